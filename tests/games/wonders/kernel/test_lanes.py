"""The kernel's entry points again, uncompiled or with every index checked (make lanes)."""

from typing import Any

import pytest

from tests.games.wonders.kernel import test_actions, test_batch, test_knowledge, test_observe

pytestmark = pytest.mark.lane


def test_codes() -> None:
    test_actions.test_codes_and_moves_lead_to_each_other()
    test_actions.test_an_illegal_action_is_refused_and_changes_nothing()


def test_many_games() -> None:
    test_batch.test_a_batch_plays_the_games_of_its_seeds()
    test_batch.test_masks_and_observations_keep_nothing_of_the_step_before()
    test_batch.test_playouts_end_and_depend_on_the_stream_alone()
    test_batch.test_random_games_are_the_games_of_their_seeds()


@pytest.mark.parametrize("options", test_knowledge.CONFIGURATIONS[::3], ids=str)
def test_knowledge_of_a_seat(options: dict[str, Any]) -> None:
    test_knowledge.test_a_drawn_state_gives_the_seat_the_view_it_has(options)
    test_knowledge.test_what_a_seat_cannot_know_changes_neither_observation_nor_mask(options)


def test_observations() -> None:
    test_observe.test_every_piece_follows_from_the_view({"players": 4, "boards": "choose", "open": True})
    test_observe.test_the_last_card_of_a_hand_cannot_be_told_from_those_sold_before()
