"""What the networks in the package have learned, as pictures.

    python -m benchmarks.networks calibration GAMES PICTURE    # is its chance to win right?
    python -m benchmarks.networks learning PICTURE LOG...      # of `heptapolis learn`: wins by round

Calibration: the network's policy plays every seat; in each game a few positions are picked at random, and the
chance to win that the network gives the seat that decides there is compared with the end.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from benchmarks.calibration_curves import draw_curves
from heptapolis import make
from heptapolis.analysis.calibration import Sample, calibration_error, fill_bins
from heptapolis.arena.ratings import victory_share
from heptapolis.bots.registry import parse_bot
from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game, State
from heptapolis.kernel.engine import engine_of
from heptapolis.search.network import HIDDEN_1, HIDDEN_2
from heptapolis.search.network_search import NetworkSearch, NetworkSearchThread
from heptapolis.search.network_weights import network_of
from heptapolis.search.search import SearchConfig

CONFIGURATIONS: dict[str, Game] = {
    "cards-3": make("wonders", players=3),
    "cards-4": make("wonders", players=4),
    "cities-4": make("wonders", players=4, expansions=["cities"]),
    "dice-2": make("dice", players=2),
    "dice-4": make("dice", players=4),
}
BOT = "policy:guide=network"
SEED = 7
ONE_IN = 12  # decisions are picked
PROGRESS = re.compile(r"round (\d+) of \d+: .* wins ([\d.]+) of par")


class Judge:
    """Asks the network of a game for a seat's chance to win."""

    def __init__(self, game: Game) -> None:
        engine, config = engine_of(game), SearchConfig()
        weights = network_of(game, engine)
        NetworkSearch(engine, weights, config)  # compiles
        self._thread, self._players = NetworkSearchThread(engine, weights, config), game.players

    def chance(self, state: State, seat: int) -> float:
        """The softmax of the win head, whose first row is the seat itself."""
        thread = self._thread
        thread.evaluate(state.view(seat), seat)
        start, size = int(thread.shape[0].win), HIDDEN_2 + 1
        rows = thread.weights[start : start + self._players * size].reshape(self._players, size)
        logits = rows[:, :HIDDEN_2] @ thread.hidden[HIDDEN_1:] + rows[:, HIDDEN_2]
        shares = np.exp(logits - logits.max())
        return float(shares[0] / shares.sum())


def sample_game(game: Game, judge: Judge, seed: int) -> Iterator[Sample]:
    """Positions of one game."""
    state, chance = game.new(seed), Chance(seed, 5)
    players = [parse_bot(BOT).sit(game, seat, seed) for seat in range(game.players)]
    picked: list[tuple[int, float]] = []
    while state.to_act:
        picked += [(seat, judge.chance(state, seat)) for seat in state.to_act if chance.below(ONE_IN) == 0]
        state.play({seat: players[seat].choose(state.view(seat), state.legal(seat)) for seat in state.to_act})
    result = state.result()
    for seat, forecast in picked:
        yield Sample(forecast, victory_share(result) * (seat in result.winners))


def calibrate(games: int) -> dict[str, list[Sample]]:
    """Samples of every configuration; prints their errors."""
    found = {}
    for name, game in CONFIGURATIONS.items():
        judge = Judge(game)
        found[name] = [
            one for number in range(games) for one in sample_game(game, judge, derive(SEED, number))
        ]
        error = calibration_error(fill_bins(found[name]))
        print(
            f"{name}: {games} games, {len(found[name])} positions, calibration error {error:.3f}", flush=True
        )
    return found


def draw_learning(runs: Mapping[str, Sequence[tuple[int, float]]], path: Path) -> None:
    """Wins by round of each run, next to par."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "heptapolis"  # the same picture every time
    from matplotlib import pyplot

    figure, panel = pyplot.subplots(figsize=(8, 4), layout="constrained")
    for name, points in runs.items():
        panel.plot(*zip(*points, strict=True), label=name)
    panel.axhline(1, color="grey", linestyle="--")
    panel.set(xlabel="rounds of 16 games", ylabel="wins against the linear policy, 1 is par")
    panel.legend()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def read_log(path: Path) -> list[tuple[int, float]]:
    """Rounds and wins in what `heptapolis learn` has printed."""
    found = PROGRESS.findall(path.read_text("utf-8"))
    return [(int(rounds), float(wins)) for rounds, wins in found]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["calibration", games, picture]:
            Path(picture).write_text(draw_curves({"the network": calibrate(int(games))}), "utf-8")
        case ["learning", picture, *logs]:
            draw_learning({Path(log).stem: read_log(Path(log)) for log in logs}, Path(picture))
        case _:
            sys.exit(__doc__)
