"""Lessons are told in order, each once, by what a seat sees; a coach finds them in the log alone."""

from __future__ import annotations

from dataclasses import replace

from prowl.kernel.aside import seen_by
from prowl.kernel.coach import Coach
from prowl.kernel.lessons import Lesson, due
from prowl.kernel.table import Table
from tests.kernel.toy import TOY

LESSONS = (
    Lesson(key="goal", rule="TOY-1", when=lambda eyes: eyes.ask is not None),
    Lesson(key="hide", rule="TOY-2", ask="hide.spot"),
    Lesson(key="hid", rule="TOY-3", event="hid", when=lambda eyes: eyes.told("hid")[0]["seat"] == eyes.seat),
    Lesson(key="seek", rule="TOY-4", ask="seek.spot"),
    Lesson(key="end", rule="TOY-5", ask="turn.take"),
)


def table(lessons=LESSONS) -> Table:
    return Table(replace(TOY, lessons=lessons), 2, {}, 5)


def keys(lessons) -> list[str]:
    return [lesson.key for lesson in lessons]


def move(at: Table, seat: int | None = None) -> None:
    seat = at.waiting_for[0] if seat is None else seat
    ask = at.pending[seat]
    at.decide(seat, ask.options[0] if ask.single else ask.fallback)


def looked(at: Table, seat: int):
    return seen_by(at.state, seat, at.pending.get(seat), at.events)


def test_what_is_due_comes_in_the_order_of_the_game():
    assert keys(due(LESSONS, (), looked(table(), 0))) == ["goal", "hide"]


def test_what_was_told_is_not_told_again():
    assert keys(due(LESSONS, {"goal"}, looked(table(), 0))) == ["hide"]


def test_a_lesson_waits_for_its_question_its_event_and_its_condition():
    at = table()
    move(at, 1)
    assert keys(due(LESSONS, (), looked(at, 0))) == ["goal", "hide"]
    assert "hid" in keys(due(LESSONS, (), looked(at, 1)))


def test_after_the_last_lesson_there_is_nothing_more():
    assert due(LESSONS, {"end"}, looked(table(), 0)) == []
    assert due((), (), looked(table(), 0)) == []


def test_a_coach_adds_to_its_words_until_the_seat_answers_and_then_begins_anew():
    at, coach = table(), Coach(0)
    assert keys(coach.follow(at)) == ["goal", "hide"]
    move(at, 0)
    assert keys(coach.follow(at)) == ["hid"]
    move(at, 1)
    assert keys(coach.follow(at)) == ["hid", "seek"]


def test_its_words_stay_while_there_are_no_new_ones():
    at, coach = table(LESSONS[:2] + LESSONS[-1:]), Coach(0)
    move(at, 0)
    assert keys(coach.follow(at)) == ["goal", "hide"]


def test_a_coach_who_comes_later_says_the_same():
    at, early = table(), Coach(0)
    for _ in range(12):
        assert keys(Coach(0).follow(at)) == keys(early.follow(at))
        if at.over:
            break
        move(at)


def test_what_is_taken_back_is_taught_again():
    at, coach = table(), Coach(0)
    move(at, 0)
    assert keys(coach.follow(at)) == ["hid"]
    at.undo(0)
    assert keys(coach.follow(at)) == ["goal", "hide"]


def test_what_is_taken_back_is_not_played_again_from_the_beginning():
    """However long the log is, a coach goes back as far as the table does; then it says what a new one says."""
    at, coach = table((*LESSONS[:4], Lesson(key="never", rule="TOY-5", ask="no.such"))), Coach(0)
    while not at.over:
        move(at)
    coach.follow(at)
    copy = coach._copy
    for steps in (1, 2, 4):
        for _ in range(steps):
            at.undo()
        assert coach.behind(at) == 0
        assert coach.follow(at) == Coach(0).follow(at)
        move(at)
        assert coach.behind(at) == 1
        assert coach.follow(at) == Coach(0).follow(at)
    assert coach._copy is copy


def test_who_takes_back_the_answer_after_the_last_lesson_reads_it_again():
    at, coach = table(), Coach(0)
    while at.pending[0].about != "turn.take":
        move(at)
    said = coach.follow(at)
    move(at, 0)
    assert coach.follow(at) == ()
    at.undo()
    assert coach.follow(at) == said == Coach(0).follow(at)


def test_each_lesson_is_told_once_and_after_the_end_and_an_answer_the_coach_is_silent():
    at, coach, said = table(), Coach(0), []
    while at.pending[0].about != "turn.take":
        move(at)
        said += [key for key in keys(coach.follow(at)) if key not in said]
    assert ["goal", "hide", *said] == keys(LESSONS)
    move(at, 0)
    assert coach.follow(at) == ()


def test_a_game_without_lessons_has_a_silent_coach():
    assert Coach(0).follow(table(())) == ()
