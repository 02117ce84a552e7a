"""A new effect, move or decision that somebody forgets is named in every reader.

A copy of the package gets made-up members in every closed union and enum. The type checker must then
name each reader in Python, and each table or kernel must refuse to be imported.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

import heptapolis

PACKAGE = Path(heptapolis.__file__).parent
MEMBER = "@dataclass(frozen=True)\nclass {name}:\n    pass\n\n\n"

# The unions of a file, each with what is made up for it.
UNIONS = {
    "wonders/effects.py": {"Effect": "NewEffect", "Immediate": "NewImmediate", "Countable": "NewCountable"},
    "wonders/moves.py": {"Move": "NewMove"},
    "dice/effects.py": {"Effect": "NewEffect", "Immediate": "NewImmediate", "Pending": "NewPending"},
    "dice/moves.py": {"Move": "NewMove"},
}
ENUMS = {
    "wonders/kernel/layout.py": ("Op", "Counted", "Kind", "Phase"),
    "wonders/state.py": ("Phase",),
    "dice/kernel/layout.py": ("Op", "Ask", "Phase"),
    "dice/kernel/actions.py": ("Kind",),
}

# The functions that must name it, by union.
READERS = {
    ("wonders", "NewEffect"): {
        "terms.add",
        "scoring._points",
        "resolve._apply_immediate",
        "text.effects.describe_effect",
        "evaluation.economy.coins",
        "evaluation.valuation._effect",
        "kernel.tables._encode_effect",
    },
    ("wonders", "NewImmediate"): {
        "terms.add",
        "scoring._points",
        "resolve._apply_immediate",
        "text.effects.describe_effect",
        "text.effects._immediate",
        "evaluation.economy.coins",
        "evaluation.valuation._effect",
        "kernel.tables._encode_effect",
    },
    ("wonders", "NewCountable"): {
        "city.count",
        "text.effects._counted",
        "evaluation.valuation.growth",
        "kernel.tables._encode_count",
        "kernel.capacity._most_counted",
    },
    ("wonders", "NewMove"): {
        "notation.write",
        "state.face_down",
        "text.moves.describe_move",
        "terminal.menu._topic",
        "terminal.menu._cells",
        "evaluation.evaluator.value",
        "kernel.bridge._write_move",
    },
    ("dice", "NewEffect"): {
        "words.write",
        "model.standing",
        "model.happening",
        "scoring._points",
        "constraints._homes",
        "text.effects.describe_effect",
        "evaluation.evaluator.effect",
        "kernel.tables._encode_effect",
        "kernel.capacity._worth",
    },
    ("dice", "NewImmediate"): {
        "words.write",
        "model.standing",
        "resolve._apply_immediate",
        "scoring._points",
        "constraints._homes",
        "text.effects.describe_effect",
        "evaluation.evaluator.effect",
        "kernel.tables._encode_effect",
        "kernel.capacity._worth",
    },
    ("dice", "NewPending"): {
        "flow._is_optional",
        "legal._moves",
        "legal.offers",
        "text.effects._decision",
        "text.narrator.question",
        "kernel.tables._encode_decisions",
    },
    ("dice", "NewMove"): {
        "notation.write",
        "resolve.carry_out",
        "text.moves.describe_move",
        "text.moves.describe_price",
        "terminal.presenter._effect",
        "terminal.presenter._topic",
        "evaluation.evaluator.value",
        "kernel.actions.encode",
        "kernel.engine.move",
    },
}
REFUSALS = {
    "notation.FORMS does not handle NewMove",
    "words.FORMS does not handle NewEffect, NewImmediate",
    "flow.AFTER does not handle NEW",
    "layout.READ_BY does not handle NEW",
    "actions.GROUPS does not handle NEW",
    "wonders.kernel.actions.kind_of does not handle NEW",
    "wonders.kernel.step.choose does not handle NEW",
    "wonders.kernel.step.resolve does not handle NEW",
    "wonders.kernel.legal.legal does not handle NEW",
    "wonders.kernel.resolve._add_standing does not handle NEW_EVERYWHERE",
    "wonders.kernel.resolve._apply_immediate does not handle NEW_EVERYWHERE",
    "wonders.kernel.resolve._add_losses does not handle NEW_EVERYWHERE",
    "wonders.kernel.resolve.count does not handle NEW",
    "wonders.kernel.score._points does not handle NEW_EVERYWHERE",
    "wonders.kernel.candidates._describe_effect does not handle NEW_EVERYWHERE",
    "wonders.kernel.candidates._add_other does not handle NEW",
    "dice.kernel.actions.kind_of does not handle NEW",
    "dice.kernel.legal.legal does not handle NEW",
    "dice.kernel.step._skip_the_impossible does not handle NEW",
    "dice.kernel.resolve._add_standing does not handle NEW_EVERYWHERE",
    "dice.kernel.resolve._apply_immediate does not handle NEW_EVERYWHERE",
    "dice.kernel.resolve._bonus does not handle NEW_EVERYWHERE",
    "dice.kernel.resolve._cross_and_resolve does not handle NEW_EVERYWHERE",
    "dice.kernel.score._points does not handle NEW_EVERYWHERE",
    "dice.kernel.candidates._describe_effect does not handle NEW_EVERYWHERE",
    "bridge.PHASES does not handle NEW",
}

# Imports everything and prints what would have been rejected.
IMPORT_ALL = """
import heptapolis.core.closed as closed

def report(reader, members, read, check=closed.check_complete):
    try:
        check(reader, list(members), list(read))
    except TypeError as error:
        print(str(error).removeprefix("heptapolis.games."))

closed.check_complete = report
import heptapolis.games.wonders.kernel.engine
import heptapolis.games.dice.kernel.engine
"""
CONFIGURATION = """
[mypy]
mypy_path = src
explicit_package_bases = true
enable_error_code = exhaustive-match
[mypy-numpy.*,numba.*,pydantic.*,pydantic_core.*,rich.*,typer.*,fluent.*]
follow_imports = skip
ignore_missing_imports = true
[mypy-heptapolis.arena.*,heptapolis.bots.*,heptapolis.cli.*,heptapolis.i18n.*,heptapolis.search.*]
follow_imports = skip
ignore_missing_imports = true
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with made-up members that nobody reads."""
    folder = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("__pycache__", "web", "*.json")
    games = shutil.copytree(PACKAGE, folder / "src" / "heptapolis", ignore=ignored) / "games"
    for name, unions in UNIONS.items():
        (games / name).write_text(extend_unions((games / name).read_text("utf-8"), unions), "utf-8")
    for name, enums in ENUMS.items():
        (games / name).write_text(extend_enums((games / name).read_text("utf-8"), enums), "utf-8")
    (folder / "mypy.ini").write_text(CONFIGURATION)
    return folder


def extend_unions(source: str, unions: dict[str, str]) -> str:
    """Declare each made-up member, and add it to its union."""
    for union, member in unions.items():
        base = re.search(r"^class (Base\w+)", source, re.MULTILINE)
        declared = MEMBER.format(name=f"{member}({base[1]})" if base else member)
        source = re.sub(rf"^{union} = ", rf"{declared}{union} = {member} | ", source, flags=re.MULTILINE)
    return source


def extend_enums(source: str, enums: tuple[str, ...]) -> str:
    """A member that no table mentions; and an effect of which the table says that every kernel reads it."""
    for enum in enums:
        member = "NEW = 98" if f"class {enum}(IntEnum)" in source else 'NEW = "new"'
        more = "\n    NEW_EVERYWHERE = 99" if enum == "Op" else ""
        head = rf'(class {enum}\(\w+\):\n    """.*?"""\n\n)'
        source = re.sub(head, rf"\g<1>    {member}{more}\n", source, count=1, flags=re.DOTALL)
    if "READ_BY" in source:
        readers = re.findall(r'"(\w+)"', source[source.index("Reader = ") : source.index("READ_BY")])
        row = f"Op.NEW_EVERYWHERE: {tuple(readers)},"
        source = source.replace("    Op.NOTHING: (),", f"    Op.NOTHING: (),\n    {row}")
    return source


@pytest.fixture(scope="module")
def named(copy: Path) -> dict[tuple[str, str], set[str]]:
    """The functions in which the type checker names a made-up member, by game and member."""
    command = [sys.executable, "-m", "mypy", "--config-file", "mypy.ini", "-p", "heptapolis.games"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    found = defaultdict(set)
    for line in done.stdout.splitlines():
        if error := re.match(r"src/heptapolis/games/(\w+)/(\S+)\.py:(\d+): error: (.*)", line):
            game, module, number, message = error.groups()
            reader = function_at(copy / line.split(":")[0], int(number))
            for member in re.findall(r"New\w+", message):
                found[game, member].add(f"{module.replace('/', '.')}.{reader}")
    assert found, done.stdout + done.stderr
    return found


def function_at(path: Path, number: int) -> str:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.lineno <= number]
    return max(functions, key=lambda node: node.lineno).name if functions else ""


@pytest.mark.parametrize(("game", "member"), READERS)
def test_the_type_checker_names_every_reader(
    named: dict[tuple[str, str], set[str]], game: str, member: str
) -> None:
    assert READERS[game, member] <= named[game, member]


def test_tables_and_kernels_refuse_to_be_imported(copy: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", IMPORT_ALL]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert set(done.stdout.splitlines()) >= REFUSALS, done.stdout + done.stderr


OPEN_MATCHES = {  # of strings, or of any value
    "wonders/text/story.py:_describe",
    "wonders/text/catalogue.py:_plain",
    "dice/text/story.py:_describe",
}


def test_no_default_case_hides_a_member() -> None:
    """`case _` is only for `assert_never`, except in matches that are not of a closed union."""
    games = PACKAGE / "games"
    found = {
        f"{path.relative_to(games).as_posix()}:{function_at(path, case.pattern.lineno)}"
        for path in games.rglob("*.py")
        for case in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(case, ast.match_case) and is_default(case) and "assert_never" not in ast.unparse(case)
    }
    assert found == OPEN_MATCHES


def is_default(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.guard is None
