"""The language of the command line, its help included: `--language` anywhere on it, else the system's."""

from collections.abc import Sequence
from typing import Any

from heptapolis.core.errors import BadOption, UnknownName
from heptapolis.i18n.language import find_locale, match_language, text_or
from heptapolis.i18n.sources import SOURCE_LANGUAGE, find_languages

OPTION = "--language"


def take_language(args: Sequence[str]) -> tuple[str, list[str]]:
    """The language that a command line asks for, and the command line without it."""
    rest = [*args]
    for place, word in enumerate(rest):
        if word == OPTION:
            if place + 1 == len(rest):
                raise BadOption(OPTION, "needs a language", find_languages())
            return check_language(rest[place + 1]), rest[:place] + rest[place + 2 :]
        if word.startswith(f"{OPTION}="):
            return check_language(word.partition("=")[2]), rest[:place] + rest[place + 1 :]
    return find_locale(), rest


def check_language(wanted: str) -> str:
    """The language that is meant; one that we do not speak is an error."""
    found = match_language(wanted)
    if found == SOURCE_LANGUAGE and not wanted.lower().startswith(SOURCE_LANGUAGE):
        raise UnknownName(wanted, "no such language", find_languages())
    return found


def translate_help(command: Any, *path: str) -> None:
    """Put the help of a command, its parameters and the commands below it into the current language."""
    command.help = text_or("-".join(("help", *path)), command.help)
    command.short_help = None
    for parameter in command.params:
        name = parameter.name.replace("_", "-")
        own = text_or("-".join(("help", *path, name)), "")
        parameter.help = own or text_or(f"help-option-{name}", parameter.help)
    for name, below in getattr(command, "commands", {}).items():
        translate_help(below, *path, name)
