"""The rules of a game for players: pages of sections and paragraphs, each with the numbers of its rules.

A game provides a file with their order, rule numbers and icons. The words are messages: `<game>-rules-<page>`
is the title of a page, `<game>-rules-<page>-<section>` of a section, `...-<paragraph>` a paragraph of it.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from heptapolis.core.games import GAMES
from heptapolis.core.message import Message


@dataclass(frozen=True)
class Paragraph:
    """One thing to know: the numbers of the rules that it explains, and icons that show it."""

    id: str
    message: Message
    rules: tuple[str, ...]
    icons: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """Paragraphs that belong together."""

    id: str
    title: Message
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class RulesPage:
    """Everything about one game or one expansion."""

    id: str
    game: str
    title: Message
    sections: tuple[Section, ...]


@cache
def rules_pages() -> dict[str, RulesPage]:
    """Every page of every game by its id."""
    pages: dict[str, RulesPage] = {}
    for game in GAMES:
        if file := GAMES[game].rules_pages:
            pages |= _read_pages(game, file)
    return pages


def _read_pages(game: str, file: Traversable) -> dict[str, RulesPage]:
    sections: dict[str, list[Section]] = {}
    for entry in tomllib.loads(file.read_text("utf-8"))["section"]:
        sections.setdefault(entry["page"], []).append(_make_section(game, entry))
    return {
        page: RulesPage(page, game, Message(f"{game}-rules-{page}"), tuple(parts))
        for page, parts in sections.items()
    }


def _make_section(game: str, entry: dict[str, Any]) -> Section:
    key = f"{game}-rules-{entry['page']}-{entry['id']}"
    paragraphs = tuple(
        Paragraph(one["id"], Message(f"{key}-{one['id']}"), tuple(one["rules"]), tuple(one["icons"]))
        for one in entry["paragraphs"]
    )
    return Section(entry["id"], Message(key), paragraphs)
