"""Bots at a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import heptapolis
from heptapolis.bots.protocol import NoView
from heptapolis.bots.random_bot import Random
from heptapolis.bots.table import choices, seat_bots
from heptapolis.core.contract import Game, Move, View


class Watcher:
    """Remembers every view, and plays the first move."""

    def __init__(self, seen: list[View]) -> None:
        self.seen = seen

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        self.seen.append(view)
        return legal[0]


@dataclass(frozen=True)
class Watching:
    """A kind of bot for tests."""

    seen: list[View]
    name: ClassVar[str] = "watching"
    title: ClassVar[str] = "for tests"
    needs_view: ClassVar[bool] = True

    def sit(self, game: Game, seat: int, seed: int) -> Watcher:
        return Watcher(self.seen)


@dataclass(frozen=True)
class Blind(Watching):
    """The same, without need of a view."""

    needs_view: ClassVar[bool] = False


def test_a_bot_sees_the_view_of_its_own_seat() -> None:
    seen: list[View] = []
    game = heptapolis.make("wonders", players=3)
    choices(game.new(1), seat_bots({1: Watching(seen)}, game, 1), [1])
    assert [(view.seat, isinstance(view, NoView)) for view in seen] == [(1, False)]


def test_a_bot_that_needs_no_view_gets_an_empty_one() -> None:
    seen: list[View] = []
    game = heptapolis.make("wonders", players=3)
    choices(game.new(1), seat_bots({2: Blind(seen)}, game, 1), [2])
    assert seen == [NoView(2)]
    assert seen[0].to_json() == "{}"


def test_bots_play_a_whole_game() -> None:
    game = heptapolis.make("wonders", players=3)
    state, players = game.new(5), seat_bots(dict.fromkeys(range(3), Random()), game, 5)
    while state.to_act:
        state.play(choices(state, players, state.to_act))
    assert len(state.result().totals) == 3
