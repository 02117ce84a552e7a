"""PettingZoo: its own test suites in every configuration, and what they do not check."""

import pickle
from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.state_test import state_test

import heptapolis
from heptapolis import envs
from heptapolis.core.errors import BadData, BadOption, HeptapolisError, IllegalMove
from heptapolis.envs.observation import LAYOUT_VERSION
from heptapolis.envs.pettingzoo import Observation, ParallelTableEnv, env, parallel_env, raw_env
from heptapolis.envs.rewards import compute_rewards
from tests.envs.arrange import CONFIGURATIONS, FEW, Configuration, title

# The suites know by name which environments of their own have masks in dictionaries, and warn about others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

Masked = dict[str, Observation]


def first_legal(seen: Masked) -> dict[str, int]:
    return {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=title)
def test_the_suites_pass(configuration: Configuration) -> None:
    name, options = configuration
    api_test(env(name, **options), num_cycles=60)
    parallel_api_test(parallel_env(name, **options), num_cycles=60)
    seed_test(partial(env, name, **options), num_cycles=20)
    parallel_seed_test(partial(parallel_env, name, **options), num_cycles=20)


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_the_suite_of_rendering_passes(configuration: Configuration) -> None:
    name, options = configuration
    render_test(partial(env, name, **options))


def test_environments_are_registered() -> None:
    parallel = pettingzoo.make("parallel", "heptapolis/wonders_v0", players=5)
    assert isinstance(parallel, ParallelTableEnv)
    assert parallel.game == heptapolis.make("wonders", players=5)
    assert pettingzoo.make("aec", "heptapolis/dice_v0", players=2).max_num_agents == 2


def test_the_first_game_of_a_seed_is_that_of_the_rules() -> None:
    table = parallel_env("wonders", players=3)
    table.reset(seed=11)
    assert table.batch.engine.to_rules(table.batch.games).to_json() == table.game.new(11).to_json()


@pytest.mark.parametrize("configuration", FEW, ids=title)
def test_both_kinds_play_the_same_game(configuration: Configuration) -> None:
    """All at once, and one by one: the same choices lead to the same rewards."""
    name, options = configuration
    together, one_by_one = parallel_env(name, **options), raw_env(name, **options)
    seen, _ = together.reset(seed=5)
    one_by_one.reset(seed=5)
    worth: dict[str, float] = {}
    while together.agents:
        seen, worth, *_ = together.step(first_legal(seen))
    told = {}
    for agent in one_by_one.agent_iter():
        observation, reward, over, _, _ = one_by_one.last()
        told[agent] = reward
        assert observation is not None
        one_by_one.step(None if over else int(observation["action_mask"].argmax()))
    assert told == worth


@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_rewards_come_at_the_end(reward: str) -> None:
    table = parallel_env("wonders", players=4, reward=reward)
    seen, _ = table.reset(seed=2)
    paid: list[list[float]] = []
    while table.agents:
        seen, worth, *_ = table.step(first_legal(seen))
        paid.append(list(worth.values()))
    result = table.batch.engine.to_rules(table.batch.games).result()
    wanted = compute_rewards(reward, np.array([result.totals]), np.array([result.tiebreaks]), 1)[0]
    assert paid[-1] == wanted.tolist()
    assert not np.array(paid[:-1]).any()


def test_an_illegal_action_is_replaced_and_flagged() -> None:
    """The same game as with the first legal action in its place."""
    honest, careless = parallel_env("wonders", players=3), parallel_env("wonders", players=3)
    seen, _ = honest.reset(seed=1)
    careless.reset(seed=1)
    after, *_ = honest.step(first_legal(seen))
    wrong = first_legal(seen) | {"player_1": 400}
    found, _, _, _, infos = careless.step(wrong)
    assert [info["replaced"] for info in infos.values()] == [False, True, False]
    assert all((found[agent]["observation"] == after[agent]["observation"]).all() for agent in after)


def test_masks_are_mirrored_in_info() -> None:
    seen, infos = parallel_env("dice", players=3).reset(seed=1)
    assert all((infos[agent]["action_mask"] == seen[agent]["action_mask"]).all() for agent in seen)


def test_one_by_one_only_seats_that_must_decide_are_asked() -> None:
    table = raw_env("wonders", players=4, boards="choose")
    table.reset(seed=1)
    asked = []
    for agent in table.agent_iter(4):
        asked.append(agent)
        table.step(int(table.observe(agent)["action_mask"].argmax()))
    assert asked == table.possible_agents


def test_what_was_handed_out_is_never_written_to_again() -> None:
    table = parallel_env("dice", players=2)
    seen, _ = table.reset(seed=1)
    kept = deepcopy(seen)
    table.step(first_legal(seen))
    for agent, before in kept.items():
        assert (seen[agent]["observation"] == before["observation"]).all()
        assert (seen[agent]["action_mask"] == before["action_mask"]).all()


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda: parallel_env("chess"),
        lambda: parallel_env("wonders", players=9),
        lambda: parallel_env("wonders", colour="red"),
        lambda: parallel_env("wonders", reward="glory"),
        lambda: parallel_env("wonders", mask="nowhere"),
        lambda: parallel_env("wonders").step({}),
        lambda: parallel_env("wonders").render(),
        lambda: parallel_env("wonders").reset(seed=-5),
    ],
)
def test_nonsense_is_answered_with_a_clear_error(nonsense: Any) -> None:
    with pytest.raises(HeptapolisError, match="valid:"):
        nonsense()


def test_the_text_shows_where_the_game_stands() -> None:
    table = parallel_env("wonders", players=3, render_mode="ansi", sides="day")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert "Age" in text
    assert "player_2: 1 points, 3 coins *" in text


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_the_suites_of_modules_pass(game: str) -> None:
    """What PettingZoo requires of its own games: a state with its space, and a limit on rounds."""
    module = getattr(envs, f"{game}_v0")
    state_test(module.env(), module.parallel_env())
    max_cycles_test(module)


def test_only_what_exists_is_a_module() -> None:
    with pytest.raises(AttributeError, match="valid: dice_v0, wonders_v0"):
        envs.chess_v0  # noqa: B018
    with pytest.raises(AttributeError, match="valid: dice_v0, wonders_v0"):
        envs.dice_v7  # noqa: B018


def test_the_mask_may_be_in_the_info_alone() -> None:
    table = parallel_env("dice", players=2, mask="info")
    seen, infos = table.reset(seed=1)
    assert table.observation_space("player_0").contains(seen["player_0"])
    assert infos["player_0"]["action_mask"].any()
    parallel_api_test(table, num_cycles=50)


@pytest.mark.parametrize("make", [parallel_env, raw_env])
def test_environments_pickle_with_their_game(make: Any) -> None:
    table = make("wonders", players=3)
    table.reset(seed=1)
    twin = pickle.loads(pickle.dumps(table))
    if make is raw_env:
        for one in (table, twin):
            one.step(one.observe(one.agent_selection)["action_mask"].argmax())
        assert table.agent_selection == twin.agent_selection
    else:
        actions = dict.fromkeys(table.agents, 0)
        seen, again = table.step(actions)[0], twin.step(actions)[0]
        assert all((seen[agent]["observation"] == again[agent]["observation"]).all() for agent in seen)
    assert (table.state() == twin.state()).all()


def test_actions_and_observations_have_names() -> None:
    table = parallel_env("wonders", players=3)
    seen, _ = table.reset(seed=1)
    for agent, one in seen.items():
        action = int(one["action_mask"].argmax())
        assert table.encode_action(agent, table.decode_action(agent, action)) == action
        assert (table.encode_observation(table.describe_observation(one)) == one["observation"]).all()


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_a_game_can_be_imported_by_the_path_of_its_module(game: str) -> None:
    """Libraries name environments by module: `importlib.import_module("heptapolis.envs.wonders_v0")`."""
    module = import_module(f"heptapolis.envs.{game}_v{LAYOUT_VERSION}")
    assert module is getattr(envs, f"{game}_v{LAYOUT_VERSION}")
    assert module.parallel_env(players=3).metadata["name"] == f"heptapolis_{game}_v{LAYOUT_VERSION}"


@pytest.mark.parametrize("rounds", [0, -1, 1.5, "x"])
def test_a_limit_of_rounds_is_a_positive_number(rounds: object) -> None:
    with pytest.raises(BadOption, match="1 or more"):
        parallel_env("dice", max_cycles=rounds)


def test_what_all_agents_see_is_not_an_observation() -> None:
    table = parallel_env("dice", players=2)
    seen, _ = table.reset(seed=1)
    with pytest.raises(BadData, match="not the observation of one agent"):
        table.describe_observation(seen)  # type: ignore[arg-type]


def test_actions_have_no_names_before_the_first_game() -> None:
    table = parallel_env("wonders", players=3)
    with pytest.raises(IllegalMove, match=r"no game is running \(valid: reset\)"):
        table.decode_action("player_0", 0)
    with pytest.raises(IllegalMove, match=r"no game is running \(valid: reset\)"):
        table.encode_action("player_0", "build loom")


def test_a_layout_lists_its_pieces() -> None:
    lines = str(parallel_env("wonders", players=3).layout).splitlines()
    assert lines[0].split() == ["age", "(1,)", "0", "to", "3"]
    assert lines[4].split() == ["board", "(7,", "10)", "0", "to", "1"]
