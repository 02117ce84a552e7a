"""What an installed heptapolis must do on any Python: rules, kernels, bots, environments, files.

python smoke.py    # with heptapolis[envs,openspiel,parquet,pictures,server]; prints a line per part
"""

import pickle
import tempfile
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel

import heptapolis
import heptapolis.envs.gymnasium
import heptapolis.envs.openspiel
from heptapolis.arena import RowFile, play_tournament
from heptapolis.envs import evaluate, load_baseline, parallel_env

BOTS = ["greedy", "mcts:playouts=20", "policy"]


def play_rules() -> object:
    state = heptapolis.make("wonders", players=3, expansions=["cities"]).new(seed=1)
    while state.to_act:
        state.play({seat: state.legal(seat)[0] for seat in state.to_act})
    return state.result().ranks


def play_arena(game: str) -> object:
    """A tournament, and its final positions as Parquet."""
    result = play_tournament(game, BOTS, games=3, seed=1)
    with tempfile.TemporaryDirectory() as folder, RowFile(Path(folder) / "rows.parquet") as rows:
        for number, played in enumerate(result.matches):
            rows.add_game(played.record.final(), number=number, seed=played.record.seed, bots=BOTS)
    return [one.bot for one in result.standings]


def play_environment(game: str) -> object:
    """It is pickled in the middle of the game."""
    env: Any = parallel_env(game, players=3)
    seen, _ = env.reset(seed=1)
    env = pickle.loads(pickle.dumps(env))
    while env.agents:
        seen, rewards, *_ = env.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    return rewards


def play_baseline(game: str) -> object:
    return evaluate(load_baseline(heptapolis.make(game)).act, game, ["random"] * 3, games=50)


def draw_picture() -> object:
    env: Any = gymnasium.make("heptapolis/Dice-v0", render_mode="rgb_array")
    env.reset(seed=1)
    return env.render().shape


def play_openspiel() -> object:
    state = pyspiel.load_game("python_heptapolis_dice(players=2)").new_initial_state()
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([state.legal_actions(player)[0] for player in range(2)])
        else:
            state.apply_action(state.legal_actions()[0])
    return state.returns()


def main() -> None:
    print("rules", play_rules())
    for game in ("wonders", "dice"):
        print("arena", game, play_arena(game))
        print("environment", game, play_environment(game))
        print("baseline", game, play_baseline(game))
    print("picture", draw_picture())
    print("OpenSpiel", play_openspiel())


if __name__ == "__main__":
    main()
