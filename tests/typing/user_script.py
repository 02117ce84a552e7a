"""What a user writes: `make check` reads it with mypy strict and with pyright, as an editor would."""

from pathlib import Path
from typing import assert_type

import heptapolis
from heptapolis import Game, Record, Result
from heptapolis.envs import wonders_v0
from heptapolis.envs.pettingzoo import ParallelTableEnv
from heptapolis.games.dice import Dice, DiceState
from heptapolis.games.wonders import Card, Move, View, Wonders, WondersState

game = heptapolis.make("wonders", players=4, expansions=["cities"])
assert_type(game, Wonders)
state = game.new(seed=1)
assert_type(state, WondersState)
view = state.view(0)
assert_type(view, View)
assert_type(heptapolis.make("wonders").new(1).view(0).age, int)
assert_type(view.hand, tuple[Card, ...])
assert_type(state.legal(0), tuple[Move, ...])
assert_type(state.result(), Result)
assert_type(state.copy(), WondersState)

assert_type(heptapolis.make("dice", boards="choose"), Dice)
assert_type(heptapolis.make("dice").new(7), DiceState)


def play(game: Game) -> Record:
    """Any game, whatever it is called."""
    record, state = Record.of(game, seed=7), game.new(seed=7)
    while state.to_act:
        record.play(state, {seat: state.legal(seat)[0] for seat in state.to_act})
    return record


name: str = "market"
Path("game.json").write_text(play(heptapolis.make(name, players=3)).to_json(), "utf-8")
games: list[Game] = [heptapolis.make("wonders"), heptapolis.make("dice")]
assert_type(wonders_v0.parallel_env(players=4), ParallelTableEnv)
