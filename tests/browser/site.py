"""A server in its own process, which can be stopped and started again at the same address."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from tests.cli.run import PROGRAM
from tests.processes import TIMEOUT_SECONDS, free_port, launch, wait_until_healthy


class Site:
    """`heptapolis serve` with a database in this folder, and with the games in these folders.

    `before` is Python that runs first: tests shorten the server's times with it.
    """

    def __init__(self, folder: Path, plugins: tuple[Path, ...] = (), before: str = "") -> None:
        self.folder, self.plugins, self.before = folder, plugins, before
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

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
            self.before + PROGRAM,
            "serve",
            "--no-kernels",
            "--port",
            str(self.port),
        ]
        command += ["--database", str(self.folder / "tables.sqlite3")]
        command += ["--limit", "request_burst=100000"]  # every visitor comes from this one address
        path = os.pathsep.join([*map(str, self.plugins), os.environ.get("PYTHONPATH", "")])
        environment = os.environ | {"PYTHONPATH": path} if self.plugins else None
        self.process = launch(command, stdout=subprocess.DEVNULL, env=environment)
        wait_until_healthy(self.address, self.process)

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        assert self.process
        self.process.send_signal(sign)
        self.process.wait(TIMEOUT_SECONDS)
