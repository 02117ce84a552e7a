"""Bots that users wrote: `mine=path.py:Class`, or `mine=program:command with arguments`.

A declaration adds the bot to the registry; from then on `mine` is a spec like any other.
"""

import re
import shlex
import shutil
from dataclasses import dataclass, is_dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import ClassVar

from heptapolis.bots.program import Program
from heptapolis.bots.protocol import Bot, BotKind, ThirdParty
from heptapolis.bots.registry import BOTS, STRENGTHS
from heptapolis.core.contract import Game
from heptapolis.core.errors import NotUnderstood, UnknownName

DECLARATION_FORMS = ("mine=path.py:Class", "mine=program:command")
BOT_NAME = re.compile(r"[A-Za-z][\w-]*")

_sources: dict[str, str] = {}  # where each declared bot comes from, by name


def parse_declaration(spec: str) -> tuple[str, str] | None:
    """Name and source, if this spec declares a bot: `random:seed=3` does not."""
    name, equals, source = spec.partition("=")
    return (name, source) if equals and ":" not in name else None


def declare(spec: str) -> type[BotKind]:
    """Add the bot to the registry; declaring the same bot twice is fine."""
    found = parse_declaration(spec)
    if not found or not BOT_NAME.fullmatch(found[0]):
        raise NotUnderstood(spec, "not a declaration of a bot", DECLARATION_FORMS)
    name, source = found
    if _sources.get(name) == source:
        return BOTS[name]
    if name in BOTS or name in STRENGTHS:
        raise NotUnderstood(spec, f"another bot is already named {name}", ["a new name"])
    kind = BOTS.add(name, _load_kind(name, source, spec))
    _sources[name] = source
    return kind


def declarations() -> tuple[str, ...]:
    """Every declaration so far, for another process."""
    return tuple(f"{name}={source}" for name, source in _sources.items())


def _load_kind(name: str, source: str, spec: str) -> type[BotKind]:
    scheme, colon, rest = source.partition(":")
    if scheme == "program" and rest.strip():
        return _make_program_kind(name, rest)
    path, colon, class_name = source.rpartition(":")
    if colon and path and class_name.isidentifier():
        return _make_class_kind(name, _load_class(Path(path), class_name))
    raise NotUnderstood(spec, "a bot is a class in a file, or a program", DECLARATION_FORMS)


# Programs.


def _make_program_kind(name: str, line: str) -> type[BotKind]:
    try:
        command = tuple(shlex.split(line))
    except ValueError as error:
        raise NotUnderstood(line, f"not a command: {error}") from None
    if not shutil.which(command[0]):
        raise NotUnderstood(
            command[0], "no such program, or it cannot be run", ["a path, or a name on the PATH"]
        )
    members = {"name": name, "title": f"the program {line.strip()}", "command": command}
    return type(name, (Program,), members)


# Classes.


def _load_class(path: Path, class_name: str) -> type:
    """The class of this name in the file."""
    found = getattr(_load_module(path), class_name, None)
    if not isinstance(found, type) or not (hasattr(found, "choose") or hasattr(found, "sit")):
        raise UnknownName(class_name, f"no bot of this name in {path}", ["a class with choose(view, legal)"])
    return found


def _load_module(path: Path) -> ModuleType:
    spec = spec_from_file_location(f"heptapolis_bot_{path.stem}", path)
    if not spec or not spec.loader or not path.is_file():
        raise NotUnderstood(path, "no such Python file", ["the path of a file *.py"])
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NotUnderstood(path, f"cannot be loaded: {type(error).__name__}: {error}") from error
    return module


def _make_class_kind(name: str, found: type) -> type[BotKind]:
    """The class itself if it can `sit`, otherwise a kind without parameters around it."""
    title = (found.__doc__ or f"the class {found.__name__}").strip().splitlines()[0]
    members: dict[str, object] = {"name": name, "title": title}
    if not hasattr(found, "sit"):
        return type(name, (ClassKind,), members | {"player": found})
    members["needs_view"] = getattr(found, "needs_view", True)
    kind = type(name, (found, ThirdParty), members)
    return kind if is_dataclass(found) else dataclass(frozen=True)(kind)


@dataclass(frozen=True)
class ClassKind(ThirdParty):
    """A kind made of a class that can only `choose`: a new object for every seat and game."""

    name: ClassVar[str] = "class"
    title: ClassVar[str] = "a class of a file"
    needs_view: ClassVar[bool] = True
    player: ClassVar[type[Bot]]

    def sit(self, game: Game, seat: int, seed: int) -> Bot:
        return self.player()
