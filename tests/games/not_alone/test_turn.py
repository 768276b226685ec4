"""Chapter 6: turn structure."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from prowl.games.not_alone import GAME
from prowl.kernel.rulebook import rules_of
from prowl.kernel.text import LANGUAGES, words
from tests.games.not_alone.table import ANN, BOB, CREATURE, EVE, exploring, quiet_turn, table
from tests.kit import rule

PAGE = Path(__file__).parents[3] / "web" / "src" / "boards" / "not_alone" / "text"


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


@rule("NA-53")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_terminal_and_page_call_the_phases_by_the_same_names(language):
    said = {found.id: found.text[language] for found in rules_of(GAME)}["NA-53"]
    names = [words(language, "prowl.games.not_alone").say(f"phase-{number}") for number in (1, 2, 3, 4)]
    page = (PAGE / f"{language}.ftl").read_text("utf-8")
    assert re.findall(r"^na-phase-\d = (.+)$", page, re.MULTILINE) == names
    assert [name for name in names if name not in said] == []


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
