"""What the greedy bot thinks of the dice game, and that it plays it honestly and well."""

from dataclasses import fields

import pytest

import heptapolis
from heptapolis.bots.greedy import Greedy
from heptapolis.core.chance import Chance
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.weights import load_weight_sets
from heptapolis.games.dice.effects import Attack, Coins, Defence, Points
from heptapolis.games.dice.evaluation.evaluator import Decision, DiceEvaluator
from heptapolis.games.dice.evaluation.weights import TUNED, Weights, read_weights
from heptapolis.games.dice.game import DiceState
from heptapolis.games.dice.moves import Decline, Pass
from heptapolis.games.dice.symbols import Building
from tests.bots.test_greedy import duel, play_out

GAME = heptapolis.make("dice", players=2)


def decision(last_turn: int | None = None) -> Decision:
    state = GAME.new(1)
    assert isinstance(state, DiceState)
    state.position.last_turn = last_turn
    return Decision(state.view(0), Weights(), {})


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 7}, {"players": 3, "boards": "choose"}], ids=str
)
def test_it_plays_whole_games_without_an_illegal_move(options: dict[str, object]) -> None:
    state, illegal = play_out(heptapolis.make("dice", **options), "greedy", 2)
    assert (state.to_act, illegal) == ((), 0)


def test_dice_to_come_never_change_its_choice() -> None:
    state, chance, player = GAME.new(3), Chance(3), Greedy().sit(GAME, 0, 1)
    while state.to_act:
        for seat in state.to_act:
            twin = state.redeal(seat, Chance(chance.below(1000)))
            assert player.choose(state.view(seat), state.legal(seat)) == player.choose(
                twin.view(seat), twin.legal(seat)
            )
        state.play({seat: player.choose(state.view(seat), state.legal(seat)) for seat in state.to_act})


def test_it_beats_random() -> None:
    game = heptapolis.make("dice", players=3)
    assert sum(0 in duel(game, "greedy", "random", seed).winners for seed in range(4)) >= 3


def test_points_are_worth_what_they_are() -> None:
    assert decision().effect(Points(7), Building.AGORA) == 7
    assert decision().effect(Attack(4), Building.WEST_BARRACKS) == 4


def test_coins_and_defences_are_worth_nothing_in_the_last_turn() -> None:
    """D66: coins are worth no points."""
    early, late = decision(), decision(last_turn=1)
    assert early.effect(Coins(7), Building.MARKET) > 0 == late.effect(Coins(7), Building.MARKET)
    assert (
        early.effect(Defence(), Building.WEST_BARRACKS) > 0 == late.effect(Defence(), Building.WEST_BARRACKS)
    )


def test_the_last_boxes_of_a_building_count_most() -> None:
    one = decision()
    first = one.progress(Building.MARKET)
    boxes = len(one.city.plan(Building.MARKET).boxes)
    one.city.crossed[Building.MARKET] = list(range(1, boxes))
    assert one.progress(Building.MARKET) > 2 * first


def test_passing_brings_coins_and_declining_nothing() -> None:
    view = GAME.new(1).view(0)
    values = DiceEvaluator(Weights(), {}).values(view, [Pass(), Decline()])
    assert values[0] > values[1] == 0


def test_the_tuned_weights_are_weights() -> None:
    known = {entry.name for entry in fields(Weights)}
    assert all(set(values) == known for values in load_weight_sets(*TUNED).values())
    with pytest.raises(HeptapolisError, match="no such weight"):
        read_weights({"luck": 1.0})
