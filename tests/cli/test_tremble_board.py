"""Tremble, Humans! in the terminal: what a seat knows is there, what it may not know is not."""

from __future__ import annotations

import pytest

from prowl.cli.boards import board_for, tremble
from prowl.games.tremble.rules.planning import PLANNING
from prowl.kernel.game import game_named
from prowl.kernel.table import Table
from prowl.lab.drive import random_game
from tests.cli.test_boards import drawn, looking

GAME = game_named("tremble")
ANN, BOB = 0, 1


def table(*more: int, **settings: str) -> Table:
    """Two captains who have to plan, each with the starting saucer; Ann may have more ships."""
    at = Table(GAME, 2, {"missions": "off", **settings}, seed=4)
    at.state.hand[ANN] += more
    while at.state.phase < PLANNING:
        [seat] = at.pending
        at.decide(seat, ("pass",))
    return at


def test_tremble_has_a_board_of_its_own():
    assert board_for(GAME) is tremble.BOARD


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("columns", [80, 100, 140])
def test_nothing_is_cut_off_at_the_usual_widths(columns, lang):
    for at in random_game(GAME, 5, 2, {}):
        if len(at.log) % 40 == 0:
            for seat in (-1, 0, 3):
                text = drawn(looking(at, seat, columns=columns, lang=lang))
                assert "…" not in text
                assert "⟦" not in text


def test_every_city_stands_in_a_line_with_what_it_pays():
    at = table()
    look = looking(at, ANN)
    lines = drawn(look).splitlines()
    for slot, city in zip(look.view["slots"], look.view["row"], strict=True):
        line = next(line for line in lines if tremble.name(look, city) in line)
        cells = [cell.strip() for cell in line.split("│")[1:-1]]
        card = tremble.CITY[city]
        assert [cells[0], *cells[3:5]] == [str(slot), str(card.quick), str(card.search)]


def test_a_plan_is_seen_by_nobody_until_all_are_revealed():
    first, second = table(), table()
    first.decide(ANN, 1)
    second.decide(ANN, 2)
    assert drawn(looking(first, BOB)) == drawn(looking(second, BOB))
    assert drawn(looking(first, -1)) == drawn(looking(second, -1))


def test_what_is_planned_stands_by_the_ship_and_over_its_city():
    at = table(5)
    at.decide(ANN, 2)
    look = looking(at, ANN)
    assert f"→ 2 {tremble.name(look, look.view['row'][1])}" in drawn(look)
    assert tremble.guests(look, 1).plain == f"{look.words.seat(ANN)} 3"
    assert tremble.guests(look, 0).plain == ""


def test_a_city_that_is_won_names_the_winner():
    at = table()
    at.decide(ANN, 1)
    at.decide(BOB, 2)
    look = looking(at, ANN)
    assert tremble.guests(look, 0).plain.startswith("★")
    assert look.words.seat(ANN) in tremble.guests(look, 0).plain


def test_searches_army_and_fuel_are_shown():
    at = table()
    s = at.state
    s.searches, s.searched_by, s.counter, s.search_of[ANN] = [0], [ANN], [2], [0]
    s.searching[ANN], s.hand[ANN], s.army, s.fuel[ANN] = s.hand[ANN], [], [90], 7
    text = drawn(looking(at, ANN))
    assert "in 2 turns" in text
    assert "searches Florence" in text
    assert "Border Patrol, strength 10" in text
    assert tremble.gauge(7, 20).plain == "▰▰▰▱▱▱▱▱▱▱ 7"


def test_rivals_show_what_was_met_and_a_back_for_the_rest():
    at = table()
    at.state.hand[BOB].append(10)
    assert tremble.at_home(looking(at, ANN), BOB).plain == "3 ▒"
    assert tremble.at_home(looking(at, -1), BOB).plain.strip() == "▒▒"


def test_the_rules_of_the_moment_and_the_cards_at_hand():
    look = looking(table(), ANN)
    assert tremble.chapters(look) == ["8"]
    assert tremble.hand(look) == ["starting_saucer"]
    assert tremble.hand(looking(table(), -1)) == []
    opening = Table(GAME, 3, {}, seed=4)
    assert tremble.chapters(looking(opening, ANN)) == ["3"]
    assert len(tremble.hand(looking(opening, ANN))) == 5
