"""A virtual environment with the wheels of Heptapolis and of the example game, as users install them."""

import fcntl
import os
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.cli.run import Done

ROOT = Path(__file__).parents[2]
MARKET = ROOT / "examples" / "market"
NOT_INHERITED = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")  # they would lead back to the source tree


@dataclass(frozen=True)
class Environment:
    """A virtual environment and what runs in it."""

    folder: Path

    def run(self, program: str, *args: object, cwd: Path, answers: str = "") -> Done:
        """Run a program of this environment to its end; `answers` is what is typed."""
        with self.start(program, *args, cwd=cwd) as process:
            out, err = process.communicate(answers, timeout=120)
        return Done(process.returncode, out, err)

    def start(self, program: str, *args: object, cwd: Path) -> "subprocess.Popen[str]":
        command = [str(self.folder / "bin" / program), *map(str, args)]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, cwd=cwd, env=clean_environment(), stdin=pipe, stdout=pipe, stderr=pipe, text=True
        )


def clean_environment() -> Mapping[str, str]:
    """The variables of this process but for those that tell Python where to look."""
    return {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}


def shared_environment(folder: Path) -> Environment:
    """The environment in this folder, made by whichever process comes first; the others wait for it."""
    environment = Environment(folder / "environment")
    ready = folder / "ready"
    with locked(folder / "lock"):
        if not ready.exists():
            install(environment, [build_wheel(project, folder / project.name) for project in (ROOT, MARKET)])
            ready.touch()
    return environment


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build_wheel(project: Path, folder: Path) -> Path:
    """Build without the hook that builds the web table: no test here looks at a page, and it needs Node."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    built = subprocess.run(
        command,
        cwd=project,
        env={**clean_environment(), "HATCH_BUILD_NO_HOOKS": "true"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(environment: Environment, wheels: list[Path]) -> None:
    """Install the wheels alone, and borrow what they depend on.

    Installing numba, numpy and the rest again would take minutes and a network. So a .pth file adds the
    packages of the environment that runs the tests. Python does not read the .pth files that lie there, so
    its editable install of Heptapolis stays out of sight. The file is written last: pip must not find what
    is installed elsewhere.
    """
    venv.create(environment.folder, with_pip=False)
    python = environment.folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-qq", "--no-deps", "--no-index", *map(str, wheels)], check=True)
    borrowed = [path for path in sys.path if Path(path).name in ("site-packages", "dist-packages")]
    (own,) = environment.folder.glob("lib/python*/site-packages")
    (own / "dependencies.pth").write_text("\n".join(borrowed), "utf-8")
