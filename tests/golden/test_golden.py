"""The golden playthroughs still go the way they went; `make golden` writes them anew."""

import pytest

from tests.golden.playthrough import GOLDEN, Golden, playthrough


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_playthrough_is_unchanged(golden: Golden) -> None:
    assert playthrough(golden) == golden.path.read_text()
