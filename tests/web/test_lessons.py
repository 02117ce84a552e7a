"""What the lessons promise is really there: bots, boards or rules that change may change their deals."""

from functools import cache

import pytest

from heptapolis.games.dice.legal import Obstacle
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.model import BACK
from heptapolis.i18n.sources import LESSONS as LESSON_TEXTS
from heptapolis.i18n.sources import SOURCE_LANGUAGE, read_entries
from tests.test_rules_traceability import defined
from tests.web.lessons import LESSONS, Decision, play, steps_of

TEXTS = set(read_entries(SOURCE_LANGUAGE, LESSON_TEXTS))


@cache
def played(lesson: str) -> dict[int, Decision]:
    return {decision.sequence: decision for decision in play(lesson)}


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_script_can_be_played_move_by_move(lesson: str) -> None:
    assert list(played(lesson)) == [turn["sequence"] for turn in LESSONS[lesson]["turns"]]


def test_every_step_has_its_text_and_every_text_its_step() -> None:
    games = {lesson: LESSONS[lesson]["game"] for lesson in LESSONS}
    assert {
        f"{games[lesson]}-lesson-{lesson}-{step}" for lesson in LESSONS for step in steps_of(lesson)
    } == TEXTS


def test_every_rule_that_a_step_cites_exists() -> None:
    rules = {rule for lesson in LESSONS for step in steps_of(lesson).values() for rule in step["rules"]}
    assert rules - set(defined()) == set()


def test_every_explanation_names_its_rules() -> None:
    """Only pointing the way (a tab, a dialog, a confirmation) needs no rule."""
    bare = [one for lesson in LESSONS for one, step in steps_of(lesson).items() if not step["rules"]]
    assert {one.rpartition("-")[2] for one in bare} == {"neighbours", "back", "close", "confirm"}


def test_cards_begin_with_a_card_that_nobody_can_pay_for() -> None:
    first = played("cards")[0]
    assert first.view.offers["guard-tower"].obstacle
    assert first.move.card.colour is Colour.BROWN


def test_cards_need_own_production_then_trade_to_the_left() -> None:
    turns = played("cards")
    assert (turns[1].move.left, turns[1].move.right, turns[1].move.bank) == (0, 0, 0)
    assert (turns[2].move.left, turns[2].move.right) == (2, 0)


def test_cards_have_science_a_sale_for_money_and_a_stage_bought_to_the_right() -> None:
    turns = played("cards")
    assert turns[3].move.card.colour is Colour.GREEN
    assert turns[4].view.cities[0].coins == 1
    assert turns[4].view.offers["workshop"].obstacle
    assert (turns[5].move.number, turns[5].move.left, turns[5].move.right) == (1, 0, 2)


def test_cards_have_two_battles_that_are_won() -> None:
    mine, left, right = played("cards")[6].view.cities
    assert [city.shields for city in (mine, left, right)] == [2, 0, 1]
    assert (mine.victories, mine.defeats) == ([2, 0, 0], 0)


def test_cards_end_with_a_chain_to_a_second_compass() -> None:
    turns = played("cards")
    assert str(turns[6].move.waiver) == "chain apothecary"
    assert [card.name for card in turns[7].view.cities[0].buildings[-2:]] == ["apothecary", "dispensary"]


def test_cities_show_diplomacy_among_cities_that_fight() -> None:
    turns = played("cities")
    assert [turns[at].view.cities[0].diplomacy for at in (1, 2, 7, 8)] == [0, 1, 1, 0]
    mine, left, right = turns[8].view.cities
    assert [city.shields for city in (mine, left, right)] == [0, 2, 1]
    assert [(sum(city.victories), city.defeats) for city in (mine, left, right)] == [(0, 0), (1, 0), (0, 1)]


def test_cities_show_the_loss_from_both_sides() -> None:
    turns = played("cities")
    assert "build hideout" in turns[2].legal
    assert "hideout" in turns[5].view.offers
    assert "hideout" in turns[8].view.cities[1].names
    assert list(turns[7].legal) == ["pay 1 owe 0", "pay 0 owe 1"]


def test_cities_show_a_mask_that_counts() -> None:
    turns = played("cities")
    assert turns[3].view.offers["pigeonhole"].obstacle
    assert not [card for card in turns[8].view.cities[0].buildings if card.colour is Colour.GREEN]
    assert turns[8].view.cities[2].buildings[-1].colour is Colour.GREEN
    assert "mercenaries" in turns[8].view.offers


def test_teams_show_the_hand_of_the_mate_and_trade_with_it() -> None:
    turns = played("teams")
    assert BACK not in turns[0].view.hands[1]
    assert set(turns[0].view.hands[3]) == {BACK}
    assert (turns[1].move.left, turns[1].move.right) == (2, 0)


def test_teams_are_ahead_at_the_end() -> None:
    view = played("teams")[3].view
    assert [city.shields for city in view.cities] == [1, 0, 0, 0]
    assert "customs" in view.offers


def test_dice_show_prices_of_dice_and_boxes() -> None:
    turns = played("dice")
    paid = {at: (turns[at].move.price, turns[at].move.missing) for at in (0, 1, 5, 8)}
    assert paid == {0: (1, 0), 1: (0, 1), 5: (1, 0), 8: (1, 1)}
    assert [turns[at].move.missing for at in (3, 4, 12)] == [0, 2, 4]


def test_dice_show_a_special_die_that_is_locked_and_then_used() -> None:
    turns = played("dice")
    locked = [offer.die for offer in turns[7].view.offers if offer.obstacle is Obstacle.LOCKED]
    assert [die.value for die in locked] == ["black"]
    assert turns[9].move.die.value == "black"
    assert "white" in [rolled.die.value for rolled in turns[9].view.forum]


def test_dice_show_an_attack_a_complete_wonder_and_a_bonus() -> None:
    turns = played("dice")
    mine = turns[15].view.cities[0]
    assert [won for won in mine.laurels.values() if won] == [[3]]
    assert [flag.value for flag in mine.flags] == ["wonder"]
    assert mine.bonuses == [3]
