"""Chapters 6.6 to 6.8 and 13: the Bureau, recruiting, Syndicate Agents, running out."""

from __future__ import annotations

import pytest

from tests.games.xfiles.table import ANN, BOB, acting, desks, moves, names, play, points, row, table, the_end
from tests.kit import rule

PLAIN = "burks_consultant"


@rule("XF-94", "XF-95", "XF-97")
@pytest.mark.parametrize(
    ("slot", "cost"),
    [("firing_range", 1), ("infirmary", 1), ("records_room", 1), ("surveillance_van", 1), ("basement_office", 2)],
)
def test_scanning_a_space_costs_recruit_and_the_card_stays(slot, cost):
    scene = acting(table(bureau=["?" + PLAIN] * 3 + ["?burks_hard_proof", "?burks_aura_photography"], recruit=cost))
    before = desks(scene)
    scene.say(ANN, "scan_bureau", slot)
    assert (scene.s.recruit, [each.strip("?") for each in desks(scene)]) == (0, [each.strip("?") for each in before])
    assert sum(scene.s.hq_up) == 1


@rule("XF-95")
def test_only_hidden_cards_can_be_scanned():
    assert moves(acting(table(bureau=[PLAIN, "?burks_hard_proof"], recruit=3)), ANN, "scan_bureau") == ["infirmary"]


@rule("XF-99", "XF-100", "XF-102")
def test_a_recruited_character_goes_to_the_discard_pile_and_the_space_is_refilled_hidden():
    scene = acting(table(bureau=[PLAIN], academy=["burks_hard_proof"], recruit=4)).say(ANN, "recruit", PLAIN)
    assert desks(scene)[0] == "?burks_hard_proof"
    scene.say(ANN, "no")
    assert (names(scene.s.discard[ANN]), scene.s.recruit) == ([PLAIN], 0)


@rule("XF-101")
def test_the_power_of_the_space_may_be_used_once_or_not_at_all():
    scene = acting(table(bureau=[PLAIN], recruit=4)).say(ANN, "recruit", PLAIN)
    assert scene.questions() == {ANN: "power"}
    assert points(scene.say(ANN, "yes")) == (1, 0)


@rule("XF-101", "XF-25")
def test_each_space_has_its_power():
    bureau = [PLAIN, PLAIN, PLAIN, "burks_aura_photography", "burks_aura_photography"]
    s = table(
        bureau=bureau,
        recruit=30,
        wounds={BOB: ["strike_gunshot"]},
        shadows={"s3": "?s4_golem"},
        hand={ANN: ["field_agent"]},
    )
    scene = acting(s)
    scene.answer(ANN, ("recruit", s.hq[1][0])).say(ANN, "yes")
    assert scene.s.wounds[BOB] == []
    scene.answer(ANN, ("recruit", s.hq[2][0])).say(ANN, "yes").pick(ANN, "field_agent")
    assert names(scene.s.graveyard[ANN]) == ["field_agent"]
    scene.answer(ANN, ("recruit", s.hq[3][0])).say(ANN, "yes")
    assert row(scene) == {"s3": "s4_golem"}
    scene.answer(ANN, ("recruit", s.hq[4][0])).say(ANN, "yes")
    assert names(scene.s.discard[ANN])[-1] == "belief"


@rule("XF-102")
def test_the_space_is_refilled_before_its_power_so_that_the_new_card_can_be_scanned():
    s = table(bureau=["?" + PLAIN, "skinner_open_the_files"], academy=["burks_hard_proof"], recruit=3)
    scene = acting(s).say(ANN, "recruit", "skinner_open_the_files")
    assert desks(scene) == ["?" + PLAIN, "?burks_hard_proof", "", "", ""]


@rule("XF-103")
def test_a_special_agent_costs_3_and_has_no_power():
    scene = acting(table(recruit=6))
    assert ["special_agent"] in scene.options(ANN)
    scene.say(ANN, "special_agent")
    assert (scene.questions()[ANN], scene.s.recruit, len(scene.s.officers)) == ("action", 3, 4)


@rule("XF-234")
def test_without_special_agents_none_can_be_recruited():
    assert "special_agent" not in acting(table(recruit=6, officers=[])).verbs(ANN)


@rule("XF-235")
def test_with_an_empty_academy_the_bureau_is_not_refilled():
    scene = acting(table(bureau=[PLAIN], recruit=4)).say(ANN, "recruit", PLAIN).say(ANN, "no")
    assert desks(scene) == [""] * 5


@rule("XF-98", "XF-104", "XF-106")
def test_a_revealed_agent_acts_once_and_stays():
    scene = acting(table(bureau=["?syn_group_member"], recruit=1)).say(ANN, "scan_bureau", "firing_range")
    assert (desks(scene)[0], names(scene.s.discard[ANN])) == ("syn_group_member", ["doubt"])
    assert moves(scene, ANN, "recruit") == []


@rule("XF-104")
def test_an_agent_hidden_and_revealed_again_acts_again():
    s = table(bureau=["syn_group_member", "?syn_fowley"], recruit=2)
    scene = acting(s).say(ANN, "scan_bureau", "infirmary")
    assert desks(scene)[:2] == ["?syn_group_member", "syn_fowley"]
    scene.say(ANN, "scan_bureau", "firing_range")
    assert names(scene.s.discard[ANN]) == ["doubt"]


@rule("XF-105")
def test_agents_do_not_strike():
    scene = acting(table(bureau=["syn_krycek"])).say(ANN, "end")
    assert scene.s.wounds == [[], []]


@rule("XF-108")
def test_an_agent_revealed_after_the_end_began_triggers_its_text():
    s = the_end(table(bureau=["?syn_toothpick_man"], field=["eg_abduction"], recruit=1), "eg_abduction")
    scene = acting(s).say(ANN, "scan_bureau", "firing_range")
    assert [len(pile) for pile in scene.s.wounds] == [1, 1]


@rule("XF-100", "XF-101")
def test_a_gained_character_costs_nothing_and_brings_the_power():
    s = table(hand={ANN: ["skinner_call_in_favours"]}, bureau=["scully_physician", "mulder_seeker_of_truth"])
    scene = play(acting(s), ANN, "skinner_call_in_favours").say(ANN, "use", "skinner_call_in_favours").say(ANN, "yes")
    assert (names(scene.s.discard[ANN]), points(scene)) == (["scully_physician"], (3, 4))


@rule("XF-249")
def test_modeski_sells_a_lone_gunmen_card_from_outside_the_game():
    scene = acting(table(shadows={"s2": "inf_modeski"}, recruit=3)).say(ANN, "task", "inf_modeski")
    assert [option[1] for option in scene.options(ANN)] == ["gunmen_langly", "gunmen_frohike"]
    scene.say(ANN, "barracks", "gunmen_frohike")
    assert (names(scene.s.discard[ANN]), scene.s.recruit) == (["gunmen_frohike"], 0)
    assert moves(scene, ANN, "task") == []


@rule("XF-287")
def test_an_action_text_is_offered_only_if_it_can_be_paid_in_full():
    assert moves(acting(table(shadows={"s2": "inf_covarrubias"}, recruit=1)), ANN, "task") == []
    assert moves(acting(table(shadows={"s2": "inf_covarrubias"}, recruit=2)), ANN, "task") == ["inf_covarrubias"]
