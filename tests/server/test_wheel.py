"""An installed wheel needs neither Node nor the source tree."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import urllib.request
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from .built import CLIENT, ROOT, needs_client

# How files of the client name each other: in the page, in the manifest, in scripts, in style sheets.
NAMED = re.compile(r"""["'(`](?:\./|/)?((?:assets/)?[\w.-]+\.(?:js|css|woff2|svg|png|webmanifest))["')`]""")
KINDS = {".js": "javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".png": "image/png"}

pytestmark = needs_client


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


def prowl(installed, *words):
    """The command that the wheel brings along, far from the source tree."""
    environment = {"PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1", "PATH": "", "PROWL_LANG": "en"}
    command = [str(installed / "bin" / "prowl"), *words]
    return subprocess.Popen(command, cwd=installed, env=environment, stdout=subprocess.PIPE, text=True)


@pytest.fixture(scope="module")
def address(installed, tmp_path_factory):
    """Where the installed command serves."""
    base = str(tmp_path_factory.mktemp("served") / "x.db")
    server = prowl(installed, "serve", "--port", "0", "--db", base, "--log-level", "error")
    try:
        yield server.stdout.readline().split()[-1]
    finally:
        server.kill()
        server.communicate()


def fetched(address, path=""):
    with urllib.request.urlopen(f"{address}/{path}") as answer:
        return answer.read(), answer.headers["content-type"]


def test_an_installed_prowl_serves_the_browser_client_without_node(address):
    assert fetched(address)[0] == CLIENT.read_bytes()
    assert b'"not_alone"' in fetched(address, "api/games")[0]


def test_it_is_the_installed_prowl_that_serves_and_not_the_source(installed, address):
    """Only the installed one has this file."""
    (installed / "prowl" / "server" / "static" / "witness.svg").write_text("<svg/>")
    assert fetched(address, "witness.svg")[0] == b"<svg/>"


def test_an_installed_prowl_serves_every_file_of_the_client_that_is_named_anywhere(address):
    """From the page on, from name to name: scripts, style sheets, letters, the manifest, what works offline."""
    seen, waiting = set(), {"index.html"}
    while waiting:
        path = waiting.pop()
        seen.add(path)
        body, kind = fetched(address, path)
        assert body == (CLIENT.parent / path).read_bytes()
        assert KINDS.get(Path(path).suffix, "") in kind
        waiting |= named(path, body) - seen
    built = {path.relative_to(CLIENT.parent).as_posix() for path in CLIENT.parent.rglob("*") if path.is_file()}
    assert {Path(each).suffix for each in seen} >= {".js", ".css", ".woff2", ".webmanifest", ".svg", ".png"}
    assert seen == built


def named(path, body):
    """The files that a file of the client names. A script names its neighbours without their folder."""
    if Path(path).suffix in {".woff2", ".svg", ".png"}:
        return set()
    found = set(NAMED.findall(body.decode("utf-8")))
    return {each if each.startswith("assets/") or not path.startswith("assets/") else beside(each) for each in found}


def beside(name):
    """Some stand at the top, whoever names them."""
    return name if (CLIENT.parent / name).is_file() else f"assets/{name}"


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
