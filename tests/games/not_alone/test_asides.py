"""What is said aside: where the Hunted can be, what the board shows, why a thing cannot be used now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from prowl.games.not_alone import GAME
from prowl.games.not_alone.aside import ASIDE
from prowl.games.not_alone.aside.reasons import TOKENS, WINDOWS, offered, reasons
from prowl.games.not_alone.rules.place_cards import take_from_reserve
from prowl.kernel.aside import Reason, Seen, reason_of, seen_by
from prowl.kernel.table import Table
from prowl.kernel.text import LANGUAGES, read_text
from prowl.kernel.views import show
from prowl.lab.drive import any_settings, luck, random_game
from tests.games.not_alone.moments import pass_window, resolving, revealed
from tests.games.not_alone.table import ANN, BOB, CREATURE, EVE, SPECTATOR, ending, exploring, hunting, reckoning, table
from tests.kit import Scene, rule

EVERYBODY = (SPECTATOR, CREATURE, ANN, BOB, EVE)
FIRST = [1, 2, 3, 4, 5]
PLACED = {ANN: [2], BOB: [3], EVE: [5]}
HUNTED = (ANN, BOB, EVE)


def eyes(scene: Scene, seat: int) -> Seen:
    return seen_by(scene.s, seat, scene.run.pending.get(seat), scene.events)


def told(scene: Scene, seat: int, name: str) -> Any:
    return ASIDE.all_figures(eyes(scene, seat))[name]


def reason(scene: Scene, seat: int, thing: str) -> Reason | None:
    """Why this seat cannot use a thing; nothing can be told of what an answer names."""
    lit = {f"place:{place}" for place in offered(eyes(scene, seat)).places}
    return None if thing in lit else reason_of(reasons(eyes(scene, seat)), thing)


def why(scene: Scene, seat: int, thing: str) -> tuple[str, str] | None:
    found = reason(scene, seat, thing)
    return found and (found.key, found.rule)


def dark(scene: Scene, seat: int, key: str) -> list[int]:
    """The places that cannot be chosen for this reason."""
    return [place for place in range(1, 11) if (each := reason(scene, seat, f"place:{place}")) and each.key == key]


# -- Where the Hunted can be -----------------------------------------------------------


@rule("NA-10", "NA-29")
def test_a_hunted_can_be_at_every_place_owned_that_does_not_lie_in_the_open_discard():
    scene = exploring(table(hand={BOB: [1, 4, 5]}))
    for seat in EVERYBODY:
        assert told(scene, seat, "known") == [[], FIRST, [1, 4, 5], FIRST]
        assert told(scene, seat, "can") == [[], FIRST, [1, 4, 5], FIRST]


@rule("NA-10")
def test_what_was_taken_from_the_reserve_can_be_where_its_owner_is():
    scene = exploring(table())
    take_from_reserve(scene.s, BOB, 8)
    for seat in EVERYBODY:
        assert told(scene, seat, "known") == [[], FIRST, [*FIRST, 8], FIRST]


@rule("NA-11")
def test_a_card_face_down_rules_nothing_out_not_even_for_its_owner():
    scene = exploring(table()).say(ANN, "place", 4)
    for seat in EVERYBODY:
        assert told(scene, seat, "known")[ANN] == told(scene, seat, "can")[ANN] == FIRST


@rule("NA-12")
def test_discards_lie_open_to_everybody():
    scene = exploring(table(hand={BOB: [1, 4, 5]}))
    for seat in EVERYBODY:
        assert told(scene, seat, "open") == [[], [], [2, 3], []]


@rule("NA-158")
def test_under_smokescreen_the_discards_tell_only_the_hunted():
    scene = exploring(table(hand={BOB: [1, 4, 5]}, smokescreen=True))
    for seat in EVERYBODY:
        assert told(scene, seat, "known")[BOB] == FIRST
        assert told(scene, seat, "open")[BOB] == []
    assert [told(scene, seat, "can")[BOB] for seat in (SPECTATOR, CREATURE)] == [FIRST, FIRST]
    assert [told(scene, seat, "can")[BOB] for seat in HUNTED] == [[1, 4, 5]] * 3


@rule("NA-23")
def test_what_phobia_shows_in_a_hand_rules_places_out_for_the_creature_alone():
    scene = exploring(table())
    show(scene.s, "place", [2, 3], to=CREATURE, owner=ANN)
    assert told(scene, CREATURE, "can")[ANN] == [1, 4, 5]
    assert [told(scene, seat, "can")[ANN] for seat in (SPECTATOR, *HUNTED)] == [FIRST] * 4
    assert [told(scene, seat, "known")[ANN] for seat in EVERYBODY] == [FIRST] * 5


@rule("NA-H-force_field")
def test_where_force_field_bans_nobody_can_be():
    scene = exploring(table(banned=[3, 4], target_token=[3, 4]))
    assert told(scene, CREATURE, "known") == [[], [1, 2, 5], [1, 2, 5], [1, 2, 5]]


@rule("NA-81")
def test_once_the_cards_are_open_everybody_knows_where_each_hunted_is():
    scene = reckoning(table(played=PLACED, survivals={ANN: ["adrenaline"]}))
    for seat in EVERYBODY:
        assert told(scene, seat, "known") == told(scene, seat, "can") == [[], [2], [3], [5]]


@rule("NA-H-detour")
def test_who_is_led_astray_is_where_the_detour_ends():
    scene = reckoning(table(played=PLACED, hunts=["detour"]))
    scene.say(CREATURE, "hunt", "detour").say(CREATURE, "detour", ANN, 2, 7)
    assert told(scene, BOB, "known")[ANN] == [7]


@rule("NA-10", "NA-77")
def test_nobody_can_be_where_nobody_owns_the_place_or_all_have_discarded_it():
    gone = {key: [1, 3, 4, 5] for key in HUNTED}
    scene = exploring(table(hand=gone))
    take_from_reserve(scene.s, EVE, 9)
    assert [told(scene, seat, "empty") for seat in EVERYBODY] == [[2, 6, 7, 8, 10]] * 5


# -- The board -------------------------------------------------------------------------


@rule("NA-73")
@pytest.mark.parametrize(
    ("side", "left", "ahead"),
    [("1", 12, [6, 5, 4, 3, 2, 1]), ("2", 12, [11, 9, 7, 5, 3, 1]), ("1", 4, [4, 3, 2, 1]), ("2", 4, [3, 1])],
)
def test_the_symbols_ahead_are_those_the_rescue_counter_has_not_passed(side, left, ahead):
    assert told(exploring(table(settings={"board_side": side}, rescue=left)), ANN, "symbols") == ahead


@rule("NA-26", "NA-27")
@pytest.mark.parametrize(("players", "rescue", "assimilation"), [(2, 13, 7), (4, 15, 9), (7, 18, 12)])
def test_the_tracks_are_as_long_as_the_players_are_many(players, rescue, assimilation):
    scene = exploring(table(players, rescue=2, assimilation=1))
    assert told(scene, ANN, "tracks") == {"rescue": rescue, "assimilation": assimilation}


@rule("NA-71")
def test_the_creature_token_is_in_play_every_turn_and_the_others_not():
    assert told(exploring(table()), ANN, "tokens") == ["creature"]
    assert told(hunting(table(played=PLACED)), ANN, "tokens") == ["creature"]


@rule("NA-71", "NA-73")
def test_the_artemia_token_is_in_play_when_its_symbol_is_under_the_rescue_counter():
    assert told(exploring(table(rescue=6)), ANN, "tokens") == ["creature", "artemia"]
    assert told(exploring(table(rescue=7)), ANN, "tokens") == ["creature"]
    assert told(exploring(table(in_force=["despair"])), ANN, "tokens") == ["creature", "artemia"]


@rule("NA-74")
def test_a_symbol_that_the_counter_reaches_in_phase_3_brings_no_token_this_turn():
    scene = reckoning(table(played=PLACED, survivals={ANN: ["adrenaline"]}, creature_token=[9], rescue=6))
    assert told(scene, ANN, "tokens") == ["creature"]


@rule("NA-71")
def test_the_target_token_is_in_play_with_a_target_card():
    scene = hunting(table(played=PLACED, hunts=["scream"]))
    assert told(scene.say(CREATURE, "hunt", "scream"), ANN, "tokens") == ["creature", "target"]
    assert told(scene.say(CREATURE, "target", 4), ANN, "tokens") == ["creature", "target"]


@rule("NA-179")
def test_a_declined_token_is_not_in_play():
    scene = hunting(table(played=PLACED, rescue=6))
    assert told(scene.say(CREATURE, "decline", "creature"), ANN, "tokens") == ["artemia"]


@rule("NA-34")
def test_the_beacon_is_on_the_beach_or_beside_it():
    assert told(exploring(table()), ANN, "beacon") == []
    assert told(exploring(table(beacon=True)), ANN, "beacon") == [4]


@rule("NA-8", "NA-35")
def test_the_reserve_is_told_by_its_places():
    assert told(exploring(table(discard={ANN: [9]})), BOB, "reserve") == [[6, 2], [7, 2], [8, 2], [9, 1], [10, 2]]


@rule("NA-28", "NA-132")
def test_nobody_has_more_than_three_will():
    assert told(exploring(table()), ANN, "will") == 3


@rule("NA-86")
@pytest.mark.parametrize(
    ("fields", "off"),
    [
        ({"disabled": [7]}, [7]),
        ({"in_force": ["interference"]}, [4, 8]),
        ({"in_force": ["mirage"], "target_token": [2, 3]}, [2, 3]),
        ({"in_force": ["toxin"], "target_token": [6]}, [6]),
    ],
)
def test_a_place_is_off_when_a_hunt_card_has_switched_its_power_off(fields, off):
    assert told(revealed(1, **fields), SPECTATOR, "off") == off


@rule("NA-H-force_field", "NA-H-scream")
@pytest.mark.parametrize("card", ["force_field", "scream"])
def test_force_field_and_scream_switch_no_place_off(card):
    assert told(revealed(1, in_force=[card], target_token=[2, 3]), SPECTATOR, "off") == []


# -- What comes to whom ----------------------------------------------------------------


def fates(**fields: Any) -> Any:
    survivals = {"survivals": {ANN: ["adrenaline"]}}
    return told(reckoning(table(played=PLACED, **{**survivals, **fields})), SPECTATOR, "fates")


@rule("NA-83", "NA-91", "NA-95")
def test_a_token_strikes_those_who_stand_where_it_lies():
    assert fates(creature_token=[2], artemia_token=[3]) == [[], ["caught"], ["artemia"], ["free"]]


@rule("NA-82", "NA-90")
def test_of_several_tokens_the_gravest_counts():
    everywhere = {"creature_token": [2], "artemia_token": [2, 3], "target_token": [3, 2], "in_force": ["scream"]}
    assert fates(**everywhere) == [[], ["caught"], ["artemia"], ["free"]]


@rule("NA-88")
def test_under_the_target_token_alone_its_card_strikes():
    assert fates(target_token=[5], in_force=["scream"]) == [[], ["free"], ["free"], ["target"]]


@rule("NA-H-clone")
def test_under_clone_the_target_token_catches():
    assert fates(target_token=[5], creature_token=[9], in_force=["clone"]) == [[], ["free"], ["free"], ["caught"]]


@rule("NA-95", "NA-H-clone")
def test_the_creature_catches_where_its_token_lies_and_under_clone_the_target_token():
    tokens = {"creature_token": [9], "target_token": [5]}
    assert told(revealed(1, **tokens, in_force=["clone"]), SPECTATOR, "catches") == [5, 9]
    assert told(revealed(1, **tokens, in_force=["scream"]), SPECTATOR, "catches") == [9]
    assert told(revealed(1), SPECTATOR, "catches") == []


@rule("NA-182")
def test_a_token_that_a_hunted_ignores_does_not_strike():
    ignored = {"ignores_creature": [False, True, False, False], "ignores_artemia": [False, False, True, False]}
    assert fates(creature_token=[2], artemia_token=[3], **ignored) == [[], ["free"], ["free"], ["free"]]


@rule("NA-204")
def test_each_card_of_an_artefact_turn_has_a_fate_of_its_own():
    assert told(revealed(2, 8, creature_token=[8]), SPECTATOR, "fates") == [[], ["free", "caught"]]


@rule("NA-11")
def test_no_fate_is_told_before_the_cards_are_open():
    assert told(hunting(table(played=PLACED, creature_token=[2])), CREATURE, "fates") == [[], [], [], []]


# -- Why not: where to -----------------------------------------------------------------


@rule("NA-H-force_field")
def test_force_field_keeps_the_hunted_from_its_two_places():
    scene = exploring(table(banned=[3, 4]))
    assert why(scene, ANN, "place:3") == why(scene, ANN, "place:4") == ("force-field", "NA-H-force_field")
    assert why(scene, ANN, "place:2") is None


@rule("NA-55", "NA-59")
def test_a_place_is_chosen_from_the_hand():
    scene = exploring(table(hand={ANN: [1, 2]}))
    assert why(scene, ANN, "place:3") == ("in-discard", "NA-59")
    assert why(scene, ANN, "place:8") == ("not-in-hand", "NA-55")
    assert why(scene, ANN, "place:1") is None


@rule("NA-70")
def test_who_has_laid_a_card_takes_it_back_before_laying_another():
    scene = exploring(table()).say(ANN, "place", 4)
    assert why(scene, ANN, "place:4") == ("laid", "NA-70")
    assert why(scene, ANN, "place:2") == ("take-back-first", "NA-70")


@rule("NA-57", "NA-70")
def test_with_two_cards_due_the_second_may_be_laid():
    scene = exploring(table(river=[False, True, False, False])).say(ANN, "place", 4)
    assert why(scene, ANN, "place:4") == ("laid", "NA-70")
    assert why(scene, ANN, "place:2") is None


@rule("NA-67")
def test_too_few_cards_for_those_due():
    scene = exploring(table(hand={ANN: [2]}, artefact=[False, True, False, False]))
    assert why(scene, ANN, "place:2") == ("too-few", "NA-67")


@rule("NA-55")
def test_the_hunted_choose_places_in_phase_1_only():
    scene = hunting(table(played=PLACED))
    assert dark(scene, ANN, "explore-later") == list(range(1, 11))
    assert reason(scene, ANN, "place:2") == Reason("explore-later", "NA-55", {"phase": 1})


@rule("NA-176")
def test_the_creature_lays_tokens_in_phase_2_only():
    scene = exploring(table(hunts=["clone"]))
    assert dark(scene, CREATURE, "tokens-later") == list(range(1, 11))
    assert reason(scene, CREATURE, "place:2") == Reason("tokens-later", "NA-176", {"phase": 2})


@rule("NA-164", "NA-179")
def test_with_nothing_left_to_lay_the_tokens_stay_or_were_declined():
    scene = hunting(table(played=PLACED, hunts=["fierceness"]))
    laid = scene.say(CREATURE, "creature", 3)
    assert why(laid, CREATURE, "place:3") == why(laid, CREATURE, "place:9") == ("tokens-laid", "NA-164")
    declined = hunting(table(played=PLACED, hunts=["fierceness"])).say(CREATURE, "decline", "creature")
    assert why(declined, CREATURE, "place:9") == ("declined", "NA-179")


@rule("NA-77")
def test_a_token_may_be_laid_anywhere_so_no_place_is_refused():
    scene = hunting(table(played=PLACED, hunts=["anticipation"]))
    assert [thing for thing in reasons(eyes(scene, CREATURE)) if thing.startswith("place")] == []
    # Nor while a card asks for something else.
    scene.say(CREATURE, "hunt", "anticipation")
    assert [thing for thing in reasons(eyes(scene, CREATURE)) if thing.startswith("place")] == []


@rule("NA-76")
def test_the_second_place_of_a_pair_is_adjacent_to_the_first():
    scene = hunting(table(played=PLACED, hunts=["mirage"]))
    assert why(scene, CREATURE, "second") is None
    assert why(scene.say(CREATURE, "hunt", "mirage"), CREATURE, "second") == ("not-next", "NA-76")
    banning = exploring(table(hunts=["force_field"])).say(CREATURE, "hunt", "force_field")
    assert why(banning, CREATURE, "second") == ("not-next", "NA-76")


@rule("NA-H-detour")
def test_a_detour_leads_to_an_adjacent_place():
    scene = reckoning(table(played={ANN: [1], BOB: [1], EVE: [1]}, hunts=["detour"])).say(CREATURE, "hunt", "detour")
    assert dark(scene, CREATURE, "not-next-hunted") == [3, 4, 5, 7, 8, 9, 10]
    assert why(scene, CREATURE, "second") == ("not-next-hunted", "NA-H-detour")


@rule("NA-S-hologram")
def test_hologram_moves_the_token_to_an_adjacent_place():
    scene = revealed(5, artemia_token=[1], survival="hologram").say(ANN, "survival", "hologram")
    assert dark(scene, ANN, "not-next-token") == [1, 3, 4, 5, 7, 8, 9, 10]
    assert why(scene, ANN, "place:1") == ("not-next-token", "NA-S-hologram")


@rule("NA-S-wrong_track")
def test_wrong_track_moves_the_creature_token_to_an_adjacent_place_and_no_other_token():
    scene = revealed(5, creature_token=[1], artemia_token=[9], survival="wrong_track").say(
        ANN, "survival", "wrong_track"
    )
    assert dark(scene, ANN, "not-next-token") == [1, 3, 4, 5, 7, 8, 9, 10]
    assert why(scene, ANN, "second") == ("not-next-token", "NA-S-wrong_track")
    assert why(scene, ANN, "token:artemia") == why(scene, ANN, "token:target") == ("token-stays", "NA-S-wrong_track")
    assert why(scene, ANN, "token:creature") is None


@rule("NA-S-wrong_track", "NA-200")
def test_under_clone_wrong_track_may_move_the_target_token_as_well():
    tokens = {"creature_token": [8], "target_token": [3], "in_force": ["clone"]}
    scene = revealed(5, **tokens, survival="wrong_track").say(ANN, "survival", "wrong_track")
    assert why(scene, ANN, "token:target") is None
    assert dark(scene, ANN, "not-next-token") == [1, 5, 6, 10]


# -- Why not: resolving ----------------------------------------------------------------


@rule("NA-84", "NA-87")
def test_only_a_card_of_the_discard_is_taken_back():
    scene = resolving(2, 8, hand={ANN: [1]}, discard={ANN: [3, 4, 5]})
    scene.say(ANN, "space", 2)
    assert why(scene, ANN, "place:2") is None
    assert why(scene, ANN, "place:3") is None
    assert why(scene, ANN, "place:8") == ("just-played", "NA-87")
    assert why(scene, ANN, "place:1") == why(scene, ANN, "place:9") == ("not-in-discard", "NA-84")


@rule("NA-154")
def test_beach_and_wreck_work_once_a_turn():
    assert why(resolving(4, beach_used=True), ANN, "place:4") == ("power-used", "NA-154")
    assert why(resolving(8, wreck_used=True), ANN, "place:8") == ("power-used", "NA-154")
    assert why(resolving(8, beach_used=True), ANN, "place:8") is None


@rule("NA-197")
def test_a_power_that_changes_nothing_is_not_offered():
    assert why(resolving(1), ANN, "place:1") == ("power-idle", "NA-197")


@rule("NA-P-5")
def test_the_rover_brings_a_place_of_the_reserve_that_one_does_not_own():
    scene = resolving(5, discard={ANN: [7]}, reserve=[1, 0, 0, 1, 1]).say(ANN, "use", 5)
    assert why(scene, ANN, "place:7") == why(scene, ANN, "place:5") == ("owned", "NA-P-5")
    assert why(scene, ANN, "place:8") == ("not-in-reserve", "NA-P-5")
    assert why(scene, ANN, "place:6") is None


@rule("NA-P-2", "NA-P-6")
@pytest.mark.parametrize("place", [2, 6])
def test_jungle_and_swamp_bring_back_cards_of_the_discard(place):
    scene = resolving(place, discard={ANN: [3, 4, 5]}, hand={ANN: [each for each in (1, 2) if each != place]})
    scene.say(ANN, "use", place)
    assert why(scene, ANN, "place:9") == ("not-in-discard", f"NA-P-{place}")
    assert why(scene, ANN, "place:3") is None


@rule("NA-195", "NA-197")
def test_a_copied_power_brings_back_cards_of_the_discard():
    scene = resolving(1, creature_token=[6], discard={ANN: [3, 4, 5]}, hand={ANN: [2]}).say(ANN, "use", 1)
    assert why(scene, ANN, "place:9") == ("not-in-discard", "NA-197")


@rule("NA-194")
def test_the_lair_copies_a_place_under_the_creature_token_if_its_power_can_be_copied():
    tokens = {"creature_token": [6], "target_token": [10], "in_force": ["clone"]}
    scene = resolving(1, **tokens, discard={ANN: [3, 4]}, settings={"lair_takes_back": "all"}).say(ANN, "use", 1)
    assert why(scene, ANN, "place:10") == ("not-copied", "NA-194")
    assert why(scene, ANN, "place:2") == ("no-creature", "NA-194")
    assert why(scene, ANN, "place:6") is None


@rule("NA-S-gate")
def test_gate_copies_a_usable_place_next_to_ones_own():
    scene = resolving(1, survival="gate", discard={ANN: [3, 4]}).say(ANN, "survival", "gate")
    assert dark(scene, ANN, "not-next-mine") == [1, 3, 4, 5, 7, 8, 9, 10]
    assert why(scene, ANN, "place:9") == ("not-next-mine", "NA-S-gate")


@rule("NA-183")
def test_the_owner_of_two_cards_says_which_is_resolved_first():
    scene = resolving(2, 8)
    assert dark(scene, ANN, "not-due") == [1, 3, 4, 5, 6, 7, 9, 10]
    assert why(scene, ANN, "place:1") == ("not-due", "NA-183")


# -- Why not: cards that other cards ask for -------------------------------------------


@rule("NA-59", "NA-S-sixth_sense", "NA-S-sacrifice")
def test_resist_and_sixth_sense_take_from_the_discard_sacrifice_from_the_hand():
    fields = {"hand": {ANN: [1, 2]}, "survivals": {ANN: ["sixth_sense", "sacrifice"]}}
    resisting = exploring(table(**fields)).say(ANN, "resist", 1)
    assert why(resisting, ANN, "place:1") == ("not-in-discard", "NA-59")
    assert why(resisting, ANN, "place:3") is None
    sensing = exploring(table(**fields)).say(ANN, "survival", "sixth_sense")
    assert why(sensing, ANN, "place:1") == ("not-in-discard", "NA-S-sixth_sense")
    giving = exploring(table(**fields)).say(ANN, "survival", "sacrifice")
    assert why(giving, ANN, "place:3") == ("not-in-hand", "NA-S-sacrifice")
    assert why(giving, ANN, "place:1") is None


@rule("NA-177", "NA-S-vortex")
def test_vortex_swaps_a_laid_card_for_one_of_the_discard_that_force_field_does_not_ban():
    fields = {"played": {ANN: [2, 8]}, "hand": {ANN: [1]}, "discard": {ANN: [3, 4, 5]}, "banned": [4, 5]}
    scene = hunting(table(2, **fields, survivals={ANN: ["vortex"]}, artefact=[False, True]))
    scene.say(CREATURE, "creature", 9).say(ANN, "survival", "vortex")
    assert why(scene, ANN, "place:3") == ("not-laid", "NA-S-vortex")
    assert why(scene, ANN, "place:8") is None
    fields["discard"] = {ANN: [3, 4, 5, 7]}
    scene = hunting(table(2, **fields, survivals={ANN: ["vortex"]}, artefact=[False, True]))
    scene.say(CREATURE, "creature", 9).say(ANN, "survival", "vortex").say(ANN, "place", 8)
    assert why(scene, ANN, "place:4") == ("force-field", "NA-177")
    assert why(scene, ANN, "place:1") == ("not-in-discard", "NA-S-vortex")
    assert why(scene, ANN, "place:3") is None


@rule("NA-80")
def test_after_the_river_one_of_the_laid_cards_is_kept():
    scene = hunting(table(2, played={ANN: [2, 3]}, river=[False, True])).say(CREATURE, "creature", 9)
    assert why(scene, ANN, "place:1") == ("not-laid", "NA-80")
    assert why(scene, ANN, "place:2") is None


@rule("NA-S-double_back")
def test_double_back_returns_a_card_played_this_turn():
    scene = ending(table(2, played={ANN: [2, 3]}, survivals={ANN: ["double_back"]})).say(ANN, "survival", "double_back")
    assert why(scene, ANN, "place:1") == ("not-laid", "NA-S-double_back")
    assert why(scene, ANN, "place:3") is None


@rule("NA-H-ascendancy", "NA-H-forbidden_zone", "NA-H-phobia")
@pytest.mark.parametrize("card", ["ascendancy", "forbidden_zone", "phobia"])
def test_hunt_cards_that_ask_for_places_of_the_hand(card):
    scene = hunting(table(2, played={ANN: [2]}, hunts=[card])).say(CREATURE, "hunt", card)
    assert why(scene, ANN, "place:2") == ("not-in-hand", f"NA-H-{card}")
    assert why(scene, ANN, "place:1") is None


@rule("NA-91", "NA-H-scream")
def test_artemia_and_scream_cost_places_of_the_hand():
    artemia = reckoning(table(2, played={ANN: [2]}, artemia_token=[2]))
    assert why(artemia, ANN, "place:2") == ("not-in-hand", "NA-91")
    assert why(artemia, ANN, "place:1") is None
    scream = reckoning(table(2, played={ANN: [2]}, target_token=[2], in_force=["scream"]))
    assert why(scream, ANN, "place:2") == ("not-in-hand", "NA-H-scream")
    assert why(scream, ANN, "place:1") is None


# -- Why not: Hunt and Survival cards --------------------------------------------------


@rule("NA-47", "NA-41")
def test_a_card_is_played_in_its_phase():
    scene = exploring(table(hunts=["clone", "despair"], survivals={ANN: ["dodge", "smokescreen"]}))
    assert reason(scene, ANN, "survival:dodge") == Reason("wrong-phase", "NA-47", {"phase": 3})
    assert reason(scene, CREATURE, "hunt:clone") == Reason("wrong-phase", "NA-41", {"phase": 2})
    assert why(scene, ANN, "survival:smokescreen") is None
    assert why(scene, CREATURE, "hunt:despair") is None


@rule("NA-48", "NA-42")
def test_one_card_a_turn():
    scene = exploring(table(hunts=["despair"], in_force=["force_field"], survivals={ANN: ["smokescreen", "ingenuity"]}))
    scene.say(ANN, "survival", "smokescreen")
    assert why(scene, ANN, "survival:ingenuity") == ("already-played", "NA-48")
    assert why(scene, CREATURE, "hunt:despair") == ("already-played", "NA-42")


@rule("NA-42", "NA-H-tracking")
def test_after_tracking_a_second_hunt_card_may_be_played():
    scene = exploring(table(hunts=["despair"], in_force=["force_field"], hunt_allowed=2))
    assert why(scene, CREATURE, "hunt:despair") is None


@rule("NA-169", "NA-170")
def test_sacrifice_and_despair_stop_the_cards_of_the_other_side():
    scene = exploring(table(hunts=["clone"], survivals={ANN: ["dodge"]}, despair=True, sacrifice=True))
    assert why(scene, ANN, "survival:dodge") == ("despair", "NA-170")
    assert why(scene, CREATURE, "hunt:clone") == ("sacrifice", "NA-169")


@rule("NA-173")
def test_survival_cards_of_phase_1_are_played_before_a_place_is_laid():
    scene = exploring(table(survivals={ANN: ["smokescreen"]})).say(ANN, "place", 1)
    assert why(scene, ANN, "survival:smokescreen") == ("laid-first", "NA-173")
    assert why(scene.say(ANN, "withdraw"), ANN, "survival:smokescreen") is None


@rule("NA-165", "NA-S-adrenaline")
def test_a_survival_card_that_can_do_nothing_names_its_own_rule():
    scene = exploring(table(survivals={ANN: ["adrenaline"]}))
    assert why(scene, ANN, "survival:adrenaline") == ("not-playable", "NA-S-adrenaline")
    scene.s.will[ANN] = 2
    scene.ask(ANN).renew()
    assert why(scene, ANN, "survival:adrenaline") is None


@rule("NA-165", "NA-S-vortex")
def test_vortex_without_a_discard_can_do_nothing_while_tokens_are_laid():
    scene = hunting(table(played=PLACED, survivals={ANN: ["vortex"]}))
    assert why(scene, ANN, "survival:vortex") == ("not-playable", "NA-S-vortex")


@rule("NA-165", "NA-H-ascendancy", "NA-H-flashback")
def test_ascendancy_needs_a_hunted_with_three_cards_itself_and_as_a_copy():
    few = {key: [1] for key in HUNTED}
    scene = hunting(table(played=PLACED, hand=few, hunts=["ascendancy"]))
    assert why(scene, CREATURE, "hunt:ascendancy") == ("not-playable", "NA-H-ascendancy")
    copying = hunting(table(played=PLACED, hand=few, hunts=["flashback"], hunt_discard=["ascendancy"]))
    assert why(copying, CREATURE, "hunt:flashback") == ("not-playable", "NA-H-flashback")
    assert why(hunting(table(played=PLACED, hunts=["ascendancy"])), CREATURE, "hunt:ascendancy") is None


@rule("NA-A17", "NA-H-flashback")
def test_flashback_needs_a_card_to_copy_and_its_phase():
    empty = exploring(table(hunts=["flashback"]))
    assert why(empty, CREATURE, "hunt:flashback") == ("nothing-to-copy", "NA-A17")
    later = exploring(table(hunts=["flashback"], hunt_discard=["stasis"]))
    assert reason(later, CREATURE, "hunt:flashback") == Reason("wrong-phase", "NA-H-flashback", {"phase": 4})
    now = exploring(table(hunts=["flashback"], hunt_discard=["despair"]))
    assert why(now, CREATURE, "hunt:flashback") is None


@rule("NA-180")
def test_drone_and_gate_are_played_while_the_own_place_is_resolved():
    scene = revealed(2, survivals={ANN: ["drone", "gate"]})
    assert why(scene, ANN, "survival:drone") == why(scene, ANN, "survival:gate") == ("own-place", "NA-180")
    assert why(pass_window(scene), ANN, "survival:drone") is None


@rule("NA-S-drone")
def test_drone_needs_a_place_in_the_reserve():
    scene = resolving(2, survivals={ANN: ["drone"]}, reserve=[0] * 5)
    assert why(scene, ANN, "survival:drone") == ("not-playable", "NA-S-drone")


@rule("NA-180")
def test_other_cards_of_phase_3_wait_for_a_window():
    scene = resolving(2, survivals={ANN: ["dodge"]}, hunts=["cataclysm"])
    assert why(scene, ANN, "survival:dodge") == why(scene, CREATURE, "hunt:cataclysm") == ("no-window", "NA-180")
    window = revealed(2, survivals={ANN: ["dodge"]}, hunts=["cataclysm"])
    assert why(window, ANN, "survival:dodge") == ("not-playable", "NA-S-dodge")
    assert why(window, CREATURE, "hunt:cataclysm") is None


@rule("NA-H-toxin")
def test_any_survival_card_can_be_given_to_toxin():
    held = {"survivals": {ANN: ["dodge", "amplifier"]}, "survival_played": [False, True]}
    scene = reckoning(table(2, played={ANN: [2]}, target_token=[2], in_force=["toxin"], **held))
    assert why(scene, ANN, "survival:dodge") is why(scene, ANN, "survival:amplifier") is None


# -- Why not: tokens -------------------------------------------------------------------


@rule("NA-71")
def test_target_and_artemia_tokens_need_a_card_or_the_symbol():
    scene = hunting(table(played=PLACED))
    assert why(scene, CREATURE, "token:target") == ("needs-target", "NA-71")
    assert why(scene, CREATURE, "token:artemia") == ("needs-artemia", "NA-71")
    assert why(scene, CREATURE, "token:creature") is None
    assert why(hunting(table(played=PLACED, rescue=6)), CREATURE, "token:artemia") is None


@rule("NA-164")
def test_a_laid_token_stays():
    scene = hunting(table(played=PLACED, rescue=6)).say(CREATURE, "artemia", 3)
    assert why(scene, CREATURE, "token:artemia") == ("tokens-laid", "NA-164")


@rule("NA-179")
def test_a_declined_token_is_nowhere_this_turn():
    scene = hunting(table(played=PLACED, rescue=6)).say(CREATURE, "decline", "artemia")
    assert why(scene, CREATURE, "token:artemia") == ("declined", "NA-179")
    scene = hunting(table(played=PLACED, rescue=6)).say(CREATURE, "decline", "creature")
    assert why(scene, CREATURE, "token:creature") == ("declined", "NA-179")


@rule("NA-176")
def test_with_force_field_the_other_tokens_wait_for_phase_2():
    scene = exploring(table(hunts=["force_field"])).say(CREATURE, "hunt", "force_field")
    assert reason(scene, CREATURE, "token:creature") == Reason("tokens-later", "NA-176", {"phase": 2})
    assert why(scene, CREATURE, "token:target") is None


@rule("NA-33")
def test_the_hunted_have_no_tokens():
    scene = hunting(table(played=PLACED))
    assert [thing for thing in reasons(eyes(scene, ANN)) if thing.startswith("token:")] == []


# -- Words -----------------------------------------------------------------------------

KEYS = """
already-played declined despair explore-later force-field in-discard just-played laid laid-first needs-artemia
needs-target no-creature no-window not-copied not-due not-in-discard not-in-hand not-in-reserve not-laid not-next
not-next-hunted not-next-mine not-next-token not-playable nothing-to-copy own-place owned power-idle power-used
sacrifice take-back-first token-stays tokens-laid tokens-later too-few wrong-phase
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_the_reasons_above_and_for_no_others(language):
    written = re.findall(r"^why-([a-z-]+) =", read_text("prowl.games.not_alone", language), re.MULTILINE)
    assert sorted(written) == sorted(KEYS.split())


# -- Whole games -----------------------------------------------------------------------

SEEDS = range(12)


def games(seed: int) -> Iterator[Table]:
    players = GAME.players[seed % len(GAME.players)]
    return random_game(GAME, players, seed, any_settings(GAME, players, luck(seed)))


def seen(at: Table, seat: int) -> Seen:
    return seen_by(at.state, seat, at.pending.get(seat), at.events)


def things(at: Table, seat: int) -> Iterator[str]:
    """Everything on the table that stands for an answer of this seat."""
    for verb, *named in at.wire.options(at.pending[seat]):
        nouns = GAME.moves.get(verb, (verb,))
        yield from (f"{noun.rstrip('2')}:{thing}" for noun, thing in zip(nouns, named, strict=False))
        if (token := verb.removeprefix("move_")) in TOKENS:
            yield f"token:{token}"


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_is_offered_has_a_reason_against_it(seed):
    looked = 0
    for at in games(seed):
        for seat in at.pending:
            found = reasons(seen(at, seat))
            assert [thing for thing in things(at, seat) if thing in found] == []
            looked += bool(found)
    assert looked


@rule("NA-159", "NA-165")
@pytest.mark.parametrize("seed", SEEDS)
def test_at_a_window_every_card_of_the_hand_can_be_played_or_has_a_reason(seed):
    looked = 0
    for at in games(seed):
        s = at.state
        for seat, ask in at.pending.items():
            if ask.about not in WINDOWS:
                continue
            kind, held = ("hunt", s.hunt_hand) if seat == s.creature else ("survival", s.survival_hand[seat])
            cards = {f"{kind}:{GAME.nouns[kind].name(card)}" for card in held}
            assert cards <= {*things(at, seat), *reasons(seen(at, seat))}
            looked += len(cards)
    assert looked


@rule("NA-10", "NA-81")
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_ever_revealed_where_they_could_not_be(seed):
    before: dict[int, dict[str, Any]] = {}
    heard = revealed = 0
    for at in games(seed):
        news = at.events[heard:]
        swapped = {event.values["seat"] for event in news if event.name == "swapped"}
        for event in news:
            who, there = event.values.get("seat"), event.values.get("place")
            if event.name != "revealed" or who in swapped or not before:
                continue
            revealed += 1
            for told in before.values():
                assert set(there) <= set(told["can"][who]) <= set(told["known"][who])
                assert not set(there) & set(told["empty"])
        before = {seat: ASIDE.all_figures(seen(at, seat)) for seat in range(SPECTATOR, at.players)}
        heard = len(at.events)
    assert revealed


@rule("NA-71", "NA-179")
@pytest.mark.parametrize("seed", SEEDS)
def test_while_tokens_are_laid_those_in_play_are_laid_or_offered(seed):
    looked = 0
    for at in games(seed):
        s = at.state
        ask = at.pending.get(s.creature)
        if ask is not None and ask.about == "hunting":
            offered = {option[0] for option in at.wire.options(ask)}
            laid = {token for token in TOKENS if getattr(s, f"{token}_token")}
            assert set(ASIDE.all_figures(seen(at, SPECTATOR))["tokens"]) == laid | (offered & set(TOKENS))
            looked += 1
    assert looked


def strikes(seed: int) -> Iterator[tuple[set[int], set[int]]]:
    """Who was caught, and whose fate it was before, as long as no card was played in between."""
    before: list[list[str]] = []
    heard = 0
    for at in games(seed):
        news = at.events[heard:]
        caught = {event.values["seat"] for event in news if event.name == "caught"}
        moved = {"revealed", "survival_played", "token_moved", "detoured"} & {event.name for event in news}
        if caught and not moved:
            yield caught, {seat for seat, each in enumerate(before) if "caught" in each}
        before, heard = ASIDE.all_figures(seen(at, SPECTATOR))["fates"], len(at.events)


@rule("NA-95", "NA-182")
def test_those_are_caught_whose_fate_it_was():
    found = [strike for seed in SEEDS for strike in strikes(seed)]
    assert found
    assert [caught for caught, fated in found if caught != fated] == []
