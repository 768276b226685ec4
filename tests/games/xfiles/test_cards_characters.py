"""Every card that players own, by its own sentence."""

from __future__ import annotations

import pytest

from tests.games.xfiles.printed import ACADEMY, ALLIES, rows
from tests.games.xfiles.table import ANN, BOB, KINDS, acting, desks, moves, names, play, points, row, table
from tests.kit import rule


@rule("XF-23")
@pytest.mark.parametrize("line", rows(ACADEMY), ids=lambda line: line[0])
def test_an_academy_card_has_its_figures_and_keywords(line):
    id, klass, copies, cost, attack, recruit, keywords = line
    card = KINDS[id]
    assert (card.klass, card.copies, card.cost) == (klass, int(copies), int(cost))
    assert (card.attack, card.recruit) == (int(attack), int(recruit))
    assert "+".join(sorted(card.flags)) == keywords.strip("-")


@rule("XF-21")
@pytest.mark.parametrize("line", rows(ALLIES), ids=lambda line: line[0])
def test_an_ally_has_its_figures_and_keywords(line):
    id, klass, attack, recruit, keywords = line
    card = KINDS[id]
    assert (card.klass, card.attack, card.recruit) == (klass, int(attack), int(recruit))
    assert "+".join(sorted(card.flags)) == keywords.strip("-")


def test_the_tables_of_printed_figures_are_complete():
    assert (len(rows(ACADEMY)), len(rows(ALLIES))) == (36, 9)


FRIEND = {
    "intel": "gunmen_frohike",
    "leadership": "doggett_task_force",
    "science": "burks_consultant",
    "tech": "gunmen_byers",
    "will": "reyes_protector",
}


def used(card, *, friend="", **fields):
    """The card was played, after a card of that class, and activated."""
    first = [FRIEND[friend]] if friend else []
    hand = {ANN: [*first, card, *fields.pop("more", [])]}
    scene = play(acting(table(hand=hand, **fields)), ANN, *first, card)
    return scene.say(ANN, "use", card)


COMBOS = [
    (line[0], next(each.key for each in KINDS[line[0]].clauses if each.timing == "combo"))
    for line in rows(ACADEMY)
    if KINDS[line[0]].at("combo")
]


@rule("XF-80")
@pytest.mark.parametrize(("card", "klass"), COMBOS, ids=lambda each: each)
def test_a_combo_is_not_offered_without_its_class(card, klass):
    if card == "pendrell_professional_colleagues":
        return
    assert moves(play(acting(table(hand={ANN: [card]})), ANN, card), ANN, "use") == []
    scene = play(acting(table(hand={ANN: [FRIEND[klass], card]})), ANN, FRIEND[klass], card)
    assert card in moves(scene, ANN, "use")


GIVES = [
    ("mulder_seeker_of_truth", "", (7, 0)),
    ("skinner_assistant_director", "leadership", (3, 3)),
    ("doggett_detective", "will", (5, 0)),
    ("follmer_ambition", "leadership", (3, 3)),
    ("gunmen_frohike", "intel", (7, 0)),
    ("burks_image_analysis", "tech", (3, 4)),
    ("burks_aura_photography", "science", (7, 1)),
    ("skinner_open_the_files", "", (2, 2)),
]


@pytest.mark.parametrize(("card", "friend", "given"), GIVES, ids=lambda each: str(each))
def test_activated_it_gives_more_points(card, friend, given):
    assert points(used(card, friend=friend)) == given


DRAWS = [
    ("mulder_profiler", "intel", 1),
    ("scully_field_autopsy", "science", 1),
    ("reyes_intuition", "will", 1),
    ("pendrell_crime_lab", "tech", 1),
    ("pendrell_breakthrough", "", 2),
    ("gunmen_trio", "tech", 2),
    ("burks_hard_proof", "", 1),
    ("reyes_second_sight", "", 1),
    ("scully_unshaken", "", 1),
    ("s8_al_leyla", "", 1),
    ("s9_al_kersh", "leadership", 1),
    ("s3_al_jose_chung", "", 1),
]


@pytest.mark.parametrize(("card", "friend", "n"), DRAWS, ids=lambda each: str(each))
def test_activated_it_draws_cards(card, friend, n):
    assert len(used(card, friend=friend).s.hand[ANN]) == n


SCANS = [
    ("mulder_spooky_reputation", ""),
    ("follmer_wiretap", "leadership"),
    ("burks_aura_photography", "science"),
    ("burks_hard_proof", ""),
    ("reyes_second_sight", ""),
    ("s1_al_briggs", ""),
]


@pytest.mark.parametrize(("card", "friend"), SCANS, ids=lambda each: str(each))
def test_activated_it_scans_a_hidden_card_in_the_shadows(card, friend):
    assert row(used(card, friend=friend, shadows={"s5": "?s4_golem"})) == {"s5": "s4_golem"}


def test_seeker_of_truth_scans_two_cards():
    scene = used("mulder_seeker_of_truth", shadows={"s5": "?s4_golem", "s4": "?s1_tooms"}).say(ANN, "space", "s5")
    assert row(scene) == {"s5": "s4_golem", "s4": "s1_tooms"}


BUREAU = [("skinner_open_the_files", ""), ("gunmen_langly", "tech"), ("reyes_second_sight", "")]


@pytest.mark.parametrize(("card", "friend"), BUREAU, ids=lambda each: str(each))
def test_activated_it_scans_a_bureau_space(card, friend):
    assert desks(used(card, friend=friend, bureau=["?burks_consultant"]))[0] == "burks_consultant"


HEALS = [("scully_physician", ""), ("pendrell_implant_analysis", "science"), ("s4_al_penny", "")]


@pytest.mark.parametrize(("card", "friend"), HEALS, ids=lambda each: str(each))
def test_activated_it_heals_a_strike_card_of_any_player(card, friend):
    assert used(card, friend=friend, wounds={BOB: ["strike_gunshot"]}).s.wounds[BOB] == []


def test_penny_northern_sacrificed_heals_everybody():
    s = table(hand={ANN: ["s4_al_penny"]}, wounds={ANN: ["strike_gunshot"], BOB: ["strike_deep_cut"]})
    assert acting(s).say(ANN, "sacrifice", "s4_al_penny").s.wounds == [[], []]


def test_true_believer_gains_a_belief_or_attack():
    assert used("mulder_true_believer").options(ANN) == [["belief"], ["attack"]]
    assert names(used("mulder_true_believer").say(ANN, "belief").s.discard[ANN]) == ["belief"]
    assert points(used("mulder_true_believer").say(ANN, "attack")) == (4, 0)


def test_jose_chung_gains_a_belief():
    assert names(used("s3_al_jose_chung").s.discard[ANN]) == ["belief"]


@pytest.mark.parametrize(("card", "friend"), [("scully_skeptic", ""), ("follmer_office_politics", "leadership")])
def test_activated_it_may_defeat_an_own_card(card, friend):
    scene = used(card, friend=friend, more=["field_agent"]).pick(ANN, "field_agent")
    assert names(scene.s.graveyard[ANN]) == ["field_agent"]
    assert used(card, friend=friend, more=["field_agent"]).pick(ANN).s.graveyard[ANN] == []


def test_office_politics_gives_1_attack_besides():
    assert points(used("follmer_office_politics", friend="leadership").pick(ANN)) == (4, 3)


def test_unshaken_faith_resolves_belief():
    assert points(used("scully_unshaken")) == (7, 0)


def test_call_in_favours_gains_a_character_of_cost_5_or_less():
    scene = used("skinner_call_in_favours", bureau=["doggett_marine", "burks_hard_proof"])
    assert scene.questions()[ANN] == "power"
    assert names(scene.s.discard[ANN]) == ["doggett_marine"]


def test_ex_marine_gives_2_attack_with_two_strikes():
    card = "doggett_marine"
    s = table(hand={ANN: [card]}, wounds={ANN: ["strike_gunshot"]})
    assert moves(play(acting(s), ANN, card), ANN, "use") == []
    assert points(used(card, wounds={ANN: ["strike_gunshot"] * 2})) == (6, 0)


def test_relentless_defeats_an_enemy_in_the_field_worth_6_or_less():
    scene = used("doggett_relentless", friend="will", field=["s3_big_blue", "s3_oswald"])
    assert names(scene.s.combat) == ["s3_big_blue"]


def test_cult_expert_looks_at_a_hidden_card():
    scene = used("reyes_cult_expert", shadows={"s5": "?s4_golem"})
    assert scene.view(ANN)["wilds"][0] == {"count": 1, "known": ["s4_golem"]}


def test_internal_inquiry_defeats_an_agent_or_scans_two_spaces():
    scene = used("follmer_internal_inquiry", bureau=["syn_krycek", "?burks_consultant", "?burks_hard_proof"])
    assert scene.options(ANN) == [["agent"], ["two_scans"]]
    assert names(scene.say(ANN, "agent").s.dead_enemies) == ["syn_krycek"]


def test_langly_gives_1_recruit():
    assert points(used("gunmen_langly", friend="tech")) == (0, 6)


@pytest.mark.parametrize("card", ["skinner_marine_veteran", "s7_al_weems"])
def test_marine_veteran_and_henry_weems_avoid_a_strike(card):
    from tests.games.xfiles.table import struck

    scene = struck(table(field=["s4_golem"], vigils={ANN: [card]})).say(ANN, "avoid", card)
    assert (scene.s.wounds[ANN], card in names(scene.s.discard[ANN])) == ([], True)


def test_sheriff_hartwell_coordinates():
    assert acting(table(hand={BOB: ["s5_al_hartwell"]})).options(BOB) == [["coordinate", "s5_al_hartwell"]]


@pytest.mark.parametrize("card", ["doggett_task_force", "gunmen_byers", "burks_consultant"])
def test_a_card_without_a_text_gives_its_points(card):
    kind = KINDS[card]
    assert points(play(acting(table(hand={ANN: [card]})), ANN, card)) == (kind.attack, kind.recruit)
