"""A text as a value: the id of a message and its arguments, the same in every language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

COMPONENT = "x-component"  # in a JSON schema: a reference to the component of this name


@dataclass(frozen=True)
class Message:
    """The id of a text with its arguments, which may be messages themselves."""

    id: str
    args: Mapping[str, "Argument"] = field(default_factory=dict)

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: Any, handler: Any) -> dict[str, Any]:
        return {COMPONENT: cls.__name__}


Argument = int | float | str | Message
