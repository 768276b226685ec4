"""No log grows without end: all of it is played again when the table comes back."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from .kit import CREATURE_0, EASY, house


def test_a_game_that_is_too_long_takes_no_more_lines_of_any_kind_but_can_be_ended(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, decisions=5)) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "me", settings=CREATURE_0, clock="move", seconds=3600)
            async with ann.tab(table) as a:
                await a.catch_up(1)
                await a.answer(1)
                await a.catch_up(1, 1)
                for version, again in enumerate(("undo", "redo", "undo", "redo"), 2):
                    await a.send(again, seat=1)
                    await a.catch_up(1, version)
                seat = a.states[1]["waiting"][0]
                await a.catch_up(seat, 5)
                await a.answer(seat)
                assert (await a.told("problem"))["key"] == "game-too-long"
                for kind, more in (("undo", {"seat": 1}), ("redo", {"seat": 1}), ("propose", {"what": "pause"})):
                    await a.send(kind, **more)
                    assert (await a.told("problem"))["key"] == "game-too-long", kind
                assert place.hall.hosts[table].history.version == 5
                await a.send("propose", what="resign")
                assert (await a.ended())["outcome"] == "resigned"

    asyncio.run(story())
