"""What follows from a view is told to those who ask for it, and only while it changes."""

from __future__ import annotations

import json
import logging
from dataclasses import replace

from prowl.kernel.aside import Aside, Reason, cards
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.server.audience import CALM, Audience
from prowl.server.connections import Connection
from prowl.server.protocol import StateUpdate
from prowl.server.standing import Rights
from tests.kernel.toy import TOY

RIGHTS = Rights([0, 0, 0], -2, -2)
ASIDE = Aside(
    own=lambda eyes: {"held": [len(cards(hand)) for hand in eyes.hand]},
    reasons=lambda eyes: {f"spot:{eyes.wind}": Reason("windy", "TOY-1", {"spot": eyes.wind})},
)


class Room:
    """A table of the toy and those who look at it."""

    def __init__(self, aside: Aside = ASIDE) -> None:
        self.table = Table(replace(TOY, aside=aside), 3, {}, 5)
        self.audience = Audience()
        self.audience.start(self.table)
        self.version = 0

    def enter(self, seat: int, aside: bool) -> Connection:
        connection = Connection(None, 1_000_000)
        connection.seats, connection.aside = [seat], aside
        self.audience.add(connection)
        connection.push(self.audience.first_look(self.table, seat, self._told(), RIGHTS, connection))
        return connection

    def move(self) -> None:
        seat = self.table.waiting_for[0]
        ask = self.table.pending[seat]
        self.table.decide(seat, ask.options[0] if ask.single else ask.fallback)
        self.version += 1
        assert self.audience.lens is not None
        self.audience.lens.look_again(self.table.state)
        self.audience.announce(self.table, self._told(), lambda: RIGHTS)

    def _told(self) -> StateUpdate:
        return StateUpdate(version=self.version, seat=-1, first_event=0, events=[], waiting=self.table.waiting_for)


def told(connection: Connection) -> list[dict]:
    return [json.loads(text) for text in connection.outbox]


def test_who_asks_is_told_what_follows_from_the_own_view():
    room = Room()
    mine, onlooker = room.enter(1, aside=True), room.enter(SPECTATOR, aside=True)
    wind = room.table.state.wind
    assert told(mine)[0]["figures"] == {"held": [0, 1, 0]}
    assert told(mine)[0]["reasons"] == {f"spot:{wind}": {"key": "windy", "rule": "TOY-1", "values": {"spot": wind}}}
    assert told(onlooker)[0]["figures"] == {"held": [0, 0, 0]}


def test_a_spectator_is_given_no_reasons():
    room = Room()
    assert told(room.enter(SPECTATOR, aside=True))[0]["reasons"] == {}


def test_who_does_not_ask_is_told_nothing():
    room = Room()
    other, mine = room.enter(0, aside=False), room.enter(1, aside=True)
    for _ in range(6):
        room.move()
    assert len(told(other)) == len(told(mine)) == 7
    assert not any("figures" in each or "reasons" in each for each in told(other))


def test_what_is_the_same_is_not_told_again_and_what_was_told_last_is_true():
    room = Room()
    mine = room.enter(1, aside=True)
    for _ in range(40):
        if not room.table.over:
            room.move()
        latest = [each["figures"] for each in told(mine) if "figures" in each][-1]
        assert latest == {"held": [0, len(room.table.state.hand[1]), 0]}
    assert sum("figures" in each for each in told(mine)) < len(told(mine))


def test_a_mistake_in_what_is_said_aside_stops_nobody(caplog):
    def broken(eyes):
        raise ZeroDivisionError

    room = Room(Aside(figures=broken))
    with caplog.at_level(logging.CRITICAL):
        mine = room.enter(1, aside=True)
        room.move()
    assert [each["version"] for each in told(mine)] == [0, 1]
    assert told(mine)[0]["figures"] == {}


def test_a_table_at_which_nothing_moves_lets_its_findings_go_and_tells_all_of_them_with_the_next_move():
    room, still = Room(), Room(Aside(own=lambda eyes: {"players": eyes.players}))
    for each in (room, still):
        mine = each.enter(1, aside=True)
        each.move()
        each.audience.rest(CALM)
        assert each.audience.studies.told
        each.audience.rest(CALM + 1)
        assert not each.audience.studies.told
        assert not each.audience.studies.memory.findings
        each.move()
        assert told(mine)[-1]["figures"] == told(each.enter(1, aside=True))[0]["figures"]
    # It had been told before, and had not changed.
    assert "figures" not in told(mine)[1]
