"""The rules pages: every rule is explained somewhere, and every paragraph says which rules it explains."""

import re
import tomllib
from itertools import chain

import pytest

from heptapolis.core.games import GAMES
from heptapolis.i18n import render
from heptapolis.i18n.rules_pages import Paragraph, rules_pages
from tests.paths import ROOT
from tests.test_rules_traceability import defined

PAGES = rules_pages()
PARAGRAPHS = [
    (f"{page.id}/{section.id}/{paragraph.id}", paragraph)
    for page in PAGES.values()
    for section in page.sections
    for paragraph in section.paragraphs
]
HOUSE_RULINGS = set(re.findall(r"\*\*(H\d+)\*\*", (ROOT / "docs" / "house-rulings.md").read_text("utf-8")))


RULES = {*defined(), *HOUSE_RULINGS}


def not_explained() -> set[str]:
    """The rules that need no page: their files list them with the reason."""
    files = [file for game in GAMES if (file := GAMES[game].rules_pages)]
    lists = [tomllib.loads(file.read_text("utf-8")).get("not_explained", {}) for file in files]
    return {number for listed in lists for number in listed}


def test_every_rule_is_explained_on_some_page() -> None:
    explained = set(chain.from_iterable(paragraph.rules for _, paragraph in PARAGRAPHS))
    assert RULES - explained == not_explained()


@pytest.mark.parametrize(("place", "paragraph"), PARAGRAPHS, ids=[place for place, _ in PARAGRAPHS])
def test_every_paragraph_names_its_rules(place: str, paragraph: Paragraph) -> None:
    assert paragraph.rules
    assert set(paragraph.rules) <= RULES
    assert render(paragraph.message).endswith((".", ")"))


def test_no_two_paragraphs_have_the_same_address() -> None:
    for page in PAGES.values():
        places = [(section.id, one.id) for section in page.sections for one in section.paragraphs]
        assert len(places) == len(set(places))


def test_every_icon_is_drawn() -> None:
    source = "".join(
        path.read_text("utf-8") for path in (ROOT / "web" / "src" / "art" / "icons").glob("*.ts")
    )
    drawn = set(re.findall(r"^\s+'?([a-z-]+)'?:", source, re.MULTILINE))
    assert {icon for _, paragraph in PARAGRAPHS for icon in paragraph.icons} <= drawn
