"""`prowl serve` as a host starts and stops it: what cannot be meant is refused in words, an end is orderly."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from types import SimpleNamespace

import pytest
from websockets.asyncio.client import connect

from prowl.cli.main import main
from prowl.kernel.views import SPECTATOR
from prowl.server import serving
from prowl.server.config import Config
from prowl.server.identity import Identity
from prowl.server.problems import Denied

from .kit import PATIENCE, ConnectionClosed, Player, Tab

RUN = "import sys; from prowl.cli.main import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture
def never_served(monkeypatch):
    """Nothing is opened for an option that makes no sense."""

    def opened(*args):
        raise AssertionError("the server was started")

    monkeypatch.setattr(serving, "set_up", lambda level: None)
    monkeypatch.setattr(serving, "listen", opened)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("--port", each) for each in ("-1", "65536")),
        *(("--workers", each) for each in ("0", "-1")),
        *(("--think", each) for each in ("0", "-3", "nan")),
        *(("--bot-delay", each) for each in ("-0.5", "nan", "inf")),
    ],
)
@pytest.mark.parametrize(("language", "sentence"), [("en", "must lie from"), ("ru", "должно лежать от")])
def test_a_number_that_makes_no_sense_is_refused_before_the_server_starts(
    never_served, capsys, option, value, language, sentence
):
    assert main(["serve", "--lang", language, f"{option}={value}"]) == 1
    told = capsys.readouterr().err
    assert option in told
    assert sentence in told


@pytest.mark.parametrize("option", ["--public-url", "--origin"])
@pytest.mark.parametrize(
    "address",
    ["example.org", "example.org:8080", "//example.org", "https://", "ftp://example.org", "https://a/b", "https://a:x"],
)
def test_an_address_that_no_browser_could_come_from_is_refused_before_the_server_starts(
    never_served, capsys, option, address
):
    assert main(["serve", "--lang", "en", option, address]) == 1
    assert f"“{address}” is no address" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("public", "origin"),
    [
        ("https://prowl.example:443", "https://prowl.example"),
        ("http://prowl.example:80/", "http://prowl.example"),
        ("https://Prowl.Example", "https://prowl.example"),
        ("https://стол.example", "https://xn--k1afie.example"),
        ("http://[::1]:8080", "http://[::1]:8080"),
    ],
)
def test_a_page_is_ours_however_its_address_is_written(public, origin):
    identity = Identity(Config(public_url=public), "secret")
    identity.check_origin(visitor(origin=origin, host="x"))
    for other in ("null", "", "https://prowl.example:8443", "http://elsewhere.example", "http://["):
        with pytest.raises(Denied):
            identity.check_origin(visitor(origin=other, host="x"))


def test_who_says_neither_where_from_nor_where_to_is_not_taken_for_our_page():
    with pytest.raises(Denied):
        Identity(Config(), "secret").check_origin(visitor(origin="null", host=""))


def visitor(**headers):
    return SimpleNamespace(headers=headers, scope={"server": ("192.0.2.7", 8080)})


async def started(db):
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", RUN, "serve", "--port", "0", "--db", str(db), "--bot-delay", "0"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(PATIENCE):
        line = await server.stdout.readline()
    return server, line.decode().split()[-1]


def test_a_server_that_is_told_to_stop_says_goodbye_and_leaves_nothing_behind(tmp_path):
    """In the middle of a game among bots, whose workers are busy: no failure, and no line that is no log."""

    async def story():
        server, url = await started(tmp_path / "tables.db")
        try:
            ann = await Player(SimpleNamespace(url=url), "Ann").arrive()
            table = await ann.found("greedy", "greedy", "greedy")
            await ann.http.aclose()
            async with connect(f"{url.replace('http', 'ws')}/ws/{table}", compression=None, max_size=None) as line:
                tab = Tab(line)
                await tab.catch_up(SPECTATOR, 3)
                server.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as cut:
                    await tab.until(lambda update: False)
            assert cut.value.rcvd.code == 1012
            async with asyncio.timeout(PATIENCE):
                _, told = await server.communicate()
        finally:
            if server.returncode is None:
                server.kill()
        assert server.returncode == 0
        logged = [json.loads(each) for each in told.decode().splitlines()]
        assert [each for each in logged if each["level"] != "info"] == []

    asyncio.run(story())
