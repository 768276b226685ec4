"""Chapter 3: setup."""

from __future__ import annotations

import pytest

from prowl.games.not_alone import GAME
from prowl.games.not_alone.rules.planet import COLUMNS
from tests.games.not_alone.table import ANN, CREATURE, SPECTATOR
from tests.kit import Scene, new_state, rule

TRACKS = {2: (13, 7), 3: (14, 8), 4: (15, 9), 5: (16, 10), 6: (17, 11), 7: (18, 12)}


def start(players: int = 4, seed: int = 0, **settings: str) -> Scene:
    """A new game; seat 1 is the Creature and side 1 is up unless the settings say otherwise."""
    return Scene(GAME, new_state(GAME, players, seed, **{"creature": "1", "board_side": "1", **settings}))


@rule("NA-24")
def test_the_planet_is_one_of_each_place_in_two_rows_of_five_in_number_order():
    numbers = [card.number for card in GAME.cards if card.kind == "place"]
    assert [numbers[:COLUMNS], numbers[COLUMNS:]] == [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]


@rule("NA-25")
@pytest.mark.parametrize("side", [1, 2])
def test_the_creature_chooses_which_side_of_the_board_is_up(side):
    scene = start(creature="3", board_side="creature")
    assert scene.questions() == {2: "setup.side"}
    assert scene.options(2) == [["side", 1], ["side", 2]]
    assert scene.say(2, "side", side).s.side == side


@rule("NA-26")
@pytest.mark.parametrize("players", TRACKS)
def test_the_counters_start_at_a_distance_set_by_the_number_of_players(players):
    s = start(players).s
    assert (s.rescue, s.assimilation) == TRACKS[players]


@rule("NA-27")
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("side", ["1", "2"])
def test_rescue_is_11_and_assimilation_5_plus_the_players_on_both_sides(players, side):
    s = start(players, board_side=side).s
    assert (s.rescue, s.assimilation) == (11 + players, 5 + players)


@rule("NA-28")
def test_each_hunted_starts_with_3_will():
    assert start(5).s.will == [0, 3, 3, 3, 3]


@rule("NA-29")
@pytest.mark.parametrize("players", range(2, 8))
def test_each_hunted_starts_with_one_each_of_places_1_to_5_and_nothing_else(players):
    s = start(players).s
    assert s.hand == [[]] + [[1, 2, 3, 4, 5]] * (players - 1)
    assert s.played == s.discard == [[]] * players


@rule("NA-29")
def test_spare_copies_of_1_to_5_can_never_be_obtained():
    view = start(2).view(SPECTATOR)
    assert len(view["reserve"]) == 5
    scene = start(2)
    scene.say(CREATURE, "pass").say(ANN, "place", 5).say(CREATURE, "creature", 1).pass_all().say(ANN, "use", 5)
    assert scene.options(ANN) == [["reserve", place] for place in (6, 7, 8, 9, 10)]


@rule("NA-30")
def test_all_15_survival_cards_are_shuffled_into_a_face_down_deck():
    decks = [start(seed=seed).s for seed in range(3)]
    for s in decks:
        held = [card for hand in s.survival_hand for card in hand]
        assert sorted([*s.survival_deck, *held]) == list(range(15))
        assert s.survival_discard == []
    assert len({tuple(s.survival_deck) for s in decks}) == 3
    assert start().view(ANN)["survival_deck"] == {"count": 12}


@rule("NA-31")
def test_each_hunted_draws_exactly_1_survival_card():
    assert [len(hand) for hand in start(5).s.survival_hand] == [0, 1, 1, 1, 1]


@rule("NA-32")
def test_all_20_hunt_cards_are_shuffled_into_a_face_down_deck():
    decks = [start(seed=seed).s for seed in range(3)]
    for s in decks:
        assert sorted([*s.hunt_deck, *s.hunt_hand]) == list(range(20))
        assert s.hunt_discard == []
    assert len({tuple(s.hunt_deck) for s in decks}) == 3
    assert start().view(CREATURE)["hunt_deck"] == {"count": 17}


@rule("NA-33")
def test_the_creature_draws_3_hunt_cards_and_has_all_three_tokens():
    s = start().s
    assert len(s.hunt_hand) == 3
    assert s.creature_token == s.target_token == s.artemia_token == []


@rule("NA-34")
def test_the_beacon_starts_beside_the_beach():
    assert start().s.beacon is False


@rule("NA-35")
@pytest.mark.parametrize(("hunted", "copies"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_each_reserve_stack_of_6_to_10_holds_1_2_or_3_copies(hunted, copies):
    assert start(hunted + 1).view(SPECTATOR)["reserve"] == [copies] * 5


@rule("NA-36")
def test_copies_above_that_number_are_in_the_box():
    """One Hunted who takes the only Swamp leaves an empty stack."""
    scene = start(2)
    scene.say(CREATURE, "pass").say(ANN, "place", 5).say(CREATURE, "creature", 1).pass_all()
    scene.say(ANN, "use", 5).say(ANN, "reserve", 6)
    assert scene.s.reserve == [0, 1, 1, 1, 1]


@rule("NA-161")
def test_the_board_side_is_chosen_before_the_decks_are_shuffled_and_dealt():
    scene = start(board_side="creature")
    assert scene.view(CREATURE)["hunt_hand"] == []
    assert scene.view(ANN)["survival_hand"][ANN] == []
    scene.say(CREATURE, "side", 1)
    assert len(scene.view(CREATURE)["hunt_hand"]) == 3
    assert len(scene.view(ANN)["survival_hand"][ANN]) == 1


@rule("NA-161")
def test_survival_cards_are_dealt_in_seat_order():
    """Whoever sits to the Creature's left, the lowest seat comes first."""
    scene = start(creature="3")
    other = start(creature="4")
    assert [scene.s.survival_hand[seat] for seat in (0, 1, 3)] == [other.s.survival_hand[seat] for seat in (0, 1, 2)]
