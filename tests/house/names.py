"""Finds out, from the syntax tree alone, what a name in the code of a package stands for.

Enough for the house tests: functions, imports in every spelling, re-exports, `import *`, aliases,
nested functions and the methods of `self`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

Function = ast.FunctionDef | ast.AsyncFunctionDef
Thing = "Module | Function | ast.ClassDef | None"

RULE_TYPES = {"Rule", "Generator"}
ITERATOR_TYPES = {"Iterator", "Iterable"}
TRANSPARENT = {"wraps", "staticmethod", "classmethod", "override", "overload", "final"}


@dataclass
class Module:
    name: str
    tree: ast.Module
    package: bool = False
    names: dict[str, ast.AST] = field(default_factory=dict)
    stars: list[ast.ImportFrom] = field(default_factory=list)

    def absolute(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        up = node.level - (1 if self.package else 0)
        base = self.name.split(".")[: len(self.name.split(".")) - up]
        return ".".join(base + ([node.module] if node.module else []))


class Package:
    """All modules of a package, by dotted name. Built from source text, so that tests can make up their own."""

    def __init__(self, sources: Mapping[str, str], packages: Iterable[str] = ()) -> None:
        above = {".".join(name.split(".")[:n]) for name in sources for n in range(1, name.count(".") + 1)}
        packed = above | set(packages)
        texts = {**dict.fromkeys(above, ""), **sources}
        self.modules = {name: Module(name, ast.parse(text), name in packed) for name, text in texts.items()}
        for module in self.modules.values():
            module.names = bindings(module.tree.body)
            module.stars = [
                n
                for n in ast.walk(module.tree)
                if isinstance(n, ast.ImportFrom) and any(a.name == "*" for a in n.names)
            ]

    def lookup(self, module: Module, name: str, seen: frozenset[tuple[str, str]] = frozenset()) -> Thing:
        """What `name` means at the top level of `module`."""
        if (module.name, name) in seen:
            return None
        seen |= {(module.name, name)}
        node = module.names.get(name)
        if isinstance(node, Function | ast.ClassDef):
            return node
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname == name:
                    return self.modules.get(alias.name)
            return self.modules.get(name)
        if isinstance(node, ast.ImportFrom):
            origin = next(a.name for a in node.names if (a.asname or a.name) == name)
            return self.member(module.absolute(node), origin, seen)
        if isinstance(node, ast.Name):
            return self.lookup(module, node.id, seen)
        if isinstance(node, ast.Attribute):
            return self.dotted(module, node, seen)
        for star in module.stars:
            found = self.member(module.absolute(star), name, seen)
            if found is not None:
                return found
        return self.modules.get(f"{module.name}.{name}")

    def member(self, where: str, name: str, seen: frozenset[tuple[str, str]] = frozenset()) -> Thing:
        found = self.lookup(self.modules[where], name, seen) if where in self.modules else None
        return found if found is not None else self.modules.get(f"{where}.{name}")

    def dotted(self, module: Module, node: ast.expr, seen: frozenset[tuple[str, str]] = frozenset()) -> Thing:
        """What `a.b.c` means, when it goes through modules only."""
        if isinstance(node, ast.Name):
            return self.lookup(module, node.id, seen)
        if isinstance(node, ast.Attribute):
            base = self.dotted(module, node.value, seen)
            if isinstance(base, Module):
                return self.member(base.name, node.attr, seen)
        return None


def bindings(body: list[ast.stmt]) -> dict[str, ast.AST]:
    """Names bound by these statements (also inside if, try, with and loops, not inside functions) and by what."""
    names: dict[str, ast.AST] = {}
    for node in statements(body):
        if isinstance(node, Function | ast.ClassDef):
            names[node.name] = node
        elif isinstance(node, ast.Import | ast.ImportFrom):
            for alias in node.names:
                if isinstance(node, ast.Import) and not alias.asname:
                    names[alias.name.partition(".")[0]] = node
                elif alias.name != "*":
                    names[alias.asname or alias.name] = node
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                for leaf in ast.walk(target):
                    if isinstance(leaf, ast.Name) and isinstance(leaf.ctx, ast.Store):
                        alias_only = leaf is target and isinstance(node.value, ast.Name | ast.Attribute)
                        names[leaf.id] = node.value if alias_only else node
        else:
            for leaf in own_nodes(node):
                if isinstance(leaf, ast.Name) and isinstance(leaf.ctx, ast.Store):
                    names[leaf.id] = node
    return names


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for node in body:
        yield node
        if not isinstance(node, Function | ast.ClassDef):
            for part in ("body", "orelse", "finalbody", "handlers", "cases"):
                for inner in getattr(node, part, []):
                    yield from statements([inner] if isinstance(inner, ast.stmt) else inner.body)


def own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The node and what is below it, without the insides of nested functions, lambdas and classes."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Function | ast.Lambda | ast.ClassDef):
            yield from own_nodes(child)


def head(annotation: ast.expr | None) -> str:
    """`Rule` of `Rule[None]`, `prompts.Rule[int]` or `"Rule[None]"`."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    if isinstance(annotation, ast.Attribute):
        return annotation.attr
    return annotation.id if isinstance(annotation, ast.Name) else ""


def has_yield(function: Function) -> bool:
    return any(isinstance(n, ast.Yield | ast.YieldFrom) for stmt in function.body for n in own_nodes(stmt))


def is_generator(thing: object) -> bool:
    """Calling it gives a generator: it has a `yield` of its own, or says that it returns a Rule."""
    if not isinstance(thing, Function):
        return False
    returns_rule = head(thing.returns) in RULE_TYPES and not has_property(thing)
    return returns_rule or (has_yield(thing) and not has_property(thing))


def has_property(function: Function) -> bool:
    return any(
        "property" in decorator_name(d) or decorator_name(d) == "contextmanager" for d in function.decorator_list
    )


def is_iteration(thing: object) -> bool:
    """A generator that is made to be looped over, and says so."""
    return isinstance(thing, Function) and head(thing.returns) in ITERATOR_TYPES


def is_transformed(thing: object) -> bool:
    """Its decorators may have made something else of it: a card, an effect."""
    return isinstance(thing, Function) and any(decorator_name(d) not in TRANSPARENT for d in thing.decorator_list)


def decorator_name(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
