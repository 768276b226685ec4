"""What is prepared for the compiler, and what it makes of it, plays the same games as the source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from prowl.kernel.run import __file__ as running
from prowl.kernel.run import is_compiled

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so")


def run(source: Path, script: str, *words: str) -> str:
    """What a script of the build says with the package of this place."""
    command = [sys.executable, str(ROOT / "scripts" / "fast" / script), *words]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def prepared(tmp_path_factory) -> Path:
    copy = tmp_path_factory.mktemp("prepared") / "src"
    shutil.copytree(SOURCE, copy, ignore=LEFT_OUT)
    run(SOURCE, "prepare.py", str(copy))
    return copy


def differing(one: str, other: str) -> list[tuple[str, str]]:
    return [pair for pair in zip(one.splitlines(), other.splitlines(), strict=True) if pair[0] != pair[1]]


def test_a_prepared_source_gives_the_same_digests(prepared):
    assert differing(run(SOURCE, "digests.py", "2"), run(prepared, "digests.py", "2")) == []


@pytest.mark.skipif(not is_compiled(), reason="only a compiled build can be compared: make test-compiled")
def test_300_games_have_the_same_digests_in_source_prepared_and_compiled(prepared):
    rounds = "7"
    pure = run(SOURCE, "digests.py", rounds)
    assert len(pure.splitlines()) >= 300
    assert differing(pure, run(prepared, "digests.py", rounds)) == []
    assert differing(pure, run(Path(running).parents[2], "digests.py", rounds)) == []
