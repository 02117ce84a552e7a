"""Tables in memory: what happens when notices, the database or other processes fail."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import time
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from heptapolis.server import driver, service
from heptapolis.server.background import Background
from heptapolis.server.kernels import Kernels
from heptapolis.server.live import LiveTable, LiveTables
from heptapolis.server.lobby import make_game
from heptapolis.server.metrics import Metrics
from heptapolis.server.notify import Notifier
from heptapolis.server.problems import Problem
from heptapolis.server.storage import guests
from heptapolis.server.storage.database import Database
from heptapolis.server.storage.migrate import migrate
from heptapolis.server.table import Person, Sitter, Table
from heptapolis.server.thinking import Thinkers
from heptapolis.server.wire.lobby import Timer
from heptapolis.server.wire.messages import CLOSED_TRY_LATER
from tests.processes import TIMEOUT_SECONDS
from tests.server.arrange import Guest, server
from tests.server.arrange import until as until_message

ADA = Person("ada-the-guest", "Ada")
TABLE = "thetable"
HUMAN, BOT = Sitter("human", ADA), Sitter("bot", bot="random")


class Deaf(Notifier):
    """Other processes share the tables, and no notice of theirs ever arrives."""

    shared = True


@dataclass
class Process:
    """One of several processes on the same database."""

    database: Database
    tables: LiveTables


@asynccontextmanager
async def processes(folder: Path, table: Table, number: int = 2) -> AsyncIterator[list[Process]]:
    """Several processes that share this table."""
    background, started = Background(), []
    thinkers = Thinkers(1, Kernels(wanted=False))
    for _ in range(number):
        database = Database(f"sqlite:///{folder / 'tables.sqlite3'}")
        tables = LiveTables(database, Deaf(), thinkers, Metrics(), background, lambda _: None)
        started.append(Process(database, tables))
    migrate(started[0].database.engine)
    await started[0].database.run(lambda c: guests.add(c, ADA, time()))
    await started[0].tables.add(table)
    yield started
    await background.cancel()
    for one in started:
        one.tables.close()
        one.database.close()
    thinkers.close()


def make_table(*seats: Sitter, timer: Timer | None = None) -> Table:
    game = make_game("wonders", {"players": len(seats), "sides": "day"})
    return Table(
        TABLE, ADA, game, "wonders", game.options, game.ruleset, 1, seats, time(), time(), timer=timer
    )


def choose_first(table: Table) -> Table:
    assert table.state
    move = str(table.state.legal(0)[0])
    return table.choose(0, move, table.sequence, f"c{table.sequence}", time())


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not happened():
            await asyncio.sleep(0.01)


def publish(table: Table) -> Table:
    return replace(table, visibility="public")


# Notices that never arrive.


def test_a_change_made_while_a_table_is_being_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice came between reading the table and listening for it; the table stayed stale forever."""

    async def play() -> None:
        async with processes(tmp_path, make_table(HUMAN, BOT, BOT)) as (one, other):
            here, run = await one.tables.find(TABLE), other.database.run

            async def change_after_reading(work: Any) -> Any:
                found = await run(work)
                monkeypatch.setattr(other.database, "run", run)
                await here.change(publish)
                return found

            monkeypatch.setattr(other.database, "run", change_after_reading)
            there = await other.tables.find(TABLE)
            await until(lambda: there.table.visibility == "public")

    asyncio.run(play())


@pytest.mark.parametrize("noticed_by", ["sweep", "resync"])
def test_a_missed_notice_is_made_good(tmp_path: Path, noticed_by: str) -> None:
    async def play() -> None:
        async with processes(tmp_path, make_table(HUMAN, BOT, BOT)) as (one, other):
            here, there = await one.tables.find(TABLE), await other.tables.find(TABLE)
            await there.catch_up()
            await here.change(publish)
            assert there.table != here.table
            await (other.tables.catch_up() if noticed_by == "sweep" else there.catch_up())
            assert there.table == here.table

    asyncio.run(play())


def test_a_player_from_another_process_does_not_see_an_older_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first message used to be sent before the versions were compared: the game went back by a step.

    So did the answers to requests: a game that was over was not over yet for another process.
    """
    monkeypatch.setattr(service, "make_notifier", lambda *_: Deaf())
    with server(tmp_path) as here, server(tmp_path) as there:
        ada = Guest(here, "Ada")
        table = ada.new_table(bots=2)["id"]
        ada.client = there
        with ada.socket(table) as socket:
            until_message(socket, "state")  # from now on this process has it in memory
        ada.client = here
        ada.post(f"/api/tables/{table}/start")
        ada.client = there
        assert ada.get(f"/api/tables/{table}/state")["table"]["status"] == "playing"
        ada.client = here
        ada.post(f"/api/tables/{table}/leave")
        ada.client = there
        with ada.socket(table) as socket:
            assert socket.receive_json()["table"]["seats"][0]["stand_in"]


def test_a_database_that_is_away_keeps_nobody_out_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page used to be told that trying again will not help."""

    async def fail(*_: object) -> None:
        raise Problem("storage-unavailable")

    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2)["id"]
        monkeypatch.setattr(LiveTable, "catch_up", fail)
        with ada.socket(table) as socket:
            assert socket.receive_json()["problem"]["code"] == "storage-unavailable"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
        assert closed.value.code == CLOSED_TRY_LATER


def test_a_table_deleted_elsewhere_is_gone_here(tmp_path: Path) -> None:
    async def play() -> None:
        async with processes(tmp_path, make_table(HUMAN, BOT, BOT)) as (one, other):
            there = await other.tables.find(TABLE)
            await one.tables.delete(TABLE)
            with pytest.raises(Problem, match="closed-table"):
                await there.change(publish)
            assert TABLE not in other.tables

    asyncio.run(play())


def test_the_process_that_made_a_change_asks_the_bots_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It used to keep waiting, because it had begun to wait for the bots of another process."""
    monkeypatch.setattr(driver, "BOT_HANDOVER_SECONDS", 10 * TIMEOUT_SECONDS)

    async def play() -> None:
        async with processes(tmp_path, make_table(HUMAN, BOT, BOT)) as (one, other):
            here, there = await one.tables.find(TABLE), await other.tables.find(TABLE)
            monkeypatch.setattr(here.driver, "drive", lambda **_: None)  # its bots never answer
            await here.change(lambda table: table.begin(time()))
            await there.catch_up()  # from now on it waits for those bots
            await there.change(choose_first)
            await until(lambda: there.table.sequence == 1)

    asyncio.run(play())


# A database that fails.


def test_a_clock_survives_a_database_that_fails_at_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock used to be gone for good: the table hung until somebody connected."""
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.01)

    async def play() -> None:
        timer = Timer(seconds=600, then="default")
        async with processes(tmp_path, make_table(HUMAN, BOT, BOT, timer=timer), number=1) as (one,):
            live, run, failures = await one.tables.find(TABLE), one.database.run, [3, 2, 1]

            async def fail_first(work: Any) -> Any:
                if failures:
                    failures.pop()
                    raise Problem("storage-unavailable")
                return await run(work)

            await live.change(lambda table: table.begin(time()))
            await until(lambda: len(live.table.ready) == 2)
            monkeypatch.setattr(one.database, "run", fail_first)
            live.store.table = replace(live.table, deadline=time())
            live.driver.drive()
            await until(lambda: live.table.sequence == 1)
            assert failures == []

    asyncio.run(play())


@pytest.mark.parametrize("hours", [-3, 3])
def test_a_clock_measures_seconds_whatever_happens_to_the_time_of_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """Set back meanwhile, the time of day used to say that there is time left: nobody set the clock again."""

    async def play() -> None:
        timer = Timer(seconds=5, then="default")
        async with processes(tmp_path, make_table(HUMAN, BOT, BOT, timer=timer), number=1) as (one,):
            live = await one.tables.find(TABLE)
            await live.change(lambda table: table.begin(time() - 4.5))
            monkeypatch.setattr(driver, "time", lambda: time() + 3600 * hours)
            await until(lambda: live.table.sequence == 1)
            assert live.table.last
            assert live.table.last.proxies == {0: "time"}

    asyncio.run(play())


def test_a_deadline_far_away_gives_no_decision_more_than_its_time(tmp_path: Path) -> None:
    """The server was started again after its time of day was set back."""

    async def play() -> None:
        timer = Timer(seconds=5, then="default")
        async with processes(tmp_path, make_table(HUMAN, BOT, BOT, timer=timer), number=1) as (one,):
            live = await one.tables.find(TABLE)
            await live.change(lambda table: table.begin(time() + 3600))
            assert live.driver._clock
            assert live.driver._clock.when() - asyncio.get_running_loop().time() <= 5.0

    asyncio.run(play())
