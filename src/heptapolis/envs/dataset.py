"""Recorded games as a dataset for offline learning: one row per decision, as Parquet.

    heptapolis arena wonders --bots hard --games 1000 --output games.jsonl
    heptapolis dataset games.jsonl decisions.parquet

A row has what an agent in an environment would have seen, what the bot did, and its reward at the end. The
metadata of the file has the game, its options, the reward and the encoding.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.arena.match import PlayedMatch
from heptapolis.arena.rows import import_pyarrow
from heptapolis.core.errors import BadData, BadRecord
from heptapolis.core.record import Record
from heptapolis.envs.encoding import Encoding
from heptapolis.envs.table_batch import TableBatch

ROWS_PER_WRITE = 4_000
METADATA_KEY = b"heptapolis"

Decision = dict[str, Any]


class Replayer:
    """Replays recorded games as environments see them."""

    def __init__(self, record: Record, reward: str) -> None:
        self.game, self.reward = record.make_game(), reward
        self.batch = TableBatch(self.game, 1, reward)

    def decisions(self, played: PlayedMatch) -> list[Decision]:
        """All decisions of a match, in order; `done` marks the last one of each seat."""
        if played.record.options != self.game.options or played.record.game != self.game.name:
            raise BadRecord(
                f"match {played.number}", "a dataset has one game, with the same options throughout"
            )
        rows = list(self._replay(played.record))
        rewards = (
            self.batch.rewards(self.batch.over)[0] if self.batch.over[0] else np.zeros(self.game.players)
        )
        last = {row["seat"]: row for row in rows}
        for row in rows:
            ends = row is last[row["seat"]]
            row |= {"number": played.number, "bot": played.bots[row["seat"]], "done": ends}
            row["reward"] = float(rewards[row["seat"]]) if ends else 0.0
            row["final_reward"] = float(rewards[row["seat"]])
        return rows

    def _replay(self, record: Record) -> Iterator[Decision]:
        """Each decision, with what its seat saw; afterwards, the batch is at the end of the game."""
        batch, steps = self.batch, [0] * self.game.players
        batch.deal([record.seed])
        for decision in record.decisions:
            batch.refresh()
            chosen = {seat: batch.encode_action(0, seat, text) for seat, text in decision.items()}
            for seat, action in chosen.items():
                yield {
                    "seat": seat,
                    "step": steps[seat],
                    "observation": batch.observations[0, seat].copy(),
                    "action_mask": batch.masks[0, seat].copy(),
                    "action": action,
                }
                steps[seat] += 1
            batch.engine.step(batch.games, chosen)

    @property
    def final_observations(self) -> npt.NDArray[np.int16]:
        """What every seat saw at the end of the last match."""
        return np.array(self.batch.observations[0])

    def metadata(self) -> dict[str, object]:
        """What the numbers mean."""
        encoding = asdict(Encoding.of(self.batch.engine))
        return {
            "game": self.game.name,
            "options": self.game.options,
            "reward": self.reward,
            "encoding": encoding,
        }


def write_dataset(
    path: str | Path,
    matches: Iterable[PlayedMatch],
    reward: str = "rank",
    advance: Callable[[], None] = lambda: None,
) -> int:
    """Write the decisions of these matches, all of one game; return how many there are."""
    pyarrow, parquet = import_pyarrow(path)
    count, waiting, replayer, writer = 0, list[Decision](), None, None
    try:
        for played in matches:
            replayer = replayer or Replayer(played.record, reward)
            writer = writer or parquet.ParquetWriter(path, _schema(pyarrow, replayer), compression="zstd")
            waiting += replayer.decisions(played)
            advance()
            if len(waiting) >= ROWS_PER_WRITE:
                count += _flush(pyarrow, writer, waiting)
        if writer is None:
            raise BadData(path, "there are no games to write", ["a file with games"])
        return count + _flush(pyarrow, writer, waiting)
    except OSError as error:
        raise BadData(
            path, f"cannot be written: {error.strerror}", ["a file in a folder that you can write to"]
        ) from None
    finally:
        if writer:
            writer.close()


def read_metadata(path: str | Path) -> Mapping[str, Any]:
    """The game, the options, the reward and the encoding of a dataset."""
    _, parquet = import_pyarrow(path)
    found = (parquet.read_schema(path).metadata or {}).get(METADATA_KEY)
    if found is None:
        raise BadData(path, "not a Heptapolis dataset", ["a file that `heptapolis dataset` wrote"])
    metadata: dict[str, Any] = json.loads(found)
    return metadata


def _schema(pyarrow: Any, replayer: Replayer) -> Any:
    """The columns, with the metadata."""
    batch = replayer.batch
    columns = {
        "number": pyarrow.int32(),
        "seat": pyarrow.int8(),
        "bot": pyarrow.dictionary(pyarrow.int16(), pyarrow.string()),
        "step": pyarrow.int16(),
        "observation": pyarrow.list_(pyarrow.int16(), batch.layout.size),
        "action_mask": pyarrow.list_(pyarrow.bool_(), batch.actions),
        "action": pyarrow.int16(),
        "reward": pyarrow.float32(),
        "final_reward": pyarrow.float32(),
        "done": pyarrow.bool_(),
    }
    metadata = {METADATA_KEY: json.dumps(replayer.metadata())}
    return pyarrow.schema(list(columns.items()), metadata)


def _flush(pyarrow: Any, writer: Any, waiting: list[Decision]) -> int:
    """Write the rows that are waiting; return how many there were."""
    size = len(waiting)
    if size:
        columns = [_column(pyarrow, field, [row[field.name] for row in waiting]) for field in writer.schema]
        writer.write_table(pyarrow.Table.from_arrays(columns, schema=writer.schema))
    waiting.clear()
    return size


def _column(pyarrow: Any, field: Any, values: list[Any]) -> Any:
    """A column; rows of numbers are passed on as one array, which is much faster."""
    if not isinstance(field.type, pyarrow.FixedSizeListType):
        return pyarrow.array(values, field.type)
    flat = pyarrow.array(np.concatenate(values), field.type.value_type)
    return pyarrow.FixedSizeListArray.from_arrays(flat, type=field.type)
