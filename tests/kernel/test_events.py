"""Facts, each value for those who may know it."""

from __future__ import annotations

import pytest

from prowl.kernel.errors import Over
from prowl.kernel.events import emit, finish, only, seen_event
from prowl.kernel.views import SPECTATOR
from tests.kernel.toy import Toy


def listening() -> Toy:
    s = Toy(players=3)
    s.out = []
    return s


def test_a_value_for_some_eyes_only_is_none_for_the_others():
    s = listening()
    emit(s, "drew", seat=1, n=2, card=only(1, [5, 6]), spot=only((0, 1), 3))
    seen = {seat: seen_event(s.out[0], seat) for seat in (SPECTATOR, 0, 1, 2)}
    assert seen[1] == {"event": "drew", "seat": 1, "n": 2, "card": [5, 6], "spot": 3}
    assert seen[0] == {"event": "drew", "seat": 1, "n": 2, "card": None, "spot": 3}
    assert seen[2] == seen[SPECTATOR] == {"event": "drew", "seat": 1, "n": 2, "card": None, "spot": None}


def test_nobody_listens_in_playouts():
    s = Toy(players=2)
    emit(s, "drew", seat=1)
    assert s.out is None


def test_an_event_tells_of_the_moment_in_which_it_happened():
    """A hand that was shown must not show the cards drawn later."""
    s = listening()
    s.hand = [[1, 2], []]
    emit(s, "showed", card=s.hand[0], all=s.hand, mine=only(0, s.hand[0]))
    s.hand[0].append(3)
    assert seen_event(s.out[0], 0) == {"event": "showed", "card": [1, 2], "all": [[1, 2], []], "mine": [1, 2]}


def test_values_may_have_any_name():
    s = listening()
    emit(s, "renamed", name="x", s=1)
    assert seen_event(s.out[0], 0) == {"event": "renamed", "name": "x", "s": 1}


def test_finish_ends_the_game_at_once_and_tells_it():
    s = listening()
    with pytest.raises(Over):
        finish(s, "tired")
    assert s.outcome == "tired"
    assert seen_event(s.out[0], SPECTATOR) == {"event": "game_over", "outcome": "tired"}
