"""What a game says aside is made of what one pair of eyes sees."""

from __future__ import annotations

import pytest

from prowl.kernel.aside import cards, seen_by, size
from prowl.kernel.events import Event
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from tests.kernel.toy import TOY


def looked(seat: int):
    table = Table(TOY, 3, {}, 5)
    return table, seen_by(table.state, seat, table.pending.get(seat), table.events)


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold():
    table, eyes = looked(1)
    assert cards(eyes.hand[1]) == table.state.hand[1]
    assert (cards(eyes.hand[0]), size(eyes.hand[0])) == ([], len(table.state.hand[0]))


def test_a_spectator_sees_no_hand():
    table, eyes = looked(SPECTATOR)
    assert [cards(hand) for hand in eyes.hand] == [[], [], []]
    assert eyes.wind == table.state.wind


def test_a_field_that_is_hidden_from_the_seat_is_not_there():
    _, eyes = looked(0)
    with pytest.raises(AttributeError, match="lucky"):
        _ = eyes.lucky
    with pytest.raises(AttributeError, match="no_such_field"):
        _ = eyes.no_such_field


def test_cards_that_were_once_shown_are_seen_in_a_hidden_pile():
    assert cards({"count": 4, "known": [2, 3]}) == [2, 3]
    assert cards([7, None, 1]) == [7, 1]
    assert (size({"count": 4}), size([1, 2]), size(None)) == (4, 2, 0)


def test_events_are_those_the_seat_was_told_of():
    table, eyes = looked(0)
    assert eyes.told("wind_blew") == [{"event": "wind_blew", "spot": table.state.wind}]
    assert eyes.told("nothing") == []


def test_events_can_be_those_after_the_last_of_a_name():
    names = ("hid", "round_began", "hid", "round_began", "hid", "sought")
    events = [Event(name, {"n": n}) for n, name in enumerate(names)]
    eyes = seen_by(looked(0)[0].state, 0, None, events)
    assert eyes.told("hid", since="round_began") == [{"event": "hid", "n": 4}]
    assert [each["n"] for each in eyes.told("hid", since="never")] == [0, 2, 4]


def test_a_seat_that_is_not_asked_has_no_question():
    _, eyes = looked(SPECTATOR)
    assert eyes.about == ""
    _, asked = looked(0)
    assert asked.about == asked.ask.about


@pytest.mark.parametrize("name", ["hand", "spot", "notes", "guess"])
def test_the_own_entry_is_what_the_whole_field_shows_of_it(name):
    for seat in range(3):
        _, eyes = looked(seat)
        assert eyes.mine(name) == getattr(looked(seat)[1], name)[seat] == getattr(eyes, name)[seat]


def test_a_spectator_has_no_entry_of_its_own():
    with pytest.raises(AttributeError, match="hand"):
        looked(SPECTATOR)[1].mine("hand")


def test_what_was_looked_at_is_known_fields_entries_events_and_the_question():
    _, eyes = looked(0)
    assert eyes.wind
    assert eyes.mine("hand")
    assert eyes.told("hid", since="wind_blew") == []
    assert eyes.looked_at == {"wind", "hand:0", "!hid", "!wind_blew"}
    assert eyes.about
    assert "?" in eyes.looked_at


def test_what_follows_from_something_else_has_looked_at_the_same():
    def breeze(eyes):
        return eyes.wind

    _, eyes = looked(0)
    assert eyes.common(breeze) == eyes.once(breeze) == eyes.wind
    assert eyes.looked_at == {"wind"}


def test_several_fields_are_looked_at_in_one_glance():
    table, eyes = looked(0)
    assert eyes.fields(("wind", "hand")) == {"wind": table.state.wind, "hand": eyes.hand}
    with pytest.raises(AttributeError, match="lucky"):
        eyes.fields(("wind", "lucky"))
