"""Faults that tests inject into servers of their own: a time of day that jumps, a disk that is full.

Tests and servers share a small file; servers read it whenever they ask for the time or begin a transaction.
"""

import mmap
import struct
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, event

LAYOUT = struct.Struct("<d?")
UNLIMITED_PAGES = 1_073_741_823


class Faults:
    """How far the clock is off, and whether the disk is full, in a file that processes share."""

    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.exists():
            file.write_bytes(LAYOUT.pack(0.0, False))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), LAYOUT.size)

    @property
    def clock_offset(self) -> float:
        return float(LAYOUT.unpack(self._shared[:])[0])

    @clock_offset.setter
    def clock_offset(self, seconds: float) -> None:
        self._shared[:] = LAYOUT.pack(seconds, self.disk_is_full)

    @property
    def disk_is_full(self) -> bool:
        return bool(LAYOUT.unpack(self._shared[:])[1])

    @disk_is_full.setter
    def disk_is_full(self, full: bool) -> None:
        self._shared[:] = LAYOUT.pack(self.clock_offset, full)


def inject(faults: Faults) -> None:
    """Inject these faults into this process; call this before anything imports the clock by name."""
    real = time.time
    time.time = lambda: real() + faults.clock_offset
    event.listen(Engine, "begin", lambda connection: _limit_size(connection, faults))


def _limit_size(connection: Connection, faults: Faults) -> None:
    """On a full disk, an SQLite file keeps the size that it has: it cannot be smaller than its content."""
    if connection.dialect.name == "sqlite":
        pages = 1 if faults.disk_is_full else UNLIMITED_PAGES
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
