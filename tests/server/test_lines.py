"""Frames reach their websocket, by the short way and through ASGI, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import weakref
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from prowl.server import sweeping
from prowl.server.codec import framed, payload
from prowl.server.connections import SLOW, Connection, Post

from .kit import EASY, ConnectionClosed, gathered, house, play, until


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


def masked(opcode, body, final=True, mask=b"\x0a\xf1\x81\x33"):
    """A frame of a client."""
    size = bytes([128 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return bytes([128 * final | opcode]) + size + mask + bytes(each ^ mask[i % 4] for i, each in enumerate(body))


SAY, PING, CONTINUED = 1, 9, 0
FAREWELL = masked(8, b"\x03\xe8")


def said(number, filling=""):
    return json.dumps({"type": "say", "text": f"{number} {filling}"}).encode()


LONG = "x" * 300
ONE = [masked(SAY, said(1)), masked(SAY, said(2, LONG)), masked(SAY, said(3))]
PIECES = {
    "one frame at a time": ONE,
    "byte by byte": [bytes([each]) for each in b"".join(ONE)],
    "all at once": [b"".join(ONE)],
    "a header alone, then a content that looks like a frame": [
        masked(SAY, said(1)),
        masked(SAY, said(2), mask=bytes(a ^ b for a, b in zip(said(2), b"\x81\x80\x00\x00", strict=False)))[:6],
        masked(SAY, said(2), mask=bytes(a ^ b for a, b in zip(said(2), b"\x81\x80\x00\x00", strict=False)))[6:],
        masked(SAY, said(3)),
    ],
    "in fragments": [
        masked(SAY, said(1)[:9], final=False),
        masked(CONTINUED, said(1)[9:]),
        masked(SAY, said(2)),
        masked(SAY, said(3)),
    ],
    "with pings in between": [ONE[0], masked(PING, b"hello"), ONE[1], masked(PING, b""), ONE[2]],
    "a frame and a half": [ONE[0] + ONE[1][:20], ONE[1][20:], ONE[2]],
}


@asynccontextmanager
async def bare(place, table, guest):
    """A websocket as the network sees it, after its handshake."""
    port = int(place.url.rpartition(":")[2])
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
    head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    writer.write(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    yield reader, writer
    writer.close()


async def heard(tab, count):
    """What was said at the table, in its order."""
    while len(tab.chat) < count:
        await tab.next()
    return [line["text"].partition(" ")[0] for line in tab.chat]


@pytest.mark.parametrize("pieces", PIECES.values(), ids=PIECES)
def test_messages_arrive_however_the_network_cuts_them(tmp_path, pieces):
    async def story():
        async with house(tmp_path, limits=replace(EASY, refusals=10**9)) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with bob.tab(table) as b, bare(place, table, ann) as (_, writer):
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()
                    # Bob's line is served in between, so that the pieces come one by one.
                    await b.drain()
                assert await heard(b, 3) == ["1", "2", "3"]

    asyncio.run(story())


@pytest.mark.parametrize("websockets", [None, "websockets-sansio"])
def test_what_was_said_before_hanging_up_counts(tmp_path, websockets):
    async def story():
        async with house(tmp_path, websockets=websockets) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with bob.tab(table) as b, bare(place, table, ann) as (_, writer):
                writer.write(b"".join(masked(SAY, said(number)) for number in range(30)) + FAREWELL)
                assert await heard(b, 30) == [str(number) for number in range(30)]

    asyncio.run(story())


def test_a_refusal_that_cuts_the_line_and_a_farewell_in_one_breath(tmp_path, caplog):
    async def story():
        async with house(tmp_path, limits=replace(EASY, refusals=1)) as place:
            table, (ann, _) = await gathered(place, "Ann", "Bob")
            async with bare(place, table, ann) as (reader, writer):
                writer.write(masked(SAY, b"nonsense") + FAREWELL)
                heard = await reader.read(-1)
                assert b'"bad-request"' in heard
                # The farewell is answered with the same.
                assert heard.endswith(b"\x88\x02\x03\xe8")
        assert [each.message for each in caplog.records if each.levelname == "ERROR"] == []

    asyncio.run(story())


def test_a_request_that_is_cancelled_ends_the_line_and_nothing_is_done_out_of_turn(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            host = place.hall.hosts[table]
            carried_out, talk = [], host.store.talk

            async def sometimes(id, row):
                carried_out.append(row.text)
                if len(carried_out) == 2:
                    raise asyncio.CancelledError
                await talk(id, row)

            host.store.talk = sometimes
            async with bob.tab(table) as b:
                async with bare(place, table, ann) as (reader, writer):
                    writer.write(b"".join(masked(SAY, said(number)) for number in range(5)))
                    await reader.readuntil(b"\x88\x02\x03\xf3")
                await b.send("say", text="still here")
                await heard(b, 2)
            assert [text.partition(" ")[0] for text in carried_out] == ["0", "1", "still"]
            assert not host.lock.locked()

    asyncio.run(story())


def test_a_long_frame_is_left_to_the_codec():
    assert payload(masked(SAY, b"x" * 125)) == 6
    assert payload(masked(SAY, b"x" * 126)) == 8
    assert payload(b"\x81\xff" + (119).to_bytes(8, "big") + bytes(4) + b"x" * 119) == 0


class Line:
    """A websocket whose other side reads nothing."""

    def __init__(self):
        self.sent = []
        self.code = 0

    def send_now(self, texts):
        self.sent.append(list(texts))
        return sum(map(len, [text for each in self.sent for text in each]))

    def hang_up(self, code):
        self.code = code

    def read_on(self):
        pass


def test_who_does_not_read_is_let_go():
    async def story():
        line = Line()
        connection = Connection(None, 100, line)
        connection.push(b"x" * 60)
        await asyncio.sleep(0)
        assert not connection.closing
        connection.push(b"x" * 60)
        await asyncio.sleep(0)
        assert (connection.closing, line.code) == (SLOW, SLOW)
        connection.push(b"never sent")
        await asyncio.sleep(0)
        assert [len(each) for each in line.sent] == [1, 1]

    asyncio.run(story())


def test_too_much_at_once_is_not_even_tried():
    async def story():
        line = Line()
        connection = Connection(None, 100, line)
        connection.push(b"x" * 60)
        connection.push(b"x" * 60)
        await asyncio.sleep(0)
        assert (connection.closing, line.code, line.sent) == (SLOW, SLOW, [])

    asyncio.run(story())


def test_what_a_turn_of_the_loop_brings_is_sent_together_and_in_order():
    async def story():
        one, other, post = Line(), Line(), Post()
        first, second = Connection(None, 100, one, post), Connection(None, 100, other, post)
        first.push(b"a")
        second.push(b"b")
        first.push(b"c")
        assert one.sent == other.sent == []
        await asyncio.sleep(0)
        first.push(b"d")
        await asyncio.sleep(0)
        assert (one.sent, other.sent) == ([[b"a", b"c"], [b"d"]], [[b"b"]])

    asyncio.run(story())


def test_one_line_that_fails_does_not_silence_the_others():
    class Broken(Line):
        def send_now(self, texts):
            raise OSError

    async def story():
        other, post = Line(), Post()
        for line in (Broken(), other):
            Connection(None, 100, line, post).push(b"a")
        await asyncio.sleep(0)
        assert other.sent == [[b"a"]]

    asyncio.run(story())


def test_what_was_said_before_hanging_up_is_sent_before():
    async def story():
        line = Line()
        connection = Connection(None, 100, line)
        connection.push(b"farewell")
        connection.close(1008)
        assert (line.sent, line.code) == ([[b"farewell"]], 1008)
        await asyncio.sleep(0)
        assert len(line.sent) == 1

    asyncio.run(story())


def test_who_does_not_read_is_let_go_without_a_short_way_too():
    connection = Connection(None, 100)
    connection.push(b"x" * 60)
    connection.push(b"x" * 60)
    assert connection.closing == SLOW


def test_a_connection_that_has_ended_leaves_nothing_that_only_a_collection_would_find(tmp_path, monkeypatch):
    async def story():
        async with house(tmp_path) as place:
            table, people = await gathered(place, "Ann", "Bob")
            async with people[0].tab(table) as a, people[1].tab(table) as b:
                await play({0: a, 1: b}, most=5)
                lines = [weakref.ref(each._short) for each in place.hall.hosts[table].audience.connections]
                assert len(lines) == 2
            await place.empty(table)
            await until(lambda: not any(line() for line in lines))

    for name in ("BUSY", "QUIET"):
        monkeypatch.setattr(sweeping, name, inf)
    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()
