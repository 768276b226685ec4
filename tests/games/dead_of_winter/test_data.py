"""The tables hold what the box holds, and what cannot be read is refused with its table and line."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.dead_of_winter.cards import book, reading
from prowl.games.dead_of_winter.cards.constants import BATTLE, BULLETS, EXPOSURE
from prowl.games.dead_of_winter.cards.crises import CRISES
from prowl.games.dead_of_winter.cards.crossroads import CROSSROADS
from prowl.games.dead_of_winter.cards.goals import GOALS
from prowl.games.dead_of_winter.cards.items import DECK_OF, DECKS, ITEMS, KINDS, cards_of
from prowl.games.dead_of_winter.cards.missions import MISSIONS
from prowl.games.dead_of_winter.cards.objectives import BETRAYALS, EXILES, LONE_OBJECTIVES, OBJECTIVES, ORDINARY
from prowl.games.dead_of_winter.cards.places import PLACES
from prowl.games.dead_of_winter.cards.survivors import SURVIVORS
from prowl.games.dead_of_winter.cards.tactics import TACTICS
from prowl.games.dead_of_winter.effects.words import read_calls
from tests.kit import rule


def sets(cards: tuple[object, ...]) -> Counter[str]:
    return Counter(card.set for card in cards)  # type: ignore[attr-defined]


@rule("DW-7", "DW-B133")
def test_the_box_has_exactly_these_cards() -> None:
    assert sets(SURVIVORS) == {"base": 30, "long_night": 20, "wc": 15}
    assert sets(CRISES) == {"base": 20, "wc": 11}
    assert sets(CROSSROADS) == {"base": 35, "long_night": 17, "wc": 50}
    assert Counter(goal.side for goal in GOALS) == {"normal": 10, "hardcore": 10, "wc": 8}
    assert (len(ORDINARY), len(BETRAYALS), len(EXILES), len(LONE_OBJECTIVES)) == (48, 10, 10, 8)
    assert (len(MISSIONS), len(TACTICS), len(PLACES)) == (14, 5, 9)


def test_every_card_has_an_id_of_its_own() -> None:
    assert len(book.CARDS) == len({card.id for card in book.CARDS}) == 383


@rule("DW-B26", "DW-B27", "DW-23")
def test_there_are_20_items_for_each_location_and_twice_25_to_start_with() -> None:
    assert len(KINDS) == 62
    assert len(ITEMS) == 213
    assert {DECKS[deck]: n for deck, n in Counter(DECK_OF).items()} == {
        **dict.fromkeys(("police", "grocery", "school", "library", "hospital", "gas"), 20),
        "start": 25,
        "start_2": 25,
        "random": 43,
    }


@rule("DW-179")
def test_10_of_the_43_random_items_carry_the_crosshair() -> None:
    assert sum(ITEMS[card].wc_only for card in cards_of(DECKS.index("random"))) == 10


@rule("DW-4")
def test_cards_with_the_crosshair() -> None:
    assert sum(card.wc_only for card in CROSSROADS) == 28
    assert sorted(card.id for card in CRISES if card.wc_only) == ["broken_truce", "damp_powder", "deserters"]
    only = [card.id for card in SURVIVORS if "wc_only" in card.flags]
    assert sorted(only) == ["charlotte_ross", "ines_calder", "viktor_hale"]


@rule("DW-33", "DW-36")
def test_four_survivors_may_be_left_out() -> None:
    out = [card.id for card in SURVIVORS if "sensitive" in card.flags]
    assert sorted(out) == ["annaleigh_chan", "blue", "jamie_gilmour", "melissa_gupta"]


@rule("DW-32", "DW-35")
def test_two_secret_objectives_are_not_for_warring_colonies() -> None:
    assert [card.id for card in OBJECTIVES if card.out_of_wc] == ["justice", "us_or_them"]


@rule("DW-B15")
def test_no_two_survivors_have_the_same_influence_and_they_stand_in_its_order() -> None:
    influences = [card.influence for card in SURVIVORS]
    assert influences == sorted(set(influences))


@rule("DW-B19", "DW-107", "DW-11")
def test_dice_and_bullets() -> None:
    assert Counter(EXPOSURE) == {"blank": 6, "wound": 3, "frostbite": 2, "bite": 1}
    assert BATTLE == ("s1", "s1", "s2", "s2", "s3", "s3", "w1", "w1", "w2", "z1", "z1", "z2")
    assert BULLETS == 33


@rule("DW-B1", "DW-B5", "DW-B7", "DW-162")
def test_spaces_of_the_places() -> None:
    assert [(place.survivors, place.entrances * place.spaces) for place in PLACES] == [
        (3, 4), (3, 4), (4, 4), (3, 3), (4, 4), (2, 3), (24, 18), (24, 18), (6, 0)
    ]  # fmt: skip
    assert [place.noise for place in PLACES] == [4] * 6 + [0] * 3


def test_a_word_that_no_card_may_say_is_refused_with_its_table_and_line(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [{"do": "food +1"}, {"do": "food +1 tomorrow"}]
    monkeypatch.setattr(reading, "rows", lambda package, name: rows)
    with pytest.raises(ValueError, match=r"dead_of_winter/data/items\.csv, line 3: food \+1 tomorrow"):
        reading.cards("items", lambda row: read_calls(row["do"]), 2)


def test_a_missing_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "rows", lambda package, name: [{"do": "none"}])
    with pytest.raises(ValueError, match="has 1 rows, not 2"):
        reading.cards("items", lambda row: read_calls(row["do"]), 2)
