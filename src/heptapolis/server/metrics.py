"""Figures about the running server, as Prometheus reads them."""

from collections import Counter, deque
from collections.abc import Mapping
from time import monotonic

MAX_RESOLUTIONS = 2_000  # the latest, of which quantiles are told


class Metrics:
    """Counters since the start, and how long the latest resolutions took."""

    def __init__(self) -> None:
        self.started = monotonic()
        self.counters: Counter[str] = Counter()
        self.resolutions: deque[float] = deque(maxlen=MAX_RESOLUTIONS)

    def count(self, name: str, by: int = 1) -> None:
        self.counters[name] += by

    def record_resolution(self, seconds: float) -> None:
        """From the last choice to the new views in everyone's outbox."""
        self.count("resolutions")
        self.resolutions.append(seconds)

    def format(self, gauges: Mapping[str, float | str]) -> str:
        """All figures, one per line."""
        lines = [f"heptapolis_uptime_seconds {monotonic() - self.started:.0f}"]
        lines += [f"heptapolis_{name} {value}" for name, value in gauges.items()]
        lines += [f"heptapolis_{name}_total {value}" for name, value in sorted(self.counters.items())]
        for quantile, seconds in self.quantiles(0.5, 0.95, 0.99):
            lines.append(f'heptapolis_resolution_seconds{{quantile="{quantile}"}} {seconds:.6f}')
        return "\n".join(lines) + "\n"

    def quantiles(self, *wanted: float) -> list[tuple[float, float]]:
        ordered = sorted(self.resolutions)
        return [(q, ordered[min(len(ordered) - 1, int(q * len(ordered)))]) for q in wanted] if ordered else []
