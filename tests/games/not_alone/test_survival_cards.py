"""The fifteen Survival cards: NA-S-adrenaline to NA-S-double_back."""

from __future__ import annotations

import pytest

from prowl.games.not_alone.cards.numbers import SURVIVAL_NAMES
from prowl.games.not_alone.cards.survival import SURVIVAL
from tests.games.not_alone.moments import (
    at_each_phase,
    cards_offered,
    lay_creature,
    pass_window,
    resolving,
    revealed,
    windows,
)
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    SPECTATOR,
    ending,
    exploring,
    hunt_names,
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
PASS = ["pass"]

PHASE = {
    "adrenaline": 1,
    "ingenuity": 1,
    "sacrifice": 1,
    "sixth_sense": 1,
    "smokescreen": 1,
    "strike_back": 1,
    "vortex": 2,
    "detector": 3,
    "dodge": 3,
    "drone": 3,
    "gate": 3,
    "hologram": 3,
    "wrong_track": 3,
    "amplifier": 4,
    "double_back": 4,
}
AT_OWN_PLACE = ("drone", "gate")


def each(cards):
    """The test proves the rule of each of these cards."""
    return pytest.mark.parametrize("card", [pytest.param(card, marks=rule(f"NA-S-{card}")) for card in cards])


def with_card(card, **fields):
    """Ann holds the card, for `table`."""
    return {"survivals": {ANN: [card]}, **fields}


# -- What every card says --------------------------------------------------------------


@rule("NA-168")
def test_there_are_fifteen_survival_cards_one_of_each():
    assert [card.id for card in SURVIVAL] == list(PHASE) == list(SURVIVAL_NAMES)
    assert all(card.copies == 1 for card in SURVIVAL)


@each(card for card in PHASE if card not in AT_OWN_PLACE)
def test_a_survival_card_is_offered_in_its_phase_and_in_no_other(card):
    # The beacon is off in phase 1 for Ingenuity; the Creature holds a card that it could still play.
    fields = with_card(card, will=[0, 2], hunts=["stasis"])
    assert at_each_phase(ANN, card, **fields) == [PHASE[card]]


@each(AT_OWN_PLACE)
def test_drone_and_gate_are_offered_while_the_own_place_is_resolved_and_in_no_window(card):
    assert at_each_phase(ANN, card, **with_card(card, will=[0, 2], hunts=["stasis"])) == []
    assert cards_offered(resolving(2, survival=card), ANN) == [card]


@each(PHASE)
def test_a_played_survival_card_lies_in_the_survival_discard_and_is_the_only_one_of_the_turn(card):
    scene = play_somehow(card)
    assert card in survival_names(scene.s.survival_discard)
    assert survival_names(scene.s.survival_hand[ANN]) == ["adrenaline" if card != "adrenaline" else "ingenuity"]
    assert scene.s.survival_played[ANN] or scene.s.round == 2


def play_somehow(card):
    """Ann plays the card at a moment when it can do something; she holds a second one."""
    spare = "adrenaline" if card != "adrenaline" else "ingenuity"
    fields = {"survivals": {ANN: [card, spare]}, "hunts": ["stasis"], "will": [0, 2]}
    if card in AT_OWN_PLACE:
        scene = resolving(2, **fields)
    elif PHASE[card] == 1:
        scene = exploring(table(2, hand={ANN: [1, 2, 3]}, **fields))
    elif PHASE[card] == 2:
        scene = lay_creature(hunting(table(2, played={ANN: [1]}, hand={ANN: [2]}, **fields)), 5)
    elif PHASE[card] == 3:
        scene = reckoning(table(2, played={ANN: [2]}, creature_token=[2], artemia_token=[2], **fields))
    else:
        scene = ending(table(2, played={ANN: [2]}, beacon=True, **fields))
    return scene.say(ANN, "survival", card)


# -- Adrenaline ------------------------------------------------------------------------


@rule("NA-S-adrenaline")
def test_adrenaline_regains_1_will():
    scene = exploring(table(2, **with_card("adrenaline", will=[0, 1]))).say(ANN, "survival", "adrenaline")
    assert scene.s.will[ANN] == 2


@rule("NA-S-adrenaline", "NA-132")
def test_adrenaline_is_not_playable_with_3_will():
    assert cards_offered(exploring(table(2, **with_card("adrenaline", will=[0, 3]))), ANN) == []


# -- Ingenuity -------------------------------------------------------------------------


@rule("NA-S-ingenuity")
def test_ingenuity_puts_the_beacon_on_the_beach():
    scene = exploring(table(2, **with_card("ingenuity"))).say(ANN, "survival", "ingenuity")
    assert (scene.s.beacon, scene.s.rescue) == (True, 13)


@rule("NA-S-ingenuity")
def test_ingenuity_is_not_a_use_of_the_beachs_power():
    scene = exploring(table(2, **with_card("ingenuity"))).say(ANN, "survival", "ingenuity").say(ANN, "place", 4)
    lay_creature(scene, 9)
    assert scene.options(ANN) == [["use", 4], SKIP]
    scene.say(ANN, "use", 4)
    assert not scene.s.beacon


@rule("NA-S-ingenuity")
def test_ingenuity_is_not_playable_when_the_beacon_is_on_the_beach():
    assert cards_offered(exploring(table(2, **with_card("ingenuity", beacon=True))), ANN) == []


# -- Sacrifice -------------------------------------------------------------------------


@rule("NA-S-sacrifice")
def test_sacrifice_discards_1_place_card_from_hand():
    scene = exploring(table(2, **with_card("sacrifice", hunts=["clone"]))).say(ANN, "survival", "sacrifice")
    assert scene.options(ANN) == [["place", place] for place in (1, 2, 3, 4, 5)]
    scene.say(ANN, "place", 3)
    assert (scene.s.hand[ANN], scene.s.discard[ANN]) == ([1, 2, 4, 5], [3])


@rule("NA-S-sacrifice", "NA-169")
def test_after_sacrifice_no_hunt_card_can_be_played_for_the_rest_of_the_turn():
    hunts = ["despair", "clone", "detour", "stasis"]
    scene = exploring(table(3, **with_card("sacrifice", hunts=hunts)))
    assert cards_offered(scene, CREATURE) == ["despair"]
    scene.say(ANN, "survival", "sacrifice").say(ANN, "place", 3)
    assert cards_offered(scene, CREATURE) == []
    lay_cards(scene, {ANN: 4, BOB: 4})
    assert windows(scene) == {"hunting"}
    assert cards_offered(scene, CREATURE) == []
    skip_all(lay_creature(scene, 9))
    assert (scene.s.round, scene.happened("hunt_played")) == (2, [])


@rule("NA-S-sacrifice", "NA-169")
def test_after_sacrifice_the_creature_token_is_laid_as_usual():
    scene = exploring(table(2, **with_card("sacrifice", hunts=["clone"], rescue=5)))
    scene.say(ANN, "survival", "sacrifice").say(ANN, "place", 3).say(ANN, "place", 1)
    assert scene.verbs(CREATURE) == {"creature", "artemia", "decline"}


@rule("NA-S-sacrifice", "NA-169")
def test_hunt_cards_played_before_sacrifice_stand():
    scene = exploring(table(2, **with_card("sacrifice", hunts=["force_field", "despair"], hunt_allowed=2)))
    scene.say(CREATURE, "hunt", "force_field").say(CREATURE, "target", 4, 5)
    scene.say(ANN, "survival", "sacrifice").say(ANN, "place", 1)
    assert scene.s.banned == [4, 5]
    assert cards_offered(scene, CREATURE) == []


@rule("NA-S-sacrifice")
def test_sacrifice_is_not_playable_when_the_creature_has_used_up_its_hunt_cards():
    scene = exploring(table(2, **with_card("sacrifice", hunts=["clone"], in_force=["force_field"], banned=[4, 5])))
    assert cards_offered(scene, ANN) == []


@rule("NA-S-sacrifice")
def test_sacrifice_is_playable_when_tracking_leaves_the_creature_a_second_card():
    fields = {"in_force": ["force_field"], "banned": [4, 5], "hunt_allowed": 2}
    scene = exploring(table(2, **with_card("sacrifice", hunts=["clone"], **fields)))
    assert cards_offered(scene, ANN) == ["sacrifice"]


@rule("NA-S-sacrifice")
def test_sacrifice_is_not_playable_with_an_empty_hand():
    scene = exploring(table(2, **with_card("sacrifice", hunts=["clone"]), hand={ANN: []}))
    assert cards_offered(scene, ANN) == []


@rule("NA-S-sacrifice", "NA-52")
def test_sacrifice_ends_with_the_turn():
    assert ending(table(2, played={ANN: [1]}, sacrifice=True)).s.sacrifice is False


# -- Sixth Sense -----------------------------------------------------------------------


@rule("NA-S-sixth_sense")
def test_sixth_sense_takes_2_place_cards_from_the_own_discard_into_hand():
    scene = exploring(table(2, **with_card("sixth_sense"), hand={ANN: [1, 2]})).say(ANN, "survival", "sixth_sense")
    assert scene.options(ANN) == [["place", 3], ["place", 4], ["place", 5]]
    assert (scene.ask(ANN).least, scene.ask(ANN).most) == (2, 2)
    scene.pick(ANN, 3, 5)
    assert (scene.s.hand[ANN], scene.s.discard[ANN]) == ([1, 2, 3, 5], [4])


@rule("NA-S-sixth_sense")
def test_sixth_sense_takes_1_card_if_there_is_only_one():
    scene = exploring(table(2, **with_card("sixth_sense"), hand={ANN: [1, 2, 3, 4]}))
    scene.say(ANN, "survival", "sixth_sense")
    assert (scene.s.hand[ANN], scene.s.discard[ANN]) == ([1, 2, 3, 4, 5], [])


@rule("NA-S-sixth_sense")
def test_sixth_sense_is_not_playable_with_an_empty_discard():
    assert cards_offered(exploring(table(2, **with_card("sixth_sense"))), ANN) == []


@rule("NA-S-sixth_sense")
def test_sixth_sense_costs_no_will():
    scene = exploring(table(2, **with_card("sixth_sense"), hand={ANN: [1, 2, 3, 4]}))
    scene.say(ANN, "survival", "sixth_sense")
    assert (scene.s.will[ANN], scene.s.resisted[ANN]) == (3, 0)


# -- Smokescreen -----------------------------------------------------------------------


@rule("NA-S-smokescreen", "NA-158", "NA-A19")
def test_smokescreen_hides_the_place_discards_of_all_hunted_from_the_creature_only():
    scene = exploring(table(3, **with_card("smokescreen"), hand={ANN: [1, 2], BOB: [1]}))
    assert scene.view(CREATURE)["discard"] == [[], [3, 4, 5], [2, 3, 4, 5]]
    scene.say(ANN, "survival", "smokescreen")
    assert scene.view(CREATURE)["discard"] == [{"count": 0}, {"count": 3}, {"count": 4}]
    for hunted in (ANN, BOB):
        assert scene.view(hunted)["discard"] == [[], [3, 4, 5], [2, 3, 4, 5]]


@rule("NA-S-smokescreen", "NA-158")
def test_under_smokescreen_cards_that_leave_a_discard_are_told_to_the_hunted_only():
    scene = exploring(table(3, **with_card("smokescreen"), hand={ANN: [1, 2], BOB: [1]}))
    scene.say(ANN, "survival", "smokescreen").say(BOB, "resist", 1).pick(BOB, 2, 3)
    assert [seen(scene, seat, "took_back")[0]["place"] for seat in (ANN, BOB)] == [[2, 3], [2, 3]]
    assert [seen(scene, seat, "took_back")[0]["place"] for seat in (CREATURE, SPECTATOR)] == [None, None]


@rule("NA-S-smokescreen", "NA-158")
def test_the_discards_open_again_when_the_turn_ends():
    scene = exploring(table(2, **with_card("smokescreen"), hand={ANN: [1, 4]}))
    scene.say(ANN, "survival", "smokescreen").say(ANN, "place", 1)
    skip_all(lay_creature(scene, 9))
    assert scene.s.round == 2
    assert scene.view(CREATURE)["discard"][ANN] == [2, 3, 5, 1]


@rule("NA-S-smokescreen", "NA-165")
def test_smokescreen_is_always_playable_in_phase_1():
    scene = exploring(table(2, **with_card("smokescreen"), hand={ANN: []}, will=[0, 1]))
    assert cards_offered(scene, ANN) == ["smokescreen"]


# -- Strike Back -----------------------------------------------------------------------


def strike_back(*hunts):
    scene = exploring(table(2, **with_card("strike_back", hunts=hunts)))
    return scene.say(ANN, "survival", "strike_back")


@rule("NA-S-strike_back")
def test_strike_back_sends_2_cards_of_the_creatures_hand_to_the_bottom_of_the_hunt_deck():
    scene = strike_back("clone", "virus", "scream")
    assert len(scene.s.hunt_hand) == 1
    bottom = hunt_names(scene.s.hunt_deck[:2])
    assert sorted([*bottom, *hunt_names(scene.s.hunt_hand)]) == ["clone", "scream", "virus"]


@rule("NA-S-strike_back")
@pytest.mark.parametrize("hunts", [["clone"], ["clone", "virus"]])
def test_strike_back_takes_all_if_the_creature_has_no_more(hunts):
    scene = strike_back(*hunts)
    assert scene.s.hunt_hand == []
    assert sorted(hunt_names(scene.s.hunt_deck[: len(hunts)])) == hunts


@rule("NA-S-strike_back")
def test_the_cards_are_random():
    kept = set()
    for seed in range(40):
        s = table(2, **with_card("strike_back", hunts=["clone", "virus", "scream"]))
        s.chance["strike"] = seed
        kept |= set(exploring(s).say(ANN, "survival", "strike_back").s.hunt_hand)
    assert len(kept) == 3


@rule("NA-S-strike_back", "NA-A18", "NA-17")
def test_the_cards_of_strike_back_are_unseen_by_the_hunted_and_known_to_the_creature():
    scene = strike_back("clone", "virus")
    assert seen(scene, ANN, "struck_back")[0]["hunt"] is None
    assert sorted(seen(scene, CREATURE, "struck_back")[0]["hunt"]) == ["clone", "virus"]
    assert sorted(scene.view(CREATURE)["hunt_deck"]["known"]) == ["clone", "virus"]
    assert "known" not in scene.view(ANN)["hunt_deck"]


@rule("NA-S-strike_back")
def test_the_refill_waits_for_phase_4():
    scene = strike_back("clone", "virus", "scream")
    scene.say(ANN, "place", 4)
    assert len(scene.s.hunt_hand) == 1
    scene.say(CREATURE, "pass")
    assert len(scene.s.hunt_hand) == 1
    skip_all(lay_creature(scene, 9))
    assert (scene.s.round, len(scene.s.hunt_hand)) == (2, 3)


@rule("NA-S-strike_back")
def test_strike_back_is_not_playable_when_the_creatures_hand_is_empty():
    assert cards_offered(exploring(table(2, **with_card("strike_back"))), ANN) == []


# -- Vortex ----------------------------------------------------------------------------


def vortex(**fields):
    return hunting(table(2, **with_card("vortex"), **{"played": {ANN: [1]}, "hand": {ANN: [2, 3]}, **fields}))


@rule("NA-S-vortex")
def test_vortex_exchanges_the_own_face_down_card_for_a_card_of_the_own_discard():
    scene = vortex().say(ANN, "survival", "vortex")
    assert scene.options(ANN) == [["place", 4], ["place", 5]]
    scene.say(ANN, "place", 5)
    assert (scene.s.played[ANN], scene.s.hand[ANN]) == ([5], [2, 3])
    assert sorted(scene.s.discard[ANN]) == [1, 4], "the old card goes to the discard"


@rule("NA-S-vortex", "NA-160")
def test_the_old_card_goes_face_up_to_the_discard_and_both_are_announced():
    scene = vortex().say(ANN, "survival", "vortex").say(ANN, "place", 5)
    assert sorted(scene.view(CREATURE)["discard"][ANN]) == [1, 4]
    assert seen(scene, CREATURE, "swapped")[0] == {"event": "swapped", "seat": ANN, "place": [1], "place2": [5]}


@rule("NA-S-vortex", "NA-160", "NA-158")
def test_under_smokescreen_the_creature_is_told_neither_card():
    scene = vortex(smokescreen=True).say(ANN, "survival", "vortex").say(ANN, "place", 5)
    assert seen(scene, CREATURE, "swapped")[0] == {"event": "swapped", "seat": ANN, "place": None, "place2": None}


@rule("NA-S-vortex", "NA-177")
def test_with_two_played_cards_the_owner_picks_one():
    scene = vortex(played={ANN: [1, 2]}, hand={ANN: [3]}, river=[False, True]).say(ANN, "survival", "vortex")
    assert scene.options(ANN) == [["place", 1], ["place", 2]]
    scene.say(ANN, "place", 2).say(ANN, "place", 4)
    assert scene.s.played[ANN] == [1, 4]


@rule("NA-S-vortex", "NA-177")
def test_vortex_brings_in_no_place_banned_by_force_field():
    scene = vortex(in_force=["force_field"], banned=[4, 9], target_token=[4, 9]).say(ANN, "survival", "vortex")
    assert scene.s.played[ANN] == [5], "the only one left"


@rule("NA-S-vortex", "NA-177")
@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"hand": {ANN: [2, 3, 4, 5]}}, id="empty discard"),
        pytest.param({"banned": [4, 5], "target_token": [4, 5], "in_force": ["force_field"]}, id="all banned"),
    ],
)
def test_vortex_is_playable_only_if_the_own_discard_holds_a_place_not_banned(fields):
    scene = vortex(**fields)
    assert cards_offered(scene, ANN) == []
    assert cards_offered(lay_creature(scene, 9), ANN) == []


@rule("NA-S-vortex", "NA-79")
def test_vortex_can_be_played_after_the_tokens_are_down():
    scene = lay_creature(vortex(), 1).say(ANN, "survival", "vortex").say(ANN, "place", 4)
    assert seen(scene, CREATURE, "revealed")[0]["place"] == [4]


# -- Detector --------------------------------------------------------------------------


@rule("NA-S-detector", "NA-182")
def test_detector_ignores_the_artemia_token_and_makes_the_power_usable():
    scene = revealed(4, survival="detector", artemia_token=[4]).say(ANN, "survival", "detector")
    assert scene.options(ANN) == [["use", 4], SKIP]
    scene.say(ANN, "use", 4)
    assert (scene.s.beacon, scene.happened("discarded")) == (True, [])


@rule("NA-S-detector")
def test_with_another_token_there_detector_gives_no_power():
    scene = revealed(4, survival="detector", artemia_token=[4], creature_token=[4]).say(ANN, "survival", "detector")
    assert (scene.s.round, scene.happened("power_used"), scene.happened("discarded")) == (2, [], [])
    assert scene.s.will[ANN] == 2


@rule("NA-S-detector")
def test_detector_protects_its_owner_only():
    scene = revealed(4, survival="detector", players=3, others={BOB: [4]}, artemia_token=[4])
    scene.say(ANN, "survival", "detector").say(ANN, "skip")
    assert scene.questions() == {BOB: "artemia.place"}


@rule("NA-S-detector", "NA-H-mutation")
def test_detector_saves_from_mutation_too():
    scene = revealed(4, survival="detector", artemia_token=[4], in_force=["mutation"])
    scene.say(ANN, "survival", "detector").say(ANN, "skip")
    assert scene.happened("will_lost") == []


@rule("NA-S-detector")
@pytest.mark.parametrize(("token", "offered"), [([4], ["detector"]), ([3, 4], ["detector"]), ([5], []), ([], [])])
def test_detector_is_playable_by_a_hunted_under_the_artemia_token_only(token, offered):
    assert cards_offered(revealed(4, survival="detector", artemia_token=token), ANN) == offered


# -- Dodge -----------------------------------------------------------------------------


@rule("NA-S-dodge", "NA-182")
def test_dodge_ignores_the_creature_token_and_makes_the_power_usable():
    scene = revealed(4, survival="dodge", creature_token=[4]).say(ANN, "survival", "dodge")
    assert scene.options(ANN) == [["use", 4], SKIP]
    scene.say(ANN, "use", 4)
    assert (scene.s.beacon, scene.happened("caught")) == (True, [])


@rule("NA-S-dodge")
def test_dodge_ignores_clone_too():
    scene = revealed(4, survival="dodge", target_token=[4], in_force=["clone"]).say(ANN, "survival", "dodge")
    assert scene.options(ANN) == [["use", 4], SKIP]


@rule("NA-S-dodge")
def test_dodge_ignores_creature_token_and_clone_on_one_place():
    scene = revealed(4, survival="dodge", creature_token=[4], target_token=[4], in_force=["clone"])
    scene.say(ANN, "survival", "dodge").say(ANN, "skip")
    assert scene.happened("will_lost") == []


@rule("NA-S-dodge")
def test_with_another_token_there_dodge_gives_no_power():
    scene = revealed(4, survival="dodge", artemia_token=[4], creature_token=[4]).say(ANN, "survival", "dodge")
    assert scene.questions() == {ANN: "artemia.place"}
    scene.pick(ANN, 1)
    assert (scene.s.round, scene.happened("caught")) == (2, [])


@rule("NA-S-dodge")
def test_dodge_does_not_help_against_another_effect_of_the_target_token():
    scene = revealed(4, survival="dodge", target_token=[4], in_force=["clone", "scream"])
    scene.say(ANN, "survival", "dodge")
    assert scene.questions() == {ANN: "scream"}
    scene.say(ANN, "lose_will")
    assert scene.options(ANN) == [["use", 4], SKIP]
    scene.say(ANN, "skip")
    assert scene.happened("caught") == []


@rule("NA-S-dodge")
@pytest.mark.parametrize(
    ("tokens", "offered"),
    [
        ({"creature_token": [4]}, ["dodge"]),
        ({"target_token": [4], "in_force": ["clone"]}, ["dodge"]),
        ({"target_token": [4], "in_force": ["scream"]}, []),
        ({"artemia_token": [4]}, []),
        ({"creature_token": [5]}, []),
    ],
)
def test_dodge_is_playable_by_a_hunted_under_the_creature_token_or_clone_only(tokens, offered):
    assert cards_offered(revealed(4, survival="dodge", **tokens), ANN) == offered


@rule("NA-S-dodge", "NA-S-detector", "NA-A24", "NA-180")
@pytest.mark.parametrize(("card", "token"), [("dodge", "creature_token"), ("detector", "artemia_token")])
def test_dodge_and_detector_end_with_the_last_call_before_step_3(card, token):
    scene = revealed(4, survival=card, hand={ANN: []}, **{token: [4]})
    assert windows(scene) == {"last_call"}
    assert cards_offered(scene, ANN) == [card]
    scene.say(ANN, "pass")
    assert windows(scene) == {"end_window"}
    assert scene.options(ANN) == [PASS]


# -- Drone -----------------------------------------------------------------------------


@rule("NA-S-drone")
def test_drone_uses_the_power_of_the_rover_in_place_of_the_own_places_power():
    scene = resolving(4, survival="drone", discard={ANN: [1]})
    assert scene.options(ANN) == [["use", 4], ["take_back", 1], ["survival", "drone"], SKIP]
    scene.say(ANN, "survival", "drone")
    assert scene.options(ANN) == [["reserve", place] for place in (6, 7, 8, 9, 10)]
    scene.say(ANN, "reserve", 6)
    assert 6 in scene.s.hand[ANN]
    assert (scene.s.round, scene.s.beacon) == (2, False), "the Beach itself is not used"


@rule("NA-S-drone", "NA-A14")
def test_drone_is_not_playable_where_the_power_is_switched_off():
    scene = revealed(4, survival="drone", disabled=[4])
    assert windows(scene) == {"last_call"}, "nothing is resolved"
    assert cards_offered(scene, ANN) == []


@rule("NA-S-drone")
def test_drone_is_not_playable_when_the_reserve_holds_nothing_one_does_not_own():
    assert cards_offered(resolving(4, survival="drone", reserve=[0] * 5), ANN) == []


@rule("NA-S-drone", "NA-S-gate")
@each(AT_OWN_PLACE)
def test_a_power_merely_used_up_by_others_does_not_stop_drone_and_gate(card):
    scene = resolving(4, survival=card, beach_used=True)
    assert scene.options(ANN) == [["survival", card], SKIP]


@rule("NA-S-drone", "NA-S-gate")
@each(AT_OWN_PLACE)
def test_drone_and_gate_may_be_played_in_step_2(card):
    scene = resolving(4, survival=card, target_token=[4], in_force=["scream"]).say(ANN, "lose_will")
    assert cards_offered(scene, ANN) == [card]


@rule("NA-S-drone", "NA-S-gate")
@each(AT_OWN_PLACE)
@pytest.mark.parametrize("token", ["creature_token", "artemia_token"])
def test_under_a_token_that_takes_the_power_there_is_no_drone_and_no_gate(token, card):
    scene = revealed(4, survival=card, hand={ANN: []}, **{token: [4]}).say(ANN, "pass")
    assert windows(scene) == {"end_window"}
    assert scene.happened("survival_played") == []


# -- Gate ------------------------------------------------------------------------------


@rule("NA-S-gate")
def test_gate_uses_the_power_of_an_adjacent_place_instead_of_the_own():
    scene = resolving(3, survival="gate").say(ANN, "survival", "gate")
    assert scene.options(ANN) == [["space", 2], ["space", 4], ["space", 8]]
    scene.say(ANN, "space", 8)
    assert scene.happened("power_used") == [{"seat": ANN, "place": 8}]
    assert (scene.s.round, scene.s.rescue, scene.s.river[ANN]) == (2, 11, False)


@rule("NA-S-gate", "NA-P-10")
def test_gate_does_not_use_the_artefact():
    assert resolving(5, survival="gate", beach_used=True).options(ANN) == [["use", 5], SKIP]
    scene = resolving(9, survival="gate").say(ANN, "survival", "gate")
    assert scene.options(ANN) == [["space", 4], ["space", 8]]


@rule("NA-S-gate", "NA-A14")
def test_gate_is_not_playable_where_the_own_power_is_switched_off():
    scene = revealed(3, survival="gate", disabled=[3])
    assert windows(scene) == {"last_call"}


@rule("NA-S-gate", "NA-A13")
@pytest.mark.parametrize(("setting", "places"), [("no", [2, 8]), ("yes", [2, 4, 8])])
def test_whether_gate_copies_a_power_that_is_switched_off_is_a_table_option(setting, places):
    scene = resolving(3, survival="gate", disabled=[4], settings={"copy_disabled": setting})
    scene.say(ANN, "survival", "gate")
    assert scene.options(ANN) == [["space", place] for place in places]


@rule("NA-S-gate", "NA-H-detour")
def test_after_detour_gate_looks_from_where_the_hunted_stands():
    scene = revealed(3, survival="gate", hunts=["detour"])
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 3, 2)
    pass_window(scene).say(ANN, "survival", "gate")
    assert scene.options(ANN) == [["space", 3], ["space", 7]]


@rule("NA-S-gate", "NA-195", "NA-A15")
def test_with_gate_to_the_jungle_this_card_is_the_one_played():
    scene = resolving(3, survival="gate").say(ANN, "survival", "gate").say(ANN, "space", 2)
    assert scene.happened("played_card_returned") == [{"seat": ANN, "place": 3}]


# -- Hologram --------------------------------------------------------------------------


@rule("NA-S-hologram")
def test_hologram_moves_the_artemia_token_to_an_adjacent_place():
    scene = revealed(4, survival="hologram", artemia_token=[4]).say(ANN, "survival", "hologram")
    assert scene.options(ANN) == [["space", 3], ["space", 5], ["space", 9]]
    scene.say(ANN, "space", 9)
    assert scene.s.artemia_token == [9]
    assert scene.options(ANN) == [["use", 4], SKIP]


@rule("NA-S-hologram", "NA-199")
def test_from_a_virus_pair_hologram_moves_the_token_to_one_single_place_next_to_the_pair():
    scene = revealed(2, survival="hologram", artemia_token=[2, 3], in_force=["virus"])
    scene.say(ANN, "survival", "hologram")
    assert scene.options(ANN) == [["space", place] for place in (1, 4, 7, 8)]
    scene.say(ANN, "space", 8)
    assert scene.s.artemia_token == [8]


@rule("NA-S-hologram")
def test_hologram_is_playable_by_anyone_while_the_artemia_token_lies_on_the_planet():
    assert cards_offered(revealed(4, survival="hologram", artemia_token=[7]), ANN) == ["hologram"]
    assert cards_offered(revealed(4, survival="hologram"), ANN) == []


# -- Wrong Track -----------------------------------------------------------------------


@rule("NA-S-wrong_track")
def test_wrong_track_moves_the_creature_token_to_an_adjacent_place():
    scene = revealed(4, survival="wrong_track", creature_token=[4]).say(ANN, "survival", "wrong_track")
    assert scene.options(ANN) == [["move_creature", 3], ["move_creature", 5], ["move_creature", 9]]
    scene.say(ANN, "move_creature", 5)
    assert scene.s.creature_token == [5]
    assert scene.options(ANN) == [["use", 4], SKIP]


@rule("NA-S-wrong_track", "NA-200")
def test_under_clone_wrong_track_moves_either_the_creature_or_the_target_token():
    scene = revealed(4, survival="wrong_track", creature_token=[8], target_token=[3], in_force=["clone"])
    scene.say(ANN, "survival", "wrong_track")
    creature = [["move_creature", place] for place in (3, 7, 9)]
    target = [["move_target", place] for place in (2, 4, 8)]
    assert scene.options(ANN) == creature + target
    scene.say(ANN, "move_target", 2)
    assert (scene.s.creature_token, scene.s.target_token) == ([8], [2])


@rule("NA-S-wrong_track")
def test_a_pair_under_clone_moves_to_one_single_place():
    scene = revealed(10, survival="wrong_track", target_token=[4, 5], in_force=["mirage", "clone"])
    scene.say(ANN, "survival", "wrong_track")
    assert scene.options(ANN) == [["move_target", place] for place in (3, 9, 10)]
    scene.say(ANN, "move_target", 3)
    assert scene.s.target_token == [3]


@rule("NA-S-wrong_track")
@pytest.mark.parametrize(
    ("tokens", "offered"),
    [
        ({}, []),
        ({"target_token": [3], "in_force": ["scream"]}, []),
        ({"artemia_token": [3]}, []),
        ({"creature_token": [3]}, ["wrong_track"]),
        ({"target_token": [3], "in_force": ["clone"]}, ["wrong_track"]),
    ],
)
def test_wrong_track_is_playable_while_such_a_token_lies_on_the_planet(tokens, offered):
    assert cards_offered(revealed(10, survival="wrong_track", **tokens), ANN) == offered


@rule("NA-S-wrong_track", "NA-A33", "NA-181")
def test_wrong_track_may_move_the_creature_token_onto_a_hunted_already_resolved():
    scene = reckoning(table(3, played={ANN: [4], BOB: [5]}, survivals={BOB: ["wrong_track"]}, creature_token=[5]))
    scene.say(BOB, "pass").say(ANN, "use", 4)
    scene.say(BOB, "survival", "wrong_track").say(BOB, "move_creature", 4).say(BOB, "skip")
    assert scene.s.beacon, "the power used stays used"
    assert scene.happened("caught") == [{"seat": ANN}]


@rule("NA-S-hologram", "NA-S-wrong_track", "NA-180")
@pytest.mark.parametrize(("card", "token"), [("hologram", "artemia_token"), ("wrong_track", "creature_token")])
def test_hologram_and_wrong_track_end_with_the_last_call_before_step_3(card, token):
    scene = revealed(4, survival=card, hand={ANN: []}, **{token: [4]})
    assert windows(scene) == {"last_call"}
    assert cards_offered(scene, ANN) == [card]
    scene.say(ANN, "pass")
    assert scene.options(ANN) == [PASS]


# -- Amplifier -------------------------------------------------------------------------


@rule("NA-S-amplifier", "NA-A2")
def test_amplifier_takes_the_beacon_off_and_moves_rescue_1_forward_at_once():
    scene = ending(table(2, played={ANN: [1]}, hunts=["stasis"], **with_card("amplifier", beacon=True)))
    scene.say(ANN, "survival", "amplifier")
    assert (scene.s.phase, scene.s.beacon, scene.s.rescue) == (4, False, 12)


@rule("NA-S-amplifier", "NA-120")
def test_amplifier_is_not_a_use_of_the_beachs_power():
    scene = ending(table(2, played={ANN: [1]}, beach_used=True, **with_card("amplifier", beacon=True)))
    scene.say(ANN, "survival", "amplifier")
    assert [event["left"] for event in scene.happened("rescue_moved")] == [12, 11]


@rule("NA-S-amplifier")
def test_amplifier_is_not_playable_when_the_beacon_is_off_the_beach():
    scene = ending(table(2, played={ANN: [1]}, **with_card("amplifier")))
    assert scene.options(ANN) == [PASS]


@rule("NA-S-amplifier", "NA-A16")
@pytest.mark.parametrize(("setting", "offered"), [("yes", []), ("no", ["amplifier"])])
def test_whether_stasis_stops_amplifier_is_a_table_option(setting, offered):
    settings = {"stasis_stops_amplifier": setting}
    fields = with_card("amplifier", beacon=True, in_force=["stasis"])
    scene = ending(table(2, played={ANN: [1]}, settings=settings, **fields))
    assert cards_offered(scene, ANN) == offered


@rule("NA-S-amplifier", "NA-191", "NA-110")
def test_a_rescue_victory_by_amplifier_ends_the_game_right_there():
    scene = ending(table(2, played={ANN: [1]}, rescue=1, hunts=["stasis"], **with_card("amplifier", beacon=True)))
    scene.say(ANN, "survival", "amplifier")
    assert (scene.run.over, scene.s.outcome, scene.s.played[ANN]) == (True, "rescued", [1])


# -- Double Back -----------------------------------------------------------------------


@rule("NA-S-double_back")
def test_double_back_returns_the_place_card_played_this_turn_to_hand():
    scene = ending(table(2, played={ANN: [1]}, **with_card("double_back"))).say(ANN, "survival", "double_back")
    assert (scene.s.round, sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == (2, [1, 2, 3, 4, 5], [])


@rule("NA-S-double_back")
def test_double_back_returns_one_of_two_on_an_artefact_turn():
    scene = ending(table(2, played={ANN: [1, 4]}, **with_card("double_back"))).say(ANN, "survival", "double_back")
    assert scene.options(ANN) == [["space", 1], ["space", 4]]
    scene.say(ANN, "space", 4)
    assert (scene.s.round, sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == (2, [2, 3, 4, 5], [1])


@rule("NA-S-double_back")
def test_double_back_is_not_playable_when_the_card_has_left_the_table():
    scene = resolving(2, survival="double_back").say(ANN, "use", 2)
    pass_window(scene)
    assert windows(scene) == {"end_window"}
    assert scene.options(ANN) == [PASS]


@rule("NA-S-double_back", "NA-102")
def test_double_back_is_not_playable_after_the_last_will_brought_the_card_back():
    scene = revealed(4, survival="double_back", creature_token=[4], will=[0, 1]).say(ANN, "pass")
    assert windows(scene) == {"end_window"}
    assert scene.options(ANN) == [PASS]


@rule("NA-S-double_back", "NA-H-detour")
def test_after_detour_double_back_returns_the_card_played_not_the_place_reached():
    scene = revealed(4, survival="double_back", hunts=["detour"])
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 4, 5)
    while windows(scene) != {"end_window"}:
        scene.say(ANN, "skip" if SKIP in scene.options(ANN) else "pass")
    scene.say(ANN, "survival", "double_back")
    assert scene.happened("played_card_returned") == [{"seat": ANN, "place": 4}]


@rule("NA-S-double_back")
def test_only_the_owner_uses_a_card_for_the_own_place_card():
    scene = ending(table(played={ANN: [1], BOB: [2], EVE: [3]}, **with_card("double_back")))
    scene.say(ANN, "survival", "double_back")
    assert (scene.s.discard[BOB], scene.s.discard[EVE]) == ([2], [3])
