"""The encodings that checkpoints rely on: if you change one, raise its version."""

import pytest

import heptapolis
from heptapolis.core.errors import BadData
from heptapolis.envs.encoding import Encoding
from heptapolis.envs.pettingzoo import parallel_env
from heptapolis.kernel.engine import engine_of

KNOWN = {
    "wonders": Encoding("wonders", 0, 0, "dce52f049c351ea6"),
    "dice": Encoding("dice", 0, 0, "60fcdb0de61a8f6c"),
}


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_an_encoding_changes_only_with_its_version(game: str) -> None:
    """If this fails, raise LAYOUT_VERSION or ACTION_VERSION, then write the new digest here."""
    assert Encoding.of(engine_of(heptapolis.make(game))) == KNOWN[game]


def test_a_checkpoint_of_another_encoding_is_refused() -> None:
    encoding = parallel_env("dice", players=2).encoding
    encoding.check(KNOWN["dice"])
    with pytest.raises(BadData, match="trained on a different encoding"):
        encoding.check(KNOWN["wonders"])
