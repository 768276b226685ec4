"""Flow: phases as lists, with save points that come by themselves."""

from __future__ import annotations

import pytest

from prowl.kernel.events import close, finish
from prowl.kernel.flow import Flow, chapter, each_player, loop, rounds, steps, when
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.table import Table
from tests.kernel.play import everything, game_of, table_of
from tests.kernel.toy import Toy


def noted(calls, name, *, end=0):
    """A phase that notes its name, its seats and the round, and ends the game at its n-th call."""

    def phase(s: Toy, *seats: int) -> None:
        calls.append((name, *seats))
        if end and sum(call[0] == name for call in calls) == end:
            finish(s, "tired")

    return phase


def calls_of(build, *, players: int = 2) -> list:
    calls: list = []
    Table(game_of(build(lambda name, **more: noted(calls, name, **more))), players)
    return calls


def test_steps_come_one_after_another():
    assert calls_of(lambda p: steps(p("a"), steps(p("b"), p("c")), p("d"))) == [("a",), ("b",), ("c",), ("d",)]


def test_rounds_are_counted_and_go_on_until_the_game_is_over():
    seen: list = []

    def phase(s: Toy) -> None:
        seen.append(s.round)
        if s.round == 3:
            finish(s, "tired")

    Table(game_of(rounds(phase)), 2)
    assert [n - seen[0] for n in seen] == [0, 1]


def test_a_loop_asks_before_each_pass():
    def build(p):
        left = iter([False, False, True])
        return steps(loop(p("a"), p("b"), until=lambda s: next(left)), p("c"))

    assert calls_of(build) == [("a",), ("b",), ("a",), ("b",), ("c",)]


def test_a_loop_whose_end_has_come_is_left_out():
    assert calls_of(lambda p: steps(loop(p("a"), until=lambda s: True), p("b"))) == [("b",)]


def test_a_part_with_a_condition_comes_once_when_it_holds_and_is_skipped_otherwise():
    assert calls_of(lambda p: steps(when(lambda s: True, p("a"), p("b")), p("c"))) == [("a",), ("b",), ("c",)]
    assert calls_of(lambda p: steps(when(lambda s: False, p("a"), p("b")), p("c"))) == [("c",)]


def test_a_condition_is_looked_at_before_its_first_part_only():
    def build(p):
        answers = iter([True, False])
        return steps(p("a"), when(lambda s: next(answers), p("b"), p("c")), when(lambda s: next(answers), p("d")))

    assert calls_of(build) == [("a",), ("b",), ("c",)]


def test_a_condition_inside_a_turn_is_told_whose_turn_it_is():
    assert calls_of(lambda p: each_player(when(lambda s, me: me == 1, p("a")), p("b"))) == [
        ("b", 0),
        ("a", 1),
        ("b", 1),
    ]


def test_each_player_has_a_turn_in_order():
    assert calls_of(lambda p: each_player(p("a"), p("b"))) == [("a", 0), ("b", 0), ("a", 1), ("b", 1)]


def test_the_order_of_turns_may_be_declared_and_may_be_empty():
    assert calls_of(lambda p: each_player(p("a"), order=lambda s: [1, 0, 1])) == [("a", 1), ("a", 0), ("a", 1)]
    assert calls_of(lambda p: steps(each_player(p("a"), order=lambda s: []), p("b"))) == [("b",)]


def test_a_turn_within_a_turn_names_both_seats():
    def build(p):
        return each_player(each_player(p("a"), order=lambda s, me: [1 - me]), loop(p("b"), until=lambda s, me: me == 1))

    calls: list = []
    Table(game_of(build(lambda name, **more: noted(calls, name, end=2 if name == "b" else 0))), 2)
    assert calls == [("a", 0, 1), ("b", 0), ("b", 0)]


def test_an_extra_turn_is_one_more_seat_in_the_list():
    calls: list = []

    def turn(s: Toy, me: int) -> None:
        calls.append(me)
        if calls == [0]:
            s.turns[-1].insert(1, 0)

    Table(game_of(each_player(turn)), 2)
    assert calls == [0, 0, 1]


def test_a_flow_that_ends_without_an_outcome_is_an_error():
    with pytest.raises(ValueError, match="without an outcome"):
        Flow(steps()).go_on(Toy(players=2))


@pytest.mark.parametrize(
    "flow",
    [
        loop(each_player(print, order=lambda s: []), until=lambda s: False),
        rounds(each_player(print, order=lambda s: [])),
        rounds(),
    ],
)
def test_a_flow_that_never_comes_to_a_phase_is_an_error_and_no_endless_loop(flow):
    with pytest.raises(ValueError, match="round and round"):
        Table(game_of(flow), 2)


def ask_me(s: Toy, *seats: int) -> Rule[None]:
    yield from choose(s, seats[-1] if seats else 0, (1, 2), "x.n")


def test_there_is_a_save_point_before_each_phase_each_turn_and_each_pass():
    def count(s: Toy, me: int) -> None:
        s.left += 1

    table = table_of(ask_me, each_player(loop(ask_me, count, until=lambda s, me: s.left == 3 * me + 3)))
    at = [table.saves[-1].at]
    while not table.over:
        (seat,) = table.waiting_for
        table.decide(seat, 1)
        at.append(table.saves[-1].at)
    assert at == list(range(len(table.log) + 1))
    assert len(table.log) == 1 + 6


def test_a_fresh_run_can_start_at_any_save_point():
    table = table_of(ask_me, each_player(ask_me, ask_me), ask_me)
    while not table.over:
        save = table.saves[-1]
        assert save.at == len(table.log)
        assert everything(table.clone()) == everything(table)
        table.decide(table.waiting_for[0], 2)


# -- chapters ------------------------------------------------------------------------------


def closing(s: Toy, *seats: int) -> None:
    close(s)


def test_a_chapter_that_nobody_closes_is_a_list_of_steps():
    assert calls_of(lambda p: steps(chapter(p("a"), p("b")), p("c"))) == [("a",), ("b",), ("c",)]


def test_a_closed_chapter_ends_at_once_and_what_follows_it_comes_next():
    assert calls_of(lambda p: steps(chapter(p("a"), closing, p("b")), p("c"))) == [("a",), ("c",)]


def test_turns_begun_in_a_closed_chapter_are_dropped_and_those_around_it_go_on():
    def build(p):
        return each_player(chapter(each_player(p("a"), closing, p("b"))), p("c"))

    assert calls_of(build) == [("a", 0, 0), ("c", 0), ("a", 1, 0), ("c", 1)]


def test_only_the_innermost_chapter_is_closed():
    assert calls_of(lambda p: chapter(chapter(closing, p("a")), p("b"))) == [("b",)]


def test_a_chapter_may_be_closed_while_another_one_ends():
    assert calls_of(lambda p: steps(chapter(chapter(closing), closing, p("a")), p("b"))) == [("b",)]


def test_a_chapter_may_be_the_pass_of_a_loop():
    def count(s: Toy) -> None:
        s.left += 1

    def build(p):
        return loop(chapter(p("game"), count, rounds(p("turn"), closing)), p("score"), until=lambda s: s.left == 3)

    assert calls_of(build) == [("game",), ("turn",), ("score",)] * 3


def test_a_game_may_end_within_a_chapter_and_behind_it():
    assert calls_of(lambda p: steps(chapter(p("a", end=1)), p("b"))) == [("a",)]
    assert calls_of(lambda p: steps(chapter(closing), p("b", end=1))) == [("b",)]


def test_to_close_a_chapter_where_there_is_none_is_an_error():
    with pytest.raises(ValueError, match="no chapter"):
        Table(game_of(steps(chapter(lambda s: None), closing)), 2)


def ask_and_close(s: Toy, *seats: int) -> Rule[None]:
    answer = yield from choose(s, seats[-1], (1, 2), "x.n")
    if answer == 2:
        close(s)


def test_an_answer_may_close_a_chapter_and_be_taken_back_and_given_again():
    table = table_of(chapter(rounds(each_player(ask_and_close))), each_player(ask_me))
    table.decide(0, 1)
    table.decide(1, 1)
    before = everything(table)
    table.decide(0, 2)
    after = everything(table)
    assert table.state.turns == [[0, 1]]
    table.undo()
    assert everything(table) == before
    table.redo()
    assert everything(table) == after == everything(table.clone())
    again = Table.replay(table.game, 2, table.settings, table.seed, table.log)
    assert again.digest() == table.digest()
