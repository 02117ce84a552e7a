"""`check_game(game)`: does a game keep the contract? For everyone who writes a game or a variant."""

from collections.abc import Mapping
from dataclasses import dataclass

from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game, Move, State
from heptapolis.core.errors import HeptapolisError, NotLegal, NotUnderstood
from heptapolis.core.games import GAMES
from heptapolis.core.options import options_of
from heptapolis.core.record import Record


@dataclass(frozen=True)
class Report:
    """How much was checked."""

    games: int
    decisions: int


class NoMove:
    """A move that no game knows."""

    def __str__(self) -> str:
        return "no move"


def check_game(game: Game, games: int = 10, seed: int = 0, *, thorough: int = 8) -> Report:
    """Play whole games at random and check the contract at every step; an AssertionError says what failed.

    About one step in `thorough` also checks copies, JSON, views and rejected moves. Every error has a note
    with the seed and the decisions that lead to it.
    """
    _check_declaration(game)
    decisions = 0
    for number in range(games):
        record = Record.of(game, derive(seed, number))
        try:
            decisions += _check_one(game, record, thorough)
        except Exception as error:
            error.add_note(f"after these decisions: {record.to_json()}")
            raise
    return Report(games, decisions)


def _check_declaration(game: Game) -> None:
    """Programs find the game by its name, and its options by their declaration."""
    assert game.name in GAMES, f"no installed package provides a game named {game.name!r} (heptapolis.games)"
    declared = {opt.name: opt for opt in options_of(type(game))}
    assert "players" in declared, "the game declares no option named players"
    assert declared["players"].choices, "the option players lists no choices"


def _check_one(game: Game, record: Record, thorough: int) -> int:
    chance = Chance(record.seed, stream=1)
    state = game.new(record.seed)
    state.check()
    decisions = 0
    while state.to_act:
        moves = {seat: chance.pick(_check_legal(state, seat)) for seat in state.to_act}
        if chance.below(thorough) == 0:
            check_step(state, moves, chance)
        record.play(state, moves)
        state.check()
        decisions += len(moves)
    check_end(state, record)
    return decisions


def _check_legal(state: State, seat: int) -> tuple[Move, ...]:
    """A seat that must decide has moves, all different, and each one reads back from its notation."""
    legal = state.legal(seat)
    assert legal, f"seat {seat} must act but has no move"
    assert len(set(legal)) == len(legal), f"seat {seat} has the same move twice"
    for move in legal:
        assert state.parse(str(move)) == move, f"{str(move)!r} does not read back as the same move"
    return legal


def check_step(state: State, moves: Mapping[int, Move], chance: Chance) -> None:
    """Check everything that must hold at one moment of a game."""
    before = state.to_json()
    _check_parse(state)
    _check_rejections(state, moves)
    _check_copies(state, moves)
    for seat in (None, *range(state.game.players)):
        _check_no_leak(state, seat, chance)
    assert state.to_json() == before, "looking at a state changed it"


def _check_parse(state: State) -> None:
    """Text that is not a move is rejected as such."""
    try:
        move = state.parse(str(NoMove()))
    except NotUnderstood:
        return
    raise AssertionError(f"{str(NoMove())!r} was read as the move {move}")


def _check_rejections(state: State, moves: Mapping[int, Move]) -> None:
    """Illegal, missing and surplus moves are rejected and leave the state untouched."""
    first = state.to_act[0]
    stranger = state.game.players
    wrong = [{**moves, first: NoMove()}, {**moves, stranger: moves[first]}]
    wrong.append({seat: move for seat, move in moves.items() if seat != first})
    for bad in wrong:
        before = state.to_json()
        try:
            state.play(bad)
        except NotLegal:
            assert state.to_json() == before, "a rejected move changed the state"
        else:
            raise AssertionError(f"accepted {bad}")


def _check_copies(state: State, moves: Mapping[int, Move]) -> None:
    """A copy and a state read from JSON play on identically and independently."""
    text = state.to_json()
    loaded = state.game.state_from_json(text)
    assert loaded.to_json() == text, "the JSON of a state does not read back"
    for seat in state.to_act:
        assert loaded.legal(seat) == state.legal(seat), (
            "a loaded state plays on differently: its legal moves differ"
        )
    copy = state.copy()
    assert copy.play(moves) == loaded.play(moves), "a loaded state plays on differently: its events differ"
    assert copy.to_json() == loaded.to_json(), "a loaded state plays on differently"
    assert state.to_json() == text, "playing a copy changed the original"


def _check_no_leak(state: State, seat: int | None, chance: Chance) -> None:
    """Redrawing what a seat cannot know changes neither its view nor its moves."""
    other = state.redeal(seat, chance)
    other.check()
    assert other.view(seat).to_json() == state.view(seat).to_json(), f"the view of seat {seat} leaks"
    assert state.view(seat).seat == seat, f"the view of seat {seat} says that it is another seat's"
    if seat is not None:
        assert other.legal(seat) == state.legal(seat), f"the moves of seat {seat} leak"


def check_end(state: State, record: Record) -> None:
    """The result adds up, nobody can move any more, and the record replays to the same end."""
    result = state.result()
    for sheet, total in zip(result.sheets, result.totals, strict=True):
        assert sum(sheet.values()) == total, "a score sheet does not add up"
    assert min(result.ranks) == 1, "nobody won"
    for seat in range(state.game.players):
        assert state.legal(seat) == (), f"seat {seat} can still move"
        assert state.view(seat).to_json(), "no final view"
    try:
        state.play({0: NoMove()})
    except HeptapolisError:
        pass
    else:
        raise AssertionError("a finished game goes on")
    replayed = Record.from_json(record.to_json()).final()
    assert replayed.to_json() == state.to_json(), "the record replays to a different end"
