"""A table with bots at it: whoever must decide is asked, and gets to see no more than a view.

What a bot answers is checked: an answer that is no legal move, or none in time, costs one fallback move
and a warning; after three in a row the bot is dropped, and fallback moves are played for it.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter

from heptapolis.bots.protocol import BadAnswer, Bot, BotKind, Foreign, LateAnswer, NoView
from heptapolis.core.contract import Game, Move, State, View
from heptapolis.core.record import Record

PATIENCE = 3  # bad answers in a row
GRACE = 1.2  # a bot that sets its own time may exceed it by so much

log = logging.getLogger(__name__)


@dataclass
class Conduct:
    """How a bot behaves at the table: what the arena reports of it."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    illegal: int = 0
    late: int = 0
    in_a_row: int = 0  # bad answers since the last good one

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    @property
    def dropped(self) -> bool:
        return self.in_a_row >= PATIENCE


@dataclass(frozen=True)
class Player:
    """A bot that sits at the table."""

    kind: BotKind
    bot: Bot
    conduct: Conduct = field(default_factory=Conduct)

    def choose(self, state: State, seat: int) -> Move:
        legal = state.legal(seat)
        if self.conduct.dropped:
            return fallback(legal)
        view = state.view(seat) if self.kind.needs_view else NoView(seat)
        try:
            move = self._answer(view, legal)
        except BadAnswer as wrong:
            return self._forgive(wrong, seat, legal)
        self.conduct.in_a_row = 0
        return move

    def _answer(self, view: View, legal: Sequence[Move]) -> Move:
        """What the bot says, if it is a legal move."""
        started = perf_counter()
        try:
            move = self.bot.choose(view, legal)
        except BadAnswer:
            raise
        except Exception as error:
            if not isinstance(self.kind, Foreign):
                raise  # a mistake of ours is not hidden
            raise BadAnswer(f"{type(error).__name__}: {error}") from error
        finally:
            self._clock(perf_counter() - started)
        if move not in legal:
            raise BadAnswer(f"{str(move)!r} is not a legal move")
        return move

    def _clock(self, seconds: float) -> None:
        self.conduct.add(seconds)
        limit = getattr(self.kind, "time_limit", None)
        if limit is not None and seconds > limit * GRACE:
            self.conduct.late += 1

    def _forgive(self, wrong: BadAnswer, seat: int, legal: Sequence[Move]) -> Move:
        """A fallback move, and a word about why."""
        self.conduct.in_a_row += 1
        if isinstance(wrong, LateAnswer):
            self.conduct.late += 1
        else:
            self.conduct.illegal += 1
        instead = fallback(legal)
        log.warning("bot %s, seat %d: %s; %s is played instead", self.kind.name, seat, wrong, instead)
        if self.conduct.dropped:
            log.warning("bot %s, seat %d: %d bad answers in a row, dropped", self.kind.name, seat, PATIENCE)
            self.leave()
        return instead

    def leave(self) -> None:
        """Let go of whatever the bot holds, such as a process."""
        close = getattr(self.bot, "close", None)
        if close:
            close()


def fallback(legal: Sequence[Move]) -> Move:
    """What is played for a bot that gives no good answer."""
    return legal[0]


def bot_seed(seed: int, seat: int) -> int:
    """The chance of a bot: fixed by the game's seed, yet the bot cannot tell the deal from it."""
    return int.from_bytes(blake2b(f"{seed}/{seat}".encode(), digest_size=8).digest()) >> 1


def seat_bots(kinds: Mapping[int, BotKind], game: Game, seed: int) -> dict[int, Player]:
    """Bots take their seats; the seed of the game decides all that they leave to chance."""
    players: dict[int, Player] = {}
    try:
        for seat, kind in kinds.items():
            players[seat] = Player(kind, kind.sit(game, seat, bot_seed(seed, seat)))
    except BaseException:
        leave_seats(players)
        raise
    return players


def leave_seats(players: Mapping[int, Player]) -> None:
    for player in players.values():
        player.leave()


@contextmanager
def seated(kinds: Mapping[int, BotKind], game: Game, seed: int) -> Iterator[dict[int, Player]]:
    """Bots take their seats, and leave them whatever happens."""
    players = seat_bots(kinds, game, seed)
    try:
        yield players
    finally:
        leave_seats(players)


def choices(state: State, players: Mapping[int, Player], seats: Sequence[int]) -> dict[int, Move]:
    """What the bots at these seats choose now, none of them seeing another's choice."""
    return {seat: players[seat].choose(state, seat) for seat in seats}


def play_out(state: State, players: Mapping[int, Player], record: Record | None = None) -> int:
    """Have the bots play to the end, writing it down if there is a record; how many decisions it took."""
    decisions = 0
    while seats := state.to_act:
        moves = choices(state, players, seats)
        if record is None:
            state.play(moves)
        else:
            record.play(state, moves)
        decisions += len(seats)
    return decisions
