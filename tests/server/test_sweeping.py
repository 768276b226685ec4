"""Garbage is collected when it disturbs least."""

from __future__ import annotations

import asyncio
import gc

import pytest

from prowl.server.sweeping import BUSY, QUIET, Sweeper, calm

from .kit import FakeClock, gathered, house


@pytest.fixture
def _usual_collections():
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("_usual_collections")
def test_a_calm_server_never_collects_everything_by_itself():
    calm()
    full = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(400_000)]
    assert len(kept) == 400_000
    assert gc.get_stats()[2]["collections"] == full


def test_everything_is_collected_soon_when_nobody_is_there_and_seldom_otherwise():
    clock, swept = FakeClock(), []
    sweeper = Sweeper(clock, lambda: swept.append(clock()) or 0)
    sweeper.tick(quiet=True)
    assert not swept
    clock.pass_(QUIET)
    sweeper.tick(quiet=False)
    assert not swept
    sweeper.tick(quiet=True)
    sweeper.tick(quiet=True)
    assert len(swept) == 1
    clock.pass_(BUSY)
    sweeper.tick(quiet=False)
    assert len(swept) == 2


def test_the_hall_sweeps_while_nobody_is_connected(tmp_path):
    async def story():
        clock, swept = FakeClock(), []
        async with house(tmp_path, now=clock, tick_seconds=3600.0) as place:
            table, (ann, _, _) = await gathered(place, "Ann", "Bob", "Cat")
            place.hall.sweeper.collect = lambda: swept.append(clock()) or 0
            clock.pass_(QUIET + 1)
            async with ann.tab(table) as a:
                await a.catch_up(0)
                await place.hall.tick()
                assert not swept
            place.hall.hosts.clear()
            await place.hall.tick()
            assert len(swept) == 1

    asyncio.run(story())
