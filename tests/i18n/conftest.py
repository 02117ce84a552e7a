"""Languages that a test makes up are forgotten after it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from heptapolis.i18n import sources
from heptapolis.i18n.speech import speech

CACHES = (sources.find_languages, sources.read_entries, sources.write_part, speech)


@pytest.fixture
def languages_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder that holds all languages of this test."""
    monkeypatch.setattr(sources, "_SHARED", tmp_path)
    for cached in CACHES:
        cached.cache_clear()
    yield tmp_path
    for cached in CACHES:
        cached.cache_clear()
