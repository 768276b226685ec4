"""Chance: named streams, one int each."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.kernel.rng import below, die, pick, seeded, shuffle


def test_the_same_seed_gives_the_same_luck_on_every_machine():
    chance = seeded(7, ("deck", "dice"))
    cards = list(range(10))
    shuffle(chance, "deck", cards)
    assert chance["dice"] == 6043123587231607874
    assert cards == [6, 9, 2, 3, 5, 1, 0, 4, 7, 8]
    assert [die(chance, "dice") for _ in range(8)] == [6, 2, 5, 2, 4, 1, 3, 2]


def test_one_more_draw_of_a_stream_changes_no_other_stream():
    one, two = seeded(1, ("deck", "dice")), seeded(1, ("deck", "dice"))
    die(one, "dice")
    assert one["deck"] == two["deck"]
    assert one["dice"] != two["dice"]


def test_streams_of_different_names_and_seeds_differ():
    values = {value for seed in range(50) for value in seeded(seed, ("a", "b", "c")).values()}
    assert len(values) == 150


def test_a_number_is_below_its_bound_and_every_number_comes_up():
    chance = seeded(2, ("x",))
    counts = Counter(below(chance, "x", 5) for _ in range(5000))
    assert set(counts) == set(range(5))
    assert min(counts.values()) > 850


@pytest.mark.parametrize("bound", [0, -1, 1 << 64, 1 << 70])
def test_a_bound_that_makes_no_sense_is_refused(bound):
    with pytest.raises(ValueError, match="bound"):
        below(seeded(1, ("x",)), "x", bound)


def test_the_last_incomplete_run_of_numbers_is_drawn_again():
    chance = seeded(3, ("x",))
    assert all(below(chance, "x", (1 << 63) + 1) <= 1 << 63 for _ in range(100))


def test_a_shuffle_loses_no_card_and_every_order_comes_up():
    chance = seeded(4, ("x",))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        shuffle(chance, "x", cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(sorted(order) == [1, 2, 3] for order in counts)
    assert min(counts.values()) > 850


def test_a_pick_is_one_of_the_things():
    chance = seeded(5, ("x",))
    assert {pick(chance, "x", "abc") for _ in range(50)} == set("abc")
    with pytest.raises(ValueError, match="bound"):
        pick(chance, "x", [])
