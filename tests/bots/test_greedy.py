"""The greedy bot: honest, legal everywhere, and better than chance."""

from typing import Any

import pytest

import heptapolis
from heptapolis.bots import parse_bot, table
from heptapolis.bots.greedy import Greedy
from heptapolis.bots.table import seated_bots
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game, State
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.result import Result

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
    """A whole game; how many answers were not legal."""
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


def test_noise_makes_it_weaker() -> None:
    game = heptapolis.make("wonders", players=3)
    results = [duel(game, "medium", "easy", seed) for seed in range(6)]
    assert sum(result.totals[0] for result in results) > sum(result.totals[1] for result in results)


def duel(game: Game, first: str, others: str, seed: int) -> Result:
    """A game of one against others of another kind."""
    kinds = {seat: parse_bot(others if seat else first) for seat in range(game.players)}
    state = game.new(seed)
    with seated_bots(kinds, game, seed) as bots:
        table.play_out(state, bots)
    return state.result()


def test_the_same_seed_errs_the_same_way() -> None:
    game = heptapolis.make("wonders", players=3)
    one, other = (play_out(game, "easy", 4)[0].to_json() for _ in range(2))
    assert one == other


@pytest.mark.parametrize("spec", ["greedy:noise=-1", "greedy:noise=nan", "greedy:seed=-2", "greedy:depth=1"])
def test_bad_parameters(spec: str) -> None:
    with pytest.raises(HeptapolisError):
        parse_bot(spec)


def test_a_strength_takes_parameters_like_the_bot_it_names() -> None:
    assert parse_bot("easy:seed=2") == Greedy(noise=6, seed=2)
    assert parse_bot("medium") == Greedy()
