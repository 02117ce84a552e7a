"""What statistics count in the card game: boards with their sides, and cards, with the turn of each."""

from collections import Counter
from collections.abc import Iterator

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.game import WondersState
from heptapolis.games.wonders.moves import Build, BuildStage, Recover, Sell

Trait = tuple[str, str]


def had(state: WondersState) -> Iterator[tuple[int, Trait]]:
    """The board and the buildings of every seat."""
    for seat, city in enumerate(state.position.cities):
        yield seat, ("board", f"{city.board} {city.side}")
        yield from ((seat, ("card", card.name)) for card in city.buildings)


def offered(state: WondersState) -> Counter[Trait]:
    """Every copy of a card that was dealt, and the boards in play."""
    hands = (state.position.deal.hand(age, seat) for age in AGES for seat in state.position.seats)
    cards = Counter(("card", card.name) for hand in hands for card in hand)
    return cards + Counter(trait for _, trait in had(state) if trait[0] == "board")


def columns(state: WondersState) -> list[dict[str, str | int]]:
    """The columns of every seat in a table of games: `cards` lists what was done with them, turn by turn."""
    done: list[list[str]] = [[] for _ in state.position.seats]
    for step in state.position.log:
        for seat, move in step.moves.items():
            if verb := VERBS.get(type(move)):
                done[seat].append(f"{step.age}.{step.turn} {verb} {move.card}")  # type: ignore[union-attr]
    return [
        {
            "board": str(city.board),
            "side": str(city.side),
            "stages": city.stages,
            "coins": city.coins,
            "shields": city.shields,
            "victories": sum(city.victories),
            "defeats": city.defeats,
            "debt": city.debt,
            "cards": "; ".join(done[seat]),
        }
        for seat, city in enumerate(state.position.cities)
    ]


VERBS = {Build: "build", BuildStage: "stage", Sell: "sell", Recover: "recover"}
