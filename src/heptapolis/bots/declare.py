"""Users' own bots: `mine=path.py:Class`, or `mine=program:command with arguments`.

A declaration adds the bot to the registry; from then on `mine` is a spec like any other.
"""

import re
import shlex
import shutil
from collections.abc import Iterable
from dataclasses import make_dataclass
from pathlib import Path
from typing import Any

from heptapolis.bots.hosted import HOSTS, LOAD_SECONDS, HostedKind, HostProcess
from heptapolis.bots.program import Program
from heptapolis.bots.protocol import BadAnswer, BotKind, setting
from heptapolis.bots.registry import BOTS, STRENGTHS
from heptapolis.core.errors import NotUnderstood, UnknownName

DECLARATION_FORMS = ("mine=path.py:Class", "mine=program:command")
BOT_NAME = re.compile(r"[A-Za-z][\w-]*")

_sources: dict[str, str] = {}  # where each declared bot comes from, by name


def parse_declaration(spec: str) -> tuple[str, str] | None:
    """The name and source, if this spec declares a bot; `random:seed=3` does not."""
    name, equals, source = spec.partition("=")
    return (name, source) if equals and ":" not in name else None


def declare(spec: str) -> type[BotKind]:
    """Add the bot to the registry; declaring the same bot twice is fine."""
    found = parse_declaration(spec)
    if not found or not BOT_NAME.fullmatch(found[0]):
        raise NotUnderstood(spec, "does not declare a bot", DECLARATION_FORMS)
    name, source = found
    if _sources.get(name) == source:
        return BOTS[name]
    if name in BOTS or name in STRENGTHS:
        raise NotUnderstood(spec, f"another bot is already named {name}", ["a new name"])
    kind = BOTS.add(name, _load_kind(name, source, spec))
    _sources[name] = source
    return kind


def declare_inline(specs: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Declare the bots among these specs; return all specs with their names only, and the declarations."""
    specs = tuple(specs)
    found = tuple(dict.fromkeys(spec for spec in specs if parse_declaration(spec)))
    for spec in found:
        declare(spec)
    return tuple(spec.partition("=")[0] if spec in found else spec for spec in specs), found


def declarations() -> tuple[str, ...]:
    """Every declaration so far, to repeat in another process."""
    return tuple(f"{name}={source}" for name, source in _sources.items())


def _load_kind(name: str, source: str, spec: str) -> type[BotKind]:
    scheme, colon, rest = source.partition(":")
    if scheme == "program" and rest.strip():
        return _make_program_kind(name, rest)
    path, colon, class_name = source.rpartition(":")
    if colon and path and class_name.isidentifier():
        return _make_class_kind(name, Path(path), class_name)
    raise NotUnderstood(spec, "a bot is a class in a file, or a program", DECLARATION_FORMS)


# Programs.


def _make_program_kind(name: str, line: str) -> type[BotKind]:
    try:
        command = tuple(shlex.split(line))
    except ValueError as error:
        raise NotUnderstood(line, f"not a command: {error}") from None
    if not shutil.which(command[0]):
        raise NotUnderstood(
            command[0], "no such program, or not executable", ["a path, or a name on the PATH"]
        )
    members = {"name": name, "title": f"the program {line.strip()}", "command": command}
    return type(name, (Program,), members)


# Classes.


def _make_class_kind(name: str, path: Path, class_name: str) -> type[BotKind]:
    """A kind with the parameters of the class; only the bot's own process ever loads the file."""
    if not path.is_file():
        raise NotUnderstood(path, "no such Python file", ["the path of a .py file"])
    path = path.resolve()
    about = _describe_class(path, class_name)
    own = [(entry["name"], type(entry["default"]), entry) for entry in about["fields"]]
    members = {"name": name, "title": about["title"], "path": path, "class_name": class_name}
    members["own"] = tuple(parameter for parameter, _, _ in own)
    return make_dataclass(
        name,
        [(parameter, kind, setting(entry["default"], entry["help"])) for parameter, kind, entry in own],
        bases=(HostedKind,),
        namespace=members | about["needs"],
        frozen=True,
    )


def _describe_class(path: Path, class_name: str) -> dict[str, Any]:
    """The title, parameters and needs of the class, as its own process reports them."""
    host = HostProcess(path, class_name)
    try:
        about = host.ask(LOAD_SECONDS, "describe")
    except BadAnswer as error:
        host.kill()
        raise NotUnderstood(path, f"cannot be loaded: {error}") from None
    if reason := about.get("unknown"):
        host.kill()
        raise UnknownName(class_name, f"{reason} in {path}", ["a class with choose(view, legal)"])
    HOSTS.put_back(path, class_name, host)
    return about
