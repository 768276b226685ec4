"""What outlives the server: clocks, the link to a rematch, and games begun under older rules."""

from __future__ import annotations

import asyncio
import json

import pytest

from prowl.store import Line, Note

from .kit import STILL, FakeClock, agreed, evening, gathered, house, play


@pytest.mark.parametrize("mode", ["move", "sand"])
def test_clocks_show_after_a_restart_what_they_showed_before(tmp_path, mode):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat", clock=mode, seconds=30)
            async with bob.tab(table) as b:
                await b.catch_up(1)
                await b.answer(1)
                await b.catch_up(1, 1)
                clock.pass_(18)
            assert (ann.name, cat.name) == ("Ann", "Cat")
        clock.pass_(1000)
        async with house(tmp_path, now=clock, **STILL) as place:
            host = await place.hall.host(table)
            assert set(host.clocks.shown(clock()).left.values()) == {12.0}
            assert host.history.version == 1

    asyncio.run(story())


def test_clocks_are_noted_while_they_run_so_that_a_crash_gives_no_time_back(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob", clock="move", seconds=30)
            host = place.hall.hosts[table]
            async with ann.tab(table) as a:
                await a.catch_up(0)
                clock.pass_(6)
                await host.tick()
                clock.pass_(3)
            place.hall.hosts.pop(table)
            again = await place.hall.host(table)
            assert set(again.clocks.shown(clock()).left.values()) == {24.0}

    asyncio.run(story())


def test_a_table_with_clocks_that_everybody_has_left_goes_back_to_the_store_with_what_they_show(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob", clock="move", seconds=30)
            async with ann.tab(table) as a:
                await a.catch_up(0)
                clock.pass_(12)
            await place.empty(table)
            clock.pass_(100_000)
            await place.hall.tick()
            assert table not in place.hall.hosts
            again = await place.hall.host(table)
            assert set(again.clocks.shown(clock()).left.values()) == {18.0}

    asyncio.run(story())


def test_a_clock_of_another_question_starts_anew(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (_, bob) = await gathered(place, "Ann", "Bob", clock="move", seconds=30)
            host = place.hall.hosts[table]
            async with bob.tab(table) as b:
                await b.catch_up(1)
                clock.pass_(6)
                await host.tick()
                await play({1: b}, most=1)
                marks = dict(host.clocks.marks)
            place.hall.hosts.pop(table)
            again = await place.hall.host(table)
            assert again.clocks.marks == marks
            kept = (await place.hall.store.load(table))[0].notes["clocks"]
            left = again.clocks.shown(clock()).left
            same = [seat for seat, mark in marks.items() if kept.get(str(seat), [None])[0] == list(mark)]
            assert left == {str(seat): 24.0 if seat in same else 30.0 for seat in marks}

    asyncio.run(story())


def test_paused_clocks_keep_what_is_left_over_a_restart(tmp_path):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", now=clock, clock="move", seconds=30) as (_, host, (a, b)):
            clock.pass_(10)
            await agreed("pause", a, b)
            await a.told("clock")
        clock.pass_(500)
        async with house(tmp_path, now=clock, **STILL) as place:
            host = await place.hall.host(host.id)
            clock.pass_(500)
            assert host.clocks.paused
            assert set(host.clocks.shown(clock()).left.values()) == {20.0}
            host.clocks.go_on(clock(), "agreed")
            assert set(host.clocks.shown(clock()).left.values()) == {20.0}

    asyncio.run(story())


def test_the_link_to_a_rematch_outlives_the_server_and_there_is_one_only(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await play({0: a, 1: b})
                await agreed("rematch", a, b)
                link = (await a.until(lambda u: u["type"] == "table" and u.get("rematch")))["rematch"]
            cookies = ann.http.cookies
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            ann.http.cookies = cookies
            async with ann.tab(table) as a:
                assert (await a.until(lambda u: u["type"] == "table"))["rematch"] == link
                await a.send("propose", what="rematch")
                assert (await a.told("problem"))["key"] == "no-rematch"
            async with ann.tab(link) as a:
                await a.catch_up(0)

    asyncio.run(story())


async def upgraded(place, table, people, spoil):
    """The table, played for a while, noted, and taken out of memory; then `spoil` does what new rules do to it."""
    ann, bob = people
    async with ann.tab(table) as a, bob.tab(table) as b:
        await play({0: a, 1: b}, most=9)
    host = place.hall.hosts[table]
    async with host.lock:
        await host.notes.write()
    state, version = host.table.saves[-1].state, host.history.version
    place.hall.hosts.pop(table)
    await spoil(version)
    return state.copy(), version


def test_a_table_whose_log_the_new_rules_refuse_goes_on_from_its_last_save_point(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, people = await gathered(place, "Ann", "Bob")
            ann, bob = people

            async def spoil(version):
                await place.hall.store.append(table, Line(version + 1, "decide", 0, ["no", "such", "card"]))

            state, version = await upgraded(place, table, people, spoil)
            async with ann.tab(table) as a, bob.tab(table) as b:
                told = await a.until(lambda u: u["type"] == "table")
                assert told["notice"] == "restored"
                assert (await a.told("problem"))["key"] == "rules-changed-restored"
                host = place.hall.hosts[table]
                assert host.history.version == version + 2
                assert host.table.saves[0].state.hand == state.hand
                await play({0: a, 1: b}, most=5)
                await a.drain()
                host = place.hall.hosts.pop(table)
            again = await place.hall.host(table)
            assert again.table.digest() == host.table.digest()
            assert (again.history.version, again.history.turns) == (host.history.version, host.history.turns)
            assert again.notice == ""

    asyncio.run(story())


def test_a_table_whose_log_leads_elsewhere_goes_on_from_its_last_save_point(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, people = await gathered(place, "Ann", "Bob")

            async def spoil(version):
                """Under the new rules the same answers lead to another state: the noted one has another print."""
                row = (await place.hall.store.load(table))[0]
                save = row.notes["save"]
                assert save["version"] == version
                save["state"]["rescue"] -= 1
                await place.hall.store.note(Note(table, "save", {**save, "digest": "of the old rules"}))

            state, version = await upgraded(place, table, people, spoil)
            host = await place.hall.host(table)
            assert (host.notice, host.table.state.rescue) == ("restored", state.rescue - 1)
            assert host.history.version == version + 1
            lines = (await place.hall.store.load(table))[2]
            assert [line.kind for line in lines][-1] == "restart"

    asyncio.run(story())


def test_a_table_that_cannot_be_restored_can_be_looked_at_but_not_played(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, people = await gathered(place, "Ann", "Bob")
            ann, _ = people

            async def spoil(version):
                await place.hall.store.append(table, Line(version + 1, "decide", 0, ["no", "such", "card"]))
                await place.hall.store.note(Note(table, "save", {"version": 0, "state": {"no": "such field"}}))

            _, version = await upgraded(place, table, people, spoil)
            async with ann.tab(table) as a:
                told = await a.until(lambda u: u["type"] == "table")
                assert (told["notice"], told["status"]) == ("stopped", "playing")
                state = await a.catch_up(0)
                assert (state["version"], state["waiting"], state.get("prompt")) == (version, [], None)
                assert (await a.told("problem"))["key"] == "rules-changed-stopped"
                for request in ({"type": "decide", "seat": 0, "about": "x", "answer": []}, {"type": "undo", "seat": 0}):
                    await a.line.send(json.dumps(request))
                    assert (await a.told("problem"))["key"] == "rules-changed-stopped"
            assert len((await place.hall.store.load(table))[2]) == version + 1

    asyncio.run(story())


def test_a_seat_held_by_its_key_is_among_my_tables_on_that_device(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, phone = await place.guest("Ann"), await place.guest("Ann's phone")
            table = await ann.found("me", "open")
            assert (await phone.get("/api/tables/mine"))["tables"] == []
            await phone.post(f"/api/tables/{table}/claim", {"key": ann.keys["0"]})
            [mine] = (await phone.get("/api/tables/mine"))["tables"]
            assert mine["table"] == table
            assert [seat.get("mine", False) for seat in mine["seats"]] == [True, False]
            await ann.post(f"/api/tables/{table}/leave", {"seat": 0})
            assert (await phone.get("/api/tables/mine"))["tables"] == []

    asyncio.run(story())
