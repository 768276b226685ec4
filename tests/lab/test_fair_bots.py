"""The proof that bots are fair has teeth: every way of cheating is found, and honest bots are cleared."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import ClassVar
from zlib import crc32

import pytest

from prowl.bots import Belief, Bot, Explanation
from prowl.bots import glimpse as honest_glimpse
from prowl.bots.random_bot import any_answer
from prowl.kernel.errors import BadOptions
from prowl.kernel.game import game_named
from prowl.kernel.table import Table
from prowl.lab.fair_bots import prove_bot

GAME = game_named("not_alone")


def table_in_sight() -> Table:
    """The nearest table up the stack: what a bot in the same process can reach if it wants to."""
    frame = sys._getframe()
    while frame is not None:
        found = [value for value in frame.f_locals.values() if isinstance(value, Table)]
        if found:
            return found[0]
        frame = frame.f_back
    raise AssertionError("no table in sight")


class Cheat(Bot):
    """Lets something choose that it should not know or that is never the same."""

    level = "cheat"

    def decide(self, seen):
        if not seen.prompt.single:
            return any_answer(self, seen)
        return seen.prompt.options[crc32(repr(self.omen(seen)).encode()) % len(seen.prompt.options)]


class Peeker(Cheat):
    def omen(self, seen):
        s = table_in_sight().state
        return s.hand, s.played, s.hunt_hand


class Prophet(Cheat):
    def omen(self, seen):
        return table_in_sight().state.chance


class Spy(Cheat):
    def omen(self, seen):
        return table_in_sight().log


class Hurried(Cheat):
    """Looks at the time, which is another one at every look."""

    clock: ClassVar[Iterator[int]] = count(1_000_000_007, 48_611)

    def omen(self, seen):
        return next(self.clock)


class Gambler(Cheat):
    """Throws dice, which fall the same way in every run of the tests, and never twice alike."""

    dice: ClassVar[random.Random] = random.Random(1)

    def omen(self, seen):
        return self.dice.random()


class Elephant(Cheat):
    """Remembers from one question to the next, in the order in which it came by."""

    met: ClassVar[dict[int, int]] = {}

    def omen(self, seen):
        self.met[len(self.met)] = seen.number
        return list(self.met)


class Whisperer(Bot):
    """Moves fairly, but its reasons tell what the others hold."""

    level = "whisperer"

    def decide(self, seen):
        return any_answer(self, seen)

    def explain(self, seen):
        held = {card: 1.0 for hand in table_in_sight().state.hand for card in hand}
        return Explanation("bot-random", self.decide(seen), beliefs=(Belief("", "hand", "place", 0, held),))


class Honest(Cheat):
    level = "honest"

    def omen(self, seen):
        return seen.view, self.luck(seen).random()


CHEATS = (Peeker, Prophet, Spy, Hurried, Gambler, Elephant)


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda each: each.__name__)
def test_a_bot_that_goes_by_what_its_seat_cannot_see_or_by_chance_is_found(cheat):
    report = prove_bot(GAME, cheat, [2, 4], games=1, every=2)
    assert not report.fair
    assert "move" in {each.part for each in report.findings}
    assert "glimpse" not in {each.part for each in report.findings}, "what it was handed was the same"


def test_reasons_that_tell_what_is_hidden_are_found():
    report = prove_bot(GAME, Whisperer, [3], games=1, every=2)
    assert {each.part for each in report.findings} == {"explanation"}


def test_a_glimpse_that_holds_too_much_is_found(monkeypatch):
    def careless(table, seat, seed):
        seen = honest_glimpse(table, seat, seed)
        return replace(seen, view={**seen.view, "hand": table.state.hand})

    monkeypatch.setattr("prowl.lab.fair_bots.glimpse", careless)
    report = prove_bot(GAME, "random", [3], games=1)
    assert "glimpse" in {each.part for each in report.findings}


def test_something_hung_on_a_glimpse_is_found(monkeypatch):
    def careless(table, seat, seed):
        seen = honest_glimpse(table, seat, seed)
        seen.__dict__["luck"] = dict(table.state.chance)
        return seen

    monkeypatch.setattr("prowl.lab.fair_bots.glimpse", careless)
    assert {each.part for each in prove_bot(GAME, "random", [2], games=1).findings} == {"glimpse"}


def test_a_finding_names_all_that_is_needed_to_see_it_again():
    first = prove_bot(GAME, Peeker, [3], games=1, every=2).findings[0]
    assert first == prove_bot(GAME, Peeker, [first.players], 1, first.seed, 2).findings[0]
    assert (first.bot, first.players) == ("cheat", 3)
    assert first.real != first.imagined
    real, imagined = first.excerpts()
    assert real != imagined
    assert real in first.real


def test_a_game_is_left_at_its_first_finding():
    report = prove_bot(GAME, Peeker, [3], games=2, every=1)
    assert all(len({each.decision for each in played.findings}) == 1 for played in report.games)


def test_a_bot_of_your_own_is_proved_by_its_class():
    report = prove_bot(GAME, Honest, [2, 3], games=2, every=5)
    assert report.fair
    assert (report.bot, report.players, len(report.games)) == ("honest", [2, 3], 4)


def test_what_was_compared_is_counted():
    report = prove_bot(GAME, "random", [3], games=1, seed=0, every=1)
    (played,) = report.games
    assert played.compared == played.decisions == played.different
    assert 0 < played.choices < played.different, "some questions have one answer"
    assert played.alone == 0
    tenth = prove_bot(GAME, "random", [3], games=1, seed=0, every=10).games[0]
    assert tenth.decisions == played.decisions
    assert tenth.compared == -(-played.decisions // 10)


def test_a_proof_is_the_same_every_time_for_any_number_of_jobs():
    once, again, at_once = (prove_bot(GAME, "random", [2], games=2, every=9, jobs=jobs) for jobs in (1, 1, 2))
    assert once == again == at_once
    assert once.digest == at_once.digest


def test_other_moves_give_another_digest():
    assert len({prove_bot(GAME, bot, [2], 1, every=20).digest for bot in ("random", "greedy", "search:2")}) == 3


def test_a_bot_that_thinks_by_the_clock_is_refused():
    with pytest.raises(BadOptions) as refused:
        prove_bot(GAME, "search", [2])
    assert refused.value.key == "bot-by-clock"


def test_progress_is_told_game_by_game():
    told = []
    prove_bot(GAME, "random", [2], games=2, every=50, progress=lambda *each: told.append(each))
    assert told == [(1, 2), (2, 2)]
