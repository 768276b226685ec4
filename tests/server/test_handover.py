"""Seats that change hands while somebody still speaks for them."""

from __future__ import annotations

import asyncio

import pytest

from .kit import ConnectionClosed, first_answers, gathered, house, until

# Longer than any test: no bot answers.
PATIENT = 3600.0


def waiting(host, count):
    """Whether so many wait for the table."""
    return lambda: len(host.lock._waiters or ()) == count


@pytest.mark.parametrize("request_", ["decide", "undo", "redo"])
def test_whose_seat_has_changed_hands_speaks_for_it_no_more_though_the_word_was_under_way(tmp_path, request_):
    async def story():
        async with house(tmp_path, bot_delay=PATIENT) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await first_answers({0: a, 1: b})
                await b.answer(1)
                await b.catch_up(1, 1)
                host = place.hall.hosts[table]
                if request_ == "redo":
                    await b.send("undo", seat=1)
                    await b.catch_up(1, 2)
                version = host.history.version
                async with host.lock:
                    left = asyncio.create_task(bob.post(f"/api/tables/{table}/leave", {"seat": 1}))
                    await until(waiting(host, 1))
                    if request_ == "decide":
                        await b.answer(1)
                    else:
                        await b.send(request_, seat=1)
                    await until(waiting(host, 2))
                await left
                assert (await b.told("problem"))["key"] == "not-your-seat"
                assert host.history.version == version

    asyncio.run(story())


def test_who_is_seen_out_with_a_word_under_way_is_not_heard(tmp_path):
    async def story():
        async with house(tmp_path, bot_delay=PATIENT) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob", spectators=False)
            async with ann.tab(table) as a, bob.tab(table) as b:
                await first_answers({0: a, 1: b})
                host = place.hall.hosts[table]
                async with host.lock:
                    left = asyncio.create_task(bob.post(f"/api/tables/{table}/leave", {"seat": 1}))
                    await until(waiting(host, 1))
                    await b.answer(1)
                    await until(waiting(host, 2))
                await left
                with pytest.raises(ConnectionClosed):
                    await b.until(lambda update: False)
                await a.drain()
                assert not host.table.log

    asyncio.run(story())
