"""The code of kernel and games keeps the rules that make rules readable, replayable and free of silent mistakes."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from tests.house.generators import bare_yields, forgotten_yield_from, functions, resolve
from tests.house.names import Module, Package, is_generator, own_nodes
from tests.house.purity import MAX_LINES, impurities, text_problems

SRC = Path(__file__).parents[2] / "src"


@cache
def load() -> Package:
    """Read when the first test needs it, not by every process that collects."""
    sources, packages = {}, []
    for path in sorted((SRC / "prowl").rglob("*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        if parts[-1] == "__init__":
            packages.append(".".join(parts[:-1]))
        sources[packages[-1] if parts[-1] == "__init__" else ".".join(parts)] = path.read_text("utf-8")
    return Package(sources, packages)


def room(prefix: str) -> list[Module]:
    return [module for name, module in load().modules.items() if f"{name}.".startswith(prefix)]


def kernel() -> list[Module]:
    return room("prowl.kernel.")


def rules() -> list[Module]:
    return room("prowl.games.")


def test_games_never_write_a_bare_yield():
    assert [p for m in rules() for p in bare_yields(m)] == []


def test_games_run_every_rule_they_call():
    assert [p for m in rules() for p in forgotten_yield_from(load(), m)] == []


def test_most_rules_that_games_run_are_known_to_the_check():
    """If names were no longer resolved, the test above would pass on anything."""
    known, unknown = [], []
    for module in rules():
        for scopes, owner, root in functions(module):
            for node in own_nodes(root):
                if isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.Call):
                    thing = resolve(load(), module, scopes, owner, node.value.func)
                    (known if is_generator(thing) else unknown).append(f"{module.name}:{node.lineno}")
    assert len(known) >= 4 * len(unknown), unknown


def test_the_kernel_throws_no_rule_away():
    assert [p for m in kernel() for p in forgotten_yield_from(load(), m, driver=True)] == []


def test_kernel_and_games_are_pure():
    assert [p for m in kernel() + rules() for p in impurities(m)] == []


def test_source_files_are_short_and_finished():
    paths = [p for kind in ("py", "ftl", "md", "csv") for p in SRC.rglob(f"*.{kind}") if "static" not in p.parts]
    assert [p for f in sorted(paths) for p in text_problems(str(f.relative_to(SRC)), f.read_text("utf-8"))] == []


# ---------------------------------------------------------------------------------------- the checks, checked

RULES = """
    from __future__ import annotations
    from collections.abc import Iterator
    from prowl.kernel.prompts import Rule, choose, may, side_by_side, in_secret, offers, anyone

    def draw(s, me, n):
        yield from choose(s, me, s.deck, "draw")

    def plain(s, me):
        s.n += 1

    def wrapped(s, me) -> Rule[int]:
        return draw(s, me, 1)

    def neighbours(s) -> Iterator[int]:
        yield from s.places
"""
PROMPTS = """
    from typing import Generator
    class Ask: ...
    def choose(s, seat, options, about):
        return (yield Ask())
    def may(s, seat, about):
        return (yield from choose(s, seat, (), about))
    def side_by_side(flows):
        yield flows
    def in_secret(s, flows):
        yield flows
    def offers(main, other):
        yield main
    def anyone(flows):
        yield flows
"""


def problems(code: str, *, driver: bool = False, **more: str) -> list[str]:
    """What is found in a module of a made-up game, beside the module `rules` above."""
    sources = {
        "prowl.kernel.prompts": dedent(PROMPTS),
        "prowl.games.toy.rules": dedent(RULES),
        "prowl.games.toy.cards": dedent(code),
        **{name.replace("__", "."): dedent(text) for name, text in more.items()},
    }
    package = Package(sources)
    return list(forgotten_yield_from(package, package.modules["prowl.games.toy.cards"], driver=driver))


IMPORT = "from prowl.games.toy.rules import *\nfrom prowl.kernel.prompts import *\n"


@pytest.mark.parametrize(
    "line",
    [
        "draw(s, me, 2)",
        "wrapped(s, me)",
        "[draw(s, p, 1) for p in s.players]",
        "card = choose(s, me, s.hand, 'x')",
        "card: int = choose(s, me, s.hand, 'x')",
        "s.card = choose(s, me, s.hand, 'x')",
        "s.hand[0] = choose(s, me, s.hand, 'x')",
        "hand = s.hand; hand[0] = choose(s, me, s.hand, 'x')",
        "a, b = choose(s, me, s.hand, 'x')",
        "if may(s, me, 'x'): plain(s, me)",
        "if not may(s, me, 'x'): plain(s, me)",
        "while may(s, me, 'x'): plain(s, me)",
        "n = 1 if may(s, me, 'x') else 2",
        "if s.n and may(s, me, 'x'): plain(s, me)",
        "if (yes := may(s, me, 'x')): plain(s, me)",
        "n = 1 + choose(s, me, (1, 2), 'x')",
        "ok = choose(s, me, (1, 2), 'x') == 2",
        "card = s.hand[choose(s, me, (1, 2), 'x')]",
        "first = choose(s, me, s.hand, 'x')[0]",
        "for card in choose(s, me, s.hand, 'x'): plain(s, card)",
        "cards = [c for c in choose(s, me, s.hand, 'x')]",
        "cards = [c for c in s.hand if may(s, me, 'x')]",
        "cards = list(choose(s, me, s.hand, 'x'))",
        "cards = [*choose(s, me, s.hand, 'x')]",
        "ok = any(may(s, p, 'x') for p in s.players)",
        "text = f'{choose(s, me, s.hand, 1)}'",
        "assert may(s, me, 'x')",
        "go = draw; go(s, me, 1)",
    ],
)
def test_a_forgotten_yield_from_is_found(line):
    assert problems(IMPORT + f"def card(s, me):\n    {line}\n    yield from ()\n")


@pytest.mark.parametrize(
    "line",
    [
        "yield from draw(s, me, 2)",
        "card = yield from choose(s, me, s.hand, 'x')",
        "plain(s, me)",
        "if (yield from may(s, me, 'x')): plain(s, me)",
        "yield from (draw(s, me, 1) if s.n else wrapped(s, me))",
        "yield from side_by_side({p: draw(s, p, 1) for p in s.players})",
        "yield from side_by_side({1: draw(s, 1, 1), 2: wrapped(s, 2)})",
        "got = yield from in_secret(s, {p: lambda p=p: choose(s, p, (1, 2), 'x') for p in s.players})",
        "yield from in_secret(s, dict((p, choose(s, p, (1, 2), 'x')) for p in s.players))",
        "yield from offers(draw(s, me, 1), lambda: may(s, me, 'x'))",
        "yield from offers(main=draw(s, me, 1), other={p: may(s, p, 'x') for p in s.players})",
        "yield from anyone([draw(s, p, 1) for p in s.players])",
        "flows = {p: draw(s, p, 1) for p in s.players}; yield from side_by_side(flows)",
        "flows = {}; flows[me] = draw(s, me, 1); yield from side_by_side(flows)",
        "flow = draw(s, me, 1); yield from flow",
        "flow: Rule[int] = draw(s, me, 1)",
        "return draw(s, me, 1)",
        "todo = draw; phases = (draw, wrapped); s.call(draw)",
        "for place in neighbours(s): plain(s, place)",
        "places = neighbours(s)",
        "places = [*neighbours(s), *sorted(neighbours(s))]",
        "draw = s.draw; draw(s, me, 1)",
        "s.draw(1)",
    ],
)
def test_what_is_right_is_left_alone(line):
    assert problems(IMPORT + f"def card(s, me):\n    {line}\n    yield from ()\n") == []


@pytest.mark.parametrize(
    "code",
    [
        "from prowl.games.toy.rules import draw\ndef f(s): draw(s, 1, 1)",
        "from prowl.games.toy.rules import draw as pull\ndef f(s): pull(s, 1, 1)",
        "from prowl.games.toy import rules\ndef f(s): rules.draw(s, 1, 1)",
        "import prowl.games.toy.rules\ndef f(s): prowl.games.toy.rules.draw(s, 1, 1)",
        "import prowl.games.toy.rules as r\ndef f(s): r.draw(s, 1, 1)",
        "from .rules import draw\ndef f(s): draw(s, 1, 1)",
        "from . import rules\ndef f(s): rules.draw(s, 1, 1)",
        "from ..toy.rules import draw\ndef f(s): draw(s, 1, 1)",
        "def f(s):\n    from .rules import draw\n    draw(s, 1, 1)",
        "from .api import pull\ndef f(s): pull(s, 1, 1)",
        "def f(s):\n    def inner():\n        yield from ()\n    inner()",
        "def f(s): later(s)\ndef later(s): yield from ()",
        "try:\n    from .rules import draw\nexcept ImportError:\n    pass\ndef f(s): draw(s, 1, 1)",
        "class A:\n    def go(self): yield from ()\n    def f(self): self.go()",
        "class A:\n    def go(self): yield from ()\nclass B(A):\n    def f(self): self.go()",
        "@card('x')\ndef X(s): yield from ()\ndef f(s): X(s)",
    ],
)
def test_names_are_followed_through_modules(code):
    api = "from .rules import draw\npull = draw\n"
    assert len(problems(code, prowl__games__toy__api=api)) == 1


@pytest.mark.parametrize(
    "code",
    [
        "@effect\ndef draw(s, me, n): yield from ()\nTWO = draw(2)\nCARD = card(play=(draw(1), draw(2)))",
        "@effect\ndef draw(s, me, n): yield from ()\ndef cards():\n    two = draw(2)\n    return two",
        "from prowl.games.toy.rules import draw\ndef f(s, draw): draw(s)",
        "from prowl.games.toy.rules import draw\nPHASES = (draw,)\nBY_NAME = {'draw': draw}",
        "from contextlib import contextmanager\n@contextmanager\ndef open_(s): yield from ()\ndef f(s): x = open_(s)",
        "class A:\n    @property\n    def go(self): yield from ()\n    def f(self): self.go",
    ],
)
def test_decorated_shadowed_and_passed_rules_raise_no_alarm(code):
    assert problems(code) == []


def test_the_kernel_may_drive_generators_by_hand_but_not_drop_them():
    drive = IMPORT + "def f(s):\n    flow = draw(s, 1, 1)\n    next(flow)\n    for x in draw(s, 1, 1): pass\n"
    assert problems(drive, driver=True) == []
    assert len(problems(drive + "    draw(s, 1, 1)\n", driver=True)) == 1


def test_a_bare_yield_is_found():
    def found(code: str) -> list[str]:
        return list(bare_yields(Package({"m": code}).modules["m"]))

    assert len(found("def f(s):\n    x = yield 1\n")) == 1
    assert len(found("def f(s):\n    yield\n")) == 1
    assert found("def f(s):\n    yield from ()\n") == []


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from random import shuffle",
        "import time",
        "from datetime import datetime",
        "def f():\n    import asyncio",
        "import os.path",
        "from importlib import resources",
        "import numpy",
        "from rich.console import Console",
        "from fluent.runtime import FluentBundle",
        "print('x')",
        "def f(p):\n    return open(p).read()",
        "say = print",
        "input()",
        "__import__('random')",
    ],
)
def test_an_impurity_is_found(code):
    assert list(impurities(Package({"prowl.kernel.flow": code}).modules["prowl.kernel.flow"]))


@pytest.mark.parametrize(
    ("module", "clean"), [("prowl.kernel.text", True), ("prowl.kernel.views", False), ("prowl.games.toy.cards", False)]
)
def test_purity_knows_its_few_exceptions(module, clean):
    code = "import json\nfrom importlib.resources import files\nfrom fluent.runtime import FluentBundle"
    assert (list(impurities(Package({module: code}).modules[module])) == []) is clean


def test_unfinished_and_endless_files_are_found():
    assert list(text_problems("a.py", "x = 1\n")) == []
    assert list(text_problems("a.py", "x = 1"))
    assert list(text_problems("a.py", "\n" * (MAX_LINES + 1)))
    assert list(text_problems("a.ftl", "x = 1\n" * (MAX_LINES + 1))) == []
    assert list(text_problems("a.py", "# TODO later\n"))
    assert list(text_problems("a.py", "# TODO(#12) later\n")) == []
