"""Rulings: NA-A1 to NA-A33, where they stand as rules."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from prowl.games.not_alone import GAME
from prowl.games.not_alone.cards.numbers import HUNT_NAMES
from prowl.games.not_alone.rules.counters import ARTEMIA_SYMBOLS
from prowl.kernel.game import Setting
from tests.games.not_alone.moments import cards_offered, pass_window, resolving, revealed, windows
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    SPECTATOR,
    ending,
    exploring,
    hunting,
    lay_cards,
    reckoning,
    seen,
    skip_all,
    table,
)
from tests.kit import Scene, new_state, rule

SKIP = ["skip"]


def setting(key: str) -> Setting:
    return next(each for each in GAME.settings if each.key == key)


# -- Table options ---------------------------------------------------------------------


@rule("NA-A1", "NA-A6", "NA-A13", "NA-A16", "NA-A22", "NA-133")
@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("lair_takes_back", ("one", "all")),
        ("board_side", ("creature", "1", "2")),
        ("copy_disabled", ("no", "yes")),
        ("stasis_stops_amplifier", ("yes", "no")),
        ("creature", ("random", "1", "2", "3", "4", "5", "6", "7")),
        ("expert", ("no", "yes")),
    ],
)
def test_the_table_options_and_their_values_the_default_first(key, values):
    assert setting(key).values == values


@rule("NA-A1")
@pytest.mark.parametrize(("language", "others"), [("en", "other editions"), ("ru", "других изданиях")])
def test_the_help_says_that_other_editions_play_all(language, others):
    text = (files("prowl.games.not_alone") / "text" / f"{language}.ftl").read_text("utf-8")
    help = next(line for line in text.splitlines() if line.startswith("setting-lair-takes-back-about ="))
    assert others in help.lower()


# -- A2, A4, A5: counters --------------------------------------------------------------


@rule("NA-A2")
@pytest.mark.parametrize(
    "move",
    [
        pytest.param(lambda: resolving(8).say(ANN, "use", 8), id="wreck"),
        pytest.param(lambda: resolving(1, creature_token=[8]).say(ANN, "use", 1), id="copied"),
        pytest.param(lambda: resolving(4, beacon=True).say(ANN, "use", 4), id="beach"),
        pytest.param(
            lambda: ending(table(2, played={ANN: [1]}, beacon=True, survivals={ANN: ["amplifier"]})).say(
                ANN, "survival", "amplifier"
            ),
            id="amplifier",
        ),
        pytest.param(lambda: ending(table(2, played={ANN: [1]})), id="phase 4"),
    ],
)
def test_every_move_of_the_rescue_counter_goes_towards_its_victory_space(move):
    assert move().happened("rescue_moved")[0] == {"left": 12}


@rule("NA-A4", "NA-26", "NA-27")
@pytest.mark.parametrize("players", range(2, 8))
def test_the_lengths_of_both_tracks_for_every_number_of_players(players):
    rescue = {2: 13, 3: 14, 4: 15, 5: 16, 6: 17, 7: 18}
    assimilation = {2: 7, 3: 8, 4: 9, 5: 10, 6: 11, 7: 12}
    s = new_state(GAME, players)
    assert (s.rescue, s.assimilation) == (rescue[players], assimilation[players])


@rule("NA-A5", "NA-73")
@pytest.mark.parametrize(("side", "symbols"), [(1, [1, 2, 3, 4, 5, 6]), (2, [1, 3, 5, 7, 9, 11])])
def test_the_rescue_spaces_with_the_artemia_symbol(side, symbols):
    assert sorted(ARTEMIA_SYMBOLS[side]) == symbols
    for rescue in range(1, 19):
        scene = hunting(table(2, played={ANN: [1]}, side=side, rescue=rescue))
        assert ("artemia" in scene.verbs(CREATURE)) is (rescue in symbols)


# -- A6, A22, A23: sides and seats -----------------------------------------------------


@rule("NA-A6", "NA-25")
def test_by_default_the_creature_chooses_the_board_side_during_setup():
    scene = Scene(GAME, new_state(GAME, 3, creature="2"))
    assert scene.questions() == {1: "setup.side"}
    assert scene.options(1) == [["side", 1], ["side", 2]]
    assert scene.say(1, "side", 2).s.side == 2


@rule("NA-A6")
def test_side_1_is_the_answer_if_the_creature_does_not_choose():
    assert Scene(GAME, new_state(GAME, 3, creature="2")).ask(1).fallback == 1


@rule("NA-A6")
@pytest.mark.parametrize("side", ["1", "2"])
def test_with_the_side_as_a_table_option_nobody_is_asked(side):
    scene = Scene(GAME, new_state(GAME, 3, board_side=side))
    assert (scene.s.side, scene.s.phase) == (int(side), 1)


@rule("NA-A22", "NA-6")
def test_the_creature_is_random_by_default():
    assert {new_state(GAME, 3, seed).creature for seed in range(30)} == {0, 1, 2}


@rule("NA-A22")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_creature_may_be_the_number_of_a_seat(seat):
    assert {new_state(GAME, 3, seed, creature=str(seat)).creature for seed in range(5)} == {seat - 1}


@rule("NA-A23", "NA-83")
def test_clockwise_from_the_creatures_left_is_by_ascending_seats_from_the_next_one_round():
    scene = reckoning(table(creature=2, played={0: [4], 1: [4], 3: [4]}, discard={seat: [1] for seat in (0, 1, 3)}))
    asked = []
    while scene.s.phase == 3:
        asked += scene.asked
        scene.say(scene.asked[0], "skip")
    assert asked == [3, 0, 1]


# -- A7 to A11, A32: Will and exploration ----------------------------------------------


@rule("NA-A7", "NA-62")
@pytest.mark.parametrize(("will", "price"), [(1, 1), (2, 2)])
def test_resisting_away_the_last_will_forces_an_immediate_give_up(will, price):
    scene = exploring(table(2, hand={ANN: [1]}, will=[0, will])).say(ANN, "resist", price)
    if scene.questions().get(ANN) == "resist.place":
        scene.pick(ANN, 2, 3)
    assert (scene.s.will[ANN], sorted(scene.s.hand[ANN])) == (3, [1, 2, 3, 4, 5])
    assert scene.happened("assimilation_moved") == [{"left": 6}]
    assert scene.questions()[ANN] == "explore", "and only then a card is laid"


@rule("NA-A8", "NA-60")
def test_2_will_per_turn_may_be_paid_at_once_or_as_two_actions_of_1():
    def start():
        return exploring(table(2, hand={ANN: []}))

    at_once = start().say(ANN, "resist", 2).pick(ANN, 1, 2, 3, 4)
    in_two = start().say(ANN, "resist", 1).pick(ANN, 1, 2).say(ANN, "resist", 1).pick(ANN, 3, 4)
    for scene in (at_once, in_two):
        assert (scene.s.will[ANN], scene.s.discard[ANN]) == (1, [5])
        assert "resist" not in scene.verbs(ANN), "no more this turn"


@rule("NA-A8", "NA-60")
def test_after_1_will_only_1_more_can_be_paid():
    scene = exploring(table(2, hand={ANN: []}, discard={ANN: [1, 2, 3, 4, 5, 6, 7]})).say(ANN, "resist", 1)
    scene.pick(ANN, 1, 2)
    assert [option for option in scene.options(ANN) if option[0] == "resist"] == [["resist", 1]]


@rule("NA-A9", "NA-102")
def test_who_lost_the_last_will_in_phase_3_takes_back_the_discard_and_the_cards_played():
    scene = reckoning(table(2, played={ANN: [4, 5]}, hand={ANN: [1]}, creature_token=[4], will=[0, 1])).say(ANN, "skip")
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == ([1, 2, 3, 4, 5], [])


@rule("NA-A9", "NA-175")
def test_give_up_takes_back_the_discard_only():
    scene = exploring(table(2, hand={ANN: [1]}, survivals={ANN: ["dodge"]}, artefact=[False, True]))
    scene.say(ANN, "give_up")
    assert sorted(scene.s.hand[ANN]) == [1, 2, 3, 4, 5]
    assert (len(scene.s.survival_hand[ANN]), scene.s.artefact[ANN]) == (1, True)


@rule("NA-A10", "NA-100")
def test_assimilation_moves_1_however_many_hunted_lose_their_last_will():
    played = {ANN: [4], BOB: [4], EVE: [4]}
    scene = reckoning(table(played=played, creature_token=[4], will=[0, 1, 1, 1]))
    assert len(scene.happened("assimilation_moved")) == 2, "one for the catch, one for the last Will of all"


@rule("NA-A11", "NA-171", "NA-172")
@pytest.mark.parametrize("card", ["force_field", "despair"])
def test_in_phase_1_both_sides_are_active_together_and_the_cards_are_chosen_again(card):
    scene = exploring(table(3, hunts=[card]))
    assert scene.asked == [CREATURE, ANN, BOB]
    lay_cards(scene, {ANN: 1, BOB: 2})
    assert scene.asked == [CREATURE], "the phase waits for the Creature"
    scene.say(CREATURE, "hunt", card)
    if card == "force_field":
        scene.say(CREATURE, "target", 9, 10)
    assert scene.asked == [ANN, BOB]
    assert (scene.s.played[ANN], scene.s.played[BOB]) == ([], [])


@rule("NA-A32", "NA-173")
def test_a_hunted_may_resist_first_and_give_up_afterwards():
    scene = exploring(table(2, hand={ANN: [1]})).say(ANN, "resist", 1).pick(ANN, 2, 3)
    assert ["give_up"] in scene.options(ANN)
    scene.say(ANN, "give_up")
    assert (scene.s.will[ANN], sorted(scene.s.hand[ANN])) == (3, [1, 2, 3, 4, 5])


# -- A12: tokens -----------------------------------------------------------------------


@rule("NA-A12", "NA-179")
def test_laying_the_tokens_is_the_default():
    scene = hunting(table(2, played={ANN: [5]}, rescue=6))
    while windows(scene) == {"hunting"}:
        scene.answer(CREATURE, scene.ask(CREATURE).fallback)
    assert [event["token"] for event in scene.happened("token_laid")] == ["creature", "artemia"]
    assert scene.happened("token_declined") == []


@rule("NA-A12", "NA-179")
@pytest.mark.parametrize("token", ["creature", "artemia"])
def test_declining_is_an_answer_of_its_own_for_each_token(token):
    scene = hunting(table(2, played={ANN: [5]}, rescue=6)).say(CREATURE, "decline", token)
    assert scene.happened("token_declined") == [{"token": token}]
    assert token not in scene.verbs(CREATURE)


@rule("NA-A12", "NA-163")
@pytest.mark.parametrize("card", ["clone", "mirage", "scream", "toxin", "mutation", "virus"])
def test_the_token_of_a_played_card_is_never_optional(card):
    scene = hunting(table(2, played={ANN: [5]}, rescue=6, hunts=[card])).say(CREATURE, "hunt", card)
    declinable = [option[1] for option in scene.options(CREATURE) if option[0] == "decline"]
    assert "target" not in declinable
    assert ("artemia" in declinable) is (card in ("clone", "mirage", "scream", "toxin"))


# -- A13 to A16: copying, Drone and Gate, Amplifier ------------------------------------


@rule("NA-A13")
@pytest.mark.parametrize(
    "off",
    [
        pytest.param({"creature_token": [3], "in_force": ["mirage"], "target_token": [3, 4]}, id="mirage"),
        pytest.param({"creature_token": [3], "in_force": ["toxin"], "target_token": [3]}, id="toxin"),
        pytest.param({"creature_token": [3], "in_force": ["cataclysm"], "disabled": [3]}, id="cataclysm"),
        pytest.param({"creature_token": [8], "in_force": ["interference"]}, id="interference"),
    ],
)
@pytest.mark.parametrize(("option", "offered"), [("no", [SKIP]), ("yes", [["use", 1], SKIP])])
def test_whether_the_lair_copies_a_power_that_is_switched_off_is_a_table_option(option, offered, off):
    assert resolving(1, settings={"copy_disabled": option}, **off).options(ANN) == offered


@rule("NA-A14")
@pytest.mark.parametrize("card", ["drone", "gate"])
@pytest.mark.parametrize(
    ("place", "off"),
    [
        (3, {"in_force": ["mirage"], "target_token": [3, 4]}),
        (3, {"in_force": ["toxin"], "target_token": [3]}),
        (3, {"in_force": ["cataclysm"], "disabled": [3]}),
        (8, {"in_force": ["interference"]}),
    ],
)
def test_drone_and_gate_cannot_be_played_where_the_own_power_is_switched_off(place, off, card):
    scene = revealed(place, survivals={ANN: [card, "adrenaline"]}, **off)
    while scene.s.phase == 3:
        assert cards_offered(scene, ANN) in ([], [card, "adrenaline"])
        assert scene.questions()[ANN] in ("reckoning_window", "last_call", "toxin.survival")
        scene.say(ANN, *scene.options(ANN)[-1])
    assert scene.happened("survival_played") == []


@rule("NA-A15")
def test_when_the_lair_copies_the_swamp_the_lair_card_returns_to_hand():
    scene = resolving(1, creature_token=[6]).say(ANN, "use", 1)
    assert scene.happened("played_card_returned") == [{"seat": ANN, "place": 1}]


@rule("NA-A16")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_an_amplifier_resolved_before_stasis_stands_either_way(option):
    cards = {"hunts": ["stasis"], "survivals": {ANN: ["amplifier"]}, "beacon": True}
    scene = ending(table(2, played={ANN: [1]}, settings={"stasis_stops_amplifier": option}, **cards))
    scene.say(ANN, "survival", "amplifier").say(CREATURE, "hunt", "stasis")
    assert (scene.s.round, scene.s.rescue) == (2, 12)


@rule("NA-A16")
def test_with_the_option_no_an_amplifier_after_stasis_still_moves_rescue():
    cards = {"hunts": ["stasis"], "survivals": {ANN: ["amplifier"]}, "beacon": True}
    scene = ending(table(2, played={ANN: [1]}, settings={"stasis_stops_amplifier": "no"}, **cards))
    scene.say(CREATURE, "hunt", "stasis").say(ANN, "survival", "amplifier")
    assert (scene.s.round, scene.s.rescue) == (2, 12)


# -- A17 to A21: what is seen, decks and discards --------------------------------------


@rule("NA-A17")
def test_flashback_normally_copies_the_last_card_of_an_earlier_turn():
    scene = hunting(table(2, played={ANN: [5]}, hunts=["flashback"], hunt_discard=["clone", "fierceness"]))
    scene.say(CREATURE, "hunt", "flashback")
    assert scene.happened("flashback_played")[0]["hunt"] == HUNT_NAMES.index("fierceness")


@rule("NA-A17")
def test_flashback_cannot_be_played_right_after_a_reshuffle():
    scene = ending(
        table(2, played={ANN: [5]}, hunts=["flashback"], hunt_discard=[n for n in HUNT_NAMES if n != "flashback"])
    )
    scene.pass_all()
    assert (scene.s.round, scene.s.hunt_discard) == (2, [])
    assert "flashback" not in cards_offered(scene, CREATURE)


@rule("NA-A17")
def test_flashback_never_copies_itself():
    # With two cards allowed, Flashback first and alone on the discard: there is nothing left to copy it.
    scene = hunting(table(2, played={ANN: [5]}, hunts=["flashback"], hunt_discard=["clone"], hunt_allowed=2))
    scene.say(CREATURE, "hunt", "flashback")
    assert HUNT_NAMES.index("flashback") not in scene.s.in_force


@rule("NA-A18")
def test_the_cards_that_strike_back_sends_under_the_hunt_deck_are_not_shown_to_the_hunted():
    scene = exploring(table(3, hunts=["clone", "virus"], survivals={ANN: ["strike_back"]}))
    scene.say(ANN, "survival", "strike_back")
    for seat in (ANN, BOB, SPECTATOR):
        assert seen(scene, seat, "struck_back")[0]["hunt"] is None
        assert scene.view(seat)["hunt_deck"] == {"count": 20}


@rule("NA-A19", "NA-158")
def test_smokescreen_hides_the_place_discards_from_the_creature_only():
    scene = exploring(table(3, hand={ANN: [1], BOB: [2]}, smokescreen=True))
    assert scene.view(CREATURE)["discard"][1:] == [{"count": 4}, {"count": 4}]
    assert scene.view(BOB)["discard"][1:] == scene.view(ANN)["discard"][1:] == [[2, 3, 4, 5], [1, 3, 4, 5]]


@rule("NA-A20", "NA-15", "NA-18")
@pytest.mark.parametrize("seat", [CREATURE, ANN, BOB, SPECTATOR])
def test_the_hunt_discard_and_the_survival_discard_are_public(seat):
    scene = exploring(table(3, hunt_discard=["clone", "virus"], survival_discard=["gate", "dodge"]))
    assert scene.view(seat)["hunt_discard"] == ["clone", "virus"]
    assert scene.view(seat)["survival_discard"] == ["gate", "dodge"]


@rule("NA-A21", "NA-152")
def test_an_empty_hunt_deck_is_renewed_by_shuffling_its_discard():
    orders = set()
    for seed in range(5):
        s = table(2, played={ANN: [5]}, hunt_discard=HUNT_NAMES)
        s.chance["hunt"] = seed
        orders.add(tuple(ending(s).s.hunt_deck))
    assert len(orders) == 5


# -- A24, A33: the windows of phase 3 --------------------------------------------------


@rule("NA-A24", "NA-180")
def test_a_survival_card_drawn_in_phase_3_may_be_used_in_the_same_phase():
    scene = reckoning(table(3, played={ANN: [9], BOB: [4]}, creature_token=[4], next_survivals=["wrong_track"]))
    scene.say(ANN, "use", 9)
    assert windows(scene) == {"last_call"}
    assert cards_offered(scene, ANN) == ["wrong_track"]


@rule("NA-A24", "NA-48")
def test_a_drawn_card_may_not_be_used_if_its_owner_has_used_one_this_turn():
    scene = reckoning(
        table(2, played={ANN: [9]}, creature_token=[4], next_survivals=["wrong_track"], survival_played=[False, True])
    )
    scene.say(ANN, "use", 9)
    assert (scene.s.round, scene.happened("survival_played")) == (2, [])


@rule("NA-A33", "NA-181")
def test_until_the_last_call_detour_may_move_a_hunted_already_resolved():
    scene = reckoning(table(2, played={ANN: [4]}, creature_token=[5], hunts=["detour"]))
    scene.say(CREATURE, "pass").say(ANN, "use", 4)
    assert windows(scene) == {"last_call"}
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 4, 5)
    assert (scene.s.beacon, scene.happened("caught")) == (True, [{"seat": ANN}])
    assert len(scene.happened("power_used")) == 1, "the new place is not resolved again"


# -- A25: one name for each thing ------------------------------------------------------


# Second names for things that have a name of their own in these rules.
SECOND_NAMES = {
    "en": ("alien", "monster", "hunter", "survivor", "explorer", "fugitive", "willpower", "lighthouse", "ruins"),
    "ru": ("инопланетян", "чудовищ", "монстр", "охотник", "преследуем", "выживш", "маркер", "руин"),
}


@rule("NA-A25")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_text_shown_uses_one_term_for_each_thing(language):
    text = (files("prowl.games.not_alone") / "text" / f"{language}.ftl").read_text("utf-8")
    shown = [line for line in text.splitlines() if not line.startswith("#")]
    second = re.compile(rf"\b({'|'.join(SECOND_NAMES[language])})", re.IGNORECASE)
    assert [line for line in shown if second.search(line)] == []


# -- A27 to A31: tokens and cards that meet --------------------------------------------


@rule("NA-A27", "NA-187")
def test_clone_on_the_creature_tokens_own_place_costs_2_will():
    scene = reckoning(table(2, played={ANN: [4]}, creature_token=[4], target_token=[4], in_force=["clone"]))
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 2, "left": 1}]


@rule("NA-A28", "NA-170")
def test_at_the_shelter_under_despair_the_take_back_is_allowed():
    scene = reckoning(table(2, played={ANN: [7]}, discard={ANN: [1]}, despair=True))
    scene.say(ANN, "take_back", 1)
    assert 1 in scene.s.hand[ANN]


FIELD = {"in_force": ["force_field"], "target_token": [4, 5], "banned": [4, 5], "hunt_allowed": 2}


@rule("NA-A29", "NA-164")
@pytest.mark.parametrize("card", ["clone", "scream", "toxin"])
def test_after_force_field_a_single_place_card_works_on_the_banned_pair(card):
    scene = hunting(table(2, played={ANN: [3]}, hunts=[card, "detour"], **{**FIELD, "hunt_allowed": 3}))
    scene.say(CREATURE, "hunt", card)
    assert "target" not in scene.verbs(CREATURE), "the token stays where it lies"
    pass_window(scene.say(CREATURE, "creature", 9))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 3, 4)
    if card == "clone":
        assert scene.happened("caught") == [{"seat": ANN}]
    elif card == "scream":
        assert scene.questions() == {ANN: "scream"}
    else:
        assert scene.s.round == 2, "the place has no power"


@rule("NA-A29", "NA-164")
def test_after_force_field_a_pair_card_lays_the_token_anew_and_the_ban_stays():
    scene = hunting(table(2, played={ANN: [3]}, hunts=["mirage"], **FIELD)).say(CREATURE, "hunt", "mirage")
    assert len([option for option in scene.options(CREATURE) if option[0] == "target"]) == 13
    scene.say(CREATURE, "target", 1, 2)
    assert (scene.s.target_token, scene.s.banned) == ([1, 2], [4, 5])


@rule("NA-A30", "NA-189")
@pytest.mark.parametrize(
    "off",
    [
        {"in_force": ["mirage"], "target_token": [1, 2]},
        {"in_force": ["toxin"], "target_token": [1]},
        {"in_force": ["cataclysm"], "disabled": [1]},
    ],
)
def test_the_lairs_extra_will_loss_stays_under_mirage_toxin_and_cataclysm(off):
    scene = reckoning(table(2, played={ANN: [1]}, creature_token=[1], **off))
    assert scene.happened("will_lost") == [{"seat": ANN, "n": 2, "left": 1}]


@rule("NA-A31", "NA-184")
def test_two_cards_of_one_hunted_suffer_a_target_effect_once_but_creature_and_artemia_twice():
    tokens = {"target_token": [4, 5], "artemia_token": [4, 5], "in_force": ["virus", "clone", "scream"]}
    scene = skip_all(reckoning(table(2, played={ANN: [4, 5]}, **tokens)))
    assert scene.questions() == {ANN: "scream"}
    scene.say(ANN, "lose_will")
    assert scene.questions() == {ANN: "artemia.place"}, "Scream has struck once"
    assert scene.ask(ANN).least == 2
    scene.pick(ANN, 1, 2)
    assert [event["n"] for event in scene.happened("will_lost")] == [1, 2]
