"""Work for executors: functions that other processes can import."""

import os
import signal
from pathlib import Path
from typing import NamedTuple


def double(number: int) -> int:
    return 2 * number


class Task(NamedTuple):
    """A number, and a file that says whether it has already killed a worker."""

    number: int
    scar: Path


def deadly(task: Task) -> int:
    """Kills its worker the first time."""
    if task.number == 3 and not task.scar.exists():
        task.scar.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task.number


def always_deadly(task: Task) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task.number
