"""Founding, finding and filling tables."""

from __future__ import annotations

import asyncio

from .kit import house, play


def test_two_people_and_bots_play_a_whole_game(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann, bob = await place.guest("Ann"), await place.guest("Bob")
            table = await ann.found("me", "open", "random", "random", listed=True)
            [listed] = (await bob.get("/api/tables"))["tables"]
            assert (listed["table"], listed["status"]) == (table, "gathering")
            await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with ann.tab(table) as a, bob.tab(table) as b:
                end = await play({0: a, 1: b})
            assert end["outcome"]
            assert (await ann.get(f"/api/tables/{table}"))["status"] == "over"

    asyncio.run(story())
