"""What the person who runs a server can configure."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from heptapolis.core.errors import BadOption


@dataclass(frozen=True)
class Limits:
    """How much a single guest, socket or request may ask for."""

    body_bytes: int = 64 * 1024  # of a request
    record_bytes: int = 1024 * 1024  # of an uploaded record
    message_characters: int = 4 * 1024  # of a message on a socket
    messages_per_second: float = 10.0  # on one socket, in the long run
    message_burst: int = 40  # at once
    requests_per_second: float = 30.0  # that change something, from one address
    request_burst: int = 200
    unfinished_tables: int = 20  # of one guest
    sockets_per_table: int = 8  # of one guest
    outbox_messages: int = 64  # that a slow reader may lag behind before it is sent everything


@dataclass(frozen=True)
class Settings:
    """A server's settings; the defaults suit a table at home."""

    database: str = ""  # an SQLAlchemy URL; empty: an SQLite file in the user's data folder
    passphrase: str | None = None  # asked of every guest
    origins: tuple[str, ...] = ()  # other websites that may connect; its own always may
    secure: bool | None = None  # cookies over TLS only; None: as the request came
    any_bot: bool = False  # guests may seat bots with parameters of their own
    kernels: bool = True  # compile the kernels in the background
    bot_threads: int = field(default_factory=lambda: max(2, os.cpu_count() or 2))
    idle_seconds: float = 600.0  # until an unwatched table leaves memory
    web: Path | None = None  # the built web table; None: the one in the package, if there is one
    address: tuple[str, int] | None = None  # where it listens, if it is known
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if self.passphrase is not None and not self.passphrase.strip():
            raise BadOption("passphrase", "must not be empty", ["some words", "leave the option out"])


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
    """The SQLite file of this user; its folder is created if needed."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"
