"""What a seat may know: all but the rolls to come."""

import json

from heptapolis.core.chance import Chance
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.legal import Obstacle
from tests.games.dice.arrange import play, table


def test_the_seed_is_hidden() -> None:
    """D14: nobody knows the next roll."""
    seed = 123456789012345
    text = Dice(players=3).new(seed).view(0).to_json()
    assert str(seed) not in text
    assert "seed" not in json.loads(text)


def test_everything_on_the_table_is_public() -> None:
    """Boards, crossed boxes, coins and dice are seen by all, spectators too."""
    state = table("alpha 3c agora:1", "beta", forum="blue owl 2")
    view = json.loads(state.view(None).to_json())
    assert view["cities"][0]["coins"] == 3
    assert view["cities"][0]["crossed"]["agora"] == [1]
    assert view["forum"] == ["blue owl 2"]
    assert view["boards"][1]["plans"]["wonder"]["boxes"][0] == "0: free build"


def test_a_view_says_what_each_die_offers() -> None:
    """Every die and the Wonder: the move, or the obstacle."""
    view = table("alpha 2c", forum="blue owl 2, white laurel 0").view(0)
    told = {(str(o.die or "wonder"), str(o.move or "-"), o.obstacle) for o in view.offers}
    assert told == {
        ("blue", "build agora 2 with blue", Obstacle.COINS),
        ("white", "-", Obstacle.LOCKED),
        ("wonder", "stage 1", None),
    }


def test_the_moves_are_the_offers_without_an_obstacle() -> None:
    """Two readers of the same dice: the quick one for moves, and the one that gives reasons."""
    for seed in range(3):
        state, chance = Dice(players=3).new(seed), Chance(seed, stream=9)
        while state.to_act:
            for seat in state.to_act:
                if offers := state.view(seat).offers:
                    possible = [offer.move for offer in offers if not offer.obstacle]
                    assert possible == list(state.legal(seat)[:-1])  # the last one is to pass or decline
            state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})


def test_a_view_is_a_snapshot() -> None:
    state = table("alpha", forum="blue mask 0")
    view = state.view(0)
    before = view.to_json()
    play(state, "build agora 1 with blue")
    assert view.to_json() == before


def test_offers_in_an_extra_build() -> None:
    """E5: what the dice offer without their price; nothing when something else is asked."""
    state = table("beta 0c", forum="blue mask 3")
    play(state, "stage 1")
    assert [str(offer.move) for offer in state.view(0).offers] == ["build agora 1 with blue"]
    assert state.view(1).offers == ()
    assert state.view(None).offers == ()


def test_another_future_looks_the_same() -> None:
    """Redeal: the same view, and other dice next turn."""
    state = Dice(players=2).new(5)
    twin = state.redeal(0, Chance(1))
    assert twin.view(0).to_json() == state.view(0).to_json()
    play(state)
    play(twin)
    assert twin.position.forum != state.position.forum
