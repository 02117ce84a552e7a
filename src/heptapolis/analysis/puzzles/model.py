"""What a puzzle is, as data: `docs/puzzles.md` describes the file, which is these dataclasses."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from heptapolis.core import codec
from heptapolis.core.contract import Game, State
from heptapolis.core.errors import BadData, BadRecord, HeptapolisError
from heptapolis.core.games import make, rules_of
from heptapolis.core.record import Record
from heptapolis.search.forecast import Estimate, Forecast

FORMAT = "heptapolis-puzzles"
VERIFICATION_FACTOR = 10  # times the playouts of the screening
VERSION = 1  # raised whenever the form of a file of puzzles changes

Pair = tuple[float, float]  # a mean and its standard error


@dataclass(frozen=True)
class JudgedMove:
    """One move of a puzzle, and what it is expected to lead to."""

    move: str
    playouts: int
    chance: Pair  # to win
    points: Pair
    others: Pair  # the points of all opponents together
    rows: tuple[Pair, ...]  # of the seat's score sheet, in the order of `Head.rows`

    def forecasts(self, rows: Sequence[str]) -> tuple[Forecast, Forecast]:
        """What is expected for the seat, and for its opponents as one."""
        named = {name: Estimate(*pair) for name, pair in zip(rows, self.rows, strict=False)}
        own = Forecast(Estimate(*self.chance), Estimate(*self.points), named)
        return own, Forecast(Estimate(0.0, 0.0), Estimate(*self.others), {})


@dataclass(frozen=True)
class Puzzle:
    """A position of a recorded game, the seat that must decide, and how its moves turn out."""

    table: int  # which of `Head.tables`
    seed: int  # of the game
    decisions: tuple[
        tuple[str, ...], ...
    ]  # so far: the moves of the seats that had to decide, in their order
    seat: int
    moves: tuple[JudgedMove, ...]  # the best first
    obvious: str  # what `greedy` plays
    themes: tuple[str, ...]
    difficulty: int  # 1 to 3

    @property
    def best(self) -> JudgedMove:
        return self.moves[0]

    @property
    def step(self) -> int:
        """The number of the decision to take, from 1."""
        return len(self.decisions) + 1

    def find(self, move: str) -> JudgedMove | None:
        """What is known about a move."""
        return next((one for one in self.moves if one.move == move), None)


@dataclass(frozen=True)
class Counts:
    """How many positions came how far; every stage takes those that passed the one before."""

    games: int = 0
    positions: int = 0  # in which the seat had a choice
    hopeful: int = 0  # passed the prefilter
    screened: int = 0  # passed the screening
    verified: int = 0  # passed the verification

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(
            self.games + other.games,
            self.positions + other.positions,
            self.hopeful + other.hopeful,
            self.screened + other.screened,
            self.verified + other.verified,
        )


@dataclass(frozen=True)
class Effort:
    """The playouts of each stage."""

    prefilter: int = 500
    screening: int = 20_000
    verification: int = VERIFICATION_FACTOR * 20_000


@dataclass(frozen=True)
class Head:
    """The first line of a file of puzzles: what they have in common, and how they were found."""

    game: str
    ruleset: int
    fingerprint: str  # of what judged them
    tables: tuple[dict[str, Any], ...]  # the options of the games
    rows: tuple[str, ...]  # of a score sheet
    bot: str  # who played the games
    seed: int
    since: float  # the share of a game after which positions were tried
    effort: Effort
    counts: Counts
    format: str = FORMAT
    version: int = VERSION


@dataclass(frozen=True)
class PuzzleSet:
    """A file of puzzles of one game."""

    head: Head
    puzzles: tuple[Puzzle, ...]

    def to_text(self) -> str:
        """JSON lines: the head, then a puzzle per line."""
        lines = [codec.dump(Head, self.head), *(codec.dump(Puzzle, one) for one in self.puzzles)]
        return "".join(f"{line}\n" for line in lines)

    @classmethod
    def from_text(cls, text: str) -> "PuzzleSet":
        """Read a file of puzzles; reject files of other programs, saying why."""
        first, *lines = text.splitlines() or [""]
        head = codec.load(Head, first)
        if (head.format, head.version) != (FORMAT, VERSION):
            given = f"{head.format} version {head.version}"
            raise BadData(
                given, "not a file of puzzles this version can read", [f"{FORMAT} version {VERSION}"]
            )
        return cls(head, tuple(codec.load(Puzzle, line) for line in lines))

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """The games of the tables; their ruleset must be the current one."""
        known = rules_of(self.head.game).ruleset
        if self.head.ruleset != known:
            given = f"ruleset {self.head.ruleset}"
            raise BadRecord(given, f"this version plays a different ruleset of {self.head.game}", [known])
        return tuple(make(self.head.game, **options) for options in self.head.tables)

    def replay(self, puzzle: Puzzle) -> tuple[Record, State]:
        """The record of the game up to the puzzle, and its position."""
        game = self.games[puzzle.table]
        record, state = Record.of(game, puzzle.seed), game.new(puzzle.seed)
        for number, texts in enumerate(puzzle.decisions, start=1):
            try:
                seats = sorted(state.to_act)
                record.play(state, {s: state.parse(t) for s, t in zip(seats, texts, strict=True)})
            except (HeptapolisError, ValueError) as error:
                raise BadRecord(f"decision {number}", f"cannot be replayed: {error}") from error
        return record, state


def compact(decisions: Sequence[Mapping[int, str]]) -> tuple[tuple[str, ...], ...]:
    """The decisions of a record without the seats: they follow from the position."""
    return tuple(tuple(decision[seat] for seat in sorted(decision)) for decision in decisions)
