"""Which tests prove which numbered rule: read from the test sources, or from the list that a wheel carries.

Only the standard library is used here, because the build of the wheel runs this file by itself.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

LIST = "rules_tests.json"
Tests = dict[str, list[str]]


def proofs_by_rule() -> Tests:
    """Names of tests by the id of the rule they prove."""
    root = Path(__file__).parents[3]
    if (root / "tests").is_dir() and (root / "pyproject.toml").is_file():
        return scan(root)
    carried = files("prowl") / LIST
    found: Tests = json.loads(carried.read_text("utf-8")) if carried.is_file() else {}
    return found


def scan(root: Path) -> Tests:
    """Every test under `tests/` that carries `@rule("…")`, by rule."""
    found: Tests = {}
    for path in sorted((root / "tests").rglob("*.py")):
        source = path.read_text("utf-8")
        # Most files name no rule: they need not be understood.
        for name, rule in tagged(ast.parse(source)) if "rule(" in source else ():
            tests = found.setdefault(rule, [])
            test = f"{path.relative_to(root).as_posix()}::{name}"
            if test not in tests:
                tests.append(test)
    return dict(sorted(found.items()))


def tagged(tree: ast.AST, outer: str = "", rules: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Pairs of a test's name and a rule it proves; the tags of a module or a class hold for all tests in it."""
    body: list[ast.stmt] = getattr(tree, "body", [])
    rules = (*rules, *(rule for node in body if is_mark(node) for rule in rules_named(node)))
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        own = (*rules, *(rule for decorator in node.decorator_list for rule in rules_named(decorator)))
        if isinstance(node, ast.ClassDef):
            yield from tagged(node, f"{outer}{node.name}::", own)
        elif node.name.startswith("test"):
            yield from ((outer + node.name, rule) for rule in own)


def is_mark(node: ast.stmt) -> bool:
    """Whether this is `pytestmark = …`."""
    return isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)


def rules_named(tree: ast.AST) -> Iterator[str]:
    """The ids in every call `rule("…")` below this node."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
