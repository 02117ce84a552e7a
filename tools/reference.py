"""The reference pages: one for every public module in docs/api.md, with all of its names."""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from sphinx.util import logging

log = logging.getLogger(__name__)
API = Path(__file__).parents[1] / "docs" / "api.md"
MODULE = re.compile(r"`(heptapolis(?:\.[a-z.]+)?)`")
OURS = "heptapolis"


def modules() -> list[str]:
    """The modules in the table of docs/api.md, up to the row for the command line."""
    table = API.read_text("utf-8").partition("| the command line")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `heptapolis")]
    return [name for row in rows for name in MODULE.findall(row)]


def public_names(module: ModuleType) -> list[str]:
    """The names in `__all__`; without it, the classes and functions that the module defines."""
    if hasattr(module, "__all__"):
        return list(module.__all__)
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (inspect.isclass(value) or inspect.isfunction(value))
        and value.__module__ == module.__name__
    ]


def undocumented(module: ModuleType) -> Iterator[str]:
    """Our public names, and the public methods of public classes, that have no docstring."""
    for name in public_names(module):
        value = getattr(module, name)
        if inspect.isclass(value):
            if (value.__doc__ or "(").startswith((f"{value.__name__}(", "(")):
                yield f"{module.__name__}.{name}"
            yield from (f"{module.__name__}.{name}.{one}" for one in _undocumented_methods(value))
        elif not (value.__doc__ if inspect.isfunction(value) else comment(module, name)):
            yield f"{module.__name__}.{name}"


def _undocumented_methods(kind: type) -> Iterator[str]:
    for name, value in vars(kind).items():
        function = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        ours = inspect.isfunction(function) and (function.__module__ or "").startswith(OURS)
        if ours and not name.startswith("_") and not inspect.getdoc(getattr(kind, name)):
            yield name


def comment(module: ModuleType, name: str) -> str:
    """The text of the `#:` comment above a value, in the module that defines it."""
    lines = inspect.getsource(_defined_in(module, name)).splitlines()
    place = next((n for n, line in enumerate(lines) if re.match(rf"{name}\b.* = ", line)), 0)
    return lines[place - 1].removeprefix("#: ") if place and lines[place - 1].startswith("#: ") else ""


def _defined_in(module: ModuleType, name: str) -> ModuleType:
    """The module that a name was imported from; without an import, the module itself."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.ImportFrom) and any(alias.name == name for alias in node.names):
            return import_module(str(node.module))
    return module


def write_pages(folder: Path) -> None:
    """Write a page for every module; warn about names without a docstring, which fails a strict build."""
    folder.mkdir(exist_ok=True)
    for name in modules():
        module = import_module(name)
        for missing in undocumented(module):
            log.warning("public, but undocumented: %s", missing)
        text = page(module)
        path = folder / f"{name}.md"
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


def page(module: ModuleType) -> str:
    body = "\n\n".join(entry(module, name) for name in public_names(module))
    head = f".. py:module:: {module.__name__}\n   :no-index:\n\n.. currentmodule:: {module.__name__}"
    intro = "\n".join(_restructured((module.__doc__ or "").splitlines()))
    return f"# {module.__name__}\n\n```{{eval-rst}}\n{head}\n\n{intro}\n\n{body}\n```\n"


def entry(module: ModuleType, name: str) -> str:
    """The directive for a name; aliases and registries, which autodoc cannot read, are written out."""
    value = getattr(module, name)
    if inspect.isclass(value):
        return f".. autoclass:: {module.__name__}.{name}\n   :members:"
    if inspect.isfunction(value):
        return f".. autofunction:: {module.__name__}.{name}"
    return f".. py:data:: {module.__name__}.{name}\n\n   {comment(module, name)}"


def as_restructured_text(
    _app: Any, _what: str, _name: str, _value: Any, _options: Any, lines: list[str]
) -> None:
    """Convert our docstrings, which are plain text; indented passages and drawings stay as they are."""
    lines[:] = _restructured(lines)


def _restructured(lines: list[str]) -> list[str]:
    """Keep paragraphs; turn indented passages, drawings and code into literal blocks."""
    passages = "\n".join(lines).split("\n\n")
    shown = "\n\n".join(_literal(one) if _is_literal(one) else one for one in passages)
    return [*shown.splitlines(), ""]


def _is_literal(passage: str) -> bool:
    lines = passage.splitlines()
    return any(re.match(r"import |\w+ = |[├└│]| {4}", line) for line in lines)


def _literal(passage: str) -> str:
    return "::\n\n" + "\n".join(f"    {line}" for line in passage.splitlines())
