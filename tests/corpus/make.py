"""`python -m tests.corpus.make`: how the corpus was made, by commit d335103.

What is there is never made again: a later version that changes rules or storage adds its own corpus.
"""

import gzip
import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import heptapolis
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import play_out as play_to_end
from heptapolis.bots.table import seated_bots
from heptapolis.core.chance import derive
from heptapolis.core.record import Record
from tests.corpus.corpus import DATABASE_FILE, GAMES, TABLES_FILE, configurations, write_games
from tests.server.arrange import Guest, choose, play_out, server, until


def play(game: heptapolis.Game, seed: int, bot: str) -> Record:
    state, record = game.new(seed), Record.of(game, seed)
    kinds = dict.fromkeys(range(game.players), parse_bot(bot))
    with seated_bots(kinds, game, seed) as bots:
        play_to_end(state, bots, record)
    return record


def make_records() -> None:
    """Half of the games are played at random, half by `greedy`."""
    for place, (name, (game, options)) in enumerate(configurations().items()):
        made = heptapolis.make(game, **options)
        bots = ["random", "greedy"] * (GAMES // 2)
        write_games(name, [play(made, derive(place, number), bot) for number, bot in enumerate(bots)])
        print(name)


def make_database() -> None:
    """A server's file: open, playing and finished tables of both games, and a choice that waits."""
    with TemporaryDirectory() as folder:
        with server(Path(folder)) as client:
            tables = _tables(Guest(client, "Ada"), Guest(client, "Bob"))
        shutil.copy(Path(folder) / "tables.sqlite3", DATABASE_FILE.with_suffix(""))
    plain = DATABASE_FILE.with_suffix("")
    DATABASE_FILE.write_bytes(gzip.compress(plain.read_bytes(), mtime=0))
    plain.unlink()
    TABLES_FILE.write_text(json.dumps(tables, indent=1) + "\n")


OVER: tuple[tuple[str, dict[str, Any]], ...] = (
    ("wonders", {"players": 4, "expansions": ["cities"], "teams": True}),
    ("wonders", {"players": 3}),
    ("dice", {"players": 2}),
)


def _tables(ada: Guest, bob: Guest) -> dict[str, object]:
    """Play at some tables; what a later version must find there."""
    found: dict[str, object] = {"ada": ada.cookie, "bob": bob.cookie}
    waiting = ada.new_table(bots=1)["id"]
    bob.post(f"/api/tables/{waiting}/join")
    ada.post(f"/api/tables/{waiting}/start")
    with ada.socket(waiting) as socket:
        choose(socket, until(socket, "state")["position"])
        until(socket, "ack")
    found["waiting"] = waiting
    found["open"] = ada.new_table(bots=0, visibility="public")["id"]
    for game, options in OVER:
        table = ada.new_table(game, bots=options["players"] - 1, options=options)["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            play_out(socket)
        found[f"over-{game}-{options['players']}"] = {
            "id": table,
            "score": ada.get(f"/api/tables/{table}")["result"],
            "record": ada.get(f"/api/tables/{table}/record"),
        }
    return found


if __name__ == "__main__":
    make_records()
    make_database()
