"""An analysis as the server tells it: each move with the seat that makes it, each step as in the history."""

import zlib
from collections.abc import Sequence

from heptapolis.analysis.explain import explain
from heptapolis.analysis.model import (
    Analysis,
    DecisionAnalysis,
    MoveAnalysis,
    PlayerAnalysis,
)
from heptapolis.analysis.model import LuckAndSkill as Change
from heptapolis.analysis.positions import side_of
from heptapolis.analysis.verdicts import CLEAR_ERRORS, is_clear
from heptapolis.core.message import Message
from heptapolis.core.result import Result
from heptapolis.i18n.narrator import narrator_of
from heptapolis.search.forecast import CERTAIN_ZERO, Estimate
from heptapolis.server.wire import analysis as wire


def describe_analysis(found: Analysis, result: Result) -> wire.StoredAnalysis:
    """The analysis of a game that ended like this."""
    return wire.StoredAnalysis(
        playouts=found.playouts,
        chances=[
            wire.ChancesAfter(step=step, seats=[describe_estimate(one) for one in seats])
            for step, seats in enumerate(found.chances)
        ],
        decisions=[describe_decision(found.game, one, result) for one in found.decisions],
        players=[_describe_player(player) for player in found.players],
    )


def describe_decision(game: str, decision: DecisionAnalysis, result: Result) -> wire.DecisionDetails:
    """One decision with every sensible move; the result says who is on whose side."""
    texts = {move.move: move.message for move in decision.moves}
    best = decision.moves[0]
    side = side_of(result, decision.seat)
    moves = [describe_move(game, move, best, side) for move in decision.moves]
    return wire.DecisionDetails(
        step=decision.step,
        seat=decision.seat,
        chapter=decision.chapter,
        played=wire.MoveText(move=decision.played, message=texts[decision.played]),
        best=wire.MoveText(move=best.move, message=best.message),
        loss=describe_estimate(decision.loss.chance),
        points=describe_estimate(decision.loss.points),
        verdict=decision.verdict,  # type: ignore[arg-type]  # the model checks it
        explanation=decision.explanation,
        moves=moves,
    )


def describe_move(
    game: str, move: MoveAnalysis, best: MoveAnalysis, side: Sequence[int]
) -> wire.MoveForecast:
    """A move for the first seat of this side, compared with the best one."""
    own = move.seats[side[0]]
    others = CERTAIN_ZERO
    for seat, forecast in enumerate(move.seats):
        if seat not in side:
            others += forecast.points
    return wire.MoveForecast(
        move=move.move,
        message=move.message,
        chance=describe_estimate(own.chance),
        points=describe_estimate(own.points),
        rows={row: describe_estimate(value) for row, value in own.rows.items()},
        others=describe_estimate(others),
        explanation=None if move is best else _explain(game, move, best, side),
    )


def _explain(game: str, move: MoveAnalysis, best: MoveAnalysis, side: Sequence[int]) -> Message | None:
    gained = best.seats[side[0]].chance - move.seats[side[0]].chance
    if gained.mean <= 0:
        return None
    name_row = narrator_of(game).name_row
    return explain(best.message, move.message, best.seats, move.seats, gained, side, name_row)


def describe_estimate(estimate: Estimate) -> wire.Estimate:
    return wire.Estimate(mean=round(estimate.mean, 4), error=round(estimate.error, 4))


def _describe_player(player: PlayerAnalysis) -> wire.PlayerReport:
    return wire.PlayerReport(
        seat=player.seat,
        decisions=player.decisions,
        accuracy=player.accuracy,
        verdicts=dict(player.verdicts),
        chapters=[
            wire.ChapterReport(
                chapter=one.chapter,
                decisions=one.decisions,
                loss=describe_estimate(one.chance),
                points=describe_estimate(one.points),
            )
            for one in player.losses
        ],
        costliest=list(player.costliest),
        rows={
            row: wire.RowReport(points=one.points, winners=describe_estimate(one.winners))
            for row, one in player.rows.items()
        },
        change=_describe_change(player.change) if player.change else None,
    )


def _describe_change(change: Change) -> wire.LuckAndSkill:
    names = ("start", "end", "mistakes", "better_play", "hidden", "others", "chance")
    parts = {name: describe_estimate(getattr(change, name)) for name in names}
    return wire.LuckAndSkill(**parts, message=say_luck(change))


def say_luck(change: Change) -> Message:
    """Luck and skill in a sentence: "mistakes cost 11 % in all (±6); luck took 9 % (±4)"."""
    mistakes, luck = change.mistakes, change.luck
    if not is_clear(mistakes) and not is_clear(luck):
        return Message("analysis-change-even")
    cost = _say_part("analysis-mistakes-cost", "mistakes", mistakes) if _is_loss(mistakes) else None
    turn = "analysis-luck-gave" if luck.mean > 0 else "analysis-luck-took"
    return Message(
        "analysis-change",
        {
            "mistakes": cost or Message("analysis-mistakes-even"),
            "luck": _say_part(turn, "luck", luck) if is_clear(luck) else Message("analysis-luck-even"),
        },
    )


def _is_loss(part: Estimate) -> bool:
    return part.mean < 0 and is_clear(part)


def _say_part(key: str, name: str, part: Estimate) -> Message:
    error = round(100 * CLEAR_ERRORS * part.error)
    return Message(key, {name: round(100 * abs(part.mean)), "error": error})


def pack(json: str) -> bytes:
    """An analysis as it is stored."""
    return zlib.compress(json.encode())


def unpack(content: bytes, steps: Sequence[int]) -> wire.StoredAnalysis:
    """A stored analysis of a game whose history has these steps that count."""
    return number_steps(wire.StoredAnalysis.model_validate_json(zlib.decompress(content)), steps)


def number_steps(found: wire.StoredAnalysis, steps: Sequence[int]) -> wire.StoredAnalysis:
    """The same with the steps of a history in which these decisions count: turns may have been taken back."""
    if list(steps) == list(range(1, len(steps) + 1)):
        return found
    return found.model_copy(
        update={
            "chances": [
                one.model_copy(update={"step": steps[one.step - 1] if one.step else 0})
                for one in found.chances
            ],
            "decisions": [one.model_copy(update={"step": steps[one.step - 1]}) for one in found.decisions],
            "players": [
                one.model_copy(update={"costliest": [steps[step - 1] for step in one.costliest]})
                for one in found.players
            ],
        }
    )


def summarize(found: wire.StoredAnalysis) -> wire.GameAnalysis:
    """The analysis without the details of its decisions."""
    summaries = [
        wire.DecisionSummary.model_construct(
            **{name: getattr(one, name) for name in wire.DecisionSummary.model_fields}
        )
        for one in found.decisions
    ]
    return wire.GameAnalysis.model_construct(
        playouts=found.playouts, chances=found.chances, decisions=summaries, players=found.players
    )
