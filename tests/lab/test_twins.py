"""Twins are two tables that one seat cannot tell apart, in every game, and only the other's secrets differ."""

from __future__ import annotations

from itertools import islice

import pytest

from prowl.bots import glimpse
from prowl.bots.policy import next_ask
from prowl.kernel.game import game_named, games
from prowl.kernel.rng import stream
from prowl.lab.fair_bots import likely_game
from prowl.lab.twins import BLANK, Twins, sent_to, twins


def pairs(name, every=5, most=30, players=3):
    tables = islice(likely_game(game_named(name), players, 4), 0, every * most, every)
    for table in tables:
        seat = next_ask(table.run).seat
        yield table, seat, twins(table, seat, stream(4, f"{len(table.log)}"))


@pytest.mark.parametrize("name", sorted(games()))
def test_the_seat_is_sent_the_same_at_both_tables_and_something_hidden_is_otherwise(name):
    for _, seat, pair in pairs(name):
        assert sent_to(pair.real, seat) == sent_to(pair.imagined, seat)
        assert pair.differ


@pytest.mark.parametrize("name", sorted(games()))
def test_the_real_twin_stands_where_the_table_stands(name):
    for table, seat, pair in pairs(name):
        assert pair.real.digest() == table.digest()
        assert pair.real.log == table.log
        assert repr(glimpse(pair.real, seat, 1)) == repr(glimpse(table, seat, 1))


def test_a_twin_knows_how_many_answers_were_given_but_none_from_before_its_save_point():
    for table, _, pair in pairs("not_alone"):
        assert len(pair.imagined.log) == len(table.log)
        assert set(pair.imagined.log[: table.saves[-1].at]) <= {BLANK}


@pytest.mark.parametrize(("name", "seed", "at"), [("not_alone", 1, 19), ("predator", 0, 1), ("tremble", 5, 98)])
def test_where_something_was_drawn_since_the_save_point_there_is_a_twin_too(name, seed, at):
    """Where no other luck shows the seat the same cards, the luck is kept and the rest dealt again."""
    table = next(islice(likely_game(game_named(name), 3, seed), at, None))
    assert table.saves[-1].state.chance != table.state.chance
    seat = next_ask(table.run).seat
    pair = twins(table, seat, 1)
    assert sent_to(pair.real, seat) == sent_to(pair.imagined, seat)
    assert pair.differ


def test_worlds_that_differ_in_luck_to_come_only_do_not_count_as_different():
    table = next(likely_game(game_named("not_alone"), 2, 1))
    pair = twins(table, next_ask(table.run).seat, 1)
    same = table.anew()
    same.state.chance.update(pair.imagined.state.chance)
    assert same.state.chance != table.state.chance
    assert Twins(table, same).differ is False
