"""Gymnasium, many games at once: the same games as one by one, restarted as it specifies."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode

import heptapolis
import heptapolis.envs.gymnasium
from heptapolis.bots.compiled import CompiledBots
from heptapolis.bots.registry import parse_bot
from heptapolis.core.chance import derive
from heptapolis.core.errors import HeptapolisError
from heptapolis.envs.gymnasium import SeatEnv
from heptapolis.envs.gymnasium_vector import SeatsVectorEnv
from heptapolis.envs.pettingzoo import parallel_env
from tests.envs.arrange import CONFIGURATIONS, FEW, Configuration, title

IDS = {"wonders": "heptapolis/Wonders-v0", "dice": "heptapolis/Dice-v0"}


def make(name: str, num_envs: int, **options: Any) -> Any:
    return gymnasium.make_vec(IDS[name], num_envs=num_envs, **options)


def first_legal(masks: Any) -> Any:
    return np.asarray(masks).argmax(axis=1)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
@pytest.mark.parametrize("opponents", [None, "self"])
def test_what_comes_back_fits_the_spaces(configuration: Configuration, opponents: str | None) -> None:
    """What Gymnasium checks in single environments, for a vector one: shapes, types, spaces, seeds."""
    name, options = configuration
    env = make(name, 3 * options["players"], opponents=opponents, **options)
    seen, infos = env.reset(seed=5)
    assert seen in env.observation_space
    for _ in range(30):
        masks = infos["action_mask"]
        assert masks.any(axis=1).all()
        seen, rewards, ended, cut, infos = env.step(first_legal(masks))
        assert seen in env.observation_space
        assert rewards.shape == ended.shape == cut.shape == (env.num_envs,)
        assert (rewards.dtype, ended.dtype, cut.dtype) == (np.float64, np.bool_, np.bool_)
        assert not cut.any()


@pytest.mark.parametrize("opponents", [None, "self"])
def test_a_seed_fixes_everything(opponents: str | None) -> None:
    runs = []
    for _ in range(2):
        env = make("wonders", 6, players=3, opponents=opponents)
        steps: list[Any] = [env.reset(seed=9)]
        steps += [env.step(first_legal(env.action_masks())) for _ in range(40)]
        runs.append(steps)
    assert all(data_equivalence(one, other, exact=True) for one, other in zip(*runs, strict=True))


def test_what_was_handed_out_is_never_written_to_again() -> None:
    env = make("dice", 4, players=2, opponents="self")
    seen, infos = env.reset(seed=1)
    kept = seen.copy(), infos["action_mask"].copy()
    env.step(first_legal(env.action_masks()))
    assert (seen == kept[0]).all()
    assert (infos["action_mask"] == kept[1]).all()


def test_without_copies_the_same_arrays_come_back() -> None:
    env = make("dice", 4, players=2, opponents="self", copy=False)
    seen, _ = env.reset(seed=1)
    again, *_ = env.step(first_legal(env.action_masks()))
    assert np.shares_memory(seen, again)


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_self_play_is_the_parallel_environment_many_times(configuration: Configuration) -> None:
    """Table by table the same observations, masks and rewards, until the first game ends."""
    name, options = configuration
    players = options["players"]
    env = make(name, 2 * players, opponents="self", **options)
    seen, infos = env.reset(seed=8)
    tables = [parallel_env(name, **options) for _ in range(2)]
    for number, table in enumerate(tables):
        table.reset(seed=derive(8, number))
    ended = np.zeros(1)
    while not ended.any():
        actions = first_legal(infos["action_mask"])
        seen, rewards, ended, _, infos = env.step(actions)
        for number, table in enumerate(tables):
            rows = slice(number * players, (number + 1) * players)
            chosen = dict(zip(table.possible_agents, actions[rows].tolist(), strict=True))
            alone, worth, *_ = table.step(chosen)
            assert (np.array([one["observation"] for one in alone.values()]) == seen[rows]).all()
            assert list(worth.values()) == rewards[rows].tolist()


def test_a_finished_game_starts_over_at_the_next_step() -> None:
    env = make("wonders", 1, players=3, seat=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset(seed=3)
    ended = np.zeros(1, np.bool_)
    while not ended[0]:
        _, rewards, ended, _, infos = env.step(first_legal(env.action_masks()))
    assert rewards.tolist() == env.batch.rewards(env.batch.over)[:, 1].tolist()
    _, rewards, ended, _, infos = env.step(np.array([0]))
    second = heptapolis.make("wonders", players=3).new(derive(derive(3, 0), 1))
    assert env.batch.engine.to_rules(env.batch.games).to_json() == second.to_json()
    assert (rewards[0], bool(ended[0]), bool(infos["replaced"][0])) == (0, False, False)


def test_an_illegal_action_is_replaced_and_flagged() -> None:
    env = make("wonders", 3, players=3)
    env.reset(seed=1)
    actions = first_legal(env.action_masks())
    actions[1] = -7
    *_, infos = env.step(actions)
    assert infos["replaced"].tolist() == [False, True, False]


def test_other_bots_sit_in_games_of_their_own() -> None:
    """Bots that the kernel does not play: Gymnasium's own vector environment over single ones."""
    env = make("dice", 2, opponents=["greedy"], vectorization_mode="sync")
    seen, infos = env.reset(seed=1)
    assert seen.shape == (2, env.single_observation_space.shape[0])
    env.step(first_legal(infos["action_mask"]))


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda: SeatsVectorEnv("dice", 5, players=2, opponents="self"),
        lambda: SeatsVectorEnv("dice", 0),
        lambda: SeatsVectorEnv("dice", 2, opponents=["greedy"]),
        lambda: SeatsVectorEnv("dice", 2, opponents="everybody"),
        lambda: SeatsVectorEnv("dice", 2, seat=9),
        lambda: SeatsVectorEnv("dice", 2).step(np.zeros(2, np.int64)),  # before any reset
    ],
)
def test_nonsense_is_answered_with_a_clear_error(nonsense: Any) -> None:
    with pytest.raises(HeptapolisError, match="valid:"):
        nonsense()


@pytest.mark.parametrize("opponents", [None, "self"])
@pytest.mark.parametrize("nonsense", [[0.5, 1.0], [1, 2, 3], "sell"])
def test_values_that_are_not_actions_are_rejected(opponents: str | None, nonsense: Any) -> None:
    env = make("dice", 2, players=2, opponents=opponents)
    env.reset(seed=1)
    with pytest.raises(HeptapolisError, match="whole numbers"):
        env.step(nonsense)


def test_a_render_mode_is_only_a_warning() -> None:
    with pytest.warns(UserWarning, match="does not render"):
        SeatsVectorEnv("dice", 2, render_mode="human")


@pytest.mark.parametrize("opponents", [["random"] * 2, ["policy", "random"], ["policy"] * 2])
def test_against_bots_it_is_the_single_environment_many_times(opponents: list[str]) -> None:
    """Table by table: the same seeds, the same bots, the same games, and the agent never waits."""
    many: Any = SeatsVectorEnv("wonders", 3, opponents=opponents, seat=1)
    seen, infos = many.reset(seed=4)
    alone = [SeatEnv("wonders", opponents=opponents, seat=1) for _ in range(3)]
    for table, env in enumerate(alone):
        assert (env.reset(seed=derive(4, table))[0] == seen[table]).all()
    over = np.zeros(3, np.bool_)
    while not over.any():
        actions = first_legal(infos["action_mask"])
        assert not infos["action_mask"][:, many.batch.noop].any()
        seen, rewards, over, _, infos = many.step(actions)
        for table, env in enumerate(alone):
            row, reward, ended, _, _ = env.step(actions[table])
            assert (row == seen[table]).all()
            assert (reward, ended) == (rewards[table], over[table])


def test_a_vector_environment_pickles_with_its_games() -> None:
    env = SeatsVectorEnv("dice", 3, opponents=["policy", "random"])
    _, infos = env.reset(seed=4)
    _, _, _, _, infos = env.step(first_legal(infos["action_mask"]))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(80):
        actions = first_legal(infos["action_mask"])
        seen, _, _, _, infos = env.step(actions)
        assert (twin.step(actions)[0] == seen).all()


def test_actions_of_a_sub_environment_have_names() -> None:
    env = SeatsVectorEnv("dice", 4, players=2, opponents="self")
    _, infos = env.reset(seed=4)
    for index, action in enumerate(first_legal(infos["action_mask"])):
        assert env.encode_action(index, env.decode_action(index, action)) == action


@pytest.mark.parametrize("name", IDS)
def test_the_advice_is_what_the_policy_bot_plays(name: str) -> None:
    """Four agents that follow it end like four bots, for the same seeds."""
    env = make(name, 12, players=4, opponents="self")
    env.reset(seed=5)
    while not env.batch.over.all():
        env.batch.step(env.policy_actions().astype(np.int16).reshape(3, 4))
    bots = CompiledBots(env.batch.engine, dict.fromkeys(range(4), parse_bot("policy")), 3)
    played = bots.play_games(np.array([derive(5, table) for table in range(3)]))[1]
    assert (env.batch.scores() == played.sheets).all()


def test_seats_with_nothing_to_decide_are_advised_to_wait() -> None:
    env = make("wonders", 4, players=4, opponents="self")
    env.reset(seed=1)
    while not env.batch.over.all():
        env.step(env.policy_actions())
    assert (env.policy_actions() == env.batch.noop).all()
