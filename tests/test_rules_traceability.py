"""Every numbered rule is cited by a test, and every citation names a rule that exists.

A rule is defined in docs/rules/en by a line that opens with its number. A test cites it by writing the number
in a comment or in a string (a docstring, a parameter id). A range cites nothing: name the rules one by one.
"""

import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.paths import ROOT

# The families of rules: the card game (B, W), Cities (C, X), the dice game (D, E, R).
COVERED = ("B", "W", "C", "X", "D", "E", "R")

# Rules that no program can show, with the reason.
UNTESTABLE = {
    "B8": "two sheets of paper: a reference and a score pad (the rows of the score are another rule)",
    "C5": "pieces of the box: a denomination of coins, a pad and leaflets (amounts are totals)",
    "C12": "a sheet of paper",
}

# How many rules each family holds; a rule lost from the documents is noticed here.
FAMILIES = {"B": 40, "W": 18, "C": 81, "X": 14, "D": 66, "E": 18, "R": 13}

RULES = ROOT / "docs" / "rules" / "en"
TESTS = ROOT / "tests"

DEFINITION = re.compile(r"^(?:- (?:\*\*)?|\| )([BWCXDER]\d{1,2})\b", re.MULTILINE)
CITATION = re.compile(r"\b(?<!\d-)([BWCXDER]\d{1,2})\b(?!-[BWCXDER]\d)")
TEXT_TOKENS = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}


@cache
def defined() -> tuple[str, ...]:
    pages = sorted(RULES.glob("*.md"))
    return tuple(number for page in pages for number in DEFINITION.findall(page.read_text("utf-8")))


def citations(source: str) -> Iterator[tuple[str, int]]:
    """The rule numbers in the comments and strings of a Python source, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in TEXT_TOKENS:
            for found in CITATION.finditer(token.string):
                yield found[1], token.start[0] + token.string.count("\n", 0, found.start())


@cache
def cited() -> dict[str, list[str]]:
    """Where the tests cite each rule: number -> places."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("*.py")):
        if path != Path(__file__):
            for number, line in citations(path.read_text("utf-8")):
                places[number].append(f"{path.relative_to(ROOT).as_posix()}:{line}")
    return dict(places)


def test_the_documents_define_every_number_once() -> None:
    expected = [f"{family}{n}" for family, count in FAMILIES.items() for n in range(1, count + 1)]
    assert sorted(defined()) == sorted(expected)


@pytest.mark.parametrize("family", COVERED)
def test_every_rule_of_an_implemented_game_is_cited(family: str) -> None:
    wanted = [number for number in defined() if number[0] == family and number not in UNTESTABLE]
    missing = [number for number in wanted if number not in cited()]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_citation_names_a_rule_that_exists() -> None:
    unknown = {number: places for number, places in cited().items() if number not in defined()}
    assert not unknown, f"cited, but not in docs/rules/en: {unknown}"


def test_untestable_rules_exist_and_are_cited_nowhere() -> None:
    unknown = sorted(set(UNTESTABLE) - set(defined()))
    tested = {number: cited()[number] for number in UNTESTABLE if number in cited()}
    assert not unknown, f"UNTESTABLE names unknown rules: {unknown}"
    assert not tested, f"UNTESTABLE names rules that a test cites: {tested}"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("B1 = 1", []),
        ("x = 1  # B30 and W3", [("B30", 1), ("W3", 1)]),
        ('def f():\n    """Rules.\n\n    B31, B33.\n    """\n', [("B31", 4), ("B33", 4)]),
        ("x = 'B1-B40', 'AB12', 'B123', 'b1'", []),
        ("x = f'B5 {x}'", [("B5", 1)]),
    ],
)
def test_citations_are_read_from_comments_and_strings_alone(
    source: str, found: list[tuple[str, int]]
) -> None:
    assert list(citations(source)) == found
