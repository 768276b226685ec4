"""Finds rules that are called but never run: a generator without its `yield from` does nothing, silently."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.house.names import (
    RULE_TYPES,
    Function,
    Module,
    Package,
    Thing,
    bindings,
    head,
    is_generator,
    is_iteration,
    is_transformed,
    own_nodes,
)

CONSUMERS = {
    "all", "any", "bool", "dict", "enumerate", "frozenset", "int", "len", "list", "max", "min", "reversed", "set",
    "sorted", "str", "sum", "tuple", "zip",
}  # fmt: skip
CONTAINERS = (ast.Dict, ast.List, ast.Tuple, ast.Set, ast.DictComp, ast.ListComp, ast.SetComp, ast.GeneratorExp)
VALUES = (ast.Compare, ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Subscript, ast.FormattedValue, ast.Starred)
REDUCERS = {"all", "any", "max", "min", "sorted", "sum"}
TESTS = (ast.If, ast.While, ast.Assert, ast.IfExp)


def bare_yields(module: Module) -> Iterator[str]:
    """Rules never write a bare `yield`: they call the kernel's typed helpers."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Yield):
            yield f"{module.name}:{node.lineno}: bare `yield`; ask with `yield from choose(…)` and its kin"


def forgotten_yield_from(package: Package, module: Module, *, driver: bool = False) -> Iterator[str]:
    """Calls of generator functions whose result is thrown away or taken for a value.

    A `driver` (the kernel) runs generators by hand: there only calls that are thrown away are reported.
    """
    for scopes, owner, root in functions(module):
        parents = {child: node for node in own_nodes(root) for child in ast.iter_child_nodes(node)}
        for call in own_nodes(root):
            if not isinstance(call, ast.Call):
                continue
            thing = resolve(package, module, scopes, owner, call.func)
            if not is_generator(thing):
                continue
            at_top = isinstance(root, ast.Module | ast.ClassDef)
            problem = misuse(call, parents, root, driver=driver, iteration=is_iteration(thing))
            if problem and not (is_transformed(thing) and (at_top or problem == ASSIGNED)):
                yield f"{module.name}:{call.lineno}: `{ast.unparse(call.func)}(…)` {problem}"


THROWN_AWAY = "makes a generator and throws it away: write `yield from`"
ASSIGNED = "is kept as a generator, not run: write `yield from` (or annotate the variable as a Rule)"
AS_VALUE = "is a generator used as if it were its result: write `(yield from …)`"


def misuse(
    call: ast.Call, parents: dict[ast.AST, ast.AST], root: ast.AST, *, driver: bool, iteration: bool
) -> str | None:
    node: ast.AST = call
    kept_in = False
    while (parent := parents.get(node)) is not None:
        if isinstance(parent, ast.Expr):
            return THROWN_AWAY
        if driver:
            if not isinstance(parent, CONTAINERS):
                return None
        elif isinstance(parent, ast.IfExp) and node is not parent.test:
            pass
        elif isinstance(parent, CONTAINERS):
            kept_in = True
        elif isinstance(parent, ast.comprehension | ast.For) and node is parent.iter:
            return None if iteration else AS_VALUE
        elif (isinstance(parent, TESTS) and node is parent.test) or isinstance(parent, VALUES):
            return None if kept_in or iteration else AS_VALUE
        elif isinstance(parent, ast.comprehension):
            return AS_VALUE
        elif isinstance(parent, ast.Call):
            name = parent.func.id if isinstance(parent.func, ast.Name) else ""
            return AS_VALUE if name in (REDUCERS if kept_in else CONSUMERS) and not iteration else None
        elif isinstance(parent, ast.Assign | ast.AugAssign | ast.NamedExpr | ast.AnnAssign):
            return None if kept_in or iteration or is_said_or_run_later(parent, root) else ASSIGNED
        else:
            return None
        node = parent
    return None


def is_said_or_run_later(assignment: ast.AST, root: ast.AST) -> bool:
    """The variable is annotated as a rule, a later `yield from` runs it, or it is added to a collection made here."""
    if isinstance(assignment, ast.AnnAssign) and head(assignment.annotation) in RULE_TYPES:
        return True
    targets = assignment.targets if isinstance(assignment, ast.Assign) else [assignment.target]
    names = {t.id for t in targets if isinstance(t, ast.Name)}
    shelves = {t.value.id for t in targets if isinstance(t, ast.Subscript) and isinstance(t.value, ast.Name)}
    for node in own_nodes(root):
        if isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.Name) and node.value.id in names:
            return True
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, CONTAINERS):
            made = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(t, ast.Name) and t.id in shelves for t in made):
                return True
    return False


Scopes = tuple[dict[str, ast.AST | None], ...]


def functions(module: Module) -> Iterator[tuple[Scopes, ast.ClassDef | None, ast.AST]]:
    """The module and every function, lambda and class in it, each with the local names around it, nearest first."""
    todo: list[tuple[Scopes, ast.ClassDef | None, ast.AST]] = [((), None, module.tree)]
    while todo:
        scopes, owner, root = todo.pop()
        yield scopes, owner, root
        for node in own_nodes(root):
            for child in ast.iter_child_nodes(node):
                if isinstance(child, Function | ast.Lambda):
                    todo.append(((local_names(child), *scopes), owner, child))
                elif isinstance(child, ast.ClassDef):
                    todo.append((scopes, child, child))


def local_names(function: Function | ast.Lambda) -> dict[str, ast.AST | None]:
    names: dict[str, ast.AST | None] = {}
    if not isinstance(function, ast.Lambda):
        names.update(bindings(function.body))
    args = function.args
    for arg in [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]:
        if arg is not None:
            names[arg.arg] = None
    return names


def resolve(package: Package, module: Module, scopes: Scopes, owner: ast.ClassDef | None, func: ast.expr) -> Thing:
    if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id in ("self", "cls"):
        return method(package, module, owner, func.attr)
    base = func
    while isinstance(base, ast.Attribute):
        base = base.value
    if not isinstance(base, ast.Name):
        return None
    for depth, scope in enumerate(scopes):
        if base.id in scope:
            return resolve_local(package, module, scopes[depth:], base.id, func)
    return package.dotted(module, func)


def resolve_local(package: Package, module: Module, scopes: Scopes, name: str, func: ast.expr) -> Thing:
    bound = scopes[0][name]
    if isinstance(bound, Function):
        return bound if isinstance(func, ast.Name) else None
    if isinstance(bound, ast.Import | ast.ImportFrom):
        inner = Module(module.name, module.tree, module.package, {name: bound})
        return package.dotted(inner, func)
    if isinstance(bound, ast.Name) and isinstance(func, ast.Name) and bound.id != name:
        return resolve(package, module, scopes, None, bound)
    return None


def method(package: Package, module: Module, owner: ast.ClassDef | None, name: str, depth: int = 0) -> Thing:
    if owner is None or depth > 8:
        return None
    for node in owner.body:
        if isinstance(node, Function) and node.name == name:
            return node
    for base in owner.bases:
        parent = package.dotted(module, base)
        if isinstance(parent, ast.ClassDef):
            found = method(package, module, parent, name, depth + 1)
            if found is not None:
                return found
    return None
