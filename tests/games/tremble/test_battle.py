"""Chapter 10: phase 6, battle."""

from __future__ import annotations

import pytest

from tests.games.tremble.table import ANN, BOB, EVE, battling, cities, idle, rewarding, ships, table, told
from tests.kit import Scene, rule

ROW = ["paris", "rome", "tokyo", "berlin"]
# Strengths 3, 5 and 9 alone at a city without their bonus.
WEAK, MIDDLE, STRONG = "cellar_sniffer", "basement_comber", "bare_hulk"


def duel(ann: str = STRONG, bob: str = "flagship", **fields) -> Scene:
    """Ann and Bob at city 1, with one ship each unless more are given."""
    attack = {ANN: [(ann, 1)], BOB: [(bob, 1)]}
    return battling(table(**{"row": ["paris"], "attack": attack, **fields}))


def three(**fields) -> Scene:
    """Ann 9, Bob 5, Eve 3 at city 1."""
    attack = {ANN: [(STRONG, 1)], BOB: [(MIDDLE, 1)], EVE: [(WEAK, 1)]}
    return battling(table(**{"row": ["paris"], "attack": attack, **fields}))


def asked_in_order(scene: Scene, about: str) -> list[int]:
    order = []
    while scene.asked and scene.ask(scene.asked[0]).about == about:
        order += scene.asked
        scene.say(scene.asked[0], "stay")
    return order


@rule("TH-81")
def test_alone_at_a_city_one_wins_it_without_a_battle():
    scene = battling(table(row=ROW, attack={ANN: [(WEAK, 2)]}))
    assert scene.questions() == {ANN: "reward"}
    assert scene.happened("battle_began") == scene.happened("battle_rolled") == []
    assert [event["city"] for event in told(scene, "city_won")] == ["rome"]


@rule("TH-82")
def test_a_city_that_nobody_attacks_goes_to_the_city_discard():
    scene = battling(table(row=ROW, attack={ANN: [(WEAK, 2)]}))
    assert sorted(cities(scene.s.city_discard)) == ["berlin", "paris", "tokyo"]
    assert [event["city"] for event in told(scene, "city_spared")] == ["paris", "tokyo", "berlin"]
    assert cities(scene.s.row) == ["rome"]


@rule("TH-82")
def test_no_city_stays_in_the_row_for_the_next_turn():
    scene = battling(table(row=ROW, attack={ANN: [(WEAK, 2)]})).say(ANN, "raid")
    assert scene.s.round == 2
    assert (scene.s.row, scene.s.slots, scene.s.winner) == ([], [], [])


@rule("TH-83", "TH-84")
def test_strengths_with_bonuses_are_compared_first():
    attack = {ANN: [("escort_saucer", 1), ("covered_tripod", 1)], BOB: [(STRONG, 1)]}
    scene = battling(table(row=["paris"], attack=attack))
    assert scene.happened("battle_began")[0]["seat"] == [BOB, ANN]
    values = scene.ask(BOB).values
    assert (values["strength"], values["rival"], values["reserve"]) == (9, 16, [])


@rule("TH-85")
def test_the_weakest_decides_first():
    assert asked_in_order(three(), "battle") == [EVE, BOB, ANN]


@rule("TH-85")
def test_each_captain_decides_to_stay_or_to_retreat():
    assert three().options(EVE) == [["stay"], ["retreat"]]


@rule("TH-86", "TH-A12")
@pytest.mark.parametrize(("first", "order"), [(ANN, [ANN, BOB]), (BOB, [BOB, ANN]), (EVE, [ANN, BOB])])
def test_captains_of_equal_strength_decide_in_seat_order(first, order):
    assert asked_in_order(duel(STRONG, "net_cruiser", first=first, dice=[12, 2]), "battle")[:2] == order


@rule("TH-87")
def test_a_retreating_captain_takes_the_ships_back_to_the_hand():
    attack = {ANN: [(WEAK, 1), ("zigzag_saucer", 1)], BOB: [(STRONG, 1)]}
    scene = battling(table(row=["paris"], attack=attack, fuel=[3, 3, 3])).say(ANN, "retreat")
    assert ships(scene.s.hand[ANN]) == [WEAK, "zigzag_saucer"]
    assert (scene.s.attack[ANN], scene.s.fuel[ANN]) == ([], 3)
    assert scene.s.winner == [BOB]


@rule("TH-88", "TH-89")
def test_the_last_captain_wins_without_being_asked_and_without_a_roll():
    scene = duel().say(ANN, "retreat")
    assert scene.questions() == {BOB: "reward"}
    assert scene.happened("battle_rolled") == []


@rule("TH-89")
def test_after_two_retreats_the_third_is_not_asked():
    scene = three().say(EVE, "retreat").say(BOB, "retreat")
    assert scene.questions() == {ANN: "reward"}


@rule("TH-90")
def test_each_adds_two_dice_and_the_highest_total_wins():
    scene = duel(MIDDLE, STRONG, dice=[12, 7]).say(ANN, "stay").say(BOB, "stay")
    rolls = [(event["seat"], event["strength"], event["n"]) for event in scene.happened("battle_rolled")]
    assert rolls == [(ANN, 5, 17), (BOB, 9, 16)]
    assert [event["die"] + event["die2"] for event in scene.happened("battle_rolled")] == [12, 7]
    assert [event["seat"] for event in scene.happened("city_won")] == [ANN]


@rule("TH-91", "TH-A13")
def test_on_a_tie_only_the_tied_roll_again_and_the_old_roll_does_not_count():
    scene = three(dice=[6, 10, 6, 7, 7]).say(EVE, "stay").say(BOB, "stay").say(ANN, "stay")
    rolls = [(event["seat"], event["n"]) for event in scene.happened("battle_rolled")]
    assert rolls == [(EVE, 9), (BOB, 15), (ANN, 15), (BOB, 12), (ANN, 16)]
    assert scene.happened("tied") == [{"seat": [BOB, ANN], "n": 15}]
    assert [event["seat"] for event in scene.happened("city_won")] == [ANN]


@rule("TH-91")
def test_a_second_tie_is_rolled_again_as_well():
    scene = duel(dice=[7, 7, 7, 7, 6, 7]).say(ANN, "stay").say(BOB, "stay")
    assert len(scene.happened("tied")) == 2
    assert [event["seat"] for event in scene.happened("city_won")] == [BOB]


@rule("TH-92")
def test_a_loser_chooses_one_of_the_own_ships_in_that_battle():
    attack = {ANN: [(WEAK, 1), (MIDDLE, 1), ("flagship", 2)], BOB: [(STRONG, 1)]}
    scene = battling(table(row=ROW, attack=attack, dice=[2, 12])).say(ANN, "stay").say(BOB, "stay")
    assert scene.questions() == {ANN: "battle_loss.ship"}
    assert scene.options(ANN) == [["ship", WEAK], ["ship", MIDDLE]]
    scene.say(ANN, "ship", WEAK)
    assert ships(scene.s.ship_discard) == [WEAK]


@rule("TH-93")
def test_the_other_ships_of_a_loser_return_to_the_hand():
    attack = {ANN: [(WEAK, 1), (MIDDLE, 1)], BOB: [(STRONG, 1)]}
    scene = battling(table(row=ROW, attack=attack, dice=[2, 12])).say(ANN, "stay").say(BOB, "stay")
    scene.say(ANN, "ship", WEAK)
    assert ships(scene.s.hand[ANN]) == [MIDDLE]


@rule("TH-92", "TH-94")
def test_with_more_than_two_captains_all_but_the_highest_lose_a_ship_each():
    scene = three(dice=[2, 12, 2]).say(EVE, "stay").say(BOB, "stay").say(ANN, "stay")
    assert [event["seat"] for event in scene.happened("battle_rolled")] == [EVE, BOB, ANN], "one after another"
    assert [event["seat"] for event in scene.happened("ship_lost")] == [ANN, EVE]
    assert [event["seat"] for event in scene.happened("city_won")] == [BOB]


@rule("TH-95")
def test_the_winner_takes_the_whole_booty():
    scene = duel(dice=[12, 2]).say(ANN, "stay").say(BOB, "stay").say(ANN, "raid")
    assert scene.s.people == [50 + 50, 50, 50]
    assert cities(scene.s.captured[ANN]) == ["paris"]


@rule("TH-96")
def test_the_winner_loses_no_ship():
    attack = {ANN: [(STRONG, 1), (MIDDLE, 1)], BOB: [(WEAK, 1)]}
    scene = battling(table(row=["paris"], attack=attack, dice=[2, 12])).say(BOB, "stay").say(ANN, "stay")
    assert [event["seat"] for event in scene.happened("ship_lost")] == [BOB]
    assert ships(scene.s.attack[ANN]) == [STRONG, MIDDLE]


@rule("TH-97", "TH-A14")
def test_cities_are_resolved_in_slot_order():
    attack = {ANN: [(WEAK, 3), (MIDDLE, 1)], BOB: [(STRONG, 3), ("flagship", 1)]}
    scene = battling(table(row=ROW, attack=attack))
    assert [event["slot"] for event in scene.happened("battle_began")] == [1]
    scene.say(ANN, "retreat")
    assert [event["slot"] for event in scene.happened("battle_began")] == [1, 3]


@rule("TH-98", "TH-218")
def test_a_captain_may_battle_at_several_cities_and_each_battle_is_independent():
    attack = {ANN: [(STRONG, 1), ("flagship", 2)], BOB: [(WEAK, 1), (MIDDLE, 2)]}
    scene = battling(table(row=ROW, attack=attack, dice=[6, 7, 9, 4]))
    idle(scene, "reward")
    assert [(event["seat"], event["slot"]) for event in scene.happened("city_won")] == [(ANN, 1), (BOB, 2)]
    assert [(event["seat"], ships([event["ship"]])) for event in scene.happened("ship_lost")] == [
        (BOB, [WEAK]),
        (ANN, ["flagship"]),
    ]


@rule("TH-197")
def test_the_order_at_a_contested_city():
    """Compare, retreat, join, roll, lose: as told to all."""
    attack = {ANN: [(STRONG, 1)], BOB: [(MIDDLE, 1)], EVE: [(WEAK, 1)]}
    hand = {BOB: ["orbital_reserve"]}
    scene = battling(table(row=["paris"], attack=attack, hand=hand, fuel=[8, 8, 8], dice=[2, 12]))
    scene.say(EVE, "retreat").say(BOB, "stay").say(ANN, "stay")
    assert scene.questions() == {BOB: "battle_join"}
    scene.say(BOB, "join", "orbital_reserve")
    scene.say(BOB, "ship", MIDDLE)
    assert [event.name for event in scene.events] == [
        "battle_began",
        "retreated",
        "stayed",
        "stayed",
        "ship_joined",
        "battle_rolled",
        "battle_rolled",
        "ship_lost",
        "city_won",
    ]


@rule("TH-197")
def test_the_order_of_deciding_is_fixed_by_the_first_comparison():
    """Bob grows stronger than Ann by joining, but still rolls first."""
    hand = {BOB: ["lurking_cruiser"]}
    scene = duel(STRONG, MIDDLE, hand=hand, fuel=[8, 8, 8], dice=[2, 12]).say(BOB, "stay").say(ANN, "stay")
    scene.say(BOB, "join", "lurking_cruiser")
    idle(scene, "reward")
    assert [(event["seat"], event["strength"]) for event in scene.happened("battle_rolled")] == [(BOB, 14), (ANN, 9)]


@rule("TH-197")
@pytest.mark.parametrize(("first", "order"), [(ANN, [ANN, EVE]), (BOB, [EVE, ANN])])
def test_several_losers_choose_in_seat_order(first, order):
    attack = {
        ANN: [(WEAK, 1), ("zigzag_saucer", 1)],
        BOB: [(STRONG, 1), ("flagship", 1)],
        EVE: [(MIDDLE, 1), ("drop_tripod", 1)],
    }
    scene = battling(table(row=["paris"], attack=attack, first=first, dice=[7, 7, 7]))
    while scene.ask(scene.asked[0]).about == "battle":
        scene.say(scene.asked[0], "stay")
    losers = []
    while scene.ask(scene.asked[0]).about == "battle_loss.ship":
        losers += scene.asked
        scene.say(scene.asked[0], *scene.options(scene.asked[0])[0])
    assert losers == order


@rule("TH-198")
def test_a_retreat_is_final_and_costs_no_ship():
    scene = three().say(EVE, "retreat")
    assert scene.happened("ship_lost") == []
    idle(scene, "reward")
    assert EVE not in [event["seat"] for event in scene.happened("battle_rolled")]


@rule("TH-198", "TH-210")
def test_ships_that_retreated_cannot_be_used_again_this_turn():
    attack = {ANN: [("orbital_reserve", 1), (STRONG, 2)], BOB: [("net_cruiser", 1), ("flagship", 2)]}
    scene = battling(table(row=ROW, attack=attack, fuel=[8, 8, 8], dice=[7, 6])).say(ANN, "retreat")
    assert scene.ask(ANN).about == "battle"
    idle(scene, "battle_join", "reward")
    assert scene.questions() == {BOB: "reward"}, "the retreated join ship does not join at city 2"


@rule("TH-199")
def test_all_battles_end_before_the_first_reward():
    attack = {ANN: [(STRONG, 1), ("flagship", 2)], BOB: [("net_cruiser", 2)]}
    scene = battling(table(row=ROW, attack=attack, dice=[12, 2]))
    assert scene.ask(scene.asked[0]).about == "battle"
    assert scene.happened("city_raided") == []
    idle(scene, "reward")
    assert [event["slot"] for event in scene.happened("city_won")] == [1, 2]


def test_a_reward_follows_for_every_city_won():
    scene = rewarding(table(row=["paris", "rome"], attack={ANN: [(STRONG, 1)], BOB: [(WEAK, 2)]}))
    assert scene.say(ANN, "raid").questions() == {BOB: "reward"}
