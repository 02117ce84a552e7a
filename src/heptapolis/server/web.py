"""The web table, where it is built: its files, and its page for every address that is none of the API's."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response

from heptapolis.server.problems import Problem

PACKAGED = Path(__file__).parent / "web"
LASTING = "public, max-age=31536000, immutable"  # the names of assets hold a hash of them


def mount(app: FastAPI, folder: Path | None) -> None:
    """Serve the built web table from this folder, or from the package; without one there is only the API."""
    root = (folder or PACKAGED).resolve()

    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/") or request.method not in ("GET", "HEAD"):
            raise Problem("not-found")
        found = (root / path).resolve()
        if path and found.is_file() and found.is_relative_to(root):
            headers = (
                {"Cache-Control": LASTING} if path.startswith("assets/") else {"Cache-Control": "no-cache"}
            )
            return FileResponse(found, headers=headers)
        if not (root / "index.html").is_file() or path.startswith("assets/"):
            raise Problem("not-found", "the web table is not built here; see docs/server.md for the API")
        return FileResponse(root / "index.html", headers={"Cache-Control": "no-cache"})

    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
