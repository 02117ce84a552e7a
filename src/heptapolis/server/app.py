"""The application: routes, errors and limits around a service."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heptapolis import __version__
from heptapolis.core.errors import HeptapolisError
from heptapolis.server import openapi, socket, web
from heptapolis.server.limits import BodyLimit
from heptapolis.server.origins import check_origin
from heptapolis.server.problems import MEDIA_TYPE, Problem, problem_of
from heptapolis.server.routes import guests, history, play, reference, rules, tables
from heptapolis.server.service import Service
from heptapolis.server.settings import Settings

log = logging.getLogger(__name__)

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
        description="Tables where people and bots play. Errors are application/problem+json.",
        lifespan=_lifespan(settings),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        separate_input_output_schemas=False,
    )
    for module in (reference, rules, guests, tables, play, history):
        app.include_router(module.router)
    app.include_router(socket.router)
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
    """Limits in front, and one shape for every error behind them."""
    app.add_middleware(
        BodyLimit, most=settings.limits.body_bytes, larger={"/api/replays": settings.limits.record_bytes}
    )
    app.add_middleware(Guard)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(HeptapolisError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)


class Guard:
    """Who may change something, and how often; the headers of every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        service: Service = scope["app"].state.service
        service.metrics.count("requests")
        request = Request(scope)
        sender = _with_headers(send, request.url.path)
        try:
            if request.method not in SAFE_METHODS:
                check_origin(request, service.settings.origins)
                service.pace.check(request.client.host if request.client else "")
        except Problem as problem:
            await answer(problem)(scope, receive, sender)
        else:
            await self.app(scope, receive, sender)


def _with_headers(send: Send, path: str) -> Send:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            if path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sender


def answer(problem: Problem) -> JSONResponse:
    headers = {"Retry-After": "1"} if problem.status in (429, 503) else None
    body = problem.body.model_dump()
    return JSONResponse(body, problem.status, headers=headers, media_type=MEDIA_TYPE)


def _problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return answer(error)


def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, HeptapolisError)
    return answer(problem_of(error))


def _invalid(_: Request, error: Exception) -> Response:
    """The first thing that is wrong with a request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return answer(
            Problem("bad-request", f"the body is not JSON: {first.get('ctx', {}).get('error', '')}")
        )
    return answer(Problem("invalid", f"{'.'.join(map(str, first['loc']))}: {first['msg']}"))


CODES_BY_STATUS = {
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "unsupported-media-type",
}


def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = answer(Problem(CODES_BY_STATUS.get(error.status_code, "bad-request")))
    response.headers.update(error.headers or {})
    return response


def _failed(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log has the story, the client only that there is one."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(Problem("internal"))
