"""The example client plays a whole game, and stays short."""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import sys
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from prowl.kernel.game import games
from prowl.server.config import Rate

from .kit import EASY, PATIENCE, house

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


class Line(list):
    """What a server says, and what it hears."""

    def __init__(self, updates):
        super().__init__(map(json.dumps, updates))
        self.said = []

    def send(self, text):
        self.said.append(json.loads(text))


async def played(place, game):
    """The example plays a game here, and has no reason to complain."""
    pipe = asyncio.subprocess.PIPE
    client = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLE), place.url, game), stdout=pipe, stderr=pipe
    )
    async with asyncio.timeout(2 * PATIENCE):
        said, complained = await client.communicate()
    assert client.returncode == 0, complained.decode()
    assert re.match(rb"\w+: seats \[[\d, ]*\] win", said)
    assert complained == b""


@pytest.mark.parametrize("game", games())
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


def test_a_program_whose_options_have_changed_meanwhile_chooses_among_the_new_ones(monkeypatch):
    def asked(option):
        prompt = {"about": "explore", "single": True, "options": [option]}
        told = {"waiting": [0, 1], "first_event": 0, "events": [], "view": {"round": 1}}
        return {"type": "state", **told, "question": 7, "prompt": prompt}

    refusal = {"type": "problem", "key": "not-offered"}
    over = {**asked("b"), "waiting": [], "outcome": "creature", "winners": [0]}
    line = Line([asked("a"), asked("b"), refusal, over])
    example = runpy.run_path(str(EXAMPLE))
    monkeypatch.setitem(example["play"].__globals__, "post", lambda *_: ({"table": {"table": "x"}}, ""))
    monkeypatch.setitem(example["play"].__globals__, "connect", lambda *_, **__: nullcontext(line))
    assert example["play"]("http://nowhere") == "creature: seats [0] win, after 0 events"
    assert [said["answer"] for said in line.said] == ["a", "b"]


def test_the_example_is_short():
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
