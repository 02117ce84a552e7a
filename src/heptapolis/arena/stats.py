"""Statistics over recorded games: where points come from, and what winners build."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from heptapolis.arena.log import read_lines
from heptapolis.arena.match import FORMAT, parse_match
from heptapolis.arena.ratings import victory_share, wilson_interval
from heptapolis.arena.rows import RowFile
from heptapolis.arena.traits import SeatTrait, Trait, had, offered
from heptapolis.core.contract import State
from heptapolis.core.errors import BadRecord, HeptapolisError
from heptapolis.core.record import Record
from heptapolis.core.result import Result

BOT = "bot"  # the kind of trait that says who sat there
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
    victories: float = 0.0  # of all seats; a shared one counts as a fraction

    def add(self, state: State, bots: Sequence[str] = ()) -> None:
        """Add a finished game; if you pass the bots, they are counted too."""
        self.add_result(state.game.name, state.result(), list(had(state)), bots)
        for trait, number in offered(state).items():
            self._tally(trait).offered += number

    def add_result(
        self, game: str, result: Result, traits: Sequence[SeatTrait], bots: Sequence[str] = ()
    ) -> None:
        """Add a game of which only the end is known: how often a trait was offered is not."""
        self.game = game
        self.games += 1
        self.seats += len(result.totals)
        self.totals += result.totals
        for sheet in result.sheets:
            for row, points in sheet.items():
                self.rows.setdefault(row, []).append(points)
        for bot in bots:
            self._tally((BOT, bot)).offered += 1
        seated: list[SeatTrait] = [(seat, (BOT, bot)) for seat, bot in enumerate(bots)]
        self._add_seats(result, [*seated, *traits])

    def _add_seats(self, result: Result, traits: Sequence[SeatTrait]) -> None:
        share = victory_share(result)
        self.victories += share * sum(rank == 1 for rank in result.ranks)
        for seat, trait in traits:
            tally = self._tally(trait)
            tally.taken += 1
            tally.wins += share * (result.ranks[seat] == 1)
            tally.points += result.totals[seat]

    def _tally(self, trait: Trait) -> Tally:
        return self.tallies.setdefault(trait, Tally())

    def of_kind(self, kind: str) -> dict[str, Tally]:
        """The tallies of one kind by name: the most successful first, those that nobody took last."""
        found = {name: tally for (one, name), tally in self.tallies.items() if one == kind}
        return dict(sorted(found.items(), key=lambda entry: (-_win_rate(entry[1]), entry[0])))

    @property
    def par(self) -> float:
        """The win rate of a seat that is no better than the others."""
        return self.victories / self.seats

    @property
    def kinds(self) -> list[str]:
        """The kinds of traits that were counted, in order."""
        return list(dict.fromkeys(kind for kind, _ in self.tallies))

    @property
    def mean_rows(self) -> dict[str, float]:
        """The mean points of every row of the score sheet, and in total."""
        means = {row: sum(points) / len(points) for row, points in self.rows.items()}
        return means | {"total": sum(self.totals) / len(self.totals)}

    def to_dict(self) -> dict[str, object]:
        """What `--json` prints."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "par": round(self.par, 4),
            "mean_scores": {row: round(mean, 3) for row, mean in self.mean_rows.items()},
            **{kind: _to_rows(self.of_kind(kind)) for kind in self.kinds},
        }


def _win_rate(tally: Tally) -> float:
    return tally.wins / tally.taken if tally.taken else -1.0


def _to_rows(tallies: Mapping[str, Tally]) -> list[dict[str, object]]:
    return [{"name": name, **tally.to_dict()} for name, tally in tallies.items()]


def read_stats(path: str | Path, rows: RowFile | None = None) -> GameStats:
    """Read a file of games and compute its statistics; games with turns taken back do not count.

    With `rows`, also write the games to that file.
    """
    stats, kinds = GameStats(), Counter[str]()
    for number, (place, record, bots) in enumerate(read_games(path)):
        if record.undone:
            continue
        state = _replay(path, place, record)
        stats.add(state, bots)
        if rows:
            unknown = ("",) * state.game.players
            rows.add_game(state, number=number, seed=record.seed, bots=bots or unknown)
        kinds[record.game] += 1
        if len(kinds) > 1:
            raise BadRecord(path, f"{place}: a file must contain only one kind of game", [next(iter(kinds))])
    if not stats.games:
        raise BadRecord(path, "contains no games that count", READABLE_FILES)
    return stats


def _replay(path: str | Path, place: str, record: Record) -> State:
    """The final state of a recorded game."""
    try:
        state = record.final()
    except HeptapolisError as error:
        raise BadRecord(path, f"{place}: {error.given}: {error.reason}", error.valid) from None
    if state.to_act:
        raise BadRecord(path, f"{place}: this game is unfinished", ["finished games"])
    return state


def read_games(path: str | Path) -> Iterator[tuple[str, Record, tuple[str, ...]]]:
    """Every record in a file, with its place there and its bots, if they are known.

    The file contains match lines, records as lines, or one saved game.
    """
    lines = read_lines(path)
    text = "".join(lines)
    if len(lines) > 1 and FORMAT not in lines[0] and '"decisions": [\n' in text:  # as `play --save` writes it
        yield "the record", *_parse_game(path, "the record", text)
        return
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield f"line {number}", *_parse_game(path, f"line {number}", line)


def _parse_game(path: str | Path, place: str, text: str) -> tuple[Record, tuple[str, ...]]:
    try:
        if f'"{FORMAT}"' not in text:
            return Record.from_json(text), ()
        played = parse_match(text)
        return played.record, played.bots
    except HeptapolisError as error:
        raise BadRecord(
            path, f"{place}: {error.given}: {error.reason}", error.valid or READABLE_FILES
        ) from None
