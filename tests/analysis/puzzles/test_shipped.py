"""The puzzles that ship: every one replays, its moves are legal and judged, its answer is explained."""

import math
from datetime import date, timedelta
from functools import cache

import pytest

from heptapolis.analysis.puzzles.answer import find_judged, judge_answer, name_set, name_theme
from heptapolis.analysis.puzzles.fingerprint import fingerprint
from heptapolis.analysis.puzzles.judge import CLEAR_ERRORS, MIN_CHANCE, MIN_POINTS
from heptapolis.analysis.puzzles.library import (
    find_puzzle,
    list_themes,
    puzzle_of_day,
    select_puzzles,
    shipped_puzzles,
    shipped_sets,
)
from heptapolis.analysis.puzzles.model import JudgedMove
from heptapolis.analysis.puzzles.search import OBVIOUS_BOT, forecaster_for
from heptapolis.analysis.puzzles.themes import find_themes
from heptapolis.bots.registry import parse_bot
from heptapolis.core.chance import Chance
from heptapolis.core.contract import State
from heptapolis.core.errors import HeptapolisError, IllegalMove, UnknownName
from heptapolis.core.games import package_of, rules_of
from heptapolis.i18n.sources import find_languages
from heptapolis.i18n.speech import speech
from heptapolis.search.forecast import Estimate
from heptapolis.search.outcomes import CHANCE, POINTS

ALL = shipped_puzzles()
LEAST = {"wonders": 300, "cities": 100, "dice": 100}
SAMPLE = 6  # puzzles of each set whose figures are measured again
FEW_PLAYOUTS = 4_000


@cache
def position(name: str) -> State:
    """The position of a puzzle; nobody may play on in it."""
    return find_puzzle(name).replay()[1]


@pytest.mark.parametrize("name", LEAST)
def test_enough_puzzles_ship_and_not_all_at_the_same_table(name: str) -> None:
    puzzles = shipped_sets()[name].puzzles
    assert len(puzzles) >= LEAST[name]
    assert len({puzzle.table for puzzle in puzzles}) == len(shipped_sets()[name].head.tables)
    assert len({(puzzle.seed, puzzle.step) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("name", LEAST)
def test_every_puzzle_replays_and_every_legal_move_is_judged(name: str) -> None:
    for one in select_puzzles(name):
        puzzle = one.puzzle
        state = position(one.id)
        legal = {str(move): move for move in state.legal(puzzle.seat)}
        assert puzzle.best.move in legal, one.id
        assert puzzle.obvious in legal, one.id
        assert {move.move for move in puzzle.moves} <= legal.keys(), one.id
        assert all(find_judged(puzzle, state, move) for move in legal.values()), one.id
        plain = package_of(state.game).without_payment
        assert plain(legal[puzzle.best.move]) != plain(legal[puzzle.obvious]), one.id
        assert all(is_behind(puzzle.best, other) for other in puzzle.moves[1:]), one.id
        assert puzzle.themes == find_themes(one.game, puzzle, one.set.head.rows), one.id
        assert 1 <= puzzle.difficulty <= 3


def is_behind(best: JudgedMove, other: JudgedMove) -> bool:
    """As far as the rounded figures show."""
    chance, points = best.chance[0] - other.chance[0], best.points[0] - other.points[0]
    clear_chance = CLEAR_ERRORS * math.hypot(best.chance[1], other.chance[1])
    clear_points = CLEAR_ERRORS * math.hypot(best.points[1], other.points[1])
    return (chance >= max(MIN_CHANCE, clear_chance) - 0.001) or (
        points >= max(MIN_POINTS, clear_points) - 0.05 and chance >= -0.001
    )


@pytest.mark.parametrize("name", LEAST)
def test_the_puzzles_were_judged_by_the_rules_and_bots_of_today(name: str) -> None:
    """If this fails, run `heptapolis puzzles verify FILE --output FILE` for each set (docs/puzzles.md)."""
    head = shipped_sets()[name].head
    assert head.ruleset == rules_of(head.game).ruleset
    assert head.fingerprint == fingerprint(head.game, head.tables)


@pytest.mark.parametrize("name", LEAST)
def test_greedy_plays_the_obvious_move(name: str) -> None:
    for one in select_puzzles(name):
        seat, state = one.puzzle.seat, position(one.id)
        greedy = parse_bot(OBVIOUS_BOT).sit(state.game, seat, one.puzzle.seed)
        assert str(greedy.choose(state.view(seat), state.legal(seat))) == one.puzzle.obvious, one.id


@pytest.mark.parametrize("name", LEAST)
def test_playouts_end_as_they_did(name: str) -> None:
    """Figures that differ by more than the noise: playouts have changed, so the puzzles must be verified."""
    for one in Chance(1).shuffled(select_puzzles(name))[:SAMPLE]:
        puzzle, state = one.puzzle, position(one.id)
        forecaster, view = forecaster_for(state.game), state.view(puzzle.seat)
        [again] = forecaster.compare_moves(
            view, puzzle.seat, 7, FEW_PLAYOUTS, [state.parse(puzzle.best.move)]
        )
        for quantity, (mean, error) in ((CHANCE, puzzle.best.chance), (POINTS, puzzle.best.points)):
            change = again.all.estimate(puzzle.seat, quantity) - Estimate(mean, error)
            assert abs(change.mean) <= 5 * change.error + 0.01, one.id


def test_answers_are_judged_and_explained() -> None:
    for name in LEAST:
        one = next(iter(select_puzzles(name)))
        state = position(one.id)
        right = judge_answer(one.set, one.puzzle, state, one.puzzle.best.move)
        assert (right.is_right, right.chosen) == (True, one.puzzle.best)
        wrong = judge_answer(one.set, one.puzzle, state, one.puzzle.obvious)
        assert (wrong.is_right, wrong.chosen.move) == (False, one.puzzle.obvious)
        assert wrong.explanation == right.explanation
        with pytest.raises(HeptapolisError):
            judge_answer(one.set, one.puzzle, state, "fly away")


def test_another_split_of_the_payment_is_the_same_choice() -> None:
    found = 0
    for one in select_puzzles("wonders"):
        state = position(one.id)
        plain = package_of(state.game).without_payment
        best = state.parse(one.puzzle.best.move)
        for move in state.legal(one.puzzle.seat):
            if str(move) != one.puzzle.best.move and plain(move) == plain(best):
                assert judge_answer(one.set, one.puzzle, state, str(move)).is_right
                found += 1
    assert found


def test_a_move_that_is_not_legal_is_rejected() -> None:
    one = next(iter(select_puzzles("dice")))
    state = position(one.id)
    with pytest.raises(IllegalMove):
        judge_answer(one.set, one.puzzle, state, "stage 9")


@pytest.mark.parametrize("language", find_languages())
def test_sets_and_themes_have_names(language: str) -> None:
    say = speech(language).say
    for one in ALL.values():
        for theme in one.puzzle.themes:
            assert "-theme-" not in say(name_theme(one.game, theme))
        assert "-puzzles-" not in say(name_set(one.game, one.set_name))


def test_the_seat_sees_no_more_than_its_view() -> None:
    """Another deal that the seat cannot distinguish is the same puzzle."""
    for name in LEAST:
        for one in select_puzzles(name)[:3]:
            state = position(one.id)
            seat = one.puzzle.seat
            redealt = state.redeal(seat, Chance(3))
            assert redealt.view(seat).to_json() == state.view(seat).to_json()
            assert redealt.legal(seat) == state.legal(seat)


def test_the_day_decides_and_every_puzzle_has_its_turn() -> None:
    puzzles, first = list(ALL.values()), date(2026, 11, 18)
    days = [puzzle_of_day(first + timedelta(n), puzzles).id for n in range(len(puzzles))]
    assert puzzle_of_day(first, puzzles).id == days[0]
    assert len(set(days)) == len(puzzles)
    assert puzzle_of_day(first, puzzles[:1]) == puzzles[0]


def test_unknown_names_are_errors_that_list_the_known_ones() -> None:
    for call in (
        lambda: find_puzzle("dice-0"),
        lambda: select_puzzles("chess"),
        lambda: select_puzzles(theme="luck"),
        lambda: puzzle_of_day(date(2026, 1, 1), []),
    ):
        with pytest.raises(UnknownName):
            call()
    assert set(list_themes()) >= {"science", "military", "money", "denial", "wonder", "guilds"}
