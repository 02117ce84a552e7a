"""What all models share, and the one shape of errors."""

from typing import NotRequired

from pydantic import BaseModel, BeforeValidator, ConfigDict
from typing_extensions import TypedDict

from heptapolis.core.message import Message

OF_GAMES = "x-of-games"  # a schema that names what each game declares: its `View`, its `Facts` ...


class Wire(BaseModel):
    """A strict model: it converts no types and ignores no fields."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def whole(value: object) -> object:
    """JSON has no integers, only numbers: 10.0 is as good as 10."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole)


class MessageSchema(TypedDict):
    """A text as a value: its id in the language files, and its arguments, which may be messages too.

    A client that asks for a language (`?language=sv`) gets the text too.
    """

    id: str
    args: NotRequired[dict[str, "int | float | str | MessageSchema"]]
    text: NotRequired[str]


class ProblemBody(Wire):
    """Why a request or a command was refused (RFC 9457).

    `code` is stable, `message` is for people, `detail` is in English, for developers of clients.
    """

    type: str
    title: str
    status: int
    code: str
    detail: str
    message: Message
    input: str | None = None
    valid: list[str] = []
