"""OpenSpiel: `pyspiel.load_game("python_heptapolis_wonders(players=4)")`, once this module is imported.

Where several seats must decide the node is simultaneous, and whoever has nothing to decide has the no-op;
where one must, it is that player's node. Chance is explicit, outcome by outcome.
"""

from typing import Any

import numpy as np
import pyspiel

import heptapolis
from heptapolis.core.games import GAMES, rules_of
from heptapolis.core.options import options_of
from heptapolis.envs.openspiel_observer import Observer
from heptapolis.envs.openspiel_table import Table, chance_nodes_of, shared_engine
from heptapolis.envs.render import table_text
from heptapolis.envs.rewards import check_reward, rewards, team_size
from heptapolis.kernel.chance_nodes import Outcomes
from heptapolis.kernel.random64 import stream

LONGEST = 10_000  # decisions; a game of dice has no fixed length
WORTH = {"rank": 1.0, "win": 1.0, "margin": 1_000.0}  # more than anybody can get
SHORT = "python_heptapolis_"


def parameters(name: str) -> dict[str, Any]:
    """The options of a game as OpenSpiel writes them: several values of one are joined by a plus sign."""
    options = {
        option.name: "+".join(option.default) if isinstance(option.default, tuple) else option.default
        for option in options_of(rules_of(name))
    }
    return options | {"reward": "rank"}


def game_type(name: str, reward: str = "rank") -> Any:
    """What OpenSpiel is told of a game before it is made."""
    kind = pyspiel.GameType
    known = kind.Information
    hidden = chance_nodes_of(name).hidden
    return kind(
        short_name=SHORT + name,
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

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = parameters(name) | (params or {})
        self.reward = check_reward(given["reward"])
        self.rules = heptapolis.make(name, **_options(name, given))
        self.engine = shared_engine(self.rules)
        self.chance = chance_nodes_of(name)
        self.noop, self.mates = self.engine.codes, team_size(self.rules)
        most = WORTH[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.noop + 1,
            max_chance_outcomes=self.chance.most_outcomes,
            num_players=self.rules.players,
            min_utility=0.0 if self.reward == "win" else -most,
            max_utility=most,
            utility_sum=float(self.mates) if self.reward == "win" else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, self.reward), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.chance(self.engine).most_nodes)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"{params}: observers have no parameters")
        return Observer(self.engine, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))


def _options(name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options of the game among the parameters."""
    many = {option.name for option in options_of(rules_of(name)) if option.many}
    return {
        option: tuple(filter(None, value.split("+"))) if option in many else value
        for option, value in given.items()
        if option != "reward"
    }


class SpielState(pyspiel.State):
    """One moment of a game: a chance node, the node of one player, or of all at once."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        chance = game.chance(game.engine)
        self._table = Table(chance, chance.begin())

    @property
    def table(self) -> Table:
        return self._table

    def current_player(self) -> int:
        return self._table.player

    def is_terminal(self) -> bool:
        return bool(self._table.player == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self._table.acting:
            return [self.get_game().noop]
        return sorted(self.get_game().engine.legal(self._table.games, player).tolist())

    def chance_outcomes(self) -> Outcomes:
        return self._table.outcomes

    def _apply_action(self, action: int) -> None:
        if self._table.outcomes:
            self._table.draw(action)
        else:
            self._table.step({self._table.player: action})

    def _apply_actions(self, actions: list[int]) -> None:
        self._table.step({seat: actions[seat] for seat in self._table.acting})

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._table.chance.name(action)
        game = self.get_game()
        return "wait" if action == game.noop else str(game.engine.move(self._table.games, player, action))

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.rules.players
        totals = game.engine.scores(self._table.games).sum(axis=1)
        coins = self._table.games["seats"]["coins"][0, : game.rules.players]
        worth = rewards(game.reward, totals[np.newaxis], coins[np.newaxis], game.mates)
        return [float(reward) for reward in worth[0]]

    def __str__(self) -> str:
        if self._table.games is None:
            return "the game is dealt"
        return table_text(self._table.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that this player cannot tell from this one, with the history that leads to it."""
        game = self.get_game()
        if self._table.games is None or not self._table.chance.hidden:
            twin: SpielState = self.clone()
            return twin
        view = self._table.state.view(player)
        drawn = game.engine.copy(self._table.games)
        game.engine.sampler(view).draw(drawn, stream(int(sampler() * (1 << 62))))
        return _replayed(game, game.engine.to_rules(drawn))


def _replayed(game: SpielGame, state: Any) -> SpielState:
    """The state of OpenSpiel that goes the way of this state of the rules."""
    twin = game.new_initial_state()
    for outcome in twin.table.chance.outcomes_of(state):
        twin.apply_action(outcome)
    for moves in [*(dict(step.moves) for step in state.position.log), dict(state.position.chosen)]:
        while moves:  # the open mode takes them one by one
            _decide(game, twin, {seat: moves.pop(seat) for seat in twin.table.acting})
    return twin


def _decide(game: SpielGame, state: SpielState, moves: dict[int, Any]) -> None:
    """Have these moves chosen."""
    codes = {seat: game.engine.moves(state.table.games, seat)[move] for seat, move in moves.items()}
    if len(codes) == 1:
        state.apply_action(*codes.values())
    else:
        state.apply_actions([codes.get(seat, game.noop) for seat in range(game.rules.players)])


def resample(state: Any, player: int) -> Any:
    """`resample_from_infostate` for states of the turn-based transform too: for `ISMCTSBot.set_resampler`.

    Choices that others have made this time, unseen, are drawn from all that they might choose.
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
    """Make a game known to OpenSpiel, which wants a class of its own for each."""

    def init(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, name, params)

    made = type(f"Spiel{name.capitalize()}", (SpielGame,), {"__init__": init, "__module__": __name__})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(game_type(name), made)


for _name in GAMES:
    if GAMES[_name].chance_nodes:
        _register(_name)
