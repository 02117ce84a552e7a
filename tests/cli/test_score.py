"""`heptapolis score`: the sheet of a real game, from flags or a dialogue."""

import json
from collections import Counter
from typing import Any

import pytest

from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.score_pad import counts, details, score
from tests.cli.run import heptapolis
from tests.web.scored import CONFIGURATIONS, play_at_random, wonders_column

ADA = (
    "Ada: wonder=10 coins=9 victory-1=1 victory-3=1 civilian=9 commerce=2 compass=3 gear=1 tablet=1 guilds=4"
)


def test_the_example_of_the_rulebook() -> None:
    """B40: 10 + 3 + 6 + 9 + 2 + (9 + 1 + 1 + 7) + 4."""
    done = heptapolis(
        "score", "wonders", "--player", ADA, "--player", "Bob: coins=3", "--player", "Eve:", "--json"
    )
    said = json.loads(done.out)
    assert (done.code, said["winners"]) == (0, ["Ada"])
    assert said["players"][0]["sheet"] == {
        "wonder": 10, "treasury": 3, "military": 6, "civilian": 9, "commerce": 2, "science": 18, "guilds": 4,
    }  # fmt: skip
    assert [(one["total"], one["rank"]) for one in said["players"]] == [(52, 1), (1, 2), (0, 3)]


def test_the_sheet_as_text() -> None:
    done = heptapolis("score", "dice", "--player", "Ada: agora=9 coins=2", "--player", "Bob: agora=9 coins=4")
    assert done.code == 0
    assert "Ada and Bob have 9 points each; coins break the tie" in done.out
    assert "Bob won with 9 points." in done.out


def test_teams_with_cities() -> None:
    """C61, C62: the coins of both members break the tie."""
    players = ["A: cities=5", "B: coins=2 debt=1", "C: mask=1 civilian=2", "D: compass=1"]
    flags = [word for one in players for word in ("--player", one)]
    done = heptapolis("score", "wonders", *flags, "--expansion", "cities", "--teams", "--json")
    said = json.loads(done.out)
    assert said["team_totals"] == [4, 4]
    assert said["winners"] == ["A", "B"]


def test_masks_and_coins_are_counted_as_the_rules_do() -> None:
    """C39, C81: rows that are counted, on final positions."""
    game = Wonders(players=5, expansions=("cities",), sides="random")
    for seed in range(10):
        state: Any = play_at_random(game, seed)
        sheets = state.result().sheets
        columns = []
        for city, sheet in zip(state.position.cities, sheets, strict=True):
            points = {row: sheet[row] for row in ("wonder", "civilian", "commerce", "guilds", "cities")}
            more = {"wild": city.terms.any_science, "mask": city.terms.masks}
            columns.append(wonders_column(city)["counts"] | points | more)
        assert score(game, columns) == state.result()


@pytest.mark.parametrize(
    "options", [options for name, options in CONFIGURATIONS if name == "wonders"], ids=str
)
def test_everything_on_the_table_by_name(options: dict[str, Any]) -> None:
    """B38-B40, C39-C41, W9, W10, X11: the boards, stages, cards and tokens of final positions go in."""
    game = Wonders(**{**options, "expansions": tuple(options.get("expansions", ()))})
    for seed in range(6):
        state: Any = play_at_random(game, seed)
        assert score(game, [_by_name(city) for city in state.position.cities]) == state.result()


def _by_name(city: City) -> dict[str, int]:
    assert city.board
    tokens = {"coins": city.coins, "debt": city.debt, "defeat": city.defeats}
    tokens |= {f"victory-{age}": number for age, number in enumerate(city.victories, start=1)}
    return tokens | Counter(card.name for card in city.buildings) | {f"{city.board}-{city.side}": city.stages}


def test_stages_guilds_and_colours_are_counted_by_flags() -> None:
    """A night of Gizah, and guilds that count here and at the neighbours; points of a row come on top."""
    players = [
        "Ada: gizah-night=3 builders-guild=1 workers-guild=1 shipowners-guild=1 brown=2 guilds=5",
        "Bob: stages=2 brown=3",
        "Eve: rhodos-day=1 brown=1",
    ]
    flags = [word for one in players for word in ("--player", one)]
    said = json.loads(heptapolis("score", "wonders", *flags, "--json").out)
    ada = said["players"][0]["sheet"]
    assert ada["wonder"] == 3 + 5 + 5
    assert ada["guilds"] == (3 + 2 + 1) + (3 + 1) + (2 + 3) + 5


def test_names_of_counts_are_unique() -> None:
    game = Wonders(players=4, expansions=("cities",))
    names = [one.name for one in (*counts(game), *details(game))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--player", ": coins=1"], "a player needs a name"),
        (["--player", "Ada: coins=-1"], "not a count"),
        (["--player", "Ada: coins=two"], "not a count"),
        (["--player", "Ada: gold=1"], "no such count"),
        (["--player", "Ada: workers-gild=1"], "workers-guild"),
        (["--player", "Ada: gizah-day=4"], "more stages than the board has"),
        (["--player", "Ada: gizah-day=1 rhodos-day=1"], "a city has one board"),
        (["--player", "Ada: coins=1 coins=2"], "given twice"),
        (["--player", "Ada:", "--player", "ada:"], "two players have this name"),
    ],
)
def test_bad_input_is_named(flags: list[str], said: str) -> None:
    done = heptapolis("score", "wonders", *flags, "--player", "Bob:", "--player", "Eve:")
    assert done.code == 2
    assert said in done.err


def test_too_few_players() -> None:
    assert heptapolis("score", "wonders", "--player", "Ada:").code == 2


def test_the_dialogue_asks_again() -> None:
    rows = "\n" * 8
    done = heptapolis("score", "dice", answers=f"9\n2\n\nAda\nminus\n7{rows}\nAda\nBob{rows}\n5\n")
    assert done.code == 0, done.err
    assert "out of range" in done.out
    assert "a player needs a name" in done.out
    assert "not a count" in done.out
    assert "two players have this name" in done.out
    assert "Ada won with 7 points." in done.out


def test_the_dialogue_asks_for_cities_and_teams() -> None:
    rows = "\n" * 17
    people = "".join(f"{name}{rows}" for name in ("\nAda", "\nBob", "\nEve", "\nDan"))
    done = heptapolis("score", "wonders", answers=f"4\nmaybe\ny\nYes{people}\n")
    assert done.code == 0, done.err
    assert "Cities (yes, no)" in done.out
    assert "neither yes nor no" in done.out
    assert "Teams of two (yes, no)" in done.out
    assert "Ada and Bob" in done.out


def test_the_dialogue_asks_for_teams_only_where_they_can_play() -> None:
    done = heptapolis("score", "wonders", "--expansion", "cities", answers="3\n")
    assert "Cities (yes, no)" not in done.out
    assert "Teams of two" not in done.out


def test_input_that_ends() -> None:
    assert heptapolis("score", "dice", answers="2\nAda\n").code == 2
