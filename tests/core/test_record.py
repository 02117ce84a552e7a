"""Records: seed and decisions, and nothing else."""

import json

import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.contract import State
from heptapolis.core.errors import BadOption, BadRecord, IllegalMove, UnknownName
from heptapolis.core.record import Record


def played(steps: int = 99, **options: object) -> tuple[Record, State]:
    game = heptapolis.make("wonders", **({"players": 3} | options))
    state, record, chance = game.new(6), Record.of(game, 6), Chance(6, stream=1)
    while state.to_act and len(record.decisions) < steps:
        record.play(state, {seat: chance.pick(state.legal(seat)) for seat in state.to_act})
    return record, state


@pytest.mark.parametrize("options", [{}, {"open": True}, {"boards": "choose", "sides": "random"}], ids=str)
def test_replay(options: dict[str, object]) -> None:
    record, state = played(99, **options)
    assert Record.from_json(record.to_json()).final().to_json() == state.to_json()


@pytest.mark.parametrize("to", [0, 1, 5])
def test_replay_up_to_a_decision(to: int) -> None:
    record, _ = played()
    _, state = played(to)
    assert record.final(to).to_json() == state.to_json()


def test_replay_shows_every_step() -> None:
    record, _ = played(4)
    assert len(list(record.replay())) == 5


def test_replay_shows_what_happened() -> None:
    game = heptapolis.make("wonders", players=3, sides="day")
    state, record = game.new(6), Record.of(game, 6)
    told = record.play(state, {seat: state.legal(seat)[-1] for seat in state.to_act})
    *_, (_, events) = record.replay()
    assert events == told


def test_text_is_stable() -> None:
    record, _ = played(3)
    assert Record.from_json(record.to_json()).to_json() == record.to_json()


def test_one_decision_a_line() -> None:
    record, _ = played(3)
    assert len(record.to_json().splitlines()) == 5


def test_an_empty_record() -> None:
    record, state = played(0)
    assert Record.from_json(record.to_json()).final().to_json() == state.to_json()


def test_head() -> None:
    head = json.loads(played(0)[0].to_json())
    assert {name: head[name] for name in ("format", "version", "game", "ruleset", "seed")} == {
        "format": "heptapolis-record",
        "version": 1,
        "game": "wonders",
        "ruleset": heptapolis.GAMES["wonders"].rules.ruleset,
        "seed": 6,
    }


def test_refused_moves_are_not_written_down() -> None:
    record, state = played(1)
    with pytest.raises(IllegalMove):
        record.play(state, dict.fromkeys(state.to_act, "nothing"))
    assert len(record.decisions) == 1


@pytest.mark.parametrize("text", ["", "{}", "[]", "no json", '{"format": "heptapolis-record"}'])
def test_text_that_is_not_a_record(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


def changed(**changes: object) -> str:
    return json.dumps(json.loads(played(2)[0].to_json()) | changes)


@pytest.mark.parametrize(
    "change", [{"format": "pgn"}, {"version": 99}, {"decisions": [1]}, {"seed": "x"}], ids=str
)
def test_foreign_records(change: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(changed(**change))


def test_another_ruleset() -> None:
    with pytest.raises(BadRecord, match="ruleset 99"):
        Record.from_json(changed(ruleset=99)).final()


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownName),
        ({"options": {"player": 3}}, UnknownName),
        ({"options": {"players": 99}}, BadOption),
        ({"seed": -1}, BadOption),
    ],
    ids=str,
)
def test_records_of_impossible_games(change: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        Record.from_json(changed(**change)).final()


@pytest.mark.parametrize(
    "decision",
    [
        {"0": "side day"},
        {"0": "sell loom", "1": "side day", "2": "side day"},
        {"0": "x", "1": "y", "2": "z"},
        {},
    ],
    ids=str,
)
def test_decisions_that_cannot_be_replayed(decision: dict[str, str]) -> None:
    with pytest.raises(BadRecord, match="decision 1"):
        Record.from_json(changed(decisions=[decision])).final()


def test_a_decision_after_the_end() -> None:
    record, _ = played()
    record.decisions.append({0: "decline"})
    with pytest.raises(BadRecord, match=f"decision {len(record.decisions)}"):
        record.final()
