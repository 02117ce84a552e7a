"""The flow of a game: set-up, turns, passing, the end of an Age, the end."""

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.state import Phase
from tests.games.wonders.arrange import legal, play, table


def names(cards: object) -> list[str]:
    assert isinstance(cards, list | tuple)
    return [card.name for card in cards]


def first_moves(state: WondersState, turns: int) -> None:
    """Everyone sells the first card, for this many turns."""
    for _ in range(turns):
        play(state)


# The set-up.


def test_three_coins_each() -> None:
    """B13: everybody starts with 3 coins."""
    assert {city.coins for city in Wonders(players=7).new(1).position.cities} == {3}


def test_every_seat_has_a_board_of_its_own() -> None:
    """B12: boards are dealt."""
    state = Wonders(players=7).new(1)
    assert len({city.board for city in state.position.cities}) == 7


def test_sides_are_chosen_by_all_at_once() -> None:
    """B12, W16: `choose` is the default, and everybody picks at the same time."""
    state = Wonders(players=4).new(1)
    assert (state.to_act, legal(state, 3)) == ((0, 1, 2, 3), ["side day", "side night"])


def test_chosen_sides_are_played() -> None:
    """B12, W16: each player picks."""
    state = Wonders(players=3).new(1)
    play(state, "side night", "side day", "side night")
    assert [city.side for city in state.position.cities] == ["night", "day", "night"]


@pytest.mark.parametrize(
    ("sides", "found"), [("day", {"day"}), ("night", {"night"}), ("random", {"day", "night"})]
)
def test_sides_that_nobody_chooses(sides: str, found: set[str]) -> None:
    """W16: `day`, `night` and `random` ask nobody."""
    states = [Wonders(players=3, sides=sides).new(seed) for seed in range(10)]
    assert {str(city.side) for state in states for city in state.position.cities} == found
    assert {state.position.phase for state in states} == {Phase.CARD}


def test_boards_are_chosen_one_after_the_other() -> None:
    """B12, W16: with `choose` a board that is taken is not offered again."""
    state = Wonders(players=3, boards="choose", sides="day").new(1)
    assert (state.to_act, len(state.legal(0)), state.legal(1)) == ((0,), 7, ())
    play(state, "board rhodos")
    assert (state.to_act, len(state.legal(1))) == ((1,), 6)
    assert "board rhodos" not in legal(state, 1)


def test_chosen_boards_are_played() -> None:
    """B12, W16: then the game begins."""
    state = Wonders(players=3, boards="choose", sides="night").new(1)
    for board in ("rhodos", "gizah", "olympia"):
        play(state, f"board {board}")
    assert [str(city.board) for city in state.position.cities] == ["rhodos", "gizah", "olympia"]
    assert state.position.phase is Phase.CARD


def test_chosen_boards_and_chosen_sides() -> None:
    """W16: first all the boards, then all the sides."""
    state = Wonders(players=3, boards="choose").new(1)
    for board in ("rhodos", "gizah", "olympia"):
        play(state, f"board {board}")
    assert (state.position.phase, state.to_act) == (Phase.SIDE, (0, 1, 2))


# Turns and passing.


def test_hands_of_seven_cards() -> None:
    """B15: 7 cards each."""
    assert [len(hand) for hand in Wonders(players=5, sides="day").new(1).position.hands] == [7] * 5


@pytest.mark.parametrize("players", [3, 7])
def test_everybody_chooses_at_once(players: int) -> None:
    """B1, B17: all seats decide in the same step."""
    assert Wonders(players=players, sides="day").new(1).to_act == tuple(range(players))


def test_six_turns_an_age_three_ages() -> None:
    """B1, B16: eighteen turns, one card each."""
    state = Wonders(players=3, sides="day").new(1)
    turns = []
    while state.to_act:
        turns.append((state.position.age, state.position.turn))
        first_moves(state, 1)
    assert turns == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]


@pytest.mark.parametrize(("age", "receiver"), [(1, 1), (2, 3), (3, 1)])
def test_passing(age: int, receiver: int) -> None:
    """B22, W1: to the left (seat + 1) in Ages I and III, to the right (seat - 1) in Age II."""
    state = table("gizah", "rhodos", "ephesos", "olympia", hands=["altar walls"], age=age)
    play(state, "sell altar")
    assert names(state.position.hands[receiver]) == ["walls"]


@pytest.mark.parametrize(("age", "receiver"), [(1, 0), (2, 2), (3, 0)])
def test_passing_round_the_corner(age: int, receiver: int) -> None:
    """B22, W1: the last seat's left neighbour is the first seat."""
    state = table("gizah", "rhodos", "ephesos", "olympia", hands=["tavern"] * 3 + ["altar walls"], age=age)
    play(state, "sell tavern", "sell tavern", "sell tavern", "sell altar")
    assert names(state.position.hands[receiver]) == ["walls"]


def test_a_hand_comes_back_after_a_round() -> None:
    """B22: with three players the rest of the first hand returns on the fourth turn."""
    state = Wonders(players=3, sides="day").new(1)
    dealt = names(state.position.hands[0])
    first_moves(state, 3)
    assert names(state.position.hands[0]) == dealt[3:]


def test_the_last_card_is_discarded_for_nothing() -> None:
    """B23: on the sixth turn one of two cards is played, the other goes to the discard pile."""
    state = table("gizah 0c", "rhodos", "ephesos", hands=["altar walls", "loom mine", "loom mine"], turn=6)
    play(state, "build altar", "build loom", "build loom")
    assert names([entry.card for entry in state.position.discard]) == ["walls", "mine", "mine"]
    assert state.position.cities[0].coins == 0


def test_an_age_begins_with_new_hands() -> None:
    """B15, B23: nothing of the old Age is kept in hand."""
    state = Wonders(players=3, sides="day").new(1)
    first_moves(state, 6)
    assert (state.position.age, state.position.turn) == (2, 1)
    assert [tuple(hand) for hand in state.position.hands] == list(state.position.deal.hands[1])


# Conflict at the end of an Age.


@pytest.mark.parametrize(("age", "victories"), [(1, [1, 0, 0]), (2, [0, 1, 0]), (3, [0, 0, 1])])
def test_tokens_of_the_age(age: int, victories: list[int]) -> None:
    """B25, B26 [ex]: you 4, left 5, right 2: one Defeat and one Victory token of the Age."""
    state = table(
        "gizah walls training-ground",
        "rhodos arsenal walls",
        "olympia walls",
        hands=["altar tavern"] * 3,
        age=age,
        turn=6,
    )
    play(state, "build altar", "build altar", "build altar")
    assert (state.position.cities[0].victories, state.position.cities[0].defeats) == (victories, 1)


def test_equal_shields_bring_nothing() -> None:
    """B26: three equal cities take no token."""
    state = table("gizah walls", "rhodos walls", "olympia walls", hands=["altar tavern"] * 3, turn=6)
    play(state)
    assert [(city.victories, city.defeats) for city in state.position.cities] == [([0, 0, 0], 0)] * 3


@pytest.mark.parametrize("turn", range(1, 6))
def test_no_conflict_before_the_end_of_the_age(turn: int) -> None:
    """B25: only after the sixth turn."""
    state = table("gizah walls", "rhodos", "olympia", turn=turn)
    play(state)
    assert state.position.cities[0].victories == [0, 0, 0]


def test_shields_of_the_last_turn_count() -> None:
    """B25, W15: the conflict comes after the last turn is resolved."""
    state = table("babylon", "rhodos", "olympia", hands=["stockade tavern"] * 3, turn=6)
    play(state, "build stockade")
    assert state.position.cities[0].victories == [2, 0, 0]


# Babylon by night.

BABYLON = "babylon night 1st"


def babylon(
    hand: str, *, own: str = f"{BABYLON} 0c", left: str = "gizah", right: str = "ephesos"
) -> WondersState:
    """The last turn of Age I, with Babylon in seat 0."""
    return table(own, left, right, hands=[hand, "tavern loom", "tavern loom"], turn=6)


def test_babylon_plays_the_leftover_card() -> None:
    """W13: after the last turn, alone."""
    state = babylon("altar walls")
    play(state, "build altar")
    assert (state.position.phase, state.to_act) == (Phase.LAST_CARD, (0,))


@pytest.mark.parametrize(
    ("move", "buildings", "stages", "coins"),
    [
        ("build theater", ["altar", "theater"], 1, 0),
        ("sell theater", ["altar"], 1, 3),
        ("leave theater", ["altar"], 1, 0),
    ],
)
def test_babylon_may_build_sell_or_leave(move: str, buildings: list[str], stages: int, coins: int) -> None:
    """W13: every use of a card, or none."""
    state = babylon("altar theater")
    play(state, "build altar")
    play(state, move)
    city = state.position.cities[0]
    assert (names(city.buildings), city.stages, city.coins) == (buildings, stages, coins)


def test_babylon_builds_a_stage_with_the_leftover_card() -> None:
    """W13: the second stage too."""
    state = babylon("altar theater", own=f"{BABYLON} 0c brickyard clay-pool glassworks")
    play(state, "build altar")
    play(state, "stage 2 with theater")
    assert state.position.cities[0].stages == 2


def test_babylon_pays_with_coins_of_that_turn() -> None:
    """W13: the coins of a Tavern built on the last turn pay for the leftover card."""
    state = babylon("tavern mine")
    play(state, "build tavern")
    play(state, "build mine")
    assert state.position.cities[0].coins == 4


def test_babylon_must_pay_for_the_leftover_card() -> None:
    """W13: it is not free."""
    state = babylon("altar palace")
    play(state, "build altar")
    assert legal(state) == ["sell palace", "leave palace"]


def test_babylon_pays_neighbours_for_the_leftover_card() -> None:
    """W13, B30: stone from Gizah, bought with the coins of the sale."""
    state = babylon("altar baths")
    play(state, "sell altar")
    before = state.position.cities[1].coins
    play(state, "build baths < 2L")
    assert state.position.cities[1].coins - before == 2


def test_babylon_on_the_very_turn_of_the_stage() -> None:
    """W13: built on the last turn, it serves at once."""
    state = babylon("altar theater", own="babylon night quarry 0c")
    play(state, "stage 1 with altar")
    assert legal(state) == ["build theater", "sell theater", "leave theater"]


@pytest.mark.parametrize("own", ["babylon night", "babylon 3st", "gizah 3st"])
def test_nobody_else_plays_the_leftover_card(own: str) -> None:
    """W13: only the night side, only with its first stage."""
    state = babylon("altar theater", own=own)
    play(state, "build altar")
    assert (state.position.age, state.position.phase) == (2, Phase.CARD)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_babylon_in_every_age(age: int) -> None:
    """W13: from the Age in which the stage is built."""
    state = table(
        BABYLON, "gizah", "ephesos", hands=["altar theater", "tavern loom", "tavern loom"], age=age, turn=6
    )
    play(state, "build altar")
    assert state.position.phase is Phase.LAST_CARD


@pytest.mark.parametrize("turn", range(1, 6))
def test_babylon_not_before_the_last_turn(turn: int) -> None:
    """W13: the leftover card is the seventh."""
    state = table(BABYLON, "gizah", "ephesos", hands=["altar theater"] * 3, turn=turn)
    play(state, "build altar")
    assert state.position.phase is Phase.CARD


def test_a_leftover_shield_counts_in_the_conflict() -> None:
    """W13, W15: Babylon's extra card comes before the conflict."""
    state = babylon("altar stockade")
    play(state, "build altar")
    play(state, "build stockade")
    assert state.position.cities[0].victories == [2, 0, 0]


def test_a_leftover_card_of_a_name_that_stands() -> None:
    """B19, W13: not a second Altar."""
    state = babylon("altar altar")
    play(state, "build altar")
    assert legal(state) == ["sell altar", "leave altar"]


def test_what_babylon_leaves_is_discarded() -> None:
    """W13, B23: like every other leftover card."""
    state = babylon("altar theater")
    play(state, "build altar", "build tavern", "build tavern")
    play(state, "leave theater")
    assert names([entry.card for entry in state.position.discard]) == ["theater", "loom", "loom"]


# Halikarnassos.

MAUSOLEUM = "halikarnassos 1st glassworks press"


def test_halikarnassos_builds_from_the_discard() -> None:
    """W14: free, at the end of the turn of the stage."""
    state = table(f"{MAUSOLEUM} 0c", "gizah", "ephesos", hands=["tavern"], discard="palace walls")
    play(state, "stage 2 with tavern")
    assert (state.position.phase, state.to_act) == (Phase.DISCARD, (0,))
    play(state, "recover palace")
    assert "palace" in state.position.cities[0].names
    assert state.position.cities[0].coins == 0


def test_halikarnassos_sees_the_discards_of_the_turn() -> None:
    """W14: after all discards of that turn."""
    state = table(MAUSOLEUM, "gizah", "ephesos", hands=["tavern", "walls", "palace"])
    play(state, "stage 2 with tavern", "sell walls", "sell palace")
    assert legal(state) == ["recover walls", "recover palace", "decline"]


def test_halikarnassos_may_decline() -> None:
    """W14: the pile stays as it is."""
    state = table(MAUSOLEUM, "gizah", "ephesos", hands=["tavern", "altar", "altar"], discard="palace")
    play(state, "stage 2 with tavern", "build altar", "build altar")
    play(state, "decline")
    assert names([entry.card for entry in state.position.discard]) == ["palace"]
    assert state.position.turn == 3


def test_the_recovered_card_leaves_the_pile() -> None:
    """W14: a card is built once."""
    state = table(MAUSOLEUM, "gizah", "ephesos", hands=["tavern", "altar", "altar"], discard="palace walls")
    play(state, "stage 2 with tavern", "build altar", "build altar")
    play(state, "recover palace")
    assert names([entry.card for entry in state.position.discard]) == ["walls"]


def test_halikarnassos_holds_no_two_of_a_name() -> None:
    """B19, W14: what stands cannot be taken again; like cards are one choice."""
    state = table(f"{MAUSOLEUM} walls", hands=["tavern", "loom", "loom"], discard="walls palace palace")
    play(state, "stage 2 with tavern", "build loom", "build loom")
    assert legal(state) == ["recover palace", "decline"]


def test_the_card_under_the_stage_cannot_be_recovered() -> None:
    """W8, W14: it is not in the discard pile."""
    state = table(MAUSOLEUM, hands=["walls", "loom", "loom"], discard="palace")
    play(state, "stage 2 with walls", "build loom", "build loom")
    assert legal(state) == ["recover palace", "decline"]


def test_with_nothing_to_recover_there_is_no_decision() -> None:
    """W14: with an empty pile the game goes on."""
    state = table(MAUSOLEUM, hands=["tavern", "loom", "loom"])
    play(state, "stage 2 with tavern", "build loom", "build loom")
    assert (state.position.phase, state.position.turn) == (Phase.CARD, 3)


def test_a_recovered_card_brings_its_coins() -> None:
    """W14: it is built like any other."""
    state = table(f"{MAUSOLEUM} 0c", hands=["altar", "loom", "loom"], discard="tavern")
    play(state, "stage 2 with altar", "build loom", "build loom")
    play(state, "recover tavern")
    assert state.position.cities[0].coins == 5


@pytest.mark.parametrize(
    ("line", "stage", "own"),
    [
        ("halikarnassos", 2, "glassworks press"),
        ("halikarnassos night", 1, "brickyard"),
        ("halikarnassos night", 2, "glassworks press"),
        ("halikarnassos night", 3, "sawmill lumber-yard"),
    ],
)
def test_every_stage_of_the_mausoleum(line: str, stage: int, own: str) -> None:
    """W14: the second stage by day, all three by night."""
    state = table(f"{line} {stage - 1}st {own}", hands=["tavern"], discard="palace")
    play(state, f"stage {stage} with tavern")
    assert state.position.phase is Phase.DISCARD


@pytest.mark.parametrize(("stage", "own"), [(1, "foundry"), (3, "quarry stone-pit")])
def test_the_other_stages_of_the_day_side(stage: int, own: str) -> None:
    """W14: only the second one builds from the discard pile."""
    state = table(f"halikarnassos {stage - 1}st {own}", hands=["tavern"], discard="palace")
    play(state, f"stage {stage} with tavern")
    assert state.position.phase is Phase.CARD


def test_halikarnassos_on_the_last_turn_sees_the_leftover_cards() -> None:
    """W14, W15: the leftover cards, the owner's too, are in the pile before the choice is made."""
    state = table(MAUSOLEUM, hands=["tavern altar", "loom walls", "loom palace"], turn=6)
    play(state, "stage 2 with tavern", "build loom", "build loom")
    assert legal(state) == ["recover altar", "recover walls", "recover palace", "decline"]


def test_halikarnassos_builds_before_the_conflict() -> None:
    """W14, W15: a recovered shield fights in the conflict of this Age."""
    state = table(MAUSOLEUM, hands=["tavern altar", "loom walls", "loom palace"], turn=6)
    play(state, "stage 2 with tavern", "build loom", "build loom")
    play(state, "recover walls")
    assert state.position.cities[0].victories == [2, 0, 0]


@pytest.mark.parametrize(
    ("move", "pile"),
    [
        ("sell walls", ["walls", "altar", "palace"]),
        ("leave walls", ["altar", "walls", "palace"]),
        ("build walls", ["altar", "palace"]),
    ],
)
def test_order_at_the_end_of_an_age(move: str, pile: list[str]) -> None:
    """W14, W15: last turn, Babylon's extra card, leftovers, Halikarnassos, who sees what Babylon sold."""
    state = table(
        MAUSOLEUM,
        f"{BABYLON} quarry stone-pit",
        "gizah",
        hands=["tavern altar", "loom walls", "loom palace"],
        turn=6,
    )
    play(state, "stage 2 with tavern", "build loom", "build loom")
    assert (state.position.phase, state.to_act) == (Phase.LAST_CARD, (1,))
    play(state, move)
    assert (state.position.phase, state.to_act) == (Phase.DISCARD, (0,))
    assert legal(state) == [*(f"recover {card}" for card in pile), "decline"]


# The teaching mode.


def test_open_mode_plays_one_after_the_other() -> None:
    """B24, W17: only the seat whose turn it is decides."""
    state = Wonders(players=3, sides="day", open=True).new(1)
    order: list[int] = []
    for _ in range(4):
        order += state.to_act
        play(state)
    assert order == [0, 1, 2, 0]


def test_open_mode_chooses_sides_one_after_the_other() -> None:
    """B24, W17: the set-up too."""
    state = Wonders(players=3, open=True).new(1)
    play(state, "side night")
    assert (state.to_act, state.position.phase) == ((1,), Phase.SIDE)


def test_open_mode_carries_out_all_choices_together() -> None:
    """B17, W17: the rules are the same: nothing happens before everybody has chosen."""
    state = Wonders(players=3, sides="day", open=True).new(1)
    play(state)
    assert [city.coins for city in state.position.cities] == [3, 3, 3]
    play(state)
    play(state)
    assert [city.coins for city in state.position.cities] == [6, 6, 6]


def test_open_and_secret_play_end_alike() -> None:
    """B24, W17: the same decisions lead to the same scores, one by one or at once."""
    secret, shown = (Wonders(players=3, sides="random", open=mode).new(4) for mode in (False, True))
    chance = Chance(4, stream=1)
    while secret.to_act:
        moves = {seat: chance.pick(secret.legal(seat)) for seat in secret.to_act}
        secret.play(moves)
        for seat, move in moves.items():
            shown.play({seat: move})
    assert shown.result() == secret.result()
    assert shown.to_act == ()


# The end.


def test_the_game_ends_after_the_conflict_of_age_three() -> None:
    """B37: nobody decides any more, and the last conflict is counted."""
    state = table("gizah walls", "rhodos", "olympia", age=3, turn=6)
    play(state)
    assert (state.to_act, state.position.phase) == ((), Phase.OVER)
    assert state.position.cities[0].victories == [0, 0, 2]


def test_the_highest_total_wins() -> None:
    """B1: after Age III."""
    state = table("gizah palace", "rhodos altar", "olympia", age=3, turn=6)
    play(state)
    assert state.result().ranks == (1, 2, 3)
