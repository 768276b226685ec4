"""The twenty Hunt cards: NA-H-despair to NA-H-flashback. The fixture `play` proves each effect for Flashback too."""

from __future__ import annotations

from itertools import combinations

import pytest

from prowl.games.not_alone.cards.hunt import HUNT
from prowl.games.not_alone.cards.numbers import HUNT_NAMES
from tests.games.not_alone.moments import (
    ALL_PLACES,
    PAIRS,
    at_each_phase,
    cards_offered,
    pass_window,
    play_twice,
    resolving,
    twice,
    windows,
)
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
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

# What is printed on each card: its phase and its symbol.
PRINTED = {
    "despair": (1, "artemia"),
    "force_field": (1, "target"),
    "anticipation": (2, ""),
    "ascendancy": (2, ""),
    "fierceness": (2, ""),
    "forbidden_zone": (2, ""),
    "interference": (2, ""),
    "persecution": (2, ""),
    "mutation": (2, "artemia"),
    "phobia": (2, "artemia"),
    "virus": (2, "artemia"),
    "clone": (2, "target"),
    "mirage": (2, "target"),
    "scream": (2, "target"),
    "toxin": (2, "target"),
    "cataclysm": (3, ""),
    "detour": (3, ""),
    "stasis": (4, ""),
    "tracking": (4, ""),
}
ACROSS_AN_EDGE = ("force_field", "virus", "mirage")


def each(cards):
    """The test proves the rule of each of these cards."""
    return pytest.mark.parametrize("card", [pytest.param(card, marks=rule(f"NA-H-{card}")) for card in cards])


each_card = each(PRINTED)


# -- What every card says --------------------------------------------------------------


@rule("NA-168")
def test_there_are_twenty_hunt_cards_one_of_each():
    assert [card.id for card in HUNT] == [*PRINTED, "flashback"] == list(HUNT_NAMES)
    assert all(card.copies == 1 for card in HUNT)


@each_card
def test_a_hunt_card_is_offered_in_its_phase_and_in_no_other(card):
    phase, _ = PRINTED[card]
    assert at_each_phase(CREATURE, card, hunts=[card]) == [phase]


@rule("NA-H-flashback")
@each_card
def test_flashback_is_offered_in_the_phase_of_the_top_card_of_the_discard_and_in_no_other(card):
    phase, _ = PRINTED[card]
    below = "stasis" if card != "stasis" else "tracking"
    assert at_each_phase(CREATURE, "flashback", hunts=["flashback"], hunt_discard=[below, card]) == [phase]


@each(card for card, (phase, _) in PRINTED.items() if phase == 2)
def test_only_a_card_with_a_symbol_brings_its_token_into_play(card, play):
    _, symbol = PRINTED[card]
    scene = play(hunting(table(2, played={ANN: [1]}, **play.holding(card))), card)
    while scene.questions() != {CREATURE: "hunting"}:
        seat = scene.asked[0]
        scene.answer(seat, next(scene.ask(seat).answers()))
    across = card in ACROSS_AN_EDGE
    spaces = PAIRS if across else [(place,) for place in ALL_PLACES]
    layings = [["creature", place] for place in ALL_PLACES]
    layings += [[symbol, *places] for places in spaces] if symbol else []
    assert sorted(scene.options(CREATURE), key=str) == sorted([*layings, ["decline", "creature"]], key=str)


@each_card
def test_a_played_hunt_card_lies_on_top_of_the_hunt_discard(card, play):
    phase, _ = PRINTED[card]
    begin = {1: exploring, 2: hunting, 3: reckoning, 4: ending}[phase]
    played = {} if phase == 1 else {ANN: [1]}
    scene = play(begin(table(2, played=played, **play.holding(card))), card)
    assert hunt_names(scene.s.hunt_discard)[-1] == play.name(card)
    assert play.name(card) not in hunt_names(scene.s.hunt_hand)


# -- Despair ---------------------------------------------------------------------------


@rule("NA-H-despair")
def test_after_despair_no_survival_card_can_be_played_in_any_phase(play):
    scene = exploring(table(2, survivals={ANN: ["smokescreen", "dodge", "double_back"]}, **play.holding("despair")))
    assert ["survival", "smokescreen"] in scene.options(ANN)
    play(scene, "despair")
    assert "survival" not in scene.verbs(ANN)
    scene.say(ANN, "place", 1)
    scene.say(CREATURE, "artemia", 2).say(CREATURE, "creature", 1)
    # Nobody is asked for Dodge in phase 3 nor for Double Back in phase 4: the turn is over.
    assert scene.s.round == 2


@rule("NA-H-despair", "NA-170")
@pytest.mark.parametrize("place", [7, 9])
def test_after_despair_no_survival_card_can_be_drawn(place):
    scene = reckoning(table(2, played={ANN: [place]}, discard={ANN: [1]}, despair=True, in_force=["despair"]))
    assert scene.options(ANN) == [["take_back", 1], SKIP]


@rule("NA-H-despair", "NA-52")
def test_despair_ends_with_the_turn(play):
    scene = exploring(table(2, survivals={ANN: ["smokescreen"]}, **play.holding("despair")))
    play(scene, "despair").say(ANN, "place", 4)
    scene.say(CREATURE, "artemia", 2).say(CREATURE, "creature", 1).say(ANN, "skip")
    assert (scene.s.round, scene.s.despair) == (2, False)
    assert ["survival", "smokescreen"] in scene.options(ANN)


@rule("NA-H-despair", "NA-172", "NA-A11")
def test_despair_returns_all_laid_place_cards_to_hand(play):
    scene = lay_cards(exploring(table(3, **play.holding("despair"))), {ANN: 1})
    play(scene, "despair")
    assert (sorted(scene.s.hand[ANN]), scene.s.played[ANN]) == ([1, 2, 3, 4, 5], [])
    assert [seat for seat in scene.asked if seat != CREATURE] == [ANN, BOB]


@rule("NA-H-despair", "NA-202")
def test_survival_cards_already_resolved_stand(play):
    scene = exploring(table(2, survivals={ANN: ["adrenaline"]}, will=[0, 1], **play.holding("despair")))
    scene.say(ANN, "survival", "adrenaline")
    play(scene, "despair")
    assert scene.s.will[ANN] == 2


@rule("NA-H-despair", "NA-163")
def test_the_artemia_token_of_despair_is_laid_in_phase_2_and_cannot_be_declined(play):
    scene = play(exploring(table(2, **play.holding("despair"))), "despair").say(ANN, "place", 1)
    assert scene.s.artemia_token == []
    assert [option for option in scene.options(CREATURE) if option[0] in ("artemia", "decline")] == [
        *(["artemia", place] for place in ALL_PLACES),
        ["decline", "creature"],
    ]


# -- Force Field -----------------------------------------------------------------------


@rule("NA-H-force_field")
def test_force_field_chooses_2_adjacent_places_and_lays_the_target_token_across_their_edge_at_once(play):
    scene = play(exploring(table(2, **play.holding("force_field"))), "force_field")
    assert scene.options(CREATURE) == [["target", *pair] for pair in PAIRS]
    scene.say(CREATURE, "target", 4, 5)
    assert (scene.s.target_token, scene.s.banned, scene.s.phase) == ([4, 5], [4, 5], 1)


@rule("NA-H-force_field")
def test_no_hunted_may_play_either_place_this_turn(play):
    scene = play(exploring(table(3, **play.holding("force_field"))), "force_field").say(CREATURE, "target", 4, 5)
    for seat in (ANN, BOB):
        assert scene.options(seat) == [["place", 1], ["place", 2], ["place", 3]]


@rule("NA-H-force_field", "NA-172")
def test_force_field_returns_all_laid_place_cards_also_those_it_does_not_ban(play):
    scene = lay_cards(exploring(table(3, **play.holding("force_field"))), {ANN: 1, BOB: 4})
    play(scene, "force_field").say(CREATURE, "target", 4, 5)
    assert (scene.s.played[ANN], scene.s.played[BOB]) == ([], [])
    assert (sorted(scene.s.hand[ANN]), sorted(scene.s.hand[BOB])) == ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])


@rule("NA-H-force_field", "NA-185")
def test_force_field_does_not_switch_the_places_off_in_phase_3():
    fields = {"in_force": ["force_field"], "target_token": [4, 5], "banned": [4, 5], "hunt_allowed": 2}
    scene = reckoning(table(2, played={ANN: [3]}, hunts=["detour"], **fields))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 3, 4)
    assert scene.options(ANN) == [["use", 4], SKIP]


@rule("NA-H-force_field", "NA-166")
def test_force_field_twice_lays_the_token_anew_and_only_the_last_pair_counts():
    scene = exploring(table(2, **twice("force_field")))
    scene.say(CREATURE, "hunt", "force_field").say(CREATURE, "target", 4, 5)
    scene.say(CREATURE, "hunt", "flashback").say(CREATURE, "target", 1, 2)
    assert (scene.s.target_token, scene.s.banned) == ([1, 2], [1, 2])
    assert scene.options(ANN) == [["place", 3], ["place", 4], ["place", 5]]


@rule("NA-H-force_field", "NA-52")
def test_the_ban_of_force_field_ends_with_the_turn():
    scene = ending(table(2, played={ANN: [1]}, in_force=["force_field"], target_token=[4, 5], banned=[4, 5]))
    assert scene.s.phase == 1
    assert [option for option in scene.options(ANN) if option[1:] in ([4], [5])] == [["place", 4], ["place", 5]]


# -- Anticipation ----------------------------------------------------------------------


def anticipate(play, named, **fields):
    """Ann and Bob stand on 1 and 2; the Creature names one of them and lays its token on 2."""
    scene = hunting(table(3, played={ANN: [1], BOB: [2]}, **play.holding("anticipation"), **fields))
    play(scene, "anticipation")
    assert scene.options(CREATURE) == [["seat", ANN], ["seat", BOB]]
    return skip_all(scene.say(CREATURE, "seat", named).say(CREATURE, "creature", 2))


@rule("NA-H-anticipation")
def test_anticipation_moves_assimilation_1_more_if_the_named_hunted_is_caught(play):
    scene = anticipate(play, BOB)
    assert scene.s.assimilation == 6
    assert len(scene.happened("assimilation_moved")) == 2


@rule("NA-H-anticipation")
def test_anticipation_moves_nothing_if_another_hunted_is_caught(play):
    scene = anticipate(play, ANN)
    assert scene.s.assimilation == 7


@rule("NA-H-anticipation", "NA-166")
def test_anticipation_twice_counts_twice():
    scene = hunting(table(2, played={ANN: [2]}, **twice("anticipation")))
    play_twice(scene, "anticipation").say(CREATURE, "creature", 2)
    assert scene.s.assimilation == 4


@rule("NA-H-anticipation", "NA-52")
def test_anticipation_is_forgotten_at_the_end_of_the_turn():
    assert ending(table(2, played={ANN: [1]}, anticipated=[ANN])).s.anticipated == []


# -- Ascendancy ------------------------------------------------------------------------


@rule("NA-H-ascendancy")
def test_ascendancy_makes_one_hunted_with_3_or_more_cards_discard_down_to_2_of_own_choice(play):
    hands = {ANN: [1, 2, 3], BOB: [1, 2]}
    scene = hunting(table(played={ANN: [4], BOB: [4], EVE: [4]}, hand=hands, **play.holding("ascendancy")))
    play(scene, "ascendancy")
    assert scene.options(CREATURE) == [["seat", ANN], ["seat", EVE]]
    scene.say(CREATURE, "seat", EVE)
    assert scene.options(EVE) == [["place", 1], ["place", 2], ["place", 3], ["place", 5]]
    assert (scene.ask(EVE).least, scene.ask(EVE).most) == (2, 2)
    scene.pick(EVE, 1, 5)
    assert (scene.s.hand[EVE], scene.s.discard[EVE], scene.s.played[EVE]) == ([2, 3], [1, 5], [4])


@rule("NA-H-ascendancy")
def test_the_card_on_the_table_is_not_part_of_the_hand_for_ascendancy(play):
    scene = hunting(table(2, played={ANN: [4]}, hand={ANN: [1, 2]}, **play.holding("ascendancy")))
    assert cards_offered(scene, CREATURE) == []


@rule("NA-H-ascendancy", "NA-165")
@pytest.mark.parametrize(("cards", "offered"), [([1, 2], False), ([1, 2, 3], True)])
def test_ascendancy_is_playable_only_if_some_hunted_holds_3_or_more_place_cards(cards, offered, play):
    scene = hunting(table(2, played={ANN: [4]}, hand={ANN: cards}, **play.holding("ascendancy")))
    assert (cards_offered(scene, CREATURE) == [play.name("ascendancy")]) is offered


@rule("NA-H-ascendancy", "NA-166")
def test_ascendancy_twice_strikes_two_hunted():
    scene = hunting(table(3, played={ANN: [4], BOB: [4]}, **twice("ascendancy")))
    scene.say(CREATURE, "hunt", "ascendancy").say(CREATURE, "seat", ANN).pick(ANN, 1, 2)
    scene.say(CREATURE, "hunt", "flashback").pick(BOB, 1, 2)
    assert (scene.s.hand[ANN], scene.s.hand[BOB]) == ([3, 5], [3, 5])


# -- Fierceness ------------------------------------------------------------------------


@rule("NA-H-fierceness")
def test_fierceness_costs_each_caught_hunted_1_extra_will(play):
    played = {ANN: [2], BOB: [2], EVE: [3]}
    scene = hunting(table(played=played, **play.holding("fierceness")))
    skip_all(play(scene, "fierceness").say(CREATURE, "creature", 2))
    assert scene.s.will == [0, 1, 1, 3]
    assert scene.s.assimilation == 8


@rule("NA-H-fierceness", "NA-A31")
def test_fierceness_counts_once_per_hunted_also_when_caught_on_two_places():
    fields = {"creature_token": [2], "target_token": [3], "in_force": ["clone", "fierceness"]}
    scene = reckoning(table(2, played={ANN: [2, 3]}, **fields))
    assert scene.happened("will_lost")[0]["n"] == 3


@rule("NA-H-fierceness", "NA-166", "NA-201")
def test_fierceness_twice_costs_2_extra_will():
    scene = hunting(table(2, played={ANN: [2]}, **twice("fierceness")))
    play_twice(scene, "fierceness").say(CREATURE, "creature", 2)
    assert scene.happened("will_lost")[0]["n"] == 3


@rule("NA-H-fierceness")
def test_fierceness_adds_nothing_to_the_artemia_token():
    scene = reckoning(table(2, played={ANN: [2]}, artemia_token=[2], in_force=["fierceness"]))
    scene.pick(ANN, 1)
    assert scene.happened("will_lost") == []


# -- Forbidden Zone --------------------------------------------------------------------


@rule("NA-H-forbidden_zone")
def test_forbidden_zone_all_hunted_at_the_same_time_discard_1_place_card_from_hand(play):
    scene = hunting(table(3, played={ANN: [2], BOB: [2]}, **play.holding("forbidden_zone")))
    play(scene, "forbidden_zone")
    assert scene.asked == [ANN, BOB]
    scene.pick(BOB, 5)
    assert scene.s.discard[BOB] == [], "nothing is seen before all have chosen"
    scene.pick(ANN, 1)
    assert (scene.s.discard[ANN], scene.s.discard[BOB]) == ([1], [5])


@rule("NA-H-forbidden_zone")
def test_an_empty_hand_discards_nothing_to_forbidden_zone(play):
    scene = hunting(table(3, played={ANN: [2], BOB: [2]}, hand={ANN: []}, **play.holding("forbidden_zone")))
    play(scene, "forbidden_zone")
    assert scene.asked == [BOB]
    scene.pick(BOB, 5)
    assert scene.s.discard[BOB] == [5]


@rule("NA-H-forbidden_zone", "NA-165")
def test_forbidden_zone_is_playable_even_if_all_hands_are_empty(play):
    scene = hunting(table(2, played={ANN: [2]}, hand={ANN: []}, **play.holding("forbidden_zone")))
    play(scene, "forbidden_zone")
    assert scene.questions() == {CREATURE: "hunting"}


@rule("NA-H-forbidden_zone", "NA-166")
def test_forbidden_zone_twice_takes_two_cards_of_each():
    scene = hunting(table(2, played={ANN: [2]}, **twice("forbidden_zone")))
    scene.say(CREATURE, "hunt", "forbidden_zone").pick(ANN, 1)
    scene.say(CREATURE, "hunt", "flashback").pick(ANN, 3)
    assert (scene.s.hand[ANN], scene.s.discard[ANN]) == ([4, 5], [1, 3])


# -- Interference ----------------------------------------------------------------------


@rule("NA-H-interference", "NA-86")
@pytest.mark.parametrize("place", [4, 8])
def test_interference_leaves_beach_and_wreck_without_power_and_without_take_back(place, play):
    discard = {ANN: [1, 2]}
    scene = hunting(table(2, played={ANN: [place]}, discard=discard, beacon=True, **play.holding("interference")))
    play(scene, "interference").say(CREATURE, "creature", 1)
    assert scene.s.round == 2, "Ann is asked nothing"
    assert (scene.s.beacon, scene.s.rescue) == (True, 12)


@rule("NA-H-interference")
def test_interference_leaves_every_other_place_alone(play):
    scene = hunting(table(2, played={ANN: [9]}, **play.holding("interference")))
    play(scene, "interference").say(CREATURE, "creature", 1)
    assert scene.options(ANN) == [["use", 9], SKIP]


@rule("NA-H-interference", "NA-A13")
def test_under_interference_the_lair_cannot_copy_the_wreck(play):
    scene = hunting(table(2, played={ANN: [1]}, discard={ANN: [2]}, **play.holding("interference")))
    play(scene, "interference").say(CREATURE, "creature", 8)
    assert scene.options(ANN) == [["take_back", 2], SKIP]


@rule("NA-H-interference", "NA-S-ingenuity")
def test_interference_does_not_stop_amplifier(play):
    fields = {"beacon": True, "survivals": {ANN: ["amplifier"]}}
    scene = hunting(table(2, played={ANN: [1]}, **fields, **play.holding("interference")))
    play(scene, "interference").say(CREATURE, "creature", 2)
    while windows(scene) != {"end_window"}:
        skip_once(scene)
    assert cards_offered(scene, ANN) == ["amplifier"]


def skip_once(scene):
    seat = scene.asked[0]
    scene.say(seat, "skip" if SKIP in scene.options(seat) else "pass")


# -- Persecution -----------------------------------------------------------------------


def persecuted(play, place, **fields):
    """Ann's place is resolved under Persecution; 1 and 3 lie in her discard."""
    scene = hunting(table(2, played={ANN: [place]}, discard={ANN: [1, 3]}, **play.holding("persecution"), **fields))
    return play(scene, "persecution").say(CREATURE, "creature", 10)


@rule("NA-H-persecution")
@pytest.mark.parametrize("place", [2, 6])
def test_under_persecution_jungle_and_swamp_return_themselves_or_1_card(place, play):
    scene = persecuted(play, place, survivals={ANN: ["adrenaline"]}).pass_all()
    scene.say(ANN, "use", place)
    assert scene.options(ANN) == [["place", place], ["place", 1], ["place", 3]]
    assert scene.ask(ANN).single
    scene.say(ANN, "place", 3)
    assert (3 in scene.s.hand[ANN], scene.s.discard[ANN], scene.s.played[ANN]) == (True, [1], [place])


@rule("NA-H-persecution")
@pytest.mark.parametrize("place", [2, 6])
def test_under_persecution_jungle_and_swamp_may_return_only_themselves(place, play):
    scene = persecuted(play, place, survivals={ANN: ["adrenaline"]}).pass_all()
    scene.say(ANN, "use", place).say(ANN, "place", place)
    assert (place in scene.s.hand[ANN], scene.s.discard[ANN], scene.s.played[ANN]) == (True, [1, 3], [])


@rule("NA-H-persecution", "NA-193")
def test_under_persecution_the_lair_returns_1_card():
    scene = resolving(1, settings={"lair_takes_back": "all"}, discard={ANN: [2, 3]}, in_force=["persecution"])
    assert scene.options(ANN) == [["take_back", 2], ["take_back", 3], SKIP]
    scene.say(ANN, "take_back", 2)
    assert scene.s.discard[ANN] == [3]


@rule("NA-H-persecution")
def test_persecution_counts_each_use_of_a_power_by_itself():
    scene = resolving(2, 6, discard={ANN: [1, 3]}, in_force=["persecution"])
    scene.say(ANN, "space", 2).say(ANN, "use", 2).say(ANN, "place", 2)
    pass_window(scene)
    scene.say(ANN, "use", 6).say(ANN, "place", 1)
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN], scene.s.played[ANN]) == ([1, 2, 4, 5], [3], [6])


@rule("NA-H-persecution")
def test_persecution_leaves_the_ordinary_take_back_alone(play):
    scene = persecuted(play, 4)
    assert scene.options(ANN) == [["use", 4], ["take_back", 1], ["take_back", 3], SKIP]


@rule("NA-H-persecution")
def test_persecution_does_not_limit_cards_that_are_no_place_powers():
    scene = ending(table(2, played={ANN: [2]}, survivals={ANN: ["double_back"]}, in_force=["persecution"]))
    scene.say(ANN, "survival", "double_back")
    assert sorted(scene.s.hand[ANN]) == [1, 2, 3, 4, 5]


# -- Mutation --------------------------------------------------------------------------


@rule("NA-H-mutation", "NA-186")
def test_with_mutation_the_artemia_token_costs_1_will_before_the_discard(play):
    scene = hunting(table(3, played={ANN: [2], BOB: [3]}, **play.holding("mutation")))
    skip_all(play(scene, "mutation").say(CREATURE, "artemia", 2).say(CREATURE, "creature", 9))
    assert scene.questions() == {ANN: "artemia.place"}
    assert (scene.s.will[ANN], scene.s.will[BOB]) == (2, 3), "the Will is lost first, and only by those hit"
    scene.pick(ANN, 1)
    assert scene.s.discard[ANN] == [1, 2]


@rule("NA-H-mutation", "NA-204")
def test_mutation_costs_1_will_for_each_played_card_hit():
    scene = reckoning(table(2, played={ANN: [2, 3]}, artemia_token=[2, 3], in_force=["virus", "mutation"]))
    assert scene.happened("will_lost")[0]["n"] == 2


@rule("NA-H-mutation", "NA-166")
def test_mutation_twice_costs_2_will():
    scene = hunting(table(2, played={ANN: [2]}, **twice("mutation")))
    play_twice(scene, "mutation").say(CREATURE, "artemia", 2).say(CREATURE, "creature", 9)
    assert scene.s.will[ANN] == 1


@rule("NA-H-mutation", "NA-103")
def test_the_last_will_lost_to_mutation_counts_in_step_5():
    fields = {"artemia_token": [2], "in_force": ["mutation"], "will": [0, 1]}
    scene = reckoning(table(2, played={ANN: [2]}, hand={ANN: []}, **fields))
    assert scene.happened("assimilation_moved") == [{"left": 6}]
    assert scene.s.will[ANN] == 3


# -- Phobia ----------------------------------------------------------------------------


@rule("NA-H-phobia", "NA-23")
def test_phobia_shows_the_creature_alone_all_cards_in_hand_except_2_of_own_choice(play):
    scene = play(hunting(table(3, played={ANN: [1], BOB: [1]}, **play.holding("phobia"))), "phobia")
    assert scene.options(CREATURE) == [["seat", ANN], ["seat", BOB]]
    scene.say(CREATURE, "seat", ANN)
    assert scene.questions()[ANN] == "phobia_show.place"
    assert (scene.ask(ANN).least, scene.ask(ANN).most) == (2, 2)
    scene.pick(ANN, 3, 5)
    assert scene.view(CREATURE)["hand"][ANN] == {"count": 4, "known": [3, 5]}
    assert scene.view(BOB)["hand"][ANN] == {"count": 4}
    assert seen(scene, CREATURE, "showed")[0]["place"] == [3, 5]
    assert seen(scene, BOB, "showed")[0]["place"] is None
    assert sorted(scene.s.hand[ANN]) == [2, 3, 4, 5], "the cards stay in hand"


@rule("NA-H-phobia")
def test_phobia_is_playable_for_the_token_even_if_nobody_holds_3_cards(play):
    scene = hunting(table(2, played={ANN: [1]}, hand={ANN: [2, 3]}, **play.holding("phobia")))
    play(scene, "phobia")
    assert scene.happened("showed") == []
    assert ["artemia", 7] in scene.options(CREATURE)


@rule("NA-H-phobia", "NA-166")
def test_phobia_twice_looks_at_two_hands():
    scene = hunting(table(3, played={ANN: [1], BOB: [1]}, **twice("phobia")))
    scene.say(CREATURE, "hunt", "phobia").say(CREATURE, "seat", ANN).pick(ANN, 3, 5)
    scene.say(CREATURE, "hunt", "flashback").say(CREATURE, "seat", BOB).pick(BOB, 2, 4)
    assert [scene.view(CREATURE)["hand"][seat]["known"] for seat in (ANN, BOB)] == [[3, 5], [2, 4]]


# -- Virus -----------------------------------------------------------------------------


@rule("NA-H-virus")
def test_virus_covers_2_adjacent_places_and_works_on_both(play):
    scene = hunting(table(played={ANN: [2], BOB: [3], EVE: [4]}, **play.holding("virus")))
    skip_all(play(scene, "virus").say(CREATURE, "artemia", 2, 3).say(CREATURE, "creature", 9))
    assert [event["seat"] for event in scene.happened("power_used")] == []
    assert scene.asked == [ANN, BOB]
    scene.pick(ANN, 1).pick(BOB, 1)
    assert [event["seat"] for event in scene.happened("discarded")] == [ANN, BOB]


@rule("NA-H-virus", "NA-166", "NA-164")
def test_virus_twice_lays_the_token_anew():
    scene = hunting(table(2, played={ANN: [2]}, **twice("virus")))
    scene.say(CREATURE, "hunt", "virus").say(CREATURE, "artemia", 2, 3)
    scene.say(CREATURE, "hunt", "flashback").say(CREATURE, "artemia", 4, 5)
    assert scene.s.artemia_token == [4, 5]


# -- Clone -----------------------------------------------------------------------------


@rule("NA-H-clone")
def test_the_target_token_of_clone_works_as_a_second_creature_token(play):
    scene = hunting(table(played={ANN: [2], BOB: [3], EVE: [4]}, **play.holding("clone")))
    play(scene, "clone").say(CREATURE, "target", 2).say(CREATURE, "creature", 3)
    skip_all(scene)
    assert scene.s.will == [0, 2, 2, 3]


@rule("NA-H-clone")
def test_catching_with_clone_still_moves_assimilation_at_most_1(play):
    scene = hunting(table(3, played={ANN: [2], BOB: [3]}, **play.holding("clone")))
    play(scene, "clone").say(CREATURE, "target", 2).say(CREATURE, "creature", 3)
    assert scene.happened("assimilation_moved") == [{"left": 7}]


@rule("NA-H-clone", "NA-185")
def test_nobody_acts_in_step_2_on_the_place_of_clone():
    scene = reckoning(table(2, played={ANN: [8]}, target_token=[8], in_force=["clone"], discard={ANN: [1]}))
    assert scene.happened("power_used") == []
    assert scene.s.round == 2


@rule("NA-H-clone", "NA-187", "NA-A27")
@pytest.mark.parametrize(("place", "lost"), [(2, 2), (1, 3)])
def test_clone_on_the_place_of_the_creature_token_costs_2_will_and_1_assimilation(place, lost):
    scene = reckoning(table(2, played={ANN: [place]}, target_token=[place], creature_token=[place], in_force=["clone"]))
    assert scene.happened("will_lost")[0]["n"] == lost
    assert scene.happened("assimilation_moved")[0] == {"left": 6}


@rule("NA-H-clone", "NA-166")
def test_clone_twice_is_clone_once():
    scene = hunting(table(2, played={ANN: [2]}, **twice("clone")))
    play_twice(scene, "clone").say(CREATURE, "target", 2).say(CREATURE, "creature", 9)
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 1, "left": 2}]


# -- Mirage ----------------------------------------------------------------------------


@rule("NA-H-mirage", "NA-86")
def test_mirage_leaves_2_adjacent_places_without_power_and_without_take_back(play):
    discards = {ANN: [1], BOB: [1], EVE: [1]}
    scene = hunting(table(played={ANN: [2], BOB: [3], EVE: [4]}, discard=discards, **play.holding("mirage")))
    play(scene, "mirage").say(CREATURE, "target", 2, 3).say(CREATURE, "creature", 9)
    assert scene.questions() == {EVE: "resolve"}
    scene.say(EVE, "take_back", 1)
    assert scene.s.round == 2, "Ann and Bob are asked nothing"


@rule("NA-H-mirage", "NA-164", "NA-166")
def test_mirage_twice_lays_the_token_anew_and_only_the_last_pair_is_switched_off():
    scene = hunting(table(3, played={ANN: [2], BOB: [4]}, **twice("mirage")))
    scene.say(CREATURE, "hunt", "mirage").say(CREATURE, "target", 2, 3)
    scene.say(CREATURE, "hunt", "flashback").say(CREATURE, "target", 4, 5).say(CREATURE, "creature", 9)
    assert scene.questions() == {ANN: "resolve"}


# -- Scream ----------------------------------------------------------------------------


def scream(play, **fields):
    """Ann stands on the targeted Beach, Bob on the Rover."""
    scene = hunting(table(3, played={ANN: [4], BOB: [5]}, **play.holding("scream"), **fields))
    scene = play(scene, "scream").say(CREATURE, "target", 4).say(CREATURE, "creature", 9)
    return scene.say(BOB, "skip")


@rule("NA-H-scream")
def test_scream_makes_each_hunted_there_discard_2_place_cards_or_lose_1_will_by_own_choice(play):
    scene = scream(play)
    assert scene.questions() == {ANN: "scream"}
    pairs = [["discard_two", *pair] for pair in combinations([1, 2, 3, 5], 2)]
    assert scene.options(ANN) == [["lose_will"], *pairs]


@rule("NA-H-scream", "NA-89")
def test_after_paying_scream_with_cards_the_place_may_be_used_normally(play):
    scene = scream(play).say(ANN, "discard_two", 1, 5)
    assert (scene.s.hand[ANN], scene.s.discard[ANN], scene.s.will[ANN]) == ([2, 3], [1, 5], 3)
    assert scene.options(ANN) == [["use", 4], ["take_back", 1], ["take_back", 5], SKIP]


@rule("NA-H-scream", "NA-89")
def test_after_paying_scream_with_will_the_place_may_be_used_normally(play):
    scene = scream(play).say(ANN, "lose_will")
    assert (scene.s.hand[ANN], scene.s.will[ANN]) == ([1, 2, 3, 5], 2)
    assert scene.options(ANN) == [["use", 4], SKIP]


@rule("NA-H-scream")
@pytest.mark.parametrize("cards", [[], [1]])
def test_with_fewer_than_2_cards_in_hand_it_must_be_the_will(cards, play):
    scene = scream(play, hand={ANN: cards})
    assert scene.s.will[ANN] == 2
    assert scene.s.hand[ANN] == cards
    assert scene.questions() == {ANN: "resolve"}


@rule("NA-H-scream", "NA-184", "NA-A31")
def test_scream_strikes_once_per_hunted_however_many_own_cards_lie_there():
    scene = reckoning(table(2, played={ANN: [2, 3]}, target_token=[2, 3], in_force=["mirage", "scream"]))
    scene.say(ANN, "lose_will")
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 1, "left": 2}]


@rule("NA-H-scream", "NA-166")
def test_scream_twice_asks_twice():
    scene = hunting(table(2, played={ANN: [4]}, **twice("scream")))
    play_twice(scene, "scream").say(CREATURE, "target", 4).say(CREATURE, "creature", 9)
    scene.say(ANN, "lose_will")
    assert scene.questions() == {ANN: "scream"}
    scene.say(ANN, "discard_two", 1, 2)
    assert (scene.s.will[ANN], scene.s.discard[ANN]) == (2, [1, 2])


# -- Toxin -----------------------------------------------------------------------------


def toxin(play, **fields):
    scene = hunting(table(2, played={ANN: [4]}, **play.holding("toxin"), **fields))
    play(scene, "toxin").say(CREATURE, "target", 4).say(CREATURE, "creature", 9)
    return scene.pass_all()


@rule("NA-H-toxin")
def test_toxin_makes_each_hunted_there_discard_1_survival_card_of_own_choice(play):
    scene = toxin(play, survivals={ANN: ["adrenaline", "vortex"]})
    assert scene.questions() == {ANN: "toxin.survival"}
    assert scene.options(ANN) == [["survival", "adrenaline"], ["survival", "vortex"]]
    scene.say(ANN, "survival", "vortex")
    assert survival_names(scene.s.survival_hand[ANN]) == ["adrenaline"]
    assert survival_names(scene.s.survival_discard) == ["vortex"]


@rule("NA-H-toxin")
def test_toxin_takes_nothing_from_who_has_no_survival_card(play):
    scene = toxin(play)
    assert scene.happened("discarded_survival") == []
    assert scene.s.round == 2


@rule("NA-H-toxin", "NA-86")
def test_under_toxin_the_place_has_no_power_and_gives_no_take_back(play):
    scene = toxin(play, survivals={ANN: ["adrenaline"]}, discard={ANN: [1]})
    # The only card is discarded without a question, and nothing else is asked.
    assert survival_names(scene.s.survival_discard) == ["adrenaline"]
    assert (scene.s.round, scene.s.beacon) == (2, False)


@rule("NA-H-toxin", "NA-166")
def test_toxin_twice_takes_two_cards():
    scene = hunting(table(2, played={ANN: [4]}, survivals={ANN: ["adrenaline", "vortex", "gate"]}, **twice("toxin")))
    play_twice(scene, "toxin").say(CREATURE, "target", 4).say(CREATURE, "creature", 9).pass_all()
    scene.say(ANN, "survival", "vortex").say(ANN, "survival", "gate")
    assert survival_names(scene.s.survival_discard) == ["vortex", "gate"]


# -- Cataclysm -------------------------------------------------------------------------


@rule("NA-H-cataclysm", "NA-86")
def test_cataclysm_chooses_any_one_place_which_has_no_power_and_gives_no_take_back(play):
    scene = reckoning(table(3, played={ANN: [4], BOB: [5]}, discard={ANN: [1]}, **play.holding("cataclysm")))
    play(scene, "cataclysm")
    assert scene.options(CREATURE) == [["space", place] for place in ALL_PLACES]
    scene.say(CREATURE, "space", 4)
    assert scene.questions() == {BOB: "resolve"}
    scene.say(BOB, "skip")
    assert scene.s.round == 2, "Ann is asked nothing"


@rule("NA-H-cataclysm")
def test_a_use_already_made_stands_after_cataclysm(play):
    scene = reckoning(table(3, played={ANN: [4], BOB: [4]}, discard={BOB: [1]}, **play.holding("cataclysm")))
    scene.say(CREATURE, "pass").say(ANN, "use", 4)
    play(scene, "cataclysm").say(CREATURE, "space", 4)
    assert scene.s.round == 2, "Bob may do nothing any more"
    assert scene.s.beacon


@rule("NA-H-cataclysm", "NA-166")
def test_cataclysm_twice_switches_two_places_off():
    scene = reckoning(table(3, played={ANN: [4], BOB: [5]}, **twice("cataclysm")))
    scene.say(CREATURE, "hunt", "cataclysm").say(CREATURE, "space", 4)
    scene.say(CREATURE, "hunt", "flashback").say(CREATURE, "space", 5)
    assert scene.s.round == 2


@rule("NA-H-cataclysm", "NA-52")
def test_cataclysm_ends_with_the_turn(play):
    scene = reckoning(table(2, played={ANN: [4]}, **play.holding("cataclysm")))
    play(scene, "cataclysm").say(CREATURE, "space", 4)
    assert (scene.s.round, scene.s.disabled) == (2, [])


@rule("NA-H-cataclysm", "NA-H-detour", "NA-180", "NA-A24")
@pytest.mark.parametrize("card", ["cataclysm", "detour"])
def test_cataclysm_and_detour_are_playable_until_the_last_call_before_step_3(card, play):
    tokens = {"artemia_token": [2], "creature_token": [3]}
    scene = reckoning(table(3, played={ANN: [2], BOB: [3]}, **tokens, **play.holding(card)))
    assert windows(scene) == {"last_call"}
    assert cards_offered(scene, CREATURE) == [play.name(card)]
    scene.say(CREATURE, "pass")
    assert scene.questions() == {ANN: "artemia.place"}
    scene.pick(ANN, 1)
    assert windows(scene) == {"end_window"}
    assert cards_offered(scene, CREATURE) == []


# -- Detour ----------------------------------------------------------------------------


@rule("NA-H-detour")
def test_detour_moves_one_hunted_to_a_place_adjacent_to_the_revealed_one(play):
    scene = play(reckoning(table(3, played={ANN: [1], BOB: [5]}, **play.holding("detour"))), "detour")
    ways = [["detour", ANN, 1, there] for there in (2, 6)] + [["detour", BOB, 5, there] for there in (4, 10)]
    assert scene.options(CREATURE) == ways


@rule("NA-H-detour")
def test_after_detour_the_hunted_uses_the_power_of_the_new_place(play):
    scene = reckoning(table(2, played={ANN: [5]}, **play.holding("detour")))
    play(scene, "detour").say(CREATURE, "detour", ANN, 5, 4)
    assert scene.options(ANN) == [["use", 4], SKIP]


@rule("NA-H-detour")
def test_after_detour_the_hunted_is_under_the_tokens_of_the_new_place(play):
    scene = reckoning(table(2, played={ANN: [5]}, creature_token=[4], **play.holding("detour")))
    play(scene, "detour").say(CREATURE, "detour", ANN, 5, 4)
    assert scene.happened("caught") == [{"seat": ANN}]
    assert scene.happened("power_used") == []


@rule("NA-H-detour", "NA-189")
def test_a_hunted_moved_to_the_lair_loses_its_extra_will():
    scene = reckoning(table(2, played={ANN: [2]}, creature_token=[1], hunts=["detour"]))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 2, 1)
    assert scene.happened("will_lost")[0]["n"] == 2


@rule("NA-H-detour")
def test_the_played_card_itself_is_unchanged_and_is_what_gets_discarded(play):
    scene = reckoning(table(2, played={ANN: [5]}, **play.holding("detour")))
    play(scene, "detour").say(CREATURE, "detour", ANN, 5, 4).say(ANN, "skip")
    assert (scene.s.round, scene.s.discard[ANN]) == (2, [5])


@rule("NA-H-detour", "NA-195")
def test_the_played_card_is_what_the_jungle_returns_after_detour(play):
    scene = reckoning(table(2, played={ANN: [1]}, discard={ANN: []}, **play.holding("detour")))
    play(scene, "detour").say(CREATURE, "detour", ANN, 1, 2).say(ANN, "use", 2)
    assert scene.happened("played_card_returned") == [{"seat": ANN, "place": 1}]


@rule("NA-H-detour")
def test_with_two_revealed_cards_the_creature_chooses_which_one_moves(play):
    scene = play(reckoning(table(2, played={ANN: [1, 5]}, **play.holding("detour"))), "detour")
    ways = [["detour", ANN, 1, 2], ["detour", ANN, 1, 6], ["detour", ANN, 5, 4], ["detour", ANN, 5, 10]]
    assert scene.options(CREATURE) == ways
    scene.say(CREATURE, "detour", ANN, 5, 10)
    assert scene.s.stands[ANN] == [1, 10]


@rule("NA-H-detour", "NA-181", "NA-A33")
def test_a_card_already_resolved_may_be_moved_and_the_token_still_strikes(play):
    fields = {"creature_token": [4], "reserve": [0, 0, 1, 0, 0]}
    scene = reckoning(table(2, played={ANN: [5]}, **fields, **play.holding("detour")))
    scene.say(CREATURE, "pass").say(ANN, "use", 5)
    play(scene, "detour").say(CREATURE, "detour", ANN, 5, 4)
    assert 8 in scene.s.hand[ANN], "the power used stays used"
    assert scene.happened("caught") == [{"seat": ANN}]


@rule("NA-H-detour", "NA-166")
def test_detour_twice_moves_twice():
    scene = reckoning(table(2, played={ANN: [1]}, **twice("detour")))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 1, 2)
    scene.say(CREATURE, "hunt", "flashback").say(CREATURE, "detour", ANN, 2, 3)
    assert scene.s.stands[ANN] == [3]


# -- Stasis ----------------------------------------------------------------------------


@rule("NA-H-stasis")
def test_under_stasis_rescue_does_not_move_in_phase_4(play):
    scene = play(ending(table(2, played={ANN: [1]}, **play.holding("stasis"))), "stasis")
    assert (scene.s.round, scene.s.rescue) == (2, 13)


@rule("NA-H-stasis", "NA-A16", "NA-S-amplifier")
def test_stasis_stops_a_later_amplifier(play):
    fields = {"beacon": True, "survivals": {ANN: ["amplifier"]}}
    scene = play(ending(table(2, played={ANN: [1]}, **fields, **play.holding("stasis"))), "stasis")
    assert scene.options(ANN) == [["pass"]]


@rule("NA-H-stasis", "NA-A16")
def test_an_amplifier_already_resolved_stands(play):
    fields = {"beacon": True, "survivals": {ANN: ["amplifier"]}}
    scene = ending(table(2, played={ANN: [1]}, **fields, **play.holding("stasis")))
    scene.say(ANN, "survival", "amplifier")
    play(scene, "stasis")
    assert (scene.s.round, scene.s.rescue) == (2, 12)


@rule("NA-H-stasis", "NA-166")
def test_stasis_twice_is_stasis_once():
    scene = play_twice(ending(table(2, played={ANN: [1]}, **twice("stasis"))), "stasis")
    assert (scene.s.round, scene.s.rescue) == (2, 13)


@rule("NA-H-stasis", "NA-52")
def test_stasis_holds_for_one_turn_only(play):
    scene = play(ending(table(2, played={ANN: [1]}, **play.holding("stasis"))), "stasis")
    assert scene.s.in_force == []


# -- Tracking --------------------------------------------------------------------------


@rule("NA-H-tracking", "NA-111")
def test_after_tracking_the_creature_may_play_up_to_2_hunt_cards_next_turn(play):
    scene = play(ending(table(2, played={ANN: [1]}, **play.holding("tracking"))), "tracking")
    assert (scene.s.round, scene.s.hunt_allowed) == (2, 2)


@rule("NA-H-tracking", "NA-42")
def test_after_tracking_the_first_card_leaves_one_more_and_the_second_none():
    hunts = ["fierceness", "anticipation", "interference"]
    scene = hunting(table(2, played={ANN: [1]}, hunts=hunts, hunt_allowed=2))
    assert cards_offered(scene, CREATURE) == hunts
    scene.say(CREATURE, "hunt", "fierceness")
    assert cards_offered(scene, CREATURE) == ["anticipation", "interference"]
    scene.say(CREATURE, "hunt", "interference")
    assert cards_offered(scene, CREATURE) == []


@rule("NA-H-tracking", "NA-111")
def test_tracking_gives_2_cards_for_the_next_turn_only():
    scene = ending(table(2, played={ANN: [1]}, hunt_allowed=2))
    assert scene.s.hunt_allowed == 1


@rule("NA-H-tracking", "NA-192")
def test_tracking_twice_still_gives_2_hunt_cards():
    scene = play_twice(ending(table(2, played={ANN: [1]}, **twice("tracking"))), "tracking")
    assert scene.s.hunt_allowed == 2


# -- Flashback -------------------------------------------------------------------------


@rule("NA-H-flashback", "NA-A17", "NA-165")
def test_flashback_is_not_playable_while_the_hunt_discard_is_empty():
    assert at_each_phase(CREATURE, "flashback", hunts=["flashback"]) == []


@rule("NA-H-flashback", "NA-165")
def test_flashback_is_not_playable_when_the_copied_card_is_not():
    scene = hunting(table(2, played={ANN: [1]}, hand={ANN: [2]}, hunts=["flashback"], hunt_discard=["ascendancy"]))
    assert cards_offered(scene, CREATURE) == []


@rule("NA-H-flashback", "NA-A17")
def test_flashback_copies_the_top_card_only():
    scene = hunting(table(2, played={ANN: [1]}, hunts=["flashback"], hunt_discard=["scream", "virus"]))
    scene.say(CREATURE, "hunt", "flashback")
    assert hunt_names(scene.s.in_force) == ["virus"]
    assert ["artemia", 1, 2] in scene.options(CREATURE), "symbol included"
    assert "target" not in scene.verbs(CREATURE)


@rule("NA-H-flashback")
def test_afterwards_flashback_itself_lies_on_top():
    scene = hunting(table(2, played={ANN: [1]}, hunts=["flashback"], hunt_discard=["scream", "virus"]))
    scene.say(CREATURE, "hunt", "flashback")
    assert hunt_names(scene.s.hunt_discard) == ["scream", "virus", "flashback"]


@rule("NA-H-flashback", "NA-42")
def test_flashback_counts_as_the_one_hunt_card_of_the_turn():
    scene = hunting(table(2, played={ANN: [1]}, hunts=["flashback", "clone"], hunt_discard=["fierceness"]))
    scene.say(CREATURE, "hunt", "flashback")
    assert cards_offered(scene, CREATURE) == []


@rule("NA-H-flashback")
def test_all_are_told_which_card_flashback_copies():
    scene = hunting(table(2, played={ANN: [1]}, hunts=["flashback"], hunt_discard=["fierceness"]))
    scene.say(CREATURE, "hunt", "flashback")
    assert [event["hunt"] for event in seen(scene, ANN, "flashback_played")] == ["fierceness"]
