"""The English texts of `--help` are those of the commands; other languages translate them."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer.main

from heptapolis.cli.app import app
from heptapolis.cli.language import translate_help
from heptapolis.core.message import Message
from heptapolis.i18n import render, use_language
from heptapolis.i18n.sources import SOURCE_LANGUAGE, TERMINAL, find_languages, read_entries
from tests.cli.run import heptapolis


def helps(command: Any) -> Iterator[str]:
    """Every text in the help of a command and of those below it."""
    yield command.help
    yield from (parameter.help for parameter in command.params)
    for below in getattr(command, "commands", {}).values():
        yield from helps(below)


def test_the_english_texts_are_those_of_the_commands() -> None:
    plain, translated = typer.main.get_command(app), typer.main.get_command(app)
    translate_help(translated)
    assert list(helps(translated)) == list(helps(plain))


def test_every_text_of_the_help_can_be_translated() -> None:
    command = typer.main.get_command(app)
    with use_language("en-XA"):
        translate_help(command)
    assert [text for text in helps(command) if "[" not in text] == []


def test_no_text_of_the_help_is_unused() -> None:
    ids = {key for key in read_entries(SOURCE_LANGUAGE, TERMINAL) if key.startswith("help")}
    used = set(_ids(typer.main.get_command(app)))
    assert ids - used == set()


def _ids(command: Any, *path: str) -> Iterator[str]:
    yield "-".join(("help", *path))
    for parameter in command.params:
        name = parameter.name.replace("_", "-")
        for key in ("-".join(("help", *path, name)), f"help-option-{name}"):
            yield from (key, f"{key}-default")
    for name, below in getattr(command, "commands", {}).items():
        yield from _ids(below, *path, name)


def test_a_command_speaks_the_language_that_it_is_asked_for() -> None:
    done = heptapolis("games", "--language", "en-XA")
    assert "[óþťíóñ~~]" in done.out
    assert "[Ŕúñ" in heptapolis("--language=en-XA", "arena", "--help").out


TYPER_ENGLISH = re.compile(
    r"Usage|Arguments|Options|Commands|Show this|default|required|the game's own|random"
)


@pytest.mark.parametrize("language", find_languages())
def test_no_word_of_typer_is_left_in_english(language: str) -> None:
    for command in ("learn", "arena", ""):
        shown = heptapolis(*command.split(), "--help", "--language", language).out
        left = TYPER_ENGLISH.findall(shown)
        assert (left == []) == (language != SOURCE_LANGUAGE), shown


MISTAKES = {
    "dance": ("usage-no-command", {"name": "'dance'"}),
    "play --wrong": ("usage-no-option", {"name": "--wrong"}),
    "replay": ("usage-missing-argument", {"name": "FILE"}),
    "arena wonders": ("usage-missing-option", {"name": "--bots"}),
    "simulate --games": ("usage-needs-value", {"name": "--games"}),
    "play --watch=3": ("usage-no-value", {"name": "--watch"}),
    "replay one two three": ("usage-extra", {"extra": "two three"}),
}


@pytest.mark.parametrize("language", find_languages())
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_on_the_command_line_is_named_in_every_language(mistake: str, language: str) -> None:
    key, args = MISTAKES[mistake]
    done = heptapolis("--language", language, *mistake.split())
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert done.err.startswith(f"heptapolis: {render(Message(key, args), language)} (")


def test_other_languages_name_an_error_before_its_english_reason() -> None:
    done = heptapolis("--language", "sv", "play", "wonders", "--players", "x")
    assert "'x': Värdet passar inte inställningen (not a whole number) (giltigt: digits" in done.err


def test_an_unknown_language_is_refused() -> None:
    done = heptapolis("games", "--language", "tlh")
    assert (done.code, "'tlh': no such language" in done.err) == (2, True)
    assert heptapolis("games", "--language").code == 2
