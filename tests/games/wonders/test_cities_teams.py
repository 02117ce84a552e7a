"""The team game (C42 to C63, X13): seats 0 and 1 against 2 and 3 (against 4 and 5)."""

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.wonders.game import Wonders, WondersState
from heptapolis.games.wonders.model import BACK
from heptapolis.games.wonders.moves import Build, BuildStage, Decline, Leave, Recover, Sell, Settle
from heptapolis.games.wonders.state import Phase
from tests.games.wonders.arrange import legal, offer, play, table
from tests.games.wonders.ledger import changes, settle, snapshot

FOUR = ("gizah", "rhodos", "petra", "babylon")


def new(players: int, seed: int = 4) -> WondersState:
    return Wonders(players=players, expansions=("cities",), teams=True, sides="day").new(seed)


def builds(state: WondersState) -> list[str]:
    """The ways in which seat 0 may build its card."""
    return [move for move in legal(state) if move.startswith("build")]


@pytest.mark.parametrize(("players", "teams"), [(4, ((0, 1), (2, 3))), (6, ((0, 1), (2, 3), (4, 5)))])
def test_teams_of_two_sit_side_by_side(players: int, teams: tuple[tuple[int, int], ...]) -> None:
    """C42, C43, C44 and X13."""
    state = new(players)
    assert state.result().teams == teams
    assert all(mate in state.position.neighbours(seat) for seat, mate in teams)


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("seat", range(4))
def test_team_mates_see_each_others_hands_and_nobody_elses(players: int, seat: int) -> None:
    """C45 and X13."""
    state = new(players)
    mate = seat ^ 1
    hands = state.view(seat).hands
    for other in range(players):
        hidden = other not in (seat, mate)
        assert hands[other] == ((BACK,) * 8 if hidden else tuple(state.position.hands[other]))
    assert set(state.view(seat).seen) == {seat, mate}


def test_without_teams_nobody_sees_a_hand() -> None:
    """C45 is for team-mates: in an ordinary game the same seats see nothing."""
    state = Wonders(players=4, expansions=("cities",), sides="day").new(seed=4)
    assert state.view(0).hands[1] == (BACK,) * 8


def test_a_spectator_sees_no_hand() -> None:
    """C45: shown to the team-mate, not to the table."""
    assert set(new(4).view(None).hands) == {(BACK,) * 8}


def test_team_mates_know_what_each_other_discards() -> None:
    """C45: a card sold or under a stage is known to both of the team, to no opponent."""
    state = table("gizah sawmill", *FOUR[1:], hands=["palace", "theater", "altar", "tavern"], teams=True)
    play(state, "stage 1 with palace")
    assert [state.view(seat).tucked[0] for seat in range(4)] == [
        tuple(state.position.tucked[0]),
        tuple(state.position.tucked[0]),
        (BACK,),
        (BACK,),
    ]
    assert [[str(entry.card) for entry in state.view(seat).discard] for seat in (0, 2)] == [
        ["theater", "?", "?"],
        ["?", "altar", "tavern"],
    ]


def test_the_discard_pile_is_looked_through_by_both() -> None:
    """C45 and C64: what one may look at, the team-mate may see; the opponents may not."""
    state = table("gizah 2c", *FOUR[1:], hands=["forging-agency"], discard="palace", teams=True)
    play(state, "build forging-agency")
    assert [str(state.view(seat).discard[0].card) for seat in range(4)] == ["palace", "palace", "?", "?"]


@pytest.mark.parametrize("players", [4, 6])
def test_what_opponents_hold_may_be_redrawn(players: int) -> None:
    """C45: both hands of the team are known, those of the opponents could be any."""
    state, chance = new(players), Chance(1)
    other = state.redeal(0, chance)
    assert other.view(0).to_json() == state.view(0).to_json()
    assert other.position.hands[:2] == state.position.hands[:2]
    assert other.position.hands[2:] != state.position.hands[2:]


def test_own_resources_are_used_first() -> None:
    """C46: what the city produces cannot be bought, not even from the team-mate."""
    state = table("gizah 9c lumber-yard", "babylon", "petra", "babylon", hands=["stockade"], teams=True)
    assert builds(state) == ["build stockade"]


def test_what_is_missing_may_be_bought_from_either_side() -> None:
    """C46: a team-mate sells for the same price as an opponent."""
    state = table("gizah 9c", "babylon", "petra", "babylon", hands=["stockade"], teams=True)
    assert builds(state) == ["build stockade < 2R", "build stockade < 2L"]


def test_a_chain_is_used_whenever_possible() -> None:
    """C47: no payment to the team-mate is offered for a card that the chain makes free."""
    state = table(
        "gizah 9c theater", "babylon brickyard", "petra", "babylon", hands=["gardens"], age=3, teams=True
    )
    assert builds(state) == ["build gardens"]
    assert str(offer(state, "gardens").waiver) == "chain theater"


@pytest.mark.parametrize("players", [4, 6])
def test_no_move_gives_coins_or_cards_to_anybody(players: int) -> None:
    """C48 and C49: moves build, sell, recover or settle; hands change by passing alone."""
    for seed in range(5):
        state, chance = new(players, seed), Chance(seed)
        while state.to_act:
            kinds = {type(move) for seat in state.to_act for move in state.legal(seat)}
            assert kinds <= {Build, BuildStage, Sell, Leave, Recover, Decline, Settle}
            _check_turn(state, chance)


def _check_turn(state: WondersState, chance: Chance) -> None:
    """The coins of a team-mate change by trade, bank and settling alone; the hand passes on as it is."""
    position = state.position
    hands, before, turn = [list(hand) for hand in position.hands], snapshot(state), position.turn
    shift = position.passing
    chosen = {seat: chance.pick(state.legal(seat)) for seat in state.to_act}
    events = state.play(chosen)
    for seat, move in chosen.items():
        if isinstance(move, Build | BuildStage | Sell):
            hands[seat].remove(move.card)
    if position.phase is Phase.CARD and position.turn == turn + 1:
        size = len(hands)
        assert [sorted(map(str, hand)) for hand in position.hands] == [
            sorted(map(str, hands[(seat - shift) % size])) for seat in range(size)
        ]
    for seat, old in enumerate(before):
        own = chosen.get(seat)
        paid = own.bank + own.left + own.right if isinstance(own, Build | BuildStage) else 0
        got = sum(_coins(event.data) for event in events if _gains(event.code, event.seat, event.data, seat))
        lost = sum(_coins(event.data) for event in events if event.code == "loss" and event.seat == seat)
        assert position.cities[seat].coins == old.coins - paid + got - lost


def _coins(data: object) -> int:
    assert isinstance(data, dict)
    return int(data["coins"])


def _gains(code: str, seat: int | None, data: object, me: int) -> bool:
    assert isinstance(data, dict)
    return (code in ("coins", "sold") and seat == me) or (code == "trade" and data["to"] == me)


def test_the_team_mate_loses_coins_too() -> None:
    """C50 and X6: all other players."""
    state = table(*FOUR, hands=["hideout"], teams=True)
    play(state, "build hideout")
    assert (state.to_act, state.position.owed) == ((1, 2, 3), [0, 1, 1, 1])


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("opium-stash", ["+3c", "-1c", "-1c", "-1c"]),
        ("customs", ["", "+1c", "+1c", "+1c"]),
        ("dive", ["+6c", "+1c", "", "+1c"]),
        ("raider-camp", ["+1v1", "+1o", "", "+1o"]),
    ],
    ids=["C71", "C72", "C67", "C68"],
)
def test_the_team_mate_is_a_player_like_the_others(card: str, expected: list[str]) -> None:
    """C50, X5 and X6: losses, gains and Debt for others and neighbours reach the team-mate."""
    state = table(*FOUR, hands=[card], teams=True)
    before = snapshot(state)
    play(state, f"build {card}")
    settle(state)
    for city in before[1:]:
        city.coins += 3
    assert changes(before, state) == expected


def test_a_mask_may_copy_the_team_mate() -> None:
    """C60 and C81: scoring knows neighbours, not teams."""
    state = table("gizah pigeonhole", "rhodos school", "petra", "babylon", teams=True)
    assert state.result().sheets[0]["science"] == 1


# The end: C60 to C63.


@pytest.mark.parametrize("players", [4, 6])
def test_each_player_is_scored_and_the_team_adds_up(players: int) -> None:
    """C60, C61 and C11: a team's total is the sum of its members'; the highest team wins, both of it."""
    lines = [
        "gizah 0c altar",
        "rhodos 0c",
        "petra 0c palace",
        "babylon 0c 3o",
        "ephesos 0c well",
        "olympia 0c",
    ]
    result = table(*lines[:players], teams=True).result()
    assert result.totals == (3, 0, 8, -3, 3, 0)[:players]
    assert result.team_totals == (3, 5, 3)[: players // 2]
    assert result.ranks == (2, 2, 1, 1, 2, 2)[:players]
    assert result.winners == (2, 3)


def test_the_best_player_may_be_in_the_losing_team() -> None:
    """C61: only the sum counts."""
    result = table(
        "gizah 0c palace", "rhodos 0c", "petra 0c pantheon", "babylon 0c altar", teams=True
    ).result()
    assert (result.team_totals, result.winners) == ((8, 10), (2, 3))


def test_the_richer_team_wins_a_tie() -> None:
    """C62: both treasuries together, although the richest single player is in the other team."""
    result = table("gizah 1c", "rhodos 1c", "petra 2c", "babylon 1c", teams=True).result()
    assert (result.team_totals, result.winners) == ((0, 0), (2, 3))


def test_coins_break_a_tie_by_team_and_not_by_player() -> None:
    """C62: 5 coins in one purse and 1 in the other beat 4 and 1."""
    result = table("gizah 5c", "rhodos 1c", "petra 4c", "babylon 1c", teams=True).result()
    assert (result.team_totals, result.ranks) == ((1, 1), (1, 1, 2, 2))


def test_debt_is_not_part_of_the_tie_break() -> None:
    """C62 and X3: a team with Debt and more coins wins the tie."""
    result = table("gizah 3c 1o", "rhodos 0c", "petra 2c", "babylon 0c", teams=True).result()
    assert (result.team_totals, result.winners) == ((0, 0), (0, 1))


def test_a_perfect_tie_is_shared() -> None:
    """C63: all teams that are equal win together."""
    lines = ["gizah 2c", "rhodos 0c", "petra 1c", "babylon 1c", "ephesos 1c", "olympia 0c"]
    result = table(*lines, teams=True).result()
    assert (result.winners, result.ranks) == ((0, 1, 2, 3), (1, 1, 1, 1, 3, 3))


def test_the_game_ends_after_the_conflicts_of_age_three() -> None:
    """C60: tokens of the last conflict are in the score."""
    state = table("gizah 0c", "rhodos 0c walls", "petra 0c", "babylon 0c", age=3, turn=7, teams=True)
    play(state)
    assert state.to_act == ()
    assert [sheet["military"] for sheet in state.result().sheets] == [0, 10, -2, 0]
