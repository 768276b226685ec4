"""The example client plays a whole game, and stays short."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from prowl.server.games import game_list

from .kit import house

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.mark.parametrize("game", [each.id for each in game_list().games])
def test_a_program_that_is_told_nothing_aside_plays_every_game(tmp_path, game):
    async def story():
        async with house(tmp_path) as place:
            pipe = asyncio.subprocess.PIPE
            client = await asyncio.create_subprocess_exec(
                *(sys.executable, str(EXAMPLE), place.url, game), stdout=pipe, stderr=pipe
            )
            async with asyncio.timeout(300):
                said, complained = await client.communicate()
            assert client.returncode == 0, complained.decode()
            assert re.match(rb"\w+: seats \[[\d, ]*\] win", said)
            assert complained == b""

    asyncio.run(story())


def test_the_example_is_short():
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
