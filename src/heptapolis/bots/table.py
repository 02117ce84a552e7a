"""A table of bots: it asks every bot that must decide, and shows it no more than its view.

The table checks every answer. For an answer that is late or not a legal move, it plays a fallback move and
warns; after three in a row, it drops the bot and plays only fallback moves.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter

from heptapolis.bots.protocol import (
    BadAnswer,
    Bot,
    BotKind,
    EmptyView,
    LateAnswer,
    ThirdParty,
    illegal_answer,
)
from heptapolis.bots.support import check_can_play
from heptapolis.core.contract import Game, Move, State, View
from heptapolis.core.record import Record

MAX_BAD_ANSWERS_IN_A_ROW = 3
SLOWEST_ALLOWED_FACTOR = 1.2  # a bot that sets its own time limit may exceed it by this factor

log = logging.getLogger(__name__)


@dataclass
class BotStats:
    """What the arena reports about a bot at one seat: its moves, its time and its bad answers."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0  # seconds
    illegal: int = 0
    late: int = 0
    in_a_row: int = 0  # bad answers since the last good one
    first_error: str = ""  # what was wrong with the first of them

    def add_move(self, seconds: float) -> None:
        """Count one move that took this long."""
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    @property
    def is_dropped(self) -> bool:
        """Whether so many answers in a row were bad that the table no longer asks the bot."""
        return self.in_a_row >= MAX_BAD_ANSWERS_IN_A_ROW


@dataclass(frozen=True)
class SeatedBot:
    """A bot at its seat, with its stats."""

    kind: BotKind
    bot: Bot
    stats: BotStats = field(default_factory=BotStats)
    warns: bool = True  # about bad answers; the arena reports them itself

    def choose(self, state: State, seat: int) -> Move:
        """A legal move: the bot's own, or the fallback if its answer is bad."""
        legal = state.legal(seat)
        if self.stats.is_dropped:
            return fallback(legal)
        view = state.view(seat) if self.kind.needs_view else EmptyView(seat)
        try:
            move = self._ask(view, legal)
        except BadAnswer as answer:
            return self._play_fallback(answer, seat, legal)
        self.stats.in_a_row = 0
        return move

    def _ask(self, view: View, legal: Sequence[Move]) -> Move:
        """The bot's own answer, if it is a legal move."""
        started = perf_counter()
        try:
            move = self.bot.choose(view, legal)
        except BadAnswer:
            raise
        except Exception as error:
            if not isinstance(self.kind, ThirdParty):
                raise  # never hide our own bugs
            raise BadAnswer(f"{type(error).__name__}: {error}") from error
        finally:
            self._count_time(perf_counter() - started)
        return find_move(move, legal)

    def _count_time(self, seconds: float) -> None:
        self.stats.add_move(seconds)
        limit = getattr(self.kind, "time_limit", getattr(self.bot, "time_limit", None))
        if limit is not None and seconds > limit * SLOWEST_ALLOWED_FACTOR:
            self.stats.late += 1

    def _play_fallback(self, answer: BadAnswer, seat: int, legal: Sequence[Move]) -> Move:
        """Count the bad answer, warn, and play the fallback move; drop the bot after too many."""
        self.stats.in_a_row += 1
        if isinstance(answer, LateAnswer):
            self.stats.late += 1
        else:
            self.stats.illegal += 1
        instead, name = fallback(legal), self.kind.name
        self.stats.first_error = self.stats.first_error or str(answer)
        if self.warns:
            log.warning("bot %s, seat %d: %s; playing %s instead", name, seat, answer, instead)
        if self.stats.is_dropped:
            if self.warns:
                count = self.stats.in_a_row
                log.warning("bot %s, seat %d: %d bad answers in a row; the bot is dropped", name, seat, count)
            self.close()
        return instead

    def close(self) -> None:
        """Release what the bot holds, such as a process."""
        close = getattr(self.bot, "close", None)
        if close:
            close()


@dataclass(frozen=True)
class AbsentBot:
    """A bot that could not take its seat: every answer is bad, for the same reason."""

    reason: str

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        raise BadAnswer(self.reason)


def find_move(answer: object, legal: Sequence[Move]) -> Move:
    """The legal move that a bot answered with: the move itself, or its notation."""
    text = " ".join(answer.split()) if isinstance(answer, str) else None
    for move in legal:
        if move == answer or str(move) == text:
            return move
    raise illegal_answer(answer)


def fallback(legal: Sequence[Move]) -> Move:
    """The move to play for a bot without a good answer."""
    return legal[0]


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot's own randomness: it comes from the game's seed, but does not reveal the deal."""
    return int.from_bytes(blake2b(f"{seed}/{seat}".encode(), digest_size=8).digest()) >> 1


def seat_bots(
    kinds: Mapping[int, BotKind], game: Game, seed: int, warns: bool = True
) -> dict[int, SeatedBot]:
    """Seat the bots; all their randomness comes from the game's seed."""
    bots: dict[int, SeatedBot] = {}
    try:
        for seat, kind in kinds.items():
            check_can_play(kind, game)
            bots[seat] = SeatedBot(kind, _sit(kind, game, seat, bot_seed(seed, seat)), warns=warns)
    except BaseException:
        close_bots(bots)
        raise
    return bots


def close_bots(bots: Mapping[int, SeatedBot]) -> None:
    """Release what the bots hold."""
    for bot in bots.values():
        bot.close()


def _sit(kind: BotKind, game: Game, seat: int, seed: int) -> Bot:
    """The player of a kind of bot; a user's bot that cannot take its seat only gives bad answers."""
    try:
        return kind.sit(game, seat, seed)
    except BadAnswer as error:
        return AbsentBot(str(error))


@contextmanager
def seated_bots(
    kinds: Mapping[int, BotKind], game: Game, seed: int, warns: bool = True
) -> Iterator[dict[int, SeatedBot]]:
    """Seat the bots for the duration of a block, and always close them at its end."""
    bots = seat_bots(kinds, game, seed, warns)
    try:
        yield bots
    finally:
        close_bots(bots)


def choose_moves(state: State, bots: Mapping[int, SeatedBot], seats: Sequence[int]) -> dict[int, Move]:
    """The moves that the bots at these seats choose now; none sees another's choice."""
    return {seat: bots[seat].choose(state, seat) for seat in seats}


def play_out(state: State, bots: Mapping[int, SeatedBot], record: Record | None = None) -> int:
    """Play the game to its end, adding every decision to the record; return the number of decisions."""
    decisions = 0
    while seats := state.to_act:
        moves = choose_moves(state, bots, seats)
        if record is None:
            state.play(moves)
        else:
            record.play(state, moves)
        decisions += len(seats)
    return decisions
