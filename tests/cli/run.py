"""Running the command line in tests: in this process if that is enough, as it is quicker."""

import io
import subprocess
import sys
from contextlib import AbstractContextManager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from heptapolis.cli.run import run
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.record import Record
from tests.processes import run_python, running

PROGRAM = "import heptapolis.cli as c; c.main()"


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str


def heptapolis(*args: object, answers: str = "") -> Done:
    """Run a command in this process; `answers` is what is typed."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO(answers)):
        code = run([str(arg) for arg in args])
    return Done(code, out.getvalue(), err.getvalue())


def start(*args: object) -> AbstractContextManager["subprocess.Popen[str]"]:
    """Start the real process; it does not outlive the block."""
    return running([sys.executable, "-c", PROGRAM, *map(str, args)])


def run_process(*args: object) -> Done:
    """Run the real process to its end; nobody types anything."""
    done = run_python("-c", PROGRAM, *args)
    return Done(done.returncode, done.stdout, done.stderr)


def recorded(game: Game, seed: int, path: Path) -> Record:
    """A random game, played and saved."""
    state, record, chance = game.new(seed), Record.of(game, seed), Chance(seed)
    while state.to_act:
        record.play(state, {seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    path.write_text(record.to_json(), "utf-8")
    return record
