"""What crossroads gave too late for the dice of its turn is used after the next roll."""

from __future__ import annotations

from prowl.games.dead_of_winter.effects.dice import BUMP, REROLL, SET
from prowl.games.dead_of_winter.rules.late import use_kept
from tests.games.dead_of_winter.table import ANN, EVE, luck, table
from tests.games.dead_of_winter.table import at as begin
from tests.kit import rule


def kept(what, dice=(2, 2, 6), *roll):
    s = table(dice={ANN: dice}, kept=[[what], [], [], []])
    return begin(luck(s, *roll) if roll else s, use_kept)


@rule("DW-B42")
def test_a_kept_bump_raises_a_die_below_6_or_is_given_up():
    scene = kept(BUMP)
    assert scene.options(ANN) == [["die", 2], ["skip"]]
    scene.say(ANN, "die", 2)
    assert scene.s.dice[ANN] == [2, 3, 6]
    scene = kept(BUMP).say(ANN, "skip")
    assert scene.s.dice[ANN] == [2, 2, 6]
    assert scene.s.kept[ANN] == []


@rule("DW-B42")
def test_a_kept_reroll_rolls_a_chosen_die_again():
    scene = kept(REROLL, (2, 6), 5)
    assert scene.options(ANN) == [["die", 2], ["die", 6], ["skip"]]
    scene.say(ANN, "die", 2)
    assert scene.s.dice[ANN] == [5, 6]


@rule("DW-B42")
def test_a_kept_setting_sets_a_die_to_its_value_or_to_6():
    assert kept(SET + 4).say(ANN, "die", 2).s.dice[ANN] == [2, 4, 6]
    assert kept(SET).say(ANN, "die", 2).s.dice[ANN] == [2, 6, 6]


@rule("DW-B42")
def test_several_are_used_one_after_another_from_the_first_seat_on():
    s = table(dice={ANN: [1], EVE: [1]}, kept=[[BUMP, BUMP], [], [BUMP], []])
    scene = begin(s, use_kept)
    scene.say(ANN, "die", 1).say(ANN, "die", 2)
    assert scene.s.dice[ANN] == [3]
    assert scene.asked == [EVE]
