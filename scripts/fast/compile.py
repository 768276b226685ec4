"""Compiles kernel, rules, bots and the server's way of a decision with mypyc, beside their sources.

Run by scripts/wheel-fast in a copy of the repository that prepare.py has been over.

What stays interpreted: modules of a game that declare classes (cards are dataclasses, houses have their constants as
attributes), what builds on classes of other packages, what takes any name for an argument (events), and what is called
a few times in a game only.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

HOME = Path("src/prowl")
MODULES = {
    "kernel": (
        *("excerpts", "fair", "flow", "players", "prompts", "rng", "run", "side_by_side", "state", "table", "views"),
        "wire",
    ),
    "bots": ("glimpse", "picks", "policy", "search", "study"),
    "store": ("desk",),
    "server": (
        *("audience", "codec", "connections", "errands", "history", "host", "learned", "lens", "limits", "memory"),
        *("phrases", "pilot", "polls", "requests", "sharing", "sights", "standing", "study", "timing"),
    ),
}
# Modules of a game that are read once, or only looked at by people.
SELDOM = ("__init__.py", "meta.py", "flow.py", "lessons.py", "puzzles.py", "state_declared.py")


def sources() -> list[str]:
    modules = [HOME / room / f"{name}.py" for room, names in MODULES.items() for name in names]
    return sorted(map(str, (*modules, *rules_of_games())))


def rules_of_games() -> Iterator[Path]:
    """Every game that is there: its state, and its modules that are functions and constants only."""
    for path in (HOME / "games").rglob("*.py"):
        if path.name == "state.py" or (path.name not in SELDOM and not declares_classes(path)):
            yield path


def declares_classes(path: Path) -> bool:
    return any(isinstance(node, ast.ClassDef) for node in ast.parse(path.read_text("utf-8")).body)


# Types are checked strictly in the source, not again in what was made of it.
setup(
    name="prowl",
    packages=[],
    package_dir={"": "src"},
    ext_modules=mypycify(["--config-file=", "--ignore-missing-imports", *sources()], opt_level="2", debug_level="0"),
)
