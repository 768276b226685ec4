"""Chapters 5 and 6.10: the Conspiracy Phase, the Shadows, the Field, and what a revealed card does."""

from __future__ import annotations

import pytest

from tests.games.xfiles.table import (
    ANN,
    BOB,
    EVE,
    acting,
    ending,
    moves,
    names,
    plotted,
    row,
    seen,
    struck,
    table,
    the_end,
    turning,
)
from tests.kit import rule


@rule("XF-60")
def test_the_top_card_enters_s5_face_down_and_unseen():
    scene = plotted(table(enemies=["s4_golem"]))
    assert row(scene) == {"s5": "?s4_golem"}
    assert scene.view(ANN)["wilds"][0] == {"count": 1}


@rule("XF-61", "XF-62", "XF-64")
def test_a_card_pushes_the_one_that_lies_there_and_it_keeps_its_state():
    scene = plotted(table(enemies=["s4_golem"], shadows={"s5": "s1_lively", "s4": "?s1_eves"}))
    assert row(scene) == {"s5": "?s4_golem", "s4": "s1_lively", "s3": "?s1_eves"}


@rule("XF-63", "XF-286")
def test_gaps_are_not_closed():
    scene = plotted(table(enemies=["s4_golem"], shadows={"s5": "s1_lively", "s3": "?s1_eves"}))
    assert row(scene) == {"s5": "?s4_golem", "s4": "s1_lively", "s3": "?s1_eves"}
    scene = plotted(table(enemies=["s4_golem"], shadows={"s4": "?s1_eves"}))
    assert row(scene) == {"s5": "?s4_golem", "s4": "?s1_eves"}


FULL = {"s5": "?s1_lively", "s4": "?s1_tooms", "s3": "?s4_peacocks", "s2": "?s1_ice_worm", "s1": "?s1_eves"}


@rule("XF-62", "XF-66", "XF-315")
def test_the_whole_row_moves_before_the_card_in_the_field_is_revealed():
    s = table(hand={ANN: ["field_agent", "assault_team"]}, enemies=["s4_golem"], shadows=FULL)
    scene = plotted(s)
    assert scene.questions() == {ANN: "discard.own"}
    assert row(scene) == {
        "s5": "?s4_golem",
        "s4": "?s1_lively",
        "s3": "?s1_tooms",
        "s2": "?s4_peacocks",
        "s1": "?s1_ice_worm",
    }
    assert names(scene.s.combat) == ["s1_eves"]


@rule("XF-67")
def test_a_newcomer_in_the_field_is_placed_on_the_left():
    scene = plotted(table(enemies=["s4_golem"], shadows=FULL, field=["s1_boggs"]))
    assert names(scene.s.combat) == ["s1_eves", "s1_boggs"]


@rule("XF-69", "XF-239", "XF-8")
def test_with_an_empty_deck_no_card_is_added_and_nothing_else_happens():
    scene = plotted(table(enemies=[], shadows={"s3": "?s4_golem"}))
    assert row(scene) == {"s3": "?s4_golem"}
    assert not scene.run.over


@rule("XF-70", "XF-223")
def test_a_revealed_runner_moves_one_more_space():
    scene = plotted(table(enemies=["s4_golem"], shadows={"s4": "s1_jersey_devil", "s2": "?s4_bees"}))
    assert row(scene) == {"s5": "?s4_golem", "s3": "s1_jersey_devil", "s2": "?s4_bees"}


@rule("XF-224")
def test_a_pushing_card_jumps_over_a_stationary_one():
    s = table(enemies=["s4_golem"], shadows={"s5": "s6_maurice_lyda", "s4": "?s1_eves"})
    assert row(plotted(s)) == {"s5": "s6_maurice_lyda", "s4": "?s4_golem", "s3": "?s1_eves"}


@rule("XF-224")
def test_over_a_stationary_card_on_s1_a_card_is_pushed_into_the_field():
    shadows = {**FULL, "s2": "?s4_golem", "s1": "s6_maurice_lyda"}
    scene = plotted(table(enemies=["s1_boggs"], shadows=shadows))
    assert row(scene)["s1"] == "s6_maurice_lyda"
    assert names(scene.s.combat) == ["s4_golem"]


@rule("XF-224")
def test_a_hidden_stationary_card_is_pushed_like_any_other():
    s = table(enemies=["s4_golem"], shadows={"s5": "?s6_maurice_lyda"})
    assert row(plotted(s)) == {"s5": "?s4_golem", "s4": "?s6_maurice_lyda"}


@rule("XF-194", "XF-224")
def test_the_end_game_card_pushes_a_stationary_one():
    s = table(enemies=[], shadows={"s5": "?eg_colonization", "s4": "s6_maurice_lyda"})
    assert row(plotted(s)) == {"s4": "?eg_colonization", "s3": "s6_maurice_lyda"}


@rule("XF-191")
def test_the_end_game_card_enters_hidden_as_the_last_card_and_does_not_move_in_that_phase():
    s = table(enemies=["eg_colonization"])
    s.layers = [0, 0, 0, 1]
    assert row(plotted(s)) == {"s5": "?eg_colonization"}


@rule("XF-194", "XF-192")
def test_from_s1_the_end_game_card_enters_the_field_and_is_revealed():
    scene = plotted(table(enemies=[], shadows={"s1": "?eg_colonization"}))
    assert names(scene.s.combat) == ["eg_colonization"]
    assert scene.s.the_end


@rule("XF-285")
def test_the_end_game_card_walks_then_clone_then_runners_run():
    s = the_end(
        table(enemies=[], shadows={"s4": "eg_replication", "s5": "?eg_clone", "s3": "s1_jersey_devil"}),
        "eg_replication",
    )
    assert row(plotted(s)) == {"s4": "?eg_clone", "s3": "eg_replication", "s1": "s1_jersey_devil"}


@rule("XF-306")
def test_clone_on_the_deck_enters_s5_after_replication_has_walked():
    s = the_end(table(enemies=[], shadows={"s5": "eg_replication"}, clone_waits=True), "eg_replication")
    assert row(plotted(s)) == {"s4": "eg_replication", "s5": "?eg_clone"}


@rule("XF-195")
@pytest.mark.parametrize(
    ("end", "there"),
    [("s3", {"s3": "eg_abduction", "s2": "?s4_golem"}), ("s4", {"s4": "eg_abduction", "s3": "?s4_golem"})],
)
def test_added_cards_come_to_the_left_of_the_end_game_card(end, there):
    s = the_end(table(dead=["s4_golem"], shadows={end: "eg_abduction", "s1": "?s8_ev_grave"}, attack=1), "eg_abduction")
    assert row(acting(s).say(ANN, "scan", "s1")) == there


@rule("XF-195")
def test_behind_an_end_game_card_on_s1_or_in_the_field_added_cards_go_to_the_field():
    s = the_end(
        table(dead=["s4_golem"], shadows={"s1": "eg_abduction", "s3": "?s8_ev_grave"}, attack=1), "eg_abduction"
    )
    assert names(acting(s).say(ANN, "scan", "s3").s.combat) == ["s4_golem"]
    s = the_end(
        table(dead=["s4_golem"], field=["eg_abduction"], shadows={"s3": "?s8_ev_grave"}, attack=1), "eg_abduction"
    )
    assert names(acting(s).say(ANN, "scan", "s3").s.combat) == ["s4_golem", "eg_abduction"]


# -- what a revealed card does -----------------------------------------------------------


@rule("XF-110")
@pytest.mark.parametrize(("space", "cost"), [("s1", 1), ("s2", 1), ("s3", 1), ("s4", 2), ("s5", 2)])
def test_a_scan_costs_1_near_the_field_and_2_near_the_deck(space, cost):
    scene = acting(table(shadows={space: "?s4_golem"}, attack=cost))
    assert scene.say(ANN, "scan", space).s.attack == 0
    assert row(scene) == {space: "s4_golem"}
    assert moves(acting(table(shadows={space: "?s4_golem"}, attack=cost - 1)), ANN, "scan") == []


@rule("XF-112")
def test_a_revealed_enemy_stays_and_its_text_is_resolved_once_for_each_reveal():
    scene = acting(table(shadows={"s1": "?s8_wandering_evil"}, attack=1)).say(ANN, "scan", "s1")
    assert row(scene) == {"s1": "s8_wandering_evil"}
    assert names(scene.s.discard[ANN]) == ["doubt"]


@rule("XF-112", "XF-170")
def test_first_revealed_acts_once_in_the_game():
    def scanned(**fields):
        s = table(wounds={ANN: ["strike_gunshot"]}, shadows={"s1": "?inf_jeremiah_smith"}, attack=1, **fields)
        return acting(s).say(ANN, "scan", "s1").s

    first = scanned()
    assert first.wounds[ANN] == []
    assert names(scanned(seen_once=first.seen_once).wounds[ANN]) == ["strike_gunshot"]


@rule("XF-113")
def test_an_event_is_resolved_and_then_defeated():
    scene = acting(table(shadows={"s1": "?s3_ev_sister_killed"}, attack=1)).say(ANN, "scan", "s1")
    assert row(scene) == {}
    assert names(scene.s.dead_enemies) == ["s3_ev_sister_killed"]
    assert [names(pile) for pile in scene.s.discard] == [["doubt"], ["doubt"]]


@rule("XF-114")
def test_the_active_player_says_who_gains_an_ally_revealed_in_the_shadows():
    scene = acting(table(shadows={"s1": "?s8_al_leyla"}, attack=1)).say(ANN, "scan", "s1")
    assert scene.questions() == {ANN: "ally.seat"}
    scene.say(ANN, "seat", BOB)
    assert names(scene.s.discard[BOB]) == ["s8_al_leyla"]


@rule("XF-115", "XF-228")
def test_nobody_gains_an_ally_revealed_in_the_field():
    scene = plotted(table(shadows={**FULL, "s1": "?s8_al_leyla"}))
    assert names(scene.s.lost) == ["s8_al_leyla"]
    assert scene.s.combat == []


@rule("XF-293", "XF-111")
def test_an_event_pushed_into_the_field_is_revealed_there_for_free():
    scene = plotted(table(shadows={**FULL, "s1": "?s3_ev_sister_killed"}))
    assert names(scene.s.dead_enemies) == ["s3_ev_sister_killed"]


@rule("XF-116", "XF-59")
def test_an_informant_in_the_field_is_defeated_at_the_end_of_the_turn():
    scene = ending(table(field=["inf_dales"]))
    assert names(scene.s.dead_enemies) == ["inf_dales"]


@rule("XF-117", "XF-59", "XF-129")
def test_a_lead_in_the_field_is_defeated_at_the_end_of_the_turn_and_brings_doubts():
    scene = ending(table(3, field=["lead_boxcar"]))
    assert names(scene.s.dead_enemies) == ["lead_boxcar"]
    assert [names(pile) for pile in scene.s.discard] == [["doubt"]] * 3


@rule("XF-298", "XF-215", "XF-304")
def test_the_field_is_cleared_from_right_to_left_and_eluding_is_no_defeat():
    scene = ending(table(field=["s8_billy_underwood", "lead_boxcar", "inf_dales"]))
    assert names(scene.s.dead_enemies) == ["inf_dales", "lead_boxcar", "s8_billy_underwood"]
    assert names(scene.s.discard[ANN]) == ["doubt"] * 3


@rule("XF-57")
def test_a_turn_has_four_phases_and_an_end():
    scene = turning(table(enemies=["s4_golem", "s1_boggs"]))
    assert (row(scene), scene.s.phase) == ({"s5": "?s4_golem"}, 2)
    scene.say(ANN, "end")
    assert (scene.s.active, len(scene.s.hand[ANN])) == (BOB, 6)


@rule("XF-282", "XF-5")
def test_a_defeated_player_takes_no_turn():
    s = the_end(table(3, alive=[True, False, True], field=["eg_abduction"], enemies=[]), "eg_abduction")
    scene = struck(s)
    assert scene.s.active == EVE


@rule("XF-58")
def test_only_the_active_player_acts():
    scene = acting(table(hand={BOB: ["assault_team"]}, shadows={"s1": "?s4_golem"}, attack=5))
    assert scene.asked == [ANN]
    assert scene.options(BOB) == []


@rule("XF-181")
def test_a_hidden_card_that_was_seen_stays_known_to_those_who_saw_it():
    scene = acting(table(shadows={"s1": "?s6_ev_hallucination", "s3": "s4_golem"}, attack=1)).say(ANN, "scan", "s1")
    assert row(scene) == {"s3": "?s4_golem"}
    assert scene.view(BOB)["wilds"][2] == {"count": 1, "known": ["s4_golem"]}


@rule("XF-183", "XF-251")
def test_jeffrey_spender_lies_beneath_an_enemy_until_it_is_defeated():
    s = table(
        bureau=["?syn_jeffrey_spender"], academy=["burks_consultant"], shadows={"s1": "s4_golem"}, recruit=1, attack=5
    )
    scene = acting(s).say(ANN, "scan_bureau", "firing_range")
    assert names(scene.s.beneath) == ["syn_jeffrey_spender"]
    scene.say(ANN, "fight", "s4_golem")
    assert scene.s.attack == 0
    assert names(scene.s.dead_enemies) == ["s4_golem", "syn_jeffrey_spender"]
    assert [names(pile) for pile in scene.s.discard] == [["belief"], ["belief"]]


@rule("XF-183")
def test_whoever_lies_beneath_a_card_that_is_hidden_is_defeated():
    s = table(shadows={"s1": "?s6_ev_hallucination", "s3": "s4_golem"}, attack=1)
    s.beneath, s.hosts = [s.book.numbers("syn_jeffrey_spender")[0]], [s.wilds[2][0]]
    scene = acting(s).say(ANN, "scan", "s1")
    assert names(scene.s.dead_enemies) == ["syn_jeffrey_spender", "s6_ev_hallucination"]


@rule("XF-250")
def test_x_may_bring_a_fourth_lead_to_the_empty_space_nearest_the_deck():
    scene = acting(table(shadows={"s5": "?s4_golem", "s1": "?inf_x"}, attack=1)).say(ANN, "scan", "s1").say(ANN, "yes")
    assert scene.s.up == [False, True, False, False, True]
    assert scene.s.book.cards[scene.s.wilds[1][0]].kind == "lead"


@rule("XF-180")
def test_a_peek_is_seen_by_one_player_only():
    s = table(hand={ANN: ["reyes_cult_expert"]}, shadows={"s1": "?s4_golem", "s2": "?s1_eves"})
    scene = acting(s).say(ANN, "play", "reyes_cult_expert").say(ANN, "use", "reyes_cult_expert").say(ANN, "space", "s1")
    assert scene.view(ANN)["wilds"][4] == {"count": 1, "known": ["s4_golem"]}
    assert scene.view(BOB)["wilds"][4] == {"count": 1}
    assert seen(scene, BOB, "peeked")[0]["enemy"] is None
