"""Bad input: one line that names the input, the reason and what would be valid; code 2; nothing written."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import heptapolis as package
from tests.cli.run import heptapolis, recorded

Change = Callable[[dict[str, Any]], object]


def refused(*args: object, words: tuple[str, ...]) -> None:
    done = heptapolis(*args)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert done.err.startswith("heptapolis: ")
    for word in words:
        assert word in done.err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dance", ("'dance'", "No such command", "play, puzzle, puzzles, replay, restore, score, serve")),
        ("play", ("Missing argument", "--help")),
        ("play wonders --wrong", ("--wrong", "No such option")),
        ("play chess", ("'chess'", "no such game", "wonders")),
        ("simulate chess", ("'chess'", "no such game", "wonders")),
        ("play wonders --players 9", ("players=9", "invalid choice", "3, 4, 5, 6, 7")),
        ("play wonders --players many", (": 'many': not a whole number (valid: digits, such as 4)\n",)),
        ("play wonders --expansion leaders", ("expansions=leaders", "cities")),
        ("play wonders --sides up", ("sides=up", "choose, day, night, random")),
        ("play wonders -o weather=fine", ("'weather'", "no such option", "boards")),
        ("play wonders -o boards=stolen", ("boards=stolen", "deal, choose")),
        ("play wonders -o open=perhaps", ("open=perhaps", "False, True")),
        ("play wonders -o boards", ("'boards'", "NAME=VALUE", "boards=deal")),
        ("play wonders -o players=4 --players 4", ("players=4", "twice")),
        ("play wonders --teams", ("teams=True", "needs Cities", "expansions=cities")),
        ("play wonders --teams --expansion cities --players 5", ("players=5", "4 or 6 players")),
        ("play wonders --bot nobody", ("'nobody'", "no such bot", "random")),
        ("play wonders --bot random:depth=2", ("'depth'", "no such parameter", "seed")),
        ("play wonders --bot random --bot random", ("2 times", "once, 3 times")),
        ("simulate wonders --bot random --bot random", ("2 times", "once, 4 times")),
        ("simulate wonders --seed -1", ("'-1'", "a seed must be a whole number", "0 to")),
        ("simulate wonders --seed x", ("'x'", "not a whole number")),
        ("simulate wonders --games 0", ("games=0", "1 or more")),
        ("play wonders --bot mine=nowhere.py:Bot", ("nowhere.py", "no such Python file")),
        ("play wonders --bot mine=program:nothing-here", ("nothing-here", "no such program")),
        ("play wonders --bot mine=bot", ("mine=bot", "a class in a file", "mine=path.py:Class")),
        ("bots --bot mine", ("'mine'", "does not declare a bot", "mine=program:command")),
        ("arena wonders", ("Missing option", "--bots")),
        ("arena chess --bots random", ("'chess'", "no such game", "wonders")),
        ("arena wonders --bots nobody", ("'nobody'", "no such bot", "expert, champion, greedy")),
        ("arena wonders --bots random,", ("players=2", "3, 4, 5")),
        (
            "arena wonders --players 4 --bots random,random,random",
            ("3 bots", "number of bots must match the players", "1, 4"),
        ),
        ("arena wonders --bots random:seed=1,depth=2", ("'depth'", "no such parameter", "seed")),
        ("arena wonders --bots random --games 0", ("games=0", "1 or more")),
        ("arena wonders --bots random --jobs 0", ("jobs=0", "1 or more")),
        ("arena wonders --bots random --jobs x", ("'x'", "not a whole number")),
        ("arena wonders --bots random --resume", ("--resume", "--output FILE --resume")),
        ("arena wonders --bots random --output nowhere/cup", ("nowhere/cup", "cannot be written")),
        ("arena wonders --bots random --output tests", ("tests", "is a folder")),
        ("stats nowhere.jsonl", ("nowhere.jsonl", "No such file")),
        ("stats README.md", ("README.md", "line 1")),
        ("tune chess --output weights.json", ("'chess'", "no such game")),
        ("tune wonders", ("Missing option", "--output")),
        ("tune wonders --output nowhere/weights.json", ("weights.json", "folder does not exist")),
        ("tune wonders --output README.md", ("README.md", "not a weight file")),
        ("tune wonders --output w.json --rounds 0", ("rounds=0", "1 or more")),
        ("cards --colour pink", ("'pink'", "no such colour", "brown, grey")),
        ("cards --age 4", ("age=4", "no such Age", "1, 2, 3")),
        ("cards --players 2", ("players=2", "3, 4, 5, 6, 7")),
        ("cards --box leaders", ("'leaders'", "no such box", "base, cities")),
        ("cards --name wals", ("'wals'", "no card", "walls")),
        ("boards --name atlantis", ("'atlantis'", "no board", "alexandria")),
    ],
)
def test_bad_words(line: str, words: tuple[str, ...]) -> None:
    refused(*line.split(), words=words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ("not a record", "EOF")),
        (b"hello", ("not a record", "Invalid JSON")),
        (b"[]", ("not a record", "an object")),
        (b'{"a": 1}', ("not a record", "game", "required")),
        (bytes(range(256)), ("not a record", "not text")),
        (b"[" * 100_000, ("not a record", "Invalid JSON")),
    ],
    ids=["empty", "text", "list", "foreign", "binary", "deep"],
)
def test_files_that_are_not_records(content: bytes, words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    refused("replay", path, words=(str(path), *words, "play --save"))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    refused("replay", tmp_path / "none.json", words=("none.json", "No such file", "play --save"))
    refused("replay", tmp_path, words=(str(tmp_path), "Is a directory"))


def move_of_seat_1(text: str) -> Change:
    return lambda record: record["decisions"][3].update({"1": text})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda r: r.update(format="other"), ("other version 1", "heptapolis-record version 1")),
        (lambda r: r.update(version=2), ("version 2", "heptapolis-record version 1")),
        (lambda r: r.update(game="chess"), ("chess", "no such game", "wonders")),
        (lambda r: r.update(ruleset=99), ("ruleset 99", "a different ruleset of wonders")),
        (lambda r: r.update(seed=-3), ("-3", "a seed must be")),
        (lambda r: r["options"].update(players=12), ("players=12", "3, 4, 5, 6, 7")),
        (lambda r: r["options"].update(expansions="cities"), ("expansions=cities", "a list")),
        (lambda r: r["options"].update(expansions=[["cities"]]), ("expansions=", "cities")),
        (lambda r: r["options"].update(weather=1), ("weather", "no such option", "boards")),
        (move_of_seat_1("build palace"), ("decision 4", "build palace", "not legal")),
        (move_of_seat_1("sell lom"), ("decision 4", "no such card", "loom")),
        (move_of_seat_1("dance"), ("decision 4", "'dance'", "sell loom")),
        (lambda r: r["decisions"][3].pop("1"), ("decision 4", "'0, 2'", "0, 1, 2")),
        (lambda r: r["decisions"][3].update({"7": "decline"}), ("decision 4", "0, 1, 2, 7")),
        (lambda r: r["decisions"].append({"0": "decline"}), ("decision 21", "the game is over")),
        (lambda r: r.update(decisions=[{"0": 5}]), ("not a record", "decisions.0.0")),
    ],
)
def test_records_that_cannot_be_replayed(change: Change, words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(package.make("wonders", players=3), 1, path)
    record = json.loads(path.read_text("utf-8"))
    change(record)
    path.write_text(json.dumps(record), "utf-8")
    refused("replay", path, words=(str(path), *words))


@pytest.mark.parametrize(("to", "words"), [("99", ("--to 99", "0 to 20")), ("-1", ("--to -1", "0 to 20"))])
def test_a_decision_that_is_not_in_the_record(to: str, words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(package.make("wonders", players=3), 1, path)
    refused("replay", path, "--to", to, words=words)


def test_a_save_file_that_cannot_be_written(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "game.json"
    refused("play", "wonders", "--save", missing, words=(str(missing), "No such file", "you can write to"))
    refused("play", "wonders", "--save", tmp_path, words=(str(tmp_path), "is a folder"))
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_not_a_saved_game_is_kept(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear Aunt", "utf-8")
    refused("play", "wonders", "--save", letter, words=("letter.txt", "not a saved game"))
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["dear Aunt"]


def test_nothing_is_written_when_another_word_is_wrong(tmp_path: Path) -> None:
    refused("play", "wonders", "--save", tmp_path / "game.json", "--bot", "nobody", words=("nobody",))
    assert list(tmp_path.iterdir()) == []
