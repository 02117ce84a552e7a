"""Statistics of recorded games."""

from pathlib import Path

import pytest

import heptapolis
from heptapolis.arena.executor import Serial
from heptapolis.arena.log import MatchLog
from heptapolis.arena.plots import draw_plots
from heptapolis.arena.run import run_tournament
from heptapolis.arena.stats import GameStats, Tally, read_stats
from heptapolis.arena.traits import had, offered
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.record import Record
from tests.arena.arrange import tournament
from tests.cli.run import recorded


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path, cup = tmp_path / "cup.jsonl", tournament("random", games=2)
    with MatchLog(path, cup.id, resume=False) as log:
        run_tournament(cup, Serial(), log)
    return path


def test_numbers_of_a_known_file(file: Path) -> None:
    """Every number is counted again from the records, in the slow and obvious way."""
    stats = read_stats(file)
    states = [played.record.final() for played in run_tournament(tournament("random", games=2), Serial())]
    assert (stats.games, stats.seats) == (2, 6)
    totals = [total for state in states for total in state.result().totals]
    assert stats.mean_rows["total"] == pytest.approx(sum(totals) / 6)
    loom = stats.tallies["card", "loom"]
    owners = [(state, seat) for state in states for seat, trait in had(state) if trait == ("card", "loom")]
    assert (loom.offered, loom.taken) == (4, len(owners))  # 3 players: one copy in Age I, one in Age II
    assert loom.points == sum(state.result().totals[seat] for state, seat in owners)
    assert loom.wins == sum(state.result().ranks[seat] == 1 for state, seat in owners)


def test_every_seat_has_a_board_and_a_side(file: Path) -> None:
    boards = read_stats(file).of_kind("board")
    assert sum(tally.taken for tally in boards.values()) == 6
    assert all(name.split()[1] in ("day", "night") for name in boards)


def test_all_cards_dealt_are_offered(file: Path) -> None:
    cards = read_stats(file).of_kind("card").values()
    assert sum(tally.offered for tally in cards) == 2 * 3 * 3 * 7
    assert all(tally.taken <= tally.offered for tally in cards)


def test_the_most_successful_come_first() -> None:
    good, bad, unused = Tally(4, 4, 3.0, 9), Tally(4, 4, 1.0, 9), Tally(4)
    tallies = {("card", "b"): bad, ("card", "n"): unused, ("card", "g"): good, ("board", "x"): good}
    assert list(GameStats(tallies=tallies).of_kind("card")) == ["g", "b", "n"]


def test_a_tally_as_data() -> None:
    assert Tally(8, 4, 1.0, 100).to_dict() == {
        "offered": 8,
        "taken": 4,
        "pick_rate": 0.5,
        "win_rate": 0.25,
        "win_interval": [0.0456, 0.6994],
        "mean_points": 25.0,
    }
    assert Tally(8).to_dict()["win_rate"] is None


def test_the_dice_game_has_boards_and_buildings(tmp_path: Path) -> None:
    path = tmp_path / "dice.json"
    state = recorded(heptapolis.make("dice", players=2), 1, path).final()
    assert {trait[0] for _, trait in had(state)} <= {"board", "building"}
    assert offered(state).total() >= 4
    assert read_stats(path).games == 1


def test_saved_games_count_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(heptapolis.make("wonders", players=3), 1, path)
    assert read_stats(path).games == 1


def test_games_with_turns_taken_back_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = recorded(heptapolis.make("wonders", players=3), 1, path)
    record.undone = True
    path.write_text(record.to_json())
    assert Record.from_json(record.to_json()).undone
    with pytest.raises(HeptapolisError, match="no games that count"):
        read_stats(path)


def test_pictures(file: Path, tmp_path: Path) -> None:
    pictures = draw_plots(read_stats(file), tmp_path / "new" / "pictures")
    names = dict.fromkeys(path.stem for path in pictures)
    assert list(names)[:2] == ["scores", "bot"]
    assert {name.partition("-")[0] for name in names} == {"scores", "bot", "card", "board"}
    assert [path.suffix for path in pictures] == [".svg", ".png"] * len(names)
    assert all(path.read_bytes()[:5] in (b"<?xml", b"\x89PNG\r") for path in pictures)


def test_pictures_need_a_folder(file: Path) -> None:
    with pytest.raises(HeptapolisError, match="cannot be written"):
        draw_plots(read_stats(file), file)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "contains no games that count"),
        ("hello\n", "line 1"),
        ('{"format": "heptapolis-match"}\n', "line 1"),
        (Record.of(heptapolis.make("wonders", players=3), 1).to_json().replace("\n", ""), "is unfinished"),
    ],
)
def test_files_without_games(content: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(content, "utf-8")
    with pytest.raises(HeptapolisError, match=words):
        read_stats(path)
