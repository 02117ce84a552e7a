"""What a resolution costs: the server's processor time, next to that of the base and of the bare work.

The bare work is five choices, the rules, and the messages to four clients, without sockets, database or
threads.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

import heptapolis
from benchmarks import compare, load
from heptapolis.core.contract import Game
from heptapolis.server.positions import PositionCache
from heptapolis.server.table import Person, Sitter, Table
from heptapolis.server.view_changes import ViewChanges

PAIRS = 5
BARE_GAMES = 5


@dataclass(frozen=True)
class Cost:
    """Processor seconds per resolution of one game."""

    game: str
    ours: float
    bare: float
    base: float | None  # None: the base is not installed

    def line(self) -> str:
        ours, bare = f"{1e3 * self.ours:.1f} ms", f"{self.ours / self.bare:.1f} times the bare work"
        base = f"{self.ours / self.base:.2f} of the base" if self.base else "the base is not installed"
        return f"a resolution of {self.game} costs {ours}: {bare}; {base}"


def costs() -> Iterator[Cost]:
    """The cost in each game; versions are measured in alternation, so lasting noise affects all of them."""
    for game in load.OPTIONS:
        ours, bare, base = [], [], []
        for pair in range(PAIRS):
            ours.append(compare.server_cost(game, Path(sys.executable)))
            bare.append(bare_cost(game, pair))
            if compare.PYTHON.exists():
                base.append(compare.server_cost(game, compare.PYTHON))
        yield Cost(game, median(ours), median(bare), median(base) if base else None)


def bare_cost(name: str, seed: int) -> float:
    """Processor seconds per resolution of the bare work, in random games."""
    game = heptapolis.make(name, **load.OPTIONS[name])
    chance, resolutions, seconds = random.Random(seed), 0, 0.0
    for number in range(BARE_GAMES):
        table = _begin(game, seed * BARE_GAMES + number)
        shown = _Shown(table)
        while table.to_act:
            assert table.state
            moves = {seat: str(chance.choice(table.state.legal(seat))) for seat in table.to_act}
            start = process_time()
            for seat, move in moves.items():
                table = table.choose(seat, move, table.sequence, "c", 0.0)
            shown = shown.follow(table)
            seconds += process_time() - start
            resolutions += 1
    return seconds / resolutions


def _begin(game: Game, seed: int) -> Table:
    people = [Person(f"guest{seat}", f"Guest {seat}") for seat in range(game.players)]
    seats = tuple(Sitter("human", person) for person in people)
    options, ruleset = game.options, game.ruleset
    return Table(
        "table", people[0], game, game.name, options, ruleset, seed, seats, created=0.0, touched=0.0
    ).begin(0.0)


class _Shown:
    """What the clients have received."""

    def __init__(self, table: Table) -> None:
        self._cache = PositionCache(table)
        self._views = [self._cache.view(seat) for seat in range(load.CLIENTS)]

    def follow(self, table: Table) -> "_Shown":
        """Write the messages that bring them to the new position."""
        new, changes = _Shown(table), ViewChanges()
        for seat, old in enumerate(self._views):
            assert old
            new._cache.resolution(seat)
            new._cache.change(seat, old, changes)
        return new
