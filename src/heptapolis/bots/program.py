"""Bots that are separate programs, in any language: JSON lines on standard input and output.

One process plays one seat of one game. docs/bots.md describes the messages.
"""

import os
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import ClassVar

from heptapolis.bots.protocol import BadAnswer, LateAnswer, ThirdParty, illegal_answer, setting, shorten
from heptapolis.core.codec import dumps
from heptapolis.core.contract import Game, Move, View
from heptapolis.core.errors import BadOption, NotUnderstood

PROTOCOL = 1
EXIT_SECONDS = 0.5  # for a program to exit by itself
MAX_SECONDS_PER_MOVE = 3600.0


@dataclass(frozen=True)
class Program(ThirdParty):
    """A kind of bot that starts a program; a declaration adds its name and its command."""

    name: ClassVar[str] = "program"
    title: ClassVar[str] = "a program that speaks JSON lines"
    needs_view: ClassVar[bool] = True
    command: ClassVar[tuple[str, ...]] = ()

    seconds: float = setting(10.0, "how long it may think about a move")

    def __post_init__(self) -> None:
        if not 0 < self.seconds <= MAX_SECONDS_PER_MOVE:
            raise BadOption(
                f"seconds={self.seconds}", "out of range", [f"above 0, up to {MAX_SECONDS_PER_MOVE:g}"]
            )

    def sit(self, game: Game, seat: int, seed: int) -> "ProgramPlayer":
        start = {"type": "start", "protocol": PROTOCOL, "game": game.name, "options": game.options}
        return ProgramPlayer(self.command, dumps(start | {"seat": seat, "seed": seed}), self.seconds)


class ProgramPlayer:
    """A program at its seat."""

    def __init__(self, command: Sequence[str], start: str, seconds: float) -> None:
        self._program = ProgramProcess(command, start)
        self._seconds = seconds

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        by_text = {str(move): move for move in legal}
        message = f'{{"type": "choose", "view": {view.to_json()}, "legal": {dumps(list(by_text))}}}'
        text = parse_answer(self._program.ask(message, self._seconds))
        if text not in by_text:
            raise illegal_answer(text)
        return by_text[text]

    def close(self) -> None:
        self._program.close()


def parse_answer(line: str) -> str:
    """The notation in a line `{"move": "sell loom"}`."""
    import json

    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(f"{shorten(line)!r} is not JSON") from None
    if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
        raise BadAnswer(f'{shorten(line)!r} is not an answer; write {{"move": "..."}}')
    move: str = answer["move"]
    return " ".join(move.split())


def _start(command: Sequence[str]) -> "subprocess.Popen[str]":
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # so that its children are killed with it
        )
    except OSError as error:
        raise NotUnderstood(shlex.join(command), f"cannot be started: {error.strerror}") from None


class ProgramProcess:
    """A running program: one line in, one line out. A thread talks to it, so that no call blocks forever."""

    def __init__(self, command: Sequence[str], start: str) -> None:
        self._process = _start(command)
        self._questions: SimpleQueue[tuple[int, str] | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[int, str]] = SimpleQueue()
        self._asked = 0
        self._ended = False
        self._thread = Thread(target=self._converse, args=(start,), daemon=True)
        self._thread.start()

    def _converse(self, start: str) -> None:
        """Pass on every question and wait for its answer; an empty one means that the program has ended."""
        source, sink = self._process.stdin, self._process.stdout
        assert source
        assert sink
        with suppress(OSError, ValueError):  # the program has stopped reading
            source.write(start + "\n")
            while question := self._questions.get():
                number, text = question
                source.write(text + "\n")
                source.flush()
                if not (line := sink.readline()):
                    break
                self._answers.put((number, line))
        self._ended = True
        self._answers.put((self._asked, ""))

    def ask(self, question: str, seconds: float) -> str:
        """Return the line that answers this question; skip lines that answer earlier ones."""
        self._asked += 1
        self._questions.put((self._asked, question))
        latest, number, line = monotonic() + seconds, 0, ""
        while number < self._asked and not self._ended:
            try:
                number, line = self._answers.get(timeout=max(0.0, latest - monotonic()))
            except Empty:
                raise LateAnswer(f"no answer within {seconds:g} seconds") from None
        if number < self._asked or not line:
            raise BadAnswer("the program has ended")
        return line

    def close(self) -> None:
        """Close the input, which tells the program to exit; kill it and its children if it does not."""
        self._questions.put(None)
        self._thread.join(0.05)
        if not self._thread.is_alive() and self._process.stdin:
            _close_quietly(self._process)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(0.0 if self._thread.is_alive() else EXIT_SECONDS)
        self._kill()
        self._thread.join()
        _close_quietly(self._process)

    def _kill(self) -> None:
        with suppress(OSError):  # already gone
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()


def _close_quietly(process: "subprocess.Popen[str]") -> None:
    for stream in (process.stdin, process.stdout):
        with suppress(OSError):  # unread output is dropped on purpose
            if stream:
                stream.close()
