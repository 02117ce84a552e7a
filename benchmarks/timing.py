"""Timing on a noisy machine: the median of several measurements of processor time."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

from heptapolis.core.chance import Chance


@dataclass(frozen=True)
class Speed:
    """How much is done per second: the median of several runs, and their spread."""

    name: str
    unit: str
    per_second: float
    lowest: float
    highest: float


def measure(
    name: str,
    unit: str,
    work: Callable[[int], int],
    repeats: int = 5,
    clock: Callable[[], float] = process_time,
) -> Speed:
    """Call `work(run)` several times; it returns how many things it did."""
    work(-1)  # warm up: imports, caches
    rates = []
    for run in range(repeats):
        start = clock()
        done = work(run)
        rates.append(done / (clock() - start))
    return Speed(name, unit, median(rates), min(rates), max(rates))


def versus(name: str, work: Callable[[int], int], other: Callable[[int], int], repeats: int = 15) -> Speed:
    """How many times as fast as the other; measured in alternation, so lasting noise affects both."""
    work(-1)
    other(-1)
    ratios = []
    for run in range(repeats):
        rates = []
        for one in (work, other):
            start = process_time()
            done = one(run)
            rates.append(done / (process_time() - start))
        ratios.append(rates[0] / rates[1])
    return Speed(name, "times", median(ratios), min(ratios), max(ratios))


def yardstick(run: int) -> int:
    """Plain Python work of fixed size: shuffle a deck of 49 cards, 400 times."""
    chance = Chance(run + 1)
    for _ in range(400):
        chance.shuffled(range(49))
    return 400
