"""docs/what-wins.md: the page and its charts are those of the data beside it."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.paths import ROOT
from tools.what_wins.__main__ import read, write
from tools.what_wins.collect import STRATEGY, Collector, Configuration, Owned, find_strategies
from tools.what_wins.page import charts, lift
from tools.what_wins.play import CONFIGURATIONS, play_configuration, read_search

FOLDER = ROOT / "docs" / "what-wins"
MAX_BYTES = 500_000


def test_the_page_and_its_charts_agree_with_the_data(tmp_path: Path) -> None:
    (tmp_path / "data.json").write_bytes((FOLDER / "data.json").read_bytes())
    write(tmp_path, tmp_path / "page.md")
    assert (tmp_path / "page.md").read_text("utf-8") == (ROOT / "docs" / "what-wins.md").read_text("utf-8")
    for path in tmp_path.glob("*.svg"):
        assert path.read_text("utf-8") == (FOLDER / path.name).read_text("utf-8")
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MAX_BYTES


def test_every_configuration_has_enough_games() -> None:
    quick, search = read()
    assert quick.keys() == CONFIGURATIONS.keys()
    assert all(one.games >= 100_000 for one in quick.values())
    assert sum(one.games for one in search.values()) >= 2_000


@pytest.mark.parametrize("name", ["cards-3", "teams-4", "dice-2"])
def test_a_small_run_counts_every_city_once(name: str) -> None:
    game = CONFIGURATIONS[name]
    found = play_configuration(game, 40)
    assert found.cities == 40 * game.players
    for kind in ("board", STRATEGY):
        assert sum(tally.taken for tally in found.tallies[kind].values()) == found.cities
        wins = sum(tally.wins for tally in found.tallies[kind].values())
        assert wins == pytest.approx(40 * (2 if name == "teams-4" else 1), abs=0.02)
    assert Configuration.from_dict(json.loads(json.dumps(found.to_dict()))) == found


def test_what_is_counted() -> None:
    collector = Collector(["blue", "green"])
    sheets, wins = np.array([[10, 0], [0, 8], [2, 2]]), np.array([1.0, 0.0, 0.0])
    collector.add(sheets, wins, {"card": Owned(["walls", "baths"], np.array([1, 1, 0]), np.array([0, 1, 1]))})
    found = collector.finish("policy", 1)
    baths = found.tallies["card"]["baths"]
    assert (baths.taken, baths.wins, baths.points) == (2, 1.0, 18)
    assert lift(baths, found.par).value == pytest.approx(1.5, abs=0.001)
    assert list(find_strategies(sheets)) == [0, 1, 1]
    assert (found.rows["green"].winners, found.rows["green"].others) == (0, 5)


def test_games_of_a_search_are_read_from_a_file(tmp_path: Path) -> None:
    city = {"win": 1.0, "rows": {"science": 3}, "traits": [["board", "gizah day"], ["card", "walls"]]}
    line = {"known": 0.5, "all": 0.5, "outcome": 1.0, "seats": [city, {**city, "win": 0.0}]}
    old = {"known": 0.5, "all": 0.5, "outcome": 1.0}
    (tmp_path / "cards-4.jsonl").write_text(f"{json.dumps(line)}\n{json.dumps(old)}\n", "utf-8")
    found = read_search(tmp_path / "cards-4.jsonl", "mcts")
    assert (found.games, found.cities, found.par) == (1, 2, 0.5)
    assert found.tallies["card"]["walls"].taken == 2
    assert "building" not in found.tallies or not found.tallies["building"]


def test_charts_are_pictures() -> None:
    quick, _ = read()
    assert all(picture.startswith("<svg") for picture in charts(quick).values())
