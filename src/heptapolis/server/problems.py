"""Everything that can go wrong, by code; on the wire an error is `application/problem+json` (RFC 9457)."""

from collections.abc import Iterable
from typing import Any

from heptapolis.core.errors import HeptapolisError
from heptapolis.server.wire.base import ProblemBody

MEDIA_TYPE = "application/problem+json"
Responses = dict[int | str, dict[str, Any]]  # as FastAPI takes them, by status

PROBLEMS: dict[str, tuple[int, str]] = {
    "not-understood": (422, "The input makes no sense"),
    "unknown-name": (422, "There is nothing of this name"),
    "bad-option": (422, "The option has no such value"),
    "bad-notation": (422, "This is no move"),
    "bad-data": (422, "This is not the data expected"),
    "bad-record": (422, "This is no record of a game"),
    "not-supported": (422, "The game does not bring what this needs"),
    "bad-plugin": (500, "An installed package does not work"),
    "invalid": (422, "The request does not have the form expected"),
    "not-legal": (409, "This is not possible now"),
    "illegal-move": (409, "This move is not among the legal ones"),
    "wrong-seats": (409, "This seat has nothing to decide now"),
    "bad-request": (400, "The request could not be read"),
    "no-guest": (401, "The server does not know you: tell your name first"),
    "wrong-passphrase": (403, "The passphrase is another one"),
    "foreign-origin": (403, "This web site may not speak to this server"),
    "not-host": (403, "Only the host may do this"),
    "not-seated": (403, "You have no seat at this table"),
    "not-found": (404, "There is nothing here"),
    "unknown-table": (404, "There is no such table"),
    "unknown-seat": (404, "The table has no such seat"),
    "unknown-step": (404, "The game has no such step"),
    "method-not-allowed": (405, "This cannot be done here"),
    "already-started": (409, "The game has begun"),
    "not-started": (409, "The game has not begun"),
    "not-over": (409, "The game is not over"),
    "seats-open": (409, "Some seats are still open"),
    "seat-taken": (409, "Somebody sits there"),
    "table-full": (409, "Every seat is taken"),
    "present": (409, "The player is at the table"),
    "stale": (409, "The game has moved on"),
    "old-rules": (409, "The game was played by older rules, which this program no longer plays"),
    "too-large": (413, "This is too much at once"),
    "unsupported-media-type": (415, "The body is not JSON"),
    "too-many-requests": (429, "This is too fast: try again in a moment"),
    "too-many-tables": (429, "You have too many unfinished tables"),
    "too-many-sockets": (429, "You are connected too many times"),
    "internal": (500, "The server made a mistake"),
    "storage-unavailable": (503, "The database cannot be used just now; nothing was changed"),
}
ALWAYS = ("bad-request", "invalid", "too-large", "too-many-requests", "internal", "storage-unavailable")


class Problem(Exception):
    """A request that is refused: the code says why, for machines; the detail for people."""

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
    """An error of the rules as a refusal; `str(error)` may list everything that is valid, this does not."""
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
