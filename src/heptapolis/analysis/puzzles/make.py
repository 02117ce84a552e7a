"""Make a set of puzzles: search game after game until enough are found."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count as numbers
from pathlib import Path
from typing import Any

from heptapolis.analysis.puzzles.fingerprint import fingerprint
from heptapolis.analysis.puzzles.model import VERSION, Counts, Effort, Head, Puzzle, PuzzleSet
from heptapolis.analysis.puzzles.search import GameTask, SearchedGame, search_game
from heptapolis.analysis.resumable import ResumableFile
from heptapolis.arena.executor import Executor, Serial
from heptapolis.core import codec
from heptapolis.core.chance import check_seed
from heptapolis.core.errors import BadOption, HeptapolisError
from heptapolis.core.games import make, rules_of
from heptapolis.kernel.engine import engine_of

MAX_GAMES = 20_000  # that are searched; a game without puzzles must end some time
DEFAULT_BOT = "mcts:guide=linear,playouts=50"
DEFAULT_EFFORT = Effort()
LOG_FILE = "a new file, or one of the same game, tables, bots, seed and playouts"


@dataclass(frozen=True)
class Recipe:
    """What to search for puzzles: games at these tables, in turn."""

    game: str
    tables: tuple[dict[str, Any], ...]
    bot: str = DEFAULT_BOT
    seed: int = 0
    effort: Effort = DEFAULT_EFFORT
    since: float = 0.0

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if not self.tables:
            raise BadOption("tables", "at least one is needed", ["players=4"])
        if not 0 <= self.since < 1:
            raise BadOption(f"since={self.since}", "not a share of a game", ["0 to 0.99"])
        for name, playouts in vars(self.effort).items():
            if playouts < 1:
                raise BadOption(f"{name}={playouts}", "too few playouts", ["1 or more"])

    def task(self, number: int) -> GameTask:
        return GameTask(self.game, self.tables, self.bot, self.seed, number, self.effort, self.since)


class GameLog(dict[int, SearchedGame]):
    """The searched games by number; each one is written as soon as it is done."""

    def __init__(self, path: Path, recipe: Recipe) -> None:
        super().__init__()
        judges = fingerprint(recipe.game, recipe.tables)
        head = codec.dumps(["heptapolis-puzzle-games", VERSION, judges, codec.dump(Recipe, recipe)])
        self._file = ResumableFile(path, head, LOG_FILE)
        for number, line in enumerate(self._file.lines, start=2):
            try:
                game = codec.load(SearchedGame, line)
            except HeptapolisError as error:
                raise self._file.error(f"line {number}: {error.reason}") from None
            super().__setitem__(game.number, game)

    def __setitem__(self, number: int, game: SearchedGame) -> None:
        super().__setitem__(number, game)
        self._file.add(codec.dump(SearchedGame, game))


def make_puzzles(
    recipe: Recipe,
    count: int,
    *,
    executor: Executor | None = None,
    games: dict[int, SearchedGame] | None = None,
    progress: Callable[[int], None] = lambda _found: None,
) -> PuzzleSet:
    """The first puzzles of these games, in the order of the games; `progress` hears how many there are.

    The outcome depends only on the recipe and the count. Games in `games` are not searched again, and new
    ones are added as they are done.
    """
    if count < 1:
        raise BadOption(f"count={count}", "nothing to make", ["1 or more"])
    known = {} if games is None else games
    used = _usable(known, count)
    progress(_count(used))
    if _count(used) < count:
        tasks = [recipe.task(number) for number in range(MAX_GAMES) if number not in known]
        for game in (executor or Serial()).run(search_game, tasks):
            known[game.number] = game
            used = _usable(known, count)
            progress(_count(used))
            if _count(used) >= count:
                break
    return _assemble(recipe, used, count)


def _usable(known: dict[int, SearchedGame], count: int) -> list[SearchedGame]:
    """The games from the first one on without a gap, until they have enough puzzles."""
    used: list[SearchedGame] = []
    for number in numbers():
        if number not in known or _count(used) >= count:
            return used
        used.append(known[number])
    raise AssertionError("numbers have no end")


def _count(games: list[SearchedGame]) -> int:
    return sum(len(game.puzzles) for game in games)


def _assemble(recipe: Recipe, games: list[SearchedGame], count: int) -> PuzzleSet:
    total = sum((game.counts for game in games), Counts())
    first = make(recipe.game, **recipe.tables[0])
    head = Head(
        game=recipe.game,
        ruleset=rules_of(recipe.game).ruleset,
        fingerprint=fingerprint(recipe.game, recipe.tables),
        tables=tuple(make(recipe.game, **options).options for options in recipe.tables),
        rows=engine_of(first).rows,
        bot=recipe.bot,
        seed=recipe.seed,
        since=recipe.since,
        effort=recipe.effort,
        counts=total,
    )
    return PuzzleSet(head, tuple(_all_puzzles(games))[:count])


def _all_puzzles(games: list[SearchedGame]) -> Iterator[Puzzle]:
    for game in games:
        yield from game.puzzles
