"""Compiles kernel and rules with mypyc, beside their sources. Run in a copy of the repository by scripts/wheel-fast.

What stays interpreted: states (their copy() is written at run time), dataclasses of cards, houses (their constants are
attributes of a class), and what is called a few times in a game only.
"""

from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

KERNEL = ("flow", "prompts", "rng", "run", "views")
ROOMS = ("not_alone/rules", "not_alone/cards", "tremble/rules", "encounters/core", "encounters/predator/rules")
INTERPRETED = ("__init__.py", "kinds.py", "state.py", "cards.py", "effects.py", "house.py")


def sources() -> list[str]:
    rules = [path for room in ROOMS for path in Path("src/prowl/games", room).glob("*.py")]
    kernel = [Path("src/prowl/kernel", f"{name}.py") for name in KERNEL]
    return sorted(str(path) for path in (*kernel, *rules) if path.name not in INTERPRETED)


setup(
    name="prowl",
    packages=[],
    package_dir={"": "src"},
    ext_modules=mypycify(["--strict", "--ignore-missing-imports", *sources()], opt_level="3", debug_level="0"),
)
