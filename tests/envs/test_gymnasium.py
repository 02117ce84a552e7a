"""Gymnasium, one game against bots: its own checker, and what that does not check."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import heptapolis
from heptapolis.bots import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.errors import HeptapolisError
from heptapolis.envs.gymnasium import SeatEnv
from tests.envs.arrange import CONFIGURATIONS, FEW, Configuration, title

IDS = {"wonders": "heptapolis/Wonders-v0", "dice": "heptapolis/Dice-v0"}


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(IDS[name], **options).unwrapped


def play(env: Any, seed: int) -> list[Any]:
    """The rewards of a game in which the agent takes the last of its legal actions."""
    env.reset(seed=seed)
    paid, over = [], False
    while not over:
        _, reward, over, _, _ = env.step(np.flatnonzero(env.action_masks())[-1])
        paid.append(reward)
    return paid


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
def test_the_check_passes(configuration: Configuration) -> None:
    name, options = configuration
    check_env(make(name, **options))


def test_the_players_are_the_agent_and_its_opponents() -> None:
    assert make("wonders", opponents=["greedy"] * 3).game == heptapolis.make("wonders", players=4)
    assert make("dice", players=2).game == heptapolis.make("dice", players=2)
    assert make("dice").game == heptapolis.make("dice")


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_the_bots_play_as_at_any_table(configuration: Configuration) -> None:
    """The agent plays what `greedy` would: then the game is that of four `greedy` bots."""
    name, options = configuration
    game, greedy = heptapolis.make(name, **options), parse_bot("greedy")
    state = game.new(3)
    with seated_bots(dict.fromkeys(range(game.players), greedy), game, 3) as bots:
        play_out(state, bots)
    env = make(name, opponents=["greedy"] * (game.players - 1), seat=1, **options)
    env.reset(seed=3)
    with seated_bots({1: greedy}, game, 3) as agent:
        while (now := env.batch.engine.to_rules(env.batch.games)).to_act:
            env.step(env.batch.engine.moves(env.batch.games, 1)[agent[1].choose(now, 1)])
    assert env.batch.engine.to_rules(env.batch.games).result() == state.result()


def test_every_step_is_a_decision_of_the_agent() -> None:
    env = make("wonders", players=3, boards="choose", seat=2)
    env.reset(seed=1)
    over = False
    while not over:
        assert not env.action_masks()[env.batch.noop]
        _, _, over, _, info = env.step(int(env.action_masks().argmax()))
        assert (info["action_mask"] == env.action_masks()).all()
    assert np.flatnonzero(env.action_masks()).tolist() == [env.batch.noop]


@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_the_reward_comes_at_the_end(reward: str) -> None:
    env = make("dice", players=3, reward=reward)
    *before, last = play(env, seed=4)
    assert not any(before)
    assert last == env.batch.rewards(env.batch.over)[0, 0]


def test_an_illegal_action_is_replaced_and_flagged() -> None:
    env = make("wonders", players=3)
    env.reset(seed=1)
    assert env.step(10_000)[-1]["replaced"]
    assert not env.step(env.action_masks().argmax())[-1]["replaced"]


def test_a_bot_may_be_given_as_it_is() -> None:
    env = make("dice", opponents=[parse_bot("random:seed=4"), "random"])
    assert play(env, seed=2) == play(env, seed=2)


def test_the_text_shows_where_the_game_stands() -> None:
    env = make("dice", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "player_1: " in env.render()


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda: SeatEnv("chess"),
        lambda: SeatEnv("dice", players=1),
        lambda: SeatEnv("dice", opponents="random"),
        lambda: SeatEnv("dice", opponents=3),  # type: ignore[arg-type]
        lambda: SeatEnv("dice", opponents=["deep-blue"]),
        lambda: SeatEnv("dice", opponents=["random"], players=5),
        lambda: SeatEnv("dice", seat=4),
        lambda: SeatEnv("dice", reward="glory"),
        lambda: SeatEnv("dice").step(0),
        lambda: SeatEnv("dice").render(),
    ],
)
def test_nonsense_is_answered_with_a_clear_error(nonsense: Any) -> None:
    with pytest.raises(HeptapolisError, match="valid:"):
        nonsense()


def test_an_unknown_render_mode_is_only_a_warning() -> None:
    """Libraries pass modes that not every environment knows, as `make_vec_env` of SB3 does."""
    with pytest.warns(UserWarning, match="unknown and ignored"):
        assert SeatEnv("dice", render_mode="smell").render_mode is None


def test_a_picture_always_has_the_same_size() -> None:
    env = make("wonders", players=7, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert first.shape == (544, 960, 3)
    assert first.dtype == np.uint8
    while not env.step(env.action_masks().argmax())[2]:
        pass
    last = env.render()
    assert last.shape == first.shape
    assert (last != first).any()


def test_actions_have_names() -> None:
    env = make("wonders", players=3)
    env.reset(seed=1)
    over = False
    while not over:
        for code in np.flatnonzero(env.action_masks()):
            assert env.encode_action(env.decode_action(code)) == code
        _, _, over, _, _ = env.step(env.action_masks().argmax())
    assert env.decode_action(env.batch.noop) == "wait"
    with pytest.raises(HeptapolisError, match="not legal for seat 0 now"):
        env.decode_action(0)


@pytest.mark.parametrize(
    "opponents", [["random"] * 2, ["policy", "random:seed=3"], ["greedy", "mcts:playouts=9"]]
)
def test_an_environment_pickles_with_its_game(opponents: list[str]) -> None:
    """The twin plays on with the same bots, as if nothing had happened."""
    env = SeatEnv("wonders", opponents=opponents)
    env.reset(seed=5)
    for _ in range(4):
        env.step(env.action_masks().argmax())
    twin = pickle.loads(pickle.dumps(env))
    over = False
    while not over:
        assert (twin.action_masks() == env.action_masks()).all()
        action = np.flatnonzero(env.action_masks())[-1]
        (seen, reward, over, *_), (seen_again, reward_again, *_) = env.step(action), twin.step(action)
        assert (seen == seen_again).all()
        assert reward == reward_again
    assert (twin.reset()[0] == env.reset()[0]).all()


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_compiled_bots_play_what_the_bots_of_the_same_name_play(configuration: Configuration) -> None:
    """`policy` draws no random numbers: compiled, it makes the same moves as at any table."""
    name, options = configuration
    check_opponents("policy", name, **options)


def test_opponents_follow_the_network_if_they_should() -> None:
    """The kernel knew the bot by its name alone, and played the linear policy under the network's name."""
    check_opponents("policy:guide=network", "wonders", players=4)


def check_opponents(spec: str, name: str, **options: Any) -> None:
    """A game against bots of an environment ends like the same game at a table of bots."""
    game, policy = heptapolis.make(name, **options), parse_bot(spec)
    state = game.new(3)
    with seated_bots(dict.fromkeys(range(game.players), policy), game, 3) as bots:
        play_out(state, bots)
    env = make(name, opponents=[spec] * (game.players - 1), seat=1, **options)
    env.reset(seed=3)
    with seated_bots({1: policy}, game, 3) as agent:
        while (now := env.batch.engine.to_rules(env.batch.games)).to_act:
            env.step(env.batch.engine.moves(env.batch.games, 1)[agent[1].choose(now, 1)])
    assert env.batch.engine.to_rules(env.batch.games).result() == state.result()


@pytest.mark.parametrize("nonsense", [None, "sell", 0.5, [1, 2]])
def test_a_value_that_is_not_an_action_is_rejected(nonsense: Any) -> None:
    env = make("dice")
    env.reset(seed=1)
    with pytest.raises(HeptapolisError, match="a whole number"):
        env.step(nonsense)
