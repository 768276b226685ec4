"""What each command says, to people and to programs."""

from __future__ import annotations

import json

import pytest

from prowl import __version__
from prowl.kernel.fair import FairWorlds
from prowl.kernel.game import game_named, games
from prowl.kernel.record import dealt_from, dumps, loads, to_record
from prowl.kernel.rulebook import rules_of
from prowl.kernel.table import Table
from prowl.kernel.views import view

COMMANDS = (
    *("games", "play", "simulate", "balance", "record", "replay", "view", "cards", "rules", "prove-fair", "puzzles"),
    "serve",
)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_help_is_in_the_language_of_the_user(prowl, lang):
    for command in ("", *COMMANDS):
        ran = prowl(f"{command} --help", lang=lang)
        assert ran.code == 0
        assert "⟦" not in ran.out
        assert ("использование" in ran.out) is (lang == "ru")
        assert ("show this help message" in ran.out) is False


def test_without_a_command_the_table_is_opened(prowl, monkeypatch):
    served = []
    monkeypatch.setattr("prowl.server.serving.run", lambda args: served.append((args.port, args.lang)) or 0)
    assert prowl("").code == prowl("--lang ru").code == 0
    assert served == [(8080, "en"), (8080, "ru")]


@pytest.mark.parametrize(("compiled", "said"), [(False, "pure Python"), (True, "compiled")])
def test_the_version_says_whether_the_package_is_compiled(prowl, monkeypatch, compiled, said):
    monkeypatch.setattr("prowl.cli.main.is_compiled", lambda: compiled)
    assert prowl("--version").out == f"prowl {__version__} ({said})\n"


# -- games -----------------------------------------------------------------------------


def test_games_lists_everything_installed(prowl):
    found = json.loads(prowl("games --json").out)["games"]
    assert [each["id"] for each in found] == sorted(games())
    not_alone = next(each for each in found if each["id"] == "not_alone")
    assert not_alone["players"] == [2, 3, 4, 5, 6, 7]
    assert not_alone["languages"] == ["en", "ru"]
    assert not_alone["modes"] == ["standard"]
    assert {"key": "expert", "values": ["no", "yes"], "default": "no"} in not_alone["options"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_games_in_words(prowl, lang):
    ran = prowl("games", lang=lang)
    assert ran.code == 0
    assert "not_alone" in ran.out
    assert "⟦" not in ran.out


# -- cards -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(games()))
def test_every_card_has_both_languages(prowl, game):
    cards = json.loads(prowl(f"cards {game} --json").out)["cards"]
    assert [card["id"] for card in cards] == [card.id for card in game_named(game).cards]
    for card in cards:
        assert card["copies"] >= 1
        assert all(card["name"].values())
        assert "⟦" not in str(card["name"]) + str(card["text"])
        assert card["name"].keys() == card["text"].keys() == {"en", "ru"}


def test_a_card_has_its_figures(prowl):
    cards = {card["id"]: card for card in json.loads(prowl("cards not_alone --json").out)["cards"]}
    shelter = cards["shelter"]
    assert (shelter["kind"], shelter["number"], shelter["draw"], shelter["keep"]) == ("place", 7, 2, 1)


def test_a_card_of_several_sentences_has_them_as_data(prowl):
    cards = {card["id"]: card for card in json.loads(prowl("cards predator --json").out)["cards"]}
    assert cards["command_decisions"]["clauses"] == [{"timing": "backup", "effects": [{"verb": "recruit", "n": 2}]}]


def test_cards_are_shown_side_by_side(prowl):
    page = prowl("cards not_alone", columns=120).out
    line = next(line for line in page.splitlines() if "shelter" in line)
    assert "Shelter" in line
    assert "Убежище" in line


# -- rules -----------------------------------------------------------------------------


def test_rules_name_their_tests(prowl):
    rules = json.loads(prowl("rules not_alone --json").out)["rules"]
    assert [rule["id"] for rule in rules] == [rule.id for rule in rules_of(game_named("not_alone"))]
    first = rules[0]
    assert set(first) == {"id", "text", "tests"}
    assert first["text"].startswith("From two to seven play")
    assert any(test.startswith("tests/games/not_alone/") and "::test" in test for test in first["tests"])
    assert json.loads(prowl("rules not_alone --json --lang ru").out)["rules"][0]["text"].startswith("Играют")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_rules_in_words(prowl, lang):
    ran = prowl("rules not_alone", lang=lang)
    assert ran.code == 0
    assert "NA-1 " in ran.out
    assert "⟦" not in ran.out
    assert "⟦" not in prowl("rules --all", lang=lang).out


def test_a_rule_without_a_test_fails_the_check(prowl, monkeypatch):
    tests = {rule.id: ["tests/x.py::test_x"] for game in games().values() for rule in rules_of(game)}
    monkeypatch.setattr("prowl.cli.rules.proofs_by_rule", lambda: tests)
    assert prowl("rules --all --check").code == 0
    del tests["NA-31"]
    ran = prowl("rules --all --check")
    assert ran.code == 1
    assert "NA-31" in ran.err
    assert prowl("rules not_alone --check").code == 1
    assert prowl("rules --all").code == 0


# -- record, replay, view --------------------------------------------------------------


def test_a_recorded_game_can_be_read_again(prowl, tmp_path):
    ran = prowl("record not_alone --players 3 --seed 5 --bots random,greedy,random --set expert=yes -o game.prowl")
    assert ran.code == 0
    table, seats = loads((tmp_path / "game.prowl").read_bytes())
    assert table.over
    assert (table.players, table.seed, table.settings["expert"]) == (3, 5, "yes")
    assert seats == ["random", "greedy", "random"]


@pytest.mark.parametrize(("lang", "words"), [("en", "All dead. Nobody wins."), ("ru", "Погибли все. Победителей нет.")])
def test_a_game_that_nobody_has_won_names_no_winner(prowl, lang, words):
    assert words in prowl("record predator --players 3 --seed 7 -o lost.prowl", lang=lang).out


def test_the_same_seed_records_the_same_game(prowl, tmp_path):
    for name in ("a", "b"):
        assert prowl(f"record not_alone --players 2 --seed 8 -o {name}").code == 0
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_replay_verifies_and_tells_everything(prowl, recorded, whole_game):
    data = json.loads(prowl(f"replay {recorded} --json").out)
    table, _ = loads(whole_game)
    assert data["verified"] is True
    assert data["answers"] == len(table.log) == len(data["log"]) - 1
    assert [turn["seat"] for turn in data["log"][1:]] == [decision.seat for decision in table.log]
    assert sum(len(turn["events"]) for turn in data["log"]) == len(table.events)
    assert data["outcome"] == table.result.outcome


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_replay_in_words(prowl, recorded, whole_game, lang):
    ran = prowl(f"replay {recorded}", lang=lang)
    assert ran.code == 0
    assert "⟦" not in ran.out
    assert str(len(loads(whole_game)[0].log)) in ran.out.splitlines()[-1]


def test_replay_stops_where_it_is_told_to(prowl, recorded):
    data = json.loads(prowl(f"replay {recorded} --until 4 --json").out)
    assert data["answers"] == 4
    assert data["outcome"] is None
    assert json.loads(prowl(f"replay {recorded} --until 0 --json").out)["answers"] == 0


def test_replay_step_by_step_ends_with_the_input(prowl, recorded):
    whole = prowl(f"replay {recorded}").out
    assert len(prowl(f"replay {recorded} --step", stdin="\n\n").out) < len(whole) / 4
    assert len(prowl(f"replay {recorded} --step", stdin="\nq\n").out) < len(whole) / 4
    assert prowl(f"replay {recorded} --step", stdin="\n" * 500).code == 0


@pytest.mark.parametrize("at", [0, 1, 17, 60])
def test_view_is_exactly_what_the_seat_is_sent(prowl, recorded, whole_game, at):
    whole, _ = loads(whole_game)
    table = Table.replay(whole.game, whole.players, whole.settings, whole.seed, whole.log[:at])
    for seat in range(-1, 3):
        name = "spectator" if seat < 0 else str(seat + 1)
        sent = json.loads(prowl(f"view {recorded} --at {at} --seat {name} --json").out)
        assert sent == json.loads(json.dumps(table.seen_by(seat)))


def test_a_game_that_was_dealt_anew_from_what_a_seat_knew_is_told_and_shown_like_any_other(prowl, whole_game, tmp_path):
    """Files of servers hold such games too."""
    whole, _ = loads(whole_game)
    first = Table.replay(whole.game, whole.players, whole.settings, whole.seed, whole.log[:20])
    excerpt = FairWorlds.of(first, 1).without_truth(3, view(first.state, 1))
    table = Table(first.game, first.players, first.settings, 4, start=excerpt.start)
    table.dealt = dealt_from(first, 1, 3)
    for seat, answer in excerpt.since:
        table.decide(seat, answer)
    while not table.over:
        table.decide(table.waiting_for[0], table.pending[table.waiting_for[0]].fallback)
    (tmp_path / "dealt.prowl").write_text(dumps(to_record(table)), "utf-8")
    told = json.loads(prowl("replay dealt.prowl --json").out)
    assert told["outcome"] == table.result.outcome
    assert sum(len(turn["events"]) for turn in told["log"]) == len(table.events)
    start = json.loads(prowl("view dealt.prowl --at 0 --seat 2 --json").out)
    assert start == json.loads(json.dumps(table.anew().seen_by(1)))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seat", ["1", "2", "3", "spectator"])
def test_view_in_words(prowl, recorded, lang, seat):
    for at in (0, 9, 40):
        ran = prowl(f"view {recorded} --at {at} --seat {seat}", lang=lang)
        assert ran.code == 0
        assert "⟦" not in ran.out


# -- simulate, prove-fair ----------------------------------------------------------------


def test_simulated_games_are_counted(prowl):
    report = json.loads(prowl("simulate not_alone --players 3 --games 30 --seed 4 --json").out)
    assert (report["game"], report["players"], report["games"]) == ("not_alone", 3, 30)
    assert (report["finished"], report["errors"]) == (30, 0)
    assert sum(report["outcomes"].values()) == 30
    assert report["decisions"] > 30
    assert report["cpu_seconds"] > 0
    assert report["rounds_mean"] > 1


def test_the_same_seed_gives_the_same_result_for_any_number_of_jobs(prowl):
    def result(jobs: int) -> dict[str, object]:
        line = f"simulate not_alone --players 2 --games 60 --seed 9 --jobs {jobs} --json"
        return {key: value for key, value in json.loads(prowl(line).out).items() if key != "cpu_seconds"}

    assert result(1) == result(2) == result(100)


def test_kept_games_are_not_simulated_again(prowl, tmp_path):
    line = f"simulate not_alone --players 2 --seed 9 --keep {tmp_path / 'games.jsonl'} --json --games"
    first = json.loads(prowl(f"{line} 10").out)
    assert json.loads(prowl(f"{line} 10").out) == first, "the seconds too: nothing was played"
    assert json.loads(prowl(f"{line} 12").out)["games"] == 12


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", ["letter.txt", "nowhere/games.jsonl", "."])
def test_a_file_that_cannot_keep_games_is_refused_before_any_is_played(prowl, tmp_path, lang, name):
    (tmp_path / "letter.txt").write_text("Dear Ann,\n")
    ran = prowl(f"simulate not_alone --players 2 --games 5 --keep {tmp_path / name}", lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert name.rstrip(".") in ran.err
    assert "⟦" not in ran.err
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann,\n"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_simulate_in_words_without_a_bar_on_a_pipe(prowl, lang):
    ran = prowl("simulate not_alone --players 3 --games 2 --bots random,random,greedy", lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert "greedy" in ran.out
    assert "⟦" not in ran.out


def test_games_that_fail_fail_the_command(prowl, monkeypatch):
    def fails(*_):
        raise RuntimeError("a bolt from the blue")

    monkeypatch.setattr("prowl.lab.simulate.play_at_random", fails)
    ran = prowl("simulate not_alone --players 3 --games 2 --json")
    assert ran.code == 1
    assert json.loads(ran.out)["errors"] == 2
    assert "a bolt from the blue" in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_prove_fair_says_what_was_compared(prowl, lang):
    ran = prowl("prove-fair not_alone --players 2 --games 1", lang=lang)
    assert ran.code == 0
    assert "⟦" not in ran.out
    report = json.loads(prowl("prove-fair not_alone --players 2 --games 1 --json").out)
    assert report["fair"] is True
    assert report["leaks"] == []
    assert report["views"] > report["decisions"] > 0


def test_a_leak_fails_the_proof(prowl, monkeypatch):
    from prowl.lab.fairness import FairnessReport, Leak

    leaky = FairnessReport("not_alone", 2, leaks=[Leak(1, 2, 0, 0, "view", "x", "y")])
    monkeypatch.setattr("prowl.lab.fairness.prove_fair", lambda *_: leaky)
    ran = prowl("prove-fair not_alone")
    assert ran.code == 1
    assert "Seat 1: the view" in ran.out
    assert "1 leak" in ran.err


def test_prove_fair_takes_all_games_one_after_the_other(prowl, monkeypatch):
    from prowl.lab.fairness import FairnessReport

    monkeypatch.setattr("prowl.lab.fairness.prove_fair", lambda game, players, *_: FairnessReport(game.id, players))
    told = prowl("prove-fair --all")
    assert told.code == 0
    assert [line for line in told.out.splitlines() if line in ("Not Alone", "Tremble, Humans!")] == [
        "Not Alone",
        "Tremble, Humans!",
    ]
    report = json.loads(prowl("prove-fair --all --json").out)
    assert [each["game"] for each in report["games"]] == list(games())
    assert report["fair"] is True


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_prove_fair_says_what_was_compared_of_bots(prowl, lang):
    line = "prove-fair not_alone --players 2 --games 1 --bots random,search:4 --every 30"
    told = prowl(line, lang=lang, columns=400)
    assert (told.code, told.err) == (0, "")
    assert "⟦" not in told.out
    report = json.loads(prowl(f"{line} --json").out)
    assert report["fair"] is True
    assert [each["bot"] for each in report["bots"]] == ["random", "search:4"]
    for each in report["bots"]:
        assert (each["game"], each["rules"], each["players"], each["every"]) == ("not_alone", "1", [2], 30)
        assert each["decisions"] > each["compared"] == each["different"] >= each["choices"] > 0
        assert each["findings"] == []
        assert each["digest"] in told.out


def test_bots_are_looked_at_with_every_number_of_players(prowl):
    report = json.loads(prowl("prove-fair not_alone --games 1 --bots random --every 60 --json").out)
    assert report["bots"][0]["players"] == [2, 3, 4, 5, 6, 7]
    assert report["bots"][0]["games"] == 6


@pytest.mark.parametrize(("lang", "words"), [("en", "Seat 2: its move"), ("ru", "Место 2: его ход")])
def test_a_bot_that_sees_too_much_fails_the_proof(prowl, monkeypatch, lang, words):
    from prowl.lab.fair_bots import BotGame, BotReport, Finding

    finding = Finding("greedy", 3, 7, 40, 1, "move", '["lair"]', '["jungle"]')
    found = BotReport("not_alone", "1", "greedy", 10, [BotGame(3, 7, findings=[finding])])
    monkeypatch.setattr("prowl.lab.fair_bots.prove_bot", lambda *_: found)
    ran = prowl("prove-fair not_alone --bots greedy", lang=lang, columns=400)
    assert ran.code == 1
    assert words in ran.out
    assert '["jungle"]' in ran.out
    assert "1 difference" in ran.err or "1 расхождение" in ran.err
    assert json.loads(prowl("prove-fair not_alone --bots greedy --json").out)["bots"][0]["findings"][0]["seed"] == 7
