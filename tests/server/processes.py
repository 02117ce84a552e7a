"""Servers in processes of their own, to be killed and started again."""

import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx2

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server that listens at the same place whenever it runs."""

    def __init__(self, database: str, log: Path) -> None:
        self.database, self.log = database, log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.one_server", self.database, str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                httpx2.get(f"{self.url}/api/health", timeout=5)
            except httpx2.TransportError:
                assert self._process
                assert self._process.poll() is None, self.log.read_text()
                time.sleep(0.05)
            else:
                return
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """SIGKILL: no time for a last word."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> "ServerProcess":
        self.start()
        self.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
