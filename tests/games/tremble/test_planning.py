"""Chapter 8: phase 4, attack planning."""

from __future__ import annotations

import pytest

from prowl.kernel.text import GameWords
from tests.games.tremble.table import ANN, BOB, EVE, GAME, plan, planning, ships, table
from tests.kit import rule

ROW = ["paris", "rome", "tokyo", "berlin"]
FLEET = ["escort_saucer", "covered_tripod", "bare_hulk", "flagship", "swarm_saucer"]
PLENTY = [20, 20, 20]


@rule("TH-66")
def test_a_ship_is_sent_to_the_number_of_a_slot():
    scene = planning(table(row=ROW, hand={ANN: ["bare_hulk"]}, fuel=PLENTY))
    plan(scene, {ANN: [3]})
    assert (ships(scene.s.attack[ANN]), scene.s.target[ANN], scene.s.hand[ANN]) == (["bare_hulk"], [3], [])


@rule("TH-67")
@pytest.mark.parametrize("targets", [[1, 2, 3, 4, 0], [2, 2, 2, 2, 2], [1, 1, 4, 4, 0]])
def test_any_number_of_ships_may_attack_any_number_of_cities(targets):
    scene = planning(table(row=ROW, hand={ANN: FLEET}, fuel=PLENTY))
    sent = []
    for ship, target in zip(FLEET, targets, strict=True):
        assert scene.options(ANN) == [["slot", 1], ["slot", 2], ["slot", 3], ["slot", 4], ["slot", 0]]
        scene.say(ANN, "slot", target)
        sent += [(ship, target)] if target else []
    plan(scene, {})
    told = {slot: [ship for ship, target in sent if target == slot] for _, slot in sent}
    revealed = {event["slot"]: ships(event["ship"]) for event in scene.happened("attack_revealed")}
    assert revealed == told


@rule("TH-68")
def test_a_captain_may_send_no_ship():
    scene = plan(planning(table(row=ROW)), {})
    assert [event["seat"] for event in scene.happened("stayed_home")] == [ANN, BOB, EVE]


@rule("TH-69", "TH-107")
def test_only_ships_in_the_hand_may_be_sent():
    s = table(row=ROW, hand={ANN: ["bare_hulk"]}, searches=[(ANN, "moscow", ["flagship"], 2)], fuel=PLENTY)
    scene = planning(s).say(ANN, "slot", 1)
    assert scene.options(ANN) == [["reconsider"]], "the searching ship is not asked for"


@rule("TH-69")
def test_a_captain_without_a_ship_in_hand_is_not_asked():
    scene = planning(table(row=ROW, hand={BOB: []}))
    assert scene.asked == [ANN, EVE]


@rule("TH-70")
def test_a_target_must_be_a_slot_that_holds_a_city():
    scene = planning(table(row=ROW[:2]))
    assert scene.options(ANN) == [["slot", 1], ["slot", 2], ["slot", 0]]


@rule("TH-71")
def test_all_is_revealed_together_when_all_are_done():
    scene = planning(table(row=ROW, fuel=PLENTY))
    scene.say(EVE, "slot", 3).say(ANN, "slot", 1)
    assert scene.happened("attack_revealed") == []
    assert not scene.s.revealed
    scene.say(BOB, "slot", 2)
    assert [(event["seat"], event["slot"]) for event in scene.happened("attack_revealed")] == [
        (ANN, 1),
        (BOB, 2),
        (EVE, 3),
    ]


@rule("TH-72")
def test_a_saucer_to_city_2_and_another_with_a_tripod_to_city_5():
    row = [*ROW, "moscow"]
    hand = {ANN: ["escort_saucer", "swarm_saucer", "covered_tripod"]}
    scene = plan(planning(table(4, row=row, hand=hand, fuel=[20] * 4)), {ANN: [2, 5, 5]})
    told = [(event["slot"], ships(event["ship"])) for event in scene.happened("attack_revealed")]
    assert told == [(2, ["escort_saucer"]), (5, ["swarm_saucer", "covered_tripod"])]


@rule("TH-73", "TH-A6", "TH-A41")
def test_more_than_two_ships_may_attack_one_city():
    scene = plan(planning(table(row=ROW, hand={ANN: FLEET[:3]}, fuel=PLENTY)), {ANN: [4, 4, 4]})
    assert [len(event["ship"]) for event in scene.happened("attack_revealed")] == [3]


@rule("TH-73")
def test_a_ship_has_exactly_one_target():
    scene = planning(table(row=ROW, hand={ANN: FLEET[:2]}))
    assert scene.ask(ANN).single
    assert (scene.ask(ANN).least, scene.ask(ANN).most) == (1, 1)


@rule("TH-194")
def test_a_plan_may_be_changed_until_the_last_captain_has_confirmed():
    scene = planning(table(row=ROW, hand={ANN: ["bare_hulk"]}, fuel=PLENTY)).say(ANN, "slot", 1)
    scene.say(ANN, "reconsider").say(ANN, "slot", 4).say(BOB, "slot", 0)
    assert scene.options(ANN) == [["reconsider"]]
    scene.say(EVE, "slot", 0)
    assert [event["slot"] for event in scene.happened("attack_revealed")] == [4]


@rule("TH-71", "TH-194")
def test_whoever_waits_sees_the_own_plan_and_nobody_else_does():
    scene, twin = (planning(table(row=ROW, hand={ANN: FLEET[:2]}, fuel=PLENTY)) for _ in range(2))
    scene.say(ANN, "slot", 3).say(ANN, "slot", 0)
    twin.say(ANN, "slot", 1).say(ANN, "slot", 2)
    assert scene.ask(ANN).values == {"plan": [3, 0]}
    for seat in (BOB, EVE):
        assert scene.wire.prompt(scene.ask(seat)) == twin.wire.prompt(twin.ask(seat))
    for seat in (BOB, EVE, -1):
        assert scene.view(seat) == twin.view(seat)


@rule("TH-194")
def test_then_the_reveal_follows_at_once():
    scene = planning(table(row=ROW, fuel=PLENTY)).say(ANN, "slot", 1).say(BOB, "slot", 0).say(EVE, "slot", 0)
    assert scene.s.revealed
    assert scene.questions() == {ANN: "reward"}


@rule("TH-75", "TH-A8")
def test_a_plan_beyond_the_fuel_is_accepted_with_a_warning():
    scene = planning(table(row=ROW, hand={ANN: ["bare_hulk", "flagship"]}, fuel=[8, 8, 8]))
    assert scene.ask(ANN).values["lacking"] == 0
    scene.say(ANN, "slot", 1)
    assert (scene.ask(ANN).values["needed"], scene.ask(ANN).values["lacking"]) == (5, 2)
    assert ["slot", 1] in scene.options(ANN)
    for language, warning in (("en", "would be lacking"), ("ru", "Не хватит топлива")):
        words = GameWords(GAME, language)
        assert warning in words.question(scene.wire.prompt(scene.ask(ANN)))


@rule("TH-A8")
def test_a_plan_beyond_the_fuel_may_still_be_changed():
    scene = planning(table(row=ROW, hand={ANN: ["bare_hulk", "flagship"]}, fuel=[8, 8, 8]))
    scene.say(ANN, "slot", 1).say(ANN, "slot", 1).say(ANN, "reconsider").say(ANN, "slot", 1).say(ANN, "slot", 0)
    plan(scene, {})
    assert [ships(event["ship"]) for event in scene.happened("attack_revealed")] == [["bare_hulk"]]


def test_every_captain_is_asked_as_often_as_there_are_ships_in_hand():
    """However the plan looks: the time it takes tells nothing."""
    for first in (0, 1):
        scene = planning(table(row=ROW, hand={ANN: ["bare_hulk", "flagship"]})).say(ANN, "slot", first)
        assert scene.ask(ANN).about == "plan.slot"
        assert scene.say(ANN, "slot", first).options(ANN) == [["reconsider"]]
