"""Learning curves of several runs as a table and a picture, for docs/envs/benchmark.md.

    python -m tools.learning_curves docs/envs/curves docs/envs/learning-curves.svg

The folder holds `ALGORITHM-GAME-SEED.csv`, as `examples/cleanrl_ppo.py --curve` writes them.
"""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Rows = list[dict[str, float]]
OPPONENTS = ("random", "policy")


def read_runs(folder: Path) -> dict[str, list[Rows]]:
    """The runs of every algorithm and game, one per seed."""
    runs: dict[str, list[Rows]] = {}
    for path in sorted(folder.glob("*.csv")):
        with path.open(newline="") as file:
            rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
        runs.setdefault(path.stem.rpartition("-")[0], []).append(rows)
    return runs


def spread(values: Sequence[float], digits: int) -> str:
    """The mean, with the lowest and the highest."""
    mean, low, high = (f"{one:,.{digits}f}" for one in (sum(values) / len(values), min(values), max(values)))
    return mean if low == high else f"{mean} ({low} to {high})"


def write_table(runs: list[Rows]) -> str:
    """A line per point of the curve: what all seeds had then."""
    lines = ["| seconds | decisions | against `random`, % | against `policy`, % |", "|---:|---:|---:|---:|"]
    for points in zip(*runs, strict=True):
        seconds = round(sum(row["seconds"] for row in points) / len(points))
        decisions = spread([row["decisions"] for row in points], 0)
        rates = [spread([100 * row[bot] for row in points], 1) for bot in OPPONENTS]
        lines.append(f"| {seconds} | {decisions} | {' | '.join(rates)} |")
    return "\n".join(lines)


def draw(runs: dict[str, list[Rows]], path: Path) -> None:
    """Win rates over processor time: thin lines are seeds, thick ones their means."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "heptapolis"  # the same picture every time
    from matplotlib import pyplot

    games = sorted({name.partition("-")[2] for name in runs})
    grid, size = (len(games), len(OPPONENTS)), (9, 3.4 * len(games))
    figure, rows = pyplot.subplots(*grid, figsize=size, layout="constrained", squeeze=False)
    for game, panels in zip(games, rows, strict=True):
        of_game = {name: seeds for name, seeds in runs.items() if name.partition("-")[2] == game}
        for panel, bot in zip(panels, OPPONENTS, strict=True):
            _draw_panel(panel, of_game, bot)
            panel.set(title=f"{game}, against {bot}", ylabel="games won, %")
    for panel in rows[-1]:
        panel.set(xlabel="seconds of processor time")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def _draw_panel(panel: Any, runs: dict[str, list[Rows]], bot: str) -> None:
    for number, (name, seeds) in enumerate(runs.items()):
        for rows in seeds:
            panel.plot(*_curve(rows, bot), f"C{number}", alpha=0.35)
        panel.plot(*_curve(mean_of(seeds), bot), f"C{number}", linewidth=2.5, label=name.partition("-")[0])
    panel.legend()


def mean_of(seeds: list[Rows]) -> Rows:
    """The mean of all seeds, point by point."""
    return [
        {name: sum(row[name] for row in points) / len(points) for name in points[0]}
        for points in zip(*seeds, strict=True)
    ]


def _curve(rows: Rows, bot: str) -> tuple[list[float], list[float]]:
    return [row["seconds"] for row in rows], [100 * row[bot] for row in rows]


def main(arguments: Sequence[str]) -> None:
    folder, picture = map(Path, arguments)
    runs = read_runs(folder)
    for name, seeds in runs.items():
        print(f"{name}, {len(seeds)} seeds\n\n{write_table(seeds)}\n")
    draw(runs, picture)


if __name__ == "__main__":
    main(sys.argv[1:])
