"""Executors: every output arrives, whichever worker dies."""

from pathlib import Path

import pytest

from heptapolis.arena.executor import Processes, Serial, WorkersDied
from tests.arena.work import Task, always_deadly, deadly, double


def test_one_after_the_other() -> None:
    assert list(Serial().run(double, [1, 2, 3])) == [2, 4, 6]


def test_processes_give_every_output_once() -> None:
    assert sorted(Processes(2).run(double, list(range(20)))) == list(range(0, 40, 2))
    assert list(Processes(2).run(double, [])) == []


def test_the_work_of_a_killed_worker_is_done_again(tmp_path: Path) -> None:
    tasks = [Task(number, tmp_path / "scar") for number in range(6)]
    assert sorted(Processes(2).run(deadly, tasks)) == list(range(6))


def test_work_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(WorkersDied, match="keep dying"):
        list(Processes(1).run(always_deadly, [Task(1, tmp_path / "scar")]))
