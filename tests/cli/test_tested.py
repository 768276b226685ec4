"""Which tests prove which rule is read from the sources, and carried by the wheel."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from textwrap import dedent

import pytest

from prowl.cli.tested import LIST, proofs_by_rule, scan, tagged
from prowl.kernel.rulebook import parse_rules

ROOT = Path(__file__).parents[2]

SOURCE = """
    from tests.kit import rule

    @rule("NA-1", "NA-2")
    def test_one(): ...

    @pytest.mark.parametrize("x", [pytest.param(1, marks=rule("NA-3"))])
    @pytest.mark.rule("NA-4")
    async def test_two(x): ...

    @rule("NA-5")
    class TestThings:
        @rule("NA-6")
        def test_three(self): ...
        def helper(self): ...

    def test_four(): rule("NA-7")
"""


def test_tags_are_found_wherever_pytest_finds_them():
    assert list(tagged(ast.parse(dedent(SOURCE)))) == [
        ("test_one", "NA-1"),
        ("test_one", "NA-2"),
        ("test_two", "NA-3"),
        ("test_two", "NA-4"),
        ("TestThings::test_three", "NA-5"),
        ("TestThings::test_three", "NA-6"),
    ]


def test_a_tag_of_the_module_holds_for_all_its_tests():
    tree = ast.parse('pytestmark = rule("NA-1")\ndef test_one(): ...\ndef test_two(): ...\n')
    assert list(tagged(tree)) == [("test_one", "NA-1"), ("test_two", "NA-1")]


def test_tests_are_named_as_pytest_names_them(tmp_path):
    (tmp_path / "tests/deep").mkdir(parents=True)
    (tmp_path / "tests/deep/test_x.py").write_text('@rule("A-1")\n@rule("A-1")\ndef test_one(): ...\n')
    assert scan(tmp_path) == {"A-1": ["tests/deep/test_x.py::test_one"]}


def test_a_source_tree_is_scanned():
    assert proofs_by_rule() == scan(ROOT)


def test_an_installed_prowl_reads_its_list(monkeypatch, tmp_path):
    (tmp_path / LIST).write_text('{"NA-1": ["tests/x.py::test_x"]}')
    monkeypatch.setattr("prowl.cli.tested.__file__", str(tmp_path / "a/b/c/d.py"))
    monkeypatch.setattr("prowl.cli.tested.files", lambda package: tmp_path)
    assert proofs_by_rule() == {"NA-1": ["tests/x.py::test_x"]}
    (tmp_path / LIST).unlink()
    assert proofs_by_rule() == {}


def test_the_wheel_carries_the_list(tmp_path):
    pytest.importorskip("hatchling")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    ran = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        assert json.loads(wheel.read(f"prowl/{LIST}")) == scan(ROOT)


RULES = """\
# A game

## 7. Phase 1: Going / Фаза 1: Идти
- **X-1** One goes.
  - Один идёт.
- **X-H-far_away** Another goes: far / away.
  - Другой идёт.

## 8. Notes / Примечания
Not a rule.
- **X-A1** A ruling.
  - Решение.
"""


def test_rules_are_read_with_their_chapters_in_both_languages():
    rules = parse_rules(RULES)
    assert [rule.id for rule in rules] == ["X-1", "X-H-far_away", "X-A1"]
    assert rules[0].text == {"en": "One goes.", "ru": "Один идёт."}
    assert rules[1].chapter.number == "7"
    assert rules[1].chapter.title == {"en": "Phase 1: Going", "ru": "Фаза 1: Идти"}
    assert rules[2].chapter.number == "8"
