"""A score pad for a game on a real table that several phones fill in. The server adds nothing up."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from heptapolis.server.wire.base import WHOLE, Wire
from heptapolis.server.wire.guests import Name
from heptapolis.server.wire.lobby import GameName

Word = Annotated[str, StringConstraints(max_length=40, pattern=r"^[a-z0-9-]*$")]
CountName = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[a-z0-9-]+$")]
Number = Annotated[int, Field(ge=-999, le=999), WHOLE]
Side = Literal["day", "night"]
MAX_COUNTS = 150


def forbid_other_names(schema: dict[str, Any]) -> None:
    """Declare that other names are rejected: pydantic's `patternProperties` would allow them."""
    ((pattern, number),) = schema.pop("patternProperties").items()
    schema["additionalProperties"] = number
    schema["propertyNames"] = schema.get("propertyNames", {}) | {"pattern": pattern}


Counts = Annotated[
    dict[CountName, Number], Field(max_length=MAX_COUNTS, json_schema_extra=forbid_other_names)
]


class PadColumn(Wire):
    """What one player has, counted by name."""

    name: Name
    board: Word
    side: Side
    counts: Counts


class PadChange(Wire):
    """What changes in a column; a count that is null is removed."""

    name: Name | None = None
    board: Word | None = None
    side: Side | None = None
    counts: dict[CountName, Number | None] = Field(
        default_factory=dict, max_length=MAX_COUNTS, json_schema_extra=forbid_other_names
    )


class NewPad(Wire):
    game: GameName
    cities: bool
    teams: bool
    columns: Annotated[list[PadColumn], Field(min_length=2, max_length=7)]


class Pad(NewPad):
    """A shared pad. `versions` grow with every change of a column."""

    id: str
    path: str = Field(description="The invitation: the pad's path on this server.")
    versions: list[int]
