"""The file of networks: written and read back, and rejected where it does not fit."""

from pathlib import Path

import numpy as np
import pytest

import heptapolis
from heptapolis.core.errors import BadData, NotSupported
from heptapolis.kernel.engine import engine_of
from heptapolis.search.network_weights import (
    network_of,
    read_networks,
    write_networks,
)


def test_networks_are_written_and_read_back_to_three_digits(tmp_path: Path) -> None:
    path, weights = tmp_path / "network.npz", np.linspace(-3, 3, 1000, dtype=np.float32)
    write_networks(path, "layout", {"base": weights, "base, 4 players": -weights})
    found = read_networks(path, "layout")
    assert list(found) == ["base", "base, 4 players"]
    assert found["base"] == pytest.approx(weights, rel=1e-3, abs=1e-3)


def test_a_file_of_other_inputs_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    write_networks(path, "other", {})
    with pytest.raises(BadData, match="other inputs"):
        read_networks(path, "layout")


def test_a_file_that_is_not_an_archive_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    path.write_text("{}")
    with pytest.raises(BadData, match="not a network file"):
        read_networks(path, "layout")
    assert read_networks(tmp_path / "none.npz", "layout") == {}


def test_a_game_without_a_network_says_so() -> None:
    game = heptapolis.make("wonders", players=6, expansions=["cities"], teams=True)
    with pytest.raises(NotSupported, match=r"no network has been learned for base\+cities\+teams, 6 players"):
        network_of(game, engine_of(game))
