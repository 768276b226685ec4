"""Every Strike card by its own sentence."""

from __future__ import annotations

import pytest

from tests.games.predator.table import ANN, BOB, KINDS, acting, names, row, struck, table, told
from tests.kit import Scene


def hit(strike: str, *more: str, **fields) -> Scene:
    """Ann is struck once by a plain Enemy."""
    return struck(table(combat=["no_killing"], strikes=[strike, *more], **fields))


@pytest.mark.parametrize(
    ("strike", "copies", "damage"),
    [
        ("close_call", 6, 0),
        ("flesh_wound", 10, 1),
        ("deep_gash", 8, 2),
        ("brutal_puncture", 3, 3),
        ("stunning_blow", 3, 1),
        ("open_wound", 2, 0),
        ("severed_tendon", 2, 1),
        ("knocked_down", 2, 1),
        ("spotted", 2, 0),
        ("panic_fire", 2, 0),
    ],
)
def test_copies_and_damage_are_as_printed(strike, copies, damage):
    assert (KINDS[strike].copies, KINDS[strike].damage) == (copies, damage)


@pytest.mark.parametrize("strike", ["flesh_wound", "deep_gash", "brutal_puncture"])
def test_a_plain_wound_lies_at_the_avatar(strike):
    assert names(hit(strike).s.wounds[ANN]) == [strike]


def test_close_call_is_a_miss():
    scene = hit("close_call")
    assert (scene.s.wounds[ANN], names(scene.s.strike_discard)) == ([], ["close_call"])


def test_stunning_blow_draws_a_strike_card_for_each_mark():
    assert names(hit("stunning_blow", marks=[2, 0]).s.wounds[ANN]) == ["stunning_blow", "flesh_wound", "flesh_wound"]
    assert names(hit("stunning_blow").s.wounds[ANN]) == ["stunning_blow"]


def test_open_wound_must_be_healed_before_any_other():
    s = table(hand={ANN: ["real_nasty_habit", "tyrannosaurus"]}, wounds={ANN: ["deep_gash", "open_wound"]})
    scene = acting(s).say(ANN, "play", "real_nasty_habit").say(ANN, "play", "tyrannosaurus").say(ANN, "yes")
    assert names(scene.s.wounds[ANN]) == ["deep_gash"]


def test_severed_tendon_discards_a_random_card_or_is_cancelled_by_a_survival_card():
    scene = hit("severed_tendon", hand={ANN: ["experience", "officer_survival"]})
    assert scene.options(ANN) == [["give", "officer_survival"], ["suffer"]]
    scene.say(ANN, "suffer")
    assert names(scene.s.wounds[ANN]) == ["severed_tendon"]
    assert len(told(scene, "discarded", "own")) == 1


def test_knocked_down_draws_one_card_fewer_at_clean_up():
    assert len(hit("knocked_down").s.hand[ANN]) == 5
    assert len(hit("knocked_down", wounds={ANN: ["knocked_down"]}).s.hand[ANN]) == 4


def test_spotted_marks_and_is_discarded_or_is_cancelled_by_an_intel_card():
    scene = hit("spotted", hand={ANN: ["officer_intel"]}).say(ANN, "suffer")
    assert (scene.s.marks, names(scene.s.strike_discard)) == ([1, 0], ["spotted"])
    scene = hit("spotted", hand={ANN: ["officer_intel"]}).say(ANN, "give", "officer_intel")
    assert scene.s.marks == [0, 0]


def test_panic_fire_adds_a_card_of_the_enemy_deck_and_is_discarded():
    scene = hit("panic_fire", enemies=["smart_disc", "trophy_case"])
    assert row(scene) == {"underground": "?trophy_case", "graveyard": "?smart_disc"}
    assert scene.asked == [BOB]
    assert names(scene.s.strike_discard) == ["panic_fire"]
