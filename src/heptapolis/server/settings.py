"""What whoever runs a server may decide."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from heptapolis.core.errors import BadOption


@dataclass(frozen=True)
class Limits:
    """How much a single guest, socket or request may ask for."""

    body: int = 64 * 1024  # bytes of a request
    record: int = 1024 * 1024  # bytes of an uploaded record
    message: int = 4 * 1024  # bytes of a message on a socket
    messages: float = 10.0  # a second and socket, in the long run
    burst: int = 40  # messages at once
    requests: float = 30.0  # that change something, a second and address
    request_burst: int = 200
    tables: int = 20  # of one guest that are not over
    sockets: int = 8  # of one guest at one table
    outbox: int = 64  # messages that a slow reader may lag behind before it is sent everything anew


@dataclass(frozen=True)
class Settings:
    """A server's settings; the defaults suit a table at home."""

    database: str = ""  # an SQLAlchemy URL; empty: an SQLite file in the user's data folder
    passphrase: str | None = None  # asked of every guest
    origins: tuple[str, ...] = ()  # other web sites that may connect; the own one always may
    secure: bool | None = None  # cookies over TLS only; None: as the request came
    any_bot: bool = False  # guests may seat bots with parameters of their own
    kernels: bool = True  # compile the kernels in the background
    thinkers: int = field(default_factory=lambda: max(2, os.cpu_count() or 2))
    idle: float = 600.0  # seconds until a table that nobody looks at leaves the memory
    web: Path | None = None  # the built web table; None: the one in the package, if there is one
    address: tuple[str, int] | None = None  # where it listens, if it is known
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if self.passphrase is not None and not self.passphrase.strip():
            raise BadOption("passphrase", "is empty", ["some words", "none at all"])


def data_folder() -> Path:
    """Where the user's data lives; HEPTAPOLIS_DATA overrides it."""
    if chosen := os.environ.get("HEPTAPOLIS_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "heptapolis"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "heptapolis"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "heptapolis"


def default_database() -> str:
    """The SQLite file of this user; its folder is made if need be."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"
