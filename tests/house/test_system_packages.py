"""Nobody believes that the browser tests have passed where there is no browser."""

from __future__ import annotations

import subprocess
from pathlib import Path
from shutil import which

SCRIPT = Path(__file__).parents[2] / "scripts" / "system-packages"


def asked_for_a_browser(bare: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """On a machine that has no Chromium and no way to get one."""
    (bare / "id").symlink_to(str(which("id")))
    command = [str(which("bash")), str(SCRIPT)]
    return subprocess.run(command, env={"PATH": str(bare), **environment}, text=True, capture_output=True, check=False)


def test_where_chromium_cannot_be_had_it_fails_and_says_what_to_do(tmp_path):
    done = asked_for_a_browser(tmp_path)
    assert done.returncode != 0
    assert "need Chromium" in done.stderr
    assert "PROWL_NO_BROWSER" in done.stderr


def test_whoever_asks_for_it_goes_on_without_a_browser(tmp_path):
    done = asked_for_a_browser(tmp_path, PROWL_NO_BROWSER="1")
    assert done.returncode == 0
    assert "skipped" in done.stderr


def test_a_chromium_that_is_named_is_enough(tmp_path):
    assert asked_for_a_browser(tmp_path, PROWL_CHROMIUM="/some/chromium").returncode == 0
