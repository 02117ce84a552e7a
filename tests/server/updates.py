"""What a client makes of an update, which says only what has changed (docs/server.md, "A position")."""

from typing import Any

Json = dict[str, Any]


def apply_change(old: Json, change: Json) -> Json:
    """The new position, as the page makes it."""
    view = dict(change["view"])
    for name in change["grown"]:
        view[name] = append(old["view"][name], view[name])
    rest = {name: value for name, value in change.items() if name not in ("view", "grown")}
    return {**rest, "view": {**old["view"], **view}}


def append(value: Any, more: Any) -> Any:
    if isinstance(value, list):
        return value + more
    return {key: append(part, more[key]) for key, part in value.items()}
