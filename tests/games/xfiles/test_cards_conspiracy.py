"""Every Enemy, Event, Agent, Informant and Evidence card, by its own sentence."""

from __future__ import annotations

import pytest

from prowl.games.encounters.xfiles.rules.said import end_figure, keywords
from tests.games.xfiles.printed import ENEMIES, SYNDICATE, rows
from tests.games.xfiles.table import (
    ANN,
    BOB,
    KINDS,
    acting,
    cleaning,
    desks,
    ending,
    moves,
    names,
    play,
    points,
    row,
    struck,
    table,
    the_end,
)
from tests.kit import rule


@rule("XF-21")
@pytest.mark.parametrize("line", rows(ENEMIES), ids=lambda line: line[0])
def test_an_enemy_has_its_type_its_value_and_its_keywords(line):
    id, race, value, keys = line
    card = KINDS[id]
    assert (card.race, card.value, "+".join(sorted(card.flags))) == (race, int(value), keys.strip("-"))


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


def test_the_tables_of_printed_figures_are_complete():
    assert (len(rows(ENEMIES)), len(rows(SYNDICATE))) == (90, 14)


def hit(enemy, **fields):
    """It strikes from the Field; the Strike card is a Miss unless told otherwise."""
    return struck(table(3, field=[enemy], strikes=fields.pop("strikes", ["strike_miss"]), **fields))


SMALLER = [
    ("s1_tooms", 1),
    ("s2_duane_barry", 2),
    ("s3_neech_manley", 1),
    ("s5_strickland", 1),
    ("s5_linda_bowman", 1),
    ("s6_pinker_rawls", 1),
    ("s7_maitreya", 1),
    ("s8_fakir", 1),
    ("s9_lokensgard", 1),
    ("s9_mad_wayne", 1),
]


@pytest.mark.parametrize(("enemy", "n"), SMALLER)
def test_struck_the_next_hand_is_smaller(enemy, n):
    assert len(hit(enemy).s.hand[ANN]) == 6 - n


@pytest.mark.parametrize("enemy", ["s1_ice_worm", "s4_chupacabra", "s5_pincus", "s6_weinsider", "s9_kobold"])
def test_struck_a_doubt_is_gained(enemy):
    assert names(hit(enemy).s.discard[ANN]) == ["doubt"]


def test_wandering_evil_gives_the_next_player_a_doubt():
    assert names(hit("s8_wandering_evil").s.discard[BOB]) == ["doubt"]


@pytest.mark.parametrize("enemy", ["s1_wood_mites", "s2_flukeman", "s3_incanto"])
def test_struck_a_scar_is_gained(enemy):
    assert len(hit(enemy).s.scars[ANN]) == 1


@pytest.mark.parametrize("enemy", ["s4_bees", "s7_beetles", "s6_nanites"])
def test_struck_the_newest_strike_becomes_a_scar(enemy):
    scene = hit(enemy, strikes=["strike_gunshot"], wounds={ANN: ["strike_deep_cut"]})
    assert (names(scene.s.wounds[ANN]), names(scene.s.scars[ANN])) == (["strike_deep_cut"], ["strike_gunshot"])


@pytest.mark.parametrize("enemy", ["s3_pusher", "s5_rebels", "s6_maurice_lyda"])
def test_struck_the_next_player_takes_a_strike_too(enemy):
    assert [len(pile) for pile in hit(enemy).s.wounds] == [0, 1, 0]


@pytest.mark.parametrize("enemy", ["s2_vampire_trinity", "s4_peacocks", "s6_boarding_party", "s9_knowle_rohrer"])
def test_it_strikes_twice(enemy):
    assert len(hit(enemy, strikes=[]).s.wounds[ANN]) == 2


def shown(card, **fields):
    """It was scanned on S1."""
    return acting(
        table(shadows={"s1": f"?{card}", **fields.pop("shadows", {})}, attack=fields.pop("attack", 1), **fields)
    ).say(ANN, "scan", "s1")


@pytest.mark.parametrize("enemy", ["s1_eves", "s4_van_blundht"])
def test_revealed_a_card_is_discarded(enemy):
    assert shown(enemy, hand={ANN: ["field_agent", "assault_team"]}).questions()[ANN] == "discard.own"


def test_hunter_in_bellefleur_discards_a_random_card():
    assert len(shown("s7_bellefleur_hunter", hand={ANN: ["field_agent"] * 3}).s.discard[ANN]) == 1


@pytest.mark.parametrize("enemy", ["s2_calusari_twin", "s8_wandering_evil"])
def test_revealed_a_doubt_is_gained(enemy):
    assert names(shown(enemy).s.discard[ANN]) == ["doubt"]


def test_rappo_trimble_strikes_when_revealed():
    assert len(shown("s3_rappo").s.wounds[ANN]) == 1


def slain(enemy, **fields):
    """It was fought in the Field."""
    s = table(field=[enemy], attack=9, recruit=9, hand={ANN: ["field_agent"]}, **fields)
    return acting(s).say(ANN, "fight", enemy)


@pytest.mark.parametrize(
    "enemy",
    [
        "s1_howard_graves",
        "s2_bounty_hunter",
        "s3_neech_manley",
        "s4_tunguska_oil",
        "s6_tulpa",
        "s7_bellefleur_hunter",
        "s8_billy_underwood",
    ],
)
def test_defeated_a_belief_is_gained(enemy):
    assert "belief" in names(slain(enemy).s.discard[ANN])


def test_shadow_man_strikes_first_and_gives_a_belief():
    scene = slain("s9_shadow_man")
    assert (names(scene.s.discard[ANN]), len(scene.s.wounds[ANN])) == (["belief"], 1)


def test_boggs_scans_when_defeated():
    assert row(slain("s1_boggs", shadows={"s5": "?s4_golem"})) == {"s5": "s4_golem"}


def test_van_blundht_gives_a_card_and_mutato_one_to_everybody():
    assert len(slain("s4_van_blundht").s.hand[ANN]) == 2
    assert [len(hand) for hand in slain("s5_mutato").s.hand] == [2, 1]


@pytest.mark.parametrize("enemy", ["s4_betts", "s8_billy_miles"])
def test_first_defeated_it_returns_hidden(enemy):
    assert row(slain(enemy)) == {"s5": f"?{enemy}"}


@rule("XF-244")
def test_jenn_grants_a_wish_and_gives_a_doubt():
    scene = slain("s7_jenn", wounds={BOB: ["strike_gunshot"]})
    assert scene.options(ANN) == [["draw"], ["belief"], ["heal"]]
    assert names(scene.say(ANN, "belief").s.discard[ANN]) == ["belief", "doubt"]
    assert slain("s7_jenn", wounds={BOB: ["strike_gunshot"]}).say(ANN, "heal").s.wounds[BOB] == []
    assert len(slain("s7_jenn").say(ANN, "draw").s.hand[ANN]) == 3


def test_kindred_eludes_with_a_doubt_for_each():
    assert [names(pile) for pile in ending(table(field=["s1_kindred"])).s.discard] == [["doubt"]] * 2


def test_mrs_paddock_eludes_with_a_doubt_and_a_discard_for_each():
    scene = ending(table(field=["s2_mrs_paddock"], hand={ANN: ["field_agent"], BOB: ["assault_team"]}))
    assert [names(pile) for pile in scene.s.discard] == [["doubt", "field_agent"], ["doubt", "assault_team"]]


@pytest.mark.parametrize("enemy", ["s4_franklyn", "s9_fassl"])
def test_it_eludes_with_a_scar(enemy):
    assert len(ending(table(field=[enemy])).s.scars[ANN]) == 1


def test_oates_eludes_with_a_strike_for_two():
    assert [len(pile) for pile in ending(table(3, field=["s6_oates"])).s.wounds] == [1, 1, 0]


@pytest.mark.parametrize("enemy", ["s2_conjoined_twin", "s5_moth_men", "s6_sea_parasite", "s7_chimera", "s9_lukesch"])
def test_it_springs_into_the_field_when_revealed(enemy):
    assert names(shown(enemy).s.combat) == [enemy]


@pytest.mark.parametrize("enemy", ["s3_big_blue", "s6_gestating_alien", "s8_bat_creature"])
def test_it_ravages_on_entering_the_field(enemy):
    s = table(shadows={"s1": enemy}, hand={ANN: ["doubt"]}, avatars=["avatar_reyes", "avatar_scully"])
    assert len(acting(s).s.wounds[ANN]) == 1


def test_central_operating_system_makes_bureau_scans_dearer():
    s = table(shadows={"s1": "s1_operating_system"}, bureau=["?burks_consultant"], recruit=1)
    assert moves(acting(s), ANN, "scan_bureau") == []


def test_subliminal_displays_make_characters_dearer_in_the_shadows_only():
    assert (
        moves(acting(table(shadows={"s1": "s2_displays"}, bureau=["burks_consultant"], recruit=4)), ANN, "recruit")
        == []
    )
    assert moves(acting(table(field=["s2_displays"], bureau=["burks_consultant"], recruit=4)), ANN, "recruit") != []


def test_black_oil_host_is_weaker_in_the_field():
    assert moves(acting(table(field=["s3_black_oil_host"], attack=5)), ANN, "fight") == ["s3_black_oil_host"]
    assert moves(acting(table(shadows={"s1": "s3_black_oil_host"}, attack=5)), ANN, "fight") == []


def test_buried_spacecraft_strengthens_aliens_in_the_shadows():
    assert moves(acting(table(field=["s1_ice_worm"], shadows={"s1": "s9_buried_ship"}, attack=3)), ANN, "fight") == []
    assert moves(acting(table(field=["s1_ice_worm", "s9_buried_ship"], attack=3)), ANN, "fight") == ["s1_ice_worm"]


# -- Events ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "n"), [("s1_ev_lost_minutes", 1), ("s7_ev_taken", 3)])
def test_an_event_takes_cards_from_the_active_player(event, n):
    assert shown(event, hand={ANN: ["field_agent"] * 4 + ["assault_team"]}).ask(ANN).least == n


def test_informant_shot_moves_informants_and_brings_doubts():
    scene = shown("s1_ev_informant_shot", shadows={"s3": "inf_dales", "s5": "?inf_x"})
    assert row(scene) == {"s2": "inf_dales", "s5": "?inf_x"}
    assert names(scene.s.discard[BOB]) == ["doubt"]


def test_fallen_craft_adds_a_card():
    assert row(shown("s1_ev_little_green_file", enemies=["s4_golem"])) == {"s5": "?s4_golem"}


def test_taken_up_the_mountain_takes_the_best_card_in_hand():
    scene = shown("s2_ev_ascension", hand={ANN: ["field_agent", "burks_consultant", "belief"]})
    assert names(scene.s.graveyard[ANN]) == ["burks_consultant"]
    assert names(shown("s2_ev_ascension", hand={ANN: ["field_agent"]}).s.graveyard[ANN]) == ["field_agent"]


@pytest.mark.parametrize("event", ["s2_ev_outbreak", "s9_ev_kidnapping"])
def test_an_event_strikes_two_players(event):
    assert [len(pile) for pile in shown(event, players=3).s.wounds] == [1, 1, 0]


def test_division_closed_hides_the_bureau_and_shuts_it():
    scene = shown("s2_ev_division_closed", bureau=["burks_consultant"], recruit=5)
    assert (desks(scene)[0], moves(scene, ANN, "scan_bureau")) == ("?burks_consultant", [])


def test_bomb_on_the_train_lets_choose_who_is_struck():
    scene = shown("s3_ev_train_bomb")
    assert scene.options(ANN) == [["strikes"], ["share"]]
    assert [len(pile) for pile in scene.say(ANN, "share").s.wounds] == [1, 1]
    assert [len(pile) for pile in shown("s3_ev_train_bomb").say(ANN, "strikes").s.wounds] == [2, 0]


@pytest.mark.parametrize("event", ["s3_ev_sister_killed", "s4_ev_staged_suicide"])
def test_an_event_brings_a_doubt_to_each(event):
    assert [names(pile) for pile in shown(event).s.discard] == [["doubt"], ["doubt"]]


def test_inoperable_scars():
    assert len(shown("s4_ev_diagnosis").s.scars[ANN]) == 1


def test_gulag_test_lets_choose_and_with_one_card_it_must_be_the_strike():
    assert shown("s4_ev_gulag", hand={ANN: ["field_agent"] * 2}).options(ANN) == [["one_strike"], ["cards"]]
    assert len(shown("s4_ev_gulag", hand={ANN: ["field_agent"]}).s.wounds[ANN]) == 1


def test_office_fire_discards_two_cards_of_each():
    scene = shown("s5_ev_office_fire", hand={ANN: ["field_agent"] * 2, BOB: ["assault_team"] * 2})
    assert [len(pile) for pile in scene.s.discard] == [2, 2]


def test_false_trail_forbids_scanning_the_shadows():
    scene = shown("s5_ev_false_trail", shadows={"s5": "?s4_golem"}, attack=5)
    assert moves(scene, ANN, "scan") == []
    assert names(scene.s.discard[BOB]) == ["doubt"]


def test_burning_at_the_dam_adds_a_card_and_strikes():
    scene = shown("s5_ev_burning", enemies=["s4_golem"])
    assert (row(scene), len(scene.s.wounds[ANN])) == ({"s5": "?s4_golem"}, 1)


def test_hangar_massacre_defeats_an_agent_and_strikes_two():
    scene = shown("s6_ev_massacre", bureau=["syn_krycek"])
    assert names(scene.s.dead_enemies) == ["syn_krycek", "s6_ev_massacre"]
    assert [len(pile) for pile in scene.s.wounds] == [1, 1]


def test_shared_hallucination_hides_enemies_and_brings_doubts():
    scene = shown("s6_ev_hallucination", shadows={"s4": "s4_golem", "s5": "inf_dales"})
    assert row(scene) == {"s4": "?s4_golem", "s5": "inf_dales"}
    assert names(scene.s.discard[BOB]) == ["doubt"]


def test_brain_surgery_scars_and_draws():
    scene = shown("s7_ev_brain_surgery")
    assert (len(scene.s.scars[ANN]), len(scene.s.hand[ANN])) == (1, 1)


def test_starlight_lets_each_defeat_a_card_from_hand_and_brings_doubts():
    scene = shown("s7_ev_starlight", hand={ANN: ["field_agent"], BOB: ["assault_team"]})
    scene.pick(ANN, "field_agent").pick(BOB)
    assert [names(pile) for pile in scene.s.graveyard] == [["field_agent"], []]
    assert [names(pile) for pile in scene.s.discard] == [["doubt"], ["doubt"]]


def test_open_grave_returns_the_last_defeated_enemy():
    assert row(shown("s8_ev_grave", dead=["s1_eves", "s4_golem", "syn_krycek"])) == {"s5": "?s4_golem"}


def test_a_body_in_the_field_brings_a_doubt_and_a_discard_to_each():
    scene = shown("s8_ev_not_happening", hand={ANN: ["field_agent"], BOB: ["assault_team"]})
    assert [names(pile) for pile in scene.s.discard] == [["doubt", "field_agent"], ["doubt", "assault_team"]]


def test_falsified_records_hide_the_bureau_and_strike():
    scene = shown("s8_ev_clinic", bureau=["burks_consultant"])
    assert (desks(scene)[0], len(scene.s.wounds[ANN])) == ("?burks_consultant", 1)


def test_last_stand_takes_a_card_or_two_strikes():
    scene = shown("s9_ev_last_stand", hand={ANN: ["field_agent"]})
    assert scene.options(ANN) == [["strikes"], ["card"]]
    assert names(scene.say(ANN, "card").s.graveyard[ANN]) == ["field_agent"]


def test_tribunal_asks_each_player():
    scene = shown("s9_ev_tribunal", hand={ANN: ["field_agent"] * 2, BOB: ["assault_team"]})
    assert scene.options(ANN) == [["cards"], ["doubt"]]
    scene.say(ANN, "cards")
    assert [names(pile) for pile in scene.s.discard] == [["field_agent"] * 2, ["doubt"]]


# -- Syndicate Agents ------------------------------------------------------------------------------


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
