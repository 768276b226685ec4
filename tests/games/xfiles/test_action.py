"""Chapters 6.1 to 6.3, 6.12 and 11.1: playing cards, Activate, classes, fighting, Coordinate, Sacrifice, Vigilant."""

from __future__ import annotations

from prowl.games.encounters.xfiles.rules import points as purses
from tests.games.xfiles.table import (
    ANN,
    BOB,
    EVE,
    acting,
    cleaning,
    moves,
    names,
    play,
    points,
    row,
    struck,
    table,
    the_end,
    turning,
)
from tests.kit import rule


@rule("XF-71")
def test_cards_are_played_one_at_a_time_in_any_order_and_none_must_be():
    scene = acting(table(hand={ANN: ["field_agent", "assault_team"]}))
    assert moves(scene, ANN, "play") == ["field_agent", "assault_team"]
    assert ["end"] in scene.options(ANN)
    assert moves(scene.say(ANN, "play", "assault_team"), ANN, "play") == ["field_agent"]


@rule("XF-72")
def test_a_card_gives_its_points_at_once():
    scene = play(acting(table(hand={ANN: ["burks_consultant", "field_agent"]})), ANN, "burks_consultant", "field_agent")
    assert points(scene) == (3, 2)


@rule("XF-74")
def test_unspent_points_are_lost_at_the_end_of_the_action_phase():
    scene = play(
        acting(table(hand={ANN: ["field_agent"]}, field=["s4_golem"], strikes=["strike_miss"])), ANN, "field_agent"
    )
    scene.say(ANN, "end")
    assert points(scene) == (0, 0)


@rule("XF-75")
def test_a_played_card_stays_face_up_before_its_player():
    assert play(acting(table(hand={ANN: ["field_agent"]})), ANN, "field_agent").view(BOB)["played"][ANN] == [
        "field_agent"
    ]


@rule("XF-76")
def test_everything_may_be_mixed_with_playing_cards():
    s = table(
        hand={ANN: ["field_agent"]}, shadows={"s1": "?s4_golem"}, bureau=["?burks_consultant"], attack=4, recruit=1
    )
    scene = acting(s).say(ANN, "scan", "s1").say(ANN, "scan_bureau", "firing_range").say(ANN, "fight", "s4_golem")
    assert scene.verbs(ANN) == {"play", "end"}


@rule("XF-77", "XF-78", "XF-79")
def test_an_activate_text_is_used_once_at_any_later_moment_or_not_at_all():
    s = table(hand={ANN: ["mulder_spooky_reputation", "field_agent"]}, shadows={"s5": "?s4_golem"})
    scene = play(acting(s), ANN, "mulder_spooky_reputation", "field_agent")
    assert moves(scene, ANN, "use") == ["mulder_spooky_reputation"]
    assert moves(scene.say(ANN, "use", "mulder_spooky_reputation"), ANN, "use") == []
    assert row(scene) == {"s5": "s4_golem"}


@rule("XF-80", "XF-81")
def test_a_class_ability_needs_another_card_of_the_class_played_before_its_use():
    scene = play(acting(table(hand={ANN: ["mulder_profiler", "gunmen_frohike"]})), ANN, "mulder_profiler")
    assert moves(scene, ANN, "use") == []
    play(scene, ANN, "gunmen_frohike")
    assert moves(scene, ANN, "use") == ["mulder_profiler", "gunmen_frohike"]


@rule("XF-82")
def test_a_class_ability_is_used_once_however_many_cards_were_played():
    hand = ["gunmen_frohike", "gunmen_frohike", "mulder_spooky_reputation"]
    scene = play(acting(table(hand={ANN: hand})), ANN, *hand)
    scene.say(ANN, "use", "gunmen_frohike").say(ANN, "use", "gunmen_frohike")
    assert scene.s.attack == 3 + 3 + 1 + 2
    assert moves(scene, ANN, "use") == ["mulder_spooky_reputation"]


@rule("XF-83", "XF-207")
def test_a_copy_counts_as_a_card_of_its_class():
    s = table(hand={ANN: ["mulder_profiler"]}, offered={BOB: ["gunmen_frohike"]})
    scene = play(acting(s), ANN, "mulder_profiler").say(ANN, "copy", "gunmen_frohike")
    assert "mulder_profiler" in moves(scene, ANN, "use")


# -- Coordinate, Sacrifice, Vigilant -------------------------------------------------------


@rule("XF-206", "XF-209")
def test_a_helper_sets_one_card_aside_and_draws_another():
    s = table(3, hand={BOB: ["mulder_profiler", "mulder_profiler", "field_agent"], EVE: ["field_agent"]})
    scene = acting(s)
    assert scene.options(BOB) == [["coordinate", "mulder_profiler"]] * 2
    assert scene.options(EVE) == []
    scene.say(BOB, "coordinate", "mulder_profiler")
    assert (names(scene.s.offered[BOB]), len(scene.s.hand[BOB])) == (["mulder_profiler"], 3)
    assert BOB not in scene.questions()


@rule("XF-207", "XF-302")
def test_the_active_player_may_play_a_copy_that_is_in_no_hand():
    s = table(offered={BOB: ["mulder_profiler"]})
    scene = acting(s)
    assert scene.verbs(ANN) == {"copy", "end"}
    assert points(scene.say(ANN, "copy", "mulder_profiler")) == (3, 0)


@rule("XF-165", "XF-208")
def test_the_real_card_goes_to_its_owners_discard_pile_at_the_end_of_the_turn():
    scene = acting(table(offered={BOB: ["mulder_profiler"]})).say(ANN, "end")
    assert names(scene.s.discard[BOB]) == ["mulder_profiler"]


@rule("XF-302")
def test_where_coordinating_is_forbidden_no_new_offer_is_made_but_copies_are_played():
    hand, offered = {BOB: ["mulder_profiler"]}, {EVE: ["mulder_profiler"]}
    s = table(3, field=["eg_abduction"], bound=["ev2_jammed_lines"], hand=hand, offered=offered)
    scene = acting(the_end(s, "eg_abduction"))
    assert BOB not in scene.questions()
    assert moves(scene, ANN, "copy") == ["mulder_profiler"]


@rule("XF-206", "XF-302")
def test_by_option_helpers_are_asked_before_the_conspiracy_and_the_strike_phase_too():
    s = table(settings={"coordinate": "turn"}, hand={BOB: ["mulder_profiler"]}, field=["inf_dales"])
    scene = turning(s)
    assert scene.options(BOB) == [["coordinate", "mulder_profiler"], ["pass"]]
    scene.say(BOB, "pass").say(ANN, "end")
    assert scene.questions() == {BOB: "coordinate_early"}


@rule("XF-302")
def test_where_coordinating_is_forbidden_nobody_is_asked_early():
    s = table(
        settings={"coordinate": "turn"},
        hand={BOB: ["mulder_profiler"]},
        field=["eg_abduction"],
        bound=["ev2_jammed_lines"],
    )
    assert turning(the_end(s, "eg_abduction")).questions() == {ANN: "action"}


@rule("XF-255")
def test_alone_a_coordinate_card_is_exchanged_once_a_turn():
    scene = acting(table(1, hand={ANN: ["mulder_profiler", "mulder_profiler"]}))
    scene.say(ANN, "exchange", "mulder_profiler")
    assert (names(scene.s.discard[ANN]), len(scene.s.hand[ANN])) == (["mulder_profiler"], 2)
    assert moves(scene, ANN, "exchange") == []


@rule("XF-260")
def test_professional_colleagues_is_played_on_the_own_turn_only_alone():
    assert moves(acting(table(2, hand={ANN: ["pendrell_professional_colleagues"]})), ANN, "play") == []
    assert moves(acting(table(1, hand={ANN: ["pendrell_professional_colleagues"]})), ANN, "play") != []
    scene = acting(table(2, offered={BOB: ["pendrell_professional_colleagues"]}))
    assert points(scene.say(ANN, "copy", "pendrell_professional_colleagues")) == (3, 1)


@rule("XF-210")
def test_a_sacrifice_defeats_the_card_from_hand_or_after_playing_it():
    s = table(hand={ANN: ["s6_al_fellig"]}, wounds={BOB: ["strike_gunshot", "strike_deep_cut"]})
    scene = acting(s).say(ANN, "sacrifice", "s6_al_fellig")
    assert scene.s.wounds[BOB] == []
    assert names(scene.s.graveyard[ANN]) == ["s6_al_fellig"]
    scene = play(acting(table(hand={ANN: ["s6_al_fellig"]})), ANN, "s6_al_fellig")
    assert moves(scene, ANN, "sacrifice") == ["s6_al_fellig"]


@rule("XF-211", "XF-158")
def test_a_vigilant_card_stays_in_play_at_clean_up():
    scene = play(acting(table(hand={ANN: ["skinner_marine_veteran"]})), ANN, "skinner_marine_veteran").say(ANN, "end")
    assert names(scene.s.vigils[ANN]) == ["skinner_marine_veteran"]


@rule("XF-303", "XF-154")
def test_a_vigilant_card_in_play_avoids_a_strike_at_anybody_by_discarding_it():
    s = table(field=["s1_ice_worm"], vigils={BOB: ["skinner_marine_veteran"]})
    scene = struck(s)
    assert scene.questions() == {BOB: "vigil"}
    scene.say(BOB, "avoid", "skinner_marine_veteran")
    assert (scene.s.wounds[ANN], names(scene.s.discard[BOB])) == ([], ["skinner_marine_veteran"])
    assert "doubt" not in names(scene.s.discard[ANN])


# -- fighting ------------------------------------------------------------------------------


@rule("XF-132", "XF-133", "XF-134", "XF-139")
def test_a_revealed_enemy_is_fought_by_paying_its_whole_value():
    s = table(shadows={"s5": "s4_golem", "s4": "?s1_eves"}, field=["s1_boggs"], bureau=["syn_krycek"], attack=3)
    scene = acting(s)
    assert moves(scene, ANN, "fight") == ["syn_krycek", "s4_golem"]
    scene.say(ANN, "fight", "s4_golem")
    assert (scene.s.attack, names(scene.s.dead_enemies)) == (0, ["s4_golem"])
    assert moves(acting(table(field=["s4_golem"], attack=2)), ANN, "fight") == []


@rule("XF-107")
def test_a_defeated_agent_lies_on_the_defeated_conspiracy_cards_and_the_space_is_refilled():
    s = table(bureau=["syn_crew_cut_man"], academy=["burks_consultant"], dead=["s4_golem"], attack=2)
    scene = acting(s).say(ANN, "fight", "syn_crew_cut_man")
    assert names(scene.s.dead_enemies) == ["s4_golem", "syn_crew_cut_man"]
    assert (names(scene.s.hq[0]), scene.s.hq_up[0]) == (["burks_consultant"], False)


@rule("XF-135", "XF-227")
def test_vulnerability_lowers_the_value_by_2_a_card_and_never_below_0():
    s = table(hand={ANN: ["gunmen_langly"] * 2}, field=["s1_operating_system"])
    scene = play(acting(s), ANN, "gunmen_langly")
    assert moves(scene, ANN, "fight") == []
    play(scene, ANN, "gunmen_langly").say(ANN, "fight", "s1_operating_system")
    assert names(scene.s.dead_enemies) == ["s1_operating_system"]


@rule("XF-138", "XF-213")
def test_apprehend_is_paid_with_recruit():
    assert moves(acting(table(field=["s1_boggs"], attack=9)), ANN, "fight") == []
    scene = acting(table(field=["s1_boggs"], recruit=3)).say(ANN, "fight", "s1_boggs")
    assert scene.s.recruit == 0


@rule("XF-218")
def test_points_of_an_immune_class_cannot_be_used_in_a_fight():
    s = table(hand={ANN: ["mulder_true_believer", "assault_team"]}, field=["s3_rappo"])
    scene = play(acting(s), ANN, "mulder_true_believer", "assault_team")
    assert (scene.s.attack, moves(scene, ANN, "fight")) == (4, [])
    s = table(hand={ANN: ["mulder_true_believer"]}, field=["s3_rappo"], attack=4)
    scene = play(acting(s), ANN, "mulder_true_believer").say(ANN, "fight", "s3_rappo")
    assert scene.s.attack_of[purses.PURSE["will"]] == 3


@rule("XF-218", "XF-213")
def test_immunity_holds_for_recruit_as_well():
    s = the_end(table(field=["eg_abduction"], bound=["ev3_immune_drones"], hand={ANN: ["follmer_office_politics"]}))
    s.end_card = s.combat[0]
    play(acting(s), ANN, "follmer_office_politics")
    assert purses.available(s, purses.RECRUIT, ["leadership"]) == 0
    assert purses.available(s, purses.RECRUIT) == 3


@rule("XF-218")
def test_points_that_something_open_is_immune_to_are_spent_first():
    hand = ["mulder_true_believer", "gunmen_frohike"]
    s = table(hand={ANN: hand}, field=["s3_rappo", "s1_tooms"])
    scene = play(acting(s), ANN, *hand).say(ANN, "fight", "s1_tooms")
    assert scene.s.attack_of[purses.PURSE["will"]] == 0
    assert scene.s.attack_of[purses.PURSE["intel"]] == 3


@rule("XF-217", "XF-294")
def test_before_something_frightening_a_card_is_discarded():
    s = table(hand={ANN: ["field_agent"]}, field=["s2_pfaster"], attack=4)
    scene = acting(s).say(ANN, "fight", "s2_pfaster")
    assert names(scene.s.discard[ANN]) == ["field_agent"]
    assert names(scene.s.dead_enemies) == ["s2_pfaster"]
    assert moves(acting(table(field=["s2_pfaster"], attack=4)), ANN, "fight") == []


@rule("XF-226", "XF-294")
def test_swift_strikes_first_and_then_the_fight_is_paid():
    scene = acting(table(field=["s5_doll"], attack=3)).say(ANN, "fight", "s5_doll")
    assert names(scene.s.wounds[ANN]) == ["strike_glancing_blow"]
    assert names(scene.s.dead_enemies) == ["s5_doll"]


@rule("XF-226", "XF-294")
def test_if_a_swift_strike_defeats_the_player_the_fight_fails_and_nothing_is_paid():
    s = the_end(table(field=["s5_doll", "eg_abduction"], attack=3, health=[1, 10]), "eg_abduction")
    scene = acting(s).say(ANN, "fight", "s5_doll")
    assert not scene.s.alive[ANN]
    assert "s5_doll" in names(scene.s.combat)


@rule("XF-225")
def test_stealth_cannot_be_fought_in_the_shadows():
    assert moves(acting(table(shadows={"s1": "s1_tooms"}, attack=9)), ANN, "fight") == []
    assert moves(acting(table(field=["s1_tooms"], attack=9)), ANN, "fight") == ["s1_tooms"]


@rule("XF-136", "XF-173")
def test_first_defeated_acts_once():
    s = table(field=["s4_betts"], attack=6)
    scene = acting(s).say(ANN, "fight", "s4_betts")
    assert row(scene) == {"s5": "?s4_betts"}
    s = table(field=["s4_betts"], attack=3, seen_once=scene.s.seen_once)
    assert names(acting(s).say(ANN, "fight", "s4_betts").s.dead_enemies) == ["s4_betts"]


@rule("XF-140", "XF-259")
def test_paranoid_delusions_strikes_the_next_player_if_the_defence_can_be_paid():
    s = table(shadows={"s1": "?s3_ev_paranoid_delusions"}, attack=5)
    scene = acting(s).say(ANN, "scan", "s1")
    assert ([len(pile) for pile in scene.s.wounds], scene.s.attack) == ([0, 1], 0)
    scene = acting(table(shadows={"s1": "?s3_ev_paranoid_delusions"}, attack=4)).say(ANN, "scan", "s1")
    assert ([len(pile) for pile in scene.s.wounds], scene.s.attack) == ([1, 0], 3)


@rule("XF-190")
def test_a_card_played_this_turn_may_be_defeated_and_its_points_stay():
    s = table(hand={ANN: ["scully_skeptic", "field_agent"]})
    scene = play(acting(s), ANN, "field_agent", "scully_skeptic").say(ANN, "use", "scully_skeptic")
    assert scene.options(ANN) == [["own", "field_agent"], ["own", "scully_skeptic"]]
    scene.pick(ANN, "field_agent")
    assert (points(scene), names(scene.s.graveyard[ANN])) == ((4, 1), ["field_agent"])


@rule("XF-190")
def test_a_copy_may_be_chosen_and_then_the_real_card_is_defeated():
    s = table(hand={ANN: ["scully_skeptic"]}, offered={BOB: ["mulder_profiler"]})
    scene = play(acting(s).say(ANN, "copy", "mulder_profiler"), ANN, "scully_skeptic").say(ANN, "use", "scully_skeptic")
    assert scene.options(ANN) == [["own", "scully_skeptic"], ["copied", "mulder_profiler"]]
    scene.answer(ANN, (("copied", s.offered[BOB][0]),))
    assert (names(scene.s.graveyard[BOB]), scene.s.offered[BOB]) == (["mulder_profiler"], [])
    assert points(scene) == (7, 0)


@rule("XF-229", "XF-289")
def test_a_defeated_doubt_returns_to_its_pile():
    s = table(hand={ANN: ["scully_skeptic", "doubt"]}, doubted=True)
    scene = play(acting(s), ANN, "scully_skeptic").say(ANN, "use", "scully_skeptic").pick(ANN, "doubt")
    assert len(scene.s.doubts) == 17


# -- Clean-up ------------------------------------------------------------------------------


@rule("XF-158", "XF-159")
def test_played_cards_and_the_hand_are_discarded_and_six_cards_drawn():
    s = table(hand={ANN: ["field_agent", "assault_team"]}, deck={ANN: ["field_agent"] * 6})
    scene = play(acting(s), ANN, "field_agent").say(ANN, "end")
    assert names(scene.s.hand[ANN]) == ["field_agent"] * 6
    assert sorted(names(scene.s.discard[ANN])) == ["assault_team", "field_agent"]


@rule("XF-160", "XF-161", "XF-162", "XF-238")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn():
    scene = cleaning(table(deck={ANN: ["field_agent"] * 6}, discard={ANN: ["assault_team"]}))
    assert (scene.s.deck[ANN], names(scene.s.discard[ANN])) == ([], ["assault_team"])
    scene = cleaning(table(deck={ANN: ["field_agent"] * 5}, discard={ANN: ["assault_team"] * 2}))
    assert (len(scene.s.hand[ANN]), len(scene.s.deck[ANN])) == (6, 1)
    assert len(cleaning(table(deck={ANN: ["field_agent"]})).s.hand[ANN]) == 1


@rule("XF-297")
def test_hand_size_effects_change_the_draw():
    scene = cleaning(table(fewer_next=[2, 0]))
    assert (len(scene.s.hand[ANN]), scene.s.fewer_next) == (4, [0, 0])
    assert len(cleaning(table(fewer_next=[9, 0])).s.hand[ANN]) == 0


@rule("XF-164")
def test_toxic_exposure_becomes_a_scar_in_the_own_clean_up():
    scene = cleaning(table(wounds={ANN: ["strike_toxin"], BOB: []}))
    assert (scene.s.wounds[ANN], names(scene.s.scars[ANN])) == ([], ["strike_toxin"])
