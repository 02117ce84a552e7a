"""The numbered rules in every language: the same pages and rules, which cite the same other rules."""

import re
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.test_rules_traceability import DEFINITION

RULES = ROOT / "docs" / "rules"
LANGUAGES = sorted(folder.name for folder in RULES.iterdir() if folder.is_dir())
PAGES = sorted(page.name for page in (RULES / "en").iterdir())
CITED = re.compile(r"\b[BWCXDER]\d{1,2}\b")
CODE = re.compile(r"`[^`]+`")


def paragraphs(page: Path) -> dict[str, str]:
    """The text of each rule, by its number, in the order of the page."""
    text = page.read_text("utf-8")
    starts = [*DEFINITION.finditer(text)]
    ends = [found.start() for found in starts[1:]] + [len(text)]
    return {found[1]: text[found.end() : end] for found, end in zip(starts, ends, strict=True)}


def test_every_language_of_the_page_has_the_rules() -> None:
    texts = ROOT / "src" / "heptapolis" / "i18n" / "languages"
    assert sorted(folder.name for folder in texts.iterdir() if folder.is_dir()) == LANGUAGES


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_the_same_in_every_language(language: str, page: str) -> None:
    english, translated = paragraphs(RULES / "en" / page), paragraphs(RULES / language / page)
    assert [*translated] == [*english]
    for number, text in english.items():
        for pattern in (CITED, CODE):
            assert sorted(pattern.findall(translated[number])) == sorted(pattern.findall(text)), number
        assert text.count("[ex") == translated[number].count("[ex"), number
