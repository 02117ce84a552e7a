"""The flow of a game: turns, the end, special dice, the first Agora."""

import pytest

from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.state import Phase
from heptapolis.games.dice.symbols import Building, Die
from tests.games.dice.arrange import codes, finish_turn, game, legal, pending, play, table

GREYS = "grey-1 stone 3, grey-2 stone 3, grey-3 stone 3"


def test_the_start() -> None:
    """D4, D5, D6, D10, D13: boards, seven dice, 7 coins, and everybody acts."""
    state = Dice(players=5).new(3)
    assert len({city.board for city in state.position.cities}) == 5
    assert [city.coins for city in state.position.cities] == [7] * 5
    assert [rolled.die for rolled in state.position.forum] == list(Die)[:7]
    assert (state.position.turn, state.to_act) == (1, (0, 1, 2, 3, 4))


def test_boards_may_be_chosen() -> None:
    """The option `boards=choose`: in seat order, each board once; then the first turn."""
    state = game(2, boards="choose").new(1)
    assert (state.position.phase, state.to_act, "board beta" in legal(state)) == (Phase.BOARD, (0,), True)
    state.play({0: state.parse("board beta")})
    assert (state.to_act, "board beta" in legal(state, 1)) == ((1,), False)
    state.play({1: state.parse("board alpha")})
    assert (state.position.turn, state.to_act) == (1, (0, 1))


def test_all_act_at_once_and_then_the_dice_are_mixed() -> None:
    """D13, D14, D16, D17: a new turn when everyone has acted."""
    state = Dice(players=3).new(3)
    assert codes(play(state), None) == ["turn", "forum"] * 2  # the first turn is reported with its moves
    before = list(state.position.forum)
    assert codes(play(state), None) == ["turn", "forum"]
    assert (state.position.turn, state.position.forum == before) == (3, False)


def test_chains_are_decided_at_once_by_all_who_have_one() -> None:
    """D16, R6: those who have something left decide; the others wait for the next turn."""
    state = table("alpha", "alpha", "alpha")
    play(state, "stage 1", "pass", "stage 1")
    assert [pending(state, seat) for seat in range(3)] == [["another action"], [], ["another action"]]
    assert state.to_act == (0, 2)
    play(state)
    assert state.position.turn == 6


def test_the_third_bonus_triggers_the_end() -> None:
    """D38, D39, R5: this turn is finished, one more is played."""
    state = table("alpha 9c warehouse:1-6 wonder:1-2 bonus:1-2")
    play(state, "stage 3")
    assert legal(state) == ["bonus 3"]
    events = play(state)  # R5: the third bonus still gives its effect
    assert state.position.cities[0].coins == 16
    assert codes(events, None) == ["end-triggered", "turn", "forum"]
    assert (state.position.last_turn, state.position.turn, state.position.phase) == (6, 6, Phase.TURN)
    events = finish_turn(state)
    assert (state.position.phase, state.to_act, codes(events, None)) == (Phase.OVER, (), ["over"])


def test_two_bonuses_do_not_end_the_game() -> None:
    """D38."""
    state = table("alpha warehouse:1-6 wonder:1-2 bonus:1")
    play(state, "stage 3")
    play(state, "bonus 3")
    assert state.position.last_turn is None


def test_several_triggers_are_one() -> None:
    """R5: two players in the same turn."""
    state = table(*["alpha warehouse:1-6 wonder:1-2 bonus:1-2"] * 2)
    play(state, "stage 3", "stage 3")
    finish_turn(state)
    assert state.position.last_turn == 6


def test_a_trigger_in_the_last_turn_adds_nothing() -> None:
    """R5, D39."""
    state = table("alpha", "alpha warehouse:1-6 wonder:1-2 bonus:1-2", turn=6, last_turn=6)
    play(state, "pass", "stage 3")
    finish_turn(state)
    assert (state.position.phase, state.position.last_turn) == (Phase.OVER, 6)


def test_effects_of_the_last_turn_count() -> None:
    """D39: chains of the last turn are played out before the score."""
    state = table("alpha", turn=6, last_turn=6)
    play(state, "stage 1")
    assert (state.position.phase, state.to_act) == (Phase.TURN, (0,))


def test_an_unlocked_die_enters_at_the_end_of_the_turn() -> None:
    """D54, E12: it replaces one random grey die; the others stay."""
    state = table("beta", forum=f"{GREYS}, blue mask 3, red axe 3, yellow camel 3, green compass 0")
    events = play(state, "build university 1 with green", "pass")
    dice = [rolled.die for rolled in state.position.forum]
    assert Die.BLACK in dice
    assert (len(dice), len(set(dice) & {Die.GREY_1, Die.GREY_2, Die.GREY_3})) == (7, 2)
    assert codes(events, None) == ["replaced", "turn", "forum"]


def test_a_die_in_the_forum_does_not_enter_again() -> None:
    """D56: when another player unlocks it."""
    state = table("beta", "beta university:1", forum="black spy-red 3, grey-1 stone 3, green compass 0")
    play(state, "build university 1 with green", "pass")
    assert {rolled.die for rolled in state.position.forum} == {Die.BLACK, Die.GREY_1, Die.GREEN}


def test_two_unlocks_in_a_turn() -> None:
    """R8: one swap per die, also when both players unlock the same one."""
    state = table("beta", "beta", "beta", forum=f"{GREYS}, green compass 0")
    for seat, box in ((0, 1), (1, 4), (2, 4)):
        state.position.cities[seat].cross(Building.UNIVERSITY, box)
    play(state)
    dice = {rolled.die for rolled in state.position.forum}
    assert {Die.BLACK, Die.WHITE} < dice
    assert len(dice & {Die.GREY_1, Die.GREY_2, Die.GREY_3}) == 1


def test_after_three_unlocks_no_grey_die_is_left() -> None:
    """D56."""
    state = table(
        "beta university:1,4,7", forum=f"{GREYS}, blue owl 3, red axe 3, yellow camel 3, green gear 3"
    )
    play(state)
    dice = {rolled.die for rolled in state.position.forum}
    assert dice == {Die.BLACK, Die.WHITE, Die.PURPLE, Die.BLUE, Die.RED, Die.YELLOW, Die.GREEN}


def test_dice_enter_before_the_last_turn_too() -> None:
    """R8."""
    state = table("beta university:1", "alpha warehouse:1-6 wonder:1-2 bonus:1-2", forum=GREYS)
    play(state, "pass", "stage 3")
    finish_turn(state)
    assert state.position.last_turn == state.position.turn
    assert Die.BLACK in {rolled.die for rolled in state.position.forum}


NEARLY = "alpha warehouse:1-6 agora:1-7"
DONE = "alpha agora:1-8 bonus:1"
FOUNTAIN = "blue fountain 0"


@pytest.mark.parametrize(
    ("lines", "builders", "tie", "marked"),
    [
        ([NEARLY, "alpha"], [0], "all", [True, False]),
        ([NEARLY, NEARLY], [0, 1], "all", [True, True]),  # R7: no order exists
        ([NEARLY, NEARLY], [0, 1], "none", [False, False]),  # R7: the table's option
        ([NEARLY, NEARLY], [0], "none", [True, False]),
    ],
)
def test_the_first_complete_agora(
    lines: list[str], builders: list[int], tie: str, marked: list[bool]
) -> None:
    """D42, D43, E18, R7."""
    state = table(*lines, forum=FOUNTAIN, agora_tie=tie)
    play(state, *["build agora 8 with blue" if seat in builders else "pass" for seat in (0, 1)])
    finish_turn(state)
    assert [city.first_agora for city in state.position.cities] == marked
    assert not state.position.agora_open


@pytest.mark.parametrize("tie", ["all", "none"])
def test_the_second_agora_earns_nothing(tie: str) -> None:
    """D42, H22: nor after a tie that nobody won."""
    state = table(DONE, NEARLY, forum=FOUNTAIN, agora_tie=tie)
    state.position.agora_open = False
    play(state, "pass", "build agora 8 with blue")
    finish_turn(state)
    assert [city.first_agora for city in state.position.cities] == [False, False]
