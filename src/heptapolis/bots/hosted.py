"""Bots from Python files, each in its own process (`host.py`): they may fail, hang and print.

A process plays game after game. One that hangs or dies is replaced for the next game.
"""

import atexit
import json
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, ClassVar

from heptapolis.bots.host import LENGTH_BYTES
from heptapolis.bots.program import MAX_SECONDS_PER_MOVE
from heptapolis.bots.protocol import BadAnswer, LateAnswer, ThirdParty, illegal_answer, setting
from heptapolis.core.contract import Game, Move, View
from heptapolis.core.errors import BadOption

LOAD_SECONDS = 60.0  # to import the file, which may import a large library
SIT_SECONDS = 60.0  # to take a seat, which may load a network
CLOSE_SECONDS = 2.0


class HostProcess:
    """A running host: each question gets an answer in time, or BadAnswer. A thread talks to it."""

    def __init__(self, path: Path, class_name: str) -> None:
        command = (sys.executable, "-m", "heptapolis.bots.host", str(path), class_name)
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C does not reach it, and its children are killed with it
        )
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._converse, daemon=True)
        self._thread.start()

    def _converse(self) -> None:
        """Pass on every question and wait for its answer; an empty one means that the process has ended."""
        source, sink = self._process.stdin, self._process.stdout
        assert source
        assert sink
        with suppress(OSError):
            while message := self._questions.get():
                source.write(len(message).to_bytes(LENGTH_BYTES) + message)
                source.flush()
                if not (line := sink.readline()):
                    break
                self._answers.put(line)
        self._answers.put(b"")
        sink.close()
        with suppress(OSError):
            source.close()

    def ask(self, seconds: float, question: str, *arguments: object) -> dict[str, Any]:
        """Return the answer; kill a host that gives none in time."""
        if not self.is_alive:
            raise BadAnswer("the bot's process has ended")
        self._questions.put(pickle.dumps((question, arguments)))
        try:
            answer: dict[str, Any] = json.loads(self._answers.get(timeout=seconds))
        except Empty:
            self.kill()
            raise LateAnswer(f"no answer within {seconds:g} seconds") from None
        except ValueError:
            self.kill()
            raise BadAnswer("the bot's process has ended") from None
        if "error" in answer:
            raise BadAnswer(answer["error"])
        return answer

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        with suppress(OSError):  # already gone
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._questions.put(b"")  # if the thread waits for one
        self._thread.join()


class HostPool:
    """The hosts that are waiting for their next game, by file and class."""

    def __init__(self) -> None:
        self._idle: dict[tuple[Path, str], list[HostProcess]] = {}
        self._lock = Lock()
        atexit.register(self.close)

    def take(self, path: Path, class_name: str) -> HostProcess:
        """A host that has loaded the file: an idle one, or a new one."""
        with self._lock:
            waiting = self._idle.get((path, class_name), [])
            while waiting:
                host = waiting.pop()
                if host.is_alive:
                    return host
        host = HostProcess(path, class_name)
        host.ask(LOAD_SECONDS, "describe")
        return host

    def put_back(self, path: Path, class_name: str, host: HostProcess) -> None:
        with self._lock:
            self._idle.setdefault((path, class_name), []).append(host)

    def close(self) -> None:
        """Kill all of them."""
        with self._lock:
            for hosts in self._idle.values():
                for host in hosts:
                    host.kill()
            self._idle.clear()


HOSTS = HostPool()


@dataclass(frozen=True)
class HostedKind(ThirdParty):
    """A kind of bot from a file; a declaration adds its name, its path and its own parameters."""

    name: ClassVar[str] = "class"
    title: ClassVar[str] = "a class in a file"
    needs_view: ClassVar[bool] = True
    path: ClassVar[Path]
    class_name: ClassVar[str]
    own: ClassVar[tuple[str, ...]] = ()  # the parameters that the class itself declares

    seconds: float = setting(10.0, "how long it may think about a move")

    def __post_init__(self) -> None:
        if not 0 < self.seconds <= MAX_SECONDS_PER_MOVE:
            valid = [f"above 0, up to {MAX_SECONDS_PER_MOVE:g}"]
            raise BadOption(f"seconds={self.seconds}", "out of range", valid)

    def sit(self, game: Game, seat: int, seed: int) -> "HostedPlayer":
        parameters = {name: value for name, value in asdict(self).items() if name in self.own}
        host = HOSTS.take(self.path, self.class_name)
        try:
            answer = host.ask(SIT_SECONDS, "sit", parameters, game, seat, seed)
        except BaseException:
            host.kill()
            raise
        return HostedPlayer(self, host, answer["time_limit"])


class HostedPlayer:
    """A bot at its seat, in its own process."""

    def __init__(self, kind: HostedKind, host: HostProcess, time_limit: float | None) -> None:
        self._kind, self._host, self.time_limit = kind, host, time_limit

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        text = " ".join(self._host.ask(self._kind.seconds, "choose", view, tuple(legal))["move"].split())
        for move in legal:
            if str(move) == text:
                return move
        raise illegal_answer(text)

    def close(self) -> None:
        """Let the process wait for its next game, if it is still healthy."""
        if not self._host.is_alive:
            return
        try:
            self._host.ask(CLOSE_SECONDS, "close")
        except BadAnswer:
            self._host.kill()
        else:
            HOSTS.put_back(self._kind.path, self._kind.class_name, self._host)
