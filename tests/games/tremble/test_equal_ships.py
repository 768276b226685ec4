"""TH-14 and TH-19 where two ships are equal: which of them flies says nothing about the one that stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prowl.games.tremble.rules.fleet import met
from prowl.games.tremble.state import Earth
from tests.games.tremble.table import (
    ANN,
    BOB,
    SAUCER,
    SPECTATOR,
    battling,
    buying,
    plan,
    planning,
    scouting,
    ships,
    table,
)
from tests.kit import Scene, rule

ROW = ["paris", "rome", "tokyo", "berlin"]
TRIPOD, RESERVE = "covered_tripod", "orbital_reserve"


def one_met(s: Earth) -> Earth:
    """Everybody has met the first ship of Ann's hand."""
    met(s, s.hand[ANN][0])
    return s


def sends(copy: int) -> Scene:
    scene = planning(one_met(table(row=ROW, hand={ANN: [TRIPOD, TRIPOD]}, fuel=[20, 20, 20])))
    return plan(scene, {ANN: [1, 0] if copy == 0 else [0, 1]})


def gives_up(copy: int) -> Scene:
    hand = [TRIPOD, TRIPOD, "bare_hulk", "flagship", "swarm_saucer"]
    scene = buying(one_met(table(hand={ANN: hand}, next_ships=["museum_raider", "brain_collector"]))).say(ANN, "draw")
    swaps = [option for option in scene.ask(ANN).options if option[0] == "swap" and option[1] == scene.s.drawn[ANN][0]]
    return scene.answer(ANN, swaps[copy])


def joins(copy: int) -> Scene:
    attack = {ANN: [("bare_hulk", 1)], BOB: [("flagship", 1)]}
    scene = battling(one_met(table(row=ROW, attack=attack, hand={ANN: [RESERVE, RESERVE]}, fuel=[8, 8, 8])))
    scene.say(ANN, "stay").say(BOB, "stay")
    return scene.answer(ANN, scene.ask(ANN).options[copy])


def joins_against_an_army(copy: int) -> Scene:
    s = table(
        settings={"join_against_armies": "on"},
        searches=[(ANN, "moscow", ["flagship"], 2)],
        hand={ANN: [RESERVE, RESERVE]},
        next_cities=["border_patrol", *ROW],
        fuel=[8, 8, 8],
    )
    scene = scouting(one_met(s)).say(ANN, "fight")
    return scene.answer(ANN, scene.ask(ANN).options[copy])


@rule("TH-14", "TH-19", "TH-59")
@pytest.mark.parametrize("leave", [sends, gives_up, joins, joins_against_an_army])
def test_which_of_two_equal_ships_leaves_the_hand_cannot_be_seen(leave: Callable[[int], Scene]):
    for seat in (BOB, SPECTATOR):
        assert leave(0).view(seat) == leave(1).view(seat)
        assert "known" not in leave(1).view(seat)["hand"][ANN]


@rule("TH-19")
def test_two_equal_ships_that_were_both_seen_are_both_remembered():
    s = one_met(table(row=ROW, hand={ANN: [TRIPOD, TRIPOD, SAUCER]}, fuel=[20, 20, 20]))
    met(s, s.hand[ANN][1])
    scene = plan(planning(s), {ANN: [0, 1, 0]})
    assert scene.view(BOB)["hand"][ANN] == {"count": 2, "known": [TRIPOD]}


@rule("TH-19", "TH-68")
def test_of_two_equal_ships_sent_to_two_cities_each_goes_where_it_was_sent():
    s = table(row=ROW, hand={ANN: [TRIPOD, TRIPOD]}, fuel=[20, 20, 20])
    met(s, s.hand[ANN][1])
    scene = plan(planning(s), {ANN: [3, 1]})
    assert (ships(scene.s.attack[ANN]), scene.s.target[ANN], scene.s.hand[ANN]) == ([TRIPOD, TRIPOD], [3, 1], [])


@rule("TH-19", "TH-210")
def test_a_ship_that_has_flown_does_not_join_in_the_place_of_its_equal():
    attack = {ANN: [("bare_hulk", 1), (RESERVE, 2)], BOB: [("flagship", 1), ("net_cruiser", 2)]}
    s = table(row=ROW, attack=attack, hand={ANN: [RESERVE]}, fuel=[8, 8, 8])
    flown, fresh = s.attack[ANN][1], s.hand[ANN][0]
    s.flown = [*s.attack[ANN], *s.attack[BOB]]
    scene = battling(s).say(ANN, "stay").say(BOB, "stay")
    assert scene.options(ANN) == [["join", RESERVE], ["done"]]
    scene.say(ANN, "join", RESERVE)
    assert fresh in scene.s.flown
    assert flown in scene.s.attack[ANN]
