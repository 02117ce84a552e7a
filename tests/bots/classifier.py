"""A simple classifier of characters: whose mean score sheet is nearest to the mean of some records.

Rows are counted in standard deviations. It is fitted on games other than those that it judges. As a program
it prints how often it is right: `python -m tests.bots.classifier wonders medium 40 200`.
"""

import sys
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

import heptapolis
from heptapolis.bots import parse_bot, play_out, seated_bots
from heptapolis.bots.characters import CHARACTERS
from heptapolis.core.contract import Game

Sheets = npt.NDArray[np.float64]  # by game, character and row
RECORDS = 10  # from which a character is named
FIRST_SEED = 1000


def with_character(spec: str, character: str) -> str:
    """The same bot with a character."""
    return f"{spec}{',' if ':' in spec else ':'}character={character}"


def play_characters(game: Game, strength: str, games: int, first_seed: int) -> Sheets:
    """The score sheets of games between the characters; from game to game they change seats."""
    names, found = list(CHARACTERS), []
    for seed in range(first_seed, first_seed + games):
        order = [names[(seat + seed) % len(names)] for seat in range(game.players)]
        state = game.new(seed)
        kinds = {seat: parse_bot(with_character(strength, name)) for seat, name in enumerate(order)}
        with seated_bots(kinds, game, seed) as bots:
            play_out(state, bots)
        sheets = dict(zip(order, state.result().sheets, strict=True))
        found.append([list(sheets[name].values()) for name in names])
    return np.array(found, float)


def count_named(fitted: Sheets, judged: Sheets, records: int = RECORDS) -> tuple[int, int]:
    """How many characters are named right from this many records each, and of how many."""
    scale = fitted.reshape(-1, fitted.shape[-1]).std(axis=0) + 1e-9
    means = fitted.mean(axis=0) / scale
    groups = judged[: len(judged) // records * records].reshape(-1, records, *judged.shape[1:])
    seen = groups.mean(axis=1) / scale  # by group, character and row
    distances = ((seen[:, :, None] - means) ** 2).sum(axis=-1)
    right = distances.argmin(axis=-1) == np.arange(len(means))
    return int(right.sum()), right.size


def main(arguments: Sequence[str]) -> None:
    name, strength, fit, judge = arguments
    game = heptapolis.make(name, players=len(CHARACTERS))
    fitted = play_characters(game, strength, int(fit), FIRST_SEED)
    judged = play_characters(game, strength, int(judge), FIRST_SEED + int(fit))
    for records in (1, RECORDS):
        right, tried = count_named(fitted, judged, records)
        print(f"{name}, {strength}, from {records}: {right} of {tried}, {100 * right / tried:.1f} %")
    for character, rows in zip(CHARACTERS, np.concatenate([fitted, judged]).mean(axis=0), strict=True):
        print(f"{character:10}", *(f"{points:6.1f}" for points in rows), f"{rows.sum():7.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
