"""Chapter 3.3: the Action phase."""

from __future__ import annotations

import pytest

from prowl.games.encounters.core.fighting import kill_enemy
from prowl.games.encounters.core.values import fight_cost
from tests.games.predator.table import (
    ANN,
    BOB,
    acting,
    agree,
    invaded,
    moves,
    names,
    play,
    points,
    row,
    struck,
    table,
    told,
)
from tests.kit import rule


@rule("PR-32")
def test_cards_are_played_one_at_a_time_in_any_order_and_not_all_need_be():
    scene = acting(table(hand={ANN: ["experience", "brute_force", "bad_idea"]}))
    assert moves(scene, ANN, "play") == ["experience", "brute_force", "bad_idea"]
    scene.say(ANN, "play", "brute_force")
    assert moves(scene, ANN, "play") == ["experience", "bad_idea"]
    assert ["end"] in scene.options(ANN)


@rule("PR-33")
def test_a_played_card_stays_face_up_in_front_of_its_player():
    scene = play(acting(table(hand={ANN: ["experience"]})), ANN, "experience")
    assert scene.view(BOB)["played"][ANN] == ["experience"]


@rule("PR-34")
def test_play_text_happens_at_once():
    scene = play(acting(table(hand={ANN: ["cut_your_name"]})), ANN, "cut_your_name")
    assert len(scene.s.hand[ANN]) == 1


@rule("PR-34")
def test_once_this_turn_may_be_used_once_at_any_later_moment():
    scene = play(
        acting(table(hand={ANN: ["im_gonna_finish_it", "brute_force"]})), ANN, "im_gonna_finish_it", "brute_force"
    )
    assert moves(scene, ANN, "use") == ["im_gonna_finish_it"]
    scene.say(ANN, "use", "im_gonna_finish_it")
    assert scene.s.attack == 2
    assert moves(scene, ANN, "use") == []


@rule("PR-35", "PR-36")
def test_points_add_up_and_are_spent_in_parts():
    s = table(
        hand={ANN: ["brute_force"] * 3 + ["experience"] * 4},
        hq=["the_speech", "tyrannosaurus"],
        combat=["careless_leap"],
    )
    scene = play(acting(s), ANN, *["brute_force"] * 3, *["experience"] * 4)
    assert points(scene) == (3, 4)
    scene.say(ANN, "recruit", "the_speech").say(ANN, "fight", "careless_leap")
    assert points(scene) == (1, 4)


@rule("PR-36")
def test_recruit_buys_and_attack_scans_and_fights_and_neither_does_the_other():
    s = table(attack=9, recruit=0, hq=["the_speech"], wilds={"hills": "?smart_disc"}, combat=["first_hunt"])
    assert acting(s).verbs(ANN) == {"fight", "scan", "end"}
    s = table(attack=0, recruit=9, hq=["the_speech"], wilds={"hills": "?smart_disc"}, combat=["first_hunt"])
    assert acting(s).verbs(ANN) == {"recruit", "officer", "end"}


@rule("PR-37")
def test_recruiting_scanning_and_fighting_mix_with_playing():
    s = table(hand={ANN: ["experience"] * 2}, attack=4, hq=["the_speech"], wilds={"hills": "?first_hunt"})
    scene = play(acting(s), ANN, "experience").say(ANN, "recruit", "the_speech").say(ANN, "scan", "hills")
    scene.say(ANN, "play", "experience").say(ANN, "fight", "first_hunt")
    assert names(scene.s.dead_enemies) == ["first_hunt"]


@rule("PR-38")
def test_a_class_ability_needs_an_earlier_card_of_that_class():
    scene = play(acting(table(hand={ANN: ["long_tall_sally", "knock_knock"]})), ANN, "long_tall_sally")
    assert scene.s.attack == 3
    scene = play(acting(table(hand={ANN: ["long_tall_sally", "knock_knock"]})), ANN, "knock_knock", "long_tall_sally")
    assert scene.s.attack == 2 + 3 + 1


@rule("PR-38", "PR-139")
def test_a_copy_counts_as_an_earlier_card():
    s = table(hand={ANN: ["luck_is_my_specialty"]}, offered={BOB: ["the_speech"]})
    scene = acting(s).say(ANN, "copy", "the_speech").say(ANN, "play", "luck_is_my_specialty")
    assert scene.questions() == {ANN: "ability"}


@rule("PR-39")
def test_a_class_ability_works_once_however_many_cards_came_before():
    hand = ["knock_knock", "feel_the_heat", "knock_knock", "long_tall_sally"]
    scene = play(acting(table(hand={ANN: hand})), ANN, *hand)
    assert scene.s.attack == 2 + 3 + 2 + 3 + 1


@rule("PR-40")
def test_team_abilities_follow_the_same_rule_with_the_team():
    scene = play(acting(table(hand={ANN: ["old_painless", "the_speech"]})), ANN, "the_speech", "old_painless")
    assert scene.s.attack == 1 + 3
    scene = play(acting(table(hand={ANN: ["old_painless", "cut_your_name"]})), ANN, "cut_your_name", "old_painless")
    assert scene.s.attack == 3 + 1


@rule("PR-41", "PR-404")
def test_of_two_equal_cards_only_the_second_gets_the_ability():
    hand = ["door_swings_both_ways", "door_swings_both_ways"]
    scene = acting(table(hand={ANN: [*hand, "experience"]})).say(ANN, "play", hand[0])
    assert scene.questions()[ANN] == "action"
    scene.say(ANN, "play", hand[1])
    assert scene.questions() == {ANN: "ability"}
    scene.say(ANN, "yes")
    assert (names(scene.s.discard[ANN]), len(scene.s.hand[ANN])) == (["experience"], 1)


@rule("PR-404")
def test_with_a_copy_of_that_class_before_them_both_do():
    hand = ["door_swings_both_ways", "door_swings_both_ways", "experience", "experience"]
    scene = acting(table(hand={ANN: hand}, offered={BOB: ["officer_intel"]})).say(ANN, "copy", "officer_intel")
    for _ in range(2):
        scene.say(ANN, "play", "door_swings_both_ways").say(ANN, "yes")
        scene.pick(ANN, "experience")
    assert names(scene.s.discard[ANN]) == ["experience", "experience"]


@rule("PR-506")
def test_an_ability_is_decided_when_the_card_is_played_and_never_later():
    scene = acting(table(hand={ANN: ["knock_knock", "long_tall_sally"]})).say(ANN, "play", "knock_knock")
    scene.say(ANN, "play", "long_tall_sally").say(ANN, "no")
    assert scene.s.attack == 5
    assert moves(scene, ANN, "use") == []


@rule("PR-506")
def test_a_later_card_does_not_switch_on_an_earlier_one():
    scene = acting(table(hand={ANN: ["knock_knock", "long_tall_sally"]})).say(ANN, "play", "long_tall_sally")
    scene.say(ANN, "play", "knock_knock")
    assert (scene.s.attack, scene.questions()[ANN]) == (5, "action")


@rule("PR-507")
def test_points_come_first_then_the_texts_in_printed_order():
    s = table(hand={ANN: ["cut_your_name", "old_painless", "officer_tech"]})
    scene = play(acting(s), ANN, "cut_your_name", "officer_tech").say(ANN, "play", "old_painless")
    assert (scene.s.attack, scene.questions()[ANN]) == (3, "ability")
    scene.say(ANN, "yes")
    assert (scene.s.attack, scene.questions()[ANN]) == (4, "ability")


# -- recruiting ------------------------------------------------------------------------


@rule("PR-42")
def test_recruiting_pays_the_cost_and_puts_the_card_into_the_discard():
    scene = acting(table(recruit=5, hq=["danny_boy", "lone_ranger"]))
    assert moves(scene, ANN, "recruit") == ["danny_boy"]
    scene.say(ANN, "recruit", "danny_boy")
    assert (scene.s.recruit, names(scene.s.discard[ANN])) == (0, ["danny_boy"])


@rule("PR-43")
def test_an_emptied_slot_is_refilled_at_once_and_the_new_card_can_be_recruited():
    scene = acting(table(recruit=6, hq=["danny_boy", "lone_ranger"], barracks=["the_speech"])).say(
        ANN, "recruit", "danny_boy"
    )
    assert [names(slot) for slot in scene.s.hq] == [["the_speech"], ["lone_ranger"], [], [], []]
    assert moves(scene, ANN, "recruit") == ["the_speech"]


@rule("PR-44")
def test_officers_cost_three_and_any_number_may_be_recruited():
    scene = acting(table(recruit=7, officers=["officer_intel", "officer_tech", "officer_intel"]))
    scene.say(ANN, "officer").say(ANN, "officer")
    assert (scene.s.recruit, names(scene.s.discard[ANN])) == (1, ["officer_intel", "officer_tech"])
    assert ["officer"] not in scene.options(ANN)


@rule("PR-45")
def test_a_gained_card_costs_nothing_and_goes_to_the_discard():
    s = table(hand={ANN: ["partners_in_crime"]}, offered={BOB: ["the_speech"]}, hq=["fifteen_years", "danny_boy"])
    scene = play(acting(s), ANN, "partners_in_crime").say(ANN, "use", "partners_in_crime")
    assert (scene.s.recruit, names(scene.s.discard[ANN])) == (0, ["fifteen_years"])


@rule("PR-89")
def test_without_barracks_hq_is_not_refilled_and_without_officers_none_is_recruited():
    scene = acting(table(recruit=9, hq=["the_speech", "danny_boy"], officers=[])).say(ANN, "recruit", "the_speech")
    assert [names(slot) for slot in scene.s.hq] == [[], ["danny_boy"], [], [], []]
    assert ["officer"] not in scene.options(ANN)


@rule("PR-A36")
def test_hq_slots_are_fixed_and_a_new_card_goes_into_the_emptied_one():
    hq = ["the_speech", "danny_boy", "bad_idea", "i_see_you", "knock_knock"]
    scene = acting(table(recruit=20, hq=hq, barracks=["stick_around"])).say(ANN, "recruit", "bad_idea")
    assert [names(slot) for slot in scene.s.hq] == [[hq[0]], [hq[1]], ["stick_around"], [hq[3]], [hq[4]]]
    scene.say(ANN, "recruit", "the_speech")
    assert moves(scene, ANN, "recruit") == ["danny_boy", "stick_around", "i_see_you", "knock_knock"]


# -- scanning and revealing ------------------------------------------------------------


@rule("PR-46")
def test_a_scan_costs_attack_and_reveals_a_face_down_card():
    scene = acting(
        table(attack=3, wilds={"river": "?smart_disc", "underground": "?no_killing", "hills": "trophy_case"})
    )
    assert moves(scene, ANN, "scan") == ["river"]
    scene.say(ANN, "scan", "river")
    assert (scene.s.attack, row(scene)["river"]) == (0, "smart_disc")


@rule("PR-46")
def test_a_scan_by_an_effect_costs_nothing():
    s = table(hand={ANN: ["stick_around"]}, wilds={"underground": "?smart_disc", "hills": "?no_killing"})
    scene = play(acting(s), ANN, "stick_around")
    assert scene.options(ANN) == [["space", "underground"], ["space", "hills"]]
    scene.say(ANN, "space", "underground")
    assert (scene.s.attack, row(scene)) == (2, {"underground": "smart_disc", "hills": "?no_killing"})


@rule("PR-47")
def test_a_revealed_enemy_stays_and_fires_its_reveal_text_each_time_it_is_turned_up():
    scene = acting(table(attack=4, wilds={"hills": "?over_here"}))
    for _ in range(2):
        scene.say(ANN, "scan", "hills")
    assert row(scene) == {"hills": "?over_here"}
    assert len(told(scene, "strike_drawn", "seat")) == 2


@rule("PR-48", "PR-117")
def test_a_revealed_event_fires_the_text_of_the_current_objective_and_is_discarded():
    s = table(attack=2, wilds={"hills": "?gc_event"}, objective=1, enemies=["smart_disc"])
    scene = acting(s).say(ANN, "scan", "hills")
    assert row(scene) == {"hills": "?smart_disc"}
    assert names(scene.s.spent) == ["gc_event"]


@rule("PR-403", "PR-117")
def test_an_event_of_mini_deck_1_under_objective_2_fires_objective_2():
    s = table(
        attack=2,
        wilds={"hills": "?ea_event"},
        objective=1,
        attached={"river": "guerrilla_camp"},
        enemies=["smart_disc"],
    )
    scene = acting(s).say(ANN, "scan", "hills")
    assert row(scene) == {"hills": "?smart_disc"}
    assert names(scene.s.attached[2]) == ["guerrilla_camp"]


@rule("PR-49", "PR-129", "PR-A37", "PR-A5")
def test_a_revealed_hazard_marks_first_then_fires_then_is_discarded():
    scene = acting(table(attack=2, wilds={"hills": "?ea_hazard", "ruins": "smart_disc"})).say(ANN, "scan", "hills")
    assert scene.s.marks == [1, 0]
    assert names(scene.s.combat) == ["smart_disc"]
    assert names(scene.s.spent) == ["ea_hazard"]
    order = [event.name for event in scene.events]
    assert order.index("marked") < order.index("entered_combat")


@rule("PR-50")
def test_a_revealed_task_or_special_card_follows_its_own_text():
    scene = acting(table(attack=4, wilds={"hills": "?guerrilla_camp", "ruins": "?covered_in_mud"}))
    scene.say(ANN, "scan", "hills").say(ANN, "scan", "ruins")
    assert names(scene.s.attached[2]) == ["guerrilla_camp"]
    assert names(scene.s.operations) == ["covered_in_mud"]


# -- fighting --------------------------------------------------------------------------


@rule("PR-51")
def test_an_enemy_face_up_or_in_combat_is_fought_for_exactly_its_value():
    s = table(
        attack=6, wilds={"hills": "smart_disc", "ruins": "?first_hunt", "river": "trophy_case"}, combat=["no_killing"]
    )
    scene = acting(s)
    assert moves(scene, ANN, "fight") == ["no_killing", "smart_disc", "trophy_case"]
    scene.say(ANN, "fight", "no_killing")
    assert (scene.s.attack, moves(scene, ANN, "fight")) == (1, [])


@rule("PR-52")
def test_any_number_may_be_fought_and_the_rest_used_for_scans():
    s = table(attack=7, wilds={"hills": "careless_leap", "ruins": "?smart_disc"}, combat=["eyes_of_the_demon"])
    scene = (
        acting(s).say(ANN, "fight", "careless_leap").say(ANN, "fight", "eyes_of_the_demon").say(ANN, "scan", "ruins")
    )
    assert scene.s.attack == 1


@rule("PR-53", "PR-85")
def test_an_enemy_of_value_0_dies_without_payment_and_no_value_is_below_0():
    s = table(hand={ANN: ["knock_knock", "if_it_bleeds"]}, combat=["first_hunt"])
    scene = play(acting(s), ANN, "knock_knock", "if_it_bleeds")
    assert fight_cost(scene.s, scene.s.combat[0]) == 0
    before = scene.s.attack
    scene.say(ANN, "fight", "first_hunt")
    assert (scene.s.attack, names(scene.s.dead_enemies)) == (before, ["first_hunt"])


@rule("PR-54", "PR-55", "PR-80")
def test_a_death_text_fires_after_the_enemy_has_died():
    scene = acting(table(attack=2, combat=["first_hunt"])).say(ANN, "fight", "first_hunt")
    assert names(scene.s.dead_enemies) == ["first_hunt"]
    assert [event.name for event in scene.events][-2:] == ["enemy_killed", "drew"]


@rule("PR-56")
def test_killing_an_ordinary_predator_does_not_win():
    scene = acting(table(attack=8, combat=["it_changed_colors"], objective=2)).say(ANN, "fight", "it_changed_colors")
    assert not scene.run.over


@rule("PR-508")
def test_changes_of_a_value_add_up_and_last_until_the_end_of_the_turn():
    s = table(hand={ANN: ["knock_knock", "if_it_bleeds"], BOB: []}, combat=["smart_disc"])
    scene = acting(s).say(ANN, "play", "knock_knock")
    assert fight_cost(scene.s, scene.s.combat[0]) == 5
    agree(scene.say(ANN, "play", "if_it_bleeds"))
    assert fight_cost(scene.s, scene.s.combat[0]) == 3
    scene.say(ANN, "end")
    assert fight_cost(scene.s, scene.s.combat[0]) == 6


@rule("PR-509")
def test_an_enemy_killed_by_an_effect_dies_like_a_fought_one():
    s = table(hand={}, combat=["first_hunt"], played=[[], []])
    for _ in kill_enemy(s, ANN, s.combat[0]):
        pass
    assert (names(s.dead_enemies), len(s.hand[ANN])) == (["first_hunt"], 1)


@rule("PR-509")
def test_an_enemy_that_kills_itself_has_no_killer():
    s = table(hand={ANN: ["gonna_have_me_some_fun"]}, combat=["almost_no_weight"], strikes=["close_call", "close_call"])
    scene = play(acting(s), ANN, "gonna_have_me_some_fun").say(ANN, "end")
    assert names(scene.s.dead_enemies) == ["almost_no_weight"]
    assert told(scene, "drew", "n") == [6]


@rule("PR-A17")
@pytest.mark.parametrize(
    ("card", "pile"), [("first_hunt", "dead_enemies"), ("ea_event", "spent"), ("lost_ship", "spent")]
)
def test_killing_a_face_down_card_fires_nothing(card, pile):
    s = table(wilds={"hills": f"?{card}"})
    for _ in kill_enemy(s, ANN, s.wilds[4][0]):
        pass
    assert names(getattr(s, pile)) == [card]
    assert s.hand[ANN] == []


@rule("PR-A35")
def test_a_fight_text_comes_after_the_payment_and_before_the_death():
    s = table(attack=11, combat=["one_big_ugly_mother"], objective=2, marks=[1, 0])
    scene = acting(s).say(ANN, "fight", "one_big_ugly_mother")
    order = [event.name for event in scene.events]
    assert order.index("fought") < order.index("strike_drawn") < order.index("enemy_killed")
    assert scene.s.outcome == "major"


@rule("PR-A35")
def test_if_the_fighter_dies_meanwhile_the_enemy_stays():
    s = table(attack=11, health=[1, 10], combat=["one_big_ugly_mother"], objective=2, marks=[1, 0])
    scene = acting(s).say(ANN, "fight", "one_big_ugly_mother")
    assert scene.s.alive == [False, True]
    assert names(scene.s.combat) == ["one_big_ugly_mother"]


@rule("PR-A44")
def test_a_text_that_ends_the_action_phase_does_nothing_outside_it():
    scene = struck(table(combat=["smart_disc"], strikes=["panic_fire"], wilds={"hills": "?no_stopping"}))
    assert scene.asked == [BOB]
    full = dict.fromkeys(("underground", "graveyard", "river"), "?first_hunt") | {
        "ruins": "?careless_leap",
        "hills": "?no_stopping",
    }
    assert invaded(table(wilds=full)).questions()[ANN] == "action"
