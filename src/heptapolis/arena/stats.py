"""Statistics over recorded games: where points come from, and what winners build."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from heptapolis.arena.log import read_lines
from heptapolis.arena.match import FORMAT, parse_match
from heptapolis.arena.ratings import victory_share, wilson_interval
from heptapolis.arena.traits import Trait, had, offered
from heptapolis.core.contract import State
from heptapolis.core.errors import BadRecord, HeptapolisError
from heptapolis.core.record import Record
from heptapolis.core.result import Result

READABLE_FILES = ("a file that `heptapolis arena --output` or `heptapolis play --save` wrote",)


class TallyRow(TypedDict):
    """A tally as data."""

    offered: int
    taken: int
    pick_rate: float | None
    win_rate: float | None
    win_interval: list[float]
    mean_points: float | None


@dataclass
class Tally:
    """How often a trait was offered and taken, and how the seats that took it fared."""

    offered: int = 0
    taken: int = 0
    wins: float = 0.0
    points: int = 0

    def to_dict(self) -> TallyRow:
        low, high = wilson_interval(self.wins, self.taken)
        return {
            "offered": self.offered,
            "taken": self.taken,
            "pick_rate": round(self.taken / self.offered, 4) if self.offered else None,
            "win_rate": round(self.wins / self.taken, 4) if self.taken else None,
            "win_interval": [round(low, 4), round(high, 4)],
            "mean_points": round(self.points / self.taken, 3) if self.taken else None,
        }


@dataclass
class GameStats:
    """Sums over all recorded games of one kind."""

    game: str = ""
    games: int = 0
    seats: int = 0
    rows: dict[str, list[int]] = field(default_factory=dict)  # points of every seat by row of the sheet
    totals: list[int] = field(default_factory=list)
    tallies: dict[Trait, Tally] = field(default_factory=dict)

    def add(self, state: State) -> None:
        """Add a finished game."""
        result = state.result()
        self.game = state.game.name
        self.games += 1
        self.seats += len(result.totals)
        self.totals += result.totals
        for sheet in result.sheets:
            for row, points in sheet.items():
                self.rows.setdefault(row, []).append(points)
        for trait, number in offered(state).items():
            self._tally(trait).offered += number
        self._add_seats(state, result)

    def _add_seats(self, state: State, result: Result) -> None:
        share = victory_share(result)
        for seat, trait in had(state):
            tally = self._tally(trait)
            tally.taken += 1
            tally.wins += share * (result.ranks[seat] == 1)
            tally.points += result.totals[seat]

    def _tally(self, trait: Trait) -> Tally:
        return self.tallies.setdefault(trait, Tally())

    def of_kind(self, kind: str) -> dict[str, Tally]:
        """The tallies of one kind by name: the most successful first, what nobody took last."""
        found = {name: tally for (one, name), tally in self.tallies.items() if one == kind}
        return dict(sorted(found.items(), key=lambda entry: (-_win_rate(entry[1]), entry[0])))

    @property
    def kinds(self) -> list[str]:
        return list(dict.fromkeys(kind for kind, _ in self.tallies))

    @property
    def mean_rows(self) -> dict[str, float]:
        means = {row: sum(points) / len(points) for row, points in self.rows.items()}
        return means | {"total": sum(self.totals) / len(self.totals)}

    def to_dict(self) -> dict[str, object]:
        """What `--json` prints."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "mean_scores": {row: round(mean, 3) for row, mean in self.mean_rows.items()},
            **{kind: _to_rows(self.of_kind(kind)) for kind in self.kinds},
        }


def _win_rate(tally: Tally) -> float:
    return tally.wins / tally.taken if tally.taken else -1.0


def _to_rows(tallies: Mapping[str, Tally]) -> list[dict[str, object]]:
    return [{"name": name, **tally.to_dict()} for name, tally in tallies.items()]


def read_stats(path: Path) -> GameStats:
    """Read a file of games and compute its statistics; games with turns taken back do not count."""
    stats, kinds = GameStats(), Counter[str]()
    for place, record in read_records(path):
        if record.undone:
            continue
        stats.add(_replay(path, place, record))
        kinds[record.game] += 1
        if len(kinds) > 1:
            raise BadRecord(path, f"{place}: games of several kinds are mixed", [next(iter(kinds))])
    if not stats.games:
        raise BadRecord(path, "it holds no games that count", READABLE_FILES)
    return stats


def _replay(path: Path, place: str, record: Record) -> State:
    """The final state of a recorded game."""
    try:
        state = record.final()
    except HeptapolisError as error:
        raise BadRecord(path, f"{place}: {error.given}: {error.reason}", error.valid) from None
    if state.to_act:
        raise BadRecord(path, f"{place}: this game is unfinished", ["finished games"])
    return state


def read_records(path: Path) -> Iterator[tuple[str, Record]]:
    """Every record of a file and its place there: lines of an arena, lines of records, or one saved game."""
    lines = read_lines(path)
    text = "".join(lines)
    if len(lines) > 1 and FORMAT not in lines[0] and '"decisions": [\n' in text:  # as `play --save` writes it
        yield "the record", _parse_record(path, "the record", text)
        return
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield f"line {number}", _parse_record(path, f"line {number}", line)


def _parse_record(path: Path, place: str, text: str) -> Record:
    try:
        return parse_match(text).record if f'"{FORMAT}"' in text else Record.from_json(text)
    except HeptapolisError as error:
        raise BadRecord(
            path, f"{place}: {error.given}: {error.reason}", error.valid or READABLE_FILES
        ) from None
