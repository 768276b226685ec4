"""Questions: one, some, yes or no, side by side, in secret, offers, anyone."""

from __future__ import annotations

import pytest

from prowl.kernel.errors import Refused, RuleFailure
from prowl.kernel.prompts import (
    ANYTHING,
    PASS,
    RECONSIDER,
    Ask,
    Rule,
    anyone,
    choose,
    choose_some,
    in_secret,
    may,
    offers,
    side_by_side,
    whoever,
)
from tests.kernel.play import started
from tests.kernel.toy import Toy


def asked(table) -> dict[int, str]:
    return {seat: ask.about for seat, ask in sorted(table.pending.items())}


# -- one -------------------------------------------------------------------------------------


def test_a_choice_returns_what_was_chosen():
    table, results = started(lambda s: choose(s, 0, (1, 2, 3), "x.n"))
    table.decide(0, 2)
    assert results == [2]


def test_a_choice_with_one_legal_answer_is_taken_without_asking():
    table, results = started(lambda s: choose(s, 0, (7,), "x.n"))
    assert results == [7]
    assert table.log == []


def test_a_choice_that_always_asks_asks_even_for_one_answer():
    table, results = started(lambda s: choose(s, 0, (7,), "x.n", always=True))
    assert table.waiting_for == [0]
    table.decide(0, 7)
    assert results == [7]


def test_a_choice_among_nothing_is_an_error_of_the_rules():
    with pytest.raises(ValueError, match=r"nothing to choose from: x\.n"):
        started(lambda s: choose(s, 0, (), "x.n"))


def test_an_answer_not_offered_is_refused_and_changes_nothing():
    table, results = started(lambda s: choose(s, 0, (("go", 1), ("go", 2), PASS), "x"))
    before = table.digest()
    for wrong in (("go", 3), ("go",), "go", 1, None, [], ["go", 1], (("go", 1),), {}):
        with pytest.raises(Refused) as refused:
            table.decide(0, wrong)
        assert refused.value.key == "not-offered"
    assert (table.digest(), table.log, results) == (before, [], [])


def test_a_seat_that_is_not_asked_is_refused():
    table, _ = started(lambda s: choose(s, 0, (1, 2), "x.n"))
    with pytest.raises(Refused, match="not-your-turn"):
        table.decide(1, 1)


def test_an_answer_is_logged_in_the_words_of_the_option():
    """True and 1.0 are equal to 1, but a log that says so would give other digests."""
    table, results = started(lambda s: choose(s, 1, (0, 1), "x.n"))
    table.decide(True, 1.0)
    assert repr(table.log[0].seat) == "1"
    assert repr(table.log[0].answer) == repr(results[0]) == "1"


def test_options_made_by_a_function_stay_true_while_others_act():
    def rule(s: Toy) -> Rule[None]:
        yield from side_by_side({0: first(s), 1: choose(s, 1, lambda: list(range(s.left)), "x.n")})

    def first(s: Toy) -> Rule[None]:
        s.left = 3
        yield from choose(s, 0, (1, 2), "x.n")
        s.left = 2

    table, _ = started(rule)
    assert list(table.pending[1].options) == [0, 1, 2]
    table.decide(0, 1)
    assert list(table.pending[1].options) == [0, 1]
    with pytest.raises(Refused):
        table.decide(1, 2)


def test_values_made_by_a_function_are_worked_out_when_looked_at_and_anew_after_others_have_acted():
    looks = []

    def told(s: Toy) -> dict[str, int]:
        looks.append(s.left)
        return {"n": s.left}

    def rule(s: Toy) -> Rule[None]:
        yield from side_by_side({0: first(s), 1: choose(s, 1, (1, 2), "x.n", values=lambda: told(s))})

    def first(s: Toy) -> Rule[None]:
        s.left = 3
        yield from choose(s, 0, (1, 2), "x.n")
        s.left = 2

    table, _ = started(rule)
    assert looks == [], "nobody has looked"
    assert [table.pending[1].values for _ in range(2)] == [{"n": 3}, {"n": 3}]
    table.decide(0, 1)
    assert table.pending[1].values == {"n": 2}
    assert looks == [3, 2]


def test_a_question_without_values_names_nothing():
    assert Ask(0, (1, 2), "x.n").values == {}


# -- some ------------------------------------------------------------------------------------


def test_some_are_chosen_in_the_order_of_the_options_and_each_once():
    table, results = started(lambda s: choose_some(s, 0, (5, 6, 7), "x.n", least=1, most=2))
    for wrong in ((), (6, 5), (5, 5), (5, 6, 7), (8,), 5, [5]):
        with pytest.raises(Refused):
            table.decide(0, wrong)
    table.decide(0, (5, 7))
    assert results == [(5, 7)]


def test_all_are_taken_without_asking_when_there_is_no_choice():
    for options, least, most in (((5, 6), 2, 2), ((5,), 3, 3), ((), 0, 2)):
        table, results = started(lambda s, o=options, a=least, b=most: choose_some(s, 0, o, "x.n", least=a, most=b))
        assert results == [options]
        assert table.log == []


def test_none_are_taken_without_asking_when_none_may_be():
    table, results = started(lambda s: choose_some(s, 0, (5, 6), "x.n", most=0))
    assert results == [()]
    assert table.log == []


def test_a_question_for_some_names_bounds_that_can_be_met():
    table, _ = started(lambda s: choose_some(s, 0, (5, 6), "x.n", least=3, most=4, always=True))
    ask = table.pending[0]
    assert (ask.least, ask.most) == (2, 2)
    assert list(ask.answers()) == [(5, 6)]


def test_every_combination_is_an_answer():
    ask = Ask(0, (1, 2, 3), "x.n", least=1, most=2, single=False)
    assert list(ask.answers()) == [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)]
    assert all(ask.allows(answer) for answer in ask.answers())


def test_equal_options_may_be_picked_as_often_as_they_are_there():
    ask = Ask(0, (4, 4, 5), "x.n", least=0, most=3, single=False)
    assert ask.allows((4, 4))
    assert not ask.allows((5, 5))
    assert ask.offered((4, True + 3)) == (4, 4)


# -- yes or no, and when the clock runs out -----------------------------------------------------


def test_may_is_yes_or_no():
    for answer, expected in ((("yes",), True), (("no",), False)):
        table, results = started(lambda s: may(s, 0, "x.go"))
        table.decide(0, answer)
        assert results == [expected]


def test_the_fallback_is_legal_and_does_as_little_as_possible():
    assert Ask(0, (("go", 1), PASS), "x").fallback == PASS
    assert Ask(0, (("go", 1), PASS), "x", first=True).fallback == ("go", 1)
    assert Ask(0, (1, 2, 3), "x", least=2, most=3, single=False).fallback == (1, 2)
    assert Ask(0, (1, 2, 3), "x", least=0, most=3, single=False).fallback == ()
    for ask in (Ask(0, (1, 2), "x"), Ask(0, (1, 2), "x", least=1, most=1, single=False)):
        assert ask.allows(ask.fallback)


# -- side by side ----------------------------------------------------------------------------


def two_questions(s: Toy, seat: int, log: list) -> Rule[int]:
    first = yield from choose(s, seat, (1, 2), "first.n")
    log.append((seat, first))
    second = yield from choose(s, seat, (3, 4), "second.n")
    log.append((seat, second))
    return first + second


def test_side_by_side_each_answer_moves_only_its_own_flow():
    log: list = []
    table, results = started(lambda s: side_by_side({p: two_questions(s, p, log) for p in range(2)}))
    table.decide(1, 2)
    assert asked(table) == {0: "first.n", 1: "second.n"}
    table.decide(1, 4)
    assert asked(table) == {0: "first.n"}
    table.decide(0, 1)
    table.decide(0, 3)
    assert results == [{1: 6, 0: 4}]
    assert log == [(1, 2), (1, 4), (0, 1), (0, 3)]


def optional(s: Toy, seat: int, log: list) -> Rule[None]:
    while True:
        log.append((yield from choose(s, seat, (("use", seat),), "offer", optional=True)))


def test_side_by_side_ends_when_all_wait_at_optional_questions():
    log: list = []
    table, results = started(lambda s: side_by_side({0: choose(s, 0, (1, 2), "x.n"), 1: optional(s, 1, log)}))
    assert asked(table) == {0: "x.n", 1: "offer"}
    assert table.waiting_for == [0]
    table.decide(1, ("use", 1))
    table.decide(1, ("use", 1))
    table.decide(0, 2)
    assert results == [{0: 2}]
    assert log == [("use", 1), ("use", 1)]


def test_an_optional_question_may_become_one_that_must_be_answered():
    def rule(s: Toy) -> Rule[dict]:
        s.left = 1
        return (yield from side_by_side({0: first(s), 1: choose(s, 1, (8, 9), "late.n", optional=lambda: s.left == 1)}))

    def first(s: Toy) -> Rule[None]:
        yield from choose(s, 0, (1, 2), "x.n")
        s.left = 0

    table, results = started(rule)
    assert table.waiting_for == [0]
    table.decide(0, 1)
    assert table.waiting_for == [1]
    table.decide(1, 9)
    assert results == [{0: None, 1: 9}]


def test_a_flow_that_is_left_at_an_optional_question_is_closed():
    closed: list = []

    def guarded(s: Toy) -> Rule[None]:
        try:
            yield from choose(s, 1, (("use",),), "offer", optional=True)
        finally:
            closed.append(True)

    table, _ = started(lambda s: side_by_side({0: choose(s, 0, (1, 2), "x.n"), 1: guarded(s)}))
    table.decide(0, 1)
    assert closed == [True]


def test_a_seat_must_answer_before_it_may():
    log: list = []
    table, results = started(lambda s: side_by_side({5: optional(s, 0, log), 6: choose(s, 0, (1, 2), "x.n")}))
    assert asked(table) == {0: "x.n"}
    table.decide(0, 1)
    assert results == [{6: 1}]


def test_a_seat_asked_by_two_flows_answers_first_come_first():
    log: list = []
    table, _ = started(lambda s: side_by_side({5: two_questions(s, 0, log), 6: choose(s, 0, (8, 9), "other.n")}))
    assert asked(table) == {0: "first.n"}
    table.decide(0, 1)
    assert asked(table) == {0: "other.n"}
    table.decide(0, 9)
    assert asked(table) == {0: "second.n"}
    table.decide(0, 3)
    assert table.over


def test_flows_side_by_side_may_themselves_run_side_by_side():
    log: list = []

    def inner(s: Toy) -> Rule[dict]:
        return side_by_side({0: two_questions(s, 0, log), 1: choose(s, 1, (8, 9), "in.n")})

    table, results = started(lambda s: side_by_side({7: inner(s), 8: choose(s, 2, (1, 2), "out.n")}), players=3)
    assert asked(table) == {0: "first.n", 1: "in.n", 2: "out.n"}
    for seat, answer in ((2, 1), (0, 2), (1, 8), (0, 3)):
        table.decide(seat, answer)
    assert results == [{7: {0: 5, 1: 8}, 8: 1}]


def test_nothing_side_by_side_is_over_at_once():
    _, results = started(lambda s: side_by_side({}))
    assert results == [{}]


# -- in secret -------------------------------------------------------------------------------


def guesses(s: Toy) -> Rule[dict[int, int]]:
    return in_secret(s, {p: lambda p=p: choose(s, p, (1, 2, 3), "guess.n") for p in (1, 0)})


def test_in_secret_answers_may_be_changed_until_the_last_is_in():
    table, results = started(guesses)
    table.decide(1, 1)
    assert asked(table) == {0: "guess.n", 1: "reconsider"}
    assert table.waiting_for == [0]
    table.decide(1, RECONSIDER)
    assert sorted(table.waiting_for) == [0, 1]
    table.decide(1, 3)
    table.decide(0, 2)
    assert results == [{1: 3, 0: 2}]


def test_in_secret_whoever_waits_is_told_the_own_choice_and_nobody_else_is():
    def rule(s: Toy) -> Rule[dict]:
        picks = {p: lambda p=p: choose(s, p, (1, 2, 3), "guess.n") for p in (0, 1)}
        return in_secret(s, picks, recall=lambda n: {"n": n})

    table, _ = started(rule)
    table.decide(1, 3)
    assert table.seen_by(1)["prompt"]["values"] == {"n": 3}
    twin, _ = started(rule)
    twin.decide(1, 2)
    for seat in (0, -1):
        assert table.seen_by(seat) == twin.seen_by(seat)


def test_in_secret_results_come_in_the_order_of_the_picks_whoever_was_first():
    for order in ((0, 1), (1, 0)):
        table, results = started(guesses)
        for seat in order:
            table.decide(seat, seat + 1)
        assert list(results[0].items()) == [(1, 2), (0, 1)]


def test_in_secret_a_forced_pick_is_not_asked_for_and_cannot_be_changed():
    def rule(s: Toy) -> Rule[dict]:
        return in_secret(s, {0: lambda: choose(s, 0, (1,), "x.n"), 1: lambda: choose(s, 1, (1, 2), "x.n")})

    table, results = started(rule)
    assert asked(table) == {1: "x.n"}
    table.decide(1, 2)
    assert results == [{0: 1, 1: 2}]


def test_in_secret_every_answer_is_kept_from_the_others():
    def rule(s: Toy) -> Rule[dict]:
        return in_secret(s, {0: lambda: choose(s, 0, (1, 2), "x.n", secret=("n",)), 1: lambda: may(s, 1, "x.go")})

    table, _ = started(rule)
    assert table.pending[0].secret == ("n",)
    assert table.pending[1].secret == (ANYTHING,)


def test_secrets_of_several_seats_are_compared_when_they_are_opened():
    table, _ = started(guesses)
    table.decide(0, 1)
    assert table.state.compared == 0
    table.decide(1, 1)
    assert (table.state.opened, table.state.compared) == (1, 1)


# -- offers and anyone ------------------------------------------------------------------------


def test_offers_return_what_the_main_flow_returns():
    log: list = []
    table, results = started(lambda s: offers(two_questions(s, 0, log), {1: optional(s, 1, log)}))
    table.decide(0, 1)
    table.decide(1, ("use", 1))
    table.decide(0, 4)
    assert results == [5]
    assert log == [(0, 1), ("use", 1), (0, 4)]


def test_an_offer_that_was_taken_up_is_finished_before_the_rules_go_on():
    def careful(s: Toy) -> Rule[None]:
        yield from choose(s, 1, (("use",),), "offer", optional=True)
        yield from choose(s, 1, (1, 2), "which.n")

    table, results = started(lambda s: offers(choose(s, 0, (1, 2), "x.n"), {1: careful(s)}))
    table.decide(1, ("use",))
    table.decide(0, 2)
    assert (table.waiting_for, results) == ([1], [])
    table.decide(1, 1)
    assert results == [2]


def reactions(s: Toy) -> Rule[tuple | None]:
    return anyone(s, {0: (PASS,), 1: (("card", 5), PASS), 2: (PASS,)}, "react")


def test_anyone_asks_even_those_who_can_only_pass():
    table, results = started(reactions, players=3)
    assert table.waiting_for == [0, 1, 2]
    for seat in (2, 0):
        table.decide(seat, PASS)
    table.decide(1, ("card", 5))
    assert results == [(1, ("card", 5))]


def test_anyone_ends_with_the_first_who_does_not_pass():
    table, results = started(reactions, players=3)
    table.decide(1, ("card", 5))
    assert results == [(1, ("card", 5))]
    assert table.over


def test_anyone_is_nobody_when_all_have_passed():
    table, results = started(reactions, players=3)
    for seat in (1, 0, 2):
        table.decide(seat, PASS)
    assert results == [None]


def test_anyone_takes_options_that_are_listed_when_they_are_looked_at():
    def rule(s: Toy) -> Rule[tuple | None]:
        return anyone(s, {0: lambda: [("card", s.left), PASS], 1: (PASS,)}, "react")

    table, results = started(rule, players=2)
    table.state.left = 9
    assert list(table.pending[0].options) == [("card", 9), PASS]
    table.decide(0, ("card", 9))
    assert results == [(0, ("card", 9))]


def test_playouts_skip_those_who_can_only_pass():
    def quick(s: Toy) -> Rule[tuple | None]:
        s.quick = True
        return (yield from reactions(s))

    table, _ = started(quick, players=3)
    assert table.waiting_for == [1]


def test_a_rule_that_is_asked_too_little_is_an_error_and_no_silence():
    """`main` that nobody must answer would never return anything."""
    with pytest.raises((KeyError, RuleFailure)):
        started(lambda s: offers(optional(s, 0, []), {}))


def whoever_comes(s: Toy) -> Rule[tuple]:
    return whoever(Ask(0, (("go",),), "main"), Ask(1, (("help",),), "aside", optional=True))


def test_whoever_takes_the_first_answer_and_the_other_questions_fall():
    for seat, answer in ((0, ("go",)), (1, ("help",))):
        table, results = started(whoever_comes, players=2)
        assert table.waiting_for == [0]
        assert sorted(table.pending) == [0, 1]
        table.decide(seat, answer)
        assert results == [(seat, answer)]


# -- the same question again ------------------------------------------------------------------


def test_a_question_is_the_same_as_itself_and_as_none_other_without_a_token():
    ask = Ask(0, (1, 2), "x.n")
    assert ask.is_same_as(ask)
    assert not ask.is_same_as(Ask(0, (1, 2), "x.n"))
    assert not ask.is_same_as(None)


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (Ask(0, (1,), "x.n", still=("turn", 1)), True),
        (Ask(0, (1, 2), "x.n", still=("turn", 2)), False),
        (Ask(0, (1, 2), "y.n", still=("turn", 1)), False),
        (Ask(1, (1, 2), "x.n", still=("turn", 1)), False),
        (Ask(0, (1, 2), "x.n"), False),
    ],
)
def test_a_question_with_an_equal_token_is_the_same_asked_again(other, same):
    ask = Ask(0, (1, 2), "x.n", still=("turn", 1))
    assert ask.is_same_as(other) is same
    assert other.is_same_as(ask) is same


def test_choose_hands_the_token_on():
    table, _ = started(lambda s: choose(s, 0, (1, 2), "x.n", still=7))
    assert table.pending[0].still == 7
