"""Nothing acknowledged is lost, whatever happens to the servers: a little always, a lot in `make soak`."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.server.faults import Faults
from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import ServerProcess
from tests.server.soak import PRESENT, SETUPS, Setup, Soak, Trouble

SEED = 18
Note = Callable[[str, object], None]  # the run lists what was noted at its end


@dataclass(frozen=True)
class Amount:
    """How much is played, and how often each trouble comes."""

    games: int
    at_once: int
    kills: int
    others: int
    seconds: float  # after which no new game begins
    setups: Sequence[Setup] = SETUPS


LITTLE = Amount(games=5, at_once=5, kills=1, others=1, seconds=300, setups=PRESENT)
MUCH_ON_SQLITE = Amount(games=1_000, at_once=40, kills=60, others=20, seconds=10_800)
MUCH_ON_POSTGRES = Amount(games=500, at_once=40, kills=60, others=20, seconds=10_800)


def mix(soak: Soak, amount: Amount, others: dict[str, Trouble]) -> None:
    """Put all the troubles into a random order."""
    troubles: list[tuple[str, Trouble]] = [("kills", soak.kill)] * amount.kills
    troubles += [(name, trouble) for name, trouble in others.items() for _ in range(amount.others)]
    soak.chance.shuffle(troubles)
    soak.troubles = troubles


@pytest.mark.slow
@pytest.mark.parametrize(
    "amount", [LITTLE, pytest.param(MUCH_ON_SQLITE, marks=pytest.mark.soak)], ids=["little", "much"]
)
def test_games_on_sqlite(amount: Amount, tmp_path: Path, record_property: Note) -> None:
    """One process, as SQLite wants it; now and then its disk is full, and its clock jumps."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    faults = Faults(tmp_path / "faults")
    with ServerProcess(database, tmp_path / "log.txt", faults=faults) as server:
        soak = Soak([server], faults, Random(SEED), amount.games, amount.at_once, amount.setups)
        mix(soak, amount, {"full disks": soak.fill_disk, "jumps of the clock": soak.jump})
        asyncio.run(soak.run(amount.seconds))
    soak.check(database)
    record_property("figures", soak.report())
    assert len(soak.played) == amount.games, f"time ran out: {soak.report()}"


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[Postgres]:
    with running_postgres(tmp_path / "postgres") as running:
        yield running


@pytest.mark.soak
def test_games_on_postgres_with_two_processes(
    postgres: Postgres, tmp_path: Path, record_property: Note
) -> None:
    """Everyone is connected to any of two processes; the database is restarted, cleanly or by a crash."""
    amount, faults = MUCH_ON_POSTGRES, Faults(tmp_path / "faults")
    with ExitStack() as running:
        servers = [
            running.enter_context(ServerProcess(postgres.url, tmp_path / name, faults=faults))
            for name in ("one.txt", "other.txt")
        ]
        soak = Soak(servers, faults, Random(SEED), amount.games, amount.at_once, amount.setups)

        async def restart_database() -> None:
            await asyncio.to_thread(postgres.restart, soak.chance.choice(("fast", "immediate")))

        mix(soak, amount, {"database restarts": restart_database, "jumps of the clock": soak.jump})
        asyncio.run(soak.run(amount.seconds))
    soak.check(postgres.url)
    record_property("figures", soak.report())
    assert len(soak.played) == amount.games, f"time ran out: {soak.report()}"
