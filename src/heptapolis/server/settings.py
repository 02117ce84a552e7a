"""What the person who runs a server can configure."""

import os
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from heptapolis.core.errors import BadOption, UnknownName


@dataclass(frozen=True)
class Limits:
    """How much a single guest, socket or request may ask for."""

    body_bytes: int = 64 * 1024  # of a request
    record_bytes: int = 1024 * 1024  # of an uploaded record
    message_characters: int = 4 * 1024  # of a message on a socket
    messages_per_second: float = 10.0  # on one socket, in the long run
    message_burst: int = 40  # at once
    phrases_per_second: float = 0.25  # of one guest, in the long run
    phrase_burst: int = 4  # at once
    requests_per_second: float = 30.0  # that change something, from one address
    request_burst: int = 200
    pads_per_second: float = 0.02  # shared by one guest, in the long run
    pad_burst: int = 10
    unfinished_tables: int = 20  # of one guest
    uploads: int = 50  # records of one guest
    waiting_work: int = 64  # requests for hints, or for past positions and files, before others are refused
    work_seconds: float = 20.0  # that such a request may take
    hints_per_second: float = 0.5  # of one guest, in new positions
    hint_burst: int = 10
    analyses_per_second: float = 0.05  # of finished games, for one guest in the long run
    analysis_burst: int = 20  # a light and a full one count as two
    options_per_second: float = 5.0  # sets of options checked for one address
    options_burst: int = 40
    address_characters: int = 2048  # of a URL's path and query
    sockets_per_table: int = 8  # of one guest
    sockets_per_address: int = 256  # of all guests there
    connections_per_address: int = 256  # before they become sockets; trusted proxies are not limited
    spectators_per_table: int = 100
    head_seconds: float = 10.0  # for the head of a request, from the moment of connecting
    head_bytes: int = 64 * 1024
    body_seconds: float = 30.0  # for the body of a request
    open_table_days: float = 30.0  # until a table that never began is deleted
    shared_pad_days: float = 1.0  # until a shared score pad that nobody changes is deleted
    unused_guest_days: float = 365.0  # until a guest without any table is deleted
    outbox_messages: int = 64  # that a slow reader may lag behind before it is sent everything


def read_limits(given: Iterable[str], limits: Limits) -> Limits:
    """These limits with changes, each as `name=number`."""
    known: dict[str, float] = asdict(limits)
    changed: dict[str, Any] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in known:
            raise UnknownName(name, "no such limit", sorted(known))
        changed[name] = _read_number(text, number, whole=isinstance(known[name], int))
    return replace(limits, **changed)


def _read_number(text: str, number: str, *, whole: bool) -> float:
    try:
        value = int(number) if whole else float(number)
    except ValueError:
        raise BadOption(text, "not a number", ["unfinished_tables=50"]) from None
    if not 0 < value < float("inf"):
        raise BadOption(text, "must be above 0", ["unfinished_tables=50"])
    return value


@dataclass(frozen=True)
class Settings:
    """A server's settings; the defaults suit a table at home."""

    database: str = ""  # an SQLAlchemy URL; empty: an SQLite file in the user's data folder
    passphrase: str | None = None  # that every guest must enter
    origins: tuple[str, ...] = ()  # other websites that may connect; the server's own always may
    secure: bool | None = None  # cookies over TLS only; None: if the request came over TLS
    any_bot: bool = False  # guests may set the parameters of bots
    kernels: bool = True  # compile the kernels in the background
    bot_threads: int = field(default_factory=lambda: max(2, os.cpu_count() or 2))
    hint_threads: int = 1  # hints have threads of their own, apart from bots that play
    worker_threads: int = 2  # for past positions, uploads and options
    idle_seconds: float = 600.0  # until an unwatched table leaves memory
    json_log: bool = False  # log lines as JSON
    web: Path | None = None  # the built web table; None: the one in the package, if there is one
    address: tuple[str, int] | None = None  # where it listens, if known
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
