"""What a player can learn: accuracy, losses by part of the game, the costliest moves, luck and skill."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from heptapolis.analysis.explain import round_estimate
from heptapolis.analysis.model import (
    ChapterLoss,
    DecisionAnalysis,
    LuckAndSkill,
    PlayerAnalysis,
    RowComparison,
    StepAnalysis,
)
from heptapolis.analysis.verdicts import VERDICTS, accuracy, sure_part
from heptapolis.core.chance import derive
from heptapolis.core.contract import Game
from heptapolis.core.result import Result
from heptapolis.search.forecast import CERTAIN_ZERO, Estimate, forecaster_of
from heptapolis.search.outcomes import CHANCE, FIRST_ROW

COSTLIEST = 3
WINNERS_GAMES = 200  # of the policy, to know what those who win such games score
WINNERS_SEED = 20


def analyse_player(
    seat: int,
    decisions: Sequence[DecisionAnalysis],
    steps: Sequence[StepAnalysis],
    result: Result,
    winners: Mapping[str, Estimate],
) -> PlayerAnalysis:
    """The report of one seat, from its decisions and every step of the table."""
    own = {one.step: one for one in decisions if one.seat == seat}
    accuracies = [accuracy(one.loss.chance.mean) for one in own.values()]
    verdicts = Counter(one.verdict for one in own.values())
    complete = all(step.step in own for step in steps if seat in step.after_own)
    return PlayerAnalysis(
        seat=seat,
        decisions=len(own),
        accuracy=round(sum(accuracies) / len(accuracies), 1) if accuracies else None,
        verdicts={name: verdicts[name] for name in VERDICTS},
        losses=tuple(_chapter_losses(list(own.values()))),
        costliest=find_costliest(list(own.values())),
        rows={row: RowComparison(points, winners[row]) for row, points in result.sheets[seat].items()},
        change=split_change(seat, own, steps) if complete and steps else None,
    )


def find_costliest(decisions: Sequence[DecisionAnalysis]) -> tuple[int, ...]:
    """The steps of the moves that lost most, the costliest first: by what each surely lost, not by noise."""
    costly = [one for one in decisions if one.loss.chance.mean > 0]
    costly.sort(key=lambda one: (-sure_part(one.loss.chance), one.step))
    return tuple(one.step for one in costly[:COSTLIEST])


def _chapter_losses(decisions: Sequence[DecisionAnalysis]) -> list[ChapterLoss]:
    chapters = sorted({one.chapter for one in decisions})
    return [
        _chapter_loss(chapter, [one for one in decisions if one.chapter == chapter]) for chapter in chapters
    ]


def _chapter_loss(chapter: int, decisions: Sequence[DecisionAnalysis]) -> ChapterLoss:
    chance = _mean([one.loss.chance for one in decisions])
    return ChapterLoss(chapter, len(decisions), chance, _mean([one.loss.points for one in decisions]))


def _mean(estimates: Sequence[Estimate]) -> Estimate:
    total = add(estimates)
    return round_estimate(Estimate(total.mean / len(estimates), total.error / len(estimates)))


def add(estimates: Sequence[Estimate]) -> Estimate:
    total = CERTAIN_ZERO
    for estimate in estimates:
        total += estimate
    return total


def split_change(
    seat: int, decisions: Mapping[int, DecisionAnalysis], steps: Sequence[StepAnalysis]
) -> LuckAndSkill:
    """Why the chance of a seat changed: each part is measured at every step, none is a remainder."""
    mistakes, better, hidden, others, chance = [], [], [], [], []
    for step in steps:
        own = step.after_own.get(seat, step.before[seat])
        others.append(difference(step.after_all[seat], own))
        chance.append(difference(step.after[seat], step.after_all[seat]))
        if decision := decisions.get(step.step):
            mistakes.append(-decision.loss.chance)
            better.append(decision.choice + decision.loss.chance)
            hidden.append((own - step.before[seat]) - decision.choice)
    parts = (round_estimate(add(part)) for part in (mistakes, better, hidden, others, chance))
    return LuckAndSkill(steps[0].before[seat], steps[-1].after[seat], *parts)


def difference(later: Estimate, earlier: Estimate) -> Estimate:
    """What a chance changed by; the same measurement has not changed at all."""
    return CERTAIN_ZERO if later == earlier else later - earlier


@lru_cache(maxsize=64)
def winners_rows(game: Game) -> dict[str, Estimate]:
    """The mean score sheet of those who win such games when the policy plays them."""
    forecaster, sheets = forecaster_of(game), []
    for number in range(WINNERS_GAMES):
        seed = derive(WINNERS_SEED, number)
        [sums] = forecaster.forecast_state(game.new(seed), seed, 1)
        sheets += [sums.sums[seat, FIRST_ROW:, 0] for seat in range(game.players) if sums.mean(seat, CHANCE)]
    table = np.array(sheets)
    means, errors = table.mean(axis=0), table.std(axis=0, ddof=1) / len(table) ** 0.5
    rows = zip(forecaster.engine.rows, means, errors, strict=False)
    return {row: round_estimate(Estimate(float(mean), float(error))) for row, mean, error in rows}
