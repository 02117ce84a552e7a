"""The best moves of the analysis win more games than the played ones, when bots play on from both."""

from collections.abc import Callable, Iterator, Mapping
from statistics import fmean, stdev

import numpy as np
import pytest

import heptapolis
from heptapolis.analysis.model import DecisionAnalysis
from heptapolis.analysis.positions import Step, analyse_decision, victory_shares
from heptapolis.analysis.run import read_steps
from heptapolis.analysis.verdicts import is_clear
from heptapolis.bots.compiled import CompiledBots
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.chance import derive
from heptapolis.core.contract import Game, Move, State
from heptapolis.kernel.jit import direct
from heptapolis.kernel.random64 import stream
from heptapolis.search.forecast import Forecaster, forecaster_of
from tests.analysis.games import played

GAME: Game = heptapolis.make("wonders", players=3)
PLAYOUTS = 300
FUTURES = 8  # of each decision, the same for both moves
Lead = Callable[[Forecaster, Step, DecisionAnalysis], float]  # how much more often the best move wins


def clear_mistakes(forecaster: Forecaster, games: int) -> Iterator[tuple[Step, DecisionAnalysis]]:
    """Decisions of `easy` bots that clearly lost something, by what their seats could know."""
    for seed in range(games):
        for step in read_steps(played(GAME, seed, ["easy"])):
            for seat in step.choosers:
                found = analyse_decision(forecaster, step, seat, 1, PLAYOUTS)
                if found.loss.chance.mean > 0 and is_clear(found.loss.chance):
                    yield step, found


def openings(step: Step, found: DecisionAnalysis) -> tuple[Mapping[int, Move], Mapping[int, Move]]:
    """Everyone's moves with the best one of the seat, and as they were."""
    best = next(move for move in step.state.legal(found.seat) if str(move) == found.best)
    return {**step.moves, found.seat: best}, step.moves


def policy_lead(forecaster: Forecaster, step: Step, found: DecisionAnalysis) -> float:
    """Compiled `policy` bots play on from the true state, in the same futures after both moves."""
    engine = forecaster.engine
    bots = CompiledBots(engine, {seat: parse_bot("policy") for seat in range(GAME.players)})
    nobody, leads = np.full((1, GAME.players), -1, np.int16), []
    for future in range(FUTURES):
        shares = []
        for moves in openings(step, found):
            games = engine.from_rules(step.state)
            direct(engine.outcomes.redraw_all)(engine.tables, games, stream(future))
            engine.step(games, {seat: engine.moves(games, seat)[move] for seat, move in moves.items()})
            bots.start_games([future])
            bots.step(games, nobody)
            shares.append(victory_shares(engine.to_rules(games).result())[found.seat].mean)
        leads.append(shares[0] - shares[1])
    return fmean(leads)


def search_lead(_: Forecaster, step: Step, found: DecisionAnalysis) -> float:
    """Search bots play on from the true state, with the same seeds after both moves."""
    seed = derive(found.step, found.seat)
    best, as_played = (_won(step.state, moves, seed, found.seat) for moves in openings(step, found))
    return best - as_played


def _won(state: State, moves: Mapping[int, Move], seed: int, seat: int) -> float:
    twin = state.copy()
    twin.play(moves)
    with seated_bots({one: parse_bot("mcts:playouts=50") for one in range(GAME.players)}, GAME, seed) as bots:
        play_out(twin, bots)
    return victory_shares(twin.result())[seat].mean


def z_score(leads: list[float]) -> float:
    """How many standard errors the mean lead is above 0."""
    return float(fmean(leads) / (stdev(leads) / len(leads) ** 0.5))


def measure(lead: Lead, games: int) -> list[float]:
    forecaster = forecaster_of(GAME)
    return [lead(forecaster, step, found) for step, found in clear_mistakes(forecaster, games)]


def test_better_moves_win_more_often_when_the_policy_plays_on() -> None:
    leads = measure(policy_lead, 4)
    assert len(leads) >= 20
    assert z_score(leads) > 2.33  # one-sided, 1 %


@pytest.mark.soak
def test_better_moves_win_more_often_when_a_search_plays_on() -> None:
    leads = measure(search_lead, 20)
    assert len(leads) >= 150
    assert z_score(leads) > 3
