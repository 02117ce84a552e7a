"""The greedy bot: honest, legal everywhere, and better than chance."""

from typing import Any

import pytest

import heptapolis
from heptapolis.bots import parse_bot, table
from heptapolis.bots.beginner import Beginner, draw_mistakes
from heptapolis.bots.evaluation import evaluation_of
from heptapolis.bots.greedy import Greedy
from heptapolis.bots.table import seated_bots
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game, State
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.result import Result
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.evaluation.mistakes import (
    DISCARDING_POINTS,
    FAVOURITE_POINTS,
    MISTAKES,
    forget_neighbour,
)
from heptapolis.games.wonders.moves import Build, Sell
from heptapolis.games.wonders.view import View

CONFIGURATIONS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 7},
    {"players": 4, "boards": "choose"},
    {"players": 3, "open": True},
    {"players": 4, "sides": "night"},
    {"players": 5, "expansions": ["cities"], "boards": "choose"},
    {"players": 4, "expansions": ["cities"], "teams": True},
    {"players": 6, "expansions": ["cities"], "teams": True, "smugglers_cache": "starting"},
]


def play_out(game: Game, spec: str, seed: int) -> tuple[State, int]:
    """Play a whole game; return its end, and how many answers were not legal."""
    state = game.new(seed)
    with seated_bots(dict.fromkeys(range(game.players), parse_bot(spec)), game, seed) as bots:
        table.play_out(state, bots)
    return state, sum(bot.stats.illegal for bot in bots.values())


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_it_plays_whole_games_of_every_kind_without_an_illegal_move(options: dict[str, Any]) -> None:
    state, illegal = play_out(heptapolis.make("wonders", **options), "greedy", 3)
    assert (state.to_act, illegal) == ((), 0)


@pytest.mark.parametrize(
    "options", [{}, {"expansions": ["cities"]}, {"expansions": ["cities"], "teams": True}], ids=str
)
def test_a_new_deal_of_what_it_cannot_know_never_changes_its_choice(options: dict[str, Any]) -> None:
    game = heptapolis.make("wonders", players=4, **options)
    state, chance, player = game.new(5), Chance(5), Greedy().sit(game, 0, 1)
    while state.to_act:
        for seat in state.to_act:
            twin = state.redeal(seat, Chance(chance.below(1000)))
            chosen = [str(player.choose(one.view(seat), one.legal(seat))) for one in (state, twin)]
            assert chosen[0] == chosen[1]
        state.play({seat: player.choose(state.view(seat), state.legal(seat)) for seat in state.to_act})


@pytest.mark.parametrize("options", [{}, {"expansions": ["cities"]}], ids=str)
def test_it_beats_random(options: dict[str, Any]) -> None:
    game, wins = heptapolis.make("wonders", players=3, **options), 0
    for seed in range(4):
        wins += 0 in duel(game, "greedy", "random", seed).winners
    assert wins == 4


@pytest.mark.parametrize("others", ["easy", "greedy:noise=6"])
def test_mistakes_and_noise_make_it_weaker(others: str) -> None:
    game = heptapolis.make("wonders", players=3)
    results = [duel(game, "medium", others, seed) for seed in range(6)]
    assert sum(result.totals[0] for result in results) > sum(result.totals[1] for result in results)


def duel(game: Game, first: str, others: str, seed: int) -> Result:
    """A game of one bot against others of another kind."""
    kinds = {seat: parse_bot(others if seat else first) for seat in range(game.players)}
    state = game.new(seed)
    with seated_bots(kinds, game, seed) as bots:
        table.play_out(state, bots)
    return state.result()


def test_the_same_seed_errs_the_same_way() -> None:
    game = heptapolis.make("wonders", players=3)
    one, other = (play_out(game, "easy", 4)[0].to_json() for _ in range(2))
    assert one == other


def test_a_beginner_keeps_its_mistakes_and_another_seed_makes_others() -> None:
    game = heptapolis.make("wonders", players=3)
    drawn = [draw_mistakes(evaluation_of(game), 2, Chance(seed)) for seed in (1, 1, *range(2, 20))]
    assert drawn[0] == drawn[1]
    assert len({tuple(one.name for one in mistakes) for mistakes in drawn}) > 5
    for mistakes in drawn:  # two mistakes of a group would contradict each other
        assert all(sum(one in group for one in mistakes) <= 1 for group in MISTAKES)


def test_a_forgotten_neighbour_has_no_shields_and_sells_nothing() -> None:
    game = heptapolis.make("wonders", players=3)
    state, _ = play_out(game, "greedy", 1)
    view = state.view(0)
    assert isinstance(view, View)
    seen = forget_neighbour(1, view)
    assert (seen.cities[1].shields, seen.cities[1].buildings) == (0, [])
    assert (seen.cities[0], seen.cities[2]) == (view.cities[0], view.cities[2])
    assert view.cities[1].buildings  # what others see has not changed


def test_beginners_differ_by_what_they_make_of_the_same_moves() -> None:
    """A bot that loves blue values every blue card more; one that hates discarding values that less."""
    game = heptapolis.make("wonders", players=3)
    state, evaluation = game.new(2), evaluation_of(game)
    view, legal = state.view(0), state.legal(0)
    plain = evaluation.evaluator(game).values(view, legal)
    loves_blue = next(one for group in MISTAKES for one in group if one.name == "loves-blue")
    hates = next(one for group in MISTAKES for one in group if one.name == "hates-discarding")
    felt = Beginner(evaluation, game, [loves_blue, hates], {}).values(view, legal)
    for move, value, more in zip(legal, plain, felt, strict=True):
        blue = isinstance(move, Build) and move.card.colour is Colour.BLUE
        change = FAVOURITE_POINTS if blue else -DISCARDING_POINTS if isinstance(move, Sell) else 0
        assert more - value == pytest.approx(change)


@pytest.mark.parametrize(
    "spec",
    [
        "greedy:noise=-1",
        "greedy:noise=nan",
        "greedy:mistakes=-1",
        "greedy:mistakes=99",
        "greedy:seed=-2",
        "greedy:depth=1",
    ],
)
def test_bad_parameters(spec: str) -> None:
    with pytest.raises(HeptapolisError):
        parse_bot(spec)


def test_a_strength_takes_parameters_like_the_bot_it_names() -> None:
    assert parse_bot("easy:seed=2") == Greedy(mistakes=3, seed=2)
    assert parse_bot("greedy:noise=6") == Greedy(noise=6)  # what `easy` meant in old records
    assert parse_bot("medium") == Greedy()
