"""Byzantium and Petra: both sides, every stage. Seat 0 builds, the others sell a tavern."""

from typing import NamedTuple

import pytest

from heptapolis.games.wonders.legal import Obstacle
from heptapolis.games.wonders.model import Board, Side
from tests.games.wonders.arrange import play, stage_offer, table
from tests.games.wonders.ledger import changes, coins_of, producers, rows, settle, snapshot


class Row(NamedTuple):
    """A stage: what it costs beside the starting resource, and what building it changes."""

    board: str
    side: str
    number: int
    cost: str
    spare: str  # the part of the cost that the starting resource does not pay
    points: int
    self: str
    others: str = ""


STAGES = (
    Row("byzantium", "day", 1, "CO", "CO", 3, "+1st"),
    Row("byzantium", "day", 2, "WWP", "WWP", 4, "+1st +1p"),
    Row("byzantium", "day", 3, "CCGT", "CCGT", 7, "+1st"),
    Row("byzantium", "night", 1, "OWP", "OWP", 4, "+1st +1p"),
    Row("byzantium", "night", 2, "OOGT", "OOGT", 6, "+1st +1p"),
    Row("petra", "day", 1, "SW", "SW", 3, "+1st"),
    Row("petra", "day", 2, "5", "5", 7, "-5c +1st"),
    Row("petra", "day", 3, "SSWP", "SSWP", 7, "+1st"),
    Row("petra", "night", 1, "CCOO", "COO", 3, "+1st", "-2c"),
    Row("petra", "night", 2, "10", "10", 14, "-10c +1st"),
)
IDS = [f"{row.board} {row.side} {row.number}" for row in STAGES]


def city_of(row: Row, without: str = "", coins: int | None = None) -> str:
    cards = " ".join(card for card in producers(row.spare) if card != without)
    purse = coins_of(row.cost) if coins is None else coins
    return f"{row.board} {row.side} {row.number - 1}st {purse}c {cards}"


@pytest.mark.parametrize("row", STAGES, ids=IDS)
def test_building_the_stage_does_all_this_and_nothing_else(row: Row) -> None:
    """C1, C65 (Byzantium) and C71 (Petra by night, a stage that bears the symbol of a loss)."""
    state = table(city_of(row), "gizah 9c", "rhodos 9c", "alexandria 9c", cities_box=True)
    before, scored = snapshot(state), rows(state).get("wonder", 0)
    play(state, f"stage {row.number} with tavern")
    settle(state)
    for city in before[1:]:
        city.coins += 3  # the tavern sold (B21)
    assert changes(before, state) == [row.self, row.others, row.others, row.others]
    assert rows(state)["wonder"] - scored == row.points


@pytest.mark.parametrize("row", STAGES, ids=IDS)
def test_the_stage_costs_this_and_nothing_less(row: Row) -> None:
    """C1: with exactly the cost it can be built; with one thing less, never."""
    exact = stage_offer(table(city_of(row), cities_box=True))
    poorer = [city_of(row, without=card) for card in producers(row.spare)]
    poorer += [city_of(row, coins=coins_of(row.cost) - 1)] * bool(coins_of(row.cost))
    obstacles = [stage_offer(table(line, cities_box=True)).obstacle for line in poorer]
    assert (exact.obstacle, exact.splits, str(exact.price)) == (None, ((0, 0),), _sorted(row.cost))
    assert len(obstacles) >= 1
    assert None not in obstacles


def _sorted(cost: str) -> str:
    digits = cost.rstrip("WSCOGPT")
    return digits + "".join(sorted(cost[len(digits) :], key="WSCOGPT".index))


@pytest.mark.parametrize(("board", "start", "day", "night"), [("byzantium", "S", 3, 2), ("petra", "C", 3, 2)])
def test_a_board_has_a_starting_resource_and_its_stages(board: str, start: str, day: int, night: int) -> None:
    """C1: Byzantium starts with stone, Petra with clay."""
    found = Board.from_text(board)
    assert found.resource.letter == start
    assert [len(found.stages(side)) for side in (Side.DAY, Side.NIGHT)] == [day, night]
    assert stage_offer(table(f"{board} {day}st")).obstacle is Obstacle.COMPLETE


def test_byzantium_may_hold_two_tokens() -> None:
    """C31 and C36: both stages by night give a Diplomacy token each."""
    state = table("byzantium night 0c ore-vein foundry lumber-yard press glassworks loom", cities_box=True)
    play(state, "stage 1 with tavern")
    state.position.hands[0].append(state.position.discard[0].card)
    state.position.hands[1].append(state.position.discard[0].card)
    state.position.hands[2].append(state.position.discard[0].card)
    play(state, "stage 2 with tavern")
    assert state.position.cities[0].diplomacy == 2
