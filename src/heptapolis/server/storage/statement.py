"""SQL for frequent statements: compiled once per database, then run by its driver.

SQLAlchemy prepares every statement anew, which takes several times as long as SQLite needs to run it.
"""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError

Processor = Callable[[Any], Any]


class Compiled(NamedTuple):
    """The text for one database, the order of its parameters (None: by name), and how to write them."""

    sql: str
    order: tuple[str, ...] | None
    processors: Mapping[str, Processor]


class Statement:
    """A statement that is run with different values; an update sets the columns that have one."""

    def __init__(self, clause: Insert | Update | Delete) -> None:
        self._clause = clause
        self._compiled: dict[tuple[str, tuple[str, ...]], Compiled] = {}

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """Run it, and return how many rows it has changed."""
        key = (connection.dialect.name, tuple(values))
        if key not in self._compiled:
            self._compiled[key] = self._compile(connection.dialect, key[1])
        sql, order, processors = self._compiled[key]
        written = {
            name: processors[name](value) if name in processors else value for name, value in values.items()
        }
        given: Any = written if order is None else tuple([written[name] for name in order])
        driver: object = connection.connection.dbapi_connection
        if isinstance(driver, sqlite3.Connection):
            return run_on_sqlite(driver, sql, given)
        return connection.exec_driver_sql(sql, given).rowcount

    def _compile(self, dialect: Dialect, names: tuple[str, ...]) -> Compiled:
        compiled = self._clause.compile(dialect=dialect, column_keys=list(names))
        kinds = {name: bind.type.dialect_impl(dialect) for name, bind in compiled.binds.items()}
        processors = {name: made for name, kind in kinds.items() if (made := kind.bind_processor(dialect))}
        order = tuple(compiled.positiontup) if compiled.positional and compiled.positiontup else None
        return Compiled(str(compiled), order, processors)


def run_on_sqlite(driver: sqlite3.Connection, sql: str, given: tuple[object, ...] = ()) -> int:
    """Run it without SQLAlchemy, whose cursors cost more than what SQLite does; its errors stay the same."""
    try:
        return driver.execute(sql, given).rowcount
    except sqlite3.Error as error:
        raise DBAPIError.instance(sql, given, error, sqlite3.Error) from error
