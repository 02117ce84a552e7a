"""The message catalogue: `text("wonders.event.built", card="Walls")` in the current language."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from heptapolis.core.errors import UnknownName
from heptapolis.core.games import GAMES
from heptapolis.i18n.plural import PLURALS

DEFAULT_LANGUAGE = "en"
_language: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)
_FOLDER = files("heptapolis.i18n") / "languages"


def languages() -> tuple[str, ...]:
    """Every language that has a file."""
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
    """Read the messages of a folder's file; a game without this language uses the default one."""
    file = folder / f"{language}.toml"
    chosen = file if file.is_file() else folder / f"{DEFAULT_LANGUAGE}.toml"
    return _flatten(tomllib.loads(chosen.read_text("utf-8")), prefix)


def _flatten(tree: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, str):
            yield prefix + key, value
        elif isinstance(value, Mapping):
            yield from _flatten(value, f"{prefix}{key}.")


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Within this block, texts are in this language; other threads and tasks keep theirs."""
    messages(language)
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def text(key: str, /, **params: object) -> str:
    """The message of this key with its parameters filled in; a missing key is an error."""
    known = messages(_language.get())
    if key not in known:
        raise UnknownName(key, f"no such text in {_language.get()}")
    return known[key].format(**params)


def text_or(key: str, fallback: str) -> str:
    """The message of this key, or the fallback: a game may bring no texts of its own."""
    return text(key) if has_text(key) else fallback


def has_text(key: str) -> bool:
    """Whether there is a message of this key."""
    return key in messages(_language.get())


def number(key: str, count: int, /) -> str:
    """A number with its noun: `number("coin", 2)` is "2 coins"."""
    rule = PLURALS[messages(_language.get())["plural"]]
    return text(f"number.{key}.{rule(count)}", n=count)


def format_list(parts: Sequence[str], last: str = "and") -> str:
    """Join parts in words: "a, b and c", or with `last="or"` "a, b or c"."""
    if len(parts) < 2:
        return "".join(parts)
    return text(f"list.{last}", head=text("list.comma").join(parts[:-1]), tail=parts[-1])
