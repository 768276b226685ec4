"""Clocks, absent players and bots that stand in for them; no test waits for real time."""

from __future__ import annotations

import asyncio

import pytest

from prowl.server.pilot import Pilot

from .kit import PATIENCE, STILL, ConnectionClosed, FakeClock, agreed, evening, first_answers, gathered, house


def test_a_move_clock_answers_for_who_is_late(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat", clock="move", seconds=30)
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table):
                await a.catch_up(0)
                await b.catch_up(1)
                host = place.hall.hosts[table]
                waiting = list(b.states[1]["waiting"])
                clock.pass_(20)
                await b.answer(1)
                await b.catch_up(1, 1)
                await host.tick()
                assert host.history.version == 1
                clock.pass_(11)
                fallbacks = {seat: host.table.pending[seat].fallback for seat in waiting if seat != 1}
                await host.tick()
                late = host.table.log[1 : 1 + len(fallbacks)]
                assert {each.seat: each.answer for each in late} == fallbacks
                [_, _, lines, _] = await place.hall.store.load(table)
                assert [line.kind for line in lines] == ["decide"] * len(lines)
                assert b.table["clocks"]["mode"] == "move"

    asyncio.run(story())


def test_the_sand_runs_for_all_who_are_asked(tmp_path):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=clock, clock="sand", seconds=30) as (_, host, (_, b, _)):
            shown = host.clocks.shown(clock())
            assert set(shown.left.values()) == {30.0}
            clock.pass_(25)
            await b.answer(1)
            await b.catch_up(1, 1)
            assert set(host.clocks.shown(clock()).left.values()) == {5.0}
            clock.pass_(6)
            await host.tick()
            assert host.table.saves[-1].at > 0
            told = await b.until(lambda update: update["type"] == "clock" and "late" in update)
            assert 0 < len(told["late"]) < 3
            assert 1 not in told["late"]
            assert set(host.clocks.shown(clock()).left.values()) == {30.0}

    asyncio.run(story())


def test_clocks_pause_by_consent_and_stay_paused_after_a_restart(tmp_path):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", now=clock, clock="move", seconds=30) as (place, host, (a, b)):
            clock.pass_(10)
            await agreed("pause", a, b)
            assert (await a.told("clock"))["clocks"]["paused"] is True
            clock.pass_(1000)
            await host.tick()
            assert not host.table.log
            assert set(host.clocks.shown(clock()).left.values()) == {20.0}
            await a.send("propose", what="pause")
            assert (await a.told("problem"))["key"] == "clocks-stand-already"
            place.hall.hosts.pop(host.id)
            again = await place.hall.host(host.id)
            assert again.clocks.paused
            assert again.history.version == 1

    asyncio.run(story())


def test_a_bot_plays_for_who_is_away_and_hands_back_at_once(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob", grace=60)
            async with ann.tab(table) as a:
                await a.catch_up(0)
                host = place.hall.hosts[table]
                await host.tick()
                clock.pass_(59)
                await host.tick()
                assert not host.pilot.flies(1)
                clock.pass_(2)
                await host.tick()
                assert host.pilot.flies(1)
                state = await a.until(lambda update: update["type"] == "state")
                assert host.table.log[0].seat == 1
                assert a.table["seats"][1]["bot_plays"] is True
                async with bob.tab(table) as b:
                    await b.state(seat=1)
                    assert not host.pilot.flies(1)
                    assert 1 not in host.pilot.thinking
                    assert "bot_plays" not in b.table["seats"][1]
                assert state

    asyncio.run(story())


@pytest.mark.parametrize("level", ["random", "greedy", "search"])
def test_the_bot_that_plays_for_who_is_away_has_the_agreed_level(tmp_path, monkeypatch, level):
    asked = []

    async def thought(_self, seat, _mark, level):
        asked.append((seat, level))

    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob", grace=60, stand_in=level)
            async with ann.tab(table) as a:
                await a.catch_up(0)
                assert a.table.get("stand_in", "greedy") == level
                host = place.hall.hosts[table]
                await host.tick()
                clock.pass_(61)
                await host.tick()
                await a.until(lambda update: update["type"] == "state")
                assert set(asked) == {(1, level)}
                await bob.post(f"/api/tables/{table}/leave", {"seat": 1})
                assert host.seats[1].level == level

    monkeypatch.setattr(Pilot, "_thought", thought)
    asyncio.run(story())


def test_a_table_whose_people_have_all_left_waits(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob", grace=60)
            async with ann.tab(table) as a:
                await a.catch_up(0)
            host = place.hall.hosts[table]
            await place.empty(table)
            clock.pass_(10_000)
            await host.tick()
            assert not host.pilot.flies(0)
            assert not host.pilot.thinking
            assert bob

    asyncio.run(story())


def test_a_player_lends_the_seat_to_a_bot_and_takes_it_back(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob") as (_, host, (a, b)):
            await a.send("take_over", seat=1, bot=True)
            assert (await a.told("problem"))["key"] == "not-your-seat"
            await b.send("take_over", seat=1, bot=True)
            await b.catch_up(1, 1)
            await b.send("take_over", seat=1, bot=False)
            await b.until(lambda u: u["type"] == "table" and "bot_plays" not in u["seats"][1])
            assert not host.pilot.flies(1)

    asyncio.run(story())


def test_while_nobody_moves_nothing_is_kept_that_only_makes_the_next_move_quicker(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table, aside=1) as a, bob.tab(table) as b:
                await a.catch_up(0)
                await b.catch_up(1)
                host = place.hall.hosts[table]
                await host.tick()
                assert host.audience.studies.told
                clock.pass_(60)
                await host.tick()
                assert not host.audience.studies.told
                [seat] = host.table.waiting_for[:1]
                await (a, b)[seat].answer(seat)
                await a.catch_up(0, 1)
                assert a.states[0]["figures"]

    asyncio.run(story())


def test_a_table_that_is_held_keeps_no_other_from_its_time(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            first, (ann, bob) = await gathered(place, "Ann", "Bob", clock="move", seconds=30)
            second, (cat, dan) = await gathered(place, "Cat", "Dan", clock="move", seconds=30)
            async with ann.tab(first) as a, bob.tab(first) as b, cat.tab(second) as c, dan.tab(second) as d:
                await first_answers({0: a, 1: b})
                await first_answers({0: c, 1: d})
                held, free = (place.hall.hosts[table] for table in (first, second))
                clock.pass_(31)
                async with held.lock, asyncio.timeout(PATIENCE):
                    await place.hall.tick()
                    assert free.table.log
                    assert not held.table.log
                await place.hall.tick()
                assert held.table.log

    asyncio.run(story())


def test_a_server_that_stops_while_a_table_is_held_says_goodbye_to_all_others(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock) as place:
            first, (ann, bob) = await gathered(place, "Ann", "Bob", clock="move", seconds=30)
            second, (cat, _) = await gathered(place, "Cat", "Dan", clock="move", seconds=30)
            async with ann.tab(first) as a, bob.tab(first) as b, cat.tab(second) as c, asyncio.timeout(PATIENCE):
                await first_answers({0: a, 1: b})
                async with place.hall.hosts[first].lock:
                    clock.pass_(31)
                    await c.catch_up(0, 1)
                    closing = asyncio.create_task(place.hall.close())
                    with pytest.raises(ConnectionClosed):
                        await c.until(lambda update: False)
                    # What is being done there may have to become durable.
                    assert not closing.done()
                await closing

    asyncio.run(story())
