"""Coin losses and Debt (C22 to C30, C50, X1 to X3), and the order of the end of a turn (C64, X1)."""

from hypothesis import given
from hypothesis import strategies as st

from heptapolis.games.wonders.game import WondersState
from heptapolis.games.wonders.state import Phase
from tests.games.wonders.arrange import legal, play, table
from tests.games.wonders.ledger import changes, rows, settle, snapshot


def losers(*cities: str, card: str = "hideout") -> WondersState:
    """Seat 0 builds a card that makes the others lose; they sell a tavern."""
    state = table(*cities, hands=[card], cities_box=True)
    play(state, f"build {card}")
    return state


def test_all_others_lose_and_the_builder_does_not() -> None:
    """C22: every other player, neighbour or not; they decide at once (X2)."""
    state = losers("gizah", "rhodos", "petra", "babylon", "ephesos")
    assert (state.position.phase, state.to_act) == (Phase.LOSS, (1, 2, 3, 4))
    assert state.position.owed == [0, 1, 1, 1, 1]


def test_lost_coins_go_to_nobody() -> None:
    """C24: what the others lose, no city gains."""
    state = losers("gizah 0c", "rhodos", "petra", card="hideout")
    coins = sum(city.coins for city in state.position.cities)
    settle(state)
    assert sum(city.coins for city in state.position.cities) == coins - 2


def test_a_loss_may_be_split_freely() -> None:
    """C25, C26 and C27: any part in coins, the rest in Debt, however rich the victim is."""
    state = table("gizah press", "rhodos 9c", hands=["opium-den"], cities_box=True)
    play(state, "build opium-den")
    assert legal(state, 1) == ["pay 3 owe 0", "pay 2 owe 1", "pay 1 owe 2", "pay 0 owe 3"]
    before = snapshot(state)
    play(state, "pay 1 owe 2", "pay 0 owe 3")
    assert changes(before, state) == ["", "-1c +2o", "+3o"]


def test_nobody_pays_more_coins_than_they_have() -> None:
    """C25: a loss of 5 with 4 coins costs at least 1 point of Debt."""
    line = "gizah lumber-yard glassworks"
    state = table(line, "rhodos 1c", hands=["opium-distillery"], cities_box=True)
    play(state, "build opium-distillery")
    assert legal(state, 1) == ["pay 4 owe 1", "pay 3 owe 2", "pay 2 owe 3", "pay 1 owe 4", "pay 0 owe 5"]


def test_without_coins_there_is_nothing_to_decide() -> None:
    """C25: all of the loss becomes Debt, and nobody is asked."""
    state = table("gizah 0c", "rhodos 0c", "petra 0c", hands=["hideout", "altar", "altar"], cities_box=True)
    before = snapshot(state)
    events = play(state, "build hideout", "build altar", "build altar")
    assert (state.position.phase, changes(before, state)) == (Phase.CARD, ["", "+1o", "+1o"])
    assert [(e.seat, dict(e.data)) for e in events if e.code == "loss"] == [
        (1, {"coins": 0, "debt": 1}),
        (2, {"coins": 0, "debt": 1}),
    ]


def test_a_victim_without_coins_does_not_answer_for_the_others() -> None:
    """X2: victims with coins decide, those without take the Debt."""
    state = table("gizah 0c", "rhodos 0c", "petra 1c", hands=["hideout", "altar", "altar"], cities_box=True)
    play(state, "build hideout", "build altar", "build altar")
    assert (state.to_act, legal(state, 2)) == ((2,), ["pay 1 owe 0", "pay 0 owe 1"])
    assert [city.debt for city in state.position.cities] == [0, 1, 0]


def test_all_losses_of_a_turn_are_one_decision() -> None:
    """X2: three losses add up; nobody loses by their own card."""
    state = table(
        "gizah", "rhodos press", "petra", hands=["hideout", "opium-den", "opium-stash"], cities_box=True
    )
    play(state, "build hideout", "build opium-den", "build opium-stash")
    assert state.position.owed == [3 + 1, 1 + 1, 1 + 3]
    assert legal(state, 0) == ["pay 3 owe 1", "pay 2 owe 2", "pay 1 owe 3", "pay 0 owe 4"]


def test_losses_come_after_costs_and_gains() -> None:
    """C23 and C29: a city that starts with nothing and gains 5 this turn can pay the loss from it."""
    state = table(
        "gizah", "rhodos 0c", "petra 1c", hands=["hideout", "tavern", "city-gates"], cities_box=True
    )
    assert "build city-gates" not in legal(state, 2)  # no wood for it
    play(state, "build hideout", "build tavern", "sell city-gates")
    assert legal(state, 1) == ["pay 1 owe 0", "pay 0 owe 1"]
    assert [city.coins for city in state.position.cities] == [3, 5, 4]


def test_gains_from_neighbours_come_before_losses() -> None:
    """X1 and C67: coins of a neighbour's Dive can be paid in the same turn."""
    state = table("gizah", "rhodos 0c", "petra", hands=["dive", "altar", "hideout"], cities_box=True)
    play(state, "build dive", "build altar", "build hideout")
    assert (state.to_act, legal(state, 1)) == ((0, 1), ["pay 1 owe 0", "pay 0 owe 1"])


def test_gains_for_everybody_else_come_before_losses() -> None:
    """X1 and C72: coins of Customs can be paid in the same turn."""
    state = table("gizah", "rhodos 0c", "petra 0c", hands=["customs", "altar", "hideout"], cities_box=True)
    play(state, "build customs", "build altar", "build hideout")
    assert legal(state, 1) == ["pay 1 owe 0", "pay 0 owe 1"]


def test_a_cost_is_paid_before_a_loss() -> None:
    """C23: everybody has paid for what they build; the loss finds an empty purse."""
    state = table("gizah", "rhodos 3c", "petra", hands=["hideout", "militia"], cities_box=True)
    play(state, "build hideout", "build militia")
    assert (state.to_act, state.position.cities[1].debt) == ((2,), 1)


def test_a_trade_is_paid_before_a_loss() -> None:
    """C29: what a neighbour pays for a resource can be lost in the same turn."""
    state = table("gizah", "rhodos 2c", "babylon 0c", hands=["hideout", "stockade", "altar"], cities_box=True)
    play(state, "build hideout", "build stockade < 2L", "build altar")
    assert (state.to_act, state.position.cities[1].debt) == ((2,), 1)


def test_tokens_are_counted_when_losses_are_taken() -> None:
    """C69 and X2: a Victory token raided in the same turn counts for the Sepulcher."""
    line = "gizah stone-pit glassworks loom"
    state = table(line, "rhodos 1v1", "petra", hands=["sepulcher", "raider-camp"], age=2, cities_box=True)
    play(state, "build sepulcher", "build raider-camp")
    assert state.position.owed == [0, 2, 0]


def test_tokens_of_the_conflict_come_too_late_to_be_counted() -> None:
    """W15: losses before the conflict, so the token won in it is not counted by the Sepulcher."""
    line = "gizah stone-pit glassworks loom"
    state = table(line, "rhodos walls", "petra", hands=["sepulcher"], age=1, turn=7, cities_box=True)
    play(state, "build sepulcher")
    assert (state.position.owed, state.position.cities[1].victories) == ([0, 0, 0], [2, 0, 0])


def test_stages_are_counted_when_losses_are_taken() -> None:
    """C70 and X2: a stage built in the same turn counts for the Chamber of Builders."""
    line = "ephesos clay-pool lumber-yard glassworks"
    victim = "gizah sawmill 0st"
    state = table(line, victim, "petra 1st", hands=["chamber-of-builders"], age=3, cities_box=True)
    play(state, "build chamber-of-builders", "stage 1 with tavern")
    assert state.position.owed == [0, 1, 1]


def test_a_stage_makes_the_others_lose() -> None:
    """C71: Petra by night, first stage; the loss joins those of the cards."""
    state = table(
        "petra night clay-pool foundry", "rhodos", "gizah", hands=["tavern", "hideout"], cities_box=True
    )
    play(state, "stage 1 with tavern", "build hideout")
    assert state.position.owed == [1, 2, 2 + 1]


def test_two_cenotaphs_of_different_cities_count_the_tokens_twice() -> None:
    """C69 and X2: each card counts for itself, the builder of one pays the other."""
    one, two = "gizah brickyard glassworks loom 1v2", "rhodos stone-pit glassworks loom 2v1"
    state = table(one, two, "petra 1v3", hands=["cenotaph", "sepulcher"], age=3, cities_box=True)
    play(state, "build cenotaph", "build sepulcher")
    assert state.position.owed == [1, 2, 1 + 1]


# Debt.


def test_debt_is_taken_from_the_score() -> None:
    """C9, C30 and C39: 10 coins and 5 points of Debt make one row, 3 - 5; debts may outweigh coins."""
    state = table("gizah 10c 5o", "rhodos 2c 1o", cities_box=True)
    assert [sheet["treasury"] for sheet in state.result().sheets] == [-2, -1, 1]


def test_debt_is_never_paid_back() -> None:
    """C28: a rich city with Debt has no move that lowers it, and gains leave it alone."""
    state = table("gizah 50c 5o", hands=["dive"], cities_box=True)
    assert legal(state) == ["build dive", "sell dive"]
    play(state, "build dive")
    assert state.position.cities[0].debt == 5


def test_debt_does_not_run_out() -> None:
    """X3: more Debt than the 42 points on the 26 tokens of the box (C4); change is never a question."""
    state = table(
        "gizah 0c", "rhodos 0c 40o", "petra 0c 43o", hands=["hideout", "altar", "altar"], cities_box=True
    )
    play(state, "build hideout", "build altar", "build altar")
    assert [city.debt for city in state.position.cities] == [0, 41, 44]


def test_diplomacy_tokens_do_not_run_out() -> None:
    """X3: a fifth token is there although the box holds 4 (C3)."""
    state = table("gizah clay-pool", "rhodos 4p", hands=["residence"], cities_box=True)
    play(state, "build residence")
    assert [city.diplomacy for city in state.position.cities] == [1, 4, 0]


def test_debt_does_not_lower_the_coins_of_a_tie_break() -> None:
    """X3: 6 coins with 2 points of Debt beat 0 coins with none."""
    state = table("gizah 6c 2o", "rhodos 0c", "petra 0c", cities_box=True)
    assert (state.result().totals, state.result().ranks) == ((0, 0, 0), (1, 2, 2))


@given(
    st.lists(
        st.sampled_from(["hideout", "opium-stash", "lair", "brotherhood", "altar"]), min_size=3, max_size=3
    ),
    st.lists(st.integers(0, 6), min_size=3, max_size=3),
    st.data(),
)
def test_coins_paid_and_debt_taken_make_the_loss(
    hands: list[str], coins: list[int], data: st.DataObject
) -> None:
    """C25 and C27: whatever the victims choose. The loss of each is what the others' cards say."""
    loss = {"hideout": 1, "opium-stash": 1, "lair": 2, "brotherhood": 3, "altar": 0}
    lines = [f"gizah {coin}c sawmill ore-vein glassworks loom" for coin in coins]
    state = table(*lines, hands=hands, cities_box=True)
    before = snapshot(state)
    play(state, *(f"build {card}" for card in hands))
    if state.position.phase is Phase.LOSS:
        state.play({seat: data.draw(st.sampled_from(state.legal(seat))) for seat in state.to_act})
    for seat, city in enumerate(state.position.cities):
        gained = 3 * (hands[seat] == "opium-stash")
        paid, owed = before[seat].coins + gained - city.coins, city.debt
        assert paid + owed == sum(loss[card] for card in hands) - loss[hands[seat]]
        assert 0 <= paid <= before[seat].coins + gained


# The order of builds from the discard pile: C64 and X1.

HALIKARNASSOS = "halikarnassos 1st glassworks press"  # its second stage, by day


def test_halikarnassos_goes_before_the_forging_agency() -> None:
    """C64 and X1: whatever the seats."""
    state = table("gizah 2c", HALIKARNASSOS, hands=["forging-agency"], discard="palace", cities_box=True)
    play(state, "build forging-agency", "stage 2 with tavern")
    first = state.to_act
    play(state, "recover palace")
    assert (first, state.to_act) == ((1,), (0,))
    assert "recover palace" not in legal(state, 0)


def test_a_recovered_forging_agency_gives_another_build() -> None:
    """X1: Halikarnassos recovers it, and then recovers once more."""
    state = table(HALIKARNASSOS, discard="forging-agency palace", cities_box=True)
    play(state, "stage 2 with tavern")
    play(state, "recover forging-agency")
    assert legal(state) == ["recover palace", "recover tavern", "decline"]
    play(state, "recover palace")
    assert (state.position.phase, rows(state)) == (Phase.CARD, {"wonder": 3, "civilian": 8})


def test_a_recovered_forging_agency_waits_for_its_turn_by_seat() -> None:
    """X1: by seat among Agencies; the box holds one, so only a made-up table shows the order."""
    state = table(
        "gizah 2c", HALIKARNASSOS, hands=["forging-agency"], discard="forging-agency gardens", cities_box=True
    )
    play(state, "build forging-agency", "stage 2 with tavern")
    play(state, "recover forging-agency")
    second = state.to_act
    play(state, "recover gardens")
    assert (second, state.to_act) == ((0,), (1,))


def test_the_pile_of_the_turn_is_complete_before_anybody_looks() -> None:
    """C64: at the end of the turn, with the cards sold in it; on the last turn with the leftovers (W14)."""
    hands = ["forging-agency tavern", "palace altar", "gardens theater"]
    state = table("gizah 2c", hands=hands, turn=7, age=2, cities_box=True)
    play(state, "build forging-agency")
    pile = ["palace", "gardens", "tavern", "altar", "theater"]
    assert legal(state) == [*(f"recover {card}" for card in pile), "decline"]


def test_an_empty_pile_gives_nothing() -> None:
    """C64: nobody is asked if there is no card to choose."""
    state = table("gizah 2c", hands=["forging-agency", "altar", "altar"], cities_box=True)
    play(state, "build forging-agency", "build altar", "build altar")
    assert state.position.phase is Phase.CARD


def test_a_card_under_a_stage_cannot_be_recovered() -> None:
    """C64 takes from the discard pile; what lies under a stage is not there (W8)."""
    state = table("gizah 2c", "rhodos sawmill", "petra", hands=["forging-agency", "palace"], cities_box=True)
    play(state, "build forging-agency", "stage 1 with palace")
    assert legal(state) == ["recover tavern", "decline"]


def test_a_recovered_loss_card_counts_this_turn() -> None:
    """X1: losses come after the builds from the discard pile, and all together."""
    state = table(
        "gizah 3c",
        "petra",
        "rhodos",
        hands=["forging-agency", "opium-stash"],
        discard="brotherhood",
        cities_box=True,
    )
    play(state, "build forging-agency", "build opium-stash")
    early = state.position.phase
    play(state, "recover brotherhood")
    assert (early, state.position.owed) == (Phase.DISCARD, [1, 3, 4])


def test_a_recovered_gain_can_be_lost() -> None:
    """C29 and X1: coins of a recovered Tavern arrive before the loss is taken."""
    state = table("gizah 2c", "petra", hands=["forging-agency", "opium-stash", "tavern"], cities_box=True)
    play(state, "build forging-agency", "build opium-stash")
    play(state, "recover tavern")
    assert legal(state, 0) == ["pay 1 owe 0", "pay 0 owe 1"]


def test_a_recovered_raid_counts_for_a_loss() -> None:
    """X1 and X2: the token of a recovered Raider Camp is there when the Sepulcher counts."""
    line = "gizah stone-pit glassworks loom"
    state = table(
        line, "petra 2c", hands=["sepulcher", "forging-agency"], discard="raider-camp", cities_box=True
    )
    play(state, "build sepulcher", "build forging-agency")
    play(state, "recover raider-camp")
    assert (state.position.cities[1].debt, state.position.owed) == (1, [0, 0, 0])


def test_a_loss_is_of_one_turn_alone() -> None:
    """C23: taken at the end of the turn in which the card is built, and of no later one."""
    state = table("gizah 0c", hands=["hideout altar", "tavern well", "tavern well"], cities_box=True)
    play(state, "build hideout")
    settle(state)
    play(state)
    assert (state.position.phase, state.position.turn, state.position.owed) == (Phase.CARD, 4, [0, 0, 0])


def test_babylons_last_card_makes_one_loss_with_the_turn() -> None:
    """W15 and X2: the loss of the extra card is added to the one of the turn before."""
    hands = ["hideout opium-stash", "altar tavern", "altar tavern"]
    state = table("babylon night 1st", "gizah", "petra", hands=hands, turn=7, cities_box=True)
    play(state, "build hideout", "build altar", "build altar")
    early = state.position.phase
    play(state, "build opium-stash")
    assert (early, state.position.owed) == (Phase.LAST_CARD, [0, 2, 2])
