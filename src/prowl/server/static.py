"""The browser client from the package: the page for every client route, and its assets for a long time."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Prowl</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Prowl</h1>
<p>The server is running. The browser client has not been built yet: <code>make web</code> builds it.</p>
<p lang="ru">Сервер работает. Клиент для браузера ещё не собран: его собирает <code>make web</code>.</p>
</main></body></html>
"""


class Client:
    """Serves the built client."""

    def __init__(self, root: Path = STATIC) -> None:
        self.root = root.resolve()

    def page(self) -> Response:
        """The one page of the client; it finds its way by the address."""
        index = self.root / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503 if self.root.exists() else 200)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def serve(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        found = self._file(path)
        if found is None:
            # What looks like a file and is none must not be answered with a page.
            return Response(status_code=404) if "." in path.rpartition("/")[2] else self.page()
        cache = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(found, media_type=guess_type(found.name)[0], headers={"cache-control": cache})

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path or len(path) > 300:
            return None
        found = (self.root / path).resolve()
        return found if found.is_relative_to(self.root) and found.is_file() else None
