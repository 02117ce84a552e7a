"""Bots that are programs: JSON lines in and out, and what happens when they misbehave."""

import logging
import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

import heptapolis
from heptapolis.bots.program import Program, ProgramPlayer, parse_answer
from heptapolis.bots.protocol import BadAnswer
from heptapolis.bots.table import SeatedBot, fallback
from tests.bots import programs
from tests.processes import TIMEOUT_SECONDS

GAME = heptapolis.make("wonders", players=3)


class Quick(Program):
    """A program with little time."""


@contextmanager
def at_table(command: str, seconds: float = 20.0) -> Iterator[SeatedBot]:
    bot = ProgramPlayer(shlex.split(command), '{"type": "start"}', seconds)
    player = SeatedBot(Quick(), bot)
    try:
        yield player
    finally:
        player.close()


def process_of(player: SeatedBot) -> int:
    assert isinstance(player.bot, ProgramPlayer)
    return player.bot._program._process.pid


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_good_program_plays_what_it_says(tmp_path: Path) -> None:
    state = GAME.new(1)
    with at_table(programs.program(tmp_path, programs.GOOD)) as player:
        assert player.choose(state, 0) == state.legal(0)[-1]
    assert (player.stats.illegal, player.stats.late) == (0, 0)
    assert gone(process_of(player))


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (programs.ILLEGAL, "'build everything' is not a legal move"),
        (programs.GARBAGE, "'hello' is not JSON"),
        (programs.LIST, "is not an answer"),
        (programs.BINARY, "is not JSON"),
        (programs.CRASHING, "the program has ended"),
    ],
    ids=["illegal", "garbage", "list", "binary", "crashing"],
)
def test_a_bad_answer_costs_a_fallback_move_and_three_in_a_row_the_seat(
    answer: str, words: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state = GAME.new(1)
    with at_table(programs.program(tmp_path, answer)) as player:
        for _ in range(5):
            assert player.choose(state, 0) == fallback(state.legal(0))
        assert player.stats.is_dropped
        assert gone(process_of(player))  # a dropped program is ended before the game is over
    assert player.stats.illegal == 3
    assert words in caplog.text
    assert "dropped" in caplog.text


@pytest.mark.parametrize("text", [programs.LOOP.replace("{answer}", programs.SLOW), programs.DEAF])
def test_a_late_answer_is_counted_as_late(
    text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state, started = GAME.new(1), monotonic()
    with at_table(programs.script(tmp_path, text), seconds=0.1) as player:
        for _ in range(4):
            assert player.choose(state, 0) == fallback(state.legal(0))
    assert (player.stats.late, player.stats.illegal) == (3, 0)
    assert "no answer within 0.1 seconds" in caplog.text
    assert gone(process_of(player))
    assert monotonic() - started < TIMEOUT_SECONDS


def test_good_answers_in_between_keep_a_bot_at_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    state = GAME.new(1)
    with at_table(programs.program(tmp_path, programs.ONCE_BAD)) as player:
        for _ in range(9):
            player.choose(state, 0)
    assert (player.stats.illegal, player.stats.is_dropped) == (3, False)


def test_a_late_line_is_not_taken_for_the_next_answer(tmp_path: Path) -> None:
    """The first answer arrives after the second question: it must not count as the answer to that."""
    answer = """
        time.sleep(0 if "second" in globals() else 0.6)
        globals()["second"] = True
        print(json.dumps({"move": message["legal"][-1]}))
    """
    one, other = GAME.new(1), GAME.new(2)
    with at_table(programs.program(tmp_path, answer), seconds=0.4) as player:
        player.choose(one, 0)
        assert isinstance(player.bot, ProgramPlayer)
        player.bot._seconds = 20.0
        assert player.choose(other, 1) == other.legal(1)[-1]
    assert (player.stats.late, player.stats.illegal) == (1, 0)


def test_a_program_that_does_not_want_to_end_is_ended(tmp_path: Path) -> None:
    started = monotonic()
    with at_table(programs.script(tmp_path, programs.STUBBORN)) as player:
        pass
    assert gone(process_of(player))
    assert monotonic() - started < TIMEOUT_SECONDS


@pytest.mark.parametrize("line", ["", "null", "{}", '{"move": 3}', '{"move": null}', "[" * 50_000])
def test_lines_that_are_not_an_answer(line: str) -> None:
    with pytest.raises(BadAnswer):
        parse_answer(line)


def test_spaces_around_a_move_do_not_matter() -> None:
    assert parse_answer('{"move": " sell  loom ", "thoughts": "dull"}\n') == "sell loom"
