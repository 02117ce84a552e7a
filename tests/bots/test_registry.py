"""Bot specs as text."""

from dataclasses import dataclass

import pytest

from heptapolis.bots import BOTS, parse_bot
from heptapolis.bots.protocol import Bot
from heptapolis.bots.random_bot import Random
from heptapolis.bots.registry import check_kind
from heptapolis.core.contract import Game
from heptapolis.core.errors import HeptapolisError


@pytest.mark.parametrize(
    ("spec", "bot"), [("random", Random()), ("random:", Random()), ("random:seed=3", Random(seed=3))]
)
def test_a_spec_is_a_name_with_parameters(spec: str, bot: Random) -> None:
    assert parse_bot(spec) == bot


@pytest.mark.parametrize(
    ("spec", "reason", "valid"),
    [
        ("nobody", "no such bot", "random"),
        ("", "no such bot", "random"),
        ("random:depth=2", "no such parameter", "seed"),
        ("random:seed=two", "not a value of seed", "a whole number"),
        ("random:seed", "needs a value", "seed=0"),
        ("random:seed=1,seed=2", "given twice", "seed"),
        ("random:seed=-1", "a seed must be a whole number", "0 to"),
    ],
)
def test_text_that_is_not_a_spec_is_rejected_with_the_reason(spec: str, reason: str, valid: str) -> None:
    with pytest.raises(HeptapolisError, match=reason) as caught:
        parse_bot(spec)
    assert any(valid in one for one in caught.value.valid)


def test_every_bot_has_a_name_and_a_title() -> None:
    assert all(BOTS[name].name == name and BOTS[name].title for name in BOTS)


@dataclass(frozen=True)
class Nameless:
    """A kind of bot that lacks what lists show."""

    def sit(self, game: Game, seat: int, seed: int) -> Bot:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("thing", "message"),
    [
        (Random(), "is not a dataclass with sit"),
        (dict, "is not a dataclass with sit"),
        (Nameless, "has no name, no title, no needs_view"),
        (Random, "the bot is named 'random', unlike its entry point"),
    ],
)
def test_what_an_entry_point_must_lead_to(thing: object, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        check_kind("mine", thing)


def test_our_own_bots_come_by_entry_points_too() -> None:
    for name in ("greedy", "mcts", "policy", "random"):
        check_kind(name, BOTS[name])
