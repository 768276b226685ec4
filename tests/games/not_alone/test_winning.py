"""Chapter 11: the end of the game."""

from __future__ import annotations

import pytest

from prowl.games.not_alone import GAME
from tests.games.not_alone.table import (
    ANN,
    BOB,
    CREATURE,
    EVE,
    ending,
    exploring,
    lay_cards,
    reckoning,
    skip_all,
    table,
)
from tests.kit import Scene, rule

PLAYED = {ANN: [2], BOB: [3], EVE: [5]}


def giving_up() -> Scene:
    return exploring(table(assimilation=1, rescue=1, discard={ANN: [1]})).say(ANN, "give_up")


def caught() -> Scene:
    return skip_all(reckoning(table(assimilation=1, rescue=1, played=PLAYED, creature_token=[2])))


def last_will() -> Scene:
    layout = {"in_force": ["mutation"], "artemia_token": [2], "will": [0, 1, 3, 3]}
    scene = skip_all(reckoning(table(assimilation=1, rescue=1, played=PLAYED, **layout)))
    return scene.pick(ANN, 1)


def anticipated() -> Scene:
    return skip_all(reckoning(table(assimilation=2, rescue=1, played=PLAYED, creature_token=[2], anticipated=[ANN])))


def end_of_turn() -> Scene:
    return ending(table(assimilation=1, rescue=1, played=PLAYED))


def wreck() -> Scene:
    return reckoning(table(assimilation=1, rescue=1, played={ANN: [8]})).say(ANN, "use", 8)


def beach() -> Scene:
    return reckoning(table(assimilation=1, rescue=1, played={ANN: [4]}, beacon=True)).say(ANN, "use", 4)


def amplifier() -> Scene:
    scene = ending(table(assimilation=1, rescue=1, beacon=True, survivals={ANN: ["amplifier"]}))
    return scene.say(ANN, "survival", "amplifier")


ASSIMILATED = [giving_up, caught, last_will, anticipated]
RESCUED = [end_of_turn, wreck, beach, amplifier]


@rule("NA-113")
@pytest.mark.parametrize("way", ASSIMILATED, ids=lambda way: way.__name__)
def test_the_creature_wins_when_assimilation_reaches_its_victory_space_first(way):
    scene = way()
    assert (scene.s.assimilation, scene.s.rescue) == (0, 1)
    assert GAME.result(scene.s).winners == (CREATURE,)
    assert scene.run.over


@rule("NA-114")
@pytest.mark.parametrize("way", RESCUED, ids=lambda way: way.__name__)
def test_all_hunted_win_when_rescue_reaches_its_victory_space_first(way):
    scene = way()
    assert (scene.s.rescue, scene.s.assimilation) == (0, 1)
    assert GAME.result(scene.s).winners == (ANN, BOB, EVE)
    assert scene.run.over


@rule("NA-115")
@pytest.mark.parametrize("way", ASSIMILATED + RESCUED, ids=lambda way: way.__name__)
def test_there_is_no_draw(way):
    """Both counters stand one step from victory, and still only one arrives."""
    scene = way()
    assert (scene.s.rescue == 0) != (scene.s.assimilation == 0)
    assert len(scene.happened("game_over")) == 1


@rule("NA-115")
def test_the_counters_never_move_at_the_same_instant():
    """A catch and the end of the turn: assimilation first, rescue later in the same turn."""
    scene = skip_all(reckoning(table(played=PLAYED, creature_token=[2])))
    moves = [event.name for event in scene.events if event.name in ("rescue_moved", "assimilation_moved")]
    assert moves == ["assimilation_moved", "rescue_moved"]


@rule("NA-116")
def test_a_hunted_who_loses_the_last_will_plays_on():
    scene = skip_all(reckoning(table(played=PLAYED, creature_token=[2], will=[0, 1, 3, 3])))
    assert scene.happened("restored") == [{"seat": ANN, "n": 3}]
    scene.say(CREATURE, "pass")
    assert scene.asked == [ANN, BOB, EVE]
    assert lay_cards(scene, {ANN: 1, BOB: 1, EVE: 1}).s.played == [[], [1], [1], [1]]


@rule("NA-116")
def test_a_hunted_without_cards_plays_on():
    scene = exploring(table(hand={ANN: []}, will=[0, 1, 3, 3]))
    assert ANN in scene.asked
    assert "place" in scene.say(ANN, "give_up").verbs(ANN)
