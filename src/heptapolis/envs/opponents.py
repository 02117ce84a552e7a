"""The bots at the other seats of a single-agent environment, named by specs as in the arena.

If all of them are compiled (`random`, `policy`), the kernel plays them; otherwise they get views and answer
with moves, as everywhere else.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

import numpy as np

import heptapolis
from heptapolis.bots import BotKind, parse_bot
from heptapolis.bots.compiled import CompiledBots
from heptapolis.bots.support import check_can_play, is_compiled
from heptapolis.bots.table import SeatedBot, close_bots, seat_bots
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption
from heptapolis.envs.table_batch import TableBatch

OpponentSpecs = Sequence[str | BotKind]


def make_game(
    name: str, opponents: OpponentSpecs | None, options: Mapping[str, object]
) -> tuple[Game, list[str | BotKind]]:
    """The game and the agent's opponents: by default as many `random` bots as the game needs."""
    _check_list(opponents)
    given = dict(options)
    if opponents is not None:
        given.setdefault("players", len(opponents) + 1)
    else:
        opponents = ["random"] * (heptapolis.make(name, **given).players - 1)
    if given.get("players", len(opponents) + 1) != len(opponents) + 1:
        valid = f"players={len(opponents) + 1}"
        raise BadOption(f"players={given['players']}", "does not match the number of opponents", [valid])
    return heptapolis.make(name, **given), list(opponents)


def _check_list(opponents: object) -> None:
    """Reject a single bot, or a number of them."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence | None):
        spec = opponents if isinstance(opponents, str) else "random"
        raise BadOption(f"opponents={opponents}", "give a list of bots", [f"[{spec!r}]"])


def check_seat(seat: int, game: Game) -> int:
    """Return the seat if the game has it; raise BadOption if it does not."""
    if seat not in range(game.players):
        raise BadOption(f"seat={seat}", "no such seat", range(game.players))
    return seat


def seat_kinds(game: Game, seat: int, specs: OpponentSpecs) -> dict[int, BotKind]:
    """The bots by seat, with the agent's seat left out."""
    others = [other for other in range(game.players) if other != seat]
    kinds = [parse_bot(spec) if isinstance(spec, str) else spec for spec in specs]
    for kind in kinds:
        check_can_play(kind, game)
    return dict(zip(others, kinds, strict=True))


def uses_compiled_bots(game: Game, seat: int, specs: OpponentSpecs) -> bool:
    """Whether the kernel can play all of them."""
    return all(map(is_compiled, seat_kinds(game, seat, specs).values()))


class Opponents(Protocol):
    """The bots of one table: they take their seats anew for every game."""

    def start_game(self, seed: int) -> None:
        """Start the game of this seed, already dealt: the bots play until the agent must decide."""
        ...

    def step(self, action: int) -> None:
        """Take the agent's action, and let the bots play until it must decide again."""
        ...

    def close(self) -> None:
        """Release what the bots hold."""
        ...


def make_opponents(batch: TableBatch, seat: int, specs: OpponentSpecs) -> Opponents:
    """The bots of a batch of one table: compiled if all of them can be."""
    kinds = seat_kinds(batch.engine.game, seat, specs)
    if uses_compiled_bots(batch.engine.game, seat, specs):
        return CompiledOpponents(batch, seat, kinds)
    return SeatedOpponents(batch, seat, kinds)


class CompiledOpponents:
    """Bots that the kernel plays."""

    def __init__(self, batch: TableBatch, seat: int, kinds: Mapping[int, BotKind]) -> None:
        self._batch, self._seat = batch, seat
        self._bots = CompiledBots(batch.engine, kinds)
        self._chosen = np.zeros((1, batch.players), np.int16)

    def start_game(self, seed: int) -> None:
        self._bots.start_games([seed])
        self._chosen[:] = -1  # no agent acts yet
        self._bots.step(self._batch.games, self._chosen)
        self._chosen[:] = 0

    def step(self, action: int) -> None:
        self._chosen[0, self._seat] = action
        self._bots.step(self._batch.games, self._chosen)

    def close(self) -> None:
        """Nothing to release."""


class SeatedOpponents:
    """Any bots: they get views, and answer with moves."""

    def __init__(self, batch: TableBatch, seat: int, kinds: Mapping[int, BotKind]) -> None:
        self._batch, self._seat, self._kinds = batch, seat, dict(kinds)
        self._bots: dict[int, SeatedBot] = {}

    def start_game(self, seed: int) -> None:
        self.close()
        self._bots = seat_bots(self._kinds, self._batch.engine.game, seed)
        self._play_on()

    def step(self, action: int) -> None:
        engine, games = self._batch.engine, self._batch.games
        engine.step(games, {self._seat: action} | self._choose(engine.to_act(games)))
        self._play_on()

    def close(self) -> None:
        close_bots(self._bots)
        self._bots = {}

    def _play_on(self) -> None:
        """Let the bots play until the agent must decide, or the game is over."""
        engine, games = self._batch.engine, self._batch.games
        while (acting := engine.to_act(games)) and self._seat not in acting:
            engine.step(games, self._choose(acting))

    def _choose(self, acting: tuple[int, ...]) -> dict[int, int]:
        """The action codes that the bots at these seats choose."""
        seats = [seat for seat in acting if seat != self._seat]
        if not seats:
            return {}
        engine, games = self._batch.engine, self._batch.games
        state = engine.to_rules(games)
        return {seat: engine.moves(games, seat)[self._bots[seat].choose(state, seat)] for seat in seats}
