"""Where a long command runs: options and executors."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heptapolis.cli.arguments import number_option
from heptapolis.core.errors import BadOption

if TYPE_CHECKING:
    from heptapolis.arena.executor import Executor

Jobs = Annotated[int | None, number_option("Number of local processes.", "one per processor")]
Rows = Annotated[
    Path | None,
    typer.Option(
        "--rows", help="Write a row per game and seat to this file: .csv, .jsonl or .parquet.", metavar="FILE"
    ),
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", help="Play on this Ray cluster (extra `cluster`).", metavar="ADDRESS"),
]


def chosen_executor(jobs: int | None, ray: str | None = None) -> "Executor":
    """A cluster if one is named, else local processes; one job needs no extra process."""
    from heptapolis.arena.executor import Processes, Serial

    if ray is not None:
        from heptapolis.arena.cluster import Cluster

        return Cluster(ray)
    number = count_processors() if jobs is None else jobs
    if number < 1:
        raise BadOption(f"jobs={number}", "at least one process is needed", ["1 or more"])
    return Processes(number) if number > 1 else Serial()


def count_processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
