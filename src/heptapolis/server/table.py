"""A table as a value: who sits there, what was decided, who has chosen. Every change makes a new one.

No clock, no database, no socket: the caller passes in the time and stores the result.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, TypedDict, Unpack

from heptapolis.bots.characters import split_character
from heptapolis.core.contract import Event, Game, Move, State
from heptapolis.core.errors import HeptapolisError, IllegalMove
from heptapolis.core.message import Message
from heptapolis.server.problems import Problem, problem_of
from heptapolis.server.wire.lobby import Score, Status, Timer, Visibility

MAX_COMMAND_IDS = 64  # remembered per choice


class Play(TypedDict, total=False):
    """The fields of a table that change while a game is played."""

    choices: "Mapping[int, Pending]"
    state: State
    last: "Decision"
    touched: float
    version: int


# Why a bot decided for a human: the clock ran out, or a stand-in plays.
Proxy = Literal["time", "stand-in"]


@dataclass(frozen=True)
class Person:
    """Somebody the server knows."""

    id: str
    name: str
    avatar: str | None = None


NOBODY = Person("", "")  # hosts a table whose host was erased


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat; a stand-in plays for a human who is away, and others may vote for one.

    A human without a person finished a game and was erased later.
    """

    kind: Literal["open", "human", "bot"] = "open"
    person: Person | None = None
    bot: str | None = None
    stand_in: str | None = None
    votes: frozenset[str] = frozenset()  # the guests who want a bot to play here

    @property
    def played_by(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def character(self) -> str | None:
        """The character of the bot whose seat this is, if it has one."""
        return split_character(self.bot)[1] if self.bot else None


@dataclass(frozen=True)
class Pending:
    """A secret choice (None: taken back), the ids of the commands that led to it, and why a bot made it."""

    move: Move | None
    commands: tuple[str, ...] = ()
    proxy: Proxy | None = None


@dataclass(frozen=True)
class Decision:
    """One resolved decision, as the log keeps it: moves are notation.

    An undo is an entry without moves: the game goes on from where it was after decision `undo_to`.
    """

    sequence: int
    moves: Mapping[int, str]
    commands: Mapping[int, tuple[str, ...]]
    events: tuple[Event, ...]
    at: float
    proxies: Mapping[int, Proxy] = field(default_factory=dict)  # the humans whom a bot decided for
    undo_to: int | None = None


def leave_out_undone(log: Iterable[Decision]) -> list[Decision]:
    """The decisions that count: neither undone nor an undo."""
    kept: list[Decision] = []
    for decision in log:
        if decision.undo_to is None:
            kept.append(decision)
        else:
            kept = [one for one in kept if one.sequence <= decision.undo_to]
    return kept


@dataclass(frozen=True)
class Table:
    """Everything there is to know about a table."""

    id: str
    host: Person
    game: Game | None  # None: its rules are no longer supported
    name: str  # of the game
    options: Mapping[str, object]
    ruleset: int
    seed: int
    seats: tuple[Sitter, ...]
    created: float
    touched: float
    seed_chosen: bool = False
    uploaded: bool = False
    status: Status = "open"
    visibility: Visibility = "link"
    timer: Timer | None = None
    deadline: float | None = None  # when the clock runs out, if it runs
    paused: float | None = None  # seconds that are left on a paused clock
    undo: bool = False  # the only human may take turns back
    result: Score | None = None
    rematch: str | None = None
    version: int = 0
    state: State | None = None
    choices: Mapping[int, Pending] = field(default_factory=dict)
    last: Decision | None = None

    @property
    def sequence(self) -> int:
        """How many decisions have been resolved."""
        return self.last.sequence if self.last else 0

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act if self.state and self.status == "playing" else ()

    @cached_property
    def ready(self) -> tuple[int, ...]:
        """The seats that have chosen."""
        return tuple([seat for seat in self.to_act if self.choice_of(seat) is not None])

    @cached_property
    def undecided(self) -> tuple[int, ...]:
        """The seats whose choice is still awaited."""
        return tuple([seat for seat in self.to_act if self.choice_of(seat) is None])

    def choice_of(self, seat: int | None) -> Move | None:
        pending = self.choices.get(seat) if seat is not None else None
        return pending.move if pending else None

    def seat_of(self, guest: str | None) -> int | None:
        return self._seat_by_guest.get(guest)

    @cached_property
    def _seat_by_guest(self) -> dict[str | None, int]:
        known = [(one.person.id, seat) for seat, one in enumerate(self.seats) if one.person]
        return dict(reversed(known))

    def is_human(self, seat: int) -> bool:
        return self.seats[seat].kind == "human"

    def with_play(self, **changed: Unpack["Play"]) -> "Table":
        """The same as `replace` in a tenth of the time: every choice needs it twice."""
        twin = object.__new__(Table)
        values = twin.__dict__
        values.update(self.__dict__)
        for derived in ("to_act", "ready", "undecided"):
            values.pop(derived, None)
        values.update(changed)
        return twin

    @property
    def waiting_bots(self) -> dict[int, str]:
        """The bots that must still decide, by seat."""
        return {seat: bot for seat in self.undecided if (bot := self.seats[seat].played_by)}

    # Playing.

    def begin(self, at: float) -> "Table":
        """Deal."""
        assert self.game
        table = replace(self, status="playing", state=self.game.new(self.seed), touched=at)
        return table.wind_clock(at)

    def wind_clock(self, at: float) -> "Table":
        """Give the next decision its full time; a paused clock stays paused."""
        seconds = self.timer.seconds if self.timer and self.to_act else None
        if self.paused is not None:
            return replace(self, deadline=None, paused=None if seconds is None else float(seconds))
        if seconds is None and self.deadline is None:
            return self
        return replace(self, deadline=None if seconds is None else at + seconds)

    def pause_clock(self, at: float) -> "Table":
        """Stop the clock with what is left on it."""
        if self.deadline is None:
            return self
        return replace(self, deadline=None, paused=max(0.0, self.deadline - at))

    def resume_clock(self, at: float) -> "Table":
        """Resume a paused clock."""
        if self.paused is None:
            return self
        return replace(self, deadline=at + self.paused, paused=None)

    def choose(self, seat: int, text: str, sequence: int, command: str, at: float) -> "Table":
        """Choose for this seat; the same command again changes nothing."""
        if self.knows(seat, sequence, command):
            return self
        move = _find_legal(self._check_deciding(seat, sequence), seat, text)
        return self._with_choice(seat, move, command)._resolve_if_complete(at)

    def withdraw(self, seat: int, sequence: int, command: str) -> "Table":
        """Take this seat's choice back."""
        if self.knows(seat, sequence, command):
            return self
        self._check_deciding(seat, sequence)
        return self._with_choice(seat, None, command)

    def decide_for(self, moves: Mapping[int, Move], sequence: int, at: float, proxy: Proxy) -> "Table":
        """Take the choices of bots or the clock for seats that have not chosen meanwhile."""
        if sequence != self.sequence or self.status != "playing":
            return self
        table = self
        for seat, move in moves.items():
            if seat in table.undecided:
                table = table._with_choice(seat, move, None, proxy if table.is_human(seat) else None)
        return table if table is self else table._resolve_if_complete(at)

    def knows(self, seat: int, sequence: int, command: str) -> bool:
        """Whether this command was already carried out, for the pending decision or the last one."""
        if sequence == self.sequence:
            pending = self.choices.get(seat)
            return bool(pending and command in pending.commands)
        if self.last and sequence == self.last.sequence - 1:
            return command in self.last.commands.get(seat, ())
        return False

    def _check_deciding(self, seat: int, sequence: int) -> State:
        """The state; raise a problem unless this seat must decide in it."""
        if self.game is None:
            raise Problem("old-rules")
        if self.state is None or self.status != "playing":
            raise Problem("not-started" if self.status == "open" else "stale")
        if sequence != self.sequence:
            raise Problem("stale", f"the choice is for step {sequence}, the game is at {self.sequence}")
        if seat not in self.to_act:
            raise Problem("wrong-seats", Message("problem-nothing-to-decide"))
        return self.state

    def _with_choice(
        self, seat: int, move: Move | None, command: str | None, proxy: Proxy | None = None
    ) -> "Table":
        before = self.choices.get(seat, Pending(None))
        commands = (*before.commands, command)[-MAX_COMMAND_IDS:] if command else before.commands
        return self.with_play(choices={**self.choices, seat: Pending(move, tuple(commands), proxy)})

    def _resolve_if_complete(self, at: float) -> "Table":
        """If the last choice is in, resolve all choices together."""
        moves = {seat: move for seat in self.to_act if (move := self.choice_of(seat)) is not None}
        if len(moves) < len(self.to_act):
            return self
        return self._resolve(moves, at)

    def _resolve(self, moves: Mapping[int, Move], at: float) -> "Table":
        """The table after a decision. The state before stays as it was: others may be reading it."""
        assert self.state
        state = self.state.copy()
        decision = Decision(
            sequence=self.sequence + 1,
            moves={seat: str(move) for seat, move in moves.items()},
            commands={seat: ids for seat in moves if (ids := self.choices[seat].commands)},
            events=tuple(state.play(moves)),
            at=at,
            proxies={seat: proxy for seat in moves if (proxy := self.choices[seat].proxy)},
        )
        table = self.with_play(state=state, choices={}, last=decision, touched=at)
        if state.to_act:
            return table.wind_clock(at)
        return replace(table, status="over", deadline=None, paused=None, result=read_score(state, final=True))

    # Taking back.

    def undo_turn(self, sequence: int, log: list[Decision], at: float) -> "Table":
        """The table before the last turn; an undo is appended to the log, which led to this step."""
        if not self.undo:
            raise Problem("no-undo")
        if self.game is None:
            raise Problem("old-rules")
        if self.status != "playing" or sequence != self.sequence:
            raise Problem("stale")
        kept = leave_out_undone(log)
        before = _find_turn(kept, len(self.seats))
        state = self.game.new(self.seed)
        for one in kept[:before]:
            state.play({seat: state.parse(move) for seat, move in one.moves.items()})
        undo_to = kept[before - 1].sequence if before else 0
        undone = Decision(self.sequence + 1, {}, {}, (), at, undo_to=undo_to)
        return replace(self, state=state, choices={}, last=undone, touched=at).wind_clock(at)


def _find_turn(log: list[Decision], players: int) -> int:
    """How many decisions came before the last turn: it began when everyone decided together."""
    turns = [number for number, decision in enumerate(log) if len(decision.moves) == players]
    if not turns:
        raise Problem("nothing-to-undo")
    return turns[-1]


def _find_legal(state: State, seat: int, text: str) -> Move:
    """The legal move that a guest's notation means: the same value, which is never parsed or priced again."""
    legal = state.legal(seat)
    for move in legal:
        if str(move) == text:  # as our own clients write it
            return move
    try:
        move = state.parse(text)
        for twin in legal:
            if twin == move:
                return twin
        raise IllegalMove(text, "not legal for you now", legal, Message("problem-not-legal-for-you"))
    except HeptapolisError as error:
        raise problem_of(error) from None


def read_score(state: State, *, final: bool) -> Score:
    """The current score."""
    return Score.model_validate(describe_score(state, final=final), strict=False)


def describe_score(state: State, *, final: bool) -> dict[str, object]:
    """The current score as the data of a `Score`."""
    result = state.result()
    return {
        "final": final,
        "sheets": result.sheets,
        "totals": result.totals,
        "tiebreaks": result.tiebreaks,
        "ranks": result.ranks,
        "teams": result.teams,
        "team_totals": result.team_totals,
        "winners": result.winners,
    }
