"""What must hold after every step of every game."""

from heptapolis.games.dice.city import City
from heptapolis.games.dice.constraints import BONUSES
from heptapolis.games.dice.effects import ChooseBonus
from heptapolis.games.dice.model import Plan
from heptapolis.games.dice.state import Phase, Position
from heptapolis.games.dice.symbols import CITY, FACES, PRICES, START, Building

FORUM = len(START)


def check(position: Position) -> None:
    """Assert that dice, coins, boxes and bonuses are as the rules leave them."""
    dice = {rolled.die for rolled in position.forum}
    assert len(dice) == len(position.forum) == FORUM, f"the Forum holds {dice} (D54)"
    for rolled in position.forum:
        assert rolled.symbol in FACES[rolled.die], f"{rolled} is not a face of that die"
        assert rolled.price in PRICES, f"{rolled} lies in no section (D15)"
    for seat, city in enumerate(position.cities):
        promised = sum(isinstance(decision, ChooseBonus) for decision in position.pending[seat])
        if city.board:
            _check_city(city, promised)
    assert bool(position.to_act) == (position.phase is not Phase.OVER), "no one decides, yet it is not over"


def _check_city(city: City, promised: int) -> None:
    assert city.coins >= 0, f"{city.board} has {city.coins} coins (R12)"
    assert len(set(city.bonuses)) == len(city.bonuses) <= BONUSES, f"{city.board} has bonuses {city.bonuses}"
    assert set(city.flags) == {building for building in CITY if city.complete(building)}
    assert len(city.bonuses) + promised == min(BONUSES, len(city.flags)), "a bonus a building (R3)"
    for building in Building:
        _check_order(city.plan(building), city.crossed[building], city.before[building])


def _check_order(plan: Plan, crossed: list[int], before: int) -> None:
    """Every box of this turn was next on some arrow (D21); those of earlier turns were checked then."""
    assert before <= len(set(crossed)) == len(crossed), f"boxes lost or crossed twice: {crossed}"
    for place, number in list(enumerate(crossed))[before:]:
        assert number in plan.next(crossed[:place]), f"box {number} was crossed out of order: {crossed}"
