"""Frames reach their websocket, by the short way and through ASGI, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from prowl.server.connections import SLOW, Connection
from prowl.server.lines import framed

from .kit import EASY, ConnectionClosed, house, play
from .test_table import gathered


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_frame_is_what_the_standard_says(size):
    text = b"x" * size
    stream = StreamReader()
    stream.feed_data(framed(text))
    stream.feed_eof()
    parsing = Frame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(parsing)
    assert (read.value.value.opcode, read.value.value.fin, bytes(read.value.value.data)) == (Opcode.TEXT, True, text)


@pytest.mark.parametrize("websockets", [None, "websockets-sansio"])
def test_a_game_is_played_by_the_short_way_and_without_it(tmp_path, websockets):
    async def story():
        async with house(tmp_path, websockets=websockets) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                assert (await play({0: a, 1: b}))["outcome"]

    asyncio.run(story())


@pytest.mark.parametrize("websockets", [None, "websockets-sansio"])
def test_what_is_refused_for_good_is_told_before_the_line_is_cut(tmp_path, websockets):
    async def story():
        async with house(tmp_path, websockets=websockets, limits=replace(EASY, refusals=3)) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a:
                await a.state()
                for _ in range(3):
                    await a.send("nonsense")
                for _ in range(3):
                    assert (await a.told("problem"))["key"] == "bad-request"
                with pytest.raises(ConnectionClosed) as cut:
                    await a.next()
                assert cut.value.rcvd.code == 1008

    asyncio.run(story())


class Jammed:
    """A websocket whose other side reads nothing."""

    def __init__(self):
        self.waiting = 0
        self.code = 0

    def send_now(self, text):
        self.waiting += len(text)
        return self.waiting

    def hang_up(self, code):
        self.code = code


def test_who_does_not_read_is_let_go():
    line = Jammed()
    connection = Connection(None, 100, line)
    connection.push(b"x" * 60)
    assert not connection.closing
    connection.push(b"x" * 60)
    assert (connection.closing, line.code) == (SLOW, SLOW)
    connection.push(b"never sent")
    assert line.waiting == 120


def test_who_does_not_read_is_let_go_without_a_short_way_too():
    connection = Connection(None, 100)
    connection.push(b"x" * 60)
    connection.push(b"x" * 60)
    assert connection.closing == SLOW
