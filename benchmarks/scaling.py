"""How long players wait when one process serves many tables: a simulation from measured costs.

    python -m benchmarks.scaling 4.5  # milliseconds of processor time per resolution (`benchmarks.load`)

A server process is a queue: one event loop serves choices in the order in which they arrive. The four players
of a table choose at random moments of their thinking time; the last choice triggers the resolution, which is
most of the work. A choice is acknowledged after the next commit.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heapify, heapreplace

PLAYERS = 4
RESOLUTION_PART = 0.6  # of the work of a decision, after its last choice; the four choices are the rest
COMMIT_SECONDS = 0.01  # between two commits on SQLite
PACES = {"as in the load test": (2.0, 8.0), "as people play": (10.0, 50.0)}  # seconds of thinking
SECONDS = 30.0  # simulated, once the tables are out of step
TARGET_SECONDS = 0.15  # that 95 % of the resolutions must meet


@dataclass(frozen=True)
class Served:
    """What the simulation found: how busy the processor was, and the 95th percentile of the waits."""

    busy: float
    p95: float


def simulate(tables: int, cost: float, thinking: tuple[float, float], seed: int = 1) -> Served:
    """Serve this many tables with one process; `cost` is the processor seconds per resolution."""
    chance = random.Random(seed)
    free, worked, waits, start = 0.0, 0.0, [], 2 * thinking[1]
    for at, is_last in _choices(tables, thinking, chance, start + SECONDS):
        work = cost * (1 - RESOLUTION_PART) / PLAYERS + (cost * RESOLUTION_PART if is_last else 0.0)
        took = chance.expovariate(1 / work)
        free = max(free, at) + took
        if at < start:
            continue
        worked += took
        if is_last:
            waits.append(free - at + chance.uniform(0, COMMIT_SECONDS))
    return Served(worked / SECONDS, sorted(waits)[int(0.95 * len(waits))])


def _choices(
    tables: int, thinking: tuple[float, float], chance: random.Random, end: float
) -> Iterator[tuple[float, bool]]:
    """The choices of all tables in order: when each arrives, and whether it is the last of its decision."""
    decisions = [_decide(chance.uniform(0, thinking[1]), thinking, chance) for _ in range(tables)]
    heapify(decisions)
    while decisions[0][0] < end:
        at, *later = decisions[0]
        yield at, not later
        heapreplace(decisions, later or _decide(at, thinking, chance))


def _decide(start: float, thinking: tuple[float, float], chance: random.Random) -> list[float]:
    return sorted(start + chance.uniform(*thinking) for _ in range(PLAYERS))


def find_max_tables(cost: float, thinking: tuple[float, float]) -> int:
    """How many tables one process can serve within the target."""
    low, high = 1, 2**14
    while high - low > max(1, low // 20):
        middle = (low + high) // 2
        if simulate(middle, cost, thinking).p95 <= TARGET_SECONDS:
            low = middle
        else:
            high = middle
    return low


def main() -> None:
    cost = float(sys.argv[1]) / 1000
    for name, thinking in PACES.items():
        print(f"thinking {thinking[0]:.0f} to {thinking[1]:.0f} seconds, {name}:")
        most = find_max_tables(cost, thinking)
        for tables in (most // 4, most // 2, most):
            served = simulate(tables, cost, thinking)
            print(
                f"  {tables:6,} tables, {PLAYERS * tables:6,} sockets: "
                f"{100 * served.busy:3.0f} % of one processor, p95 {1e3 * served.p95:4.0f} ms"
            )


if __name__ == "__main__":
    main()
