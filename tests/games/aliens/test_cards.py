"""The cards of the Aliens: their counts, their words, and what needs no game to be true."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from prowl.games.encounters.aliens.cards.hive import DRONE_CARDS, HATCHERY_CARDS, HIVE
from prowl.games.encounters.aliens.cards.scenes import FILMS, LOCATIONS, OBJECTIVES
from prowl.kernel.text import LANGUAGES, key_of, words

CARDS = (*HIVE, *DRONE_CARDS, *HATCHERY_CARDS)
EVERYTHING = (*CARDS, *OBJECTIVES, *LOCATIONS)
PACKAGES = ("prowl.games.encounters.core", "prowl.games.encounters.predator_box", "prowl.games.encounters.aliens")
# Keywords that the games with Aliens have words for.
KEYWORDS = {"flag-lethal", "timing-upkeep"}


def test_there_are_73_kinds_and_172_cards():
    assert (len(CARDS), sum(card.copies for card in CARDS)) == (73, 172)


def test_hive_decks_have_9_11_and_13_cards_two_or_three_events_and_a_hazard():
    sizes = Counter()
    for card in HIVE:
        sizes[card.deck] += card.copies
    for objective in OBJECTIVES:
        assert sizes[objective.id] == {1: 9, 2: 11, 3: 13}[objective.number]
        types = Counter({card.type: card.copies for card in HIVE if card.deck == objective.id and card.type != "enemy"})
        assert types["hazard"] == 1
        assert types["event"] == (3 if objective.id == "nobody_can_stop_it" else 2)


def test_there_are_24_drones_ten_facehuggers_and_six_chestbursters():
    assert sum(card.copies for card in DRONE_CARDS) == 24
    assert {card.id: card.copies for card in HATCHERY_CARDS} == {"facehugger": 10, "chestburster": 6}


def test_every_film_has_three_objectives_and_a_location_with_three_hazards():
    for film in FILMS:
        assert sorted(each.number for each in OBJECTIVES if each.film == film) == [1, 2, 3]
        (location,) = (each for each in LOCATIONS if each.film == film)
        assert len(location.hazards) == 3


def test_the_honour_of_an_enemy_is_the_number_of_its_deck_and_five_for_the_last():
    numbers = {each.id: each.number for each in OBJECTIVES}
    said_otherwise = {"perfect_organism": 5, "queen": 5, "cloned_queen": 5, "newborn": 5}
    for card in HIVE:
        if card.type == "enemy":
            assert card.honour == said_otherwise.get(card.id, numbers[card.deck]), card.id
    assert {card.honour for card in (*DRONE_CARDS, *HATCHERY_CARDS) if card.type == "enemy"} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_a_text(language: str):
    said = words(language, *PACKAGES)
    names = [said.say(key_of("card", card.id)) for card in EVERYTHING]
    assert [name for name, n in Counter(names).items() if n > 1] == []
    for card in EVERYTHING:
        own = key_of("card", card.id, "text")
        keys = [own] if said.has(own) else [key_of(key) for key, _ in card.sentences]
        assert keys, card.id
        assert [key for key in keys if not said.has(key) and key not in KEYWORDS] == [], card.id


def test_russian_keeps_short_words_and_numbers_together():
    from prowl.kernel.text import read_text

    text = read_text("prowl.games.encounters.aliens", "ru")
    values = [line.partition(" = ")[2] for line in text.splitlines() if " = " in line]
    assert [value for value in values if re.search(r"(?<![\w-])[авикосуяАВИКОСУЯ] |\d [а-яё]| — ", value)] == []
