"""The threads that talk to the database.

SQLite has one thread. It commits everything that is waiting at once, and lets more queue up if it has just
committed: a busy server pays for one sync instead of dozens. PostgreSQL has several threads, with one
transaction each.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NoSuchModuleError

from heptapolis.core.errors import BadOption
from heptapolis.server.problems import Problem
from heptapolis.server.storage.statement import run_on_sqlite

T = TypeVar("T")
Work = Callable[[Connection], object]

TOUCH = text("UPDATE alembic_version SET version_num = version_num")  # a write that changes nothing
CHECK_SECONDS = 1.0  # between two such writes
MAX_JOBS_PER_COMMIT = 64  # on SQLite
COMMIT_SECONDS = 0.01  # between two commits on SQLite
POSTGRES_THREADS = 6
SQLITE_BUSY_SECONDS = 2  # to wait while another process writes
log = logging.getLogger(__name__)


@dataclass
class Job:
    """A piece of work, and the future that its caller awaits."""

    work: Work
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[object]"
    asked: float

    value: object = None
    error: BaseException | None = None

    def answer(self) -> None:
        """Tell the caller, on the event loop."""
        if self.future.done():  # the caller may have left
            return
        if self.error:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)


class Database:
    """Runs work in transactions, off the event loop."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = make_engine(self.url)
        self.slowest = 0.0  # seconds that a piece of work took, including waiting, since last asked
        self._checked = 0.0
        self._writes: bool | None = None  # whether it could be written to when checked
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._batch = (
            1 if self.postgres else MAX_JOBS_PER_COMMIT
        )  # on PostgreSQL, concurrent batches could deadlock: they lock rows in their own orders
        number = POSTGRES_THREADS if self.postgres else 1
        self._threads = [Thread(target=self._serve, name=f"database-{n}", daemon=True) for n in range(number)]
        for thread in self._threads:
            thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, once committed. It may be run again, so it must have no other effect."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop, loop.create_future(), monotonic())
        self._queue.put(job)
        try:
            return cast("T", await job.future)
        except IntegrityError:
            raise
        except DataError as error:  # such as NUL in a text, which PostgreSQL cannot store
            raise Problem("invalid", "the database cannot store this") from error
        except DBAPIError as error:
            log.error("the database failed: %s", error.orig)
            raise Problem("storage-unavailable") from error

    @property
    def waiting(self) -> int:
        """How many jobs wait for a thread."""
        return self._queue.qsize()

    async def check_writes(self) -> bool:
        """Whether the database can be written to, as of a second ago: a full disk can still be read."""
        if self._writes is None or monotonic() - self._checked > CHECK_SECONDS:
            self._checked = monotonic()
            self._writes = await self._try_to_write()
        return self._writes

    async def _try_to_write(self) -> bool:
        try:
            await self.run(lambda c: c.execute(TOUCH))
        except Problem:
            return False
        return True

    def close(self) -> None:
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join()
        self.engine.dispose()

    # In the threads.

    def _serve(self) -> None:
        session, committed = Session(self.engine), 0.0
        while (job := self._queue.get()) is not None:
            if not self.postgres and (left := committed + COMMIT_SECONDS - monotonic()) > 0:
                sleep(left)
            jobs = [job, *self._waiting()]
            try:
                session.together(jobs) if len(jobs) > 1 else session.alone(job)
            finally:
                committed = monotonic()
                self.slowest = max(self.slowest, committed - job.asked)
            _answer(jobs)
        session.close()

    def _waiting(self) -> Iterator[Job]:
        """The other jobs in the queue, as many as fit into one transaction."""
        for _ in range(self._batch - 1):
            try:
                job = self._queue.get_nowait()
            except Empty:
                return
            if job is None:
                self._queue.put(None)
                return
            yield job


def _answer(jobs: list[Job]) -> None:
    """Wake the event loop, once for all jobs that were committed together."""

    def answer(loop: asyncio.AbstractEventLoop) -> None:
        for job in jobs:
            if job.loop is loop:
                job.answer()

    for loop in {job.loop for job in jobs}:
        try:
            loop.call_soon_threadsafe(answer, loop)
        except RuntimeError:
            log.debug("no one is waiting for this answer any more")


class Session:
    """The connection of one thread, kept open; after a failure a new one is made."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def close(self) -> None:
        if self._connection:
            with suppress(DBAPIError):
                self._connection.close()
        self._connection = None

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except DBAPIError as error:
            if not isinstance(error, (IntegrityError, DataError)):
                self._connection.invalidate()  # whatever went wrong, the next one starts clean
                self.close()
            raise

    def alone(self, job: Job) -> None:
        try:
            with self._transaction() as connection:
                value = job.work(connection)
        except Exception as error:
            job.error = error
        else:
            job.value = value

    def together(self, jobs: list[Job]) -> None:
        """Run all jobs in one transaction; if one fails, each in its own."""
        try:
            with self._transaction() as connection:
                values = [job.work(connection) for job in jobs]
        except Exception as failure:
            for job in jobs:
                if _is_locked(failure):
                    job.error = failure
                else:
                    self.alone(job)
        else:
            for job, value in zip(jobs, values, strict=True):
                job.value = value


def _is_locked(error: Exception) -> bool:
    """Whether another program holds SQLite's lock: waiting again for each job would take minutes."""
    code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, DBAPIError) else 0
    return code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def read_url(text: str) -> URL:
    """The URL with the installed driver; anything but SQLite and PostgreSQL is rejected."""
    try:
        url = make_url(text)
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError):
        raise BadOption(_without_password(text), "not a database URL", EXAMPLES) from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadOption(url.render_as_string(), "use SQLite or PostgreSQL", EXAMPLES)
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


EXAMPLES = ("sqlite:///tables.sqlite3", "postgresql://user:password@host/name")


def _without_password(text: str) -> str:
    return text.partition("@")[2] or text


def make_engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        return create_engine(url, pool_size=POSTGRES_THREADS + 2, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": SQLITE_BUSY_SECONDS})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    """We begin transactions ourselves; readers do not wait for the writer; every commit is synced to disk."""
    connection.isolation_level = None
    for line in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "cache_size = -8000"):
        connection.execute(f"PRAGMA {line}")


def _begin(connection: Connection) -> None:
    driver: Any = connection.connection.dbapi_connection
    run_on_sqlite(driver, "BEGIN IMMEDIATE")


@contextmanager
def opened(url: str) -> Iterator[Database]:
    """A database for the duration of the block."""
    database = Database(url)
    try:
        yield database
    finally:
        database.close()
