"""Bot specs as text."""

import pytest

from heptapolis.bots import BOTS, parse_bot
from heptapolis.bots.random_bot import Random
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
        ("random:seed", "written with its value", "seed=0"),
        ("random:seed=1,seed=2", "given twice", "seed"),
        ("random:seed=-1", "a seed is a whole number", "0 to"),
    ],
)
def test_what_is_no_spec_is_refused_with_the_reason(spec: str, reason: str, valid: str) -> None:
    with pytest.raises(HeptapolisError, match=reason) as caught:
        parse_bot(spec)
    assert any(valid in one for one in caught.value.valid)


def test_every_bot_has_a_name_and_a_title() -> None:
    assert all(BOTS[name].name == name and BOTS[name].title for name in BOTS)
