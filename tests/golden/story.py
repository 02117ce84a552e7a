"""Whole games as a player reads them, in every language: a changed text shows as changed sentences."""

from collections.abc import Iterator
from pathlib import Path

from heptapolis.core.contract import View
from heptapolis.core.message import Argument
from heptapolis.i18n import render
from heptapolis.i18n.narrator import narrator_of
from heptapolis.i18n.sources import DERIVED, find_languages
from tests.golden.playthrough import FOLDER, GOLDEN, Golden, choices

READER = 0
"""The seat of the reader, who is "you" in the story."""
TOLD = tuple(golden for golden in GOLDEN if golden.name in ("wonders-cities-4", "dice-2"))
LANGUAGES = tuple(language for language in find_languages() if language not in DERIVED)
STORIES = tuple((golden, language) for golden in TOLD for language in LANGUAGES)


def path_of(golden: Golden, language: str) -> Path:
    return FOLDER / "stories" / f"{golden.name}.{language}.txt"


def story(golden: Golden, language: str) -> str:
    """The game in sentences: where it stands, the reader's move, what happened, and what decided."""
    return "\n".join(render(line, language) for line in _tell(golden)) + "\n"


def _tell(golden: Golden) -> Iterator[Argument]:
    narrator, state = narrator_of(golden.game), golden.make().new(golden.seed)
    for moves in choices(state, golden.seed):
        before: View = state.view(READER)
        yield narrator.headline(before)
        if READER in moves:
            yield from (narrator.question(before), narrator.move(moves[READER]))
        events = state.play(moves)
        yield from (line.message for line in narrator.story(state.view(READER), events))
        yield ""
    verdict = narrator.verdict(state.view(READER), state.result())
    assert verdict
    yield verdict.message
