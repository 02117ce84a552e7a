"""What a strong bot would do, what every move is worth, and one sentence why."""

from functools import partial

from heptapolis.bots.registry import STRENGTHS
from heptapolis.core.contract import Game, Move, State
from heptapolis.core.games import package_of
from heptapolis.i18n import text, use_language
from heptapolis.i18n.narrator import narrator_of
from heptapolis.server.problems import Problem
from heptapolis.server.table import Table
from heptapolis.server.thinking import SeatedBots, Thinkers
from heptapolis.server.wire.play import Hint, Valued


async def make_hint(table: Table, seat: int, language: str, thinkers: Thinkers, seated: SeatedBots) -> Hint:
    """A hint for the seat; asking again in the same position gives the bot no extra thinking time."""
    if not table.state or table.status != "playing":
        raise Problem("not-started")
    if seat not in table.to_act:
        raise Problem("wrong-seats", "you have nothing to decide now")
    spec = find_strongest(thinkers, table.state.game)
    moves = await thinkers.choose(table.state, table.seed, {seat: spec}, seated)
    valued = await thinkers.run(partial(_value_moves, table.name, table.state, seat, moves[seat], language))
    best = valued[0]
    with use_language(language):
        reason = _explain(valued)
    return Hint(
        sequence=table.sequence,
        by=spec,
        move=best.move,
        text=best.text,
        value=best.value,
        reason=reason,
        moves=valued,
    )


def find_strongest(thinkers: Thinkers, game: Game) -> str:
    """The strongest bot that can think now."""
    able = [name for name in STRENGTHS if thinkers.can_sit(game, name)]
    if not able:
        raise Problem("not-supported", f"no bot can give hints for {game.name}", game.name)
    return able[-1]


def _value_moves(game: str, state: State, seat: int, chosen: Move, language: str) -> list[Valued]:
    """Every legal move with its value: the chosen one first, the others from the best down."""
    narrator, legal = narrator_of(game), state.legal(seat)
    values = dict(zip(legal, _evaluate(state, seat), strict=True))
    ranked = sorted(legal, key=lambda move: (move != chosen, -values[move]))
    with use_language(language):
        return [Valued(move=str(m), text=narrator.move(m), value=round(values[m], 2)) for m in ranked]


def _evaluate(state: State, seat: int) -> list[float]:
    """Points that each legal move is expected to add."""
    legal = state.legal(seat)
    evaluation = package_of(state.game).evaluation
    if evaluation is None:
        return [0.0] * len(legal)
    return evaluation.evaluator(state.game).values(state.view(seat), legal)


def _explain(valued: list[Valued]) -> str:
    best, others = valued[0], valued[1:]
    if not others:
        return text("hint.only")
    rival = max(others, key=lambda one: one.value)
    key = "hint.best" if best.value >= rival.value else "hint.deeper"
    lead = f"{abs(best.value - rival.value):.1f}"
    value = f"{best.value:.1f}".replace("-", "−")  # a true minus sign
    return text(key, number=len(valued), value=value, lead=lead, other=rival.text)
