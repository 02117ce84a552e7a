"""Recorded games as a dataset: what an agent would have seen, and what was done."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import heptapolis
from heptapolis.arena import play_tournament, read_matches
from heptapolis.core.errors import BadRecord
from heptapolis.envs.dataset import Replayer, read_metadata, write_dataset
from heptapolis.envs.pettingzoo import parallel_env
from tests.cli.run import heptapolis as run
from tests.envs.arrange import FEW, Configuration, title


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_a_decision_is_a_step_of_an_environment(configuration: Configuration) -> None:
    """The actions of a dataset, played in an environment, show its observations and pay its rewards."""
    name, options = configuration
    game = heptapolis.make(name, **options)
    played = play_tournament(game, ["random"], games=1, seed=3).matches[0]
    rows = iter(decisions := Replayer(played.record, "margin").decisions(played))
    env = parallel_env(name, reward="margin", **options)
    seen, _ = env.reset(seed=played.record.seed)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = dict.fromkeys(env.agents, env.batch.noop)
        for seat in env.batch.engine.to_act(env.batch.games):
            row, one = next(rows), seen[f"player_{seat}"]
            assert row["seat"] == seat
            assert (row["observation"] == one["observation"]).all()
            assert (row["action_mask"] == one["action_mask"]).all()
            actions[f"player_{seat}"] = row["action"]
        seen, rewards, *_ = env.step(actions)
    assert next(rows, None) is None
    paid = {f"player_{row['seat']}": row["reward"] for row in decisions if row["done"]}
    assert paid == pytest.approx(rewards)


def test_one_dataset_holds_one_game() -> None:
    played = play_tournament("dice", ["random"] * 2, games=1).matches[0]
    other = replace(played, record=replace(played.record, options={"players": 3}))
    with pytest.raises(BadRecord, match="the same options"):
        Replayer(played.record, "rank").decisions(other)


def test_the_name_says_the_format(tmp_path: Path) -> None:
    done = run("dataset", tmp_path / "games.jsonl", tmp_path / "out.csv")
    assert (done.code, "*.parquet, minari:ID" in done.err) == (2, True)


def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    run("arena", "dice", "--bots", "random", "--games", 1, "--jobs", 1, "--output", tmp_path / "games.jsonl")
    done = run("dataset", tmp_path / "games.jsonl", tmp_path / "out.parquet")
    assert (done.code, "heptapolis[parquet]" in done.err) == (2, True)
    monkeypatch.setitem(sys.modules, "minari", None)
    done = run("dataset", tmp_path / "games.jsonl", "minari:heptapolis/dice/test-v0")
    assert (done.code, "heptapolis[minari]" in done.err) == (2, True)


@pytest.mark.soak
def test_a_file_says_what_is_in_it(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file, output = tmp_path / "games.jsonl", tmp_path / "out.parquet"
    games = ("--players", 3, "--games", 6, "--jobs", 1, "--output", file)
    assert run("arena", "wonders", "--bots", "greedy,random,random", *games).code == 0
    done = run("dataset", file, output, "--reward", "win")
    assert done.out.startswith("Decisions: ")
    table = parquet.read_table(output)
    replayer = Replayer(next(iter(read_matches(file))).record, "win")
    rows = [row for played in read_matches(file) for row in replayer.decisions(played)]
    assert table["action"].to_pylist() == [row["action"] for row in rows]
    assert table["bot"].to_pylist() == [row["bot"] for row in rows]
    size = replayer.batch.layout.size
    observations = table["observation"].combine_chunks().flatten().to_numpy().reshape(-1, size)
    assert (observations == np.array([row["observation"] for row in rows])).all()
    assert sum(table["reward"].to_pylist()) == pytest.approx(6)
    assert read_metadata(output) == replayer.metadata()
    assert write_dataset(tmp_path / "same.parquet", read_matches(file)) == len(rows)
