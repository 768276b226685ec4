"""Second thoughts: what the others would lay who look one step ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log
from time import monotonic

import pytest

from prowl.bots import glimpse
from prowl.bots.greedy import Greedy
from prowl.bots.policy import next_ask
from prowl.bots.search import Search
from prowl.bots.study import Study, laid
from prowl.games.not_alone import GAME
from prowl.kernel.table import Table
from prowl.kernel.views import piles
from prowl.lab.twins import twins

from .test_bots import tables

FOREVER = 1e9


def studies(seed: int):
    """The Creature's study at every question of hers while cards lie face down."""
    for moment in tables(seed):
        seat = next_ask(moment.run).seat
        if seat == moment.state.creature and any(moment.state.played) and not moment.state.revealed:
            yield moment, Study(GAME, GAME.mind, glimpse(moment, seat, 1).worlds, seed)


def test_guesses_are_chances_of_the_cards_that_may_lie_there():
    found = 0
    for moment, study in studies(2):
        for (pile, owner, i), chances in study.guesses(4, FOREVER).items():
            s = moment.state
            assert s.played[owner][i] in chances
            assert set(chances) == set(s.hand[owner] + s.played[owner]) - set(s.banned)
            assert pile == "played"
            assert sum(chances.values()) == pytest.approx(1.0)
            assert min(chances.values()) > 0
            found += 1
    assert found > 10


def test_they_do_not_depend_on_what_was_really_laid():
    for n, (moment, study) in enumerate(studies(3)):
        seat = moment.state.creature
        twin = twins(moment, seat, seed=n).imagined
        other = Study(GAME, GAME.mind, glimpse(twin, seat, 1).worlds, 3)
        assert study.guesses(4, FOREVER) == other.guesses(4, FOREVER)


def test_trying_a_card_moves_no_other_and_loses_none():
    for _, study in studies(4):
        for doubt in study.doubts:
            _, owner, i = doubt.place
            for card in doubt.cards:
                there = laid(study.start, doubt.place, card)
                assert there.played[owner][i] == card
                assert Counter(there.hand[owner] + there.played[owner]) == Counter(
                    study.start.hand[owner] + study.start.played[owner]
                )
                others = [pile for _, who, _, pile in piles(there) if who != owner]
                assert others == [pile for _, who, _, pile in piles(study.start) if who != owner]


def surprise(chances: Mapping[int, float], card: int) -> float:
    return -log(chances[card] / sum(chances.values()))


def greedy_games(seeds: Iterable[int]):
    for seed in seeds:
        moment = Table(GAME, 4, {"creature": "1"}, seed)
        bots = [Greedy(GAME, 10 * seed + seat) for seat in range(4)]
        while not moment.over:
            ask = next_ask(moment.run)
            yield moment, ask
            moment.decide(ask.seat, bots[ask.seat].decide(glimpse(moment, ask.seat, len(moment.log))))


@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.full)])
def test_greedy_hunted_are_less_of_a_surprise_than_people_in_general(games):
    thought, leant = 0.0, 0.0
    for moment, ask in greedy_games(range(1000, 1000 + games)):
        if ask.about != "hunting" or moment.log[-1].seat == ask.seat:
            continue
        study = Study(GAME, GAME.mind, glimpse(moment, ask.seat, 1).worlds, len(moment.log))
        guesses = study.guesses(32, FOREVER)
        for doubt in study.doubts:
            card = moment.state.played[doubt.place[1]][doubt.place[2]]
            thought += surprise(guesses[doubt.place], card)
            leant += surprise(dict(zip(doubt.cards, doubt.leaning, strict=True)), card)
    assert thought < leant


def test_without_time_nothing_is_guessed():
    for _, study in studies(5):
        assert not study.guesses(24, monotonic() - 1)


def test_only_the_creature_thinks_about_what_others_lay():
    for moment in tables(6):
        seat = next_ask(moment.run).seat
        if seat != moment.state.creature:
            assert not Study(GAME, GAME.mind, glimpse(moment, seat, 1).worlds, 6).doubts


def test_a_second_look_at_the_same_question_begins_anew():
    moment = next(moment for moment, study in studies(7) if study.doubts)
    seen = glimpse(moment, moment.state.creature, 1)
    bot = Search(GAME, 3, iterations=24, seconds=FOREVER)
    first = bot.explain(seen)
    assert seen.worlds.guesses
    assert bot.explain(seen) == first
