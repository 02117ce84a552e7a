"""Games of earlier versions, kept forever: every record must replay to the end that it had when it was made.

A file holds the games of one configuration, one per line: the record, and what was true of it then.
"""

import gzip
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from heptapolis.core.contract import Event, State
from heptapolis.core.record import Record

FOLDER = Path(__file__).parent
GAMES = 20  # per configuration

BOARD_FILE = FOLDER / "boards.toml"
DATABASE_FILE = FOLDER / "tables.sqlite3.gz"
TABLES_FILE = FOLDER / "tables.json"  # what the database held: the tables, by id


def configurations() -> dict[str, tuple[str, dict[str, Any]]]:
    """Every configuration of the corpus by name: the game and its options."""
    cities = {"expansions": ["cities"]}
    board_set = {"board_set": BOARD_FILE.read_text("utf-8")}
    wonders: dict[str, dict[str, Any]] = {
        **{f"{players}": {"players": players} for players in range(3, 8)},
        **{f"cities-{players}": {"players": players, **cities} for players in range(3, 8)},
        **{f"teams-{players}": {"players": players, "teams": True, **cities} for players in (4, 6)},
        "day": {"players": 4, "sides": "day"},
        "night": {"players": 5, "sides": "night"},
        "choose-boards": {"players": 4, "sides": "random", "boards": "choose"},
        "open": {"players": 3, "open": True},
        "cities-open": {"players": 5, "open": True, "boards": "choose", **cities},
        "cities-starting": {"players": 4, "smugglers_cache": "starting", **cities},
    }
    dice: dict[str, dict[str, Any]] = {
        **{f"{players}": {"players": players} for players in range(2, 8)},
        "no-agora-tie": {"players": 4, "agora_tie": "none"},
        "choose-boards": {"players": 3, "boards": "choose"},
        "board-file": {"players": 4, **board_set},
        "board-file-choose": {"players": 7, "boards": "choose", **board_set},
    }
    named = {f"wonders-{name}": ("wonders", options) for name, options in wonders.items()}
    return named | {f"dice-{name}": ("dice", options) for name, options in dice.items()}


@dataclass(frozen=True)
class Kept:
    """What a record must replay to."""

    sheets: list[dict[str, int]]
    tiebreaks: list[int]
    ranks: list[int]
    legal: int  # how many legal moves there were, over the whole game
    events: int  # and how many events


def outcome(record: Record) -> Kept:
    """Replay a record: how it ends, and how much could and did happen on the way."""
    legal = told = 0
    for state, events in record.replay():
        legal += sum(len(state.legal(seat)) for seat in state.to_act)
        told += sum(not _is_tie(event) for event in events)
    assert not state.to_act, "the record ends before the game"
    return _kept(state, legal, told)


def _is_tie(event: Event) -> bool:
    """Whether it is a conflict that nobody won: the version that wrote the corpus did not report those."""
    return event.code == "conflict" and event.data["tokens"] == 0


def _kept(state: State, legal: int, told: int) -> Kept:
    result = state.result()
    return Kept(
        [dict(sheet) for sheet in result.sheets], list(result.tiebreaks), list(result.ranks), legal, told
    )


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.gz"


def read_games(name: str) -> Iterator[tuple[Record, Kept]]:
    """The games of a configuration."""
    for line in gzip.decompress(path_of(name).read_bytes()).decode().splitlines():
        kept = json.loads(line)
        yield Record.from_json(kept.pop("record")), Kept(**kept)


def write_games(name: str, records: list[Record]) -> None:
    lines = [json.dumps({"record": record.to_json(), **asdict(outcome(record))}) for record in records]
    path_of(name).write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
