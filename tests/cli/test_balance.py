"""`prowl balance`: a report in words, as a page and as data, in both languages."""

from __future__ import annotations

import json
import re

import pytest

LINE = "balance not_alone --players 2,3 --games 6 --sample 0 --seed 4"


def test_the_report_in_words_names_roles_outcomes_and_configurations(prowl):
    ran = prowl(LINE)
    assert ran.code == 0
    assert ran.err == ""
    assert "Balance of Not Alone, rules version 1" in ran.out
    for words in ("2 players", "3 players", "Creature", "Hunted", "The Hunted are rescued", "Seat 3", "not measured"):
        assert words in ran.out
    assert "⟦" not in ran.out


def test_the_report_in_russian_is_russian(prowl):
    ran = prowl(LINE, lang="ru")
    assert ran.code == 0
    for words in ("Баланс игры", "2 игрока", "Существо", "Беглецы", "50,0 %", "не измерено"):
        assert words in ran.out
    assert "⟦" not in ran.out
    words = set(re.findall(r"[A-Za-z]{3,}", re.sub(r"`[^`]*`", "", ran.out)))
    assert words <= {"weighted"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_report_as_a_page_is_markdown_with_all_cards(prowl, tmp_path, lang):
    line = "balance not_alone --players 4 --games 16 --sample 16 --without despair -o report.md"
    ran = prowl(line, lang=lang)
    assert ran.code == 0
    assert "report.md" in ran.out
    page = (tmp_path / "report.md").read_text("utf-8")
    assert page.startswith("# ")
    assert "⟦" not in page
    assert "{" not in page
    tables = [block.splitlines() for block in page.split("\n\n") if block.startswith("| ")]
    assert len(tables) >= 9
    for table in tables:
        assert {row.count("|") for row in table} == {table[0].count("|")}
    assert ("without Despair" if lang == "en" else "без карты «") in page
    assert "`explore`" in page


def test_the_report_as_data_has_every_figure(prowl):
    report = json.loads(prowl(f"{LINE} --without despair --set expert=no,yes --json").out)
    assert len(report["figures"]) == 8
    assert report["plan"] == {"games": 6, "first": 0, "seed": 4, "sample": 0}
    assert [len(each["seats"]) for each in report["figures"]] == [2] * 4 + [3] * 4
    assert {each["configuration"]["without"] for each in report["changes"]} == {"despair"}
    assert all(each["games"] == each["finished"] == 6 for each in report["figures"])
    assert all("despair" in each["never"]["named"] for each in report["figures"] if each["configuration"]["without"])


def test_games_that_were_kept_are_not_played_again(prowl, tmp_path, monkeypatch):
    line = f"{LINE} --json --keep {tmp_path / 'games.jsonl'}"
    first = prowl(line)
    monkeypatch.setattr("prowl.lab.balance.play.play_one", None)
    assert prowl(line).out == first.out
    assert prowl(f"{line} --from 3 --games 3").code == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_file_that_holds_something_else_is_refused(prowl, tmp_path, lang):
    (tmp_path / "letter.txt").write_text("Dear Ann,\n")
    ran = prowl(f"{LINE} --keep letter.txt", lang=lang)
    assert ran.code == 2
    assert "letter.txt" in ran.err


def test_games_that_fail_are_told_and_fail_the_command(prowl, monkeypatch):
    def fails(*task):
        raise RuntimeError("a card is missing")

    monkeypatch.setattr("prowl.lab.balance.play._Witness.tell", fails)
    ran = prowl(LINE)
    assert ran.code == 1
    assert "12 games did not end as they should. RuntimeError: a card is missing" in ran.err


def test_a_narrow_terminal_shows_a_table_in_parts(prowl):
    narrow, wide = (prowl(f"{LINE} --games 1 --players 2-5", columns=columns).out for columns in (60, 240))
    assert narrow.count("Outcome") > wide.count("Outcome") == 1
