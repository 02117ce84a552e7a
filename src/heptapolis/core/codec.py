"""States and views as JSON and back: pydantic reads and writes our own dataclasses."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_type_hints

from heptapolis.core.errors import BadData, HeptapolisError

if TYPE_CHECKING:
    from pydantic import TypeAdapter, ValidationError

T = TypeVar("T")


_adapters: dict[object, Any] = {}
_field_writers: dict[tuple[type, str], Callable[[object], bytes]] = {}


def adapter(kind: type[T]) -> "TypeAdapter[T]":
    """The pydantic adapter of a type; pydantic is imported only here, so that a game starts at once."""
    from pydantic import TypeAdapter

    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return cast("TypeAdapter[T]", _adapters[kind])


def dump(kind: type[T], value: T) -> str:
    return adapter(kind).dump_json(value).decode()


def dump_field(kind: type[Any], name: str, value: object) -> str:
    """The JSON of a value of this dataclass field."""
    key = (kind, name)
    if key not in _field_writers:
        _field_writers[key] = adapter(get_type_hints(kind)[name]).serializer.to_json
    return _field_writers[key](value).decode()


def load(kind: type[T], text: str) -> T:
    """Parse JSON; raise the error of the type that rejected it, or BadData naming the first bad field."""
    from pydantic import ValidationError

    try:
        return adapter(kind).validate_json(text)
    except ValidationError as error:
        raise _own_error(error) or _first_error(error) from None


def _own_error(error: "ValidationError") -> HeptapolisError | None:
    """The error that one of our types raised: pydantic wraps every ValueError in its own."""
    causes = (entry.get("ctx", {}).get("error") for entry in error.errors(include_url=False))
    return next((cause for cause in causes if isinstance(cause, HeptapolisError)), None)


def _first_error(error: "ValidationError") -> BadData:
    first = error.errors(include_url=False)[0]
    place = ".".join(map(str, first["loc"])) or "the text"
    return BadData(place, first["msg"])


def schema(kind: type[Any]) -> dict[str, Any]:
    """The JSON schema of a type, as the documentation shows it."""
    return adapter(kind).json_schema(mode="serialization")


def dumps(value: object) -> str:
    """Plain data as one line of JSON."""
    return json.dumps(value, ensure_ascii=False)
