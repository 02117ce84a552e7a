"""What decided a game, in one sentence: the row of the score sheet where the winner was furthest ahead."""

from collections.abc import Callable

from heptapolis.core.message import Argument, Message
from heptapolis.core.result import Result
from heptapolis.i18n.message import join_in_words, join_messages, quantity

Side = tuple[int, ...]  # a team, or a single seat
NameSide = Callable[[Side], Argument]
NameRow = Callable[[str], Argument]
MAX_ROWS_NAMED = 2  # that share the largest lead; more rows than that explain nothing


def explain_result(result: Result, name_side: NameSide, name_row: NameRow) -> Message | None:
    """Why the winner won; None if there was nobody to beat."""
    sides = [tuple(team) for team in result.teams] or [(seat,) for seat in range(len(result.ranks))]
    sides.sort(key=lambda side: result.ranks[side[0]])  # stable: of several in the same place, the first seat
    if len(sides) < 2:
        return None
    winners = [side for side in sides if result.ranks[side[0]] == 1]
    if len(winners) > 1:
        return _explain_shared([name_side(side) for side in winners], in_teams=bool(result.teams))
    winner, second = sides[:2]
    reason = _explain_lead(result, winner, second, name_row)
    names_of_both = {"winner": name_side(winner), "second": name_side(second)}
    return Message(reason.id, {**names_of_both, **reason.args})


def _explain_shared(winners: list[Argument], *, in_teams: bool) -> Message:
    """Several sides won. A team is a list of its own: joined by another "and", teams would run together."""
    if in_teams:
        return Message("verdict-shared-teams", {"players": join_messages(winners, "semicolon")})
    return Message("verdict-shared", {"players": join_in_words(winners)})


def _explain_lead(result: Result, winner: Side, second: Side, name_row: NameRow) -> Message:
    """The tie-break, or the row with the largest lead; two rows may share it, or none may stand out."""
    total, margin = _total(result, winner), _total(result, winner) - _total(result, second)
    if margin == 0:
        return Message("verdict-tiebreak", {"points": quantity("point", total)})
    one, other = _add_rows(result, winner), _add_rows(result, second)
    lead = max(points - other[row] for row, points in one.items())
    rows = [row for row, points in one.items() if points - other[row] == lead]
    if len(rows) > MAX_ROWS_NAMED:
        return Message("verdict-margin", {"points": quantity("point", margin)})
    named: dict[str, Argument] = {"rows": join_in_words([name_row(row) for row in rows])}
    if one[rows[0]] < 0 and len(rows) == 1:  # both lost points, by Debt or defeats: the winner fewer
        return Message("verdict-loss", named | _compare(one[rows[0]], other[rows[0]]))
    named["points"] = quantity("point", lead)
    if len(rows) > 1:
        return Message("verdict-rows", named)
    return Message("verdict-row", named | _compare(one[rows[0]], other[rows[0]]))


def _compare(one: int, other: int) -> dict[str, Argument]:
    """The points of both, the minus sign as it is printed on a score sheet."""
    return {"one": _write(one), "other": _write(other)}


def _write(points: int) -> Argument:
    return points if points >= 0 else f"−{-points}"


def _add_rows(result: Result, side: Side) -> dict[str, int]:
    """The score sheet of a side; a team adds up the sheets of its members (C61)."""
    rows = dict.fromkeys(row for sheet in result.sheets for row in sheet)
    return {row: sum(result.sheets[seat].get(row, 0) for seat in side) for row in rows}


def _total(result: Result, side: Side) -> int:
    return sum(result.totals[seat] for seat in side)
