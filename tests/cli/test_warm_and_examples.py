"""`heptapolis warm` and `heptapolis examples`, and the error if an extra is missing."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from heptapolis.cli import compiling
from heptapolis.core.contract import Game
from heptapolis.envs.extras import MissingExtra, needs_extra
from heptapolis.kernel.jit import TerminalProgress
from tests.cli.run import heptapolis
from tests.paths import ROOT


def test_warm_compiles_all_games_or_one(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def note(game: Game) -> None:
        compiled.append(game.name)

    monkeypatch.setattr(compiling, "compile_everything", note)
    assert heptapolis("warm").out == "dice is compiled.\nwonders is compiled.\n"
    assert heptapolis("warm", "dice").code == 0
    assert compiled == ["dice", "wonders", "dice"]
    assert "no such game" in heptapolis("warm", "chess").err


class Terminal:
    """Standard error that is a terminal."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


def test_a_terminal_sees_the_progress_of_a_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, progress = Terminal(), TerminalProgress()
    monkeypatch.setattr(sys, "stderr", terminal)
    for done in range(201):
        progress(done, 200, "kernel")
    assert "(once): 50 %" in terminal.text
    assert terminal.text.endswith("\r\x1b[K")
    assert terminal.text.count("\r") == 101


def test_without_a_terminal_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    TerminalProgress()(1, 2, "kernel")
    assert capsys.readouterr().err == ""


def test_examples_are_listed_and_copied(tmp_path: Path) -> None:
    names = sorted(path.name for path in (ROOT / "examples").glob("*.py"))
    assert [line.partition(":")[0] for line in heptapolis("examples").out.splitlines()] == names
    assert heptapolis("examples", tmp_path / "mine").code == 0
    assert sorted(path.name for path in (tmp_path / "mine").iterdir()) == names
    assert "already exists" in heptapolis("examples", tmp_path / "mine").err


def test_every_example_is_in_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    """But not in an editable install, where it would be a second package of our name."""
    spec = spec_from_file_location("hatch_build", ROOT / "web" / "hatch_build.py")
    assert spec
    assert spec.loader
    hook: Any = module_from_spec(spec)
    spec.loader.exec_module(hook)
    monkeypatch.setattr(hook.subprocess, "run", lambda *_, **__: None)
    included: dict[str, dict[str, str]] = {}
    for version in ("standard", "editable"):
        build: dict[str, Any] = {"force_include": {}}
        hook.WebTable(str(ROOT), {}, None, None, "", "wheel").initialize(version, build)
        included[version] = build["force_include"]
    names = [f"heptapolis/examples/{path.name}" for path in (ROOT / "examples").glob("*.py")]
    assert (sorted(included["standard"].values()), included["editable"]) == (sorted(names), {})


def test_a_missing_library_names_its_extra() -> None:
    with (
        pytest.raises(
            MissingExtra, match=r"nowhere is not installed; run: pip install 'heptapolis\[gymnasium\]'"
        ),
        needs_extra("gymnasium"),
    ):
        import nowhere  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(ModuleNotFoundError, match=r"heptapolis\.nowhere"), needs_extra("gymnasium"):
        import heptapolis.nowhere  # type: ignore[import-not-found]  # noqa: F401


EXTRAS = {"gymnasium": ["gymnasium"], "pettingzoo": ["pettingzoo", "gymnasium"], "openspiel": ["pyspiel"]}


@pytest.mark.slow
@pytest.mark.parametrize("extra", EXTRAS)
def test_environments_name_their_own_extra(extra: str) -> None:
    """Importing OpenSpiel's environment used to fail in a helper module, which named none."""
    missing = f"import sys; sys.modules |= dict.fromkeys({EXTRAS[extra]})"
    program = f"{missing}; import heptapolis.envs.{extra}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert f"run: pip install 'heptapolis[{extra}]'" in done.stderr


def test_without_the_server_serve_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("heptapolis.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "heptapolis.cli.serving", raising=False)
    for name in ("fastapi", "sqlalchemy", "uvicorn", "alembic"):
        monkeypatch.setitem(sys.modules, name, None)
    done = heptapolis("serve")
    assert done.code == 2
    assert "pip install 'heptapolis[server]'" in done.err
