"""Runs a server until it is stopped."""

import gc

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from heptapolis.server.app import make_app
from heptapolis.server.connections import make_protocol, raise_file_limit
from heptapolis.server.deflate import DeflatingProtocol
from heptapolis.server.logs import log_as_json
from heptapolis.server.settings import Settings
from heptapolis.server.socket import Sockets


def config(
    settings: Settings, host: str, port: int, *, log_level: str = "warning", json_log: bool = False
) -> uvicorn.Config:
    """How uvicorn serves it: small messages, compressed one by one, no access log."""
    app = make_app(settings)
    return uvicorn.Config(
        Sockets(app, app),
        http=make_protocol(settings.limits),
        host=host,
        port=port,
        log_level=log_level,
        log_config=None if json_log else LOGGING_CONFIG,
        access_log=False,
        ws_max_size=settings.limits.body_bytes,
        ws=DeflatingProtocol,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=True,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def serve(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """Serve until interrupted; return the server, which knows whether it ever started."""
    if settings.json_log:
        log_as_json()
    server = uvicorn.Server(config(settings, host, port, json_log=settings.json_log))
    spare_the_collector()
    raise_file_limit()
    server.run()
    return server


def spare_the_collector() -> None:
    """Collect garbage rarely, and never what was loaded at startup.

    Tables make hardly any cycles, but with hundreds of them a full collection takes a third of a second,
    during which nobody is served. The middle generation is kept small for the same reason: collecting a
    million objects takes half a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 1_000)
