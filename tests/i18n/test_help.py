"""The English texts of `--help` are those of the commands; other languages translate them."""

from collections.abc import Iterator
from typing import Any

import typer.main

from heptapolis.cli.app import app
from heptapolis.cli.language import translate_help
from heptapolis.i18n import use_language
from heptapolis.i18n.sources import SOURCE_LANGUAGE, TERMINAL, read_entries
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
        yield from ("-".join(("help", *path, name)), f"help-option-{name}")
    for name, below in getattr(command, "commands", {}).items():
        yield from _ids(below, *path, name)


def test_a_command_speaks_the_language_that_it_is_asked_for() -> None:
    done = heptapolis("games", "--language", "en-XA")
    assert "[óþťíóñ~~]" in done.out
    assert "[Ŕúñ" in heptapolis("--language=en-XA", "arena", "--help").out


def test_an_unknown_language_is_refused() -> None:
    done = heptapolis("games", "--language", "tlh")
    assert (done.code, "'tlh': no such language" in done.err) == (2, True)
    assert heptapolis("games", "--language").code == 2
