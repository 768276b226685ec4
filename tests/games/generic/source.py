"""What the rules of a game can say, read from their source: events, questions, moves and outcomes."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import NamedTuple

SRC = Path(__file__).parents[3] / "src"

Function = ast.FunctionDef | ast.Lambda


class Sink(NamedTuple):
    """A parameter of a function, by its place and its name."""

    function: str
    index: int
    name: str


# Where the name of a question, of an event, of an outcome ends up.
ABOUT = tuple(
    Sink(function, index, "about")
    for function, index in (("choose", 3), ("choose_some", 3), ("may", 2), ("anyone", 2), ("Ask", 2))
)
EVENT = (Sink("emit", 1, "name"),)
OUTCOME = (Sink("finish", 1, "outcome"),)


class Call(NamedTuple):
    """A call, and the functions it stands in, the innermost last."""

    node: ast.Call
    inside: tuple[Function, ...]


class Emitted(NamedTuple):
    """One `emit`: the names of its values, and those that are kept from some seats."""

    values: frozenset[str]
    hidden: frozenset[str]


class Source:
    """All modules of a game's package, and those of other game packages it imports."""

    def __init__(self, package: str) -> None:
        self.trees = dict(_modules(package))
        self.calls: dict[str, list[Call]] = defaultdict(list)
        self.constants: dict[str, str] = {}
        for tree in self.trees.values():
            self._collect(tree, ())
            self.constants |= _constants(tree)
        self.secretive = self._secretive()

    def _collect(self, node: ast.AST, inside: tuple[Function, ...]) -> None:
        if isinstance(node, ast.Call):
            call = _unfolded(node)
            self.calls[_name(call.func)].append(Call(call, inside))
        if isinstance(node, Function):
            inside = (*inside, node)
        for child in ast.iter_child_nodes(node):
            self._collect(child, inside)

    def _secretive(self) -> set[str]:
        """`only`, and the functions that return what it makes."""
        returned = {
            (node.name, _name(call.func))
            for tree in self.trees.values()
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
            for back in ast.walk(node)
            if isinstance(back, ast.Return) and back.value
            for call in ast.walk(back.value)
            if isinstance(call, ast.Call)
        }
        found = {"only"}
        while more := {caller for caller, called in returned if called in found} - found:
            found |= more
        return found

    def reaching(self, sinks: tuple[Sink, ...]) -> set[str]:
        """Every string that can arrive at one of these arguments, also through a parameter of another function."""
        found: set[str] = set()
        todo = list(sinks)
        for sink in todo:
            for call in self.calls[sink.function]:
                for leaf in _leaves(_argument(call.node, sink)):
                    if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                        found.add(leaf.value)
                    elif isinstance(leaf, ast.Name):
                        passed = _parameter(leaf.id, call.inside)
                        if passed is None:
                            found |= {self.constants[leaf.id]} if leaf.id in self.constants else set()
                        elif passed not in todo:
                            todo.append(passed)
        return found

    @property
    def events(self) -> set[str]:
        return self.reaching(EVENT) | ({"game_over"} if self.calls["finish"] else set())

    @property
    def outcomes(self) -> set[str]:
        return self.reaching(OUTCOME)

    @property
    def questions(self) -> set[str]:
        return self.reaching(ABOUT)

    @property
    def verbs(self) -> set[str]:
        """The first words of the tuples that stand for options, and the last words of questions."""
        tuples = {verb for tree in self.trees.values() if _asks(tree) for verb in _verbs(tree)}
        return tuples | {about.rpartition(".")[2] for about in self.questions if "." in about}

    @property
    def given(self) -> set[str]:
        """The names of all values that are given to questions."""
        words = [word for calls in self.calls.values() for call in calls for word in call.node.keywords]
        dicts = [word.value for word in words if word.arg == "values" and isinstance(word.value, ast.Dict)]
        return {str(key.value) for each in dicts for key in each.keys if isinstance(key, ast.Constant)}

    def emitted(self) -> dict[str, list[Emitted]]:
        """What each event is told with."""
        found: dict[str, list[Emitted]] = defaultdict(list)
        for call in self.calls["emit"]:
            named = {word.arg: word.value for word in call.node.keywords if word.arg}
            hidden = {key for key, value in named.items() if self._hides(value)}
            for leaf in _leaves(call.node.args[1]):
                if isinstance(leaf, ast.Constant):
                    found[str(leaf.value)].append(Emitted(frozenset(named), frozenset(hidden)))
        found["game_over"].append(Emitted(frozenset({"outcome"}), frozenset()))
        return found

    def _hides(self, value: ast.expr) -> bool:
        return any(isinstance(node, ast.Call) and _name(node.func) in self.secretive for node in ast.walk(value))


@cache
def source(package: str) -> Source:
    return Source(package)


def _modules(package: str) -> Iterator[tuple[str, ast.Module]]:
    """The package's modules by path, then those of the game packages that they import."""
    todo = [package]
    for each in todo:
        # The repository's own: a build has been prepared for the compiler.
        own = SRC.joinpath(*each.split("."))
        root = own if own.is_dir() else Path(str(files(each)))
        for path in sorted(root.rglob("*.py")):
            tree = ast.parse(path.read_text("utf-8"))
            yield str(path), tree
            here = ".".join((each, *path.relative_to(root).parent.parts))
            for name in _imported(tree, here):
                if name.startswith("prowl.games.") and not any(f"{name}.".startswith(f"{known}.") for known in todo):
                    todo.append(name)


def _imported(tree: ast.Module, here: str) -> Iterator[str]:
    """The packages from which a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            name = resolve_name("." * node.level + (node.module or ""), here)
            spec = find_spec(name)
            yield name if spec and spec.submodule_search_locations else name.rpartition(".")[0]


def _constants(tree: ast.Module) -> dict[str, str]:
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _unfolded(call: ast.Call) -> ast.Call:
    """`partial(choose, s, me, cards)` as the call that it will be."""
    if _name(call.func) == "partial" and call.args:
        return ast.Call(func=call.args[0], args=call.args[1:], keywords=call.keywords)
    return call


def _name(func: ast.expr) -> str:
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def _argument(call: ast.Call, sink: Sink) -> ast.expr | None:
    if sink.index < len(call.args):
        return call.args[sink.index]
    return next((word.value for word in call.keywords if word.arg == sink.name), None)


def _leaves(node: ast.expr | None) -> Iterator[ast.expr]:
    """The expressions that an expression can come down to."""
    if isinstance(node, ast.IfExp):
        yield from _leaves(node.body)
        yield from _leaves(node.orelse)
    elif node is not None:
        yield node


def _parameter(name: str, inside: tuple[Function, ...]) -> Sink | None:
    """The parameter that this name is, if it is one."""
    for function in reversed(inside):
        names = [arg.arg for arg in function.args.posonlyargs + function.args.args]
        if name in names and isinstance(function, ast.FunctionDef):
            return Sink(function.name, names.index(name), name)
    return None


def _asks(tree: ast.Module) -> bool:
    return any(
        isinstance(node, ast.ImportFrom) and (node.module or "").endswith("kernel.prompts") for node in ast.walk(tree)
    )


def _verbs(tree: ast.AST, parent: ast.AST | None = None) -> Iterator[str]:
    """First words of tuples that look like options. A tuple of words only is one where it joins a list of moves."""
    words = [each.value if isinstance(each, ast.Constant) else None for each in getattr(tree, "elts", ())]
    if isinstance(tree, ast.Tuple) and words and isinstance(words[0], str):
        listed = isinstance(parent, ast.List | ast.ListComp | ast.Call)
        if listed or len(words) == 1 or not all(isinstance(word, str) for word in words):
            yield words[0]
    for child in ast.iter_child_nodes(tree):
        if not (isinstance(child, ast.keyword) and child.arg == "secret"):
            yield from _verbs(child, tree)
