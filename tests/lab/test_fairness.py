"""The proof of fairness has teeth: every way of leaking is found, and an honest game is cleared."""

from __future__ import annotations

import pytest

from prowl.kernel.events import emit, finish, only
from prowl.kernel.flow import rounds
from prowl.kernel.game import Game, Noun, Result
from prowl.kernel.prompts import PASS, choose, side_by_side
from prowl.kernel.state import State, state
from prowl.kernel.views import NOBODY, OWNER, SPECTATOR, public, shuffle, zone, zones
from prowl.lab.fairness import prove_fair

CARDS = tuple("abcdefgh")


def owner_or_watcher(s, seat, owner):
    return seat in (owner, SPECTATOR)


@state
class Faces(State):
    """Everyone holds one card."""

    deck: list[int] = zone("card", see=NOBODY)
    hand: list[list[int]] = zones("card", see=OWNER)
    told: list[int] = public(factory=list)


@state
class Watched(State):
    """The same, but the spectator looks into every hand."""

    deck: list[int] = zone("card", see=NOBODY)
    hand: list[list[int]] = zones("card", see=owner_or_watcher)
    told: list[int] = public(factory=list)


def game(leak: str = "") -> Game:
    """Three rounds in which everyone looks at the own card; `leak` names what goes wrong."""
    kind = Watched if leak == "spectator" else Faces

    def setup(players, settings, chance):
        s = kind(players=players, chance=chance)
        s.deck = list(range(len(CARDS)))
        shuffle(s, "card", s.deck)
        s.hand = [[s.deck.pop()] for _ in range(players)]
        return s

    def look_round(s):
        first = s.hand[0][0]
        if s.round > 3:
            finish(s, "tired")
        if leak == "view" and s.round == 3:
            s.told = [first]
        emit(s, "looked", seat=0, card=first if leak == "events" else only(0, first))
        asked = [seat for seat in range(s.players) if leak != "waiting" or s.hand[seat][0] % 2 or seat == 0]
        yield from side_by_side({seat: look(s, seat) for seat in asked})

    def look(s, me):
        guess = [("guess", s.hand[0][0])] if leak == "prompt" else [("guess", 0)]
        yield from choose(s, me, [*guess, PASS], "look")

    return Game(
        id="faces",
        version="1",
        players=range(2, 4),
        settings=(),
        streams=("card",),
        state=kind,
        setup=setup,
        flow=rounds(look_round),
        result=lambda s: Result(s.outcome, ()),
        nouns={"card": Noun("card", CARDS)},
        moves={"guess": ("card",)},
    )


def test_an_honest_game_is_fair_and_the_report_counts_what_was_compared():
    report = prove_fair(game(), players=2, games=4, seed=1)
    assert report.fair
    assert (report.game, report.players, report.games) == ("faces", 2, 4)
    assert report.decisions == 4 * 3 * 2, "two answers in each of three rounds"
    positions = report.decisions + report.games  # every game is compared at its end as well
    assert report.worlds == positions * 3, "of both seats and of the spectator"
    assert report.views == report.waiting_lists == positions * 5, "and the spectator in the worlds of the seats"
    assert 0 < report.different <= report.worlds
    assert 0 < report.prompts < report.views
    assert report.events == report.views
    assert report.bytes > 1000


@pytest.mark.parametrize("leak", ["view", "prompt", "waiting", "events"])
def test_every_way_of_leaking_is_found(leak):
    report = prove_fair(game(leak), players=3, games=4, seed=1)
    assert not report.fair
    assert leak in {each.part for each in report.leaks}
    for each in report.leaks:
        assert each.real != each.imagined


def test_a_spectator_who_sees_more_than_some_seat_is_found():
    report = prove_fair(game("spectator"), players=2, games=4, seed=1)
    assert {(each.seat, each.part) for each in report.leaks} == {(SPECTATOR, "view")}


def test_a_proof_is_the_same_every_time():
    leaky = game("view")
    assert prove_fair(leaky, 2, 3, 5) == prove_fair(leaky, 2, 3, 5)
