"""Setting up with Cities (C1 to C21, X14), and the options that go with it."""

from collections import Counter
from functools import cache

import pytest

from heptapolis.core.chance import Chance
from heptapolis.core.errors import BadOption, UnknownName
from heptapolis.core.games import make
from heptapolis.games.wonders.catalog import catalogue
from heptapolis.games.wonders.deal import Deal, draw
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.state import Phase
from tests.games.wonders.test_cities_cards import CARDS

NEW_BOARDS = {"byzantium", "petra"}
PLAYERS = (3, 4, 5, 6, 7)
BLACK_OF_AGE = {age: {row.card for row in CARDS if row.age == age} for age in (1, 2, 3)}


def deal(players: int, seed: int, *boxes: str) -> Deal:
    return draw(catalogue(boxes), players, Chance(seed))


def deck(players: int, age: int, seed: int, *boxes: str) -> list[Card]:
    return [card for hand in deal(players, seed, *boxes).hands[age - 1] for card in hand]


def coloured(cards: list[Card], colour: Colour) -> list[str]:
    return [card.name for card in cards if card.colour is colour]


@cache
def many_deals(*boxes: str) -> list[Deal]:
    return [deal(4, seed, *boxes) for seed in range(200)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_takes_as_many_black_cards_as_players(players: int, age: int) -> None:
    """C14 and C15: of that Age alone, no card twice."""
    for seed in range(20):
        black = coloured(deck(players, age, seed, "cities"), Colour.BLACK)
        assert len(black) == players == len(set(black))
        assert set(black) <= BLACK_OF_AGE[age]


def test_the_black_cards_are_drawn_at_random() -> None:
    """C14 and C15: each is in some games and not in others."""
    drawn = Counter(
        name
        for found in many_deals("cities")
        for hands in found.hands
        for hand in hands
        for name in coloured(list(hand), Colour.BLACK)
    )
    assert set(drawn) == set().union(*BLACK_OF_AGE.values())
    assert all(200 * 4 / 14 / 2 < times < 200 * 4 / 14 * 2 for times in drawn.values())


def test_the_black_cards_left_out_are_unseen() -> None:
    """C15: no view of the whole game names them, until the game is over."""
    state = Wonders(players=3, expansions=("cities",), sides="day", open=True).new(seed=5)
    dealt = coloured([c for hands in state.position.deal.hands for hand in hands for c in hand], Colour.BLACK)
    out = set().union(*BLACK_OF_AGE.values()) - set(dealt)
    while state.to_act:
        shown = state.view(0).to_json()
        assert not [name for name in out if f'"{name}"' in shown]
        state.play({seat: state.legal(seat)[-1] for seat in state.to_act})


@pytest.mark.parametrize("players", PLAYERS)
def test_the_third_age_has_two_more_guilds_than_players(players: int) -> None:
    """C16: as in the base game."""
    assert len(set(coloured(deck(players, 3, 1, "cities"), Colour.PURPLE))) == players + 2
    assert not coloured(deck(players, 1, 1, "cities") + deck(players, 2, 1, "cities"), Colour.PURPLE)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_other_cards_are_those_of_the_base_game(players: int, age: int) -> None:
    """C13 and C17: black cards are added to the deck, nothing is taken away."""
    others = [
        Counter(c for c in deck(players, age, 3, *boxes) if c.colour not in Colour.BLACK | Colour.PURPLE)
        for boxes in (("cities",), ())
    ]
    assert others[0] == others[1]


def test_the_decks_are_shuffled_with_the_black_cards() -> None:
    """C17: a hand may hold none of them or several."""
    held = {len(coloured(list(hand), Colour.BLACK)) for d in many_deals("cities") for hand in d.hands[0]}
    assert held >= {0, 1, 2, 3}


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_the_coins_of_the_base_game_and_no_token(players: int) -> None:
    """C13 and C18: 3 coins; Debt and Diplomacy tokens are in the supply."""
    state = Wonders(players=players, expansions=("cities",), sides="day").new(seed=1)
    for city in state.position.cities:
        assert (city.coins, city.debt, city.diplomacy, city.defeats, city.victories) == (
            3,
            0,
            0,
            0,
            [0, 0, 0],
        )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("boxes", "cards"), [(("cities",), 8), ((), 7)])
def test_an_age_has_one_turn_more_than_the_base_game(
    players: int, boxes: tuple[str, ...], cards: int
) -> None:
    """C20 and C21: 8 cards and 7 turns, the last card is not played; C6: the base game has 7 and 6."""
    state = Wonders(players=players, expansions=boxes, sides="day").new(seed=2)
    dealt = [len(hand) for hand in state.position.hands]
    while state.to_act:
        state.play({seat: state.legal(seat)[-1] for seat in state.to_act})
    turns = Counter(step.age for step in state.position.log if step.phase is Phase.CARD)
    assert dealt == [cards] * players
    assert turns == {1: cards - 1, 2: cards - 1, 3: cards - 1}
    thrown = [entry for entry in state.position.discard if entry.age == 1 and entry.turn >= cards - 1]
    assert len(thrown) == 2 * players  # one sold, one left over, for each


def test_the_new_boards_are_dealt_with_cities_alone() -> None:
    """C1, C7 and X14."""
    with_cities, without = (
        {board.name for found in many_deals(*boxes) for board in found.boards} for boxes in (("cities",), ())
    )
    assert with_cities - without == NEW_BOARDS
    assert (len(with_cities), len(without)) == (9, 7)


def test_the_new_boards_are_chosen_with_cities_alone() -> None:
    """C7: where boards are chosen, too."""
    offered = [
        {str(move) for move in Wonders(expansions=boxes, boards="choose").new(seed=0).legal(0)}
        for boxes in (("cities",), ())
    ]
    assert offered[0] - offered[1] == {"board byzantium", "board petra"}


def test_no_black_card_without_cities() -> None:
    """C6: the base game stays as it was."""
    cards = [card for found in many_deals() for hands in found.hands for hand in hands for card in hand]
    assert not coloured(cards, Colour.BLACK)


def test_the_highest_total_wins_as_ever() -> None:
    """C6: the way to win stays the same, Debt and black cards being part of the total."""
    state = Wonders(players=3, expansions=("cities",), sides="day").new(seed=0)
    for city, debt in zip(state.position.cities, (2, 0, 1), strict=True):
        city.debt = debt
    assert (state.result().totals, state.result().ranks) == ((-1, 1, 0), (3, 1, 2))


@pytest.mark.parametrize(("boxes", "loses"), [(("cities",), True), ((), False)])
def test_cities_adds_one_kind_of_decision(boxes: tuple[str, ...], loses: bool) -> None:
    """C19: the base rules and, of decisions, only the choice between coins and Debt."""
    phases = set()
    for seed in range(40):
        state, chance = Wonders(players=7, expansions=boxes, sides="night").new(seed), Chance(seed)
        while state.to_act:
            phases.add(state.position.phase)
            state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    assert phases == {Phase.CARD, Phase.LAST_CARD, Phase.DISCARD} | ({Phase.LOSS} if loses else set())


# Options.


@pytest.mark.parametrize("players", [2, 8])
def test_three_to_seven_play(players: int) -> None:
    """X14: the numbers of the base game."""
    with pytest.raises(BadOption, match="valid: 3, 4, 5, 6, 7"):
        make("wonders", players=players, expansions=["cities"])


@pytest.mark.parametrize("players", [3, 5, 7])
def test_teams_need_four_or_six(players: int) -> None:
    """C42: the error says what is allowed."""
    with pytest.raises(BadOption, match=f"players={players}.*4 or 6 players.*valid: 4, 6"):
        make("wonders", players=players, expansions=["cities"], teams=True)


def test_teams_need_cities() -> None:
    """C42: the team game is part of the expansion."""
    with pytest.raises(BadOption, match=r"needs Cities.*expansions=cities"):
        make("wonders", players=4, teams=True)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"expansions": ["leaders"]}, "expansions=leaders.*valid: cities"),
        ({"expansions": ["cities", "cities"]}, "listed twice"),
        ({"smugglers_cache": "all"}, "valid: any, starting"),
        ({"teams": 1}, "valid: False, True"),
    ],
)
def test_a_wrong_option_is_refused_with_the_right_ones(options: dict[str, object], message: str) -> None:
    """X9 and C42: the options of Cities."""
    with pytest.raises(BadOption, match=message):
        make("wonders", **options)


def test_a_bare_expansion_is_not_a_list() -> None:
    """Found while testing: `expansions="cities"` was accepted, and failed later at the letter c."""
    with pytest.raises(BadOption, match=r"expansions=cities.*takes a list.*valid: cities"):
        make("wonders", expansions="cities")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownName, match="smugglers_cache"):
        make("wonders", smuggler="any")
