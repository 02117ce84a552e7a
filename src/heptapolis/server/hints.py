"""What a strong bot would do, what every move is worth, and one sentence that says why."""

import asyncio
from functools import partial

from heptapolis.bots.registry import STRENGTHS
from heptapolis.core.contract import Game, Move, State
from heptapolis.core.games import package_of
from heptapolis.core.message import Message
from heptapolis.i18n.narrator import narrator_of
from heptapolis.server.problems import Problem
from heptapolis.server.table import Table
from heptapolis.server.thinking import SeatedBots, Thinkers
from heptapolis.server.wire.play import Hint, Valued


class Hints:
    """The hints of a table: each is computed once per position, however often it is asked for."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._known: dict[int, asyncio.Task[Hint]] = {}  # by seat

    def knows(self, table: Table, seat: int) -> bool:
        return table.state is self._state and seat in self._known

    async def find(self, table: Table, seat: int, advisers: Thinkers, seated: SeatedBots) -> Hint:
        """The hint for this seat."""
        self._forget_other_positions(table)
        if seat not in self._known:
            self._known[seat] = asyncio.create_task(make_hint(table, seat, advisers, seated))
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


async def make_hint(table: Table, seat: int, thinkers: Thinkers, seated: SeatedBots) -> Hint:
    """A hint for the seat; asking again in the same position gives the bot no extra thinking time."""
    assert table.state
    spec = find_strongest(thinkers, table.state.game)
    moves = await thinkers.choose(table.state, table.seed, {seat: spec}, seated)
    valued = await thinkers.run(partial(_value_moves, table.name, table.state, seat, moves[seat]))
    best = valued[0]
    return Hint(
        sequence=table.sequence,
        by=spec,
        move=best.move,
        message=best.message,
        value=best.value,
        reason=_explain(valued),
        moves=valued,
    )


def find_strongest(thinkers: Thinkers, game: Game) -> str:
    """The strongest bot that can think now."""
    able = [name for name in STRENGTHS if thinkers.can_sit(game, name)]
    if not able:
        raise Problem("not-supported", Message("problem-no-hints"), game.name)
    return able[-1]


def _value_moves(game: str, state: State, seat: int, chosen: Move) -> list[Valued]:
    """Every legal move with its value: the chosen one first, the others from best to worst."""
    narrator, legal = narrator_of(game), state.legal(seat)
    values = dict(zip(legal, _evaluate(state, seat), strict=True))
    ranked = sorted(legal, key=lambda move: (move != chosen, -values[move]))
    return [Valued(move=str(m), message=narrator.move(m), value=round(values[m], 2)) for m in ranked]


def _evaluate(state: State, seat: int) -> list[float]:
    """Points that each legal move is expected to add."""
    legal = state.legal(seat)
    evaluation = package_of(state.game).evaluation
    if evaluation is None:
        return [0.0] * len(legal)
    return evaluation.evaluator(state.game).values(state.view(seat), legal)


def _explain(valued: list[Valued]) -> Message:
    best, others = valued[0], valued[1:]
    if not others:
        return Message("hint-only")
    rival = max(others, key=lambda one: one.value)
    key = "hint-best" if best.value >= rival.value else "hint-deeper"
    lead = round(abs(best.value - rival.value), 1)
    sign = "−" if best.value < 0 else ""  # a true minus sign
    values = {"number": len(valued), "value": round(abs(best.value), 1), "lead": lead}
    return Message(key, {**values, "sign": sign, "other": rival.message})
