"""States and views as JSON and back: pydantic reads and writes our own dataclasses."""

import json
from typing import TYPE_CHECKING, Any, TypeVar, cast

from heptapolis.core.errors import BadData

if TYPE_CHECKING:
    from pydantic import TypeAdapter

T = TypeVar("T")


_adapters: dict[object, Any] = {}


def adapter(kind: type[T]) -> "TypeAdapter[T]":
    """Reader and writer of a type; imported late, so that playing starts at once."""
    from pydantic import TypeAdapter

    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return cast("TypeAdapter[T]", _adapters[kind])


def dump(kind: type[T], value: T) -> str:
    return adapter(kind).dump_json(value).decode()


def load(kind: type[T], text: str) -> T:
    """The value that this JSON describes, or an error that names the first wrong place."""
    from pydantic import ValidationError

    try:
        return adapter(kind).validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(map(str, first["loc"])) or "the text"
        raise BadData(place, first["msg"]) from None


def schema(kind: type[Any]) -> dict[str, Any]:
    """The JSON schema of a type, as the documentation shows it."""
    return adapter(kind).json_schema(mode="serialization")


def dumps(value: object) -> str:
    """Plain data as one line of JSON."""
    return json.dumps(value, ensure_ascii=False)
