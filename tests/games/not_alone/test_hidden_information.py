"""Chapter 2: who may see what. Seats are the owner (Ann), another Hunted (Bob), the Creature and a spectator."""

from __future__ import annotations

from dataclasses import fields

import pytest

from prowl.games.not_alone import GAME
from prowl.kernel.game import Game
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
    survival_names,
    table,
)
from tests.kit import Scene, rule

EVERYBODY = [ANN, BOB, CREATURE, SPECTATOR]
OTHERS = [BOB, CREATURE, SPECTATOR]
PLAYED = {ANN: [2], BOB: [3], EVE: [5]}


def shown(scene: Scene, field: str, seats: list[int]) -> list[object]:
    """The field as each of the seats sees it."""
    return [scene.view(seat)[field] for seat in seats]


def told(scene: Scene, name: str, value: str, seats: list[int]) -> list[object]:
    """The value of the last event of this name, as each of the seats was told it."""
    return [seen(scene, seat, name)[-1][value] for seat in seats]


# -- The board -------------------------------------------------------------------------


@rule("NA-7")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_board_side_counters_beacon_and_laid_tokens_are_public(seat):
    tokens = {"creature_token": [8], "target_token": [5, 10], "artemia_token": [2]}
    scene = ending(table(settings={"board_side": "2"}, hunts=["despair"], beacon=True, **tokens))
    view = scene.view(seat)
    assert (view["side"], view["rescue"], view["assimilation"], view["beacon"]) == (2, 15, 9, True)
    assert {name: view[name] for name in tokens} == tokens


@rule("NA-7")
def test_the_ten_cards_of_the_planet_are_part_of_the_game_and_known_to_all():
    assert [card.number for card in GAME.cards if card.kind == "place"] == list(range(1, 11))


@rule("NA-8")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everyone_sees_how_many_cards_each_reserve_stack_holds(seat):
    scene = exploring(table(hand={ANN: [1, 2, 3, 4, 5, 7], BOB: [1, 2, 3, 4, 5, 7, 10]}))
    assert scene.view(seat)["reserve"] == [2, 0, 2, 2, 1]


# -- Place cards -----------------------------------------------------------------------


@rule("NA-9")
def test_the_owner_sees_the_own_hand_of_place_cards():
    scene = exploring(table(discard={ANN: [2]}))
    assert scene.view(ANN)["hand"][ANN] == [1, 3, 4, 5]


@rule("NA-9")
@pytest.mark.parametrize("seat", OTHERS)
def test_others_see_only_how_many_place_cards_a_hunted_holds(seat):
    scene = exploring(table(discard={ANN: [2]}))
    assert scene.view(seat)["hand"][ANN] == {"count": 4}


@rule("NA-10")
@pytest.mark.parametrize("seat", OTHERS)
def test_anyone_can_work_out_hand_and_played_card_as_a_set(seat):
    scene = reckoning(table(played={ANN: [5]}, discard={ANN: [1, 2]}))
    scene.say(ANN, "use", 5).say(ANN, "reserve", 7)
    lay_cards(scene.say(CREATURE, "pass"), {ANN: 7})
    taken = [event["place"] for event in seen(scene, seat, "took_from_reserve") if event["seat"] == ANN]
    worked_out = {1, 2, 3, 4, 5, *taken} - set(scene.view(seat)["discard"][ANN])
    assert worked_out == {*scene.s.hand[ANN], *scene.s.played[ANN]} == {3, 4, 7}


@rule("NA-10", "NA-11")
@pytest.mark.parametrize("seat", OTHERS)
def test_which_card_of_the_set_is_played_is_secret(seat):
    one = lay_cards(exploring(table(hunts=["despair"])), {ANN: 4})
    other = lay_cards(exploring(table(hunts=["despair"])), {ANN: 5})
    assert one.view(seat) == other.view(seat)
    assert one.view(seat)["played"][ANN] == {"count": 1}
    assert told(one, "laid_face_down", "place", [seat]) == [None]


@rule("NA-11")
def test_the_owner_knows_the_own_face_down_card():
    scene = lay_cards(exploring(table(hunts=["despair"])), {ANN: 4})
    assert scene.view(ANN)["played"][ANN] == [4]
    assert told(scene, "laid_face_down", "place", [ANN]) == [4]


@rule("NA-11")
@pytest.mark.parametrize("seat", OTHERS)
def test_played_cards_stay_face_down_during_the_hunt(seat):
    scene = hunting(table(played=PLAYED, hunts=["fierceness"])).say(CREATURE, "creature", 8)
    assert scene.view(seat)["played"][ANN] == {"count": 1}


@rule("NA-11")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_played_cards_are_revealed_together_in_phase_3(seat):
    scene = reckoning(table(played=PLAYED))
    assert scene.view(seat)["played"] == [[], [2], [3], [5]]


@rule("NA-12")
@pytest.mark.parametrize("start", [exploring, hunting, reckoning, ending])
def test_the_creature_can_read_every_place_discard_in_every_phase(start):
    scene = start(table(hunts=["flashback"], played=PLAYED, discard={ANN: [1, 4], BOB: [], EVE: [2]}))
    assert scene.view(CREATURE)["discard"] == [[], [1, 4], [], [2]]


@rule("NA-12")
def test_the_creature_cannot_read_discards_while_smokescreen_is_active():
    scene = exploring(table(survivals={ANN: ["smokescreen"]}, discard={BOB: [1, 4]}))
    scene.say(ANN, "survival", "smokescreen")
    assert scene.view(CREATURE)["discard"][BOB] == {"count": 2}


# -- Survival and Hunt cards -----------------------------------------------------------


@rule("NA-13")
def test_only_the_owner_sees_the_own_survival_cards():
    scene = exploring(table(survivals={ANN: ["dodge", "gate"]}))
    assert scene.view(ANN)["survival_hand"][ANN] == ["dodge", "gate"]
    assert [hands[ANN] for hands in shown(scene, "survival_hand", OTHERS)] == [{"count": 2}] * 3


@rule("NA-14")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_knows_the_size_of_the_survival_deck_and_nobody_its_order(seat):
    s = table(survivals={ANN: ["dodge"]})
    turned = s.copy()
    turned.survival_deck.reverse()
    assert exploring(s).view(seat)["survival_deck"] == {"count": 14}
    assert exploring(turned).view(seat) == exploring(s).view(seat)


@rule("NA-15")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_used_survival_cards_lie_open(seat):
    scene = exploring(table(survivals={ANN: ["ingenuity"]}, survival_discard=["dodge"]))
    scene.say(ANN, "survival", "ingenuity")
    assert scene.view(seat)["survival_discard"] == ["dodge", "ingenuity"]


@rule("NA-16")
def test_only_the_creature_sees_its_hunt_cards():
    scene = exploring(table(hunts=["clone", "despair"]))
    assert scene.view(CREATURE)["hunt_hand"] == ["clone", "despair"]
    assert shown(scene, "hunt_hand", [ANN, BOB, SPECTATOR]) == [{"count": 2}] * 3


@rule("NA-16")
def test_hunt_cards_are_drawn_unseen_by_the_hunted():
    scene = ending(table(next_hunts=["clone", "scream", "virus"]))
    assert told(scene, "drew_hunt", "hunt", [CREATURE]) == [["clone", "scream", "virus"]]
    assert told(scene, "drew_hunt", "hunt", [ANN, BOB, SPECTATOR]) == [None, None, None]
    assert told(scene, "drew_hunt", "n", [ANN, BOB, SPECTATOR]) == [3, 3, 3]


@rule("NA-17")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_knows_the_size_of_the_hunt_deck_and_nobody_its_order(seat):
    s = table(hunts=["clone"])
    turned = s.copy()
    turned.hunt_deck.reverse()
    assert exploring(s).view(seat)["hunt_deck"] == {"count": 19}
    assert exploring(turned).view(seat) == exploring(s).view(seat)


def struck_back() -> Scene:
    """Ann has sent both cards of the Creature under the deck."""
    scene = exploring(table(hunts=["clone", "despair"], survivals={ANN: ["strike_back"]}))
    return scene.say(ANN, "survival", "strike_back")


@rule("NA-17")
def test_the_creature_alone_knows_the_cards_that_strike_back_put_at_the_bottom():
    scene = struck_back()
    known = scene.view(CREATURE)["hunt_deck"]
    assert (known["count"], sorted(known["known"])) == (20, ["clone", "despair"])
    assert sorted(scene.wire.named("hunt", scene.s.hunt_deck[:2])) == ["clone", "despair"]
    assert shown(scene, "hunt_deck", [ANN, BOB, SPECTATOR]) == [{"count": 20}] * 3
    assert told(scene, "struck_back", "hunt", [ANN, BOB, SPECTATOR]) == [None] * 3


@rule("NA-17")
def test_after_the_next_shuffle_the_creature_no_longer_knows_those_cards():
    s = struck_back().s
    s.hunt_discard, s.hunt_deck = s.hunt_deck, []
    assert ending(s).view(CREATURE)["hunt_deck"] == {"count": 17}


@rule("NA-18")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_hunt_discard_is_public_and_keeps_its_order(seat):
    scene = exploring(table(hunts=["despair"], hunt_discard=["virus", "clone"])).say(CREATURE, "hunt", "despair")
    assert scene.view(seat)["hunt_discard"] == ["virus", "clone", "despair"]


@rule("NA-19")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_will_of_every_hunted_is_public(seat):
    scene = exploring(table(will=[0, 3, 1, 2]))
    assert scene.view(seat)["will"] == [0, 3, 1, 2]


# -- Talking and showing ---------------------------------------------------------------


@rule("NA-20")
def test_the_game_asks_its_table_for_no_private_chat():
    assert {setting.key for setting in GAME.settings} == {
        "creature",
        "board_side",
        "lair_takes_back",
        "expert",
        "copy_disabled",
        "stasis_stops_amplifier",
    }
    assert not [each.name for each in fields(Game) if "chat" in each.name or "talk" in each.name]


@rule("NA-21")
def test_no_phase_offers_a_hunted_a_move_that_shows_a_card():
    layout = {"survivals": {ANN: ["vortex"]}, "discard": {ANN: [1]}}
    explore = exploring(table(**layout))
    resolve = reckoning(table(**layout, played={ANN: [4]})).say(ANN, "pass")
    end = ending(table(**layout, played={ANN: [4]}))
    assert explore.verbs(ANN) == {"place", "resist", "give_up"}
    assert hunting(table(**layout, played={ANN: [4]})).verbs(ANN) == {"survival"}
    assert resolve.verbs(ANN) == {"use", "take_back", "skip"}
    assert end.verbs(ANN) == {"pass"}


# -- Cards seen by some ----------------------------------------------------------------


def at_the_shelter() -> Scene:
    scene = reckoning(table(played={ANN: [7]}, next_survivals=["dodge", "gate"]))
    return scene.say(ANN, "use", 7)


@rule("NA-22")
def test_only_the_drawer_sees_the_two_cards_of_the_shelter():
    scene = at_the_shelter()
    assert scene.options(ANN) == [["survival", "dodge"], ["survival", "gate"]]
    assert scene.view(ANN)["survival_hand"][ANN] == ["dodge", "gate"]
    assert [hands[ANN] for hands in shown(scene, "survival_hand", OTHERS)] == [{"count": 2}] * 3
    assert told(scene, "drew_survival", "survival", [ANN]) == [["dodge", "gate"]]
    assert told(scene, "drew_survival", "survival", OTHERS) == [None] * 3


@rule("NA-22")
@pytest.mark.parametrize("seat", OTHERS)
def test_the_rejected_card_of_the_shelter_becomes_public_and_the_kept_one_does_not(seat):
    scene = at_the_shelter().say(ANN, "survival", "dodge")
    assert scene.view(seat)["survival_discard"] == ["gate"]
    assert told(scene, "discarded_survival", "survival", [seat]) == ["gate"]
    assert scene.view(seat)["survival_hand"][ANN] == {"count": 1}


@rule("NA-23")
def test_cards_shown_because_of_phobia_are_seen_by_the_creature_only():
    scene = hunting(table(hunts=["phobia"], played={ANN: [2]}))
    scene.say(CREATURE, "hunt", "phobia").say(CREATURE, "seat", ANN).pick(ANN, 1, 4)
    assert scene.view(CREATURE)["hand"][ANN] == {"count": 4, "known": [1, 4]}
    assert [hands[ANN] for hands in shown(scene, "hand", [BOB, SPECTATOR])] == [{"count": 4}] * 2
    assert told(scene, "showed", "place", [ANN, CREATURE, BOB, SPECTATOR]) == [[1, 4], [1, 4], None, None]


@rule("NA-11", "NA-23")
def test_a_card_shown_in_one_turn_is_as_secret_as_any_when_it_is_played_in_the_next():
    scene = hunting(table(2, hunts=["phobia"], played={ANN: [2]})).say(CREATURE, "hunt", "phobia").pick(ANN, 1, 4)
    skip_all(scene.say(CREATURE, "artemia", 8).say(CREATURE, "creature", 9))
    lay_cards(scene, {ANN: 4})
    assert scene.s.round == 2
    assert scene.view(CREATURE)["played"][ANN] == {"count": 1}


# -- Smokescreen -----------------------------------------------------------------------


@rule("NA-158")
def test_under_smokescreen_the_creature_sees_only_the_size_of_each_place_discard():
    scene = exploring(table(smokescreen=True, discard={ANN: [1], BOB: [2, 3]}))
    assert scene.view(CREATURE)["discard"] == [{"count": 0}, {"count": 1}, {"count": 2}, {"count": 0}]


@rule("NA-158")
def test_under_smokescreen_the_hunted_see_the_discards_as_usual():
    scene = exploring(table(smokescreen=True, discard={ANN: [1], BOB: [2, 3]}))
    assert shown(scene, "discard", [ANN, BOB, EVE]) == [[[], [1], [2, 3], []]] * 3


@rule("NA-158")
def test_a_spectator_sees_no_more_than_the_creature_under_smokescreen():
    scene = exploring(table(smokescreen=True, discard={ANN: [1]}))
    assert scene.view(SPECTATOR)["discard"][ANN] == {"count": 1}


def resists() -> Scene:
    return exploring(table(smokescreen=True, discard={ANN: [1, 2]})).say(ANN, "resist", 1)


def gives_up() -> Scene:
    return exploring(table(smokescreen=True, discard={ANN: [1, 2]})).say(ANN, "give_up")


def sixth_sense() -> Scene:
    scene = exploring(table(smokescreen=True, discard={ANN: [1, 2]}, survivals={ANN: ["sixth_sense"]}))
    return scene.say(ANN, "survival", "sixth_sense")


def jungle() -> Scene:
    scene = reckoning(table(smokescreen=True, played={ANN: [2]}, discard={ANN: [1]}))
    return scene.say(ANN, "use", 2)


def takes_back() -> Scene:
    scene = reckoning(table(smokescreen=True, played={ANN: [2]}, discard={ANN: [1]}))
    return scene.say(ANN, "take_back", 1)


def artemia() -> Scene:
    return reckoning(table(smokescreen=True, played={ANN: [2]}, artemia_token=[2])).pick(ANN, 3)


def scream() -> Scene:
    scene = reckoning(table(smokescreen=True, played={ANN: [2]}, target_token=[2], in_force=["scream"]))
    return scene.say(ANN, "discard_two", 1, 3)


def sacrifice() -> Scene:
    scene = exploring(table(smokescreen=True, hunts=["clone"], survivals={ANN: ["sacrifice"]}))
    return scene.say(ANN, "survival", "sacrifice").say(ANN, "place", 3)


def forbidden_zone() -> Scene:
    scene = hunting(table(smokescreen=True, hunts=["forbidden_zone"], played={ANN: [2]}, players=2))
    return scene.say(CREATURE, "hunt", "forbidden_zone").pick(ANN, 3)


LEAVING = [resists, gives_up, sixth_sense, jungle, takes_back]
ENTERING = [artemia, scream, sacrifice, forbidden_zone]


@rule("NA-158")
@pytest.mark.parametrize("way", LEAVING, ids=lambda way: way.__name__)
def test_under_smokescreen_cards_that_leave_a_discard_are_reported_to_the_creature_without_numbers(way):
    scene = way()
    assert told(scene, "took_back", "place", [CREATURE, SPECTATOR]) == [None, None]
    assert told(scene, "took_back", "place", [ANN, scene.s.hunted[-1]])[-1] in ([1], [1, 2])


@rule("NA-158")
@pytest.mark.parametrize("way", ENTERING, ids=lambda way: way.__name__)
def test_under_smokescreen_cards_that_enter_a_discard_are_reported_to_the_creature_without_numbers(way):
    scene = way()
    assert told(scene, "discarded", "place", [CREATURE, SPECTATOR]) == [None, None]
    assert told(scene, "discarded", "place", [ANN, scene.s.hunted[-1]])[-1] in ([3], [1, 3])


@rule("NA-158")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_under_smokescreen_played_cards_are_still_revealed_to_all(seat):
    scene = reckoning(table(smokescreen=True, played=PLAYED))
    assert scene.view(seat)["played"] == [[], [2], [3], [5]]
    assert [event["place"] for event in seen(scene, seat, "revealed")] == [[2], [3], [5]]


@rule("NA-158")
def test_the_discards_stay_hidden_until_the_turn_is_over_and_then_open_again():
    scene = ending(table(smokescreen=True, played=PLAYED, survivals={BOB: ["dodge"]}, discard={ANN: [1]}))
    assert scene.view(CREATURE)["discard"][ANN] == {"count": 1}
    scene.say(BOB, "pass")
    assert scene.happened("rescue_moved") == [{"left": 14}]
    assert scene.view(CREATURE)["discard"] == [[], [1, 2], [3], [5]]


@rule("NA-158")
def test_the_discards_are_still_hidden_when_rescue_moves():
    scene = ending(table(smokescreen=True, played=PLAYED, rescue=1))
    assert scene.s.outcome == "rescued"
    assert scene.view(CREATURE)["discard"][ANN] == {"count": 1}


# -- Pauses ----------------------------------------------------------------------------


@rule("NA-159")
def test_who_holds_an_unplayed_card_is_asked_whatever_the_card_is():
    scene = reckoning(table(hunts=["despair"], survivals={ANN: ["adrenaline"]}, played=PLAYED))
    assert scene.asked == [CREATURE, ANN]
    assert scene.options(CREATURE) == [["pass"]]
    assert scene.options(ANN) == [["pass"]]


@rule("NA-159")
@pytest.mark.parametrize("start", [reckoning, ending])
def test_the_seats_asked_do_not_depend_on_the_cards_held(start):
    useful = start(table(hunts=["detour"], survivals={ANN: ["dodge"]}, played=PLAYED, creature_token=[2]))
    useless = start(table(hunts=["despair"], survivals={ANN: ["adrenaline"]}, played=PLAYED, creature_token=[2]))
    assert useful.questions() == useless.questions()
    assert useful.asked == useless.asked == [CREATURE, ANN]


@rule("NA-159")
def test_in_phase_2_too_the_cards_held_do_not_change_who_is_asked():
    scene = hunting(table(hunts=["despair"], survivals={ANN: ["adrenaline"]}, played=PLAYED))
    assert scene.questions() == {CREATURE: "hunting", ANN: "swirl"}
    scene.say(CREATURE, "creature", 8)
    assert scene.asked == [CREATURE, ANN]
    assert scene.options(CREATURE) == scene.options(ANN) == [["pass"]]


@rule("NA-159")
def test_the_creature_is_asked_in_phase_1_also_with_cards_of_other_phases_only():
    scene = exploring(table(hunts=["stasis"]))
    assert CREATURE in scene.asked
    assert scene.options(CREATURE) == [["pass"]]


@rule("NA-159")
def test_who_holds_no_card_or_has_used_the_allowance_is_not_asked():
    s = table(hunts=["detour"], in_force=["fierceness"], survivals={ANN: ["dodge"]}, played=PLAYED, creature_token=[2])
    s.survival_played[ANN] = True
    scene = reckoning(s)
    assert scene.questions() == {BOB: "resolve"}


@rule("NA-159")
def test_at_the_own_place_a_holder_of_a_card_is_asked_even_with_nothing_to_do_there():
    """A Hunted at a Wreck already used might hold Drone: the pause must not tell."""
    scene = reckoning(table(2, survivals={ANN: ["adrenaline"]}, played={ANN: [8]}, wreck_used=True)).say(ANN, "pass")
    assert scene.questions() == {ANN: "resolve"}
    assert scene.options(ANN) == [["skip"]]


# -- Vortex ----------------------------------------------------------------------------


def vortex(smokescreen: bool) -> Scene:
    layout = {"survivals": {ANN: ["vortex"]}, "played": {ANN: [2]}, "discard": {ANN: [1, 4]}}
    scene = hunting(table(**layout, smokescreen=smokescreen))
    return scene.say(ANN, "survival", "vortex").say(ANN, "place", 4)


@rule("NA-160")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_vortex_swaps_openly_so_everyone_can_tell_the_new_card(seat):
    scene = vortex(smokescreen=False)
    assert (scene.s.played[ANN], sorted(scene.s.discard[ANN])) == ([4], [1, 2])
    assert seen(scene, seat, "swapped") == [{"event": "swapped", "seat": ANN, "place": [2], "place2": [4]}]


@rule("NA-158", "NA-160")
def test_under_smokescreen_the_creature_is_told_neither_card_of_vortex():
    scene = vortex(smokescreen=True)
    assert seen(scene, BOB, "swapped") == [{"event": "swapped", "seat": ANN, "place": [2], "place2": [4]}]
    assert seen(scene, CREATURE, "swapped") == [{"event": "swapped", "seat": ANN, "place": None, "place2": None}]


@rule("NA-15")
def test_a_survival_card_lost_unused_lies_open_as_well():
    scene = reckoning(table(survivals={ANN: ["dodge"]}, played={ANN: [2]}, target_token=[2], in_force=["toxin"]))
    skip_all(scene)
    assert survival_names(scene.s.survival_discard) == ["dodge"]
    assert told(scene, "discarded_survival", "survival", [CREATURE, BOB]) == ["dodge", "dodge"]
