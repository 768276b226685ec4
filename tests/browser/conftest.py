"""A server on a free port of this machine, a Chromium, and players who sit at its pages."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from prowl.server.static import STATIC
from tests.browser.player import Player

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BOTS = [{"kind": "bot"}, {"kind": "bot"}]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# Debian's Chromium without windows, if it is there: the same browser in two thirds of the time.
FOUND = shutil.which("chromium-headless-shell") or shutil.which("chromium")
CHROMIUM = os.environ.get("PROWL_CHROMIUM") or FOUND or ""
NO_BROWSER = "PROWL_NO_BROWSER" in os.environ


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests fail, unless somebody has asked for a run without one."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # A module stays in one process, which has one server and one browser for all modules that come to it.
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
            if NO_BROWSER:
                item.add_marker(pytest.mark.skip(reason="PROWL_NO_BROWSER is set"))


class Server:
    """`prowl serve` as a process of its own, whose clock can be put forward; with further options if need be.

    Its bots do not wait, unless every table is to have the delay it was founded with.
    """

    def __init__(self, folder: Path, *more: str, hurried: bool = True) -> None:
        self.folder = folder
        self.ahead = 0.0
        self.pass_time(0)
        command = [sys.executable, "-u", "-m", "tests.browser.serving", str(folder / "ahead.txt")]
        options = ["--port", "0", "--workers", "1", "--db", str(folder / "tables.db")]
        more = ("--bot-delay", "0", *more) if hurried else more
        self.errors = (folder / "errors.txt").open("w+")
        self.process = subprocess.Popen(
            [*command, *options, "--log-level", "error", *more],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, f"the server does not say where it is: {said!r}"
        self.address = found[0].rstrip("/")

    def pass_time(self, seconds: float) -> None:
        """From now on it is so much later for the server. The server never sees half a number."""
        self.ahead += seconds
        fresh = self.folder / "ahead.new"
        fresh.write_text(str(self.ahead))
        fresh.replace(self.folder / "ahead.txt")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.errors.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.close()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    assert CHROMIUM, "no Chromium: run scripts/system-packages or set PROWL_CHROMIUM (or PROWL_NO_BROWSER=1 to skip)"
    assert (STATIC / "index.html").exists(), "the browser client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
    # Playwright's loop must not stay the current one for the tests that come after: hence no longer than this package.
    asyncio.set_event_loop(None)


class Hall:
    """Lets players in, and sees them out when the test is over."""

    def __init__(self, chromium: Any, address: str) -> None:
        self.chromium, self.address = chromium, address
        self.players: list[Player] = []

    def player(self, name: str, *, phone: bool = False, lang: str = "en", speed: str = "off", **rest: Any) -> Player:
        """A browser of its own; `storage_state` makes it one that was here before."""
        context = self.chromium.new_context(
            base_url=self.address,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale="ru-RU" if lang == "ru" else "en-GB",
            **{"reduced_motion": "reduce", "service_workers": "block", **rest},
        )
        context.add_init_script(
            f"""if (!localStorage.getItem('prowl.look')) {{
                localStorage.setItem('prowl.look', JSON.stringify({{theme: 'night', speed: '{speed}'}}));
                localStorage.setItem('prowl.prefs', JSON.stringify({{autopass: false, mute: true}}));
                localStorage.setItem('prowl.lang', '{lang}');
            }}"""
        )
        made = Player(context, name, phone)
        self.players.append(made)
        return made

    def close(self) -> None:
        for player in self.players:
            player.context.close()


@dataclass(frozen=True)
class Finished:
    """A game that was played to its end, and the browser of the one who sat in its first seat."""

    table: str
    browser: Any


@pytest.fixture(scope="package")
def finished(chromium: Any, server: Server) -> Finished:
    """Bots have played it out, with one in Vera's seat."""
    hall = Hall(chromium, server.address)
    vera = hall.player("Vera")
    vera.call_myself()
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, *BOTS], settings={"creature": "2"}, seed=8)
    vera.let_bots_play(table)
    made = Finished(table, vera.context.storage_state())
    hall.close()
    return made


@contextmanager
def opened(chromium: Any, server: Server) -> Iterator[Hall]:
    """The hall of a server, until a test is over; then no page may have had a fault."""
    made = Hall(chromium, server.address)
    yield made
    faults = [fault for player in made.players for fault in player.faults]
    made.close()
    assert faults == []


@pytest.fixture
def hall(chromium: Any, server: Server) -> Iterator[Hall]:
    with opened(chromium, server) as made:
        yield made
