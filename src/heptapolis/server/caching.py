"""Responses that stay the same while a server runs: compressed once, and sent only to new callers."""

import gzip
from functools import lru_cache
from hashlib import blake2b

from fastapi import Request
from fastapi.responses import Response

from heptapolis.server.problems import Responses
from heptapolis.server.wire.base import Wire
from heptapolis.server.wire.encoding import encode

REVALIDATE = "no-cache"  # the browser keeps it, but asks each time whether it has changed
NOT_MODIFIED: Responses = {304: {"description": "The caller's copy (`If-None-Match`) is up to date."}}


def answer_unchanging(request: Request, model: Wire) -> Response:
    """The model as JSON with its ETag, or 304 for a caller who already has it."""
    return _answer(request, encode(model).json.encode(), "application/json")


def answer_unchanging_text(request: Request, text: str) -> Response:
    """The same for a plain text."""
    return _answer(request, text.encode(), "text/plain; charset=utf-8")


def _answer(request: Request, body: bytes, media_type: str) -> Response:
    headers = {
        "Cache-Control": REVALIDATE,
        "ETag": make_etag(body),
        "Vary": "Accept-Encoding, Accept-Language",
    }
    if holds(request, headers["ETag"]):
        return Response(status_code=304, headers=headers)
    if accepts_gzip(request):
        body, headers["Content-Encoding"] = compress(body), "gzip"
    return Response(body, media_type=media_type, headers=headers)


def make_etag(body: bytes) -> str:
    """A weak tag: compressed or not, the content is the same."""
    return f'W/"{blake2b(body, digest_size=16).hexdigest()}"'


def holds(request: Request, etag: str) -> bool:
    """Whether the caller named this tag; the weak comparison of RFC 9110."""
    named = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    return "*" in named or etag.removeprefix("W/") in [tag.removeprefix("W/") for tag in named]


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=64)
def compress(body: bytes) -> bytes:
    return gzip.compress(body)
