"""The chances of two dice, against counting every roll."""

from __future__ import annotations

from itertools import product

import pytest

from prowl.games.tremble.odds import at_least, win_chance
from tests.kit import rule

FACES = range(1, 7)


def counted(ahead: int) -> float:
    """Every roll of four dice, one by one; ties are left out because they are rolled again."""
    leads = [ahead + a + b - c - d for a, b, c, d in product(FACES, repeat=4)]
    won, lost = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    return won / (won + lost)


@rule("TH-4", "TH-113", "TH-117")
@pytest.mark.parametrize("need", range(-2, 15))
def test_the_chance_of_a_roll_is_what_counting_gives(need):
    assert at_least(need) == sum(a + b >= need for a, b in product(FACES, repeat=2)) / 36


@rule("TH-90")
@pytest.mark.parametrize("ahead", [-11, -10, -4, -1, 0, 3, 9, 10, 11])
def test_the_chance_between_two_is_what_counting_all_rolls_gives(ahead):
    assert win_chance(12 + ahead, [12]) == pytest.approx(counted(ahead), abs=1e-15)


@rule("TH-91", "TH-94")
@pytest.mark.parametrize("captains", range(1, 6))
def test_equals_have_equal_chances_whatever_their_number(captains):
    assert win_chance(9, [9] * (captains - 1)) == 1 / captains


@rule("TH-91", "TH-A13")
@pytest.mark.parametrize("strengths", [(8, 10, 11), (3, 3, 9), (5, 16, 9, 12), (3, 9, 9, 12, 16)])
def test_the_chances_of_all_sides_share_out_to_one(strengths):
    sides = [(mine, [*strengths[:i], *strengths[i + 1 :]]) for i, mine in enumerate(strengths)]
    assert sum(win_chance(mine, rivals) for mine, rivals in sides) == pytest.approx(1, abs=1e-15)


@rule("TH-90")
def test_eleven_ahead_is_certain_and_eleven_behind_is_nothing():
    assert (win_chance(20, [9]), win_chance(9, [20]), win_chance(9, [])) == (1, 0, 1)


@rule("TH-91")
def test_a_rival_who_cannot_win_takes_nothing_from_the_others():
    assert win_chance(20, [21, 3]) == win_chance(20, [21])
