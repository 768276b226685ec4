"""Who asks for a guide is taught the first turn; the others pay nothing and hear nothing."""

from __future__ import annotations

import asyncio
import logging
import threading
from dataclasses import replace

import pytest

from prowl.kernel.coach import Coach
from prowl.kernel.game import games
from prowl.kernel.lessons import Lesson
from prowl.kernel.table import Table
from prowl.server.audience import Audience
from prowl.server.connections import Connection
from prowl.server.games import game_list
from prowl.server.guides import AT_ONCE
from tests.kernel.toy import TOY
from tests.server.kit import gathered, house, play
from tests.server.test_asides import RIGHTS, Room, told

LESSONS = (
    Lesson(key="hide", rule="TOY-1", ask="hide.spot"),
    Lesson(key="hid", rule="TOY-2", event="hid"),
    Lesson(key="end", rule="TOY-3", ask="turn.take"),
)
HIDE = {"key": "hide", "rule": "TOY-1"}
HID = {"key": "hid", "rule": "TOY-2"}
END = {"key": "end", "rule": "TOY-3", "last": True}


class School(Room):
    """A table of the toy with a guide."""

    def __init__(self, lessons: tuple[Lesson, ...] = LESSONS) -> None:
        self.table = Table(replace(TOY, lessons=lessons), 2, {}, 5)
        self.audience = Audience()
        self.audience.start(self.table)
        self.version = 0

    def enter(self, seat: int, guide: bool) -> Connection:
        connection = Connection(None, 1_000_000)
        connection.seats, connection.guide = [seat], guide
        self.audience.add(connection)
        connection.push(self.audience.first_look(self.table, seat, self._told(), RIGHTS, connection))
        return connection


def lessons(connection: Connection) -> list[list[dict]]:
    return [each["lessons"] for each in told(connection) if "lessons" in each]


def test_who_asks_is_told_what_to_learn_now():
    assert lessons(School().enter(0, guide=True)) == [[HIDE]]


def test_what_is_the_same_is_left_out():
    school = School()
    mine = school.enter(0, guide=True)
    school.move()
    school.move()
    assert len(told(mine)) == 3
    assert lessons(mine) == [[HIDE], [HID]]


def test_who_does_not_ask_is_told_nothing():
    school = School()
    other, mine = school.enter(1, guide=False), school.enter(0, guide=True)
    for _ in range(6):
        school.move()
    assert lessons(mine)
    assert not lessons(other)


def test_nobody_is_coached_where_nobody_asks():
    school = School()
    school.enter(0, guide=False)
    school.move()
    assert school.audience.guides.coaches == {}


def test_a_spectator_is_taught_nothing():
    assert lessons(School().enter(-1, guide=True)) == [[]]


def test_a_new_connection_is_told_what_the_old_one_was():
    school = School()
    mine = school.enter(0, guide=True)
    for _ in range(4):
        school.move()
        assert lessons(school.enter(0, guide=True))[0] == lessons(mine)[-1]
    school.audience.guides.forget()
    assert lessons(school.enter(0, guide=True))[0] == lessons(mine)[-1]


def test_the_last_lesson_says_so():
    school = School()
    mine = school.enter(0, guide=True)
    while school.table.pending[0].about != "turn.take":
        school.move()
    assert lessons(mine)[-1][-1] == END


def test_a_mistake_in_a_lesson_stops_nobody(caplog):
    def broken(eyes):
        raise ZeroDivisionError

    school = School((Lesson(key="broken", rule="TOY-1", when=broken),))
    with caplog.at_level(logging.CRITICAL):
        mine = school.enter(0, guide=True)
        school.move()
    assert [each["version"] for each in told(mine)] == [0, 1]
    assert lessons(mine) == [[]]


@pytest.mark.parametrize("game", games())
def test_the_lobby_says_where_a_game_is_learned(game):
    info = next(each for each in game_list().games if each.id == game)
    assert info.practice is not None
    assert info.least <= info.practice.players <= info.most
    known = {setting.key: setting.values for setting in info.settings}
    assert all(value in known[key] for key, value in info.practice.settings.items())


def test_a_guide_that_has_much_to_catch_up_with_holds_up_nobody(tmp_path, monkeypatch):
    """While it plays the log again, the others play on; then it says what a guide says that was there all along."""
    begun, done, where = threading.Event(), threading.Event(), []
    study = Coach.study

    def slow(coach, table, log):
        where.append((threading.current_thread() is threading.main_thread(), len(log)))
        if len(where) == 1:
            begun.set()
            assert done.wait(60)
        return study(coach, table, log)

    async def story():
        async with house(tmp_path) as place:
            table, (ann, bob, cat) = await gathered(place, "Ann", "Bob", "Cat")
            async with ann.tab(table) as a, bob.tab(table) as b, cat.tab(table) as c:
                tabs = {0: a, 1: b, 2: c}
                before = (await play(tabs, most=AT_ONCE + 10))["version"]
                monkeypatch.setattr(Coach, "study", slow)
                async with bob.tab(table, guide=1) as guided:
                    asked = asyncio.create_task(guided.state(seat=1))
                    await asyncio.to_thread(begun.wait, 60)
                    assert (await play(tabs, seed=2, most=3))["version"] == before + 3
                    assert not asked.done()
                    done.set()
                    state = await asked
                # What it had to learn on the loop is what came meanwhile.
                assert where == [(False, before), (True, before + 3)]
                said = Coach(1).follow(place.hall.hosts[table].table)
                assert [each["key"] for each in state["lessons"]] == [each.key for each in said]

    asyncio.run(story())


def test_a_guide_that_knows_the_game_so_far_needs_no_thread():
    table = Table(replace(TOY, lessons=LESSONS), 2, {}, 5)
    coach = Coach(0)
    assert coach.behind(table) == 0
    seat = table.waiting_for[0]
    table.decide(seat, next(iter(table.pending[seat].answers())))
    assert coach.behind(table) == 1
    coach.follow(table)
    assert coach.behind(table) == 0
    table.undo()
    assert coach.behind(table) == 0
