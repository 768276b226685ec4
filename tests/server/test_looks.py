"""Who looks for a bot keeps nobody from playing; an answer to what is not asked any more is dropped."""

from __future__ import annotations

import asyncio
import threading

import pytest

from prowl.bots import Still

from .kit import PATIENCE, FakeClock, evening, gathered, house, until


class Looks:
    """Looks that last until the test lets them go."""

    def __init__(self, monkeypatch):
        self.begun = 0
        self.go = threading.Event()
        usual = Still.glimpse

        def slow(still, seed):
            self.begun += 1
            assert self.go.wait(PATIENCE)
            return usual(still, seed)

        monkeypatch.setattr(Still, "glimpse", slow)


@pytest.fixture
def looks(monkeypatch):
    held = Looks(monkeypatch)
    yield held
    held.go.set()


def test_people_answer_while_a_bot_looks_and_the_bot_answers_what_it_was_asked(tmp_path, looks):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=FakeClock()) as (_, host, (_, b, c)):
            await c.send("take_over", seat=2, bot=True)
            await until(lambda: looks.begun)
            assert not host.lock.locked()
            await b.answer(1)
            await b.catch_up(1, 1)
            looks.go.set()
            await b.catch_up(1, 2)
            assert [each.seat for each in host.table.log[:2]] == [1, 2]

    asyncio.run(story())


def test_a_bot_looks_again_if_it_is_asked_anew_meanwhile(tmp_path, looks):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=FakeClock()) as (_, host, (_, b, c)):
            await c.send("take_over", seat=2, bot=True)
            await until(lambda: looks.begun)
            await b.answer(1)
            await b.catch_up(1, 1)
            await b.send("undo", seat=1)
            await b.catch_up(1, 2)
            await until(lambda: looks.begun == 2)
            looks.go.set()
            await b.catch_up(1, 3)
            assert [each.seat for each in host.table.log] == [2]

    asyncio.run(story())


def test_who_takes_the_seat_back_while_the_bot_looks_answers_alone(tmp_path, looks):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=FakeClock()) as (_, host, (_, _, c)):
            await c.send("take_over", seat=2, bot=True)
            await until(lambda: looks.begun)
            [thinking] = [task for _, task in host.pilot.thinking.values()]
            await c.answer(2, lambda options: options[-1])
            await c.catch_up(2, 1)
            looks.go.set()
            await asyncio.wait([thinking])
            await c.drain()
            assert len(host.table.log) == 1

    asyncio.run(story())


def test_who_waits_for_a_hint_answers_without_it(tmp_path, looks):
    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob) = await gathered(place, "Ann", "Bob")
            async with bob.tab(table) as b:
                await b.catch_up(1)
                await b.send("hint", seat=1)
                await until(lambda: looks.begun)
                await b.answer(1)
                await b.catch_up(1, 1)
                looks.go.set()
                assert (await b.told("problem"))["key"] == "question-has-changed"
            assert ann

    asyncio.run(story())
