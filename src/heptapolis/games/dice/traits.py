"""What statistics count in the dice game: boards, and buildings that were completed."""

from collections import Counter
from collections.abc import Iterator

from heptapolis.games.dice.game import DiceState

Trait = tuple[str, str]


def had(state: DiceState) -> Iterator[tuple[int, Trait]]:
    """The board of every seat, and the buildings it completed."""
    for seat, city in enumerate(state.position.cities):
        yield seat, ("board", str(city.board))
        yield from ((seat, ("building", str(building))) for building in city.flags)


def offered(state: DiceState) -> Counter[Trait]:
    """The boards in play, and all of their buildings."""
    cities = state.position.cities
    buildings = Counter(("building", str(building)) for city in cities for building in city.crossed)
    return buildings + Counter(trait for _, trait in had(state) if trait[0] == "board")


def columns(state: DiceState) -> list[dict[str, str | int]]:
    """The columns of every seat in a table of games: `completed` lists its buildings in order."""
    return [
        {
            "board": str(city.board),
            "turns": state.position.turn,
            "coins": city.coins,
            "boxes": sum(map(len, city.crossed.values())),
            "completed": "; ".join(map(str, city.flags)),
        }
        for city in state.position.cities
    ]
