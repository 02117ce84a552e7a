"""The OpenAPI document, including everything that travels over sockets.

`python -m heptapolis.server.openapi` prints it: types for other languages are generated from it.
"""

import json
from collections.abc import Callable
from dataclasses import fields
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import Field, TypeAdapter, create_model
from typing_extensions import is_typeddict

from heptapolis.core import codec
from heptapolis.core.games import GAMES
from heptapolis.core.message import COMPONENT, Message
from heptapolis.core.tagged import kind_of
from heptapolis.server.wire.base import OF_GAMES, MessageSchema, ProblemBody, Wire
from heptapolis.server.wire.messages import Command, ServerMessage

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Json = dict[str, Any]  # a part of the document
COMPONENTS = "#/components/schemas/"
MESSAGE = f"{COMPONENTS}Message"
SOCKET_MODELS: tuple[tuple[str, TypeAdapter[object]], ...] = (
    ("ClientMessage", TypeAdapter(Command)),
    ("ServerMessage", TypeAdapter(ServerMessage)),
    ("ProblemBody", TypeAdapter(ProblemBody)),
)


def make_document(app: FastAPI) -> Json:
    """The document of this application, made once."""
    if app.openapi_schema is None:
        app.openapi_schema = _make_document(app)
    return app.openapi_schema


def _make_document(app: FastAPI) -> Json:
    made: Json = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    for name, kind in SOCKET_MODELS:
        _add(schemas, name, kind.json_schema(ref_template=f"{COMPONENTS}{{model}}"))
    for game in GAMES:
        _add_game(schemas, game)
    made = _fill_in(made, schemas)
    schemas = made["components"]["schemas"]
    for name in [name for name, schema in schemas.items() if COMPONENT in schema]:
        del schemas[name]
    schemas["Message"] = _model_message()
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    made["paths"] = {path: made["paths"][path] for path in sorted(made["paths"])}
    made["components"]["schemas"] = dict(sorted(made["components"]["schemas"].items()))
    return made


def _model_message() -> Json:
    """The schema of a message on the wire: games and models all refer to this one."""
    schema: Json = TypeAdapter(MessageSchema).json_schema(ref_template=MESSAGE)["$defs"]["MessageSchema"]
    return schema | {"title": "Message"}


def _names_message(ref: str, schemas: Json) -> bool:
    return COMPONENT in schemas.get(ref.removeprefix(COMPONENTS), ())


def _add(schemas: Json, name: str, schema: Json) -> None:
    """Add a schema and those it refers to; a component that is already there stays."""
    for inner, definition in schema.pop("$defs", {}).items():
        schemas.setdefault(inner, definition)
    schemas[name] = schema


# The games.


def _add_game(schemas: Json, game: str) -> None:
    """Add the views and the moves of a game, as far as it declares their types."""
    package = GAMES[game]
    prefix = game.capitalize()  # two games may have a City
    template = f"{COMPONENTS}{prefix}{{model}}"
    if package.view is not None:
        view = codec.adapter(package.view).json_schema(mode="serialization", ref_template=template)
        _add_prefixed(schemas, prefix, "View", view)
        schemas[f"{prefix}ViewChange"] = _model_change(schemas[f"{prefix}View"])
    if package.moves is not None:
        moves = adapt_moves(package.moves).json_schema(mode="serialization", ref_template=template)
        _add_prefixed(schemas, prefix, "Move", moves)
    if package.events is not None:
        events = adapt_events(package.events).json_schema(mode="serialization", ref_template=template)
        _add_prefixed(schemas, prefix, "Event", events)
    offers = package.narrator.offers if package.narrator else None
    for name, function in (("Facts", package.facts), ("Catalogue", package.catalogue), ("OfferText", offers)):
        if returned := function and adapt_returned(function):
            schema = returned.json_schema(mode="serialization", ref_template=template)
            _add_prefixed(schemas, prefix, name, schema)


def _model_change(view: Json) -> Json:
    """The schema of a view of which only some fields are sent."""
    about = {"title": f"{view['title']}Change", "description": "The fields of a view that have changed."}
    return {name: part for name, part in view.items() if name != "required"} | about


def adapt_returned(function: Callable[..., object]) -> TypeAdapter[Any] | None:
    """The data that a function returns, or a list of it, if its annotation is more than an object."""
    returned = get_type_hints(function)["return"]
    kind = get_args(returned)[0] if get_origin(returned) is list else returned
    return TypeAdapter(kind) if is_typeddict(kind) else None


def _add_prefixed(schemas: Json, prefix: str, name: str, schema: Json) -> None:
    for part, definition in schema.pop("$defs", {}).items():
        known = schemas.setdefault(f"{prefix}{part}", definition)
        if known.get("properties") != definition.get("properties"):
            raise TypeError(f"{prefix}{part}: two types of this name")
    schemas[f"{prefix}{name}"] = schema


def adapt_moves(moves: UnionType) -> TypeAdapter[Wire]:
    """The moves of a game as `payloads.describe_move` writes them, distinguished by their kind."""
    models: Any = Union[tuple(_model_move(move) for move in get_args(moves))]  # noqa: UP007  made at run time
    return TypeAdapter(Annotated[models, Field(discriminator="kind")])


def _model_move(move: type) -> type[Wire]:
    """The model of one kind of move."""
    kind: Any = Literal[kind_of(move)]
    parts: Json = {"move": (str, ...), "kind": (kind, ...), "message": (Message, ...), **_model_parts(move)}
    return create_model(f"{move.__name__}Move", __base__=Wire, __doc__=move.__doc__, **parts)


def adapt_events(events: UnionType) -> TypeAdapter[Wire]:
    """The events of a game as `wire.Event` holds them, told apart by their code."""
    models: Any = Union[tuple(_model_event(event) for event in get_args(events))]  # noqa: UP007  made at run time
    return TypeAdapter(Annotated[models, Field(discriminator="code")])


def _model_event(event: type) -> type[Wire]:
    """The model of one kind of event: everything but its seat is its data."""
    name, parts = event.__name__, _model_parts(event)
    code: Any = Literal[kind_of(event)]
    seat: Any = parts.pop("seat", (None, ...))
    data = create_model(f"{name}EventData", __base__=Wire, **parts)
    whole: Json = {"code": (code, ...), "seat": seat, "data": (data, ...)}
    return create_model(f"{name}Event", __base__=Wire, __doc__=event.__doc__, **whole)


def _model_parts(kind: "type[DataclassInstance]") -> Json:
    """The fields of a dataclass for a model; a part that is None is not sent."""
    hints, missing = get_type_hints(kind), Field(None, json_schema_extra=_hide_default)
    return {
        entry.name: (hints[entry.name], missing if entry.default is None else ...) for entry in fields(kind)
    }


def _hide_default(schema: Json) -> None:
    """Make type generators treat the property as optional."""
    schema.pop("default")


def _fill_in(part: Any, schemas: Json) -> Any:
    """Put what the games declare into the places that the models leave for it."""
    match part:
        case {"$ref": ref} if _names_message(ref, schemas):
            return {"$ref": MESSAGE}
        case {"x-of-games": kind}:
            rest = {name: value for name, value in part.items() if name != OF_GAMES}
            return rest | {"oneOf": _refer_to_games(kind, schemas)}
        case dict():
            return {name: _fill_in(value, schemas) for name, value in part.items()}
        case list():
            return [_fill_in(value, schemas) for value in part]
        case _:
            return part


def _refer_to_games(kind: str, schemas: Json) -> list[Json]:
    names = [f"{game.capitalize()}{kind}" for game in GAMES]
    return [{"$ref": f"{COMPONENTS}{name}"} for name in names if name in schemas]


def main() -> None:
    from heptapolis.server.app import make_app

    print(json.dumps(make_app().openapi(), indent=1))


if __name__ == "__main__":
    main()
