"""Values as JSON: each is serialised once, and whole values are joined into larger ones."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import orjson
from pydantic_core import to_jsonable_python

from heptapolis.server.wire.base import Wire

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")
M = TypeVar("M", bound=Wire)


@dataclass(frozen=True, slots=True)
class Encoded(Generic[T_co]):
    """A whole value of type `T_co` as JSON."""

    json: str


Fields = Mapping[str, Encoded[object]]  # the fields of a model, each encoded
NULL: Encoded[None] = Encoded("null")
NO_ARGS = b',"args":{}'  # never within a text, where quotation marks are escaped


def encode(value: T) -> Encoded[T]:
    """Serialise plain data, dataclasses or models; messages without arguments have no `args`."""
    text = orjson.dumps(value, to_jsonable_python, orjson.OPT_NON_STR_KEYS)
    return Encoded(text.replace(NO_ARGS, b"").decode())


def join_fields(model: type[M], fields: Fields) -> Encoded[M]:
    """Write an object of this model from its encoded fields; none may be missing."""
    if fields.keys() != model.__pydantic_fields__.keys():
        wrong = sorted(fields.keys() ^ model.__pydantic_fields__.keys())
        raise TypeError(f"{model.__name__}: fields missing or unknown: {', '.join(wrong)}")
    return Encoded("{" + ",".join([f'"{name}":{value.json}' for name, value in fields.items()]) + "}")


def join_items(items: Iterable[Encoded[T]]) -> Encoded[list[T]]:
    """Write the list of these values."""
    return Encoded("[" + ",".join([item.json for item in items]) + "]")
