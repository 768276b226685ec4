"""Chapter 1: players and components."""

from __future__ import annotations

import pytest

from prowl.games.not_alone import GAME
from prowl.kernel.errors import BadOptions
from tests.games.not_alone.table import ANN, BOB, CREATURE, EVE, ending, exploring, table
from tests.kit import Scene, new_state, rule


def copies(kind: str) -> dict[str, int]:
    return {card.id: card.copies for card in GAME.cards if card.kind == kind}


@rule("NA-1")
@pytest.mark.parametrize("players", range(2, 8))
def test_one_plays_the_creature_and_the_other_one_to_six_are_hunted(players):
    s = new_state(GAME, players)
    assert 0 <= s.creature < players
    assert sorted([s.creature, *s.hunted]) == list(range(players))
    assert len(s.hunted) == players - 1


@rule("NA-1")
@pytest.mark.parametrize("players", [0, 1, 8])
def test_fewer_than_two_or_more_than_seven_cannot_play(players):
    with pytest.raises(BadOptions):
        GAME.checked(players, {})


@rule("NA-2")
def test_a_game_is_announced_as_30_to_45_minutes_from_age_10():
    assert GAME.minutes == (30, 45)
    assert GAME.age == 10


@rule("NA-3")
def test_there_are_55_place_20_hunt_and_15_survival_cards():
    assert sum(copies("place").values()) == 55
    assert sum(copies("hunt").values()) == 20
    assert sum(copies("survival").values()) == 15
    assert {card.kind for card in GAME.cards} == {"place", "hunt", "survival"}


@rule("NA-3")
def test_the_board_has_two_sides():
    scene = Scene(GAME, new_state(GAME, 2, creature="1"))
    assert scene.options(CREATURE) == [["side", 1], ["side", 2]]


@rule("NA-3")
def test_18_will_counters_are_enough_for_six_hunted():
    assert sum(new_state(GAME, 7).will) == 18


@rule("NA-3")
def test_there_is_one_counter_for_each_track_one_beacon_and_three_hunt_tokens():
    scene = exploring(table())
    view = scene.view(ANN)
    assert (view["rescue"], view["assimilation"], view["beacon"]) == (15, 9, False)
    assert {name for name in view if name.endswith("_token")} == {"creature_token", "target_token", "artemia_token"}


@rule("NA-4")
def test_each_place_has_one_card_on_the_planet_1_to_5_six_more_and_6_to_10_three_more():
    by_number = {card.number: card.copies for card in GAME.cards if card.kind == "place"}
    assert by_number == dict.fromkeys(range(1, 6), 1 + 6) | dict.fromkeys(range(6, 11), 1 + 3)


@rule("NA-5")
def test_the_hunted_win_together():
    scene = ending(table(rescue=1))
    assert GAME.result(scene.s).winners == (ANN, BOB, EVE)


@rule("NA-5")
def test_the_creature_wins_alone():
    scene = exploring(table(assimilation=1, discard={ANN: [1]})).say(ANN, "give_up")
    assert GAME.result(scene.s).winners == (CREATURE,)


@rule("NA-6")
def test_the_creature_is_drawn_at_random():
    assert {new_state(GAME, 4, seed).creature for seed in range(40)} == {0, 1, 2, 3}


@rule("NA-6")
def test_the_table_may_decide_who_is_the_creature():
    assert {new_state(GAME, 4, seed, creature="3").creature for seed in range(40)} == {2}
