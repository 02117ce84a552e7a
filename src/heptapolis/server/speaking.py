"""Texts for clients that do not render messages themselves: `?language=sv` adds them to any answer."""

from typing import Any

from pydantic_core import from_json, to_json
from starlette.datastructures import MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heptapolis.core import message as core
from heptapolis.i18n.sources import require_language
from heptapolis.i18n.speech import Speech, speech

PARAMETER = "language"
NOT_FORWARDED = (b"accept-encoding", b"if-none-match")  # we change the answer, so we need it whole


def add_texts(json: str | bytes, language: str) -> str:
    """The same JSON with the text of every message added."""
    return to_json(_speak(from_json(json), speech(language))).decode()


def _speak(value: Any, spoken: Speech) -> Any:
    match value:
        case {"id": str(key), **rest} if rest.keys() <= {"args"} and spoken.knows(key):
            return {**value, "text": spoken.say(_read(value))}
        case dict():
            return {name: _speak(part, spoken) for name, part in value.items()}
        case list():
            return [_speak(part, spoken) for part in value]
        case _:
            return value


def _read(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return core.Message(value["id"], {name: _read(part) for name, part in value.get("args", {}).items()})


def check_language(wanted: str | None) -> str | None:
    """The language that a client asked for, if any; raise an error if we do not have it."""
    return None if wanted is None else require_language(wanted)


class Speaking:
    """Adds texts to the JSON of every answer to a request that asks for a language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if language := wanted_language(scope):
            headers = [pair for pair in scope["headers"] if pair[0] not in NOT_FORWARDED]
            await self.app({**scope, "headers": headers}, receive, _Speaker(send, language))
        else:
            await self.app(scope, receive, send)


def wanted_language(scope: Scope) -> str | None:
    """The language that a request to the API asks for."""
    path: str = scope.get("path", "")
    if scope["type"] != "http" or not path.startswith("/api/"):
        return None
    return QueryParams(scope.get("query_string", b"")).get(PARAMETER)


class _Speaker:
    """Holds an answer back until it is complete, and adds the texts."""

    def __init__(self, send: Send, language: str) -> None:
        self._send, self._language = send, language
        self._start: Message = {}
        self._body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        self._body += message.get("body", b"")
        if not message.get("more_body"):
            await self._finish()

    async def _finish(self) -> None:
        headers = MutableHeaders(scope=self._start)
        if "json" in headers.get("content-type", "") and self._body:
            self._body = add_texts(self._body, self._language).encode()
            headers["content-length"] = str(len(self._body))
            del headers["etag"]
        await self._send(self._start)
        await self._send({"type": "http.response.body", "body": self._body})
