"""`prowl serve --lan`: friends on the local network are told where to join, and are let in there."""

from __future__ import annotations

import asyncio
import io
import os
import re
import socket
import subprocess
import sys
from types import SimpleNamespace

import pytest
import segno
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from prowl.cli.main import main
from prowl.kernel.text import words
from prowl.server import addresses, serving
from prowl.server.greeting import Doors, greeting

from .built import ROOT
from .kit import PATIENCE, Player

PAGE, INVITE = "http://127.0.0.1:8080", "http://192.168.1.20:8080"
ALONE = {"en": "restart Prowl with --lan", "ru": "перезапустите Prowl с параметром --lan"}
NO_NETWORK = {"en": "No local network found", "ru": "Локальная сеть не найдена"}
JOIN = {"en": "can join at", "ru": "могут присоединиться по адресу"}
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


class Screen(io.StringIO):
    """A terminal that shows these letters."""

    def __init__(self, encoding="utf-8", terminal=True):
        super().__init__()
        self.letters, self.terminal = encoding, terminal

    @property
    def encoding(self):
        return self.letters

    def isatty(self):
        return self.terminal


def greeted(doors, language="en", out=None):
    return greeting(doors, words(language, "prowl.cli"), out or Screen(terminal=False)).splitlines()


# -- what is said --------------------------------------------------------------------------------


@LANGUAGES
@pytest.mark.parametrize(
    ("doors", "sentences"),
    [
        (Doors(PAGE, INVITE, lan=True), JOIN),
        (Doors(PAGE, lan=True), NO_NETWORK),
        (Doors(PAGE, alone=True), ALONE),
    ],
)
def test_the_second_line_says_how_friends_join(doors, sentences, language):
    first, second = greeted(doors, language)
    assert first == f"Prowl: {PAGE}"
    assert sentences[language] in second
    assert second.endswith(INVITE) is (sentences is JOIN)


def test_a_server_with_an_address_for_everybody_says_no_more_than_that():
    assert greeted(Doors("https://prowl.example")) == ["Prowl: https://prowl.example"]


@pytest.fixture
def wide(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm")


def modules(lines):
    """Rows of a code of half blocks; what is not drawn is dark."""
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    for line in lines:
        yield from zip(*(halves[letter] for letter in line), strict=True)


def test_a_terminal_shows_the_address_as_a_code(wide):
    _, _, *code = greeted(Doors(PAGE, INVITE, lan=True), out=Screen())
    # White on black, so that it is no negative where letters are dark.
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in code)
    plain = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in code]
    wanted = [tuple(row) for row in segno.make_qr(INVITE).matrix_iter()]
    assert list(modules(plain))[: len(wanted)] == wanted


def test_a_terminal_without_colours_gets_none(wide, monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    _, _, *code = greeted(Doors(PAGE, INVITE, lan=True), out=Screen())
    assert set("".join(code)) == set(" ▀▄█")


@pytest.mark.parametrize(
    ("out", "columns"),
    [(Screen(terminal=False), "80"), (Screen("ascii"), "80"), (Screen("latin-1"), "80"), (Screen(), "32")],
)
def test_where_a_code_cannot_be_shown_the_address_is_all(wide, monkeypatch, out, columns):
    monkeypatch.setenv("COLUMNS", columns)
    assert len(greeted(Doors(PAGE, INVITE, lan=True), out=out)) == 2


# -- what is served ------------------------------------------------------------------------------


@pytest.fixture
def serve(monkeypatch, tmp_path, capsys):
    """`prowl serve` up to where it would wait for people: its exit code, its configuration, what it said."""
    seen = []

    class Still:
        started = True

        def __init__(self, settings):
            pass

        def run(self, sockets):
            seen[-1].listened = sockets[0].getsockname()[:2]
            sockets[0].close()

    monkeypatch.setattr(serving.uvicorn, "Server", Still)
    monkeypatch.setattr(serving, "application", lambda config: seen.append(SimpleNamespace(config=config)))
    for name in ("set_up", "calm", "signal"):
        monkeypatch.setattr(serving, name, lambda *_: None)

    def served(*options, language="en", found="192.168.1.20"):
        monkeypatch.setattr(serving, "lan_address", lambda family: found)
        given = ("--lang", language, "--port", "0", "--db", str(tmp_path / "tables.db"))
        code = main(["serve", *given, *options])
        told = capsys.readouterr()
        ran = seen.pop() if seen else SimpleNamespace(config=None)
        ran.code, ran.lines, ran.err = code, told.out.splitlines(), told.err
        return ran

    return served


@LANGUAGES
def test_the_local_network_is_invited_at_the_real_port(serve, language):
    ran = serve("--lan", language=language)
    host, port = ran.listened
    assert (ran.code, host) == (0, "0.0.0.0")
    assert port
    assert ran.config.invite == f"http://192.168.1.20:{port}"
    assert ran.lines[0] == f"Prowl: http://127.0.0.1:{port}"
    assert JOIN[language] in ran.lines[1]
    assert ran.lines[1].endswith(ran.config.invite)
    assert len(ran.lines) == 2


@LANGUAGES
def test_without_a_network_this_machine_is_served(serve, language):
    ran = serve("--lan", language=language, found="")
    assert (ran.code, ran.config.invite) == (0, "")
    assert ran.lines[0] == f"Prowl: http://127.0.0.1:{ran.listened[1]}"
    assert NO_NETWORK[language] in ran.lines[1]


@LANGUAGES
def test_without_lan_only_this_machine_is_served_and_told_so(serve, language):
    ran = serve(language=language)
    assert (ran.listened[0], ran.config.invite) == ("127.0.0.1", "")
    assert ran.lines[0] == f"Prowl: http://127.0.0.1:{ran.listened[1]}"
    assert ALONE[language] in ran.lines[1]


def test_the_public_address_comes_first(serve):
    ran = serve("--lan", "--public-url", "http://box.local:8080")
    assert ran.listened[0] == "0.0.0.0"
    assert ran.config.invite == "http://box.local:8080"
    assert ran.lines[0] == "Prowl: http://box.local:8080"
    assert ran.lines[1].endswith(" http://box.local:8080")


@pytest.mark.parametrize("option", ["--public-url", "--origin"])
def test_behind_a_proxy_nobody_is_advised(serve, option):
    assert len(serve(option, "https://prowl.example").lines) == 1


def test_lan_goes_with_all_interfaces_by_name(serve):
    ran = serve("--lan", "--host", "0.0.0.0")
    assert ran.config.invite == f"http://192.168.1.20:{ran.listened[1]}"


@LANGUAGES
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_lan_and_an_address_of_this_machine_alone_contradict_each_other(serve, language, host):
    ran = serve("--lan", "--host", host, language=language)
    assert (ran.code, ran.config, ran.lines) == (1, None, [])
    assert f"--host {host}" in ran.err
    assert {"en": "makes no sense", "ru": "не имеет смысла"}[language] in ran.err


def test_who_listens_everywhere_is_told_an_address_that_opens(serve):
    ran = serve("--host", "0.0.0.0")
    assert ran.lines == [f"Prowl: http://127.0.0.1:{ran.listened[1]}"]
    assert ran.config.invite == ""


def test_a_name_to_listen_on_is_a_name_of_ours(serve):
    ran = serve("--host", "localhost")
    assert ran.config.origins == (f"http://localhost:{ran.listened[1]}",)


@pytest.mark.parametrize(("wish", "served"), [("LAN=1", True), ("LAN=0", False), ("LAN=", False)])
def test_make_play_takes_the_wish_along(wish, served):
    outside = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    said = subprocess.run(
        ["make", "-n", "play", wish], cwd=ROOT, env=outside, capture_output=True, text=True, check=True
    )
    assert ("prowl serve --lan" in said.stdout) is served


# -- where others find this machine --------------------------------------------------------------


def listening(host, family=socket.AF_INET, v6only=0):
    return SimpleNamespace(family=family, getsockname=lambda: (host, 8080), getsockopt=lambda *_: v6only)


@pytest.mark.parametrize(
    ("socket_", "found"),
    [
        (listening("0.0.0.0"), "192.168.1.20"),
        (listening("192.168.1.7"), "192.168.1.7"),
        (listening("::", socket.AF_INET6), "192.168.1.20"),
        (listening("::", socket.AF_INET6, v6only=1), "fd00::2"),
        (listening("fd00::7", socket.AF_INET6), "fd00::7"),
    ],
)
def test_others_are_given_an_address_that_reaches_the_socket(socket_, found):
    machine = {socket.AF_INET: "192.168.1.20", socket.AF_INET6: "fd00::2"}
    assert addresses.on_the_network(socket_, machine.__getitem__) == found


def test_an_address_of_ipv6_stands_in_brackets():
    assert addresses.page_at("fd00::2", 8080) == "http://[fd00::2]:8080"
    assert addresses.page_at(addresses.on_this_machine("::"), 8080) == "http://[::1]:8080"


@pytest.mark.parametrize(
    ("family", "own", "found"),
    [
        (socket.AF_INET, "192.168.1.20", "192.168.1.20"),
        (socket.AF_INET, "127.0.0.1", ""),
        (socket.AF_INET, "0.0.0.0", ""),
        (socket.AF_INET, OSError("Network is unreachable"), ""),
        (socket.AF_INET6, "fd00::2", "fd00::2"),
        (socket.AF_INET6, "fe80::2", ""),
        (socket.AF_INET6, "::1", ""),
    ],
)
def test_the_address_on_the_way_out_is_the_one_on_the_network(monkeypatch, family, own, found):
    class Line(io.BytesIO):
        def connect(self, where):
            if isinstance(own, OSError):
                raise own

        def getsockname(self):
            return (own, 50000)

    monkeypatch.setattr(addresses.socket, "socket", lambda *_: Line())
    assert addresses.lan_address(family) == found


# -- for real ------------------------------------------------------------------------------------

# Not one of the loopback names, but always there: it stands for the address on the network.
LAN = "127.0.0.2"
RUN = f"""
import sys
from prowl.cli.main import main
from prowl.server import serving
serving.lan_address = lambda family: "{LAN}"
sys.exit(main(["serve", *sys.argv[1:]]))
"""


async def started(*options):
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", RUN, "--port", "0", "--log-level", "error", "--lang", "en", *options),
        stdout=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(PATIENCE):
        said = [(await server.stdout.readline()).decode().split()[-1] for _ in range(2)]
    return server, said


def test_a_friend_joins_at_the_address_on_the_network(tmp_path):
    async def story():
        server, (page, invite) = await started("--lan", "--db", str(tmp_path / "tables.db"))
        try:
            port = page.rpartition(":")[2]
            assert (page, invite) == (f"http://127.0.0.1:{port}", f"http://{LAN}:{port}")
            ann = await Player(SimpleNamespace(url=page), "Ann").arrive()
            bob = await Player(SimpleNamespace(url=invite), "Bob").arrive()
            table = await ann.found("me", "open")
            assert (await bob.get("/api/house"))["invite"] == invite
            answer = await bob.http.post(f"/api/tables/{table}/sit", json={"seat": 1}, headers={"origin": invite})
            assert answer.status_code == 200
            async with bob.tab(table) as tab:
                await tab.catch_up(1)
            with pytest.raises(InvalidStatus):
                await connect(
                    f"ws://rebound.example:{port}/ws/{table}", host=LAN, origin=f"http://rebound.example:{port}"
                )
            for person in (ann, bob):
                await person.http.aclose()
        finally:
            server.terminate()
            await server.communicate()
        assert server.returncode == 0

    asyncio.run(story())
