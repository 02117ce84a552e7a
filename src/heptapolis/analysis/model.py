"""What an analysis says, as data: `docs/analysis.md` describes the JSON, which is these dataclasses."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from heptapolis.core import codec
from heptapolis.core.errors import BadData
from heptapolis.core.message import Message
from heptapolis.search.forecast import Estimate, Forecast

FORMAT = "heptapolis-analysis"
VERSION = 1  # raised whenever the form of an analysis changes


@dataclass(frozen=True)
class MoveAnalysis:
    """One sensible move: what it is expected to lead to, for every seat."""

    move: str
    message: Message
    prior: float  # how likely the policy would choose it
    playouts: int
    seats: tuple[Forecast, ...]


@dataclass(frozen=True)
class Loss:
    """What the played move is worth less than the best one; it may be a little below 0 by noise."""

    chance: Estimate
    points: Estimate


@dataclass(frozen=True)
class DecisionAnalysis:
    """One decision of one seat, seen from what that seat could know."""

    step: int
    seat: int
    chapter: int
    played: str
    best: str
    loss: Loss
    verdict: str | None  # None where the noise leaves it open
    policy: Estimate  # the chance of the seat if the policy chose for it
    choice: Estimate  # the chance after the played move, less that
    explanation: Message | None  # of the better move; None if there is none
    moves: tuple[MoveAnalysis, ...]  # the best first


@dataclass(frozen=True)
class StepAnalysis:
    """One step of the whole table, with all cards known except those of the future."""

    step: int
    before: tuple[Estimate, ...]  # the chances of every seat
    after_own: Mapping[int, Estimate]  # its chance after its own move, by seat that had a choice
    after_all: tuple[Estimate, ...]  # after everyone's moves, before anything is dealt or rolled
    after: tuple[Estimate, ...]  # with what was dealt or rolled


@dataclass(frozen=True)
class ChapterLoss:
    """The mean loss of the decisions in one part of the game."""

    chapter: int
    decisions: int
    chance: Estimate
    points: Estimate


@dataclass(frozen=True)
class RowComparison:
    """A row of the final score sheet, and the mean of those who win such games."""

    points: int
    winners: Estimate


@dataclass(frozen=True)
class LuckAndSkill:
    """Why the chance of a seat changed from the first decision to the end; the parts add up to the change."""

    start: Estimate
    end: Estimate
    mistakes: Estimate  # own moves, less the best ones: never luck
    better_play: Estimate  # the best moves, more than what the policy would have chosen
    hidden: Estimate  # how own moves met cards that the seat could not see
    others: Estimate  # the choices of the others
    chance: Estimate  # what was dealt and rolled

    @property
    def parts(self) -> tuple[Estimate, ...]:
        return self.mistakes, self.better_play, self.hidden, self.others, self.chance

    @property
    def luck(self) -> Estimate:
        return self.hidden + self.others + self.chance


@dataclass(frozen=True)
class PlayerAnalysis:
    """What one player can learn from the game."""

    seat: int
    decisions: int  # that were a choice
    accuracy: float | None  # from 0 to 100; None without a choice
    verdicts: Mapping[str, int]
    losses: tuple[ChapterLoss, ...]
    costliest: tuple[int, ...]  # steps, the costliest first
    rows: Mapping[str, RowComparison]
    change: LuckAndSkill | None  # None where not every decision of the seat was looked at


@dataclass(frozen=True)
class Analysis:
    """A whole game analysed."""

    game: str
    options: dict[str, Any]
    fingerprint: str  # of the record and of what analysed it
    playouts: int
    seed: int
    chances: tuple[tuple[Estimate, ...], ...]  # of every seat at the start, and after every step
    decisions: tuple[DecisionAnalysis, ...]
    steps: tuple[StepAnalysis, ...]
    players: tuple[PlayerAnalysis, ...]
    format: str = FORMAT
    version: int = VERSION

    def to_json(self) -> str:
        return codec.dump(Analysis, self)

    @classmethod
    def from_json(cls, text: str) -> "Analysis":
        """Read an analysis; reject files of other programs, saying why."""
        found = codec.load(Analysis, text)
        if (found.format, found.version) != (FORMAT, VERSION):
            given = f"{found.format} version {found.version}"
            raise BadData(given, "not an analysis this version can read", [f"{FORMAT} version {VERSION}"])
        return found

    def decision(self, step: int, seat: int) -> DecisionAnalysis:
        """What was found about one decision."""
        for one in self.decisions:
            if (one.step, one.seat) == (step, seat):
                return one
        raise BadData(f"step {step}, seat {seat}", "nothing was analysed here")
