"""Tutorial: an analysis of 100,000 games, with plots. Which board wins, and where do the points come from?

    pip install 'heptapolis[parquet,plots]'
    python tutorial_analysis.py

Bots play in the compiled game; every seat of every game becomes a row of a Parquet file, which pandas,
Polars, DuckDB and R can also read. Here, PyArrow and NumPy are enough.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from pyarrow import parquet

import heptapolis
from heptapolis.arena import RowFile, simulate_compiled
from heptapolis.bots import parse_bot
from heptapolis.kernel.engine import engine_of

PLAYERS = 4
Columns = dict[str, Any]


def play(path: Path, games: int) -> None:
    """Step 1: play, and write a row per game and seat.

    The same as `heptapolis simulate wonders --games 100000 --sides random --bot policy --seed 1 --rows FILE`.
    """
    game = heptapolis.make("wonders", players=PLAYERS, sides="random")
    kinds = dict.fromkeys(range(PLAYERS), parse_bot("policy"))
    bots = ["policy"] * PLAYERS
    with RowFile(path) as rows:
        simulate_compiled(
            engine_of(game),
            games,
            seed=1,
            jobs=1,
            kinds=kinds,
            on_game=lambda number, seed, state: rows.add_game(state, number=number, seed=seed, bots=bots),
        )


def read(path: Path) -> Columns:
    """Step 2: the columns as arrays."""
    table = parquet.read_table(path)
    return {name: table[name].to_numpy() for name in table.column_names}


def mean_and_error(values: Any) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    return float(values.mean()), float(1.96 * values.std() / np.sqrt(len(values)))


def win_rates(columns: Columns) -> dict[str, tuple[float, float]]:
    """Step 3: how often each board and side wins, best first."""
    names = np.char.add(np.char.add(columns["board"].astype(str), " "), columns["side"].astype(str))
    rates = {str(name): mean_and_error(columns["win"][names == name]) for name in np.unique(names)}
    return dict(sorted(rates.items(), key=lambda item: -item[1][0]))


def draw_win_rates(rates: dict[str, tuple[float, float]], path: Path) -> None:
    figure, axes = plt.subplots(figsize=(7, 5), layout="constrained")
    means, errors = zip(*rates.values(), strict=True)
    axes.barh(list(rates), means, xerr=errors, color="#8a6d3b")
    axes.axvline(1 / PLAYERS, color="black", linewidth=1, linestyle="--")  # if all boards were equal
    axes.invert_yaxis()
    axes.set_xlabel("share of games won, with 95 % intervals")
    figure.savefig(path, dpi=100)
    plt.close(figure)


def draw_points(columns: Columns, rows: Sequence[str], path: Path) -> None:
    """Step 4: where the winners' points come from, next to everyone else's."""
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    places, won = np.arange(len(rows)), columns["rank"] == 1
    for shift, chosen, label, color in (
        (-0.2, won, "winners", "#8a6d3b"),
        (0.2, ~won, "others", "#b9b2a6"),
    ):
        axes.bar(places + shift, [columns[row][chosen].mean() for row in rows], 0.4, label=label, color=color)
    axes.set_xticks(places, rows)
    axes.set_ylabel("mean points")
    axes.legend()
    figure.savefig(path, dpi=100)
    plt.close(figure)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--folder", type=Path, default=Path())
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    file, started = given.folder / "games.parquet", perf_counter()
    play(file, given.games)
    columns = read(file)
    print(f"{given.games} games, {len(columns['total'])} rows in {perf_counter() - started:.0f} s")
    rates = win_rates(columns)
    for name, (mean, error) in rates.items():
        print(f"{name:24} wins {mean:.1%} ± {error:.1%}")
    sheet = list(heptapolis.make("wonders", players=PLAYERS).new(1).result().sheets[0])
    draw_win_rates(rates, given.folder / "boards.png")
    draw_points(columns, sheet, given.folder / "points.png")


if __name__ == "__main__":
    main()
