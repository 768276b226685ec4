"""The sand timer in a game's box: the game says for whom it runs, the server counts and answers for them."""

from __future__ import annotations

import asyncio

import pytest

from prowl.kernel.game import SandTimer, Timer, games

from .kit import FakeClock, evening, house

FULL = 40
BOB, CAT = 1, 2


@pytest.fixture
def timed():
    """Not Alone with a sand timer for the second and third player, turned every round."""
    game = games()["not_alone"]
    object.__setattr__(game, "timer", SandTimer(FULL, lambda s: Timer(s.round, (BOB, CAT))))
    yield game
    object.__setattr__(game, "timer", None)


def test_a_game_with_a_sand_timer_is_played_with_it_for_as_long_as_its_box_says(tmp_path, timed):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=clock) as (_, host, (a, _, _)):
            assert host.clocks.mode == "game"
            assert a.table["seconds"] == FULL
            assert host.clocks.shown(clock()).left == {"1": FULL, "2": FULL}

    asyncio.run(story())


@pytest.mark.parametrize(
    ("terms", "mode", "seconds"), [({"clock": "none"}, "none", None), ({"seconds": 20}, "game", 20)]
)
def test_a_table_may_switch_it_off_or_set_its_seconds(tmp_path, timed, terms, mode, seconds):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", now=clock, **terms) as (_, host, _):
            assert host.clocks.mode == mode
            assert set(host.clocks.shown(clock()).left.values()) == ({seconds} if seconds else set())

    asyncio.run(story())


def test_it_goes_on_while_its_mark_stays_and_answers_only_for_the_seats_it_runs_for(tmp_path, timed):
    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", "Cat", now=clock) as (_, host, (_, b, _)):
            first = host.table.state.round
            clock.pass_(30)
            await b.answer(BOB)
            await b.catch_up(BOB, 1)
            assert host.clocks.shown(clock()).left == {"2": FULL - 30}
            clock.pass_(11)
            for _ in range(5):
                await host.tick()
            assert {each.seat for each in host.table.log} == {BOB, CAT}
            assert host.table.state.round == first
            assert host.clocks.shown(clock()).left == {}

    asyncio.run(story())


def test_a_timer_that_does_not_run_leaves_everybody_alone(tmp_path, timed):
    object.__setattr__(timed, "timer", SandTimer(FULL, lambda s: None))

    async def story():
        clock = FakeClock()
        async with evening(tmp_path, "Ann", "Bob", now=clock) as (_, host, _):
            clock.pass_(10_000)
            await host.tick()
            assert not host.table.log

    asyncio.run(story())


def test_the_timer_of_a_game_that_has_none_is_refused(tmp_path):
    async def story():
        async with house(tmp_path) as place:
            ann = await place.guest("Ann")
            body = {"game": "not_alone", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": "game"}
            answer = await ann.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["key"]) == (422, "no-timer")

    asyncio.run(story())
