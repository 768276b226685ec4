"""Every card that players own, by its own sentence."""

from __future__ import annotations

import pytest

from prowl.games.encounters.core.values import fight_cost
from prowl.games.encounters.predator.cards.barracks import BARRACKS
from prowl.games.encounters.predator.cards.people import AVATARS
from tests.games.predator.table import (
    ANN,
    BOB,
    EVE,
    KINDS,
    acting,
    agree,
    moves,
    names,
    play,
    points,
    row,
    struck,
    table,
    told,
)
from tests.kit import Scene

#  Class, cost, Attack, Recruit of every card, as confirmed.
PRINTED = """
if_it_bleeds survival 8 5 0, bad_idea leadership 6 1 0, knock_knock strength 3 2 0, stick_around intel 4 2 0,
i_woke_up intel 7 4 0, before_anybody_knows strength 5 0 1, real_nasty_habit survival 3 1 0,
too_many_pencils leadership 3 0 2, gonna_have_me_some_fun tech 8 4 0, i_see_you survival 5 2 0,
cut_your_name leadership 2 0 0, long_tall_sally strength 4 3 0, aint_got_time_to_bleed strength 7 2 0,
alabama_tick tech 6 2 0, tyrannosaurus survival 2 0 2, old_painless strength 5 3 0, im_gonna_finish_it survival 8 0 0,
feel_the_heat strength 5 3 0, the_speech leadership 1 1 0, now_its_personal tech 4 2 0,
put_him_on_the_payroll tech 8 4 0, danny_boy survival 5 3 0, take_a_good_look intel 4 1 0,
fifteen_years leadership 2 0 2, lions_tigers_bears strength 8 5 0, jurisdictional_intrusion tech 5 3 0,
enjoy_the_show intel 3 0 2, too_late_to_go_home survival 3 2 0, lone_ranger strength 7 4 0,
luck_is_my_specialty leadership 6 2 2, no_autographs survival 4 2 0, door_swings_both_ways intel 3 2 0
"""
HEALTH = {
    "lieutenant": (9, 5, "command_decisions"),
    "tracker": (10, 4, "it_aint_no_man"),
    "guerrilla": (10, 4, "fighting_the_good_fight"),
    "cia_agent": (12, 4, "in_the_shadows"),
    "radioman": (11, 4, "position_and_situation"),
    "detective": (9, 5, "knocking_on_doors"),
    "swat_officer": (11, 4, "partners_in_crime"),
    "owlf_agent": (11, 4, "the_highest_tech"),
    "gangster": (10, 4, "running_the_streets"),
    "reporter": (9, 5, "sources_and_contacts"),
}


@pytest.mark.parametrize("line", PRINTED.strip().replace("\n", " ").split(", "))
def test_class_cost_attack_and_recruit_are_as_printed(line):
    id, klass, cost, attack, recruit = line.strip().split()
    card = KINDS[id]
    assert (card.klass, card.cost, card.attack, card.recruit) == (klass, int(cost), int(attack), int(recruit))


def test_the_table_of_printed_figures_is_complete():
    assert PRINTED.count(",") + 1 == len(BARRACKS) == 32


@pytest.mark.parametrize("avatar", AVATARS, ids=lambda avatar: avatar.id)
def test_an_avatar_has_its_health_its_defence_and_its_role(avatar):
    assert (avatar.health, avatar.defence, avatar.role) == HEALTH[avatar.id]


# -- starting cards --------------------------------------------------------------------


def test_experience_gives_1_recruit():
    assert points(play(acting(table(hand={ANN: ["experience"]})), ANN, "experience")) == (0, 1)


def test_brute_force_gives_1_attack():
    assert points(play(acting(table(hand={ANN: ["brute_force"]})), ANN, "brute_force")) == (1, 0)


# -- roles -----------------------------------------------------------------------------


def called(role: str, **fields) -> Scene:
    """Ann plays her role card and calls for backup with two cards coordinated to her."""
    s = table(
        3, hand={ANN: [role], **fields.pop("hand", {})}, offered={BOB: ["the_speech"], EVE: ["officer_tech"]}, **fields
    )
    return play(acting(s), ANN, role).say(ANN, "use", role)


def test_command_decisions_gives_2_recruit_for_each_card():
    assert points(called("command_decisions")) == (2, 4)


def test_it_aint_no_man_scans_once_for_each_card():
    assert row(called("it_aint_no_man", wilds={"hills": "?smart_disc"})) == {"hills": "smart_disc"}


def test_fighting_the_good_fight_gives_1_attack_for_each_card():
    assert points(called("fighting_the_good_fight")) == (4, 0)


def test_in_the_shadows_avoids_one_strike_for_each_card():
    assert called("in_the_shadows").s.avoids == 2


def test_position_and_situation_puts_cards_from_the_discard_on_top_of_the_deck():
    scene = called("position_and_situation", discard={ANN: ["bad_idea", "lone_ranger", "experience"]})
    scene.pick(ANN, "lone_ranger").pick(ANN, "bad_idea")
    assert names(scene.s.deck[ANN])[-2:] == ["lone_ranger", "bad_idea"]
    assert scene.view(BOB)["deck"][ANN]["known"] == ["bad_idea", "lone_ranger"]


def test_knocking_on_doors_draws_a_card_for_each_card():
    assert len(called("knocking_on_doors").s.hand[ANN]) == 2


def test_partners_in_crime_gains_a_card_of_cost_3_or_less_from_hq():
    scene = called("partners_in_crime", hq=["the_speech", "fifteen_years", "bad_idea"])
    assert scene.options(ANN) == [["barracks", "the_speech"], ["barracks", "fifteen_years"]]
    scene.say(ANN, "barracks", "fifteen_years")
    assert names(scene.s.discard[ANN]) == ["fifteen_years", "the_speech"]


def test_the_highest_tech_exchanges_attack_and_recruit_of_a_card_played():
    scene = called("the_highest_tech")
    assert scene.options(ANN) == [["swap", "the_highest_tech"], ["keep"]]
    scene.say(ANN, "swap", "the_highest_tech")
    assert points(scene) == (0, 2)


def test_the_highest_tech_exchanges_only_unspent_points():
    s = table(hand={ANN: ["the_highest_tech", "experience"]}, offered={BOB: ["the_speech"]}, hq=["the_speech"])
    scene = play(acting(s), ANN, "the_highest_tech", "experience").say(ANN, "recruit", "the_speech")
    scene.say(ANN, "use", "the_highest_tech")
    assert scene.options(ANN) == [["swap", "the_highest_tech"], ["keep"]]


def test_running_the_streets_may_kill_an_own_character_for_each_card():
    scene = called("running_the_streets", hand={ANN: ["running_the_streets", "experience", "brute_force"]})
    scene.pick(ANN, "experience").pick(ANN)
    assert names(scene.s.graveyard[ANN]) == ["experience"]


def test_sources_and_contacts_heals_one_strike_card_for_each_card():
    scene = called("sources_and_contacts", wounds={BOB: ["deep_gash", "flesh_wound"]}).say(BOB, "strike", "deep_gash")
    assert scene.s.wounds[BOB] == []


# -- Dutch -----------------------------------------------------------------------------


def test_if_it_bleeds_lowers_enemies_in_the_combat_zone_by_2():
    s = table(hand={ANN: ["if_it_bleeds"]}, combat=["smart_disc"], wilds={"hills": "smart_disc"})
    scene = play(acting(s), ANN, "if_it_bleeds")
    assert [fight_cost(scene.s, card) for card in (scene.s.combat[0], scene.s.wilds[4][0])] == [4, 6]


def test_if_it_bleeds_draws_2_after_a_card_of_dutchs_team():
    scene = play(acting(table(hand={ANN: ["knock_knock", "if_it_bleeds"]})), ANN, "knock_knock", "if_it_bleeds")
    assert len(scene.s.hand[ANN]) == 2


def test_bad_idea_gives_2_attack_for_each_brother():
    scene = play(
        acting(table(hand={ANN: ["bad_idea", "cut_your_name"]}, deck={ANN: []})), ANN, "bad_idea", "cut_your_name"
    )
    assert scene.say(ANN, "use", "bad_idea").s.attack == 1 + 2


def test_knock_knock_lowers_every_enemy_you_fight_by_1_and_copies_do_not_add_up():
    hand = ["knock_knock", "knock_knock"]
    scene = play(acting(table(hand={ANN: hand}, combat=["smart_disc"])), ANN, *hand)
    assert fight_cost(scene.s, scene.s.combat[0]) == 5


def test_stick_around_scans_once():
    scene = play(acting(table(hand={ANN: ["stick_around"]}, wilds={"hills": "?smart_disc"})), ANN, "stick_around")
    assert row(scene) == {"hills": "smart_disc"}


# -- Dillon ----------------------------------------------------------------------------


def test_i_woke_up_scans_twice_and_draws_2():
    s = table(hand={ANN: ["i_woke_up"]}, wilds={"hills": "?smart_disc", "ruins": "?no_killing"})
    scene = play(acting(s), ANN, "i_woke_up").say(ANN, "space", "hills")
    assert row(scene) == {"hills": "smart_disc", "ruins": "no_killing"}
    assert len(scene.s.hand[ANN]) == 2


def test_before_anybody_knows_gives_2_recruit_for_each_brother():
    hand = ["before_anybody_knows", "knock_knock"]
    scene = play(acting(table(hand={ANN: hand})), ANN, *hand).say(ANN, "use", "before_anybody_knows")
    assert scene.s.recruit == 1 + 2


def test_real_nasty_habit_avoids_one_strike():
    s = table(hand={ANN: ["real_nasty_habit"]}, combat=["no_killing"])
    scene = play(acting(s), ANN, "real_nasty_habit").say(ANN, "end").say(ANN, "yes")
    assert scene.s.wounds[ANN] == []


def test_too_many_pencils_may_kill_a_character_and_draws_1_after_a_card_of_dutchs_team():
    hand = ["knock_knock", "too_many_pencils", "experience"]
    scene = play(acting(table(hand={ANN: hand})), ANN, "knock_knock", "too_many_pencils").pick(ANN, "experience")
    assert (names(scene.s.graveyard[ANN]), len(scene.s.hand[ANN])) == (["experience"], 1)


# -- Mac -------------------------------------------------------------------------------


def test_gonna_have_me_some_fun_draws_2_for_each_enemy_you_kill():
    s = table(hand={ANN: ["gonna_have_me_some_fun"]}, combat=["careless_leap", "careless_leap"])
    scene = play(acting(s), ANN, "gonna_have_me_some_fun")
    assert len(scene.say(ANN, "fight", "careless_leap").s.hand[ANN]) == 2
    assert len(scene.say(ANN, "fight", "careless_leap").s.hand[ANN]) == 4


def test_i_see_you_heals_1_for_each_brother():
    hand = ["i_see_you", "knock_knock"]
    scene = play(acting(table(hand={ANN: hand}, wounds={BOB: ["deep_gash"]})), ANN, *hand).say(ANN, "use", "i_see_you")
    assert scene.s.wounds[BOB] == []


def test_cut_your_name_draws_1():
    assert len(play(acting(table(hand={ANN: ["cut_your_name"]})), ANN, "cut_your_name").s.hand[ANN]) == 1


def test_long_tall_sally_gives_1_attack_after_a_strength_card():
    hand = ["knock_knock", "long_tall_sally"]
    assert play(acting(table(hand={ANN: hand})), ANN, *hand).s.attack == 2 + 3 + 1


# -- Blain -----------------------------------------------------------------------------


def test_aint_got_time_to_bleed_turns_the_damage_of_two_strike_cards_into_attack():
    s = table(hand={ANN: ["aint_got_time_to_bleed"]}, strikes=["deep_gash", "brutal_puncture"])
    scene = play(acting(s), ANN, "aint_got_time_to_bleed").say(ANN, "use", "aint_got_time_to_bleed")
    assert scene.s.attack == 2 + 5
    assert names(scene.s.strike_discard) == ["deep_gash", "brutal_puncture"]
    assert scene.s.wounds[ANN] == []


def test_a_close_call_shown_by_it_is_not_replaced_for_nobody_draws_it():
    s = table(hand={ANN: ["aint_got_time_to_bleed"]}, strikes=["close_call", "deep_gash"], combat=["one_at_a_time"])
    scene = play(acting(s), ANN, "aint_got_time_to_bleed").say(ANN, "use", "aint_got_time_to_bleed")
    assert scene.s.attack == 2 + 2


def test_alabama_tick_scans_once_for_each_brother():
    hand = ["alabama_tick", "knock_knock"]
    scene = play(acting(table(hand={ANN: hand}, wilds={"hills": "?smart_disc"})), ANN, *hand).say(
        ANN, "use", "alabama_tick"
    )
    assert row(scene) == {"hills": "smart_disc"}


def test_tyrannosaurus_heals_1_after_a_survival_card():
    hand = ["real_nasty_habit", "tyrannosaurus"]
    scene = play(acting(table(hand={ANN: hand}, wounds={BOB: ["deep_gash"]})), ANN, *hand)
    assert (scene.s.wounds[BOB], scene.s.recruit) == ([], 2)


def test_old_painless_gives_1_attack_after_the_team_and_1_after_a_tech_card():
    hand = ["alabama_tick", "old_painless"]
    assert play(acting(table(hand={ANN: hand})), ANN, *hand).s.attack == 2 + 3 + 1 + 1


# -- Harrigan --------------------------------------------------------------------------


def test_im_gonna_finish_it_doubles_the_unspent_attack():
    hand = ["im_gonna_finish_it", "lone_ranger"]
    scene = play(acting(table(hand={ANN: hand}, combat=["first_hunt"])), ANN, *hand).say(ANN, "fight", "first_hunt")
    assert scene.say(ANN, "use", "im_gonna_finish_it").s.attack == 4


def test_feel_the_heat_may_kill_a_character_and_gives_1_attack_after_the_squad():
    hand = ["the_speech", "feel_the_heat", "experience"]
    scene = play(acting(table(hand={ANN: hand})), ANN, "the_speech", "feel_the_heat").pick(ANN, "experience")
    assert (names(scene.s.graveyard[ANN]), scene.s.attack) == (["experience"], 1 + 3 + 1)


def test_the_speech_can_be_coordinated():
    scene = (
        acting(table(hand={BOB: ["the_speech"]})).say(BOB, "coordinate", "the_speech").say(ANN, "copy", "the_speech")
    )
    assert scene.s.attack == 1


def test_now_its_personal_gives_1_attack_for_each_other_harrigan_card():
    hand = ["now_its_personal", "the_speech"]
    assert play(acting(table(hand={ANN: hand})), ANN, *hand).say(ANN, "use", "now_its_personal").s.attack == 2 + 1 + 1


# -- Danny -----------------------------------------------------------------------------


def test_put_him_on_the_payroll_avoids_every_strike_of_the_strike_phase():
    s = table(hand={ANN: ["put_him_on_the_payroll"]}, combat=["smart_disc", "no_killing"])
    scene = play(acting(s), ANN, "put_him_on_the_payroll").say(ANN, "end")
    assert scene.s.wounds[ANN] == []
    assert len(told(scene, "strike_avoided", "seat")) == 3


def test_put_him_on_the_payroll_does_not_help_before_the_strike_phase():
    s = table(hand={ANN: ["put_him_on_the_payroll"]}, combat=["eyes_of_the_demon"])
    scene = play(acting(s), ANN, "put_him_on_the_payroll").say(ANN, "fight", "eyes_of_the_demon")
    assert names(scene.s.wounds[ANN]) == ["flesh_wound"]


def test_danny_boy_scans_once_and_draws_1_after_the_squad():
    hand = ["the_speech", "danny_boy"]
    scene = play(acting(table(hand={ANN: hand}, wilds={"hills": "?smart_disc"})), ANN, *hand)
    assert (row(scene), len(scene.s.hand[ANN])) == ({"hills": "smart_disc"}, 1)


def test_take_a_good_look_draws_1_and_can_be_coordinated():
    assert KINDS["take_a_good_look"].coordinates
    assert len(play(acting(table(hand={ANN: ["take_a_good_look"]})), ANN, "take_a_good_look").s.hand[ANN]) == 1


def test_fifteen_years_gives_1_recruit_for_each_other_danny_card():
    hand = ["fifteen_years", "fifteen_years"]
    assert play(acting(table(hand={ANN: hand})), ANN, *hand).say(ANN, "use", "fifteen_years").s.recruit == 2 + 2 + 1


# -- Keyes -----------------------------------------------------------------------------


def test_lions_tigers_bears_scans_everything_and_lowers_what_was_revealed_by_2():
    wilds = {"hills": "?smart_disc", "river": "?no_killing", "ruins": "trophy_case"}
    scene = play(acting(table(hand={ANN: ["lions_tigers_bears"]}, wilds=wilds)), ANN, "lions_tigers_bears")
    assert row(scene) == {"hills": "smart_disc", "river": "no_killing", "ruins": "trophy_case"}
    assert [fight_cost(scene.s, scene.s.wilds[i][0]) for i in (4, 2, 3)] == [4, 3, 6]
    assert told(scene, "card_revealed", "enemy") == ["smart_disc", "no_killing"]


def test_jurisdictional_intrusion_draws_and_shows_up_to_three_cards_until_a_starter():
    hand = ["officer_tech", "jurisdictional_intrusion"]
    scene = play(
        acting(table(hand={ANN: hand}, deck={ANN: ["bad_idea", "it_aint_no_man", "lone_ranger", "the_speech"]})),
        ANN,
        *hand,
    )
    assert names(scene.s.hand[ANN]) == ["bad_idea", "it_aint_no_man", "lone_ranger"]
    scene = play(acting(table(hand={ANN: hand}, deck={ANN: ["experience", "bad_idea"]})), ANN, *hand)
    assert names(scene.s.hand[ANN]) == ["experience"]


def test_enjoy_the_show_scans_once_for_each_other_keyes_card():
    hand = ["enjoy_the_show", "too_late_to_go_home"]
    scene = play(acting(table(hand={ANN: hand}, wilds={"hills": "?smart_disc"})), ANN, *hand).say(
        ANN, "use", "enjoy_the_show"
    )
    assert row(scene) == {"hills": "smart_disc"}


def test_too_late_to_go_home_heals_1_after_the_squad():
    hand = ["the_speech", "too_late_to_go_home"]
    assert play(acting(table(hand={ANN: hand}, wounds={ANN: ["deep_gash"]})), ANN, *hand).s.wounds[ANN] == []


# -- Lambert ---------------------------------------------------------------------------


def test_lone_ranger_gives_2_attack_for_each_other_lambert_card():
    hand = ["lone_ranger", "no_autographs"]
    assert play(acting(table(hand={ANN: hand})), ANN, *hand).say(ANN, "use", "lone_ranger").s.attack == 4 + 2 + 2


def test_luck_is_my_specialty_lets_the_next_recruit_go_on_top_of_the_deck():
    hand = ["the_speech", "luck_is_my_specialty"]
    scene = play(acting(table(hand={ANN: hand}, hq=["the_speech", "the_speech"])), ANN, *hand)
    scene.say(ANN, "recruit", "the_speech").say(ANN, "yes").say(ANN, "recruit", "the_speech")
    assert names(scene.s.deck[ANN])[-1] == "the_speech"
    assert names(scene.s.discard[ANN]) == ["the_speech"]


def test_a_next_recruit_that_is_declined_is_used_up():
    hand = ["the_speech", "luck_is_my_specialty"]
    scene = play(acting(table(hand={ANN: hand}, hq=["the_speech", "the_speech"])), ANN, *hand)
    scene.say(ANN, "recruit", "the_speech").say(ANN, "no").say(ANN, "recruit", "the_speech")
    assert names(scene.s.discard[ANN]) == ["the_speech", "the_speech"]


def test_no_autographs_heals_1_for_each_other_lambert_card():
    hand = ["no_autographs", "lone_ranger"]
    scene = play(acting(table(hand={ANN: hand}, wounds={ANN: ["deep_gash"]})), ANN, *hand).say(
        ANN, "use", "no_autographs"
    )
    assert scene.s.wounds[ANN] == []


def test_the_door_swings_both_ways_discards_1_and_draws_1_after_an_intel_card():
    hand = ["officer_intel", "door_swings_both_ways", "experience"]
    scene = play(
        acting(table(hand={ANN: hand}, deck={ANN: ["bad_idea"]})), ANN, "officer_intel", "door_swings_both_ways"
    )
    assert (names(scene.s.hand[ANN]), names(scene.s.discard[ANN])) == (["bad_idea"], ["experience"])


@pytest.mark.parametrize("card", [card for card in BARRACKS if card.coordinates], ids=lambda card: card.id)
def test_a_coordinate_card_can_be_set_aside(card):
    assert moves(acting(table(hand={BOB: [card.id]})), BOB, "coordinate") == [card.id]
    assert agree(struck(table(hand={BOB: [card.id]}))).asked == [BOB]
