"""Browsing cards, boards, games and bots."""

import json
from typing import Any

import pytest

from heptapolis.core.games import GAMES
from heptapolis.games.wonders.catalog import all_cards
from heptapolis.games.wonders.model import KNOWN_BOARDS
from tests.cli.run import heptapolis


def listed(*args: object) -> list[dict[str, Any]]:
    done = heptapolis(*args, "--json")
    assert (done.code, done.err) == (0, "")
    rows = json.loads(done.out)
    assert isinstance(rows, list)
    return rows


def test_all_cards() -> None:
    assert [row["name"] for row in listed("cards")] == [card.name for _, _, card in all_cards()]


@pytest.mark.parametrize(
    ("filters", "names"),
    [
        ("--age 2 --colour red --players 3", ["stables", "archery-range", "walls"]),
        ("--name smuggler", ["smugglers-cache"]),
        ("--name Smuggler's", ["smugglers-cache"]),
        ("--name loom --age 1", ["loom"]),
        ("--colour purple --age 1", []),
        ("--box cities --age 1 --name wharf", ["west-clandestine-wharf", "east-clandestine-wharf"]),
    ],
)
def test_filters(filters: str, names: list[str]) -> None:
    assert [row["name"] for row in listed("cards", *filters.split())] == names


def test_a_card_as_data() -> None:
    assert listed("cards", "--name", "walls") == [
        {
            "number": 42,
            "name": "walls",
            "title": "Walls",
            "box": "base",
            "age": 2,
            "colour": "red",
            "cost": "SSS",
            "effects": ["2 shields."],
            "free_after": None,
            "chains": ["castle"],
            "drawn": False,
            "copies": {"3": 1, "4": 1, "5": 1, "6": 1, "7": 2},
        }
    ]


def test_cards_as_a_table() -> None:
    out = heptapolis("cards", "--name", "walls").out
    assert all(words in out for words in ("Walls (red)", "SSS", "2 shields.", "gives castle", "3+ 7+"))
    assert "No card matches" in heptapolis("cards", "--colour", "purple", "--age", 1).out
    assert "drawn" in heptapolis("cards", "--colour", "purple").out


def test_boards() -> None:
    assert [row["name"] for row in listed("boards")] == list(KNOWN_BOARDS)
    assert [row["name"] for row in listed("boards", "--box", "cities")] == ["byzantium", "petra"]
    assert "SSSSP  Worth 7 points." in heptapolis("boards", "--name", "gizah").out


def test_games() -> None:
    rows = listed("games")
    assert [row["name"] for row in rows] == list(GAMES)
    out = heptapolis("games").out
    assert "wonders: Seven Wonders: the card game, 3 to 7 players" in out
    assert "smugglers_cache" in out


def test_bots() -> None:
    rows = {row["name"]: row for row in listed("bots")}
    known = ["character", "mistakes", "noise", "seed"]
    assert [one["name"] for one in rows["greedy"]["parameters"]] == known
    assert rows["medium"]["spec"] == "greedy"
    out = heptapolis("bots").out
    assert "random: plays any legal move" in out
    assert "easy: the same as greedy:mistakes=" in out
    assert "character=general: Brasidas, the general" in out
