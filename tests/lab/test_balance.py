"""The balance lab has teeth: the known faults of a market are found, and nothing else is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prowl.games.not_alone import GAME
from prowl.kernel.errors import BadOptions
from prowl.lab.balance import balance, play
from prowl.lab.balance.plan import Plan, configurations
from prowl.lab.balance.rules import cited_rules, event_kinds
from prowl.lab.kept import Kept
from prowl.lab.simulate import simulate

from .market import MARKET


def planned(game=MARKET, games=200, players=(2,), bots=("weighted",), axes=None, without=(), **more):
    return Plan(configurations(game, players, bots, axes or {}, without), games, **more)


@pytest.fixture(scope="module")
def market():
    """Two hundred games, a seat ahead or not, the stall open or closed, and without gold."""
    axes = {"start": ["even", "ahead"], "stall": ["open", "closed"]}
    return balance(MARKET, planned(axes=axes, without=("gold",), sample=50))


def figures(report, **wanted):
    """The figures of the only configuration that is like this."""
    wish = {"without": "", "start": "even", "stall": "open", **wanted}
    (found,) = (
        each
        for each in report.figures
        if {"without": each.configuration.without, **dict(each.configuration.settings)} == wish
    )
    return found


def use(uses, way, card):
    (found,) = (each for each in uses if (each.way, each.card) == (way, card))
    return found


# -- cards -------------------------------------------------------------------------------


def test_the_strong_card_goes_with_winning_and_the_weak_one_does_not(market):
    answers = figures(market).answers
    gold, stone = (use(answers, "take", card) for card in ("gold", "stone"))
    assert gold.impact.low > 0.2
    assert gold.won - gold.won_without == pytest.approx(gold.impact.difference)
    assert stone.impact.low < 0.1
    assert 0 < gold.did < gold.could <= 400


def test_an_event_that_names_a_card_counts_for_the_seat_it_names(market):
    took = use(figures(market).events, "took.ware", "gold")
    assert took.did == use(figures(market).answers, "take", "gold").did
    assert took.could == 400
    assert took.impact.low > 0.2


def test_cards_in_no_deck_and_cards_nobody_takes_are_found(market):
    for found in market.figures:
        gone = {found.configuration.without} - {""}
        assert set(found.never.named) == {"relic", "purse"} | gone
        assert found.never.taken == ("dust",)


def test_taking_a_card_out_changes_what_it_decided(market):
    changes = {(each.configuration, each.name): each for each in market.changes}
    ahead = figures(market, start="ahead", without="gold").configuration
    assert changes[ahead, "owner"].change.low > 0.1
    assert changes[ahead, "guest"].change.high < -0.1
    before, after = (figures(market, start="ahead", without=card) for card in ("", "gold"))
    owner = changes[ahead, "owner"]
    assert (owner.before, owner.after) == (before.roles["owner"].share, after.roles["owner"].share)
    assert owner.games == 200
    rounds = next(each for each in market.changes if each.what == "rounds")
    assert (rounds.change.low, rounds.change.high) == (0, 0)


# -- seats, roles, length, lead ------------------------------------------------------------


def test_a_seat_that_is_ahead_from_the_start_is_found_and_an_even_one_is_not(market):
    fair, unfair = figures(market), figures(market, start="ahead")
    assert not any(each.excludes(fair.even_seat) for each in fair.seats)
    assert [each.excludes(unfair.even_seat) for each in unfair.seats] == [True, True]
    assert unfair.seats[0].low > unfair.even_seat > unfair.seats[1].high
    assert unfair.roles["owner"] == unfair.seats[0]
    assert unfair.roles["guest"] == unfair.seats[1]


def test_seats_of_one_role_are_one_game_not_many():
    (found,) = balance(MARKET, planned(games=20, players=(3,), sample=0)).figures
    assert [found.roles[role].games for role in ("owner", "guest")] == [20, 20]
    assert found.roles["guest"].share == pytest.approx((found.seats[1].share + found.seats[2].share) / 2)


def test_games_are_measured_in_rounds_and_decisions(market):
    found = figures(market)
    assert (found.rounds.mean, found.rounds.longest) == (3, 3)
    assert (found.decisions.mean, found.decisions.quarter, found.decisions.longest) == (6, 6, 6)
    assert found.outcomes["closed"].games == found.finished == found.games == 200
    assert found.outcomes["closed"].share == 1


def test_who_is_ahead_from_the_start_leads_earlier(market):
    fair, unfair = (figures(market, start=start).leads for start in ("even", "ahead"))
    assert unfair.halfway.low > fair.halfway.high
    assert 1 / 3 < unfair.for_good < fair.for_good < 1
    assert fair.changes > 0


# -- questions, rules, events --------------------------------------------------------------


def test_questions_tell_how_often_they_leave_a_choice_and_what_it_is_worth(market):
    (about, question), *more = figures(market).questions.items()
    assert (about, more) == ("take", [])
    assert (question.asked, question.choices) == (6, 6)
    assert question.weighed > 0
    assert 0 < question.spread < 0.5
    assert question.example["values"] == {"n": 3}


def test_the_rule_that_is_never_followed_is_found_and_no_other(market):
    assert figures(market, stall="open").never.rules == ("MK-3",)
    assert figures(market, stall="open").never.events == ("haggled",)
    assert figures(market, stall="closed").never.rules == ()
    assert figures(market, stall="closed").never.events == ()


def test_rules_are_watched_where_a_function_names_them():
    assert sorted(frozenset().union(*cited_rules(MARKET).values())) == ["MK-1", "MK-2", "MK-3", "MK-4", "MK-5"]
    assert event_kinds(MARKET) == {"took", "haggled"}


def test_what_bots_clients_and_onlookers_are_told_counts_as_no_rule():
    files = {path.rpartition("not_alone/")[2] for path, _ in cited_rules(GAME)}
    assert "rules/reckoning.py" in files
    assert not any(file.startswith(("aside", "bot", "lessons", "state")) for file in files)


def test_without_a_sample_nothing_is_weighed_and_no_rule_watched():
    (found,) = balance(MARKET, planned(games=5, sample=0)).figures
    assert found.never.rules is None
    assert found.questions["take"].weighed == 0
    assert found.answers


# -- the same games everywhere -------------------------------------------------------------


def test_the_number_of_processes_changes_nothing():
    plan = planned(GAME, 12, players=(2,), without=("despair",), sample=12)
    assert balance(GAME, plan, jobs=1).data() == balance(GAME, plan, jobs=2).data()


def test_a_run_that_was_interrupted_goes_on_where_it_was(tmp_path, monkeypatch):
    path, plan = tmp_path / "games.jsonl", planned(games=25, without=("stone",), sample=0)
    whole = balance(MARKET, plan)

    def stop(done, total):
        if done >= 30:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        balance(MARKET, plan, kept=Kept(path), progress=stop)
    played, play_one, told = [], play.play_one, []
    monkeypatch.setattr(play, "play_one", lambda *task: played.append(task[-1]) or play_one(*task))
    again = balance(MARKET, plan, kept=Kept(path), progress=lambda done, total: told.append((done, total)))
    assert played == list(range(10, 25))
    assert told[-1] == (50, 50)
    assert again == whole


def test_the_files_of_two_machines_put_together_are_the_whole(tmp_path, monkeypatch):
    whole = balance(MARKET, planned(games=30, sample=10))
    for first in (0, 15):
        balance(MARKET, planned(games=15, first=first, sample=10), kept=Kept(tmp_path / f"{first}.jsonl"))
    both = tmp_path / "both.jsonl"
    both.write_bytes((tmp_path / "15.jsonl").read_bytes() + (tmp_path / "0.jsonl").read_bytes())
    monkeypatch.setattr(play, "play_one", None)
    assert balance(MARKET, planned(games=30, sample=10), kept=Kept(both)) == whole


def test_bots_play_the_games_that_a_simulation_with_this_seed_plays():
    (found,) = balance(MARKET, planned(games=8, bots=("greedy",), seed=5, sample=0)).figures
    simulated = simulate(MARKET, 2, 8, "greedy", seed=5)
    assert tuple(round(each.share * 8) for each in found.seats) == simulated.wins
    assert found.decisions.mean * 8 == simulated.decisions


def test_another_seed_gives_other_games():
    first, second = (balance(MARKET, planned(games=20, seed=seed, sample=0)).figures[0] for seed in (1, 2))
    assert first.seats != second.seats


def test_a_game_that_fails_is_counted_and_does_not_stop_the_others():
    def broken(players, settings, chance):
        if chance["ware"] % 2:
            raise RuntimeError("a card is missing")
        return MARKET.setup(players, settings, chance)

    report = balance(replace(MARKET, id="broken_market", setup=broken), planned(games=20, sample=0))
    assert 0 < report.failed < 20
    assert len(report.errors) == report.failed
    assert "a card is missing" in report.errors[0]
    assert report.figures[0].finished == 20 - report.failed


def test_bots_of_every_strength_play_and_a_stronger_one_takes_more_gold():
    plan = planned(games=12, bots=("random", "greedy", "search:5"), sample=0)
    report = balance(MARKET, plan)
    shares = {each.configuration.bots: use(each.answers, "take", "gold") for each in report.figures}
    taken = {bots: found.did / found.could for bots, found in shares.items()}
    assert min(taken["greedy"], taken["search:5"]) > taken["random"]


@pytest.mark.parametrize("level", ["genius", "greedy:3", "search:x", ""])
def test_a_strength_that_no_bot_has_is_refused(level):
    with pytest.raises(BadOptions) as error:
        planned(bots=(level,))
    assert error.value.values["known"] == "weighted, random, greedy, search"
