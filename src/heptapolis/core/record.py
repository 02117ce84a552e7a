"""A record: the whole game as seed and decisions. Replaying it gives the same states on every machine.

It is the save format, the log in the database, the bug report and the test fixture.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from html import escape
from typing import Any

from heptapolis.core import codec
from heptapolis.core.contract import Event, Game, Move, State
from heptapolis.core.errors import BadData, BadRecord, HeptapolisError
from heptapolis.core.games import make, rules_of
from heptapolis.core.summary import rows_to_html

FORMAT = "heptapolis-record"
VERSION = 1  # increased whenever the format of a record changes


@dataclass(repr=False)
class Record:
    """A whole game: `{game, options, ruleset, seed, decisions}`.

    A decision is the notation of one move for every seat that had to decide, by seat. Fill a record as you
    play, save it with `to_json`, read it with `from_json`, and see the game again with `replay` or `final`:

        game = heptapolis.make("wonders")
        record, state = Record.of(game, seed=7), game.new(seed=7)
        while state.to_act:
            record.play(state, {seat: state.legal(seat)[0] for seat in state.to_act})
        path.write_text(record.to_json())
        for state, events in Record.from_json(path.read_text()).replay():
            print(state)
    """

    game: str
    options: dict[str, Any]
    ruleset: int
    seed: int
    decisions: list[dict[int, str]] = field(default_factory=list)
    format: str = FORMAT
    version: int = VERSION
    undone: bool = False  # turns were taken back: statistics leave the game out

    @classmethod
    def of(cls, game: Game, seed: int) -> "Record":
        """The record of a game that is about to start."""
        return cls(game.name, game.options, game.ruleset, seed)

    def add(self, moves: Mapping[int, Move]) -> None:
        """Add one decision: a move for every seat that had to decide."""
        self.decisions.append({seat: str(moves[seat]) for seat in sorted(moves)})

    def play(self, state: State, moves: Mapping[int, Move]) -> list[Event]:
        """Play the moves and, if they are legal, add them to the record."""
        events = state.play(moves)
        self.add(moves)
        return events

    def __repr__(self) -> str:
        players = self.options.get("players", "?")
        played = f"{len(self.decisions)} decisions"
        return f"<Record: {self.game}, {players} players, seed {self.seed}, {played}>"

    def _repr_html_(self) -> str:
        rows = [
            [str(number), *(escape(decision.get(seat, "")) for seat in self._seats)]
            for number, decision in enumerate(self.decisions, start=1)
        ]
        return f"<div><b>{escape(repr(self)[1:-1])}</b>{rows_to_html(self._head, rows)}</div>"

    @property
    def _seats(self) -> range:
        return range(1 + max((seat for decision in self.decisions for seat in decision), default=-1))

    @property
    def _head(self) -> list[str]:
        return ["decision", *(f"seat {seat}" for seat in self._seats)]

    def to_json(self) -> str:
        """The record as JSON, one decision per line: small, and easy to read and compare."""
        left_out = {"decisions"} if self.undone else {"decisions", "undone"}
        head = {name: value for name, value in asdict(self).items() if name not in left_out}
        lines = ",\n".join(codec.dumps(decision) for decision in self.decisions)
        return codec.dumps(head)[:-1] + f', "decisions": [\n{lines}\n]}}\n'

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """Read a record; reject files of other programs, saying why."""
        try:
            record = codec.load(Record, text)
        except BadData as error:
            raise BadRecord(error.given, error.reason) from None
        if (record.format, record.version) != (FORMAT, VERSION):
            given = f"{record.format} version {record.version}"
            raise BadRecord(given, "not a record this version can read", [f"{FORMAT} version {VERSION}"])
        return record

    def make_game(self) -> Game:
        """The recorded game; its ruleset must be the current one."""
        known = rules_of(self.game).ruleset
        if self.ruleset != known:
            raise BadRecord(
                f"ruleset {self.ruleset}", f"this version plays a different ruleset of {self.game}", [known]
            )
        return make(self.game, **self.options)

    def replay(self, to: int | None = None) -> Iterator[tuple[State, list[Event]]]:
        """Yield the first state, then the state after each decision (up to `to`), with its events.

        The states are independent: you may keep them and play on from them.
        """
        for state, events in self._replay_in_place(to):
            yield state.copy(), events

    def _replay_in_place(self, to: int | None) -> Iterator[tuple[State, list[Event]]]:
        """Like `replay`, but yield the same state every time, as it moves on."""
        state = self.make_game().new(self.seed)
        yield state, []
        for number, decision in enumerate(self.decisions[:to], start=1):
            try:
                events = state.play({seat: state.parse(text) for seat, text in decision.items()})
            except HeptapolisError as error:
                raise BadRecord(f"decision {number}", f"cannot be replayed: {error}") from error
            yield state, events

    def final(self, to: int | None = None) -> State:
        """The state after the last decision (or after decision `to`)."""
        for state, _ in self._replay_in_place(to):
            last = state
        return last
