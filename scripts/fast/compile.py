"""Compiles kernel, rules, bots and the server's way of a decision with mypyc, beside their sources.

Run in a copy of the repository by scripts/wheel-fast.

What stays interpreted: states (their copies are written at run time), dataclasses of cards, houses (their constants are
attributes of a class), what builds on classes of other packages, what takes any name for an argument (events), and what
is called a few times in a game only.
"""

from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

MODULES = {
    "kernel": ("events", "excerpts", "fair", "flow", "prompts", "rng", "run", "table", "views", "wire"),
    "bots": ("picks", "policy"),
    "store": ("desk",),
    "server": (
        *("audience", "codec", "connections", "errands", "history", "host", "learned", "lens", "limits", "memory"),
        *("phrases", "pilot", "polls", "requests", "sharing", "sights", "standing", "study", "timing"),
    ),
}
ROOMS = (
    *("not_alone/rules", "not_alone/cards", "not_alone/aside", "tremble/rules", "tremble/aside"),
    *("encounters/core", "encounters/predator/rules"),
)
INTERPRETED = ("__init__.py", "kinds.py", "state.py", "cards.py", "effects.py", "house.py")


def sources() -> list[str]:
    home = Path("src/prowl")
    modules = [home / room / f"{name}.py" for room, names in MODULES.items() for name in names]
    rules = [path for room in ROOMS for path in (home / "games" / room).glob("*.py")]
    bots = (home / "games").rglob("bot.py")
    return sorted(str(path) for path in (*modules, *rules, *bots) if path.name not in INTERPRETED)


setup(
    name="prowl",
    packages=[],
    package_dir={"": "src"},
    ext_modules=mypycify(["--strict", "--ignore-missing-imports", *sources()], opt_level="3", debug_level="0"),
)
