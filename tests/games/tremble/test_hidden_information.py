"""Chapter 2: hidden and public information, component by component."""

from __future__ import annotations

import pytest

from prowl.games.tremble import GAME
from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    SPECTATOR,
    battling,
    buying,
    finishing,
    idle,
    missions_chosen,
    plan,
    planning,
    refuelling,
    relocating,
    rewarding,
    scouting,
    seen,
    table,
)
from tests.kit import Scene, new_state, rule

ALL = (SPECTATOR, ANN, BOB, EVE)
OTHERS = (SPECTATOR, BOB, EVE)
ROW = ["paris", "rome", "tokyo", "berlin"]


def everyone_sees(scene: Scene, field: str) -> bool:
    views = [scene.view(seat)[field] for seat in ALL]
    return views[0] is not None and all(view == views[0] for view in views)


@rule("TH-8", "TH-9", "TH-27")
@pytest.mark.parametrize("field", ["people", "fuel", "credits", "credits_left"])
def test_people_fuel_and_credit_cards_are_public(field):
    scene = buying(table(people=[10, 20, 30], fuel=[1, 2, 3], credits=[1, 0, 2], credits_left=2))
    assert everyone_sees(scene, field)


@rule("TH-10")
def test_the_cities_in_the_slots_are_public():
    scene = planning(table(row=ROW))
    assert everyone_sees(scene, "row")
    assert everyone_sees(scene, "slots")
    assert scene.view(SPECTATOR)["row"] == ROW


@rule("TH-11")
def test_of_the_city_deck_only_its_size_is_known():
    scene = planning(table(row=ROW))
    for seat in ALL:
        assert scene.view(seat)["city_deck"] == {"count": 66 - 4}


@rule("TH-12")
def test_nobody_sees_the_12_cards_removed_during_setup():
    s = new_state(GAME, 3)
    scene = Scene(GAME, s)
    for seat in ALL:
        assert scene.view(seat)["city_box"] == {"count": 12}


@rule("TH-13", "TH-186")
def test_captured_cities_lie_open():
    scene = buying(table(captured={ANN: ["paris"], BOB: ["rome", "tokyo"]}))
    assert everyone_sees(scene, "captured")
    assert scene.view(SPECTATOR)["captured"] == [["paris"], ["rome", "tokyo"], []]


@rule("TH-186")
def test_the_city_discard_with_its_armies_lies_open():
    scene = scouting(table(next_cities=["tank_brigade", *ROW]))
    assert everyone_sees(scene, "city_discard")
    assert scene.view(SPECTATOR)["city_discard"] == ["tank_brigade"]


@rule("TH-14", "TH-15", "TH-A20")
def test_others_see_how_many_ships_a_hand_holds_and_not_which():
    scene = buying(table(hand={ANN: ["bare_hulk", "flagship"]}))
    assert scene.view(ANN)["hand"][ANN] == ["bare_hulk", "flagship"]
    for seat in OTHERS:
        assert scene.view(seat)["hand"][ANN] == {"count": 2}


@rule("TH-14", "TH-59")
def test_a_bought_ship_is_not_shown():
    scene = buying(table(next_ships=["flagship", "bare_hulk"])).say(ANN, "draw").say(ANN, "buy", "flagship")
    assert scene.view(ANN)["hand"][ANN] == ["starting_saucer", "flagship"]
    for seat in OTHERS:
        assert scene.view(seat)["hand"][ANN] == {"count": 2}
        assert seen(scene, seat, "ship_bought") == [{"event": "ship_bought", "seat": ANN, "n": 50, "ship": None}]
    assert seen(scene, ANN, "ship_bought")[0]["ship"] == "flagship"


@rule("TH-15")
def test_the_number_of_ships_in_hand_attack_and_search_is_public():
    searches = [(BOB, "moscow", ["net_cruiser"], 2)]
    scene = battling(
        table(row=ROW, attack={ANN: [("bare_hulk", 1)], BOB: [("flagship", 1)]}, searches=searches, fuel=[8, 8, 8])
    )
    for seat in ALL:
        view = scene.view(seat)
        assert [len(view["attack"][each]) for each in (ANN, BOB, EVE)] == [1, 1, 0]
        assert [len(view["searching"][each]) for each in (ANN, BOB, EVE)] == [0, 1, 0]


@rule("TH-16")
def test_only_the_drawer_sees_the_two_ships():
    scene = buying(table(next_ships=["flagship", "bare_hulk"])).say(ANN, "draw")
    assert scene.view(ANN)["drawn"][ANN] == ["flagship", "bare_hulk"]
    assert seen(scene, ANN, "ships_drawn")[0]["ship"] == ["flagship", "bare_hulk"]
    for seat in OTHERS:
        assert scene.view(seat)["drawn"][ANN] == {"count": 2}
        assert seen(scene, seat, "ships_drawn")[0]["ship"] is None


@rule("TH-17")
def test_the_price_paid_is_public():
    scene = buying(table(next_ships=["flagship", "bare_hulk"])).say(ANN, "draw").say(ANN, "buy", "bare_hulk")
    for seat in OTHERS:
        assert scene.view(seat)["people"][ANN] == 5
        assert seen(scene, seat, "ship_bought")[0]["n"] == 45


@rule("TH-18")
def test_nothing_of_a_plan_is_seen_before_all_have_confirmed():
    hand = {ANN: ["bare_hulk", "flagship"], BOB: ["net_cruiser"]}
    scene = planning(table(row=ROW, hand=hand, fuel=[20, 20, 20]))
    before = [scene.view(seat) for seat in OTHERS]
    scene.say(ANN, "slot", 2).say(ANN, "slot", 0)
    assert [scene.view(seat) for seat in OTHERS] == before
    assert scene.events == []


@rule("TH-18", "TH-19")
def test_planned_ships_are_laid_down_and_revealed_together():
    hand = {ANN: ["bare_hulk", "flagship"], BOB: ["net_cruiser"]}
    scene = planning(table(row=ROW, hand=hand, fuel=[20, 20, 20]))
    plan(scene, {ANN: [2, 0], BOB: [2]})
    for seat in ALL:
        view = scene.view(seat)
        assert view["attack"] == [["bare_hulk"], ["net_cruiser"], []]
        assert view["target"] == [[2], [2], []]
        assert [event["ship"] for event in seen(scene, seat, "attack_revealed")] == [["bare_hulk"], ["net_cruiser"]]


@rule("TH-19")
def test_a_ship_back_in_the_hand_is_hidden_again_though_everyone_may_remember_it():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("flagship", 1)]}
    scene = battling(table(row=ROW, hand={ANN: ["net_cruiser"]}, attack=attack)).say(ANN, "retreat")
    for seat in (BOB, EVE):
        assert scene.view(seat)["hand"][ANN] == {"count": 2, "known": ["bare_hulk"]}
    assert scene.view(SPECTATOR)["hand"][ANN] == {"count": 2}


@rule("TH-20", "TH-A19")
def test_a_search_lies_open():
    scene = buying(table(searches=[(BOB, "moscow", ["net_cruiser", "flagship"], 1)]))
    for field in ("searches", "searched_by", "counter", "searching", "search_of"):
        assert everyone_sees(scene, field)
    view = scene.view(SPECTATOR)
    assert (view["searches"], view["searched_by"], view["counter"]) == (["moscow"], [BOB], [1])
    assert view["searching"][BOB] == ["net_cruiser", "flagship"]
    assert view["search_of"][BOB] == ["moscow", "moscow"]


@rule("TH-21", "TH-22", "TH-125")
def test_missions_are_secret_but_their_number_is_not():
    scene = buying(table(missions={ANN: ["big_fish", "conveyor"]}))
    assert scene.view(ANN)["mission_hand"][ANN] == ["big_fish", "conveyor"]
    for seat in OTHERS:
        assert scene.view(seat)["mission_hand"][ANN] == {"count": 2}


@rule("TH-22")
def test_how_many_missions_were_kept_is_told_and_not_which():
    scene = missions_chosen()
    for seat in (ANN, BOB, EVE):
        scene.pick(seat, *[option[1] for option in scene.options(seat)[: seat + 1]])
    for seat in OTHERS:
        first = seen(scene, seat, "missions_kept")[0]
        assert (first["n"], first["mission"]) == (1, None)
    assert len(seen(scene, EVE, "missions_kept")[EVE]["mission"]) == 3


@rule("TH-21", "TH-206")
def test_missions_are_shown_at_the_end():
    scene = finishing(table(missions={ANN: ["big_fish"]}))
    for seat in ALL:
        assert scene.view(seat)["mission_hand"][ANN] == ["big_fish"]


@rule("TH-23")
def test_missions_not_kept_are_put_away_unseen_by_the_others():
    scene = missions_chosen()
    offered = [option[1] for option in scene.options(ANN)]
    for seat in (ANN, BOB, EVE):
        scene.pick(seat, scene.options(seat)[0][1])
    assert scene.view(ANN)["mission_dropped"][ANN] == offered[1:]
    for seat in OTHERS:
        assert scene.view(seat)["mission_dropped"][ANN] == {"count": 3}


@rule("TH-24")
def test_the_ship_deck_is_hidden_and_the_ship_discard_open():
    scene = buying(table(ship_discard=["flagship", "bare_hulk"]))
    for seat in ALL:
        assert scene.view(seat)["ship_deck"] == {"count": 28}
        assert scene.view(seat)["ship_discard"] == ["flagship", "bare_hulk"]


@rule("TH-25")
def test_an_army_and_every_roll_against_it_are_public():
    searches = [(ANN, "moscow", ["flagship"], 2)]
    scene = scouting(table(next_cities=["tank_brigade"], searches=searches, dice=[7]))
    assert everyone_sees(scene, "army")
    scene.say(ANN, "fight")
    for seat in ALL:
        assert seen(scene, seat, "army_came")[0]["army"] == "tank_brigade"
        fought = seen(scene, seat, "army_held_off")[0]
        assert (fought["strength"], fought["die"] + fought["die2"], fought["n"], fought["need"]) == (9, 7, 16, 14)


@rule("TH-26")
def test_no_view_tells_of_attack_tokens():
    scene = planning(table(row=ROW))
    assert not any("token" in field for field in scene.view(ANN))


@rule("TH-187")
def test_buying_or_not_is_announced():
    scene = buying(table(next_ships=["flagship", "bare_hulk"])).say(ANN, "pass")
    scene.say(BOB, "draw").say(BOB, "pass")
    for seat in ALL:
        assert [event["seat"] for event in seen(scene, seat, "draw_declined")] == [ANN]
        assert [event["ship"] for event in seen(scene, seat, "ships_put_away")] == [["flagship", "bare_hulk"]]


@rule("TH-187")
def test_retreat_and_flight_are_announced():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("flagship", 1)]}
    scene = battling(table(row=ROW, attack=attack)).say(ANN, "retreat")
    assert [event["seat"] for event in seen(scene, EVE, "retreated")] == [ANN]
    scene = scouting(table(next_cities=["tank_brigade"], searches=[(ANN, "moscow", ["flagship"], 2)])).say(ANN, "flee")
    assert [event["city"] for event in seen(scene, EVE, "fled")] == ["moscow"]


@rule("TH-187")
def test_open_relocation_is_announced():
    scene = relocating(table(row=ROW, attack={ANN: [("long_legged_tripod", 1)]})).say(ANN, "slot", 3)
    for seat in ALL:
        assert [(event["ship"], event["slot"]) for event in seen(scene, seat, "ship_relocated")] == [
            ("long_legged_tripod", 3)
        ]


@rule("TH-187")
@pytest.mark.parametrize(("move", "event"), [("raid", "city_raided"), ("search", "search_began")])
def test_raid_or_search_is_announced(move, event):
    scene = rewarding(table(row=["paris"], attack={ANN: [("bare_hulk", 1)]})).say(ANN, move)
    for seat in ALL:
        assert [told["city"] for told in seen(scene, seat, event)] == ["paris"]


def test_ships_given_up_for_lack_of_fuel_are_public():
    attack = {ANN: [("bare_hulk", 1), ("flagship", 1)]}
    scene = refuelling(table(row=ROW, attack=attack, fuel=[8, 8, 8])).say(ANN, "ship", "flagship")
    idle(scene)
    assert seen(scene, SPECTATOR, "ship_lost")[0]["ship"] == "flagship"
