"""Every rulebook tells each of its rules once, in both languages, and sends the reader only to rules that exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import prowl.games
from prowl.kernel.rulebook import NumberedRule, parse_rules
from prowl.kernel.text import LANGUAGES

GAMES = Path(prowl.games.__file__).parent
BOOKS = {str(page.parent.relative_to(GAMES)): page.read_text("utf-8") for page in sorted(GAMES.rglob("RULES.md"))}
RULES: dict[str, list[NumberedRule]] = {name: parse_rules(text) for name, text in BOOKS.items()}
each_book = pytest.mark.parametrize("book", BOOKS)


def cited(text: str) -> set[str]:
    """The rules a sentence points to; a range is read as its two ends."""
    return set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", text))


@each_book
def test_every_numbered_line_is_a_rule_of_a_chapter(book):
    numbered = re.findall(r"^- \*\*(\S+)\*\*", BOOKS[book], re.MULTILINE)
    assert [rule.id for rule in RULES[book] if rule.chapter.number] == numbered


@each_book
def test_every_rule_and_chapter_is_told_in_each_language(book):
    cyrillic = re.compile("[а-яё]", re.IGNORECASE)
    told = {rule.id: (rule.chapter.title, rule.text) for rule in RULES[book]}
    assert [id for id, texts in told.items() if any(cyrillic.search(text["en"]) for text in texts)] == []
    assert [id for id, texts in told.items() if not all(cyrillic.search(text["ru"]) for text in texts)] == []


@each_book
def test_a_book_opens_with_an_introduction_in_each_language(book):
    opening, _, _ = BOOKS[book].partition("\n## ")
    title, *introduction = [line for line in opening.splitlines() if line]
    assert title.startswith("# ")
    assert len(introduction) == len(LANGUAGES)


def test_no_number_is_used_twice_in_all_books():
    numbers = Counter(rule.id for rules in RULES.values() for rule in rules)
    assert [id for id, times in numbers.items() if times > 1] == []


@each_book
def test_both_languages_of_a_rule_point_to_the_same_rules_and_these_exist(book):
    known = {rule.id for rules in RULES.values() for rule in rules}
    assert [rule.id for rule in RULES[book] if cited(rule.text["en"]) != cited(rule.text["ru"])] == []
    assert sorted({id for rule in RULES[book] for id in cited(rule.text["en"])} - known) == []
