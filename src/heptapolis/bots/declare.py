"""Bots that users bring: `mine=path.py:Class`, or `mine=program:command with arguments`.

A declaration enters the bot in the registry; from then on `mine` is a spec like any other.
"""

import re
import shlex
import shutil
from dataclasses import dataclass, is_dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from heptapolis.bots.program import Program
from heptapolis.bots.protocol import Bot, BotKind, Foreign
from heptapolis.bots.registry import BOTS, STRENGTHS
from heptapolis.core.contract import Game
from heptapolis.core.errors import NotUnderstood, UnknownName

FORMS = ("mine=path.py:Class", "mine=program:command")
NAME = re.compile(r"[A-Za-z][\w-]*")

_declared: dict[str, str] = {}  # what each name was declared as


def declaration(spec: str) -> tuple[str, str] | None:
    """Name and source, if this spec declares a bot: `random:seed=3` does not."""
    name, equals, source = spec.partition("=")
    return (name, source) if equals and ":" not in name else None


def declare(spec: str) -> type[BotKind]:
    """Enter the bot in the registry; to say the same again is no mistake."""
    found = declaration(spec)
    if not found or not NAME.fullmatch(found[0]):
        raise NotUnderstood(spec, "not a declaration of a bot", FORMS)
    name, source = found
    if _declared.get(name) == source:
        return BOTS[name]
    if name in BOTS or name in STRENGTHS:
        raise NotUnderstood(spec, f"there is another bot named {name}", ["a new name"])
    kind = BOTS.add(name, _kind(name, source, spec))
    _declared[name] = source
    return kind


def declared() -> tuple[str, ...]:
    """Every declaration so far, as another process needs them."""
    return tuple(f"{name}={source}" for name, source in _declared.items())


def _kind(name: str, source: str, spec: str) -> type[BotKind]:
    scheme, colon, rest = source.partition(":")
    if scheme == "program" and rest.strip():
        return _program(name, rest)
    path, colon, label = source.rpartition(":")
    if colon and path and label.isidentifier():
        return _from_class(name, _class(Path(path), label))
    raise NotUnderstood(spec, "a bot comes from a class in a file, or is a program", FORMS)


# Programs.


def _program(name: str, line: str) -> type[BotKind]:
    try:
        command = tuple(shlex.split(line))
    except ValueError as error:
        raise NotUnderstood(line, f"not a command: {error}") from None
    if not shutil.which(command[0]):
        raise NotUnderstood(command[0], "no such program can be run", ["a path, or a name on the PATH"])
    members = {"name": name, "title": f"the program {line.strip()}", "command": command}
    return type(name, (Program,), members)


# Classes.


def _class(path: Path, label: str) -> type[Any]:
    """The class of this name in the file."""
    found = getattr(_module(path), label, None)
    if not isinstance(found, type) or not (hasattr(found, "choose") or hasattr(found, "sit")):
        raise UnknownName(label, f"no bot of this name in {path}", ["a class with choose(view, legal)"])
    return found


def _module(path: Path) -> ModuleType:
    spec = spec_from_file_location(f"heptapolis_bot_{path.stem}", path)
    if not spec or not spec.loader or not path.is_file():
        raise NotUnderstood(path, "no such Python file", ["the path of a file *.py"])
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NotUnderstood(path, f"cannot be loaded: {type(error).__name__}: {error}") from error
    return module


def _from_class(name: str, found: type[Any]) -> type[BotKind]:
    """A kind of our own around the class: a kind as it is, a mere player with no parameters."""
    title = (found.__doc__ or f"the class {found.__name__}").strip().splitlines()[0]
    members: dict[str, Any] = {"name": name, "title": title}
    if not hasattr(found, "sit"):
        return type(name, (FromClass,), members | {"player": found})
    members["needs_view"] = getattr(found, "needs_view", True)
    kind: type[Any] = type(name, (found, Foreign), members)
    return kind if is_dataclass(found) else dataclass(frozen=True)(kind)


@dataclass(frozen=True)
class FromClass(Foreign):
    """A kind made of a class that only knows how to choose: a new object for every seat and game."""

    name: ClassVar[str] = "class"
    title: ClassVar[str] = "a class of a file"
    needs_view: ClassVar[bool] = True
    player: ClassVar[type[Any]] = object

    def sit(self, game: Game, seat: int, seed: int) -> Bot:
        player: Bot = self.player()
        return player
