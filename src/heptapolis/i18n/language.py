"""The current language: `text("play-decision", number=3)` is a text in it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from heptapolis.core.message import Argument, Message
from heptapolis.i18n.sources import SOURCE_LANGUAGE, find_languages
from heptapolis.i18n.speech import Speech, speech

_current: ContextVar[str] = ContextVar("language", default=SOURCE_LANGUAGE)
LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext reads them


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Within this block, texts are in this language; other threads and tasks keep theirs."""
    token = _current.set(speech(language).language)
    try:
        yield
    finally:
        _current.reset(token)


def set_language(language: str) -> None:
    """Use this language from now on."""
    _current.set(speech(language).language)


def current_speech() -> Speech:
    return speech(_current.get())


def text(key: str, /, **args: Argument) -> str:
    """The message of this id in the current language; a missing id is an error."""
    return current_speech().say(Message(key, args))


def text_or(key: str, fallback: str) -> str:
    """The message of this id, or the fallback: a game may have no texts of its own."""
    return text(key) if has_text(key) else fallback


def has_text(key: str) -> bool:
    """Whether there is a message of this id."""
    return current_speech().knows(key)


def render(message: Argument, language: str | None = None) -> str:
    """A message in this language, or the current one; numbers and names are their own text."""
    return speech(language or _current.get()).say(message) if isinstance(message, Message) else str(message)


def find_locale() -> str:
    """The language of the user's system if it is one of ours, else English."""
    wanted = next((value for name in LOCALE_VARIABLES if (value := os.environ.get(name))), "")
    return match_language(wanted.partition(":")[0].partition(".")[0].replace("_", "-"))


def match_language(wanted: str | None) -> str:
    """Our language that is closest to a tag or an Accept-Language header, else English."""
    for tag in (wanted or "").split(","):
        if found := _match(tag.partition(";")[0].strip()):
            return found
    return SOURCE_LANGUAGE


def _match(tag: str) -> str | None:
    """The language of a tag: all of it, or without its region (`sr-Cyrl-RS`, `sr-Cyrl`, `sr`)."""
    known = {language.lower(): language for language in find_languages()}
    parts = tag.lower().partition("@")[0].split("-")
    while parts:
        if "-".join(parts) in known:
            return known["-".join(parts)]
        parts.pop()
    return None
