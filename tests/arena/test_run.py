"""Running tournaments: the same result whoever plays them, and resumed where they stopped."""

import json
import signal
from pathlib import Path
from time import monotonic, sleep

import pytest

from heptapolis.arena.executor import Processes, Serial
from heptapolis.arena.log import MatchLog, read_matches
from heptapolis.arena.match import parse_match, play_match, strip_times
from heptapolis.arena.run import run_tournament
from heptapolis.core.errors import HeptapolisError
from tests.arena.arrange import tournament
from tests.bots import programs
from tests.cli.run import run_process, start
from tests.processes import TIMEOUT_SECONDS

CUP = tournament("greedy", "random", "random", games=6)


def test_a_match_is_its_line() -> None:
    match = play_match(CUP.matches()[0])
    assert parse_match(match.to_line()) == match
    assert match.record.final().result() == match.result


def test_bots_meet_the_same_deal_at_every_seat() -> None:
    first, second, third, *_ = run_tournament(CUP, Serial())
    starts = {one.record.make_game().new(one.record.seed).to_json() for one in (first, second, third)}
    assert len(starts) == 1
    assert [one.bots.index("greedy") for one in (first, second, third)] == [0, 2, 1]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    serial, parallel = (run_tournament(CUP, executor) for executor in (Serial(), Processes(2)))
    assert [strip_times(one) for one in serial] == [strip_times(one) for one in parallel]


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    path, played = tmp_path / "cup.jsonl", []
    short = tournament("greedy", "random", "random", games=3)
    with MatchLog(path, short.id, resume=False) as log:
        run_tournament(short, Serial(), log)
    with MatchLog(path, CUP.id, resume=True) as log:
        matches = run_tournament(CUP, Serial(), log, lambda match: played.append(match.number))
    assert played == [3, 4, 5]
    assert [strip_times(one) for one in matches] == [strip_times(one) for one in read_matches(path)]
    assert len(matches) == 6


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    path, played = tmp_path / "cup.jsonl", []
    with MatchLog(path, CUP.id, resume=False) as log:
        whole = run_tournament(CUP, Serial(), log)
    path.write_text(path.read_text("utf-8")[:-100], "utf-8")
    with MatchLog(path, CUP.id, resume=True) as log:
        again = run_tournament(CUP, Serial(), log, lambda match: played.append(match.number))
    assert played == [5]
    assert [strip_times(one) for one in again] == [strip_times(one) for one in whole]
    assert len(list(read_matches(path))) == 6


def test_files_of_other_tournaments_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    with MatchLog(path, CUP.id, resume=False) as log:
        run_tournament(tournament("random", games=1), Serial(), log)
    before = path.read_text("utf-8")
    with pytest.raises(HeptapolisError, match="already exists"):
        MatchLog(path, CUP.id, resume=False)
    with pytest.raises(HeptapolisError, match="a different tournament"):
        MatchLog(path, CUP.id, resume=True)
    assert path.read_text("utf-8") == before


@pytest.mark.parametrize("line", ["", "{}", "hello\n", '{"format": "other"}\n'])
def test_lines_that_are_not_a_match(line: str) -> None:
    with pytest.raises(HeptapolisError):
        parse_match(line)


def test_a_killed_tournament_is_resumed(tmp_path: Path) -> None:
    """The whole command is killed in the middle; what was finished counts, the rest is played."""
    path = tmp_path / "cup.jsonl"
    words = ["arena", "wonders", "--players", 3, "--bots", "greedy,random,random", "--seed", 5, "--jobs", 2]
    words += ["--games", 15, "--output", path, "--json"]
    with start(*words) as process:
        wait_for_lines(path, 3)
        process.send_signal(signal.SIGKILL)
    kept = len(list(read_matches(path, allow_torn=True)))
    done = run_process(*words, "--resume")
    assert (json.loads(done.out)["games"], done.err) == (15, "")
    assert 3 <= kept <= 15
    assert sorted(match.number for match in read_matches(path)) == list(range(15))


def test_ctrl_c_ends_a_tournament_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    words = ["arena", "wonders", "--bots", "random", "--jobs", 2, "--games", 9999, "--output", path]
    with start(*words) as process:
        wait_for_lines(path, 2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=TIMEOUT_SECONDS)
    assert (process.returncode, out, err.strip()) == (130, "", "Interrupted.")


def wait_for_lines(path: Path, number: int) -> None:
    latest = monotonic() + TIMEOUT_SECONDS
    while not path.exists() or path.read_text("utf-8").count("\n") < number:
        assert monotonic() < latest, "the tournament does not get on"
        sleep(0.02)


def test_programs_play_in_the_arena(tmp_path: Path) -> None:
    """In worker processes too, where they are declared again."""
    good, bad = ((programs.GOOD, "good"), (programs.GARBAGE, "bad"))
    words = ["arena", "wonders", "--players", 3, "--bots", "mine,bad,random", "--seed", 1, "--jobs", 2]
    words += ["--games", 3, "--json"]
    words += ["--bot", f"mine=program:{programs.program(tmp_path, *good)}"]
    words += ["--bot", f"bad=program:{programs.program(tmp_path, *bad)}"]
    done = run_process(*words)
    rows = {row["bot"]: row for row in json.loads(done.out)["standings"]}
    assert (rows["mine"]["illegal"], rows["mine"]["late"]) == (0, 0)
    assert rows["bad"]["illegal"] == 9
    assert "'hello' is not JSON" in done.err


# A match as the first released version wrote it: the bots' stats are called "conduct".
OLD_LINE = (
    '{"number":4,"deal":2,"seating":1,"bots":["random","greedy"],'
    '"result":{"sheets":[{"civil":3},{"civil":5}],"totals":[3,5],"tiebreaks":[0,0],"ranks":[2,1],"teams":[]},'
    '"conduct":[{"moves":7,"seconds":0.5,"slowest":0.25,"illegal":1,"late":2,"in_a_row":0},'
    '{"moves":8,"seconds":0.1,"slowest":0.05,"illegal":0,"late":0,"in_a_row":0}],'
    '"record":{"game":"dice","options":{"players":2},"ruleset":1,"seed":9,"decisions":[],'
    '"format":"heptapolis-record","version":1},'
    '"tournament":"abc","format":"heptapolis-match","version":1}'
)


def test_lines_of_earlier_versions_are_read_and_written_the_same() -> None:
    old = parse_match(OLD_LINE)
    assert [stats.moves for stats in old.bot_stats] == [7, 8]
    assert old.to_line() == OLD_LINE
