"""Who may ask what, from where, how often and how much."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from prowl.server.addresses import is_own
from prowl.server.config import Rate

from .kit import EASY, FakeClock, Player, gathered, house

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("headers", "status", "key"),
    [
        ({"origin": "https://elsewhere.example", **JSON}, 403, "foreign-origin"),
        ({"origin": "null", **JSON}, 403, "foreign-origin"),
        ({"origin": "http://[", **JSON}, 403, "foreign-origin"),
        ({"sec-fetch-site": "cross-site", **JSON}, 403, "foreign-origin"),
        ({"content-type": "application/x-www-form-urlencoded"}, 415, "json-only"),
        ({"content-type": "text/plain"}, 415, "json-only"),
        ({}, 415, "json-only"),
    ],
)
def test_another_page_cannot_speak_for_its_visitor(tmp_path, headers, status, key):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            body = json.dumps({"game": "not_alone", "seats": [{"kind": "me"}] * 2})
            answer = await ann.http.post("/api/tables", content=body, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (status, key)
            assert (await ann.get("/api/tables/mine"))["tables"] == []

    asyncio.run(story())


def test_a_websocket_of_another_page_is_refused(tmp_path):
    async def story():
        async with house(tmp_path, origins=("https://prowl.example",)) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob")
            url = f"{place.url.replace('http', 'ws')}/ws/{table}"
            cookies = {"Cookie": "; ".join(f"{k}={v}" for k, v in ann.http.cookies.items())}
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers={"Origin": "https://elsewhere.example", **cookies})
            async with connect(url, additional_headers={"Origin": "https://prowl.example", **cookies}) as line:
                assert json.loads(await line.recv())["type"] == "table"

    asyncio.run(story())


def test_where_a_public_address_is_set_no_other_is_ours(tmp_path):
    async def story():
        public = "https://prowl.example"
        async with house(tmp_path, public_url=public) as place, httpx.AsyncClient(base_url=place.url) as browser:
            for origin, status in ((public, 200), ("http://prowl.example", 403), (place.url, 403)):
                headers = {"origin": origin, "host": "prowl.example"}
                answer = await browser.post("/api/me", json={"name": "Ann"}, headers=headers)
                assert answer.status_code == status

    asyncio.run(story())


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LocalHost:8080", 200),
        ("127.0.0.1:9000", 200),
        ("[::1]:8080", 200),
        ("rebound.example", 403),
        ("rebound.example:8080", 403),
        ("localhost.rebound.example", 403),
        ("127.0.0.1.rebound.example", 403),
        ("box.local:8080", 403),
        ("192.0.2.1:8080", 403),
    ],
)
def test_a_name_that_only_leads_here_is_not_ours(tmp_path, host, status):
    """DNS rebinding: the page of somebody whose name was made to lead to this machine asks as if it were ours."""

    async def story():
        async with house(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as browser:
            headers = {"origin": f"http://{host}", "host": host}
            answer = await browser.post("/api/me", json={"name": "Ann"}, headers=headers)
            assert answer.status_code == status
            if status == 403:
                assert answer.json() == {
                    "type": "problem",
                    "key": "unknown-address",
                    "values": {"address": f"http://{host}"},
                }

    asyncio.run(story())


def test_a_name_is_ours_once_the_server_is_told(tmp_path):
    async def story():
        told = {"origins": ("http://box.local:8080",), "invite": "http://192.0.2.1:8080"}
        async with house(tmp_path, **told) as place, httpx.AsyncClient(base_url=place.url) as browser:
            for host in ("box.local:8080", "192.0.2.1:8080"):
                headers = {"origin": f"http://{host}", "host": host}
                assert (await browser.post("/api/me", json={"name": "Ann"}, headers=headers)).status_code == 200

    asyncio.run(story())


def test_a_websocket_by_a_name_that_only_leads_here_is_refused(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, _ = await gathered(place, "Ann", "Bob")
            port = place.url.rpartition(":")[2]

            def by(name):
                here = {"host": "127.0.0.1", "port": int(port)}
                return connect(f"ws://{name}:{port}/ws/{table}", origin=f"http://{name}:{port}", **here)

            with pytest.raises(InvalidStatus) as refusal:
                await by("rebound.example")
            assert refusal.value.response.status_code == 403
            async with by("localhost") as line:
                assert json.loads(await line.recv())["type"] == "table"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("host", "connected", "ours"),
    [
        ("192.168.1.20", "192.168.1.20", True),
        ("192.168.1.20", "::ffff:192.168.1.20", True),
        ("fd00::2", "fd00:0::2", True),
        ("192.168.1.21", "192.168.1.20", False),
        ("box.local", "192.168.1.20", False),
        ("box.local", "box.local", False),
        ("0.0.0.0", "127.0.0.1", False),
        ("localhost", "192.168.1.20", True),
        ("", "", False),
    ],
)
def test_the_address_at_which_a_connection_arrives_is_ours(host, connected, ours):
    assert is_own(host, connected) is ours


def test_a_cookie_of_another_program_does_not_hide_ours(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            token = ann.http.cookies["prowl_guest"]
            async with httpx.AsyncClient(base_url=place.url) as browser:
                headers = {"cookie": f'prefs={{"dark": true}}; prowl_guest={token}'}
                assert (await browser.get("/api/me", headers=headers)).json()["name"] == "Ann"

    asyncio.run(story())


def test_the_cookie_is_signed_and_out_of_reach(tmp_path):
    async def story():
        async with house(tmp_path, public_url="https://prowl.example") as place:
            async with httpx.AsyncClient(base_url=place.url) as browser:
                answer = await browser.post("/api/me", json={"name": "Ann"})
            cookie = answer.headers["set-cookie"].lower()
            assert all(word in cookie for word in ("httponly", "samesite=lax", "secure", "path=/"))
            token = answer.cookies["prowl_guest"]
            for forged in (token[:-2] + "aa", token[1:], "x", "", token + "." + token, "é"):
                async with httpx.AsyncClient(base_url=place.url) as browser:
                    headers = {"cookie": f"prowl_guest={forged}".encode("latin-1")}
                    assert (await browser.get("/api/me", headers=headers)).json() == {"name": ""}
                    assert (await browser.get("/api/tables/mine", headers=headers)).status_code == 401

    asyncio.run(story())


def test_a_name_that_nobody_can_see_is_none(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "open")
            async with ann.tab(table) as a:
                for name in ("\u3164", "\u2800 \u115f", "\u0301\u0302", "\ufe0f", "\u200b\u202e", "\u17b4"):
                    assert (await ann.post("/api/me", {"name": name}, 400))["key"] == "empty-text", ascii(name)
                    await a.send("say", text=name)
                    assert (await a.told("problem"))["key"] == "empty-text", ascii(name)

    asyncio.run(story())


def test_whatever_the_letters_of_a_name_are_its_guest_is_known_again(tmp_path):
    """Notes of music are three letters each when they are tidied."""

    async def story():
        async with house(tmp_path) as place:
            for name in ("\U0001d160\U0001d1bc" * 12, "\U0001f9d1\U0001f3fd" * 12, "\u0928\u093c" * 12, "a\u0301" * 12):
                ann = await place.guest(name)
                shown = (await ann.get("/api/me"))["name"]
                assert 0 < len(shown) <= 24
                assert (await ann.post("/api/me", {"name": shown}))["name"] == shown

    asyncio.run(story())


def test_every_page_has_its_headers(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            for path in ("/", "/t/abc", "/api/games", "/nowhere.js", "/api/nowhere", "/openapi.json"):
                headers = (await ann.http.get(path)).headers
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                assert "script-src 'self';" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"

    asyncio.run(story())


def test_a_seat_opens_on_another_device_by_its_key_only(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "open")
            key = ann.keys["0"]
            _, rows, _, _ = await place.hall.store.load(table)
            assert key not in str(rows)
            phone = Player(place, "phone")
            wrong = await phone.http.get(f"/t/{table}?key={'x' * 32}")
            assert (wrong.status_code, wrong.json()["key"]) == (403, "wrong-key")
            assert "set-cookie" not in wrong.headers
            right = await phone.http.get(f"/t/{table}?key={key}")
            assert right.status_code == 303
            assert right.headers["location"] == f"/t/{table}"
            async with phone.tab(table) as tab:
                await tab.next()
                assert tab.table["seats"][0]["mine"] is True
            fresh = (await ann.post(f"/api/tables/{table}/key", {"seat": 0}))["keys"]["0"]
            eve = await place.guest("Eve")
            await eve.post(f"/api/tables/{table}/claim", {"key": key}, 403)
            await eve.post(f"/api/tables/{table}/key", {"seat": 0}, 403)
            await eve.post(f"/api/tables/{table}/claim", {"key": fresh})
            await phone.http.aclose()

    asyncio.run(story())


def test_who_reads_the_database_can_take_nobodys_seat(tmp_path):
    """Neither a key nor a cookie can be made from what lies there, not even with the secret that signs cookies."""

    async def story():
        async with house(tmp_path) as place:
            ann, phone = await place.guest("Ann"), Player(place, "phone")
            table = await ann.found("me", "open")
            await phone.http.get(f"/t/{table}?key={ann.keys['0']}")
            await phone.http.aclose()
            secret = await place.hall.store.secret("guests", "")
            signer = URLSafeSerializer(secret, salt="guest")
            tokens = [signer.loads(each.http.cookies["prowl_guest"])[0] for each in (ann, phone)]
            row, seats, _, _ = await place.hall.store.load(table)
            found = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
            assert row.host.encode() in found
            assert [each for each in (ann.keys["0"], *tokens) if each.encode() in found] == []
            for kept in (row.host, seats[0].guest, *seats[0].also, seats[0].key_hash):
                eve = Player(place, "Eve")
                eve.http.cookies.set("prowl_guest", signer.dumps([kept, "Ann"]))
                told = await eve.get(f"/api/tables/{table}")
                assert not told["seats"][0].get("mine")
                assert not told["host"]
                await eve.http.aclose()

    asyncio.run(story())


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_a_person_with_a_wrong_link_comes_to_our_page_and_holds_nothing(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, phone = await place.guest("Ann"), Player(place, "phone")
            table = await ann.found("me", "open")
            old = ann.keys["0"]
            await ann.post(f"/api/tables/{table}/key", {"seat": 0})
            for key in ("x" * 32, old, "%00é"):
                wrong = await phone.http.get(f"/t/{table}?key={key}", headers=BROWSER)
                assert (wrong.status_code, wrong.headers["location"]) == (303, f"/t/{table}?problem=wrong-key")
                assert "set-cookie" not in wrong.headers
            page = await phone.http.get(wrong.headers["location"], headers=BROWSER)
            assert page.headers["content-type"].startswith("text/html")
            assert place.hall.hosts[table].seats[0].also == []
            nowhere = await phone.http.get("/t/a%3Fb%0A?key=x", headers=BROWSER)
            assert nowhere.headers["location"] == "/t/a%3Fb%0A?problem=no-such-table"
            await phone.http.aclose()

    asyncio.run(story())


def test_keys_are_not_tried_one_after_another(tmp_path):
    async def story():
        limits = replace(EASY, guests=Rate(per_second=0.001, at_once=3))
        async with house(tmp_path, limits=limits) as place:
            ann, phone = await place.guest("Ann"), Player(place, "phone")
            table = await ann.found("me", "open")
            answers = [await phone.http.get(f"/t/{table}?key={n}", headers=BROWSER) for n in range(4)]
            assert answers[1].headers["location"].endswith("?problem=wrong-key")
            assert answers[-1].headers["location"].endswith("?problem=too-fast")
            assert (await phone.http.get(f"/t/{table}?key={ann.keys['0']}")).status_code == 429
            await phone.http.aclose()

    asyncio.run(story())


def test_nobody_without_a_name_founds_or_talks(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, _ = await gathered(place, "Ann", "Bob")
            nobody = Player(place, "nobody")
            await nobody.post("/api/tables", {"game": "not_alone", "seats": [{"kind": "me"}] * 2}, 401)
            async with nobody.tab(table) as tab:
                await tab.send("say", text="psst")
                assert (await tab.told("problem"))["key"] == "who-are-you"
            await nobody.http.aclose()

    asyncio.run(story())


def test_too_many_messages_are_refused_and_then_the_line_is_cut(tmp_path):
    async def story():
        clock = FakeClock()
        limits = replace(EASY, messages=Rate(per_second=10, at_once=20), refusals=30)
        async with house(tmp_path, now=clock, limits=limits, tick_seconds=3600.0) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                for _ in range(20):
                    await a.send("resync")
                await a.send("resync")
                assert (await a.told("problem"))["key"] == "too-fast"
                clock.pass_(1)
                await a.send("resync")
                for _ in range(60):
                    await a.send("resync")
                with pytest.raises(ConnectionClosed) as closed:
                    await a.until(lambda update: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
                assert not [each for each in await b.drain() if each["type"] == "problem"]

    asyncio.run(story())


def test_who_opens_websockets_too_often_is_told_so_and_nobody_else_notices(tmp_path):
    async def story():
        clock = FakeClock()
        limits = replace(EASY, visits=Rate(per_second=1, at_once=2))
        async with house(tmp_path, now=clock, limits=limits, tick_seconds=3600.0) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            for _ in range(2):
                async with ann.tab(table) as a:
                    await a.told("state")
            async with ann.tab(table) as a:
                assert (await a.told("problem"))["key"] == "too-fast"
                with pytest.raises(ConnectionClosed) as closed:
                    await a.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            async with bob.tab(table) as b:
                await b.told("state")
            clock.pass_(1)
            async with ann.tab(table) as a:
                await a.told("state")

    asyncio.run(story())


def test_who_reads_too_fast_is_told_so(tmp_path):
    async def story():
        clock = FakeClock()
        limits = replace(EASY, reads=Rate(per_second=1, at_once=3))
        async with house(tmp_path, now=clock, limits=limits, tick_seconds=3600.0) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            for _ in range(3):
                await ann.get("/api/tables")
            assert (await ann.get("/api/tables", 429))["key"] == "too-fast"
            await bob.get("/api/tables")
            clock.pass_(1)
            await ann.get("/api/tables")

    asyncio.run(story())


def test_requests_and_talk_have_their_rates(tmp_path):
    async def story():
        clock = FakeClock()
        limits = replace(EASY, requests=Rate(per_second=1, at_once=6), talk=Rate(per_second=1, at_once=2))
        async with house(tmp_path, now=clock, limits=limits, tick_seconds=3600.0) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a:
                for _ in range(3):
                    await a.send("say", text="hello")
                assert (await a.told("problem"))["key"] == "too-fast"
                assert len(place.hall.hosts[table].talk.lines) == 2
            for _ in range(10):
                answer = await ann.http.post("/api/tables", json={})
            assert (answer.status_code, answer.json()["key"]) == (429, "too-fast")
            clock.pass_(2)
            await ann.post("/api/tables", {}, 400)

    asyncio.run(story())


def test_long_messages_are_not_read(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a:
                await a.line.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await a.until(lambda update: False)
            answer = await ann.http.post("/api/me", content=b" " * 100_000, headers=JSON)
            assert answer.status_code == 413
            too_much = {"name": "x" * 25}
            await ann.post("/api/me", too_much, 400)

    asyncio.run(story())


def test_no_story_of_our_faults_reaches_a_client(tmp_path, monkeypatch):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")

            async def fail(*args):
                raise RuntimeError("secret detail")

            monkeypatch.setattr(place.hall, "listed", fail)
            answer = await ann.http.get("/api/tables")
            assert answer.status_code == 500
            assert answer.json() == {"type": "problem", "key": "server-failed"}
            assert "script-src 'self';" in answer.headers["content-security-policy"]

    asyncio.run(story())


def test_files_outside_the_client_are_not_served(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "/%00.js"):
                assert "asyncio" not in (await ann.http.get(path)).text

    asyncio.run(story())
