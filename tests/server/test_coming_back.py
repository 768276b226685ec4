"""A bot keeps the seat of who is away, and never of who is there."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

from .kit import CREATURE_0, STILL, FakeClock, gathered, house, until


async def away(host, clock, seat):
    """Until a bot plays for who has not opened the page."""
    await host.tick()
    clock.pass_(31)
    await host.tick()
    assert host.pilot.lent == {seat}


@asynccontextmanager
async def claimed(tmp_path, clock):
    """A bot plays for Ann, and her phone, which has looked on, has just claimed her seat."""
    async with house(tmp_path, now=clock, **STILL) as place:
        table, (ann, bob) = await gathered(place, "Ann", "Bob", grace=30)
        host, phone = place.hall.hosts[table], await place.guest("Phone")
        async with bob.tab(table) as b:
            await b.catch_up(1)
            await away(host, clock, 0)
            async with phone.tab(table) as p:
                await p.next()
                await phone.post(f"/api/tables/{table}/claim", {"key": ann.keys["0"]})
                yield host, p


def test_who_claims_a_seat_with_the_page_open_has_it_and_keeps_it(tmp_path):
    async def story():
        clock = FakeClock()
        async with claimed(tmp_path, clock) as (host, p):
            await host.tick()
            await p.until(lambda told: told["type"] == "table" and "bot_plays" not in told["seats"][0])
            clock.pass_(31)
            await host.tick()
            assert not host.pilot.flies(0)
            assert 0 not in host.pilot.thinking

    asyncio.run(story())


def test_who_takes_the_seat_back_has_it_after_the_next_tick_too(tmp_path):
    async def story():
        async with claimed(tmp_path, FakeClock()) as (host, p):
            await p.send("take_over", seat=0, bot=False)
            await p.drain()
            await host.tick()
            assert not host.pilot.flies(0)
            # Lent on purpose it stays lent.
            await p.send("take_over", seat=0, bot=True)
            await p.drain()
            await host.tick()
            assert host.pilot.flies(0)

    asyncio.run(story())


def test_a_seat_given_up_before_the_start_brings_its_next_owner_no_bot(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            ann, bob, cat, dan = [await place.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            table = await ann.found("me", "open", "open", settings=CREATURE_0, seed=5, grace=30)
            host = place.hall.hosts[table]
            async with ann.tab(table) as a, cat.tab(table) as c:
                await a.next()
                await c.next()
                async with bob.tab(table) as b:
                    for seat in (1, 2):
                        await bob.post(f"/api/tables/{table}/sit", {"seat": seat})
                        await b.drain()
                        if seat == 1:
                            await bob.post(f"/api/tables/{table}/leave", {"seat": seat})
                await until(lambda: len(host.audience.connections) == 2)
                await bob.post(f"/api/tables/{table}/leave", {"seat": 2})
                clock.pass_(40)
                await cat.post(f"/api/tables/{table}/sit", {"seat": 2})
                # Dan has not opened the page yet: his grace begins now.
                await dan.post(f"/api/tables/{table}/sit", {"seat": 1})
                await c.catch_up(2)
                await host.tick()
                assert not host.pilot.lent
                await away(host, clock, 1)

    asyncio.run(story())


def test_a_seat_that_is_given_to_a_bot_is_nobodys_absence(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob", grace=30)
            host = place.hall.hosts[table]
            async with ann.tab(table) as a:
                await a.catch_up(0)
                await away(host, clock, 1)
                await bob.post(f"/api/tables/{table}/leave", {"seat": 1})
                await host.tick()
                assert not host.pilot.lent
                assert not host.pilot.away
                assert host.pilot.flies(1)

    asyncio.run(story())
