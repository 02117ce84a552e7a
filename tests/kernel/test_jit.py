"""Compiled code is kept on disk, and never served stale."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from heptapolis.core.contract import Game
from heptapolis.games.dice.game import Dice
from heptapolis.games.wonders.game import Wonders
from heptapolis.kernel import jit
from heptapolis.kernel.engine import engine_of

ASK = """
import sys
sys.path.insert(0, {folder!r})
from heptapolis.kernel.jit import compile_kernels, kernel
from heptapolis.core.sample import triple
names = []
compile_kernels([triple], lambda done, of, name: names.append(name))
print(triple(5), len(names))
"""
SAMPLE = """
from heptapolis.kernel.jit import kernel

FACTOR = {factor}


@kernel
def twice(number: int) -> int:
    return 2 * number


@kernel
def triple(number: int) -> int:
    return twice(number) + (FACTOR - 2) * number
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what the compiler needs, with a kernel and a cache of its own."""
    monkeypatch.setenv("HEPTAPOLIS_CACHE", str(tmp_path / "cache"))
    copy = tmp_path / "heptapolis"
    for name in ("core", "kernel"):
        shutil.copytree(jit.PACKAGE / name, copy / name)
    for name in ("games", "search"):
        (copy / name).mkdir()
    (copy / "__init__.py").touch()
    return copy


def ask(package: Path, factor: int | None = None, asked: str = ASK) -> str:
    """What the sample kernel answers, and how many functions were made ready; an edit comes first."""
    if factor:
        (package / "core" / "sample.py").write_text(SAMPLE.format(factor=factor))
    environment = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    environment |= {"PYTHONDONTWRITEBYTECODE": "1"}
    program = asked.format(folder=str(package.parent))
    run = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


def test_compiled_code_is_found_again_and_an_edit_is_noticed(package: Path) -> None:
    """The first run compiles callees too; the second loads only the entry point; an edit starts over."""
    assert ask(package, 3) == "15 3"
    assert ask(package) == "15 2"
    assert ask(package, 4) == "20 3"


def test_another_copy_of_the_same_sources_compiles_for_itself(package: Path) -> None:
    """As Numba keeps machine code by place and time of its source, the entries alone would not do there."""
    assert ask(package, 3) == "15 3"
    elsewhere = package.parent / "elsewhere"
    elsewhere.mkdir()
    assert ask(package.rename(elsewhere / "heptapolis")) == "15 3"


def test_a_kernel_that_others_call_can_be_called_from_python_too(package: Path) -> None:
    """It is linked into its caller, without machine code of its own: that is made on demand."""
    asked = ASK.replace("triple(5)", "triple(5), twice(4), direct(twice)(3), twice(True)")
    program = asked.replace("import triple", "import triple, twice").replace("kernel\nfrom", "direct\nfrom")
    assert ask(package, 3, program) == "15 8 6 2 3"


WATCH = """
import sys
import heptapolis
from heptapolis.bots.mcts import Mcts
from heptapolis.kernel import jit

game = heptapolis.make(sys.argv[1], players=3)
bot = Mcts(playouts=20).sit(game, 0, 1)
jit.compile_kernels = None  # whoever compiles now fails
state = game.new(1)
while len(state.legal(0)) < 2:
    state.play({seat: state.legal(seat)[0] for seat in state.to_act})
print(bot.choose(state.view(0), state.legal(0)))
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_a_bot_that_sits_has_everything_that_it_needs(game: str) -> None:
    """A server says that strong bots are ready when one could sit down: no clock runs while one compiles."""
    run = subprocess.run([sys.executable, "-c", WATCH, game], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.strip()


def test_compilation_in_the_background_leaves_the_rules_playing() -> None:
    """A game of the rules goes on while another thread compiles the kernel and reports its progress."""
    heard: list[tuple[int, int]] = []
    game = Wonders(players=3)
    thread = threading.Thread(target=engine_of, args=(game, lambda done, of, _: heard.append((done, of))))
    thread.start()
    state = game.new(seed=1)
    while state.to_act:
        state.play({seat: state.legal(seat)[0] for seat in state.to_act})
    thread.join()
    assert state.result().winners
    assert heard[-1][0] == heard[-1][1]


SOURCES = sorted(
    str(path.relative_to(jit.PACKAGE))
    for folder in ("core", "games", "kernel", "search")
    for path in (jit.PACKAGE / folder).rglob("*")
    if path.suffix in (".py", ".tmpl")
)


@pytest.fixture(scope="module")
def whole_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything that compiled code can depend on."""
    copy = tmp_path_factory.mktemp("hash") / "heptapolis"
    for folder in ("core", "games", "kernel", "search"):
        shutil.copytree(jit.PACKAGE / folder, copy / folder)
    return copy


def test_kernel_sources_are_found_on_disk() -> None:
    assert {"games/dice/kernel/step.py", "kernel/templates/search.py.tmpl", "search/tree.py"} <= set(SOURCES)
    assert len(SOURCES) > 100


@pytest.mark.parametrize("source", SOURCES)
def test_an_edit_of_any_kernel_source_changes_the_hash(source: str, whole_package: Path) -> None:
    path = whole_package / source
    before, text, time = jit.source_hash(whole_package), path.read_bytes(), path.stat().st_mtime_ns
    path.write_bytes(text + b"# edited")
    os.utime(path, ns=(time, time))  # only the text differs
    edited = jit.source_hash(whole_package)
    path.write_bytes(text)
    os.utime(path, ns=(time, time))
    assert edited != before == jit.source_hash(whole_package)


def test_the_cache_can_be_put_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEPTAPOLIS_CACHE", str(tmp_path))
    assert jit.user_cache() == tmp_path


@pytest.mark.parametrize("game", [Wonders(players=3), Dice(players=3)], ids=str)
def test_no_kernel_calls_itself(game: Game) -> None:
    """One that did compiled fine, and then crashed every process that loaded it from disk."""
    engine = engine_of(game)
    search = engine.search

    def walk(function: Any, above: tuple[Any, ...]) -> None:
        assert function not in above, f"{function} leads back to itself"
        if function not in seen:
            seen.add(function)
            for callee in jit._callees(function):
                walk(callee, (*above, function))

    seen: set[Any] = set()
    for entry in (*engine.entry_points, search.search, search.list_candidates):
        walk(entry, ())
    assert len(seen) > 60
