"""Chapter 8: phase 2, Hunting."""

from __future__ import annotations

import pytest

from prowl.games.not_alone.rules.planet import PAIRS
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    SPECTATOR,
    hunting,
    lay_cards,
    quiet_turn,
    reckoning,
    seen,
    skip_all,
    table,
)
from tests.kit import Scene, rule

PLAYED = {ANN: [2], BOB: [3], EVE: [5]}
EVERYWHERE = list(range(1, 11))
SYMBOLS = {"1": [6, 5, 4, 3, 2, 1], "2": [11, 9, 7, 5, 3, 1]}


def laid_by(scene: Scene, token: str) -> list[list[int]]:
    """The places on which this token may be laid."""
    return [option[1:] for option in scene.options(CREATURE) if option[0] == token]


def tokens_offered(scene: Scene) -> set[str]:
    return scene.verbs(CREATURE) & {"creature", "target", "artemia"}


def river(*hunted: int) -> list[bool]:
    return [seat in hunted for seat in range(4)]


# -- The tokens ------------------------------------------------------------------------


@rule("NA-71")
def test_the_creature_token_may_be_laid_every_turn():
    scene = hunting(table(played=PLAYED))
    assert scene.questions() == {CREATURE: "hunting"}
    assert tokens_offered(scene) == {"creature"}
    skip_all(scene.say(CREATURE, "creature", 8))
    lay_cards(scene.say(CREATURE, "pass"), {ANN: 1, BOB: 1, EVE: 1})
    assert tokens_offered(scene) == {"creature"}


@rule("NA-71")
def test_the_target_token_needs_a_target_card():
    scene = hunting(table(hunts=["scream"], played=PLAYED))
    assert "target" not in scene.verbs(CREATURE)
    assert tokens_offered(scene.say(CREATURE, "hunt", "scream")) == {"creature", "target"}


@rule("NA-71")
def test_the_artemia_token_comes_with_an_artemia_card():
    scene = hunting(table(hunts=["mutation"], played=PLAYED))
    assert "artemia" not in scene.verbs(CREATURE)
    assert tokens_offered(scene.say(CREATURE, "hunt", "mutation")) == {"creature", "artemia"}


@rule("NA-71")
def test_the_artemia_token_comes_with_the_symbol_under_the_rescue_counter():
    assert tokens_offered(hunting(table(played=PLAYED, rescue=6))) == {"creature", "artemia"}


@rule("NA-71")
def test_tokens_are_due_anew_in_the_next_turn():
    scene = skip_all(hunting(table(played=PLAYED)).say(CREATURE, "creature", 8))
    quiet_turn(scene, {ANN: 1, BOB: 1, EVE: 1}, creature=7)
    assert [event["place"] for event in scene.happened("token_laid")] == [[8], [7]]


@rule("NA-72")
def test_a_card_and_a_board_symbol_together_still_give_one_artemia_token():
    scene = hunting(table(hunts=["mutation"], played=PLAYED, rescue=6)).say(CREATURE, "hunt", "mutation")
    scene.say(CREATURE, "artemia", 4)
    assert tokens_offered(scene) == {"creature"}


@rule("NA-72")
def test_the_token_laid_for_the_symbol_serves_a_card_played_later():
    scene = hunting(table(hunts=["mutation"], played=PLAYED, rescue=6)).say(CREATURE, "artemia", 4)
    assert tokens_offered(scene.say(CREATURE, "hunt", "mutation")) == {"creature"}
    assert scene.s.artemia_token == [4]


@rule("NA-73")
@pytest.mark.parametrize("side", SYMBOLS)
def test_the_artemia_symbol_lies_on_these_spaces_of_the_rescue_track(side):
    settings = {"board_side": side}
    found = [
        left
        for left in range(18, 0, -1)
        if "artemia" in hunting(table(settings=settings, played=PLAYED, rescue=left)).verbs(CREATURE)
    ]
    assert found == SYMBOLS[side]


@rule("NA-74")
def test_moves_in_phases_3_and_4_matter_only_for_the_next_turn():
    """The Wreck moves Rescue from 8 to 7, the end of the turn to 6: the symbol counts from then on."""
    scene = hunting(table(played={ANN: [8]}, rescue=8)).say(CREATURE, "creature", 9)
    scene.say(ANN, "use", 8)
    assert (scene.s.rescue, scene.s.round) == (6, 2)
    assert [event["token"] for event in scene.happened("token_laid")] == ["creature"]
    lay_cards(scene.say(CREATURE, "pass"), {ANN: 1, BOB: 1, EVE: 1})
    assert tokens_offered(scene) == {"creature", "artemia"}


@rule("NA-74")
def test_a_symbol_left_behind_in_phase_3_has_counted_for_this_turn():
    settings = {"board_side": "2"}
    scene = hunting(table(settings=settings, played={ANN: [8], BOB: [3]}, rescue=7))
    scene.say(CREATURE, "artemia", 3).say(CREATURE, "creature", 9).say(ANN, "use", 8)
    assert scene.s.rescue == 6
    assert scene.questions() == {BOB: "artemia.place"}


@rule("NA-75")
def test_several_tokens_may_lie_on_one_place():
    scene = hunting(table(hunts=["scream"], played=PLAYED, rescue=6)).say(CREATURE, "hunt", "scream")
    scene.say(CREATURE, "creature", 2).say(CREATURE, "target", 2).say(CREATURE, "artemia", 2)
    assert (scene.s.creature_token, scene.s.target_token, scene.s.artemia_token) == ([2], [2], [2])


@rule("NA-75")
def test_all_effects_on_the_place_apply():
    scene = reckoning(
        table(2, played={ANN: [2]}, in_force=["scream"], creature_token=[2], target_token=[2], artemia_token=[2])
    )
    scene.say(ANN, "lose_will").pick(ANN, 4)
    assert scene.s.will[ANN] == 3 - 2
    assert 4 in scene.s.discard[ANN]


@rule("NA-76")
def test_a_card_for_2_adjacent_places_lays_its_token_across_their_edge():
    scene = hunting(table(hunts=["virus"], played=PLAYED)).say(CREATURE, "hunt", "virus")
    assert laid_by(scene, "artemia") == [list(pair) for pair in PAIRS]


@rule("NA-76")
def test_a_token_across_an_edge_affects_both_places():
    scene = reckoning(table(played=PLAYED, in_force=["virus"], artemia_token=[2, 3]))
    skip_all(scene)
    assert scene.questions() == {ANN: "artemia.place", BOB: "artemia.place"}


@rule("NA-77")
def test_a_token_may_be_laid_on_any_of_the_10_places():
    """Nobody owns one of 6-10, and yet they are offered."""
    scene = hunting(table(hunts=["scream"], played=PLAYED, rescue=6)).say(CREATURE, "hunt", "scream")
    for token in ("creature", "target", "artemia"):
        assert laid_by(scene, token) == [[place] for place in EVERYWHERE]


@rule("NA-78")
@pytest.mark.parametrize("seat", [ANN, BOB, SPECTATOR])
def test_tokens_are_laid_openly_before_the_reveal(seat):
    scene = hunting(table(hunts=["fierceness"], played=PLAYED)).say(CREATURE, "creature", 8)
    assert (scene.view(seat)["creature_token"], scene.s.revealed) == ([8], False)
    assert seen(scene, seat, "token_laid") == [{"event": "token_laid", "token": "creature", "place": [8]}]


# -- Vortex ----------------------------------------------------------------------------

VORTEX = {"survivals": {ANN: ["vortex"]}, "discard": {ANN: [1, 4]}, "played": PLAYED}


@rule("NA-79")
def test_vortex_can_be_played_before_and_after_the_tokens_are_down():
    scene = hunting(table(**VORTEX))
    assert scene.options(ANN) == [["survival", "vortex"]]
    scene.say(CREATURE, "creature", 8)
    assert scene.options(ANN) == [["survival", "vortex"], ["pass"]]
    assert scene.s.phase == 2


@rule("NA-79")
def test_vortex_cannot_be_played_once_the_phase_has_closed():
    scene = hunting(table(**VORTEX)).say(CREATURE, "creature", 8).say(ANN, "pass")
    assert scene.s.phase == 3
    assert scene.options(ANN) == [["pass"]]


@rule("NA-79")
def test_the_creature_may_answer_vortex_with_a_phase_2_card_it_still_has_to_play():
    scene = hunting(table(**VORTEX, hunts=["clone"])).say(CREATURE, "creature", 8).say(CREATURE, "pass")
    scene.say(ANN, "survival", "vortex").say(ANN, "place", 4)
    assert scene.options(CREATURE) == [["hunt", "clone"], ["pass"]]
    assert scene.say(CREATURE, "hunt", "clone").say(CREATURE, "target", 4).s.target_token == [4]


@rule("NA-79")
def test_the_creature_may_not_answer_vortex_with_its_allowance_used():
    scene = hunting(table(**VORTEX, hunts=["clone"], in_force=["fierceness"])).say(CREATURE, "creature", 8)
    scene.say(ANN, "survival", "vortex").say(ANN, "place", 4)
    assert scene.s.phase == 3


@rule("NA-177")
def test_with_two_face_down_cards_the_owner_says_which_one_vortex_exchanges():
    scene = hunting(table(**{**VORTEX, "played": {**PLAYED, ANN: [2, 5]}}, artefact=river(ANN)))
    scene.say(ANN, "survival", "vortex")
    assert scene.options(ANN) == [["place", 2], ["place", 5]]
    scene.say(ANN, "place", 5)
    assert scene.options(ANN) == [["place", 1], ["place", 4]]
    scene.say(ANN, "place", 4)
    assert (scene.s.played[ANN], sorted(scene.s.discard[ANN])) == ([2, 4], [1, 5])


@rule("NA-177")
def test_a_banned_place_cannot_be_swapped_in():
    scene = hunting(table(**{**VORTEX, "discard": {ANN: [1, 3, 4]}}, banned=[4, 9])).say(ANN, "survival", "vortex")
    assert scene.options(ANN) == [["place", 1], ["place", 3]]


@rule("NA-177")
def test_vortex_is_not_playable_if_the_discard_holds_only_banned_places():
    assert hunting(table(**VORTEX, banned=[1, 4])).options(ANN) == []
    assert hunting(table(**{**VORTEX, "discard": {ANN: [4]}}, banned=[4, 5])).options(ANN) == []


# -- The course of the phase -----------------------------------------------------------


@rule("NA-176")
def test_a_card_may_be_played_before_the_tokens():
    scene = hunting(table(hunts=["fierceness"], played=PLAYED, rescue=6)).say(CREATURE, "hunt", "fierceness")
    assert tokens_offered(scene) == {"creature", "artemia"}


@rule("NA-176")
def test_a_card_may_be_played_between_the_tokens():
    scene = hunting(table(hunts=["fierceness"], played=PLAYED, rescue=6)).say(CREATURE, "artemia", 1)
    assert ["hunt", "fierceness"] in scene.options(CREATURE)
    assert tokens_offered(scene.say(CREATURE, "hunt", "fierceness")) == {"creature"}


@rule("NA-176")
def test_a_card_may_be_played_after_the_tokens():
    scene = hunting(table(hunts=["fierceness"], played=PLAYED)).say(CREATURE, "creature", 8)
    assert scene.options(CREATURE) == [["hunt", "fierceness"], ["pass"]]


@rule("NA-176")
def test_vortex_may_be_played_while_the_tokens_are_being_laid_and_holds_nobody_up():
    scene = hunting(table(**VORTEX, rescue=6))
    assert scene.asked == [CREATURE]
    scene.say(CREATURE, "creature", 8)
    assert ["survival", "vortex"] in scene.options(ANN)
    scene.say(ANN, "survival", "vortex").say(ANN, "place", 1)
    assert scene.s.played[ANN] == [1]
    assert laid_by(scene, "artemia") == [[place] for place in EVERYWHERE]


@rule("NA-176")
def test_when_the_due_tokens_are_down_everybody_who_can_still_play_is_asked():
    scene = hunting(table(hunts=["clone"], played=PLAYED, survivals={ANN: ["vortex"], EVE: ["dodge"]}))
    scene.say(CREATURE, "creature", 8)
    assert scene.asked == [CREATURE, ANN, EVE]


@rule("NA-176")
def test_a_hunt_card_with_a_symbol_reopens_only_the_laying_of_that_token():
    scene = hunting(table(hunts=["clone"], played=PLAYED, rescue=6)).say(CREATURE, "creature", 8)
    scene.say(CREATURE, "artemia", 1).say(CREATURE, "hunt", "clone")
    assert scene.options(CREATURE) == [["target", place] for place in EVERYWHERE]
    scene.say(CREATURE, "target", 4)
    assert (scene.s.creature_token, scene.s.artemia_token, scene.s.target_token) == ([8], [1], [4])


@rule("NA-176")
def test_a_hunt_card_without_a_symbol_reopens_nothing():
    scene = hunting(table(hunts=["fierceness"], played=PLAYED, survivals={ANN: ["vortex"]})).say(
        CREATURE, "creature", 8
    )
    scene.say(CREATURE, "hunt", "fierceness")
    assert scene.questions() == {ANN: "hunting_window"}


@rule("NA-176")
def test_the_phase_closes_when_all_have_passed_in_a_row_with_nothing_played():
    layout = {"survivals": {ANN: ["vortex"], BOB: ["dodge"]}, "discard": {ANN: [4]}, "played": PLAYED}
    scene = hunting(table(**layout, hunts=["clone"])).say(CREATURE, "creature", 8)
    scene.say(CREATURE, "pass").say(BOB, "pass").say(ANN, "survival", "vortex")
    assert scene.s.played[ANN] == [4]
    assert (scene.s.phase, scene.asked) == (2, [CREATURE, BOB])
    scene.say(BOB, "pass")
    assert scene.s.phase == 2
    assert scene.say(CREATURE, "pass").s.phase == 3


# -- The River -------------------------------------------------------------------------


def after_the_river(**layout: object) -> Scene:
    return hunting(table(**{"played": {ANN: [2, 4], BOB: [3], EVE: [5]}, "river": river(ANN), **layout}))


@rule("NA-80")
def test_under_the_river_effect_one_of_the_two_cards_goes_back_to_hand_before_the_reveal():
    scene = after_the_river().say(CREATURE, "creature", 2)
    assert scene.questions() == {ANN: "river_keep.place"}
    assert scene.options(ANN) == [["place", 2], ["place", 4]]
    assert (scene.s.creature_token, scene.s.revealed) == ([2], False)
    scene.say(ANN, "place", 4)
    assert scene.happened("revealed")[0] == {"seat": ANN, "place": [4]}
    assert sorted(scene.s.hand[ANN]) == [1, 2, 3, 5]


@rule("NA-80")
def test_under_the_artefact_effect_both_cards_are_revealed():
    scene = after_the_river(river=river(), artefact=river(ANN)).say(CREATURE, "creature", 9)
    assert scene.happened("revealed")[0] == {"seat": ANN, "place": [2, 4]}


@rule("NA-178")
def test_the_river_choice_is_made_after_phase_2_has_closed():
    scene = after_the_river(hunts=["clone"]).say(CREATURE, "creature", 8)
    assert scene.questions() == {CREATURE: "hunting_window"}
    assert scene.say(CREATURE, "pass").questions() == {ANN: "river_keep.place"}


@rule("NA-178")
def test_the_river_choice_is_made_by_all_concerned_at_once():
    layout = {"played": {ANN: [2, 4], BOB: [3, 4], EVE: [5]}, "river": river(ANN, BOB)}
    scene = after_the_river(**layout).say(CREATURE, "creature", 8)
    assert scene.asked == [ANN, BOB]
    scene.say(ANN, "place", 2)
    assert scene.s.played[ANN] == [2, 4]
    scene.say(ANN, "reconsider").say(ANN, "place", 4).say(BOB, "place", 3)
    assert [event["place"] for event in scene.happened("revealed")] == [[4], [3], [5]]


@rule("NA-178")
@pytest.mark.parametrize("seat", [BOB, CREATURE, SPECTATOR])
def test_the_river_choice_is_secret(seat):
    scene = after_the_river(survivals={BOB: ["dodge"]}).say(CREATURE, "creature", 8).say(BOB, "pass")
    assert scene.ask(ANN).secret
    scene.say(ANN, "place", 4)
    assert seen(scene, seat, "kept_one") == [{"event": "kept_one", "seat": ANN}]
    assert scene.view(seat)["hand"][ANN] == {"count": 4}


@rule("NA-178")
def test_no_card_can_be_played_between_the_river_choice_and_the_reveal():
    scene = after_the_river(hunts=["clone"], survivals={BOB: ["vortex"]}, discard={BOB: [1]})
    scene.say(CREATURE, "creature", 8).say(CREATURE, "pass").say(BOB, "pass")
    assert scene.questions() == {ANN: "river_keep.place"}
    scene.say(ANN, "place", 4)
    assert (scene.s.phase, scene.s.revealed) == (3, True)
    assert scene.options(CREATURE) == scene.options(BOB) == [["pass"]]


# -- Declining -------------------------------------------------------------------------


@rule("NA-179")
def test_the_creature_token_may_be_declined_and_is_then_nowhere():
    scene = hunting(table(played=PLAYED, hunts=["stasis"]))
    assert ["decline", "creature"] in scene.options(CREATURE)
    scene.say(CREATURE, "decline", "creature")
    assert (scene.s.creature_token, scene.questions()) == ([], {CREATURE: "hunting_window"})
    assert skip_all(scene).happened("caught") == []
    assert scene.s.round == 2


@rule("NA-179")
def test_an_artemia_token_owed_to_the_symbol_alone_may_be_declined():
    scene = hunting(table(played=PLAYED, rescue=6)).say(CREATURE, "decline", "artemia")
    assert tokens_offered(scene) == {"creature"}
    skip_all(scene.say(CREATURE, "creature", 8))
    assert scene.happened("discarded") == []


@rule("NA-179")
@pytest.mark.parametrize("card", ["clone", "mirage", "mutation", "virus"])
def test_no_other_token_may_be_declined(card):
    scene = hunting(table(hunts=[card], played=PLAYED, rescue=6)).say(CREATURE, "hunt", card)
    declined = [option for option in scene.options(CREATURE) if option[0] == "decline"]
    symbol_alone = card in ("clone", "mirage")
    assert declined == [["decline", "creature"], ["decline", "artemia"]][: 1 + symbol_alone]


@rule("NA-179")
def test_declining_is_said_openly_and_never_done_by_leaving_the_question_open():
    scene = hunting(table(played=PLAYED))
    assert scene.asked == [CREATURE]
    scene.say(CREATURE, "decline", "creature")
    assert seen(scene, ANN, "token_declined") == [{"event": "token_declined", "token": "creature"}]
