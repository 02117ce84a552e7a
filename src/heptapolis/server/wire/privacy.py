"""What is kept about a guest, for export."""

from pydantic import Field

from heptapolis.server.wire.base import Wire
from heptapolis.server.wire.lobby import Score, Status, Visibility


class ExportedGuest(Wire):
    id: str
    name: str
    avatar: str | None
    created: str


class ExportedDevice(Wire):
    """A device; the secret in its cookie is kept as a hash only."""

    id: str
    label: str
    created: str
    seen: str


class ExportedMove(Wire):
    """A move of yours; `proxy` says why a bot made it for you."""

    sequence: int
    move: str
    at: str
    commands: list[str] = Field(description="The ids of the commands that led to it.")
    proxy: str | None


class ExportedTable(Wire):
    """A table where you sit or that you host: your part of it."""

    id: str
    game: str
    options: dict[str, object]
    status: Status
    visibility: Visibility
    created: str
    touched: str
    hosting: bool
    uploaded: bool
    seat: int | None
    stand_in: str | None
    votes: list[int] = Field(description="The seats where you want a bot to play.")
    result: Score | None
    choice: str | None = Field(description="A choice of yours that waits for the others.")
    moves: list[ExportedMove]


class Export(Wire):
    """Everything that the server keeps about you."""

    guest: ExportedGuest
    devices: list[ExportedDevice]
    link_expiries: list[str] = Field(description="When your open device links expire.")
    hidden_tables: list[str]
    tables: list[ExportedTable]
