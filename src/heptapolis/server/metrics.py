"""Figures about the running server, in Prometheus format."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Mapping
from pathlib import Path
from time import monotonic

MAX_RESOLUTIONS = 2_000  # the most recent ones, for the quantiles
LOOP_PROBE_SECONDS = 0.1  # between two probes of the event loop
PAGES_FILE = Path("/proc/self/statm")  # on Linux: the memory of this process in pages
PAGE_BYTES = 4096


class Metrics:
    """Counters since the start, and how long the latest resolutions took."""

    def __init__(self) -> None:
        self.started = monotonic()
        self.counters: Counter[str] = Counter()
        self.stages: defaultdict[str, float] = defaultdict(float)  # seconds of all resolutions, by stage
        self.errors: Counter[str] = Counter()  # by code
        self.resolutions: deque[float] = deque(maxlen=MAX_RESOLUTIONS)

    def count(self, name: str, by: int = 1) -> None:
        self.counters[name] += by

    def count_error(self, code: str) -> None:
        """Count a refusal by its code."""
        self.errors[code] += 1

    def record_resolution(self, seconds: float, stages: Mapping[str, float]) -> None:
        """Record the time from the last choice to the new views in everyone's outbox, and of each stage."""
        self.count("resolutions")
        self.resolutions.append(seconds)
        for stage, part in stages.items():
            self.stages[stage] += part

    def format(self, gauges: Mapping[str, float | str]) -> str:
        """All figures, one per line."""
        lines = [f"heptapolis_uptime_seconds {monotonic() - self.started:.0f}"]
        lines += [f"heptapolis_{name} {value}" for name, value in gauges.items()]
        lines += [f"heptapolis_{name}_total {value}" for name, value in sorted(self.counters.items())]
        lines += [f'heptapolis_errors_total{{code="{code}"}} {n}' for code, n in sorted(self.errors.items())]
        lines += [
            f'heptapolis_resolution_stage_seconds_total{{stage="{stage}"}} {seconds:.6f}'
            for stage, seconds in self.stages.items()
        ]
        for quantile, seconds in self.quantiles(0.5, 0.95, 0.99):
            lines.append(f'heptapolis_resolution_seconds{{quantile="{quantile}"}} {seconds:.6f}')
        return "\n".join(lines) + "\n"

    def quantiles(self, *wanted: float) -> list[tuple[float, float]]:
        ordered = sorted(self.resolutions)
        return [(q, ordered[min(len(ordered) - 1, int(q * len(ordered)))]) for q in wanted] if ordered else []


class LoopMonitor:
    """Notices when the event loop is blocked: nobody is served while it is."""

    def __init__(self) -> None:
        self._slowest = 0.0

    async def run(self) -> None:
        while True:
            before = monotonic()
            await asyncio.sleep(LOOP_PROBE_SECONDS)
            self._slowest = max(self._slowest, monotonic() - before - LOOP_PROBE_SECONDS)

    def take_slowest(self) -> float:
        """The longest delay in seconds since last asked."""
        slowest, self._slowest = self._slowest, 0.0
        return slowest


def read_memory() -> int:
    """The memory that this process uses, in bytes; 0 if the system does not say."""
    return int(PAGES_FILE.read_text().split()[1]) * PAGE_BYTES if PAGES_FILE.exists() else 0
