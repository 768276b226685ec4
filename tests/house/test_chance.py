"""Chance in the tests is seeded: what has failed once fails again."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
# Modules whose functions draw from a source that nobody has seeded. `random.Random(seed)` is the way.
LUCKY = {"random", "secrets", "uuid"}
# These take no chance.
PLAIN = {"random.Random", "uuid.UUID"}


def unseeded(source: str) -> Iterator[str]:
    """Every use of a source of chance that is not seeded, with its line."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in LUCKY:
            names = [f"{node.module}.{each.name}" for each in node.names]
            yield from (f"{node.lineno}: from {name}" for name in names if name not in PLAIN)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in LUCKY:
            if f"{node.value.id}.{node.attr}" not in PLAIN:
                yield f"{node.lineno}: {node.value.id}.{node.attr}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in {"random.Random", "Random"}:
            if not node.args and not node.keywords:
                yield f"{node.lineno}: Random without a seed"
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in {"os.urandom", "numpy.random", "np.random"}:
            yield f"{node.lineno}: {ast.unparse(node)}"


def test_no_test_goes_by_chance_that_is_not_seeded():
    sources = {path: path.read_text("utf-8") for path in sorted(TESTS.rglob("*.py"))}
    lucky = {path: text for path, text in sources.items() if re.search("random|secrets|uuid", text)}
    assert len(lucky) > 5
    found = {str(path.relative_to(TESTS)): lines for path, text in lucky.items() if (lines := [*unseeded(text)])}
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "import random\nrandom.random()",
        "import random\nrandom.Random()",
        "from random import Random\nRandom()",
        "from random import choice",
        "import secrets\nsecrets.token_hex()",
        "import uuid\nuuid.uuid4()",
        "import os\nos.urandom(4)",
    ],
)
def test_chance_without_a_seed_is_found(source):
    assert [*unseeded(source)]


@pytest.mark.parametrize(
    "source", ["import random\nrandom.Random(7).random()", "from random import Random\nRandom(seed)"]
)
def test_seeded_chance_is_fine(source):
    assert not [*unseeded(source)]
