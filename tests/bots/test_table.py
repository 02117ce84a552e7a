"""Bots at a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

import heptapolis
from heptapolis.bots.protocol import BadAnswer, EmptyView
from heptapolis.bots.random_bot import Random
from heptapolis.bots.table import bot_seed, choose_moves, find_move, seat_bots
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
    """The same, but needs no view."""

    needs_view: ClassVar[bool] = False


def test_a_bot_sees_the_view_of_its_own_seat() -> None:
    seen: list[View] = []
    game = heptapolis.make("wonders", players=3)
    choose_moves(game.new(1), seat_bots({1: Watching(seen)}, game, 1), [1])
    assert [(view.seat, isinstance(view, EmptyView)) for view in seen] == [(1, False)]


def test_a_bot_that_needs_no_view_gets_an_empty_one() -> None:
    seen: list[View] = []
    game = heptapolis.make("wonders", players=3)
    choose_moves(game.new(1), seat_bots({2: Blind(seen)}, game, 1), [2])
    assert seen == [EmptyView(2)]
    assert seen[0].to_json() == "{}"


def test_bots_play_a_whole_game() -> None:
    game = heptapolis.make("wonders", players=3)
    state, players = game.new(5), seat_bots(dict.fromkeys(range(3), Random()), game, 5)
    while state.to_act:
        state.play(choose_moves(state, players, state.to_act))
    assert len(state.result().totals) == 3


class Hasty(Watching):
    """Promises an answer in no time at all."""

    time_limit = 0.0


class Broken(Watching):
    """One of ours, with a bug."""

    def sit(self, game: Game, seat: int, seed: int) -> Watcher:
        return Watcher(None)  # type: ignore[arg-type]


def test_a_bot_that_exceeds_its_own_time_is_counted_as_late() -> None:
    game = heptapolis.make("wonders", players=3)
    players = seat_bots({0: Hasty([]), 1: Watching([])}, game, 1)
    choose_moves(game.new(1), players, [0, 1])
    assert [players[seat].stats.late for seat in (0, 1)] == [1, 0]
    assert [players[seat].stats.moves for seat in (0, 1)] == [1, 1]


def test_a_mistake_of_our_own_is_not_hidden() -> None:
    game = heptapolis.make("wonders", players=3)
    with pytest.raises(AttributeError):
        choose_moves(game.new(1), seat_bots({0: Broken([])}, game, 1), [0])


def test_a_bot_cannot_tell_the_deal_from_its_seed() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(10) for seat in range(3)}
    assert len(seeds) == 30
    assert not seeds & set(range(10))


def test_those_who_sit_leave_when_another_cannot_sit_down() -> None:
    left: list[str] = []

    class Closing(Watcher):
        def close(self) -> None:
            left.append("closed")

    class Polite(Watching):
        def sit(self, game: Game, seat: int, seed: int) -> Watcher:
            return Closing([])

    class Absent(Watching):
        def sit(self, game: Game, seat: int, seed: int) -> Watcher:
            raise OSError("no chair")

    game = heptapolis.make("wonders", players=3)
    with pytest.raises(OSError, match="no chair"):
        seat_bots({0: Polite([]), 1: Absent([])}, game, 1)
    assert left == ["closed"]


def test_a_message_repeats_little_of_a_long_answer() -> None:
    """A bot that answered with ten megabytes filled the terminal with them."""
    with pytest.raises(BadAnswer, match=r"'x{57}\.\.\.' is not a legal move"):
        find_move("x" * 10_000_000, [])
