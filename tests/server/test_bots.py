"""Bots in worker processes: fair, concurrent, never in the way."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prowl.bots import Still, glimpse
from prowl.bots.policy import willing
from prowl.kernel.game import game_named
from prowl.kernel.table import Table
from prowl.server.bots import BotRoom
from prowl.server.config import FREE
from prowl.server.haste import answer_after
from prowl.server.limits import Bucket
from prowl.server.metrics import Metrics
from prowl.server.pilot import Pilot

from .kit import gathered, house


def hang(*job):
    import time

    time.sleep(600)


def die(*job):
    os.kill(os.getpid(), signal.SIGKILL)


def raise_(*job):
    raise ValueError("a bug of a bot")


@pytest.mark.parametrize("work", [hang, die, raise_])
def test_a_bot_that_hangs_dies_or_fails_is_answered_for(work):
    async def story():
        room = BotRoom(1, 3.0, Metrics())
        try:
            assert await room._answer("fallback", work, ("not_alone", "greedy", 1, b"")) == "fallback"
            table = Table(game_named("not_alone"), 3, {}, 1)
            seat = table.waiting_for[0]
            room.seconds = 30.0
            answer = await room.think("not_alone", "greedy", await room.look(Still.of(table, seat)), None)
            assert table.pending[seat].allows(answer)
        finally:
            room.close()

    asyncio.run(story())


def test_a_worker_gets_nothing_its_seat_may_not_know():
    """Two worlds that a seat cannot tell apart give a worker the same bytes, the same luck provided."""

    async def story():
        table = Table(game_named("not_alone"), 3, {"creature": "1", "board_side": "1"}, 1)
        other = Table(game_named("not_alone"), 3, {"creature": "1", "board_side": "1"}, 1)
        # Seat 1 has laid a card face down; which one is its secret.
        table.decide(1, ("place", 1))
        other.decide(1, ("place", 4))
        seen = [glimpse(each, 2, 7) for each in (table, other)]
        assert pickle.dumps(seen[0]) == pickle.dumps(seen[1])

    asyncio.run(story())


def test_a_bot_that_cannot_be_told_what_it_sees_is_answered_for(tmp_path, monkeypatch):
    def blind(*args):
        raise ZeroDivisionError("no world can be dealt")

    monkeypatch.setattr(Still, "glimpse", blind)

    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("me", "greedy", "greedy", settings={"creature": "1", "board_side": "1"})
            async with ann.tab(table) as tab:
                # Both bots lay a card, as the clock would have them do.
                await tab.catch_up(0, 2)
                assert {each.seat for each in place.hall.hosts[table].table.log} == {1, 2}
                await tab.send("hint", seat=0)
                assert (await tab.told("problem"))["key"] == "no-hint"

    asyncio.run(story())


def test_a_killed_worker_does_not_stop_the_table(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            table = await ann.found("greedy", "greedy", "greedy")
            async with ann.tab(table) as tab:
                await tab.catch_up(-1, 3)
                for desk in place.hall.services.room.desks:
                    for process in list(desk.pool._processes):
                        os.kill(process, signal.SIGKILL)
                await tab.catch_up(-1, 12)

    asyncio.run(story())


def test_a_hint_comes_with_its_reasons_and_only_to_who_asked(tmp_path):
    async def story():
        async with house(tmp_path, think_seconds=60.0) as place:
            table, (ann, bob, _) = await gathered(place, "Ann", "Bob", "Cat")
            async with ann.tab(table) as a, bob.tab(table) as b:
                await a.catch_up(0)
                state = await b.catch_up(1)
                await b.send("hint", seat=0)
                assert (await b.told("problem"))["key"] == "not-your-seat"
                await b.send("hint", seat=1)
                hint = await asyncio.wait_for(b.told("hint"), 60)
                assert hint["answer"] in state["prompt"]["options"]
                assert all(each["answer"] in state["prompt"]["options"] for each in hint["candidates"])
                assert not [each for each in await a.drain() if each["type"] == "hint"]

    asyncio.run(story())


def test_a_bot_takes_up_a_question_that_waits_for_nobody_if_its_game_advises_it():
    """Coordinate: a helper offers a card on somebody else's turn, though nobody waits for it."""
    table = Table(game_named("predator"), 3, {"first": "1"}, 3)
    while not willing(table):
        seat = table.waiting_for[0]
        answers = list(table.pending[seat].answers())
        eager = [answer for answer in answers if answer in (("officer",), *(("play", n) for n in range(200)))]
        table.decide(seat, (eager or answers)[-1])
    host = SimpleNamespace(
        playing=True,
        history=SimpleNamespace(mark=lambda seat: seat, version=0),
        polls=SimpleNamespace(open_undo=False),
        lock=SimpleNamespace(locked=lambda: False),
        people=lambda: {"ann": [0]},
        audience=SimpleNamespace(connections=[1]),
        now=lambda: 0.0,
        services=SimpleNamespace(alone=Bucket(FREE, 0.0)),
        seats=[SimpleNamespace(kind="bot")] * 3,
        table=table,
    )
    pilot = Pilot(host)
    thought = []
    pilot._think = lambda seat, mark: thought.append(seat)
    pilot.wake()
    assert set(thought) == {*table.waiting_for, *willing(table)}
    assert not set(willing(table)) & set(table.waiting_for)


@given(thought=st.floats(0, 8), other=st.floats(0, 8), pause=st.floats(0.48, 1.12))
def test_how_long_a_bot_has_thought_shows_in_a_few_steps_only(thought, other, pause):
    step = 0.8
    due = answer_after(thought, pause, step)
    assert due >= thought
    assert due >= pause
    steps = [pause + step * (2**n - 1) for n in range(5)]
    assert any(abs(due - each) < 1e-9 for each in steps)
    if thought <= pause:
        assert due == pause
    if [each >= thought for each in steps] == [each >= other for each in steps]:
        assert due == answer_after(other, pause, step)


def test_bots_without_a_pause_answer_when_they_know():
    assert answer_after(0.25, 0.0, 0.0) == 0.25
