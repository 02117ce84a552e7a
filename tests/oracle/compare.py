"""Rules and kernel side by side: the same game, the same moves, and everything equal at every step."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game, Move, State

BRIDGED = 8  # in one step out of so many the record is made anew from the state of the rules


def compare_games(game: Game, engine: Any, seeds: Iterable[int]) -> int:
    """Play these games at random on both engines; how many decisions were compared."""
    return sum(compare_game(game, engine, seed) for seed in seeds)


def compare_game(game: Game, engine: Any, seed: int) -> int:
    """One random game on both; AssertionError names the seed, the moves before, the seat and the field."""
    state, record, chance = game.new(seed), engine.new(seed), Chance(seed, stream=9)
    decisions, moves = 0, dict[int, Move]()
    while True:
        _assert_equal(engine.to_rules(record), state, seed, moves)
        _assert_scores(engine, record, state, seed, moves)
        codes = {seat: _compare_legal(engine, record, state, seat, seed, moves) for seat in _seats(game)}
        if not state.to_act:
            return decisions
        moves = {seat: chance.pick(state.legal(seat)) for seat in state.to_act}
        engine.step(record, {seat: codes[seat][str(move)] for seat, move in moves.items()})
        state.play(moves)
        decisions += len(moves)
        if chance.below(BRIDGED) == 0:
            record = engine.from_rules(state)


def _seats(game: Game) -> range:
    return range(game.players)


def _compare_legal(
    engine: Any, record: Any, state: State, seat: int, seed: int, moves: Mapping[int, Move]
) -> dict[str, int]:
    """The codes of the legal moves by notation; the same moves must be legal on both."""
    acts = seat in engine.to_act(record)
    assert acts == (seat in state.to_act), _context(seed, moves, f"seat {seat}: to_act: {acts}")
    codes = {str(engine.move(record, seat, int(code))): int(code) for code in engine.legal(record, seat)}
    assert len(codes) == len(engine.legal(record, seat)), _context(seed, moves, f"seat {seat}: move twice")
    legal = sorted(map(str, state.legal(seat)))
    assert sorted(codes) == legal, _context(
        seed, moves, f"seat {seat}: {first_difference(sorted(codes), legal, 'legal')}"
    )
    return codes


def _assert_equal(found: Any, state: Any, seed: int, moves: Mapping[int, Move]) -> None:
    same = found.position == state.position
    assert same, _context(seed, moves, first_difference(found.position, state.position, "position"))


def _assert_scores(engine: Any, record: Any, state: State, seed: int, moves: Mapping[int, Move]) -> None:
    """A row that the rules leave out because it is always empty comes last."""
    for seat, row in enumerate(engine.scores(record).tolist()):
        points = list(state.result().sheets[seat].values())
        points += [0] * (len(row) - len(points))
        difference = first_difference(row, points, "scores")
        assert not difference, _context(seed, moves, f"seat {seat}: {difference}")


def _context(seed: int, moves: Mapping[int, Move], difference: str) -> str:
    played = ", ".join(f"{seat}: {move}" for seat, move in moves.items()) or "the start"
    return f"kernel and rules differ: seed {seed}, after {played}; {difference}"


def first_difference(found: Any, wanted: Any, path: str = "") -> str:
    """Where two values differ first, as a path with both sides; empty if they are equal."""
    if found == wanted:
        return ""
    if type(found) is type(wanted):
        for name, one, other in _parts(found, wanted):
            if difference := first_difference(one, other, f"{path}{name}"):
                return difference
    return f"{path}: {found!r} != {wanted!r}"


def _parts(found: Any, wanted: Any) -> Iterable[tuple[str, Any, Any]]:
    """The fields, entries or items of two values of one type that stand side by side."""
    if is_dataclass(found):
        return [(f".{f.name}", getattr(found, f.name), getattr(wanted, f.name)) for f in fields(found)]
    if isinstance(found, Mapping):
        return [(f"[{key}]", found[key], wanted[key]) for key in found if key in wanted]
    if isinstance(found, Sequence) and not isinstance(found, str):
        return [(f"[{n}]", one, other) for n, (one, other) in enumerate(zip(found, wanted, strict=False))]
    return []
