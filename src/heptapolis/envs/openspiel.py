"""OpenSpiel: `pyspiel.load_game("python_heptapolis_wonders(players=4)")`, once this module is imported.

Where several seats must decide the node is simultaneous, and whoever has nothing to decide has the no-op;
where one must, it is that player's node. Chance is explicit, outcome by outcome.
"""

import math
from functools import cache
from typing import Any

import numpy as np
import pyspiel

import heptapolis
from heptapolis.compiled import Batch
from heptapolis.core.contract import Game
from heptapolis.core.options import options_of
from heptapolis.core.spec import GAMES
from heptapolis.engines import engine_of
from heptapolis.envs.chance import Chance, Outcomes
from heptapolis.envs.chance_dice import DiceChance
from heptapolis.envs.chance_wonders import WondersChance
from heptapolis.envs.observation import Layout
from heptapolis.envs.recall import recall
from heptapolis.envs.render import table_text
from heptapolis.envs.rewards import check_reward, rewards
from heptapolis.random64 import stream

CHANCE: dict[str, type[Any]] = {"dice": DiceChance, "wonders": WondersChance}
LONGEST = 10_000  # decisions; a game of dice has no fixed length
WORTH = {"rank": 1.0, "win": 1.0, "margin": 1_000.0}  # more than anybody can get
SHORT = "python_heptapolis_"


class Table:
    """A game whose chance is drawn from outside: all that changes in a state of OpenSpiel."""

    def __init__(self, chance: Chance, games: Any) -> None:
        self.chance, self.games = chance, games
        self.look()

    def look(self) -> None:
        """Find out who is next: asked for again and again, so found once a move."""
        self._state: Any = None
        self.outcomes = self.chance.outcomes(self.games)
        self.acting = () if self.outcomes else self.chance.engine.to_act(self.games)
        if self.outcomes:
            self.player = int(pyspiel.PlayerId.CHANCE)
        elif len(self.acting) > 1:
            self.player = int(pyspiel.PlayerId.SIMULTANEOUS)
        else:
            self.player = self.acting[0] if self.acting else int(pyspiel.PlayerId.TERMINAL)

    @property
    def state(self) -> Any:
        """The state of the rules, to look at: copies share it."""
        if self._state is None:
            self._state = self.chance.engine.to_rules(self.games)
        return self._state

    def draw(self, outcome: int) -> None:
        """Chance decides."""
        self.games = self.chance.draw(self.games, outcome)
        self.look()

    def step(self, chosen: dict[int, int]) -> None:
        """The players decide."""
        before = self.chance.engine.copy(self.games)
        self.chance.engine.step(self.games, chosen)
        self.chance.after(before, self.games)
        self.look()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        chance = object.__new__(type(self.chance))
        chance.__dict__ = self.chance.__dict__.copy()  # of values that never change
        twin = object.__new__(Table)
        twin.__dict__ = self.__dict__.copy()
        twin.chance = chance
        twin.games = None if self.games is None else chance.engine.copy(self.games)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        told = self.chance.__dict__.copy()
        game = told.pop("engine").game
        record = None if self.games is None else self.games.tobytes()
        return _restored, (game.name, game.options, told, record)


@cache
def shared_engine(game: Game) -> Any:
    """One engine a game for all its states: OpenSpiel makes states and games again and again."""
    return engine_of(game)


def _restored(name: str, options: dict[str, Any], told: dict[str, Any], record: bytes | None) -> Table:
    """A table as it was pickled."""
    engine = shared_engine(heptapolis.make(name, **options))
    chance = CHANCE[name](engine)
    chance.__dict__.update(told)
    if record is None:
        return Table(chance, None)
    games = engine.new(0)
    games.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
    return Table(chance, games)


def parameters(name: str) -> dict[str, Any]:
    """The options of a game as OpenSpiel writes them: several values of one are joined by a plus sign."""
    options = {
        option.name: "+".join(option.default) if isinstance(option.default, tuple) else option.default
        for option in options_of(GAMES[name])
    }
    return options | {"reward": "rank"}


def game_type(name: str, reward: str = "rank") -> Any:
    kind = pyspiel.GameType
    hidden = CHANCE[name].hidden
    return kind(
        short_name=SHORT + name,
        long_name=f"Heptapolis: {GAMES[name].title}",
        dynamics=kind.Dynamics.SIMULTANEOUS,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if hidden
        else kind.Information.PERFECT_INFORMATION,
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
        self.chance = CHANCE[name]
        self.layout, self.batch = Layout(self.engine), Batch(self.engine, 1)
        self.noop, self.mates = self.engine.codes, 2 if getattr(self.rules, "teams", False) else 1
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"{params}: observers have no parameters")
        return Observer(self, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))


def _options(name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options of the game among the parameters."""
    many = {option.name for option in options_of(GAMES[name]) if option.many}
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
        worth: list[float] = rewards(game.reward, totals[np.newaxis], coins[np.newaxis], game.mates)[
            0
        ].tolist()
        return worth

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
    for outcome in twin.table.chance.outcomes_of(state):  # type: ignore[attr-defined]
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


class Observer:
    """What a player sees: the named pieces of the layout, and a line of text.

    With perfect recall the text is the information state: all that the player has ever seen and done.
    """

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self._game, self._recalls = game, recalls
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict, end = {}, 0
        for piece in game.layout.pieces.values():  # one after the other, as OpenSpiel joins them
            start, end = end, end + math.prod(piece.shape)
            self.dict[piece.name] = self.tensor[start:end].reshape(piece.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        for name, numbers in self._game.layout.split(self._row(state, player)).items():
            self.dict[name][...] = numbers

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table.games is None:
            return "the game is dealt"
        if self._recalls:
            return self._recalled(state, player)
        pieces = self._game.layout.split(self._row(state, player))
        return "; ".join(f"{name} {_sparse(numbers)}" for name, numbers in pieces.items() if numbers.any())

    def _row(self, state: SpielState, player: int) -> Any:
        if state.table.games is None:
            return np.zeros(self._game.layout.size, np.int16)
        self._game.batch.games = state.table.games
        return self._game.batch.observe()[0, player]

    def _recalled(self, state: SpielState, player: int) -> str:
        if not state.table.chance.hidden:  # everybody has seen everything
            return f"player {player}; " + " ".join(map(str, state.history()))
        return recall(state.table.state.view(player))


def _sparse(numbers: Any) -> str:
    """The numbers that are not 0, each behind its place."""
    flat = numbers.reshape(-1)
    return " ".join(f"{place}:{int(flat[place])}" for place in np.flatnonzero(flat))


class SpielWonders(SpielGame):
    """The card game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("wonders", params)


class SpielDice(SpielGame):
    """The dice game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("dice", params)


pyspiel.register_game(game_type("wonders"), SpielWonders)
pyspiel.register_game(game_type("dice"), SpielDice)
