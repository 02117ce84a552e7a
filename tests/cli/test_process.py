"""What only the real process shows: signals, pipes, exit codes, a quick start."""

import signal

import pytest

from tests.cli.run import run_process, start
from tests.processes import TIMEOUT_SECONDS, run_python


@pytest.mark.parametrize(
    ("line", "sign"),
    [("play wonders --seed 7", "seed 7"), ("play wonders --seed 7 --watch --bot random", "seed 7")],
)
def test_the_process_starts_and_ends(line: str, sign: str) -> None:
    done = run_process(*line.split())
    assert sign in done.out
    assert done.err == ""


def test_ctrl_c_ends_a_game_cleanly() -> None:
    with start("play", "wonders", "--seed", 7) as process:
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=TIMEOUT_SECONDS)
    assert (process.returncode, err.strip()) == (130, "Interrupted.")


INTERRUPTED = """
import os, signal, heptapolis.cli as c, heptapolis.arena.{module} as simulation
go_on = simulation.{step}
def interrupt(*args):
    os.kill(os.getpid(), signal.SIGINT)
    return go_on(*args)
simulation.{step} = interrupt
c.main(["simulate", "wonders", "--engine", "{engine}", "--games", "1000000"])
"""


@pytest.mark.parametrize(
    ("engine", "module", "step"),
    [("rules", "simulation", "play_out"), ("kernel", "kernel_simulation", "_add")],
)
def test_ctrl_c_ends_a_simulation_cleanly(engine: str, module: str, step: str) -> None:
    """In the first game, and in the first batch of the compiled engine; nobody waits for the rest."""
    done = run_python("-c", INTERRUPTED.format(engine=engine, module=module, step=step))
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "Interrupted.")


def test_a_reader_may_leave_early() -> None:
    with start("cards") as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode in (0, 1, 141)  # whether there was more to say, and who noticed


def test_bad_input_ends_with_code_2() -> None:
    done = run_process("play", "chess")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_help_starts_quickly() -> None:
    """Slow imports happen only where they are needed."""
    program = "import sys, heptapolis.cli.app, heptapolis.cli as c\n"
    program += "try: c.main(['--help'])\n"
    program += (
        "finally: print([m for m in ('numba', 'numpy', 'pydantic', 'rich.progress') if m in sys.modules])"
    )
    assert run_python("-c", program).stdout.splitlines()[-1] == "[]"
