"""Bots that users bring."""

import sys
from itertools import count
from pathlib import Path

import pytest

import heptapolis
from heptapolis.bots import parse_bot
from heptapolis.bots.declare import declarations, declare
from heptapolis.bots.registry import format_spec, split_specs
from heptapolis.bots.table import choose_moves, fallback, seated_bots
from heptapolis.core.errors import HeptapolisError

GAME = heptapolis.make("wonders", players=3)
numbers = count(1)

SOURCE = '''
from dataclasses import dataclass
from heptapolis.bots.protocol import setting

class Last:
    """Plays the last move."""
    def choose(self, view, legal):
        return legal[-1]

@dataclass(frozen=True)
class Nth:
    place: int = setting(0, "which move")
    def sit(self, game, seat, seed):
        return Player(self.place)

class Player:
    def __init__(self, place): self.place = place
    def choose(self, view, legal): return legal[self.place]

class Broken:
    def choose(self, view, legal): raise RuntimeError("out of order")

class Deaf:
    def choose(self, view): return view

class Cheat:
    def choose(self, view, legal): return "build palace"

class Odd:
    pass
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "bots.py"
    path.write_text(SOURCE, "utf-8")
    return path


def fresh() -> str:
    """A name that no other test has declared."""
    return f"mine{next(numbers)}"


def test_a_class_that_only_chooses_is_a_bot(file: Path) -> None:
    name = fresh()
    kind = parse_bot(f"{name}={file}:Last")
    state = GAME.new(1)
    assert (kind.name, kind.title) == (name, "Plays the last move.")
    assert kind.sit(GAME, 0, 1).choose(state.view(0), state.legal(0)) == state.legal(0)[-1]


def test_from_then_on_its_name_is_a_spec(file: Path) -> None:
    name = fresh()
    declare(f"{name}={file}:Last")
    assert parse_bot(name).name == name
    assert declare(f"{name}={file}:Last") is type(parse_bot(name))
    assert f"{name}={file}:Last" in declarations()


def test_a_kind_brings_its_parameters(file: Path) -> None:
    name = fresh()
    declare(f"{name}={file}:Nth")
    kind, state = parse_bot(f"{name}:place=1"), GAME.new(1)
    assert format_spec(kind) == f"{name}:place=1"
    assert kind.sit(GAME, 0, 1).choose(state.view(0), state.legal(0)) == state.legal(0)[1]


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("Broken", "bots.py:21: RuntimeError: out of order"),
        ("Deaf", "bots.py: TypeError: Deaf.choose() takes 2 positional arguments"),
    ],
)
def test_errors_name_the_file(label: str, words: str, file: Path, caplog: pytest.LogCaptureFixture) -> None:
    kind, state = parse_bot(f"{fresh()}={file}:{label}"), GAME.new(1)
    with seated_bots(dict.fromkeys(range(3), kind), GAME, 1) as players:
        choose_moves(state, players, state.to_act)
    assert words in caplog.text


@pytest.mark.parametrize("label", ["Broken", "Cheat"])
def test_whatever_it_does_the_game_goes_on(label: str, file: Path, caplog: pytest.LogCaptureFixture) -> None:
    kind, state = parse_bot(f"{fresh()}={file}:{label}"), GAME.new(1)
    with seated_bots(dict.fromkeys(range(3), kind), GAME, 1) as players:
        assert choose_moves(state, players, state.to_act) == {
            seat: fallback(state.legal(seat)) for seat in range(3)
        }
    assert [player.stats.illegal for player in players.values()] == [1, 1, 1]
    assert "; playing " in caplog.text


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("{file}:Nobody", "no bot of this name"),
        ("{file}:Odd", "this class has no choose"),
        ("{file}", "a class in a file, or a program"),
        ("nowhere.py:Last", "no such Python file"),
        ("program:no-such-program-here", "no such program"),
        ("program: ", "a class in a file, or a program"),
        ("program:'", "not a command"),
        ("", "a class in a file, or a program"),
    ],
)
def test_what_cannot_be_brought_is_refused(source: str, words: str, file: Path) -> None:
    with pytest.raises(HeptapolisError, match=words):
        parse_bot(f"{fresh()}={source.format(file=file)}")


def test_a_file_that_fails_to_load_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("1 / 0", "utf-8")
    with pytest.raises(HeptapolisError, match="ZeroDivisionError"):
        parse_bot(f"{fresh()}={path}:Bot")


@pytest.mark.parametrize("name", ["random", "easy", "no good", ""])
def test_names_that_cannot_be_given(name: str, file: Path) -> None:
    with pytest.raises(HeptapolisError):
        declare(f"{name}={file}:Last")


def test_programs_have_a_time_limit(tmp_path: Path) -> None:
    name = fresh()
    declare(f"{name}=program:{sys.executable} -c pass")
    assert format_spec(parse_bot(f"{name}:seconds=0.5")) == f"{name}:seconds=0.5"
    with pytest.raises(HeptapolisError, match="out of range"):
        parse_bot(f"{name}:seconds=0")


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("greedy", ["greedy"]),
        ("greedy,random", ["greedy", "random"]),
        ("greedy:noise=2,seed=3,random", ["greedy:noise=2,seed=3", "random"]),
        ("greedy:noise=2,random:seed=1,greedy", ["greedy:noise=2", "random:seed=1", "greedy"]),
        ("greedy, random", ["greedy", "random"]),
        ("a=x.py:A,b=y.py:B,random", ["a=x.py:A", "b=y.py:B", "random"]),
        (
            "a=x.py:A,b=program:run,net:file=z.npz,seed=1",
            ["a=x.py:A", "b=program:run", "net:file=z.npz,seed=1"],
        ),
    ],
)
def test_specs_in_a_row(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs
