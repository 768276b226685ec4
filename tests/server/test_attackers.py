"""Somebody who wants to keep the others from playing: what they send costs them more than us, and nobody else waits."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from prowl.server.addresses import household
from prowl.server.config import FREE, Config, Rate
from prowl.server.connections import Connection
from prowl.server.limits import Buckets
from prowl.server.requests import Caller

from .kit import EASY, STILL, FakeClock, Player, Tab, evening, gathered, house

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
