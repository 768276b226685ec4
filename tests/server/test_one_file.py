"""Prowl in one file: no installation, no Node, nothing but Python."""

from __future__ import annotations

import subprocess
import sys
import urllib.request

import pytest

from .built import CLIENT, ROOT, needs_client

EXAMPLE = ROOT / "examples" / "client.py"

pytestmark = needs_client


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    return tmp_path_factory.mktemp("one-file")


@pytest.fixture(scope="module")
def one_file(room):
    """As `scripts/one-file` makes it, for this system and this Python."""
    made = [sys.executable, str(ROOT / "scripts" / "one-file"), "--here", "--output", str(room / "prowl.pyz")]
    subprocess.run(made, check=True, capture_output=True)
    return room / "prowl.pyz"


def started(one_file, *words, **more):
    """The file, run by a Python that has no library installed and knows nothing of the source tree."""
    bare = getattr(sys, "_base_executable", sys.executable)
    environment = {"PATH": "", "HOME": str(one_file.parent), "PROWL_LANG": "ru"} | more
    command = [bare, "-I", str(one_file), *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=one_file.parent, env=environment, stdout=pipe, stderr=pipe, text=True)


@pytest.fixture(scope="module")
def address(one_file):
    """Where it serves, limits and all as they are for everybody."""
    server = started(one_file, "serve", "--port", "0", "--log-level", "error")
    try:
        where, how_friends_join = server.stdout.readline(), server.stdout.readline()
        assert "--lan" in how_friends_join
        yield where.split()[-1]
    finally:
        server.terminate()
        said, complained = server.communicate()
    assert (server.returncode, said, complained) == (0, "", "")


def test_one_file_serves_the_browser_client(address):
    with urllib.request.urlopen(address) as answer:
        assert answer.read() == CLIENT.read_bytes()


@pytest.mark.full
def test_a_game_against_bots_is_played_at_one_file(address, room):
    """Bots think in processes of their own, which must find their way into the file as well."""
    played = subprocess.run([sys.executable, str(EXAMPLE), address], check=True, capture_output=True, text=True)
    assert "win, after" in played.stdout
    assert (room / "prowl.db").is_file()


@pytest.mark.full
def test_one_file_tells_the_rules_with_their_tests(one_file):
    said, _ = started(one_file, "rules", "tremble", "--json").communicate()
    assert "tests/games/tremble/" in said


@pytest.fixture
def other_machine(one_file, room):
    """As if this Python could not load the compiled code."""
    started(one_file, "--version").communicate()
    (code,) = (room / ".shiv").rglob("msgspec/_core*.so")
    away = code.rename(room / code.name)
    yield
    away.rename(code)


@pytest.mark.full
@pytest.mark.parametrize(("lang", "words"), [("en", "Try another Python"), ("ru", "Попробуйте другой Python")])
def test_a_machine_it_was_not_made_for_is_told_so(one_file, other_machine, lang, words):
    unfit = started(one_file, "games", PROWL_LANG=lang)
    said, complained = unfit.communicate()
    assert (unfit.returncode, said) == (1, "")
    assert words in complained
    assert "Traceback" not in complained
