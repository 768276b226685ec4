"""The expert variant: NA-133 to NA-135."""

from __future__ import annotations

import pytest

from tests.games.not_alone.moments import resolving
from tests.games.not_alone.table import ANN, BOB, exploring, reckoning, table
from tests.kit import rule

EXPERT = {"expert": "yes"}


def broken(expert, **fields):
    """Ann loses her last Will at the Beach."""
    settings = {} if expert is None else {"expert": expert}
    tokens = {"creature_token": [4], "will": [0, 1]}
    return reckoning(table(2, played={ANN: [4]}, settings=settings, **tokens, **fields))


@rule("NA-133")
@pytest.mark.parametrize(("expert", "will"), [(None, 3), ("no", 3), ("yes", 2)])
def test_in_the_expert_variant_who_loses_the_last_will_in_phase_3_gets_back_only_2(expert, will):
    assert broken(expert).s.will[ANN] == will


@rule("NA-134", "NA-63")
def test_the_missing_will_comes_back_by_giving_up():
    scene = exploring(table(2, settings=EXPERT, will=[0, 2])).say(ANN, "give_up")
    assert scene.s.will[ANN] == 3


@rule("NA-134", "NA-62")
def test_the_missing_will_comes_back_by_giving_up_after_resisting_too():
    scene = exploring(table(2, settings=EXPERT, will=[0, 2], hand={ANN: [1]})).say(ANN, "resist", 2)
    assert scene.s.will[ANN] == 3


@rule("NA-134")
def test_the_missing_will_comes_back_by_the_power_of_a_card():
    scene = exploring(table(2, settings=EXPERT, will=[0, 2], survivals={ANN: ["adrenaline"]}))
    assert scene.say(ANN, "survival", "adrenaline").s.will[ANN] == 3


@rule("NA-134")
def test_the_missing_will_comes_back_by_the_power_of_a_place():
    scene = resolving(9, settings=EXPERT, will=[0, 2]).say(ANN, "use", 9).say(ANN, "heal", ANN)
    assert scene.s.will[ANN] == 3


@rule("NA-134")
def test_the_missing_will_does_not_come_back_by_itself():
    scene = broken("yes")
    assert (scene.s.round, scene.s.phase, scene.s.will[ANN]) == (2, 1, 2)


@rule("NA-135")
def test_all_place_cards_come_back_in_the_expert_variant_as_well():
    scene = broken("yes", hand={ANN: [1, 2]})
    assert (sorted(scene.s.hand[ANN]), scene.s.discard[ANN]) == ([1, 2, 3, 4, 5], [])


@rule("NA-135")
def test_the_counter_moves_in_the_expert_variant_as_well():
    assert [event["left"] for event in broken("yes").happened("assimilation_moved")] == [6, 5]


@rule("NA-135", "NA-A10")
def test_the_step_for_the_last_will_is_one_for_all_in_the_expert_variant_as_well():
    tokens = {"creature_token": [4], "will": [0, 1, 1]}
    scene = reckoning(table(3, played={ANN: [4], BOB: [4]}, settings=EXPERT, **tokens))
    assert [event["left"] for event in scene.happened("assimilation_moved")] == [7, 6]
    assert scene.s.will == [0, 2, 2]
