"""Tables and seats."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from heptapolis.core.games import GAMES
from heptapolis.core.message import Message
from heptapolis.server.wire.base import WHOLE, Wire

# The registry rejects unknown names and lists the known ones.
GameName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": sorted(GAMES)})]
BotSpec = Annotated[str, StringConstraints(min_length=1, max_length=100)]
OptionValue = bool | Annotated[int, WHOLE] | str | list[str]
Status = Literal["open", "playing", "over"]
Visibility = Literal["public", "link"]
SeatKind = Literal["open", "human", "bot"]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,8}(-[A-Za-z0-9]{1,8})*$")]


class Timer(Wire):
    """Seconds for each decision, and who decides when time is up."""

    seconds: Annotated[int, Field(ge=5, le=7 * 24 * 3600), WHOLE]
    then: BotSpec | Literal["default"] = Field(
        default="default", description="A bot that decides, or `default`: the first legal move."
    )


class SeatChoice(Wire):
    """What the host puts in a seat: nothing yet, or a bot."""

    kind: Literal["open", "bot"]
    bot: BotSpec | None = Field(default=None, description="Which bot; `medium` if none is named.")


class NewTable(Wire):
    """A table to create: the host takes the first open seat unless `sit` is false."""

    game: GameName
    options: dict[str, OptionValue] = Field(default={})
    seats: list[SeatChoice] = Field(
        default=[], max_length=16, description="From seat 0 on; all other seats are open."
    )
    visibility: Visibility = "link"
    timer: Timer | None = None
    sit: bool = True
    undo: bool = Field(
        default=False, description="Let the only human take turns back; every other seat must be a bot."
    )
    seed: Annotated[int, Field(ge=0, le=2**63 - 1), WHOLE] | None = Field(
        default=None,
        description="The seed, if you want a particular deal; the table then shows that it was chosen.",
    )


class TableChange(Wire):
    """What the host may change later; fields left out stay as they are."""

    visibility: Visibility | None = None
    timer: Timer | None = None
    no_timer: bool = False
    options: dict[str, OptionValue] | None = Field(default=None, description="Only before the start.")


class Join(Wire):
    """Sit down, at the seat named or at the first open one."""

    seat: Annotated[int, Field(ge=0, le=15), WHOLE] | None = None


class Rematch(Wire):
    """Another game with the same people at the same seats."""

    same_deal: bool = Field(
        default=False, description="Deal the same again; the new table shows that its deal was chosen."
    )


class Seat(Wire):
    """Who sits there. The avatar of a bot is its character. `stand_in` plays for a human who is away.

    Players other than the host can vote for one once somebody has been offline for two minutes.
    """

    seat: int
    kind: SeatKind
    name: str | None
    avatar: str | None
    player: str | None = Field(
        description="An id of this human that only you see, the same at every table, for muting them."
    )
    bot: str | None
    strength: str | None = Field(description="The bot without its character.")
    stand_in: str | None
    connected: bool
    offline_seconds: float | None = Field(description="How long the player has been offline.")
    votes: list[int] = Field(description="The seats that want a bot to play here.")
    votes_needed: int
    hosting: bool
    you: bool


class Score(Wire):
    """The score so far, or the final one (`final`): a sheet of rows by seat; ties share a rank."""

    final: bool
    sheets: list[dict[str, int]]
    totals: list[int]
    tiebreaks: list[int]
    ranks: list[int]
    teams: list[list[int]]
    team_totals: list[int]
    winners: list[int]


class TableInfo(Wire):
    """A table as the caller sees it."""

    id: str
    game: str
    options: dict[str, object]
    players: int
    status: Status
    visibility: Visibility
    hosting: bool = Field(description="Whether the caller is the host.")
    host: str = Field(description="The host's name.")
    seat: int | None = Field(description="The caller's seat.")
    seats: list[Seat]
    spectators: int
    timer: Timer | None
    paused: bool = Field(description="Whether the host has paused the clock.")
    deadline: str | None = Field(description="When the clock runs out, if it runs.")
    undo: bool = Field(description="Whether turns may be taken back; such a table counts for no statistics.")
    created: str
    touched: str = Field(description="When the game began or the last decision was made.")
    sequence: int = Field(description="How many decisions have been resolved.")
    seed_chosen: bool
    uploaded: bool = Field(description="An uploaded record, for replay only.")
    replayable: bool = Field(description="False: played with older rules; only the log is left.")
    rematch: str | None = Field(description="The table of the rematch.")
    result: Score | None
    path: str = Field(description="The invitation: the table's path on this server.")
    catalogue: str | None = Field(description="Where to get everything printed, if the game describes it.")


class TableList(Wire):
    tables: list[TableInfo]


class MyTable(Wire):
    """A table of mine, and where its game stands."""

    table: TableInfo
    headline: Message | None
    your_move: bool


class MyTableList(Wire):
    tables: list[MyTable]
