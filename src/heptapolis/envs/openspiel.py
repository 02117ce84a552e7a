"""OpenSpiel: import this module, then call `pyspiel.load_game("python_heptapolis_wonders(players=4)")`.

If several seats must decide, the node is simultaneous, and a seat with nothing to decide has only the no-op;
if one seat must decide, it is that player's node. Chance nodes are explicit, outcome by outcome.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

import heptapolis
from heptapolis.core.contract import Move
from heptapolis.core.games import GAMES, rules_of
from heptapolis.core.options import options_of
from heptapolis.envs.extras import needs_extra
from heptapolis.envs.observation import Description, Layout
from heptapolis.envs.openspiel_node import GameNode, chance_nodes_of, shared_engine
from heptapolis.envs.openspiel_observer import Observer
from heptapolis.envs.render import table_text
from heptapolis.envs.rewards import check_reward, compute_rewards, team_size
from heptapolis.kernel.chance_nodes import Outcomes
from heptapolis.kernel.random64 import stream

with needs_extra("openspiel"):
    import pyspiel

MAX_UTILITY = {"rank": 1.0, "win": 1.0, "margin": 1_000.0}  # upper bounds by reward
SHORT_NAME_PREFIX = "python_heptapolis_"


def parameters(name: str) -> dict[str, object]:
    """The options of a game as OpenSpiel writes them: a plus sign joins several values of one."""
    options: dict[str, object] = {
        option.name: "+".join(option.default) if isinstance(option.default, tuple) else option.default
        for option in options_of(rules_of(name))
    }
    return options | {"reward": "rank"}


def make_game_type(name: str, reward: str = "rank") -> pyspiel.GameType:
    """What OpenSpiel knows about a game before making it."""
    kind = pyspiel.GameType
    known = kind.Information
    hidden = chance_nodes_of(name).hidden
    return kind(
        short_name=SHORT_NAME_PREFIX + name,
        long_name=f"Heptapolis: {rules_of(name).title}",
        dynamics=kind.Dynamics.SIMULTANEOUS,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if hidden else known.PERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM if reward == "win" else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=7,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(name),
    )


class SpielGame(pyspiel.Game):
    """A game with its options behind OpenSpiel's interface."""

    def __init__(self, name: str, params: Mapping[str, object] | None = None) -> None:
        given = parameters(name) | dict(params or {})
        self.reward = check_reward(str(given["reward"]))
        self.rules = heptapolis.make(name, **_options(name, given))
        self.engine = shared_engine(self.rules)
        self.chance = chance_nodes_of(name)
        self.noop, self.side_size = self.engine.codes, team_size(self.rules)
        most = MAX_UTILITY[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.noop + 1,
            max_chance_outcomes=self.chance.max_outcomes,
            num_players=self.rules.players,
            min_utility=0.0 if self.reward == "win" else -most,
            max_utility=most,
            utility_sum=float(self.side_size) if self.reward == "win" else 0.0,
            max_game_length=self.chance(self.engine).max_decisions,
        )
        super().__init__(make_game_type(name, self.reward), info, dict(params or {}))

    def describe_observation(self, pieces: Mapping[str, Any]) -> Description:
        """An observation in words, from an observer's pieces (`make_observation(game).dict`)."""
        return Layout(self.engine).describe_pieces(pieces)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.chance(self.engine).max_nodes)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        if params:
            raise ValueError(f"{params}: observers have no parameters")
        return Observer(self.engine, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))


def _options(name: str, given: Mapping[str, object]) -> dict[str, object]:
    """The parameters that are options of the game, converted to the game's types."""
    many = {option.name for option in options_of(rules_of(name)) if option.many}
    return {
        option: tuple(filter(None, str(value).split("+"))) if option in many else value
        for option, value in given.items()
        if option != "reward"
    }


class SpielState(pyspiel.State):
    """One moment of a game: a chance node, one player's node, or a simultaneous node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        chance = game.chance(game.engine)
        self._node = GameNode(chance, chance.begin())

    @property
    def node(self) -> GameNode:
        return self._node

    def current_player(self) -> int:
        return self._node.player

    def is_terminal(self) -> bool:
        return bool(self._node.player == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self._node.acting:
            return [self.get_game().noop]
        return sorted(self.get_game().engine.legal(self._node.games, player).tolist())

    def chance_outcomes(self) -> Outcomes:
        return self._node.outcomes

    def _apply_action(self, action: int) -> None:
        if self._node.outcomes:
            self._node.draw(action)
        else:
            self._node.step({self._node.player: action})

    def _apply_actions(self, actions: list[int]) -> None:
        self._node.step({seat: actions[seat] for seat in self._node.acting})

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._node.chance.name(action)
        game = self.get_game()
        return "wait" if action == game.noop else str(game.engine.move(self._node.games, player, action))

    def returns(self) -> list[float]:
        game = self.get_game()
        if self._node.games is None or not self.is_terminal():
            return [0.0] * game.rules.players
        totals = game.engine.scores(self._node.games).sum(axis=1)
        coins = self._node.games["seats"]["coins"][0, : game.rules.players]
        utilities = compute_rewards(game.reward, totals[np.newaxis], coins[np.newaxis], game.side_size)
        return [float(reward) for reward in utilities[0]]

    def __str__(self) -> str:
        if self._node.games is None:
            return "the game is being dealt"
        return table_text(self._node.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same to this player, with a history that leads to it."""
        game = self.get_game()
        if self._node.games is None or not self._node.chance.hidden:
            twin: SpielState = self.clone()
            return twin
        view = self._node.state.view(player)
        drawn = game.engine.copy(self._node.games)
        game.engine.sampler(view).draw(drawn, stream(int(sampler() * (1 << 62))))
        return _replay(game, game.engine.to_rules(drawn))


def _replay(game: SpielGame, state: Any) -> SpielState:
    """The OpenSpiel state with the same history as this state of the rules."""
    twin = game.new_initial_state()
    for outcome in twin.node.chance.outcomes_of(state):
        twin.apply_action(outcome)
    for moves in [*(dict(step.moves) for step in state.position.log), dict(state.position.chosen)]:
        while moves:  # in the open mode, seats decide one by one
            _apply_moves(game, twin, {seat: moves.pop(seat) for seat in twin.node.acting})
    return twin


def _apply_moves(game: SpielGame, state: SpielState, moves: Mapping[int, Move]) -> None:
    """Apply these moves: one player's, or those of a simultaneous node."""
    codes = {seat: game.engine.moves(state.node.dealt, seat)[move] for seat, move in moves.items()}
    if len(codes) == 1:
        state.apply_action(*codes.values())
    else:
        state.apply_actions([codes.get(seat, game.noop) for seat in range(game.rules.players)])


def resample(state: pyspiel.State, player: int) -> pyspiel.State:
    """`resample_from_infostate`, also for the turn-based transform: pass it to `ISMCTSBot.set_resampler`.

    Choices that others have just made in secret are drawn from everything that they could have chosen.
    """
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    if isinstance(state, SpielState):
        return state.resample_from_infostate(player, sampler)
    inner = state.simultaneous_game_state()
    twin = state.get_game().new_initial_state()
    for action in inner.resample_from_infostate(player, sampler).history():
        twin.apply_action(action)
    for _ in range(len(state.history()) - len(inner.history())):
        legal = twin.legal_actions()
        twin.apply_action(legal[int(sampler() * len(legal))])
    return twin


def _register(name: str) -> None:
    """Register a game with OpenSpiel, which needs a class for each."""

    def init(self: SpielGame, params: Mapping[str, object] | None = None) -> None:
        SpielGame.__init__(self, name, params)

    made = type(f"Spiel{name.capitalize()}", (SpielGame,), {"__init__": init, "__module__": __name__})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(make_game_type(name), made)


for _name in GAMES:
    if GAMES[_name].chance_nodes:
        _register(_name)
