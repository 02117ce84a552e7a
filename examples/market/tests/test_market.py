"""Market keeps the contract, and its few rules."""

import pytest

from heptapolis import check_game
from heptapolis.core.errors import BadNotation, BadOption
from heptapolis_market import Card, Market, Take
from heptapolis_market.game import score


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_the_contract(players: int, rounds: int) -> None:
    """Everyone decides about three cards per round."""
    assert check_game(Market(players, rounds), games=10).decisions == 10 * players * rounds * 3


def test_options_are_checked() -> None:
    with pytest.raises(BadOption, match="players=6"):
        Market(players=6)


def test_a_stall_scores_its_best_cards_and_every_further_one() -> None:
    assert score([Card("silk", 2), Card("silk", 7), Card("wine", 1)]) == {"best": 8, "further": 4}


def test_a_sale_is_worth_two_coins() -> None:
    state = Market(players=2, rounds=1).new(seed=1)
    state.play({seat: state.legal(seat)[-1] for seat in state.to_act})
    assert state.result().sheets[0] == {"best": 0, "further": 0, "coins": 2}


def test_hands_are_passed_to_the_left() -> None:
    state = Market(players=3, rounds=1).new(seed=1)
    rest = state.position.hands[0][1:]
    state.play({seat: state.legal(seat)[0] for seat in state.to_act})
    assert state.position.hands[1] == rest


@pytest.mark.parametrize("text", ["silk 7", "take silk", "take silk 70", "steal silk 7"])
def test_text_that_is_not_a_move(text: str) -> None:
    with pytest.raises(BadNotation):
        Market().new(seed=1).parse(text)


def test_notation() -> None:
    assert Market().new(seed=1).parse("take silk 7") == Take(Card("silk", 7))
