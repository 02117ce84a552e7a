"""The OpenAPI document, with everything that travels over sockets too.

`python -m heptapolis.server.openapi` prints it: types for other languages are generated from it.
"""

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from heptapolis.core import codec
from heptapolis.core.games import GAMES
from heptapolis.server.wire.base import ProblemBody
from heptapolis.server.wire.messages import Command, ServerMessage
from heptapolis.server.wire.play import ANY_VIEW

PLACE = "#/components/schemas/"
EXTRA: tuple[tuple[str, TypeAdapter[Any]], ...] = (
    ("ClientMessage", TypeAdapter(Command)),
    ("ServerMessage", TypeAdapter(ServerMessage)),
    ("ProblemBody", TypeAdapter(ProblemBody)),
)


def document(app: FastAPI) -> dict[str, Any]:
    """The document of this application; made once."""
    if app.openapi_schema is None:
        app.openapi_schema = _document(app)
    return app.openapi_schema


def _document(app: FastAPI) -> dict[str, Any]:
    made: dict[str, Any] = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    for name, kind in EXTRA:
        _add(schemas, name, kind.json_schema(ref_template=f"{PLACE}{{model}}"))
    for game in GAMES:
        _add_view(schemas, game)
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    made = _with_views(made)
    made["paths"] = {path: made["paths"][path] for path in sorted(made["paths"])}
    made["components"]["schemas"] = dict(sorted(made["components"]["schemas"].items()))
    return made


def _add(schemas: dict[str, Any], name: str, schema: dict[str, Any]) -> None:
    """A schema and those that it refers to; components that are there already are the same."""
    for inner, definition in schema.pop("$defs", {}).items():
        schemas.setdefault(inner, definition)
    schemas[name] = schema


def _add_view(schemas: dict[str, Any], game: str) -> None:
    """The view of a game; its parts are named after the game, as two games may have a City."""
    view = GAMES[game].view
    if view is None:
        return
    prefix = game.capitalize()
    schema = codec.adapter(view).json_schema(mode="serialization", ref_template=f"{PLACE}{prefix}{{model}}")
    parts = {f"{prefix}{name}": part for name, part in schema.pop("$defs", {}).items()}
    schemas.update(parts | {f"{prefix}View": schema})


def _with_views(part: Any) -> Any:
    """The document with the views in the place that the models left for them."""
    match part:
        case {"x-view": True}:
            views = [{"$ref": f"{PLACE}{game.capitalize()}View"} for game in GAMES if GAMES[game].view]
            return {name: value for name, value in part.items() if name != ANY_VIEW} | {"oneOf": views}
        case dict():
            return {name: _with_views(value) for name, value in part.items()}
        case list():
            return [_with_views(value) for value in part]
        case _:
            return part


def main() -> None:
    from heptapolis.server.app import make_app

    print(json.dumps(make_app().openapi(), indent=1))


if __name__ == "__main__":
    main()
