"""Many games between bots."""

import json

import pytest

from heptapolis.search import network_weights
from tests.cli.run import heptapolis


def simulated(*args: object) -> dict[str, object]:
    done = heptapolis("simulate", "wonders", "--json", *args)
    assert (done.code, done.err) == (0, "")
    summary = json.loads(done.out)
    assert isinstance(summary, dict)
    return summary


def test_json_holds_what_machines_want() -> None:
    summary = simulated("--players", 4, "--games", 5, "--seed", 3)
    assert (summary["games"], summary["seed"]) == (5, 3)
    assert {"games_per_second", "decisions_per_second", "mean_scores"} <= set(summary)


def test_rows_add_up_and_somebody_wins() -> None:
    summary = simulated("--games", 5, "--expansion", "cities")
    scores, rates, totals = summary["mean_scores"], summary["win_rates"], summary["mean_totals"]
    assert isinstance(scores, dict)
    assert isinstance(rates, list)
    assert isinstance(totals, list)
    assert sum(scores.values()) - scores["total"] == pytest.approx(scores["total"], abs=0.01)
    assert sum(rates) == pytest.approx(1, abs=0.01)
    assert sum(totals) / 4 == pytest.approx(scores["total"], abs=0.01)


def test_a_seed_gives_the_same_games() -> None:
    one, other = (simulated("--games", 3, "--seed", 9) for _ in range(2))
    assert one["mean_totals"] == other["mean_totals"]


def test_the_table() -> None:
    done = heptapolis("simulate", "wonders", "--games", 3, "--players", 3, "--bot", "random:seed=2")
    assert done.code == 0
    assert "seed " in done.out
    assert "random:seed=2" in done.out
    assert "Military" in done.out
    assert "decisions/s" in done.out


def test_the_kernel_never_plays_another_bot_instead() -> None:
    done = heptapolis("simulate", "wonders", "--engine", "kernel", "--bot", "greedy")
    assert (done.code, done.out) == (2, "")
    assert "the kernel cannot play these bots (valid: --bot random, --bot policy, --engine rules)" in done.err


def test_the_kernel_plays_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    simulate = ("simulate", "--engine", "kernel", "--games", "40", "--bot", "policy:guide=network")
    done = heptapolis(*simulate, "wonders", "--players", "4", "--json")
    assert done.code == 0
    assert json.loads(done.out)["bots"] == ["policy:guide=network"] * 4
    monkeypatch.setattr(network_weights, "learned_networks", lambda engine: {})
    done = heptapolis(*simulate, "wonders", "--players", "5")
    assert (done.code, done.out) == (2, "")
    assert "no network has been learned for" in done.err
