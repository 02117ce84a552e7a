"""Puzzles as the page gets them: the view of one seat, and the answer once a move is chosen."""

from datetime import date
from functools import lru_cache

from heptapolis.analysis.puzzles.answer import explain_move, judge_answer, name_set, name_theme
from heptapolis.analysis.puzzles.library import (
    ShippedPuzzle,
    list_themes,
    puzzle_of_day,
    shipped_puzzles,
    shipped_sets,
)
from heptapolis.analysis.puzzles.model import JudgedMove, Pair
from heptapolis.core.contract import State
from heptapolis.core.record import Record
from heptapolis.i18n.narrator import narrator_of
from heptapolis.server import payloads
from heptapolis.server.presence import Presence
from heptapolis.server.problems import Problem
from heptapolis.server.table import Decision, Person, Sitter, Table
from heptapolis.server.wire import puzzles as wire
from heptapolis.server.wire.analysis import Estimate, MoveForecast
from heptapolis.server.wire.encoding import Encoded, encode_fields, join_fields, name_fields
from heptapolis.server.wire.lobby import TableInfo

SOLVER = Person("solver", "")  # whoever solves a puzzle; the page calls them "you"
OPPONENT = "expert"
MAX_PUZZLES = 200  # kept as JSON, a few megabytes
LONG_AGO = 0.0  # a puzzle has no date


def find(name: str) -> ShippedPuzzle:
    """The puzzle with this id."""
    found = shipped_puzzles().get(name)
    if found is None:
        raise Problem("unknown-puzzle", given=name)
    return found


def list_all(day: date) -> wire.PuzzleList:
    """Every puzzle, and which one is that of this day."""
    known = list(shipped_puzzles().values())
    return wire.PuzzleList(
        day=day.isoformat(),
        today=puzzle_of_day(day, known).id if known else None,
        sets=[_describe_set(name) for name in shipped_sets()],
        themes=[_describe_theme(_game_with(theme, known), theme) for theme in list_themes()],
        puzzles=[_describe_info(one) for one in known],
    )


def _describe_set(name: str) -> wire.PuzzleSet:
    game = shipped_sets()[name].head.game
    return wire.PuzzleSet(id=name, game=game, title=name_set(game, name))


def _game_with(theme: str, known: list[ShippedPuzzle]) -> str:
    return next(one.game for one in known if theme in one.puzzle.themes)


def _describe_theme(game: str, theme: str) -> wire.PuzzleTheme:
    return wire.PuzzleTheme(id=theme, title=name_theme(game, theme))


def _describe_info(one: ShippedPuzzle) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(
        id=one.id,
        set=one.set_name,
        number=one.number,
        players=one.set.games[one.puzzle.table].players,
        difficulty=one.puzzle.difficulty,
        themes=list(one.puzzle.themes),
    )


@lru_cache(MAX_PUZZLES)
def encode_puzzle(name: str) -> Encoded[wire.Puzzle]:
    """The position of a puzzle: only what its seat can know."""
    one = find(name)
    seat = one.puzzle.seat
    record, state = one.replay()
    position = payloads.encode_position(one.game, state, seat, len(record.decisions))
    last = _last_decision(record)
    resolution = payloads.describe_resolution(one.game, last, state.view(seat)) if last else None
    rest = encode_fields(id=one.id, seat=seat, table=_describe_table(one, record), last=resolution)
    return join_fields(wire.Puzzle, name_fields(position=position), rest)


def _last_decision(record: Record) -> Decision | None:
    number, found = len(record.decisions), None
    for events in (events for _, events in record.replay()):
        found = events
    if not number or found is None:
        return None
    return Decision(number, record.decisions[-1], {}, tuple(found), LONG_AGO)


def _describe_table(one: ShippedPuzzle, record: Record) -> TableInfo:
    """A table with the solver at the seat of the puzzle, and bots at all others; the seed stays here."""
    game = one.set.games[one.puzzle.table]
    sitters = [Sitter("bot", bot=OPPONENT)] * game.players
    sitters[one.puzzle.seat] = Sitter("human", SOLVER)
    table = Table(
        id=one.id,
        host=SOLVER,
        game=game,
        name=game.name,
        options=game.options,
        ruleset=game.ruleset,
        seed=0,
        seats=tuple(sitters),
        created=LONG_AGO,
        touched=LONG_AGO,
        status="playing",
    )
    presence = Presence(frozenset(range(game.players)))
    info = payloads.describe_table(table, SOLVER.id, presence, LONG_AGO)
    return info.model_copy(
        update={"path": f"/puzzles/{one.set_name}/{one.number}", "sequence": len(record.decisions)}
    )


def answer(name: str, move: str) -> wire.PuzzleAnswer:
    """What a move is worth in a puzzle, and why the best one is better."""
    one = find(name)
    puzzle, game = one.puzzle, one.game
    _, state = one.replay()
    judged = judge_answer(one.set, puzzle, state, move)
    other = judged.obvious if judged.is_right else judged.chosen
    return wire.PuzzleAnswer(
        right=judged.is_right,
        chosen=judged.chosen.move,
        best=judged.best.move,
        obvious=judged.obvious.move,
        other=other.move,
        explanation=judged.explanation,
        themes=[_describe_theme(game, theme) for theme in puzzle.themes],
        moves=[_describe_move(one, state, entry) for entry in puzzle.moves],
    )


def _describe_move(one: ShippedPuzzle, state: State, judged: JudgedMove) -> MoveForecast:
    legal = {str(move): move for move in state.legal(one.puzzle.seat)}
    is_best = judged is one.puzzle.best
    return MoveForecast(
        move=judged.move,
        message=narrator_of(one.game).move(legal[judged.move]),
        chance=_estimate(judged.chance),
        points=_estimate(judged.points),
        rows={row: _estimate(pair) for row, pair in zip(one.set.head.rows, judged.rows, strict=True)},
        others=_estimate(judged.others),
        explanation=None if is_best else explain_move(one.set, one.puzzle, state, judged),
    )


def _estimate(pair: Pair) -> Estimate:
    return Estimate(mean=pair[0], error=pair[1])
