"""The arena from Python."""

import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import heptapolis
from heptapolis.arena import TournamentResult, play_tournament, simulate
from heptapolis.core.errors import BadOption, HeptapolisError
from tests.bots.isolation import only_our_bots

__all__ = ["only_our_bots"]


@pytest.fixture(scope="module")
def result() -> TournamentResult:
    return play_tournament("dice", ["greedy", "random"], games=4, seed=1)


def test_it_is_the_tournament_of_the_command_line(result: TournamentResult) -> None:
    assert [one.bot for one in result.standings] == ["greedy", "random"]
    assert result["greedy"].win_rate == 1.0
    assert result.to_dict()["games"] == len(result.matches) == 4
    with pytest.raises(HeptapolisError, match=r"did not play in this tournament \(valid: greedy, random\)"):
        result["nobody"]


def test_it_prints_well(result: TournamentResult) -> None:
    assert repr(result) == "<TournamentResult: 4 games of dice, seed 1>"
    assert str(result).splitlines()[2].split()[:2] == ["1", "greedy"]
    assert result._repr_html_().count("<tr>") == 3


def test_its_rows_are_one_per_game_and_seat(result: TournamentResult) -> None:
    rows = list(result.rows())
    assert len(rows) == 8
    assert sum(float(row["win"]) for row in rows) == 4


def test_a_game_with_options_and_a_bot_of_your_own(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("class Last:\n    def choose(self, view, legal):\n        return legal[-1]\n", "utf-8")
    game = heptapolis.make("wonders", players=3, sides="day")
    result = play_tournament(game, [f"last={path}:Last", "random", "random"], games=1)
    assert {one.bot for one in result.standings} == {"last", "random"}


def test_a_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(HeptapolisError, match="number of bots"):
        play_tournament(heptapolis.make("wonders", players=4), ["random", "random"])


@pytest.mark.parametrize("bots", ["greedy", [object()]])
def test_only_a_list_of_specs_names_the_bots(bots: Any) -> None:
    """A single name was read letter by letter: no bot is called 'g'."""
    with pytest.raises(BadOption, match=r"give a list of bots|by its spec"):
        play_tournament("dice", bots)


def test_results_pickle_and_threads_do_not_disturb_each_other(result: TournamentResult) -> None:
    assert pickle.loads(pickle.dumps(result)).to_dict() == result.to_dict()
    with ThreadPoolExecutor(3) as threads:
        again = list(
            threads.map(lambda _: play_tournament("dice", ["greedy", "random"], games=4, seed=1), "abc")
        )
    records = [[match.record for match in one.matches] for one in again]
    assert records == [[match.record for match in result.matches]] * 3


def test_without_pandas_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install pandas"):
        play_tournament("dice", ["random", "random"], games=1).to_frame()


def test_a_simulation_takes_names_like_a_tournament() -> None:
    summary = simulate("dice", ["greedy", "random"], games=3, seed=1)
    assert (summary.games, summary.bots, summary.win_rates) == (3, ("greedy", "random"), [1.0, 0.0])
    assert str(summary).splitlines()[:2] == ["3 games of dice, seed 1", "seat  bot     points  wins"]
    assert simulate(heptapolis.make("wonders", players=3), ["random"], games=1).bots == ("random",) * 3


def test_a_simulation_of_nothing_says_so() -> None:
    with pytest.raises(BadOption, match="nothing to simulate"):
        simulate("dice", ["random"], games=0)
    with pytest.raises(BadOption, match="give a list of bots"):
        simulate("dice", "random")
    with pytest.raises(BadOption, match="number of bots"):
        simulate(heptapolis.make("dice", players=4), ["random", "random"])
