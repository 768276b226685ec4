"""What is alike at many tables is one object: events and decisions. What differs in anything, or to anybody, is not."""

from __future__ import annotations

import pytest

from prowl.kernel.events import Event, Hidden
from prowl.kernel.game import game_named, games
from prowl.kernel.table import Decision, Table
from prowl.server import sharing
from prowl.server.sharing import share


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch):
    monkeypatch.setattr(sharing, "EVENTS", {})
    monkeypatch.setattr(sharing, "DECISIONS", {})


def happened(*events):
    """A table at which this has happened."""
    table = Table(game_named("not_alone"), 3, {}, 5)
    table.events[:] = events
    return table


def decided(*answers):
    table = happened()
    table.log[:] = [Decision(1, answer) for answer in answers]
    return table


def laid(place, seats=(1,)):
    return Event("laid", {"seat": 1, "place": Hidden(seats, place)})


def test_what_is_the_same_is_kept_once():
    one, other = happened(laid(4)), happened(laid(4))
    share(one)
    share(other)
    assert one.events[0] is other.events[0]


@pytest.mark.parametrize(
    "other",
    [
        laid(5),
        laid(4, seats=(2,)),
        Event("laid", {"seat": 1, "place": [[1], 4]}),
        Event("laid", {"seat": True, "place": Hidden((1,), 4)}),
        Event("laid", {"place": Hidden((1,), 4), "seat": 1}),
        Event("shown", {"seat": 1, "place": Hidden((1,), 4)}),
    ],
)
def test_what_differs_in_anything_or_to_anybody_is_not_taken_for_the_same(other):
    share(happened(laid(4)))
    another = happened(other)
    share(another)
    assert another.events == [other]
    assert another.events[0] is other


def test_what_cannot_be_compared_stays_as_it_is():
    odd = Event("odd", {"what": object()})
    table = happened(odd)
    share(table)
    assert table.events == [odd]


def test_what_came_before_is_not_looked_at_again():
    known, table = happened(laid(4)), happened(laid(4), laid(4))
    share(known)
    before = table.events[0]
    share(table, 1)
    assert table.events[0] is before
    assert table.events[1] is known.events[0]


def test_not_everything_is_kept_for_ever(monkeypatch):
    monkeypatch.setattr(sharing, "KEPT", 2)
    for place in range(5):
        table = happened(laid(place))
        table.log[:] = decided(("place", place)).log
        share(table)
        assert len(sharing.EVENTS) <= 2
        assert len(sharing.DECISIONS) <= 2


def test_equal_decisions_are_kept_once():
    one, other = decided(("place", 4), (1, 2)), decided(("place", 4), (1, 2))
    share(one)
    share(other)
    assert all(a is b for a, b in zip(one.log, other.log, strict=True))


@pytest.mark.parametrize("other", [("place", 5), ("place", True), ("place", 1.0), ["place", 1], ("place", 1, 1)])
def test_decisions_that_differ_in_anything_are_not_taken_for_the_same(other):
    share(decided(("place", 1)))
    another = decided(other)
    before = another.log[0]
    share(another)
    assert another.log[0] is before


def test_a_decision_that_cannot_be_compared_stays_as_it_is():
    odd = object()
    table = decided(odd)
    share(table)
    assert table.log[0].answer is odd


@pytest.mark.parametrize("game", games())
def test_two_tables_that_are_played_alike_share_all_that_happened(game):
    tables = [Table(game_named(game), 3, {}, 5) for _ in range(2)]
    for table in tables:
        while len(table.log) < 40 and not table.over:
            seat = table.waiting_for[0]
            table.decide(seat, next(table.pending[seat].answers()))
        share(table)
    one, other = tables
    assert len(one.events) > 10
    for mine, theirs in ((one.events, other.events), (one.log, other.log)):
        assert all(a is b for a, b in zip(mine, theirs, strict=True))
