"""Whole games analysed: what is said agrees with the record, with itself and with the seed."""

import math
from functools import cache
from itertools import pairwise

import pytest

import heptapolis
from heptapolis.analysis import Analysis, analyse
from heptapolis.analysis.model import DecisionAnalysis
from heptapolis.analysis.players import add
from heptapolis.analysis.positions import Step, analyse_decision
from heptapolis.analysis.run import MIN_PLAYOUTS, read_steps
from heptapolis.analysis.verdicts import VERDICTS, sure_part
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import choose_moves, fallback, seated_bots
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game
from heptapolis.core.errors import BadData, BadOption, BadRecord, UnknownName
from heptapolis.core.message import Message
from heptapolis.core.record import Record
from heptapolis.i18n.speech import speech
from heptapolis.search.forecast import Estimate, Forecaster, forecaster_of
from tests.analysis.games import played
from tests.paths import ROOT

GAMES: dict[str, Game] = {
    "cards": heptapolis.make("wonders", players=3),
    "teams": heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    "dice": heptapolis.make("dice", players=2),
}
BOARDS = (ROOT / "tests" / "corpus" / "boards.toml").read_text("utf-8")
each_game = pytest.mark.parametrize("name", GAMES)
PLAYOUTS = 40


@cache
def record_of(name: str) -> Record:
    return played(GAMES[name], 3)


@cache
def analysis_of(name: str) -> Analysis:
    return analyse(record_of(name), playouts=PLAYOUTS, seed=1, jobs=2)


@each_game
def test_every_choice_of_every_seat_is_judged(name: str) -> None:
    analysis, record = analysis_of(name), record_of(name)
    choices = [(step.number, seat) for step in read_steps(record) for seat in step.choosers]
    assert sorted((one.step, one.seat) for one in analysis.decisions) == sorted(choices)
    for one in analysis.decisions:
        assert one.played == record.decisions[one.step - 1][one.seat]
        assert one.best == one.moves[0].move
        assert one.played in [move.move for move in one.moves]
        assert one.verdict in (None, *VERDICTS)
        assert (one.loss.chance == Estimate(0, 0)) or one.best != one.played


@each_game
def test_chances_end_with_the_result(name: str) -> None:
    analysis, record = analysis_of(name), record_of(name)
    assert len(analysis.chances) == len(record.decisions) + 1
    winners = record.final().result().winners
    last = [chance.mean for chance in analysis.chances[-1]]
    assert tuple(seat for seat, chance in enumerate(last) if chance) == winners
    for moment in analysis.chances:
        assert sum(chance.mean for chance in moment) == pytest.approx(2 if name == "teams" else 1, abs=0.01)


@each_game
def test_luck_and_skill_add_up_to_the_change_of_the_chance(name: str) -> None:
    """The end of a step and the start of the next are measured apart: the sums agree within their error."""
    steps = analysis_of(name).steps
    for player in analysis_of(name).players:
        change, seat = player.change, player.seat
        assert change
        parts = add(change.parts).mean
        assert parts == pytest.approx(sum(s.after[seat].mean - s.before[seat].mean for s in steps), abs=0.01)
        error = math.hypot(*(one.error for s in steps for one in (s.after[seat], s.before[seat])))
        assert abs(parts - (change.end.mean - change.start.mean)) < 4 * error


@each_game
def test_two_measurements_of_the_same_moment_agree_within_their_error(name: str) -> None:
    gaps = [
        (later.mean - earlier.mean) / math.hypot(later.error, earlier.error)
        for step, following in pairwise(analysis_of(name).steps)
        for later, earlier in zip(following.before, step.after, strict=True)
    ]
    assert 0.4 < sum(gap**2 for gap in gaps) / len(gaps) < 1.8


@each_game
def test_a_report_counts_what_the_decisions_say(name: str) -> None:
    analysis = analysis_of(name)
    for player in analysis.players:
        own = [one for one in analysis.decisions if one.seat == player.seat]
        assert player.decisions == len(own)
        assert sum(player.verdicts.values()) == sum(one.verdict is not None for one in own)
        assert player.accuracy
        assert 0 < player.accuracy <= 100
        costs = [sure_part(analysis.decision(step, player.seat).loss.chance) for step in player.costliest]
        lost = [one.loss.chance for one in own if one.loss.chance.mean > 0]
        assert costs == sorted(map(sure_part, lost), reverse=True)[: len(costs)]
        assert len(costs) <= 3
        result = record_of(name).final().result()
        assert {row: value.points for row, value in player.rows.items()} == result.sheets[player.seat]
    assert {loss.chapter for loss in analysis.players[0].losses} == ({0} if name == "dice" else {1, 2, 3})


def test_the_same_seed_gives_the_same_analysis_with_any_number_of_threads() -> None:
    again = analyse(record_of("dice"), playouts=PLAYOUTS, seed=1, jobs=1)
    assert again == analysis_of("dice")
    assert again.to_json() == analysis_of("dice").to_json()
    assert analyse(record_of("dice"), playouts=PLAYOUTS, seed=2).decisions != again.decisions


def test_one_seat_gets_what_it_gets_among_all() -> None:
    alone, all_of_them = analyse(record_of("dice"), playouts=PLAYOUTS, seed=1, seat=1), analysis_of("dice")
    assert alone.decisions == tuple(one for one in all_of_them.decisions if one.seat == 1)
    assert alone.players == all_of_them.players[1:]
    assert alone.chances == all_of_them.chances


@pytest.mark.parametrize("name", ["cards", "teams"])
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    forecaster, steps = forecaster_of(GAMES[name]), list(read_steps(record_of(name)))
    for step in steps[2:8:3]:
        seat = step.choosers[0]
        redealt = step.state.redeal(seat, Chance(9))
        twin = Step(step.number, redealt, step.moves, step.following)
        assert _judged(forecaster, twin, seat) == _judged(forecaster, step, seat)


def _judged(forecaster: Forecaster, step: Step, seat: int) -> DecisionAnalysis:
    return analyse_decision(forecaster, step, seat, 1, 32)


@each_game
def test_explanations_are_said_in_every_language(name: str) -> None:
    found = [one.explanation for one in analysis_of(name).decisions if one.explanation]
    assert found
    for language in ("en", "bg", "ru", "sr", "sv"):
        lines = [speech(language).say(message) for message in found]
        assert all(len(line) > 20 and "%" in line for line in lines)


def test_json_is_read_back() -> None:
    text = analysis_of("dice").to_json()
    assert Analysis.from_json(text) == analysis_of("dice")
    with pytest.raises(BadData, match="version 1"):
        Analysis.from_json(text.replace('"version":1', '"version":2'))


def test_an_unfinished_game_and_boards_of_your_own() -> None:
    game = heptapolis.make("dice", players=2, board_set=BOARDS)
    record = played(game, 3)
    del record.decisions[4:]
    analysis = analyse(record, playouts=MIN_PLAYOUTS)
    assert len(analysis.chances) == 5
    assert all(0 < chance.mean < 1 for chance in analysis.chances[-1])


def test_tables_of_different_bots_and_a_seat_that_gave_up() -> None:
    """A player who gave up plays the first legal move, as the table does for a bot that was dropped."""
    game = heptapolis.make("wonders", players=4, boards="choose")
    state, record = game.new(3), Record.of(game, 3)
    kinds = {seat: parse_bot(bot) for seat, bot in enumerate(("random", "greedy", "policy"))}
    with seated_bots(kinds, game, 3) as bots:
        while state.to_act:
            choosing = [seat for seat in state.to_act if seat in bots]
            given_up = {seat: fallback(state.legal(seat)) for seat in state.to_act if seat not in bots}
            record.play(state, choose_moves(state, bots, choosing) | given_up)
    analysis = analyse(record, playouts=MIN_PLAYOUTS)
    assert len(analysis.chances) == len(record.decisions) + 1
    assert all(player.accuracy is not None for player in analysis.players)


def test_what_cannot_be_analysed_is_rejected_with_the_reason() -> None:
    record = record_of("dice")
    with pytest.raises(BadRecord, match="nothing to analyse"):
        analyse(Record.of(GAMES["dice"], 1))
    broken = Record(record.game, record.options, record.ruleset, record.seed, [{0: "fly", 1: "fly"}])
    with pytest.raises(BadRecord, match="decision 1"):
        analyse(broken)
    with pytest.raises(BadOption, match="too few"):
        analyse(record, playouts=1)
    with pytest.raises(UnknownName, match="no such seat"):
        analyse(record, seat=5, playouts=MIN_PLAYOUTS)


def test_unclear_differences_are_said_to_be_unclear() -> None:
    unclear = [
        one.explanation
        for one in analysis_of("cards").decisions
        if isinstance(one.explanation, Message) and one.explanation.id == "analysis-unclear"
    ]
    assert unclear  # so few playouts cannot tell everything
