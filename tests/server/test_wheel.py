"""An installed wheel needs neither Node nor the source tree."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import urllib.request
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "prowl" / "server" / "static" / "index.html"
RUN = "import sys; from prowl.cli.main import main; sys.exit(main(sys.argv[1:]))"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not CLIENT.exists() and "CI" not in os.environ, reason="the browser client is not built: make web"
    ),
]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The wheel of this source, unpacked on its own; the libraries it needs are those of this environment."""
    place = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(place), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = place.glob("prowl-*.whl")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*install, "--target", str(place / "site"), str(wheel)], check=True, capture_output=True)
    return place / "site"


def prowl(installed, *words, **more):
    """The installed command, far from the source tree."""
    environment = {"PYTHONPATH": str(installed), "PATH": "", "PROWL_LANG": "en"}
    return subprocess.Popen(
        [sys.executable, "-P", "-c", RUN, *words],
        **{"cwd": installed, "env": environment, "stdout": subprocess.PIPE, "text": True, **more},
    )


def test_an_installed_prowl_serves_the_browser_client_without_node(installed, tmp_path):
    server = prowl(installed, "serve", "--port", "0", "--db", str(tmp_path / "x.db"), "--log-level", "error")
    try:
        address = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(address) as answer:
            assert answer.read() == CLIENT.read_bytes()
        with urllib.request.urlopen(f"{address}/api/games") as answer:
            assert b'"not_alone"' in answer.read()
    finally:
        server.kill()
        server.communicate()


def test_an_installed_prowl_names_the_tests_of_a_rule(installed):
    said, _ = prowl(installed, "rules", "not_alone", "--json").communicate()
    assert "test_exploration.py::" in said


def test_an_installed_prowl_asks_for_every_library_it_uses(installed):
    """The tests run beside the libraries of developers: what is missing from the wheel's own list would not show."""
    (about,) = installed.glob("prowl-*.dist-info/METADATA")
    needed = re.findall(r"^Requires-Dist: ([\w.-]+)(?!.*; extra ==)", about.read_text("utf-8"), re.MULTILINE)
    asked_for = {plain(name) for name in needed} | {"prowl"}
    # Several libraries may share a first name: fluent.runtime, fluent.syntax.
    libraries = {name: {plain(each) for each in found} for name, found in packages_distributions().items()}
    sources = [path for path in (installed / "prowl").rglob("*.py") if "env" not in path.parts]
    used = {name for path in sources for name in imported(path) if name in libraries}
    assert {"fluent", "msgspec", "starlette"} <= used
    assert sorted(name for name in used if not libraries[name] & asked_for) == []


def imported(path):
    """The first names of all modules that a file imports from elsewhere."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()
