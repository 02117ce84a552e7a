"""What people say at a table: phrases from a closed set, and marks of team-mates."""

from typing import Annotated, Literal

from pydantic import Field

from heptapolis.server.wire.base import WHOLE, Wire

# Ids, not texts: every client shows them in its own language. The last ones are faces.
PHRASES = (
    "hello", "good-luck", "your-turn", "take-your-time", "one-moment", "back-again",
    "nice-move", "well-played", "thanks", "sorry", "good-game", "another-game",
    "smile", "laugh", "surprise", "sadness", "doubt", "applause",
)  # fmt: skip

# The table rejects unknown phrases and lists the known ones.
Phrase = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(PHRASES)})]
MarkKind = Literal["take", "leave", "suggest"]
MarkedItem = Annotated[str, Field(min_length=1, max_length=60)]
SeatIndex = Annotated[int, Field(ge=0, le=15), WHOLE]


class TalkLine(Wire):
    """A phrase that somebody said."""

    id: str
    seat: int
    phrase: Phrase
    sequence: int = Field(description="The number of decisions before it was said.")
    seconds_ago: float = Field(description="How long ago it was said, at the time of this message.")


class Mark(Wire):
    """What a seat says to its team-mates about something in their hands.

    `take`: I'll take this; `leave`: leave this for me; `suggest`: take this.
    """

    seat: int
    holder: int = Field(description="The seat in whose hand it is.")
    item: str
    kind: MarkKind
