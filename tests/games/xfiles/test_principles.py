"""Chapters 9, 12 and 16: general rules of cards, where defeated cards go, and what no card of ours does."""

from __future__ import annotations

import pytest

from prowl.games.encounters.xfiles import GAME
from prowl.games.encounters.xfiles.cards.book import BOOK
from prowl.games.encounters.xfiles.rules.series import rating
from prowl.kernel.text import GameWords
from tests.games.xfiles.table import (
    ANN,
    BOB,
    EVE,
    GUS,
    acting,
    desks,
    ending,
    moves,
    names,
    play,
    plotted,
    points,
    row,
    seen,
    struck,
    table,
    the_end,
)
from tests.kit import rule


@rule("XF-7")
def test_a_text_that_defeats_a_player_follows_the_end_as_well():
    assert struck(table(field=["s3_black_oil_host"])).s.outcome == "lost_agent"
    s = the_end(table(field=["s3_black_oil_host"], shadows={"s5": "eg_abduction"}), "eg_abduction")
    assert (struck(s).s.outcome, s.alive) == ("", [False, True])


@rule("XF-32", "XF-34")
def test_an_avatar_is_no_card_of_its_player_and_its_defence_is_read_when_fought():
    scene = acting(table(hand={ANN: ["scully_skeptic"]}))
    assert moves(scene, ANN, "play") == ["scully_skeptic"]
    scene.say(ANN, "play", "scully_skeptic").say(ANN, "use", "scully_skeptic")
    assert scene.options(ANN) == [["own", "scully_skeptic"]]


@rule("XF-65")
@pytest.mark.parametrize("card", ["?s3_ev_sister_killed", "inf_dales", "?lead_boxcar", "?s8_al_leyla", "s4_golem"])
def test_cards_of_all_kinds_are_pushed_alike(card):
    assert row(plotted(table(enemies=["s1_tooms"], shadows={"s5": card}))) == {"s5": "?s1_tooms", "s4": card}


@rule("XF-68", "XF-283")
def test_a_card_entering_the_field_is_resolved_before_the_next_one():
    shadows = {
        "s5": "?s1_tooms",
        "s4": "?s4_bees",
        "s3": "?s1_lively",
        "s2": "?s3_rappo",
        "s1": "?s1_ev_little_green_file",
    }
    scene = plotted(table(enemies=["s4_golem", "s1_boggs"], shadows=shadows))
    assert [each["enemy"] for each in seen(scene, ANN, "card_revealed")] == ["s1_ev_little_green_file", "s3_rappo"]


@rule("XF-73", "XF-137", "XF-147", "XF-182", "XF-184", "XF-185", "XF-231")
def test_no_card_of_ours_needs_an_asterisk_an_attached_card_or_a_search():
    words = GameWords(GAME, "en")
    for card in GAME.cards:
        text = words.card_text(card)
        assert not any(each in text for each in ("*", "instead of a Strike", "ttach", "op character", "search")), (
            card.id
        )


@rule("XF-96", "XF-171")
def test_a_free_scan_has_the_same_result_as_a_paid_one():
    s = table(hand={ANN: ["mulder_spooky_reputation"]}, shadows={"s5": "?s3_rappo"})
    scene = play(acting(s), ANN, "mulder_spooky_reputation").say(ANN, "use", "mulder_spooky_reputation")
    assert (row(scene), len(scene.s.wounds[ANN])) == ({"s5": "s3_rappo"}, 1)


@rule("XF-171")
def test_the_text_of_a_hidden_card_does_not_work():
    assert "special_agent" in acting(table(bureau=["?syn_blevins"], recruit=3)).verbs(ANN)
    assert points(acting(table(shadows={"s3": "?inf_matheson"}))) == (0, 0)


@rule("XF-109")
def test_effects_on_enemies_in_the_shadows_do_not_reach_the_bureau():
    scene = acting(table(shadows={"s1": "?s6_ev_hallucination"}, bureau=["syn_krycek"], attack=1)).say(
        ANN, "scan", "s1"
    )
    assert desks(scene)[0] == "syn_krycek"


@rule("XF-109")
def test_effects_without_a_zone_reach_an_agent_in_the_bureau():
    s = table(bureau=["syn_shapeshifter"], shadows={"s3": "inf_fenig"}, attack=2)
    assert moves(acting(s), ANN, "fight") == ["syn_shapeshifter"]


@rule("XF-118")
def test_revealed_the_end_game_card_begins_the_end():
    assert acting(table(shadows={"s1": "?eg_extinction"}, attack=1)).say(ANN, "scan", "s1").s.the_end


@rule("XF-163")
def test_discard_piles_are_public_and_decks_are_seen_by_nobody():
    scene = acting(table(discard={ANN: ["belief"]}))
    assert scene.view(BOB)["discard"][ANN] == ["belief"]
    assert scene.view(ANN)["deck"][ANN] == {"count": 12}


@rule("XF-166", "XF-167")
def test_cannot_beats_can():
    s = table(bureau=["syn_blevins"], shadows={"s3": "inf_dales"}, recruit=9)
    assert "special_agent" not in acting(s).verbs(ANN)


@rule("XF-168")
def test_an_instruction_is_carried_out_as_far_as_possible():
    scene = acting(table(shadows={"s1": "?s7_ev_taken"}, hand={ANN: ["field_agent"]}, attack=1)).say(ANN, "scan", "s1")
    assert names(scene.s.discard[ANN]) == ["field_agent"]


@rule("XF-169")
def test_you_on_a_card_of_the_mat_is_the_active_player():
    scene = acting(table(shadows={"s1": "?s4_ev_diagnosis"}, attack=1), BOB).say(BOB, "scan", "s1")
    assert [len(pile) for pile in scene.s.scars] == [0, 1]


@rule("XF-172")
def test_a_doubt_that_is_not_drawn_does_not_act():
    scene = acting(table(shadows={"s1": "?s3_ev_sister_killed"}, hand={ANN: ["field_agent"]}, attack=1))
    scene.say(ANN, "scan", "s1")
    assert (names(scene.s.discard[ANN]), scene.s.doubted) == (["doubt"], False)


@rule("XF-174", "XF-175")
def test_due_together_the_bureau_comes_first_then_the_field_then_the_shadows():
    s = table(shadows={"s1": "inf_bruckman", "s3": "?s4_golem"}, field=["inf_matheson"])
    scene = acting(s)
    assert points(scene) == (0, 1)
    assert seen(scene, ANN, "peeked")[0]["enemy"] == "s4_golem"


@rule("XF-176", "XF-179")
def test_an_effect_on_several_players_begins_with_the_active_one_and_goes_clockwise():
    s = the_end(
        table(
            4, shadows={"s1": "?s3_ev_sister_killed", "s5": "eg_abduction"}, alive=[True, True, False, True], attack=1
        ),
        "eg_abduction",
    )
    scene = acting(s, BOB).say(BOB, "scan", "s1")
    assert [each["seat"] for each in seen(scene, ANN, "gained")] == [BOB, GUS, ANN]


@rule("XF-179")
def test_the_next_player_is_the_next_living_one():
    s = the_end(
        table(3, shadows={"s1": "?s9_ev_kidnapping", "s5": "eg_abduction"}, alive=[True, False, True], attack=1),
        "eg_abduction",
    )
    assert [len(pile) for pile in acting(s).say(ANN, "scan", "s1").s.wounds] == [1, 0, 1]


@rule("XF-177")
def test_all_that_is_due_at_the_start_of_the_action_phase_is_done_before_the_first_action():
    scene = acting(table(1, avatars=["avatar_skinner"], hand={ANN: ["doubt"]}, shadows={"s1": "inf_matheson"}))
    assert (scene.s.doubted, points(scene), scene.questions()) == (True, (0, 1), {ANN: "action"})


@rule("XF-178", "XF-284")
def test_the_active_player_decides_for_the_team_and_owners_for_their_cards():
    scene = acting(table(3, shadows={"s1": "?s8_al_leyla"}, attack=1)).say(ANN, "scan", "s1")
    assert scene.questions() == {ANN: "ally.seat"}
    s = table(3, shadows={"s1": "?s5_ev_office_fire"}, attack=1, hand={EVE: ["field_agent"] * 2 + ["assault_team"]})
    scene = acting(s).say(ANN, "scan", "s1")
    assert (scene.asked, scene.questions()) == ([EVE], {EVE: "discard.own"})


@rule("XF-186")
def test_outside_the_game_is_every_card_it_does_not_use():
    scene = acting(table(shadows={"s3": "inf_modeski"}, bureau=["gunmen_byers"], recruit=4)).say(
        ANN, "task", "inf_modeski"
    )
    assert "gunmen_byers" in [option[1] for option in scene.options(ANN)]
    assert len(scene.s.outside) == 125


@rule("XF-187")
def test_a_gained_card_goes_to_the_discard_pile():
    s = table(field=["s1_howard_graves"], attack=2)
    assert names(acting(s).say(ANN, "fight", "s1_howard_graves").s.discard[ANN]) == ["belief"]


@rule("XF-188", "XF-189")
def test_your_cards_are_those_in_hand_and_those_played_belief_and_doubt_too():
    s = table(hand={ANN: ["scully_skeptic", "belief", "doubt", "field_agent"]}, doubted=True)
    scene = play(acting(s), ANN, "scully_skeptic").say(ANN, "use", "scully_skeptic")
    assert [option[1] for option in scene.options(ANN)] == ["belief", "doubt", "field_agent", "scully_skeptic"]


@rule("XF-189")
def test_belief_and_doubt_are_no_characters():
    scene = acting(table(shadows={"s1": "?s2_ev_ascension"}, hand={ANN: ["belief", "field_agent"]}, attack=1))
    scene.say(ANN, "scan", "s1")
    assert scene.options(ANN) == [["own", "belief"], ["own", "field_agent"]]


@rule("XF-230")
def test_defeated_conspiracy_cards_lie_in_one_ordered_pile():
    s = table(field=["inf_dales", "s4_golem"], bureau=["syn_crew_cut_man"], attack=5)
    scene = acting(s).say(ANN, "fight", "syn_crew_cut_man").say(ANN, "fight", "s4_golem").say(ANN, "end")
    assert names(scene.s.dead_enemies) == ["syn_crew_cut_man", "s4_golem", "inf_dales"]
    assert scene.view(BOB)["dead_enemies"] == ["syn_crew_cut_man", "s4_golem", "inf_dales"]


@rule("XF-232")
def test_a_used_climax_card_returns_to_the_box():
    scene = acting(table(climax={ANN: ["cl_skinner_old_unit"]})).say(ANN, "climax", "cl_skinner_old_unit")
    assert "cl_skinner_old_unit" in names(scene.s.climax_box)


@rule("XF-233")
def test_evidence_never_goes_to_a_defeated_pile():
    s = the_end(
        table(field=["eg_replication"], shadows={"s1": "?eg_clone"}, bound=["ev1_first_blow"], attack=6),
        "eg_replication",
    )
    s.for_good = [("eg_health", "", -10)]
    scene = acting(s).say(ANN, "fight", "eg_replication")
    assert "ev1_first_blow" in names(scene.s.evidence_box[0])


@rule("XF-267")
def test_by_option_scars_stay_between_the_games():
    assert "scars_stay" in {setting.key for setting in GAME.settings}


@rule("XF-281")
@pytest.mark.parametrize(
    ("points", "said"),
    [
        (100, "trust_no_one"),
        (99, "out_there"),
        (75, "out_there"),
        (74, "want_to_believe"),
        (50, "want_to_believe"),
        (49, "see_skinner"),
        (0, "see_skinner"),
    ],
)
def test_a_series_is_rated_by_its_points(points, said):
    assert rating(points) == said


def test_every_card_can_be_told_in_both_languages():
    for language in ("en", "ru"):
        words = GameWords(GAME, language)
        for card in GAME.cards:
            assert words.card_name(card)
            assert words.card_text(card) or not card.sentences


def test_no_two_cards_have_one_name_but_the_avatars_and_their_sets():
    words = GameWords(GAME, "en")
    found = [words.card_name(card) for card in BOOK.kinds]
    assert len(found) == len(set(found))


def test_an_end_of_turn_clears_what_lasts_a_turn():
    s = table(lasting=[("forbid", "heal", 0)], attack=3)
    assert ending(s).s.lasting == []
