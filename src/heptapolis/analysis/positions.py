"""What is measured at each step of a game: every decision from its seat's view, and the table as it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from heptapolis.analysis.explain import explain, round_estimate, rounded
from heptapolis.analysis.model import DecisionAnalysis, Loss, MoveAnalysis, StepAnalysis
from heptapolis.analysis.verdicts import judge
from heptapolis.core.chance import derive
from heptapolis.core.contract import Move, State
from heptapolis.core.games import package_of
from heptapolis.core.message import Message
from heptapolis.core.result import Result
from heptapolis.i18n.narrator import narrator_of
from heptapolis.search.forecast import CERTAIN_ZERO, Estimate, Forecaster, OutcomeSums, Ranking
from heptapolis.search.outcomes import CHANCE, POINTS

TABLE, AFTERWARDS, FIRST_SEAT = range(3)  # what a seed of a step is for
ROUNDED_ZERO = Estimate(0.0, 0.0)


@dataclass(frozen=True)
class Step:
    """One step of a recorded game: a state, the moves played in it, and the state that followed."""

    number: int
    state: State
    moves: Mapping[int, Move]
    following: State

    def seed(self, seed: int, purpose: int) -> int:
        return derive(derive(seed, self.number), purpose)

    @property
    def choosers(self) -> tuple[int, ...]:
        """The seats that had a choice."""
        return tuple(seat for seat in self.state.to_act if len(self.state.legal(seat)) > 1)


def analyse_decision(
    forecaster: Forecaster, step: Step, seat: int, seed: int, playouts: int
) -> DecisionAnalysis:
    """Judge the move of a seat by what it could know."""
    played, view = step.moves[seat], step.state.view(seat)
    ranking = forecaster.rank_moves(view, seat, step.seed(seed, FIRST_SEAT + seat), playouts, played)
    entry = ranking.find(played)
    policy = ranking.policy.estimate(seat, CHANCE)
    is_best = entry is ranking.best
    loss = Loss(_loss(ranking, played, CHANCE), _loss(ranking, played, POINTS))
    moves = describe_moves(ranking, step.state)
    shown = {move.move: move for move in moves}
    return DecisionAnalysis(
        step=step.number,
        seat=seat,
        chapter=package_of(step.state.game).chapter(view),
        played=str(played),
        best=str(ranking.best.move),
        loss=loss,
        verdict=judge(loss.chance, is_best),
        policy=round_estimate(policy),
        choice=round_estimate(entry.all.estimate(seat, CHANCE) - policy),
        explanation=None if is_best else _explain(step.state, seat, loss, moves[0], shown[str(played)]),
        moves=moves,
    )


def describe_moves(ranking: Ranking, state: State) -> tuple[MoveAnalysis, ...]:
    """The ranked moves with what they are expected to lead to, the best first."""
    narrator = narrator_of(state.game.name)
    return tuple(
        MoveAnalysis(str(e.move), narrator.move(e.move), round(e.prior, 4), e.all.playouts, rounded(e.all))
        for e in ranking.moves
    )


def _explain(
    state: State, seat: int, loss: Loss, better: MoveAnalysis, played: MoveAnalysis
) -> Message | None:
    """Why the best move is better; None if it is not."""
    if loss.chance.mean <= 0:
        return None
    name_row, side = narrator_of(state.game.name).name_row, side_of(state.result(), seat)
    return explain(better.message, played.message, better.seats, played.seats, loss.chance, side, name_row)


def _loss(ranking: Ranking, played: Move, quantity: int) -> Estimate:
    """What the best move promises more than the played one, by the playouts of the finalists alone."""
    entry = ranking.find(played)
    if entry is ranking.best:
        return ROUNDED_ZERO
    best = ranking.best.fresh.estimate(ranking.seat, quantity)
    return round_estimate(best - entry.fresh.estimate(ranking.seat, quantity))


def side_of(result: Result, seat: int) -> list[int]:
    """The seat, then the others of its team."""
    team = next((team for team in result.teams if seat in team), (seat,))
    return sorted(team, key=lambda one: one != seat)


def analyse_step(forecaster: Forecaster, step: Step, seed: int, playouts: int) -> StepAnalysis:
    """The chances of the table before, during and after a step; every one has playouts of its own."""
    reveals = forecaster.reveals_chance(step.state, step.moves)
    alone = len(step.moves) == 1
    owners = () if alone else step.choosers
    openings: list[Mapping[int, Move]] = [{}, *({seat: step.moves[seat]} for seat in owners)]
    openings += [step.moves] if reveals else []
    sums = forecaster.forecast_state(step.state, step.seed(seed, TABLE), playouts, openings)
    after = state_chances(forecaster, step.following, step.seed(seed, AFTERWARDS), playouts)
    after_all = chances_of(sums[-1]) if reveals else after
    after_own = {seat: chances_of(sums[1 + place])[seat] for place, seat in enumerate(owners)}
    if alone:
        after_own = {seat: after_all[seat] for seat in step.choosers}
    return StepAnalysis(step.number, chances_of(sums[0]), after_own, after_all, after)


def state_chances(forecaster: Forecaster, state: State, seed: int, playouts: int) -> tuple[Estimate, ...]:
    """The chance of every seat in a state; a finished game leaves nothing to chance."""
    if state.to_act:
        return chances_of(forecaster.forecast_state(state, seed, playouts)[0])
    return victory_shares(state.result())


def victory_shares(result: Result) -> tuple[Estimate, ...]:
    """Who won: a shared victory counts as a fraction, and a team wins as one."""
    sides: Sequence[Sequence[int]] = result.teams or [(seat,) for seat in range(len(result.ranks))]
    won = [side for side in sides if result.ranks[side[0]] == 1]
    return tuple(
        Estimate(round((rank == 1) / len(won), 4), 0.0) if rank == 1 else CERTAIN_ZERO
        for rank in result.ranks
    )


def chances_of(sums: OutcomeSums) -> tuple[Estimate, ...]:
    return tuple(round_estimate(sums.estimate(seat, CHANCE)) for seat in range(len(sums.sums)))
