"""Which bots can play a game that has only rules, and which plays by default."""

import pytest

import heptapolis
from heptapolis.bots import BOTS, can_play, default_bot, parse_bot, seated_bots
from heptapolis.bots.support import COMPILED_BOTS, is_compiled
from heptapolis.core.conformance import check_game
from heptapolis.core.errors import NotSupported
from tests.rules_only import HighCard, high_card

__all__ = ["high_card"]


def test_the_example_keeps_the_contract(high_card: HighCard) -> None:
    assert check_game(high_card, games=3).games == 3


def test_only_some_bots_need_more_than_rules(high_card: HighCard) -> None:
    assert [name for name in BOTS if can_play(BOTS[name], high_card)] == ["random"]
    assert all(can_play(BOTS[name], heptapolis.make("dice")) for name in BOTS)


def test_the_default_bot_can_always_play(high_card: HighCard) -> None:
    assert (default_bot(high_card), default_bot(heptapolis.make("wonders"))) == ("random", "medium")


def test_a_bot_takes_no_seat_where_it_cannot_play(high_card: HighCard) -> None:
    message = "needs an evaluation of moves, which highcard does not provide"
    with pytest.raises(NotSupported, match=message), seated_bots({0: parse_bot("greedy")}, high_card, 1):
        pass


@pytest.mark.parametrize("spec", ["greedy", "mcts"])
def test_the_kernel_plays_only_what_it_knows(spec: str) -> None:
    assert not is_compiled(parse_bot(spec))
    assert all(is_compiled(parse_bot(name)) for name in COMPILED_BOTS)
