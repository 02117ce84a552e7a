"""What is kept, and what happens when it cannot be."""

import asyncio
import gzip
import json
import resource
from dataclasses import replace
from pathlib import Path
from random import Random
from time import sleep

import httpx2
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, text, update
from sqlalchemy.exc import IntegrityError

import heptapolis
from heptapolis.core.errors import BadOption
from heptapolis.core.record import Record
from heptapolis.server.storage import analyses
from heptapolis.server.storage.database import Database, opened, read_url
from heptapolis.server.storage.log import append
from heptapolis.server.storage.migrate import begin_unchecked, config, migrate
from heptapolis.server.storage.schema import Base, TableRow
from heptapolis.server.table import Decision
from tests.cli.run import recorded
from tests.corpus.corpus import DATABASE_FILE
from tests.processes import TIMEOUT_SECONDS
from tests.server.arrange import Guest, add_device, choose, play_out, server, until
from tests.server.processes import ServerProcess
from tests.server.scripted import Player, enter, new_table


def test_the_migrations_lead_to_what_the_program_needs(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'new.sqlite3'}")
    migrate(database.engine)
    migrate(database.engine)  # again: nothing to do
    with database.engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    database.close()


def test_an_error_of_a_quick_statement_is_that_of_the_database(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'new.sqlite3'}") as database:
        migrate(database.engine)
        with database.engine.begin() as connection, pytest.raises(IntegrityError, match="FOREIGN KEY"):
            append(connection, "nowhere", Decision(1, {}, {}, (), 0.0))


def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its guests become guests with one device, and a clock that ran has a deadline."""
    file = tmp_path / "old.sqlite3"
    file.write_bytes(gzip.decompress(DATABASE_FILE.read_bytes()))
    with opened(f"sqlite:///{file}") as database:
        with database.engine.begin() as connection:
            secrets = connection.execute(text("SELECT id, secret FROM guests ORDER BY id")).all()
            connection.execute(text('UPDATE tables SET timer = \'{"seconds": 60, "then": "default"}\''))
        migrate(database.engine)
        with database.engine.begin() as connection:
            assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
            assert connection.execute(text("PRAGMA foreign_key_check")).all() == []
            assert connection.scalar(text("PRAGMA foreign_keys")) == 1
            kept = connection.execute(text("SELECT guest, secret FROM devices ORDER BY guest")).all()
            clocks = connection.execute(text("SELECT status, deadline - touched FROM tables"))
            left = {row.status: row[1] for row in clocks}
    assert kept == secrets
    assert left == {"playing": 60.0, "open": None, "over": None}


def test_a_database_without_analyses_gets_a_place_for_them(tmp_path: Path) -> None:
    """Everything else stays as it was; the migration can be taken back."""
    with server(tmp_path) as client:
        table = Guest(client, "Ada").new_table()["id"]
    with opened(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as database:
        with begin_unchecked(database.engine) as connection:
            command.downgrade(config(connection), "0004")
        with database.engine.begin() as connection:
            kept = connection.execute(text("SELECT * FROM tables")).all()
        migrate(database.engine)
        with database.engine.begin() as connection:
            assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
            assert connection.execute(text("SELECT * FROM tables")).all() == kept
            assert analyses.claim(connection, analyses.Claim(table, "f", "p"), 1.0, 0.0)


def test_only_one_process_analyses_a_table(tmp_path: Path) -> None:
    """Another one takes over when it has fallen silent; then the first one cannot store anything."""
    with server(tmp_path) as client:
        table = Guest(client, "Ada").new_table()["id"]
    first, second = (analyses.Claim(table, "record", name) for name in ("first", "second"))
    with (
        opened(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as database,
        database.engine.begin() as connection,
    ):
        assert analyses.claim(connection, first, now=100.0, silent_since=60.0)
        analyses.report(connection, first, now=120.0, done=1, of=9)
        assert not analyses.claim(connection, second, now=150.0, silent_since=110.0)
        found = analyses.find(connection, "record")
        assert found
        assert (found.process, found.seen, found.done, found.of) == ("first", 120.0, 1, 9)
        assert analyses.claim(connection, second, now=170.0, silent_since=130.0)
        assert not analyses.save(connection, first, 300, b"late")
        assert analyses.save(connection, second, 300, b"good")
        assert analyses.read(connection, "record") == b"good"
        assert analyses.claim(connection, first, now=171.0, silent_since=131.0)  # to refine it
        assert analyses.read(connection, "record") == b"good"
        newer = analyses.Claim(table, "record, newer version", "first")
        assert analyses.claim(connection, newer, now=172.0, silent_since=132.0)
        assert analyses.find(connection, "record") is None


def test_a_migration_can_be_taken_back(tmp_path: Path) -> None:
    """After a downgrade, one device of every guest is still known."""
    with server(tmp_path) as client:
        add_device(Guest(client, "Ada"))
    with opened(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as database:
        with begin_unchecked(database.engine) as connection:
            command.downgrade(config(connection), "0002")
        with database.engine.begin() as connection:
            assert len(str(connection.scalar(text("SELECT secret FROM guests")))) == 64


def test_after_a_restart_everything_is_there_even_the_pending_choice(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, bob = Guest(client, "Ada"), Guest(client, "Bob")
        table = ada.new_table(bots=1)["id"]
        bob.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            position = until(socket, "state")["position"]
            choose(socket, position, command="mine")
            until(socket, "ack")
    with server(tmp_path) as client:
        ada.client = bob.client = client
        again = ada.get(f"/api/tables/{table}/state")
        assert again["position"] == position
        assert again["waiting"]["choice"] == position["moves"][0]["move"]
        assert bob.get(f"/api/tables/{table}/state")["waiting"]["choice"] is None
        with ada.socket(table) as socket:
            until(socket, "state")
            choose(socket, position, position["moves"][1]["move"], command="mine")  # done already
            until(socket, "ack")
        assert ada.get(f"/api/tables/{table}/state")["waiting"]["choice"] == position["moves"][0]["move"]


def test_a_game_of_older_rules_is_still_told(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2)["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            play_out(socket)
        story = ada.get(f"/api/tables/{table}/history")["steps"]
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with database.engine.begin() as connection:
        connection.execute(update(TableRow).values(ruleset=0))
    database.close()
    with server(tmp_path) as client:
        ada.client = client
        seen = ada.get(f"/api/tables/{table}")
        assert (seen["replayable"], seen["result"]["final"]) == (False, True)
        told = ada.get(f"/api/tables/{table}/history")["steps"]
        assert [step["events"] for step in told] == [step["events"] for step in story]
        assert ada.refused("GET", f"/api/tables/{table}/history/3") == "old-rules"
        assert ada.refused("POST", f"/api/tables/{table}/rematch") == "old-rules"


def test_a_record_brought_along_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    recorded(heptapolis.make("wonders", players=3), 1, file)
    record = Record.from_json(file.read_text())
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.post("/api/replays", json.loads(file.read_text()))
        assert (table["status"], table["uploaded"]) == ("over", True)
        moment = ada.get(f"/api/tables/{table['id']}/history/5?seat=2")
        assert moment["position"]["view"]["seat"] == 2
        assert moment["position"]["sequence"] == 5
        assert moment["choice"] == record.decisions[5][2]
        back = Record.from_json(ada.ask("GET", f"/api/tables/{table['id']}/record").text)
        assert back == record
        wrong = replace(record, decisions=[{0: "fly"}])
        assert ada.refused("POST", "/api/replays", json=json.loads(wrong.to_json())) == "bad-record"
        assert ada.refused("POST", "/api/replays", json={"a": 1}) == "bad-record"


def test_a_database_that_cannot_be_written_gives_a_clear_error_and_recovers(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, bob = Guest(client, "Ada"), Guest(client, "Bob")
        table = ada.new_table("dice", bots=0)["id"]
        bob.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        database = client.app.state.service.database  # type: ignore[attr-defined]
        assert client.portal
        client.portal.call(database.run, lambda c: c.execute(text("PRAGMA query_only = ON")).close())
        with ada.socket(table) as socket:
            position = until(socket, "state")["position"]
            choose(socket, position)
            assert until(socket, "refused")["problem"]["code"] == "storage-unavailable"
            choose(socket, position)  # the next connection to the database can write again
            until(socket, "ack")


def test_health_reports_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    """A read-only file used to be `ok`."""
    with server(tmp_path) as client:
        engine = client.app.state.service.database.engine  # type: ignore[attr-defined]
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON"))
        assert client.get("/api/health").json()["status"] == "degraded"


def test_a_full_disk_gives_a_clear_error_and_recovers(tmp_path: Path) -> None:
    """The limit on the size of files stands for the end of the disk: the real server meets a real error."""
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log.txt") as one:
        before = resource.prlimit(one.pid, resource.RLIMIT_FSIZE)
        with httpx2.Client(base_url=one.url, timeout=TIMEOUT_SECONDS) as http:
            assert http.post("/api/guest", json={"name": "Ada"}).status_code == 201
            resource.prlimit(one.pid, resource.RLIMIT_FSIZE, (1024, before[1]))
            http.cookies.clear()
            full = http.post("/api/guest", json={"name": "Bob"})
            assert (full.status_code, full.json()["code"]) == (503, "storage-unavailable")
            assert http.get("/api/games").status_code == 200
            sleep(1.1)  # health looks at most once a second
            assert http.get("/api/health").json()["status"] == "degraded"
            resource.prlimit(one.pid, resource.RLIMIT_FSIZE, before)
            assert http.post("/api/guest", json={"name": "Bob"}).status_code == 201


async def faulty_games(url: str) -> list[int]:
    """Players who drop connections, send twice, out of order, or garbage; all are connected twice."""
    async with httpx2.AsyncClient(base_url=url, timeout=TIMEOUT_SECONDS) as http:
        cookies = [await enter(http, name) for name in ("Ada", "Bob")]
        options = {"players": 3, "sides": "day"}
        tables = [await new_table(http, cookies, "wonders", options, bots=1) for _ in range(6)]
        players = [
            Player([url], table, cookie, seat, Random(seat + 10 * place), faults=True)
            for place, table in enumerate(tables)
            for seat, cookie in enumerate(cookies * 2)
        ]
        silent = [Player([url], table, "nobody", 0, Random(1)) for table in tables]  # they only watch
        memories = await asyncio.wait_for(asyncio.gather(*(one.play() for one in players + silent)), 200)
    return [memory.last["sequence"] for memory in memories if memory.last]


def test_games_end_whatever_clients_do(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log.txt") as one:
        sequences = asyncio.run(faulty_games(one.url))
        assert len(sequences) == 30
        assert min(sequences) >= 18
    assert "Traceback" not in one.log.read_text()


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/name", "what://"])
def test_a_file_that_is_not_a_database_is_rejected(url: str) -> None:
    with pytest.raises(BadOption, match="sqlite"):
        read_url(url)
