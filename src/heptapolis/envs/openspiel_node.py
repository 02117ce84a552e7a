"""The node of the game tree that an OpenSpiel state is at: players and chance decide in turn."""

from functools import cache

import numpy as np

import heptapolis
from heptapolis.core.contract import Game, State
from heptapolis.core.errors import NotSupported
from heptapolis.core.games import GAMES
from heptapolis.envs.extras import needs_extra
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.chance_nodes import ChanceNodes
from heptapolis.kernel.engine import AnyEngine, engine_of

with needs_extra("openspiel"):
    import pyspiel


class GameNode:
    """A game whose chance outcomes come from outside: everything that changes in an OpenSpiel state."""

    def __init__(self, chance: ChanceNodes, games: Records | None, decisions: int = 0) -> None:
        self.chance, self.games = chance, games
        self._decisions = decisions  # so far
        self._update()

    def _update(self) -> None:
        """Find out whose node this is, once per change, because OpenSpiel asks often."""
        self._state: State | None = None
        ended = self._decisions >= self.chance.max_decisions
        self.outcomes = [] if ended else self.chance.outcomes(self.games)
        self.acting = () if self.outcomes or ended else self.chance.engine.to_act(self.dealt)
        if self.outcomes:
            self.player = int(pyspiel.PlayerId.CHANCE)
        elif len(self.acting) > 1:
            self.player = int(pyspiel.PlayerId.SIMULTANEOUS)
        else:
            self.player = self.acting[0] if self.acting else int(pyspiel.PlayerId.TERMINAL)

    @property
    def dealt(self) -> Records:
        """The game, which must have been dealt far enough."""
        assert self.games is not None, "the game is still being dealt"
        return self.games

    @property
    def state(self) -> State:
        """The state of the rules, for reading only: copies share it."""
        if self._state is None:
            self._state = self.chance.engine.to_rules(self.dealt)
        assert self._state
        return self._state

    def draw(self, outcome: int) -> None:
        """Apply an outcome of chance."""
        self.games = self.chance.draw(self.games, outcome)
        self._update()

    def step(self, chosen: dict[int, int]) -> None:
        """Apply the decisions of the players."""
        before = self.chance.engine.copy(self.dealt)
        self.chance.engine.step(self.dealt, chosen)
        self.chance.after(before, self.dealt)
        self._decisions += 1
        self._update()

    def __deepcopy__(self, memo: dict[int, object]) -> "GameNode":
        chance = object.__new__(type(self.chance))
        chance.__dict__ = self.chance.__dict__.copy()  # its values never change
        twin = object.__new__(GameNode)
        twin.__dict__ = self.__dict__.copy()
        twin.chance = chance
        twin.games = None if self.games is None else chance.engine.copy(self.games)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        drawn = self.chance.__dict__.copy()
        game = drawn.pop("engine").game
        record = None if self.games is None else self.games.tobytes()
        return _restore, (game.name, game.options, drawn, record, self._decisions)


def chance_nodes_of(name: str) -> type[ChanceNodes]:
    """The chance nodes of the game with this name."""
    found = GAMES[name].chance_nodes
    if found is None:
        valid = [game for game in GAMES if GAMES[game].chance_nodes]
        raise NotSupported(name, "this game has no chance nodes for OpenSpiel", valid)
    return found


@cache
def shared_engine(game: Game) -> AnyEngine:
    """One engine per game for all its states: OpenSpiel keeps making new states and games."""
    return engine_of(game)


def _restore(
    name: str,
    options: dict[str, object],
    drawn: dict[str, object],
    record: bytes | None,
    decisions: int,
) -> GameNode:
    """A node as it was pickled."""
    engine = shared_engine(heptapolis.make(name, **options))
    chance = chance_nodes_of(name)(engine)
    chance.__dict__.update(drawn)
    if record is None:
        return GameNode(chance, None)
    games = engine.new(0)
    games.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
    return GameNode(chance, games, decisions)
