"""Analyses of finished games: at most one per table, for one version of what analyses.

A process claims a row before it works on it, and says again and again that it still does: others then leave
it alone, or take over when it has fallen silent.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, Update, insert, or_, select, update

from heptapolis.server.storage.schema import AnalysisRow


@dataclass(frozen=True)
class Claim:
    """Who wants to analyse which table: `fingerprint` stands for its record and the version that analyses."""

    table: str
    fingerprint: str
    process: str


@dataclass(frozen=True)
class Found:
    """What is known about an analysis: the best one so far, and who is working on a better one."""

    playouts: int
    process: str | None
    seen: float
    done: int
    of: int


def find(connection: Connection, fingerprint: str) -> Found | None:
    """The best analysis of this record, whichever table it was made for."""
    row = connection.execute(_select_best(fingerprint)).first()
    return Found(row.playouts, row.process, row.seen, row.done, row.of) if row else None


def read(connection: Connection, fingerprint: str) -> bytes | None:
    """The content of the best analysis of this record."""
    best = _select_best(fingerprint).with_only_columns(AnalysisRow.content)
    content: bytes | None = connection.scalar(best)
    return content


def _select_best(fingerprint: str) -> Select[Any]:
    columns = (AnalysisRow.playouts, AnalysisRow.process, AnalysisRow.seen, AnalysisRow.done, AnalysisRow.of)
    wanted: Select[Any] = select(*columns).where(AnalysisRow.fingerprint == fingerprint)  # type: ignore[assignment]
    return wanted.order_by(AnalysisRow.playouts.desc(), AnalysisRow.seen.desc()).limit(1)


def claim(connection: Connection, claim: Claim, now: float, silent_since: float) -> bool:
    """Claim a table unless another process works on it and was heard of since; whether it is ours now.

    What another version has found is given up. If two processes claim a new table at once, one of them gets
    an `IntegrityError`.
    """
    own = {"process": claim.process, "seen": now, "done": 0, "of": 0}
    row = connection.execute(select(AnalysisRow.__table__).where(AnalysisRow.table_id == claim.table)).first()
    new = {"fingerprint": claim.fingerprint, "playouts": 0, "content": None}
    if row is None:
        connection.execute(insert(AnalysisRow).values(table_id=claim.table, **new, **own))
        return True
    free = or_(
        AnalysisRow.process.is_(None), AnalysisRow.process == claim.process, AnalysisRow.seen <= silent_since
    )
    kept = {} if row.fingerprint == claim.fingerprint else new
    changed = update(AnalysisRow).where(AnalysisRow.table_id == claim.table, free).values(**kept, **own)
    return connection.execute(changed).rowcount == 1


def report(connection: Connection, claim: Claim, now: float, done: int, of: int) -> None:
    """Say that this process is still working on it, and how far it is."""
    connection.execute(_claimed(claim).values(seen=now, done=done, of=of))


def save(connection: Connection, claim: Claim, playouts: int, content: bytes) -> bool:
    """Store an analysis and give up the claim; whether it was still wanted: the table may be gone."""
    values = {"playouts": playouts, "content": content, "process": None}
    return connection.execute(_claimed(claim).values(**values)).rowcount == 1


def release(connection: Connection, claim: Claim) -> None:
    """Give up the claim."""
    connection.execute(_claimed(claim).values(process=None))


def _claimed(claim: Claim) -> Update:
    return update(AnalysisRow).where(
        AnalysisRow.table_id == claim.table,
        AnalysisRow.fingerprint == claim.fingerprint,
        AnalysisRow.process == claim.process,
    )
