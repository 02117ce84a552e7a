"""The wheel on every Python of this machine: installed in an empty environment, then `smoke.py`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.test_repository import PROJECT

SMOKE = Path(__file__).with_name("smoke.py")
EXTRAS = "envs,openspiel,parquet,pictures,server"
NAMED = [one.rpartition(" ")[2] for one in PROJECT["project"]["classifiers"] if ":: 3." in one]


def find_python(version: str) -> str:
    """An interpreter of this version that runs: a name on the path may be a shim of one that is not there."""
    path = shutil.which(f"python{version}")
    if path and subprocess.run([path, "-V"], capture_output=True, check=False).returncode == 0:
        return path
    pytest.skip(f"NOT TESTED with Python {version}: this machine has none")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return path


@pytest.mark.soak
@pytest.mark.parametrize("version", NAMED)
def test_a_wheel_works(version: str, wheel: Path, tmp_path: Path) -> None:
    subprocess.run([find_python(version), "-m", "venv", str(tmp_path / "venv")], check=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    pins = ["--only-binary", ":all:", "--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([python, "-m", "pip", "install", "-q", *pins, f"{wheel}[{EXTRAS}]"], check=True)
    variables = {**os.environ, "HEPTAPOLIS_CACHE": str(tmp_path / "cache")}
    done = subprocess.run(
        [python, "-W", "error::DeprecationWarning:heptapolis", str(SMOKE)],
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("OpenSpiel")
