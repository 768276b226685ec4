"""Kernel and games are pure: no clock, no chance of their own, nothing read or written, no foreign library."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator

from tests.house.names import Module

IMPURE_MODULES = {
    "asyncio", "concurrent", "datetime", "http", "importlib", "io", "logging", "multiprocessing", "os", "pathlib",
    "random", "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
    "uuid",
}  # fmt: skip
IMPURE_BUILTINS = {"__import__", "breakpoint", "input", "open", "print"}

ALLOWED = {
    "prowl.kernel.text": {"importlib.resources", "fluent"},
    "prowl.kernel.rulebook": {"importlib.resources"},
    "prowl.kernel.tables": {"importlib.resources"},
    "prowl.kernel.game": {"importlib.metadata"},
    "prowl.games": {"importlib.metadata"},
}

MAX_LINES = 400
TODO = re.compile(r"\b(TODO|FIXME|XXX)\b(?!\s*\(#\d+\))")


def impurities(module: Module) -> Iterator[str]:
    allowed = ALLOWED.get(module.name, set())
    for node in ast.walk(module.tree):
        for name in imported(node):
            top = name.partition(".")[0]
            foreign = top not in sys.stdlib_module_names and top != "prowl"
            if (top in IMPURE_MODULES or foreign) and not any(f"{name}.".startswith(f"{a}.") for a in allowed):
                yield f"{module.name}:{node.lineno}: imports {name}"
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in IMPURE_BUILTINS:
            yield f"{module.name}:{node.lineno}: uses {node.id}"


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level and node.module:
        if node.module == "importlib":
            return [f"importlib.{alias.name}" for alias in node.names]
        return [node.module]
    return []


def text_problems(name: str, text: str) -> Iterator[str]:
    """A file ends with a newline, is not longer than can be read in one go, and owes nothing without an issue."""
    if text and not text.endswith("\n"):
        yield f"{name}: no newline at the end"
    lines = text.splitlines()
    if name.endswith(".py") and len(lines) > MAX_LINES:
        yield f"{name}: {len(lines)} lines; split it (at most {MAX_LINES})"
    for number, line in enumerate(lines, 1):
        if TODO.search(line):
            yield f"{name}:{number}: a TODO needs an issue number, TODO(#12)"
