"""What each of the 31 crises does when it is not prevented (DW-45, DW-160)."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.cards.crises import CRISES, NAMES, Crisis
from prowl.games.dead_of_winter.effects.deed import CRISIS, deed
from prowl.games.dead_of_winter.effects.verbs import perform
from prowl.games.dead_of_winter.state import Winter
from tests.games.dead_of_winter.carrying import carry_out, plenty
from tests.games.dead_of_winter.table import ANN, BOB, EVE, PLACES, who
from tests.kit import rule


def failed(name: str, variant: str = "colonies", seed: int = 1) -> Winter:
    s = plenty(variant)
    card = CRISES[NAMES.index(name)]
    carry_out(s, perform(deed(s, ANN, CRISIS, card=NAMES.index(name)), card.fail), seed)
    return s


CASES = [
    pytest.param(card, variant, id=f"{card.id}-{variant}")
    for card in CRISES
    for variant in ("colonies", "ordinary")
    if variant == "ordinary" or card.set == "wc"
    if not (variant == "ordinary" and card.wc_only)
]


def test_there_are_exactly_so_many() -> None:
    assert len(CRISES) == 31
    assert len(CASES) == 11 + 28


@pytest.mark.parametrize(("card", "variant"), CASES)
def test_every_crisis_can_fail(card: Crisis, variant: str) -> None:
    for seed in range(4):
        failed(card.id, variant, seed)


@rule("DW-45")
def test_a_crisis_hits_both_colonies() -> None:
    s = failed("blackout")
    assert s.morale[:2] == [3, 3]
    s = failed("long_winter")
    assert (s.morale[:2], s.starve[:2]) == ([4, 4], [1, 1])


def test_broken_truce_costs_morale_for_each_enemy_at_the_entrances() -> None:
    assert failed("broken_truce").morale[:2] == [3, 3]


def test_poisoned_well_wounds_the_three_highest_of_each_colony() -> None:
    before, s = plenty(), failed("poisoned_well")
    hurt = {each for each in range(65) if s.wounds[each] > before.wounds[each]}
    highest = [
        sorted((each for seat in seats for each in before.group[seat]), reverse=True)[:3] for seats in ((0, 1), (2, 3))
    ]
    assert hurt == {each for group in highest for each in group}


def test_exhaustion_bites_the_five_highest() -> None:
    s = failed("exhaustion", "ordinary")
    everybody = sorted(each for group in s.group for each in group)
    assert [each for each in range(65) if s.frost[each]] == everybody[-5:]


@rule("DW-B82")
def test_overpopulation_removes_the_two_lowest_of_the_colony_without_loss_of_morale() -> None:
    s = failed("overpopulation", "ordinary")
    inside = sorted(each for group in s.group for each in group if s.place[each] == PLACES.index("colony"))
    assert s.vanishing == inside[:2]
    assert s.morale[0] == 5


@rule("DW-B130")
def test_in_a_reorganization_all_choose_then_all_survivors_change_hands() -> None:
    before, s = plenty("ordinary"), failed("reorganization", "ordinary")
    for seat, left in ((ANN, BOB), (BOB, EVE)):
        assert len(set(before.group[seat]) - set(s.group[seat])) == 1
        assert set(before.group[seat]) & set(s.group[left])


def test_looters_take_five_cards_of_each_deck_unseen() -> None:
    before, s = plenty(), failed("looters")
    assert [len(deck) for deck in s.decks] == [len(deck) - 5 for deck in before.decks]
    assert len(s.buried) == 30


def test_snowed_in_counts_for_the_next_round() -> None:
    s = failed("snowed_in")
    assert s.hard_winter == s.round + 1


def test_deserters_go_back_into_the_deck_and_leave_their_equipment() -> None:
    s = failed("deserters", seed=3)
    gone = [each for each in s.survivor_deck if s.place[each] == -1]
    assert len(gone) == len(s.survivor_deck)
    assert [len(s.group[a]) + len(s.group[b]) for a, b in ((0, 1), (2, 3))] == [5, 4]
    assert s.morale[:2] == [4, 4]


def test_zombies_come_by_the_rules_of_placement() -> None:
    assert failed("roaming_herd").arrivals == [(6, 8, 6), (12, 8, 12)]
    assert [entry[:2] for entry in failed("zombie_surge", "ordinary").arrivals] == [
        (6, 6),
        *((door, 1) for door in range(6)),
    ]


def test_the_named_are_in_play() -> None:
    assert who("mike_cho") in plenty().group[ANN]
