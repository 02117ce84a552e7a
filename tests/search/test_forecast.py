"""Forecasts by playouts: every number is what the rules would count, and only what a seat knows matters."""

from functools import cache

import numpy as np
import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game, Move, State
from heptapolis.kernel.jit import direct
from heptapolis.kernel.random64 import stream
from heptapolis.search.forecast import Estimate, Forecaster, Ranking, forecaster_of
from heptapolis.search.outcomes import CHANCE, add_shares
from heptapolis.search.tree import TREE

GAMES: list[Game] = [
    heptapolis.make("wonders", players=3),
    heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    heptapolis.make("wonders", players=3, sides="choose"),
    heptapolis.make("dice", players=3),
]
each_game = pytest.mark.parametrize("game", GAMES, ids=str)


@cache
def forecaster(game: Game) -> Forecaster:
    return forecaster_of(game)


def moves_of(state: State, chance: Chance) -> dict[int, Move]:
    return {seat: chance.pick(state.legal(seat)) for seat in state.to_act}


def played(game: Game, steps: int, seed: int = 1) -> State:
    state, chance = game.new(seed), Chance(seed, 5)
    for _ in range(steps):
        state.play(moves_of(state, chance))
    return state


def last_decision(game: Game, seed: int) -> tuple[State, dict[int, Move]]:
    """The last state of a random game in which someone decides, and the moves that end it."""
    state, chance = game.new(seed), Chance(seed, 5)
    while True:
        before, moves = state.copy(), moves_of(state, chance)
        state.play(moves)
        if not state.to_act:
            return before, moves


def rank(state: State, seat: int, seed: int = 1, playouts: int = 200) -> Ranking:
    return forecaster(state.game).rank_moves(state.view(seat), seat, seed, playouts, state.legal(seat)[-1])


def numbers(ranking: Ranking) -> list[object]:
    return [(str(entry.move), entry.prior, entry.forecasts) for entry in ranking.moves]


@each_game
def test_after_the_last_moves_a_forecast_is_the_result_of_the_rules(game: Game) -> None:
    for seed in range(3):
        state, moves = last_decision(game, seed)
        [sums] = forecaster(game).forecast_state(state, 1, 3, [moves])
        state.play(moves)
        result = state.result()
        sides = {tuple(team) for team in result.teams if set(team) & set(result.winners)}
        shares = len(sides or result.winners)
        for seat, forecast in enumerate(sums.forecasts()):
            assert forecast.points == Estimate(result.totals[seat], 0)
            assert {row: value.mean for row, value in forecast.rows.items()} == result.sheets[seat]
            assert forecast.chance.mean == pytest.approx((seat in result.winners) / shares)


@each_game
def test_rows_add_up_to_points_and_chances_to_one(game: Game) -> None:
    [sums] = forecaster(game).forecast_state(played(game, 4), 1, 50)
    forecasts = sums.forecasts()
    for forecast in forecasts:
        assert sum(row.mean for row in forecast.rows.values()) == pytest.approx(forecast.points.mean)
    sides = 2 if game.options.get("teams") else 1
    assert sum(forecast.chance.mean for forecast in forecasts) == pytest.approx(sides)


@each_game
def test_a_ranking_depends_only_on_view_seed_and_playouts(game: Game) -> None:
    state = played(game, 4)
    seat = state.to_act[0]
    first = numbers(rank(state, seat))
    assert first == numbers(rank(state, seat))
    assert first != numbers(rank(state, seat, seed=2))
    for redealt in range(3):
        assert first == numbers(rank(state.redeal(seat, Chance(redealt)), seat))


@each_game
def test_every_sensible_move_and_the_played_one_are_ranked(game: Game) -> None:
    state = played(game, 4)
    for seat in state.to_act:
        ranking = rank(state, seat)
        moves = [entry.move for entry in ranking.moves]
        assert len(moves) == len(set(moves))
        assert set(moves) <= set(state.legal(seat))
        assert ranking.find(state.legal(seat)[-1]).all.playouts > 0
        assert sum(entry.prior for entry in ranking.moves) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize(
    ("points", "teams", "shares"),
    [
        ([500, 700, 300], False, [0, 1, 0]),
        ([500, 500, 300], False, [0.5, 0.5, 0]),
        ([100, 900, 200, 200], True, [1, 1, 0, 0]),
        ([100, 300, 200, 200], True, [0.5, 0.5, 0.5, 0.5]),
    ],
)
def test_ties_are_shared_and_teams_win_together(points: list[int], teams: bool, shares: list[float]) -> None:
    tree, outcomes = np.zeros(1, TREE).view(np.recarray), np.zeros((len(points), 2, 2))
    tree[0].points[: len(points)] = points
    getattr(add_shares, "py_func", add_shares)(tree[0], len(points), teams, outcomes)
    assert outcomes[:, CHANCE, 0].tolist() == shares
    assert outcomes[:, CHANCE, 1].tolist() == [share**2 for share in shares]


def test_the_error_shrinks_with_the_playouts() -> None:
    state = played(GAMES[0], 3)
    few, many = (forecaster(GAMES[0]).forecast_state(state, 1, n)[0].forecasts()[0] for n in (50, 800))
    assert many.points.error == pytest.approx(few.points.error / 4, rel=0.3)


@each_game
def test_another_future_leaves_the_present_alone(game: Game) -> None:
    engine = forecaster(game).engine
    for steps in range(0, 12, 3):
        state = played(game, steps)
        games = engine.from_rules(state)
        direct(engine.outcomes.redraw_all)(engine.tables, games, stream(9))
        twin = engine.to_rules(games)
        twin.check()
        for seat in range(game.players):
            assert twin.view(seat).to_json() == state.view(seat).to_json()


def test_a_deal_and_a_roll_are_noticed() -> None:
    """The first hands follow the choice of sides, the next ones the sixth turn; dice are rolled."""
    sides = GAMES[2]
    assert [_reveals(sides, steps) for steps in range(8)] == [True, *[False] * 5, True, False]
    dice = GAMES[3]
    assert any(_reveals(dice, steps) for steps in range(6))


def _reveals(game: Game, steps: int) -> bool:
    state = played(game, steps)
    return forecaster(game).reveals_chance(state, {seat: state.legal(seat)[0] for seat in state.to_act})


@pytest.mark.lane
@pytest.mark.parametrize("game", GAMES[1:], ids=str)
def test_forecasts_in_other_lanes(game: Game) -> None:
    state, moves = last_decision(game, 1)
    assert len(rank(state, state.to_act[0], playouts=6).moves) > 0
    assert not forecaster(game).reveals_chance(state, moves)
    assert _reveals(game, 0) in (True, False)
