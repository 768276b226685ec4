"""A table: deciding, going back, failing, copies."""

from __future__ import annotations

import pytest

from prowl.kernel.errors import Refused, RuleFailure
from prowl.kernel.events import emit
from prowl.kernel.prompts import PASS, Rule, choose, in_secret, may
from prowl.kernel.rng import die
from prowl.kernel.table import SAVES_KEPT, Decision, Table
from prowl.kernel.views import SPECTATOR, show
from tests.kernel.play import any_decision, everything, finished, luck, random_game, started, table_of
from tests.kernel.toy import TOY, Toy, draw_cards, hide, throw_away


def snapshot(table: Table) -> tuple:
    return everything(table), table.log[:], table.undone[:], table.events[:], [save.at for save in table.saves]


# -- deciding ----------------------------------------------------------------------------------


def test_a_refused_decision_changes_nothing():
    table = Table(TOY, 2)
    table.decide(0, 1)
    before = snapshot(table)
    for seat, answer in ((1, 9), (0, 1), (7, 1), (SPECTATOR, 1), (1, None)):
        with pytest.raises(Refused):
            table.decide(seat, answer)
    assert snapshot(table) == before


def test_a_finished_game_takes_no_decision():
    table = finished()
    with pytest.raises(Refused, match="game-is-over"):
        table.decide(0, PASS)


def test_the_result_is_known_when_the_game_is_over():
    assert Table(TOY, 2).result is None
    assert finished().result.outcome == finished().state.outcome


def test_replay_refuses_an_answer_that_the_rules_do_not_offer():
    with pytest.raises(Refused):
        Table.replay(TOY, 2, {}, 0, [Decision(0, 1), Decision(1, 99)])


def test_every_seat_is_sent_its_own_view_question_and_events():
    table = Table(TOY, 2, seed=1)
    table.decide(0, 2)
    mine, other, spectator = (table.seen_by(seat) for seat in (0, 1, SPECTATOR))
    assert mine["view"]["hidden"] == [[2], {"count": 0}]
    assert other["view"]["hidden"] == [{"count": 1}, []]
    assert mine["prompt"]["about"] == "hide.again"
    assert other["prompt"]["about"] == "hide.spot"
    assert spectator["prompt"] is None
    assert mine["waiting"] == other["waiting"] == spectator["waiting"] == [1]
    assert mine["events"][-1] == {"event": "hid", "seat": 0, "spot": 2}
    assert other["events"][-1] == spectator["events"][-1] == {"event": "hid", "seat": 0, "spot": None}


def test_who_has_seen_some_events_is_sent_only_the_later_ones():
    table = Table(TOY, 2)
    seen = len(table.events)
    table.decide(0, 2)
    assert [event["event"] for event in table.seen_by(1, since=seen)["events"]] == ["hid"]


# -- a rule that raises --------------------------------------------------------------------------


def broken(s: Toy) -> Rule[None]:
    n = yield from choose(s, 0, (1, 2, 3), "x.n")
    s.left = n
    emit(s, "threw", seat=0, card=1)
    if n == 2:
        raise KeyError("a bug")


def broken_next(s: Toy) -> None:
    if s.left == 3:
        raise RuntimeError("a bug in the next phase")


@pytest.mark.parametrize("answer", [2, 3])
def test_a_rule_that_raises_leaves_the_table_as_it_was(answer):
    table = table_of(hide, broken, broken_next)
    table.decide(0, 1)
    table.decide(1, 1)
    before = snapshot(table)
    with pytest.raises(RuleFailure) as failure:
        table.decide(0, answer)
    assert snapshot(table) == before
    assert "a bug" in failure.value.report
    table.decide(0, 1)
    assert table.over


def test_the_report_of_a_failure_says_all_that_is_needed_to_see_it_again():
    table = table_of(hide, broken)
    table.decide(0, 1)
    table.decide(1, 3)
    with pytest.raises(RuleFailure) as failure:
        table.decide(0, 2)
    for part in ("toy 1", "2 players", "seed 0", "[(0, 1), (1, 3)]", "seat 0 answered 2", "KeyError"):
        assert part in failure.value.report


def test_a_rule_that_raises_keeps_what_could_be_restored():
    table = table_of(hide, broken)
    table.decide(0, 1)
    table.decide(1, 1)
    table.undo()
    with pytest.raises(Refused):
        table.decide(1, 9)
    table.redo()
    table.decide(0, 1)
    table.undo()
    undone = table.undone[:]
    with pytest.raises(RuleFailure):
        table.decide(0, 2)
    assert table.undone == undone
    table.redo()
    assert table.over


# -- going back ----------------------------------------------------------------------------------


def test_a_seat_may_take_back_its_last_decision():
    table = Table(TOY, 2)
    before = everything(table)
    table.decide(0, 1)
    assert table.can_undo(0)
    table.undo(0)
    assert everything(table) == before
    assert [event.name for event in table.events] == ["wind_blew"]


def test_undo_is_refused_to_another_seat_and_after_another_seat_acted():
    table = Table(TOY, 3)
    table.decide(0, 1)
    with pytest.raises(Refused, match="cannot-undo"):
        table.undo(1)
    table.decide(1, 1)
    with pytest.raises(Refused, match="cannot-undo"):
        table.undo(0)
    assert len(table.log) == 2


def test_undo_is_refused_at_the_start():
    with pytest.raises(Refused, match="nothing-to-undo"):
        Table(TOY, 2).undo()
    assert not Table(TOY, 2).can_undo(0)


def after_a_choice(change, *, players: int = 2) -> Table:
    """A table at which seat 0 has just made a choice that brought this change."""

    def rule(s: Toy) -> Rule[None]:
        yield from choose(s, 0, (1, 2), "x.n")
        change(s)
        yield from choose(s, 0, (1, 2), "y.n")

    table, _ = started(rule, players=players)
    table.decide(0, 1)
    return table


def test_undo_is_refused_after_chance_was_used():
    assert not after_a_choice(lambda s: die(s.chance, "dice")).can_undo(0)


def test_undo_is_refused_after_a_card_was_drawn():
    assert not after_a_choice(lambda s: draw_cards(s, 0, 1)).can_undo(0)


def test_undo_is_refused_after_a_card_was_peeked_at():
    assert not after_a_choice(lambda s: show(s, "card", s.deck[-1:], to=0)).can_undo(0)


def test_undo_is_refused_after_somebody_else_saw_a_card():
    assert not after_a_choice(lambda s: throw_away(s, 0, s.hand[0][0])).can_undo(0)


def test_undo_is_refused_after_something_private_was_opened():
    assert not after_a_choice(lambda s: setattr(s, "found", True) or s.hidden[1].append(3)).can_undo(0)


def test_undo_is_granted_after_changes_that_tell_nothing():
    assert after_a_choice(lambda s: setattr(s, "left", 5)).can_undo(0)
    assert after_a_choice(lambda s: s.deck.insert(0, s.hand[0].pop())).can_undo(0)


def test_undo_is_refused_after_secret_answers_were_compared():
    def rule(s: Toy) -> Rule[None]:
        yield from in_secret(s, {p: lambda p=p: choose(s, p, (1, 2), "x.n") for p in range(2)})
        yield from may(s, 0, "y.go")

    table, _ = started(rule)
    table.decide(1, 1)
    assert table.can_undo(1)
    table.decide(0, 1)
    assert not table.can_undo(0)


def test_with_the_consent_of_all_everything_can_be_taken_back():
    table = finished(3, 4)
    while table.log:
        table.undo()
    assert everything(table) == everything(Table(TOY, 3, {}, 4))


def test_a_new_decision_forgets_what_was_undone():
    table = Table(TOY, 2)
    table.decide(0, 1)
    table.undo(0)
    table.decide(0, 2)
    with pytest.raises(Refused, match="nothing-to-redo"):
        table.redo()


def test_undo_reaches_back_beyond_the_save_points_that_are_kept():
    table = finished(2, 1)
    assert len(table.saves) <= SAVES_KEPT
    there = everything(table.at(1))
    while len(table.log) > 1:
        table.undo()
    assert everything(table) == there


def test_digests_are_taken_at_save_points_and_taken_back_with_them():
    chance = luck(5)
    table = Table(TOY, 2, digests=True)
    trail = [dict(table.digests)]
    while not table.over:
        table.decide(*any_decision(table, chance))
        trail.append(dict(table.digests))
    for digests in reversed(trail[:-1]):
        table.undo()
        assert table.digests == digests


# -- copies --------------------------------------------------------------------------------------


def test_a_clone_and_its_table_do_not_touch_each_other():
    table = Table(TOY, 2)
    clone = table.clone()
    before = everything(table), table.events[:]
    chance = luck(2)
    while not clone.over:
        clone.send(*any_decision(clone, chance))
    assert (everything(table), table.events) == before


def test_any_earlier_position_can_be_visited():
    positions = [everything(table) for table in random_game(2, 6)]
    table = finished(2, 6)
    assert [everything(table.at(n)) for n in range(len(table.log) + 1)] == positions


def test_a_table_deals_fair_clones():
    table = Table(TOY, 3, seed=2)
    worlds = {tuple(table.clone_for(0, seed).state.hand[1]) for seed in range(20)}
    assert len(worlds) > 1
