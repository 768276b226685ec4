"""Malformed and hostile messages: nothing changes, nothing crashes, nobody else notices."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from prowl.server.protocol import AnyRequest

from .kit import EASY, Player, gathered, house, play

# Half of them come from a player, the others from three people who have no seat at the table.
OUTSIDERS = 3
# Messages to one request over HTTP.
ONE_IN = 10
VOLLEY = 50

KINDS = [*(kind.__struct_config__.tag for kind in AnyRequest.__args__), "state", "", "x"]
JUNK = [None, True, -1, 0, 1, 2, 15, 16, 2**63, 1e308, "", "0", "pass", "\x00", "ы" * 30, [], {}, [[]], ["place", 1]]

# What can be asked of a whole table, and what each of them must never be.
SPOILT = {
    "say": ("text", [None, 7, "", "x" * 5000, ["hello"], {"text": "hello"}]),
    "emote": ("emote", [None, 7, "", "rude", "HELLO", ["hello"]]),
    "hint": ("seat", [None, "1", 1.5, -1, 16, 0, 2, [1]]),
    "propose": ("what", [None, True, "", "RESIGN", "win", ["resign"]]),
    "resync": ("have", ["", "0", 0.5, -2, 2**63, None, [0]]),
}


def junk(luck, depth=0):
    if depth < 3 and luck.random() < 0.3:
        return [junk(luck, depth + 1) for _ in range(luck.randrange(4))]
    if depth < 3 and luck.random() < 0.2:
        return {str(luck.choice(KINDS)): junk(luck, depth + 1) for _ in range(luck.randrange(3))}
    return luck.choice(JUNK)


def hostile_decision(luck, prompt):
    """Answers of another seat, of no question, or not quite those offered."""
    options = prompt["options"]
    option = luck.choice(options)
    answer = luck.choice([junk(luck), option, [option], options, [*option, 1]])
    seat = luck.choice([0, 2, 3, -1, 7, "1", 1.5, None])
    return {"type": "decide", "seat": seat, "about": luck.choice([prompt["about"], "x", ""]), "answer": answer}


def own_nonsense(luck, prompt):
    """For one's own seat, but never a legal answer to the open question."""
    option = luck.choice(prompt["options"])
    answers = [[*option, "#2"], [*option, None], [option], [], ["nothing"], [option[0].upper(), *option[1:]]]
    answer = luck.choice([each for each in answers if each not in prompt["options"]])
    return {"type": "decide", "seat": 1, "about": prompt["about"], "answer": answer}


def stolen(luck, prompt):
    """What the player in seat 1 might well say, from somebody who does not sit there."""
    answer = {"about": prompt["about"], "answer": luck.choice(prompt["options"])}
    said = [
        {"type": "decide", "seat": 1, **answer},
        *({"type": kind, "seat": 1} for kind in ("undo", "redo", "hint")),
        *({"type": "take_over", "seat": 1, "bot": bot} for bot in (True, False)),
        *({"type": "propose", "what": what} for what in ("resign", "pause")),
        {"type": "hurry"},
    ]
    return luck.choice(said)


def spoilt(luck):
    """A request to the whole table, or for a hint, whose one field is not what it must be."""
    kind = luck.choice(list(SPOILT))
    field, values = SPOILT[kind]
    more = {"seat": 1} if kind != "hint" and luck.random() < 0.3 else {}
    return {"type": kind, **more, field: luck.choice(values)}


def message(luck, prompt, mine):
    """`mine` makes what somebody says for seat 1."""
    roll = luck.random()
    if roll < 0.35:
        return json.dumps(hostile_decision(luck, prompt))
    if roll < 0.45:
        return json.dumps(mine(luck, prompt))
    if roll < 0.6:
        return json.dumps(spoilt(luck))
    if roll < 0.75:
        kind = luck.choice([each for each in KINDS if each not in SPOILT])
        fields = {key: junk(luck) for key in luck.sample(["seat", "ballot", "yes", "bot", "what", "extra"], 3)}
        return json.dumps({"type": kind, **fields, "seat": luck.choice([0, 2, 9, -1, "1", None])})
    if roll < 0.9:
        return json.dumps(junk(luck))
    good = json.dumps(mine(luck, prompt))
    cut = luck.randrange(len(good))
    return luck.choice(
        [
            good[:cut],
            good + good,
            good[:cut] + "\x00" + good[cut:],
            "[" * luck.randrange(3000),
            '{"type":' * 500,
            "\ufeff" + good,
            luck.randbytes(luck.randrange(200)),
            '{"type":"decide","type":"undo","seat":0}',
            "NaN",
            "",
        ]
    )


async def bombard(tab, seed, prompt, volleys, mine):
    """Send them in volleys, read every answer: each is refused, and so is the vote after every volley."""
    luck, before = random.Random(seed), len(tab.others)
    for _ in range(volleys):
        for _ in range(VOLLEY):
            await tab.line.send(message(luck, prompt, mine))
        assert {each["type"] for each in await tab.drain()} == {"problem"}
    keys = [each["key"] for each in tab.others[before:]]
    assert len(keys) == volleys * (VOLLEY + 1)
    return set(keys)


async def bombard_all(player, outsiders, messages):
    """Everybody at once."""
    prompt, volleys = player.states[1]["prompt"], messages // VOLLEY // 2
    some = [volleys // OUTSIDERS + (number < volleys % OUTSIDERS) for number in range(OUTSIDERS)]
    own, *others = await asyncio.gather(
        bombard(player, 20, prompt, volleys, own_nonsense),
        *(bombard(tab, 21 + number, prompt, some[number], stolen) for number, tab in enumerate(outsiders)),
    )
    assert {"bad-request", "not-your-seat", "not-offered"} <= own
    for keys in others:
        assert {"bad-request", "not-your-seat", "not-seated"} <= keys
        assert "not-offered" not in keys


async def knock(eve, luck, table, count):
    """Hostile HTTP requests."""
    paths = ["/api/tables", "/api/me", "/api/replays", "/api/tables/x/sit", "/nothing", "/api/tables/%00/start"]
    verbs = ("sit", "start", "leave", "key", "claim", "fork", "replay", "x")
    paths += [f"/api/tables/{table}/{verb}" for verb in verbs]
    for _ in range(count):
        body = luck.choice([json.dumps(junk(luck)).encode(), luck.randbytes(40), b"[" * 2000, b"{}", b'{"seat":1}'])
        kind = luck.choice(["application/json", "application/json", "text/plain", "x" * 100])
        method = luck.choice(["POST", "POST", "POST", "PUT", "DELETE", "GET", "PATCH"])
        answer = await eve.http.request(method, luck.choice(paths), content=body, headers={"content-type": kind})
        assert answer.status_code < 500 or answer.status_code == 503, (method, answer.url, body, answer.text)
        assert "Traceback" not in answer.text


def as_they_are(hall):
    """Everything that a hostile message might change."""
    return {
        name: (host.table.digest(), host.history.version, len(host.talk.lines), [*host.pilot.lent], host.polls.ballot)
        for name, host in hall.hosts.items()
    }


@pytest.mark.parametrize("messages", [3_000, pytest.param(20_000, marks=pytest.mark.full)])
def test_hostile_messages_by_the_thousand_change_nothing(tmp_path, caplog, messages):
    """From a player, a spectator, somebody without a name, and somebody who sits in the same place at another table."""

    async def story():
        limits = replace(EASY, refusals=10**9, waiting_bytes=1 << 30)
        async with house(tmp_path, limits=limits, idle_seconds=1e9) as place, AsyncExitStack() as doors:
            table, people = await gathered(place, "Ann", "Bob", "Cat")
            _, (_, dan) = await gathered(place, "Fay", "Dan")
            eve = await place.guest("Eve")
            a, b, c = tabs = [await doors.enter_async_context(each.tab(table)) for each in people]
            outsiders = (eve, Player(place, "nobody"), dan)
            others = [await doors.enter_async_context(each.tab(table)) for each in outsiders]
            await play(dict(enumerate(tabs)), most=1)
            for tab in (*tabs, *others):
                await tab.drain()
            assert {each["version"] for tab in (*tabs, *others) for each in tab.states.values()} == {1}
            if not b.states[1]["prompt"] or 1 not in b.states[1]["waiting"]:
                raise AssertionError("choose another seed: Bob must be asked")
            before = as_they_are(place.hall)
            assert len(before) == 2
            await bombard_all(b, others, messages)
            await knock(eve, random.Random(20), table, messages // ONE_IN)
            assert as_they_are(place.hall) == before
            assert await a.drain() == []
            assert await c.drain() == []
            # The table plays on.
            await play(dict(enumerate(tabs)), seed=3, most=10)

    with caplog.at_level(logging.ERROR, "prowl"):
        asyncio.run(story())
    assert not [each for each in caplog.records if each.name.startswith("prowl")]


def test_broken_frames_close_only_their_own_line(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            luck = random.Random(4)
            async with ann.tab(table) as a:
                await a.drain()
                for _ in range(40):
                    async with bob.tab(table) as b:
                        await b.next()
                        b.line.transport.write(luck.randbytes(luck.randrange(1, 300)))
                        b.line.transport.close()
                told = await a.drain()
                assert {each["type"] for each in told} <= {"table"}
                assert place.hall.hosts[table].history.version == 0

    asyncio.run(story())
