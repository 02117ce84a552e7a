"""Which websites may use this server: its own, and those named by its operator."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from heptapolis.server.problems import Problem


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Reject requests from pages of other sites; programs send no Origin and are allowed."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed or "*" in allowed:
        return
    if _read_host(origin) != connection.headers.get("host", "").lower():
        raise Problem("foreign-origin", valid=allowed)


def _read_host(origin: str) -> str | None:
    """The host and port of an origin; None if it is not a URL."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
