"""The line before the bots' workers: the time counts at the desk, and nobody is sent away for another's sake."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace

import pytest

from prowl.server.bots import BotRoom
from prowl.server.metrics import Metrics
from prowl.server.workers import Asker, Desk, Line

from .kit import PATIENCE, FakeClock, gathered, house

JOB = ("not_alone", "greedy", 1, b"")


def hang(*job):
    time.sleep(600)


def tell_pid(*job):
    return os.getpid()


def work_a_while(*job):
    time.sleep(0.2)
    return "thought"


async def turns(times=5):
    """Let everybody who can go on do so."""
    for _ in range(times):
        await asyncio.sleep(0)


def stopped_clock():
    """For this loop time passes when the test says so."""
    clock = FakeClock()
    asyncio.get_running_loop().time = clock
    return clock


def told(story, workers=1, seconds=30.0):
    async def run():
        room = BotRoom(workers, seconds, Metrics())
        try:
            await story(room)
        finally:
            room.close()

    asyncio.run(run())


def test_a_worker_that_dies_when_nobody_waits_for_it_any_more_is_no_fault():
    async def story():
        answers, faults = [Future()], []
        desk = Desk()
        desk.pool = SimpleNamespace(submit=lambda *_: answers[0], shutdown=lambda **_: None)
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
        asked = asyncio.create_task(desk.ask(PATIENCE, tell_pid, JOB))
        await turns()
        answers[0].set_exception(BrokenProcessPool())
        await turns(1)
        asked.cancel()
        await asyncio.wait([asked])
        assert asked.cancelled()
        # What nobody has looked at is told when it is let go.
        del asked
        answers.clear()
        gc.collect()
        assert faults == []

    asyncio.run(story())


def test_the_time_to_think_begins_when_a_worker_is_free():
    """Five questions of a second each, one worker, three seconds to think: all are answered."""

    async def story(room):
        worker = await room._answer("fallback", tell_pid, JOB)
        clock, room.seconds = stopped_clock(), 3.0
        asked = [asyncio.create_task(room._answer("fallback", tell_pid, JOB)) for _ in range(5)]
        for each in asked:
            each.add_done_callback(lambda _: clock.pass_(1.0))
        assert await asyncio.gather(*asked) == [worker] * 5

    told(story)


def test_whoever_waits_behind_a_bot_that_thinks_too_long_is_still_answered():
    async def story(room):
        clock = stopped_clock()
        slow = asyncio.create_task(room._answer("fallback", hang, JOB))
        waiting = [asyncio.create_task(room._answer("fallback", tell_pid, JOB)) for _ in range(3)]
        await turns()
        clock.pass_(room.seconds)
        assert await slow == "fallback"
        assert "fallback" not in await asyncio.gather(*waiting)

    told(story)


def test_a_bot_that_hangs_costs_no_other_its_worker():
    async def story(room):
        clock = stopped_clock()
        slow = asyncio.create_task(room._answer("fallback", hang, JOB))
        await turns()
        first = await room._answer("fallback", tell_pid, JOB)
        clock.pass_(room.seconds)
        assert await slow == "fallback"
        room.line.free.sort(key=lambda desk: desk.pool is not None)
        assert await room._answer("fallback", tell_pid, JOB) == first

    told(story, workers=2)


def test_a_question_cancelled_by_somebody_else_is_asked_again():
    """A pool that is shut down cancels what still lies before it; whoever waits for that has not been cancelled."""

    async def story(room):
        class Closing(ProcessPoolExecutor):
            def submit(self, *job):
                self.shutdown(wait=False)
                room.desks[0].pool = None
                left = Future()
                left.cancel()
                return left

        room.desks[0].pool = Closing(1)
        assert await room._answer("fallback", tell_pid, JOB) != "fallback"

    told(story)


def test_a_worker_that_cannot_be_started_is_tried_once_more(monkeypatch):
    async def story(room):
        start, failures = Desk._manned, [OSError("too many files are open")]

        def manned(desk):
            if failures:
                raise failures.pop()
            return start(desk)

        monkeypatch.setattr(Desk, "_manned", manned)
        assert await room._answer("fallback", tell_pid, JOB) != "fallback"

    told(story)


def test_who_stops_waiting_for_a_bot_is_cancelled_and_its_worker_stays():
    async def story(room):
        worker = await room._answer("fallback", tell_pid, JOB)
        asked = asyncio.create_task(room._answer("fallback", work_a_while, JOB))
        await turns()
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        # The desk is given back when the work is done, and the next question finds the same worker.
        assert await room._answer("fallback", tell_pid, JOB) == worker

    told(story)


def test_people_are_served_first_then_the_table_with_fewest_desks_then_who_came_first():
    async def story():
        line, served = Line([Desk()]), []

        async def ask(name, asker):
            desk = await line.desk(asker)
            served.append(name)
            line.give(asker, desk)

        desk = await line.desk(Asker("busy"))
        wishes = [("bots", Asker("a")), ("crowd", Asker("busy", True)), ("people", Asker("b", True)), ("b", Asker("c"))]
        waiting = [asyncio.create_task(ask(*wish)) for wish in wishes]
        await turns()
        line.free.append(desk)
        line._call()
        await asyncio.gather(*waiting)
        assert served == ["people", "crowd", "bots", "b"]

    asyncio.run(story())


def test_a_turn_that_comes_to_somebody_who_has_just_left_goes_to_the_next():
    async def story():
        line = Line([Desk()])
        desk = await line.desk(Asker("a"))
        left, quit_, stays = (asyncio.create_task(line.desk(Asker(name))) for name in "bcd")
        await turns()
        quit_.cancel()
        await turns()
        line.give(Asker("a"), desk)
        left.cancel()
        await turns()
        assert left.cancelled()
        assert stays.done()
        assert line.busy == {"d": 1}
        line.give(Asker("d"), desk)
        assert line.free == [desk]
        assert not line.busy

    asyncio.run(story())


def test_a_hint_does_not_keep_my_answer_waiting(tmp_path, monkeypatch):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            free, asked = asyncio.Event(), asyncio.Event()

            async def weigh(*question):
                asked.set()
                await free.wait()
                return {"key": "hint", "answer": ["place", 1]}

            monkeypatch.setattr(place.hall.services.room, "weigh", weigh)
            async with bob.tab(table) as b:
                await b.catch_up(1)
                await b.send("hint", seat=1)
                await asked.wait()
                await b.answer(1)
                await b.catch_up(1, 1)
                free.set()
                # The question it was about is answered.
                assert (await b.told("problem"))["key"] == "question-has-changed"
                assert not [each for each in b.others if each["type"] == "hint"]
            assert ann

    asyncio.run(story())


def test_who_asks_again_gets_the_newer_hint_only_and_who_leaves_gets_none(tmp_path, monkeypatch):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            given_up, asked = [], asyncio.Semaphore(0)

            async def weigh(*question):
                number = len(given_up)
                asked.release()
                try:
                    await asyncio.Event().wait()
                except asyncio.CancelledError:
                    given_up.append(number)
                    asked.release()
                    raise

            monkeypatch.setattr(place.hall.services.room, "weigh", weigh)
            async with asyncio.timeout(PATIENCE):
                async with bob.tab(table) as b:
                    await b.catch_up(1)
                    await b.send("hint", seat=1)
                    await asked.acquire()
                    await b.send("hint", seat=1)
                    await asked.acquire()
                    await asked.acquire()
                    assert given_up == [0]
                await asked.acquire()
                assert given_up == [0, 1]
            assert ann

    asyncio.run(story())


def test_a_hint_that_fails_is_told_as_a_problem(tmp_path, monkeypatch):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")

            async def weigh(*question):
                return None

            async def broken(*question):
                raise ValueError("a bug")

            async with bob.tab(table) as b:
                await b.catch_up(1)
                for how in (weigh, broken):
                    monkeypatch.setattr(place.hall.services.room, "weigh", how)
                    await b.send("hint", seat=1)
                    assert (await b.told("problem"))["key"] == "no-hint"
            assert ann

    asyncio.run(story())
