"""Positions laid out by hand."""

from __future__ import annotations

import pytest

from prowl.kernel.positions import Box, clear, lay, set_fields, take
from prowl.kernel.views import piles
from tests.kernel.toy import CARDS, TOY, Toy
from tests.kit import new_state


@pytest.fixture
def s() -> Toy:
    found = new_state(TOY, 2)
    clear(found)
    return found


def test_a_cleared_table_has_no_cards(s):
    assert all(cards == [] for _, _, _, cards in piles(s))


def test_cards_go_by_name_into_zones_and_decks_are_named_from_the_top(s):
    lay(s, Box(CARDS), deck=["c3", "c1"], discard=["c0", "c2"], hand={1: ["c7", "c4"]})
    assert (s.deck, s.discard, s.hand) == ([1, 3], [0, 2], [[], [7, 4]])


def test_a_card_lies_in_one_zone_only(s):
    box = Box(CARDS)
    lay(s, box, deck=["c3"])
    with pytest.raises(LookupError, match="no c3 left"):
        lay(s, box, discard=["c3"])
    assert 3 not in box.left


def test_of_equal_cards_the_next_copy_is_taken():
    box = Box(("a", "b", "a"))
    assert (box.take("a"), box.take("a"), box.left) == (0, 2, [1])


def test_the_first_pile_that_has_a_card_gives_it():
    first, second = [1], [0, 2]
    assert (take(("a", "b", "a"), "a", first, second), second) == (0, [2])


def test_what_is_left_of_a_kind_is_taken_together():
    box = Box(("a", "b", "a"))
    assert (box.rest(lambda card: card != 1), box.left) == ([0, 2], [1])


@pytest.mark.parametrize("zones", [{"pile": ["c1"]}, {"hand": ["c1"]}, {"deck": {0: ["c1"]}}, {"hand": {5: ["c1"]}}])
def test_a_zone_that_the_state_does_not_have_is_an_error(s, zones):
    with pytest.raises(LookupError, match="no zone"):
        lay(s, Box(CARDS), **zones)


def test_other_fields_are_set_if_there_are_such(s):
    guess = [1, 2]
    set_fields(s, {"guess": guess, "wind": 2})
    guess.append(3)
    assert (s.guess, s.wind) == ([1, 2], 2)
    with pytest.raises(LookupError, match="storm"):
        set_fields(s, {"storm": 1})
