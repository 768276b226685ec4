"""Every card of the Enemy decks, every Location and every Objective, by its own sentence."""

from __future__ import annotations

import pytest

from prowl.games.encounters.core.values import fight_cost, scan_cost
from tests.games.predator.table import (
    ANN,
    BOB,
    EVE,
    KINDS,
    SPACES,
    acting,
    moves,
    names,
    play,
    row,
    struck,
    table,
    told,
)
from tests.kit import Scene

CITY = ["war_zone", "personal_little_war", "other_world_life_form"]
EVIDENCE = ["forensic_analysis", "physical_evidence", "witness_testimony"]
VALUES = """soviet_advisor 1 5, val_verde_guerrilla 4 3, it_changed_colors 3 8, one_at_a_time 1 7, shoulder_cannon 2 4,
heat_vision 1 4, one_ugly_mother 1 10, a_world_of_hurt 2 8, not_a_single_track 3 5, three_red_dots 2 6, el_scorpio 1 5,
scorpion_enforcer 3 3, voodoo_posse 1 4, city_of_fear 3 6, spear_thrust 1 6, hanging_trophy 1 5,
one_big_ugly_mother 1 11, no_stopping 2 3, no_killing 3 5, smart_disc 2 6, trophy_case 1 6, over_here 3 1,
almost_no_weight 3 5, something_out_there 3 3, eyes_of_the_demon 3 2, fun_and_games 3 4,
first_hunt 3 2, careless_leap 3 2"""


def scanned(card: str, **fields) -> Scene:
    """Ann scans this card on Hills."""
    fields.setdefault("wilds", {})["hills"] = f"?{card}"
    return acting(table(attack=2, **fields)).say(ANN, "scan", "hills")


def killed(card: str, *cards: str, **fields) -> Scene:
    """Ann plays these cards, then kills this Enemy in the Combat Zone."""
    s = table(hand={ANN: list(cards)}, attack=20, combat=[card, *fields.pop("combat", ())], **fields)
    return play(acting(s), ANN, *cards).say(ANN, "fight", card)


@pytest.mark.parametrize("line", VALUES.replace("\n", " ").split(", "))
def test_copies_and_values_are_as_printed(line):
    id, copies, value = line.strip().split()
    assert (KINDS[id].copies, KINDS[id].value) == (int(copies), int(value))


# -- Expendable Assets -----------------------------------------------------------------


def test_the_guerrilla_camp_is_attached_to_the_river():
    assert names(scanned("guerrilla_camp").s.attached[2]) == ["guerrilla_camp"]


@pytest.mark.parametrize(
    ("space", "cost"), [("hills", 1), ("ruins", 2), ("river", 3), ("graveyard", 4), ("underground", 5)]
)
def test_the_camp_is_wiped_out_for_attack_by_its_space_if_that_is_clear(space, cost):
    assert moves(acting(table(attack=cost - 1, attached={space: "guerrilla_camp"})), ANN, "task") == []
    scene = acting(table(attack=cost, attached={space: "guerrilla_camp"})).say(ANN, "task", "guerrilla_camp")
    assert (scene.s.attack, scene.s.objective) == (0, 1)


def test_a_soviet_advisor_makes_every_val_verde_guerrilla_one_stronger():
    s = table(combat=["val_verde_guerrilla", "no_killing"], wilds={"hills": "soviet_advisor"})
    assert [fight_cost(s, card) for card in s.combat] == [4, 5]


def test_a_dying_val_verde_guerrilla_moves_the_camp_forward():
    assert names(killed("val_verde_guerrilla", attached={"river": "guerrilla_camp"}).s.attached[3]) == [
        "guerrilla_camp"
    ]
    assert names(killed("val_verde_guerrilla", attached={"hills": "guerrilla_camp"}).s.attached[4]) == [
        "guerrilla_camp"
    ]


def test_without_a_camp_in_play_a_dying_val_verde_guerrilla_strikes():
    assert names(killed("val_verde_guerrilla").s.wounds[ANN]) == ["flesh_wound"]


@pytest.mark.parametrize(("space", "there"), [("river", 1), ("underground", 0)])
def test_an_event_of_expendable_assets_moves_the_camp_back(space, there):
    assert names(scanned("ea_event", attached={space: "guerrilla_camp"}).s.attached[there]) == ["guerrilla_camp"]


# -- Flares, Frags, and Claymores ------------------------------------------------------


def test_the_defensive_position_goes_to_operations():
    assert names(scanned("defensive_position").s.operations) == ["defensive_position"]


def test_with_hills_clear_6_recruit_take_up_the_defensive_position():
    scene = acting(table(recruit=6, objective=1, operations=["defensive_position"])).say(
        ANN, "task", "defensive_position"
    )
    assert (scene.s.recruit, scene.s.objective) == (0, 2)
    blocked = table(recruit=6, objective=1, operations=["defensive_position"], wilds={"hills": "?first_hunt"})
    assert moves(acting(blocked), ANN, "task") == []
    assert moves(acting(table(recruit=5, objective=1, operations=["defensive_position"])), ANN, "task") == []


def test_it_changed_colors_gets_minus_2_for_each_different_class_played():
    s = table(
        hand={ANN: ["officer_tech", "officer_tech", "knock_knock", "experience"]}, wilds={"hills": "it_changed_colors"}
    )
    scene = play(acting(s), ANN, "officer_tech", "officer_tech", "experience")
    assert fight_cost(scene.s, scene.s.wilds[4][0]) == 6
    scene.say(ANN, "play", "knock_knock")
    assert fight_cost(scene.s, scene.s.wilds[4][0]) == 8 - 4 - 1


def test_with_one_at_a_time_in_the_combat_zone_close_call_does_not_count():
    scene = struck(table(combat=["one_at_a_time"], strikes=["close_call", "close_call", "deep_gash"]))
    assert names(scene.s.wounds[ANN]) == ["deep_gash"]
    scene = struck(table(combat=["no_killing"], wilds={"hills": "one_at_a_time"}, strikes=["close_call"]))
    assert scene.s.wounds[ANN] == []


def test_with_nothing_but_close_calls_left_no_card_is_drawn():
    scene = struck(table(combat=["one_at_a_time"], strike_deck=["close_call"] * 2))
    assert scene.s.wounds[ANN] == []


def test_shoulder_cannon_strikes_the_marked_once_more():
    assert len(struck(table(combat=["shoulder_cannon"], marks=[1, 0])).s.wounds[ANN]) == 2
    assert len(struck(table(combat=["shoulder_cannon"], marks=[0, 1])).s.wounds[ANN]) == 1


def test_with_heat_vision_in_the_wilds_no_strike_can_be_avoided():
    scene = struck(table(combat=["no_killing"], wilds={"river": "heat_vision"}, avoids=1))
    assert names(scene.s.wounds[ANN]) == ["flesh_wound"]


def test_an_event_of_flares_frags_and_claymores_adds_a_card_on_hills():
    scene = scanned("ffc_event", objective=1, wilds={"ruins": "smart_disc"}, enemies=["no_killing"])
    assert row(scene) == {"ruins": "smart_disc", "hills": "?no_killing"}


# -- Get to the Choppa! ----------------------------------------------------------------


def test_one_ugly_mother_runs_and_strikes_twice():
    assert KINDS["one_ugly_mother"].flags == {"final", "runner", "double_strike"}


def test_a_marked_fighter_loses_a_mark_and_one_ugly_mother_stays_alive():
    s = table(attack=20, combat=["one_ugly_mother"], objective=2, marks=[1, 0])
    scene = acting(s).say(ANN, "fight", "one_ugly_mother")
    assert (scene.s.attack, scene.s.marks, names(scene.s.combat)) == (10, [0, 0], ["one_ugly_mother"])
    assert scene.say(ANN, "fight", "one_ugly_mother").s.outcome == "major"


def test_with_hills_clear_8_recruit_fly_out_from_the_landing_zone():
    assert (
        acting(table(recruit=8, objective=2, operations=["landing_zone"])).say(ANN, "task", "landing_zone").s.outcome
        == "minor"
    )
    assert moves(acting(table(recruit=7, objective=2, operations=["landing_zone"])), ANN, "task") == []
    blocked = table(recruit=8, objective=2, operations=["landing_zone"], wilds={"hills": "?first_hunt"})
    assert moves(acting(blocked), ANN, "task") == []


def test_whoever_plays_alone_flies_out_for_4_recruit():
    scene = acting(table(1, recruit=6, objective=2, operations=["landing_zone"])).say(ANN, "task", "landing_zone")
    assert (scene.s.outcome, scene.s.recruit) == ("minor", 2)
    assert moves(acting(table(1, recruit=3, objective=2, operations=["landing_zone"])), ANN, "task") == []
    last_alive = table(recruit=7, alive=[True, False], objective=2, operations=["landing_zone"])
    assert moves(acting(last_alive), ANN, "task") == []


@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_players_fly_out_for_10_recruit(players):
    fields = {"objective": 2, "operations": ["landing_zone"]}
    scene = acting(table(players, recruit=11, **fields)).say(ANN, "task", "landing_zone")
    assert (scene.s.outcome, scene.s.recruit) == ("minor", 1)
    assert moves(acting(table(players, recruit=9, **fields)), ANN, "task") == []


def test_with_a_world_of_hurt_whoever_coordinates_draws_no_replacement():
    s = table(hand={BOB: ["the_speech"]}, wilds={"hills": "a_world_of_hurt"})
    assert acting(s).say(BOB, "coordinate", "the_speech").s.hand[BOB] == []


def test_each_not_a_single_track_makes_every_scan_cost_2_more():
    s = table(wilds={"river": "not_a_single_track"}, combat=["not_a_single_track"])
    assert [scan_cost(s, space) for space in range(5)] == [8, 7, 7, 6, 6]


def test_three_red_dots_strikes_at_the_reveal_unless_a_survival_card_was_played():
    assert names(scanned("three_red_dots").s.wounds[ANN]) == ["flesh_wound"]
    s = table(hand={ANN: ["officer_survival"]}, attack=2, wilds={"hills": "?three_red_dots"})
    assert play(acting(s), ANN, "officer_survival").say(ANN, "scan", "hills").s.wounds[ANN] == []


def test_covered_in_mud_avoids_every_strike_of_the_strike_phase_once():
    assert names(scanned("covered_in_mud").s.operations) == ["covered_in_mud"]
    scene = acting(table(operations=["covered_in_mud"], combat=["smart_disc"])).say(ANN, "task", "covered_in_mud")
    assert names(scene.s.removed) == ["covered_in_mud"]
    assert scene.say(ANN, "end").s.wounds[ANN] == []


def test_an_event_of_get_to_the_choppa_strikes_once_for_each_mark():
    assert len(scanned("gc_event", objective=2, marks=[2, 0]).s.wounds[ANN]) == 2


# -- War Zone --------------------------------------------------------------------------


def assaulted(*tops: str, **fields) -> Scene:
    deck = {me: [top] for me, top in enumerate(tops)}
    s = table(
        len(tops), objectives=CITY, deck=deck, operations=["assault_the_stronghold", *fields.pop("more", ())], **fields
    )
    return acting(s).say(ANN, "task", "assault_the_stronghold")


def test_an_assault_succeeds_if_the_attack_turned_over_is_at_least_the_recruit():
    scene = assaulted("brute_force", "experience")
    assert scene.s.objective == 1
    assert [names(pile) for pile in scene.s.discard] == [["brute_force"], ["experience"]]


def test_an_assault_fails_if_there_is_more_recruit():
    assert assaulted("officer_tech", "brute_force").s.objective == 0


def test_a_successful_assault_first_clears_the_events_on_operations():
    scene = assaulted("brute_force", "brute_force", more=["wz_event"])
    assert (scene.s.objective, names(scene.s.operations), names(scene.s.spent)) == (
        0,
        ["assault_the_stronghold"],
        ["wz_event"],
    )


def test_an_event_of_war_zone_goes_to_operations():
    assert names(scanned("yb_event", objectives=CITY).s.operations) == ["yb_event"]


def test_with_el_scorpio_in_play_a_dying_enforcer_costs_a_strike():
    assert names(killed("scorpion_enforcer", wilds={"hills": "el_scorpio"}).s.wounds[ANN]) == ["flesh_wound"]
    assert killed("scorpion_enforcer").s.wounds[ANN] == []


def test_a_dying_scorpion_enforcer_discards_the_top_card_of_the_deck():
    assert names(killed("scorpion_enforcer").s.discard[ANN]) == ["experience"]


def test_a_dying_voodoo_posse_lets_you_kill_a_starting_card():
    scene = killed("voodoo_posse", "experience", "officer_tech")
    assert scene.options(ANN) == [["own", "experience"]]
    assert names(scene.pick(ANN, "experience").s.graveyard[ANN]) == ["experience"]


# -- Personal Little War ---------------------------------------------------------------


@pytest.mark.parametrize("card", EVIDENCE)
def test_evidence_revealed_in_the_wilds_is_found(card):
    assert names(scanned(card, objectives=CITY, objective=1).s.operations) == [card]


@pytest.mark.parametrize("card", EVIDENCE)
def test_evidence_that_reaches_the_combat_zone_unrevealed_is_lost(card):
    full = dict.fromkeys(SPACES[:3], "?first_hunt") | {"ruins": "?trophy_case", "hills": f"?{card}"}
    s = table(objectives=CITY, objective=1, wilds=full, combat=["no_killing"], strikes=["panic_fire"])
    scene = struck(s)
    assert (names(scene.s.removed), scene.s.lost_evidence) == ([card], 1)


def test_found_and_lost_make_three_everybody_draws_as_many_as_were_found():
    scene = scanned("witness_testimony", objectives=CITY, objective=1, operations=EVIDENCE[:1], lost_evidence=1)
    assert scene.s.objective == 2
    assert [len(hand) for hand in scene.s.hand] == [2, 2]


def test_an_event_of_personal_little_war_loses_one_evidence_of_your_choice():
    scene = scanned("plw_event", objectives=CITY, objective=1, operations=EVIDENCE[:2])
    assert scene.options(ANN) == [["enemy", EVIDENCE[0]], ["enemy", EVIDENCE[1]]]
    scene.say(ANN, "enemy", EVIDENCE[1])
    assert (names(scene.s.operations), names(scene.s.removed)) == (EVIDENCE[:1], EVIDENCE[1:2])
    assert scanned("plw_event", objectives=CITY, objective=1).s.lost_evidence == 0


def test_each_city_of_fear_strikes_whoever_coordinates():
    s = table(3, hand={BOB: ["the_speech"]}, wilds={"hills": "city_of_fear"}, combat=["city_of_fear"])
    scene = acting(s).say(BOB, "coordinate", "the_speech")
    assert (len(scene.s.wounds[BOB]), scene.s.wounds[EVE], len(scene.s.hand[BOB])) == (2, [], 1)


def test_spear_thrust_discards_2_random_cards():
    scene = struck(table(combat=["spear_thrust"], hand={ANN: ["experience"] * 3}))
    assert len(told(scene, "discarded", "own")) == 2


def test_hanging_trophy_marks_at_the_reveal_and_takes_a_mark_off_anybody_when_it_dies():
    scene = scanned("hanging_trophy", marks=[0, 1])
    assert scene.s.marks == [1, 1]
    scene.s.attack = 5
    scene.ask(ANN).renew()
    assert scene.say(ANN, "fight", "hanging_trophy").say(ANN, "seat", BOB).s.marks == [1, 0]


# -- Other-World Life-Form -------------------------------------------------------------


def test_one_big_ugly_mother_strikes_its_fighter_once_for_each_mark_and_dies():
    s = table(attack=11, combat=["one_big_ugly_mother"], objective=2, marks=[2, 0])
    scene = acting(s).say(ANN, "fight", "one_big_ugly_mother")
    assert (len(scene.s.wounds[ANN]), scene.s.outcome) == (2, "major")
    assert KINDS["one_big_ugly_mother"].flags == {"final", "runner"}


@pytest.mark.parametrize(("players", "each"), [(1, 5), (2, 6), (3, 6), (4, 6), (5, 6)])
def test_with_the_combat_zone_empty_6_and_6_or_alone_5_and_5_reach_the_lost_ship(players, each):
    fields = {"objectives": CITY, "objective": 2, "operations": ["lost_ship"]}
    scene = acting(table(players, attack=each + 1, recruit=each + 2, **fields)).say(ANN, "task", "lost_ship")
    assert (scene.s.outcome, scene.s.attack, scene.s.recruit) == ("minor", 1, 2)
    for missing in (
        {"attack": each - 1, "recruit": each},
        {"attack": each, "recruit": each - 1},
        {"attack": each, "recruit": each, "combat": ["no_killing"]},
    ):
        assert moves(acting(table(players, **missing, **fields)), ANN, "task") == []


def test_no_stopping_ends_the_action_phase_at_its_reveal():
    scene = scanned("no_stopping", hand={ANN: ["experience"]})
    assert scene.asked == [BOB]


def test_with_no_killing_in_play_the_final_enemy_cannot_be_fought():
    assert moves(acting(table(attack=20, combat=["one_ugly_mother", "no_killing"], objective=2)), ANN, "fight") == [
        "no_killing"
    ]


def test_smart_disc_strikes_twice():
    assert len(struck(table(combat=["smart_disc"])).s.wounds[ANN]) == 2


def test_a_trophy_case_makes_the_final_enemy_one_stronger():
    s = table(combat=["one_ugly_mother"], wilds={"hills": "trophy_case"})
    assert fight_cost(s, s.combat[0]) == 11


def test_an_event_of_other_world_life_form_marks():
    assert scanned("ow_event", objectives=CITY, objective=2).s.marks == [1, 0]


# -- Young Blood -----------------------------------------------------------------------


def test_over_here_strikes_in_the_wilds_and_turns_face_down():
    scene = scanned("over_here")
    assert (row(scene), names(scene.s.wounds[ANN])) == ({"hills": "?over_here"}, ["flesh_wound"])


def test_over_here_does_nothing_when_it_is_revealed_in_the_combat_zone():
    full = dict.fromkeys(SPACES[:3], "?first_hunt") | {"ruins": "?trophy_case", "hills": "?over_here"}
    scene = struck(table(wilds=full, combat=["no_killing"], strikes=["panic_fire"]))
    assert "over_here" in names(scene.s.combat)
    assert len(told(scene, "strike_drawn", "seat")) == 2, "the panic and its own strike"


def test_almost_no_weight_strikes_twice_and_dies():
    scene = struck(table(combat=["almost_no_weight"]))
    assert (len(scene.s.wounds[ANN]), names(scene.s.dead_enemies)) == (2, ["almost_no_weight"])


def test_a_dying_something_out_there_adds_a_card_unless_a_strength_card_was_played():
    assert len(row(killed("something_out_there"))) == 1
    assert row(killed("something_out_there", "officer_strength")) == {}


def test_the_dying_eyes_of_the_demon_strike_unless_a_survival_card_was_played():
    assert names(killed("eyes_of_the_demon").s.wounds[ANN]) == ["flesh_wound"]
    assert killed("eyes_of_the_demon", "officer_survival").s.wounds[ANN] == []


def test_dying_fun_and_games_turn_the_wilds_face_down_unless_an_intel_card_was_played():
    assert row(killed("fun_and_games", wilds={"hills": "smart_disc"})) == {"hills": "?smart_disc"}
    assert row(killed("fun_and_games", "officer_intel", wilds={"hills": "smart_disc"})) == {"hills": "smart_disc"}


def test_a_dying_first_hunt_draws_1():
    assert len(killed("first_hunt").s.hand[ANN]) == 1


def test_a_dying_careless_leap_gives_1_recruit():
    assert killed("careless_leap").s.recruit == 1


# -- Locations -------------------------------------------------------------------------


@pytest.mark.parametrize("hazard", ["ea_hazard", "ffc_hazard", "gc_hazard", "wz_hazard", "plw_hazard", "ow_hazard"])
def test_every_hazard_marks_the_active_player(hazard):
    assert scanned(hazard).s.marks == [1, 0]


def test_something_in_the_trees_moves_the_nearest_cards_one_for_each_mark():
    scene = scanned(
        "ea_hazard", marks=[1, 0], wilds={"ruins": "?no_killing", "river": "?smart_disc", "graveyard": "?trophy_case"}
    )
    assert (names(scene.s.combat), row(scene)) == (["smart_disc", "no_killing"], {"graveyard": "?trophy_case"})


def test_blood_trail_also_makes_each_player_discard_a_random_card():
    scene = scanned(
        "ea_hazard", hazards=1, wilds={"ruins": "?no_killing"}, hand={ANN: ["experience"] * 2, BOB: ["experience"]}
    )
    assert names(scene.s.combat) == ["no_killing"]
    assert told(scene, "discarded", "seat") == [ANN, BOB]


def test_it_kills_one_at_a_time_also_strikes_every_marked_player():
    scene = scanned("ea_hazard", hazards=2, wilds={"ruins": "?no_killing"}, marks=[0, 1])
    assert told(scene, "strike_drawn", "seat") == [ANN, BOB]


def test_record_heat_wave_adds_a_card_for_each_mark():
    scene = scanned("wz_hazard", settings={"film": "film_2"}, marks=[1, 0])
    assert len(row(scene)) == 2


def test_press_circus_also_makes_each_player_discard_a_card_of_choice():
    hand = {ANN: ["experience", "bad_idea"], BOB: ["experience", "bad_idea"]}
    scene = scanned("wz_hazard", settings={"film": "film_2"}, hazards=1, hand=hand)
    assert len(row(scene)) == 1
    scene.pick(ANN, "bad_idea").pick(BOB, "experience")
    assert [names(pile) for pile in scene.s.discard] == [["bad_idea"], ["experience"]]


def test_federal_lockdown_also_strikes_every_marked_player():
    scene = scanned("wz_hazard", settings={"film": "film_2"}, hazards=2, marks=[0, 1])
    assert told(scene, "strike_drawn", "seat") == [ANN, BOB]
