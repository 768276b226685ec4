"""Chapter 8.8: Tests and Rivalry."""

from __future__ import annotations

import pytest

from prowl.games.encounters.hunters.cards.trials import RIVALRY, TESTS
from prowl.games.encounters.hunters.rules.ending import honour
from prowl.games.encounters.hunters.rules.rivalry import score
from tests.games.hunters.table import ANN, BOB, EVE, acting, names, play, struck, table, told, trophies
from tests.kit import rule


def facing(test: str, **fields):
    return acting(table(testing=[test], **fields))


@rule("PR-212")
def test_a_test_that_comes_up_for_hq_goes_to_the_testing_ground_and_the_next_card_comes_up():
    s = table(hq=["ws_war_cry"], arsenal=["test_speed", "test_reach", "wt_wrist_computer"], recruit=2)
    scene = acting(s).say(ANN, "recruit", "ws_war_cry")
    assert names(scene.s.testing) == ["test_speed", "test_reach"]
    assert names(scene.s.hq[0]) == ["wt_wrist_computer"]
    assert told(scene, "test_came_up", "barracks") == ["test_speed", "test_reach"]


@rule("PR-213")
def test_every_way_out_of_the_arsenal_leads_tests_to_the_testing_ground():
    from prowl.games.encounters.core.piles import refill_hq

    s = table(arsenal=["test_speed", "wt_wrist_computer"])
    refill_hq(s, 2)
    assert (names(s.testing), names(s.hq[2])) == (["test_speed"], ["wt_wrist_computer"])


@rule("PR-214")
def test_a_test_is_passed_at_once_by_itself_and_is_a_trophy():
    scene = facing("test_reach", wilds={"underground": "ns_rebel"}, attack=2).say(ANN, "fight", "ns_rebel")
    assert sorted(trophies(scene)) == ["ns_rebel", "test_reach"]
    assert (scene.s.testing, scene.s.done_before) == ([], [])


@rule("PR-214")
def test_one_deed_may_pass_several_tests():
    s = table(testing=["test_courage", "test_respect"], combat=["pt_blain"], gear={"pt_blain": ["g_radio"]}, attack=6)
    scene = acting(s).say(ANN, "fight", "pt_blain")
    assert {"test_courage", "test_respect"} <= set(trophies(scene))


@rule("PR-214")
def test_a_test_passed_by_the_kill_that_ends_the_game_is_taken():
    s = table(testing=["test_reach"], wilds={"underground": "wh_dutch"}, attack=10)
    scene = acting(s).say(ANN, "fight", "wh_dutch")
    assert scene.s.outcome == "ultimate_killed"
    assert set(trophies(scene)) == {"test_reach", "wh_dutch"}


@rule("PR-215")
def test_what_was_done_before_the_test_came_up_does_not_count():
    s = table(
        combat=["ns_rebel", "m_porter", "m_lookout"], attack=5, hq=["ws_war_cry"], arsenal=["test_speed"], recruit=2
    )
    scene = acting(s).say(ANN, "fight", "ns_rebel").say(ANN, "recruit", "ws_war_cry")
    scene.say(ANN, "fight", "m_porter")
    assert "test_speed" not in trophies(scene)
    scene.say(ANN, "fight", "m_lookout")
    assert "test_speed" in trophies(scene)


@rule("PR-215")
def test_points_gained_before_the_test_came_up_do_not_count():
    s = table(
        hand={ANN: ["us_alley_brawl", "ws_skull_and_spine", "wt_plasma_caster", "ws_wrist_blades"]},
        attack=6,
        hq=["ws_war_cry"],
        arsenal=["test_strength"],
        recruit=2,
    )
    scene = play(acting(s), ANN, "us_alley_brawl").say(ANN, "recruit", "ws_war_cry")
    assert scene.s.attack == 8
    play(scene, ANN, "ws_skull_and_spine")
    assert (scene.s.attack, trophies(scene)) == (13, [])
    play(scene, ANN, "wt_plasma_caster")
    assert (scene.s.attack, trophies(scene)) == (16, ["test_strength"])


@rule("PR-215")
def test_cards_played_before_the_test_came_up_do_not_count():
    s = table(
        hand={ANN: ["ws_wrist_blades", "us_alley_brawl", "ws_war_cry", "us_meat_hook", "us_combi_stick"]},
        hq=["wt_wrist_computer"],
        arsenal=["test_unity"],
        recruit=2,
    )
    scene = play(acting(s), ANN, "ws_wrist_blades").say(ANN, "recruit", "wt_wrist_computer")
    play(scene, ANN, "us_alley_brawl", "ws_war_cry", "us_meat_hook")
    assert trophies(scene) == []
    assert trophies(play(scene, ANN, "us_combi_stick")) == ["test_unity"]


@rule("PR-215")
def test_a_test_of_a_whole_turn_must_have_lain_there_when_it_began():
    came_up = table(hq=["ws_war_cry"], arsenal=["test_patience"], recruit=2)
    scene = acting(came_up).say(ANN, "recruit", "ws_war_cry").say(ANN, "end")
    assert (trophies(scene), names(scene.s.testing)) == ([], ["test_patience"])
    scene.say(BOB, "end")
    assert trophies(scene, BOB) == ["test_patience"]


@rule("PR-215")
def test_a_new_turn_begins_with_no_deeds():
    scene = facing("test_speed", combat=["m_lookout"], attack=1).say(ANN, "fight", "m_lookout").say(ANN, "end")
    assert (scene.s.deeds.get("killed"), scene.s.done_before) == (None, [{}])


@rule("PR-216")
def test_tests_on_the_testing_ground_are_open_to_everybody():
    s = table(testing=["test_speed", "test_reach"], wilds={"underground": "ns_rebel"}, attack=2)
    scene = acting(s, BOB).say(BOB, "fight", "ns_rebel")
    assert "test_reach" in trophies(scene, BOB)
    assert scene.view(ANN)["testing"] == ["test_speed"]


# -- each Test, by its sentence ------------------------------------------------------------


def test_courage_is_passed_by_killing_worthy_prey():
    scene = facing("test_courage", combat=["pt_blain"], attack=6).say(ANN, "fight", "pt_blain")
    assert "test_courage" in trophies(scene)


def test_focus_is_passed_by_avoiding_a_hazard():
    scene = facing("test_focus", wilds={"river": "ns_hazard"}, recruit=3).say(ANN, "avoid", "ns_hazard")
    assert trophies(scene) == ["ns_hazard", "test_focus"]


def test_respect_is_passed_by_killing_prey_with_gear():
    s = {"combat": ["ns_rebel", "m_lookout"], "gear": {"ns_rebel": ["g_radio"]}, "attack": 3}
    scene = facing("test_respect", **s).say(ANN, "fight", "m_lookout")
    assert trophies(scene) == ["m_lookout"]
    assert "test_respect" in trophies(scene.say(ANN, "fight", "ns_rebel"))


def test_strength_is_passed_by_eight_unspent_attack():
    scene = facing("test_strength", hand={ANN: ["ws_skull_and_spine", "wt_plasma_caster"]})
    assert trophies(play(scene, ANN, "ws_skull_and_spine")) == []
    assert trophies(play(scene, ANN, "wt_plasma_caster")) == ["test_strength"]


def test_strength_counts_attack_that_abilities_give():
    scene = facing("test_strength", hand={ANN: ["ws_skull_and_spine", "us_alley_brawl", "ws_wrist_blades"]})
    play(scene, ANN, "ws_skull_and_spine", "us_alley_brawl")
    assert (scene.s.attack, trophies(scene)) == (7, [])
    assert "test_strength" in trophies(play(scene, ANN, "ws_wrist_blades"))


@pytest.mark.parametrize(("test", "kills"), [("test_speed", 2), ("test_slaughter", 3)])
def test_speed_and_slaughter_are_passed_by_two_and_three_kills_in_one_turn(test: str, kills: int):
    scene = facing(test, combat=["m_lookout", "ns_rebel", "m_porter"], attack=9)
    for n, name in enumerate(("m_lookout", "ns_rebel", "m_porter")[:kills], 1):
        scene.say(ANN, "fight", name)
        assert (test in trophies(scene)) is (n == kills)


def test_patience_is_passed_by_a_turn_without_a_fight():
    assert trophies(facing("test_patience").say(ANN, "end")) == ["test_patience"]
    fought = facing("test_patience", combat=["m_lookout"], attack=1).say(ANN, "fight", "m_lookout").say(ANN, "end")
    assert trophies(fought) == ["m_lookout"]


def test_provision_is_passed_by_spending_seven_recruit():
    s = {"recruit": 8, "recruit_seen": 8, "hq": ["ws_wrist_blades"], "officers": ["instinct_tech"]}
    scene = facing("test_wealth", **s).say(ANN, "recruit", "ws_wrist_blades")
    assert trophies(scene) == []
    assert trophies(scene.say(ANN, "officer")) == ["test_wealth"]


def test_provision_counts_recruit_paid_for_traps():
    s = {"recruit": 9, "recruit_seen": 9, "traps": {ANN: ["t_spike_pit", "t_net"]}}
    scene = facing("test_wealth", **s).say(ANN, "remove", "t_spike_pit").say(ANN, "remove", "t_net")
    assert "test_wealth" in trophies(scene)


def test_mastery_is_passed_by_four_classes_in_one_turn():
    cards = ["ws_war_cry", "wi_read_the_trail", "wt_wrist_computer", "uv_bathroom_surgery"]
    scene = facing("test_mastery", hand={ANN: cards})
    assert trophies(play(scene, ANN, *cards[:3])) == []
    assert trophies(play(scene, ANN, cards[3])) == ["test_mastery"]


def test_discipline_is_passed_by_four_cards_of_one_class():
    cards = ["ws_war_cry", "ws_war_cry", "us_alley_brawl", "ws_wrist_blades"]
    scene = facing("test_unity", hand={ANN: cards})
    assert trophies(play(scene, ANN, *cards[:3])) == []
    assert trophies(play(scene, ANN, cards[3])) == ["test_unity"]


def test_endurance_is_passed_by_two_strikes_in_the_own_turn():
    scene = struck(table(testing=["test_endurance"], combat=["ns_rebel", "m_porter"]))
    assert trophies(scene) == ["test_endurance"]
    dead = struck(table(3, testing=["test_endurance"], combat=["ns_rebel", "m_porter"], health=[2, 10, 10]))
    assert trophies(dead) == []


def test_endurance_does_not_count_avoided_strikes_nor_those_of_others():
    scene = struck(table(testing=["test_endurance"], combat=["ns_rebel", "m_porter"], avoids=1)).say(ANN, "yes")
    assert trophies(scene) == []
    duelled = facing("test_endurance", attack=10, duels=2).say(ANN, "duel", BOB).say(ANN, "duel", BOB)
    assert (trophies(duelled), trophies(duelled, BOB)) == ([], [])


def test_dominance_is_passed_by_a_duel_that_does_harm():
    assert trophies(facing("test_rival", attack=5, duels=1).say(ANN, "duel", BOB)) == ["test_rival"]
    missed = facing("test_rival", attack=5, duels=1, strikes=["ps_close_call"]).say(ANN, "duel", BOB)
    assert trophies(missed) == []
    shamed = facing("test_rival", attack=5, duels=1, strikes=["ps_unworthy_shot"]).say(ANN, "duel", BOB)
    assert trophies(shamed) == ["test_rival"]


def test_nerve_is_passed_by_two_kills_in_the_combat_zone():
    s = {"combat": ["m_lookout", "ns_rebel"], "wilds": {"river": "m_porter"}, "attack": 9}
    scene = facing("test_close", **s).say(ANN, "fight", "m_lookout").say(ANN, "fight", "m_porter")
    assert "test_close" not in trophies(scene)
    assert "test_close" in trophies(scene.say(ANN, "fight", "ns_rebel"))


def test_reach_is_passed_by_a_kill_in_underground():
    s = {"wilds": {"underground": "m_porter", "graveyard": "ns_rebel"}, "attack": 4}
    scene = facing("test_reach", **s).say(ANN, "fight", "ns_rebel")
    assert "test_reach" not in trophies(scene)
    assert "test_reach" in trophies(scene.say(ANN, "fight", "m_porter"))


def test_purity_is_passed_by_removing_two_strike_cards():
    s = {"wounds": {ANN: ["ps_flesh_wound", "ps_mocked"]}, "healing": 1, "restoring": 2}
    scene = facing("test_purity", **s).say(ANN, "heal", "ps_flesh_wound")
    assert trophies(scene) == []
    assert trophies(scene.say(ANN, "heal", "ps_mocked")) == ["test_purity"]


def test_escape_is_passed_by_removing_a_trap():
    scene = facing("test_cunning_trap", traps={ANN: ["t_tripwire"]}, recruit=2).say(ANN, "remove", "t_tripwire")
    assert trophies(scene) == ["t_tripwire", "test_cunning_trap"]


# -- each Rivalry card, by its sentence ------------------------------------------------------

ROOM = ["ns_hazard", "pt_hazard", "pt_blain", "wh_billy", "ns_rebel", "wh_dutch", "g_mud", "t_net", "test_speed"]


@rule("PR-217", "PR-219")
@pytest.mark.parametrize(
    ("card", "brings"),
    [
        ("cunning", 2),
        ("fearlessness", 2),
        ("technique", 1),
        ("cleverness", 4),
        ("savagery", 1),
        ("rivalry_purity", 4),
        ("scars", 0),
        ("bloodlust", 4),
        ("collector", 3),
        ("armourer", 0),
    ],
)
def test_a_rivalry_card_brings_honour_by_its_condition(card: str, brings: int):
    s = table(3, trophies={ANN: ROOM}, slain=[[BOB], [], []], rivalry={ANN: [card]})
    assert score(s, ANN) == brings
    without = table(3, trophies={ANN: ROOM}, slain=[[BOB], [], []])
    assert honour(s, ANN) == honour(without, ANN) + brings


def test_there_is_a_rule_for_every_rivalry_card_and_every_test():
    s = table(3)
    for card in RIVALRY:
        assert score(table(3, rivalry={ANN: [card.id]}), ANN) in (0, card.honour)
    assert len({test.wanted for test in TESTS}) == len(TESTS)
    assert s.rivalry == [[], [], []]


@rule("PR-219")
def test_armourer_counts_all_cards_that_were_in_the_arsenal_tests_included():
    s = table(
        deck={ANN: ["ws_war_cry"]},
        hand={ANN: ["us_alley_brawl"]},
        discard={ANN: ["wt_wrist_computer", "instinct_tech"]},
        trophies={ANN: ["test_speed"]},
        rivalry={ANN: ["armourer"]},
    )
    assert score(s, ANN) == 1


def test_all_who_have_most_score_but_nobody_for_nothing():
    s = table(3, trophies={ANN: ["g_mud"], BOB: ["ns_hazard"]}, rivalry={BOB: ["cleverness"], EVE: ["collector"]})
    assert (score(s, BOB), score(s, EVE)) == (4, 0)
    assert score(table(rivalry={ANN: ["cleverness"]}), ANN) == 0


def test_scars_count_for_the_living_with_most_damage():
    wounds = {ANN: ["ps_just_a_scratch"], BOB: ["ps_gotta_hand_it"]}
    assert score(table(wounds=wounds, rivalry={ANN: ["scars"]}), ANN) == 0
    assert score(table(wounds=wounds, rivalry={ANN: ["scars"]}, alive=[True, False]), ANN) == 3


def test_purity_is_lost_by_any_dishonour():
    s = table(rivalry={ANN: ["rivalry_purity"], BOB: ["cunning"]}, shame=[1, 0])
    assert score(s, ANN) == 0
