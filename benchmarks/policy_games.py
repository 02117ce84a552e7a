"""Compiled games of the bot `policy` that stop at the decisions of one seat."""

import numpy as np

from heptapolis.bots.compiled import CompiledBots
from heptapolis.bots.registry import parse_bot
from heptapolis.core.chance import Chance
from heptapolis.core.contract import State
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.engine import AnyEngine
from heptapolis.kernel.jit import direct
from heptapolis.search.policy_weights import policy_of
from heptapolis.search.softmax_policy import CANDIDATES


class PolicyTable:
    """A table of `policy` bots at which one seat is watched."""

    def __init__(self, engine: AnyEngine, seat: int) -> None:
        players = range(engine.game.players)
        self._engine, self._seat = engine, seat
        self._bots = CompiledBots(engine, {one: parse_bot("policy") for one in players if one != seat})
        self._candidates, self._weights = engine.layout.new(CANDIDATES), policy_of(engine.game, engine)
        self._candidates[0].temperature = 1
        self._list = direct(engine.search.list_candidates)

    def play(self, seed: int, chance: Chance) -> tuple[State, State]:
        """Play a game; return the state at one decision of the seat, picked at random, and the final one."""
        engine = self._engine
        games, row = engine.new(seed), np.full((1, engine.game.players), -1, np.int16)
        self._bots.start_games([seed])
        self._bots.step(games, row)
        picked, decisions = games, 0
        while games[0].phase != engine.over:
            decisions += 1
            if chance.below(decisions) == 0:
                picked = engine.copy(games)
            row[0] = 0
            row[0, self._seat] = self._choose(games)
            self._bots.step(games, row)
        return engine.to_rules(picked), engine.to_rules(games)

    def _choose(self, games: Records) -> int:
        """The likeliest action of the policy, as the bot would choose."""
        engine, found = self._engine, self._candidates[0]
        count = self._list(engine.tables, games, self._seat, engine.work, self._weights, self._candidates)
        return int(found.action[int(np.argmax(found.prior[:count]))])
