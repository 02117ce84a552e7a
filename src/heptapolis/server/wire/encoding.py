"""Values as JSON: each is serialised once, and whole values are joined into larger ones."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

import orjson
from pydantic_core import to_jsonable_python

from heptapolis.server.wire.base import Wire

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")
M = TypeVar("M", bound=Wire)


class Encoded(Generic[T_co]):
    """A whole value of type `T_co` as JSON."""

    __slots__ = ("json",)

    def __init__(self, json: str) -> None:
        self.json = json


class Fields(NamedTuple):
    """Some fields of an object as JSON: their names, and the text without braces around it."""

    names: tuple[str, ...]
    json: str


NULL: Encoded[None] = Encoded("null")
NO_ARGS = b',"args":{}'  # never inside a text, where quotation marks are escaped


def encode(value: T) -> Encoded[T]:
    """Serialise plain data, dataclasses or models; messages without arguments have no `args`."""
    return Encoded(_write(value))


def encode_fields(**values: object) -> Fields:
    """Serialise some fields of an object together."""
    return Fields(tuple(values), _write(values)[1:-1])


def name_fields(**values: Encoded[object]) -> Fields:
    """The fields of an object whose values are encoded already."""
    return Fields(tuple(values), ",".join([f'"{name}":{value.json}' for name, value in values.items()]))


class EncodedValues(Generic[T]):
    """The JSON of values that are sent again and again, each of them one object: found by its identity."""

    def __init__(self, write: Callable[[T], Encoded[T]], most: int) -> None:
        self._write, self._most = write, most
        self._known: dict[int, tuple[T, Encoded[T]]] = {}  # the value stays, so that its id stays its own

    def encode(self, value: T) -> Encoded[T]:
        known = self._known.get(id(value))
        if known is None:
            if len(self._known) >= self._most:
                self._known.clear()
            known = self._known[id(value)] = value, self._write(value)
        return known[1]


def _write(value: object) -> str:
    return orjson.dumps(value, to_jsonable_python, orjson.OPT_NON_STR_KEYS).replace(NO_ARGS, b"").decode()


def join_fields(model: type[M], *parts: Fields) -> Encoded[M]:
    """Write an object of this model from its fields; none may be missing."""
    _check_names(model, tuple([part.names for part in parts]))
    return Encoded("{" + ",".join([part.json for part in parts]) + "}")


@lru_cache(1_000)
def _check_names(model: type[Wire], parts: tuple[tuple[str, ...], ...]) -> None:
    given, wanted = [name for names in parts for name in names], model.__pydantic_fields__.keys()
    if sorted(given) != sorted(wanted):
        wrong = sorted(wanted ^ set(given)) or sorted(given)
        raise TypeError(f"{model.__name__}: fields missing, unknown or given twice: {', '.join(wrong)}")


def join_items(items: Iterable[Encoded[T]]) -> Encoded[list[T]]:
    """Write the list of these values."""
    return Encoded("[" + ",".join([item.json for item in items]) + "]")
