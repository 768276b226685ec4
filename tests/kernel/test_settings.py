"""Table options: of every kind, for some numbers of players, declared with the field they set."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prowl.kernel.errors import BadOptions
from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.settings import Setting, chosen, option, settings_in
from prowl.kernel.state import State, state
from prowl.kernel.table import Table
from prowl.kernel.views import policies, public, view
from prowl.lab.drive import any_settings, luck
from tests.kernel.toy import TOY

COMPANY = Setting("company", ("film", "random"), pick=2, among=("ann", "bob", "eve"))
ROUNDS = Setting("rounds", numbers=range(2, 5))
SIDES = Setting("sides", ("colonies", "together"), players={"colonies": range(4, 12), "together": range(1, 4)})


def checked(setting: Setting, players: int = 2, **given: str) -> str:
    return replace(TOY, settings=(setting,)).checked(players, given)[setting.key]


def refused(setting: Setting, players: int = 2, **given: object) -> str:
    with pytest.raises(BadOptions) as error:
        checked(setting, players, **given)
    assert error.value.key == "bad-option"
    return error.value.values["known"]


# -- so many of these ------------------------------------------------------------------------


def test_so_many_of_these_are_kept_in_one_order():
    assert checked(COMPANY, company="eve+ann") == checked(COMPANY, company="ann+eve") == "ann+eve"
    assert (checked(COMPANY), checked(COMPANY, company="random")) == ("film", "random")


@pytest.mark.parametrize("company", ["ann", "ann+ann", "ann+bob+eve", "ann+gus", "ann+", "+", "", "ann bob", 2, None])
def test_neither_fewer_nor_more_nor_others_nor_one_twice(company):
    assert refused(COMPANY, company=company) == "film, random, 2 × ann+bob+eve"


def test_every_value_of_them_is_known():
    assert COMPANY.every == ("film", "random", "ann+bob", "ann+eve", "bob+eve")


# -- numbers ----------------------------------------------------------------------------------


def test_a_number_of_the_range_is_a_value_and_the_first_one_the_default():
    assert (checked(ROUNDS), checked(ROUNDS, rounds="4")) == ("2", "4")
    assert ROUNDS.every == ("2", "3", "4")


@pytest.mark.parametrize("rounds", ["1", "5", "02", "+2", "2.0", "two", " 2", "²", 3])
def test_a_number_outside_the_range_or_written_otherwise_is_refused(rounds):
    assert refused(ROUNDS, rounds=rounds) == "2 … 4"


# -- for some numbers of players ----------------------------------------------------------------


def test_the_first_value_that_fits_the_players_is_the_default():
    assert (checked(SIDES, 4), checked(SIDES, 2)) == ("colonies", "together")


def test_a_value_that_does_not_fit_the_players_is_refused_and_those_that_fit_are_named():
    assert refused(SIDES, 2, sides="colonies") == "together"
    assert refused(SIDES, 4, sides="together") == "colonies"


def test_any_settings_are_drawn_among_those_that_fit():
    game = replace(TOY, settings=(SIDES, COMPANY, ROUNDS))
    drawn = [any_settings(game, 2, luck(seed)) for seed in range(60)]
    assert {each["sides"] for each in drawn} == {"together"}
    assert {each["company"] for each in drawn} == set(COMPANY.every)
    assert {each["rounds"] for each in drawn} == set(ROUNDS.every)


# -- declared once ------------------------------------------------------------------------------


@state
class Family(State):
    open_hands: bool = option("open_hands", {"off": False, "on": True})


@state
class Den(Family):
    rescue: int = public(5)
    rounds: int = option("rounds", numbers=range(2, 5))
    dealt: str = option("dealt", ("choose", "random"))


def test_an_option_is_a_field_that_everybody_sees_with_the_default_as_its_value():
    s = Den(players=2)
    assert (s.open_hands, s.rounds, s.dealt) == (False, 2, "choose")
    assert view(s, 0) == {"players": 2, "round": 0, "outcome": "", "rescue": 5, **chosen_defaults()}
    assert {policy.name for policy in policies(Den)} >= {"open_hands", "rounds", "dealt"}


def chosen_defaults() -> dict[str, object]:
    return {"open_hands": False, "rounds": 2, "dealt": "choose"}


def test_the_options_of_a_state_are_its_own_and_then_those_of_its_family():
    assert [setting.key for setting in settings_in(Den)] == ["rounds", "dealt", "open_hands"]
    assert settings_in(Den)[0].every == ("2", "3", "4")


def test_a_game_is_set_up_with_what_the_values_mean():
    settings = {"open_hands": "on", "rounds": "4", "dealt": "random"}
    assert chosen(Den, settings) == {"open_hands": True, "rounds": 4, "dealt": "random"}


# -- files ----------------------------------------------------------------------------------------


def test_a_file_names_only_the_options_that_are_not_the_default():
    plain, other = (Table(TOY, 2, {"target": target}, seed=7) for target in ("3", "4"))
    assert (to_record(plain)["options"], to_record(other)["options"]) == ({}, {"target": "4"})
    for table in (plain, other):
        loaded, _ = loads(dumps(to_record(table)), lambda name: TOY)
        assert loaded.settings == table.settings
