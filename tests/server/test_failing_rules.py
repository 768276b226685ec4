"""A rule that fails on what a bot or the clock answers: there is another answer, or they wait for a change."""

from __future__ import annotations

import asyncio

import pytest

from prowl.kernel.run import Run

from .kit import CREATURE_0, STILL, FakeClock, evening, house, until

HUNTED = 1


class Trouble:
    """Bots that always answer the same, and rules that fail on some answers of a seat."""

    def __init__(self, monkeypatch):
        self.patch = monkeypatch
        self.thoughts = 0
        self.failing = lambda seat, answer: False
        usual = Run.send

        def send(run, seat, answer):
            if self.failing(seat, answer):
                raise ZeroDivisionError
            usual(run, seat, answer)

        monkeypatch.setattr(Run, "send", send)

    def begin(self, place, answer, failing):
        async def think(*question):
            self.thoughts += 1
            return answer

        self.failing = failing
        self.patch.setattr(place.hall.services.room, "think", think)


@pytest.fixture
def trouble(monkeypatch):
    return Trouble(monkeypatch)


def test_where_a_rule_fails_on_a_bots_answer_the_bot_answers_what_the_clock_would(tmp_path, trouble):
    async def story():
        async with house(tmp_path, **STILL) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "greedy", settings=CREATURE_0, seed=5)
            ask = place.hall.hosts[table].table.pending[HUNTED]
            wish, fallback = ask.options[-1], ask.fallback
            assert wish != fallback
            trouble.begin(place, wish, lambda seat, answer: (seat, answer) == (HUNTED, wish))
            async with ann.tab(table) as a:
                await a.catch_up(0, 1)
                assert place.hall.hosts[table].table.log[0] == (HUNTED, fallback)

    asyncio.run(story())


def test_a_bot_that_has_no_answer_left_waits_until_the_table_changes(tmp_path, trouble):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=FakeClock()) as (place, host, (_, b, c)):
            trouble.begin(place, host.table.pending[2].options[0], lambda seat, answer: seat == 2)
            await c.send("take_over", seat=2, bot=True)
            await until(lambda: host.pilot.stuck)
            for _ in range(3):
                await host.tick()
                assert not host.pilot.thinking
            assert trouble.thoughts == 1
            assert not host.table.log
            trouble.failing = lambda seat, answer: False
            await b.answer(1)
            await b.catch_up(1, 2)
            assert [each.seat for each in host.table.log[:2]] == [1, 2]

    asyncio.run(story())


def test_a_seat_that_is_lent_again_is_tried_again(tmp_path, trouble):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", now=FakeClock()) as (place, host, (_, b)):
            trouble.begin(place, host.table.pending[1].options[0], lambda seat, answer: True)
            await b.send("take_over", seat=1, bot=True)
            await until(lambda: host.pilot.stuck)
            trouble.failing = lambda seat, answer: False
            await b.send("take_over", seat=1, bot=False)
            await b.send("take_over", seat=1, bot=True)
            await b.catch_up(1, 1)
            assert trouble.thoughts >= 2

    asyncio.run(story())


def test_a_clock_whose_answer_fails_answers_for_the_others_and_then_waits_for_a_change(tmp_path, trouble, caplog):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=clock, clock="sand", seconds=30) as (_, host, (_, b, _)):
            trouble.failing = lambda seat, answer: seat == 1
            clock.pass_(31)
            for _ in range(5):
                await host.tick()
            assert [each.seat for each in host.table.log] == [0, 2]
            # Before Cat was answered for, and after.
            assert [each.message for each in caplog.records if each.levelname == "ERROR"] == ["a rule failed"] * 2
            trouble.failing = lambda seat, answer: False
            await b.catch_up(1, 2)
            await b.answer(1)
            await b.catch_up(1, 3)

    asyncio.run(story())


def test_a_bot_thinks_again_when_others_have_acted_and_its_answer_is_no_longer_offered(tmp_path, monkeypatch):
    async def story():
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=FakeClock()) as (place, host, (_, b, c)):
            wish = host.table.pending[2].options[-1]
            assert wish != host.table.pending[2].fallback
            answers = iter([("gone",), wish])
            bob_has_acted = asyncio.Event()

            async def think(*question):
                await bob_has_acted.wait()
                return next(answers)

            monkeypatch.setattr(place.hall.services.room, "think", think)
            await c.send("take_over", seat=2, bot=True)
            await until(lambda: host.pilot.thinking)
            await b.answer(1)
            await b.catch_up(1, 1)
            bob_has_acted.set()
            await b.catch_up(1, 2)
            assert host.table.log[1] == (2, wish)

    asyncio.run(story())
