"""How a finished game was played: chances, decisions with what was better, a report for every player."""

from typing import Literal

from pydantic import Field

from heptapolis.core.message import Message
from heptapolis.server.wire.base import Wire

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Estimate(Wire):
    """A mean and its standard error; chances are from 0 to 1."""

    mean: float
    error: float


class MoveForecast(Wire):
    """A move, and how the game is expected to end after it for the seat that makes it."""

    move: str
    message: Message
    chance: Estimate = Field(description="Of winning; a shared victory counts as a fraction.")
    points: Estimate
    rows: dict[str, Estimate] = Field(description="The expected score sheet.")
    others: Estimate = Field(description="The points of all opponents together.")
    explanation: Message | None = Field(description="Why the best move is better; None if it is not.")


class MoveText(Wire):
    """A move and its words."""

    move: str
    message: Message


class DecisionSummary(Wire):
    """One decision of one seat, judged by what that seat could know."""

    step: int = Field(description="Its number in the history; the position it was made in is one before.")
    seat: int
    chapter: int = Field(description="The Age; 0 in games without parts.")
    played: MoveText
    best: MoveText
    loss: Estimate = Field(description="The chance to win that the best move has more.")
    points: Estimate = Field(description="The points that the best move has more.")
    verdict: Verdict | None = Field(description="None where the playouts do not tell.")
    explanation: Message | None = Field(description="Why the best move is better; None if it is not.")


class DecisionDetails(DecisionSummary):
    """The same, with every sensible move."""

    moves: list[MoveForecast] = Field(description="The best first; the played one is among them.")


class ChancesAfter(Wire):
    """Everybody's chances to win after a step, with all cards known but those of the future."""

    step: int = Field(description="After this many decisions of the history; 0 is the start.")
    seats: list[Estimate]


class ChapterReport(Wire):
    """What the decisions in one part of the game lost on average."""

    chapter: int
    decisions: int
    loss: Estimate
    points: Estimate


class RowReport(Wire):
    """A row of the final score sheet, and the mean of those who win such games."""

    points: int
    winners: Estimate


class LuckAndSkill(Wire):
    """Why the chance of a seat changed from the first decision to the end."""

    start: Estimate
    end: Estimate
    mistakes: Estimate = Field(description="Own moves, less the best ones.")
    better_play: Estimate = Field(description="The best moves, more than what the policy would choose.")
    hidden: Estimate = Field(description="How own moves met cards that the seat could not see.")
    others: Estimate = Field(description="The choices of the others.")
    chance: Estimate = Field(description="What was dealt and rolled.")
    message: Message = Field(description="Luck and skill in a sentence.")


class PlayerReport(Wire):
    """What one player can learn from the game."""

    seat: int
    decisions: int = Field(description="That were a choice.")
    accuracy: float | None = Field(description="From 0 to 100; None without a choice.")
    verdicts: dict[str, int] = Field(description="How many of each.")
    chapters: list[ChapterReport]
    costliest: list[int] = Field(description="The steps of the costliest moves, the costliest first.")
    rows: dict[str, RowReport]
    change: LuckAndSkill | None


class BaseAnalysis(Wire):
    """A whole game analysed, apart from its decisions."""

    playouts: int = Field(description="Of each decision; more make it more certain.")
    chances: list[ChancesAfter]
    players: list[PlayerReport]


class GameAnalysis(BaseAnalysis):
    """A whole game analysed; the details of a decision are asked for one by one."""

    decisions: list[DecisionSummary]


class StoredAnalysis(BaseAnalysis):
    """What is kept with a game; its steps are those of the record, without turns taken back."""

    decisions: list[DecisionDetails]


class AnalysisRequest(Wire):
    """A light analysis is enough for a report; `refine` asks for a full one too."""

    refine: bool = False


class AnalysisProgress(Wire):
    """How far the analysis of a game has come."""

    state: Literal["unsupported", "none", "waiting", "running", "done", "failed"] = Field(
        description="`unsupported`: this game cannot be analysed; `none`: nobody has asked for it; "
        "`waiting`: others come first; `failed`: it could not be made."
    )
    playouts: int = Field(description="Of the analysis that is ready; 0 if there is none yet.")
    wanted: int = Field(description="Playouts of the one that is being made; 0 if there is none.")
    done: int = Field(description="How many parts of it are ready.")
    of: int = Field(description="How many parts it has; 0 until that is known.")
