"""What the greedy bot thinks of single moves: each test is a position where people agree."""

from dataclasses import fields

import pytest

from heptapolis.core.errors import HeptapolisError
from heptapolis.core.weights import format_weight_sets, load_weight_sets, parse_weight_sets
from heptapolis.games.wonders.evaluation.clock import Clock, deck
from heptapolis.games.wonders.evaluation.economy import prices, purchase, purse_value
from heptapolis.games.wonders.evaluation.evaluator import WondersEvaluator
from heptapolis.games.wonders.evaluation.science import science
from heptapolis.games.wonders.evaluation.valuation import Valuation
from heptapolis.games.wonders.evaluation.war import conflict
from heptapolis.games.wonders.evaluation.weights import TUNED, Weights, read_weights
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.model import KNOWN_CARDS
from heptapolis.games.wonders.moves import Settle
from heptapolis.games.wonders.resources import bundle, goods

WEIGHTS = Weights()
GAME = Wonders(players=3, sides="day")


def valuation(state: WondersState, seat: int = 0) -> Valuation:
    view = state.view(seat)
    return Valuation(view, seat, view.cities, WEIGHTS)


def late(age: int, turn: int) -> WondersState:
    """The start of a game, with the clock moved forward."""
    state = GAME.new(1)
    state.position.age, state.position.turn = age, turn
    return state


def test_points_are_worth_what_they_are() -> None:
    assert valuation(late(3, 6)).card(KNOWN_CARDS["palace"]) == 8


def test_production_is_worth_something_early_and_nothing_at_the_end() -> None:
    lumber = KNOWN_CARDS["sawmill"]
    assert valuation(late(2, 1)).card(lumber) > 0.5
    assert valuation(late(3, 6)).card(lumber) == pytest.approx(0)


def test_shields_matter_where_they_decide() -> None:
    assert valuation(late(3, 6)).war.shields(1) > 5  # ahead of both neighbours
    state = late(3, 6)
    for rival in (1, 2):
        state.position.cities[rival].build(KNOWN_CARDS["contingent"])
    assert valuation(state).war.shields(1) < 0.1  # five behind


def test_a_set_of_science_is_worth_seven_more() -> None:
    state = late(3, 6)
    for name in ("workshop", "apothecary"):
        state.position.cities[0].build(KNOWN_CARDS[name])
    assert valuation(state).card(KNOWN_CARDS["university"]) == pytest.approx(8)
    assert valuation(state).card(KNOWN_CARDS["observatory"]) == pytest.approx(3)


def test_guilds_count_the_neighbours() -> None:
    state = late(3, 6)
    state.position.cities[1].build(KNOWN_CARDS["baths"])
    state.position.cities[2].build(KNOWN_CARDS["altar"])
    assert valuation(state).card(KNOWN_CARDS["magistrates-guild"]) == pytest.approx(2)


def test_paying_a_neighbour_is_worse_than_paying_the_bank() -> None:
    seat = valuation(late(3, 6))
    assert seat.card(KNOWN_CARDS["palace"], left=2) < seat.card(KNOWN_CARDS["palace"], bank=2) < 8


def test_the_next_player_is_denied_a_needed_card() -> None:
    """Two cards of no use to this seat: the one that the next player wants is put under the stage."""
    state = late(3, 3)
    state.position.cities[1].build(KNOWN_CARDS["temple"])
    moves = WondersEvaluator(WEIGHTS, {})
    from heptapolis.games.wonders.evaluation.evaluator import Decision

    decision = Decision(state.view(0), moves.weights, {})
    assert decision.denied(KNOWN_CARDS["temple"]) == 0  # he has it (B19)
    assert decision.denied(KNOWN_CARDS["altar"]) > 0


def test_debt_is_taken_only_when_coins_are_dear() -> None:
    """X2: at the end a coin is a third of a point, Debt a whole one."""
    state = late(3, 6)
    values = WondersEvaluator(WEIGHTS, {}).values(state.view(0), [Settle(3, 0), Settle(0, 3)])
    assert values == [pytest.approx(-1), pytest.approx(-3)]


def test_the_first_coins_of_a_purse_are_worth_most() -> None:
    early = [purse_value(coins, 1.0, WEIGHTS) for coins in (0, 3, 6)]
    assert early[1] - early[0] > early[2] - early[1] > 1
    assert purse_value(6, 0.0, WEIGHTS) == 2


def test_conflicts_count_victories_and_defeats() -> None:
    clock = Clock(GAME, 3, 6)
    assert conflict(9, 0, 3, clock, Weights(rival=0.0)) == pytest.approx(5, abs=0.01)
    assert conflict(0, 9, 3, clock, Weights(rival=0.0)) == pytest.approx(-1, abs=0.01)
    assert abs(conflict(4, 4, 3, clock, WEIGHTS)) < 2


def test_science_at_the_end_is_what_the_score_sheet_says() -> None:
    assert science([2, 1, 1], 0.0, WEIGHTS) == 4 + 1 + 1 + 7


def test_what_neighbours_sell_is_cheaper_than_what_nobody_has() -> None:
    state = GAME.new(1)
    one, *others = state.position.cities
    others[0].build(KNOWN_CARDS["loom"])
    cloth, costs = 6, prices(one, others, WEIGHTS)
    assert costs[cloth] == 2
    assert max(costs) == WEIGHTS.scarce
    assert purchase(bundle("TT"), goods("T"), costs, 99) == 2


def test_decks_hold_what_the_box_says() -> None:
    assert deck(GAME, 3).size == 21
    assert sum(number for card, number in deck(GAME, 3).cards if card.price.coins) == 0


def test_weights_are_known_by_name() -> None:
    with pytest.raises(HeptapolisError, match="no such weight"):
        read_weights({"luck": 1.0})


def test_the_tuned_weights_are_weights() -> None:
    known = {entry.name for entry in fields(Weights)}
    assert set(load_weight_sets(*TUNED)) == {"base", "base+cities"}
    assert all(set(values) == known for values in load_weight_sets(*TUNED).values())


def test_sets_of_weights_are_written_and_read() -> None:
    assert parse_weight_sets(format_weight_sets({"base": {"chain": 0.123456}})) == {"base": {"chain": 0.1235}}
