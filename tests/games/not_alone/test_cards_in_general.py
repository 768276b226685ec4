"""Chapter 5: Hunt and Survival cards in general."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prowl.games.not_alone
from prowl.games.not_alone import GAME
from prowl.games.not_alone.cards.hunt import HUNT
from prowl.games.not_alone.cards.numbers import HUNT_NAMES
from prowl.games.not_alone.cards.survival import SURVIVAL
from prowl.games.not_alone.rules.planet import PAIRS
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
    skip_all,
    survival_names,
    table,
)
from tests.kit import Scene, rule

PLAYED = {ANN: [2], BOB: [3], EVE: [5]}
START = {1: exploring, 2: hunting, 3: reckoning, 4: ending}
HUNT_PHASES = {
    1: {"despair", "force_field"},
    2: {
        "anticipation",
        "ascendancy",
        "fierceness",
        "forbidden_zone",
        "interference",
        "persecution",
        "mutation",
        "phobia",
        "virus",
        "clone",
        "mirage",
        "scream",
        "toxin",
    },
    3: {"cataclysm", "detour"},
    4: {"stasis", "tracking"},
}
TARGET_CARDS = ["force_field", "clone", "mirage", "scream", "toxin"]
ARTEMIA_CARDS = ["despair", "mutation", "phobia", "virus"]
PAIR_OPTIONS = [["target", *pair] for pair in PAIRS]


def offered(scene: Scene, seat: int, verb: str) -> list[object]:
    """The things of the options with this verb."""
    return [option[1] for option in scene.options(seat) if option[0] == verb]


def offers_laying(scene: Scene, token: str) -> bool:
    return token in scene.verbs(CREATURE)


def tokens_offered(scene: Scene) -> set[str]:
    return scene.verbs(CREATURE) & {"creature", "target", "artemia"}


def declinable(scene: Scene) -> list[object]:
    return offered(scene, CREATURE, "decline")


# -- Playing Hunt cards ----------------------------------------------------------------


@rule("NA-41")
def test_each_hunt_card_names_a_phase():
    assert {card.id: card.phase for card in HUNT if card.id != "flashback"} == {
        name: phase for phase, names in HUNT_PHASES.items() for name in names
    }


@rule("NA-41")
@pytest.mark.parametrize("phase", START)
def test_a_hunt_card_may_be_played_only_in_its_phase(phase):
    names = [name for name in HUNT_NAMES if name != "flashback"]
    layout = {} if phase == 1 else {"played": PLAYED}
    scene = START[phase](table(hunts=names, **layout))
    assert set(offered(scene, CREATURE, "hunt")) == HUNT_PHASES[phase]


@rule("NA-41")
def test_a_hunt_card_may_be_played_at_any_moment_of_its_phase():
    scene = hunting(table(hunts=["fierceness"], played=PLAYED))
    assert offered(scene, CREATURE, "hunt") == ["fierceness"]
    scene.say(CREATURE, "creature", 8)
    assert offered(scene, CREATURE, "hunt") == ["fierceness"]


@rule("NA-41")
def test_a_hunt_card_is_discarded_after_use():
    scene = hunting(table(hunts=["fierceness", "clone"], played=PLAYED)).say(CREATURE, "hunt", "fierceness")
    assert hunt_names(scene.s.hunt_discard) == ["fierceness"]
    assert hunt_names(scene.s.hunt_hand) == ["clone"]


@rule("NA-42")
def test_the_creature_plays_at_most_one_hunt_card_in_a_phase():
    scene = hunting(table(hunts=["fierceness", "persecution"], played=PLAYED)).say(CREATURE, "hunt", "fierceness")
    assert "hunt" not in scene.verbs(CREATURE)


@rule("NA-42")
def test_one_hunt_card_is_for_the_whole_turn_and_not_for_each_phase():
    scene = hunting(table(hunts=["fierceness", "detour", "stasis"], played=PLAYED))
    skip_all(scene.say(CREATURE, "hunt", "fierceness").say(CREATURE, "creature", 8))
    asked = [event.name for event in scene.events if event.name == "hunt_played"]
    assert (scene.s.round, asked) == (2, ["hunt_played"])


@rule("NA-42")
def test_a_hunt_card_played_in_phase_1_leaves_none_for_phase_2():
    scene = exploring(table(hunts=["despair", "fierceness"])).say(CREATURE, "hunt", "despair")
    lay_cards(scene, {ANN: 2, BOB: 3, EVE: 5})
    assert scene.questions() == {CREATURE: "hunting"}
    assert "hunt" not in scene.verbs(CREATURE)


@rule("NA-42")
def test_an_effect_may_allow_a_second_hunt_card():
    scene = hunting(table(hunts=["fierceness", "persecution"], played=PLAYED, hunt_allowed=2))
    scene.say(CREATURE, "hunt", "fierceness")
    assert offered(scene, CREATURE, "hunt") == ["persecution"]
    assert "hunt" not in scene.say(CREATURE, "hunt", "persecution").verbs(CREATURE)


# -- Symbols ---------------------------------------------------------------------------


@rule("NA-43", "NA-44")
def test_these_hunt_cards_show_a_symbol():
    assert sorted(card.id for card in HUNT if card.symbol == "target") == sorted(TARGET_CARDS)
    assert sorted(card.id for card in HUNT if card.symbol == "artemia") == sorted(ARTEMIA_CARDS)


@rule("NA-43")
@pytest.mark.parametrize("card", ["clone", "scream", "toxin"])
def test_with_a_target_card_the_creature_lays_the_target_token_on_the_place_it_affects(card):
    scene = hunting(table(hunts=[card], played=PLAYED)).say(CREATURE, "hunt", card)
    assert offered(scene, CREATURE, "target") == list(range(1, 11))
    assert scene.say(CREATURE, "target", 7).s.target_token == [7]


@rule("NA-43")
def test_a_target_card_for_two_places_lays_the_token_on_both():
    scene = hunting(table(hunts=["mirage"], played=PLAYED)).say(CREATURE, "hunt", "mirage")
    assert [option for option in scene.options(CREATURE) if option[0] == "target"] == PAIR_OPTIONS
    assert scene.say(CREATURE, "target", 5, 10).s.target_token == [5, 10]


@rule("NA-43")
def test_without_a_target_card_there_is_no_target_token():
    scene = hunting(table(hunts=["fierceness"], played=PLAYED)).say(CREATURE, "hunt", "fierceness")
    assert tokens_offered(scene) == {"creature"}


@rule("NA-44")
def test_with_an_artemia_card_the_creature_lays_the_artemia_token_on_a_place():
    scene = hunting(table(hunts=["mutation"], played=PLAYED))
    assert not offers_laying(scene, "artemia")
    scene.say(CREATURE, "hunt", "mutation")
    assert offered(scene, CREATURE, "artemia") == list(range(1, 11))
    assert scene.say(CREATURE, "artemia", 4).s.artemia_token == [4]


@rule("NA-45")
def test_two_target_cards_share_the_one_place_of_the_target_token():
    scene = hunting(table(hunts=["clone", "toxin"], played=PLAYED, hunt_allowed=2))
    scene.say(CREATURE, "hunt", "clone").say(CREATURE, "target", 2).say(CREATURE, "hunt", "toxin")
    assert tokens_offered(scene) == {"creature"}
    skip_all(scene.say(CREATURE, "creature", 9))
    assert scene.happened("caught") == [{"seat": ANN}]
    assert [event["place"] for event in scene.happened("token_laid")] == [[2], [9]]


@rule("NA-45")
def test_both_effects_hold_on_the_targeted_place():
    layout = {"played": {ANN: [2]}, "discard": {ANN: [4]}, "survivals": {ANN: ["dodge"]}}
    scene = reckoning(table(2, **layout, target_token=[2], in_force=["scream", "toxin"]))
    scene.say(ANN, "pass").say(ANN, "lose_will")
    assert scene.s.will[ANN] == 2
    assert survival_names(scene.s.survival_discard) == ["dodge"]
    assert scene.happened("power_used") == []


@rule("NA-46")
def test_two_artemia_cards_share_the_one_artemia_token():
    scene = hunting(table(hunts=["mutation", "phobia"], played=PLAYED, hunt_allowed=2))
    scene.say(CREATURE, "hunt", "mutation").say(CREATURE, "artemia", 2)
    scene.say(CREATURE, "hunt", "phobia").say(CREATURE, "seat", ANN).pick(ANN, 1, 3)
    assert tokens_offered(scene) == {"creature"}
    assert scene.s.artemia_token == [2]


# -- Playing Survival cards ------------------------------------------------------------


@rule("NA-47")
def test_each_survival_card_names_a_phase():
    phases = {card.id: card.phase for card in SURVIVAL}
    assert {name for name, phase in phases.items() if phase == 1} == {
        "adrenaline",
        "ingenuity",
        "sacrifice",
        "sixth_sense",
        "smokescreen",
        "strike_back",
    }
    assert {name for name, phase in phases.items() if phase == 2} == {"vortex"}
    assert {name for name, phase in phases.items() if phase == 4} == {"amplifier", "double_back"}
    assert set(phases.values()) == {1, 2, 3, 4}


@rule("NA-47")
@pytest.mark.parametrize(
    ("phase", "names"),
    [
        (1, ["smokescreen", "sixth_sense"]),
        (2, ["vortex"]),
        (3, ["dodge"]),
        (4, ["amplifier", "double_back"]),
    ],
)
def test_a_survival_card_may_be_played_only_in_its_phase(phase, names):
    held = ["smokescreen", "sixth_sense", "vortex", "dodge", "amplifier", "double_back"]
    layout = {} if phase == 1 else {"played": PLAYED, "creature_token": [2]}
    scene = START[phase](table(survivals={ANN: held}, discard={ANN: [4]}, beacon=True, **layout))
    assert offered(scene, ANN, "survival") == names


@rule("NA-47")
def test_a_survival_card_may_be_played_at_any_moment_of_its_phase():
    scene = hunting(table(survivals={ANN: ["vortex"]}, played=PLAYED, discard={ANN: [4]}))
    assert offered(scene, ANN, "survival") == ["vortex"]
    scene.say(CREATURE, "creature", 8)
    assert offered(scene, ANN, "survival") == ["vortex"]


@rule("NA-47")
def test_a_survival_card_is_discarded_after_use():
    scene = exploring(table(survivals={ANN: ["ingenuity", "dodge"]})).say(ANN, "survival", "ingenuity")
    assert survival_names(scene.s.survival_discard) == ["ingenuity"]
    assert survival_names(scene.s.survival_hand[ANN]) == ["dodge"]


@rule("NA-48")
def test_each_hunted_plays_at_most_one_survival_card_per_turn():
    scene = exploring(table(survivals={ANN: ["ingenuity", "smokescreen"], BOB: ["strike_back"]}, hunts=["clone"]))
    scene.say(ANN, "survival", "ingenuity")
    assert "survival" not in scene.verbs(ANN)
    assert offered(scene, BOB, "survival") == ["strike_back"]


@rule("NA-48")
def test_one_survival_card_even_when_caught():
    scene = reckoning(
        table(survivals={ANN: ["detector", "dodge"]}, played=PLAYED, creature_token=[2], artemia_token=[2])
    )
    skip_all(scene.say(ANN, "survival", "detector"))
    assert scene.happened("survival_played") == [{"seat": ANN, "survival": 7}]
    assert scene.happened("caught") == [{"seat": ANN}]


@rule("NA-49")
def test_there_is_no_limit_to_the_survival_cards_in_a_hand():
    held = [card.id for card in SURVIVAL[:13]]
    s = table(2, survivals={ANN: held}, played={ANN: [9]})
    scene = reckoning(s).say(ANN, "pass").say(ANN, "use", 9)
    assert len(scene.s.survival_hand[ANN]) == 14


# -- Order and time --------------------------------------------------------------------


@rule("NA-50")
def test_cards_of_the_same_phase_take_effect_in_the_order_in_which_they_were_played():
    layout = {"hunts": ["despair"], "survivals": {ANN: ["adrenaline"]}, "will": [0, 2, 3, 3]}
    first = exploring(table(**layout)).say(ANN, "survival", "adrenaline").say(CREATURE, "hunt", "despair")
    assert first.s.will[ANN] == 3
    last = exploring(table(**layout)).say(CREATURE, "hunt", "despair")
    assert "survival" not in last.verbs(ANN)


@rule("NA-50")
def test_stasis_before_or_after_amplifier_makes_the_difference():
    layout = {"hunts": ["stasis"], "survivals": {ANN: ["amplifier"]}, "beacon": True, "played": PLAYED}
    amplifier = ending(table(**layout)).say(ANN, "survival", "amplifier").say(CREATURE, "hunt", "stasis")
    assert amplifier.s.rescue == 14
    stasis = ending(table(**layout)).say(CREATURE, "hunt", "stasis")
    assert stasis.options(ANN) == [["pass"]]


@rule("NA-50", "NA-169")
def test_a_hunt_card_comes_too_late_once_sacrifice_is_on_the_table():
    """Ann still thinks about what to discard, but her card came first."""
    scene = exploring(table(hunts=["despair"], survivals={ANN: ["sacrifice"]})).say(ANN, "survival", "sacrifice")
    assert scene.questions()[ANN] == "sacrifice.place"
    assert "hunt" not in scene.verbs(CREATURE)


@rule("NA-51")
def test_the_order_of_arrival_stands_when_both_sides_may_play():
    """Every answer arrives before or after every other, so there is no dispute to ask the Creature about."""
    layout = {"hunts": ["despair"], "survivals": {ANN: ["smokescreen"]}}
    scene = exploring(table(**layout))
    assert {CREATURE, ANN} <= set(scene.asked)
    scene.say(ANN, "survival", "smokescreen").say(CREATURE, "hunt", "despair")
    played = [event.name for event in scene.events if event.name.endswith("_played")]
    assert played == ["survival_played", "hunt_played"]
    turned = exploring(table(**layout)).say(CREATURE, "hunt", "despair")
    assert "survival" not in turned.verbs(ANN)


@rule("NA-52")
def test_an_effect_lasts_only_for_the_turn_in_which_its_card_is_played():
    s = table(
        played=PLAYED, in_force=["despair", "force_field"], despair=True, banned=[4, 5], survivals={ANN: ["dodge"]}
    )
    scene = ending(s).say(CREATURE, "pass")
    assert (scene.s.despair, scene.s.banned, scene.s.in_force, scene.s.round) == (False, [], [], 2)
    assert offered(scene, BOB, "place") == [1, 2, 4, 5]


@rule("NA-52")
def test_tracking_reaches_into_the_next_turn_and_not_further():
    scene = ending(table(2, hunts=["tracking"])).say(CREATURE, "hunt", "tracking")
    assert scene.s.hunt_allowed == 2
    scene.say(CREATURE, "pass").say(ANN, "place", 1).say(CREATURE, "creature", 9).pass_all()
    skip_all(scene)
    assert (scene.s.round, scene.s.hunt_allowed) == (3, 1)


@rule("NA-52")
def test_a_card_overrides_the_general_rules():
    """Dodge: a Hunted under the Creature token acts and is not caught."""
    scene = reckoning(table(survivals={ANN: ["dodge"]}, played=PLAYED, creature_token=[2]))
    scene.say(ANN, "survival", "dodge")
    assert ["use", 2] in scene.options(ANN)


# -- Tokens owed to cards --------------------------------------------------------------


@rule("NA-163")
def test_the_token_of_force_field_is_laid_at_once_in_phase_1():
    scene = exploring(table(hunts=["force_field"])).say(CREATURE, "hunt", "force_field")
    assert scene.options(CREATURE) == PAIR_OPTIONS
    scene.say(CREATURE, "target", 4, 5)
    assert (scene.s.phase, scene.s.target_token) == (1, [4, 5])


@rule("NA-163")
def test_the_token_of_despair_is_laid_in_phase_2_and_cannot_be_declined():
    scene = exploring(table(hunts=["despair"])).say(CREATURE, "hunt", "despair")
    assert scene.s.artemia_token == []
    lay_cards(scene, {ANN: 2, BOB: 3, EVE: 5})
    assert offered(scene, CREATURE, "artemia") == list(range(1, 11))
    assert declinable(scene) == ["creature"]


@rule("NA-163")
@pytest.mark.parametrize("card", ["mutation", "virus", "clone", "mirage", "scream", "toxin"])
def test_the_token_of_a_phase_2_card_cannot_be_declined(card):
    scene = hunting(table(hunts=[card], played=PLAYED)).say(CREATURE, "hunt", card)
    assert declinable(scene) == ["creature"]
    scene.say(CREATURE, "creature", 8)
    assert tokens_offered(scene) == scene.verbs(CREATURE)


@rule("NA-163")
def test_a_card_makes_the_token_of_the_board_symbol_binding():
    scene = hunting(table(hunts=["mutation"], played=PLAYED, rescue=6))
    assert declinable(scene) == ["creature", "artemia"]
    assert declinable(scene.say(CREATURE, "hunt", "mutation")) == ["creature"]


# -- Two cards, one token --------------------------------------------------------------


def hunting_twice(*cards: str, **fields: object) -> Scene:
    return hunting(table(hunts=cards, played=PLAYED, hunt_allowed=2, **fields))


@rule("NA-164")
def test_a_pair_card_picks_the_token_up_from_a_place_and_lays_it_on_any_pair():
    scene = hunting_twice("scream", "mirage").say(CREATURE, "hunt", "scream").say(CREATURE, "target", 7)
    scene.say(CREATURE, "hunt", "mirage")
    assert [option for option in scene.options(CREATURE) if option[0] == "target"] == PAIR_OPTIONS
    assert scene.say(CREATURE, "target", 2, 3).s.target_token == [2, 3]


@rule("NA-164")
def test_a_pair_card_picks_the_token_up_from_another_pair():
    scene = hunting(
        table(hunts=["mirage"], played=PLAYED, hunt_allowed=2, in_force=["force_field"], target_token=[4, 5])
    )
    scene.say(CREATURE, "hunt", "mirage")
    assert [option for option in scene.options(CREATURE) if option[0] == "target"] == PAIR_OPTIONS
    assert scene.say(CREATURE, "target", 2, 3).s.target_token == [2, 3]


@rule("NA-164")
def test_virus_picks_up_the_artemia_token_of_the_board_symbol():
    scene = hunting(table(hunts=["virus"], played=PLAYED, rescue=6)).say(CREATURE, "artemia", 4)
    scene.say(CREATURE, "hunt", "virus")
    assert len(offered(scene, CREATURE, "artemia")) == 13
    assert scene.say(CREATURE, "artemia", 2, 3).s.artemia_token == [2, 3]


@rule("NA-164")
@pytest.mark.parametrize("card", ["clone", "scream", "toxin"])
def test_otherwise_a_token_already_laid_stays(card):
    scene = hunting_twice("mirage", card).say(CREATURE, "hunt", "mirage").say(CREATURE, "target", 2, 3)
    scene.say(CREATURE, "hunt", card)
    assert tokens_offered(scene) == {"creature"}
    assert scene.s.target_token == [2, 3]


@rule("NA-164")
@pytest.mark.parametrize("order", [("clone", "mirage"), ("mirage", "clone")])
def test_the_token_of_two_cards_not_yet_laid_is_laid_once_on_a_pair(order):
    scene = hunting_twice(*order)
    for card in order:
        scene.say(CREATURE, "hunt", card)
    assert [option for option in scene.options(CREATURE) if option[0] == "target"] == PAIR_OPTIONS
    assert "target" not in scene.say(CREATURE, "target", 2, 3).verbs(CREATURE)


@rule("NA-164")
def test_all_effects_of_the_symbol_then_hold_on_every_place_the_token_covers():
    """Clone and Mirage on 2 and 3: both places catch and both are switched off."""
    scene = hunting_twice("clone", "mirage").say(CREATURE, "hunt", "clone").say(CREATURE, "target", 7)
    scene.say(CREATURE, "hunt", "mirage").say(CREATURE, "target", 2, 3).say(CREATURE, "creature", 9)
    skip_all(scene)
    assert scene.happened("caught") == [{"seat": ANN}, {"seat": BOB}]


@rule("NA-164")
def test_the_ban_of_force_field_stays_on_the_pair_named_in_phase_1():
    layout = {"survivals": {ANN: ["vortex"]}, "discard": {ANN: [1, 3, 4]}}
    scene = exploring(table(2, hunts=["force_field", "mirage"], hunt_allowed=2, **layout))
    scene.say(CREATURE, "hunt", "force_field").say(CREATURE, "target", 3, 4).say(CREATURE, "pass")
    scene.say(ANN, "place", 2).say(CREATURE, "hunt", "mirage").say(CREATURE, "target", 1, 6)
    assert scene.say(ANN, "survival", "vortex").s.played[ANN] == [1]


# -- What can be played ----------------------------------------------------------------


@rule("NA-165")
def test_a_survival_card_can_be_played_only_when_its_own_rule_allows_it():
    held = {ANN: ["adrenaline", "ingenuity", "sixth_sense", "strike_back", "sacrifice"]}
    assert "survival" not in exploring(table(survivals=held, beacon=True, hunt_played=1)).verbs(ANN)
    scene = exploring(table(survivals=held, hunts=["clone"], will=[0, 2, 3, 3], discard={ANN: [1]}))
    assert offered(scene, ANN, "survival") == held[ANN]


@rule("NA-165")
def test_ascendancy_needs_a_hunted_with_3_or_more_place_cards():
    few = {ANN: [1, 2], BOB: [1, 2], EVE: [1, 2]}
    assert "hunt" not in hunting(table(hunts=["ascendancy"], hand=few)).verbs(CREATURE)
    many = {**few, EVE: [1, 2, 3]}
    assert offered(hunting(table(hunts=["ascendancy"], hand=many)), CREATURE, "hunt") == ["ascendancy"]


@rule("NA-165")
def test_flashback_needs_a_hunt_discard():
    assert "hunt" not in hunting(table(hunts=["flashback"], played=PLAYED)).verbs(CREATURE)


@rule("NA-165")
@pytest.mark.parametrize(("top", "phase"), [("despair", 1), ("clone", 2), ("detour", 3), ("stasis", 4)])
def test_flashback_needs_the_phase_of_the_copied_card(top, phase):
    for each, start in START.items():
        layout = {} if each == 1 else {"played": PLAYED}
        scene = start(table(hunts=["flashback"], hunt_discard=[top], **layout))
        assert ("hunt" in scene.verbs(CREATURE)) == (each == phase)


@rule("NA-165")
def test_flashback_needs_the_copied_card_to_be_playable():
    few = {ANN: [1, 2], BOB: [1, 2], EVE: [1, 2]}
    scene = hunting(table(hunts=["flashback"], hunt_discard=["ascendancy"], hand=few))
    assert "hunt" not in scene.verbs(CREATURE)


@rule("NA-165")
def test_every_other_hunt_card_is_always_playable_in_its_phase():
    """Even where it can do nothing: empty hands, nobody on the place, no beacon."""
    few = {ANN: [], BOB: [], EVE: []}
    names = sorted(HUNT_PHASES[2] - {"ascendancy"})
    assert sorted(offered(hunting(table(hunts=names, hand=few)), CREATURE, "hunt")) == names


# -- The same effect twice -------------------------------------------------------------


def copied(card: str, phase: int = 2, **layout: object) -> Scene:
    """The card has been played this turn, and Flashback has just been played as the same card."""
    s = table(hunts=["flashback"], in_force=[card], hunt_allowed=2, **{"played": PLAYED, **layout})
    return START[phase](s).say(CREATURE, "hunt", "flashback")


@rule("NA-166")
def test_fierceness_twice_costs_2_extra_will():
    scene = skip_all(copied("fierceness").say(CREATURE, "creature", 2))
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 3, "left": 0}]


@rule("NA-166")
def test_mutation_twice_costs_2_will():
    scene = copied("mutation").say(CREATURE, "artemia", 2).say(CREATURE, "creature", 9)
    skip_all(scene)
    assert scene.s.will[ANN] == 1


@rule("NA-166")
def test_anticipation_twice_moves_assimilation_twice_more():
    scene = copied("anticipation", anticipated=[ANN]).say(CREATURE, "seat", ANN).say(CREATURE, "creature", 2)
    assert skip_all(scene).s.assimilation == 9 - 3


@rule("NA-166")
def test_forbidden_zone_twice_costs_2_cards():
    scene = copied("forbidden_zone", discard={ANN: [1]}).pick(ANN, 3).pick(BOB, 1).pick(EVE, 1)
    assert sorted(scene.s.discard[ANN]) == [1, 3]


@rule("NA-166")
def test_ascendancy_twice_strikes_two_hunted():
    scene = copied("ascendancy", hand={ANN: [1, 3], BOB: [1, 2, 4], EVE: [1, 2, 3, 4]}, played={})
    assert scene.options(CREATURE) == [["seat", BOB], ["seat", EVE]]


@rule("NA-166")
def test_scream_twice_strikes_twice():
    s = table(2, played={ANN: [2]}, target_token=[2], in_force=["scream"])
    s.in_force *= 2
    scene = reckoning(s).say(ANN, "lose_will").say(ANN, "lose_will")
    assert scene.s.will[ANN] == 1


@rule("NA-166")
def test_toxin_twice_costs_2_survival_cards():
    s = table(2, played={ANN: [2]}, target_token=[2], in_force=["toxin"], survivals={ANN: ["dodge", "gate", "drone"]})
    s.in_force *= 2
    scene = reckoning(s).say(ANN, "pass").say(ANN, "survival", "dodge").say(ANN, "survival", "gate")
    assert survival_names(scene.s.survival_hand[ANN]) == ["drone"]


@rule("NA-166")
def test_phobia_twice_is_a_second_choice():
    scene = copied("phobia")
    assert scene.options(CREATURE) == [["seat", ANN], ["seat", BOB], ["seat", EVE]]


@rule("NA-166")
def test_cataclysm_twice_switches_two_places_off():
    scene = copied("cataclysm", phase=3, disabled=[2]).say(CREATURE, "space", 3)
    assert scene.s.disabled == [2, 3]
    assert scene.questions() == {EVE: "resolve"}


@rule("NA-166")
def test_detour_twice_is_a_second_move():
    scene = copied("detour", phase=3)
    scene.say(CREATURE, "detour", ANN, 2, 1)
    assert scene.s.stands == [[], [1], [3], [5]]


@rule("NA-166")
def test_interference_twice_counts_once():
    """The Beach is still merely without power, and other places are as before."""
    scene = copied("interference", played={ANN: [4], BOB: [3], EVE: [5]}).say(CREATURE, "creature", 9)
    assert scene.questions() == {BOB: "resolve"}
    assert scene.options(BOB) == [["use", 3], ["skip"]]


@rule("NA-166")
def test_persecution_twice_counts_once():
    """The Jungle still returns one card, not none."""
    scene = copied("persecution", discard={ANN: [4]}).say(CREATURE, "creature", 9).say(ANN, "use", 2)
    assert scene.options(ANN) == [["place", 2], ["place", 4]]


@rule("NA-166")
def test_despair_twice_counts_once():
    scene = copied("despair", phase=1, despair=True, played={})
    lay_cards(scene, {ANN: 2, BOB: 3, EVE: 5})
    scene.say(CREATURE, "artemia", 4)
    assert tokens_offered(scene) == {"creature"}


@rule("NA-166")
def test_clone_twice_counts_once():
    scene = skip_all(copied("clone", target_token=[2]).say(CREATURE, "creature", 9))
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 1, "left": 2}]


@rule("NA-166")
def test_mirage_twice_counts_once_and_only_the_last_pair_is_switched_off():
    scene = copied("mirage", target_token=[2, 3]).say(CREATURE, "target", 5, 10).say(CREATURE, "creature", 9)
    assert scene.questions() == {ANN: "resolve"}
    skip_all(scene)
    assert [event["seat"] for event in scene.happened("power_used")] == []


@rule("NA-166")
def test_stasis_twice_stops_one_rescue_move():
    scene = copied("stasis", phase=4)
    assert scene.s.rescue == 15
    assert scene.happened("rescue_stood_still") == [{}]


@rule("NA-166")
def test_after_force_field_twice_only_the_last_pair_counts():
    scene = copied("force_field", phase=1, played={}, banned=[1, 2], target_token=[1, 2])
    scene.say(CREATURE, "target", 4, 5)
    assert scene.s.target_token == [4, 5]
    assert offered(scene, ANN, "place") == [1, 2, 3]


@rule("NA-166")
def test_after_virus_twice_only_the_last_pair_counts():
    scene = copied("virus", artemia_token=[2, 3]).say(CREATURE, "artemia", 5, 10).say(CREATURE, "creature", 9)
    assert scene.s.artemia_token == [5, 10]
    assert scene.questions() == {ANN: "resolve"}


# -- Discarding, numbering, stopping ---------------------------------------------------


@rule("NA-167")
def test_a_hunt_card_lies_in_the_discard_while_its_effect_still_lasts():
    scene = hunting(table(hunts=["anticipation"], played=PLAYED, hunt_discard=["virus"]))
    scene.say(CREATURE, "hunt", "anticipation").say(CREATURE, "seat", ANN)
    assert hunt_names(scene.s.hunt_discard) == ["virus", "anticipation"]
    assert scene.s.anticipated == [ANN]


@rule("NA-168")
def test_each_card_is_a_rule_of_its_own():
    text = Path(prowl.games.not_alone.__file__).with_name("RULES.md").read_text("utf-8")
    rules = set(re.findall(r"^- \*\*NA-([PHS]-\w+)\*\*", text, re.MULTILINE))
    cards = {f"P-{card.number}" if card.kind == "place" else f"{card.kind[0].upper()}-{card.id}" for card in GAME.cards}
    assert rules == cards
    assert len(rules) == 45


@rule("NA-169")
def test_sacrifice_stops_every_later_hunt_card_of_the_turn():
    scene = exploring(table(2, hunts=["despair", "fierceness", "detour"], survivals={ANN: ["sacrifice"]}))
    scene.say(ANN, "survival", "sacrifice").say(ANN, "place", 5)
    assert CREATURE not in scene.asked
    scene.say(ANN, "place", 2)
    assert scene.s.phase == 2
    assert scene.verbs(CREATURE) == {"creature", "decline"}
    scene.say(CREATURE, "creature", 9)
    assert scene.questions() == {ANN: "resolve"}
    assert skip_all(scene).s.round == 2
    assert scene.happened("hunt_played") == []


@rule("NA-169")
def test_the_creature_is_offered_no_hunt_card_once_sacrifice_is_played():
    """The question to the Creature may still be open: nobody waits for it."""
    scene = exploring(table(hunts=["despair"], survivals={ANN: ["sacrifice"]}))
    scene.say(ANN, "survival", "sacrifice").say(ANN, "place", 5)
    assert CREATURE not in scene.run.pending or scene.options(CREATURE) == [["pass"]]


@rule("NA-169")
def test_hunt_cards_played_before_sacrifice_stand():
    scene = exploring(table(hunts=["force_field", "clone"], hunt_allowed=2, survivals={ANN: ["sacrifice"]}))
    scene.say(CREATURE, "hunt", "force_field").say(CREATURE, "target", 4, 5)
    scene.say(ANN, "survival", "sacrifice").say(ANN, "place", 1)
    assert offered(scene, ANN, "place") == [2, 3]


@rule("NA-169")
def test_after_sacrifice_the_creature_and_symbol_tokens_are_laid_as_usual():
    scene = hunting(table(sacrifice=True, hunts=["clone"], played=PLAYED, rescue=6))
    assert tokens_offered(scene) == {"creature", "artemia"}


@rule("NA-170")
def test_despair_forbids_playing_and_drawing_survival_cards():
    layout = {"despair": True, "survivals": {ANN: ["dodge"]}, "discard": {ANN: [1]}}
    shelter = reckoning(table(2, **layout, played={ANN: [7]}))
    assert shelter.options(ANN) == [["take_back", 1], ["skip"]]
    source = reckoning(table(2, **layout, played={ANN: [9]}))
    assert source.options(ANN) == [["take_back", 1], ["skip"]]


@rule("NA-170")
def test_despair_switches_no_place_off():
    layout = {"despair": True, "discard": {ANN: [1]}}
    assert reckoning(table(2, **layout, played={ANN: [7]})).say(ANN, "take_back", 1).s.hand[ANN] == [2, 3, 4, 5, 1]
    source = reckoning(table(2, **layout, played={ANN: [9]}, will=[0, 2])).say(ANN, "use", 9)
    assert source.s.will[ANN] == 3
