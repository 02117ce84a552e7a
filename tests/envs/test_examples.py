"""The examples run; those that learn need PyTorch and take minutes (`make soak`)."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT

FOLDER = ROOT / "examples"
PAGE = (ROOT / "docs" / "envs" / "examples.md").read_text("utf-8")
ARENA = ("-c", "import heptapolis.cli as c; c.main()", "arena", "wonders", "--games", "20", "--jobs", "1")


def done(folder: Path, *arguments: str) -> str:
    """What Python prints with these arguments in this folder."""
    command = [sys.executable, *arguments]
    process = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_masked_random_plays_a_hundred_games(tmp_path: Path) -> None:
    wins = re.findall(r": ([\d.]+)", done(tmp_path, str(FOLDER / "masked_random.py")))
    assert len(wins) == 4
    assert sum(map(float, wins)) == pytest.approx(100)


@pytest.mark.soak
def test_a_policy_learns_in_minutes_to_beat_random_bots_here_and_in_the_arena(tmp_path: Path) -> None:
    """A player no better than the other three would win a quarter of the games."""
    told = done(tmp_path, str(FOLDER / "train_ppo.py"), "--minutes", "3", "--curve", "curve.csv")
    shares = [float(share) for share in re.findall(r"'random': ([\d.]+)", told)]
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == len(shares) + 1
    assert shares[-1] > 0.5
    bots = f"ppo={FOLDER / 'ppo_bot.py'}:Ppo,random,random,random"
    assert re.search(r"^1 +ppo", done(tmp_path, *ARENA, "--bots", bots), re.MULTILINE)


@pytest.mark.soak
def test_a_network_learns_and_plays_in_the_arena_without_pytorch(tmp_path: Path) -> None:
    train = ("--game", "dice", "--players", "3", "4", "--minutes", "2", "--file", "dice.npz")
    told = done(tmp_path, str(FOLDER / "cleanrl_ppo.py"), *train)
    assert float(re.findall(r"'random': ([\d.]+)", told)[-1]) > 0.5
    declared = f"net={FOLDER / 'baseline_bot.py'}:Baseline"
    bots = ("--bot", declared, "--bots", "net:file=dice.npz,random,random", "--json")
    told = done(tmp_path, *ARENA[:3], "dice", *ARENA[4:], *bots)
    standings = json.loads(told)["standings"]
    assert (standings[0]["bot"], standings[0]["illegal"]) == ("net:file=dice.npz", 0)


@pytest.mark.soak
@pytest.mark.parametrize("example", ["cleanrl_ppo.py", "train_ppo.py"])
def test_a_missing_folder_is_found_before_the_training(example: str, tmp_path: Path) -> None:
    command = [sys.executable, str(FOLDER / example), "--file", str(tmp_path / "missing" / "policy")]
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert process.returncode == 2
    assert "there is no such folder" in process.stderr


@pytest.mark.soak
def test_the_tutorials_run(tmp_path: Path) -> None:
    told = done(tmp_path, str(FOLDER / "tutorial_agent.py"))
    shares = [float(share) for share in re.findall(r"policy wins ([\d.]+) %", told)]
    assert shares[0] > 97  # of its games against `random`: more than by the first legal action
    told = done(tmp_path, str(FOLDER / "tutorial_bot.py"), "--games", "100")
    assert re.search(r"^1 +planner", told, re.MULTILINE)
    told = done(tmp_path, str(FOLDER / "tutorial_analysis.py"))
    assert told.startswith("100000 games, 400000 rows")
    assert {path.name for path in tmp_path.iterdir()} >= {"games.parquet", "boards.png", "points.png"}


@pytest.mark.soak
def test_rllib_learns_on_a_local_ray(tmp_path: Path) -> None:
    told = done(tmp_path, str(FOLDER / "rllib_ppo.py"), "--iterations", "2")
    games = re.search(r"iteration 2: (\d+) games", told)
    assert games
    assert int(games[1]) > 0


def test_every_example_has_its_place_in_the_docs() -> None:
    assert all(f"examples/{path.name}" in PAGE for path in FOLDER.glob("*.py"))
