"""The file of networks: written and read back, and rejected where it does not fit."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import heptapolis
from heptapolis.core.errors import BadData, HeptapolisError, NotSupported
from heptapolis.kernel.engine import engine_of
from heptapolis.search import network_weights
from heptapolis.search.network_weights import (
    BLOCK,
    has_network,
    network_of,
    read_networks,
    rounded,
    write_networks,
)

MOST_BYTES = 2_000_000  # of a game's networks in the package


def test_networks_are_written_and_read_back_to_a_hundredth_of_the_weights_around(tmp_path: Path) -> None:
    path, large = tmp_path / "network.npz", np.linspace(-3, 3, 10 * BLOCK, dtype=np.float32)
    nothing, small = np.zeros(BLOCK, np.float32), np.linspace(-0.003, 0.003, 100, dtype=np.float32)
    weights = np.concatenate([large, nothing, small])
    write_networks(path, "layout", {"base": weights, "base, 4 players": -weights})
    found = read_networks(path, "layout")
    assert list(found) == ["base", "base, 4 players"]
    for name, sign in (("base", 1), ("base, 4 players", -1)):
        assert found[name][: len(large)] == pytest.approx(sign * large, abs=3 / 250)
        assert found[name][len(large) :] == pytest.approx(sign * weights[len(large) :], abs=0.003 / 250)
    assert rounded(weights).tolist() == found["base"].tolist()


def test_a_network_without_its_scales_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    np.savez_compressed(path, format=2, layout="layout", base=np.zeros(100, np.int8))
    with pytest.raises(BadData, match="scales"):
        read_networks(path, "layout")


def test_files_of_16_bit_floats_are_still_read(tmp_path: Path) -> None:
    """Format 1, which `heptapolis learn` wrote until 2026-11-19."""
    path, halves = tmp_path / "network.npz", np.linspace(-3, 3, 100).astype(np.float16)
    np.savez_compressed(path, format=1, layout="layout", base=halves)
    assert read_networks(path, "layout")["base"].tolist() == halves.tolist()


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


def test_a_game_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = heptapolis.make("wonders", players=6, expansions=["cities"], teams=True)
    monkeypatch.setattr(network_weights, "learned_networks", lambda engine: {})
    with pytest.raises(NotSupported, match=r"no network has been learned for base\+cities\+teams, 6 players"):
        network_of(game, engine_of(game))


@pytest.mark.parametrize("players", range(2, 8))
def test_the_package_has_networks_for_every_kind_of_game(players: int) -> None:
    wonders: list[dict[str, Any]] = [
        {},
        {"expansions": ["cities"]},
        {"expansions": ["cities"], "teams": True},
    ]
    for name, kinds in (("wonders", wonders), ("dice", [{}])):
        for options in kinds:
            try:
                game = heptapolis.make(name, players=players, **options)
            except HeptapolisError:
                continue  # the game does not allow this many players
            assert has_network(game, engine_of(game))


def test_the_networks_of_a_game_are_a_small_file() -> None:
    files = list(Path(heptapolis.__file__).parent.rglob("network.npz"))
    assert len(files) == 2
    assert all(file.stat().st_size < MOST_BYTES for file in files)
