"""The Game protocol and its declared options."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prowl.kernel.errors import BadOptions
from prowl.kernel.game import Noun, game_named, games
from prowl.kernel.table import Table
from prowl.kernel.text import LANGUAGES, words
from tests.kernel.toy import TOY


def test_an_option_that_is_not_given_has_its_default():
    assert TOY.checked(2, {}) == {"target": "3"}
    assert TOY.checked(2, {"target": "4"}) == {"target": "4"}


@pytest.mark.parametrize("players", [1, 5, 0, -2, 3.0, True, "3", None])
def test_a_number_of_players_the_game_does_not_take_is_refused(players):
    with pytest.raises(BadOptions) as refused:
        TOY.checked(players, {})
    assert refused.value.key == "bad-players"
    assert (refused.value.values["least"], refused.value.values["most"]) == (2, 4)


def test_an_unknown_option_is_refused_and_the_known_ones_are_named():
    with pytest.raises(BadOptions) as refused:
        TOY.checked(2, {"colour": "red"})
    assert (refused.value.key, refused.value.values) == ("unknown-option", {"key": "colour", "known": "target"})


def test_an_unknown_value_is_refused_and_the_known_ones_are_named():
    with pytest.raises(BadOptions) as refused:
        TOY.checked(2, {"target": "5"})
    assert refused.value.key == "bad-option"
    assert refused.value.values == {"key": "target", "value": "5", "known": "3, 4"}


def test_a_mode_is_the_first_unless_named_and_an_unknown_one_is_refused_in_every_language():
    assert (TOY.checked_mode(""), TOY.checked_mode("standard")) == ("standard", "standard")
    with pytest.raises(BadOptions) as refused:
        TOY.checked_mode("solo")
    assert refused.value.key == "unknown-mode"
    for language in LANGUAGES:
        said = words(language, "prowl.kernel").say("error-unknown-mode", **refused.value.values)
        assert "solo" in said
        assert "standard" in said


@pytest.mark.parametrize("seed", ["1", 1.0, None, True, 1 << 65, -(1 << 65)])
def test_a_seed_that_is_no_whole_number_of_64_bits_is_refused(seed):
    with pytest.raises(BadOptions, match="bad-seed"):
        Table(TOY, 2, seed=seed)


def test_a_noun_gives_numbers_their_names():
    noun = Noun("card", ("a", "b"))
    assert (noun.name(1), noun.number("b")) == ("b", 1)
    assert (noun.name("b"), noun.name(-1), noun.name(None)) == ("b", -1, None)
    assert (Noun("spot").name(3), Noun("spot").number(3)) == (3, 3)
    with pytest.raises(ValueError, match="c"):
        noun.number("c")


def test_a_game_that_is_not_installed_is_refused():
    with pytest.raises(BadOptions, match="unknown-game"):
        game_named("no such game")
    assert "no such game" not in games()


def test_a_game_comes_in_a_box_of_its_own_unless_it_names_one():
    assert TOY.boxed == "toy"
    assert replace(TOY, box="chest").boxed == "chest"
