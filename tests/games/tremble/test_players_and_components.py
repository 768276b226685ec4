"""Chapter 1: players and components; and every figure that the tables hold."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.tremble import GAME
from prowl.games.tremble.cards.cities import ARMIES, CITIES, TYPES, army, is_army
from prowl.games.tremble.cards.missions import CONDITIONS, MISSIONS
from prowl.games.tremble.cards.ships import DECK_SHIPS, KINDS, SHIPS, STARTING_SAUCERS, Ship
from prowl.games.tremble.rules.constants import CHEAPEST_FLIGHT, CREDIT_CARDS
from prowl.games.tremble.rules.fleet import roll
from prowl.kernel.errors import BadOptions
from prowl.kernel.tables import rows
from tests.games.tremble.table import ANN, BOB, SPECTATOR, buying, idle, luck, table
from tests.kit import new_state, rule

PACKAGE = "prowl.games.tremble"


def ship(name: str) -> Ship:
    return next(kind for kind in KINDS if kind.id == name)


@rule("TH-1")
def test_the_game_is_for_2_to_5_captains():
    assert list(GAME.players) == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(BadOptions):
            GAME.checked(players, {})


@rule("TH-2")
def test_the_game_has_90_cities_6_armies_35_ships_30_missions_and_5_credits():
    assert (len(CITIES), len(ARMIES), len(SHIPS), len(MISSIONS)) == (90, 6, 35, 30)
    assert CREDIT_CARDS == new_state(GAME, 5).credits_left == 5
    assert [int(row["copies"]) for row in rows(PACKAGE, "credits")] == [5]


@rule("TH-3")
def test_every_captain_has_a_mark_for_people_and_a_mark_for_fuel():
    s = new_state(GAME, 5)
    assert (len(s.people), len(s.fuel)) == (5, 5)


@rule("TH-4")
def test_a_roll_is_the_sum_of_two_six_sided_dice():
    s = new_state(GAME, 2)
    rolls = [roll(s) for _ in range(2000)]
    assert {face for dice in rolls for face in dice} == {1, 2, 3, 4, 5, 6}
    assert {sum(dice) for dice in rolls} == set(range(2, 13))


@rule("TH-5")
def test_each_city_has_exactly_one_of_three_types():
    assert Counter(city.type for city in CITIES) == dict.fromkeys(TYPES, 30)
    assert TYPES == ("cultural", "scientific", "industrial")


@rule("TH-6")
def test_each_ship_has_exactly_one_of_three_classes():
    assert Counter(card.ship_class for card in SHIPS) == {"saucer": 17, "tripod": 11, "cruiser": 7}


@rule("TH-7")
def test_a_ship_card_shows_strength_fuel_and_price():
    assert {(card.ship_class, card.strength, card.fuel) for card in SHIPS} == {
        ("saucer", 3, 2),
        ("tripod", 5, 3),
        ("cruiser", 9, 5),
    }
    assert all(card.price > 0 for card in SHIPS if card.id != "starting_saucer")


@rule("TH-7")
def test_most_ship_cards_show_abilities():
    bare = [card for card in SHIPS if card.sentences == [("ability.none", {})]]
    assert Counter(card.id for card in bare) == {"starting_saucer": 5, "bare_hulk": 1}


@rule("TH-185")
def test_people_have_no_upper_limit():
    scene = buying(table(people=[100_000, 50, 50], next_ships=["bare_hulk", "flagship"]))
    assert scene.say(ANN, "draw").say(ANN, "buy", "bare_hulk").s.people[ANN] == 100_000 - 45


@rule("TH-185")
def test_people_never_fall_below_0_during_play():
    scene = buying(table(people=[44, 50, 50], next_ships=["bare_hulk", "flagship"])).say(ANN, "draw")
    assert scene.options(ANN) == [["pass"]]


# -- Figures that the rulebook gives -----------------------------------------------------


@rule("TH-2", "TH-A4")
def test_five_ships_are_starting_saucers_and_thirty_form_the_deck():
    assert (len(STARTING_SAUCERS), len(DECK_SHIPS)) == (5, 30)


@pytest.mark.parametrize(
    ("name", "strength", "fuel", "price", "partner", "city", "quick"),
    [
        ("escort_saucer", 3, 2, 20, (("tripod", 4),), (), False),
        ("covered_tripod", 5, 3, 30, (("saucer", 4),), (), False),
        ("opera_crusher", 5, 3, 30, (("tripod", 3),), (("cultural", 3),), False),
        ("net_cruiser", 9, 5, 50, (), (), True),
    ],
)
@rule("TH-7", "TH-165", "TH-166")
def test_the_pictured_ships_have_their_printed_figures(name, strength, fuel, price, partner, city, quick):
    card = ship(name)
    assert (card.strength, card.fuel, card.price) == (strength, fuel, price)
    assert (card.partner, card.city, card.quick_search) == (partner, city, quick)


@rule("TH-139", "TH-155")
def test_the_described_ships_have_their_printed_bonuses():
    assert (ship("museum_raider").strength, ship("museum_raider").city) == (3, (("cultural", 4),))
    assert ship("factory_stomper").partner == (("saucer", 3),)
    assert ship("factory_stomper").city == (("industrial", 3),)
    assert ship("long_legged_tripod").relocates


def test_copies_of_ships_add_up_and_every_price_follows_the_class():
    assert Counter(card.copies for card in KINDS) == {1: 20, 2: 5, 5: 1}
    extra = {card.id: card.price - (5 * card.strength + 5) for card in KINDS if card.price}
    assert {extra[card.id] for card in KINDS if card.joins or card.relocates} == {5}
    assert extra.pop("bare_hulk") == -5
    assert set(extra.values()) == {0, 5}


def test_no_ship_flies_for_less_than_the_cheapest_flight():
    assert min(card.fuel for card in SHIPS) == CHEAPEST_FLIGHT


@pytest.mark.parametrize(
    ("early", "players", "each"),
    [(True, 2, 8), (True, 4, 2), (True, 5, 2), (False, 2, 12), (False, 4, 3), (False, 5, 3)],
)
def test_every_type_has_the_same_number_of_cities_in_every_group(early, players, each):
    group = [city.type for city in CITIES if city.early == early and city.players == players]
    assert Counter(group) == dict.fromkeys(TYPES, each)


def test_every_search_pays_more_than_the_raid():
    assert all(0 < city.quick < city.search for city in CITIES)
    assert all(city.quick % 5 == city.search % 5 == 0 for city in CITIES)


@rule("TH-A33")
def test_armies_differ_only_in_strength():
    assert [card.strength for card in ARMIES] == [10, 12, 14, 16, 18, 20]
    assert [card.early for card in ARMIES] == [True, True, False, False, False, False]
    assert {row["effect"] for row in rows(PACKAGE, "armies")} == {"challenge_searches"}


def test_armies_are_numbered_after_the_cities():
    assert [is_army(card) for card in (0, 89, 90, 95)] == [False, False, True, True]
    assert army(95) is ARMIES[5]


def test_missions_are_marked_for_enough_captains():
    assert Counter(mission.players for mission in MISSIONS) == {2: 18, 4: 6, 5: 6}
    for players, needed in ((3, 12), (4, 16), (5, 20)):
        assert sum(mission.players <= players for mission in MISSIONS) >= needed


def test_every_mission_has_a_condition_a_reward_and_a_smaller_penalty():
    assert {mission.condition for mission in MISSIONS} == set(CONDITIONS)
    assert all(0 < mission.penalty < mission.reward for mission in MISSIONS)


def test_names_are_unique_within_each_table():
    for name in ("ships", "cities", "armies", "missions"):
        for column in ("id", "code", "name_en", "name_ru"):
            values = [row[column] for row in rows(PACKAGE, name)]
            assert len(set(values)) == len(values), (name, column)


@rule("TH-A35")
def test_people_are_whole_thousands():
    s = new_state(GAME, 2)
    assert s.people == [50, 50]
    assert all(type(figure) is int for city in CITIES for figure in (city.quick, city.search))


# -- The tools of these tests ------------------------------------------------------------


def test_the_dice_can_be_told_what_to_show():
    s = new_state(GAME, 2)
    s.chance["dice"] = luck((10, 6))
    assert [sum(roll(s)), sum(roll(s))] == [10, 6]


def test_an_idle_turn_goes_by():
    scene = idle(buying(table(deck=["paris", "rome", "tokyo", "berlin", "moscow"])))
    assert scene.run.over
    assert scene.s.people == [50, 50, 50]
    assert scene.view(SPECTATOR)["people"] == scene.view(BOB)["people"]
