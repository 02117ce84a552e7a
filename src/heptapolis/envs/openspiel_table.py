"""A game of OpenSpiel in the making: players and chance decide in turn."""

from functools import cache
from typing import Any

import numpy as np
import pyspiel

import heptapolis
from heptapolis.core.contract import Game
from heptapolis.core.errors import NotSupported
from heptapolis.core.games import GAMES
from heptapolis.kernel.chance_nodes import ChanceNodes
from heptapolis.kernel.engine import engine_of


class Table:
    """A game whose chance is drawn from outside: all that changes in a state of OpenSpiel."""

    def __init__(self, chance: ChanceNodes, games: Any) -> None:
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


def chance_nodes_of(name: str) -> type[ChanceNodes]:
    """The chance of the game of this name, outcome by outcome."""
    found = GAMES[name].chance_nodes
    if found is None:
        able = [game for game in GAMES if GAMES[game].chance_nodes]
        raise NotSupported(name, "brings no explicit chance", able)
    return found


@cache
def shared_engine(game: Game) -> Any:
    """One engine a game for all its states: OpenSpiel makes states and games again and again."""
    return engine_of(game)


def _restored(name: str, options: dict[str, Any], told: dict[str, Any], record: bytes | None) -> Table:
    """A table as it was pickled."""
    engine = shared_engine(heptapolis.make(name, **options))
    chance = chance_nodes_of(name)(engine)
    chance.__dict__.update(told)
    if record is None:
        return Table(chance, None)
    games = engine.new(0)
    games.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
    return Table(chance, games)
