"""Servers in processes of their own, to be killed and started again."""

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from tests.paths import ROOT
from tests.processes import free_port, launch, wait_until_healthy
from tests.server.faults import Faults

PROXIES = {"FORWARDED_ALLOW_IPS": "192.0.2.1"}  # tests come from 127.0.0.1, which is none


class ServerProcess:
    """A server that always listens at the same address; it has faults if there are any."""

    def __init__(self, database: str, log: Path, *limits: str, faults: Faults | None = None) -> None:
        self.database, self.log, self.limits, self.faults = database, log, limits, faults
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def start(self) -> None:
        program = ("faulty_server", str(self.faults.file)) if self.faults else ("one_server",)
        command = [sys.executable, "-m", f"tests.server.{program[0]}", *program[1:]]
        command += [self.database, str(self.port), *self.limits]
        with self.log.open("ab") as log:
            self._process = launch(command, cwd=ROOT, stdout=log, stderr=log, env=os.environ | PROXIES)

    def wait(self) -> None:
        """Until it answers."""
        assert self._process
        wait_until_healthy(self.url, self._process, self.log)

    def kill(self) -> None:
        """SIGKILL: no time to clean up."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """SIGTERM, as an operator stops it."""
        assert self._process
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def __enter__(self) -> "ServerProcess":
        self.start()
        self.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process and self._process.poll() is None:
            self.stop()
