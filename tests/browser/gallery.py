"""The client without a server: its gallery, over moments of real games that were recorded for this run."""

from __future__ import annotations

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from prowl.kernel.game import game_named
from tests.browser.recorder import Recorded

BUILT = Path(__file__).parents[2] / "web" / "dist-kit"
GO = """(to) => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A page is there when nothing of it is still looked for, and what it is about is seen.
THERE = "(sign) => document.querySelector(sign) && !document.querySelector('[aria-busy=true]')"
SIGNS = {"?show=cards": ".pcard", "/rules/": "dl dt", "/replay": "input[type=range]", ".over": "#outcome"}
TABLE = "header [aria-haspopup=menu]"
REPLAYED = "/replay?eyes=all&at=20"


class Rooms(SimpleHTTPRequestHandler):
    """The built gallery: every address that is no file is its one page."""

    def __init__(self, *rest: Any, recorded: bytes) -> None:
        self.recorded = recorded
        super().__init__(*rest, directory=str(BUILT))

    def do_GET(self) -> None:
        if self.path == "/recorded.json":
            self.send_response(200)
            self.send_header("content-type", "application/json")
            self.end_headers()
            self.wfile.write(self.recorded)
            return
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, *_: Any) -> None:
        """Nobody reads along."""


class Gallery:
    """Serves the gallery on a free port of this machine, and knows what hangs in it."""

    def __init__(self, told: Recorded) -> None:
        assert (BUILT / "index.html").exists(), "the gallery is not built: make kit"
        self.moments: dict[str, Any] = told["moments"]
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Rooms, recorded=json.dumps(told).encode()))
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def of(self, game: str) -> list[str]:
        return [name for name, moment in self.moments.items() if moment["game"] == game]

    def asked(self, game: str) -> list[str]:
        return [name for name in self.of(game) if ".ask." in name]

    def pages(self, game: str, every: bool) -> list[str]:
        """The addresses of what is worth a look: all of it, or the first and the last question, the end, the rules.

        The fullest table has the least room; the smallest one has clocks.
        """
        players = game_named(game).players
        full, small = (f"{game}.{players[at]}." for at in (-1, 0))
        asked = [name for name in self.asked(game) if name.startswith(full)]
        clocks = [name for name in self.asked(game) if name.startswith(small)]
        few = [asked[0], asked[-1], clocks[-1], f"{full}looking-on", f"{full}over"]
        still = [name for name in self.of(game) if ".then." not in name]
        tables = [f"/t/{name}" for name in (still if every else few)]
        return [*tables, f"/t/{full}over{REPLAYED}", f"/rules/{game}", f"/rules/{game}?show=cards"]

    def wide(self, game: str, every: bool) -> list[str]:
        """Those of them on which most has to find room."""
        pages = self.pages(game, every)
        return pages if every else [*pages[:2], *pages[4:6], pages[-1]]

    def turning_points(self, game: str, every: bool) -> list[str]:
        """Moments after which something happens for the first time; few: at the smallest table."""
        few = f"{game}.{game_named(game).players[0]}."
        return [name for name in self.of(game) if ".then." in name and (every or name.startswith(few))]


def look_at(page: Any, path: str) -> None:
    """Go on within the page: it is loaded once for all that hangs here."""
    page.evaluate(GO, path)
    sign = next((each for part, each in SIGNS.items() if part in path), TABLE)
    page.wait_for_function(THERE, arg=sign)
    page.evaluate(DRAWN)
