"""Find puzzles in a game that bots play: the result depends only on the seed and the game's number."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from heptapolis.analysis.positions import Step, side_of
from heptapolis.analysis.puzzles.judge import Position, Screened, is_promising, screen, verify
from heptapolis.analysis.puzzles.model import Counts, Effort, JudgedMove, Puzzle, compact
from heptapolis.analysis.puzzles.themes import find_themes
from heptapolis.analysis.run import read_steps
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game
from heptapolis.core.games import make
from heptapolis.core.record import Record
from heptapolis.search.forecast import Forecaster, forecaster_of

MAX_PER_GAME = 2  # puzzles, so that they differ
POSITIONS_PER_GAME = 40  # that are tried; a game of seven players has more than a hundred
EASY, MEDIUM, HARD = 1, 2, 3
MEDIUM_PRIOR = 0.1  # a best move that the policy plays this often is not hard to think of
OBVIOUS_BOT = "greedy"


@dataclass(frozen=True)
class GameTask:
    """One game to search."""

    game: str
    tables: tuple[dict[str, Any], ...]
    bot: str
    seed: int
    number: int
    effort: Effort
    since: float  # the share of a game after which positions are tried: later ones need less time

    @property
    def table(self) -> int:
        """Games take the tables in turn."""
        return self.number % len(self.tables)


@dataclass(frozen=True)
class SearchedGame:
    """What one game gave."""

    number: int
    counts: Counts
    puzzles: tuple[Puzzle, ...]


def search_game(task: GameTask) -> SearchedGame:
    """Play a game and look for puzzles in it."""
    game = make(task.game, **task.tables[task.table])
    seed = derive(task.seed, task.number)
    record = play_game(game, seed, task.bot)
    counts, puzzles = Counter[str](games=1), dict[int, Puzzle]()
    for step, position in _positions(record, game, seed, task.since):
        if step.number in puzzles:
            continue  # seats that decide at the same time often have the same puzzle
        counts["positions"] += 1
        found = _pass_stages(forecaster_for(game), position, task.effort, counts)
        if found:
            puzzles[step.number] = _puzzle(task, record, step, *found, forecaster=forecaster_for(game))
        if len(puzzles) == MAX_PER_GAME:
            break
    return SearchedGame(task.number, Counts(**counts), tuple(puzzles.values()))


@lru_cache(maxsize=16)
def forecaster_for(game: Game) -> Forecaster:
    """The forecaster of a game; the last ones are kept."""
    return forecaster_of(game)


def play_game(game: Game, seed: int, bot: str) -> Record:
    """A whole game with this bot at every seat."""
    state, record = game.new(seed), Record.of(game, seed)
    kinds = {seat: parse_bot(bot) for seat in range(game.players)}
    with seated_bots(kinds, game, seed) as seated:
        play_out(state, seated, record)
    return record


def _positions(record: Record, game: Game, seed: int, since: float) -> Iterator[tuple[Step, Position]]:
    """Some decisions of the game, in random order."""
    obvious = {seat: parse_bot(OBVIOUS_BOT).sit(game, seat, seed) for seat in range(game.players)}
    first = since * len(record.decisions)
    places = [(step, seat) for step in read_steps(record) if step.number > first for seat in step.choosers]
    for step, seat in Chance(seed, stream=1).shuffled(places)[:POSITIONS_PER_GAME]:
        view, side = step.state.view(seat), tuple(side_of(step.state.result(), seat))
        move = obvious[seat].choose(view, step.state.legal(seat))
        yield step, Position(view, seat, side, move, derive(derive(seed, step.number), seat))


def _pass_stages(
    forecaster: Forecaster, position: Position, effort: Effort, counts: Counter[str]
) -> tuple[Screened, tuple[JudgedMove, ...]] | None:
    if not is_promising(forecaster, position, effort):
        return None
    counts["hopeful"] += 1
    found = screen(forecaster, position, effort)
    if found is None:
        return None
    counts["screened"] += 1
    judged = verify(forecaster, found, effort)
    if judged is None:
        return None
    counts["verified"] += 1
    return found, judged


def _puzzle(
    task: GameTask,
    record: Record,
    step: Step,
    found: Screened,
    judged: tuple[JudgedMove, ...],
    forecaster: Forecaster,
) -> Puzzle:
    obvious = str(found.position.obvious)
    puzzle = Puzzle(
        table=task.table,
        seed=record.seed,
        decisions=compact(record.decisions[: step.number - 1]),
        seat=found.position.seat,
        moves=judged,
        obvious=obvious,
        themes=(),
        difficulty=rate_difficulty(found),
    )
    return replace(puzzle, themes=find_themes(task.game, puzzle, forecaster.engine.rows))


def rate_difficulty(found: Screened) -> int:
    """Easy if the policy would play the best move, hard if it would hardly ever do so."""
    if found.is_first_choice:
        return EASY
    return MEDIUM if found.best_prior >= MEDIUM_PRIOR else HARD
