"""Edge cases: NA-143 to NA-157, NA-198 to NA-204."""

from __future__ import annotations

import pytest

from prowl.games.not_alone.cards.numbers import HUNT_NAMES, SURVIVAL_NAMES
from tests.games.not_alone.moments import cards_offered, pass_window, resolving, revealed, windows
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    ending,
    exploring,
    hunting,
    lay_cards,
    reckoning,
    seen,
    skip_all,
    survival_names,
    table,
)
from tests.kit import rule

SKIP = ["skip"]


def order(scene, *names):
    """The events of these names in the order they happened."""
    return [event.name for event in scene.events if event.name in names]


# -- Tokens on one place ---------------------------------------------------------------


@rule("NA-143")
def test_under_creature_and_artemia_token_a_hunted_discards_1_card_then_loses_1_will_and_has_no_power():
    scene = reckoning(table(2, played={ANN: [4]}, creature_token=[4], artemia_token=[4]))
    assert scene.questions() == {ANN: "artemia.place"}
    scene.pick(ANN, 1)
    assert order(scene, "discarded", "will_lost", "power_used", "took_back") == ["discarded", "will_lost"]
    assert scene.s.will[ANN] == 2


@rule("NA-144", "NA-90")
def test_under_all_three_tokens_first_the_target_effect_then_the_discard_then_the_will_never_the_power():
    tokens = {"creature_token": [4], "artemia_token": [4], "target_token": [4], "in_force": ["scream"]}
    scene = reckoning(table(2, played={ANN: [4]}, **tokens))
    assert scene.questions() == {ANN: "scream"}
    scene.say(ANN, "discard_two", 1, 2)
    assert scene.questions() == {ANN: "artemia.place"}
    scene.pick(ANN, 3)
    assert order(scene, "discarded", "caught", "power_used", "took_back") == ["discarded", "discarded", "caught"]


# -- Artefact turns --------------------------------------------------------------------


@rule("NA-145")
def test_artefact_turn_with_one_free_place_and_one_under_the_creature_token():
    scene = reckoning(table(2, played={ANN: [4, 5]}, creature_token=[5]))
    assert scene.options(ANN) == [["use", 4], SKIP]
    scene.say(ANN, "use", 4)
    assert order(scene, "beacon_lit", "will_lost") == ["beacon_lit", "will_lost"]
    assert scene.s.will[ANN] == 2


@rule("NA-146")
def test_artefact_turn_with_both_places_under_creature_tokens_costs_1_will_for_each_card_hit():
    scene = reckoning(table(2, played={ANN: [4, 5]}, creature_token=[5], target_token=[4], in_force=["clone"]))
    assert scene.s.will[ANN] == 1
    assert scene.happened("assimilation_moved") == [{"left": 6}]


@rule("NA-147")
@pytest.mark.parametrize(("hand", "due"), [([1, 2, 3], 2), ([1, 2], 2), ([1], 1), ([], 0)])
def test_artefact_turn_with_both_places_under_virus_costs_2_cards_as_far_as_the_hand_allows(hand, due):
    scene = reckoning(table(2, played={ANN: [4, 5]}, hand={ANN: hand}, artemia_token=[4, 5], in_force=["virus"]))
    if len(hand) > due:
        assert (scene.ask(ANN).least, scene.ask(ANN).most) == (2, 2)
        scene.pick(ANN, 1, 2)
    assert [len(event["place"]) for event in scene.happened("discarded")] == ([due] if due else [])


@rule("NA-204")
@pytest.mark.parametrize(("played", "way", "power"), [([7, 2], (7, 2), 2), ([6, 7], (6, 7), 7)])
def test_two_cards_moved_onto_one_place_may_use_its_power_twice(played, way, power):
    scene = reckoning(table(2, played={ANN: played}, hunts=["detour"]))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, *way)
    assert scene.s.stands[ANN] == [power, power]
    for _ in range(2):
        scene.pass_all().say(ANN, "use", power)
        if power == 7:
            scene.say(ANN, *scene.options(ANN)[0])
    assert [event["place"] for event in scene.happened("power_used")] == [power, power]


@rule("NA-204")
@pytest.mark.parametrize(("played", "power"), [([5, 4], 4), ([9, 8], 8), ([2, 3], 3), ([5, 10], 10)])
def test_two_cards_on_one_place_do_not_use_beach_wreck_river_or_artefact_twice(played, power):
    scene = reckoning(table(2, played={ANN: played}, discard={ANN: [1]}, hunts=["detour"]))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, *played)
    scene.say(ANN, "use", power)
    assert scene.options(ANN) == [["take_back", 1], SKIP]


@rule("NA-204", "NA-A31")
def test_an_artemia_token_strikes_each_of_two_cards_on_one_place():
    scene = reckoning(table(2, played={ANN: [5, 4]}, artemia_token=[4], hunts=["detour"]))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 5, 4)
    assert scene.ask(ANN).most == 2
    scene.pick(ANN, 1, 2)
    assert scene.happened("discarded")[0]["place"] == [1, 2]


@rule("NA-204", "NA-A31", "NA-189")
@pytest.mark.parametrize(("played", "way", "lost"), [([5, 4], (5, 4), 2), ([2, 1], (2, 1), 3)])
def test_a_creature_token_strikes_each_of_two_cards_on_one_place(played, way, lost):
    scene = reckoning(table(2, played={ANN: played}, creature_token=[way[1]], hunts=["detour"]))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, *way)
    # At the Lair 4 Will are at stake, but no more than 3 can be lost.
    assert scene.happened("will_lost")[0]["n"] == lost
    assert len(scene.happened("caught")) == 1


# -- The last Will ---------------------------------------------------------------------


@rule("NA-148", "NA-A10", "NA-100")
def test_two_hunted_who_lose_their_last_will_in_one_phase_3_cost_one_extra_step_and_both_are_restored():
    scene = reckoning(table(3, played={ANN: [4], BOB: [4]}, creature_token=[4], will=[0, 1, 1]))
    assert [event["left"] for event in scene.happened("assimilation_moved")] == [7, 6]
    assert scene.s.will == [0, 3, 3]
    assert [event["seat"] for event in scene.happened("restored")] == [ANN, BOB]


@rule("NA-149", "NA-98")
def test_lair_and_fierceness_take_all_3_will_at_once_and_assimilation_moves_2():
    scene = reckoning(table(2, played={ANN: [1]}, creature_token=[1], in_force=["fierceness"]))
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 3, "left": 0}]
    assert [event["left"] for event in scene.happened("assimilation_moved")] == [6, 5]


# -- Empty decks -----------------------------------------------------------------------


def all_in_hands(place, **fields):
    """All 15 Survival cards are in Ann's hand, and she has played for this turn."""
    fields = {"survivals": {ANN: SURVIVAL_NAMES}, "survival_played": [False, True], **fields}
    return reckoning(table(2, played={ANN: [place]}, discard={ANN: [1]}, **fields))


@rule("NA-150")
def test_with_all_15_survival_cards_in_hands_the_shelter_leaves_the_take_back():
    assert all_in_hands(7).options(ANN) == [["take_back", 1], SKIP]


@rule("NA-150")
def test_with_all_15_survival_cards_in_hands_the_source_heals_or_leaves_the_take_back():
    assert all_in_hands(9).options(ANN) == [["take_back", 1], SKIP]
    scene = all_in_hands(9, will=[0, 2])
    assert scene.options(ANN) == [["use", 9], ["take_back", 1], SKIP]
    scene.say(ANN, "use", 9)
    assert (scene.happened("drew_survival"), scene.s.will[ANN]) == ([], 3)


@rule("NA-151")
def test_shelter_with_1_card_left_draws_it_reshuffles_the_discard_and_draws_the_second():
    held = [name for name in SURVIVAL_NAMES if name not in ("gate", "drone", "dodge")]
    fields = {"survivals": {ANN: held}, "next_survivals": ["gate"], "survival_discard": ["drone", "dodge"]}
    scene = resolving(7, **fields).say(ANN, "use", 7)
    assert scene.happened("survival_reshuffled") == [{}]
    drawn = [option[1] for option in scene.options(ANN)]
    assert drawn[0] == "gate"
    assert drawn[1] in ("drone", "dodge")
    assert survival_names(scene.s.survival_deck + scene.s.survival_hand[ANN][-1:]) in (
        ["drone", "dodge"],
        ["dodge", "drone"],
    )


@rule("NA-151")
def test_shelter_with_only_one_card_in_all_keeps_it():
    held = [name for name in SURVIVAL_NAMES if name != "gate"]
    scene = resolving(7, survivals={ANN: held}, next_survivals=["gate"]).say(ANN, "use", 7)
    assert windows(scene) == {"last_call"}
    assert survival_names(scene.s.survival_hand[ANN]) == [*held, "gate"]
    assert scene.s.survival_discard == []


@rule("NA-152", "NA-A21")
def test_an_empty_hunt_deck_is_renewed_from_the_hunt_discard_when_refilling():
    scene = ending(table(2, played={ANN: [1]}, hunt_discard=HUNT_NAMES))
    assert scene.happened("hunt_reshuffled") == [{}]
    assert (len(scene.s.hunt_hand), len(scene.s.hunt_deck), scene.s.hunt_discard) == (3, 17, [])


@rule("NA-152")
def test_the_last_cards_of_the_hunt_deck_are_drawn_before_it_is_renewed():
    rest = [name for name in HUNT_NAMES if name != "clone"]
    scene = ending(table(2, played={ANN: [1]}, next_hunts=["clone"], hunt_discard=rest))
    assert scene.s.hunt_hand[0] == HUNT_NAMES.index("clone")
    assert len(scene.s.hunt_hand) == 3


@rule("NA-153")
def test_rover_with_nothing_in_the_reserve_that_one_does_not_own_is_void_and_the_take_back_remains():
    scene = resolving(5, hand={ANN: [2, 3, 4, 6, 7, 8, 9, 10]}, discard={ANN: [1]}, reserve=[1] * 5)
    assert scene.options(ANN) == [["take_back", 1], SKIP]


# -- Once per turn ---------------------------------------------------------------------


@rule("NA-154")
@pytest.mark.parametrize(("place", "used"), [(4, "beach_used"), (8, "wreck_used")])
def test_a_used_beach_or_wreck_is_void_also_for_the_lair(place, used):
    assert resolving(1, creature_token=[place], **{used: True}).options(ANN) == [SKIP]


@rule("NA-154")
@pytest.mark.parametrize(("place", "used", "left"), [(4, "beach_used", [2, 8]), (8, "wreck_used", [2, 4])])
def test_a_used_beach_or_wreck_is_void_also_for_gate(place, used, left):
    scene = resolving(3, survival="gate", **{used: True}).say(ANN, "survival", "gate")
    assert scene.options(ANN) == [["space", other] for other in left]


@rule("NA-154")
def test_a_copy_uses_the_wreck_up_for_those_who_stand_there():
    scene = reckoning(table(3, played={ANN: [1], BOB: [8]}, creature_token=[8], ignores_creature=[False, False, True]))
    scene.say(ANN, "use", 1)
    assert scene.s.round == 2, "nothing is left for Bob to do"
    assert [event["left"] for event in scene.happened("rescue_moved")] == [13, 12]


@rule("NA-155")
@pytest.mark.parametrize(("first", "second"), [(3, 10), (10, 3)])
def test_a_second_river_or_artefact_of_the_same_turn_is_refused_and_the_take_back_stays_open(first, second):
    scene = resolving(3, 10, discard={ANN: [1]})
    scene.say(ANN, "space", first).say(ANN, "use", first)
    pass_window(scene)
    assert scene.options(ANN) == [["take_back", 1], SKIP]
    assert scene.s.river[ANN] != scene.s.artefact[ANN]


@rule("NA-155")
def test_a_second_river_by_gate_is_refused():
    scene = resolving(3, 2, survival="gate")
    scene.say(ANN, "space", 3).say(ANN, "use", 3)
    pass_window(scene)
    scene.say(ANN, "survival", "gate")
    assert [event["place"] for event in scene.happened("power_used")] == [3, 7], "only the Shelter is left"


@rule("NA-156", "NA-80")
def test_under_the_river_effect_2_cards_are_played_but_1_is_revealed_and_the_other_returns_unseen():
    scene = hunting(table(3, played={ANN: [1, 4], BOB: [2]}, river=[False, True, False]))
    scene.say(CREATURE, "creature", 9)
    assert scene.questions() == {ANN: "river_keep.place"}
    scene.say(ANN, "place", 4)
    assert (scene.s.played[ANN], sorted(scene.s.hand[ANN])) == ([4], [1, 2, 3, 5])
    for seat in (CREATURE, BOB):
        assert scene.view(seat)["hand"][ANN] == {"count": 4}
        assert [event["place"] for event in seen(scene, seat, "revealed")] == [[4], [2]]


@rule("NA-157", "NA-104")
def test_a_wreck_move_in_step_1_wins_before_the_catch_of_step_4():
    scene = reckoning(table(3, played={ANN: [8], BOB: [4]}, creature_token=[4], rescue=1, assimilation=1))
    scene.say(ANN, "use", 8)
    assert (scene.run.over, scene.s.outcome, scene.s.assimilation) == (True, "rescued", 1)


# -- Stories ---------------------------------------------------------------------------


def force_field_story(survival):
    """Force Field on 4-5 against a pending Artefact, hand 3, 4, 5, discard 1, 2, 10."""
    cards = {"hand": {ANN: [3, 4, 5]}, "discard": {ANN: [1, 2, 10]}, "survivals": {ANN: [survival]}}
    scene = exploring(table(2, artefact=[False, True], hunts=["force_field"], **cards))
    lay_cards(scene, {ANN: [3, 4]})
    return scene.say(CREATURE, "hunt", "force_field").say(CREATURE, "target", 4, 5)


@rule("NA-198", "NA-67", "NA-172")
def test_force_field_against_a_pending_artefact_all_cards_return_and_none_can_be_laid_yet():
    scene = force_field_story("sixth_sense")
    assert (sorted(scene.s.hand[ANN]), scene.s.played[ANN]) == ([3, 4, 5], [])
    assert scene.options(ANN) == [["resist", 1], ["resist", 2], ["survival", "sixth_sense"], ["give_up"]]


@rule("NA-198", "NA-67")
@pytest.mark.parametrize("way", [["resist", 1], ["survival", "sixth_sense"]])
def test_force_field_against_a_pending_artefact_cards_from_the_discard_make_the_play_legal(way):
    scene = force_field_story("sixth_sense").say(ANN, *way).pick(ANN, 1, 10)
    laid = [option[1] for option in scene.options(ANN) if option[0] == "place"]
    assert sorted(laid) == [1, 3, 10]


@rule("NA-198", "NA-177")
def test_force_field_later_vortex_may_exchange_either_card_but_brings_in_no_banned_place():
    scene = force_field_story("vortex").say(ANN, "resist", 1).pick(ANN, 1, 10)
    lay_cards(scene, {ANN: [3, 10]})
    scene.s.hand[ANN].remove(4)
    scene.s.discard[ANN].append(4)
    scene.say(CREATURE, "creature", 7).say(ANN, "survival", "vortex")
    assert scene.options(ANN) == [["place", 3], ["place", 10]]
    scene.say(ANN, "place", 3)
    assert scene.happened("swapped")[0]["place2"] == [2], "2 is the only one that is not banned"


@rule("NA-198", "NA-185")
def test_force_field_in_phase_3_its_token_does_nothing():
    fields = {"in_force": ["force_field"], "target_token": [4, 5], "banned": [4, 5]}
    scene = revealed(3, hunts=["detour"], hunt_allowed=2, **fields)
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 3, 4)
    pass_window(scene)
    assert scene.options(ANN) == [["use", 4], SKIP]
    assert order(scene, "will_lost", "discarded") == []


@rule("NA-199", "NA-181")
def test_virus_then_hologram_the_token_covers_one_place_and_the_others_are_free():
    cards = {"survivals": {EVE: ["hologram"], BOB: ["detector"]}}
    played = {ANN: [2], BOB: [8], EVE: [3]}
    scene = reckoning(table(played=played, artemia_token=[2, 3], in_force=["virus"], **cards))
    scene.say(EVE, "survival", "hologram")
    assert scene.options(EVE) == [["space", place] for place in (1, 4, 7, 8)]
    scene.say(EVE, "space", 8)
    assert scene.s.artemia_token == [8]
    assert cards_offered(scene, BOB) == ["detector"], "the Hunted on the new place may still answer"
    scene.say(BOB, "pass")
    assert scene.options(ANN) == [["use", 2], SKIP]
    scene.say(ANN, "skip")
    assert cards_offered(scene, BOB) == ["detector"]
    scene.say(BOB, "pass")
    assert scene.options(EVE) == [["use", 3], SKIP]
    scene.say(EVE, "skip")
    assert windows(scene) == {"last_call"}
    scene.say(BOB, "pass")
    assert scene.questions() == {BOB: "artemia.place"}


@rule("NA-200")
def test_a_target_token_moved_by_wrong_track_stays_a_creature_token_and_takes_every_target_effect_along():
    tokens = {"creature_token": [8], "target_token": [3], "in_force": ["clone", "toxin"]}
    scene = reckoning(table(3, played={ANN: [3], BOB: [4]}, survivals={BOB: ["wrong_track", "gate"]}, **tokens))
    scene.say(BOB, "survival", "wrong_track")
    assert scene.options(BOB) == [
        *(["move_creature", place] for place in (3, 7, 9)),
        *(["move_target", place] for place in (2, 4, 8)),
    ]
    scene.say(BOB, "move_target", 4)
    # The place of Ann is free, that of Bob without power; Toxin takes his card, and he is caught.
    assert scene.options(ANN) == [["use", 3], SKIP]
    scene.say(ANN, "skip")
    assert scene.happened("discarded_survival") == [{"seat": BOB, "survival": SURVIVAL_NAMES.index("gate")}]
    assert scene.happened("caught") == [{"seat": BOB}]


@rule("NA-201", "NA-A17")
def test_flashback_after_tracking_is_tracking_until_another_card_lies_on_top():
    hunts = ["tracking", "flashback", "fierceness"]
    scene = ending(table(2, played={ANN: [1]}, hunts=hunts, next_hunts=["stasis"], round=5))
    scene.say(CREATURE, "hunt", "tracking")
    assert (scene.s.round, scene.s.hunt_allowed) == (6, 2)
    assert cards_offered(scene, CREATURE) == []
    scene.say(CREATURE, "pass").say(ANN, "place", 2)
    assert cards_offered(scene, CREATURE) == ["fierceness"], "Flashback is a phase 4 card"
    scene.say(CREATURE, "hunt", "fierceness")
    assert cards_offered(scene, CREATURE) == ["flashback"]
    scene.say(CREATURE, "hunt", "flashback").say(CREATURE, "creature", 2)
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 3, "left": 0}]


@rule("NA-201")
def test_flashback_alone_is_tracking_again_in_phase_4():
    scene = ending(table(2, played={ANN: [1]}, hunts=["flashback"], hunt_discard=["tracking"], hunt_allowed=2))
    assert cards_offered(scene, CREATURE) == ["flashback"]
    assert scene.say(CREATURE, "hunt", "flashback").s.hunt_allowed == 2


@rule("NA-201")
def test_flashback_not_used_in_phase_2_is_no_second_fierceness_later():
    scene = reckoning(table(2, played={ANN: [1]}, hunts=["flashback"], in_force=["fierceness"], hunt_allowed=2))
    assert cards_offered(scene, CREATURE) == []


@rule("NA-202", "NA-172")
def test_adrenaline_then_despair_the_will_stays_and_place_cards_are_chosen_again():
    cards = {"survivals": {ANN: ["adrenaline", "gate"], BOB: ["smokescreen"]}}
    scene = exploring(table(3, will=[0, 1, 3], hunts=["despair"], **cards))
    scene.say(ANN, "survival", "adrenaline").say(ANN, "place", 4)
    scene.say(CREATURE, "hunt", "despair")
    assert scene.s.will[ANN] == 2
    assert scene.s.played[ANN] == [], "chosen again"
    assert cards_offered(scene, BOB) == [], "nobody plays another one"
    lay_cards(scene, {ANN: 4, BOB: 5})
    assert ["artemia", 4] in scene.options(CREATURE), "the Artemia token is laid in phase 2"


@rule("NA-203")
def test_the_only_hunted_on_the_creatures_place_plays_dodge():
    fields = {"creature_token": [4], "in_force": ["anticipation"], "anticipated": [ANN]}
    scene = revealed(4, survival="dodge", **fields).say(ANN, "survival", "dodge")
    assert scene.options(ANN) == [["use", 4], SKIP], "in step 1, as nothing else lies there"
    scene.say(ANN, "skip")
    assert scene.s.round == 2
    assert order(scene, "will_lost", "assimilation_moved", "caught") == []


@rule("NA-P-5", "NA-162")
def test_place_cards_come_from_the_reserve_and_none_goes_back():
    scene = reckoning(table(3, played={ANN: [5], BOB: [5]}))
    before = sum(scene.s.reserve)
    scene.say(ANN, "use", 5).say(ANN, "reserve", 8)
    scene.say(BOB, "use", 5).say(BOB, "reserve", 8)
    assert (before - sum(scene.s.reserve), scene.s.reserve[2]) == (2, 0)
    skip_all(scene)
    assert sum(len(scene.s.hand[me]) + len(scene.s.discard[me]) for me in (ANN, BOB)) == 12
