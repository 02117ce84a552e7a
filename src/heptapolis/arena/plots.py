"""Pictures of statistics: the extra `plots`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from heptapolis.arena.ratings import wilson
from heptapolis.arena.stats import Stats, Tally
from heptapolis.core.errors import BadData, NotUnderstood

SHOWN = 40  # bars in a picture


def _figure(height: float) -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        valid = ["pip install 'heptapolis[plots]'"]
        raise NotUnderstood("--plots", "matplotlib is not installed", valid) from None
    return Figure(figsize=(9, height), layout="constrained")


def draw(stats: Stats, folder: Path) -> list[Path]:
    """Write the pictures into this folder; which ones they are."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return list(_draw(stats, folder))
    except OSError as error:
        raise BadData(folder, f"cannot be written: {error.strerror}", ["a folder for pictures"]) from None


def _draw(stats: Stats, folder: Path) -> Iterator[Path]:
    yield _scores(stats, folder / "scores.svg")
    for kind in stats.kinds:
        yield _win_rates(stats.of_kind(kind), f"{kind}: wins of those who had it", folder / f"{kind}.svg")


def _scores(stats: Stats, path: Path) -> Path:
    """How the points of every row, and the totals, are spread."""
    figure = _figure(4.5)
    axes = figure.add_subplot()
    rows = stats.rows | {"total": stats.totals}
    axes.boxplot(list(rows.values()), tick_labels=list(rows), showmeans=True)
    axes.set_ylabel("points")
    axes.set_title(f"{stats.game}: {stats.games} games")
    figure.savefig(path)
    return path


def _win_rates(tallies: dict[str, Tally], title: str, path: Path) -> Path:
    """Win rates with their intervals, best first."""
    shown = [(name, tally) for name, tally in tallies.items() if tally.taken][:SHOWN]
    figure = _figure(1.5 + 0.22 * len(shown))
    axes = figure.add_subplot()
    for place, (_, tally) in enumerate(reversed(shown)):
        low, high = wilson(tally.wins, tally.taken)
        axes.plot([100 * low, 100 * high], [place, place], color="tab:blue", linewidth=1)
        axes.plot([100 * tally.wins / tally.taken], [place], "o", color="tab:blue")
    axes.set_yticks(range(len(shown)), [name for name, _ in reversed(shown)])
    axes.set_xlabel("wins, % (95 % interval)")
    axes.set_title(title)
    figure.savefig(path)
    return path
