"""Chapter 4: the planet and adjacency."""

from __future__ import annotations

import pytest

from prowl.games.not_alone import GAME
from prowl.games.not_alone.cards.numbers import PLACES
from prowl.games.not_alone.rules.planet import ADJACENT, PAIRS
from tests.games.not_alone.table import ANN, CREATURE, exploring, reckoning, skip_all, table
from tests.kit import rule

NEIGHBOURS = {
    1: (2, 6),
    2: (1, 3, 7),
    3: (2, 4, 8),
    4: (3, 5, 9),
    5: (4, 10),
    6: (1, 7),
    7: (2, 6, 8),
    8: (3, 7, 9),
    9: (4, 8, 10),
    10: (5, 9),
}


@rule("NA-37", "NA-38")
def test_places_that_share_an_edge_are_adjacent():
    assert ADJACENT == NEIGHBOURS


@rule("NA-37")
@pytest.mark.parametrize(("here", "there"), [(1, 7), (2, 6), (3, 9), (4, 10), (5, 9)])
def test_diagonal_places_are_not_adjacent(here, there):
    assert there not in ADJACENT[here]
    assert here not in ADJACENT[there]


@rule("NA-37")
def test_the_end_of_one_row_is_not_adjacent_to_the_start_of_the_next():
    assert 6 not in ADJACENT[5]
    assert 5 not in ADJACENT[6]


@rule("NA-38")
def test_a_card_that_asks_for_an_adjacent_place_offers_these_neighbours():
    for place, neighbours in NEIGHBOURS.items():
        scene = reckoning(table(2, played={ANN: [4]}, artemia_token=[place], survivals={ANN: ["hologram"]}))
        scene.say(ANN, "survival", "hologram")
        assert scene.options(ANN) == [["space", there] for there in neighbours]


@rule("NA-39")
def test_there_are_13_adjacent_pairs_4_in_each_row_and_5_between_the_rows():
    above = [pair for pair in PAIRS if pair[1] <= 5]
    below = [pair for pair in PAIRS if pair[0] > 5]
    between = [pair for pair in PAIRS if pair[0] <= 5 < pair[1]]
    assert (len(above), len(below), len(between), len(PAIRS)) == (4, 4, 5, 13)


@rule("NA-39")
def test_a_card_for_two_adjacent_places_offers_each_pair_once():
    scene = exploring(table(hunts=["force_field"])).say(CREATURE, "hunt", "force_field")
    assert len(scene.options(CREATURE)) == 13
    assert {frozenset(pair) for _, *pair in scene.options(CREATURE)} == {frozenset(pair) for pair in PAIRS}


@rule("NA-40")
def test_each_place_has_a_number_a_name_and_a_power():
    places = [card for card in GAME.cards if card.kind == "place"]
    assert [card.number for card in places] == list(PLACES)
    assert len({card.id for card in places}) == 10
    assert all(callable(card.play) for card in places)


@rule("NA-40")
@pytest.mark.parametrize("place", [place for place in PLACES if place != 1])
def test_a_hunted_there_may_use_the_power(place):
    scene = reckoning(table(2, played={ANN: [place]}, will=[0, 2]))
    assert ["use", place] in scene.options(ANN)
    scene.say(ANN, "use", place)
    assert scene.happened("power_used") == [{"seat": ANN, "place": place}]


@rule("NA-40")
def test_a_hunted_at_the_lair_may_use_its_power_when_it_has_something_to_copy():
    scene = reckoning(table(2, played={ANN: [1]}, creature_token=[5]))
    assert ["use", 1] in scene.options(ANN)


# -- Places 6-10 -----------------------------------------------------------------------


@rule("NA-162")
def test_the_rover_brings_a_place_from_the_reserve_into_hand():
    scene = reckoning(table(2, played={ANN: [5]})).say(ANN, "use", 5).say(ANN, "reserve", 9)
    assert scene.s.hand[ANN] == [1, 2, 3, 4, 9]
    assert scene.s.reserve == [1, 1, 1, 0, 1]


@rule("NA-162")
def test_the_rover_may_be_copied():
    scene = reckoning(table(2, played={ANN: [1]}, creature_token=[5])).say(ANN, "use", 1)
    assert scene.options(ANN) == [["reserve", place] for place in (6, 7, 8, 9, 10)]


@rule("NA-162")
def test_drone_works_as_the_rover():
    scene = reckoning(table(2, played={ANN: [4]}, survivals={ANN: ["drone"]})).say(ANN, "pass")
    scene.say(ANN, "survival", "drone")
    assert scene.options(ANN) == [["reserve", place] for place in (6, 7, 8, 9, 10)]


@rule("NA-162")
@pytest.mark.parametrize("place", [place for place in PLACES if place not in (1, 5)])
def test_no_other_power_brings_a_place_from_the_reserve(place):
    scene = reckoning(table(2, played={ANN: [place]}, will=[0, 2]))
    before = scene.s.reserve[:]
    scene.say(ANN, "use", place)
    assert "reserve" not in (scene.verbs(ANN) if ANN in scene.run.pending else ())
    assert scene.s.reserve == before


@rule("NA-162")
@pytest.mark.parametrize("zone", ["hand", "played", "discard"])
def test_a_hunted_never_owns_two_copies_of_one_place(zone):
    layout = {"hand": [1, 2, 3, 4], "played": [5], "discard": []}
    layout[zone] = [*layout[zone], 7]
    s = table(2, **{name: {ANN: cards} for name, cards in layout.items()})
    s.reserve = [1] * 5
    if zone == "played":
        s.artefact[ANN] = True
    scene = reckoning(s)
    if zone == "played":
        scene.say(ANN, "space", 5)
    scene.say(ANN, "use", 5)
    assert scene.options(ANN) == [["reserve", place] for place in (6, 8, 9, 10)]


@rule("NA-162")
def test_a_place_card_never_goes_back_to_the_reserve():
    """Neither the end of the turn nor Giving Up nor the last Will sends one back."""
    s = table(2, played={ANN: [7]}, creature_token=[7], discard={ANN: [6, 8]}, will=[0, 1])
    assert s.reserve == [0, 0, 0, 1, 1]
    scene = skip_all(reckoning(s))
    assert sorted(scene.s.hand[ANN]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert scene.s.reserve == [0, 0, 0, 1, 1]
