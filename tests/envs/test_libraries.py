"""The field's libraries run our environments with their own code (`make soak` installs them)."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import heptapolis
import heptapolis.envs.gymnasium
from heptapolis.arena import play_tournament
from heptapolis.core.errors import BadData
from heptapolis.envs import parallel_env, raw_env

pytestmark = [
    pytest.mark.soak,
    pytest.mark.filterwarnings("default"),  # theirs, not ours
]

PLAIN = {"players": 3, "mask": "info"}  # observations that are a row of numbers, as most wrappers want them
SUPERSUIT: dict[str, tuple[Any, ...]] = {
    "agent_indicator_v0": (),
    "black_death_v3": (),
    "clip_reward_v0": (),
    "delay_observations_v0": (2,),
    "dtype_v0": (np.float32,),
    "flatten_v0": (),
    "frame_skip_v0": (2,),
    "frame_stack_v1": (3,),
    "max_observation_v0": (2,),
    "nan_noop_v0": (0,),
    "nan_random_v0": (),
    "pad_action_space_v0": (),
    "pad_observations_v0": (),
    "reshape_v0": ((1, -1),),
    "reward_lambda_v0": (lambda reward: 2 * reward,),
    "sticky_actions_v0": (0.25,),
}
# The space of agent_indicator_v0 has bounds of 0 and 1 whatever the environment's are: normalise first.
IMAGES_ONLY = ("color_reduction_v0", "resize_v1")  # our observations are rows of numbers
CONTINUOUS_ONLY = ("clip_actions_v0", "scale_actions_v0")  # our actions are codes


def random_actions(env: Any, infos: dict[str, Any]) -> dict[str, int]:
    return {agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) for agent in env.agents}


@pytest.mark.parametrize("name", SUPERSUIT)
@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_supersuit_wraps(game: str, name: str) -> None:
    supersuit = pytest.importorskip("supersuit")
    arguments = SUPERSUIT[name]
    if name == "reshape_v0":
        arguments = ((1, parallel_env(game, **PLAIN).layout.size),)
    env = getattr(supersuit, name)(parallel_env(game, **PLAIN), *arguments)
    observations, infos = env.reset(seed=1)
    for _ in range(5):
        for agent, seen in observations.items():
            assert name == "agent_indicator_v0" or env.observation_space(agent).contains(seen)
        observations, _, _, _, infos = env.step(random_actions(env, infos))


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_supersuit_makes_vector_environments(game: str) -> None:
    """It copies environments with cloudpickle."""
    supersuit = pytest.importorskip("supersuit")
    vector = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env(game, **PLAIN))
    many = supersuit.concat_vec_envs_v1(vector, 2, num_cpus=1, base_class="gymnasium")
    observations, _ = many.reset(seed=1)
    assert len(observations) == 6
    observations, *_ = many.step(np.zeros(6, np.int64))
    assert len(observations) == 6


@pytest.mark.parametrize("algorithm", ["PPO", "A2C", "DQN"])
def test_stable_baselines_learns(algorithm: str) -> None:
    """Without masks, illegal actions are replaced by the first legal one."""
    sb3 = pytest.importorskip("stable_baselines3")
    from stable_baselines3.common.env_checker import check_env
    from stable_baselines3.common.env_util import make_vec_env

    check_env(gymnasium.make("heptapolis/Dice-v0", opponents=["policy"]))
    env = make_vec_env("heptapolis/Dice-v0", n_envs=2, seed=1, env_kwargs={"opponents": ["random"] * 2})
    steps = {"n_steps": 32} if algorithm != "DQN" else {"learning_starts": 32}
    model = getattr(sb3, algorithm)("MlpPolicy", env, seed=1, device="cpu", **steps)
    model.learn(128)
    assert model.num_timesteps >= 128


def test_stable_baselines_in_other_processes() -> None:
    pytest.importorskip("stable_baselines3")
    from stable_baselines3.common.env_util import make_vec_env
    from stable_baselines3.common.vec_env import SubprocVecEnv

    env: Any = make_vec_env(
        "heptapolis.envs.gymnasium:heptapolis/Dice-v0", n_envs=2, vec_env_cls=SubprocVecEnv
    )
    env.reset()
    assert env.step(np.zeros(2, np.int64))[0].shape[0] == 2
    env.close()


def test_sb3_contrib_learns_with_masks() -> None:
    contrib = pytest.importorskip("sb3_contrib")
    from stable_baselines3.common.env_util import make_vec_env

    env = make_vec_env("heptapolis/Wonders-v0", n_envs=2, seed=1, env_kwargs={"players": 3})
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=32, seed=1, device="cpu").learn(128)
    assert model.num_timesteps >= 128


def test_videos_are_recorded(tmp_path: Path) -> None:
    pytest.importorskip("moviepy")
    from gymnasium.wrappers import RecordVideo

    env: Any = RecordVideo(gymnasium.make("heptapolis/Dice-v0", render_mode="rgb_array"), str(tmp_path))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(info["action_mask"].argmax())
    env.close()
    assert list(tmp_path.glob("*.mp4"))


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_torchrl_rolls_out(game: str) -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    env = PettingZooWrapper(parallel_env(game, **PLAIN), use_mask=False, categorical_actions=True)
    check_env_specs(env)
    assert env.rollout(8).batch_size[0] == 8


def test_torchrl_takes_the_mask_of_turns() -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper

    env = PettingZooWrapper(raw_env("dice", players=2, mask="info"), use_mask=True)
    assert env.rollout(8).batch_size[0] == 8


def test_tianshou_collects() -> None:
    pytest.importorskip("tianshou")
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv

    env = DummyVectorEnv([lambda: PettingZooEnv(raw_env("dice", players=2)) for _ in range(2)])
    seen, _ = env.reset()
    for _ in range(10):
        actions = np.array([int(np.flatnonzero(one["mask"])[0]) for one in seen])
        seen, rewards, *_ = env.step(actions)
    assert rewards.shape == (2, 2)


def test_ray_carries_what_a_user_holds() -> None:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        game = heptapolis.make("wonders", players=3)
        state = game.new(3)
        env = parallel_env("dice", players=2)
        env.reset(seed=1)
        things = [game, state, state.view(0), env, gymnasium.make("heptapolis/Dice-v0").unwrapped]
        got = ray.get([ray.put(thing) for thing in things])
        assert got[1].to_json() == state.to_json()
        assert got[3].batch.games.tobytes() == env.batch.games.tobytes()
        far = ray.remote(lambda one: one.to_json()).remote(state)
        assert ray.get(far) == state.to_json()
    finally:
        ray.shutdown()


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_minari_keeps_games(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minari = pytest.importorskip("minari")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))

    from heptapolis.envs.minari_dataset import write_minari

    result = play_tournament(
        heptapolis.make(game, players=3), ["greedy", "random", "random"], games=3, seed=1
    )
    with pytest.raises(BadData, match="NAMESPACE/NAME-v0"):
        write_minari("heptapolis/test", result.matches, "rank")
    count = write_minari("heptapolis/test-v0", result.matches, "rank")
    dataset = minari.load_dataset("heptapolis/test-v0")
    assert dataset.total_steps == count
    assert dataset.total_episodes == 9
    episode = next(iter(dataset.iterate_episodes()))
    assert len(episode.observations) == len(episode.actions) + 1
    assert episode.terminations[-1]
    recovered = dataset.recover_environment()
    assert recovered.observation_space == dataset.observation_space
