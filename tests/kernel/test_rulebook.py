"""The numbered rules of a game, and of a family of games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prowl.kernel import rulebook
from prowl.kernel.rulebook import parse_rules, rules_from, rules_of
from tests.kernel.toy import TOY

FAMILY = """
## 1. Cards / Карты
- **T-1** A card.
  - Карта.
## 10. Rulings / Толкования
- **T-9** A ruling.
  - Толкование.
"""
OWN = """
## 0. Terms / Термины
- **T-0** A term.
  - Термин.
## 1. Cards of this game / Карты этой игры
- **T-2** Another card.
  - Другая карта.
## 2. Play / Игра
- **T-3** A turn.
  - Ход.
## A. Notes / Примечания
- **T-4** A note.
  - Примечание.
"""


@pytest.fixture
def shared(monkeypatch):
    pages = {"family": FAMILY, "own": OWN, "bare": "# Bare"}
    monkeypatch.setattr(rulebook, "rules_in", lambda package: parse_rules(pages[package]))
    rules_from.cache_clear()
    yield replace(TOY, package="own", shared=("family", "bare"))
    rules_from.cache_clear()


def test_shared_rules_and_own_ones_are_one_book_in_the_order_of_its_chapters(shared):
    assert [rule.id for rule in rules_of(shared)] == ["T-0", "T-1", "T-2", "T-3", "T-9", "T-4"]


def test_a_chapter_of_both_has_one_title_the_games_own(shared):
    titles = {rule.chapter.title["en"] for rule in rules_of(shared) if rule.chapter.number == "1"}
    assert titles == {"Cards of this game"}


def test_a_game_without_a_rulebook_has_no_rules():
    assert rules_of(TOY) == []
