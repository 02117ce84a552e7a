"""What does not fit into the records is rejected, naming the constant to raise."""

import pytest

from heptapolis.core.errors import BadData
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.kernel import layout
from heptapolis.games.wonders.kernel.capacity import capacity_needs
from heptapolis.games.wonders.kernel.tables import encode

GAME = Wonders(players=7, expansions=("cities",))
NEEDS = {need.constant: need for need in capacity_needs(GAME)}


@pytest.mark.parametrize("constant", NEEDS)
def test_a_constant_that_is_too_small_is_named(constant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, constant, 0)
    wanted = rf"too large for the kernel: .* room for 0 \(raise {constant} in heptapolis/games/wonders/"
    with pytest.raises(BadData, match=wanted):
        encode.__wrapped__(GAME)


def test_every_limit_of_the_catalogue_is_checked() -> None:
    """One card, effect, board, stage or hand more than there is room for."""
    assert {"CARDS", "EFFECTS", "BOARDS", "STAGES", "HAND", "SEATS", "POOL", "CHOICES"} <= set(NEEDS)


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("expansions", [(), ("cities",)])
def test_the_boxes_fit(players: int, expansions: tuple[str, ...]) -> None:
    encode(Wonders(players=players, expansions=expansions))
