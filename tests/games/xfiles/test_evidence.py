"""Chapter 6.11: Leads and Evidence."""

from __future__ import annotations

import pytest

from prowl.games.encounters.xfiles.rules import points
from tests.games.xfiles.table import ANN, BOB, acting, ending, moves, names, play, plotted, table, the_end
from tests.kit import rule


def found(scene):
    return [names(pile) for pile in scene.s.discovered]


@rule("XF-119", "XF-120", "XF-121")
def test_discover_reveals_the_topmost_face_down_evidence():
    scene = acting(table(shadows={"s3": "lead_purity_flask"}, attack=3))
    assert moves(scene, ANN, "follow") == ["lead_purity_flask"]
    scene.say(ANN, "follow", "lead_purity_flask")
    assert found(scene) == [["ev1_hybrid_army"], [], []]
    assert scene.view(BOB)["discovered"] == [["ev1_hybrid_army"], [], []]
    assert scene.s.attack == 0


@rule("XF-122", "XF-123", "XF-124")
def test_collect_takes_the_linked_evidence_and_defeats_the_lead_also_in_the_same_turn():
    scene = acting(table(shadows={"s3": "lead_purity_flask"}, attack=9))
    scene.say(ANN, "follow", "lead_purity_flask").say(ANN, "follow", "lead_purity_flask")
    assert (names(scene.s.collected), names(scene.s.dead_enemies)) == (["ev1_hybrid_army"], ["lead_purity_flask"])
    assert scene.s.attack == 0


@rule("XF-121")
def test_the_next_lead_discovers_the_next_priority():
    scene = acting(table(shadows={"s3": "lead_purity_flask", "s2": "lead_hangar_footage"}, attack=5))
    scene.say(ANN, "follow", "lead_purity_flask").say(ANN, "follow", "lead_hangar_footage")
    assert found(scene) == [["ev1_hybrid_army"], ["ev2_guarded_labs"], []]


@rule("XF-125")
def test_another_player_may_collect_on_a_later_turn():
    scene = acting(table(shadows={"s3": "lead_purity_flask"}, attack=3, hand={BOB: ["mulder_seeker_of_truth"] * 1}))
    scene.say(ANN, "follow", "lead_purity_flask").say(ANN, "end")
    scene.say(BOB, "play", "mulder_seeker_of_truth").say(BOB, "use", "mulder_seeker_of_truth")
    assert scene.s.attack == 7
    assert moves(scene, BOB, "follow") == ["lead_purity_flask"]


@rule("XF-291")
def test_evidence_whose_lead_is_gone_stays_discovered_and_cannot_be_collected_by_another():
    s = table(shadows={"s3": "lead_purity_flask"}, attack=9)
    s.discovered[0], s.evidence[0] = s.evidence[0], []
    s.found = list(s.discovered[0])
    scene = acting(s).say(ANN, "follow", "lead_purity_flask").say(ANN, "follow", "lead_purity_flask")
    assert names(scene.s.collected) == ["ev2_guarded_labs"]
    assert found(scene)[0] == ["ev1_hybrid_army"]


@rule("XF-292", "XF-126")
def test_counted_deeds_fulfil_a_lead_by_themselves_and_earlier_ones_do_not_count():
    s = table(shadows={"s1": "?lead_boxcar", "s2": "?s4_golem", "s3": "?s1_eves"}, attack=3)
    scene = acting(s).say(ANN, "scan", "s1").say(ANN, "scan", "s2")
    assert found(scene) == [[], [], []]
    scene.say(ANN, "scan", "s3")
    assert found(scene) == [["ev1_hybrid_army"], [], []]


@rule("XF-126")
def test_the_collect_condition_counts_deeds_after_the_discovery():
    s = table(shadows={"s1": "lead_missing_agent"}, field=["s4_golem", "s1_tooms"], attack=6)
    scene = acting(s).say(ANN, "fight", "s4_golem")
    assert (found(scene)[0], scene.s.collected) == (["ev1_hybrid_army"], [])
    scene.say(ANN, "fight", "s1_tooms")
    assert names(scene.s.collected) == ["ev1_hybrid_army"]


@rule("XF-292")
def test_one_deed_may_ready_two_leads_and_the_active_player_orders_them():
    s = table(shadows={"s1": "lead_missing_agent", "s2": "lead_neck_implant"}, field=["s1_operating_system"], attack=3)
    assert found(acting(s).say(ANN, "fight", "s1_operating_system"))[0] == ["ev1_hybrid_army"]
    s = table(shadows={"s1": "lead_meteor_rock", "s2": "lead_autopsy_video"}, hand={ANN: ["burks_consultant"] * 2})
    s.link = {s.wilds[3][0]: s.evidence[2][0]}
    s.discovered[2], s.evidence[2], s.found = s.evidence[2], [], list(s.evidence[2])
    scene = play(acting(s), ANN, "burks_consultant")
    assert found(scene)[0] == ["ev1_hybrid_army"]


@rule("XF-292")
def test_several_leads_ready_by_one_deed_are_ordered_by_the_active_player():
    s = table(shadows={"s1": "lead_missing_agent", "s2": "lead_boxcar"}, field=["s4_golem", "s1_tooms"], attack=6)
    boxcar = s.wilds[3][0]
    s.link, s.discovered[2] = {boxcar: s.evidence[2][0]}, s.evidence[2]
    s.found, s.evidence[2] = list(s.discovered[2]), []
    scene = acting(s).say(ANN, "fight", "s4_golem").say(ANN, "fight", "s1_tooms")
    assert scene.questions() == {ANN: "ready.enemy"}
    scene.say(ANN, "enemy", "lead_boxcar")
    assert names(scene.s.collected) == ["ev3_checkpoints", "ev1_hybrid_army"]


@rule("XF-127")
def test_a_lead_in_the_field_can_be_used_until_the_end_of_the_turn():
    assert moves(acting(table(field=["lead_purity_flask"], attack=3)), ANN, "follow") == ["lead_purity_flask"]


@rule("XF-128")
def test_with_no_evidence_face_down_nothing_is_discovered():
    s = table(shadows={"s3": "lead_purity_flask"}, attack=3, evidence=[])
    assert moves(acting(s), ANN, "follow") == []


@rule("XF-129")
def test_a_lead_that_has_discovered_brings_no_doubts():
    s = table(field=["lead_purity_flask"])
    s.link = {s.combat[0]: s.evidence[0][0]}
    assert ending(s).s.discard == [[], []]


@rule("XF-130", "XF-250")
def test_if_all_evidence_was_discovered_through_leads_an_idle_lead_brings_no_doubts():
    s = table(field=["lead_purity_flask"])
    for priority in range(3):
        s.discovered[priority], s.evidence[priority] = s.evidence[priority], []
    s.found = [card for pile in s.discovered for card in pile]
    assert ending(s).s.discard == [[], []]


@rule("XF-131")
def test_of_two_evidence_cards_of_one_priority_the_one_placed_first_is_discovered_first():
    s = table(shadows={"s3": "lead_purity_flask"}, attack=3, evidence=["ev1_deep_bunkers", "ev1_hybrid_army"])
    assert found(acting(s).say(ANN, "follow", "lead_purity_flask"))[0] == ["ev1_deep_bunkers"]


# -- the twelve Leads: what each takes to discover and to collect ----------------------------

PAID = {
    "lead_purity_flask": ({"attack": 3}, {"attack": 6}),
    "lead_bee_domes": ({}, {"attack": 7}),
    "lead_digital_tape": ({"recruit": 3}, None),
    "lead_autopsy_video": ({"recruit": 3}, None),
    "lead_hangar_footage": ({"attack": 2}, None),
    "lead_neck_implant": (None, {"recruit": 6}),
    "lead_mining_files": (None, {"recruit": 7}),
}


def linked(name):
    s = table(shadows={"s3": name}, hand={ANN: ["field_agent"]})
    card = s.wilds[2][0]
    s.link, s.discovered[0], s.found = {card: s.evidence[0][0]}, s.evidence[0], list(s.evidence[0])
    s.evidence[0] = []
    return s


@pytest.mark.parametrize(("name", "price"), [(name, both[0]) for name, both in PAID.items() if both[0]])
def test_a_lead_discovers_for_exactly_its_price(name, price):
    (what, n), *_ = price.items()
    assert moves(acting(table(shadows={"s3": name}, **{what: n - 1})), ANN, "follow") == []
    scene = acting(table(shadows={"s3": name}, **{what: n})).say(ANN, "follow", name)
    assert (found(scene)[0], getattr(scene.s, what)) == (["ev1_hybrid_army"], 0)


@pytest.mark.parametrize(("name", "price"), [(name, both[1]) for name, both in PAID.items() if both[1]])
def test_a_lead_collects_for_exactly_its_price(name, price):
    (what, n), *_ = price.items()
    s = linked(name)
    points.gain(s, what, n - 1)
    assert moves(acting(s), ANN, "follow") == []
    s = linked(name)
    points.gain(s, what, n)
    assert names(acting(s).say(ANN, "follow", name).s.collected) == ["ev1_hybrid_army"]


PLAYED = [
    ("lead_neck_implant", ["gunmen_byers"], True),
    ("lead_meteor_rock", ["burks_consultant"], True),
    ("lead_hospital_ship", ["doggett_task_force"], True),
    ("lead_digital_tape", ["gunmen_frohike", "mulder_profiler"], False),
    ("lead_autopsy_video", ["burks_consultant", "scully_physician"], False),
    ("lead_hangar_footage", ["reyes_intuition", "doggett_marine"], False),
]


@pytest.mark.parametrize(("name", "cards", "first"), PLAYED, ids=lambda each: str(each))
def test_a_lead_is_followed_by_playing_cards_of_its_class(name, cards, first):
    s = table(shadows={"s3": name}) if first else linked(name)
    s.hand[ANN] = [s.book.numbers(card)[0] for card in cards]
    s.outside = [card for card in s.outside if card not in s.hand[ANN]]
    scene = play(acting(s), ANN, *cards[:-1])
    assert not (scene.s.found if first else scene.s.collected)
    play(scene, ANN, cards[-1])
    assert scene.s.found if first else scene.s.collected


def test_bee_domes_discovers_by_discarding_a_card():
    scene = acting(table(shadows={"s3": "lead_bee_domes"}, hand={ANN: ["field_agent"]})).say(
        ANN, "follow", "lead_bee_domes"
    )
    assert (names(scene.s.discard[ANN]), found(scene)[0]) == (["field_agent"], ["ev1_hybrid_army"])


def test_mining_company_files_discovers_with_two_scans_of_the_bureau():
    s = table(shadows={"s3": "lead_mining_files"}, bureau=["?burks_consultant", "?burks_hard_proof"], recruit=2)
    scene = acting(s).say(ANN, "scan_bureau", "firing_range")
    assert found(scene)[0] == []
    assert found(scene.say(ANN, "scan_bureau", "infirmary"))[0] == ["ev1_hybrid_army"]


def test_buried_boxcar_collects_with_two_fights():
    s = linked("lead_boxcar")
    s.combat = [s.book.numbers(name)[0] for name in ("s1_tooms", "s4_peacocks")]
    s.attack_of[0] = s.attack = 6
    scene = acting(s).say(ANN, "fight", "s1_tooms")
    assert scene.s.collected == []
    assert scene.say(ANN, "fight", "s4_peacocks").s.collected


def test_tunguska_rock_collects_for_a_strike_that_cannot_be_avoided():
    s = linked("lead_meteor_rock")
    s.vigils[BOB] = [s.book.numbers("skinner_marine_veteran")[0]]
    scene = acting(s).say(ANN, "follow", "lead_meteor_rock")
    assert (len(scene.s.wounds[ANN]), names(scene.s.collected)) == (1, ["ev1_hybrid_army"])


def test_abductee_circle_takes_a_belief_from_hand_or_played_and_not_activated():
    scene = play(acting(table(shadows={"s3": "lead_abductee_circle"}, hand={ANN: ["belief", "belief"]})), ANN, "belief")
    scene.say(ANN, "follow", "lead_abductee_circle").say(ANN, "follow", "lead_abductee_circle")
    assert (names(scene.s.collected), len(scene.s.beliefs)) == (["ev1_hybrid_army"], 17)


def test_hospital_ship_collects_with_two_recruits():
    s = linked("lead_hospital_ship")
    s.recruit_of[0] = s.recruit = 6
    scene = acting(s).say(ANN, "special_agent")
    assert scene.s.collected == []
    assert scene.say(ANN, "special_agent").s.collected


def test_missing_agent_discovers_with_a_fight():
    s = table(shadows={"s1": "lead_missing_agent"}, field=["s4_golem"], attack=3)
    assert found(acting(s).say(ANN, "fight", "s4_golem"))[0] == ["ev1_hybrid_army"]


@rule("XF-292")
def test_a_class_that_nobody_teaches_may_be_paid_with_recruit():
    s = table(shadows={"s3": "lead_meteor_rock"}, recruit=4, classes=["tech"])
    assert moves(acting(s), ANN, "follow") == ["lead_meteor_rock"]
    s = table(shadows={"s3": "lead_meteor_rock"}, recruit=4, classes=["science"])
    assert moves(acting(s), ANN, "follow") == []


def test_the_well_manicured_man_lowers_every_payment_by_1():
    s = table(shadows={"s3": "lead_purity_flask", "s2": "inf_well_manicured_man"}, attack=2)
    assert moves(acting(s), ANN, "follow") == ["lead_purity_flask"]


@rule("XF-301", "XF-196")
def test_a_lead_revealed_after_the_end_began_is_defeated_at_once_with_doubts():
    s = the_end(
        table(shadows={"s1": "?lead_boxcar"}, field=["eg_abduction"], bound=["ev1_hybrid_army"], attack=1),
        "eg_abduction",
    )
    scene = acting(s).say(ANN, "scan", "s1")
    assert names(scene.s.dead_enemies) == ["lead_boxcar"]
    assert [names(pile) for pile in scene.s.discard] == [["doubt"], ["doubt"]]


def test_a_hidden_lead_pushed_into_the_field_can_be_followed_this_turn():
    s = table(
        shadows={"s5": "?s1_eves", "s4": "?s1_tooms", "s3": "?s4_bees", "s2": "?s4_golem", "s1": "?lead_purity_flask"}
    )
    assert names(plotted(s).s.combat) == ["lead_purity_flask"]
