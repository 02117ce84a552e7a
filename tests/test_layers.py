"""No shared layer names a game: import-linter proves it for imports, this for strings."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import heptapolis

PACKAGE = Path(heptapolis.__file__).parent
SHARED = sorted(path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts[:-1])
GAME_NAME = re.compile(rf"\b({'|'.join(heptapolis.GAMES)})\b", re.IGNORECASE)


def strings(source: str) -> Iterator[str]:
    """Every string of the program but for docstrings, which may show examples."""
    tree = ast.parse(source)
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_shared_layer_names_a_game(path: Path) -> None:
    assert [text for text in strings(path.read_text("utf-8")) if GAME_NAME.search(text)] == []


def test_a_name_would_be_noticed() -> None:
    assert [
        text for text in strings('"""Of wonders."""\nAIMS = {"wonders": 1}') if GAME_NAME.search(text)
    ] == ["wonders"]
