"""Who meets whom: duplicate deals, rotated seats."""

import pytest

from heptapolis.core.errors import HeptapolisError
from tests.arena.arrange import tournament


def test_every_deal_is_played_in_every_seating() -> None:
    matches = tournament("greedy", "random", "random:seed=1", games=6).matches()
    assert [(match.deal, match.bots[0]) for match in matches] == [
        (0, "greedy"),
        (0, "random"),
        (0, "random:seed=1"),
        (1, "greedy"),
        (1, "random"),
        (1, "random:seed=1"),
    ]
    assert [match.seed for match in matches[:3]] == [matches[0].seed] * 3
    assert matches[0].seed != matches[3].seed


def test_seatings_that_look_alike_are_played_once() -> None:
    assert len(tournament("greedy", "random", "random").seatings) == 3
    assert tournament("random").seatings == (("random",) * 3,)
    assert len(tournament("random", "greedy", "random", "greedy", players=4).seatings) == 2


def test_teams_stay_together() -> None:
    bots = ("greedy", "greedy", "random", "random")
    seatings = tournament(*bots, players=4, expansions=["cities"], teams=True).seatings
    assert seatings == (bots, bots[2:] + bots[:2])


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(tournament("greedy", "random", "random", games=4).matches()) == 6


def test_a_strength_keeps_its_name_and_other_specs_are_shortened() -> None:
    assert tournament("medium", "greedy", "greedy:noise=0").bots == ("medium", "greedy", "greedy")


def test_the_same_tournament_has_the_same_name_whatever_its_length() -> None:
    assert tournament("greedy", games=3).id == tournament("greedy:noise=0", games=9).id
    others = [tournament("greedy", seed=2), tournament("random"), tournament("greedy", players=4)]
    assert len({tournament("greedy").id, *(other.id for other in others)}) == 4


@pytest.mark.parametrize(
    ("bots", "more", "words"),
    [
        (("random", "random"), {}, "number of bots"),
        (("nobody",), {}, "no such bot"),
        (("random",), {"games": 0}, "nothing to play"),
        (("random",), {"seed": -1}, "a seed must be"),
    ],
)
def test_bad_tournaments(bots: tuple[str, ...], more: dict[str, int], words: str) -> None:
    with pytest.raises(HeptapolisError, match=words):
        tournament(*bots, **more)
