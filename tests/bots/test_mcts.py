"""The searching bots: honest, legal everywhere, on time, and hard to beat."""

from typing import Any

import pytest

import heptapolis
from heptapolis.bots import parse_bot
from heptapolis.bots.mcts import Mcts, MctsPlayer
from heptapolis.bots.registry import format_spec
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.weights import load_weight_sets
from heptapolis.kernel.engine import engine_of
from heptapolis.search import policy_weights, search
from heptapolis.search.policy_weights import policy_of, profile, to_vector
from tests.bots.test_greedy import CONFIGURATIONS, duel, play_out

GAMES = [
    *(heptapolis.make("wonders", **options) for options in CONFIGURATIONS),
    *(heptapolis.make("dice", players=players) for players in (2, 4, 7)),
    heptapolis.make("dice", players=3, boards="choose"),
]
KINDS: list[Game] = [
    heptapolis.make("wonders", players=4),
    heptapolis.make("wonders", players=4, expansions=["cities"]),
    heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    heptapolis.make("dice", players=4),
]


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("spec", ["mcts:playouts=6", "policy"])
def test_they_play_whole_games_of_every_kind_without_an_illegal_move(game: Game, spec: str) -> None:
    state, illegal = play_out(game, spec, 3)
    assert (state.to_act, illegal) == ((), 0)


@pytest.mark.parametrize("tree", ["flat", "multi", "joint"])
@pytest.mark.parametrize("game", KINDS, ids=str)
def test_a_new_deal_of_what_it_cannot_know_never_changes_its_choice(game: Game, tree: str) -> None:
    state, chance, kind = game.new(5), Chance(5), Mcts(playouts=12, tree=tree)
    here, there = ([kind.sit(game, seat, 1) for seat in range(game.players)] for _ in range(2))
    while state.to_act:
        moves = {}
        for seat in state.to_act:
            twin = state.redeal(seat, Chance(chance.below(1000)))
            moves[seat] = here[seat].choose(state.view(seat), state.legal(seat))
            assert str(there[seat].choose(twin.view(seat), twin.legal(seat))) == str(moves[seat])
        state.play(moves)


@pytest.mark.parametrize("spec", ["mcts:playouts=20", "mcts:playouts=20,threads=2"])
def test_the_same_seed_and_playouts_play_the_same_game(spec: str) -> None:
    game = heptapolis.make("wonders", players=3)
    one, other = (play_out(game, spec, 4)[0].to_json() for _ in range(2))
    assert one == other


def test_another_seed_thinks_differently() -> None:
    game = heptapolis.make("wonders", players=3)
    first, second = (
        [stats.value for stats in Mcts(playouts=50, seed=seed).sit(game, 0, 1).advise(game.new(1).view(0))]
        for seed in (1, 2)
    )
    assert first != second


@pytest.mark.parametrize(("game", "others"), [(KINDS[0], "random"), (KINDS[3], "greedy")], ids=str)
def test_search_beats_weaker_bots(game: Game, others: str) -> None:
    wins = sum(0 in duel(game, "mcts:playouts=60", others, seed).winners for seed in range(3))
    assert wins >= 2  # par is less than one


def test_it_thinks_until_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock advances by a tenth of a millisecond per playout."""
    clock, done = [0.0], list[int]()

    def run(thread: search.SearchThread, playouts: int) -> None:
        clock[0] += playouts / 10_000
        done.append(playouts)

    monkeypatch.setattr(search, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(search.SearchThread, "run", run)
    game = heptapolis.make("wonders", players=3)
    Mcts(ms=100).sit(game, 0, 1).choose(game.new(1).view(0), game.new(1).legal(0))
    assert 930 <= sum(done) <= 940
    assert max(done) <= 30


def test_threads_share_the_playouts() -> None:
    game = heptapolis.make("wonders", players=4)
    player = Mcts(playouts=101, threads=2).sit(game, 0, 1)
    view = game.new(1).view(0)
    assert sum(stats.visits for stats in player.advise(view)) == 102
    player.close()


def test_the_most_visited_move_is_the_best() -> None:
    game = heptapolis.make("dice", players=4)
    found = Mcts(playouts=300).sit(game, 0, 1).advise(game.new(1).view(0))
    assert found[0].visits == max(stats.visits for stats in found)
    assert all(stats.value >= 0 for stats in found)
    assert sum(stats.prior for stats in found) == pytest.approx(1, abs=1e-4)


def test_a_promised_time_is_a_limit() -> None:
    assert Mcts(ms=250).time_limit == 0.25
    assert Mcts(playouts=10).time_limit is None


@pytest.mark.parametrize(
    "spec",
    [
        "mcts:ms=0",
        "mcts:playouts=-1",
        "mcts:threads=0",
        "mcts:tree=oak",
        "mcts:reward=fame",
        "mcts:exploration=0",
        "mcts:root_prior_mix=2",
        "mcts:doubt=2",
        "mcts:doubt=0.3,root_prior_mix=0.3",
        "mcts:temperature=nan",
        "mcts:seed=-1",
    ],
)
def test_bad_parameters(spec: str) -> None:
    with pytest.raises(HeptapolisError):
        parse_bot(spec)


def test_the_old_name_of_a_parameter_still_works() -> None:
    """Databases and logs keep specs with `doubt`, which is now called `root_prior_mix`."""
    assert parse_bot("mcts:doubt=0.25") == Mcts(root_prior_mix=0.25)
    assert format_spec(parse_bot("mcts:doubt=0.25")) == "mcts:root_prior_mix=0.25"


@pytest.mark.parametrize("spec", ["hard", "expert", "champion"])
def test_strengths_are_searches(spec: str) -> None:
    assert isinstance(parse_bot(spec), Mcts)


@pytest.mark.parametrize("game", KINDS, ids=str)
def test_every_kind_of_game_has_a_policy(game: Game) -> None:
    assert abs(policy_of(game, engine_of(game))).sum() > 10
    learned = {name.split(",")[0] for name in load_weight_sets(engine_of(KINDS[0]).package, "policy.json")}
    assert learned == {profile(kind) for kind in KINDS[:3]}


def test_a_number_of_players_may_have_a_policy_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sets = {"base": {"sell 0": 1.0}, "base, 4 players": {"sell 0": 2.0}}
    monkeypatch.setattr(policy_weights, "load_weight_sets", lambda package, name: sets)
    games = [heptapolis.make("wonders", players=players) for players in (3, 4)]
    assert [policy_of(game, engine_of(game)).sum() for game in games] == [1.0, 2.0]


def test_a_policy_for_features_that_are_not_there_is_refused() -> None:
    with pytest.raises(HeptapolisError):
        to_vector({"card palaces": 1.0}, engine_of(KINDS[0]).features)


def test_one_legal_move_needs_no_thought() -> None:
    game = heptapolis.make("wonders", players=3)
    player = Mcts(playouts=10_000_000).sit(game, 0, 1)
    assert isinstance(player, MctsPlayer)
    only: Any = game.new(1).legal(0)[0]
    assert player.choose(game.new(1).view(0), [only]) is only
