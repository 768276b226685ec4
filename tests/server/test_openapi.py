"""The pages about HTTP, the server's own and that of the documentation, say what is really sent."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from prowl.server.lobby import Lobby
from prowl.server.openapi import described
from prowl.server.replays import Replays
from prowl.server.routes import JSON

from .kit import agreed, gathered, house, play

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def routes(hall):
    return [*Lobby(hall, None, None).routes(), *Replays(hall, None).routes()]


@pytest.fixture
def shown(tmp_path):
    """The routes of a server, and its page about them."""

    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            page = await ann.get("/openapi.json")
            assert page == described(routes(place.hall))
            return routes(place.hall), page

    return asyncio.run(story())


def operations(page):
    return [operation for path in page["paths"].values() for operation in path.values()]


def test_every_operation_has_a_name_of_its_own(shown):
    named = Counter(each["operationId"] for each in operations(shown[1]))
    assert [name for name, times in named.items() if times > 1] == []


def test_every_answer_in_json_says_its_shape_and_every_shape_is_there(shown):
    _, page = shown
    answers = [each["responses"]["200"]["content"].get(JSON) for each in operations(page)]
    assert [each for each in answers if each is not None and not each["schema"]] == []
    named = set(re.findall(r'"#/components/schemas/(\w+)"', msgspec.json.encode(page).decode()))
    assert named <= set(page["components"]["schemas"])


def test_the_documentation_lists_every_route_with_what_it_takes_and_gives(shown):
    rows = re.findall(r"^\| `([A-Z]+) (/[^`]+)` \| (.*?) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    listed = {
        (method, re.sub(r"<(\w+)>", r"{\1}", path.partition("?")[0])): re.findall(r"`(\w+)`", said)
        for method, path, said in rows
    }
    assert listed == {(each.method, each.path): names(each) for each in shown[0]}


def names(route):
    """The types of a route by their names, what it takes first. Files and texts have none."""
    kinds = [kind for kind in (route.takes, route.gives) if kind not in (None, bytes)]
    found = [each.__name__ for kind in kinds for each in getattr(kind, "__args__", (kind,))]
    return [name for name in found if name != "Nothing"]


def test_what_is_sent_is_what_was_said(tmp_path):
    """Every route that answers with JSON, asked in the course of an evening."""

    async def story():
        async with house(tmp_path) as place:
            said = {(each.method, each.path): each.gives for each in routes(place.hall)}
            asked = set()

            async def ask(who, method, path, body=None, **named):
                route = (method, path)
                address = path.format(table=table, **named)
                given = await (who.get(address) if method == "GET" else who.post(address, body))
                # Nothing is missing, and nothing is there that was not said.
                again = msgspec.to_builtins(msgspec.convert(given, said[route]))
                assert filled(given, again) == again, route
                asked.add(route)
                return given

            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            for path in ("/healthz", "/api/house", "/api/me", "/api/games", "/api/tables", "/api/tables/mine"):
                await ask(ann, "GET", path)
            for path in ("/api/games/{game}/cards", "/api/games/{game}/rules"):
                await ask(ann, "GET", path, game="not_alone")
            await ask(ann, "POST", "/api/me", {"name": "Anna"})
            at = "/api/tables/{table}"
            async with ann.tab(table) as a, bob.tab(table) as b:
                await play({0: a, 1: b}, most=9)
                await ask(ann, "GET", f"{at}/report")
                await agreed("resign", a, b)
                await a.until(lambda update: update["type"] == "table" and update["status"] == "over")
            report = await ask(ann, "GET", f"{at}/report")
            assert report["outcome"] == "resigned"
            await ask(ann, "GET", at)
            await ask(ann, "GET", f"{at}/replay")
            await ask(bob, "POST", f"{at}/fork", {"at": 3, "seat": 1})
            file = await ann.http.get(f"/api/tables/{table}/file")
            await ask(ann, "POST", "/api/replays", file.json())
            wish = {"game": "not_alone", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
            table = (await ask(ann, "POST", "/api/tables", wish))["table"]["table"]
            await ask(bob, "POST", f"{at}/sit", {"seat": 1})
            key = (await ask(bob, "POST", f"{at}/key", {"seat": 1}))["keys"]["1"]
            await ask(ann, "POST", f"{at}/claim", {"key": key})
            await ask(ann, "POST", f"{at}/start", {})
            await ask(bob, "POST", f"{at}/leave", {"seat": 1})
            untyped = {route for route, gives in said.items() if gives is None}
            assert set(said) - asked - untyped == {("POST", f"{at}/what-if")}

    asyncio.run(story())


def filled(given, again):
    """What was sent, with the values that may be left out."""
    if isinstance(given, dict) and isinstance(again, dict):
        return {
            **{key: value for key, value in again.items() if key not in given},
            **{key: filled(value, again.get(key)) for key, value in given.items()},
        }
    if isinstance(given, list) and isinstance(again, list) and len(given) == len(again):
        return [filled(mine, other) for mine, other in zip(given, again, strict=True)]
    return given
