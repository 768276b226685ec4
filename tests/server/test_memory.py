"""What was found is kept while it holds, and found anew as soon as something has changed that was looked at for it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from prowl.kernel.aside import Aside, Seen
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.server.lens import Lens
from prowl.server.phrases import Phrase, phrase
from prowl.server.protocol import StateUpdate
from prowl.server.study import Studies
from tests.kernel.toy import TOY

CALLS: Counter[str] = Counter()


def gust(eyes: Seen) -> int:
    CALLS["gust"] += 1
    return eyes.wind


def held(eyes: Seen) -> int:
    CALLS[f"held by {eyes.seat}"] += 1
    return len(eyes.mine("hand"))


def laid(eyes: Seen) -> list[int]:
    CALLS[f"laid by {eyes.seat}"] += 1
    return eyes.mine("hidden")


def of_the_wind(eyes: Seen) -> dict:
    CALLS[f"wind of {eyes.seat}"] += 1
    return {"wind": eyes.wind}


def of_the_question(eyes: Seen) -> dict:
    return {"about": eyes.about, "options": list(eyes.ask.options) if eyes.ask else []}


def of_events(eyes: Seen) -> dict:
    CALLS["events"] += 1
    return {"hid": [event["seat"] for event in eyes.told("hid")]}


class Desk:
    """A table of the toy, and what is studied of it after every move."""

    def __init__(self, aside: Aside, seats: tuple[int, ...] = (0, 1, 2)) -> None:
        CALLS.clear()
        self.table = Table(replace(TOY, aside=aside), 3, {}, 5)
        self.lens = Lens(self.table.game, self.table.wire, self.table.state)
        self.studies, self.seats, self.heard = Studies(), seats, 0
        for seat in seats:
            self.lens.watch(self.table.state, seat)
        self.look()

    def hide(self, seat: int, spot: int) -> None:
        self.table.decide(seat, spot)
        self.look()

    def undo(self) -> None:
        self.table.undo()
        self.look()

    def look(self) -> None:
        self.lens.look_again(self.table.state)
        count = len(self.table.events)
        self.studies.move_on(self.table, min(self.heard, count), self.lens.stirred(self.table.state))
        self.heard = count
        self.lens.changes(self.table.state, set(self.seats))
        for seat in self.seats:
            self.studies.add(self.table, seat, self.asked(seat), StateUpdate(0, seat, 0, [], []), whole=False)

    def asked(self, seat: int) -> Phrase | None:
        ask = self.table.pending.get(seat)
        return phrase(self.table.wire, ask) if ask is not None else None

    def figures(self, seat: int) -> dict:
        return json.loads(self.studies.told[seat].figures)


def test_what_looks_at_nothing_that_has_changed_is_not_found_anew():
    desk = Desk(Aside(own=of_the_wind))
    desk.hide(0, 1)
    assert CALLS == {"wind of 0": 1, "wind of 1": 1, "wind of 2": 1}


def test_what_looks_at_something_that_has_changed_is_found_anew():
    desk = Desk(Aside(own=lambda eyes: {"hidden": eyes.hidden}))
    assert desk.figures(1)["hidden"][0] == {"count": 0}
    desk.hide(0, 1)
    assert desk.figures(1)["hidden"][0] == {"count": 1}
    assert desk.figures(0)["hidden"][0] == [1]


def test_the_own_entry_is_looked_at_anew_only_if_it_has_changed():
    desk = Desk(Aside(own=lambda eyes: {"mine": eyes.once(laid)}))
    desk.hide(0, 1)
    assert CALLS == {"laid by 0": 2, "laid by 1": 1, "laid by 2": 1}
    assert [desk.figures(seat)["mine"] for seat in desk.seats] == [[1], [], []]


def test_what_may_be_seen_by_others_now_is_found_anew():
    desk = Desk(Aside(own=lambda eyes: {"hidden": eyes.hidden}))
    for seat in (0, 1, 2):
        desk.hide(seat, 1)
    while not desk.table.state.found:
        desk.hide(desk.table.waiting_for[0], desk.table.pending[desk.table.waiting_for[0]].options[0])
    assert desk.figures(1)["hidden"] == desk.figures(0)["hidden"] == desk.table.state.hidden


def test_another_question_is_looked_at_anew():
    desk = Desk(Aside(own=of_the_question))
    assert desk.figures(0) == {"about": "hide.spot", "options": [1, 2, 3]}
    desk.hide(0, 1)
    assert desk.figures(0) == {"about": "hide.again", "options": [["withdraw"]]}
    assert desk.figures(1) == {"about": "hide.spot", "options": [1, 2, 3]}


def test_only_events_of_a_name_that_was_asked_for_count():
    desk = Desk(Aside(own=of_events), (0,))
    desk.hide(0, 1)
    assert desk.figures(0) == {"hid": [0]}
    before = CALLS["events"]
    desk.table.decide(0, ("withdraw",))
    desk.look()
    assert CALLS["events"] == before


def test_what_happened_before_an_undo_is_forgotten():
    desk = Desk(Aside(own=of_events))
    desk.hide(0, 1)
    desk.undo()
    assert desk.figures(0) == {"hid": []}
    desk.hide(1, 1)
    desk.undo()
    desk.hide(2, 1)
    assert desk.figures(0) == {"hid": [2]}


def test_what_everybody_can_tell_is_worked_out_once_for_all_eyes():
    desk = Desk(Aside(own=lambda eyes: {"gust": eyes.common(gust)}), (SPECTATOR, 0, 1, 2))
    assert CALLS == {"gust": 1}
    assert [desk.figures(seat) for seat in desk.seats] == [{"gust": desk.table.state.wind}] * 4


def test_what_everybody_can_tell_follows_from_what_a_spectator_sees():
    desk = Desk(Aside(own=lambda eyes: {"hands": eyes.common(lambda all_: all_.hand)}))
    assert desk.figures(0) == {"hands": [{"count": 1}] * 3}


def test_what_figures_and_reasons_both_need_is_worked_out_once_for_each_pair_of_eyes():
    def reasons(eyes: Seen) -> dict:
        return {} if eyes.once(held) else {"hand": None}

    Desk(Aside(own=lambda eyes: {"held": eyes.once(held)}, reasons=reasons))
    assert CALLS == {"held by 0": 1, "held by 1": 1, "held by 2": 1}


def test_who_comes_in_between_is_told_what_is_true_now():
    desk = Desk(Aside(own=lambda eyes: {"hidden": eyes.hidden}))
    desk.table.decide(0, 1)
    update = StateUpdate(0, 0, 0, [], [])
    desk.studies.add(desk.table, 0, desk.asked(0), update, whole=True)
    assert json.loads(bytes(update.figures))["hidden"][0] == [1]


def test_a_mistake_is_not_remembered():
    desk = Desk(Aside(own=lambda eyes: {"all": 1 // (1 - len(eyes.mine("hidden")))}), (0,))
    desk.hide(0, 1)
    assert desk.figures(0) == {}
    desk.undo()
    assert desk.figures(0) == {"all": 1}


@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_a_spectator_owns_nothing(seat):
    desk = Desk(Aside(own=lambda eyes: {"note": eyes.mine("notes")}), (seat,))
    assert desk.figures(seat) == ({} if seat == SPECTATOR else {"note": "of seat 0"})
