"""How beginners err in the card game; the mistakes of a group exclude each other."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from heptapolis.bots.evaluation import Mistake
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.moves import Build, BuildStage, Move, Sell
from heptapolis.games.wonders.view import View

FAVOURITE_POINTS = 3.0  # extra points that a card of the favourite colour seems to be worth
DISCARDING_POINTS = 6.0  # extra points that discarding a card seems to cost
BUYING_POINTS = 0.7  # extra points that each coin paid to a neighbour seems to cost


def forget_neighbour(step: int, view: View) -> View:
    """The view with a neighbour that has built nothing: no shields, nothing to sell, no use for a card."""
    assert view.seat is not None
    forgotten = (view.seat + step) % view.options.players
    city = view.cities[forgotten]
    bare = City(city.board, city.side, city.coins)
    cities = (bare if seat == forgotten else other for seat, other in enumerate(view.cities))
    return replace(view, cities=tuple(cities))


def love_colour(colour: Colour) -> Callable[[Move], float]:
    return lambda move: FAVOURITE_POINTS if isinstance(move, Build) and move.card.colour is colour else 0.0


def hate_discarding(move: Move) -> float:
    return -DISCARDING_POINTS if isinstance(move, Sell) else 0.0


def hate_buying(move: Move) -> float:
    return -BUYING_POINTS * (move.left + move.right) if isinstance(move, Build | BuildStage) else 0.0


COLOURS = (Colour.BLUE, Colour.YELLOW, Colour.RED, Colour.GREEN)
FORGOTTEN = {"left": 1, "right": -1}
FUTURE = ("liquidity", "savings", "stage_savings", "chain", "sales", "science_future", "science_hope")
MISTAKES = (
    tuple(Mistake(f"forgets-{side}", partial(forget_neighbour, step)) for side, step in FORGOTTEN.items()),
    tuple(Mistake(f"loves-{colour.name}".lower(), bias=love_colour(colour)) for colour in COLOURS),
    (Mistake("hates-discarding", bias=hate_discarding),),
    (Mistake("hates-buying", bias=hate_buying),),
    (Mistake("plans-nothing", misjudge=dict.fromkeys(FUTURE, 0.3)),),
    (Mistake("forgets-wonder", misjudge=dict.fromkeys(("stage_1", "stage_2", "stage_3"), 0.4)),),
)
