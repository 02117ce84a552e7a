"""A bot cannot end the arena: whatever it does, the tournament is complete and its JSON valid."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from heptapolis.arena.match import play_match
from heptapolis.arena.tournament import Tournament
from heptapolis.bots.declare import declare
from heptapolis.core.games import make
from tests.bots.isolation import only_our_bots
from tests.cli.run import run_process

FILE = Path(__file__).with_name("hostile_bots.py")
HANGING = {"Sleeps", "Spins", "HoldsTheInterpreter"}
LEGAL = {"Prints", "LeavesThreads", "HangsOnClose", "AnswersInWords"}  # their moves are good
NAMES = re.findall(r"^class (\w+)", FILE.read_text("utf-8"), re.MULTILINE)
TABLES = [NAMES[start : start + 7] for start in range(0, len(NAMES), 7)]
__all__ = ["only_our_bots"]


def specs(names: list[str]) -> list[str]:
    """Bots that hang get little time, the others enough for a busy machine."""
    return [f"{name}:seconds=0.5" if name in HANGING else name for name in names]


def declarations(names: list[str]) -> list[str]:
    return [f"{name}={FILE}:{name}" for name in names]


def test_there_are_enough_of_them() -> None:
    assert len(set(NAMES) - LEGAL) >= 15
    assert all(len(table) > 1 for table in TABLES)


@pytest.mark.slow
@pytest.mark.parametrize("names", TABLES, ids=lambda names: names[0])
def test_a_match_is_played_to_its_end(names: list[str]) -> None:
    for text in declarations(names):
        declare(text)
    game, bots = make("dice", players=len(names)), tuple(specs(names))
    tournament = Tournament.of(game, bots, games=1, seed=1, declarations=tuple(declarations(names)))
    played = play_match(tournament.matches()[0])
    bad = {name for name, stats in zip(names, played.bot_stats, strict=True) if stats.illegal + stats.late}
    assert bad == set(names) - LEGAL
    assert not played.record.final().to_act


def cup(names: list[str], *more: object) -> tuple[dict[str, Any], str]:
    """A tournament of these bots in its own process: its JSON, and what it printed besides."""
    declared = [part for text in declarations(names) for part in ("--bot", text)]
    table = ("--players", len(names), "--bots", ",".join(specs(names)))
    done = run_process("arena", "dice", *table, "--games", 1, "--json", *declared, *more)
    assert done.code == 0, done.err
    report: dict[str, Any] = json.loads(done.out)
    return report, done.err


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_tournament_is_complete_and_warns_once(jobs: int) -> None:
    report, said = cup(["Prints", "Exits", "Kills"], "--jobs", jobs)
    assert {row["bot"].partition(":")[0] for row in report["standings"]} == {"Prints", "Exits", "Kills"}
    assert report["games"] == 3
    assert "not JSON" in said
    assert said.count("bot Exits:") == said.count("bot Kills:") == 1
    assert f"{FILE}:46: SystemExit: enough" in said


@pytest.mark.soak
@pytest.mark.parametrize("names", TABLES, ids=lambda names: names[0])
def test_tournaments_of_all_of_them_are_complete(names: list[str]) -> None:
    report, said = cup(names, "--jobs", 2)
    assert len(report["standings"]) == report["games"] == len(names)
    assert all(said.count(f"bot {name}:") == (name not in LEGAL) for name in names)
