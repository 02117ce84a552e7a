"""Running the command line in tests: in this process where that is enough, it is quick."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from heptapolis.cli.run import run
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.record import Record


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


def start(*args: object) -> "subprocess.Popen[str]":
    """Start the real process."""
    command = [sys.executable, "-c", "import heptapolis.cli as c; c.main()", *map(str, args)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def recorded(game: Game, seed: int, path: Path) -> Record:
    """A random game, played and saved."""
    state, record, chance = game.new(seed), Record.of(game, seed), Chance(seed)
    while state.to_act:
        record.play(state, {seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    path.write_text(record.to_json(), "utf-8")
    return record
