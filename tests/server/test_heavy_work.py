"""Work that plays whole games again: limited, in threads of its own, and in nobody's way."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace

import httpx
import pytest

from prowl.kernel.game import game_named
from prowl.kernel.record import to_record
from prowl.kernel.table import Table
from prowl.server import forks, replays
from prowl.server.config import Limits, Rate
from prowl.server.threads import LOOKING, Threads

from .kit import CREATURE_0, EASY, gathered, house, until
from .test_replays import finished, recorded

MANY = 40


def undecided(decisions):
    """A game in which somebody chooses and reconsiders without end: every answer of it is legal."""
    table = Table(game_named("not_alone"), 3, CREATURE_0, 5)
    while len(table.log) < decisions:
        unsure = [seat for seat, ask in table.pending.items() if ask.about == "reconsider" or ask.secret]
        seat = unsure[0]
        table.decide(seat, table.pending[seat].fallback)
    return table


def test_a_file_with_too_many_decisions_is_refused_before_it_is_played(tmp_path, monkeypatch):
    made = recorded()

    async def story():
        async with house(tmp_path, limits=replace(EASY, decisions=19)) as place:
            ann = await place.guest("Ann")
            monkeypatch.setattr(replays, "loads", None)
            problem = await ann.post("/api/replays", made, 413)
            assert problem["key"] == "file-game-too-long"
            assert problem["values"] == {"most": 19}
        async with house(tmp_path, limits=replace(EASY, decisions=20)) as place:
            monkeypatch.undo()
            await (await place.guest("Ann")).post("/api/replays", made)

    asyncio.run(story())


def test_somebody_who_chooses_and_reconsiders_without_end_fills_no_server(tmp_path):
    most = Limits().decisions
    made = to_record(undecided(most + 1), ["Ann", "Bob", "Cat"])

    async def story():
        async with house(tmp_path, limits=Limits()) as place:
            ann = await place.guest("Ann")
            assert (await ann.post("/api/replays", made, 413))["key"] == "file-game-too-long"

    asyncio.run(story())


def test_games_are_played_again_in_the_heavy_threads(tmp_path, monkeypatch):
    used = {}

    def watch(module, name):
        work = getattr(module, name)

        def watched(*args):
            used.setdefault(name, set()).add(threading.current_thread().name.rpartition("_")[0])
            return work(*args)

        monkeypatch.setattr(module, name, watched)

    for module, name in (
        (replays, "as_decided"),
        (replays, "loads"),
        (replays, "forked"),
        (forks, "as_decided"),
        (replays, "frames"),
        (replays, "to_record"),
        (replays, "report"),
    ):
        watch(module, name)

    async def story():
        async with house(tmp_path) as place:
            table, (ann, *_), *_ = await finished(place)
            file = await ann.get(f"/api/tables/{table}/file")
            await ann.post("/api/replays", file)
            await ann.get(f"/api/tables/{table}/replay")
            await ann.get(f"/api/tables/{table}/report")
            await ann.post(f"/api/tables/{table}/fork", {"at": 10, "seat": 1, "dealt": "as_it_was", "level": "random"})

    asyncio.run(story())
    assert used == {
        name: {"prowl-heavy"} for name in ("as_decided", "loads", "forked", "frames", "to_record", "report")
    }


def test_bots_play_on_while_all_heavy_threads_are_busy(tmp_path, monkeypatch):
    done, arrived = threading.Event(), []

    def slow(*args):
        done.wait(60)
        return {}

    monkeypatch.setattr(replays, "report", slow)
    monkeypatch.setattr(replays.Replays, "_count", lambda self, request: arrived.append(request))

    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "greedy", "greedy", settings=CREATURE_0, seed=5)
            asked = [asyncio.create_task(ann.get(f"/api/tables/{table}/report")) for _ in range(MANY)]
            try:
                await until(lambda: len(arrived) == MANY)
                async with ann.tab(table) as a:
                    await a.catch_up(0, 2)
            finally:
                done.set()
            await asyncio.gather(*asked)

    asyncio.run(story())


def test_a_look_that_is_cancelled_before_it_begins_never_does():
    done = threading.Event()
    seen = []

    async def story():
        threads = Threads()
        busy = [asyncio.create_task(threads.look(lambda: done.wait(60))) for _ in range(LOOKING)]
        late = asyncio.create_task(threads.look(lambda: seen.append("late")))
        for _ in range(3):
            await asyncio.sleep(0)
        late.cancel()
        with pytest.raises(asyncio.CancelledError):
            await late
        done.set()
        await asyncio.gather(*busy)
        assert not seen
        threads.close()

    asyncio.run(story())


def test_visitors_without_a_name_are_counted_each_by_their_address(tmp_path):
    async def story():
        few = replace(EASY, heavy=Rate(per_second=1e-9, at_once=2))
        async with house(tmp_path, limits=few) as place:
            table, _ = await gathered(place, "Ann", "Bob")
            for visitor in ("203.0.113.1", "203.0.113.2"):
                headers = {"x-forwarded-for": visitor}
                async with httpx.AsyncClient(base_url=place.url, headers=headers) as web:
                    got = [(await web.get(f"/api/tables/{table}/report")).status_code for _ in range(3)]
                    assert got == [200, 200, 429]

    asyncio.run(story())
