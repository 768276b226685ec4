"""Bots are hurried by those who wait for them, and by nobody else."""

from __future__ import annotations

import asyncio

from .kit import house

# Longer than any test lasts: whoever answers was hurried.
FOREVER = 100_000.0
HUNTED = {"creature": "3", "board_side": "1"}


async def among_bots(place):
    ann = await place.guest("Ann")
    return await ann.found("me", "greedy", "random", settings=HUNTED, seed=5), ann


async def two_and_a_bot(place):
    ann, bob = await place.guest("Ann"), await place.guest("Bob")
    table = await ann.found("me", "open", "greedy", settings=HUNTED, seed=5)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    return table, ann, bob


async def answered(tab, seat):
    """Answer what this seat is asked, and wait until nobody waits for it."""
    await tab.catch_up(seat)
    await tab.answer(seat)
    await tab.until(lambda told: told["type"] == "state" and seat not in told["waiting"])


def test_bots_answer_at_once_when_the_only_person_cannot_wait(tmp_path):
    async def story():
        async with house(tmp_path, bot_delay=FOREVER) as place:
            table, ann = await among_bots(place)
            async with ann.tab(table) as tab:
                await answered(tab, 0)
                version = tab.states[0]["version"]
                await tab.send("hurry")
                assert (await tab.told("table"))["hurried"]
                # They go on without being asked again, until it is her turn.
                state = await tab.until(lambda told: told["type"] == "state" and 0 in told["waiting"])
                assert state["version"] > version + 1
                if tab.table.get("hurried"):
                    await tab.told("table")
                assert not tab.table.get("hurried")
                assert not tab.table.get("hurry")

    asyncio.run(story())


def test_a_person_is_never_hurried(tmp_path):
    async def story():
        async with house(tmp_path, bot_delay=FOREVER) as place:
            table, ann = await among_bots(place)
            async with ann.tab(table) as tab:
                await tab.catch_up(0)
                await tab.send("hurry")
                assert (await tab.told("problem"))["key"] == "people-are-asked"
                assert not place.hall.hosts[table].pilot.haste.on

    asyncio.run(story())


def test_who_only_looks_on_hurries_nobody(tmp_path):
    async def story():
        async with house(tmp_path, bot_delay=FOREVER) as place:
            (table, ann), eve = await among_bots(place), await place.guest("Eve")
            async with ann.tab(table) as tab, eve.tab(table) as onlooker:
                await answered(tab, 0)
                await onlooker.send("hurry")
                assert (await onlooker.told("problem"))["key"] == "not-seated"
                assert not place.hall.hosts[table].pilot.haste.on

    asyncio.run(story())


def test_one_of_two_people_cannot_take_the_pause_from_the_other(tmp_path):
    """In the bots' pause Bob may still think again, and whether he can is his secret."""

    async def story():
        async with house(tmp_path, bot_delay=FOREVER) as place:
            table, ann, bob = await two_and_a_bot(place)
            async with ann.tab(table) as a, bob.tab(table) as b:
                await answered(a, 0)
                await answered(b, 1)
                version = b.states[1]["version"]
                await a.send("hurry")
                asked = await b.until(lambda told: told["type"] == "table" and told.get("hurry") == [0])
                assert not asked.get("hurried")
                assert place.hall.hosts[table].history.version == version
                await b.send("hurry")
                await b.catch_up(1, version + 1)

    asyncio.run(story())


def test_haste_ends_with_the_stay_of_who_has_asked(tmp_path):
    async def story():
        async with house(tmp_path, bot_delay=FOREVER) as place:
            table, ann, bob = await two_and_a_bot(place)
            async with bob.tab(table) as b:
                async with ann.tab(table) as a:
                    await answered(a, 0)
                    await answered(b, 1)
                    await a.send("hurry")
                    await b.until(lambda told: told["type"] == "table" and told.get("hurry") == [0])
                await b.until(lambda told: told["type"] == "table" and not told.get("hurry"))
                assert not place.hall.hosts[table].pilot.haste.on

    asyncio.run(story())
