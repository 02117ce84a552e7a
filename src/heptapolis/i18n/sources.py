"""Where the texts are: a folder of Fluent files per language, here for all games, and in each game's folder.

A language is found by its folder. Two are made by rule from another: Serbian in Cyrillic, a pseudo-language.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, FluentSerializer, ast

from heptapolis.core.errors import UnknownName
from heptapolis.core.games import GAMES
from heptapolis.i18n.cyrillic import to_cyrillic
from heptapolis.i18n.derive import Rule, derive
from heptapolis.i18n.pseudo import to_pseudo

Entry = ast.Message | ast.Term

SOURCE_LANGUAGE = "en"  # the language that all others are translated from
PSEUDO_LANGUAGE = "en-XA"
DERIVED: dict[str, tuple[str, Rule]] = {"sr-Cyrl": ("sr", to_cyrillic), PSEUDO_LANGUAGE: ("en", to_pseudo)}
TABLE, RULES, LESSONS, SCORE, ANALYSIS = "table", "rules", "lessons", "score", "analysis"
TERMINAL = "terminal"
# By file name; all others are TABLE.
PARTS = {
    "rules": RULES,
    "lessons": LESSONS,
    "score": SCORE,
    "analysis": ANALYSIS,
    "terminal": TERMINAL,
    "help": TERMINAL,
}
PAGE_PARTS = (TABLE, RULES, LESSONS, SCORE, ANALYSIS)  # what the page may need
ENDING = ".ftl"
_SHARED = files("heptapolis.i18n") / "languages"


@cache
def find_languages() -> tuple[str, ...]:
    """Every language that has a folder, and those made from one of them."""
    written = {folder.name for folder in _SHARED.iterdir() if folder.is_dir()}
    return tuple(sorted(written | {made for made, (source, _) in DERIVED.items() if source in written}))


def require_language(language: str) -> str:
    """The language itself; raise an error if we do not have it."""
    if language not in find_languages():
        raise UnknownName(language[:40], "no such language", find_languages())
    return language


def list_files(language: str) -> Iterator[tuple[str, Traversable]]:
    """The files of a language, each with the part of the texts that it belongs to."""
    for folder in (_SHARED, *(texts for game in GAMES if (texts := GAMES[game].texts))):
        own = folder / language
        for file in sorted(own.iterdir(), key=lambda file: file.name) if own.is_dir() else ():
            if file.name.endswith(ENDING):
                yield PARTS.get(file.name.removesuffix(ENDING), TABLE), file


def parse_file(file: Traversable) -> ast.Resource:
    """A file as Fluent's syntax tree; what cannot be read in it is `ast.Junk`."""
    return FluentParser().parse(file.read_text("utf-8"))


@cache
def read_entries(language: str, part: str) -> dict[str, Entry]:
    """The messages and terms of one part by id; what a language lacks is in English."""
    require_language(language)
    if language in DERIVED:
        source, rule = DERIVED[language]
        return {key: derive(entry, rule) for key, entry in read_entries(source, part).items()}
    known = {} if language == SOURCE_LANGUAGE else dict(read_entries(SOURCE_LANGUAGE, part))
    for own, file in list_files(language):
        if own == part:
            known |= {key_of(entry): entry for entry in parse_file(file).body if isinstance(entry, Entry)}
    return known


def _without_comment(entry: Entry) -> Entry:
    bare: Entry = entry.clone()
    bare.comment = None
    return bare


@cache
def write_part(language: str, part: str) -> str:
    """One part of the texts of a language as one Fluent file, without comments."""
    entries = read_entries(language, part).values()
    return FluentSerializer().serialize(ast.Resource([*map(_without_comment, entries)]))


def key_of(entry: Entry) -> str:
    """The name by which others refer to an entry; terms begin with a hyphen."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)
