"""The house keeps its word: durable before told, faults kept to itself, figures, logs, an orderly end."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys

import pytest

from prowl.kernel.views import SPECTATOR
from prowl.server.logs import JsonLines
from prowl.server.metrics import FAST, Answers

from .kit import STILL, ConnectionClosed, FakeClock, Player, evening, gathered, house, play


def test_nobody_hears_of_a_decision_before_it_is_on_disk(tmp_path, monkeypatch):
    async def story():
        async with evening(tmp_path, "Ann", "Bob") as (place, _, (a, b)):
            store, on_its_way, written = place.hall.store, asyncio.Event(), asyncio.Event()
            usual = store.append

            async def slowly(*line):
                on_its_way.set()
                await written.wait()
                await usual(*line)

            monkeypatch.setattr(store, "append", slowly)
            await b.answer(1)
            await on_its_way.wait()
            # Whatever was sent to Ann up to now comes before the answer to this.
            assert [update for update in await a.drain_talk("is anybody there?") if update["type"] == "state"] == []
            written.set()
            await a.catch_up(0, 1)
            await b.catch_up(1, 1)

    asyncio.run(story())


def test_a_decision_that_cannot_be_stored_does_not_count(tmp_path, monkeypatch):
    async def story():
        async with evening(tmp_path, "Ann", "Bob") as (place, host, (a, b)):
            before = host.table.digest()

            async def full(*line):
                raise sqlite3.OperationalError("database or disk is full")

            with monkeypatch.context() as trouble:
                trouble.setattr(place.hall.store, "append", full)
                await b.answer(1)
                assert (await b.told("problem"))["key"] == "not-stored"
            assert (host.table.digest(), host.history.version) == (before, 0)
            await b.drain()
            await b.answer(1)
            await a.catch_up(0, 1)

    asyncio.run(story())


def test_what_cannot_be_stored_was_not_said(tmp_path, monkeypatch):
    async def story():
        async with evening(tmp_path, "Ann", "Bob") as (place, _, (a, b)):

            async def full(*line):
                raise sqlite3.OperationalError("database or disk is full")

            with monkeypatch.context() as trouble:
                trouble.setattr(place.hall.store, "talk", full)
                await b.send("say", text="is anybody there?")
                assert (await b.told("problem"))["key"] == "not-said"
            await b.send("say", text="hello")
            for tab in (a, b):
                [line] = (await tab.told("chat"))["lines"]
                assert (line["number"], line["text"]) == (1, "hello")
            async with place.guests[0].tab(a.table["table"]) as late:
                assert [line["text"] for line in (await late.told("chat"))["lines"]] == ["hello"]

    asyncio.run(story())


def test_a_rule_that_fails_leaves_the_table_as_it_was_and_tells_no_story(tmp_path, monkeypatch):
    async def story():
        async with evening(tmp_path, "Ann", "Bob") as (_, host, (_, b)):
            before = host.table.digest()

            def fail(*answer):
                raise ZeroDivisionError("secret detail")

            monkeypatch.setattr(type(host.table.run), "send", fail)
            await b.answer(1)
            told = await b.told("problem")
            monkeypatch.undo()
            assert set(told) <= {"type", "key", "values"}
            assert not any(word in b.frames[-1] for word in ("secret", "Zero", "Traceback", ".py", "seed"))
            assert (host.table.digest(), host.history.version) == (before, 0)
            await b.answer(1)
            await b.catch_up(1, 1)

    asyncio.run(story())


def test_a_server_that_stops_says_so_and_keeps_what_was_decided(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await play({0: a, 1: b}, most=7)
                version = (await b.catch_up(1, 7))["version"]
                place.stop()
                with pytest.raises(ConnectionClosed) as cut:
                    await a.until(lambda update: False)
                assert cut.value.rcvd.code == 1012
        async with house(tmp_path) as place:
            host = await place.hall.host(table)
            assert host.history.version == version == 7

    asyncio.run(story())


def test_figures_count_decisions_and_how_long_they_took(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await play({0: a, 1: b}, most=5)
                await a.send("nonsense")
                await a.told("problem")
                page = (await ann.http.get("/metrics")).text
        figures = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
        assert float(figures["prowl_decisions_total"]) == 5
        assert float(figures["prowl_answer_seconds_count"]) == 5
        assert float(figures['prowl_answer_seconds_bucket{le="+Inf"}']) == 5
        assert all(f'prowl_answer_seconds_bucket{{le="{limit}"}}' in figures for limit in FAST)
        assert float(figures['prowl_refused_total{key="bad-request"}']) == 1
        assert float(figures["prowl_tables"]) == 1
        assert float(figures["prowl_connections"]) == float(figures["prowl_players"]) == 2

    asyncio.run(story())


def test_an_answer_counts_in_every_bucket_from_its_own_time_on():
    answers = Answers()
    for seconds in (0.001, 0.0011, 7.0):
        answers.observe(seconds)
    *_, histogram = answers.collect()
    found = {sample.labels["le"]: sample.value for sample in histogram.samples if "le" in sample.labels}
    assert [found[bound] for bound in ("0.0005", "0.001", "0.002", "2.0", "+Inf")] == [0, 1, 2, 2, 3]
    assert answers.seconds == 7.0021


def test_a_server_whose_store_does_not_answer_is_not_healthy(tmp_path, monkeypatch):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")

            async def gone(*args):
                raise sqlite3.OperationalError("disk I/O error")

            monkeypatch.setattr(place.hall.store, "tables", gone)
            assert (await ann.get("/healthz", 500))["key"] == "server-failed"
            monkeypatch.undo()
            assert (await ann.get("/healthz"))["ok"] is True

    asyncio.run(story())


def test_a_line_of_the_log_is_one_json_object():
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.getLogger("prowl.x").makeRecord(
            "prowl.x", logging.ERROR, "f", 1, "a thing %s", ("failed",), sys.exc_info(), extra={"table": "t1"}
        )
    text = JsonLines().format(record)
    told = json.loads(text)
    assert "\n" not in text
    assert (told["what"], told["level"], told["from"], told["table"]) == ("a thing failed", "error", "prowl.x", "t1")
    assert "two\nlines" in told["trace"]


def test_the_host_sets_how_long_bots_wait_and_the_house_may_set_it_for_all(tmp_path):
    async def story():
        async with house(tmp_path, bot_delay=None, **STILL) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "greedy", bot_delay=2.5)
            assert place.hall.hosts[table].pilot.delay() == 2.5
        async with house(tmp_path, bot_delay=0.1, **STILL) as place:
            assert (await place.hall.host(table)).pilot.delay() == 0.1

    asyncio.run(story())


def test_everybody_sees_the_clocks_also_who_only_looks_on(tmp_path):
    async def story():
        clock = FakeClock()
        async with house(tmp_path, now=clock, **STILL) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob", clock="move", seconds=30)
            async with ann.tab(table), bob.tab(table) as b, Player(place, "nobody").tab(table) as eve:
                await eve.catch_up(SPECTATOR)
                await b.catch_up(1)
                assert eve.table["clocks"] == b.table["clocks"]
                assert set(eve.table["clocks"]["left"].values()) == {30.0}
                clock.pass_(4)
                await b.answer(1)
                assert (await eve.told("clock"))["clocks"] == (await b.told("clock"))["clocks"]

    asyncio.run(story())


def test_a_table_without_a_clock_waits_for_ever(tmp_path):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", now=clock) as (_, host, (_, _)):
            clock.pass_(1e6)
            await host.tick()
            assert not host.table.log

    asyncio.run(story())
