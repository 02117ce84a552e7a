"""Everything that can go wrong, by code; on the wire an error is `application/problem+json` (RFC 9457)."""

from collections.abc import Iterable
from typing import Any

from heptapolis.core.errors import HeptapolisError
from heptapolis.core.message import Message
from heptapolis.i18n.language import render
from heptapolis.i18n.sources import SOURCE_LANGUAGE
from heptapolis.server.wire.base import ProblemBody

MEDIA_TYPE = "application/problem+json"
Responses = dict[int | str, dict[str, Any]]  # in FastAPI's form, by status

PROBLEMS: dict[str, int] = {  # statuses; `problem-<code>` is the text
    "not-understood": 422,
    "unknown-name": 422,
    "bad-option": 422,
    "bad-notation": 422,
    "bad-data": 422,
    "bad-name": 422,
    "bad-record": 422,
    "not-supported": 422,
    "bad-plugin": 500,
    "invalid": 422,
    "not-legal": 409,
    "illegal-move": 409,
    "wrong-seats": 409,
    "bad-request": 400,
    "no-guest": 401,
    "wrong-passphrase": 403,
    "foreign-origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-step": 404,
    "unknown-phrase": 422,
    "unknown-device": 404,
    "unknown-pad": 404,
    "no-analysis": 404,
    "unknown-puzzle": 404,
    "method-not-allowed": 405,
    "too-slow": 408,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "seats-open": 409,
    "seat-taken": 409,
    "table-full": 409,
    "present": 409,
    "too-early": 409,
    "no-clock": 409,
    "no-undo": 409,
    "nothing-to-undo": 409,
    "not-shared": 409,
    "stale": 409,
    "old-rules": 409,
    "closed-table": 410,
    "dead-link": 410,
    "too-large": 413,
    "unsupported-media-type": 415,
    "other-version": 426,
    "too-many-requests": 429,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-spectators": 429,
    "too-many-sockets": 429,
    "too-many-uploads": 429,
    "too-many-analyses": 429,
    "internal": 500,
    "busy": 503,
    "compiling": 503,
    "storage-unavailable": 503,
}
ALWAYS = (
    "bad-request",
    "invalid",
    "too-slow",
    "too-large",
    "too-many-requests",
    "internal",
    "busy",
    "storage-unavailable",
)


class Problem(Exception):
    """A rejected request: the code says why to machines, the message to people.

    The detail may be more precise than the message: it is in English, for developers of clients.
    """

    def __init__(
        self, code: str, detail: str | Message = "", given: str | None = None, valid: Iterable[str] = ()
    ) -> None:
        super().__init__(code, detail)
        message = detail if isinstance(detail, Message) else Message(f"problem-{code}")
        self.status = PROBLEMS[code]
        self.body = ProblemBody(
            type=f"urn:heptapolis:problem:{code}",
            title=name_problem(code),
            status=self.status,
            code=code,
            detail=render(message, SOURCE_LANGUAGE) if detail in ("", message) else str(detail),
            message=message,
            input=given,
            valid=list(valid),
        )

    @property
    def code(self) -> str:
        return self.body.code


def name_problem(code: str) -> str:
    """The English name of a problem."""
    return render(Message(f"problem-{code}"), SOURCE_LANGUAGE).rstrip(".")


MAX_VALID_LISTED = 40
MAX_INPUT_LENGTH = 200  # characters of the input that an answer repeats


def problem_of(error: HeptapolisError) -> Problem:
    """An error of the rules as a problem; unlike `str(error)`, it does not list everything valid."""
    given = error.given[:MAX_INPUT_LENGTH]
    problem = Problem(error.code, f"{given!r}: {error.reason}", given, error.valid[:MAX_VALID_LISTED])
    texts = {"input": given, "detail": error.reason}
    message = error.message or Message("problem-input", {**texts, "problem": problem.body.message})
    problem.body = problem.body.model_copy(update={"message": message})
    return problem


def responses(*codes: str) -> Responses:
    """The errors of a route, for the OpenAPI document."""
    found: Responses = {}
    for code in (*codes, *ALWAYS):
        entry = found.setdefault(
            PROBLEMS[code], {"description": "", "content": {MEDIA_TYPE: {"schema": SCHEMA}}}
        )
        entry["description"] = f"{entry['description']} `{code}`: {name_problem(code)}.".strip()
    return found


SCHEMA = {"$ref": "#/components/schemas/ProblemBody"}
