"""What play changed in the cities, in one line of notation, for tests.

    before = snapshot(state)
    play(state, "build opium-stash")
    settle(state)
    changes(before, state)  # ["+3c", "-1c", "-1c", "-1c"]

Numbers as in `arrange`: coins `c`, stages `st`, Victory tokens `v1` to `v3`, Defeat tokens `d`, Debt `o`,
Diplomacy tokens `p`; and shields `s`.
"""

from collections.abc import Sequence

from heptapolis.core.contract import Event
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.game import WondersState
from heptapolis.games.wonders.moves import Move
from heptapolis.games.wonders.state import Phase

# How to make a city produce exactly these resources.
PRODUCERS = {
    "WW": "sawmill",
    "SS": "quarry",
    "CC": "brickyard",
    "OO": "foundry",
    "W": "lumber-yard",
    "S": "stone-pit",
    "C": "clay-pool",
    "O": "ore-vein",
    "G": "glassworks",
    "P": "press",
    "T": "loom",
}
STARTS = {"S": "gizah", "O": "rhodos", "G": "alexandria", "T": "halikarnassos", "P": "ephesos"}


def producers(cost: str) -> list[str]:
    """The brown and grey cards that produce a cost such as `"2OWT"`: one for each resource, no more."""
    rest, cards = cost.lstrip("0123456789"), []
    for symbols, card in PRODUCERS.items():
        if symbols in rest:
            rest = rest.replace(symbols, "", 1)
            cards.append(card)
    assert not rest, f"nothing produces {rest}"
    return cards


def useless_board(cost: str) -> str:
    """A board whose starting resource does not help to pay this cost."""
    return next(board for letter, board in STARTS.items() if letter not in cost)


def coins_of(cost: str) -> int:
    return int(cost.rstrip("WSCOGPT") or 0)


def numbers(city: City) -> dict[str, int]:
    """Everything about a city that can be counted."""
    tokens = {f"v{age}": number for age, number in enumerate(city.victories, start=1)}
    rest = {"d": city.defeats, "o": city.debt, "p": city.diplomacy, "s": city.shields}
    return {"c": city.coins, "st": city.stages, **tokens, **rest}


def snapshot(state: WondersState) -> list[City]:
    return [city.copy() for city in state.position.cities]


def change(before: City, after: City) -> str:
    old, new = numbers(before), numbers(after)
    return " ".join(f"{new[kind] - old[kind]:+}{kind}" for kind in old if new[kind] != old[kind])


def changes(before: Sequence[City], state: WondersState) -> list[str]:
    """What has changed, seat by seat."""
    return [change(old, new) for old, new in zip(before, state.position.cities, strict=True)]


def settle(state: WondersState) -> list[Event]:
    """Every victim of a loss pays all the coins that can be paid."""
    if state.position.phase is not Phase.LOSS:
        return []
    most: dict[int, Move] = {seat: state.legal(seat)[0] for seat in state.to_act}
    return state.play(most)


def rows(state: WondersState, seat: int = 0) -> dict[str, int]:
    """The score sheet without what `changes` covers: the rows of coins and tokens."""
    sheet = state.result().sheets[seat]
    return {row: points for row, points in sheet.items() if points and row not in ("military", "treasury")}
