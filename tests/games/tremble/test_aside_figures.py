"""What follows from the table, told by the sentence of its rule."""

from __future__ import annotations

from typing import Any

import pytest

from prowl.games.tremble import GAME
from prowl.games.tremble.aside import ASIDE
from prowl.games.tremble.odds import at_least, win_chance
from prowl.kernel.aside import seen_by
from prowl.kernel.views import SPECTATOR
from prowl.lab.drive import random_game
from tests.games.tremble.asides import figures
from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    battling,
    buying,
    idle,
    plan,
    planning,
    relocating,
    scouting,
    table,
    turning,
)
from tests.kit import Scene, rule

# A cultural, a cultural, a scientific centre
ROW = ["paris", "rome", "oxford"]
ESCORT, TRIPOD, HULK, RESERVE, MOVER = (
    "escort_saucer",
    "covered_tripod",
    "bare_hulk",
    "orbital_reserve",
    "zigzag_saucer",
)
PAIR = [ESCORT, TRIPOD]


def fleet(seat: int, strength: int, *ships: tuple[str, int], moving: str = "") -> dict[str, Any]:
    shown = [{"ship": ship, "bonus": bonus, **({"moving": True} if ship == moving else {})} for ship, bonus in ships]
    return {"seat": seat, "ships": shown, "strength": strength}


PAIRED = (ESCORT, 4), (TRIPOD, 4)


def planned(**fields: Any) -> Scene:
    """Ann has a saucer and a tripod that help each other, and a hulk; Bob and Eve a saucer."""
    return planning(table(**{"row": ROW, "hand": {ANN: [*PAIR, HULK]}, "fuel": [8, 8, 8], **fields}))


# -- The table -------------------------------------------------------------------------------


@rule("TH-46", "TH-47")
def test_the_size_of_the_tank_and_the_supply_of_a_turn():
    found = figures(planned(), SPECTATOR)
    assert (found["tank"], found["supply"]) == (20, 8)


@rule("TH-15", "TH-54")
def test_the_ships_of_a_captain_are_those_in_hand_attack_and_search():
    laid = table(
        row=ROW, attack={ANN: [(HULK, 1), (MOVER, 1)]}, hand={ANN: [RESERVE]}, searches=[(ANN, "florence", [TRIPOD], 1)]
    )
    assert [each["ships"] for each in figures(battling(laid), BOB)["captains"]] == [4, 1, 1]


@rule("TH-13")
def test_captured_cities_are_counted_by_type_for_everyone():
    scene = planned(captured={BOB: ["florence", "salzburg", "wolfsburg"]})
    for seat in (ANN, SPECTATOR):
        told = figures(scene, seat)["captains"]
        assert told[BOB]["captured"] == {"cultural": 2, "scientific": 0, "industrial": 1}
        assert sum(told[ANN]["captured"].values()) == 0


@rule("TH-69", "TH-194")
def test_those_who_have_ships_at_home_make_a_plan():
    assert figures(planned(hand={ANN: PAIR, EVE: []}), SPECTATOR)["planners"] == [ANN, BOB]


@rule("TH-43")
def test_nobody_plans_at_another_time():
    assert figures(buying(table(row=ROW)), ANN)["planners"] == []


# -- The own plan ------------------------------------------------------------------------------


@rule("TH-84", "TH-140")
def test_a_planned_fleet_has_the_strength_it_will_have_there():
    scene = planned().say(ANN, "slot", 2).say(ANN, "slot", 2)
    assert figures(scene, ANN)["cities"] == [[], [fleet(ANN, 16, *PAIRED)], []]


@rule("TH-18")
def test_nobody_else_is_told_of_a_plan():
    scene = planned().say(ANN, "slot", 2).say(ANN, "slot", 2)
    for seat in (BOB, SPECTATOR):
        found = figures(scene, seat)
        assert found["cities"] == [[], [], []]
        assert found.get("bound", {}) == {}
        assert found.get("plan", {"burn": 0})["burn"] == 0


@rule("TH-68", "TH-74")
def test_a_ship_that_stays_is_bound_for_nowhere_and_burns_nothing():
    scene = planned().say(ANN, "slot", 0).say(ANN, "slot", 3)
    found = figures(scene, ANN)
    assert found["bound"] == {"hand:0": 0, "hand:1": 3}
    assert found["plan"] == {"burn": 3, "left": 5}


@rule("TH-143")
def test_the_next_ship_makes_another_fleet_at_every_city():
    told = figures(planned().say(ANN, "slot", 1), ANN)["next"]
    assert told["at"] == {
        "1": fleet(ANN, 16, *PAIRED, moving=TRIPOD),
        "2": fleet(ANN, 5, (TRIPOD, 0), moving=TRIPOD),
        "3": fleet(ANN, 5, (TRIPOD, 0), moving=TRIPOD),
    }


@rule("TH-74", "TH-75")
def test_the_next_ship_burns_its_fuel_too_and_what_is_below_nothing_is_lacking():
    scene = planned().say(ANN, "slot", 1).say(ANN, "slot", 1)
    told = figures(scene, ANN)
    assert told["plan"] == {"burn": 5, "left": 3}
    assert (told["next"]["burn"], told["next"]["left"]) == (10, -2)
    assert scene.ask(ANN).values["lacking"] == 2


@rule("TH-194")
def test_a_plan_that_waits_for_the_others_is_still_shown_to_its_captain():
    scene = planned()
    for slot in (2, 2, 0):
        scene.say(ANN, "slot", slot)
    found = figures(scene, ANN)
    assert found["bound"] == {"hand:0": 2, "hand:1": 2, "hand:2": 0}
    assert found["cities"][1] == [fleet(ANN, 16, *PAIRED)]
    assert "next" not in found


@rule("TH-19", "TH-71")
def test_after_the_reveal_everybody_is_told_all_fleets():
    scene = plan(planned(), {ANN: [2, 2, 0], BOB: [2]})
    for seat in (ANN, EVE, SPECTATOR):
        assert figures(scene, seat)["cities"][1] == [fleet(ANN, 16, *PAIRED), fleet(BOB, 3, ("starting_saucer", 0))]
    assert figures(scene, ANN)["bound"] == {"attack:0": 2, "attack:1": 2}


@rule("TH-139", "TH-215")
def test_a_ship_that_moves_in_secret_is_counted_where_it_goes_for_its_captain_only():
    attack = {ANN: [(MOVER, 1), ("museum_raider", 2)], BOB: [("long_legged_tripod", 2)]}
    scene = relocating(table(row=ROW, attack=attack, phase=5)).say(ANN, "slot", 2)
    mine, his = figures(scene, ANN), figures(scene, BOB)
    assert mine["cities"][1][0] == fleet(ANN, 10, (MOVER, 0), ("museum_raider", 4), moving=MOVER)
    assert mine["bound"] == {"attack:0": 2, "attack:1": 2}
    assert his["cities"][0] == [fleet(ANN, 3, (MOVER, 0))]


# -- Missions ------------------------------------------------------------------------------------


@rule("TH-127", "TH-128")
def test_a_mission_tells_how_many_captured_cities_it_counts():
    scene = planned(
        missions={ANN: ["art_dealers_order"]},
        captured={ANN: ["florence", "salzburg", "wolfsburg"]},
        searches=[(ANN, "granada", [HULK], 1)],
        hand={ANN: PAIR},
    )
    assert figures(scene, ANN)["missions"] == [{"most": False, "parts": [part(2, 4)]}]


@rule("TH-21")
def test_nobody_is_told_of_the_missions_of_another():
    scene = planned(missions={ANN: ["art_dealers_order"]})
    assert figures(scene, BOB)["missions"] == []
    assert "missions" not in figures(scene, SPECTATOR)


def part(have: int, need: int, kind: str = "") -> dict[str, Any]:
    return {"have": have, "need": need, "kind": kind}


@rule("TH-127")
@pytest.mark.parametrize(
    ("mission", "parts"),
    [
        ("sample_set", [part(2, 2, "cultural"), part(1, 2, "scientific"), part(0, 2, "industrial")]),
        ("round_the_world", [part(2, 2, "europe"), part(1, 2, "asia"), part(0, 2, "america")]),
        ("narrow_specialist", [part(2, 6, "cultural"), part(1, 3, "scientific")]),
        ("crowned_heads", [part(2, 3)]),
        ("busy_season", [part(3, 11)]),
    ],
)
def test_a_mission_of_several_wishes_tells_how_far_each_has_come(mission, parts):
    scene = planned(missions={ANN: [mission]}, captured={ANN: ["london", "venice", "tokyo"]})
    assert figures(scene, ANN)["missions"] == [{"most": False, "parts": parts}]


@rule("TH-206")
def test_a_mission_that_compares_captains_wants_one_more_than_the_best_rival_has():
    captured = {ANN: ["london"], BOB: ["venice", "athens"], EVE: ["vienna"]}
    scene = planned(missions={ANN: ["patron_of_the_arts", "terror_of_the_planet"]}, captured=captured)
    assert figures(scene, ANN)["missions"] == [{"most": True, "parts": [part(1, 3)]}] * 2


# -- Chances ---------------------------------------------------------------------------------------


def contested(**fields: Any) -> Scene:
    """A tripod of Ann (5) and a hulk of Bob (9) at city 1; Ann has a reserve at home."""
    hand = {ANN: [TRIPOD, RESERVE], BOB: [HULK]}
    return plan(planned(**{"hand": hand, **fields}), {ANN: [1, 0], BOB: [1]})


@rule("TH-90", "TH-157")
def test_to_stay_has_the_chance_of_the_strengths_as_they_are():
    odds = figures(contested(), ANN)["odds"]
    assert odds["chance"] == win_chance(5, [9])


@rule("TH-148", "TH-211")
def test_the_reserve_counts_fully_in_the_company_it_would_join():
    odds = figures(contested(), ANN)["odds"]
    assert odds["reserve"] == [{"ship": RESERVE, "gain": 7, "fuel": 2, "chance": win_chance(12, [9])}]


@rule("TH-146")
def test_a_reserve_without_fuel_is_not_promised():
    assert figures(contested(fuel=[4, 8, 8]), ANN)["odds"]["reserve"] == []


@rule("TH-88")
def test_a_retreat_leaves_the_city_to_the_only_other_captain():
    assert figures(contested(), ANN)["odds"]["left_to"] == BOB
    three = plan(planned(hand={ANN: [TRIPOD], BOB: [HULK], EVE: ["flagship"]}), {ANN: [1], BOB: [1], EVE: [1]})
    assert "left_to" not in figures(three, ANN)["odds"]


@rule("TH-113", "TH-205")
def test_to_fight_an_army_has_the_chance_of_the_roll_that_is_lacking():
    laid = table(searches=[(ANN, "wolfsburg", PAIR, 2)], next_cities=["air_fleet"])
    scene = scouting(laid)
    need = scene.ask(ANN).values["need"]
    assert figures(scene, ANN)["odds"] == {"chance": at_least(need - 16)}
    assert "odds" not in figures(scene, BOB)


# -- The story of the turn -----------------------------------------------------------------------


def a_turn(plans: dict[int, list[int]], **fields: Any) -> Scene:
    """From the start of a turn to the reveal, so that all of it is told."""
    scene = turning(table(**{"hand": {ANN: [*PAIR, HULK]}, "next_cities": [*ROW, "berlin"], **fields}))
    return plan(idle(scene, "plan.slot"), plans)


@rule("TH-71", "TH-76")
def test_the_reveal_is_told_as_it_was_before_any_ship_was_given_up():
    scene = a_turn({ANN: [1, 1, 2], BOB: [1]})
    assert scene.questions() == {ANN: "no_fuel.ship"}
    scene.say(ANN, "ship", TRIPOD)
    told = figures(scene, EVE)["reveal"]
    saucer = fleet(BOB, 3, ("starting_saucer", 0))
    assert told["cities"][0] == {"slot": 1, "city": "paris", "fleets": [fleet(ANN, 16, *PAIRED), saucer]}
    assert told["cities"][3] == {"slot": 4, "city": "berlin", "fleets": []}
    assert told["home"] == [EVE]


@rule("TH-18")
def test_before_the_reveal_there_is_no_story():
    assert not {"reveal", "battles", "numbers"} & set(figures(planned(), ANN))


@rule("TH-76", "TH-83")
def test_a_battle_is_fought_by_the_ships_that_fly():
    scene = a_turn({ANN: [1, 1, 2], BOB: [1]}).say(ANN, "ship", TRIPOD)
    [battle] = figures(scene, SPECTATOR)["battles"]
    assert (battle["slot"], battle["city"], battle["over"]) == (1, "paris", False)
    assert [(each["seat"], each["strength"], each["chance"]) for each in battle["sides"]] == [
        (ANN, 3, 0.5),
        (BOB, 3, 0.5),
    ]


@rule("TH-87")
def test_who_has_retreated_stays_in_the_story_without_a_chance():
    hand = {ANN: [ESCORT], BOB: [TRIPOD], EVE: [HULK]}
    scene = a_turn({ANN: [1], BOB: [1], EVE: [1]}, hand=hand).say(ANN, "retreat")
    ann, bob, eve = figures(scene, BOB)["battles"][0]["sides"]
    assert (ann["retreated"], ann["strength"], "chance" in ann) == (True, 3, False)
    assert bob["chance"] == win_chance(5, [9])
    assert bob["chance"] + eve["chance"] == 1


@rule("TH-148", "TH-197")
def test_a_joiner_is_part_of_the_battle():
    hand = {ANN: [TRIPOD, RESERVE], BOB: [HULK]}
    scene = a_turn({ANN: [1, 0], BOB: [1]}, hand=hand, dice=[2, 12]).say(ANN, "stay").say(BOB, "stay")
    scene.say(ANN, "join", RESERVE)
    ann, bob = figures(scene, BOB)["battles"][0]["sides"]
    assert ann["ships"] == [{"ship": TRIPOD, "bonus": 4}, {"ship": RESERVE, "bonus": 0}]
    assert (ann["strength"], ann["total"], bob["total"]) == (12, 14, 21)


@rule("TH-91", "TH-92")
def test_the_dice_have_a_winner_while_the_loser_still_names_a_ship():
    scene = a_turn({ANN: [1, 1], BOB: [1]}, hand={ANN: PAIR, BOB: [HULK]}, dice=[12, 2])
    scene.say(BOB, "stay").say(ANN, "stay")
    assert scene.questions() == {ANN: "battle_loss.ship"}
    [battle] = figures(scene, EVE)["battles"]
    assert [(side["seat"], side["won"], "chance" in side) for side in battle["sides"]] == [
        (BOB, True, False),
        (ANN, False, False),
    ]
    assert not battle["over"]


@rule("TH-91")
def test_after_a_tie_the_last_roll_counts_and_the_rolls_are_counted():
    scene = a_turn({ANN: [1], BOB: [1]}, hand={ANN: [HULK], BOB: ["flagship"]}, dice=[7, 7, 3, 9])
    scene.say(ANN, "stay").say(BOB, "stay")
    [battle] = figures(scene, EVE)["battles"]
    told = [(side["seat"], side["total"], side["rolls"], sum(side["dice"]), side["won"]) for side in battle["sides"]]
    assert told == [(ANN, 12, 2, 3, False), (BOB, 18, 2, 9, True)]
    assert battle["over"]


@rule("TH-81")
def test_a_city_won_without_a_battle_is_no_battle():
    scene = a_turn({ANN: [1, 0, 0], BOB: [2]})
    assert figures(scene, ANN)["battles"] == []


@rule("TH-151", "TH-180")
def test_a_ship_that_has_moved_fights_where_it_ends():
    scene = a_turn({ANN: [1, 2], BOB: [2]}, hand={ANN: [MOVER, "swarm_saucer"], BOB: [HULK]}).say(ANN, "slot", 2)
    told = figures(scene, EVE)
    assert [fleets["fleets"] and fleets["fleets"][0]["strength"] for fleets in told["reveal"]["cities"][:2]] == [3, 3]
    ann = next(side for side in told["battles"][0]["sides"] if side["seat"] == ANN)
    assert {ship["ship"] for ship in ann["ships"]} == {MOVER, "swarm_saucer"}


# -- Over whole games ------------------------------------------------------------------------------


@rule("TH-42", "TH-160")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_the_numbers_of_a_game_end_with_the_score(players, seed):
    assert ASIDE.figures is not None
    for at in random_game(GAME, players, seed):
        eyes = seen_by(at.state, SPECTATOR, None, at.events)
        assert ("numbers" in ASIDE.figures(eyes)) == bool(at.state.outcome)
    told = ASIDE.figures(eyes)["numbers"]
    assert [each["people"][-1] for each in told["seats"]] == list(at.state.scores)
    assert {len(each["people"]) for each in told["seats"]} == {told["turns"] + 1}
    assert sum(each["lost"] for each in told["seats"]) == told["lost"]
    assert sum(each["battles"] for each in told["seats"]) == told["battles"]
    hauls = [event.values["n"] for event in at.events if event.name in ("city_raided", "search_paid")]
    assert told["best"]["n"] == max(hauls)


@rule("TH-84", "TH-90", "TH-197")
@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 5)])
def test_what_is_told_of_a_battle_is_what_then_happens(players, seed):
    """The strengths are those that are rolled with; who wins as things were told had a chance."""
    assert ASIDE.figures is not None
    open_: dict[Any, dict[int, float]] = {}
    checked = 0
    for at in random_game(GAME, players, seed):
        for battle in ASIDE.figures(seen_by(at.state, SPECTATOR, None, at.events)).get("battles", []):
            sides = battle["sides"]
            as_it_was = (at.state.round, battle["slot"], *((side["retreated"], side["strength"]) for side in sides))
            if not any("dice" in side for side in sides):
                open_[as_it_was] = {side["seat"]: side.get("chance", 0) for side in sides}
                continue
            assert all(side["total"] == side["strength"] + sum(side["dice"]) for side in sides if "dice" in side)
            [winner] = [side["seat"] for side in sides if side["won"]]
            if as_it_was in open_:
                checked += 1
                assert open_[as_it_was][winner] > 0
    assert checked
