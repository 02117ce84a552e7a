"""The golden playthroughs still go as they did; `make golden` writes them again."""

import pytest

from tests.golden.playthrough import GOLDEN, Golden, playthrough
from tests.golden.story import STORIES, path_of, story


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_playthrough_is_unchanged(golden: Golden) -> None:
    assert playthrough(golden) == golden.path.read_text()


@pytest.mark.parametrize(("golden", "language"), STORIES, ids=lambda one: getattr(one, "name", one))
def test_story_is_unchanged(golden: Golden, language: str) -> None:
    assert story(golden, language) == path_of(golden, language).read_text("utf-8")
