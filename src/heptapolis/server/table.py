"""A table as a value: who sits there, what was decided, who has chosen. Every change makes a new one.

No clock, no database, no socket: the caller passes in the time and stores the result.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from heptapolis.core.contract import Event, Game, Move, State
from heptapolis.core.errors import HeptapolisError, IllegalMove
from heptapolis.server.problems import Problem, problem_of
from heptapolis.server.wire.lobby import Score, Status, Timer, Visibility

MAX_COMMAND_IDS = 64  # remembered of one choice


@dataclass(frozen=True)
class Person:
    """Somebody the server knows."""

    id: str
    name: str


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat; a stand-in plays for a human who is away."""

    kind: Literal["open", "human", "bot"] = "open"
    person: Person | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def played_by(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class Pending:
    """A secret choice (None: taken back), and the ids of the commands that led to it."""

    move: Move | None
    commands: tuple[str, ...] = ()


@dataclass(frozen=True)
class Decision:
    """One resolved decision, as the log keeps it: moves are notation."""

    sequence: int
    moves: Mapping[int, str]
    commands: Mapping[int, tuple[str, ...]]
    events: tuple[Event, ...]
    at: float


@dataclass(frozen=True)
class Table:
    """All that there is to know about a table."""

    id: str
    host: Person
    game: Game | None  # None: played by rules that this program no longer plays
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

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act if self.state and self.status == "playing" else ()

    @property
    def ready(self) -> list[int]:
        """The seats that have chosen."""
        return [seat for seat in self.to_act if self.choice_of(seat) is not None]

    @property
    def undecided(self) -> list[int]:
        """The seats whose choice is still awaited."""
        return [seat for seat in self.to_act if self.choice_of(seat) is None]

    def choice_of(self, seat: int | None) -> Move | None:
        pending = self.choices.get(seat) if seat is not None else None
        return pending.move if pending else None

    def seat_of(self, guest: str | None) -> int | None:
        for seat, sitter in enumerate(self.seats):
            if sitter.person and sitter.person.id == guest:
                return seat
        return None

    @property
    def waiting_bots(self) -> dict[int, str]:
        """The bots that must still decide, by seat."""
        return {seat: bot for seat in self.undecided if (bot := self.seats[seat].played_by)}

    # Playing.

    def begin(self, at: float) -> "Table":
        """Deal."""
        assert self.game
        return replace(self, status="playing", state=self.game.new(self.seed), touched=at)

    def choose(self, seat: int, text: str, sequence: int, command: str, at: float) -> "Table":
        """This seat chooses; the same command again changes nothing."""
        if self.knows(seat, sequence, command):
            return self
        move = _find_legal(self._check_deciding(seat, sequence), seat, text)
        return self._with_choice(seat, move, command)._resolve_if_complete(at)

    def withdraw(self, seat: int, sequence: int, command: str) -> "Table":
        """This seat takes its choice back."""
        if self.knows(seat, sequence, command):
            return self
        self._check_deciding(seat, sequence)
        return self._with_choice(seat, None, command)

    def decide_for(self, moves: Mapping[int, Move], sequence: int, at: float) -> "Table":
        """Choices that bots or the clock made, for seats that have not chosen otherwise by now."""
        if sequence != self.sequence or self.status != "playing":
            return self
        table = self
        for seat, move in moves.items():
            if seat in table.undecided:
                table = table._with_choice(seat, move, None)
        return table if table is self else table._resolve_if_complete(at)

    def knows(self, seat: int, sequence: int, command: str) -> bool:
        """Whether this very command was carried out, for the pending decision or for the last one."""
        if sequence == self.sequence:
            pending = self.choices.get(seat)
            return bool(pending and command in pending.commands)
        if self.last and sequence == self.last.sequence - 1:
            return command in self.last.commands.get(seat, ())
        return False

    def _check_deciding(self, seat: int, sequence: int) -> State:
        """The state, if this seat decides there now."""
        if self.game is None:
            raise Problem("old-rules")
        if self.state is None or self.status != "playing":
            raise Problem("not-started" if self.status == "open" else "stale")
        if sequence != self.sequence:
            raise Problem("stale", f"the choice is for step {sequence}, the game is at {self.sequence}")
        if seat not in self.to_act:
            raise Problem("wrong-seats", "you have nothing to decide now")
        return self.state

    def _with_choice(self, seat: int, move: Move | None, command: str | None) -> "Table":
        before = self.choices.get(seat, Pending(None))
        commands = (*before.commands, command)[-MAX_COMMAND_IDS:] if command else before.commands
        return replace(self, choices={**self.choices, seat: Pending(move, tuple(commands))})

    def _resolve_if_complete(self, at: float) -> "Table":
        """The last choice is in: everything happens at once."""
        moves = {seat: move for seat in self.to_act if (move := self.choice_of(seat)) is not None}
        if len(moves) < len(self.to_act):
            return self
        commands = {seat: self.choices[seat].commands for seat in moves if self.choices[seat].commands}
        return self._resolve(moves, commands, at)

    def _resolve(
        self, moves: Mapping[int, Move], commands: Mapping[int, tuple[str, ...]], at: float
    ) -> "Table":
        """The table after a decision. The state before stays as it was: others may be reading it."""
        assert self.state
        state = self.state.copy()
        events = tuple(state.play(moves))
        notation = {seat: str(move) for seat, move in moves.items()}
        decision = Decision(self.sequence + 1, notation, commands, events, at)
        table = replace(self, state=state, choices={}, last=decision, touched=at)
        return table if state.to_act else replace(table, status="over", result=read_score(state, final=True))


def _find_legal(state: State, seat: int, text: str) -> Move:
    """The legal move that a guest's notation means: the same value, which is never parsed or priced again."""
    legal = state.legal(seat)
    try:
        move = state.parse(text)
        for twin in legal:
            if twin == move:
                return twin
        raise IllegalMove(text, "not legal for you now", legal)
    except HeptapolisError as error:
        raise problem_of(error) from None


def read_score(state: State, *, final: bool) -> Score:
    """The current score."""
    result = state.result()
    return Score(
        final=final,
        sheets=[dict(sheet) for sheet in result.sheets],
        totals=list(result.totals),
        tiebreaks=list(result.tiebreaks),
        ranks=list(result.ranks),
        teams=[list(team) for team in result.teams],
        team_totals=list(result.team_totals),
        winners=list(result.winners),
    )
