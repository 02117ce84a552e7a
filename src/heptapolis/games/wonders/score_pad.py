"""The card game scored by hand: what lies on the table makes a position, and the rules score it.

Whoever prefers points enters the points of a row instead of its cards; both add up.
"""

from collections.abc import Mapping, Sequence

from heptapolis.core.errors import BadOption
from heptapolis.core.message import Message
from heptapolis.core.result import Result
from heptapolis.core.score_pad import Column, Count
from heptapolis.games.wonders.catalog import all_cards
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import Colour, Science, Symbols, Where
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.model import Board, Card, Side
from heptapolis.games.wonders.scoring import ROWS, best_science, sheet, symbols_of
from heptapolis.games.wonders.state import Position, cities_at

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


COUNTED = {"treasury": (COINS, DEBT), "military": TOKENS, "science": (*SYMBOLS, WILD, MASK)}
IN_POINTS = tuple(row for row in ROWS if row not in COUNTED)
COLOURS: Mapping[str, Colour] = {str(colour.name).lower(): colour for colour in Colour}


def counts(game: Wonders) -> Sequence[Count]:
    """By row of the score sheet; Debt, masks and black cards only with Cities."""
    in_points = {row: (Count(row, Message(f"wonders-row-{row}")),) for row in IN_POINTS}
    asked = [one for row in ROWS for one in (COUNTED | in_points)[row]]
    left_out = () if game.options["expansions"] else ("debt", "mask", "cities")
    return [count for count in asked if count.name not in left_out]


def details(game: Wonders) -> Sequence[Count]:
    """The stages built of a board, the cards of a colour, and every card by name."""
    stages = [Count(name, _board_title(board, side)) for name, (board, side) in _boards(game).items()]
    colours = [Count(name, Message(f"pad-cards-{name}")) for name in COLOURS]
    cards = [Count(name, Message(f"wonders-card-{name}")) for name in _cards(game)]
    return [*stages, Count("stages", Message("pad-stages")), *colours, *cards]


def _boards(game: Wonders) -> dict[str, tuple[Board, Side]]:
    return {f"{board.name}-{side}": (board, side) for board in game.catalogue.boards for side in Side}


def _board_title(board: Board, side: Side) -> Message:
    named = {"board": Message(f"wonders-board-{board.name}"), "side": Message(f"wonders-side-{side}")}
    return Message("pad-board-side", named)


def _cards(game: Wonders) -> dict[str, Card]:
    boxes = {box.name for box in game.catalogue.boxes}
    return {card.name: card for box, _, card in all_cards() if box in boxes}


def score(game: Wonders, columns: Sequence[Column]) -> Result:
    """Lay everything on a table and let the rules score it."""
    position = game.new(seed=0).position
    position.cities = [_city(game, column) for column in columns]
    sheets = [_sheet(position, seat, column) for seat, column in enumerate(columns)]
    return Result.of(sheets, [city.coins for city in position.cities], game.team_seats)


def _sheet(position: Position, seat: int, column: Column) -> dict[str, int]:
    terms, rows = position.cities[seat].terms, sheet(position, seat)
    rows |= {row: rows[row] + column.get(row, 0) for row in IN_POINTS if row in rows}
    wilds, masks = max(terms.any_science, column.get("wild", 0)), max(terms.masks, column.get("mask", 0))
    copied = symbols_of(cities_at(position, seat, Where.LEFT | Where.RIGHT))
    return rows | {"science": best_science(symbols_of([position.cities[seat]]), wilds, masks, copied)}


def _city(game: Wonders, column: Column) -> City:
    """The city with these tokens, stages and cards; of cards that were only counted, blank ones."""
    city = City(
        coins=column.get("coins", 0),
        debt=column.get("debt", 0),
        defeats=column.get("defeat", 0),
        victories=[column.get(f"victory-{age}", 0) for age in (1, 2, 3)],
        stages=column.get("stages", 0),
    )
    _set_board(city, _boards(game), column)
    city.buildings = [card for name, card in _cards(game).items() for _ in range(column.get(name, 0))]
    for symbol in Symbols:
        shown = sum(Science(symbol) in card.effects for card in city.buildings)
        blank = Card(symbol.value, Colour.GREEN, effects=(Science(symbol),))
        city.buildings += [blank] * (column.get(symbol.value, 0) - shown)
    for name, colour in COLOURS.items():
        shown = sum(card.colour is colour for card in city.buildings)
        city.buildings += [Card(name, colour)] * (column.get(name, 0) - shown)
    return city


def _set_board(city: City, boards: Mapping[str, tuple[Board, Side]], column: Column) -> None:
    given = [name for name in boards if name in column]
    if len(given) > 1:
        raise BadOption(given[1], "a city has one board", [given[0]])
    for name in given:
        board, side = boards[name]
        if column[name] > (most := len(board.stages(side))):
            raise BadOption(f"{name}={column[name]}", "more stages than the board has", [f"0 to {most}"])
        city.set_board(board, side)
        city.stages = column[name]
