"""A server of its own in another process, which can be stopped and started again where it was."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen


class Site:
    """`heptapolis serve` with a database in this folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Site":
        self.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        command = [
            sys.executable,
            "-c",
            "import heptapolis.cli as c; c.main()",
            "serve",
            "--port",
            str(self.port),
            "--no-kernels",
        ]
        command += ["--database", str(self.folder / "tables.sqlite3")]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
        deadline = time.monotonic() + 60
        while not self._answers():
            assert self.process.poll() is None, "the server did not start"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, ConnectionError, TimeoutError):
            return False

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        assert self.process
        self.process.send_signal(sign)
        self.process.wait(30)
