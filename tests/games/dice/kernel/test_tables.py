"""The tables hold what is printed on the boards, whatever the numbers are."""

import numpy as np
import pytest

from heptapolis.core.errors import BadData
from heptapolis.games.dice.data import shipped_text
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.kernel import layout
from heptapolis.games.dice.kernel.capacity import capacity_needs
from heptapolis.games.dice.kernel.layout import BOXES
from heptapolis.games.dice.kernel.tables import BUILDINGS, encode, list_decisions
from heptapolis.games.dice.symbols import Building

TEXT = shipped_text("heptapolis")


def encoded(old: str = "", new: str = "") -> bytes:
    assert old in TEXT
    tables = encode(Dice(players=2, board_set=TEXT.replace(old, new, 1) if old else TEXT))
    return bytes(tables.tobytes())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"0: 1 point"', '"1: 1 point"'),  # a cost
        ('"0: 1 point"', '"0: 2 points"'),  # points
        ("attack 7", "attack 8"),
        ("7 coins", "6 coins"),  # a bonus
        ("dice cost 1 less", "dice cost 2 less"),
        ("2 coins per grey die", "2 coins per red die"),
        ("cross up to 2 agora", "cross up to 3 agora"),
        ("unlock black", "1 point; unlock black"),
        ("start_coins = 7", "start_coins = 8"),
        ("first_agora = 3", "first_agora = 3\ncapacity = 20"),
        ("first_agora = 3", "first_agora = 4"),
        ('any_order = ["camel", "chest"]', 'any_order = ["camel", "coins"]'),
    ],
)
def test_a_changed_board_changes_the_tables(old: str, new: str) -> None:
    assert encoded(old, new) != encoded()


def test_options_are_in_the_tables() -> None:
    games = [Dice(players=2), Dice(players=3), Dice(agora_tie="none"), Dice(boards="choose")]
    assert len({encode(game).tobytes() for game in games}) == len(games)


def test_costs_and_sizes() -> None:
    """D22: which boxes a number of resources can pay for."""
    game = Dice()
    tables = encode(game)[0]
    for number, board in enumerate(game.printed.boards):
        for place, building in enumerate(BUILDINGS):
            plan, row = board.plans[building], tables.boards[number].plans[place]
            assert row.length == len(plan.boxes)
            assert [int(cost) for cost in row.boxes["cost"][: row.length]] == list(plan.costs.values())
            for resources in range(7):
                payable = [n for n in plan.costs if plan.costs[n] <= resources]
                assert [n + 1 for n in range(BOXES) if row.within[resources] >> n & 1] == payable


def test_boards_too_large_for_the_kernel_are_refused() -> None:
    """The rules engine still plays them."""
    stretched = TEXT.replace(
        "[common.guild-court]\nguild = [", "[common.guild-court]\nguild = [" + '"1: 1 point", ' * 14
    )
    assert len(Dice(board_set=stretched).printed.boards[0].plans[Building.GUILD_COURT].boxes) == 17
    with pytest.raises(BadData, match="17 boxes in a building, room for 16"):
        encode(Dice(board_set=stretched))
    wordy = TEXT.replace('"0: 1 point"', '"0: 1 point; 1 point; 1 point; 1 point; 1 point"')
    with pytest.raises(BadData, match="5 effects of a box, room for 4"):
        encode(Dice(board_set=wordy))


NEEDS = {need.constant: need for need in capacity_needs(Dice(), list_decisions(Dice()))}


@pytest.mark.parametrize("constant", NEEDS)
def test_a_constant_that_is_too_small_is_named(constant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, constant, 0)
    wanted = rf"too large for the kernel: .* room for 0 \(raise {constant} in heptapolis/games/dice/"
    with pytest.raises(BadData, match=wanted):
        encode.__wrapped__(Dice())


def test_fields_are_not_hidden_by_attributes_of_records() -> None:
    """Without compilation `record.size` is NumPy's own, not a field of that name."""
    for dtype in vars(layout).values():
        if isinstance(dtype, np.dtype) and dtype.names:
            assert not [name for name in dtype.names if name in dir(np.record)]
