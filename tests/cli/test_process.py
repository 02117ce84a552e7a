"""What only the real process shows: signals, pipes, exit codes, a quick start."""

import signal
import subprocess
import sys
from time import perf_counter

import pytest

from tests.cli.run import start


@pytest.mark.parametrize(
    ("line", "sign"),
    [("play wonders --seed 7", "seed 7"), ("play wonders --seed 7 --watch --bot random", "seed 7")],
)
def test_the_process_starts_and_ends(line: str, sign: str) -> None:
    out, err = start(*line.split()).communicate("", timeout=30)
    assert sign in out
    assert err == ""


def test_ctrl_c_ends_a_game_cleanly() -> None:
    with start("play", "wonders", "--seed", 7) as process:
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert (process.returncode, err.strip()) == (130, "Interrupted.")


def test_ctrl_c_ends_a_simulation_cleanly() -> None:
    code = "import threading, os, signal, heptapolis.cli as c\n"
    code += "threading.Timer(0.7, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
    code += "c.main(['simulate', 'wonders', '--games', '100000'])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
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
    process = start("play", "chess")
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err.count("\n")) == (2, "", 1)


def test_help_starts_quickly() -> None:
    started = perf_counter()
    start("--help").communicate(timeout=30)
    assert perf_counter() - started < 2  # 0.4 s on a quiet machine
