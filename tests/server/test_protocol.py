"""One definition: the client's types, the pages and the words agree with the server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from prowl.kernel.text import LANGUAGES, words

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "prowl" / "server"


def test_types_and_page_are_up_to_date():
    made = subprocess.run([sys.executable, "scripts/protocol", "--check"], cwd=ROOT, capture_output=True, check=False)
    assert made.returncode == 0, made.stderr.decode()


def keys():
    source = "".join(path.read_text("utf-8") for path in SERVER.glob("*.py"))
    return sorted(set(re.findall(r'(?:Denied|Refused|NoFairWorld)\(\s*"([a-z-]+)"', source)) | {"server-failed"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language):
    said = words(language, "prowl.server")
    assert len(keys()) > 30
    assert [key for key in keys() if not said.has(f"error-{key}")] == []
