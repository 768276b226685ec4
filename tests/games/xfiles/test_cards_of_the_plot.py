"""Every Syndicate Agent, Informant and Evidence card, by its own sentence."""

from __future__ import annotations

import pytest

from prowl.games.encounters.xfiles.rules.said import end_figure, keywords
from tests.games.xfiles.printed import SYNDICATE, rows
from tests.games.xfiles.table import (
    ANN,
    BOB,
    KINDS,
    acting,
    cleaning,
    desks,
    moves,
    names,
    play,
    points,
    row,
    shown,
    table,
    the_end,
)
from tests.kit import rule

# -- Syndicate Agents ------------------------------------------------------------------------------


@rule("XF-18")
@pytest.mark.parametrize("line", rows(SYNDICATE), ids=lambda line: line[0])
def test_an_agent_has_its_type_its_copies_its_value_and_its_keywords(line):
    id, race, copies, value, keys = line
    card = KINDS[id]
    assert (card.race, card.copies, card.value, "+".join(sorted(card.flags))) == (
        race,
        int(copies),
        int(value),
        keys.strip("-"),
    )


def test_the_table_of_printed_figures_is_complete():
    assert len(rows(SYNDICATE)) == 14


def unmasked(agent, **fields):
    s = table(fields.pop("players", 2), bureau=[f"?{agent}", *fields.pop("others", [])], recruit=1, **fields)
    return acting(s).say(ANN, "scan_bureau", "firing_range")


def test_smoking_man_and_first_elder_make_the_bureau_dearer():
    assert moves(acting(table(bureau=["syn_smoking_man", "?burks_consultant"], recruit=1)), ANN, "scan_bureau") == []
    assert moves(acting(table(bureau=["syn_first_elder", "burks_consultant"], recruit=4)), ANN, "recruit") == []


@pytest.mark.parametrize("agent", ["syn_krycek", "syn_crew_cut_man"])
def test_revealed_the_agent_strikes(agent):
    assert len(unmasked(agent).s.wounds[ANN]) == 1


def test_krycek_defeated_scans():
    s = table(bureau=["syn_krycek"], shadows={"s5": "?s4_golem"}, attack=3)
    assert row(acting(s).say(ANN, "fight", "syn_krycek")) == {"s5": "s4_golem"}


def test_fowley_hides_the_others_and_gives_a_card_when_defeated():
    scene = unmasked("syn_fowley", others=["burks_consultant"])
    assert desks(scene)[:2] == ["syn_fowley", "?burks_consultant"]
    s = table(bureau=["syn_fowley"], recruit=3)
    assert len(acting(s).say(ANN, "fight", "syn_fowley").s.hand[ANN]) == 1


def test_blevins_forbids_special_agents():
    assert "special_agent" not in acting(table(bureau=["syn_blevins"], recruit=2)).verbs(ANN)


def test_men_in_black_forbid_looking():
    s = table(bureau=["syn_men_in_black"], hand={ANN: ["reyes_cult_expert"]}, shadows={"s5": "?s4_golem"})
    scene = play(acting(s), ANN, "reyes_cult_expert").say(ANN, "use", "reyes_cult_expert")
    assert scene.view(ANN)["wilds"][0] == {"count": 1}


def test_gray_haired_man_discards_a_random_card_and_cardinal_strikes_the_next_player():
    assert len(unmasked("syn_gray_haired_man", hand={ANN: ["field_agent"] * 2}).s.discard[ANN]) == 1
    assert [len(pile) for pile in unmasked("syn_cardinal", players=3).s.wounds] == [0, 1, 0]


def test_shapeshifter_defeats_the_leftmost_revealed_character():
    scene = unmasked("syn_shapeshifter", others=["?burks_hard_proof", "burks_consultant"])
    assert names(scene.s.lost) == ["burks_consultant"]


def test_syndicate_elder_gives_a_doubt():
    assert names(unmasked("syn_group_member").s.discard[ANN]) == ["doubt"]


ENDING = [
    ("syn_men_in_black", lambda s: len(s.hand[ANN]) == 0),
    ("syn_shapeshifter", lambda s: len(s.wounds[ANN]) == 1),
    ("syn_toothpick_man", lambda s: [len(pile) for pile in s.wounds] == [1, 1]),
    ("syn_smoking_man", lambda s: [names(pile) for pile in s.discard] == [["doubt"], ["doubt"]]),
]


@rule("XF-199")
@pytest.mark.parametrize(("agent", "holds"), ENDING, ids=lambda each: each if isinstance(each, str) else "")
def test_when_the_end_begins_the_agent_acts(agent, holds):
    assert holds(shown("eg_extinction", bureau=[agent], hand={ANN: ["field_agent"]}).s)


# -- Informants ------------------------------------------------------------------------------------


def test_deep_throat_lowers_the_first_paid_scan():
    s = table(shadows={"s3": "inf_deep_throat", "s1": "?s4_golem", "s2": "?s1_tooms"}, attack=0)
    scene = acting(s).say(ANN, "scan", "s1")
    assert moves(scene, ANN, "scan") == []


def test_covarrubias_scans_for_2_recruit():
    s = table(shadows={"s3": "inf_covarrubias", "s1": "?s4_golem"}, recruit=2)
    scene = acting(s).say(ANN, "task", "inf_covarrubias")
    assert (scene.s.up[4], scene.s.recruit) == (True, 0)


def test_matheson_gives_1_recruit_at_the_start_and_bruckman_looks():
    assert points(acting(table(shadows={"s3": "inf_matheson"}))) == (0, 1)
    scene = acting(table(shadows={"s3": "inf_bruckman", "s1": "?s4_golem"}))
    assert scene.view(ANN)["wilds"][4] == {"count": 1, "known": ["s4_golem"]}


def test_fenig_weakens_aliens():
    assert moves(acting(table(shadows={"s3": "inf_fenig"}, field=["s1_ice_worm"])), ANN, "fight") == ["s1_ice_worm"]


def test_hosteen_heals_for_two_cards():
    s = table(shadows={"s3": "inf_hosteen"}, hand={ANN: ["field_agent"] * 2}, wounds={BOB: ["strike_gunshot"]})
    scene = acting(s).say(ANN, "task", "inf_hosteen")
    assert (scene.s.wounds[BOB], len(scene.s.discard[ANN])) == ([], 2)


def test_kritschgau_returns_a_doubt_for_1_recruit():
    s = table(shadows={"s3": "inf_kritschgau"}, discard={ANN: ["doubt"]}, recruit=1)
    assert len(acting(s).say(ANN, "task", "inf_kritschgau").s.doubts) == 17


def test_jeremiah_smith_heals_everybody_when_first_revealed():
    s = shown("inf_jeremiah_smith", wounds={ANN: ["strike_gunshot"], BOB: ["strike_deep_cut"]}).s
    assert s.wounds == [[], []]


def test_dales_makes_special_agents_cheaper():
    assert "special_agent" in acting(table(shadows={"s3": "inf_dales"}, recruit=2)).verbs(ANN)


def test_gibson_scans_the_bureau_for_free():
    s = table(shadows={"s3": "inf_gibson"}, bureau=["?burks_consultant"])
    assert desks(acting(s).say(ANN, "task", "inf_gibson"))[0] == "burks_consultant"


def test_melissa_gives_1_attack_for_each_belief_played():
    assert points(play(acting(table(shadows={"s3": "inf_melissa"}, hand={ANN: ["belief"]})), ANN, "belief")) == (1, 0)


# -- Evidence in force ---------------------------------------------------------------------------------


def facing(*bound, **fields):
    return the_end(table(field=["eg_colonization"], enemies=[], bound=bound, **fields))


FIGURES = [
    ("ev1_hybrid_army", 3, 0),
    ("ev1_deep_bunkers", 0, 4),
    ("ev1_shock_troops", 1, 0),
    ("ev1_orbital_watch", 0, 2),
    ("ev1_human_shields", 2, 0),
    ("ev1_magnetite_shell", 2, 1),
    ("ev1_mass_graves", 0, 3),
    ("ev2_guarded_labs", 2, 0),
    ("ev2_spare_bodies", 0, 3),
    ("ev2_traitors", 1, 0),
    ("ev2_jammed_lines", 0, 1),
    ("ev2_frozen_funds", 1, 0),
    ("ev3_checkpoints", 1, 0),
    ("ev3_reserves", 0, 2),
]


@rule("XF-198")
@pytest.mark.parametrize(("proof", "defence", "health"), FIGURES)
def test_it_makes_the_end_game_card_stronger(proof, defence, health):
    s = facing(proof)
    assert (end_figure(s, s.end_card, "defence") - 7, end_figure(s, s.end_card, "health") - 16) == (defence, health)


GRANTS = [
    ("ev1_twin_fronts", "triple_strike"),
    ("ev1_orbital_watch", "range"),
    ("ev1_mass_graves", "ferocious"),
    ("ev1_first_blow", "swift"),
    ("ev2_terror", "frightening"),
    ("ev2_wounding_weapons", "maul"),
    ("ev3_immune_drones", "immune_leadership"),
]


@pytest.mark.parametrize(("proof", "keyword"), GRANTS)
def test_it_gives_the_end_game_card_a_keyword(proof, keyword):
    s = facing(proof)
    assert keyword in keywords(s, s.end_card)
    assert keyword not in keywords(facing(), s.end_card)


AT_ONCE = [
    ("ev1_shock_troops", lambda s: [len(pile) for pile in s.wounds] == [1, 1]),
    ("ev2_traitors", lambda s: [names(pile) for pile in s.discard] == [["doubt"], ["doubt"]]),
    ("ev2_recalled_hunters", lambda s: names([s.wilds[4][0]] if s.wilds[4] else s.combat) == ["s4_golem"]),
    ("ev3_smear_campaign", lambda s: [names(pile) for pile in s.discard] == [["doubt"], ["doubt"]]),
    ("ev3_lost_files", lambda s: [len(hand) for hand in s.hand] == [0, 0]),
    ("ev3_tainted_water", lambda s: [len(pile) for pile in s.scars] == [1, 1]),
    ("ev3_purged_bureau", lambda s: not any(s.hq_up)),
]


@rule("XF-200")
@pytest.mark.parametrize(("proof", "holds"), AT_ONCE, ids=lambda each: each if isinstance(each, str) else "")
def test_when_the_end_begins_it_acts(proof, holds):
    hand = {ANN: ["field_agent"] * 2, BOB: ["assault_team"] * 2}
    s = table(
        shadows={"s2": "?eg_extinction"},
        attack=1,
        evidence=[proof],
        hand=hand,
        dead=["s4_golem"],
        bureau=["burks_consultant"],
    )
    assert holds(acting(s).say(ANN, "scan", "s2").s)


def test_human_shields_give_the_fighter_a_doubt_for_each_hit():
    assert names(acting(facing("ev1_human_shields", attack=9)).say(ANN, "fight", "eg_colonization").s.discard[ANN]) == [
        "doubt"
    ]


def test_false_quarantine_forbids_healing():
    s = facing("ev2_quarantine", hand={ANN: ["scully_physician"]}, wounds={ANN: ["strike_gunshot"]})
    scene = play(acting(s), ANN, "scully_physician").say(ANN, "use", "scully_physician")
    assert len(scene.s.wounds[ANN]) == 1


def test_frozen_funds_make_characters_2_dearer():
    assert moves(acting(facing("ev2_frozen_funds", bureau=["burks_consultant"], recruit=5)), ANN, "recruit") == []


def test_blackmail_forbids_belief():
    assert moves(play(acting(facing("ev3_blackmail", hand={ANN: ["belief"]})), ANN, "belief"), ANN, "use") == []


def test_short_supplies_make_every_hand_smaller():
    assert len(cleaning(facing("ev3_short_supplies")).s.hand[ANN]) == 5


def test_purged_bureau_ends_the_powers():
    s = facing("ev3_purged_bureau", bureau=["burks_consultant"], recruit=4)
    assert acting(s).say(ANN, "recruit", "burks_consultant").questions()[ANN] == "action"
