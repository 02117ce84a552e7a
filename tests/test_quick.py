"""`pytest --quick` leaves out what is slow, and finds most of it by itself."""

import os
from pathlib import Path

from tests.paths import ROOT
from tests.processes import run_python

SAMPLE = """
import subprocess

import pytest

from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.kernel.engine import DiceEngine

def test_quick(): pass

@pytest.mark.slow
def test_marked(): pass

def test_process(): subprocess.run(["true"])

def test_kernel(): DiceEngine(Dice(players=2))
"""


def test_what_is_slow_is_left_out(tmp_path: Path) -> None:
    """One test passes, one is deselected by its mark, two are skipped; `browser` is not even collected."""
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_addoption, pytest_configure")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow")
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    (tmp_path / "browser").mkdir()
    (tmp_path / "browser" / "test_page.py").write_text("def test_page(): pass")
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    words = ("-m", "pytest", "--quick", "-p", "no:cacheprovider")
    done = run_python(*words, cwd=tmp_path, env=os.environ | {"PYTHONPATH": path})
    assert "1 passed, 2 skipped, 1 deselected" in done.stdout
