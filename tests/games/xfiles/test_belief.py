"""Chapters 6.4 and 6.5: Belief and Doubt."""

from __future__ import annotations

from tests.games.xfiles.table import ANN, BOB, acting, cleaning, moves, names, play, plotted, points, row, table
from tests.kit import rule

DOGGETT, SKINNER, SCULLY = ["avatar_doggett"], ["avatar_skinner"], ["avatar_scully"]


@rule("XF-84", "XF-87")
def test_a_belief_draws_a_card_when_played_and_so_does_every_further_one():
    scene = play(acting(table(hand={ANN: ["belief", "belief"]})), ANN, "belief", "belief")
    assert len(scene.s.hand[ANN]) == 2


@rule("XF-85", "XF-86")
def test_one_played_belief_may_be_activated_and_returns_to_its_pile():
    scene = play(acting(table(hand={ANN: ["belief", "belief"]})), ANN, "belief", "belief")
    assert moves(scene, ANN, "use") == ["belief", "belief"]
    scene.say(ANN, "use", "belief")
    assert points(scene) == (2, 0)
    assert len(scene.s.beliefs) == 16
    assert moves(scene, ANN, "use") == []


@rule("XF-290")
def test_where_belief_is_forbidden_it_is_still_played_for_its_card():
    scene = play(acting(table(hand={ANN: ["belief"]}, field=["s4_roche"])), ANN, "belief")
    assert len(scene.s.hand[ANN]) == 1
    assert moves(scene, ANN, "use") == []


@rule("XF-88")
def test_a_belief_that_was_not_activated_is_discarded():
    scene = play(acting(table(hand={ANN: ["belief"]}, deck={ANN: ["field_agent"] * 7})), ANN, "belief").say(ANN, "end")
    assert "belief" in names(scene.s.discard[ANN])


@rule("XF-89")
def test_at_the_start_of_the_action_phase_a_doubt_in_hand_is_resolved_and_returned():
    scene = acting(table(hand={ANN: ["doubt", "field_agent", "assault_team"]}))
    assert scene.questions() == {ANN: "discard.own"}
    scene.pick(ANN, "field_agent")
    assert names(scene.s.hand[ANN]) == ["assault_team"]
    assert len(scene.s.doubts) == 17


@rule("XF-90", "XF-288")
def test_a_doubt_drawn_in_the_own_action_phase_is_resolved_before_the_next_card():
    s = table(
        hand={ANN: ["pendrell_breakthrough", "field_agent"]}, deck={ANN: ["doubt", "assault_team", "field_agent"]}
    )
    scene = play(acting(s), ANN, "pendrell_breakthrough").say(ANN, "use", "pendrell_breakthrough")
    assert names(scene.s.discard[ANN]) == ["field_agent"]
    assert names(scene.s.hand[ANN]) == ["assault_team"]


@rule("XF-288", "XF-84")
def test_a_doubt_drawn_by_a_belief_is_resolved_before_the_next_card_is_drawn():
    s = table(hand={ANN: ["belief", "assault_team"]}, deck={ANN: ["doubt", "field_agent"]})
    scene = play(acting(s), ANN, "belief")
    assert names(scene.s.hand[ANN]) == []
    assert names(scene.s.deck[ANN]) == ["field_agent"]


@rule("XF-91", "XF-289")
def test_a_second_doubt_stays_in_hand_unplayable_and_is_discarded_in_clean_up():
    scene = acting(table(avatars=SKINNER, players=1, hand={ANN: ["doubt", "doubt", "field_agent"]}))
    assert names(scene.s.hand[ANN]) == ["doubt", "field_agent"]
    assert moves(scene, ANN, "play") == ["field_agent"]
    scene.say(ANN, "end")
    assert "doubt" in names(scene.s.discard[ANN])


@rule("XF-93")
def test_a_doubt_drawn_outside_the_own_action_phase_waits():
    scene = cleaning(table(deck={ANN: ["doubt", *["field_agent"] * 6]}))
    assert names(scene.s.hand[ANN]) == ["doubt", *["field_agent"] * 5]
    assert len(scene.s.doubts) == 16


@rule("XF-92")
def test_resolving_a_doubt_is_neither_playing_nor_discarding():
    scene = acting(table(avatars=SKINNER, players=1, hand={ANN: ["doubt"]}))
    assert (scene.s.plays, scene.s.discard[ANN]) == ([], [])


@rule("XF-236")
def test_with_an_empty_pile_nobody_gains_a_doubt():
    s = table(shadows={"s1": "?s3_ev_sister_killed"}, attack=1)
    s.gone[ANN], s.doubts = s.doubts, []
    scene = acting(s).say(ANN, "scan", "s1")
    assert scene.s.discard == [[], []]


@rule("XF-241")
def test_while_cassandra_is_revealed_a_doubt_returns_without_its_text_and_others_stay():
    scene = acting(table(hand={ANN: ["doubt", "doubt", "field_agent"]}, shadows={"s2": "inf_cassandra_spender"}))
    assert names(scene.s.hand[ANN]) == ["doubt", "field_agent"]
    assert scene.s.doubted


# -- the texts of the Avatars ------------------------------------------------------------


def test_pull_rank_scans_a_bureau_space_and_gives_2_recruit():
    s = table(1, avatars=SKINNER, hand={ANN: ["belief"]}, bureau=["?burks_consultant"])
    scene = play(acting(s), ANN, "belief").say(ANN, "use", "belief")
    assert scene.s.hq_up[0]
    assert points(scene) == (0, 2)


def test_chain_of_command_makes_characters_dearer_this_turn():
    s = table(1, avatars=SKINNER, hand={ANN: ["doubt"]}, bureau=["burks_consultant"], recruit=4)
    assert moves(acting(s), ANN, "recruit") == []
    s = table(1, avatars=SKINNER, hand={ANN: ["doubt"]}, bureau=["burks_consultant"], recruit=5)
    assert moves(acting(s), ANN, "recruit") == ["burks_consultant"]


def test_spooky_hunch_scans_the_shadows_and_gives_1_attack():
    s = table(1, avatars=["avatar_mulder"], hand={ANN: ["belief"]}, shadows={"s5": "?s4_golem"})
    scene = play(acting(s), ANN, "belief").say(ANN, "use", "belief")
    assert (scene.s.up[0], points(scene)) == (True, (1, 0))


@rule("XF-245")
def test_trust_no_one_stops_coordinating_this_turn():
    s = table(avatars=["avatar_mulder", "avatar_scully"], hand={ANN: ["doubt"], BOB: ["mulder_profiler"]})
    assert BOB not in acting(s).questions()


@rule("XF-258", "XF-308")
def test_alone_trust_no_one_forbids_playing_coordinate_cards_but_not_the_exchange():
    s = table(1, avatars=["avatar_mulder"], hand={ANN: ["doubt", "mulder_profiler", "field_agent"]})
    scene = acting(s)
    assert moves(scene, ANN, "play") == ["field_agent"]
    assert moves(scene, ANN, "exchange") == ["mulder_profiler"]


def test_first_do_no_harm_heals_anybody_and_draws():
    s = table(avatars=["avatar_scully", "avatar_doggett"], hand={ANN: ["belief"]}, wounds={BOB: ["strike_gunshot"]})
    scene = play(acting(s), ANN, "belief").say(ANN, "use", "belief")
    assert (scene.s.wounds[BOB], len(scene.s.hand[ANN])) == ([], 2)


def test_there_must_be_an_explanation_makes_scans_dearer():
    s = table(1, avatars=SCULLY, hand={ANN: ["doubt"]}, shadows={"s1": "?s4_golem"}, attack=1)
    assert moves(acting(s), ANN, "scan") == []


def test_stand_your_ground_gives_2_attack():
    scene = play(acting(table(hand={ANN: ["belief"]})), ANN, "belief").say(ANN, "use", "belief")
    assert points(scene) == (2, 0)


def test_by_the_book_discards_a_card():
    scene = acting(table(hand={ANN: ["doubt", "field_agent"]}))
    assert names(scene.s.discard[ANN]) == ["field_agent"]


def test_open_mind_looks_and_gives_two_players_a_card():
    s = table(avatars=["avatar_reyes", "avatar_scully"], hand={ANN: ["belief"]}, shadows={"s5": "?s4_golem"})
    scene = play(acting(s), ANN, "belief").say(ANN, "use", "belief")
    assert [len(hand) for hand in scene.s.hand] == [2, 1]
    assert scene.view(ANN)["wilds"][0] == {"count": 1, "known": ["s4_golem"]}


def test_bad_vibrations_moves_the_leftmost_card():
    s = table(
        avatars=["avatar_reyes", "avatar_scully"], hand={ANN: ["doubt"]}, shadows={"s5": "?s4_golem", "s2": "?s1_eves"}
    )
    scene = acting(s)
    assert row(scene) == {"s5": "?s4_golem", "s1": "?s1_eves"}


@rule("XF-246", "XF-86")
def test_with_reincarnation_two_beliefs_may_be_activated_in_a_turn():
    s = table(hand={ANN: ["belief", "belief"]}, climax={ANN: ["cl_mulder_reincarnation"]})
    scene = play(acting(s), ANN, "belief", "belief").say(ANN, "use", "belief")
    assert scene.options(ANN) == [["avatar"], ["lessons"]]
    scene.say(ANN, "lessons")
    assert points(scene) == (2, 0)
    scene.say(ANN, "use", "belief")
    assert points(scene) == (4, 0)
    assert "cl_mulder_reincarnation" in names(scene.s.climax_box)


@rule("XF-86")
def test_a_belief_text_resolved_by_a_character_uses_up_the_turn():
    scene = play(acting(table(hand={ANN: ["scully_unshaken", "belief"]})), ANN, "scully_unshaken", "belief")
    scene.say(ANN, "use", "scully_unshaken")
    assert points(scene) == (5 + 2, 0)
    assert moves(scene, ANN, "use") == []


def test_plotting_resolves_no_doubt():
    assert not plotted(table(hand={BOB: ["doubt"]})).s.doubted
