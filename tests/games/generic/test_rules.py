"""Every numbered rule of every game has a test, every rule that a test names exists, every game introduces itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import prowl.games
from prowl.kernel.game import games
from prowl.kernel.rulebook import parse_rules, rules_of

TESTS = Path(__file__).parents[1]
# Every game that lies here, also one that is not offered yet.
BOOKS = Path(prowl.games.__file__).parent
GAMES = games()


@cache
def named() -> frozenset[str]:
    """The rules that tests are tagged with."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(TESTS.rglob("test_*.py"))]
    return frozenset(id for tree in trees for id in tags(tree))


def tags(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_numbered_rule_has_a_test(game):
    assert [rule.id for rule in rules_of(game) if rule.id not in named()] == []


def test_every_rule_that_a_test_names_exists():
    pages = sorted(BOOKS.rglob("RULES.md"))
    known = {rule.id for page in pages for rule in parse_rules(page.read_text("utf-8"))}
    assert sorted(named() - known) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_says_how_long_it_takes_and_how_much_there_is_to_learn(game):
    shortest, longest = game.minutes
    assert 0 < shortest <= longest
    assert 1 <= game.weight <= 5
