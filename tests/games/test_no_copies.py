"""What both games need exists once: no run of equal lines between them is longer than a few."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import heptapolis.games

GAMES = Path(heptapolis.games.__file__).parent
LONGEST_RUN = 12
GENERATED_MARK = "# Generated from"  # such files have one source for both games
DESCRIPTOR = "package.py"
OWN_NAMES = re.compile("wonders|dice", re.IGNORECASE)  # ignored when lines are compared


def lines_of(path: Path) -> list[tuple[int, str]]:
    """The numbered lines of code: no imports, docstrings, comments, signatures of classes and functions."""
    text = path.read_text("utf-8")
    dropped = {number for node in ast.walk(ast.parse(text)) for number in declared_by(node)}
    stripped = ((n, OWN_NAMES.sub("game", line.strip())) for n, line in enumerate(text.splitlines(), 1))
    return [(n, line) for n, line in stripped if line and not line.startswith("#") and n not in dropped]


def declared_by(node: ast.AST) -> Iterator[int]:
    """The lines of an import, a docstring, or of a class or function before its body."""
    match node:
        case ast.Import() | ast.ImportFrom():
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)
        case ast.Expr(value=ast.Constant(value=str())):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)
        case ast.FunctionDef() | ast.ClassDef():
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield from range(first, node.body[0].lineno)
        case _:
            pass


def sources(game: str) -> list[Path]:
    """The handwritten Python files of a game; a descriptor contains only declarations."""
    files = [path for path in sorted((GAMES / game).rglob("*.py")) if path.name != DESCRIPTOR]
    return [path for path in files if not any(GENERATED_MARK in line for line in head(path))]


def head(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()[:5]


def runs_of(game: str, length: int) -> dict[tuple[str, ...], str]:
    """Every run of this many lines, and the first place where it begins."""
    runs: dict[tuple[str, ...], str] = {}
    for path in sources(game):
        lines = lines_of(path)
        for start in range(len(lines) - length + 1):
            run = tuple(text for _, text in lines[start : start + length])
            runs.setdefault(run, f"{name(path)}:{lines[start][0]}")
    return runs


def copies(longest: int) -> Iterator[tuple[str, str]]:
    """Every run of equal lines that is too long: where it begins in both games, and its lines."""
    theirs = runs_of("dice", longest + 1)
    for run, where in runs_of("wonders", longest + 1).items():
        if run in theirs:
            yield f"{where} and {theirs[run]}", "\n".join(run)


def name(path: Path) -> str:
    return path.relative_to(GAMES).as_posix()


def test_games_share_no_long_run_of_lines() -> None:
    found = [f"{where}\n{run}" for where, run in copies(LONGEST_RUN)]
    assert not found, "\n\n".join(found)


def test_the_measure_finds_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A body of 13 lines in both games, under different names and docstrings, is a copy."""
    body = "".join(f"    print({number})\n" for number in range(LONGEST_RUN + 1))
    for game in ("wonders", "dice"):
        (tmp_path / game).mkdir()
        (tmp_path / game / "a.py").write_text(f'import {game}\ndef {game}():\n    """{game}"""\n{body}')
    (tmp_path / "dice" / "b.py").write_text(f"{GENERATED_MARK} a template\n{body}")
    monkeypatch.setitem(globals(), "GAMES", tmp_path)
    assert [where for where, _ in copies(LONGEST_RUN)] == ["wonders/a.py:4 and dice/a.py:4"]
    assert not list(copies(LONGEST_RUN + 1))
