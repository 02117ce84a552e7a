"""What all models share, and the one shape of errors."""

from pydantic import BaseModel, ConfigDict


class Wire(BaseModel):
    """A model that takes nothing for something else and ignores nothing."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class ProblemBody(Wire):
    """Why a request or a command was refused (RFC 9457); `code` is stable, `detail` is for people."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    input: str | None = None
    valid: list[str] = []
