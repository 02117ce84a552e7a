"""Environments need a compiled game; one that has only rules is rejected with the reason."""

import pytest

from heptapolis.core.errors import NotSupported
from heptapolis.envs import SeatEnv, SeatsVectorEnv, env, parallel_env
from tests.rules_only import high_card

__all__ = ["high_card"]

pytestmark = pytest.mark.usefixtures("high_card")


@pytest.mark.parametrize("make", [SeatEnv, SeatsVectorEnv, env, parallel_env])
def test_a_game_without_a_kernel_is_refused(make: type) -> None:
    with pytest.raises(NotSupported, match=r"'highcard': this game has no compiled engine .*wonders"):
        make("highcard")


def test_a_game_without_chance_nodes_is_refused() -> None:
    from heptapolis.envs.openspiel import SpielGame

    with pytest.raises(NotSupported, match="'highcard'"):
        SpielGame("highcard")
