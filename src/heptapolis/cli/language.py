"""The language of the command line, its help included: `--language` anywhere on it, else the system's."""

from collections.abc import Sequence
from typing import Any

import typer.core

from heptapolis.core.errors import BadOption, UnknownName
from heptapolis.i18n.language import find_locale, match_language, text, text_or
from heptapolis.i18n.sources import SOURCE_LANGUAGE, find_languages

OPTION = "--language"
TYPER_WORDS = {  # what Typer passes to gettext: our message, and what Typer fills in
    "Arguments": ("usage-arguments", {}),
    "Options": ("usage-options", {}),
    "Commands": ("usage-commands", {}),
    "required": ("usage-required", {}),
    "default: {default}": ("usage-default", {"default": "{default}"}),
    "No such command {name!r}.": ("usage-no-command", {"name": "{name!r}"}),
}
HELP_FORMATTER: Any = typer.Context.formatter_class  # of whichever click this Typer uses


class TranslatedFormatter(HELP_FORMATTER):  # type: ignore[misc]
    """Starts the help with "Usage:" in the current language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{text('usage-prefix')} ")


class TranslatedContext(typer.Context):
    formatter_class = TranslatedFormatter


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
    """The language that the user means; raise UnknownName if we do not have it."""
    found = match_language(wanted)
    if found == SOURCE_LANGUAGE and not wanted.lower().startswith(SOURCE_LANGUAGE):
        raise UnknownName(wanted, "no such language", find_languages())
    return found


def translate_help(command: Any, *path: str, parent: typer.Context | None = None) -> None:
    """Translate the help of a command, its parameters and its subcommands into the current language."""
    typer.core._ = _gettext  # type: ignore[attr-defined]
    command.context_class = TranslatedContext
    context = TranslatedContext(command, parent, **command.context_settings)
    command.get_help_option(context).help = text("usage-help")
    command.help = text_or("-".join(("help", *path)), command.help)
    command.short_help = None
    for parameter in command.params:
        _translate_parameter(parameter, path)
    for name, below in getattr(command, "commands", {}).items():
        translate_help(below, *path, name, parent=context)


def _gettext(message: str) -> str:
    """What Typer says, in the current language; English if we have no text for it."""
    key, args = TYPER_WORDS.get(message, ("", {}))
    return text(key, **args) if key else message


def _translate_parameter(parameter: Any, path: Sequence[str]) -> None:
    """Translate the help of a parameter, and its default if that is in words."""
    name = parameter.name.replace("_", "-")
    own, shared = "-".join(("help", *path, name)), f"help-option-{name}"
    parameter.help = text_or(own, text_or(shared, parameter.help))
    if isinstance(parameter.show_default, str):
        default = parameter.show_default
        parameter.show_default = text_or(f"{own}-default", text_or(f"{shared}-default", default))
