"""Chapter 7: the Strike Phase, Strike cards, Scars, avoiding and cancelling, defeat."""

from __future__ import annotations

import pytest

from tests.games.xfiles.table import ANN, BOB, EVE, acting, names, play, seen, struck, table, the_end
from tests.kit import rule


@rule("XF-141", "XF-142", "XF-143")
def test_each_enemy_in_the_field_strikes_once_from_right_to_left():
    scene = struck(table(field=["s4_golem", "inf_dales", "s1_tooms"]))
    assert [each["enemy"] for each in seen(scene, ANN, "enemy_struck")] == ["s1_tooms", "s4_golem"]
    assert names(scene.s.wounds[ANN]) == ["strike_glancing_blow"] * 2


@rule("XF-143")
def test_a_miss_is_discarded():
    scene = struck(table(field=["s4_golem"], strikes=["strike_miss"]))
    assert (scene.s.wounds[ANN], names(scene.s.strike_discard)) == ([], ["strike_miss"])


@rule("XF-144")
@pytest.mark.parametrize(("strike", "fewer"), [("strike_lost_time", 2), ("strike_concussion", 1)])
def test_the_text_of_a_strike_card_applies_when_it_is_taken(strike, fewer):
    scene = struck(table(field=["s4_golem"], strikes=[strike]))
    assert len(scene.s.hand[ANN]) == 6 - fewer


def test_fear_brings_a_doubt():
    assert "doubt" in names(struck(table(field=["s4_golem"], strikes=["strike_fear"])).s.discard[ANN])


def test_tagged_becomes_a_scar_and_brings_a_doubt():
    scene = struck(table(field=["s4_golem"], strikes=["strike_tagged"]))
    assert (scene.s.wounds[ANN], names(scene.s.scars[ANN])) == ([], ["strike_tagged"])
    assert "doubt" in names(scene.s.discard[ANN])


@pytest.mark.parametrize(
    ("strike", "damage"),
    [
        ("strike_glancing_blow", 1),
        ("strike_gunshot", 2),
        ("strike_deep_cut", 2),
        ("strike_broken_bones", 3),
        ("strike_near_death", 4),
        ("strike_toxin", 2),
    ],
)
def test_a_strike_card_deals_its_damage(strike, damage):
    from prowl.games.encounters.core.strikes import damage as taken

    assert taken(struck(table(field=["s4_golem"], strikes=[strike])).s, ANN) in (damage, 1)


@rule("XF-145", "XF-4")
def test_before_the_end_the_defeat_of_any_player_loses_at_once():
    scene = struck(
        table(field=["s4_golem"], wounds={ANN: ["strike_near_death", "strike_broken_bones", "strike_gunshot"]})
    )
    assert scene.s.outcome == "lost_agent"


@rule("XF-145", "XF-150")
def test_each_scar_counts_1_damage_whatever_it_shows():
    s = table(field=["s4_golem"], scars={ANN: ["strike_near_death"] + ["strike_broken_bones"] * 3}, health=[6, 10])
    assert not struck(s).run.over
    s = table(field=["s4_golem"], scars={ANN: ["strike_near_death"] + ["strike_broken_bones"] * 3}, health=[5, 10])
    assert struck(s).s.outcome == "lost_agent"


@rule("XF-150")
def test_nobody_sees_a_scar_not_even_its_owner():
    scene = acting(table(scars={ANN: ["strike_near_death"]}))
    assert scene.view(ANN)["scars"][ANN] == {"count": 1}


@rule("XF-152")
def test_a_scar_is_the_top_strike_card_unseen():
    scene = acting(table(shadows={"s1": "?s4_ev_diagnosis"}, strikes=["strike_near_death"], attack=1)).say(
        ANN, "scan", "s1"
    )
    assert scene.view(ANN)["scars"][ANN] == {"count": 1}
    assert "strike" not in str(scene.happened("scarred"))


@rule("XF-153")
def test_a_strike_turned_into_a_scar_is_remembered_by_all():
    s = table(field=["s7_beetles"], wounds={ANN: ["strike_gunshot"]})
    scene = struck(s)
    assert names(scene.s.wounds[ANN]) == ["strike_gunshot"]
    assert scene.view(BOB)["scars"][ANN] == {"count": 1, "known": ["strike_glancing_blow"]}


@rule("XF-146", "XF-295")
def test_the_strike_ability_resolves_after_the_strike_also_after_a_miss():
    scene = struck(table(field=["s1_ice_worm"], strikes=["strike_miss"]))
    assert names(scene.s.discard[ANN]) == ["doubt"]


@rule("XF-148", "XF-151")
def test_healing_discards_a_strike_card_of_the_owners_choice_and_no_scar():
    s = table(
        hand={ANN: ["scully_physician"]},
        wounds={BOB: ["strike_gunshot", "strike_near_death"]},
        scars={ANN: ["strike_fear"]},
    )
    scene = play(acting(s), ANN, "scully_physician").say(ANN, "use", "scully_physician")
    assert scene.questions()[BOB] == "heal.strike"
    scene.say(BOB, "strike", "strike_near_death")
    assert names(scene.s.wounds[BOB]) == ["strike_gunshot"]


@rule("XF-149", "XF-5")
def test_after_the_end_a_defeated_player_drops_out_and_the_others_go_on():
    s = the_end(
        table(
            3,
            field=["s4_golem"],
            shadows={"s5": "eg_colonization"},
            health=[1, 10, 10],
            hand={ANN: ["belief", "field_agent"]},
        )
    )
    scene = struck(s)
    assert (scene.s.alive, scene.s.active) == ([False, True, True], BOB)
    assert len(scene.s.beliefs) == 17
    assert len(scene.s.gone[ANN]) == 13


@rule("XF-5")
def test_when_no_player_is_left_the_team_has_lost():
    s = the_end(table(1, field=["s4_golem"], shadows={"s5": "eg_colonization"}, health=[1]))
    assert struck(s).s.outcome == "lost_all"


@rule("XF-6", "XF-237")
def test_without_any_strike_card_left_the_team_has_lost():
    assert struck(table(field=["s4_golem"], strike_deck=["strike_glancing_blow"])).s.outcome == "lost_strikes"
    scene = struck(table(field=["s4_golem"], strike_deck=["strike_miss"]))
    assert not scene.run.over


@rule("XF-237")
def test_the_strike_discard_is_shuffled_when_a_card_is_needed():
    s = table(field=["s4_golem"], strike_deck=[], strike_discard=["strike_gunshot", "strike_gunshot"])
    scene = struck(s)
    assert names(scene.s.wounds[ANN]) == ["strike_gunshot"]


# -- avoiding and cancelling ---------------------------------------------------------------


@rule("XF-155", "XF-214")
def test_one_avoid_stops_one_strike_of_a_triple_strike():
    s = the_end(
        table(field=["eg_abduction"], bound=["ev1_twin_fronts"], vigils={ANN: ["skinner_marine_veteran"]}),
        "eg_abduction",
    )
    scene = struck(s).say(ANN, "avoid", "skinner_marine_veteran")
    assert len(scene.s.wounds[ANN]) == 2


@rule("XF-316")
def test_holders_are_asked_clockwise_from_the_player_who_is_struck_and_the_first_use_ends_it():
    s = table(3, field=["s4_golem"], vigils={BOB: ["skinner_marine_veteran"], EVE: ["skinner_marine_veteran"]})
    scene = struck(s)
    assert scene.questions() == {BOB: "vigil"}
    scene.say(BOB, "pass")
    assert scene.questions() == {EVE: "vigil"}
    scene.say(EVE, "avoid", "skinner_marine_veteran")
    assert (scene.s.wounds[ANN], names(scene.s.vigils[BOB])) == ([], ["skinner_marine_veteran"])


@rule("XF-156", "XF-157", "XF-295")
def test_a_cancelled_strike_is_seen_and_discarded_but_the_strike_ability_resolves():
    s = table(field=["s1_ice_worm"], vigils={BOB: ["reyes_protector"]}, strikes=["strike_near_death"])
    scene = struck(s)
    assert scene.questions() == {BOB: "cancel"}
    scene.say(BOB, "cancel", "reyes_protector")
    assert (scene.s.wounds[ANN], names(scene.s.strike_discard)) == ([], ["strike_near_death"])
    assert names(scene.s.discard[ANN]) == ["doubt"]


@rule("XF-261")
def test_protector_cancels_anothers_strike_and_alone_the_own():
    assert not struck(table(field=["s4_golem"], vigils={ANN: ["reyes_protector"]})).happened("strike_cancelled")
    scene = struck(table(1, field=["s4_golem"], vigils={ANN: ["reyes_protector"]}))
    assert scene.questions() == {ANN: "cancel"}


def test_dr_blockhead_cancels_the_own_strike_only():
    assert struck(table(field=["s4_golem"], vigils={ANN: ["s2_al_blockhead"]})).questions() == {ANN: "cancel"}
    assert struck(table(field=["s4_golem"], vigils={BOB: ["s2_al_blockhead"]})).s.wounds[ANN]


@rule("XF-58", "XF-257")
def test_fear_is_cancelled_by_a_belief_of_another_player_and_everybody_with_cards_is_asked():
    s = table(3, field=["s4_golem"], strikes=["strike_fear"], hand={BOB: ["field_agent"], EVE: ["belief"]})
    scene = struck(s)
    assert scene.options(BOB) == [["pass"]]
    scene.say(BOB, "pass")
    assert scene.options(EVE) == [["give", "belief"], ["pass"]]
    scene.say(EVE, "give", "belief")
    assert (scene.s.wounds[ANN], len(scene.s.beliefs)) == ([], 17)


@rule("XF-257")
def test_alone_fear_is_cancelled_if_a_belief_was_played_this_turn():
    s = table(1, field=["s4_golem"], strikes=["strike_fear"], hand={ANN: ["belief"]})
    scene = play(acting(s), ANN, "belief").say(ANN, "end")
    assert scene.options(ANN) == [["believe"], ["pass"]]


@rule("XF-295", "XF-220")
def test_maul_adds_a_scar_after_damage_and_none_after_a_miss():
    scene = struck(table(field=["s4_tunguska_oil"]))
    assert (len(scene.s.wounds[ANN]), len(scene.s.scars[ANN])) == (1, 1)
    assert struck(table(field=["s4_tunguska_oil"], strikes=["strike_miss"])).s.scars[ANN] == []


@rule("XF-219")
def test_lethal_defeats_whoever_takes_damage():
    assert struck(table(field=["s3_black_oil_host"])).s.outcome == "lost_agent"
    assert not struck(table(field=["s3_black_oil_host"], strikes=["strike_miss"])).run.over


@rule("XF-216")
def test_ferocious_takes_on_until_it_is_no_miss():
    scene = struck(table(field=["s5_skur"], strikes=["strike_miss", "strike_miss", "strike_gunshot"]))
    assert names(scene.s.wounds[ANN]) == ["strike_gunshot"]
    assert names(scene.s.strike_discard) == ["strike_miss"] * 2


@rule("XF-221")
def test_range_strikes_from_the_shadows_after_the_field():
    scene = struck(table(field=["s4_golem"], shadows={"s4": "s1_lively", "s2": "?s3_oswald"}))
    assert [each["enemy"] for each in seen(scene, ANN, "enemy_struck")] == ["s4_golem", "s1_lively"]


@rule("XF-222")
def test_ravage_strikes_at_once_on_entering_the_field_and_again_in_the_strike_phase():
    s = table(
        shadows={"s1": "s8_bat_creature", "s2": "?s4_golem"},
        hand={ANN: ["doubt"]},
        avatars=["avatar_reyes", "avatar_scully"],
    )
    scene = acting(s)
    assert len(scene.s.wounds[ANN]) == 1
    scene.say(ANN, "end")
    assert len(scene.s.wounds[ANN]) == 2


@rule("XF-212")
def test_ambush_moves_to_the_field_when_revealed():
    scene = acting(table(shadows={"s3": "?s7_chimera"}, attack=1)).say(ANN, "scan", "s3")
    assert names(scene.s.combat) == ["s7_chimera"]


@rule("XF-296")
def test_a_strike_dealt_by_a_text_has_no_keyword():
    s = table(3, field=["s3_pusher"])
    scene = struck(s)
    assert [len(pile) for pile in scene.s.wounds] == [1, 1, 0]


# -- second chance -----------------------------------------------------------------------------

CHANCE = {"second_chance": "on"}


@rule("XF-266", "XF-309")
def test_with_a_second_chance_all_strikes_become_scars_and_the_next_turn_is_lost():
    s = table(settings=CHANCE, field=["s4_golem", "s1_tooms"], wounds={ANN: ["strike_near_death"]}, health=[5, 10])
    scene = struck(s)
    assert (len(scene.s.scars[ANN]), scene.s.skips, scene.s.active) == (2, [True, False], BOB)
    assert len(scene.s.hand[ANN]) == 6
    scene.say(BOB, "end")
    assert scene.s.active == BOB


@rule("XF-309")
def test_on_anothers_turn_only_the_own_next_turn_is_lost():
    s = table(settings=CHANCE, field=["s3_pusher"], wounds={BOB: ["strike_near_death"]}, health=[10, 5])
    scene = struck(s)
    assert (scene.s.active, scene.s.round, scene.s.skips) == (ANN, 2, [False, False])


@rule("XF-309")
def test_if_the_scars_alone_reach_the_health_the_defeat_stands():
    s = table(settings=CHANCE, field=["s4_golem"], scars={ANN: ["strike_gunshot"] * 4}, health=[5, 10])
    assert struck(s).s.outcome == "lost_agent"


@rule("XF-266")
def test_lethal_gives_no_second_chance():
    assert struck(table(settings=CHANCE, field=["s3_black_oil_host"])).s.outcome == "lost_agent"
