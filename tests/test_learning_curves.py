"""The tables of the benchmark page are those of the runs that lie beside it."""

from pathlib import Path

import pytest

from tests.paths import ROOT
from tools.learning_curves import draw, mean_of, read_runs, write_table

PAGE = (ROOT / "docs" / "envs" / "benchmark.md").read_text("utf-8")
RUNS = read_runs(ROOT / "docs" / "envs" / "curves")


def test_two_algorithms_learned_with_three_seeds() -> None:
    assert {name.partition("-")[0] for name in RUNS} == {"a2c", "ppo"}
    assert all(len(seeds) >= 3 for seeds in RUNS.values())


@pytest.mark.parametrize("name", RUNS)
def test_the_page_shows_these_runs(name: str) -> None:
    assert write_table(RUNS[name]) in PAGE


def test_a_mean_lies_between_its_seeds() -> None:
    low, high = ([{"seconds": 1.0, "random": rate, "policy": 0.0}] for rate in (0.25, 0.75))
    assert mean_of([low, high]) == [{"seconds": 1.0, "random": 0.5, "policy": 0.0}]


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    draw(RUNS, tmp_path / "curves.svg")
    assert (tmp_path / "curves.svg").read_text("utf-8").count("<path") > 10
