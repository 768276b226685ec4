"""Calls of `prowl` within this process."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from prowl.cli.main import main
from prowl.kernel.game import game_named
from prowl.kernel.record import dumps, to_record
from prowl.lab.drive import finished


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Prowl = Callable[..., Ran]


@pytest.fixture
def prowl(capsys, monkeypatch, tmp_path) -> Prowl:
    """`prowl("play not_alone", stdin="1\\n")` in an empty directory, 100 columns wide."""

    def call(line: str, *more: str, stdin: str = "", lang: str = "en", columns: int = 100) -> Ran:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("PROWL_LANG", lang)
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main([*line.split(), *more])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call


@pytest.fixture(scope="session")
def whole_game() -> str:
    """A game of three random bots, as a file."""
    table = finished(game_named("not_alone"), 3, 5, {})
    return dumps(to_record(table, ["random"] * 3))


@pytest.fixture
def recorded(whole_game, tmp_path) -> str:
    """The name of a file with a whole game of Not Alone."""
    (tmp_path / "game.prowl").write_text(whole_game, "utf-8")
    return "game.prowl"
