"""Rules and kernel side by side: the same game, the same moves, and everything equal at every step."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game, Move, State

BRIDGED = 8  # in one step out of this many the record is made again from the state of the rules


def compare_games(game: Game, engine: Any, seeds: Iterable[int]) -> int:
    """Play these games at random on both engines; return how many decisions were compared."""
    return sum(compare_game(game, engine, seed) for seed in seeds)


def compare_game(game: Game, engine: Any, seed: int) -> int:
    """One random game on both; AssertionError names the seed, the moves before, the seat and the field."""
    state, record, chance = game.new(seed), engine.new(seed), Chance(seed, stream=9)
    decisions, moves = 0, dict[int, Move]()
    while True:
        codes = [engine.moves(record, seat) for seat in range(game.players)]
        if difference := _difference(engine, record, state, codes):
            played = ", ".join(f"{seat}: {move}" for seat, move in moves.items()) or "the start"
            raise AssertionError(f"kernel and rules differ: seed {seed}, after {played}; {difference}")
        if not state.to_act:
            return decisions
        moves = {seat: chance.pick(state.legal(seat)) for seat in state.to_act}
        engine.step(record, {seat: codes[seat][move] for seat, move in moves.items()})
        state.play(moves)
        decisions += len(moves)
        if chance.below(BRIDGED) == 0:
            record = engine.from_rules(state)


def _difference(engine: Any, record: Any, state: Any, codes: Sequence[Mapping[Move, int]]) -> str:
    """What differs between the kernel's record and the state of the rules; empty if nothing does."""
    difference = first_difference(engine.to_rules(record).position, state.position, "position")
    difference = difference or first_difference(engine.to_act(record), state.to_act, "to_act")
    for seat, (row, sheet) in enumerate(_sheets(engine, record, state)):
        difference = difference or first_difference(row, sheet, f"seat {seat}: scores")
    for seat, moves in enumerate(codes):
        difference = difference or _legal_difference(moves, state.legal(seat), seat)
    return difference


def _legal_difference(found: Iterable[Move], wanted: Iterable[Move], seat: int) -> str:
    """Legal sets are compared as sets; notation tells the first that only one of them has."""
    if set(found) == set(wanted):
        return ""
    return first_difference(sorted(map(str, found)), sorted(map(str, wanted)), f"seat {seat}: legal")


def _sheets(engine: Any, record: Any, state: State) -> Iterable[tuple[list[int], list[int]]]:
    """The rows of both; one that the rules leave out because it is always empty comes last."""
    for row, sheet in zip(engine.scores(record).tolist(), state.result().sheets, strict=True):
        yield row, [*sheet.values()] + [0] * (len(row) - len(sheet))


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
