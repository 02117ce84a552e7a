"""`python -m benchmarks.calibration CONFIGURATION GAMES FILE`: whether 70 % means 70 %.

Quick search bots play; of every game one position and seat are picked at random, and the chance that the
analysis gives it is compared with what happened. Samples are added to the file, and a later run continues.
"""

import json
import sys
from pathlib import Path

from heptapolis import make
from heptapolis.analysis.calibration import Sample, calibration_error, cross_check, fill_bins
from heptapolis.analysis.positions import victory_shares
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game
from heptapolis.core.record import Record
from heptapolis.search.forecast import Forecaster, forecaster_of
from heptapolis.search.outcomes import CHANCE

CONFIGURATIONS: dict[str, Game] = {
    "cards-3": make("wonders", players=3),
    "cards-4": make("wonders", players=4),
    "cards-7": make("wonders", players=7),
    "cities-4": make("wonders", players=4, expansions=["cities"]),
    "dice-4": make("dice", players=4),
}
BOT = "mcts:playouts=100"
PLAYOUTS = 1_000
SEED = 4


def take_sample(game: Game, forecaster: Forecaster, seed: int) -> Sample:
    """Play a game, and forecast one of its positions from the view of one of its seats."""
    record, state, chance = Record.of(game, seed), game.new(seed), Chance(seed, 7)
    with seated_bots({seat: parse_bot(BOT) for seat in range(game.players)}, game, seed) as bots:
        play_out(state, bots, record)
    shares = victory_shares(state.result())
    position = record.final(chance.below(len(record.decisions)))
    seat = chance.pick(position.to_act)
    ranking = forecaster.rank_moves(position.view(seat), seat, seed, PLAYOUTS)
    return Sample(ranking.policy.mean(seat, CHANCE), shares[seat].mean)


def read_samples(path: Path) -> list[Sample]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Sample(**json.loads(line)) for line in lines]


def main(name: str, games: int, path: Path) -> None:
    game = CONFIGURATIONS[name]
    forecaster, samples = forecaster_of(game), read_samples(path)
    while len(samples) < games:
        samples.append(take_sample(game, forecaster, derive(SEED, len(samples))))
        with path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(vars(samples[-1])) + "\n")
    for one in fill_bins(samples):
        print(f"{one.forecast:.3f} {one.came_true:.3f} {one.size}")
    plain, corrected = cross_check(samples)
    print(f"{name}, {len(samples)} games: error {calibration_error(fill_bins(samples)):.3f};")
    print(f"second half as it is {plain:.3f}, corrected by the first half {corrected:.3f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
