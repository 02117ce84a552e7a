"""How beginners err in the dice game; the mistakes of a group exclude each other."""

from collections.abc import Callable
from dataclasses import replace

from heptapolis.bots.evaluation import Mistake
from heptapolis.games.dice.moves import Build, Cross, Move, Pass
from heptapolis.games.dice.symbols import BARRACKS, Building
from heptapolis.games.dice.view import View

FAVOURITE_POINTS = 4.0  # extra points that a box of the favourite building seems to be worth
PASSING_POINTS = 8.0  # extra points that passing seems to cost


def forget_neighbours(view: View) -> View:
    """The view with neighbours that have no defences."""
    cities = tuple(city.copy() for city in view.cities)
    for seat, city in enumerate(cities):
        if seat != view.seat:
            city.before.update(dict.fromkeys(BARRACKS, 0))
    return replace(view, cities=cities)


def love_building(*buildings: Building) -> Callable[[Move], float]:
    def feel(move: Move) -> float:
        return FAVOURITE_POINTS if isinstance(move, Build | Cross) and move.building in buildings else 0.0

    return feel


def hate_passing(move: Move) -> float:
    return -PASSING_POINTS if isinstance(move, Pass) else 0.0


FAVOURITES = {
    "agora": (Building.AGORA,),
    "market": (Building.MARKET,),
    "barracks": BARRACKS,
    "university": (Building.UNIVERSITY,),
}
FUTURE = ("resource", "unlock", "cut", "free_dice", "gift", "ahead", "growth")
MISTAKES = (
    (Mistake("forgets-neighbours", forget_neighbours),),
    tuple(Mistake(f"loves-{name}", bias=love_building(*buildings)) for name, buildings in FAVOURITES.items()),
    (Mistake("hates-passing", bias=hate_passing),),
    (Mistake("plans-nothing", misjudge=dict.fromkeys(FUTURE, 0.4)),),
    (Mistake("spends-freely", misjudge={"coin": 0.2}),),
)
