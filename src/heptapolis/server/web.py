"""The built page: its files, and the page itself for every address outside the API."""

from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response
from pydantic_core import from_json, to_json

from heptapolis.core.message import Message
from heptapolis.i18n.language import render
from heptapolis.i18n.sources import SOURCE_LANGUAGE, find_languages
from heptapolis.server.caching import REVALIDATE, accepts_gzip, compress, holds, make_etag
from heptapolis.server.problems import Problem

MANIFEST = "manifest.webmanifest"
PACKAGED = Path(__file__).parent / "web"
LASTING = "public, max-age=31536000, immutable"  # their names include a hash of their content
TEXTS = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}  # what compresses well


def mount(app: FastAPI, folder: Path | None) -> None:
    """Serve the built page from this folder, or from the package; without one there is only the API."""
    root = (folder or PACKAGED).resolve()

    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/") or "\0" in path or request.method not in ("GET", "HEAD"):
            raise Problem("not-found")
        if path == MANIFEST and (root / path).is_file():
            return _manifest(root / path, request.query_params.get("language", SOURCE_LANGUAGE))
        if found := _find_file(root, path):
            return _file(request, found, LASTING if path.startswith("assets/") else REVALIDATE)
        if not (root / "index.html").is_file() or path.startswith("assets/"):
            raise Problem("not-found", "the web page is not built; see docs/server.md for the API")
        return _file(request, root / "index.html", REVALIDATE)

    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def _find_file(root: Path, path: str) -> Path | None:
    """The file at this path inside the folder; None if there is none, or the path is not valid."""
    try:
        found = (root / path).resolve()
        return found if path and found.is_file() and found.is_relative_to(root) else None
    except OSError:  # too long
        return None


def _manifest(file: Path, language: str) -> Response:
    """What the page tells a device that installs it, in the language of the page."""
    if language not in find_languages():
        raise Problem("not-found", "no such language", language[:40], find_languages())
    told = from_json(file.read_bytes())
    told |= {"lang": language, "description": render(Message("app-description"), language)}
    headers = {"Cache-Control": REVALIDATE}
    return Response(to_json(told), media_type="application/manifest+json", headers=headers)


def _file(request: Request, file: Path, keep: str) -> Response:
    """A file, compressed if the browser accepts that and it saves enough."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if not accepts_gzip(request) or request.method != "GET" or file.suffix not in TEXTS:
        return FileResponse(file, headers=headers)
    body, etag = _packed(file, file.stat().st_mtime_ns)
    headers["ETag"] = etag
    if holds(request, etag):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=guess_type(file)[0], headers=headers | {"Content-Encoding": "gzip"})


@lru_cache(maxsize=256)
def _packed(file: Path, _changed: int) -> tuple[bytes, str]:
    """The compressed file and its tag; made once, until the file changes."""
    body = file.read_bytes()
    return compress(body), make_etag(body)
