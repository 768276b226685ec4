"""Powers of the places: NA-117 to NA-132, NA-193 to NA-197, NA-P-1 to NA-P-10."""

from __future__ import annotations

import pytest

from prowl.games.not_alone.cards.numbers import PLACE_NAMES
from prowl.games.not_alone.cards.places import PLACES
from tests.games.not_alone.moments import pass_window, resolving, revealed, windows
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    exploring,
    lay_cards,
    reckoning,
    seen,
    skip_all,
    survival_names,
    table,
)
from tests.kit import rule

SKIP = ["skip"]


def all_at(place: int, **fields):
    """Ann, Bob and Eve stand on one place."""
    return reckoning(table(played={ANN: [place], BOB: [place], EVE: [place]}, **fields))


# -- 1 Lair ----------------------------------------------------------------------------


@rule("NA-117", "NA-P-1", "NA-A1")
def test_lair_takes_back_one_card_from_the_own_discard():
    scene = resolving(1, discard={ANN: [2, 3]})
    assert scene.options(ANN) == [["take_back", 2], ["take_back", 3], SKIP]
    scene.say(ANN, "take_back", 3)
    assert scene.s.hand[ANN] == [4, 5, 3]
    assert scene.s.discard[ANN] == [2]
    assert windows(scene) == {"last_call"}


@rule("NA-117", "NA-P-1")
def test_lair_copies_the_power_of_another_place_on_which_the_creature_token_lies():
    scene = resolving(1, creature_token=[8], discard={ANN: [2]})
    assert scene.options(ANN) == [["use", 1], ["take_back", 2], SKIP]
    scene.say(ANN, "use", 1)
    assert scene.s.rescue == 12


@rule("NA-117", "NA-P-1", "NA-98")
def test_a_hunted_caught_at_the_lair_loses_1_extra_will():
    scene = reckoning(table(2, played={ANN: [1]}, creature_token=[1]))
    assert scene.s.will[ANN] == 1


@rule("NA-P-1", "NA-189", "NA-A30")
@pytest.mark.parametrize("off", [{"disabled": [1]}, {"in_force": ["mirage"], "target_token": [1, 2]}])
def test_the_extra_loss_of_the_lair_stays_when_its_power_is_switched_off(off):
    scene = reckoning(table(2, played={ANN: [1]}, creature_token=[1], **off))
    assert scene.s.will[ANN] == 1


@rule("NA-P-1")
def test_the_extra_loss_is_not_taken_over_by_copying_the_lair():
    scene = resolving(2, survival="gate", creature_token=[8], discard={ANN: []})
    scene.say(ANN, "survival", "gate").say(ANN, "space", 1)
    assert scene.happened("will_lost") == []


@rule("NA-118", "NA-87")
def test_the_take_back_of_the_lair_cannot_fetch_the_lair_card_itself():
    scene = resolving(1, discard={ANN: [2, 3]}, settings={"lair_takes_back": "all"})
    assert ["take_back", 1] not in scene.options(ANN)
    scene.say(ANN, "use", 1)
    assert scene.s.hand[ANN] == [4, 5, 2, 3]
    assert scene.s.played[ANN] == [1]


@rule("NA-P-1", "NA-A1", "NA-193")
def test_with_the_option_all_the_lair_returns_every_card_of_the_discard():
    scene = resolving(1, discard={ANN: [2, 3, 4]}, settings={"lair_takes_back": "all"})
    assert scene.options(ANN) == [["use", 1], ["take_back", 2], ["take_back", 3], ["take_back", 4], SKIP]
    scene.say(ANN, "use", 1)
    assert scene.s.hand[ANN] == [5, 2, 3, 4]
    assert scene.s.discard[ANN] == []


@rule("NA-P-1", "NA-193")
def test_with_the_option_all_the_lair_returns_the_discard_or_copies():
    scene = resolving(1, discard={ANN: [2, 3]}, settings={"lair_takes_back": "all"}, creature_token=[8])
    scene.say(ANN, "use", 1)
    assert scene.options(ANN) == [["take_all"], ["copy", 8]]
    scene.say(ANN, "copy", 8)
    assert (scene.s.rescue, scene.s.discard[ANN]) == (12, [2, 3])


@rule("NA-193", "NA-A1")
def test_with_the_option_one_the_take_back_of_the_lair_is_offered_once():
    scene = resolving(1, discard={ANN: [2]})
    assert scene.options(ANN) == [["take_back", 2], SKIP]


@rule("NA-193", "NA-H-persecution")
def test_persecution_cuts_the_whole_discard_of_the_lair_to_1_card():
    scene = resolving(1, discard={ANN: [2, 3]}, settings={"lair_takes_back": "all"}, in_force=["persecution"])
    assert scene.options(ANN) == [["take_back", 2], ["take_back", 3], SKIP]


@rule("NA-194", "NA-P-1")
@pytest.mark.parametrize(
    "token",
    [
        pytest.param({"creature_token": []}, id="no token"),
        pytest.param({"creature_token": [10]}, id="the Artefact"),
        pytest.param({"creature_token": [3], "disabled": [3]}, id="switched off"),
        pytest.param({"creature_token": [8], "wreck_used": True}, id="used up"),
        pytest.param({"target_token": [8], "in_force": ["scream"]}, id="a Target token without Clone"),
    ],
)
def test_without_a_place_to_copy_only_the_take_back_of_the_lair_is_left(token):
    scene = resolving(1, discard={ANN: [2]}, **token)
    assert scene.options(ANN) == [["take_back", 2], SKIP]


@rule("NA-194", "NA-P-1")
def test_the_lair_does_not_copy_itself():
    # Dodge makes the Lair usable although the Creature token lies on it.
    scene = revealed(1, survival="dodge", creature_token=[1], discard={ANN: [2]})
    scene.say(ANN, "survival", "dodge")
    assert scene.options(ANN) == [["take_back", 2], SKIP]


@rule("NA-194", "NA-P-1")
def test_under_clone_the_lair_copies_a_place_of_the_target_token_too():
    scene = resolving(1, creature_token=[8], target_token=[3], in_force=["clone"])
    scene.say(ANN, "use", 1)
    assert scene.options(ANN) == [["copy", 3], ["copy", 8]]
    scene.say(ANN, "copy", 3)
    assert scene.s.river[ANN]


@rule("NA-195")
def test_the_tokens_on_the_copied_place_do_not_affect_the_copier():
    scene = resolving(1, creature_token=[8], artemia_token=[8])
    scene.say(ANN, "use", 1)
    assert scene.s.rescue == 12
    pass_window(scene)
    assert scene.happened("will_lost") == []
    assert scene.happened("discarded") == []


@rule("NA-195", "NA-A15")
@pytest.mark.parametrize(("place", "back"), [(2, [2]), (6, [2, 3])])
def test_when_the_lair_copies_jungle_or_swamp_the_lair_card_itself_returns(place, back):
    scene = resolving(1, creature_token=[place], discard={ANN: back})
    scene.say(ANN, "use", 1)
    assert sorted(scene.s.hand[ANN]) == [1, 2, 3, 4, 5]
    assert scene.s.played[ANN] == []


@rule("NA-195", "NA-S-gate")
def test_gate_may_copy_the_lair_and_through_it_the_creatures_place():
    scene = resolving(2, survival="gate", creature_token=[8])
    scene.say(ANN, "survival", "gate")
    assert scene.options(ANN) == [["space", 1], ["space", 3], ["space", 7]]
    scene.say(ANN, "space", 1)
    assert [event["place"] for event in scene.happened("power_used")] == [1, 8]
    assert [event["left"] for event in scene.happened("rescue_moved")] == [12, 11], "the Wreck, then phase 4"


# -- 2 Jungle, 6 Swamp -----------------------------------------------------------------


@rule("NA-P-2")
def test_jungle_returns_this_card_and_1_card_from_the_own_discard():
    scene = resolving(2, discard={ANN: [3, 4]})
    scene.say(ANN, "use", 2)
    assert scene.options(ANN) == [["place", 3], ["place", 4]]
    scene.pick(ANN, 4)
    assert sorted(scene.s.hand[ANN]) == [1, 2, 4, 5]
    assert (scene.s.discard[ANN], scene.s.played[ANN]) == ([3], [])


@rule("NA-P-2", "NA-197")
def test_jungle_with_an_empty_discard_returns_only_itself():
    scene = resolving(2)
    assert scene.options(ANN) == [["use", 2], SKIP]
    scene.say(ANN, "use", 2)
    assert sorted(scene.s.hand[ANN]) == [1, 2, 3, 4, 5]


@rule("NA-P-2", "NA-102")
def test_a_jungle_that_went_back_to_hand_is_not_discarded_in_phase_4():
    scene = resolving(2)
    scene.say(ANN, "use", 2).pass_all()
    assert scene.s.phase == 1
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == ([1, 2, 3, 4, 5], [])


@rule("NA-P-6", "NA-197")
@pytest.mark.parametrize("discarded", [[], [1], [1, 3]])
def test_swamp_returns_this_card_and_what_there_is_up_to_2_cards(discarded):
    scene = resolving(6, discard={ANN: discarded})
    scene.say(ANN, "use", 6)
    assert sorted(scene.s.hand[ANN]) == [1, 2, 3, 4, 5, 6]
    assert (scene.s.discard[ANN], scene.s.played[ANN]) == ([], [])


@rule("NA-P-6")
def test_swamp_returns_no_more_than_2_cards_of_the_discard():
    scene = resolving(6, discard={ANN: [1, 2, 3]})
    scene.say(ANN, "use", 6)
    assert scene.options(ANN) == [["place", 1], ["place", 2], ["place", 3]]
    assert scene.ask(ANN).most == 2
    scene.pick(ANN, 1, 3)
    assert sorted(scene.s.hand[ANN]) == [1, 3, 4, 5, 6]
    assert scene.s.discard[ANN] == [2]


# -- 3 River ---------------------------------------------------------------------------


def river_turn(**fields):
    """Ann used the River last turn; now she lays two cards."""
    return exploring(table(2, river=[False, True], hunts=["clone"], **fields)).say(CREATURE, "pass")


@rule("NA-P-3", "NA-57")
def test_river_makes_its_user_play_2_cards_face_down_next_turn():
    scene = resolving(3)
    scene.say(ANN, "use", 3)
    pass_window(scene).pass_all()
    assert scene.s.phase == 1
    lay_cards(scene, {ANN: [1, 2]})
    assert scene.s.played[ANN] == [1, 2]


@rule("NA-P-3", "NA-80", "NA-156")
def test_after_the_river_one_card_is_kept_and_the_other_returns_to_hand_unseen():
    scene = lay_cards(river_turn(), {ANN: [1, 2]})
    assert windows(scene) == {"hunting"}, "the tokens come first"
    scene.say(CREATURE, "creature", 5).pass_all()
    assert scene.questions() == {ANN: "river_keep.place"}
    assert scene.options(ANN) == [["place", 1], ["place", 2]]
    scene.say(ANN, "place", 2)
    assert seen(scene, CREATURE, "revealed")[0]["place"] == [2]
    assert (scene.s.hand[ANN], scene.s.played[ANN]) == ([3, 4, 5, 1], [2])
    assert all("place" not in event for event in seen(scene, CREATURE, "kept_one"))


@rule("NA-P-3", "NA-155")
def test_a_second_river_by_copying_is_refused_and_the_take_back_stays_open():
    scene = resolving(1, 3, discard={ANN: [2]}, creature_token=[3], ignores_creature=[False, True])
    scene.say(ANN, "space", 3).say(ANN, "use", 3)
    pass_window(scene)
    assert scene.options(ANN) == [["take_back", 2], SKIP]


# -- 4 Beach ---------------------------------------------------------------------------


@rule("NA-119", "NA-P-4")
def test_beach_puts_the_beacon_on():
    scene = resolving(4)
    scene.say(ANN, "use", 4)
    assert (scene.s.beacon, scene.s.rescue) == (True, 13)


@rule("NA-119", "NA-P-4", "NA-A2")
def test_beach_takes_the_beacon_off_and_moves_rescue_1_forward():
    scene = resolving(4, beacon=True)
    scene.say(ANN, "use", 4)
    assert (scene.s.beacon, scene.s.rescue) == (False, 12)


@rule("NA-120", "NA-P-4")
@pytest.mark.parametrize("beacon", [False, True])
def test_the_power_of_the_beach_works_once_per_turn_for_all_together(beacon):
    scene = all_at(4, beacon=beacon, survivals={BOB: ["dodge"]})
    pass_window(scene)
    scene.say(ANN, "use", 4)
    pass_window(scene)
    assert scene.questions() == {BOB: "resolve"}
    assert scene.options(BOB) == [SKIP]


@rule("NA-121")
def test_of_several_hunted_at_the_beach_one_uses_the_power_and_the_others_take_back_1_card_each():
    scene = all_at(4, discard={BOB: [1, 2], EVE: [3]})
    scene.say(ANN, "use", 4)
    assert scene.options(BOB) == [["take_back", 1], ["take_back", 2], SKIP]
    scene.say(BOB, "take_back", 1)
    assert scene.options(EVE) == [["take_back", 3], SKIP]
    scene.say(EVE, "take_back", 3)
    assert (1 in scene.s.hand[BOB], 3 in scene.s.hand[EVE]) == (True, True)


@rule("NA-122")
def test_the_first_clockwise_at_the_beach_may_leave_its_power_to_the_next():
    scene = all_at(4)
    assert scene.questions() == {ANN: "resolve"}
    scene.say(ANN, "skip")
    assert scene.options(BOB) == [["use", 4], SKIP]
    scene.say(BOB, "use", 4)
    assert scene.happened("beacon_lit") == [{"seat": BOB}]


# -- 5 Rover ---------------------------------------------------------------------------


@rule("NA-P-5", "NA-162")
def test_rover_takes_a_place_one_does_not_own_from_the_reserve_into_hand():
    scene = resolving(5)
    scene.say(ANN, "use", 5)
    assert scene.options(ANN) == [["reserve", n] for n in (6, 7, 8, 9, 10)]
    scene.say(ANN, "reserve", 8)
    assert 8 in scene.s.hand[ANN]
    assert scene.s.reserve == [1, 1, 0, 1, 1]


@rule("NA-P-5")
def test_owned_means_in_hand_played_or_in_the_discard():
    scene = resolving(5, 7, hand={ANN: [1, 2, 3, 4, 6]}, discard={ANN: [8]}, players=3, others={BOB: [1]})
    scene.say(ANN, "space", 5).say(ANN, "use", 5)
    assert scene.options(ANN) == [["reserve", 9], ["reserve", 10]]


@rule("NA-P-5")
def test_rover_offers_no_place_whose_stack_is_empty():
    scene = resolving(5, reserve=[0, 1, 0, 0, 0])
    scene.say(ANN, "use", 5)
    assert scene.s.hand[ANN] == [1, 2, 3, 4, 7]


# -- 7 Shelter -------------------------------------------------------------------------


@rule("NA-129", "NA-P-7")
def test_shelter_draws_2_survival_cards_keeps_1_and_discards_1():
    scene = resolving(7, next_survivals=["gate", "dodge"])
    scene.say(ANN, "use", 7)
    assert scene.options(ANN) == [["survival", "gate"], ["survival", "dodge"]]
    scene.say(ANN, "survival", "dodge")
    assert survival_names(scene.s.survival_hand[ANN]) == ["adrenaline", "dodge"]
    assert survival_names(scene.s.survival_discard) == ["gate"]


@rule("NA-129", "NA-22")
def test_what_the_shelter_draws_is_seen_by_the_drawer_only_and_the_rejected_card_by_all():
    scene = resolving(7, next_survivals=["gate", "dodge"])
    scene.say(ANN, "use", 7).say(ANN, "survival", "dodge")
    assert seen(scene, ANN, "drew_survival")[0]["survival"] == ["gate", "dodge"]
    assert seen(scene, CREATURE, "drew_survival")[0]["survival"] is None
    assert seen(scene, CREATURE, "discarded_survival")[0]["survival"] == "gate"


@rule("NA-P-7", "NA-170", "NA-A28")
def test_under_despair_nothing_is_drawn_at_the_shelter_but_the_take_back_stays():
    scene = reckoning(table(2, played={ANN: [7]}, discard={ANN: [1]}, despair=True))
    assert scene.options(ANN) == [["take_back", 1], SKIP]


# -- 8 Wreck ---------------------------------------------------------------------------


@rule("NA-123", "NA-P-8", "NA-A2")
def test_wreck_moves_rescue_1_forward():
    scene = resolving(8)
    scene.say(ANN, "use", 8)
    assert scene.s.rescue == 12


@rule("NA-123", "NA-P-8")
def test_the_wreck_works_once_per_turn_in_total():
    scene = all_at(8, survivals={BOB: ["dodge"]})
    pass_window(scene)
    scene.say(ANN, "use", 8)
    pass_window(scene)
    assert scene.options(BOB) == [SKIP]


@rule("NA-124")
def test_the_other_hunted_at_the_wreck_may_take_back_1_card_each():
    scene = all_at(8, discard={BOB: [1, 2], EVE: [3]})
    scene.say(ANN, "use", 8)
    assert scene.options(BOB) == [["take_back", 1], ["take_back", 2], SKIP]
    scene.say(BOB, "take_back", 2)
    assert scene.options(EVE) == [["take_back", 3], SKIP]


@rule("NA-125", "NA-A2")
def test_beach_and_wreck_have_separate_limits_and_phase_4_comes_on_top():
    scene = reckoning(table(3, played={ANN: [4], BOB: [8]}, beacon=True))
    scene.say(ANN, "use", 4)
    assert scene.s.rescue == 13
    scene.say(BOB, "use", 8)
    assert [event["left"] for event in scene.happened("rescue_moved")] == [13, 12, 11]
    assert (scene.s.phase, scene.s.rescue) == (1, 11)


@rule("NA-123", "NA-111")
def test_the_limits_of_beach_and_wreck_are_those_of_one_turn():
    scene = reckoning(table(3, played={ANN: [4], BOB: [8]}))
    scene.say(ANN, "use", 4).say(BOB, "use", 8)
    assert scene.s.phase == 1
    assert (scene.s.beach_used, scene.s.wreck_used) == (False, False)


# -- 9 Source --------------------------------------------------------------------------


@rule("NA-130", "NA-P-9")
def test_source_gives_1_will_to_a_hunted_of_choice_oneself_or_another_or_draws_a_card():
    scene = resolving(9, players=4, others={BOB: [1], EVE: [1]}, will=[0, 2, 1, 3])
    scene.say(ANN, "use", 9)
    assert scene.options(ANN) == [["heal", ANN], ["heal", BOB], ["draw"]]
    scene.say(ANN, "heal", BOB)
    assert scene.s.will == [0, 2, 2, 3]


@rule("NA-130", "NA-P-9")
def test_source_may_heal_its_user():
    scene = resolving(9, will=[0, 1])
    scene.say(ANN, "use", 9).say(ANN, "heal", ANN)
    assert scene.s.will[ANN] == 2


@rule("NA-130", "NA-P-9")
def test_source_draws_1_survival_card_for_its_user():
    scene = resolving(9, next_survivals=["gate"], will=[0, 2])
    scene.say(ANN, "use", 9).say(ANN, "draw")
    assert survival_names(scene.s.survival_hand[ANN]) == ["adrenaline", "gate"]
    assert seen(scene, CREATURE, "drew_survival")[0]["survival"] is None


@rule("NA-P-9", "NA-170")
def test_under_despair_source_draws_nothing_but_still_heals():
    scene = reckoning(table(2, played={ANN: [9]}, despair=True, will=[0, 2], discard={ANN: [1]}))
    scene.say(ANN, "use", 9)
    assert scene.happened("will_regained") == [{"seat": ANN, "n": 1, "left": 3}]
    assert scene.happened("drew_survival") == []


@rule("NA-P-9", "NA-170", "NA-197")
def test_under_despair_with_nobody_to_heal_only_the_take_back_is_left_at_the_source():
    scene = reckoning(table(2, played={ANN: [9]}, despair=True, discard={ANN: [1]}))
    assert scene.options(ANN) == [["take_back", 1], SKIP]


@rule("NA-P-9", "NA-190")
def test_a_hunted_at_0_will_cannot_be_chosen_at_the_source():
    scene = resolving(9, players=3, others={BOB: [1]}, will=[0, 2, 0])
    scene.say(ANN, "use", 9)
    assert scene.options(ANN) == [["heal", ANN], ["draw"]]


@rule("NA-132")
def test_will_never_exceeds_3_so_nobody_with_3_is_offered_at_the_source():
    scene = resolving(9, will=[0, 3])
    scene.say(ANN, "use", 9)
    assert scene.happened("drew_survival") == [{"seat": ANN, "n": 1, "survival": scene.events[-1].values["survival"]}]
    assert scene.s.will[ANN] == 3


@rule("NA-131")
def test_an_empty_survival_deck_is_made_anew_from_its_discard():
    scene = resolving(9, survival_discard=["gate"], survival_deck=[], will=[0, 3])
    scene.say(ANN, "use", 9)
    assert survival_names(scene.s.survival_hand[ANN]) == ["adrenaline", "gate"]
    assert scene.s.survival_discard == []
    assert scene.happened("survival_reshuffled") == [{}]


# -- 10 Artefact -----------------------------------------------------------------------


@rule("NA-126", "NA-P-10")
def test_artefact_next_turn_play_2_place_cards_and_resolve_both():
    scene = resolving(10)
    scene.say(ANN, "use", 10)
    pass_window(scene).pass_all()
    assert (scene.s.phase, scene.s.artefact[ANN]) == (1, True)
    lay_cards(scene, {ANN: [4, 3]})
    scene.say(CREATURE, "creature", 9).pass_all()
    assert scene.s.played[ANN] == [4, 3], "both stay"
    scene.say(ANN, "space", 4).say(ANN, "use", 4).pass_all()
    scene.say(ANN, "use", 3)
    assert (scene.s.beacon, scene.s.river[ANN]) == (True, True)


@rule("NA-127", "NA-P-10")
def test_the_power_of_the_artefact_is_never_copied_by_the_lair():
    scene = resolving(1, creature_token=[10])
    assert scene.options(ANN) == [SKIP]


@rule("NA-127", "NA-P-10", "NA-S-gate")
def test_the_power_of_the_artefact_is_never_copied_by_gate():
    scene = resolving(9, survival="gate")
    scene.say(ANN, "survival", "gate")
    assert scene.options(ANN) == [["space", 4], ["space", 8]]


@rule("NA-127")
def test_only_the_artefact_cannot_be_copied():
    assert [number for number, card in PLACES.items() if not card.copyable] == [10]


@rule("NA-128", "NA-82")
def test_two_places_of_an_artefact_turn_are_resolved_in_the_order_of_the_steps():
    scene = resolving(8, 4, target_token=[8], in_force=["scream"])
    assert scene.options(ANN) == [["use", 4], SKIP]
    scene.say(ANN, "use", 4)
    pass_window(scene)
    assert scene.questions() == {ANN: "scream"}
    scene.say(ANN, "lose_will")
    assert scene.options(ANN) == [["use", 8], SKIP]


@rule("NA-128", "NA-183")
def test_two_places_in_the_same_step_are_resolved_in_the_owners_order():
    scene = resolving(8, 4)
    assert scene.options(ANN) == [["space", 8], ["space", 4]]
    scene.say(ANN, "space", 4)
    assert scene.options(ANN) == [["use", 4], SKIP]
    scene.say(ANN, "skip")
    pass_window(scene)
    assert scene.options(ANN) == [["use", 8], SKIP]


@rule("NA-P-10", "NA-155")
@pytest.mark.parametrize("pending", ["artefact", "river"])
def test_artefact_is_not_available_while_another_artefact_or_a_river_is_pending(pending):
    scene = revealed(10)
    getattr(scene.s, pending)[ANN] = True
    scene.say(ANN, "pass")
    assert scene.options(ANN) == [SKIP]


@rule("NA-P-3", "NA-155")
@pytest.mark.parametrize("pending", ["artefact", "river"])
def test_river_is_not_available_while_another_river_or_an_artefact_is_pending(pending):
    scene = revealed(3)
    getattr(scene.s, pending)[ANN] = True
    scene.say(ANN, "pass")
    assert scene.options(ANN) == [SKIP]


@rule("NA-196")
@pytest.mark.parametrize(("pending", "cards"), [("artefact", [3, 4]), ("river", [3])])
def test_a_river_or_artefact_is_used_up_at_the_reveal_so_a_new_one_may_be_earned_in_the_same_phase(pending, cards):
    scene = revealed(*cards, **{pending: [False, True]})
    assert (scene.s.river[ANN], scene.s.artefact[ANN]) == (False, False)
    scene.say(ANN, "pass")
    if len(cards) > 1:
        scene.say(ANN, "space", 3)
    scene.say(ANN, "use", 3)
    assert scene.s.river[ANN]


# -- All places ------------------------------------------------------------------------


@rule("NA-197")
def test_a_power_that_changes_nothing_is_not_offered():
    scene = resolving(5, reserve=[0, 0, 0, 0, 0], discard={ANN: [1]})
    assert scene.options(ANN) == [["take_back", 1], SKIP]


@rule("NA-P-1", "NA-P-2", "NA-P-3", "NA-P-4", "NA-P-5", "NA-P-6", "NA-P-7", "NA-P-8", "NA-P-9", "NA-P-10", "NA-168")
def test_the_ten_places_by_number_and_name():
    names = ["lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact"]
    assert [PLACES[number].id for number in range(1, 11)] == names == list(PLACE_NAMES)


@rule("NA-P-2", "NA-P-3", "NA-P-4", "NA-P-5", "NA-P-6", "NA-P-7", "NA-P-8", "NA-P-9", "NA-P-10", "NA-84", "NA-85")
@pytest.mark.parametrize("place", range(2, 11))
def test_every_power_may_be_used_or_replaced_by_a_take_back_or_skipped(place):
    spare = 1 if place != 1 else 2
    scene = resolving(place, discard={ANN: [spare]})
    assert scene.options(ANN) == [["use", place], ["take_back", spare], SKIP]


@rule("NA-P-4", "NA-P-8", "NA-85")
def test_nobody_is_forced_to_use_the_beach_or_the_wreck():
    scene = skip_all(reckoning(table(3, played={ANN: [4], BOB: [8]})))
    assert (scene.s.phase, scene.s.beacon) == (1, False)
    assert len(scene.happened("rescue_moved")) == 1
