"""A table: who is told what, and when."""

from __future__ import annotations

import asyncio
import json

from prowl.kernel.views import SPECTATOR
from prowl.store import Line

from .kit import FakeClock, Player, gathered, house, play


def test_a_reconnect_brings_exactly_what_was_missed(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat")
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table) as c:
                await play({0: a, 1: b, 2: c}, most=6)
                async with bob.tab(table) as gone:
                    await gone.drain()
                had, events = gone.states[1]["version"], list(gone.events[1])
                await play({0: a, 1: b, 2: c}, seed=2, most=15)
                await b.drain()
                assert b.states[1]["version"] == had + 15
                async with bob.tab(table, have=had) as back:
                    state = await back.state(seat=1)
                    assert events + state["events"] == b.events[1]
                    assert state["first_event"] == len(events)
                    assert state["view"] == b.states[1]["view"]
                    assert state.get("prompt") == b.states[1].get("prompt")
                    assert state["version"] == b.states[1]["version"]

    asyncio.run(story())


def test_a_reconnect_after_an_undo_forgets_what_was_taken_back(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat")
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table):
                await a.state()
                await b.state()
                await b.answer(1)
                await b.state(version=1)
                had, events = 1, list(b.events[1])
                await b.send("undo", seat=1)
                await b.state(version=2)
                assert len(b.events[1]) < len(events)
                async with bob.tab(table, have=had) as back:
                    state = await back.state(seat=1)
                    assert events[: state["first_event"]] + state["events"] == b.events[1]

    asyncio.run(story())


def test_differences_add_up_to_the_kernels_own_view(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat")
            eve = await place.guest("Eve")
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table) as c, eve.tab(table) as e:
                for lap in range(12):
                    await play({0: a, 1: b, 2: c}, seed=lap, most=7)
                    for seat, tab in ((0, a), (1, b), (2, c), (SPECTATOR, e)):
                        await tab.drain()
                        whole = json.loads(json.dumps(place.hall.hosts[table].table.seen_by(seat)))
                        assert tab.states[seat]["view"] == whole["view"]
                        assert tab.events[seat] == whole["events"]
                        assert tab.states[seat].get("prompt") == whole["prompt"]
                        assert tab.states[seat]["waiting"] == whole["waiting"]

    asyncio.run(story())


def test_spectators_see_no_secret_on_the_wire(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat")
            nobody = Player(place, "nobody").tab(table)
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table) as c, nobody as eve:
                for lap in range(60):
                    state = await play({0: a, 1: b, 2: c}, seed=lap, most=2)
                    seen = len(eve.frames)
                    await eve.drain()
                    host = place.hall.hosts[table]
                    for frame in eve.frames[seen:]:
                        look_for_secrets(frame, host)
                    assert eve.states[-1]["view"] == json.loads(json.dumps(host.table.seen_by(-1)["view"]))
                    if state.get("outcome"):
                        break

    asyncio.run(story())


def look_for_secrets(frame, host):
    """On the raw frame: no question, no seat's eyes, no name of a card that lies hidden now."""
    update = json.loads(frame)
    assert update.get("seat", SPECTATOR) == SPECTATOR
    assert "prompt" not in update
    if update["type"] == "state" and update["version"] == host.history.version:
        assert not [name for name in hidden_names(host.table) if f'"{name}"' in frame], frame


def hidden_names(table):
    """The names of the cards that lie hidden and are told nowhere in what everybody may know."""
    state, wire = table.state, table.wire
    hidden = [
        *(wire.named("survival", card) for cards in state.survival_hand for card in cards),
        *(wire.named("hunt", card) for card in state.hunt_hand),
    ]
    known = json.dumps(table.seen_by(SPECTATOR))
    return [name for name in hidden if f'"{name}"' not in known]


def test_no_spectators_where_the_host_does_not_want_them(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, _ = await gathered(place, "Ann", "Bob", spectators=False)
            eve = await place.guest("Eve")
            async with eve.tab(table) as tab:
                assert (await tab.next())["key"] == "no-spectators"

    asyncio.run(story())


def test_one_person_holds_several_seats(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "me", "me")
            async with ann.tab(table) as tab:
                while set(tab.states) != {0, 1, 2}:
                    await tab.next()
                while not tab.states[0].get("outcome"):
                    seat = tab.states[0]["waiting"][0]
                    version = tab.states[0]["version"]
                    await tab.answer(seat)
                    while any(tab.states[each]["version"] == version for each in range(3)):
                        await tab.next()

    asyncio.run(story())


def test_two_tabs_of_one_player_see_the_same(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b, bob.tab(table) as b2:
                await b2.state()
                await play({0: a, 1: b}, most=8)
                await b.drain()
                await b2.drain()
                assert b.states[1] == b2.states[1]
                assert b.events[1] == b2.events[1]

    asyncio.run(story())


def test_only_who_holds_a_seat_answers_for_it_and_only_the_open_question(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, _) = await gathered(place, "Ann", "Bob", "Cat")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await a.state()
                await b.state()
                prompt = b.states[1]["prompt"]
                await a.send("decide", seat=1, about=prompt["about"], answer=prompt["options"][0])
                assert (await a.told("problem"))["key"] == "not-your-seat"
                await b.send("decide", seat=1, about="other", answer=prompt["options"][0])
                assert (await b.told("problem"))["key"] == "question-has-changed"
                await b.send("decide", seat=1, about=prompt["about"], question=7, answer=prompt["options"][0])
                assert (await b.told("problem"))["key"] == "question-has-changed"
                await b.send("decide", seat=1, about=prompt["about"], answer=["place", 99])
                assert (await b.told("problem"))["key"] == "not-offered"
                assert place.hall.hosts[table].history.version == 0

    asyncio.run(story())


def test_everyone_hears_what_is_said_and_who_comes_later_reads_it(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            eve = await place.guest("Eve")
            async with ann.tab(table) as a, bob.tab(table) as b, eve.tab(table) as e:
                await a.send("say", text="  I am at  the river ")
                for tab in (a, b, e):
                    line = (await tab.told("chat"))["lines"][0]
                    assert (line["name"], line["seat"], line["text"]) == ("Ann", 0, "I am at the river")
                await e.send("emote", emote="ouch")
                assert (await b.told("chat"))["lines"][0]["emote"] == "ouch"
                async with bob.tab(table, heard=1) as late:
                    assert [line["number"] for line in (await late.told("chat"))["lines"]] == [2]

    asyncio.run(story())


def test_a_table_comes_back_from_the_store_as_it_was(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await play({0: a, 1: b}, most=12)
                await a.send("say", text="hello")
                await a.told("chat")
                await a.drain()
            host = place.hall.hosts.pop(table)
            before = (host.table.digest(), host.history.version, host.history.events_at, host.history.turns)
            async with ann.tab(table) as again:
                await again.state()
                assert [line["text"] for line in again.chat] == ["hello"]
            host = place.hall.hosts[table]
            assert (host.table.digest(), host.history.version, host.history.events_at, host.history.turns) == before

    asyncio.run(story())


def test_an_idle_table_leaves_the_memory(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, tick_seconds=3600.0) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a:
                await a.state()
                clock.pass_(100_000)
                await place.hall.tick()
                assert table in place.hall.hosts
            await place.empty(table)
            clock.pass_(100_000)
            await place.hall.tick()
            assert table not in place.hall.hosts
            async with ann.tab(table) as a:
                await a.state()

    asyncio.run(story())


def test_a_line_written_by_somebody_else_is_taken_over(tmp_path):
    """Another worker was first: the table is rebuilt from the store, and the answer is judged anew by its player."""

    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat")
            async with ann.tab(table), bob.tab(table) as b, cat.tab(table) as c:
                await b.state()
                await c.state()
                option = c.states[2]["prompt"]["options"][0]
                await place.hall.store.append(table, Line(1, "decide", 2, option))
                await b.answer(1)
                assert (await b.told("problem"))["key"] == "somebody-was-first"
                await b.drain()
                await c.drain()
                assert b.states[1]["version"] == c.states[2]["version"] == 1
                assert 2 not in c.states[2]["waiting"]
                await b.answer(1)
                await b.state(version=2)

    asyncio.run(story())
