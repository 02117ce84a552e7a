"""Everything that can go wrong, by code; on the wire an error is `application/problem+json` (RFC 9457)."""

from collections.abc import Iterable
from typing import Any

from heptapolis.core.errors import HeptapolisError
from heptapolis.server.wire.base import ProblemBody

MEDIA_TYPE = "application/problem+json"
Responses = dict[int | str, dict[str, Any]]  # as FastAPI takes them, by status

PROBLEMS: dict[str, tuple[int, str]] = {
    "not-understood": (422, "The input is not valid"),
    "unknown-name": (422, "Unknown name"),
    "bad-option": (422, "Invalid option value"),
    "bad-notation": (422, "This is not a move"),
    "bad-data": (422, "Unexpected data"),
    "bad-record": (422, "This is not a saved game"),
    "not-supported": (422, "This game does not support this"),
    "bad-plugin": (500, "An installed plug-in is broken"),
    "invalid": (422, "The request is malformed"),
    "not-legal": (409, "This is not possible now"),
    "illegal-move": (409, "This move is not legal now"),
    "wrong-seats": (409, "This seat has nothing to decide now"),
    "bad-request": (400, "The request could not be read"),
    "no-guest": (401, "The server does not know you yet: enter your name first"),
    "wrong-passphrase": (403, "Wrong passphrase"),
    "foreign-origin": (403, "This website may not use this server"),
    "not-host": (403, "Only the host may do this"),
    "not-seated": (403, "You have no seat at this table"),
    "not-found": (404, "Not found"),
    "unknown-table": (404, "This table does not exist"),
    "unknown-seat": (404, "This seat does not exist"),
    "unknown-step": (404, "This step does not exist"),
    "method-not-allowed": (405, "This method is not allowed here"),
    "already-started": (409, "The game has already started"),
    "not-started": (409, "The game has not started yet"),
    "not-over": (409, "The game is not over yet"),
    "seats-open": (409, "Some seats are still open"),
    "seat-taken": (409, "This seat is taken"),
    "table-full": (409, "Every seat is taken"),
    "present": (409, "The player is online"),
    "stale": (409, "The game has moved on"),
    "old-rules": (409, "This game uses an older version of the rules that is no longer supported"),
    "too-large": (413, "The request is too large"),
    "unsupported-media-type": (415, "The body is not JSON"),
    "too-many-requests": (429, "Too many requests: try again in a moment"),
    "too-many-tables": (429, "You have too many unfinished tables"),
    "too-many-sockets": (429, "You have too many open connections"),
    "internal": (500, "Something went wrong on the server"),
    "storage-unavailable": (503, "The database is unavailable right now; nothing was changed"),
}
ALWAYS = ("bad-request", "invalid", "too-large", "too-many-requests", "internal", "storage-unavailable")


class Problem(Exception):
    """A rejected request: the code says why to machines, the detail to people."""

    def __init__(
        self, code: str, detail: str = "", given: str | None = None, valid: Iterable[str] = ()
    ) -> None:
        super().__init__(code, detail)
        status, title = PROBLEMS[code]
        self.status = status
        self.body = ProblemBody(
            type=f"urn:heptapolis:problem:{code}",
            title=title,
            status=status,
            code=code,
            detail=detail or title,
            input=given,
            valid=list(valid),
        )

    @property
    def code(self) -> str:
        return self.body.code


MAX_VALID_LISTED = 40
MAX_INPUT_LENGTH = 200  # characters that are repeated of what was sent


def problem_of(error: HeptapolisError) -> Problem:
    """An error of the rules as a problem; `str(error)` may list everything valid, this does not."""
    given = error.given[:MAX_INPUT_LENGTH]
    return Problem(error.code, f"{given!r}: {error.reason}", given, error.valid[:MAX_VALID_LISTED])


def responses(*codes: str) -> Responses:
    """The errors of a route, for the OpenAPI document."""
    found: Responses = {}
    for code in (*codes, *ALWAYS):
        status, title = PROBLEMS[code]
        entry = found.setdefault(status, {"description": "", "content": {MEDIA_TYPE: {"schema": SCHEMA}}})
        entry["description"] = f"{entry['description']} `{code}`: {title}.".strip()
    return found


SCHEMA = {"$ref": "#/components/schemas/ProblemBody"}
