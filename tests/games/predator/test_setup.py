"""Chapters 2 and 5: the board, and setting it up."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.encounters.core.values import scan_cost
from prowl.games.encounters.predator import GAME
from prowl.games.encounters.predator.cards.barracks import GROUPS
from prowl.games.encounters.predator.cards.book import BOOK
from prowl.games.encounters.predator.cards.people import AVATARS
from prowl.games.encounters.predator.meta import SPACES as NAMED
from prowl.games.encounters.predator.rules.setup import young_blood
from tests.games.predator.table import ANN, BOB, SPACES, acting, invaded, names, new_game, row, table
from tests.kit import new_state, rule

FILM_1 = ["expendable_assets", "flares_frags_claymores", "get_to_the_choppa"]
FILM_2 = ["war_zone", "personal_little_war", "other_world_life_form"]


def fresh(players: int = 2, seed: int = 0, **settings: str):
    return new_state(GAME, players, seed, **{"avatars": "random", **settings})


def roles(s) -> list[str]:
    return sorted(AVATARS[number].id for number in s.avatar)


# -- the board -------------------------------------------------------------------------


@rule("PR-13")
def test_the_wilds_are_five_spaces_from_underground_to_hills():
    assert NAMED == SPACES == ("underground", "graveyard", "river", "ruins", "hills")
    assert row(invaded(table(enemies=["smart_disc"]))) == {"underground": "?smart_disc"}


@rule("PR-14")
def test_a_space_holds_one_card_and_attached_cards_do_not_count():
    s = table(wilds={"ruins": "smart_disc"}, attached={"hills": "guerrilla_camp"}, enemies=["first_hunt"])
    scene = invaded(s)
    assert row(scene) == {"underground": "?first_hunt", "ruins": "smart_disc"}
    scene = invaded(table(wilds=dict.fromkeys(SPACES[:3], "?first_hunt"), attached={"ruins": "guerrilla_camp"}))
    assert [len(pile) for pile in scene.s.wilds] == [1, 1, 1, 1, 0]


@rule("PR-15")
def test_a_newcomer_takes_the_left_end_of_the_combat_zone():
    full = dict(
        zip(SPACES, ["?first_hunt", "?careless_leap", "?first_hunt", "?careless_leap", "smart_disc"], strict=True)
    )
    scene = invaded(table(combat=["no_killing", "trophy_case"], wilds=full))
    assert names(scene.s.combat) == ["smart_disc", "no_killing", "trophy_case"]


@rule("PR-16", "PR-A25")
def test_the_scan_costs_are_2_2_3_3_4_from_hills_to_underground():
    s = table()
    assert {name: scan_cost(s, i) for i, name in enumerate(SPACES)} == {
        "hills": 2,
        "ruins": 2,
        "river": 3,
        "graveyard": 3,
        "underground": 4,
    }


@rule("PR-17")
def test_the_names_of_the_mode_being_played_apply():
    fields = set(acting(table()).view(ANN))
    assert {"officers", "strike_deck", "location", "objectives", "enemy_deck", "barracks", "dead_enemies"} <= fields


@rule("PR-18")
def test_hq_has_five_slots_fed_from_the_barracks():
    s = fresh()
    assert [len(slot) for slot in s.hq] == [1] * 5
    assert len(s.barracks) == 51


@rule("PR-19")
def test_tasks_and_other_cards_told_to_go_there_lie_in_operations():
    scene = acting(table(wilds={"hills": "?landing_zone"}, attack=2)).say(ANN, "scan", "hills")
    assert names(scene.s.operations) == ["landing_zone"]


# -- set-up ----------------------------------------------------------------------------


@rule("PR-97")
def test_everybody_shuffles_thirteen_cards_and_draws_six():
    scene = new_game(3, avatars="random")
    assert [len(hand) for hand in scene.s.hand] == [6, 6, 6]
    assert len({tuple(names(fresh(1, seed).deck[0])) for seed in range(10)}) > 5


@rule("PR-98")
def test_officers_and_strikes_lie_shuffled_and_face_down():
    scene = new_game(2, avatars="random")
    assert scene.view(ANN)["officers"] == {"count": 10}
    assert scene.view(ANN)["strike_deck"] == {"count": 40}
    assert len({tuple(fresh(1, seed).strike_deck) for seed in range(5)}) == 5
    assert len({tuple(fresh(1, seed).officers) for seed in range(5)}) == 5


@rule("PR-99")
@pytest.mark.parametrize("location", ["val_verdean_jungle", "streets_of_los_angeles"])
def test_one_location_is_chosen(location):
    assert fresh(location=location).location == location


@rule("PR-100")
def test_one_objective_of_each_number_is_chosen_and_the_first_is_current():
    s = fresh(objective_1="war_zone", objective_3="other_world_life_form")
    assert s.objectives == ["war_zone", "flares_frags_claymores", "other_world_life_form"]
    assert s.objective == 0


def layers(s) -> list[list[str]]:
    """The mini-decks as they lie, from the top."""
    cards = [BOOK.cards[card] for card in reversed(s.enemy_deck)]
    found = []
    for size in s.layers[:3]:
        found.append([card.deck for card in cards[:size]])
        cards = cards[size:]
    return found


@rule("PR-101", "PR-400")
def test_with_three_players_11_cards_are_mini_deck_1_then_14_then_17():
    s = fresh(3)
    decks = layers(s)
    assert [len(deck) for deck in decks] == [11, 14, 17]
    for deck, objective, young in zip(decks, FILM_1, (2, 3, 4), strict=True):
        assert Counter(deck) == {objective: len(deck) - young, "young_blood": young}


@rule("PR-101", "PR-102", "PR-401")
@pytest.mark.parametrize(
    ("players", "young", "size", "left"),
    [
        (1, [0, 0, 0], 33, 24),
        (2, [0, 1, 2], 36, 21),
        (3, [2, 3, 4], 42, 15),
        (4, [4, 5, 6], 48, 9),
        (5, [4, 5, 6], 48, 9),
    ],
)
def test_young_blood_by_the_number_of_players(players, young, size, left):
    s = fresh(players)
    assert [deck.count("young_blood") for deck in layers(s)] == young
    assert (len(s.enemy_deck), len(s.enemy_box)) == (size, left)


@rule("PR-101")
def test_every_mini_deck_is_shuffled_by_itself():
    assert len({tuple(fresh(2, seed).enemy_deck[-9:]) for seed in range(8)}) > 6


@rule("PR-103")
def test_one_person_with_two_avatars_plays_a_game_for_two():
    assert len(fresh(2).enemy_deck) == 36


@rule("PR-104")
def test_the_numbers_belong_to_the_number_of_players_and_to_nothing_else():
    assert [young_blood(players, "table") for players in (1, 2, 3, 4, 5)] == [
        [0, 0, 0],
        [0, 1, 2],
        [2, 3, 4],
        [4, 5, 6],
        [4, 5, 6],
    ]


@rule("PR-105")
def test_four_of_the_eight_characters_fill_the_barracks_with_56_cards():
    s = fresh(characters="blain+danny+dutch+mac")
    cards = [*s.barracks, *(card for slot in s.hq for card in slot)]
    assert Counter(BOOK.cards[card].group for card in cards) == dict.fromkeys(("blain", "danny", "dutch", "mac"), 14)
    drawn = {
        frozenset(BOOK.cards[card].group for card in fresh(1, seed, characters="random").barracks) for seed in range(9)
    }
    assert len(drawn) > 5


@rule("PR-106")
def test_film_1_is_the_jungle():
    s = fresh(5)
    assert s.location == "val_verdean_jungle"
    assert s.objectives == FILM_1
    assert {BOOK.cards[card].group for card in s.barracks} == {"blain", "dillon", "dutch", "mac"}
    assert roles(s) == sorted(["lieutenant", "tracker", "guerrilla", "cia_agent", "radioman"])


@rule("PR-107")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_with_fewer_players_film_1_drops_roles_from_the_end(players):
    assert roles(fresh(players)) == sorted(["lieutenant", "tracker", "guerrilla", "cia_agent"][:players])


@rule("PR-108")
def test_film_2_is_the_city():
    s = fresh(5, film="film_2")
    assert s.location == "streets_of_los_angeles"
    assert s.objectives == FILM_2
    assert {BOOK.cards[card].group for card in s.barracks} == {"danny", "harrigan", "keyes", "lambert"}
    assert roles(s) == sorted(["detective", "swat_officer", "owlf_agent", "gangster", "reporter"])


@rule("PR-109")
def test_a_free_mix_combines_everything_with_one_objective_of_each_number():
    mixes = [fresh(3, seed, film="mix") for seed in range(40)]
    assert {s.location for s in mixes} == {"val_verdean_jungle", "streets_of_los_angeles"}
    assert {tuple(s.objectives) for s in mixes} == {(a, b, c) for a in both(0) for b in both(1) for c in both(2)}
    assert {BOOK.cards[card].group for s in mixes for card in s.barracks} == set(GROUPS)
    assert len({role for s in mixes for role in roles(s)}) == 10


def both(number: int) -> tuple[str, str]:
    return FILM_1[number], FILM_2[number]


@rule("PR-109")
def test_what_is_named_in_a_free_mix_is_taken():
    s = fresh(2, film="mix", location="val_verdean_jungle", objective_2="personal_little_war")
    assert (s.location, s.objectives[1]) == ("val_verdean_jungle", "personal_little_war")


# -- first player and difficulty --------------------------------------------------------


@rule("PR-22", "PR-A26")
def test_a_random_player_begins_unless_one_is_named():
    assert {fresh(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert fresh(4, first="3").first == 2


@rule("PR-A2")
def test_one_young_blood_per_player_may_go_into_each_mini_deck():
    assert [deck.count("young_blood") for deck in layers(fresh(2, young_blood="one_each"))] == [2, 2, 2]


@rule("PR-154")
def test_easier_with_more_young_blood_in_each_mini_deck():
    assert [deck.count("young_blood") for deck in layers(fresh(2, young_blood="1"))] == [1, 2, 3]
    assert sum(deck.count("young_blood") for deck in layers(fresh(5, young_blood="2"))) == 21 <= 24


@rule("PR-157")
def test_harder_with_less_young_blood_never_below_none():
    assert [deck.count("young_blood") for deck in layers(fresh(2, young_blood="-1"))] == [0, 0, 1]
    assert [deck.count("young_blood") for deck in layers(fresh(1, young_blood="-2"))] == [0, 0, 0]


@rule("PR-155")
def test_easier_with_defence_as_health():
    assert fresh(1, defence="on").health == [AVATARS[0].health + AVATARS[0].defence]


@rule("PR-158")
@pytest.mark.parametrize("n", [1, 3, 5])
def test_harder_with_cards_that_lie_there_from_the_start(n):
    scene = new_game(1, avatars="random", laid_out=str(n), preparation="1")
    assert [bool(pile) for pile in scene.s.wilds] == [i < n for i in range(5)]
    assert not any(scene.s.up)


@rule("PR-158")
def test_by_default_the_wilds_are_empty():
    assert row(new_game(1, preparation="1")) == {}


@rule("PR-560")
def test_settings_are_chosen_before_the_game_and_the_defaults_give_the_plain_game():
    defaults = GAME.checked(2, {})
    assert defaults == {
        "film": "film_1",
        "location": "film",
        "objective_1": "film",
        "objective_2": "film",
        "objective_3": "film",
        "characters": "film",
        "avatars": "choose",
        "first": "random",
        "young_blood": "table",
        "preparation": "0",
        "defence": "off",
        "laid_out": "0",
        "all_or_nothing": "off",
        "open_hands": "off",
        "coordinate": "action",
    }
    for seat in (ANN, BOB):
        view = acting(table(settings={"all_or_nothing": "on"})).view(seat)
        assert view["all_or_nothing"]
