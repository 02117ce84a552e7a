"""The tables of the database. The log of decisions is only ever appended to."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {  # constraints have names, so that migrations can refer to them
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)


class GuestRow(Base):
    """A guest with a name."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    avatar: Mapped[str | None] = mapped_column(String(16))
    created: Mapped[float] = mapped_column(Float)


class DeviceRow(Base):
    """A device of a guest. A leaked file lets no one impersonate a guest: secrets are stored as hashes."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    secret: Mapped[str] = mapped_column(String(64), unique=True)
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)


class DeviceLinkRow(Base):
    """A link that adds a device to a guest: it works once, and only for minutes."""

    __tablename__ = "device_links"

    code: Mapped[str] = mapped_column(String(64), primary_key=True)  # its hash
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    expires: Mapped[float] = mapped_column(Float)


class HiddenTableRow(Base):
    """A table that a guest has removed from the list of their games."""

    __tablename__ = "hidden_tables"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class TableRow(Base):
    """A table: which game, with which rules, dealt from which seed, and who hosts it."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_listed", "visibility", "status", "created"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    host: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))  # None: the host was erased
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, object]] = mapped_column(JSON(none_as_null=True))
    ruleset: Mapped[int] = mapped_column(Integer)
    seed: Mapped[int] = mapped_column(BigInteger)
    seed_chosen: Mapped[bool] = mapped_column(Boolean)
    uploaded: Mapped[bool] = mapped_column(Boolean)
    status: Mapped[str] = mapped_column(String(8))
    visibility: Mapped[str] = mapped_column(String(8))
    timer: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))
    deadline: Mapped[float | None] = mapped_column(Float, index=True)  # when the clock runs out
    paused: Mapped[float | None] = mapped_column(Float)  # seconds left on a paused clock
    undo: Mapped[bool] = mapped_column(Boolean)  # turns may be taken back
    result: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))
    rematch: Mapped[str | None] = mapped_column(String(32))
    created: Mapped[float] = mapped_column(Float)
    version: Mapped[int] = mapped_column(
        Integer
    )  # raised by every change: a process with an older one reloads
    touched: Mapped[float] = mapped_column(Float)  # when the game began, or the last decision was made


class SeatRow(Base):
    """Who sits where."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    bot: Mapped[str | None] = mapped_column(Text)
    stand_in: Mapped[str | None] = mapped_column(Text)
    votes: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))  # guests who want a stand-in


class ChoiceRow(Base):
    """A secret choice that waits for the others; gone once it is part of a decision."""

    __tablename__ = "choices"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    sequence: Mapped[int] = mapped_column(Integer)
    move: Mapped[str | None] = mapped_column(Text)  # None: taken back
    commands: Mapped[list[str]] = mapped_column(JSON)  # ids of the commands that led to it
    proxy: Mapped[str | None] = mapped_column(String(8))  # why a bot chose for a human


class DecisionRow(Base):
    """One resolved decision. Its key ensures that two processes cannot both append it."""

    __tablename__ = "decisions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(Integer, primary_key=True)
    moves: Mapped[dict[str, str]] = mapped_column(JSON)  # notation by seat
    commands: Mapped[dict[str, list[str]]] = mapped_column(JSON(none_as_null=True))
    events: Mapped[list[object]] = mapped_column(JSON)  # as they happened: the story outlives the rules
    at: Mapped[float] = mapped_column(Float)
    proxies: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))  # why bots chose, by seat
    undo_to: Mapped[int | None] = mapped_column(Integer)  # an undo: the game goes on after this decision


class AnalysisRow(Base):
    """How a finished game was played: the best analysis so far, and who is making a better one."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    fingerprint: Mapped[str] = mapped_column(String(32), index=True)  # of the record and what analyses it
    playouts: Mapped[int] = mapped_column(Integer)  # 0: there is none yet
    content: Mapped[bytes | None] = mapped_column(LargeBinary)  # compressed JSON
    process: Mapped[str | None] = mapped_column(String(32))  # that works on it
    seen: Mapped[float] = mapped_column(Float)  # when that process was last heard of
    done: Mapped[int] = mapped_column(Integer)
    of: Mapped[int] = mapped_column(Integer)


class PadRow(Base):
    """A score pad that several phones fill in; it belongs to whoever knows its id, and lasts a day."""

    __tablename__ = "pads"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    cities: Mapped[bool] = mapped_column(Boolean)
    teams: Mapped[bool] = mapped_column(Boolean)
    touched: Mapped[float] = mapped_column(Float, index=True)


class PadColumnRow(Base):
    """One player's column of a pad."""

    __tablename__ = "pad_columns"

    pad_id: Mapped[str] = mapped_column(ForeignKey("pads.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    content: Mapped[dict[str, object]] = mapped_column(JSON)
