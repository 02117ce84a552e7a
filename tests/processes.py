"""Starting other programs in tests: Ctrl-C ends them, and none outlives its test."""

import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2

TIMEOUT_SECONDS = 120.0  # a busy machine is slow, not wrong
PORTS = range(10_000, 30_000)  # below those that systems give to outgoing connections


def launch(command: Sequence[str], **options: Any) -> "subprocess.Popen[str]":
    """Start a program that Ctrl-C ends, even where this process ignores it (`nohup make test &`).

    A child inherits an ignored signal; one that its parent handles is at its default again.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(command, text=True, **options)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def running(command: Sequence[str], **options: Any) -> Iterator["subprocess.Popen[str]"]:
    """A program with its pipes, killed at the end if it still runs."""
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with launch(command, **pipes | options) as process:
        try:
            yield process
        finally:
            process.kill()


def run_python(*arguments: object, answers: str = "", **options: Any) -> "subprocess.CompletedProcess[str]":
    """Run the interpreter to its end; `answers` is what is typed."""
    with running([sys.executable, *map(str, arguments)], **options) as process:
        out, err = process.communicate(answers, timeout=TIMEOUT_SECONDS)
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def free_port() -> int:
    """A port that nobody listens at, and that no connection of another test is given by chance."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def wait_until_healthy(url: str, process: "subprocess.Popen[str]", log: Path | None = None) -> None:
    """Until the server of this process answers; a failure shows its log."""
    latest = time.monotonic() + TIMEOUT_SECONDS
    while True:
        try:
            httpx2.get(f"{url}/api/health", timeout=TIMEOUT_SECONDS)
        except httpx2.TransportError:
            told = log.read_text("utf-8") if log else ""
            assert process.poll() is None, f"the server did not start: {told}"
            assert time.monotonic() < latest, f"the server does not answer: {told}"
            time.sleep(0.05)
        else:
            return
