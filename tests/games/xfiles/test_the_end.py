"""Chapters 10 and 14: the End Game card, The End, and single cards that need a note."""

from __future__ import annotations

import pytest

from prowl.games.encounters.xfiles.rules.said import end_figure, keywords
from tests.games.xfiles.table import (
    ANN,
    BOB,
    EVE,
    acting,
    cleaning,
    moves,
    names,
    play,
    plotted,
    row,
    seen,
    struck,
    table,
    the_end,
)
from tests.kit import rule


def revealed(**fields):
    """The End Game card on S3 has just been scanned."""
    name = fields.pop("end", "eg_abduction")
    s = table(shadows={"s3": f"?{name}", **fields.pop("shadows", {})}, attack=1, **fields)
    return acting(s).say(ANN, "scan", "s3")


def facing(end="eg_colonization", players=2, **fields):
    """The End has begun, the End Game card is in the Field."""
    return the_end(table(players, field=[end], enemies=[], **fields), end)


# -- the six steps -------------------------------------------------------------------------


@rule("XF-192", "XF-201")
def test_scanned_the_end_game_card_begins_the_end():
    scene = revealed()
    assert scene.s.the_end
    assert names([scene.s.end_card]) == ["eg_abduction"]


@rule("XF-196")
def test_step_1_defeats_all_revealed_leads_and_idle_ones_bring_doubts():
    s = table(shadows={"s3": "?eg_extinction", "s2": "lead_boxcar", "s1": "lead_purity_flask"}, attack=4)
    scene = acting(s).say(ANN, "follow", "lead_purity_flask").say(ANN, "scan", "s3")
    assert sorted(names(scene.s.dead_enemies)) == ["lead_boxcar", "lead_purity_flask"]
    assert names(scene.s.discard[BOB]) == ["doubt"]


@rule("XF-197", "XF-198", "XF-119")
def test_steps_2_and_3_bind_all_evidence_that_was_not_collected():
    s = table(shadows={"s3": "?eg_extinction", "s1": "lead_purity_flask"}, attack=10)
    scene = (
        acting(s).say(ANN, "follow", "lead_purity_flask").say(ANN, "follow", "lead_purity_flask").say(ANN, "scan", "s3")
    )
    assert names(scene.s.bound) == ["ev2_guarded_labs", "ev3_checkpoints"]
    assert names(scene.s.collected) == ["ev1_hybrid_army"]
    assert end_figure(scene.s, scene.s.end_card, "defence") == 7 + 2 + 1


@rule("XF-280")
def test_evidence_revealed_by_the_end_is_not_discovered():
    assert revealed().s.found == []


@rule("XF-199", "XF-108")
def test_step_4_resolves_the_texts_of_revealed_agents_from_left_to_right():
    scene = revealed(end="eg_extinction", bureau=["syn_smoking_man", "?syn_toothpick_man", "syn_strughold"])
    assert [names(pile) for pile in scene.s.discard] == [["doubt"], ["doubt"]]
    assert scene.s.wounds == [[], []]
    assert end_figure(scene.s, scene.s.end_card, "health") == 15 + 2


@rule("XF-200", "XF-299")
def test_step_5_evidence_texts_come_before_step_6_the_cards_own_text():
    scene = revealed(
        evidence=["ev1_shock_troops", "ev2_traitors", "ev3_checkpoints"],
        hand={ANN: ["field_agent"] * 3},
        end="eg_abduction",
    )
    order = [event.name for event in scene.events if event.name in ("strike_dealt", "gained", "discarded")]
    assert order == ["strike_dealt"] * 2 + ["gained"] * 2 + ["discarded"] * 2


@rule("XF-301")
def test_after_the_reveal_nothing_is_discovered_any_more():
    scene = revealed(end="eg_extinction", shadows={"s1": "?lead_purity_flask"})
    assert moves(scene, ANN, "follow") == []


@rule("XF-193", "XF-300")
def test_the_end_game_card_is_no_enemy():
    s = facing(hand={ANN: ["doggett_relentless", "doggett_detective"]}, avatars=["avatar_doggett", "avatar_scully"])
    scene = play(acting(s), ANN, "doggett_detective", "doggett_relentless").say(ANN, "use", "doggett_relentless")
    assert names(scene.s.combat) == ["eg_colonization"]


# -- fighting it -----------------------------------------------------------------------------


@rule("XF-203", "XF-204")
def test_each_fight_pays_the_defence_and_lays_a_strike_card_beside_it():
    scene = acting(facing(attack=15, strikes=["strike_gunshot", "strike_miss"]))
    assert moves(scene, ANN, "fight") == ["eg_colonization"]
    scene.say(ANN, "fight", "eg_colonization").say(ANN, "fight", "eg_colonization")
    assert (names(scene.s.hits), scene.s.attack) == (["strike_gunshot", "strike_miss"], 1)
    assert moves(scene, ANN, "fight") == []


@rule("XF-204", "XF-318")
def test_the_text_of_that_strike_card_is_ignored_and_nobody_may_cancel_it():
    s = facing(attack=7, strikes=["strike_fear"], vigils={BOB: ["reyes_protector"]}, hand={BOB: ["belief"]})
    scene = acting(s).say(ANN, "fight", "eg_colonization")
    assert scene.questions() == {ANN: "action", BOB: "coordinate"}
    assert scene.s.discard[ANN] == []


@rule("XF-3", "XF-205")
def test_damage_equal_to_its_health_wins_at_once():
    s = facing(attack=7, strikes=["strike_gunshot"])
    s.hits = [card for card in s.strike_deck if names([card]) == ["strike_broken_bones"]]
    s.strike_deck = [card for card in s.strike_deck if card not in s.hits]
    s.hits += [s.strike_deck.pop(0) for _ in range(0)]
    extra = [card for card in s.strike_deck if names([card]) == ["strike_deep_cut"]][:1]
    s.hits += extra
    s.strike_deck = [card for card in s.strike_deck if card not in extra]
    assert acting(s).say(ANN, "fight", "eg_colonization").s.outcome == "won"


@rule("XF-6")
def test_a_win_by_the_last_strike_card_comes_first():
    s = facing(attack=7, strike_deck=["strike_gunshot"], health=[10, 10])
    s.for_good = [("eg_health", "", -14)]
    assert acting(s).say(ANN, "fight", "eg_colonization").s.outcome == "won"
    s = facing(attack=7, strike_deck=["strike_gunshot"])
    assert acting(s).say(ANN, "fight", "eg_colonization").s.outcome == "lost_strikes"


@rule("XF-202")
def test_in_the_field_it_strikes_twice_in_its_place_in_the_order():
    scene = struck(the_end(table(field=["s4_golem", "eg_colonization", "s1_tooms"], enemies=[])))
    assert [each["enemy"] for each in seen(scene, ANN, "enemy_struck")] == ["s1_tooms", "eg_colonization", "s4_golem"]
    assert len(scene.s.wounds[ANN]) == 4


@rule("XF-319")
def test_with_range_it_strikes_from_the_shadows():
    s = the_end(table(shadows={"s4": "eg_colonization"}, enemies=[], bound=["ev1_orbital_watch"]))
    assert len(struck(s).s.wounds[ANN]) == 2
    assert struck(the_end(table(shadows={"s4": "eg_colonization"}, enemies=[]))).s.wounds[ANN] == []


@rule("XF-226")
def test_if_a_swift_end_game_card_defeats_the_fighter_it_takes_no_hit():
    scene = acting(facing(attack=7, bound=["ev1_first_blow"], health=[1, 10])).say(ANN, "fight", "eg_colonization")
    assert (scene.s.alive[ANN], scene.s.hits) == (False, [])


# -- the End Game cards, by their texts ----------------------------------------------------------


@pytest.mark.parametrize(
    ("end", "defence", "health"),
    [
        ("eg_colonization", 7, 16),
        ("eg_extinction", 7, 15),
        ("eg_infection", 6, 17),
        ("eg_replication", 6, 11),
        ("eg_abduction", 7, 16),
        ("eg_martial_law", 7, 16),
        ("eg_super_soldiers", 8, 15),
        ("eg_cover_up", 6, 18),
    ],
)
def test_an_end_game_card_has_its_defence_and_health_and_double_strike(end, defence, health):
    s = facing(end)
    assert (end_figure(s, s.end_card, "defence"), end_figure(s, s.end_card, "health")) == (defence, health)
    assert "double_strike" in keywords(s, s.end_card)


def test_colonization_brings_back_the_last_two_defeated_enemies():
    scene = revealed(end="eg_colonization", dead=["s1_eves", "s4_golem", "inf_dales"])
    assert row(scene) == {"s3": "eg_colonization", "s2": "?s1_eves", "s1": "?s4_golem"}


@rule("XF-242")
def test_extinction_defeats_what_would_be_discarded():
    s = facing("eg_extinction", hand={ANN: ["field_agent"]}, deck={ANN: ["field_agent"] * 6})
    scene = acting(s).say(ANN, "end")
    assert "field_agent" in names(scene.s.graveyard[ANN])


@rule("XF-242")
def test_extinction_defeats_a_player_without_cards_and_vigilant_cards_do_not_save():
    s = facing("eg_extinction", deck={ANN: []}, vigils={ANN: ["skinner_marine_veteran"]})
    assert cleaning(s).s.alive == [False, True]


@rule("XF-243")
def test_infection_counts_symptoms_and_three_cost_a_card():
    scene = cleaning(facing("eg_infection", symptoms=[2, 0]))
    assert (scene.s.symptoms, len(scene.s.hand[ANN])) == ([3, 0], 5)


@rule("XF-243")
def test_the_sixth_symptom_defeats_the_player():
    assert cleaning(facing("eg_infection", symptoms=[5, 0])).s.alive == [False, True]


@rule("XF-243", "XF-287")
def test_a_symptom_is_paid_off_with_4_recruit_once_a_turn():
    scene = acting(facing("eg_infection", symptoms=[2, 0], recruit=8)).say(ANN, "task", "eg_infection")
    assert (scene.s.symptoms, scene.s.recruit, moves(scene, ANN, "task")) == ([1, 0], 4, [])
    assert moves(acting(facing("eg_infection", recruit=8)), ANN, "task") == []


def test_abduction_discards_two_random_cards_of_each_and_its_strikes_cost_cards():
    scene = revealed(hand={ANN: ["field_agent"] * 3, BOB: ["assault_team"] * 3})
    assert [len(hand) for hand in scene.s.hand] == [1, 1]
    assert struck(facing("eg_abduction")).s.fewer_next == [0, 0]
    assert len(struck(facing("eg_abduction")).s.hand[ANN]) == 2


def test_martial_law_makes_the_bureau_dear_and_each_hit_costs_a_card():
    s = facing(
        "eg_martial_law",
        bureau=["burks_consultant", "?burks_hard_proof"],
        recruit=4,
        attack=7,
        hand={ANN: ["field_agent"]},
    )
    scene = acting(s)
    assert (moves(scene, ANN, "recruit"), moves(scene, ANN, "scan_bureau")) == ([], ["infirmary"])
    assert names(scene.say(ANN, "fight", "eg_martial_law").s.discard[ANN]) == ["field_agent"]


def test_super_soldiers_are_ferocious_in_the_field_and_their_strikes_scar():
    s = facing("eg_super_soldiers", strikes=["strike_miss", "strike_gunshot", "strike_deep_cut"])
    scene = struck(s)
    assert (scene.s.wounds[ANN], sorted(names(scene.s.scars[ANN]))) == ([], ["strike_deep_cut", "strike_gunshot"])


def test_cover_up_brings_doubts_and_forbids_belief():
    scene = revealed(end="eg_cover_up", hand={ANN: ["belief"]})
    assert [names(pile) for pile in scene.s.discard] == [["doubt"], ["doubt"]]
    assert moves(play(scene, ANN, "belief"), ANN, "use") == []


# -- Replication and Clone -------------------------------------------------------------------------


@rule("XF-247", "XF-248")
def test_replication_puts_clone_hidden_to_its_right_with_evidence_of_the_same_priorities():
    scene = revealed(end="eg_replication")
    assert row(scene) == {"s3": "eg_replication", "s4": "?eg_clone"}
    assert [len(pile) for pile in scene.s.clone_evidence] == [1, 1, 1]
    assert scene.view(ANN)["clone_evidence"] == [{"count": 1}] * 3


@rule("XF-247")
def test_from_s5_clone_waits_on_the_deck_and_from_the_field_it_lies_on_s1():
    s = table(shadows={"s5": "?eg_replication"}, attack=2)
    assert acting(s).say(ANN, "scan", "s5").s.clone_waits
    scene = plotted(table(shadows={"s1": "?eg_replication"}, enemies=[]))
    assert row(scene) == {"s1": "?eg_clone"}


@rule("XF-305")
def test_the_first_of_the_two_to_fall_leaves_and_the_other_goes_on():
    s = the_end(
        table(field=["eg_replication"], shadows={"s1": "?eg_clone"}, attack=6, enemies=[], bound=["ev1_hybrid_army"]),
        "eg_replication",
    )
    s.for_good = [("eg_health", "", -10)]
    s.attack_of[0] = s.attack = 9
    scene = acting(s).say(ANN, "fight", "eg_replication")
    assert not scene.run.over
    assert (scene.s.combat, scene.s.bound, scene.s.hits) == ([], [], [])
    assert "strike_glancing_blow" in names(scene.s.strike_discard)


@rule("XF-305")
def test_clone_revealed_shows_its_own_evidence_and_the_end_does_not_begin_again():
    s = the_end(table(field=["eg_replication"], shadows={"s1": "?eg_clone"}, attack=1, enemies=[]), "eg_replication")
    s.clone_evidence[0] = [s.evidence_box[0].pop()]
    scene = acting(s).say(ANN, "scan", "s1")
    assert (len(scene.s.clone_bound), scene.happened("the_end_began")) == (1, [])
    assert names([scene.s.clone_card]) == ["eg_clone"]


@rule("XF-305", "XF-306")
def test_clone_walks_on_when_replication_is_gone_and_its_fall_wins():
    s = the_end(table(shadows={"s2": "eg_clone"}, enemies=[]), "eg_clone")
    s.end_card, s.clone_card = -1, s.wilds[3][0]
    s.set_aside = []
    scene = plotted(s)
    assert row(scene) == {"s1": "eg_clone"}
    s = the_end(table(shadows={"s2": "eg_clone"}, enemies=[], attack=6, strikes=["strike_near_death"]), "eg_clone")
    s.end_card, s.clone_card, s.set_aside = -1, s.wilds[3][0], []
    s.for_good = [("eg_health", "", -4)]
    assert acting(s).say(ANN, "fight", "eg_clone").s.outcome == "won"


# -- Body Swap -----------------------------------------------------------------------------------------


@rule("XF-240")
def test_body_swap_exchanges_avatars_with_their_damage_until_the_end_of_the_next_turn():
    s = table(
        shadows={"s1": "?s6_ev_body_swap"}, wounds={ANN: ["strike_gunshot"]}, health=[10, 8], attack=1, enemies=[]
    )
    mine, theirs = s.avatar
    scene = acting(s).say(ANN, "scan", "s1")
    assert (scene.s.avatar, scene.s.health) == ([theirs, mine], [8, 10])
    assert [names(pile) for pile in scene.s.wounds] == [[], ["strike_gunshot"]]
    scene.say(ANN, "end").say(BOB, "end")
    assert scene.s.avatar == [theirs, mine]
    scene.say(ANN, "end")
    assert scene.s.avatar == [mine, theirs]


@rule("XF-256")
def test_alone_body_swap_takes_a_random_unused_avatar_and_the_damage_stays():
    s = table(1, shadows={"s1": "?s6_ev_body_swap"}, wounds={ANN: ["strike_gunshot"]}, attack=1, enemies=[])
    before = s.avatar[0]
    scene = acting(s).say(ANN, "scan", "s1")
    assert scene.s.avatar[0] != before
    assert names(scene.s.wounds[ANN]) == ["strike_gunshot"]
    scene.say(ANN, "end").say(ANN, "end")
    assert scene.s.avatar[0] == before


@rule("XF-256")
def test_alone_nothing_happens_if_all_five_avatars_are_in_the_game():
    s = the_end(
        table(5, shadows={"s1": "?s6_ev_body_swap", "s5": "eg_abduction"}, attack=1, alive=[True] + [False] * 4),
        "eg_abduction",
    )
    assert acting(s).say(ANN, "scan", "s1").s.swapped_seats == []


@rule("XF-256")
def test_by_option_the_damage_stays_on_the_avatar_in_the_box():
    s = table(
        1,
        settings={"solo_swap_fresh": "on"},
        shadows={"s1": "?s6_ev_body_swap"},
        wounds={ANN: ["strike_gunshot"]},
        attack=1,
    )
    scene = acting(s).say(ANN, "scan", "s1")
    assert (scene.s.wounds[ANN], names(scene.s.left_wounds)) == ([], ["strike_gunshot"])


@rule("XF-252", "XF-253", "XF-254", "XF-307")
def test_for_the_last_living_player_the_next_player_is_that_player():
    s = the_end(
        table(3, shadows={"s1": "?s9_ev_kidnapping", "s5": "eg_abduction"}, attack=1, alive=[True, False, False]),
        "eg_abduction",
    )
    scene = acting(s).say(ANN, "scan", "s1")
    assert len(scene.s.wounds[ANN]) == 2
    assert scene.s.wounds[EVE] == []
