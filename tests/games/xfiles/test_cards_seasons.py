"""Every Enemy and every Event of the nine seasons, by its own sentence."""

from __future__ import annotations

import pytest

from tests.games.xfiles.printed import ENEMIES, rows
from tests.games.xfiles.table import ANN, BOB, KINDS, acting, desks, ending, moves, names, row, shown, struck, table
from tests.kit import rule


@rule("XF-21")
@pytest.mark.parametrize("line", rows(ENEMIES), ids=lambda line: line[0])
def test_an_enemy_has_its_type_its_value_and_its_keywords(line):
    id, race, value, keys = line
    card = KINDS[id]
    assert (card.race, card.value, "+".join(sorted(card.flags))) == (race, int(value), keys.strip("-"))


def test_the_tables_of_printed_figures_are_complete():
    assert len(rows(ENEMIES)) == 90


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
