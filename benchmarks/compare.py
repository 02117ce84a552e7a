"""This version against the base, in alternation: medians of ratios with intervals.

    python -m benchmarks.compare install     # once: put the base in a git worktree with its own environment
    python -m benchmarks.compare             # 16 pairs of kernels and rules, 10 of the server
    python -m benchmarks.compare envs        # 8 pairs of the environments, with the medians of both

A ratio above 1 means that this version is faster. The interval contains the median with 95 % confidence.
"""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from math import comb
from pathlib import Path
from statistics import median

import httpx2

from benchmarks import load

BASE = "d335103"
ROOT = Path(__file__).parents[1]
FOLDER = Path(os.environ.get("HEPTAPOLIS_BASE", ROOT / "build" / "base"))
PYTHON = FOLDER / ".venv" / "bin" / "python"
PROBE = Path(__file__).with_name("probe.py")
ENV_PROBE = Path(__file__).with_name("env_probe.py")
Pairs = list[tuple[float, float]]  # rates of this version and of the base
PROCESSES = 4  # of each version, one after another: the layout of code in memory differs between them
PAIRS = 4  # with each of them
ENV_PROCESSES = 2
SERVER_PAIRS = 10
SERVER_TABLES = 16
SERVER_WARM_UP = 3  # resolutions of each table
SERVER_SECONDS = 3.0
SERVER_THINKING = (0.05, 0.25)  # seconds


def install() -> None:
    """Install the base next to this version: its sources in a worktree, its packages in an environment."""
    subprocess.run(["git", "worktree", "add", "--detach", str(FOLDER), BASE], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "venv", str(FOLDER / ".venv")], check=True)
    packages = ["--constraint", "constraints.txt", "--editable", ".[gymnasium,openspiel,pettingzoo]"]
    subprocess.run([str(PYTHON), "-m", "pip", "install", "-qq", *packages], cwd=FOLDER, check=True)


class Probe:
    """A process of one version that measures what you ask for."""

    def __init__(self, python: Path, file: Path) -> None:
        pipe = subprocess.PIPE
        command = [str(python), str(file)]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=PROBE.parent)
        assert self._process.stdin
        assert self._process.stdout
        self._ask, self._answers = self._process.stdin, self._process.stdout
        self.measures = list(iter(lambda: self._answers.readline().strip(), ""))

    def rate(self, measure: str, seed: int) -> float:
        """How much it does per processor second."""
        print(seed, measure, file=self._ask, flush=True)
        done, seconds = map(float, self._answers.readline().split())
        return done / seconds

    def close(self) -> None:
        self._ask.close()
        self._process.wait()


def compare_probes(file: Path, processes: int, pairs: int) -> dict[str, Pairs]:
    """Each measure with the rates of both versions."""
    for python in (Path(sys.executable), PYTHON):
        Probe(python, file).close()  # compiles, so that the processes below only load
    rates: dict[str, Pairs] = {}
    for process in range(processes):
        seeds = range(1 + process * pairs, 1 + (process + 1) * pairs)
        for measure, ours, base in _compare_processes(file, seeds):
            rates.setdefault(measure, []).append((ours, base))
    return rates


def _compare_processes(file: Path, seeds: range) -> Iterator[tuple[str, float, float]]:
    """The rates of one process of each version, measure by measure."""
    ours, base = Probe(Path(sys.executable), file), Probe(PYTHON, file)
    with ExitStack() as stack:
        stack.callback(ours.close)
        stack.callback(base.close)
        for measure in ours.measures:
            for seed in seeds:
                yield measure, ours.rate(measure, seed), base.rate(measure, seed)


def compare_engines(processes: int, pairs: int) -> Iterator[tuple[str, list[float]]]:
    """Each measure with its ratios of this version to the base."""
    for measure, rates in compare_probes(PROBE, processes, pairs).items():
        yield measure, [ours / base for ours, base in rates]


def compare_servers(pairs: int) -> Iterator[tuple[str, list[float]]]:
    """The ratios of the server's processor time per resolution, base to this version: above 1 is cheaper."""
    for game in load.OPTIONS:
        ratios = [server_cost(game, PYTHON) / server_cost(game, Path(sys.executable)) for _ in range(pairs)]
        yield f"server, processor time per resolution: {game}", ratios


def server_cost(game: str, python: Path) -> float:
    with tempfile.TemporaryDirectory() as folder, load.running_server(Path(folder), python) as (url, pid):
        return asyncio.run(_play(url, pid, game))


async def _play(url: str, pid: int, game: str) -> float:
    """Processor seconds per resolution while players move quickly at some tables."""
    meter, chance = load.Meter(measuring=False), random.Random(1)
    async with httpx2.AsyncClient(base_url=url, timeout=60) as http:
        made = [await load.new_table(http, game) for _ in range(SERVER_TABLES)]
    seats = [
        load.Seat(url, table, cookie, meter, random.Random(chance.random()), SERVER_THINKING)
        for table, cookies in made
        for cookie in cookies
    ]
    playing = [asyncio.create_task(seat.play(0.0)) for seat in seats]
    while meter.resolved < SERVER_TABLES * SERVER_WARM_UP:  # everyone has arrived
        await asyncio.sleep(0.1)
    meter.measuring, used = True, load.processor_seconds(pid)
    await asyncio.sleep(SERVER_SECONDS)
    meter.measuring, used = False, load.processor_seconds(pid) - used
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return used / len(meter.delays)


def interval(ratios: list[float]) -> tuple[float, float]:
    """The order statistics between which the median lies with 95 % confidence."""
    ordered, n = sorted(ratios), len(ratios)
    outside, rank = 0.0, 0
    while outside + comb(n, rank) / 2**n <= 0.025:
        outside += comb(n, rank) / 2**n
        rank += 1
    return ordered[max(0, rank - 1)], ordered[min(n - 1, n - rank)]


def print_envs() -> None:
    """The environments: medians of both versions, and their ratio."""
    print(f"| steps per second | {BASE} | this version | median ratio | 95 % interval | pairs |")
    print("|---|---:|---:|---:|---:|---:|")
    for measure, rates in compare_probes(ENV_PROBE, ENV_PROCESSES, PAIRS).items():
        ratios = [ours / base for ours, base in rates]
        medians = [f"{median(column):,.0f}" for column in zip(*rates, strict=True)]
        low, high = interval(ratios)
        found = f"{median(ratios):.2f} | {low:.2f} to {high:.2f} | {len(ratios)}"
        print(f"| {measure} | {medians[1]} | {medians[0]} | {found} |", flush=True)


def print_engines() -> None:
    """Rules, kernels and the server."""
    print(f"| this version against {BASE} | median ratio | 95 % interval | pairs |\n|---|---:|---:|---:|")
    for results in (compare_engines(PROCESSES, PAIRS), compare_servers(SERVER_PAIRS)):
        for measure, ratios in results:
            low, high = interval(ratios)
            print(
                f"| {measure} | {median(ratios):.2f} | {low:.2f} to {high:.2f} | {len(ratios)} |", flush=True
            )


def main() -> None:
    {"install": install, "envs": print_envs, "": print_engines}[" ".join(sys.argv[1:])]()


if __name__ == "__main__":
    main()
