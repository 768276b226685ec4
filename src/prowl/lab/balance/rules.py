"""Which numbered rules are run at all: by function, for every function that names rules in its text or comments.

A rule of which no function speaks cannot be watched, and a function that was run need not have done all it says.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from prowl.kernel.game import Game
from prowl.kernel.rulebook import rules_from
from prowl.kernel.text import word_packages
from prowl.kernel.views import policies

RULE = re.compile(r"\b([A-Z]+-)([A-Z]?)(\d+)(?: to \1\2(\d+))?\b")
# What only bots and clients ask: it tells of rules, it does not follow them.
ASIDE = ("aside", "bot", "lessons")
Function = tuple[str, str]


def cited_rules(game: Game) -> dict[Function, frozenset[str]]:
    """For each function of the rules, by file and name, the rules it names."""
    unseen = {(code.co_filename, code.co_qualname) for code in _for_onlookers(game)}
    return {function: rules for function, rules in _cited(word_packages(game)).items() if function not in unseen}


def _for_onlookers(game: Game) -> Iterator[CodeType]:
    """Functions that say what may be seen or imagined: they are asked for views and worlds, not by the game."""
    asked = [*(policy.see for policy in policies(game.state)), game.possible, game.redeal, *game.arrange.values()]
    for each in asked:
        code = getattr(each, "__code__", None)
        if code is not None:
            yield code


@cache
def _cited(packages: tuple[str, ...]) -> dict[Function, frozenset[str]]:
    known = {rule.id for rule in rules_from(packages)}
    found = {}
    for source in sources(packages):
        for name, node in functions(source.tree):
            named = known.intersection(ids_in(text_of(node, source.lines)))
            if named:
                found[source.path, name] = frozenset(named)
    return found


def text_of(node: ast.FunctionDef, lines: list[str]) -> str:
    """The lines of a function but those of the functions within it."""
    inner = {n for _, each in functions(node) for n in _lines(each)}
    return "\n".join(lines[n - 1] for n in _lines(node) if n not in inner)


def _lines(node: ast.FunctionDef) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def event_kinds(game: Game) -> frozenset[str]:
    """Every event that the rules can tell of."""
    return frozenset(name for source in sources(word_packages(game)) for name in emitted(source.tree))


def emitted(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "emit":
            named = node.args[1] if len(node.args) > 1 else None
            if isinstance(named, ast.Constant):
                yield str(named.value)


class Source(NamedTuple):
    """One module: where it lies, its own name, its syntax, its lines."""

    path: str
    name: str
    tree: ast.Module
    lines: list[str]


@cache
def sources(packages: tuple[str, ...]) -> tuple[Source, ...]:
    """The modules that follow rules: those that the game comes to, but for what it tells bots and clients."""
    every = [source for package in packages for source in _modules(Path(str(files(package))))]
    names, more = set[str](), {"__init__"}
    while more - names:
        names |= more
        more = {name for source in every if source.name in names for name in _imported(source.tree)}
    return tuple(source for source in every if source.name in names)


def _modules(root: Path) -> Iterator[Source]:
    for path in sorted(root.rglob("*.py")):
        if not any(part in ASIDE for part in path.relative_to(root).with_suffix("").parts):
            text = path.read_text("utf-8")
            yield Source(str(path), path.stem, ast.parse(text), text.splitlines())


def _imported(tree: ast.Module) -> Iterator[str]:
    """The last names of all modules that may be meant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield (node.module or "").rpartition(".")[2]
            yield from (each.name for each in node.names)


def functions(tree: ast.AST, outer: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function with its name as Python gives it, those within others too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield outer + node.name, node
            yield from functions(node, f"{outer}{node.name}.<locals>.")
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{outer}{node.name}.")
        else:
            yield from functions(node, outer)


def ids_in(text: str) -> Iterator[str]:
    """The rules that a text names; `NA-7 to NA-9` names three."""
    for prefix, letter, first, last in RULE.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}{letter}{number}"


class Watch:
    """Notes which functions are run while it is on."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()
        self._before: Any = None

    def __enter__(self) -> None:
        self._before = sys.getprofile()
        sys.setprofile(self._note)

    def __exit__(self, *failure: object) -> None:
        sys.setprofile(self._before)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.seen.add(frame.f_code)

    def rules(self, cited: dict[Function, frozenset[str]]) -> tuple[str, ...]:
        """The rules named by what was run."""
        ran = [cited.get((code.co_filename, code.co_qualname), frozenset()) for code in self.seen]
        return tuple(sorted(frozenset[str]().union(*ran)))
