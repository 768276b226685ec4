"""The numbered rules of a game, as its `RULES.md` tells them in English and Russian.

A chapter is `## 7. Phase 1: Exploration / Фаза 1: Разведка`; a rule is `- **NA-55** English`
with the Russian sentence as the point below it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from .game import Game
from .text import LANGUAGES, word_packages

CHAPTER = re.compile(r"## (\w+)\. (.+?) / (.+)")
RULE = re.compile(r"- \*\*([A-Z]+-[\w-]+)\*\* (.+)")
TRANSLATION = re.compile(r"  - (.+)")
MANY = 1000


class Chapter(NamedTuple):
    """A chapter of the rules: its number and its title in each language."""

    number: str
    title: Mapping[str, str]


class NumberedRule(NamedTuple):
    """One rule that can be tested."""

    id: str
    chapter: Chapter
    text: Mapping[str, str]


def parse_rules(text: str) -> list[NumberedRule]:
    """Every numbered rule of a rulebook, in its order."""
    rules: list[NumberedRule] = []
    chapter = Chapter("", dict.fromkeys(LANGUAGES, ""))
    lines = text.splitlines()
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if found := CHAPTER.fullmatch(line):
            chapter = Chapter(found[1], {"en": found[2], "ru": found[3]})
        elif found := RULE.fullmatch(line):
            russian = TRANSLATION.fullmatch(below)
            rules.append(NumberedRule(found[1], chapter, {"en": found[2], "ru": russian[1] if russian else ""}))
    return rules


@cache
def rules_in(package: str) -> list[NumberedRule]:
    """The rules of a game's package; a game without a rulebook has none."""
    page = files(package) / "RULES.md"
    return parse_rules(page.read_text("utf-8")) if page.is_file() else []


@cache
def rules_from(packages: tuple[str, ...]) -> list[NumberedRule]:
    """The rules of several packages as one book, chapter by chapter; the last package names the chapters."""
    books = [rules for package in packages if (rules := rules_in(package))]
    if len(books) == 1:
        return books[0]
    rules = [rule for book in books for rule in book]
    chapters = {rule.chapter.number: rule.chapter for rule in rules}
    return [rule._replace(chapter=chapters[rule.chapter.number]) for rule in sorted(rules, key=_chapter)]


def _chapter(rule: NumberedRule) -> tuple[int, str]:
    """Numbers in their order, then letters; rules before the first chapter come first."""
    number = rule.chapter.number
    return (int(number), "") if number.isdecimal() else (MANY if number else -1, number)


def rules_of(game: Game) -> list[NumberedRule]:
    """The rules of a game: its own, and those it shares with others of its family."""
    return rules_from(word_packages(game))
