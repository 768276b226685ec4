"""Chapter 9: phase 3, Reckoning."""

from __future__ import annotations

from itertools import combinations

import pytest

from prowl.games.not_alone import GAME
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    hunting,
    reckoning,
    skip_all,
    survival_names,
    table,
)
from tests.kit import Scene, rule

PLAYED = {ANN: [2], BOB: [3], EVE: [5]}


def marked(*hunted: int, players: int = 4) -> list[bool]:
    return [seat in hunted for seat in range(players)]


def alone(place: int, **layout: object) -> Scene:
    """Ann is the only Hunted and stands there."""
    return reckoning(table(2, **{"played": {ANN: [place]}, **layout}))


def story(scene: Scene, *names: str) -> list[str]:
    """The events of these names in the order in which they happened."""
    return [event.name for event in scene.events if event.name in names]


# -- The reveal ------------------------------------------------------------------------


@rule("NA-81")
def test_all_hunted_reveal_their_played_cards_at_the_same_time():
    scene = hunting(table(played=PLAYED)).say(CREATURE, "creature", 8)
    revealed = [i for i, event in enumerate(scene.events) if event.name == "revealed"]
    assert revealed == list(range(revealed[0], revealed[0] + 3))
    assert scene.happened("revealed") == [
        {"seat": ANN, "place": [2]},
        {"seat": BOB, "place": [3]},
        {"seat": EVE, "place": [5]},
    ]


# -- The five steps --------------------------------------------------------------------


@rule("NA-82")
def test_the_five_steps_follow_in_order():
    """Four Hunted: one free, one screamed at, one under Artemia, one caught with the last Will."""
    played = {1: [4], 2: [1], 3: [2], 4: [3]}
    tokens = {"target_token": [1], "artemia_token": [2], "creature_token": [3]}
    scene = reckoning(table(5, played=played, in_force=["scream"], will=[0, 3, 3, 3, 1], **tokens))
    scene.say(1, "use", 4).say(2, "lose_will").say(2, "skip").pick(3, 1)
    order = [
        "power_used",
        "will_lost",
        "discarded",
        "caught",
        "will_lost",
        "assimilation_moved",
        "assimilation_moved",
        "restored",
    ]
    assert story(scene, *order) == order


@rule("NA-82", "NA-83")
def test_step_1_comes_before_step_2_whoever_sits_first():
    scene = reckoning(table(played=PLAYED, in_force=["scream"], target_token=[2]))
    assert scene.questions() == {BOB: "resolve"}
    scene.say(BOB, "skip").say(EVE, "skip")
    assert scene.questions() == {ANN: "scream"}


# -- Windows ---------------------------------------------------------------------------


@rule("NA-180")
def test_there_is_a_window_for_everybody_right_after_the_reveal():
    scene = reckoning(table(played=PLAYED, hunts=["detour"], survivals={ANN: ["dodge"], EVE: ["wrong_track"]}))
    assert scene.asked == [CREATURE, ANN, EVE]
    assert set(scene.questions().values()) == {"reckoning_window"}


@rule("NA-180")
def test_there_is_a_window_after_each_place_resolved_in_steps_1_and_2():
    scene = reckoning(table(played=PLAYED, hunts=["detour"], in_force=["scream"], hunt_allowed=2, target_token=[5]))
    asked = []
    while scene.s.phase == 3:
        seat = scene.asked[0]
        asked.append((seat, scene.ask(seat).about))
        scene.say(seat, {"resolve": "skip", "scream": "lose_will"}.get(scene.ask(seat).about, "pass"))
    assert asked == [
        (CREATURE, "reckoning_window"),
        (ANN, "resolve"),
        (CREATURE, "reckoning_window"),
        (BOB, "resolve"),
        (CREATURE, "reckoning_window"),
        (EVE, "scream"),
        (EVE, "resolve"),
        (CREATURE, "last_call"),
    ]


@rule("NA-180")
def test_there_is_a_last_call_before_step_3():
    scene = reckoning(table(played=PLAYED, survivals={EVE: ["detector"]}, artemia_token=[5]))
    scene.say(EVE, "pass").say(ANN, "skip").say(EVE, "pass").say(BOB, "skip")
    assert scene.questions() == {EVE: "last_call"}
    assert scene.options(EVE) == [["survival", "detector"], ["pass"]]


@rule("NA-180")
def test_after_the_last_call_no_phase_3_card_can_be_played():
    scene = reckoning(
        table(played=PLAYED, survivals={EVE: ["detector", "dodge"]}, artemia_token=[5], creature_token=[5])
    )
    scene.say(EVE, "pass").say(ANN, "skip").say(EVE, "pass").say(BOB, "skip").say(EVE, "pass")
    assert scene.questions() == {EVE: "artemia.place"}
    scene.pick(EVE, 1)
    assert (scene.s.phase, scene.options(EVE)) == (4, [["pass"]])


@rule("NA-180")
@pytest.mark.parametrize("card", ["drone", "gate"])
def test_drone_and_gate_are_played_while_the_own_place_is_being_resolved(card):
    scene = alone(4, survivals={ANN: [card]})
    assert scene.options(ANN) == [["pass"]]
    scene.say(ANN, "pass")
    assert scene.options(ANN) == [["use", 4], ["survival", card], ["skip"]]
    assert scene.say(ANN, "skip").options(ANN) == [["pass"]]


@rule("NA-180")
def test_a_window_closes_only_when_all_who_were_asked_have_passed_in_a_row():
    scene = reckoning(
        table(played=PLAYED, hunts=["cataclysm"], survivals={ANN: ["dodge"], BOB: ["gate"]}, creature_token=[2])
    )
    scene.say(CREATURE, "pass").say(BOB, "pass").say(ANN, "survival", "dodge")
    assert scene.questions() == {CREATURE: "reckoning_window", BOB: "reckoning_window"}
    scene.say(BOB, "pass").say(CREATURE, "hunt", "cataclysm").say(CREATURE, "space", 2)
    assert scene.questions() == {BOB: "reckoning_window"}


# -- The table is read anew ------------------------------------------------------------


@rule("NA-181")
def test_a_place_freed_of_its_token_in_a_window_is_resolved_in_the_order_of_step_1():
    scene = reckoning(table(played=PLAYED, survivals={EVE: ["wrong_track"]}, creature_token=[2]))
    scene.say(EVE, "pass").say(BOB, "skip").say(EVE, "survival", "wrong_track").say(EVE, "move_creature", 7)
    assert scene.questions() == {ANN: "resolve"}


@rule("NA-181")
def test_a_freed_place_is_resolved_before_step_2_goes_on_even_if_it_had_begun():
    """Bob and Eve have been screamed at, Bob has acted; then Ann is freed and acts before Eve."""
    layout = {"played": {ANN: [2], BOB: [3], EVE: [3]}, "survivals": {ANN: ["wrong_track"]}}
    scene = reckoning(table(**layout, in_force=["scream"], target_token=[3], creature_token=[2]))
    scene.say(ANN, "pass").say(BOB, "lose_will").say(EVE, "lose_will").say(BOB, "skip")
    scene.say(ANN, "survival", "wrong_track").say(ANN, "move_creature", 1)
    assert scene.questions() == {ANN: "resolve"}
    assert scene.say(ANN, "skip").questions() == {EVE: "resolve"}


@rule("NA-181")
def test_a_card_already_resolved_is_not_resolved_again():
    """Ann has used the River; Detour moves her on to the Beach, whose power she does not get."""
    scene = reckoning(table(played={ANN: [3]}, hunts=["detour"])).say(CREATURE, "pass").say(ANN, "use", 3)
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 3, 4)
    assert (scene.s.round, scene.s.beacon) == (2, False)
    assert len(scene.happened("power_used")) == 1


@rule("NA-181")
@pytest.mark.parametrize("token", ["creature_token", "artemia_token"])
def test_steps_3_and_4_hit_every_hunted_by_where_the_cards_stand_then(token):
    scene = reckoning(table(2, played={ANN: [3]}, hunts=["detour"], **{token: [4]}))
    scene.say(CREATURE, "pass").say(ANN, "use", 3).say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 3, 4)
    if token == "creature_token":
        assert scene.happened("caught") == [{"seat": ANN}]
    else:
        assert scene.questions() == {ANN: "artemia.place"}


@rule("NA-181")
def test_a_hunted_moved_off_the_token_acts_and_is_not_hit():
    scene = alone(3, hunts=["detour"], creature_token=[3]).say(CREATURE, "hunt", "detour")
    scene.say(CREATURE, "detour", ANN, 3, 4)
    assert scene.options(ANN) == [["use", 4], ["skip"]]
    assert skip_all(scene).happened("caught") == []


@rule("NA-182")
def test_an_ignored_creature_token_counts_as_absent_in_every_step():
    scene = reckoning(table(played=PLAYED, survivals={ANN: ["dodge"]}, creature_token=[2])).say(
        ANN, "survival", "dodge"
    )
    assert scene.questions() == {ANN: "resolve"}
    assert ["use", 2] in scene.options(ANN)
    assert skip_all(scene).happened("caught") == []
    assert scene.s.assimilation == 9


@rule("NA-182")
def test_an_ignored_artemia_token_counts_as_absent_in_every_step():
    scene = reckoning(table(played=PLAYED, survivals={ANN: ["detector"]}, artemia_token=[2]))
    scene.say(ANN, "survival", "detector")
    assert ["use", 2] in scene.options(ANN)
    assert skip_all(scene).happened("discarded") == []


@rule("NA-182")
def test_with_another_token_on_the_place_the_hunted_does_not_act_in_step_1():
    tokens = {"creature_token": [2], "artemia_token": [2]}
    scene = reckoning(table(played=PLAYED, survivals={ANN: ["dodge"]}, **tokens)).say(ANN, "survival", "dodge")
    assert scene.questions() == {BOB: "resolve"}
    assert skip_all(scene).questions() == {ANN: "artemia.place"}


@rule("NA-182")
def test_a_target_token_that_is_a_mere_clone_counts_as_absent_for_who_dodges():
    """Ann at 2 dodges the Clone and acts in step 1, before Bob at 3."""
    layout = {"survivals": {ANN: ["dodge"]}, "in_force": ["clone"], "target_token": [2], "creature_token": [9]}
    scene = reckoning(table(played=PLAYED, **layout)).say(ANN, "survival", "dodge")
    assert scene.questions() == {ANN: "resolve"}
    assert skip_all(scene).happened("caught") == []


@rule("NA-182")
def test_dodge_ignores_the_clone_and_no_other_effect_of_the_target_token():
    layout = {
        "survivals": {ANN: ["dodge"]},
        "in_force": ["clone", "scream"],
        "target_token": [2],
        "creature_token": [9],
    }
    scene = reckoning(table(played=PLAYED, **layout)).say(ANN, "survival", "dodge")
    assert scene.questions() == {BOB: "resolve"}
    skip_all(scene)
    assert scene.questions() == {ANN: "scream"}
    assert skip_all(scene.say(ANN, "lose_will")).happened("caught") == []
    assert scene.s.will[ANN] == 2


@rule("NA-182")
def test_a_token_is_ignored_only_by_who_played_the_card():
    scene = reckoning(table(played={ANN: [2], BOB: [2]}, survivals={ANN: ["dodge"]}, creature_token=[2]))
    skip_all(scene.say(ANN, "survival", "dodge"))
    assert scene.happened("caught") == [{"seat": BOB}]


# -- Step 1: places without a token ----------------------------------------------------


def acting_order(creature: int, players: int = 4, **layout: object) -> list[int]:
    played = {seat: [4] for seat in range(players) if seat != creature}
    scene = reckoning(table(players, creature, played=played, discard={seat: [1] for seat in played}, **layout))
    order = []
    while "resolve" in scene.questions().values():
        assert len(scene.asked) == 1
        order.append(scene.asked[0])
        scene.say(scene.asked[0], "skip")
    return order


@rule("NA-83")
@pytest.mark.parametrize(("creature", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_hunted_on_free_places_act_one_by_one_clockwise_from_the_creatures_left(creature, order):
    assert acting_order(creature) == order


@rule("NA-84")
def test_each_uses_the_power_or_takes_1_card_of_the_own_discard_back():
    scene = alone(4, discard={ANN: [1, 3]})
    assert scene.options(ANN) == [["use", 4], ["take_back", 1], ["take_back", 3], ["skip"]]


@rule("NA-84")
def test_the_power_is_used_instead_of_the_take_back():
    scene = alone(4, discard={ANN: [1, 3]}).say(ANN, "use", 4)
    assert (scene.s.beacon, scene.s.discard[ANN]) == (True, [1, 3, 4])


@rule("NA-84")
def test_the_take_back_is_used_instead_of_the_power():
    scene = alone(4, discard={ANN: [1, 3]}).say(ANN, "take_back", 3)
    assert (scene.s.beacon, scene.s.discard[ANN]) == (False, [1, 4])
    assert scene.s.hand[ANN] == [2, 5, 3]


@rule("NA-85")
@pytest.mark.parametrize("place", [4, 8])
def test_a_hunted_may_skip_also_where_the_beach_or_the_wreck_could_be_used(place):
    scene = alone(place, discard={ANN: [1]})
    assert scene.options(ANN) == [["use", place], ["take_back", 1], ["skip"]]
    scene.say(ANN, "skip")
    assert (scene.s.beacon, scene.s.rescue, scene.happened("power_used")) == (False, 13 - 1, [])
    assert scene.s.discard[ANN] == [1, place]


@rule("NA-86")
@pytest.mark.parametrize(
    ("place", "layout"),
    [
        (4, {"in_force": ["interference"]}),
        (8, {"in_force": ["interference"]}),
        (2, {"in_force": ["mirage"], "target_token": [2, 3]}),
        (2, {"in_force": ["toxin"], "target_token": [2]}),
        (2, {"in_force": ["cataclysm"], "disabled": [2]}),
    ],
)
def test_where_a_hunt_card_has_switched_the_power_off_nothing_happens(place, layout):
    scene = alone(place, discard={ANN: [1]}, **layout)
    assert scene.s.round == 2
    assert 1 in scene.s.discard[ANN]
    assert story(scene, "power_used", "took_back") == []


@rule("NA-87")
def test_the_take_back_cannot_fetch_the_card_just_played():
    assert alone(4).options(ANN) == [["use", 4], ["skip"]]
    assert alone(4, discard={ANN: [1]}).options(ANN) == [["use", 4], ["take_back", 1], ["skip"]]


# -- Two played cards ------------------------------------------------------------------


def two_cards(*places: int, **layout: object) -> Scene:
    """Ann reveals two cards after the Artefact."""
    return alone(0, **{"played": {ANN: list(places)}, "artefact": marked(ANN, players=2), **layout})


@rule("NA-183")
def test_each_of_two_places_is_resolved_by_itself_with_its_own_choice():
    scene = two_cards(4, 8, discard={ANN: [1]}).say(ANN, "space", 4)
    assert scene.options(ANN) == [["use", 4], ["take_back", 1], ["skip"]]
    scene.say(ANN, "use", 4)
    assert scene.options(ANN) == [["use", 8], ["take_back", 1], ["skip"]]
    scene.say(ANN, "take_back", 1)
    assert (scene.s.beacon, 1 in scene.s.hand[ANN]) == (True, True)


@rule("NA-183")
@pytest.mark.parametrize("first", [4, 8])
def test_two_places_due_in_the_same_step_are_done_in_the_order_the_owner_says(first):
    scene = two_cards(4, 8)
    assert scene.options(ANN) == [["space", 4], ["space", 8]]
    scene.say(ANN, "space", first).say(ANN, "use", first).say(ANN, "use", 12 - first)
    assert [event["place"] for event in scene.happened("power_used")] == [first, 12 - first]


@rule("NA-183")
def test_both_are_done_at_the_owners_turn():
    scene = reckoning(table(played={ANN: [4, 8], BOB: [4]}, artefact=marked(ANN), discard={BOB: [1]}))
    scene.say(ANN, "space", 8).say(ANN, "skip")
    assert scene.questions() == {ANN: "resolve"}
    assert scene.say(ANN, "skip").questions() == {BOB: "resolve"}


# -- Step 2: the Target token ----------------------------------------------------------


@rule("NA-88")
def test_hunted_on_the_targeted_place_first_suffer_the_effect():
    scene = alone(4, in_force=["scream"], target_token=[4])
    assert scene.questions() == {ANN: "scream"}
    assert scene.options(ANN) == [["lose_will"], *(["discard_two", *pair] for pair in combinations([1, 2, 3, 5], 2))]


@rule("NA-88")
def test_hunted_on_both_places_of_a_targeted_pair_suffer_the_effect():
    scene = reckoning(table(played={ANN: [2], BOB: [3]}, in_force=["mirage", "scream"], target_token=[2, 3]))
    assert scene.questions() == {ANN: "scream", BOB: "scream"}


@rule("NA-88")
def test_hunted_elsewhere_do_not_suffer_the_effect():
    scene = reckoning(table(played={ANN: [2], BOB: [3]}, in_force=["scream"], target_token=[3])).say(ANN, "skip")
    assert scene.questions() == {BOB: "scream"}


@rule("NA-88", "NA-181")
def test_a_hunted_moved_onto_the_targeted_place_before_the_effect_has_struck_suffers_it():
    layout = {"hunts": ["detour"], "hunt_allowed": 2, "in_force": ["scream"], "target_token": [4]}
    scene = alone(3, **layout).say(CREATURE, "pass").say(ANN, "skip")
    assert scene.questions() == {CREATURE: "last_call"}
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 3, 4)
    assert scene.questions() == {ANN: "scream"}


@rule("NA-89")
def test_afterwards_each_uses_the_power_or_takes_back_a_card():
    scene = alone(4, in_force=["scream"], target_token=[4], discard={ANN: [1]}).say(ANN, "lose_will")
    assert scene.options(ANN) == [["use", 4], ["take_back", 1], ["skip"]]


@rule("NA-89")
def test_neither_if_the_card_switched_the_power_off():
    scene = alone(4, in_force=["toxin"], target_token=[4], discard={ANN: [1]}, survivals={ANN: ["dodge"]})
    skip_all(scene)
    assert survival_names(scene.s.survival_discard) == ["dodge"]
    assert story(scene, "power_used", "took_back") == []
    assert "resolve" not in scene.questions().values()


@rule("NA-90")
@pytest.mark.parametrize("token", ["artemia_token", "creature_token"])
def test_with_another_token_there_the_effect_applies_but_power_and_take_back_are_lost(token):
    scene = alone(4, in_force=["scream"], target_token=[4], discard={ANN: [1]}, **{token: [4]}).say(ANN, "lose_will")
    assert scene.s.will[ANN] == 2 - (token == "creature_token")
    assert ANN not in scene.run.pending or scene.ask(ANN).about != "resolve"
    assert story(scene, "power_used", "took_back") == []


@rule("NA-90")
def test_a_token_that_does_not_affect_this_hunted_takes_nothing_away():
    scene = alone(4, in_force=["scream"], target_token=[4], creature_token=[4], survivals={ANN: ["dodge"]})
    scene.say(ANN, "survival", "dodge").say(ANN, "lose_will")
    assert scene.options(ANN) == [["use", 4], ["skip"]]


@rule("NA-184")
def test_the_effect_first_strikes_all_targeted_hunted_who_choose_at_the_same_time():
    scene = reckoning(table(played={ANN: [4], BOB: [4], EVE: [4]}, in_force=["scream"], target_token=[4]))
    assert scene.asked == [ANN, BOB, EVE]
    scene.say(BOB, "lose_will")
    assert scene.s.will == [0, 3, 3, 3]
    scene.say(EVE, "discard_two", 1, 2).say(ANN, "lose_will")
    assert (scene.s.will, scene.s.discard[EVE]) == ([0, 2, 2, 3], [1, 2])


@rule("NA-184")
def test_then_those_who_may_still_act_do_so_one_by_one_clockwise():
    scene = reckoning(table(4, 1, played={0: [4], 2: [4], 3: [4]}, in_force=["scream"], target_token=[4]))
    for seat in (0, 2, 3):
        scene.say(seat, "discard_two", 1, 2)
    assert scene.questions() == {2: "resolve"}
    assert scene.say(2, "skip").questions() == {3: "resolve"}
    assert scene.say(3, "skip").questions() == {0: "resolve"}


@rule("NA-184")
def test_the_effect_strikes_once_per_hunted_however_many_own_cards_lie_there():
    scene = two_cards(2, 3, in_force=["mirage", "scream"], target_token=[2, 3]).say(ANN, "lose_will")
    assert (scene.s.phase, scene.s.will[ANN], scene.happened("discarded")) == (1, 2, [])


@rule("NA-184")
@pytest.mark.parametrize("order", [("scream", "toxin"), ("toxin", "scream")])
def test_two_effects_strike_in_the_order_the_cards_were_played(order):
    layout = {"survivals": {ANN: ["dodge", "gate"]}, "target_token": [4]}
    scene = alone(4, in_force=order, **layout).say(ANN, "pass")
    assert scene.ask(ANN).about == {"scream": "scream", "toxin": "toxin.survival"}[order[0]]
    scene.say(ANN, *(["lose_will"] if order[0] == "scream" else ["survival", "dodge"]))
    assert scene.ask(ANN).about == {"scream": "scream", "toxin": "toxin.survival"}[order[1]]


@rule("NA-184")
def test_an_effect_strikes_in_every_turn_in_which_its_card_is_played():
    """Scream in this turn; Flashback as Scream in the next, one Will each time."""
    scene = hunting(table(2, hunts=["scream", "flashback"], played={ANN: [2]})).say(CREATURE, "hunt", "scream")
    scene.say(CREATURE, "target", 2).say(CREATURE, "creature", 9)
    skip_all(skip_all(scene).say(ANN, "lose_will"))
    scene.say(CREATURE, "pass").say(ANN, "place", 4).say(CREATURE, "hunt", "flashback")
    scene.say(CREATURE, "target", 4).say(CREATURE, "creature", 9)
    skip_all(scene).say(ANN, "lose_will")
    assert scene.s.will[ANN] == 1


@rule("NA-185")
def test_clone_acts_only_in_step_4_and_nobody_acts_there_in_step_2():
    scene = alone(4, in_force=["clone"], target_token=[4], creature_token=[9], discard={ANN: [1]})
    assert story(scene, "power_used", "took_back") == []
    assert scene.happened("caught") == [{"seat": ANN}]


@rule("NA-185")
def test_mirage_leaves_nothing_to_do():
    scene = alone(4, in_force=["mirage"], target_token=[4, 5], discard={ANN: [1]})
    assert (scene.s.round, scene.s.will[ANN], scene.s.assimilation) == (2, 3, 7)
    assert story(scene, "power_used", "took_back") == []


@rule("NA-185")
def test_after_force_field_alone_a_hunted_who_got_there_by_detour_acts_normally_in_step_2():
    layout = {"played": {ANN: [3], BOB: [5]}, "hunts": ["detour"], "hunt_allowed": 2}
    scene = reckoning(table(**layout, in_force=["force_field"], banned=[4, 9], target_token=[4, 9]))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 3, 4)
    assert scene.questions() == {BOB: "resolve"}
    scene.say(BOB, "skip")
    assert scene.options(ANN) == [["use", 4], ["skip"]]


# -- Step 3: the Artemia token ---------------------------------------------------------


@rule("NA-91")
def test_each_hunted_under_the_artemia_token_discards_1_place_card_of_own_choice():
    scene = alone(2, artemia_token=[2])
    assert list(scene.ask(ANN).answers()) == [(1,), (3,), (4,), (5,)]
    scene.pick(ANN, 4)
    assert (scene.s.hand[ANN], sorted(scene.s.discard[ANN])) == ([1, 3, 5], [2, 4])
    assert scene.s.will[ANN] == 3


@rule("NA-91")
def test_hunted_elsewhere_discard_nothing_to_the_artemia_token():
    scene = skip_all(reckoning(table(played=PLAYED, artemia_token=[8])))
    assert scene.happened("discarded") == []


@rule("NA-92")
def test_a_hunted_under_the_artemia_token_has_no_power_and_no_take_back():
    scene = alone(4, artemia_token=[4], discard={ANN: [1]})
    assert scene.questions() == {ANN: "artemia.place"}
    scene.pick(ANN, 2)
    assert story(scene, "power_used", "took_back") == []


@rule("NA-93")
def test_with_an_empty_hand_nothing_is_discarded_to_the_artemia_token():
    scene = alone(2, artemia_token=[2], hand={ANN: []})
    assert scene.s.round == 2
    assert sorted(scene.s.discard[ANN]) == [1, 2, 3, 4, 5]
    assert scene.happened("discarded") == []


@rule("NA-94")
def test_several_hunted_hit_by_the_artemia_token_choose_at_the_same_time():
    scene = reckoning(table(played={ANN: [2], BOB: [2], EVE: [2]}, artemia_token=[2]))
    assert scene.asked == [ANN, BOB, EVE]
    scene.pick(EVE, 1).pick(ANN, 3)
    assert scene.happened("discarded") == []
    scene.pick(BOB, 5)
    assert [(event["seat"], event["place"]) for event in scene.happened("discarded")] == [
        (ANN, [3]),
        (BOB, [5]),
        (EVE, [1]),
    ]


@rule("NA-186")
def test_the_card_played_this_turn_cannot_be_the_one_discarded():
    scene = alone(2, artemia_token=[2])
    assert ["place", 2] not in scene.options(ANN)


@rule("NA-186")
def test_discarded_cards_go_face_up_to_the_own_discard():
    scene = alone(2, artemia_token=[2], survivals={ANN: ["gate"]}).say(ANN, "pass").pick(ANN, 4)
    assert scene.view(CREATURE)["discard"][ANN] == [4]


@rule("NA-186")
def test_with_mutation_the_will_is_lost_first_and_then_the_card():
    scene = alone(2, artemia_token=[2], in_force=["mutation"])
    assert (scene.s.will[ANN], scene.questions()) == (2, {ANN: "artemia.place"})
    scene.pick(ANN, 4)
    assert story(scene, "will_lost", "discarded") == ["will_lost", "discarded"]


# -- Step 4: the Creature token --------------------------------------------------------


@rule("NA-95")
def test_each_hunted_under_the_creature_token_loses_1_will():
    scene = skip_all(reckoning(table(played={ANN: [2], BOB: [2], EVE: [5]}, creature_token=[2])))
    assert scene.s.will == [0, 2, 2, 3]
    assert scene.happened("caught") == [{"seat": ANN}, {"seat": BOB}]


@rule("NA-96")
@pytest.mark.parametrize("caught", [1, 2, 3])
def test_a_catch_moves_assimilation_exactly_1_forward_however_many_are_caught(caught):
    played = {seat: [2] if seat <= caught else [5] for seat in (ANN, BOB, EVE)}
    scene = skip_all(reckoning(table(played=played, creature_token=[2])))
    assert (len(scene.happened("caught")), scene.s.assimilation) == (caught, 8)


@rule("NA-96")
def test_without_a_catch_assimilation_stands_still():
    assert skip_all(reckoning(table(played=PLAYED, creature_token=[8]))).s.assimilation == 9


@rule("NA-97")
def test_a_hunted_under_the_creature_token_has_no_power_and_no_take_back():
    scene = alone(4, creature_token=[4], discard={ANN: [1]})
    assert scene.s.round == 2
    assert story(scene, "power_used", "took_back") == []


@rule("NA-98")
def test_a_hunted_caught_at_the_lair_loses_2_will_in_all():
    assert alone(1, creature_token=[1]).happened("will_lost") == [{"seat": ANN, "n": 2, "left": 1}]


@rule("NA-99")
def test_will_cannot_go_below_0_and_a_loss_beyond_that_vanishes():
    scene = alone(1, creature_token=[1], will=[0, 1])
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 1, "left": 0}]
    assert scene.s.assimilation == 7 - 2


@rule("NA-187")
@pytest.mark.parametrize(("place", "lost"), [(2, 2), (1, 3)])
def test_creature_token_and_clone_on_the_same_place_both_strike(place, lost):
    played = {ANN: [place], BOB: [place], EVE: [5]}
    scene = reckoning(
        table(played=played, in_force=["clone"], creature_token=[place], target_token=[place], will=[0, 3, 3, 3])
    )
    skip_all(scene)
    assert [event["n"] for event in scene.happened("will_lost")] == [lost, lost]


@rule("NA-187")
def test_the_catch_by_both_still_moves_assimilation_one_step():
    scene = alone(2, in_force=["clone"], creature_token=[2], target_token=[2])
    assert scene.s.assimilation == 7 - 1


@rule("NA-188")
def test_order_in_step_4_will_then_the_catch_then_anticipation_then_step_5():
    scene = reckoning(table(played={ANN: [2], BOB: [2]}, creature_token=[2], anticipated=[ANN], will=[0, 1, 3, 3]))
    names = ["will_lost", "assimilation_moved", "restored"]
    assert story(scene, *names) == ["will_lost"] * 2 + ["assimilation_moved"] * 3 + ["restored"]


@rule("NA-188")
@pytest.mark.parametrize(("steps", "outcome"), [(1, "caught"), (2, "caught"), (3, "last_will")])
def test_victory_is_checked_after_each_counter_move(steps, outcome):
    scene = alone(2, creature_token=[2], anticipated=[ANN], will=[0, 1], assimilation=steps)
    assert scene.s.outcome == f"assimilated_{outcome}"
    assert scene.s.assimilation == 0
    assert scene.happened("restored") == []


@rule("NA-189")
@pytest.mark.parametrize(
    "layout",
    [
        {"in_force": ["mirage"], "target_token": [1, 6]},
        {"in_force": ["toxin"], "target_token": [1]},
        {"in_force": ["cataclysm"], "disabled": [1]},
    ],
    ids=["mirage", "toxin", "cataclysm"],
)
def test_the_extra_loss_of_the_lair_holds_when_its_power_is_switched_off(layout):
    assert alone(1, creature_token=[1], **layout).s.will[ANN] == 1


@rule("NA-189")
def test_the_extra_loss_strikes_whoever_stands_at_the_lair_by_detour():
    scene = alone(2, hunts=["detour"], creature_token=[1]).say(CREATURE, "hunt", "detour")
    assert scene.say(CREATURE, "detour", ANN, 2, 1).s.will[ANN] == 1


@rule("NA-189")
def test_the_extra_loss_does_not_follow_a_lair_card_moved_away():
    scene = alone(1, hunts=["detour"], creature_token=[2]).say(CREATURE, "hunt", "detour")
    assert scene.say(CREATURE, "detour", ANN, 1, 2).s.will[ANN] == 2


@rule("NA-189")
def test_the_extra_loss_strikes_once_per_card_there():
    """One card at the Lair and one caught elsewhere: 2 and 1. Detour brings both to the Lair: 2 and 2."""
    one = two_cards(1, 6, in_force=["clone"], creature_token=[1], target_token=[6])
    assert one.happened("will_lost") == [{"seat": ANN, "n": 3, "left": 0}]
    s = table(2, played={ANN: [1, 6]}, artefact=marked(ANN, players=2), hunts=["detour"], creature_token=[1])
    s.will[ANN] = 9
    both = reckoning(s).say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 6, 1)
    assert both.happened("will_lost") == [{"seat": ANN, "n": 4, "left": 5}]


@rule("NA-189")
def test_the_extra_loss_is_not_taken_over_by_copying_the_lair():
    """Ann at the Jungle uses Gate to copy the Lair; then the Creature token comes upon her."""
    layout = {"survivals": {ANN: ["gate"], BOB: ["wrong_track"]}, "played": {ANN: [2], BOB: [5]}}
    scene = reckoning(table(**layout, creature_token=[3])).say(ANN, "pass").say(BOB, "pass")
    scene.say(ANN, "survival", "gate").say(ANN, "space", 1)
    assert [event["place"] for event in scene.happened("power_used")] == [1, 3]
    scene.say(BOB, "survival", "wrong_track").say(BOB, "move_creature", 2)
    skip_all(scene)
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 1, "left": 2}]


# -- Step 5: the last Will -------------------------------------------------------------


@rule("NA-100")
@pytest.mark.parametrize("broken", [1, 2])
def test_lost_last_wills_move_assimilation_1_more_once_in_total(broken):
    will = [0, *([1] * broken), *([3] * (3 - broken))]
    scene = skip_all(reckoning(table(played={ANN: [2], BOB: [2], EVE: [2]}, creature_token=[2], will=will)))
    assert (len(scene.happened("restored")), scene.s.assimilation) == (broken, 9 - 2)


@rule("NA-100")
def test_without_a_lost_last_will_there_is_no_further_step():
    scene = alone(2, creature_token=[2], will=[0, 2])
    assert (scene.s.will[ANN], scene.s.assimilation) == (1, 7 - 1)
    assert scene.happened("restored") == []


@rule("NA-101")
def test_each_of_them_takes_back_all_own_place_cards_and_returns_to_3_will():
    scene = alone(2, creature_token=[2], will=[0, 1], discard={ANN: [4, 5]})
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN], scene.s.will[ANN]) == ([1, 2, 3, 4, 5], [], 3)


@rule("NA-101")
def test_others_keep_their_discards_and_their_will():
    scene = skip_all(
        reckoning(table(played={ANN: [2], BOB: [2]}, creature_token=[2], will=[0, 1, 2, 3], discard={BOB: [1]}))
    )
    assert (scene.s.will[BOB], scene.s.discard[BOB]) == (1, [1, 2])


@rule("NA-102")
def test_the_cards_played_this_turn_return_to_hand_and_not_to_the_discard():
    scene = two_cards(2, 4, creature_token=[2], will=[0, 1], discard={ANN: [1]}).say(ANN, "skip")
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN], scene.s.played[ANN]) == ([1, 2, 3, 4, 5], [], [])


@rule("NA-103")
@pytest.mark.parametrize("step", ["scream", "mutation", "creature"])
def test_it_does_not_matter_which_step_took_the_last_will(step):
    layout = {
        "scream": {"in_force": ["scream"], "target_token": [2]},
        "mutation": {"in_force": ["mutation"], "artemia_token": [2]},
        "creature": {"creature_token": [2]},
    }[step]
    scene = alone(2, will=[0, 1], hand={ANN: []}, **layout)
    skip_all(scene)
    assert scene.happened("restored") == [{"seat": ANN, "n": 3}]
    assert scene.s.assimilation == 7 - 1 - (step == "creature")


@rule("NA-190")
def test_a_hunted_at_0_will_goes_on_resolving_normally():
    scene = alone(4, in_force=["scream"], target_token=[4], will=[0, 1]).say(ANN, "lose_will")
    assert scene.s.will[ANN] == 0
    assert scene.options(ANN) == [["use", 4], ["skip"]]


@rule("NA-190")
def test_a_hunted_at_0_will_cannot_regain_will_in_phase_3():
    """Ann has been screamed down to 0; Bob at the Source may heal Eve, not Ann."""
    layout = {"played": {ANN: [4], BOB: [9]}, "in_force": ["force_field", "scream"], "target_token": [4, 9]}
    scene = (
        reckoning(table(**layout, will=[0, 1, 3, 2]))
        .say(ANN, "lose_will")
        .say(BOB, "discard_two", 1, 2)
        .say(ANN, "skip")
        .say(BOB, "use", 9)
    )
    assert scene.options(BOB) == [["heal", EVE], ["draw"]]


@rule("NA-190")
def test_a_hunted_at_0_will_is_restored_only_in_step_5():
    scene = reckoning(table(played={ANN: [2], BOB: [4]}, in_force=["mutation"], artemia_token=[2], will=[0, 1, 3, 3]))
    scene.say(BOB, "skip")
    assert (scene.questions(), scene.s.will[ANN], scene.s.assimilation) == ({ANN: "artemia.place"}, 0, 9)
    scene.pick(ANN, 4)
    assert (scene.s.will[ANN], scene.s.assimilation) == (3, 8)


@rule("NA-190")
def test_survival_cards_and_a_pending_river_or_artefact_are_kept():
    scene = two_cards(2, 3, creature_token=[2], will=[0, 1], survivals={ANN: ["dodge"]}).say(ANN, "pass")
    scene.say(ANN, "use", 3)
    skip_all(scene)
    assert scene.happened("restored") == [{"seat": ANN, "n": 3}]
    assert survival_names(scene.s.survival_hand[ANN]) == ["dodge"]
    assert scene.s.river[ANN] is True


# -- The end in the middle of a step ---------------------------------------------------


@rule("NA-104")
def test_rescue_ends_the_game_immediately_in_the_middle_of_step_1():
    scene = reckoning(table(played={ANN: [8], BOB: [2]}, creature_token=[2], rescue=1, assimilation=1)).say(
        ANN, "use", 8
    )
    assert (scene.s.phase, scene.s.outcome) == (3, "rescued")
    assert GAME.result(scene.s).winners == (ANN, BOB, EVE)
    assert scene.happened("caught") == []


@rule("NA-104")
def test_assimilation_ends_the_game_immediately_in_the_middle_of_step_4():
    scene = alone(2, creature_token=[2], assimilation=1, rescue=1, will=[0, 1])
    assert (scene.s.phase, scene.s.outcome, scene.s.rescue) == (3, "assimilated_caught", 1)
    assert scene.asked == []
