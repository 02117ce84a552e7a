"""How beginners err in the dice game; the mistakes of a group exclude each other."""

from collections.abc import Callable
from dataclasses import replace

from heptapolis.bots.evaluation import Mistake
from heptapolis.games.dice.moves import Build, Cross, Move, Pass
from heptapolis.games.dice.symbols import BARRACKS, Building
from heptapolis.games.dice.view import View

LOVE = 4.0  # points that a box of the favourite building seems to be worth more
DISGUST = 8.0  # points that passing seems to cost


def forget_neighbours(view: View) -> View:
    """Neighbours without defences."""
    cities = tuple(city.copy() for city in view.cities)
    for seat, city in enumerate(cities):
        if seat != view.seat:
            city.before.update(dict.fromkeys(BARRACKS, 0))
    return replace(view, cities=cities)


def love_building(*buildings: Building) -> Callable[[Move], float]:
    return lambda move: LOVE if isinstance(move, Build | Cross) and move.building in buildings else 0.0


def hate_passing(move: Move) -> float:
    return -DISGUST if isinstance(move, Pass) else 0.0


LOVED = {
    "agora": (Building.AGORA,),
    "market": (Building.MARKET,),
    "barracks": BARRACKS,
    "university": (Building.UNIVERSITY,),
}
FUTURE = ("resource", "unlock", "cut", "free_dice", "gift", "ahead", "growth")
MISTAKES = (
    (Mistake("forgets-neighbours", forget_neighbours),),
    tuple(Mistake(f"loves-{name}", bias=love_building(*buildings)) for name, buildings in LOVED.items()),
    (Mistake("hates-passing", bias=hate_passing),),
    (Mistake("plans-nothing", misjudge=dict.fromkeys(FUTURE, 0.4)),),
    (Mistake("spends-freely", misjudge={"coin": 0.2}),),
)
