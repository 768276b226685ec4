"""One definition: the client's types, the pages and the words agree with the server."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from prowl.kernel.text import LANGUAGES, words
from prowl.server import protocol

from .kit import agreed, gathered, house, play

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "prowl" / "server"


def test_types_and_page_are_up_to_date():
    made = subprocess.run([sys.executable, "scripts/protocol", "--check"], cwd=ROOT, capture_output=True, check=False)
    assert made.returncode == 0, made.stderr.decode()


def keys():
    source = "".join(path.read_text("utf-8") for path in SERVER.glob("*.py"))
    return sorted(set(re.findall(r'(?:Denied|Refused|NoFairWorld)\(\s*"([a-z-]+)"', source)) | {"server-failed"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language):
    said = words(language, "prowl.server")
    assert len(keys()) > 30
    assert [key for key in keys() if not said.has(f"error-{key}")] == []


def test_every_frame_is_one_that_was_promised(tmp_path):
    """All kinds of updates in the course of an evening: nothing is in them that the page does not name."""

    async def story():
        async with house(tmp_path, think_seconds=60.0) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob", clock="move", seconds=3600)
            async with ann.tab(table, aside=1, guide=1) as a, bob.tab(table, aside=1) as b:
                await play({0: a, 1: b}, most=30)
                await agreed("pause", a, b)
                await b.send("say", text="hello")
                await b.told("chat")
                await b.send("nonsense")
                await b.told("problem")
                seat = b.states[1]["waiting"][0]
                await (a, b)[seat].send("hint", seat=seat)
                await (a, b)[seat].told("hint")
                await b.send("undo", seat=1)
                await b.drain()
                return [*a.frames, *b.frames]

    frames = asyncio.run(story())
    told = [json.loads(frame) for frame in frames]
    assert {each["type"] for each in told} == kinds_of(protocol.AnyUpdate)
    for frame, each in zip(frames, told, strict=True):
        assert msgspec.to_builtins(msgspec.json.decode(frame, type=protocol.AnyUpdate)) == each


def kinds_of(union):
    return {kind.__struct_config__.tag for kind in union.__args__}
