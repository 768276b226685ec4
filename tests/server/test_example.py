"""The example client plays a whole game, and stays short."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from .kit import house

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


def test_the_example_plays_a_game(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            pipe = asyncio.subprocess.PIPE
            client = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), place.url, stdout=pipe, stderr=pipe
            )
            async with asyncio.timeout(300):
                said, complained = await client.communicate()
            assert client.returncode == 0, complained.decode()
            assert b"win" in said
            assert complained == b""

    asyncio.run(story())


def test_the_example_is_short():
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
