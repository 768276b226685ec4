"""Somebody who wants to keep the others from playing: what they send costs them more than us, and nobody else waits."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace

import pytest

from prowl.server.addresses import household
from prowl.server.config import FREE, Config, Rate
from prowl.server.connections import Connection
from prowl.server.limits import Buckets
from prowl.server.requests import Caller
from prowl.server.serving import NoDatabase, try_database
from prowl.store import InUse, SqliteStore, rows

from .kit import EASY, STILL, FakeClock, Player, Tab, evening, gathered, house, play, until

SLOW = Rate(per_second=1, at_once=2)


def refused(tab: Tab) -> int:
    """How often a tab was told that it is too fast."""
    return sum(update["type"] == "problem" and update["key"] == "too-fast" for update in tab.others)


# -- time --------------------------------------------------------------------------------


def test_time_that_passes_is_not_the_time_of_day():
    """Somebody who sets the clock of the machine back refuses nobody and stops no timer."""
    config = Config()
    assert config.now is not config.today
    before = config.now()
    assert 0 <= config.now() - before < 60


def test_rates_and_clocks_do_not_look_at_the_time_of_day(tmp_path):
    async def story():
        day = FakeClock()
        limits = replace(EASY, reads=Rate(per_second=0.001, at_once=6))
        async with house(tmp_path, today=day, limits=limits) as place:
            ann = await place.guest("Ann")
            for _ in range(3):
                await ann.get("/api/tables")
            day.pass_(-7200)
            for _ in range(3):
                await ann.get("/api/tables")

    asyncio.run(story())


def test_a_watchdog_gets_its_answer_however_often_it_asks(tmp_path):
    async def story():
        async with house(tmp_path, now=FakeClock(), limits=replace(EASY, reads=SLOW), **STILL) as place:
            nobody = Player(place, "")
            for _ in range(5):
                assert (await nobody.get("/healthz"))["ok"] is True
            await nobody.http.aclose()

    asyncio.run(story())


# -- what costs a lot ----------------------------------------------------------------------


def test_whole_views_are_limited_for_each_guest_whatever_the_number_of_connections(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, limits=replace(EASY, looks=SLOW), **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, ann.tab(table) as again, bob.tab(table) as b:
                for each in (a, a, again, b):
                    await each.send("resync")
                    await each.drain()
                assert [refused(each) for each in (a, again, b)] == [0, 1, 0]
                clock.pass_(1)
                await again.send("resync")
                await again.drain()
                assert refused(again) == 1

    asyncio.run(story())


def test_whole_views_are_limited_for_each_address_since_names_cost_nothing(tmp_path):
    async def story():
        async with house(tmp_path, now=FakeClock(), limits=replace(EASY, looks_from=SLOW), **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                for each in (a, b, a):
                    await each.send("resync")
                    await each.drain()
                assert [refused(each) for each in (a, b)] == [1, 0]

    asyncio.run(story())


def test_who_stands_at_the_tables_version_is_sent_nothing_and_pays_nothing(tmp_path):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", now=clock) as (_, host, (a, _)):
            await a.drain()
            for _ in range(3):
                await a.send("resync", have=host.history.version)
            assert await a.drain() == []
            await a.send("resync", have=-1)
            assert [update["type"] for update in await a.drain()] == ["state"]

    asyncio.run(story())


def test_visits_are_limited_for_each_address_since_names_cost_nothing(tmp_path):
    async def story():
        async with house(tmp_path, now=FakeClock(), limits=replace(EASY, visits_from=SLOW), **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await a.told("state")
                await b.told("state")
            async with bob.tab(table) as b:
                assert (await b.told("problem"))["key"] == "too-fast"

    asyncio.run(story())


def test_what_has_piled_up_on_one_connection_lets_others_have_their_turn(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", now=FakeClock()) as (_, host, _):
            nothing = Buckets(FREE, FakeClock())
            caller = Caller(host, Connection(None, 1_000_000), EASY, nothing, nothing, lambda: done.append(1))
            done: list[int] = []
            seen: set[int] = set()

            async def others():
                while True:
                    seen.add(len(done))
                    await asyncio.sleep(0)

            watching = asyncio.create_task(others())
            for _ in range(10):
                caller.hear('{"type":"resync","have":-1}')
            await caller.rest()
            watching.cancel()
            assert seen >= set(range(2, 10))

    asyncio.run(story())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::7", "2001:db8:1:3::7", False),
        ("unknown", "unknown", True),
    ],
)
def test_a_household_has_one_address_or_one_network_of_ipv6(one, other, same):
    assert (household(one) == household(other)) is same


# -- tables without people -------------------------------------------------------------------


def test_a_table_of_bots_alone_waits_at_least_a_little_whatever_its_founder_wants(tmp_path):
    async def story():
        async with house(tmp_path, bot_delay=None, alone_delay=0.3, **STILL) as place:
            ann = await place.guest("Ann")
            alone = await ann.found("greedy", "greedy", bot_delay=0)
            with_ann = await ann.found("me", "greedy", bot_delay=0)
            assert [place.hall.hosts[each].pilot.delay() for each in (alone, with_ann)] == [0.3, 0]

    asyncio.run(story())


def test_all_tables_of_bots_alone_share_what_is_left_for_them(tmp_path):
    async def story():
        clock = FakeClock()
        limits = replace(EASY, alone=Rate(per_second=1, at_once=2))
        async with house(tmp_path, now=clock, limits=limits, **STILL) as place:
            ann = await place.guest("Ann")
            tables = [await ann.found("random", "random", seed=n) for n in range(3)]
            hosts = [place.hall.hosts[each] for each in tables]
            await until(lambda: not any(host.pilot.thinking for host in hosts))
            assert sum(len(host.table.log) for host in hosts) == 2
            clock.pass_(1)
            for host in hosts:
                await host.tick()
            await until(lambda: sum(len(host.table.log) for host in hosts) == 3)

    asyncio.run(story())


def test_a_table_of_bots_alone_rests_when_nobody_has_looked_for_a_while_and_goes_on_with_a_look(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, alone_seconds=100, **STILL) as place:
            ann = await place.guest("Ann")
            place.hall.services.alone.rate = Rate(per_second=0, at_once=0)
            place.hall.services.alone.left = 0
            table = await ann.found("random", "random", seed=1)
            host = place.hall.hosts[table]
            clock.pass_(130)
            place.hall.services.alone.rate = Rate(per_second=1e9, at_once=1e9)
            await host.tick()
            assert not host.pilot.thinking
            assert host.is_idle()
            async with ann.tab(table) as a:
                await a.ended()

    asyncio.run(story())


# -- what no client should be able to break --------------------------------------------------


def test_eyes_with_thousands_of_digits_are_no_seat(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("random", "random", seed=1)
            async with ann.tab(table) as a:
                await a.ended()
            for eyes in ("9" * 5000, "2", "-1", "\u0661"):
                answer = await ann.http.get(f"/api/tables/{table}/replay", params={"eyes": eyes})
                assert (answer.status_code, answer.json()["key"]) == (404, "no-such-seat")

    asyncio.run(story())


def test_half_a_letter_in_a_file_is_a_damaged_file(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            answer = await ann.http.post(
                "/api/replays",
                content=b'{"format": 1, "game": "\\ud800", "rules": "1"}',
                headers={"content-type": "application/json"},
            )
            assert (answer.status_code, answer.json()["key"]) == (400, "file-damaged")

    asyncio.run(story())


def test_a_full_disk_is_told_and_changes_nothing(tmp_path, monkeypatch):
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            with monkeypatch.context() as patch:
                patch.setattr(rows, "write_table", full)
                body = {"game": "not_alone", "seats": [{"kind": "me"}, {"kind": "bot"}]}
                assert (await ann.post("/api/tables", body, 507))["key"] == "no-room"
            assert (await ann.get("/api/tables/mine"))["tables"] == []
            assert await ann.found("me", "greedy")

    asyncio.run(story())


def test_a_fork_of_a_table_without_onlookers_has_none_either(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, eve = await place.guest("Ann"), await place.guest("Eve")
            table = await ann.found("me", "random", seed=1, spectators=False)
            async with ann.tab(table) as a:
                await play({0: a})
            forked = await ann.post(f"/api/tables/{table}/fork", {"at": 0, "seat": 0})
            copy = forked["table"]["table"]
            assert forked["table"]["spectators"] is False
            async with eve.tab(copy) as e:
                assert (await e.told("problem"))["key"] == "no-spectators"

    asyncio.run(story())


def test_a_second_server_on_the_same_database_is_refused_at_its_start(tmp_path):
    path = tmp_path / "tables.db"

    async def story():
        store = SqliteStore(str(path), alone=True)
        await store.open()
        try:
            with pytest.raises(InUse):
                await SqliteStore(str(path), alone=True).open()
            with pytest.raises(NoDatabase) as refusal:
                await try_database(Config(db=str(path)))
            assert refusal.value.key == "database-in-use"
        finally:
            await store.close()
        await try_database(Config(db=str(path)))

    asyncio.run(story())
