"""What all models share, and the one shape of errors."""

from pydantic import BaseModel, BeforeValidator, ConfigDict

OF_GAMES = "x-of-games"  # a schema that names what each game declares: its `View`, its `Facts` ...


class Wire(BaseModel):
    """A model that takes nothing for something else and ignores nothing."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def whole(value: object) -> object:
    """JSON knows no integers, only numbers: 10.0 is as good as 10."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole)


class ProblemBody(Wire):
    """Why a request or a command was refused (RFC 9457); `code` is stable, `detail` is for people."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    input: str | None = None
    valid: list[str] = []
