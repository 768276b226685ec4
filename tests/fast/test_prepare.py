"""What the build step makes of a module (scripts/fast/prepare.py)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

RULES = '''"""A rule."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
TYPE = TypeVar("TYPE")
FIRST, SECOND = range(2)
PAIR: tuple[int, int] = (1, 2)
TWICE = 1
TWICE = 2
WEIGHTS = ((0.0, 1.0), (2.0, 3.0))
LIMIT = 5  # a comment stays
_own = 3
once = 4


def rule(s, me):
    if me:
        emit(s, "happened", seat=me)
    emit(
        s,
        "again",
        seat=me,
    )
    told = emit(s, "kept")
'''

STATE = '''"""A table."""

from __future__ import annotations

from typing import Any, ClassVar

from prowl.kernel.state import State, state
from prowl.kernel.views import OWNER, public, zones


@state
class Base(State):
    book: ClassVar[Any] = "a book"

    hand: list[list[int]] = zones("card", see=OWNER)
    gold: list[int] = public(factory=lambda: [7])
    name: str = public("none")

    @property
    def richest(self) -> int:
        return max(self.gold)


@state
class Table(Base):
    """It has its own beginning."""

    name: str = public("ours")
    chosen: tuple[int, str] = public((1, "a"))
    marks: dict[str, int] = public(factory=dict)
'''


@pytest.fixture
def tree(tmp_path):
    """A package with the kernel and one game, prepared."""

    def make(**modules: str) -> Path:
        home = tmp_path / "prowl"
        for room in ("", "kernel", "games", "games/mine"):
            (home / room).mkdir()
            (home / room / "__init__.py").write_text("")
        for path in (ROOT / "src" / "prowl" / "kernel").glob("*.py"):
            (home / "kernel" / path.name).write_text(path.read_text("utf-8"), "utf-8")
        for name, text in modules.items():
            (home / "games" / "mine" / f"{name}.py").write_text(text, "utf-8")
        return tmp_path

    return make


def prepared(tree: Path) -> Path:
    """Prepared as the build does it, but the game is known in the copy only."""
    code = (
        "import sys; sys.path[:0] = sys.argv[1:3]; import prepare, pathlib; prepare.prepare(pathlib.Path(sys.argv[1]))"
    )
    said(code, str(tree), str(ROOT / "scripts" / "fast"))
    return tree / "prowl" / "games" / "mine"


def said(code: str, *words: str, home: Path | None = None) -> str:
    environment = {"PYTHONPATH": str(home)} if home else {}
    command = [sys.executable, "-c", code, *words]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_a_name_in_capitals_that_is_assigned_once_is_a_constant(tree):
    text = (prepared(tree(rules=RULES)) / "rules.py").read_text("utf-8")
    assert "FIRST: Final = 0; SECOND: Final = 1\n" in text
    assert "PAIR: Final[tuple[int, int]] = (1, 2)\n" in text
    assert "WEIGHTS: Final[tuple[Any, ...]] = ((0.0, 1.0), (2.0, 3.0))\n" in text
    assert "LIMIT: Final = 5  # a comment stays\n" in text


def test_types_and_names_that_change_are_no_constants(tree):
    text = (prepared(tree(rules=RULES)) / "rules.py").read_text("utf-8")
    for line in ('T = TypeVar("T")', 'TYPE = TypeVar("TYPE")', "TWICE = 1", "TWICE = 2", "_own = 3", "once = 4"):
        assert f"\n{line}\n" in text


def test_an_event_is_made_only_if_somebody_listens(tree):
    text = (prepared(tree(rules=RULES)) / "rules.py").read_text("utf-8")
    assert '        if s.out is not None: emit(s, "happened", seat=me)\n' in text
    assert '    if s.out is not None: emit(\n        s,\n        "again",' in text
    assert '    told = emit(s, "kept")\n' in text


LOOK = """
from copy import deepcopy
import pickle
from prowl.games.mine.state import Base, Table
from prowl.kernel.state import digest, from_data, to_data
from prowl.kernel.views import view
s = Table(players=2, hand=[[1], [2]])
assert (s.gold, s.name, s.chosen, s.marks, s.richest, s.book) == ([7], "ours", (1, "a"), {}, 7, "a book")
assert Table(players=2).hand == [] and Base(players=2).name == "none"
t = s.copy()
t.hand[0].append(9)
t.marks["x"] = 1
assert (s.hand, s.marks) == ([[1], [2]], {})
kept = t.keepsake(s)
assert kept.gold is s.gold and kept.hand == t.hand and kept.hand is not t.hand
for again in (deepcopy(t), pickle.loads(pickle.dumps(t)), from_data(Table, to_data(t))):
    assert type(again) is Table and digest(again) == digest(t) != digest(s)
assert view(s, 0)["hand"] == [[1], {"count": 1}]
print(digest(t), sorted(view(t, -1)))
"""


def test_a_state_over_two_levels_is_the_same_in_plain_classes(tree):
    home = tree(state=STATE)
    before = said(LOOK, home=home)
    state = prepared(home) / "state.py"
    assert said(LOOK, home=home) == before
    assert "@state\n" not in state.read_text("utf-8")


def test_a_field_declared_again_with_another_type_is_refused(tree):
    made = tree(state=STATE.replace('name: str = public("ours")', "name: int = public(1)"))
    with pytest.raises(AssertionError, match=r"Table\.name is declared again with another type"):
        prepared(made)
