"""Plots of statistics (extra `plots`)."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from heptapolis.arena.ratings import wilson_interval
from heptapolis.arena.stats import GameStats, Tally
from heptapolis.core.errors import BadData, NotUnderstood

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MAX_BARS = 40  # in one plot; the rest goes on more pages
FORMATS = (".svg", ".png")


def _make_figure(height: float) -> "Figure":
    try:
        from matplotlib.figure import Figure
    except ImportError:
        valid = ["pip install 'heptapolis[plots]'"]
        raise NotUnderstood("--plots", "matplotlib is not installed", valid) from None
    return Figure(figsize=(9, height), layout="constrained")


def prepare_plots(folder: Path) -> None:
    """Check that plots can be drawn into this folder, and make it."""
    _make_figure(1)
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)


def draw_plots(stats: GameStats, folder: Path) -> list[Path]:
    """Draw the plots into this folder and return their paths."""
    prepare_plots(folder)
    with _writing(folder):
        return list(_draw_all(stats, folder))


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadData(
            folder, f"cannot be written: {error.strerror}", ["a folder that you can write to"]
        ) from None


def _draw_all(stats: GameStats, folder: Path) -> Iterator[Path]:
    yield from _save(_draw_scores(stats), folder / "scores")
    for kind in stats.kinds:
        taken = [(name, tally) for name, tally in stats.of_kind(kind).items() if tally.taken]
        pages = [taken[first : first + MAX_BARS] for first in range(0, len(taken), MAX_BARS)]
        for number, page in enumerate(pages, start=1):
            title = f"{kind}: wins of its owners" + (f", {number} of {len(pages)}" if pages[1:] else "")
            name = f"{kind}-{number}" if pages[1:] else kind
            yield from _save(_draw_win_rates(page, title, stats.par), folder / name)


def _save(figure: "Figure", path: Path) -> Iterator[Path]:
    """Save a figure in every format."""
    for suffix in FORMATS:
        figure.savefig(path.with_suffix(suffix))
        yield path.with_suffix(suffix)


def _draw_scores(stats: GameStats) -> "Figure":
    """Draw the distribution of the points of every row, and of the totals."""
    figure = _make_figure(4.5)
    axes = figure.add_subplot()
    rows = stats.rows | {"total": stats.totals}
    axes.boxplot(list(rows.values()), tick_labels=list(rows), showmeans=True)
    axes.set_ylabel("points")
    axes.set_title(f"{stats.game}: {stats.games} games")
    return figure


def _draw_win_rates(shown: list[tuple[str, Tally]], title: str, par: float) -> "Figure":
    """Draw win rates with their intervals, best first, and a line at par."""
    figure = _make_figure(1.5 + 0.22 * len(shown))
    axes = figure.add_subplot()
    for place, (_, tally) in enumerate(reversed(shown)):
        low, high = wilson_interval(tally.wins, tally.taken)
        axes.plot([100 * low, 100 * high], [place, place], color="tab:blue", linewidth=1)
        axes.plot([100 * tally.wins / tally.taken], [place], "o", color="tab:blue")
    axes.set_yticks(range(len(shown)), [name for name, _ in reversed(shown)])
    axes.axvline(100 * par, color="tab:gray", linestyle="--", linewidth=1)
    axes.set_xlabel("wins, % (95 % interval; the dashed line is par)")
    axes.set_title(title)
    return figure
