"""Chapter 10: phase 4, End of turn."""

from __future__ import annotations

import pytest

from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    SPECTATOR,
    ending,
    hunt_names,
    quiet_turn,
    survival_names,
    table,
)
from tests.kit import rule

PLAYED = {ANN: [2], BOB: [3], EVE: [5]}
TOKENS = {"creature_token": [8], "target_token": [5, 10], "artemia_token": [2]}


@rule("NA-105")
@pytest.mark.parametrize("seat", [ANN, BOB, CREATURE, SPECTATOR])
def test_each_hunted_puts_the_played_cards_face_up_on_the_own_discard(seat):
    scene = ending(table(played={ANN: [2, 4], BOB: [3], EVE: [5]}, discard={BOB: [1]}))
    assert scene.s.played == [[], [], [], []]
    assert scene.view(seat)["discard"] == [[], [2, 4], [1, 3], [5]]


@rule("NA-106")
def test_the_creature_takes_back_all_hunt_tokens():
    s = ending(table(played=PLAYED, **TOKENS)).s
    assert s.creature_token == s.target_token == s.artemia_token == []


@rule("NA-107")
@pytest.mark.parametrize("held", [[], ["clone"], ["clone", "virus"], ["clone", "virus", "toxin"]])
def test_the_creature_draws_hunt_cards_up_to_3_in_hand(held):
    scene = ending(table(played=PLAYED, hunts=held, next_hunts=["scream", "mirage", "despair"])).pass_all()
    assert hunt_names(scene.s.hunt_hand) == [*held, *["scream", "mirage", "despair"][: 3 - len(held)]]
    assert len(scene.s.hunt_deck) == 17


@rule("NA-107")
def test_with_3_cards_in_hand_none_is_drawn():
    scene = ending(table(played=PLAYED, hunts=["clone", "virus", "toxin"])).say(CREATURE, "pass")
    assert scene.happened("drew_hunt") == []


@rule("NA-108")
def test_the_rescue_counter_moves_1_forward():
    scene = ending(table(played=PLAYED))
    assert scene.s.rescue == 14
    assert scene.happened("rescue_moved") == [{"left": 14}]


@rule("NA-109")
def test_phase_4_cards_come_before_the_discard_the_tokens_the_refill_and_the_rescue_move():
    scene = ending(table(played=PLAYED, hunts=["tracking"], survivals={ANN: ["double_back"]}, **TOKENS))
    assert scene.s.phase == 4
    assert (scene.s.played, scene.s.rescue) == ([[], [2], [3], [5]], 15)
    assert (scene.s.creature_token, len(scene.s.hunt_hand)) == ([8], 1)
    scene.say(ANN, "survival", "double_back").say(CREATURE, "hunt", "tracking")
    assert (scene.s.discard, scene.s.rescue) == ([[], [], [3], [5]], 14)


@rule("NA-109")
def test_the_rescue_move_comes_last():
    """When it wins, everything else has been done."""
    scene = ending(table(played=PLAYED, rescue=1, **TOKENS))
    assert scene.s.outcome == "rescued"
    assert (scene.s.discard, scene.s.creature_token, len(scene.s.hunt_hand)) == ([[], [2], [3], [5]], [], 3)
    names = [event.name for event in scene.events]
    assert names.index("drew_hunt") < names.index("rescue_moved")


@rule("NA-110")
def test_if_the_rescue_move_reaches_the_victory_space_the_hunted_win():
    scene = ending(table(played=PLAYED, rescue=1))
    assert (scene.s.outcome, scene.s.rescue, scene.s.phase) == ("rescued", 0, 4)
    assert scene.asked == []


@rule("NA-111")
def test_effects_that_last_a_turn_end():
    lasting = {
        "despair": True,
        "sacrifice": True,
        "smokescreen": True,
        "banned": [4, 5],
        "disabled": [2],
        "anticipated": [ANN],
        "beach_used": True,
        "wreck_used": True,
        "ignores_artemia": [False, True, False, False],
        "ignores_creature": [False, True, False, False],
    }
    s = ending(table(played=PLAYED, in_force=["fierceness"], **lasting)).s
    assert s.in_force == []
    fresh = table()
    assert {name: getattr(s, name) for name in lasting} == {name: getattr(fresh, name) for name in lasting}


@rule("NA-111")
def test_card_allowances_are_set_to_1_each_again():
    s = table(played=PLAYED, in_force=["fierceness"], hunts=["despair"], survivals={ANN: ["smokescreen"]})
    s.survival_played[ANN] = True
    s.resisted[ANN] = 2
    scene = ending(s)
    assert (scene.s.hunt_allowed, scene.s.hunt_played) == (1, 0)
    assert scene.s.round == 2
    assert ["hunt", "despair"] in scene.options(CREATURE)
    assert ["survival", "smokescreen"] in scene.options(ANN)
    assert ["resist", 1] in scene.options(ANN)


@rule("NA-111")
def test_an_allowance_of_2_hunt_cards_is_not_kept():
    assert ending(table(played=PLAYED, hunt_allowed=2)).s.hunt_allowed == 1


@rule("NA-111")
def test_after_tracking_the_allowance_is_2_for_the_creature_and_1_for_the_hunted():
    scene = ending(table(played=PLAYED, hunts=["tracking"], survivals={ANN: ["ingenuity", "smokescreen"]}))
    scene.say(CREATURE, "hunt", "tracking").say(ANN, "pass")
    assert scene.s.hunt_allowed == 2
    assert "survival" not in scene.say(ANN, "survival", "ingenuity").verbs(ANN)


@rule("NA-112")
def test_the_hunted_draw_no_survival_cards_in_this_phase():
    scene = ending(table(played=PLAYED, survivals={ANN: ["dodge"]})).say(ANN, "pass")
    assert scene.s.round == 2
    assert [survival_names(hand) for hand in scene.s.survival_hand] == [[], ["dodge"], [], []]
    assert scene.happened("drew_survival") == []


# -- The window ------------------------------------------------------------------------


@rule("NA-191")
def test_phase_4_opens_with_one_window_for_both_sides():
    scene = ending(table(played=PLAYED, hunts=["stasis"], survivals={ANN: ["amplifier"], EVE: ["dodge"]}, beacon=True))
    assert scene.questions() == dict.fromkeys([CREATURE, ANN, EVE], "end_window")
    assert scene.options(CREATURE) == [["hunt", "stasis"], ["pass"]]
    assert scene.options(ANN) == [["survival", "amplifier"], ["pass"]]
    assert scene.options(EVE) == [["pass"]]


@rule("NA-191")
def test_the_window_closes_when_all_have_passed_in_a_row():
    scene = ending(table(played=PLAYED, hunts=["stasis"], survivals={ANN: ["double_back"]}))
    scene.say(CREATURE, "pass").say(ANN, "survival", "double_back")
    assert scene.questions() == {CREATURE: "end_window"}
    assert scene.say(CREATURE, "hunt", "stasis").s.round == 2


@rule("NA-191")
def test_the_rest_of_the_phase_follows_without_further_cards():
    """The Tracking just drawn cannot be played any more."""
    scene = ending(table(played=PLAYED, hunts=["clone"], next_hunts=["tracking", "stasis"])).say(CREATURE, "pass")
    assert (scene.s.round, scene.s.phase, scene.s.rescue) == (2, 1, 14)
    assert hunt_names(scene.s.hunt_hand) == ["clone", "tracking", "stasis"]


@rule("NA-191")
def test_a_rescue_victory_by_amplifier_ends_the_game_right_there():
    scene = ending(table(played=PLAYED, survivals={ANN: ["amplifier"]}, beacon=True, rescue=1, **TOKENS))
    scene.say(ANN, "survival", "amplifier")
    assert scene.s.outcome == "rescued"
    assert (scene.s.played, scene.s.creature_token, scene.s.hunt_hand) == ([[], [2], [3], [5]], [8], [])


# -- Tracking --------------------------------------------------------------------------


@rule("NA-192")
def test_tracking_played_and_copied_in_one_turn_still_gives_2_hunt_cards():
    scene = ending(table(played=PLAYED, hunts=["tracking", "flashback"], hunt_allowed=2))
    scene.say(CREATURE, "hunt", "tracking").say(CREATURE, "hunt", "flashback")
    assert scene.s.round == 2
    assert scene.s.hunt_allowed == 2


@rule("NA-192")
def test_tracking_in_two_turns_running_still_gives_2_hunt_cards():
    scene = ending(table(2, hunts=["tracking", "flashback"])).say(CREATURE, "hunt", "tracking")
    assert scene.s.hunt_allowed == 2
    scene.say(CREATURE, "pass").say(ANN, "place", 1).say(CREATURE, "creature", 9)
    while scene.s.phase < 4:
        scene.say(scene.asked[0], "pass" if ["pass"] in scene.options(scene.asked[0]) else "skip")
    scene.say(CREATURE, "hunt", "flashback").say(CREATURE, "pass")
    assert scene.happened("flashback_played") == [{"seat": CREATURE, "hunt": 18}]
    assert (scene.s.round, scene.s.hunt_allowed) == (3, 2)


@rule("NA-192")
def test_without_a_new_tracking_the_allowance_is_1_after_that():
    scene = ending(table(2, hunts=["tracking"])).say(CREATURE, "hunt", "tracking")
    assert quiet_turn(scene, {ANN: 1}, creature=9).s.hunt_allowed == 1
