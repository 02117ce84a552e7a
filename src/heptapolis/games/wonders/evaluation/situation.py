"""The table as an evaluation sees it from one seat: its own city, its neighbours, the time left."""

from collections.abc import Mapping, Sequence

from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import Where
from heptapolis.games.wonders.evaluation.clock import Clock
from heptapolis.games.wonders.evaluation.weights import Weights
from heptapolis.games.wonders.view import View

NO_FAVOURITES: Mapping[str, float] = {}


class Situation:
    """One seat, its city and its neighbours, and what the others' points are worth to it."""

    def __init__(
        self,
        view: View,
        seat: int,
        cities: Sequence[City],
        weights: Weights,
        favourites: Mapping[str, float] = NO_FAVOURITES,
    ) -> None:
        self.view, self.seat, self.cities, self.weights = view, seat, cities, weights
        self.favourites = favourites
        self.clock = Clock(view.options, view.age, view.turn)
        self.city = cities[seat]
        count = view.options.players
        self.sides = {Where.LEFT: (seat + 1) % count, Where.SELF: seat, Where.RIGHT: (seat - 1) % count}
        self.neighbours = [cities[self.sides[Where.LEFT]], cities[self.sides[Where.RIGHT]]]

    def cities_at(self, where: Where) -> list[City]:
        return [self.cities[seat] for side, seat in self.sides.items() if side in where]

    def row_factor(self, row: str | None) -> float:
        """How much a point in this row of the score sheet counts to the player."""
        return 1 + self.favourites.get(row, 0.0) if row else 1.0

    def stake(self, seat: int, rival: float) -> float:
        """What a point of another seat is worth to this one: a loss, unless it is a team-mate's."""
        return self.weights.mate if seat in self.view.options.circle(self.seat) else -rival

    def gift(self, where: Where, coins: float) -> float:
        """What this many coins for the city there are worth to this seat."""
        return self.stake(self.sides[where], self.weights.rival) * coins / 3

    def others(self, points: float) -> float:
        """What this many points for every other seat are worth to this seat."""
        seats = (seat for seat in self.view.options.seats if seat != self.seat)
        return sum(self.stake(seat, self.weights.rival) for seat in seats) * points
