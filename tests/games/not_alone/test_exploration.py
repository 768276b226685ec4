"""Chapter 7: phase 1, Exploration."""

from __future__ import annotations

from itertools import combinations

import pytest

from prowl.games.not_alone import GAME
from prowl.games.not_alone.rules.planet import PAIRS
from prowl.kernel.errors import Refused
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    SPECTATOR,
    exploring,
    lay_cards,
    reckoning,
    seen,
    skip_all,
    survival_names,
    table,
)
from tests.kit import Scene, rule


def places(scene: Scene, seat: int) -> list[object]:
    return [option[1] for option in scene.options(seat) if option[0] == "place"]


def prices(scene: Scene, seat: int) -> list[object]:
    return [option[1] for option in scene.options(seat) if option[0] == "resist"]


def pending(mark: str, *hunted: int) -> dict[str, list[bool]]:
    """These Hunted used the River or the Artefact last turn."""
    return {mark: [seat in hunted for seat in range(4)]}


# -- Laying Place cards ----------------------------------------------------------------


@rule("NA-55")
def test_all_hunted_choose_at_the_same_time():
    scene = exploring(table())
    assert scene.asked == [ANN, BOB, EVE]
    lay_cards(scene, {EVE: 2, ANN: 3})
    assert scene.asked == [BOB]
    assert scene.s.phase == 1


@rule("NA-55")
def test_each_lays_1_card_of_the_hand_face_down():
    scene = exploring(table(hand={ANN: [1, 3, 8]}, hunts=["stasis"]))
    assert places(scene, ANN) == [1, 3, 8]
    lay_cards(scene, {ANN: 3})
    assert (scene.s.hand[ANN], scene.s.played[ANN]) == ([1, 8], [3])
    assert "place" not in scene.verbs(ANN)
    assert scene.view(BOB)["played"][ANN] == {"count": 1}


@rule("NA-55")
def test_a_card_of_the_discard_cannot_be_laid():
    scene = exploring(table(discard={ANN: [2, 4]}))
    assert places(scene, ANN) == [1, 3, 5]
    with pytest.raises(Refused):
        scene.say(ANN, "place", 2)


@rule("NA-56")
def test_a_hunted_may_not_pass():
    scene = exploring(table(discard={ANN: [2]}, will=[0, 2, 2, 2], survivals={ANN: ["adrenaline"]}))
    assert scene.verbs(ANN) == {"place", "resist", "give_up", "survival"}
    lay_cards(scene, {BOB: 1, EVE: 1})
    assert scene.asked == [ANN]


@rule("NA-57")
@pytest.mark.parametrize("mark", ["river", "artefact"])
def test_after_the_river_or_the_artefact_2_cards_are_due(mark):
    scene = exploring(table(**pending(mark, ANN)))
    lay_cards(scene, {ANN: 3, BOB: 1, EVE: 1})
    assert scene.asked == [ANN]
    assert scene.options(ANN) == [["place", 1], ["place", 2], ["place", 4], ["place", 5], ["withdraw"]]
    lay_cards(scene, {ANN: 4})
    assert scene.s.phase == 2
    assert (scene.s.played[ANN], scene.s.played[BOB]) == ([3, 4], [1])


@rule("NA-57")
@pytest.mark.parametrize("place", [3, 10])
def test_the_two_cards_are_due_in_the_turn_after_the_power_was_used(place):
    scene = reckoning(table(played={ANN: [place]})).say(ANN, "use", place)
    scene.say(CREATURE, "pass")
    lay_cards(scene, {ANN: 1, BOB: 1, EVE: 1})
    assert scene.asked == [ANN]


# -- Resisting -------------------------------------------------------------------------


@rule("NA-58")
def test_before_playing_a_card_a_hunted_may_resist_or_give_up():
    scene = exploring(table(discard={ANN: [1, 2, 3]}))
    assert scene.options(ANN) == [["place", 4], ["place", 5], ["resist", 1], ["resist", 2], ["give_up"]]


@rule("NA-58")
def test_after_playing_the_card_a_hunted_may_neither_resist_nor_give_up():
    scene = lay_cards(exploring(table(discard={ANN: [1, 2, 3]})), {ANN: 4})
    assert scene.options(ANN) == [["withdraw"]]


@rule("NA-59")
def test_resist_1_will_takes_back_any_2_cards_of_the_own_discard():
    scene = exploring(table(discard={ANN: [1, 2, 3], BOB: [5]})).say(ANN, "resist", 1)
    assert list(scene.ask(ANN).answers()) == list(combinations([1, 2, 3], 2))
    scene.pick(ANN, 1, 3)
    assert scene.s.will[ANN] == 2
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == ([1, 3, 4, 5], [2])
    assert scene.s.assimilation == 9


@rule("NA-59")
def test_resist_2_will_takes_back_any_4_cards():
    scene = exploring(table(hand={ANN: [5]}, discard={ANN: [1, 2, 3, 4, 6]})).say(ANN, "resist", 2)
    assert list(scene.ask(ANN).answers()) == list(combinations([1, 2, 3, 4, 6], 4))
    scene.pick(ANN, 1, 2, 4, 6)
    assert scene.s.will[ANN] == 1
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == ([1, 2, 4, 5, 6], [3])


@rule("NA-60")
def test_more_than_2_will_is_never_offered():
    scene = exploring(table(hand={ANN: []}, discard={ANN: [1, 2, 3, 4, 5, 6, 7]}))
    assert prices(scene, ANN) == [1, 2]


@rule("NA-60")
def test_2_will_in_two_actions_is_the_limit_for_the_turn():
    scene = exploring(table(hand={ANN: [5]}, discard={ANN: [1, 2, 3, 4, 6, 7]}))
    scene.say(ANN, "resist", 1).pick(ANN, 1, 2)
    assert prices(scene, ANN) == [1]
    scene.say(ANN, "resist", 1).pick(ANN, 3, 4)
    assert (scene.s.will[ANN], scene.s.discard[ANN]) == (1, [6, 7])
    assert prices(scene, ANN) == []


@rule("NA-60")
def test_the_limit_is_for_one_turn_only():
    scene = exploring(table(2, discard={ANN: [1, 2, 3, 4]}, hand={ANN: [5]}))
    scene.say(ANN, "resist", 2).say(ANN, "place", 5).say(CREATURE, "creature", 8)
    skip_all(scene)
    assert scene.s.round == 2
    assert prices(scene, ANN) == [1]


@rule("NA-61")
@pytest.mark.parametrize(
    ("discarded", "offered"), [([], []), ([1], [1]), ([1, 2], [1]), ([1, 2, 3], [1, 2]), ([1, 2, 3, 4], [1, 2])]
)
def test_resist_is_offered_as_far_as_the_discard_is_worth_it(discarded, offered):
    assert prices(exploring(table(discard={ANN: discarded})), ANN) == offered


@rule("NA-61")
def test_with_1_card_in_the_discard_1_will_takes_it():
    scene = exploring(table(discard={ANN: [2]})).say(ANN, "resist", 1)
    assert (scene.s.will[ANN], scene.s.hand[ANN], scene.s.discard[ANN]) == (2, [1, 3, 4, 5, 2], [])


@rule("NA-61")
def test_with_3_cards_in_the_discard_2_will_takes_them():
    scene = exploring(table(discard={ANN: [1, 2, 3]})).say(ANN, "resist", 2)
    assert (scene.s.will[ANN], scene.s.discard[ANN]) == (1, [])


@rule("NA-62")
@pytest.mark.parametrize("will", [1, 2])
def test_who_loses_the_last_will_by_resisting_must_give_up_at_once(will):
    scene = exploring(table(hand={ANN: []}, discard={ANN: [1, 2, 3, 4, 5]}, will=[0, will, 3, 3]))
    scene.say(ANN, "resist", will).pick(ANN, *range(1, 2 * will + 1))
    assert scene.happened("gave_up") == [{"seat": ANN}]
    assert (scene.s.will[ANN], scene.s.assimilation) == (3, 8)
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == ([1, 2, 3, 4, 5], [])


@rule("NA-62")
def test_who_keeps_a_will_does_not_give_up():
    scene = exploring(table(discard={ANN: [1, 2]}, will=[0, 2, 3, 3])).say(ANN, "resist", 1)
    assert scene.happened("gave_up") == []
    assert (scene.s.will[ANN], scene.s.assimilation) == (1, 9)


# -- Giving Up -------------------------------------------------------------------------


@rule("NA-63")
def test_give_up_restores_3_will_and_the_own_discard_and_moves_assimilation_1_forward():
    scene = exploring(table(discard={ANN: [1, 2, 3], BOB: [4]}, will=[0, 1, 1, 3])).say(ANN, "give_up")
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == ([1, 2, 3, 4, 5], [])
    assert (scene.s.will, scene.s.assimilation) == ([0, 3, 1, 3], 8)
    assert scene.s.discard[BOB] == [4]


@rule("NA-64")
def test_two_hunted_who_give_up_in_one_turn_cost_2_steps():
    scene = exploring(table(discard={ANN: [1], BOB: [2]})).say(ANN, "give_up")
    assert scene.s.assimilation == 8
    assert scene.say(BOB, "give_up").s.assimilation == 7


@rule("NA-65")
def test_the_creature_wins_at_once_if_giving_up_reaches_the_victory_space():
    scene = exploring(table(discard={ANN: [1]}, assimilation=1)).say(ANN, "give_up")
    assert (scene.s.phase, scene.s.outcome) == (1, "assimilated_giving_up")
    assert GAME.result(scene.s).winners == (CREATURE,)
    assert scene.asked == []


@rule("NA-66")
def test_giving_up_with_3_will_and_an_empty_discard_is_not_offered():
    assert exploring(table()).verbs(ANN) == {"place"}


@rule("NA-66")
def test_giving_up_is_offered_with_less_will_or_with_a_discard():
    assert "give_up" in exploring(table(will=[0, 2, 3, 3])).verbs(ANN)
    assert "give_up" in exploring(table(discard={ANN: [1]})).verbs(ANN)


# -- Too few cards ---------------------------------------------------------------------


@rule("NA-67")
def test_with_an_empty_hand_a_hunted_must_first_get_cards():
    scene = exploring(table(hand={ANN: []}, survivals={ANN: ["sixth_sense"]}))
    assert scene.options(ANN) == [["resist", 1], ["resist", 2], ["survival", "sixth_sense"], ["give_up"]]
    assert ANN in scene.asked


@rule("NA-67")
def test_with_one_card_when_two_are_due_a_hunted_must_first_get_cards():
    scene = exploring(table(hand={ANN: [1]}, **pending("artefact", ANN)))
    assert scene.verbs(ANN) == {"resist", "give_up"}
    scene.say(ANN, "resist", 1).pick(ANN, 2, 3)
    assert places(scene, ANN) == [1, 2, 3]


@rule("NA-67")
def test_with_only_banned_places_a_hunted_must_first_get_cards():
    scene = exploring(table(hand={ANN: [4, 5]}, banned=[4, 5]))
    assert scene.verbs(ANN) == {"resist", "give_up"}
    assert places(scene.say(ANN, "give_up"), ANN) == [1, 2, 3]


@rule("NA-67")
def test_a_banned_place_does_not_count_towards_the_two_that_are_due():
    scene = exploring(table(hand={ANN: [3, 4, 5]}, banned=[4, 5], **pending("river", ANN)))
    assert scene.verbs(ANN) == {"resist", "give_up"}


# -- Cards of phase 1 ------------------------------------------------------------------


@rule("NA-68")
def test_hunt_and_survival_cards_of_phase_1_are_played_in_this_phase():
    scene = exploring(table(hunts=["despair", "clone"], survivals={ANN: ["smokescreen", "dodge"]}))
    assert scene.options(CREATURE) == [["hunt", "despair"], ["pass"]]
    assert [option for option in scene.options(ANN) if option[0] == "survival"] == [["survival", "smokescreen"]]


@rule("NA-69")
@pytest.mark.parametrize("card", ["despair", "force_field"])
def test_the_choice_is_not_final_while_the_creature_may_still_play_a_card_before_it(card):
    scene = lay_cards(exploring(table(hunts=[card])), {ANN: 4, BOB: 4, EVE: 4})
    assert scene.s.phase == 1
    scene.say(CREATURE, "hunt", card)
    if card == "force_field":
        scene.say(CREATURE, "target", 4, 5)
    assert scene.s.played == [[], [], [], []]
    assert scene.asked == [ANN, BOB, EVE]


@rule("NA-69")
def test_force_field_is_settled_before_the_choice_of_place_cards():
    scene = exploring(table(hunts=["force_field"])).say(CREATURE, "hunt", "force_field").say(CREATURE, "target", 4, 5)
    assert places(scene, ANN) == [1, 2, 3]


@rule("NA-70")
def test_until_the_phase_closes_a_laid_card_may_be_withdrawn_and_changed():
    scene = lay_cards(exploring(table()), {ANN: 4})
    assert scene.options(ANN) == [["withdraw"]]
    scene.say(ANN, "withdraw")
    assert (sorted(scene.s.hand[ANN]), scene.s.played[ANN]) == ([1, 2, 3, 4, 5], [])
    assert lay_cards(scene, {ANN: 2}).s.played[ANN] == [2]


@rule("NA-70")
@pytest.mark.parametrize("seat", [BOB, CREATURE, SPECTATOR])
def test_a_withdrawn_card_is_not_shown(seat):
    scene = lay_cards(exploring(table()), {ANN: 4}).say(ANN, "withdraw")
    assert seen(scene, seat, "withdrew") == [{"event": "withdrew", "seat": ANN}]


@rule("NA-70")
def test_one_of_two_due_cards_may_be_withdrawn_too():
    scene = lay_cards(exploring(table(**pending("river", ANN))), {ANN: 4}).say(ANN, "withdraw")
    assert sorted(scene.s.hand[ANN]) == [1, 2, 3, 4, 5]


@rule("NA-70")
def test_once_the_phase_has_closed_nothing_can_be_withdrawn():
    scene = lay_cards(exploring(table()), {ANN: 4, BOB: 4, EVE: 4})
    assert scene.s.phase == 2
    assert scene.questions() == {CREATURE: "hunting"}


# -- The end of the phase --------------------------------------------------------------


@rule("NA-171")
def test_the_phase_waits_for_every_hunted_and_for_the_creature():
    scene = lay_cards(exploring(table(hunts=["despair"])), {ANN: 1, BOB: 1, EVE: 1})
    assert (scene.s.phase, scene.asked) == (1, [CREATURE])
    assert scene.say(CREATURE, "pass").s.phase == 2


@rule("NA-171")
def test_when_the_creature_has_passed_the_last_laid_card_closes_the_phase():
    scene = lay_cards(exploring(table(hunts=["despair"])).say(CREATURE, "pass"), {ANN: 1, BOB: 1})
    assert scene.s.phase == 1
    assert CREATURE not in scene.run.pending
    assert lay_cards(scene, {EVE: 1}).s.phase == 2


@rule("NA-171")
@pytest.mark.parametrize(
    "layout",
    [
        {},
        {"hunts": ["despair"], "hunt_played": 1},
        {"hunts": ["despair"], "sacrifice": True},
    ],
    ids=["no card", "allowance used", "sacrifice"],
)
def test_a_creature_that_cannot_play_any_more_is_not_waited_for(layout):
    scene = exploring(table(**layout))
    assert CREATURE not in scene.asked
    assert lay_cards(scene, {ANN: 1, BOB: 1, EVE: 1}).s.phase == 2


@rule("NA-171")
def test_a_creature_whose_whole_hand_is_struck_back_is_not_waited_for():
    scene = exploring(table(hunts=["despair"], survivals={ANN: ["strike_back"]})).say(ANN, "survival", "strike_back")
    assert CREATURE not in scene.asked
    assert lay_cards(scene, {ANN: 1, BOB: 1, EVE: 1}).s.phase == 2


# -- Force Field and Despair -----------------------------------------------------------


@rule("NA-172")
@pytest.mark.parametrize("seat", [BOB, CREATURE, SPECTATOR])
def test_all_laid_cards_go_back_to_hand_unseen_not_only_the_banned_ones(seat):
    scene = lay_cards(exploring(table(hunts=["force_field"])), {ANN: 1, BOB: 4})
    scene.say(CREATURE, "hunt", "force_field").say(CREATURE, "target", 4, 5)
    assert (sorted(scene.s.hand[ANN]), sorted(scene.s.hand[BOB])) == ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])
    assert scene.asked == [ANN, BOB, EVE]
    assert seen(scene, seat, "commitments_returned") == [{"event": "commitments_returned"}]


@rule("NA-172")
def test_despair_returns_all_laid_cards():
    scene = lay_cards(exploring(table(hunts=["despair"])), {ANN: 1, BOB: 4}).say(CREATURE, "hunt", "despair")
    assert scene.s.played == [[], [], [], []]
    assert scene.asked == [ANN, BOB, EVE]


@rule("NA-172")
@pytest.mark.parametrize("card", ["despair", "force_field"])
def test_flashback_as_one_of_them_returns_all_laid_cards(card):
    scene = lay_cards(exploring(table(hunts=["flashback"], hunt_discard=[card])), {ANN: 1, BOB: 4})
    scene.say(CREATURE, "hunt", "flashback")
    if card == "force_field":
        scene.say(CREATURE, "target", 4, 5)
    assert scene.s.played == [[], [], [], []]


@rule("NA-172")
def test_resist_give_up_and_survival_cards_already_done_stand():
    layout = {"discard": {ANN: [1, 2], BOB: [1]}, "will": [0, 3, 1, 3], "survivals": {EVE: ["ingenuity"]}}
    scene = exploring(table(hunts=["force_field"], **layout))
    scene.say(ANN, "resist", 1).say(BOB, "give_up").say(EVE, "survival", "ingenuity")
    scene.say(CREATURE, "hunt", "force_field").say(CREATURE, "target", 4, 5)
    assert (scene.s.will, scene.s.assimilation, scene.s.beacon) == ([0, 2, 3, 3], 8, True)
    assert (scene.s.discard[ANN], scene.s.discard[BOB]) == ([], [])


# -- Any order -------------------------------------------------------------------------


@rule("NA-173")
def test_resist_and_survival_cards_may_be_done_in_any_order_before_a_card_is_laid():
    layout = {"discard": {ANN: [1, 2, 3]}, "survivals": {ANN: ["ingenuity"]}}
    one = exploring(table(**layout)).say(ANN, "survival", "ingenuity").say(ANN, "resist", 1).pick(ANN, 1, 2)
    other = exploring(table(**layout)).say(ANN, "resist", 1).pick(ANN, 1, 2).say(ANN, "survival", "ingenuity")
    assert one.s.beacon is other.s.beacon is True
    assert one.s.will[ANN] == other.s.will[ANN] == 2
    assert one.options(ANN) == other.options(ANN)


@rule("NA-173")
def test_with_a_card_laid_nothing_else_may_be_done():
    layout = {"discard": {ANN: [1, 2, 3]}, "survivals": {ANN: ["ingenuity"]}}
    assert lay_cards(exploring(table(**layout)), {ANN: 4}).options(ANN) == [["withdraw"]]
    two_due = lay_cards(exploring(table(**layout, **pending("river", ANN))), {ANN: 4})
    assert two_due.options(ANN) == [["place", 5], ["withdraw"]]


@rule("NA-173")
def test_after_withdrawing_they_may_be_done_again_within_the_limits_of_the_turn():
    layout = {"discard": {ANN: [1, 2, 3]}, "survivals": {ANN: ["ingenuity", "smokescreen"]}}
    scene = exploring(table(**layout)).say(ANN, "survival", "ingenuity").say(ANN, "resist", 1).pick(ANN, 1, 2)
    scene.say(ANN, "place", 4).say(ANN, "withdraw")
    assert prices(scene, ANN) == [1]
    assert "survival" not in scene.verbs(ANN)
    scene.say(ANN, "resist", 1).say(ANN, "place", 4).say(ANN, "withdraw")
    assert prices(scene, ANN) == []


@rule("NA-173")
def test_giving_up_after_resisting_is_allowed():
    scene = exploring(table(discard={ANN: [1, 2, 3]})).say(ANN, "resist", 1).pick(ANN, 1, 2).say(ANN, "give_up")
    assert (scene.s.will[ANN], scene.s.discard[ANN], scene.s.assimilation) == (3, [], 8)


# -- Always a legal play ---------------------------------------------------------------


@rule("NA-174")
@pytest.mark.parametrize("pair", PAIRS)
def test_after_giving_up_at_least_3_places_remain_for_the_2_that_may_be_due(pair):
    scene = exploring(table(hand={ANN: []}, banned=list(pair), **pending("artefact", ANN))).say(ANN, "give_up")
    assert len(places(scene, ANN)) >= 3


@rule("NA-174")
@pytest.mark.parametrize("pair", PAIRS)
def test_who_cannot_give_up_already_has_enough_places_in_hand(pair):
    scene = exploring(table(banned=list(pair), **pending("artefact", ANN)))
    assert "give_up" not in scene.verbs(ANN)
    assert len(places(scene, ANN)) >= 3


@rule("NA-175")
@pytest.mark.parametrize("mark", ["river", "artefact"])
def test_give_up_leaves_survival_cards_and_a_pending_river_or_artefact_untouched(mark):
    scene = exploring(table(discard={ANN: [1]}, survivals={ANN: ["dodge"]}, **pending(mark, ANN))).say(ANN, "give_up")
    assert survival_names(scene.s.survival_hand[ANN]) == ["dodge"]
    assert scene.s.survival_discard == []
    assert getattr(scene.s, mark)[ANN] is True
    lay_cards(scene, {ANN: 2, BOB: 1, EVE: 1})
    assert scene.asked == [ANN]


@rule("NA-175")
def test_give_up_leaves_the_laid_cards_of_others_on_the_table():
    """The own card cannot be down: Giving Up comes before it."""
    scene = lay_cards(exploring(table(discard={ANN: [1]})), {BOB: 4}).say(ANN, "give_up")
    assert scene.s.played == [[], [], [4], []]
    assert "give_up" not in lay_cards(scene, {ANN: 1}).verbs(ANN)
