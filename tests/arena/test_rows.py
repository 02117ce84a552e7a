"""Games as rows for analysts."""

import csv
import json
import sys
from pathlib import Path

import pytest

import heptapolis
from heptapolis.arena import play_tournament, read_matches, read_stats
from heptapolis.arena.rows import RowFile, game_rows
from heptapolis.core.chance import Chance
from heptapolis.core.errors import HeptapolisError
from tests.cli.run import heptapolis as run

GAMES = ["wonders", "dice"]


def finished(name: str) -> heptapolis.State:
    state, chance = heptapolis.make(name, players=3).new(5), Chance(5)
    while state.to_act:
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_row_says_who_sat_where_and_what_they_built(name: str) -> None:
    state = finished(name)
    rows, result = game_rows(state, number=4, seed=5, bots=("a", "b", "c")), state.result()
    assert [(row["number"], row["seed"], row["seat"], row["bot"]) for row in rows] == [
        (4, 5, seat, bot) for seat, bot in enumerate("abc")
    ]
    assert [row["total"] for row in rows] == list(result.totals)
    assert [row["rank"] for row in rows] == list(result.ranks)
    assert sum(float(row["win"]) for row in rows) == 1
    for seat, row in enumerate(rows):
        assert {key: row[key] for key in result.sheets[seat]} == result.sheets[seat]
        assert row["board"]


def test_the_cards_of_a_seat_are_its_history() -> None:
    state = finished("wonders")
    row = game_rows(state, number=0, seed=5, bots=("a", "b", "c"))[1]
    steps = str(row["cards"]).split("; ")
    assert len(steps) >= 18
    assert all(step.split()[1] in ("build", "stage", "sell", "recover") for step in steps)
    assert row["side"] in ("day", "night")


def test_a_file_may_be_named_by_text(tmp_path: Path) -> None:
    """Most scripts write `RowFile("rows.csv")`, which was an AttributeError."""
    with RowFile(str(tmp_path / "rows.csv")) as rows:
        rows.add_game(finished("dice"), number=0, seed=5, bots=("a", "b", "c"))
    assert len(cells(tmp_path / "rows.csv")) == 3
    result = play_tournament("dice", ["random", "random"], games=2, seed=1)
    (tmp_path / "games.jsonl").write_text("".join(f"{one.to_line()}\n" for one in result.matches), "utf-8")
    assert len(list(read_matches(str(tmp_path / "games.jsonl")))) == 2
    assert read_stats(str(tmp_path / "games.jsonl")).games == 2


def cells(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_simulate_arena_and_stats_write_the_same_table(tmp_path: Path) -> None:
    small = ("--players", 3, "--seed", 1)
    assert run("simulate", "wonders", *small, "--games", 4, "--rows", tmp_path / "a.csv").code == 0
    games = ("--games", 3, "--jobs", 1, "--output", tmp_path / "cup.jsonl", "--rows", tmp_path / "b.jsonl")
    assert run("arena", "wonders", *small, *games, "--bots", "greedy,random,random").code == 0
    assert run("stats", tmp_path / "cup.jsonl", "--rows", tmp_path / "c.csv").code == 0
    simulated, analysed = cells(tmp_path / "a.csv"), cells(tmp_path / "c.csv")
    played = [json.loads(line) for line in (tmp_path / "b.jsonl").read_text("utf-8").splitlines()]
    assert (len(simulated), len(played)) == (12, 9)
    assert [{key: str(value) for key, value in row.items()} for row in played] == analysed
    assert list(simulated[0]) == list(played[0])
    assert {row["bot"] for row in analysed} == {"greedy", "random"}


def test_statistics_count_bots_and_name_par(tmp_path: Path) -> None:
    small = ("--players", 3, "--seed", 1, "--games", 3, "--jobs", 1, "--output", tmp_path / "cup.jsonl")
    run("arena", "wonders", *small, "--bots", "greedy,random,random")
    stats = json.loads(run("stats", tmp_path / "cup.jsonl", "--json").out)
    assert stats["par"] == pytest.approx(1 / 3, abs=1e-4)
    assert {row["name"]: row["taken"] for row in stats["bot"]} == {"greedy": 3, "random": 6}


@pytest.mark.parametrize("name", ["rows.xls", "rows"])
def test_an_unknown_format_is_refused_before_anything_is_played(name: str, tmp_path: Path) -> None:
    done = run("simulate", "wonders", "--games", 10**9, "--rows", tmp_path / name)
    assert done.code == 2
    assert "the suffix must say the format" in done.err


def test_a_game_without_columns_has_rows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from heptapolis.arena import rows

    monkeypatch.setattr(rows, "columns", lambda state: [])
    assert "board" not in game_rows(finished("dice"), number=0, seed=5, bots=("a", "b", "c"))[0]


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(HeptapolisError, match=r"pip install 'heptapolis\[parquet\]'"):
        RowFile(tmp_path / "rows.parquet")


@pytest.mark.parametrize("name", ["rows.csv", "rows.jsonl", "rows.parquet"])
def test_a_folder_that_is_missing_is_found_before_the_games(name: str, tmp_path: Path) -> None:
    """Parquet said so after 20,000 rows, with a traceback, and the games were lost."""
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    with pytest.raises(HeptapolisError, match="cannot be written"):
        RowFile(tmp_path / "missing" / name)


def test_a_wrong_name_costs_no_compilation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from heptapolis.cli import compiling

    monkeypatch.setattr(compiling, "compile_simulation", lambda game: pytest.fail("compiled first"))
    kernel = ("--engine", "kernel", "--games", 5)
    done = run("simulate", "dice", *kernel, "--rows", tmp_path / "missing" / "rows.csv")
    assert done.code == 2
    assert "cannot be written" in done.err


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_parquet_has_the_rows_of_json_lines(game: str, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for name in ("rows.jsonl", "rows.parquet"):
        assert run("simulate", game, "--games", 5, "--seed", 1, "--rows", tmp_path / name).code == 0
    lines = (tmp_path / "rows.jsonl").read_text("utf-8").splitlines()
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == [json.loads(line) for line in lines]
