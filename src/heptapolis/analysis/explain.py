"""Why one move is better than another, from the expected score sheets of the two: nothing is guessed."""

from collections.abc import Callable, Iterator, Sequence

from heptapolis.analysis.verdicts import CLEAR_ERRORS, is_clear
from heptapolis.core.message import Argument, Message
from heptapolis.i18n.message import join_messages
from heptapolis.search.forecast import Estimate, Forecast, OutcomeSums

MAX_ROWS_NAMED = 3
MIN_POINTS_NAMED = 0.3  # smaller changes of a row are not worth a word
MIN_OTHERS_NAMED = 0.5

NameRow = Callable[[str], Message]


def explain(
    better: Message,
    played: Message,
    after_better: Sequence[Forecast],
    after_played: Sequence[Forecast],
    gained: Estimate,
    own_side: Sequence[int],
    name_row: NameRow,
) -> Message:
    """What changes with the better move: rows of the seat (the first of its side), the others, its chance."""
    seat = own_side[0]
    moves: dict[str, Argument] = {"better": better, "played": played, "chance": say_chance(gained)}
    changes = [*_row_changes(after_better[seat], after_played[seat], name_row)]
    changes += _others_change(after_better, after_played, own_side)
    if not changes:
        return Message("analysis-better-overall" if is_clear(gained) else "analysis-unclear", moves)
    key = "analysis-better" if is_clear(gained) else "analysis-unclear-rows"
    return Message(key, {**moves, "changes": join_messages(changes)})


def say_chance(gained: Estimate) -> Message:
    """A difference of chances: "+7 % to win (± 2)"."""
    return Message(
        "analysis-chance",
        {
            "sign": _sign(gained.mean),
            "percent": round(100 * abs(gained.mean), 1),
            "error": round(100 * CLEAR_ERRORS * gained.error, 1),
        },
    )


def _row_changes(better: Forecast, played: Forecast, name_row: NameRow) -> Iterator[Message]:
    """The rows that clearly change, the largest change first."""
    changes = {row: better.rows[row] - played.rows[row] for row in better.rows}
    ranked = sorted(changes.items(), key=lambda change: -abs(change[1].mean))
    for row, change in ranked[:MAX_ROWS_NAMED]:
        if is_clear(change) and abs(change.mean) >= MIN_POINTS_NAMED:
            yield Message("analysis-row", {**_points(change), "row": name_row(row)})


def _others_change(
    better: Sequence[Forecast], played: Sequence[Forecast], own_side: Sequence[int]
) -> Iterator[Message]:
    """What the opponents gain or lose together, if that is clear."""
    total = Estimate(0.0, 0.0)
    for seat in range(len(better)):
        if seat not in own_side:
            total += better[seat].points - played[seat].points
    if is_clear(total) and abs(total.mean) >= MIN_OTHERS_NAMED:
        yield Message("analysis-others", _points(total))


def _points(change: Estimate) -> dict[str, Argument]:
    return {"sign": _sign(change.mean), "points": round(abs(change.mean), 1)}


def _sign(number: float) -> str:
    return "−" if number < 0 else "+"  # a true minus sign


def rounded(forecasts: OutcomeSums) -> tuple[Forecast, ...]:
    """Forecasts with as many digits as are worth keeping."""
    return tuple(
        Forecast(
            round_estimate(one.chance),
            round_estimate(one.points),
            {row: round_estimate(value) for row, value in one.rows.items()},
        )
        for one in forecasts.forecasts()
    )


def round_estimate(estimate: Estimate) -> Estimate:
    return Estimate(round(estimate.mean, 4), round(estimate.error, 4))
