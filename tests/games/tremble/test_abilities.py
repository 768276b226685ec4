"""Chapter 15: ship abilities."""

from __future__ import annotations

import pytest

from prowl.games.tremble.cards.ships import KINDS, SHIP_NAMES, strength
from tests.games.tremble.table import (
    ANN,
    BOB,
    EVE,
    battling,
    cities,
    idle,
    plan,
    planning,
    relocating,
    rewarding,
    ships,
    table,
)
from tests.kit import Scene, rule

ROW = ["paris", "moscow", "shanghai", "berlin"]
PLENTY = [20, 20, 20]


def strong(*names: str, at: str = "cultural") -> int:
    """The strength of these ships together at a city of this type; equal ships are copies."""
    found: list[int] = []
    for name in names:
        found.append(next(i for i, each in enumerate(SHIP_NAMES) if each == name and i not in found))
    return strength(found, at)


@rule("TH-138")
def test_most_ships_have_abilities_and_starting_saucers_have_none():
    bare = [
        card.id
        for card in KINDS
        if not (card.partner or card.city or card.quick_search or card.joins or card.relocates)
    ]
    assert bare == ["starting_saucer", "bare_hulk"]


@rule("TH-139", "TH-169")
def test_a_city_bonus_counts_against_its_type_only():
    assert [strong("museum_raider", at=kind) for kind in ("cultural", "scientific", "industrial")] == [7, 3, 3]


@rule("TH-139")
@pytest.mark.parametrize("card", [card for card in KINDS if card.city], ids=lambda card: card.id)
def test_every_city_bonus_works_at_its_type(card):
    (kind, bonus), *_ = card.city
    for at in ("cultural", "scientific", "industrial"):
        assert strong(card.id, at=at) == card.strength + (bonus if at == kind else 0)


@rule("TH-140")
def test_a_partner_bonus_needs_a_ship_of_the_named_class():
    assert strong("covered_tripod") == 5
    assert strong("covered_tripod", "long_legged_tripod") - 5 == 5
    assert strong("covered_tripod", "bare_hulk") - 9 == 5
    assert strong("covered_tripod", "starting_saucer") - 3 == 9


@rule("TH-140")
def test_a_ship_of_another_captain_is_no_partner():
    attack = {ANN: [("covered_tripod", 1)], BOB: [("cellar_sniffer", 1)]}
    scene = battling(table(row=ROW, attack=attack))
    assert scene.ask(BOB).values["rival"] == 5


@rule("TH-140")
@pytest.mark.parametrize("card", [card for card in KINDS if card.partner], ids=lambda card: card.id)
def test_every_partner_bonus_works_with_its_class(card):
    partners = {"saucer": "starting_saucer", "tripod": "long_legged_tripod", "cruiser": "bare_hulk"}
    for kind, partner in partners.items():
        other = next(each for each in KINDS if each.id == partner)
        bonus = dict(card.partner).get(kind, 0)
        assert strong(card.id, partner, at="none") == card.strength + other.strength + bonus


@rule("TH-141", "TH-170")
def test_two_or_more_partners_give_the_bonus_once():
    one = strong("covered_tripod", "starting_saucer") - 3
    three = strong("covered_tripod", "starting_saucer", "starting_saucer", "starting_saucer") - 9
    assert one == three == 9


@rule("TH-142")
def test_a_ship_is_never_its_own_partner():
    assert strong("opera_crusher", at="scientific") == 5
    assert strong("swarm_saucer") == 3
    assert strong("swarm_saucer", "starting_saucer") == 3 + 4 + 3
    assert strong("opera_crusher", "long_legged_tripod", at="scientific") == 5 + 3 + 5


@rule("TH-142")
def test_a_cruiser_does_not_count_as_a_tripod():
    assert strong("opera_crusher", "bare_hulk", at="scientific") == 5 + 9


@rule("TH-143")
def test_a_ship_at_a_different_city_gives_no_bonus():
    attack = {ANN: [("covered_tripod", 1), ("escort_saucer", 2)], BOB: [("bare_hulk", 1)]}
    assert battling(table(row=ROW, attack=attack)).ask(ANN).values["strength"] == 5


@rule("TH-144")
@pytest.mark.parametrize("name", [card.id for card in KINDS if card.quick_search])
def test_quick_search_takes_one_turn(name):
    scene = rewarding(table(row=["paris"], attack={ANN: [(name, 1)]})).say(ANN, "search")
    assert scene.s.counter == [1]


@rule("TH-155", "TH-171")
def test_bonuses_of_several_abilities_add_up():
    assert strong("factory_stomper", "starting_saucer") - 3 == 8
    assert strong("factory_stomper", at="industrial") == 8
    assert strong("factory_stomper", "starting_saucer", at="industrial") - 3 == 11
    assert strong("flagship", "starting_saucer", "long_legged_tripod") == 9 + 3 + 3 + 3 + 5


# -- Join ------------------------------------------------------------------------------


def reserve(*hand: str, **fields) -> Scene:
    """Ann's bare hulk and Bob's net cruiser at Paris; Ann has these ships at home. Both have stayed."""
    attack = {ANN: [("bare_hulk", 1)], BOB: [("net_cruiser", 1)]}
    s = table(**{"row": ROW, "attack": attack, "hand": {ANN: hand}, "fuel": PLENTY, "dice": [7, 6], **fields})
    return battling(s).say(ANN, "stay").say(BOB, "stay")


@rule("TH-145")
def test_a_ship_that_stayed_in_the_hand_may_join_just_before_the_battle():
    scene = reserve("orbital_reserve", "flagship")
    assert scene.questions() == {ANN: "battle_join"}
    assert scene.options(ANN) == [["join", "orbital_reserve"], ["done"]]
    scene.say(ANN, "join", "orbital_reserve").say(ANN, "done")
    assert scene.happened("battle_rolled")[0]["strength"] == 12


@rule("TH-145")
def test_it_may_join_only_where_another_own_ship_takes_part():
    attack = {ANN: [("bare_hulk", 2)], BOB: [("net_cruiser", 1)], EVE: [("flagship", 1)]}
    scene = battling(table(row=ROW, attack=attack, hand={ANN: ["orbital_reserve"]}, fuel=PLENTY, dice=[7, 6]))
    asked = []
    while scene.s.phase == 6:
        asked.append((scene.asked[0], scene.ask(scene.asked[0]).about))
        scene.say(scene.asked[0], "stay")
    assert (ANN, "battle_join") not in asked


@rule("TH-146")
def test_joining_costs_the_ships_fuel():
    assert reserve("drop_tripod").say(ANN, "join", "drop_tripod").s.fuel[ANN] == 20 - 3


@rule("TH-146")
@pytest.mark.parametrize(("fuel", "offered"), [(4, [["done"]]), (5, [["join", "lurking_cruiser"], ["done"]])])
def test_without_enough_fuel_it_cannot_join(fuel, offered):
    assert reserve("lurking_cruiser", fuel=[fuel, 8, 8]).options(ANN) == offered


@rule("TH-147", "TH-A15", "TH-A16")
def test_joining_comes_after_the_retreats_and_before_the_first_roll():
    scene = reserve("orbital_reserve")
    assert [event.name for event in scene.events] == ["battle_began", "stayed", "stayed"]
    assert scene.happened("battle_rolled") == []


@rule("TH-147")
def test_nobody_joins_before_a_re_roll():
    scene = reserve("orbital_reserve", dice=[7, 7, 7, 6])
    scene.say(ANN, "done")
    assert len(scene.happened("tied")) == 1
    assert scene.happened("ship_joined") == []
    assert scene.questions() == {ANN: "reward"}


@rule("TH-148")
def test_a_joiner_counts_fully_with_its_strength_and_as_a_partner():
    """A covered tripod gets +4 from the saucer that joins."""
    attack = {ANN: [("covered_tripod", 1)], BOB: [("net_cruiser", 1)]}
    scene = reserve("orbital_reserve", attack=attack, dice=[7, 7])
    scene.say(ANN, "join", "orbital_reserve")
    assert scene.happened("battle_rolled")[0]["strength"] == 5 + 4 + 3


@rule("TH-148")
def test_a_joiner_may_be_the_ship_that_is_lost():
    scene = reserve("orbital_reserve", dice=[2, 12]).say(ANN, "join", "orbital_reserve")
    assert scene.options(ANN) == [["ship", "bare_hulk"], ["ship", "orbital_reserve"]]


@rule("TH-149")
def test_a_ship_joins_at_most_one_battle_per_turn():
    attack = {ANN: [("bare_hulk", 1), ("flagship", 2)], BOB: [("net_cruiser", 1), ("palace_cruiser", 2)]}
    scene = reserve("orbital_reserve", "escort_saucer", attack=attack, dice=[2, 12, 7, 6])
    scene.say(ANN, "join", "orbital_reserve").say(ANN, "done").say(ANN, "ship", "bare_hulk")
    assert ships(scene.s.hand[ANN]) == ["escort_saucer", "orbital_reserve"]
    idle(scene, "battle_join")
    assert scene.options(ANN) == [["done"]]


@rule("TH-149")
def test_a_joiner_returns_to_the_hand_with_the_other_ships():
    scene = reserve("orbital_reserve").say(ANN, "join", "orbital_reserve")
    scene.say(ANN, "raid")
    assert sorted(ships(scene.s.hand[ANN])) == ["bare_hulk", "orbital_reserve"]


@rule("TH-150", "TH-A15")
def test_the_weakest_joins_first_and_there_is_one_pass():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("covered_tripod", 1)]}
    hand = {ANN: ["orbital_reserve"], BOB: ["drop_tripod"]}
    scene = (
        battling(table(row=ROW, attack=attack, hand=hand, fuel=PLENTY, dice=[7, 7])).say(BOB, "stay").say(ANN, "stay")
    )
    order = []
    while scene.ask(scene.asked[0]).about == "battle_join":
        order += scene.asked
        scene.say(scene.asked[0], "done")
    assert order == [BOB, ANN]


@rule("TH-150")
def test_a_captain_may_add_any_number_of_join_ships():
    scene = reserve("orbital_reserve", "drop_tripod", "lurking_cruiser")
    for name in ("orbital_reserve", "drop_tripod", "lurking_cruiser"):
        scene.say(ANN, "join", name)
    assert scene.happened("battle_rolled")[0]["strength"] == 9 + 3 + 5 + 9


@rule("TH-157")
def test_the_comparison_before_retreat_does_not_count_ships_that_may_join():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("covered_tripod", 1)]}
    scene = battling(table(row=ROW, attack=attack, hand={BOB: ["lurking_cruiser", "orbital_reserve"]}, fuel=PLENTY))
    assert scene.questions() == {BOB: "battle"}
    assert scene.ask(BOB).values["strength"] == 5


@rule("TH-157")
def test_the_comparison_before_retreat_includes_bonuses():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("covered_tripod", 1), ("swarm_saucer", 1)]}
    assert battling(table(row=ROW, attack=attack)).questions() == {ANN: "battle"}, "9 is less than 12"


@rule("TH-210")
def test_a_planned_join_ship_is_an_ordinary_attacker():
    hand = {ANN: ["orbital_reserve", "bare_hulk"], BOB: ["flagship"]}
    scene = plan(planning(table(row=ROW, hand=hand, fuel=PLENTY, dice=[7, 6])), {ANN: [1, 1], BOB: [1]})
    scene.say(BOB, "stay").say(ANN, "stay")
    assert scene.happened("battle_rolled")[1]["strength"] == 12
    assert scene.happened("ship_joined") == []


@rule("TH-210")
def test_only_ships_with_the_ability_may_join():
    assert reserve("flagship", "escort_saucer").options(ANN) == [["done"]]


@rule("TH-211")
def test_the_example_of_the_tripod_the_cruiser_and_the_saucer_in_reserve():
    attack = {ANN: [("covered_tripod", 1)], BOB: [("bare_hulk", 1)]}
    scene = battling(table(row=ROW, attack=attack, hand={ANN: ["orbital_reserve"]}, fuel=[5, 5, 5], dice=[7, 7]))
    assert scene.questions() == {ANN: "battle"}
    assert scene.ask(ANN).values["strength"] == 5
    assert ships(scene.ask(ANN).values["reserve"]) == ["orbital_reserve"]
    scene.say(ANN, "stay").say(BOB, "stay").say(ANN, "join", "orbital_reserve")
    assert [event["strength"] for event in scene.happened("battle_rolled")] == [12, 9]
    assert scene.s.fuel[ANN] == 3


def test_everyone_with_a_ship_at_home_and_fuel_is_asked_so_that_no_pause_betrays():
    assert reserve("flagship").questions() == {ANN: "battle_join"}
    assert reserve("flagship", fuel=[1, 1, 1]).questions() == {ANN: "reward"}


# -- Relocation ------------------------------------------------------------------------

WALKER = "long_legged_tripod"


@rule("TH-151")
def test_the_ship_may_go_to_another_city_of_the_row_or_stay():
    scene = relocating(table(row=ROW, attack={ANN: [(WALKER, 2)]}))
    assert scene.options(ANN) == [["slot", 1], ["slot", 3], ["slot", 4], ["slot", 2]]
    assert scene.ask(ANN).values["slot"] == 2
    scene.say(ANN, "slot", 2)
    assert scene.happened("ship_relocated") == []


@rule("TH-151", "TH-153")
def test_a_ship_whose_captain_lets_the_time_run_out_stays_where_it_is():
    scene = relocating(table(row=ROW, attack={ANN: [(WALKER, 2)]}))
    assert scene.ask(ANN).fallback == 2


@rule("TH-152")
def test_one_captain_moves_openly():
    scene = relocating(table(row=ROW, attack={ANN: [(WALKER, 2), ("zigzag_saucer", 3)], BOB: [("bare_hulk", 4)]}))
    assert scene.asked == [ANN]
    scene.say(ANN, "slot", 1)
    assert scene.view(BOB)["target"][ANN] == [1, 3], "announced at once, before the next ship"
    scene.say(ANN, "slot", 1)
    assert [(ships([event["ship"]]), event["slot"]) for event in scene.happened("ship_relocated")] == [
        ([WALKER], 1),
        (["zigzag_saucer"], 1),
    ]


@rule("TH-153")
def test_several_captains_choose_in_secret_and_reveal_together():
    scene = relocating(
        table(row=ROW, attack={ANN: [(WALKER, 2)], BOB: [("zigzag_saucer", 3)], EVE: [("bare_hulk", 1)]})
    )
    assert scene.asked == [ANN, BOB]
    scene.say(ANN, "slot", 4)
    assert scene.happened("ship_relocated") == []
    assert scene.view(BOB)["target"][ANN] == [2]
    scene.say(BOB, "slot", 3)
    assert [(event["seat"], event["slot"]) for event in scene.happened("ship_relocated")] == [(ANN, 4)]


@rule("TH-153")
def test_a_secret_choice_may_be_changed_until_the_last_is_in():
    scene = relocating(table(row=ROW, attack={ANN: [(WALKER, 2)], BOB: [("zigzag_saucer", 3)]}))
    scene.say(ANN, "slot", 4).say(ANN, "reconsider").say(ANN, "slot", 1).say(BOB, "slot", 3)
    assert [event["slot"] for event in scene.happened("ship_relocated")] == [1]


@rule("TH-153")
def test_a_captain_who_waits_is_shown_the_own_choice_again():
    attack = {ANN: [("bare_hulk", 1), (WALKER, 2), (WALKER, 3)], BOB: [("zigzag_saucer", 3)]}
    scene = relocating(table(row=ROW, attack=attack)).say(ANN, "slot", 4)
    assert scene.ask(ANN).values["plan"] == [1, 4, 3], "while the next ship is asked for"
    scene.say(ANN, "slot", 3)
    assert scene.ask(ANN).values == {"plan": [1, 4, 3]}
    assert scene.ask(BOB).values["plan"] == [3]


@rule("TH-154")
def test_alone_at_a_city_nobody_attacks_the_ship_wins_it():
    attack = {ANN: [(WALKER, 1)], BOB: [("bare_hulk", 1)]}
    scene = relocating(table(row=ROW, attack=attack)).say(ANN, "slot", 3)
    won = [(event["seat"], event["slot"]) for event in scene.happened("city_won")]
    assert won == [(BOB, 1), (ANN, 3)]
    assert scene.happened("battle_began") == []


@rule("TH-212", "TH-A40")
def test_who_has_relocating_ships_is_counted_after_refuelling():
    hand = {ANN: [WALKER, "bare_hulk", "flagship"], BOB: ["zigzag_saucer"]}
    scene = plan(planning(table(row=ROW, hand=hand, fuel=[8, 8, 8])), {ANN: [1, 2, 3], BOB: [4]})
    scene.say(ANN, "ship", WALKER).say(ANN, "ship", "bare_hulk")
    assert scene.asked == [BOB], "only one captain is left with such a ship"


@rule("TH-212", "TH-A40")
def test_a_relocating_ship_in_the_hand_does_not_count():
    attack = {ANN: [("bare_hulk", 1)], BOB: [("zigzag_saucer", 2)]}
    scene = relocating(table(row=ROW, attack=attack, hand={ANN: [WALKER]}))
    assert scene.asked == [BOB]


@rule("TH-213")
def test_each_relocating_ship_is_decided_by_itself_and_once():
    scene = relocating(table(row=ROW, attack={ANN: [(WALKER, 2), ("zigzag_saucer", 3)]}))
    first = scene.ask(ANN).values["ship"]
    second = scene.say(ANN, "slot", 2).ask(ANN).values["ship"]
    assert ships([first, second]) == [WALKER, "zigzag_saucer"]
    assert scene.say(ANN, "slot", 2).ask(ANN).about == "reward"


@rule("TH-213")
def test_the_target_must_be_a_slot_with_a_city_and_others_take_no_part():
    attack = {ANN: [(WALKER, 2)], BOB: [("zigzag_saucer", 1)], EVE: [("bare_hulk", 1)]}
    scene = relocating(table(row=ROW[:2], attack=attack))
    assert scene.options(ANN) == [["slot", 1], ["slot", 2]]
    assert EVE not in scene.run.pending


def two_walkers(ann: int, bob: int) -> Scene:
    attack = {ANN: [(WALKER, 1)], BOB: [(WALKER, 2)]}
    return relocating(table(row=ROW, attack=attack)).say(ANN, "slot", ann).say(BOB, "slot", bob)


@rule("TH-214")
def test_both_choose_city_3():
    scene = two_walkers(3, 3)
    assert scene.questions() == {ANN: "battle"}
    assert scene.ask(ANN).values == {"city": scene.s.row[2], "strength": 5, "rival": 5, "reserve": []}
    idle(scene, "reward")
    assert sorted(cities(scene.s.city_discard)) == ["berlin", "moscow", "paris"]


@rule("TH-214")
def test_had_one_of_them_stayed_both_would_have_won_a_city():
    scene = two_walkers(1, 3)
    assert [(event["seat"], event["slot"]) for event in scene.happened("city_won")] == [(ANN, 1), (BOB, 3)]


@rule("TH-215")
def test_bonuses_count_by_the_city_a_ship_ends_at():
    """The covered tripod stays at Paris; the zigzag saucer comes and makes it stronger."""
    attack = {ANN: [("covered_tripod", 1), ("zigzag_saucer", 2)], BOB: [("bare_hulk", 1)]}
    scene = relocating(table(row=ROW, attack=attack)).say(ANN, "slot", 1)
    assert scene.ask(BOB).values["rival"] == 5 + 4 + 3
