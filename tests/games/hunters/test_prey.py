"""Chapters 8.1 and 8.6: the Prey phase, and the keywords of Prey."""

from __future__ import annotations

import pytest

from tests.games.hunters.table import (
    ANN,
    BOB,
    EVE,
    KINDS,
    acting,
    bearers,
    hunting,
    moves,
    names,
    order,
    row,
    struck,
    table,
    told,
    trophies,
)
from tests.kit import rule


@rule("PR-169")
def test_the_top_card_enters_underground_face_up_and_pushes_as_usual():
    scene = hunting(table(wilds={"underground": "ns_rebel", "graveyard": "m_porter"}, prey=["m_heavy"]))
    assert row(scene) == {"underground": "m_heavy", "graveyard": "ns_rebel", "river": "m_porter"}
    assert scene.happened("prey_entered")[0]["space"] == 0


@rule("PR-170")
def test_the_prey_deck_holds_prey_gear_up_and_hazards():
    assert {card.kind for card in KINDS.values() if getattr(card, "deck", "")} == {"prey", "gear_up", "hazard"}


@rule("PR-527")
def test_the_chain_of_pushes_is_finished_then_gear_is_attached_then_comes_the_reveal_then_runners_run():
    s = table(
        wilds={
            "underground": "m_runner",
            "graveyard": "m_lookout",
            "river": "m_porter",
            "ruins": "m_rifleman",
            "hills": "ns_hazard",
        },
        waiting=["g_mud"],
        prey=["wh_rescue"],
        gear_deck=["g_minigun"],
        trap_deck=["t_net"],
    )
    scene = hunting(s)
    told_in_order = [name for name in order(scene) if name in ("prey_entered", "trap_laid", "gear_attached")]
    assert told_in_order == ["prey_entered", "trap_laid", "gear_attached", "gear_attached"]
    assert bearers(scene) == [("g_mud", "wh_rescue"), ("g_minigun", "wh_rescue")]
    # The Runner has been pushed to the Graveyard and runs on to the River, pushing what lies there.
    assert row(scene) == {
        "underground": "wh_rescue",
        "river": "m_runner",
        "ruins": "m_lookout",
        "hills": "m_porter",
    }
    assert names(scene.s.combat) == ["m_rifleman"]


@rule("PR-172")
def test_gear_up_takes_no_space_and_attaches_a_gear_card_to_the_prey_nearest_the_deck():
    s = table(wilds={"river": "ns_rebel", "hills": "m_porter"}, prey=["ns_gear_up"], gear_deck=["g_flak_vest"])
    scene = hunting(s)
    assert row(scene) == {"river": "ns_rebel", "hills": "m_porter"}
    assert bearers(scene) == [("g_flak_vest", "ns_rebel")]
    assert names(scene.s.spent) == ["ns_gear_up"]


@rule("PR-173", "PR-528")
def test_gear_waits_in_underground_for_the_next_prey_that_enters_all_of_it_in_order():
    s = table(
        wilds={"river": "ns_hazard"},
        waiting=["g_mud"],
        prey=["pt_gear_up", "ns_rebel"],
        gear_deck=["g_flak_vest"],
    )
    scene = hunting(s)
    assert bearers(scene) == [("g_mud", ""), ("g_flak_vest", "")]
    assert row(scene) == {"river": "ns_hazard"}
    scene.say(ANN, "end")
    assert row(scene) == {"underground": "ns_rebel", "river": "ns_hazard"}
    assert bearers(scene) == [("g_mud", "ns_rebel"), ("g_flak_vest", "ns_rebel")]


@rule("PR-528")
def test_gear_up_is_not_replaced_and_hazards_face_down_cards_and_the_arrested_bear_no_gear():
    s = table(
        wilds={"underground": "ns_hazard", "graveyard": "?m_porter", "ruins": "th_police_officer", "hills": "ns_rebel"},
        arrested={"th_police_officer": "m_heavy"},
        prey=["ns_gear_up", "m_lookout"],
        gear_deck=["g_flak_vest"],
    )
    scene = hunting(s)
    assert bearers(scene) == [("g_flak_vest", "th_police_officer")]
    assert names(scene.s.enemy_deck) == ["m_lookout"]


@rule("PR-528")
def test_a_hazard_that_enters_underground_leaves_the_waiting_gear_where_it_is():
    scene = hunting(table(waiting=["g_mud"], prey=["ns_hazard"]))
    assert bearers(scene) == [("g_mud", "")]


@rule("PR-529")
def test_an_empty_gear_deck_is_made_anew_of_its_discard_and_with_none_left_nothing_is_drawn():
    full = hunting(table(wilds={"river": "ns_rebel"}, prey=["ns_gear_up"], gear_discard=["g_mud"]))
    assert bearers(full) == [("g_mud", "ns_rebel")]
    empty = hunting(table(wilds={"river": "ns_rebel"}, prey=["ns_gear_up"]))
    assert bearers(empty) == []


@rule("PR-529")
def test_an_empty_trap_deck_is_made_anew_of_its_discard_and_with_none_left_nothing_is_drawn():
    pushed = dict.fromkeys(("underground", "graveyard", "river"), "m_lookout")
    wilds = {**pushed, "ruins": "m_rifleman", "hills": "ns_hazard"}
    full = hunting(table(wilds=wilds, prey=["m_heavy"], trap_discard=["t_net"]))
    assert names(full.s.traps[ANN]) == ["t_net"]
    empty = hunting(table(wilds=wilds, prey=["m_heavy"]))
    assert empty.s.traps[ANN] == []


@rule("PR-A11")
def test_prey_in_the_combat_zone_gets_no_gear_unless_the_table_says_so():
    usual = hunting(table(combat=["ns_rebel", "m_porter"], prey=["ns_gear_up"], gear_deck=["g_mud"]))
    assert bearers(usual) == [("g_mud", "")]
    reaching = hunting(
        table(
            settings={"gear_reach": "combat"},
            combat=["ns_rebel", "m_porter"],
            prey=["ns_gear_up"],
            gear_deck=["g_mud"],
        )
    )
    assert bearers(reaching) == [("g_mud", "ns_rebel")]


@rule("PR-175")
def test_a_hazard_moves_like_prey_and_cannot_be_fought_but_avoided_for_its_price():
    s = table(wilds={"underground": "ns_hazard"}, attack=9, recruit=3, prey=["m_lookout"])
    scene = hunting(s)
    assert row(scene) == {"underground": "m_lookout", "graveyard": "ns_hazard"}
    assert moves(scene, ANN, "fight") == ["m_lookout"]
    scene.say(ANN, "avoid", "ns_hazard")
    assert (trophies(scene), scene.s.recruit) == (["ns_hazard"], 0)
    assert row(scene) == {"underground": "m_lookout"}


@rule("PR-175")
def test_a_hazard_face_down_or_too_dear_is_not_offered():
    scene = acting(table(wilds={"river": "?ns_hazard", "hills": "pt_hazard"}, recruit=3))
    assert moves(scene, ANN, "avoid") == []


@rule("PR-176", "PR-A47")
def test_a_hazard_that_reaches_the_combat_zone_is_discarded_and_lays_a_trap_before_the_active_player():
    wilds = {"underground": "m_lookout", "graveyard": "m_lookout", "river": "m_lookout", "ruins": "m_rifleman"}
    s = table(wilds={**wilds, "hills": "ns_hazard"}, traps={ANN: ["t_net"]}, prey=["m_heavy"], trap_deck=["t_poison"])
    scene = hunting(s)
    assert names(scene.s.traps[ANN]) == ["t_net", "t_poison"]
    assert (names(scene.s.fled), scene.s.combat) == (["ns_hazard"], [])


@rule("PR-181")
def test_a_prey_card_turned_up_by_a_scan_stays_and_is_revealed():
    scene = acting(table(wilds={"hills": "?wh_rescue"}, attack=2, gear_deck=["g_mud"])).say(ANN, "scan", "hills")
    assert row(scene) == {"hills": "wh_rescue"}
    assert bearers(scene) == [("g_mud", "wh_rescue")]


@rule("PR-181")
def test_a_hazard_turned_up_by_a_scan_stays_and_gear_up_is_resolved_and_leaves():
    s = table(wilds={"ruins": "?ns_hazard", "hills": "?ns_gear_up"}, attack=4, gear_deck=["g_mud"])
    scene = acting(s).say(ANN, "scan", "ruins").say(ANN, "scan", "hills")
    assert row(scene) == {"ruins": "ns_hazard"}
    assert (bearers(scene), names(scene.s.spent)) == ([("g_mud", "")], ["ns_gear_up"])


@rule("PR-181")
def test_face_down_cards_pushed_into_the_combat_zone_escape_or_become_traps_or_gear():
    for name, left in (("ns_hazard", "fled"), ("m_deserter", "fled"), ("ns_gear_up", "spent")):
        wilds = dict.fromkeys(("underground", "graveyard", "river"), "m_lookout")
        s = table(wilds={**wilds, "ruins": "m_rifleman", "hills": f"?{name}"}, prey=["m_heavy"])
        scene = hunting(s)
        assert names(getattr(scene.s, left)) == [name]
        assert scene.s.combat == []


@rule("PR-195")
def test_a_runner_that_entered_in_this_phase_runs_too():
    scene = hunting(table(prey=["m_runner"]))
    assert row(scene) == {"graveyard": "m_runner"}


@rule("PR-196")
def test_escape_leaves_the_combat_zone_at_once_with_its_gear_and_is_nobodys_trophy():
    wilds = {"underground": "m_lookout", "graveyard": "m_lookout", "river": "m_lookout", "ruins": "m_rifleman"}
    s = table(wilds={**wilds, "hills": "m_deserter"}, gear={"m_deserter": ["g_minigun"]}, prey=["m_heavy"])
    scene = hunting(s)
    assert (scene.s.combat, names(scene.s.fled), names(scene.s.gear_discard)) == ([], ["m_deserter"], ["g_minigun"])
    assert scene.s.trophies == [[], []]


@rule("PR-197")
@pytest.mark.parametrize(("strike", "alive"), [("ps_flesh_wound", False), ("ps_mocked", True), ("ps_close_call", True)])
def test_lethal_kills_by_any_damage_and_by_nothing_else(strike: str, alive: bool):
    scene = struck(table(combat=["wh_sniper"], strikes=[strike]))
    assert scene.s.alive == [alive, True]


@rule("PR-198")
def test_disarming_takes_two_random_cards_from_every_hand_when_revealed():
    hand = {ANN: ["experience"] * 3, BOB: ["brute_force"], EVE: ["experience"] * 2}
    scene = hunting(table(3, hand=hand, prey=["pt_patrol"]))
    assert [len(cards) for cards in scene.s.hand] == [1, 0, 0]
    assert [len(cards) for cards in scene.s.discard] == [2, 1, 2]


@rule("PR-199", "PR-531")
def test_the_officer_goes_straight_onto_the_prey_nearest_the_combat_zone_and_pushes_nothing():
    s = table(wilds={"underground": "m_porter", "river": "ns_advisor", "ruins": "wh_dutch"}, prey=["th_police_officer"])
    scene = hunting(s)
    assert row(scene) == {"underground": "m_porter", "river": "th_police_officer", "ruins": "wh_dutch"}
    assert names(scene.s.arrested) == ["ns_advisor"]
    assert scene.happened("prey_entered") == []


@rule("PR-531")
def test_an_officer_arrests_neither_an_officer_nor_the_arrested_and_enters_if_there_is_nobody():
    s = table(
        wilds={"hills": "th_police_officer"}, arrested={"th_police_officer": "m_heavy"}, prey=["th_police_officer"]
    )
    scene = hunting(s)
    assert row(scene) == {"underground": "th_police_officer", "hills": "th_police_officer"}
    assert names(scene.s.arrested) == ["m_heavy"]


@rule("PR-199", "PR-200")
def test_the_arrested_cannot_be_fought_say_nothing_and_move_with_the_officer():
    s = table(
        wilds={"underground": "m_porter", "graveyard": "th_police_officer"},
        arrested={"th_police_officer": "ns_advisor"},
        gear={"ns_advisor": ["g_minigun"]},
        attack=20,
        prey=["m_heavy"],
    )
    scene = hunting(s)
    assert row(scene) == {"underground": "m_heavy", "graveyard": "m_porter", "river": "th_police_officer"}
    assert moves(scene, ANN, "fight") == ["th_police_officer", "m_porter", "m_heavy"]
    scene.say(ANN, "fight", "m_porter")
    # The Advisor would have made it one dearer.
    assert scene.s.attack == 18


@rule("PR-199")
def test_the_arrested_do_not_strike():
    s = table(combat=["th_police_officer"], arrested={"th_police_officer": "pt_blain"})
    scene = struck(s)
    assert told(scene, "enemy_struck", "enemy") == ["th_police_officer"]


@rule("PR-199", "PR-531")
def test_when_the_officer_dies_the_arrested_work_again_in_the_same_place_without_reveal_or_escape():
    s = table(
        wilds={"river": "th_police_officer"},
        arrested={"th_police_officer": "wh_rescue"},
        gear={"wh_rescue": ["g_mud"]},
        gear_deck=["g_minigun"],
        attack=3,
    )
    scene = acting(s).say(ANN, "fight", "th_police_officer")
    assert row(scene) == {"river": "wh_rescue"}
    assert (trophies(scene), bearers(scene)) == (["th_police_officer"], [("g_mud", "wh_rescue")])
    fleeing = table(combat=["th_police_officer"], arrested={"th_police_officer": "m_deserter"}, attack=3)
    assert names(acting(fleeing).say(ANN, "fight", "th_police_officer").s.combat) == ["m_deserter"]


@rule("PR-531")
def test_an_effect_that_kills_each_prey_kills_the_officer_first_then_the_card_below():
    s = table(
        hand={ANN: ["wt_self_destruct"]},
        combat=["th_police_officer", "wh_dutch"],
        arrested={"th_police_officer": "m_porter"},
    )
    scene = acting(s).say(ANN, "play", "wt_self_destruct").say(ANN, "use", "wt_self_destruct")
    assert told(scene, "enemy_killed", "enemy") == ["th_police_officer", "m_porter"]
    assert names(scene.s.combat) == ["wh_dutch"]


@rule("PR-179")
def test_killed_prey_goes_to_the_killers_trophy_room_with_all_its_gear():
    s = table(combat=["ns_rebel"], gear={"ns_rebel": ["g_flak_vest", "g_assault_rifle"]}, attack=5)
    scene = acting(s).say(ANN, "fight", "ns_rebel")
    assert trophies(scene) == ["ns_rebel", "g_flak_vest", "g_assault_rifle"]
    assert (scene.s.attack, scene.s.geared, scene.s.bearers) == (0, [], [])


@rule("PR-174")
def test_gear_effects_happen_in_the_order_in_which_the_gear_was_attached():
    s = table(
        combat=["ns_rebel"],
        gear={"ns_rebel": ["g_grenades", "g_grenades"]},
        attack=2,
        strikes=["ps_mocked", "ps_unworthy_shot"],
    )
    scene = acting(s).say(ANN, "fight", "ns_rebel")
    assert names(scene.s.wounds[ANN]) == ["ps_mocked", "ps_unworthy_shot"]
    assert len(told(scene, "strike_dealt", "enemy")) == 2


@rule("PR-178")
def test_recruiting_works_as_in_hunted_and_killer_instinct_costs_three():
    s = table(hq=["ws_war_cry"], arsenal=["wt_wrist_computer"], officers=["instinct_tech"], recruit=5)
    scene = acting(s).say(ANN, "recruit", "ws_war_cry").say(ANN, "officer")
    assert names(scene.s.discard[ANN]) == ["ws_war_cry", "instinct_tech"]
    assert (scene.s.recruit, names(scene.s.hq[0])) == (0, ["wt_wrist_computer"])


@rule("PR-177")
def test_an_activated_text_is_used_once_at_any_time_after_its_card_was_played():
    scene = (
        acting(table(hand={ANN: ["take_it", "experience"]})).say(ANN, "play", "take_it").say(ANN, "play", "experience")
    )
    scene.say(ANN, "use", "take_it")
    assert scene.s.restoring == 1
    assert moves(scene, ANN, "use") == []


@rule("PR-182")
def test_nobody_else_is_asked_in_the_action_phase():
    scene = acting(table(hand={BOB: ["experience"] * 3}))
    assert list(scene.run.pending) == [ANN]
    assert not [card.id for card in KINDS.values() if "coordinate" in getattr(card, "flags", ())]
