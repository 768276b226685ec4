"""Who is let in: so many connections in all and from one address, and none that never says what it wants."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from dataclasses import replace

from prowl.server.gate import Gate, raise_limit

from .kit import EASY, gathered, house, until

FRIEND, STRANGER, PROXY = "192.0.2.1", "192.0.2.2", "127.0.0.1"


def test_only_so_many_come_from_one_address_and_the_next_comes_when_one_has_left():
    gate = Gate(replace(EASY, connections_from=2))
    assert [gate.enter(STRANGER) for _ in range(3)] == [True, True, False]
    assert gate.enter(FRIEND)
    gate.leave(STRANGER)
    assert gate.enter(STRANGER)


def test_one_network_of_ipv6_is_one_address():
    gate = Gate(replace(EASY, connections_from=2))
    assert [gate.enter(f"2001:db8::{n}") for n in range(1, 4)] == [True, True, False]


def test_a_proxy_on_this_machine_brings_everybody():
    gate = Gate(replace(EASY, connections_from=2))
    assert all(gate.enter(PROXY) for _ in range(5))


def test_only_so_many_come_in_all_and_the_log_says_so_without_an_address(caplog):
    gate = Gate(replace(EASY, connections=2))
    with caplog.at_level(logging.WARNING):
        assert [gate.enter(each) for each in (FRIEND, STRANGER, PROXY)] == [True, True, False]
    [line] = caplog.records
    assert (line.message, line.open) == ("a connection is turned away", 2)
    assert not any(each in str(line.__dict__) for each in (FRIEND, STRANGER))


def test_nothing_is_remembered_of_who_has_left():
    gate = Gate(EASY)
    gate.enter(FRIEND)
    gate.leave(FRIEND)
    assert (gate.open, dict(gate.by_address)) == (0, {})


def test_whoever_comes_to_a_full_server_is_told_so(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, connections=1)) as place:
            port = int(place.url.rpartition(":")[2])
            _, first = await asyncio.open_connection("127.0.0.1", port)
            await until(lambda: gate_of(place).open == 1)
            read, second = await asyncio.open_connection("127.0.0.1", port)
            assert (await read.read()).startswith(b"HTTP/1.1 503 ")
            for each in (first, second):
                each.close()
            await until(lambda: gate_of(place).open == 0)

    asyncio.run(story())


def test_who_does_not_say_what_is_wanted_is_let_go_also_letter_by_letter(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, head_seconds=0.05)) as place:
            port = int(place.url.rpartition(":")[2])
            silent, nothing = await asyncio.open_connection("127.0.0.1", port)
            slow, letters = await asyncio.open_connection("127.0.0.1", port)
            letters.write(b"GET / HT")
            for each in (silent, slow):
                assert await ended(each)
            for each in (nothing, letters):
                each.close()
            ann = await place.guest("Ann")
            assert await ann.get("/api/me") == {"name": "Ann"}

    asyncio.run(story())


async def ended(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read() == b""
    except ConnectionResetError:
        return True


def test_websockets_are_counted_until_they_close(tmp_path):
    async def story():
        async with house(tmp_path, limits=replace(EASY, head_seconds=0.05)) as place:
            table, people = await gathered(place, "Ann", "Bob")
            for each in people:
                await each.http.aclose()
            place.guests.clear()
            await until(lambda: gate_of(place).open == 0)
            async with AsyncExitStack() as tabs:
                for each in people:
                    tab = await tabs.enter_async_context(each.tab(table))
                    await tab.told("state")
                assert gate_of(place).open == 2
            await until(lambda: gate_of(place).open == 0)

    asyncio.run(story())


def gate_of(place) -> Gate:
    return place.server.config.http_protocol_class.gate


def test_a_server_takes_as_many_open_files_as_it_is_allowed():
    assert raise_limit(300) >= 300
    assert raise_limit(64) >= 64
