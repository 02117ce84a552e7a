"""An analyst that plays nothing out: `python -m tests.browser.scripted_analyst`.

It says that every player lost 20 % at their second decision and 8 % at their fourth, and was right otherwise.
"""

import json
import sys
from collections.abc import Iterator

from heptapolis.analysis.model import LuckAndSkill
from heptapolis.analysis.run import read_steps
from heptapolis.core.contract import Move, State
from heptapolis.core.message import Message
from heptapolis.core.record import Record
from heptapolis.i18n.message import join_messages
from heptapolis.i18n.narrator import narrator_of
from heptapolis.search import forecast
from heptapolis.server.describe_analysis import say_luck
from heptapolis.server.wire import analysis as wire

LOST = {2: ("blunder", 0.2), 4: ("mistake", 0.08)}  # by the number of the decision of a seat
ROWS_BETTER, OTHERS = 4.0, 120.0


def estimate(mean: float, error: float = 0.01) -> wire.Estimate:
    return wire.Estimate(mean=round(mean, 4), error=error)


def analyse(record: Record, playouts: int) -> wire.StoredAnalysis:
    steps = list(read_steps(record))
    decided: dict[int, int] = {}
    decisions = []
    for step in steps:
        for seat in step.choosers:
            decided[seat] = decided.get(seat, 0) + 1
            verdict, loss = LOST.get(decided[seat], ("best", 0.0))
            decisions.append(_decision(step.number, step.state, seat, step.moves[seat], verdict, loss))
    players, end = steps[0].state.game.players, steps[-1].following.result()
    return wire.StoredAnalysis(
        playouts=playouts,
        chances=[
            wire.ChancesAfter(step=number, seats=list(_chances(number, len(steps), players, end.winners)))
            for number in range(len(steps) + 1)
        ],
        decisions=decisions,
        players=[_player(seat, decided[seat], decisions, end.sheets[seat]) for seat in range(players)],
    )


def _chances(step: int, of: int, players: int, winners: tuple[int, ...]) -> Iterator[wire.Estimate]:
    """From even chances to the outcome, with a wave of its own for everybody."""
    for seat in range(players):
        end, wave = (seat in winners) / len(winners), ((step * (seat + 2)) % 5 - 2) / 60
        share = step / of
        even = (1 - share) / players + share * end
        yield estimate(max(0.0, even + (wave if 0 < step < of else 0.0)))


def _decision(
    number: int, state: State, seat: int, played: Move, verdict: str, loss: float
) -> wire.DecisionDetails:
    legal = state.legal(seat)
    best = next(move for move in reversed(legal) if (move != played) == bool(loss))
    others = [move for move in legal if move not in (best, played)][:3]
    moves = [best, *([played] if loss else []), *others]
    rows = state.result().sheets[seat]
    forecasts = [_forecast(state, move, rows, loss if place else 0.0) for place, move in enumerate(moves)]
    told = {
        move: wire.MoveText(move=one.move, message=one.message)
        for move, one in zip(moves, forecasts, strict=True)
    }
    return wire.DecisionDetails(
        step=number,
        seat=seat,
        chapter=1,
        played=told[played],
        best=told[best],
        loss=estimate(loss),
        points=estimate(ROWS_BETTER if loss else 0.0, 0.3),
        verdict=verdict,  # type: ignore[arg-type]
        explanation=_explain(state, forecasts[0], forecasts[1], loss) if loss else None,
        moves=forecasts,
    )


def _forecast(state: State, move: Move, rows: dict[str, int], loss: float) -> wire.MoveForecast:
    narrator = narrator_of(state.game.name)
    expected = {row: estimate(points + 5.0, 0.2) for row, points in rows.items()}
    first = next(iter(rows))
    expected[first] = estimate(expected[first].mean - (ROWS_BETTER if loss else 0.0), 0.2)
    return wire.MoveForecast(
        move=str(move),
        message=narrator.move(move),
        chance=estimate(0.4 - loss),
        points=estimate(sum(row.mean for row in expected.values()), 0.4),
        rows=expected,
        others=estimate(OTHERS, 0.5),
        explanation=None,
    )


def _explain(state: State, best: wire.MoveForecast, played: wire.MoveForecast, loss: float) -> Message:
    row = narrator_of(state.game.name).name_row(next(iter(best.rows)))
    changes = join_messages([Message("analysis-row", {"row": row, "sign": "+", "points": ROWS_BETTER})])
    chance = Message("analysis-chance", {"sign": "+", "percent": round(100 * loss, 1), "error": 2.0})
    moves = {"better": best.message, "played": played.message}
    return Message("analysis-better", {**moves, "changes": changes, "chance": chance})


def _player(
    seat: int, decided: int, decisions: list[wire.DecisionDetails], sheet: dict[str, int]
) -> wire.PlayerReport:
    own = [one for one in decisions if one.seat == seat]
    lost = sorted((one for one in own if one.loss.mean), key=lambda one: -one.loss.mean)
    parts = [forecast.Estimate(mean, 0.02) for mean in (0.33, 0.0, -0.28, 0.05, 0.1, -0.1, -0.1)]
    change = LuckAndSkill(*parts)
    names = ("start", "end", "mistakes", "better_play", "hidden", "others", "chance")
    told = {name: estimate(part.mean, part.error) for name, part in zip(names, parts, strict=True)}
    return wire.PlayerReport(
        seat=seat,
        decisions=decided,
        accuracy=87.6,
        verdicts={"best": decided - 2, "good": 0, "inaccuracy": 0, "mistake": 1, "blunder": 1},
        chapters=[],
        costliest=[one.step for one in lost],
        rows={row: wire.RowReport(points=points, winners=estimate(6.5)) for row, points in sheet.items()},
        change=wire.LuckAndSkill(**told, message=say_luck(change)),
    )


def main() -> None:
    for line in sys.stdin:
        wanted = json.loads(line)
        if "record" in wanted:
            made = analyse(Record.from_json(wanted["record"]), wanted["playouts"])
            print(json.dumps({"key": wanted["key"], "analysis": made.model_dump_json()}), flush=True)


if __name__ == "__main__":
    main()
