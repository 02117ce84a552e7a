"""The card game scored by hand: coins, tokens and symbols are counted, other rows entered as points."""

from collections import Counter
from collections.abc import Sequence

from heptapolis.core.message import Message
from heptapolis.core.result import Result
from heptapolis.core.score_pad import Column, Count
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import Symbols
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.scoring import ROWS, best_science, military, treasury

SYMBOLS = tuple(Count(symbol.value, Message(f"pad-symbol-{symbol.value}")) for symbol in Symbols)
TOKENS = (
    *(
        Count(f"victory-{age}", Message("pad-victories", {"age": number}))
        for age, number in ((1, "I"), (2, "II"), (3, "III"))
    ),
    Count("defeat", Message("wonders-city-defeats")),
)
COINS, DEBT = Count("coins", Message("pad-coins")), Count("debt", Message("wonders-city-debt"))
WILD, MASK = Count("wild", Message("pad-wild")), Count("mask", Message("pad-masks"))


def counts(game: Wonders) -> Sequence[Count]:
    """By row of the score sheet; Debt, masks and black cards only with Cities."""
    by_row = {"treasury": (COINS, DEBT), "military": TOKENS, "science": (*SYMBOLS, WILD, MASK)}
    asked = [one for row in ROWS for one in by_row.get(row, (_in_points(row),))]
    left_out = () if game.options["expansions"] else ("debt", "mask", "cities")
    return [count for count in asked if count.name not in left_out]


def _in_points(row: str) -> Count:
    return Count(row, Message(f"wonders-row-{row}"))


def score(game: Wonders, columns: Sequence[Column]) -> Result:
    rows = ROWS if game.options["expansions"] else ROWS[:-1]
    sheets = [{row: _points(columns, seat, row) for row in rows} for seat in range(len(columns))]
    return Result.of(sheets, [column.get("coins", 0) for column in columns], game.team_seats)


def _points(columns: Sequence[Column], seat: int, row: str) -> int:
    match row:
        case "treasury":
            return treasury(_city(columns[seat]))
        case "military":
            return military(_city(columns[seat]))
        case "science":
            column, neighbours = columns[seat], (columns[seat - 1], columns[(seat + 1) % len(columns)])
            copied = _symbols(neighbours[0]) + _symbols(neighbours[1])
            return best_science(_symbols(column), column.get("wild", 0), column.get("mask", 0), copied)
        case _:
            return columns[seat].get(row, 0)


def _city(column: Column) -> City:
    return City(
        coins=column.get("coins", 0),
        debt=column.get("debt", 0),
        defeats=column.get("defeat", 0),
        victories=[column.get(f"victory-{age}", 0) for age in (1, 2, 3)],
    )


def _symbols(column: Column) -> Counter[Symbols]:
    return Counter({symbol: column.get(symbol.value, 0) for symbol in Symbols})
