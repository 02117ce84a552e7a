"""Which web sites may speak to this server: its own, and those that whoever runs it named."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from heptapolis.server.problems import Problem


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Refuse what a page of another site sends; programs send no Origin and are welcome."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed or "*" in allowed:
        return
    if urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise Problem("foreign-origin", valid=allowed)
