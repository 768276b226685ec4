"""The host of a table may silence somebody's talk for all, and give it back. Everybody is told."""

from __future__ import annotations

import asyncio

from .kit import agreed, evening, gathered, house


async def said(tab, text):
    """The line in which a tab hears this."""
    while True:
        found = [line for line in tab.chat if line.get("text") == text]
        if found:
            return found[-1]
        await tab.next()


async def told(tab, what, whom):
    """Until a tab is told what the host has done."""
    while not any((line.get("what"), line.get("whom")) == (what, whom) for line in tab.chat):
        await tab.next()


def test_whom_the_host_silences_nobody_hears_until_the_host_gives_the_word_back(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob") as (_, host, (a, b)):
            await b.send("say", text="spam")
            who = (await said(a, "spam"))["who"]
            await a.send("silence", who=who, silent=True)
            for tab in (a, b):
                await told(tab, "silenced", "Bob")
            for way, talk in (("say", {"text": "more"}), ("emote", {"emote": "laugh"})):
                await b.send(way, **talk)
                assert (await b.told("problem"))["key"] == "silenced"
            assert a.table["silenced"] == [b.table["you"]] == [who]
            # Once is enough: nothing is told twice.
            await a.send("silence", who=who, silent=True)
            await a.send("silence", who=who, silent=False)
            await told(b, "heard", "Bob")
            await b.drain_talk("sorry")
            await said(a, "sorry")
            assert [line.get("text", line.get("what")) for line in a.chat] == ["spam", "silenced", "heard", "sorry"]
            assert host.talk.silenced == []

    asyncio.run(story())


def test_only_the_host_silences_and_only_others_who_are_known_here(tmp_path):
    async def story():
        async with evening(tmp_path, "Ann", "Bob") as (_, _, (a, b)):
            await a.drain_talk("hello")
            who = (await said(b, "hello"))["who"]
            await b.send("silence", who=who, silent=True)
            assert (await b.told("problem"))["key"] == "host-only"
            for nobody in (who, "", "nobody"):
                await a.send("silence", who=nobody, silent=True)
                assert (await a.told("problem"))["key"] == "no-such-person"

    asyncio.run(story())


def test_a_spectator_stays_silenced_under_another_name_after_a_restart_and_at_the_rematch(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            zed = await place.guest("Zed")
            async with ann.tab(table) as a, bob.tab(table) as b, zed.tab(table) as z:
                await z.send("say", text="take the Lair")
                who = (await said(a, "take the Lair"))["who"]
                await a.send("silence", who=who, silent=True)
                await told(b, "silenced", "Zed")
            await place.empty(table)
            place.hall.hosts.pop(table)
            await zed.post("/api/me", {"name": "Yan"})
            async with ann.tab(table) as a, bob.tab(table) as b, zed.tab(table) as z:
                await z.catch_up(-1)
                await z.send("say", text="it is me")
                assert (await z.told("problem"))["key"] == "silenced"
                assert z.table["silenced"] == [z.table["you"]] == [who]
                await agreed("resign", a, b)
                await b.until(lambda update: update["type"] == "ballot" and update.get("outcome") == "agreed")
                await agreed("rematch", a, b)
                again = (await a.until(lambda update: update["type"] == "table" and update.get("rematch")))["rematch"]
            async with zed.tab(again) as z:
                await z.catch_up(-1)
                await z.send("say", text="and here")
                assert (await z.told("problem"))["key"] == "silenced"
                # Nobody can tell by it who sat where else.
                assert z.table["you"] != who

    asyncio.run(story())


def test_a_person_has_one_sign_at_a_table_whatever_the_name_and_namesakes_have_two(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob")
            first, second = await place.guest("Zed"), await place.guest("Zed")
            async with ann.tab(table) as a:
                for guest, text in ((first, "one"), (second, "two")):
                    async with guest.tab(table) as tab:
                        await tab.drain_talk(text)
                await first.post("/api/me", {"name": "Yan"})
                async with first.tab(table) as tab:
                    await tab.drain_talk("three")
                one, two, three = [await said(a, text) for text in ("one", "two", "three")]
                assert [line["name"] for line in (one, two, three)] == ["Zed", "Zed", "Yan"]
                assert one["who"] == three["who"] != two["who"]

    asyncio.run(story())
