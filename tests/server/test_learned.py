"""What the server works out from the last change alone is what the kernel works out from the whole state."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from prowl.kernel.game import games
from prowl.kernel.state import State, state
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR, private, public, view, zones
from prowl.server.lens import Lens
from prowl.server.sights import mentioned, sights

GAMES = sorted(games())


def moments(name: str) -> Iterator[tuple[Table, Lens, State, int]]:
    """Random games, after every decision: the table, its lens that has looked, the state before, who decided."""
    luck = random.Random(11)
    game = games()[name]
    for seed in range(6):
        table = Table(game, game.players[min(1 + seed % 3, len(game.players) - 1)], {}, seed)
        lens = Lens(game, table.wire, table.state)
        for eyes in range(SPECTATOR, table.players):
            lens.watch(table.state, eyes)
        for _ in range(150):
            if table.over:
                break
            before = table.state.copy()
            seat = luck.choice(table.waiting_for)
            ask = table.pending[seat]
            table.decide(seat, luck.choice(list(ask.options)) if ask.single else ask.fallback)
            lens.look_again(table.state)
            yield table, lens, before, seat


@pytest.mark.parametrize("name", GAMES)
def test_the_quick_answer_is_the_kernels(name):
    answers = set()
    for table, lens, before, seat in moments(name):
        learned = lens.was_learned(table.state)
        assert learned == table._learned(before, table.state)
        answers.add(table.can_undo(seat) != learned)
        lens.changes(table.state, set(lens.seen))
    assert answers == {True}


@pytest.mark.parametrize("name", GAMES)
def test_who_may_see_what_is_never_out_of_date(name):
    for table, lens, _, _ in moments(name):
        assert lens.sights.masks == sights(table.state, table.players).masks
        lens.changes(table.state, set(lens.seen))


@pytest.mark.parametrize("name", GAMES)
def test_the_changes_add_up_to_the_kernels_view(name):
    seen = {}
    for table, lens, before, _ in moments(name):
        if len(table.log) == 1:
            seen = {eyes: _as_sent(table, before, eyes) for eyes in lens.seen}
        for eyes, changes in lens.changes(table.state, set(lens.seen)).items():
            seen[eyes].update(json.loads(changes))
            assert seen[eyes] == _as_sent(table, table.state, eyes)


def _as_sent(table, state, eyes):
    return json.loads(json.dumps(table.wire.view(view(state, eyes))))


LIMIT = 3


def fields_and_numbers(s, seat, owner):
    return seat == owner or s.round > LIMIT or bool(s.lamp)


def calls_something(s, seat, owner):
    return len(s.lamps) > seat


def looks_within(s, seat, owner):
    return seat in [each for each in s.lamps if s.lamp]


def brings_its_own(s, seat, owner, lamps=()):
    return seat in lamps


def outer(lamp):
    return lambda s, seat, owner: s.round > lamp


@state
class Room(State):
    lamp: bool = public(False)
    lamps: list[int] = public(factory=list)
    hand: list[list[int]] = zones("card", see=fields_and_numbers)
    note: int = private(0, see=calls_something)


@pytest.mark.parametrize(
    ("see", "fields"),
    [
        (fields_and_numbers, {"round", "lamp"}),
        (calls_something, None),
        (looks_within, None),
        (brings_its_own, None),
        (outer(2), None),
        (print, None),
    ],
)
def test_a_rule_of_sight_that_could_look_anywhere_is_asked_every_time(see, fields):
    assert mentioned(see, Room) == fields


def test_a_pile_more_is_looked_at():
    s = Room(players=2, hand=[[1], [2]])
    then = sights(s, 2)
    assert then.after(s, ["lamps"]).masks == {"hand": [2, 4], "note": [1]}
    s.hand.append([3])
    assert then.after(s, ["hand"]).masks["hand"] == [2, 4, 0]
    s.lamp = True
    assert then.after(s, ["lamp"]).masks["hand"] == [7, 7, 7]
