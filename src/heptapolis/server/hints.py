"""What a strong bot would do, what every move is worth, and one sentence why."""

from functools import partial
from typing import TYPE_CHECKING, Any

from heptapolis.bots.registry import STRENGTHS, parse_bot
from heptapolis.core.contract import State
from heptapolis.core.games import package_of
from heptapolis.i18n import text, use_language
from heptapolis.i18n.narrator import narrator_of
from heptapolis.server.problems import Problem
from heptapolis.server.thinking import needs_kernel
from heptapolis.server.wire.play import Hint, Valued

if TYPE_CHECKING:
    from heptapolis.server.room import Room
    from heptapolis.server.service import Service


async def hint_for(service: "Service", room: "Room", seat: int, language: str) -> Hint:
    """A hint for the seat; asking again while the game stands costs no more thinking than before."""
    table = room.table
    if not table.state or table.status != "playing":
        raise Problem("not-started")
    if seat not in table.to_act:
        raise Problem("wrong-seats", "you have nothing to decide now")
    spec = strongest(service, table.name)
    moves = await service.thinkers.choose(table.state, table.seed, {seat: spec}, room.hinting)
    work = partial(_explained, table.name, table.state, seat, moves[seat], language)
    told = await service.thinkers.run(work)
    return Hint(sequence=table.sequence, by=spec, **told)


def strongest(service: "Service", game: str) -> str:
    """The strongest bot that can think now: those that need a kernel have to wait for it."""
    able = [name for name in STRENGTHS if service.kernels.ready(game) or not needs_kernel(parse_bot(name))]
    return able[-1]


def _explained(game: str, state: State, seat: int, move: Any, language: str) -> dict[str, Any]:
    narrator, legal = narrator_of(game), state.legal(seat)
    values = dict(zip(legal, _values(state, seat), strict=True))
    ranked = sorted(legal, key=lambda one: (one != move, -values[one]))
    with use_language(language):
        valued = [Valued(move=str(m), text=narrator.move(m), value=round(values[m], 2)) for m in ranked]
        reason = _reason(valued)
    best = valued[0]
    return {"move": best.move, "text": best.text, "value": best.value, "reason": reason, "moves": valued}


def _values(state: State, seat: int) -> list[float]:
    """Points that each legal move is expected to add."""
    legal = state.legal(seat)
    evaluation = package_of(state.game).evaluation
    if evaluation is None:
        return [0.0] * len(legal)
    return evaluation.evaluator(state.game).values(state.view(seat), legal)


def _reason(valued: list[Valued]) -> str:
    best, others = valued[0], valued[1:]
    if not others:
        return text("hint.only")
    rival = max(others, key=lambda one: one.value)
    key = "hint.best" if best.value >= rival.value else "hint.deeper"
    lead = f"{abs(best.value - rival.value):.1f}"
    return text(key, number=len(valued), value=f"{best.value:.1f}", lead=lead, other=rival.text)
