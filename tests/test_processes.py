"""The helpers that start programs for other tests."""

import signal
import sys

from tests.processes import run_python, running

WHO_HANDLES = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"


def test_ctrl_c_ends_a_child_even_where_the_suite_ignores_it() -> None:
    """As in `nohup make test &`, where tests that interrupt a child used to wait for it forever."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        done = run_python("-c", WHO_HANDLES)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert done.stdout == "True\n"


def test_a_child_does_not_outlive_its_block() -> None:
    with running([sys.executable, "-c", "import time; time.sleep(600)"]) as process:
        assert process.poll() is None
    assert process.returncode == -signal.SIGKILL
