"""The application: routes, errors and limits around a service."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from secrets import token_hex

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heptapolis import __version__
from heptapolis.core.errors import HeptapolisError, UnknownName
from heptapolis.server import openapi, web
from heptapolis.server.identity import find_device, get_service, read_address
from heptapolis.server.limits import BodyLimit
from heptapolis.server.logs import note_request
from heptapolis.server.origins import check_origin
from heptapolis.server.problems import MEDIA_TYPE, Problem, problem_of
from heptapolis.server.routes import (
    analysis,
    devices,
    guests,
    history,
    pads,
    play,
    privacy,
    puzzles,
    reference,
    rules,
    statistics,
    tables,
)
from heptapolis.server.service import Service
from heptapolis.server.settings import Settings
from heptapolis.server.socket import Sockets
from heptapolis.server.speaking import Speaking, check_language, wanted_language

log = logging.getLogger(__name__)

LARGE_BODIES = ("/api/replays",)  # where a body may be as large as a record
COMPRESSED_FROM_BYTES = 4_000  # below that, a packet or two are saved for nothing
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SECURITY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
}


def make_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    settings = settings or Settings()
    app = FastAPI(
        title="Heptapolis",
        version=__version__,
        description="Tables where people and bots play. Errors are application/problem+json. "
        "Texts are messages; a request with `?language=sv` gets each of them with its `text` too.",
        lifespan=_lifespan(settings),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        separate_input_output_schemas=False,
    )
    for module in (
        reference,
        rules,
        guests,
        devices,
        privacy,
        statistics,
        tables,
        play,
        history,
        analysis,
        pads,
        puzzles,
    ):
        app.include_router(module.router)
    app.openapi = lambda: openapi.make_document(app)  # type: ignore[method-assign]
    web.mount(app, settings.web)
    _guard(app, settings)
    return app


def _lifespan(settings: Settings) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = app.state.service = Service(settings)
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    return lifespan


def _guard(app: FastAPI, settings: Settings) -> None:
    """Add the limits, and one shape for every error."""
    app.add_middleware(
        BodyLimit,
        most=settings.limits.body_bytes,
        larger=dict.fromkeys(LARGE_BODIES, settings.limits.record_bytes),
        seconds=settings.limits.body_seconds,
    )
    app.add_middleware(Speaking)
    app.add_middleware(Compressed, minimum_size=COMPRESSED_FROM_BYTES)
    app.add_middleware(Guard)
    app.add_middleware(Sockets)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(HeptapolisError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)


class Compressed(GZipMiddleware):
    """Compresses long answers of the interface; the page's files are compressed already (`web.py`)."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


class Guard:
    """Limits who may change something and how often; sets the headers of every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        service: Service = scope["app"].state.service
        service.metrics.count("requests")
        request, name = Request(scope), token_hex(8)
        note_request(name, request.url.path)
        sender = _with_headers(send, request.url.path, name)
        try:
            check_address(request, service.settings.limits.address_characters)
            if request.method not in SAFE_METHODS:
                check_origin(request, service.settings.origins)
                service.pace.check(read_address(request))
                if request.url.path in LARGE_BODIES and not await find_device(request):
                    raise Problem("no-guest")  # before reading a megabyte
            check_language(wanted_language(scope))
        except Problem as problem:
            service.metrics.count_error(problem.code)
            await answer(problem)(scope, receive, sender)
        except UnknownName as error:
            await answer(problem_of(error))(scope, receive, sender)
        else:
            await self.app(scope, receive, sender)


def check_address(request: Request, most: int) -> None:
    """Reject URLs that are longer than any of ours."""
    if len(request.scope["path"]) + len(request.scope["query_string"]) > most:
        raise Problem("too-large", f"the URL has more than {most} characters")


def _with_headers(send: Send, path: str, request_id: str) -> Send:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            headers["X-Request-Id"] = request_id  # the log has the same id
            if path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sender


def answer(problem: Problem) -> JSONResponse:
    headers = {"Retry-After": "1"} if problem.status in (429, 503) else None
    body = problem.body.model_dump(mode="json")
    return JSONResponse(body, problem.status, headers=headers, media_type=MEDIA_TYPE)


def _refuse(request: Request, problem: Problem) -> Response:
    """The answer to a request that failed, counted by its code."""
    get_service(request).metrics.count_error(problem.code)
    return answer(problem)


def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return _refuse(request, error)


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HeptapolisError)
    return _refuse(request, problem_of(error))


def _invalid(request: Request, error: Exception) -> Response:
    """The first thing that is wrong with a request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        reason = f"the body is not JSON: {first.get('ctx', {}).get('error', '')}"
        return _refuse(request, Problem("bad-request", reason))
    return _refuse(request, Problem("invalid", f"{'.'.join(map(str, first['loc']))}: {first['msg']}"))


CODES_BY_STATUS = {
    404: "not-found",
    405: "method-not-allowed",
    408: "too-slow",
    413: "too-large",
    415: "unsupported-media-type",
}


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = _refuse(request, Problem(CODES_BY_STATUS.get(error.status_code, "bad-request")))
    response.headers.update(error.headers or {})
    return response


def _failed(request: Request, error: Exception) -> Response:
    """A bug on our side: the log has the details, the client learns only that something went wrong."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refuse(request, Problem("internal"))
