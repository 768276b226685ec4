"""Chapter 7: setting up Hunters."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.encounters.hunters import GAME
from prowl.games.encounters.hunters.cards.arsenal import ARSENAL
from prowl.games.encounters.hunters.cards.book import BOOK
from prowl.games.encounters.hunters.cards.people import AVATARS, KILLER_INSTINCT, ROLES
from prowl.games.encounters.hunters.cards.prey import MERCENARIES, PREY
from prowl.games.encounters.hunters.cards.trials import RIVALRY, TESTS
from prowl.kernel.errors import BadOptions
from tests.games.hunters.table import ANN, BOB, KINDS, names, new_game
from tests.kit import new_state, rule


def copies(cards) -> int:
    return sum(card.copies for card in cards)


def count(kind: str) -> int:
    return copies(card for card in BOOK.kinds if card.kind == kind)


@rule("PR-164")
def test_there_are_eight_killer_instinct_sixty_strikes_twenty_gear_cards_and_twenty_traps():
    assert (copies(KILLER_INSTINCT), count("strike"), count("gear"), count("trap")) == (8, 60, 20, 20)


def test_there_are_160_kinds_of_cards_and_356_cards_besides_the_starting_cards():
    kinds = [card for card in BOOK.kinds if card.kind != "starter"]
    assert (len(kinds) + len(AVATARS), copies(kinds) + len(AVATARS)) == (160, 356)
    assert (len(AVATARS), len(ROLES)) == (10, 10)
    assert {avatar.role for avatar in AVATARS} == {role.id for role in ROLES}


@rule("PR-A33")
def test_prey_mini_decks_have_9_11_and_13_cards():
    sizes = Counter({card.deck: 0 for card in PREY})
    for card in PREY:
        sizes[card.deck] += card.copies
    assert dict(sizes) == {
        "no_sport": 9,
        "payback_time": 11,
        "what_the_hell_are_you": 13,
        "drawn_by_heat": 9,
        "this_is_history": 11,
        "a_taste_for_beef": 13,
    }
    assert copies(MERCENARIES) == 24


@rule("PR-171")
def test_exactly_one_card_of_a_game_is_the_ultimate_prey():
    for number in ("what_the_hell_are_you", "a_taste_for_beef"):
        assert [card.copies for card in PREY if card.deck == number and "ultimate" in card.flags] == [1]
    assert not [card for card in PREY if "ultimate" in card.flags and card.deck[:4] not in ("what", "a_ta")]
    assert any("worthy" in card.flags for card in PREY)


@rule("PR-162")
def test_each_player_has_twelve_starting_cards_and_the_role_card_of_the_avatar():
    s = new_state(GAME, 3, avatars="random")
    for me in range(3):
        role = AVATARS[s.avatar[me]].role
        assert Counter(names(s.deck[me])) == {"experience": 7, "brute_force": 5, role: 1}


@rule("PR-162")
def test_everybody_draws_six_cards_and_the_lowest_initiative_goes_first():
    scene = new_game(2, film="mix").say(scene_first := new_game(2, film="mix").asked[0], "avatar", "boar_hunter")
    other = 1 - scene_first
    scene.say(other, "avatar", "scout_hunter")
    assert scene.s.first == other
    assert scene.happened("first_player") == [{"seat": other}]
    assert [len(hand) for hand in scene.s.hand] == [6, 6]


def test_initiative_is_different_for_all_so_that_there_are_no_ties():
    assert len({avatar.initiative for avatar in AVATARS}) == len(AVATARS)


@rule("PR-165")
@pytest.mark.parametrize(
    ("players", "layers"), [(1, [9, 11, 13]), (2, [9, 12, 15]), (3, [11, 14, 17]), (4, [13, 16, 19]), (5, [13, 16, 19])]
)
def test_mercenaries_are_shuffled_into_the_mini_decks_by_the_number_of_players(players: int, layers: list[int]):
    s = new_state(GAME, players, avatars="random")
    assert s.layers == layers
    top = s.enemy_deck[::-1]
    decks = [{KINDS[name].deck for name in names(part)} - {"mercenaries"} for part in split(top, layers)]
    assert decks == [{"no_sport"}, {"payback_time"}, {"what_the_hell_are_you"}]
    assert len(s.enemy_box) == 24 - (sum(layers) - 33)
    assert s.preparation == (1 if players == 5 else 0)


def split(cards: list[int], sizes: list[int]) -> list[list[int]]:
    found = []
    for n in sizes:
        found.append(cards[:n])
        cards = cards[n:]
    return found


@rule("PR-166")
def test_the_arsenal_has_four_groups_of_fourteen_cards_and_five_cards_go_to_hq():
    s = new_state(GAME, 2, avatars="random", arsenal="urban_tech+woodland_tech+urban_intel+urban_strength")
    groups = Counter(KINDS[name].group for name in names([*s.barracks, *(card for slot in s.hq for card in slot)]))
    assert groups == {"urban_tech": 14, "woodland_tech": 14, "urban_intel": 14, "urban_strength": 14}
    assert [len(slot) for slot in s.hq] == [1] * 5
    assert {card.group: card.copies for card in ARSENAL if card.copies == 1}.keys() == {card.group for card in ARSENAL}


@rule("PR-167", "PR-210")
def test_tests_and_rivalry_are_off_by_default():
    s = new_state(GAME, 2, avatars="random")
    everything = [*s.barracks, *s.testing, *s.tests_box, *(card for slot in s.hq for card in slot)]
    assert not [name for name in names(everything) if KINDS[name].kind == "test"]
    assert s.rivalry == [[], []]


@rule("PR-168")
@pytest.mark.parametrize(
    ("film", "decks", "team", "hunter"),
    [
        ("film_1", ["no_sport", "payback_time", "what_the_hell_are_you"], "jungle", "jungle_hunter"),
        ("film_2", ["drawn_by_heat", "this_is_history", "a_taste_for_beef"], "city", "city_hunter"),
    ],
)
def test_a_film_has_its_decks_its_arsenal_and_its_predator(film: str, decks: list[str], team: str, hunter: str):
    for seed in range(5):
        s = new_state(GAME, 3, seed, film=film, avatars="random")
        assert s.prey_decks == decks
        assert {KINDS[name].team for name in names(s.barracks)} == {team}
        assert hunter in [AVATARS[number].id for number in s.avatar]


@rule("PR-168")
def test_whoever_chooses_last_is_the_films_predator_if_nobody_else_is():
    scene = new_game(2)
    first = scene.asked[0]
    assert ["avatar", "jungle_hunter"] in scene.options(first)
    scene.say(first, "avatar", "boar_hunter")
    assert AVATARS[scene.s.avatar[1 - first]].id == "jungle_hunter"


def test_of_two_avatars_laid_out_a_player_keeps_one_and_the_other_is_gone():
    scene = new_game(2, avatars="two")
    first = scene.asked[0]
    offered = [option[1] for option in scene.options(first)]
    assert len(offered) == 2
    scene.say(first, "avatar", offered[0])
    assert not {option[1] for option in scene.options(1 - first)} & set(offered)


@rule("PR-211")
def test_ten_random_tests_are_shuffled_into_the_arsenal():
    s = new_state(GAME, 2, avatars="random", tests="on")
    everything = [*s.barracks, *s.testing, *(card for slot in s.hq for card in slot)]
    tests = [name for name in names(everything) if KINDS[name].kind == "test"]
    assert (len(TESTS), len(tests), len(s.tests_box)) == (16, 10, 6)


@rule("PR-212")
def test_a_test_among_the_first_five_cards_goes_to_the_testing_ground():
    s = next(s for seed in range(20) if (s := new_state(GAME, 2, seed, avatars="random", tests="on")).testing)
    assert [len(slot) for slot in s.hq] == [1] * 5
    assert all(KINDS[name].kind == "arsenal" for name in names(card for slot in s.hq for card in slot))
    assert s.done_before == [{} for _ in s.testing]


@rule("PR-217", "PR-218")
@pytest.mark.parametrize(("how", "bob_sees"), [("secret", False), ("open", True)])
def test_each_player_gets_one_random_rivalry_card_in_secret_or_open(how: str, bob_sees: bool):
    scene = new_game(2, tests="on", rivalry=how)
    assert len(RIVALRY) == 10
    assert [len(cards) for cards in scene.s.rivalry] == [1, 1]
    card = names(scene.s.rivalry[ANN])
    assert scene.view(ANN)["rivalry"][ANN] == card
    assert (scene.view(BOB)["rivalry"][ANN] == card) is bob_sees


@rule("PR-217")
def test_without_tests_there_are_no_rivalry_cards():
    assert new_state(GAME, 2, rivalry="secret").rivalry == [[], []]


@rule("PR-221")
def test_alone_there_are_no_mercenaries_in_the_deck_and_nobody_to_duel_with():
    s = new_state(GAME, 1, tests="on", rivalry="secret")
    assert not [name for name in names(s.enemy_deck) if KINDS[name].deck == "mercenaries"]
    assert "test_rival" not in names([*s.barracks, *s.testing, *s.tests_box])
    assert "bloodlust" not in names([*s.rivalry[ANN], *s.rivalry_box])


@rule("PR-222", "PR-223")
@pytest.mark.parametrize(("wish", "layers"), [("1", [10, 13, 16]), ("2", [11, 14, 17]), ("-1", [9, 11, 14])])
def test_more_or_fewer_mercenaries_in_each_mini_deck_never_below_none(wish: str, layers: list[int]):
    assert new_state(GAME, 2, mercenaries=wish).layers == layers


@rule("PR-227", "PR-228")
def test_a_pack_plays_without_four_traps_without_rivalry_and_without_the_test_of_duels():
    s = new_state(GAME, 3, side="together", tests="on", rivalry="secret")
    assert not set(names(s.trap_deck)) & {"t_flash", "t_laser", "t_log", "t_razor"}
    assert len(s.trap_deck) == 12
    assert s.rivalry == [[], [], []]
    assert "test_rival" not in names([*s.barracks, *s.testing, *s.tests_box])


def test_one_predator_is_no_pack():
    with pytest.raises(BadOptions):
        GAME.checked(1, {"side": "together"})
