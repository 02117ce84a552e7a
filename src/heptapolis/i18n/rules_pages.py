"""The rules of a game for players: pages of sections and paragraphs, each with the numbers of its rules.

A game brings a folder with `pages.toml` (order, rule numbers, icons) and one file of words per language.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from heptapolis.core.games import GAMES
from heptapolis.i18n.texts import DEFAULT_LANGUAGE


@dataclass(frozen=True)
class Paragraph:
    """One thing to know: the numbers of the rules that it explains, and icons that show it."""

    id: str
    text: str
    rules: tuple[str, ...]
    icons: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """Paragraphs that belong together."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class RulesPage:
    """Everything about one game or one expansion."""

    id: str
    game: str
    title: str
    sections: tuple[Section, ...]


@cache
def rules_pages(language: str) -> dict[str, RulesPage]:
    """Every page of every game by its id."""
    pages: dict[str, RulesPage] = {}
    for game in GAMES:
        if folder := GAMES[game].rules_pages:
            pages |= _read_pages(game, folder, language)
    return pages


def _read_pages(game: str, folder: Traversable, language: str) -> dict[str, RulesPage]:
    file = folder / f"{language}.toml"
    words = _read(file if file.is_file() else folder / f"{DEFAULT_LANGUAGE}.toml")
    sections: dict[str, list[Section]] = {}
    for entry in _read(folder / "pages.toml")["section"]:
        sections.setdefault(entry["page"], []).append(_make_section(entry, words[entry["page"]][entry["id"]]))
    return {
        page: RulesPage(page, game, words[page]["title"], tuple(parts)) for page, parts in sections.items()
    }


def _make_section(entry: dict[str, Any], words: dict[str, str]) -> Section:
    paragraphs = tuple(
        Paragraph(one["id"], words[one["id"]], tuple(one["rules"]), tuple(one["icons"]))
        for one in entry["paragraphs"]
    )
    return Section(entry["id"], words["title"], paragraphs)


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))
