"""Why a ship or a city cannot be used, each reason by the sentence of its rule."""

from __future__ import annotations

from typing import Any

import pytest

from prowl.games.tremble import GAME
from prowl.games.tremble.aside import ASIDE
from prowl.games.tremble.cards.ships import SHIPS
from prowl.kernel.aside import Reason, Seen, seen_by
from prowl.kernel.table import Table
from prowl.lab.drive import random_game
from tests.games.tremble.asides import reasons, why
from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    battling,
    buying,
    idle,
    plan,
    planning,
    refuelling,
    relocating,
    rewarding,
    scouting,
    table,
)
from tests.kit import Scene, rule

ROW = ["paris", "rome", "tokyo", "berlin"]
RESERVE, PLAIN, MOVER = "orbital_reserve", "bare_hulk", "zigzag_saucer"
PLAIN_TOO = "starting_saucer"
SEARCH = (ANN, "oxford", ["escort_saucer"], 2)


def joining(hand: list[str], **fields: Any) -> Scene:
    """Ann and Bob stay at city 1; Ann may add ships of the hand."""
    attack = {ANN: [("covered_tripod", 1)], BOB: [("net_cruiser", 1)]}
    fields = {"row": ["paris"], "fuel": [9, 9, 9], "attack": attack, **fields}
    return battling(table(hand={ANN: hand}, **fields)).say(ANN, "stay").say(BOB, "stay")


# -- Ships that could join -------------------------------------------------------------------


@rule("TH-145")
def test_only_a_join_ship_joins():
    scene = joining([RESERVE, PLAIN])
    assert scene.questions() == {ANN: "battle_join"}
    assert why(scene, ANN, "hand:1") == ("no-reserve", "TH-145")
    assert why(scene, ANN, "hand:0") is None


@rule("TH-145")
def test_a_ship_that_attacks_did_not_stay_in_the_hand():
    assert why(joining([RESERVE]), ANN, "attack:0") == ("flown", "TH-145")


@rule("TH-146")
def test_without_fuel_a_ship_cannot_join_and_the_reason_says_what_it_burns():
    scene = joining([RESERVE, "lurking_cruiser"], fuel=[4, 9, 9])
    assert reasons(scene, ANN)["hand:1"] == Reason("no-fuel", "TH-146", {"n": 5})
    assert why(scene, ANN, "hand:0") is None


@rule("TH-210")
def test_of_two_equal_ships_the_one_that_retreated_this_turn_cannot_join():
    attack = {ANN: [(RESERVE, 1), ("covered_tripod", 2)], BOB: [("net_cruiser", 1), (PLAIN, 2)]}
    laid = table(row=ROW[:2], attack=attack, hand={ANN: [RESERVE]}, fuel=[9, 9, 9])
    scene = battling(laid).say(ANN, "retreat").say(ANN, "stay").say(BOB, "stay")
    assert scene.options(ANN) == [["join", RESERVE], ["done"]]
    assert why(scene, ANN, "hand:1") == ("flown", "TH-210")
    assert why(scene, ANN, "hand:0") is None


@rule("TH-107")
def test_a_searching_ship_joins_no_battle_and_says_how_long_it_is_busy():
    scene = joining([RESERVE], searches=[SEARCH])
    assert reasons(scene, ANN)["searching:0"] == Reason("searching", "TH-107", {"n": 2})


def fighting(hand: list[str], **fields: Any) -> Scene:
    """Ann's search stands against an army, and join ships may help."""
    settings = {"join_against_armies": "on"}
    laid = table(
        settings=settings,
        hand={ANN: hand},
        searches=[SEARCH, (ANN, "florence", [PLAIN], 1)],
        next_cities=["border_patrol"],
        **{"fuel": [9, 9, 9], **fields},
    )
    return idle(scouting(laid), "join_fight")


@rule("TH-A38")
def test_against_an_army_only_join_ships_help():
    scene = fighting([RESERVE, "flagship"])
    assert scene.questions() == {ANN: "join_fight"}
    assert why(scene, ANN, "hand:1") == ("no-reserve", "TH-A38")
    assert why(scene, ANN, "hand:0") is None


@rule("TH-A38")
def test_a_joiner_joins_no_other_fight_this_turn():
    scene = fighting([RESERVE, "drop_tripod"], dice=[12, 12]).say(ANN, "join", RESERVE).say(ANN, "done")
    idle(scene, "join_fight")
    hand = [SHIPS[ship].id for ship in scene.s.hand[ANN]]
    assert why(scene, ANN, f"hand:{hand.index(RESERVE)}") == ("flown", "TH-A38")
    assert why(scene, ANN, f"hand:{hand.index('drop_tripod')}") is None


# -- Ships to buy and to give up -------------------------------------------------------------


def looking(people: int, hand: list[str], **fields: Any) -> Scene:
    """Ann has drawn a saucer for 20 and a flagship."""
    laid = table(hand={ANN: hand}, next_ships=["museum_raider", "flagship"], people=[people, 50, 50], **fields)
    return idle(buying(laid), "buy_draw").say(ANN, "draw")


@rule("TH-52")
def test_a_ship_that_costs_more_than_there_is_cannot_be_bought():
    scene = looking(30, [PLAIN, PLAIN_TOO])
    price = next(ship.price for ship in SHIPS if ship.id == "flagship")
    assert reasons(scene, ANN)["drawn:1"] == Reason("too-dear", "TH-52", {"n": price})
    assert why(scene, ANN, "drawn:0") is None


@rule("TH-52")
def test_the_price_is_told_while_a_credit_is_thought_over():
    scene = looking(10, [PLAIN])
    assert scene.questions() == {ANN: "money"}
    assert why(scene, ANN, "drawn:0") == ("too-dear", "TH-52")


@rule("TH-55")
def test_no_ship_is_given_up_before_the_fleet_is_full():
    scene = looking(90, [PLAIN, PLAIN_TOO], searches=[SEARCH])
    assert reasons(scene, ANN)["hand:1"] == Reason("room-left", "TH-55", {"n": 5})
    assert why(scene, ANN, "searching:0") == ("searching", "TH-107")


@rule("TH-190")
def test_with_a_full_fleet_the_ship_to_buy_is_chosen_together_with_the_one_to_give_up():
    scene = looking(90, [PLAIN, PLAIN_TOO, RESERVE, MOVER], searches=[SEARCH])
    assert why(scene, ANN, "hand:3") == ("buy-first", "TH-190")
    assert why(scene, ANN, "drawn:1") is None


# -- Ships of one place ------------------------------------------------------------------------


@rule("TH-69")
def test_only_ships_in_the_hand_are_sent():
    scene = planning(table(row=ROW, searches=[SEARCH]))
    assert reasons(scene, ANN) == {"searching:0": Reason("searching", "TH-69", {"n": 2})}


@rule("TH-107")
def test_a_searching_ship_is_busy_at_any_other_time():
    assert why(buying(table(searches=[SEARCH])), ANN, "searching:0") == ("searching", "TH-107")


@rule("TH-76")
def test_only_attacking_ships_are_given_up_for_want_of_fuel():
    attack = {ANN: [(PLAIN, 1), ("flagship", 2)]}
    laid = table(row=ROW, attack=attack, hand={ANN: [RESERVE]}, searches=[SEARCH], fuel=[8, 8, 8])
    scene = refuelling(laid)
    assert scene.questions() == {ANN: "no_fuel.ship"}
    assert why(scene, ANN, "hand:0") == why(scene, ANN, "searching:0") == ("not-attacking", "TH-76")
    assert why(scene, ANN, "attack:0") is why(scene, ANN, "attack:1") is None


@rule("TH-92")
def test_a_loser_gives_up_a_ship_of_that_battle():
    attack = {ANN: [(RESERVE, 1), (MOVER, 1), ("flagship", 2)], BOB: [(PLAIN, 1)]}
    scene = battling(table(row=ROW, attack=attack, dice=[2, 12])).say(ANN, "stay").say(BOB, "stay")
    assert scene.questions() == {ANN: "battle_loss.ship"}
    assert why(scene, ANN, "attack:2") == ("not-there", "TH-92")
    assert why(scene, ANN, "attack:0") is why(scene, ANN, "attack:1") is None


@rule("TH-101")
def test_a_search_is_made_by_ships_that_attacked_the_city():
    attack = {ANN: [(RESERVE, 1), (MOVER, 1), (PLAIN, 2)]}
    scene = rewarding(table(row=ROW[:2], attack=attack)).say(ANN, "search")
    assert scene.questions() == {ANN: "search.ship"}
    assert why(scene, ANN, "attack:2") == ("not-there", "TH-101")
    assert why(scene, ANN, "attack:0") is None


@rule("TH-115")
def test_a_lost_fight_costs_a_ship_of_that_search():
    searches = [(ANN, "oxford", [RESERVE, MOVER], 2), (ANN, "florence", [PLAIN], 1)]
    laid = table(searches=searches, next_cities=["air_fleet"], dice=[2, 2])
    scene = idle(scouting(laid), "army_loss.ship")
    assert scene.questions() == {ANN: "army_loss.ship"}
    assert why(scene, ANN, "searching:2") == why(scene, ANN, "hand:0") == ("not-there", "TH-115")
    assert why(scene, ANN, "searching:0") is None


def moving(**fields: Any) -> Scene:
    attack = {ANN: [(MOVER, 1), (PLAIN, 2)]}
    return relocating(table(row=ROW, attack=attack, **fields))


@rule("TH-151")
def test_only_a_relocating_ship_changes_its_city():
    scene = moving()
    assert scene.questions() == {ANN: "relocate.slot"}
    assert why(scene, ANN, "attack:1") == ("not-moving", "TH-151")
    assert why(scene, ANN, "attack:0") is None


@rule("TH-A40")
def test_a_relocating_ship_in_the_hand_has_no_city_to_change():
    scene = moving(hand={ANN: ["long_legged_tripod", RESERVE]})
    assert why(scene, ANN, "hand:0") == ("stayed-home", "TH-A40")
    assert why(scene, ANN, "hand:1") == ("not-moving", "TH-151")


# -- Cities --------------------------------------------------------------------------------------


@rule("TH-43")
def test_cities_are_attacked_in_the_fourth_phase():
    scene = rewarding(table(row=ROW[:2], attack={ANN: [(PLAIN, 1)], BOB: [(RESERVE, 2)]}))
    for seat in (ANN, BOB):
        assert reasons(scene, seat)["city:2"] == Reason("not-planning", "TH-43", {"n": 4})


@rule("TH-43")
def test_no_city_is_closed_while_one_plans_or_relocates():
    assert reasons(planning(table(row=ROW)), ANN) == {}
    assert not [thing for thing in reasons(moving(), ANN) if thing.startswith("city")]


@rule("TH-194")
def test_a_plan_that_is_made_may_be_changed():
    scene = planning(table(row=ROW)).say(ANN, "slot", 2)
    assert why(scene, ANN, "city:1") == ("planned", "TH-194")
    assert why(scene, BOB, "city:1") is None


@rule("TH-153")
def test_a_secret_relocation_that_is_made_may_be_changed():
    attack = {ANN: [(MOVER, 1)], BOB: [("long_legged_tripod", 2)]}
    scene = relocating(table(row=ROW, attack=attack)).say(ANN, "slot", 3)
    assert why(scene, ANN, "city:1") == ("planned", "TH-153")


@rule("TH-69")
def test_who_has_no_ship_at_home_sends_none():
    scene = planning(table(row=ROW, hand={EVE: []}, searches=[(EVE, "oxford", [PLAIN], 1)]))
    assert why(scene, EVE, "city:1") == ("no-ship", "TH-69")


@rule("TH-71")
def test_after_the_reveal_the_time_of_planning_is_over():
    scene = plan(planning(table(row=ROW, fuel=[8, 8, 8])), {ANN: [1], BOB: [1]})
    assert why(scene, ANN, "city:2") == ("not-planning", "TH-43")


# -- Over whole games ------------------------------------------------------------------------------


def offered(eyes: Seen) -> set[str]:
    """The things on the table that stand for an answer. Of an exchange that is the ship to buy."""
    about, found = eyes.about, set()
    places = {"hand": ["battle_join", "join_fight"], "drawn": ["buy_ship"]}
    for option in eyes.ask.options if eyes.ask else ():
        if about in ("plan.slot", "relocate.slot"):
            found.add(f"city:{option}")
            continue
        ship = option[1] if isinstance(option, tuple) and len(option) > 1 else option
        zones = [zone for zone, asked in places.items() if about in asked] or ["hand", "attack", "searching"]
        for zone in zones if about.endswith((".ship", "_ship", "_join", "_fight")) else ():
            pile = getattr(eyes, zone)[eyes.seat]
            found |= {f"{zone}:{i}" for i, each in enumerate(pile) if each == ship}
    return found


def looks(table: Table) -> list[Seen]:
    return [seen_by(table.state, seat, table.pending.get(seat), table.events) for seat in range(table.players)]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_nothing_that_is_offered_has_a_reason_against_it(players, seed):
    assert ASIDE.reasons is not None
    met: set[str] = set()
    for at in random_game(GAME, players, seed):
        for eyes in looks(at):
            against = ASIDE.reasons(eyes)
            assert not offered(eyes) & set(against), (eyes.about, against)
            met |= {each.key for each in against.values()}
    assert {"searching", "not-planning", "planned"} <= met
