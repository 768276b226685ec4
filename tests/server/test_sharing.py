"""Events of many tables that are alike are one object; those that differ in anything, or to anybody, are not."""

from __future__ import annotations

import pytest

from prowl.kernel.events import Event, Hidden, seen_event
from prowl.kernel.game import game_named
from prowl.kernel.table import Table
from prowl.server import sharing
from prowl.server.sharing import share


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch):
    monkeypatch.setattr(sharing, "EVENTS", {})


def laid(place, seats=(1,)):
    return Event("laid", {"seat": 1, "place": Hidden(seats, place)})


def test_what_is_the_same_is_kept_once():
    one, other = [laid(4)], [laid(4)]
    share(one)
    share(other)
    assert one[0] is other[0]


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
    one, another = [laid(4)], [other]
    share(one)
    share(another)
    assert another[0] is other
    assert [seen_event(another[0], seat) for seat in (1, 2)] == [seen_event(other, seat) for seat in (1, 2)]


def test_what_cannot_be_compared_stays_as_it_is():
    odd = Event("odd", {"what": object()})
    events = [odd]
    share(events)
    assert events == [odd]


def test_what_came_before_is_not_looked_at_again():
    known, events = [laid(4)], [laid(4), laid(4)]
    share(known)
    before = events[0]
    share(events, 1)
    assert events[0] is before
    assert events[1] is known[0]


def test_not_everything_is_kept_for_ever(monkeypatch):
    monkeypatch.setattr(sharing, "KEPT", 2)
    for place in range(5):
        share([laid(place)])
        assert len(sharing.EVENTS) <= 2


@pytest.mark.parametrize("game", ["not_alone", "tremble", "predator"])
def test_two_tables_that_are_played_alike_share_all_their_events(game):
    tables = [Table(game_named(game), 3, {}, 5) for _ in range(2)]
    for table in tables:
        while len(table.log) < 40 and not table.over:
            seat = table.waiting_for[0]
            table.decide(seat, next(table.pending[seat].answers()))
        share(table.events)
    assert len(tables[0].events) > 10
    assert all(one is other for one, other in zip(tables[0].events, tables[1].events, strict=True))
