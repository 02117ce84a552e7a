"""The best move of a seat, what the sensible moves lead to, and why the best one is better."""

import asyncio
from functools import partial

from heptapolis.analysis.hints import HINT_PLAYOUTS, find_hint
from heptapolis.analysis.hints import Hint as FoundHint
from heptapolis.analysis.model import MoveAnalysis
from heptapolis.core.contract import Game, State
from heptapolis.core.message import Message
from heptapolis.kernel.engine import compiled_games
from heptapolis.search.forecast import forecaster_of
from heptapolis.server.problems import Problem
from heptapolis.server.table import Table
from heptapolis.server.thinking import Thinkers
from heptapolis.server.wire.play import Hint, HintMove


class Hints:
    """The hints of a table: each is computed once per position, however often it is asked for."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._known: dict[int, asyncio.Task[Hint]] = {}  # by seat

    def knows(self, table: Table, seat: int) -> bool:
        return table.state is self._state and seat in self._known

    async def find(self, table: Table, seat: int, advisers: Thinkers) -> Hint:
        """The hint for this seat."""
        self._forget_other_positions(table)
        if seat not in self._known:
            self._known[seat] = asyncio.create_task(make_hint(table, seat, advisers))
        task = self._known[seat]
        await asyncio.wait([task])
        if task.cancelled():
            raise Problem("stale")
        if task.exception():
            self._known.pop(seat, None)
        return task.result()

    def _forget_other_positions(self, table: Table) -> None:
        if table.state is not self._state:
            self.close()
            self._state = table.state

    def close(self) -> None:
        """Stop computing hints."""
        for task in self._known.values():
            task.cancel()
        self._known.clear()


def check_deciding(table: Table, seat: int) -> None:
    """Reject a hint for a seat that has nothing to decide."""
    if not table.state or table.status != "playing":
        raise Problem("not-started")
    if seat not in table.to_act:
        raise Problem("wrong-seats", Message("problem-nothing-to-decide"))


async def make_hint(table: Table, seat: int, advisers: Thinkers) -> Hint:
    """A hint for the seat, from the forecasts that an analysis is made of; it never sees hidden cards."""
    assert table.state
    check_can_advise(table.state.game, advisers)
    found = await advisers.think(partial(_find, table.state, seat))
    moves = [_to_wire(move, seat) for move in found.moves]
    best = moves[0]
    return Hint(
        sequence=table.sequence,
        move=best.move,
        message=best.message,
        chance=best.chance,
        points=best.points,
        reason=found.reason,
        playouts=found.playouts,
        moves=moves,
    )


def check_can_advise(game: Game, advisers: Thinkers) -> None:
    """Reject hints for a game that is not compiled, or not yet."""
    if game.name not in compiled_games() or advisers.has_failed(game):
        raise Problem("not-supported", Message("problem-no-hints"), game.name)
    if not advisers.is_compiled(game):
        raise Problem("too-early", Message("problem-hints-later"), game.name)


def _find(state: State, seat: int) -> FoundHint:
    return find_hint(forecaster_of(state.game), state, seat, HINT_PLAYOUTS)


def _to_wire(move: MoveAnalysis, seat: int) -> HintMove:
    own = move.seats[seat]
    return HintMove(
        move=move.move,
        message=move.message,
        chance=round(own.chance.mean, 3),
        points=round(own.points.mean, 1),
    )
