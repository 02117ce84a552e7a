"""Guests, tables and seats."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from heptapolis.core.games import GAMES
from heptapolis.server.wire.base import WHOLE, Wire

NAME_LENGTH = 24

# One line of visible characters: no control characters, nothing that hides or turns the text around, and no
# spaces at the ends. Written out, as not every reader of the document knows classes of Unicode.
HIDDEN = "\\x00-\\x1f\\x7f-\\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
VISIBLE = rf"[^\s{HIDDEN}]"
Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=NAME_LENGTH, pattern=rf"^{VISIBLE}([^{HIDDEN}]*{VISIBLE})?$"),
]
# Unknown names are refused by the registry, which lists the known ones.
GameName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": sorted(GAMES)})]
BotSpec = Annotated[str, StringConstraints(min_length=1, max_length=100)]
OptionValue = bool | Annotated[int, WHOLE] | str | list[str]
Status = Literal["open", "playing", "over"]
Visibility = Literal["public", "link"]
SeatKind = Literal["open", "human", "bot"]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,8}(-[A-Za-z0-9]{1,8})*$")]


class NewGuest(Wire):
    """The name to use; the passphrase is the server's, if it has one."""

    name: Name
    passphrase: Annotated[str, StringConstraints(max_length=200)] | None = None


class Rename(Wire):
    name: Name


class Guest(Wire):
    """Somebody the server knows by a cookie."""

    id: str
    name: str


class Timer(Wire):
    """Seconds for each decision, and who decides when they are over."""

    seconds: Annotated[int, Field(ge=5, le=7 * 24 * 3600), WHOLE]
    then: BotSpec | Literal["default"] = Field(
        default="default", description="A bot that decides, or `default`: the first legal move."
    )


class SeatChoice(Wire):
    """What the host puts in a seat: nothing yet, or a bot."""

    kind: Literal["open", "bot"]
    bot: BotSpec | None = Field(default=None, description="Which bot; `medium` if none is named.")


class NewTable(Wire):
    """A table to be: the host sits down at the first open seat unless `sit` is false."""

    game: GameName
    options: dict[str, OptionValue] = Field(default={})
    seats: list[SeatChoice] = Field(
        default=[], max_length=16, description="From seat 0 on; the rest is open."
    )
    visibility: Visibility = "link"
    timer: Timer | None = None
    sit: bool = True
    seed: Annotated[int, Field(ge=0, le=2**63 - 1), WHOLE] | None = Field(
        default=None,
        description="The seed, if you want a certain deal; the table then shows that it was chosen.",
    )


class TableChange(Wire):
    """What the host may change later; what is left out stays."""

    visibility: Visibility | None = None
    timer: Timer | None = None
    no_timer: bool = False
    options: dict[str, OptionValue] | None = Field(default=None, description="Before the start only.")


class Join(Wire):
    """Sit down, at the seat named or at the first open one."""

    seat: Annotated[int, Field(ge=0, le=15), WHOLE] | None = None


class Seat(Wire):
    """Who sits there. `stand_in` is the bot that plays for a human who is away."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    stand_in: str | None
    connected: bool
    you: bool


class Score(Wire):
    """Points as they stand, or ended (`final`): a sheet of rows by seat; ranks are shared in a tie."""

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
    created: str
    sequence: int = Field(description="How many decisions have been resolved.")
    seed_chosen: bool
    uploaded: bool = Field(description="An uploaded record, for replay only.")
    replayable: bool = Field(description="False: played with older rules; only the log is left.")
    rematch: str | None = Field(description="The table of the rematch.")
    result: Score | None
    path: str = Field(description="The invitation: the table's path on this server.")
    catalogue: str | None = Field(description="Where everything printed is described, if the game says.")


class TableList(Wire):
    tables: list[TableInfo]
