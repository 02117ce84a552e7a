"""OpenSpiel: its own suite, a playthrough, and its searchers playing whole games."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

from heptapolis.core.errors import HeptapolisError
from heptapolis.envs.openspiel import resample
from heptapolis.games.wonders.effects import Colour
from tests.envs.arrange import CONFIGURATIONS, FEW, Configuration, title

SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def load(configuration: Configuration, **more: Any) -> Any:
    name, options = configuration
    given = options | more
    if "expansions" in given:
        given["expansions"] = "+".join(given["expansions"])
    return pyspiel.load_game(f"python_heptapolis_{name}", given)


def any_action(state: Any, rng: np.random.RandomState) -> int:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choice(actions, p=np.array(chances) / sum(chances)))
    return int(rng.choice(state.legal_actions()))


def advance(state: Any, rng: np.random.RandomState) -> None:
    """Take a random next step: chance, one player, or all players."""
    if state.is_simultaneous_node():
        players = range(state.num_players())
        state.apply_actions([int(rng.choice(state.legal_actions(player))) for player in players])
    else:
        state.apply_action(any_action(state, rng))


def moments(game: Any, seed: int, every: int) -> list[Any]:
    """Some states of a random game where players decide."""
    state, rng, found = game.new_initial_state(), np.random.RandomState(seed), []
    while not state.is_terminal():
        if not state.is_chance_node() and rng.randint(every) == 0:
            found.append(state.clone())
        advance(state, rng)
    return found


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_the_suite_passes(configuration: Configuration) -> None:
    """Random games, with every state cloned, serialised, observed and compared."""
    pyspiel.random_sim_test(load(configuration), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
def test_the_suite_passes_in_every_configuration(configuration: Configuration) -> None:
    for reward in ("rank", "win", "margin"):
        game = load(configuration, reward=reward)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        turns = pyspiel.convert_to_turn_based(game)
        pyspiel.random_sim_test(turns, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
def test_random_games_end_in_every_configuration(configuration: Configuration) -> None:
    """With the turn-based transform, so that every player is asked for every choice."""
    game = pyspiel.convert_to_turn_based(load(configuration))
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(any_action(state, rng))
    assert sum(state.returns()) == pytest.approx(0)
    assert any(state.returns())


@pytest.mark.parametrize("configuration", [FEW[0], FEW[3]], ids=title)
def test_chances_add_up(configuration: Configuration) -> None:
    state, rng = load(configuration).new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        advance(state, rng)


def test_cards_are_dealt_as_often_as_the_rules_deal_them() -> None:
    """B10: of ten guilds players + 2 are drawn, so each is in half of the games of three."""
    game, rng = load(("wonders", {"players": 3})), np.random.RandomState(5)
    third_age = []
    for _ in range(60):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(any_action(state, rng))
        hands = state.node.state.position.deal.hands[2]
        third_age.append({card.name for hand in hands for card in hand if card.colour is Colour.PURPLE})
    assert {len(guilds) for guilds in third_age} == {5}
    counts = [sum(guild in guilds for guilds in third_age) for guild in set().union(*third_age)]
    assert len(counts) == 10
    assert min(counts) > 15


@pytest.mark.parametrize("configuration", [FEW[0], FEW[2], FEW[3]], ids=title)
def test_a_resampled_state_looks_the_same_to_the_player(configuration: Configuration) -> None:
    game = load(configuration)
    for state in moments(game, seed=2, every=6):
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, SAMPLER)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.current_player() == state.current_player()
            if twin.current_player() in (player, pyspiel.PlayerId.SIMULTANEOUS):
                assert twin.legal_actions(player) == state.legal_actions(player)


def test_resampling_deals_other_cards_and_gives_another_history() -> None:
    game = load(FEW[0])
    state = moments(game, seed=2, every=3)[0]
    twins = [state.resample_from_infostate(0, SAMPLER) for _ in range(3)]
    assert len({tuple(twin.history()) for twin in twins}) == 3
    for twin in twins:
        again = game.new_initial_state()
        for action in twin.history()[: 3 + 3 * 21]:
            again.apply_action(action)
        assert again.node.state.position.deal == twin.node.state.position.deal


def test_information_states_recall_everything() -> None:
    """What a player once saw stays in it: two paths to the same position differ."""
    game = load(("dice", {"players": 2}))
    state, rng = game.new_initial_state(), np.random.RandomState(4)
    seen: set[str] = set()
    while not state.is_terminal():
        text = state.information_state_string(0) if not state.is_chance_node() else str(len(seen))
        assert text not in seen
        seen.add(text)
        advance(state, rng)


def test_observations_have_named_pieces() -> None:
    game = load(FEW[0])
    state = moments(game, seed=3, every=4)[2]
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["coins"][:3, 0].tolist() == [
        state.node.state.position.cities[seat].coins for seat in (1, 2, 0)
    ]
    assert observation.tensor.tolist() == state.observation_tensor(1)


@pytest.mark.parametrize(
    ("search", "configuration"),
    [
        ("mcts", FEW[0]),
        ("ismcts", FEW[0]),
        ("mcts", ("dice", {"players": 2})),
        pytest.param("ismcts", ("dice", {"players": 2}), marks=pytest.mark.soak),
        pytest.param("ismcts", FEW[2], marks=pytest.mark.soak),
    ],
)
def test_its_searchers_play_whole_games(search: str, configuration: Configuration) -> None:
    game, rng = pyspiel.convert_to_turn_based(load(configuration)), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if search == "mcts":
        bot = mcts.MCTSBot(game, 1.0, 2, evaluator, random_state=rng)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 2, random_state=rng)
        bot.set_resampler(resample)
    state, chosen = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            state.apply_action(int(bot.step(state)))
            chosen += 1
        else:
            state.apply_action(any_action(state, rng))
    assert chosen > 15


@pytest.mark.slow
def test_no_game_is_longer_than_it_says() -> None:
    """The rules of dice let everyone pass forever; the suites check random games."""
    game = load(("dice", {"players": 2}))
    state, length, rng = game.new_initial_state(), 0, np.random.RandomState(1)
    while not state.is_terminal():
        length += not state.is_chance_node()
        if state.is_simultaneous_node():
            state.apply_actions(
                [state.legal_actions(player)[-1] for player in range(2)]
            )  # the last is "pass"
        else:
            state.apply_action(any_action(state, rng))
    assert length == game.max_game_length() == 5_000


def test_a_playthrough_can_be_written() -> None:
    text = playthrough("python_heptapolis_wonders(players=3,sides=day)", None, seed=1)
    assert "python_heptapolis_wonders" in text
    assert "ChanceOutcomes()" in text
    assert "SIMULTANEOUS" in text
    assert "Returns()" in text


@pytest.mark.parametrize("wrong", [{"players": 9}, {"reward": "glory"}, {"expansions": "armada"}])
def test_nonsense_is_answered_with_a_clear_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(HeptapolisError, match="valid:"):
        pyspiel.load_game("python_heptapolis_wonders", wrong)


def test_an_observer_has_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        load(FEW[0]).make_py_observer(None, {"colour": 1})
