"""Recorded games as a Minari dataset (https://minari.farama.org), one episode per game and seat.

    heptapolis dataset games.jsonl minari:heptapolis/dice/hard-v0

Minari stores it with its other datasets; `minari.load_dataset` reads it, with the masks in `infos`.
"""

import re
import warnings
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from heptapolis.arena.match import PlayedMatch
from heptapolis.core.errors import BadData
from heptapolis.envs.dataset import Decision, Replayer
from heptapolis.envs.extras import needs_extra
from heptapolis.envs.observation import LAYOUT_VERSION

with needs_extra("minari"):
    import gymnasium
    import minari
    from minari.data_collector import EpisodeBuffer

DATASET_ID = re.compile(r"([\w-]+/)*[\w-]+-v\d+")


def write_minari(
    dataset_id: str,
    matches: Iterable[PlayedMatch],
    reward: str = "rank",
    advance: Callable[[], None] = lambda: None,
) -> int:
    """Write the decisions of these matches, all of one game; return how many there are."""
    if not DATASET_ID.fullmatch(dataset_id):  # before the games are replayed
        raise BadData(dataset_id, "not the id of a dataset", ["NAMESPACE/NAME-v0"])
    episodes, bots, replayer, count = list[Any](), set[str](), None, 0
    for played in matches:
        replayer = replayer or Replayer(played.record, reward)
        rows = replayer.decisions(played)
        for seat in range(replayer.game.players):
            mine = [row for row in rows if row["seat"] == seat]
            episodes.append(_episode(mine, replayer.final_observations[seat], len(episodes)))
        bots.update(played.bots)
        count += len(rows)
        advance()
    if replayer is None:
        raise BadData(dataset_id, "there are no games to write", ["a file with games"])
    name = f"heptapolis.envs.gymnasium:heptapolis/{replayer.game.name.title()}-v{LAYOUT_VERSION}"
    env = gymnasium.make(name, reward=reward, **replayer.game.options)
    about = f"{count} decisions in {len(episodes) // replayer.game.players} games of {replayer.game.name}"
    try:
        with warnings.catch_warnings():  # it recommends an author and a link to code, which are the user's
            warnings.filterwarnings("ignore", module=r"minari\.utils")
            minari.create_dataset_from_buffers(
                dataset_id,
                episodes,
                env=env,
                eval_env=env,
                algorithm_name=", ".join(sorted(bots)),
                description=about,
                data_format="arrow",
            )
    except ValueError as error:  # an id that is taken
        raise BadData(dataset_id, str(error), ["NAMESPACE/NAME-v0"]) from None
    return count


def _episode(rows: list[Decision], final_observation: Any, number: int) -> Any:
    """The decisions of one seat in one game."""
    ended = np.array([row["done"] for row in rows])
    return EpisodeBuffer(
        id=number,
        observations=np.array([*(row["observation"] for row in rows), final_observation]),
        actions=np.array([row["action"] for row in rows], np.int64),
        rewards=[row["reward"] for row in rows],
        terminations=ended.tolist(),
        truncations=np.zeros_like(ended).tolist(),
        infos={"action_mask": np.array([*(row["action_mask"] for row in rows), rows[-1]["action_mask"]])},
    )
