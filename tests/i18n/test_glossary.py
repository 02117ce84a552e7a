"""docs/glossary.md has the names of the cards as the games say them."""

import pytest

from heptapolis.core.message import Message
from heptapolis.i18n import render
from heptapolis.i18n.sources import SOURCE_LANGUAGE, TABLE, read_entries
from tests.paths import ROOT

LANGUAGES = (SOURCE_LANGUAGE, "bg", "ru", "sr", "sv")
CARD = "wonders-card-"


def rows() -> set[tuple[str, ...]]:
    """The rows of all tables, without the stars."""
    lines = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    cells = (line.strip("| ").split(" | ") for line in lines if line.startswith("|"))
    return {tuple(cell.removesuffix(" \\*") for cell in row) for row in cells}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_card_is_called_what_the_glossary_says(language: str) -> None:
    column = LANGUAGES.index(language)
    known = {(row[0], row[column]) for row in rows() if len(row) == len(LANGUAGES)}
    cards = [key for key in read_entries(SOURCE_LANGUAGE, TABLE) if key.startswith(CARD)]
    said = {(render(Message(key), SOURCE_LANGUAGE), render(Message(key), language)) for key in cards}
    assert said - known == set()
