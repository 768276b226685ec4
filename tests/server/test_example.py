"""The example client plays a whole game, and stays short."""

from __future__ import annotations

import asyncio
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from prowl.server.config import Rate
from prowl.server.games import game_list

from .kit import EASY, house

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


async def played(place, game):
    """The example plays a game here, and has no reason to complain."""
    pipe = asyncio.subprocess.PIPE
    client = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLE), place.url, game), stdout=pipe, stderr=pipe
    )
    async with asyncio.timeout(300):
        said, complained = await client.communicate()
    assert client.returncode == 0, complained.decode()
    assert re.match(rb"\w+: seats \[[\d, ]*\] win", said)
    assert complained == b""


@pytest.mark.parametrize("game", [each.id for each in game_list().games])
def test_a_program_that_is_told_nothing_aside_plays_every_game(tmp_path, game):
    async def story():
        async with house(tmp_path) as place:
            await played(place, game)

    asyncio.run(story())


def test_a_program_that_is_too_fast_for_the_house_says_it_again(tmp_path):
    async def story():
        slow = replace(EASY, messages=Rate(per_second=50, at_once=1))
        async with house(tmp_path, limits=slow) as place:
            await played(place, "not_alone")
            ann = await place.guest("Ann")
            assert 'prowl_refused_total{key="too-fast"}' in (await ann.http.get("/metrics")).text

    asyncio.run(story())


def test_the_example_is_short():
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
