"""The message catalogue: `text("wonders.event.built", card="Walls")` in the language that is spoken now."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from heptapolis.core.errors import UnknownName
from heptapolis.core.games import GAMES
from heptapolis.i18n.plural import PLURALS

DEFAULT = "en"
_spoken: ContextVar[str] = ContextVar("language", default=DEFAULT)
_FOLDER = files("heptapolis.i18n") / "languages"


def languages() -> tuple[str, ...]:
    """Every language there is a file of."""
    return tuple(sorted(file.name[:-5] for file in _FOLDER.iterdir() if file.name.endswith(".toml")))


@cache
def messages(language: str) -> Mapping[str, str]:
    """All messages of a language by their dotted keys."""
    if language not in languages():
        raise UnknownName(language, "no such language", languages())
    known = dict(_read(_FOLDER, language))
    for game in GAMES:
        if folder := GAMES[game].texts:
            known |= _read(folder, language, f"{game}.")
    return known


def _read(folder: Traversable, language: str, prefix: str = "") -> Iterator[tuple[str, str]]:
    """The messages of a folder's file; a game without this language keeps to the default one."""
    file = folder / f"{language}.toml"
    chosen = file if file.is_file() else folder / f"{DEFAULT}.toml"
    return _flat(tomllib.loads(chosen.read_text("utf-8")), prefix)


def _flat(tree: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, str):
            yield prefix + key, value
        else:
            yield from _flat(value, f"{prefix}{key}.")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within this block texts are in this language; other threads and tasks keep theirs."""
    messages(language)
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def text(key: str, /, **params: object) -> str:
    """The message of this key with its parameters filled in; a missing key is an error."""
    spoken = messages(_spoken.get())
    if key not in spoken:
        raise UnknownName(key, f"no such text in {_spoken.get()}")
    return spoken[key].format(**params)


def text_or(key: str, fallback: str) -> str:
    """The message of this key; a game that brings no words of its own is shown by its codes."""
    return text(key) if key in messages(_spoken.get()) else fallback


def number(key: str, count: int, /) -> str:
    """A number with its noun: `number("coin", 2)` is "2 coins"."""
    rule = PLURALS[messages(_spoken.get())["plural"]]
    return text(f"number.{key}.{rule(count)}", n=count)


def listing(parts: Sequence[str], last: str = "and") -> str:
    """Parts as a list in words: "a, b and c" (or "a, b or c")."""
    if len(parts) < 2:
        return "".join(parts)
    return text(f"list.{last}", head=text("list.comma").join(parts[:-1]), tail=parts[-1])
