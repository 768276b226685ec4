"""Chapter 11: phase 7, reward."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    battling,
    buying,
    cities,
    idle,
    plan,
    planning,
    rewarding,
    ships,
    table,
    told,
    turning,
)
from tests.kit import Scene, rule

TWO = [("bare_hulk", 1), ("flagship", 1)]
QUIET = [
    "rome",
    "tokyo",
    "berlin",
    "vienna",
    "athens",
    "prague",
    "boston",
    "zurich",
    "essen",
    "turin",
    "chicago",
    "osaka",
]


def paris(*attack: tuple[str, int], **fields) -> Scene:
    """Ann has won Paris (raid 50, search 80)."""
    return rewarding(table(**{"row": ["paris"], "attack": {ANN: attack or TWO}, "next_cities": QUIET, **fields}))


def next_turn(scene: Scene) -> Scene:
    """To the next planning."""
    turn = scene.s.round
    while scene.s.round == turn:
        idle(plan(scene, {}), "plan.slot")
    return idle(scene, "plan.slot")


@rule("TH-99")
def test_a_quick_raid_or_a_search():
    assert paris().options(ANN) == [["raid"], ["search"]]


@rule("TH-100")
def test_a_raid_pays_at_once_and_all_ships_return():
    scene = paris().say(ANN, "raid")
    assert scene.s.people[ANN] == 50 + 50
    assert cities(scene.s.captured[ANN]) == ["paris"]
    assert ships(scene.s.hand[ANN]) == ["bare_hulk", "flagship"]
    assert scene.s.attack[ANN] == []


@rule("TH-101", "TH-109", "TH-201")
def test_for_a_search_one_or_more_of_the_ships_stay():
    scene = paris().say(ANN, "search")
    ask = scene.ask(ANN)
    assert (ask.about, ask.least, ask.most) == ("search.ship", 1, 2)
    assert scene.options(ANN) == [["ship", "bare_hulk"], ["ship", "flagship"]]
    scene.pick(ANN, "flagship")
    assert ships(scene.s.searching[ANN]) == ["flagship"]
    assert ships(scene.s.hand[ANN]) == ["bare_hulk"]
    assert (cities(scene.s.searches), scene.s.people[ANN], scene.s.captured[ANN]) == (["paris"], 50, [])


@rule("TH-109")
def test_a_single_ship_stays_without_a_question():
    scene = paris(("bare_hulk", 1)).say(ANN, "search")
    assert ships(scene.s.searching[ANN]) == ["bare_hulk"]
    assert scene.ask(BOB).about == "buy_draw"


@rule("TH-102", "TH-104", "TH-106")
def test_a_search_ends_after_two_further_turns():
    scene = paris().say(ANN, "search").pick(ANN, "flagship", "bare_hulk")
    assert scene.s.counter == [2]
    idle(scene, "plan.slot")
    assert (scene.s.round, scene.s.counter) == (2, [2])
    next_turn(scene)
    assert (scene.s.round, scene.s.counter) == (3, [1])
    assert scene.s.people[ANN] == 50
    next_turn(scene)
    assert (scene.s.round, scene.s.counter, scene.s.searches) == (4, [], [])
    assert scene.s.people[ANN] == 50 + 80
    assert cities(scene.s.captured[ANN]) == ["paris"]
    assert sorted(ships(scene.s.hand[ANN])) == ["bare_hulk", "flagship"]


@rule("TH-103", "TH-A32")
def test_the_search_value_is_paid_instead_of_the_quick_value():
    scene = rewarding(table(searches=[(ANN, "paris", ["flagship"], 1)]))
    assert scene.s.people[ANN] == 50 + 80


@rule("TH-105", "TH-144")
@pytest.mark.parametrize(
    ("staying", "counter"), [(["net_cruiser"], 1), (["bare_hulk", "net_cruiser"], 1), (["bare_hulk"], 2)]
)
def test_one_quick_search_ship_among_those_that_stay_makes_it_one_turn(staying, counter):
    scene = paris(("bare_hulk", 1), ("net_cruiser", 1)).say(ANN, "search").pick(ANN, *staying)
    assert scene.s.counter == [counter]
    assert scene.happened("search_began")[0]["n"] == counter


@rule("TH-105", "TH-106")
def test_a_quick_search_ends_after_one_further_turn():
    scene = paris(("net_cruiser", 1)).say(ANN, "search")
    idle(scene, "plan.slot")
    assert (scene.s.round, scene.s.people[ANN]) == (2, 50)
    next_turn(scene)
    assert (scene.s.round, scene.s.people[ANN]) == (3, 130)


@rule("TH-107")
def test_searching_ships_count_towards_the_limit_of_5():
    four = ["bare_hulk", "flagship", "drop_tripod", "swarm_saucer"]
    scene = buying(table(hand={ANN: four}, searches=[(ANN, "paris", ["net_cruiser"], 2)])).say(ANN, "draw")
    assert "buy" not in scene.verbs(ANN)


@rule("TH-107")
def test_searching_ships_cannot_attack():
    scene = planning(table(row=["rome"], hand={ANN: []}, searches=[(ANN, "paris", ["net_cruiser"], 2)]))
    assert ANN not in scene.asked


@rule("TH-108")
def test_a_captain_may_search_several_cities():
    attack = {ANN: [("bare_hulk", 1), ("flagship", 2)]}
    scene = rewarding(table(row=["paris", "rome"], attack=attack)).say(ANN, "search").say(ANN, "search")
    assert cities(scene.s.searches) == ["paris", "rome"]
    assert scene.s.searched_by == [ANN, ANN]
    assert scene.s.search_of[ANN] == scene.s.searches


@rule("TH-200")
def test_finished_searches_are_paid_before_the_new_cities_in_seat_order():
    searches = [
        (EVE, "moscow", ["net_cruiser"], 1),
        (BOB, "tokyo", ["drop_tripod"], 1),
        (ANN, "rome", ["swarm_saucer"], 2),
    ]
    scene = paris(searches=searches, next_cities=(), first=BOB).say(ANN, "raid")
    order = [(event["event"], event["seat"]) for event in told(scene, "search_paid", "search_went_on", "city_raided")]
    assert order == [("search_paid", BOB), ("search_paid", EVE), ("search_went_on", ANN), ("city_raided", ANN)]


@rule("TH-200")
def test_a_counter_laid_this_turn_is_not_turned_this_turn():
    scene = paris().say(ANN, "search").pick(ANN, "flagship")
    assert scene.s.counter == [2]
    assert scene.happened("search_went_on") == []


@rule("TH-200")
def test_cities_won_follow_in_slot_order():
    attack = {ANN: [("bare_hulk", 2)], BOB: [("flagship", 1)], EVE: [("net_cruiser", 3)]}
    scene = rewarding(table(row=["paris", "rome", "tokyo"], attack=attack))
    order = []
    while scene.s.row:
        order += scene.asked
        scene.say(scene.asked[0], "raid")
    assert order == [BOB, ANN, EVE]


@rule("TH-201")
def test_the_choice_is_made_city_by_city():
    attack = {ANN: [("bare_hulk", 1), ("flagship", 2)]}
    scene = rewarding(table(row=["paris", "rome"], attack=attack)).say(ANN, "search")
    assert scene.ask(ANN).values["city"] == scene.s.row[0]
    scene.say(ANN, "raid")
    assert (cities(scene.s.searches), cities(scene.s.captured[ANN])) == (["paris"], ["rome"])


@rule("TH-201", "TH-148")
def test_a_joiner_may_stay_to_search():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("cellar_sniffer", 1)]}
    s = table(row=["paris"], attack=attack, hand={ANN: ["orbital_reserve"]}, fuel=[8, 8, 8], dice=[2, 12])
    scene = battling(s).say(BOB, "stay").say(ANN, "stay").say(ANN, "join", "orbital_reserve")
    idle(scene, "reward").say(ANN, "search")
    assert scene.options(ANN) == [["ship", "bare_hulk"], ["ship", "orbital_reserve"]]


@rule("TH-A23", "TH-A24")
def test_a_running_search_is_never_asked_about():
    """No question of a turn lets a captain end, strengthen or weaken a search."""
    scene = turning(table(searches=[(ANN, "paris", ["net_cruiser", "flagship"], 2)], next_cities=QUIET))
    abouts = set()
    while scene.s.round < 2 or scene.s.phase < 4:
        abouts |= set(scene.questions().values())
        before = (scene.s.searching[ANN][:], scene.s.round)
        seat = scene.asked[0]
        scene.say(seat, *({"buy_draw": ["pass"], "plan.slot": ["slot", 0]}[scene.ask(seat).about]))
        assert scene.s.searching[ANN] == before[0]
    assert abouts == {"buy_draw", "plan.slot", "reconsider"}
