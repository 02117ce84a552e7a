"""Hints: the best move by what a seat knows, with the analysis's own figures and reasons."""

import pytest

import heptapolis
from heptapolis.analysis.hints import find_hint
from heptapolis.analysis.positions import analyse_decision
from heptapolis.analysis.run import read_steps
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.i18n.speech import speech
from heptapolis.search.forecast import forecaster_of
from tests.analysis.games import played

CARDS: Game = heptapolis.make("wonders", players=3, sides="day")
GAMES: dict[str, Game] = {
    "cards": CARDS,
    "teams": heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    "dice": heptapolis.make("dice", players=3),
}
PLAYOUTS = 200
LANGUAGES = ("en", "bg", "ru", "sr", "sv")


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_a_legal_move_and_says_why_in_every_language(name: str) -> None:
    forecaster, state = forecaster_of(GAMES[name]), played(GAMES[name], 5).final(6)
    seat = state.to_act[-1]
    hint = find_hint(forecaster, state, seat, PLAYOUTS)
    legal = {str(move) for move in state.legal(seat)}
    assert {move.move for move in hint.moves} <= legal
    assert all("%" in speech(language).say(hint.reason) for language in LANGUAGES)


@pytest.mark.parametrize("name", ["cards", "teams"])
def test_what_a_seat_cannot_know_does_not_change_its_hint(name: str) -> None:
    forecaster, record = forecaster_of(GAMES[name]), played(GAMES[name], 5)
    for place in (1, 4, 9, 15):
        state = record.final(place)
        seat = state.to_act[0]
        twin = state.redeal(seat, Chance(place))
        assert find_hint(forecaster, twin, seat, PLAYOUTS) == find_hint(forecaster, state, seat, PLAYOUTS)


def test_a_hint_judges_moves_as_the_analysis_does() -> None:
    """The same forecaster, views and score sheets: with many playouts they agree about a clear best move."""
    forecaster, record = forecaster_of(CARDS), played(CARDS, 5)
    steps = [step for step in read_steps(record) if 0 in step.choosers]
    judged = [analyse_decision(forecaster, step, 0, 3, 3_000) for step in steps[10:14]]
    clear = [one for one in judged if one.loss.chance.mean > 4 * one.loss.chance.error > 0]
    assert clear
    for one in clear:
        hint = find_hint(forecaster, record.final(one.step - 1), 0, 3_000)
        found = next(move for move in hint.moves if move.move == one.played)
        assert hint.moves[0].seats[0].chance.mean > found.seats[0].chance.mean


def test_the_only_move_needs_no_reason() -> None:
    dice = GAMES["dice"]
    forecaster, record = forecaster_of(dice), played(dice, 5)
    states = [record.final(place) for place in range(len(record.decisions))]
    alone = next((state, seat) for state in states for seat in state.to_act if len(state.legal(seat)) == 1)
    assert find_hint(forecaster, *alone, PLAYOUTS).reason.id == "hint-only"
