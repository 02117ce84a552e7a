"""Whether 70 % means 70 %.

    python -m benchmarks.calibration run GAMES FOLDER
    python -m benchmarks.calibration quick GAMES FOLDER
    python -m benchmarks.calibration show FOLDER... PICTURE

Of every game one position and seat are picked at random, and the chances that the analysis gives that seat
there (by what it knows, and with all cards known) are compared with what happened. `run` lets search bots
play; `quick` plays compiled games of the bot `policy`. Positions are added to a file per configuration, and a
later run continues. `show` prints the errors and draws the curves.
"""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.calibration_curves import draw_curves
from benchmarks.policy_games import PolicyTable
from heptapolis import make
from heptapolis.analysis.calibration import Sample, calibration_error, cross_check, fill_bins
from heptapolis.analysis.positions import victory_shares
from heptapolis.arena.traits import had
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game, State
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
BOT = "mcts:playouts=30"
PLAYOUTS, QUICK_PLAYOUTS = 500, 200  # of each forecast
SEED = 5
GAMES_IN_TURN = 50
NOISE_DRAWS, FINE = 20, 10_000  # how often outcomes are drawn from the forecasts, and how finely


@dataclass(frozen=True)
class Position:
    """A position of a game: the chance of a seat by what it knows and with all cards known, and its end.

    `seats` describes how the game ended, for `tools.what_wins`.
    """

    known: float
    all: float
    outcome: float
    seats: list[dict[str, Any]] = field(default_factory=list)


Take = Callable[[int], Position]  # of the game of this seed


def describe_seats(state: State) -> list[dict[str, Any]]:
    """How a finished game ended for every seat."""
    result, traits = state.result(), [*had(state)]
    wins = [share.mean for share in victory_shares(result)]
    return [
        {"win": wins[seat], "rows": rows, "traits": [trait for one, trait in traits if one == seat]}
        for seat, rows in enumerate(result.sheets)
    ]


def take_position(forecaster: Forecaster, seed: int) -> Position:
    """Let search bots play, and forecast a position of their game for one of its seats."""
    game = forecaster.engine.game
    record, state, chance = Record.of(game, seed), game.new(seed), Chance(seed, 7)
    with seated_bots({seat: parse_bot(BOT) for seat in range(game.players)}, game, seed) as bots:
        play_out(state, bots, record)
    position = record.final(chance.below(len(record.decisions)))
    seat = chance.pick(position.to_act)
    chances = forecast(forecaster, position, seat, seed, PLAYOUTS)
    return Position(*chances, victory_shares(state.result())[seat].mean, describe_seats(state))


def take_quick_position(forecaster: Forecaster, tables: Sequence[PolicyTable], seed: int) -> Position:
    """The same from a compiled game of the bot `policy`."""
    chance = Chance(seed, 8)
    seat = chance.below(len(tables))
    position, state = tables[seat].play(seed, chance)
    chances = forecast(forecaster, position, seat, seed, QUICK_PLAYOUTS)
    return Position(*chances, victory_shares(state.result())[seat].mean)


def forecast(
    forecaster: Forecaster, position: State, seat: int, seed: int, playouts: int
) -> tuple[float, float]:
    """The chance of a seat by what it knows, and with all cards known."""
    known = forecaster.forecast_view(position.view(seat), seed, playouts)
    [everything] = forecaster.forecast_state(position, seed, playouts)
    return round(known.mean(seat, CHANCE), 4), round(everything.mean(seat, CHANCE), 4)


def read_positions(path: Path) -> list[Position]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Position(**json.loads(line)) for line in lines]


def run(games: int, folder: Path, *, quick: bool) -> None:
    """Play until there are this many games of every configuration, some of each in turn."""
    takes = {name: _taker(game, quick=quick) for name, game in CONFIGURATIONS.items()}
    for goal in range(GAMES_IN_TURN, games + GAMES_IN_TURN, GAMES_IN_TURN):
        for name, take in takes.items():
            add_positions(folder / f"{name}.jsonl", take, min(goal, games))


def _taker(game: Game, *, quick: bool) -> Take:
    forecaster = forecaster_of(game)
    if not quick:
        return lambda seed: take_position(forecaster, seed)
    tables = [PolicyTable(forecaster.engine, seat) for seat in range(game.players)]
    return lambda seed: take_quick_position(forecaster, tables, seed)


def add_positions(path: Path, take: Take, games: int) -> None:
    """Play until there are this many games of a configuration."""
    numbers = range(len(read_positions(path)), games)
    with path.open("a", encoding="utf-8") as out:
        for number in numbers:
            out.write(json.dumps(asdict(take(derive(SEED, number)))) + "\n")
            out.flush()


def show(folder: Path) -> dict[str, list[Sample]]:
    """Print the errors of every configuration, and of all of them together; return the samples."""
    found: dict[str, list[Sample]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        positions = read_positions(path)
        found[path.stem] = [Sample(one.known, one.outcome) for one in positions]
        known_to_all = [Sample(one.all, one.outcome) for one in positions]
        noise = noise_error(found[path.stem])
        print(f"{path.stem}: {len(positions)} games; {noise:.3f} if every forecast were exactly right")
        print(f"  known: {_errors(found[path.stem])}\n  all: {_errors(known_to_all)}")
    together = [sample for samples in found.values() for sample in samples]
    print(f"together: {len(together)} games; {noise_error(together):.3f}\n  known: {_errors(together)}")
    for one in fill_bins(together):
        print(f"  {one.forecast:.3f} came true in {one.came_true:.3f} of {one.size}")
    return found


def noise_error(samples: Sequence[Sample]) -> float:
    """The mean calibration error of these forecasts if each of them were exactly right."""
    chance = Chance(SEED)
    errors = []
    for _ in range(NOISE_DRAWS):
        drawn = [Sample(one.forecast, float(chance.below(FINE) < FINE * one.forecast)) for one in samples]
        errors.append(calibration_error(fill_bins(drawn)))
    return fmean(errors)


def _errors(samples: Sequence[Sample]) -> str:
    """The error; that of the second half as it is, and corrected by a map fitted on the first."""
    plain, corrected = cross_check(samples)
    error = calibration_error(fill_bins(samples))
    return f"error {error:.3f}; second half {plain:.3f}, corrected by the first half {corrected:.3f}"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["run" | "quick" as how, games, folder]:
            run(int(games), Path(folder), quick=how == "quick")
        case ["show", *folders, picture]:
            shown = {Path(folder).name: show(Path(folder)) for folder in folders}
            Path(picture).write_text(draw_curves(shown), "utf-8")
        case _:
            sys.exit(__doc__)
