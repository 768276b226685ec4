"""Chapter 6: turn structure."""

from __future__ import annotations

from tests.games.not_alone.table import ANN, BOB, CREATURE, EVE, exploring, quiet_turn, table
from tests.kit import rule


@rule("NA-53")
def test_a_turn_has_four_phases_in_fixed_order():
    scene = quiet_turn(exploring(table()), {ANN: 1, BOB: 2, EVE: 3}, creature=8)
    assert scene.happened("phase_began") == [
        {"phase": 1, "round": 1},
        {"phase": 2, "round": 1},
        {"phase": 3, "round": 1},
        {"phase": 4, "round": 1},
        {"phase": 1, "round": 2},
    ]


@rule("NA-54")
def test_turns_repeat_until_rescue_reaches_its_victory_space():
    scene = exploring(table(2, rescue=3))
    for turn in (1, 2, 3):
        assert (scene.s.round, scene.s.outcome) == (turn, "")
        quiet_turn(scene, {ANN: turn}, creature=8)
    assert (scene.s.round, scene.s.outcome) == (3, "rescued")


@rule("NA-54")
def test_turns_repeat_until_assimilation_reaches_its_victory_space():
    scene = exploring(table(2, assimilation=2))
    for turn in (1, 2):
        assert (scene.s.round, scene.s.outcome) == (turn, "")
        quiet_turn(scene, {ANN: turn + 1}, creature=turn + 1)
    assert (scene.s.round, scene.s.outcome) == (2, "assimilated_caught")
    assert scene.asked == []
    assert CREATURE not in scene.run.pending
