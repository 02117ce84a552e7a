"""The score sheet at the end, for every game: rows, ranks, and how ties were decided."""

from collections.abc import Callable, Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table

from heptapolis.core.result import Result
from heptapolis.i18n import Message, join_in_words, join_messages, quantity, render, text, text_or

Who = Callable[[int], Message]


def score_sheet(result: Result, game: str, who: Who) -> RenderableType:
    """Everyone's points row by row, best first, and how ties were broken."""
    lines = [*team_lines(result, who), *tie_lines(result, who), winner_line(result, who)]
    return Group(_table(result, game, who), "", *lines)


def _table(result: Result, game: str, who: Who) -> Table:
    rows = list(result.sheets[0])
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(text("score-place"), justify="right")
    table.add_column(text("score-player"))
    for row in rows:
        table.add_column(text_or(f"{game}-row-{row}", row), justify="right")
    table.add_column(text("score-total"), justify="right", style="bold")
    for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
        points = [str(result.sheets[seat][row]) for row in rows]
        table.add_row(str(result.ranks[seat]), render(who(seat)), *points, str(result.totals[seat]))
    return table


def _sides(result: Result) -> list[tuple[int, ...]]:
    """Who is ranked together: teams, or single seats."""
    return list(result.teams) or [(seat,) for seat in range(len(result.ranks))]


def _points(result: Result, side: tuple[int, ...]) -> int:
    return sum(result.totals[seat] for seat in side)


def _coins(result: Result, side: tuple[int, ...]) -> int:
    return sum(result.tiebreaks[seat] for seat in side)


def _names(side: tuple[int, ...], who: Who) -> Message:
    return join_in_words([who(seat) for seat in side])


def team_lines(result: Result, who: Who) -> Iterator[str]:
    for team in result.teams:
        yield text("score-team", players=_names(team, who), points=quantity("point", _points(result, team)))


def tie_lines(result: Result, who: Who) -> Iterator[str]:
    """One sentence for every tied total."""
    by_points = sorted(_sides(result), key=lambda side: -_points(result, side))
    for points, group in groupby(by_points, key=lambda side: _points(result, side)):
        tied = list(group)
        if len(tied) > 1:
            yield _tie(result, tied, points, who)


def _tie(result: Result, tied: list[tuple[int, ...]], points: int, who: Who) -> str:
    players = join_in_words([_names(side, who) for side in tied])
    coins = [_coins(result, side) for side in tied]
    if len(set(coins)) == 1:
        shared = quantity("coin", coins[0])
        return text("score-tie-shared", players=players, points=quantity("point", points), coins=shared)
    amounts = join_messages(coins, "versus")
    return text("score-tie-broken", players=players, points=quantity("point", points), coins=amounts)


def winner_line(result: Result, who: Who) -> str:
    best = [side for side in _sides(result) if result.ranks[side[0]] == 1]
    points = quantity("point", _points(result, best[0]))
    key = "score-won" if len(best) == 1 else "score-together"
    return text(key, players=join_in_words([_names(side, who) for side in best]), points=points)
