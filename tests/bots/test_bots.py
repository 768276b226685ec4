"""Bots answer legally, always the same way, and know nothing that their seat may not know."""

from __future__ import annotations

import pickle
from itertools import islice
from random import Random
from typing import Any

import pytest

from prowl.bots import LEVELS, Still, bot_named, glimpse
from prowl.bots.base import beliefs
from prowl.bots.glimpse import Glimpse
from prowl.bots.picks import Picks
from prowl.bots.policy import Policy, next_ask
from prowl.bots.search import Node, Search, considered, halving
from prowl.games.not_alone import GAME
from prowl.kernel.errors import BadOptions, Refused
from prowl.kernel.game import game_named, games
from prowl.kernel.prompts import Ask
from prowl.kernel.table import Table
from prowl.kernel.views import view
from prowl.lab.twins import twins

SEARCH = {"iterations": 12, "seconds": 1e9}


def quick_bot(level: str, game: Any, seed: int) -> Any:
    return Search(game, seed, **SEARCH) if level == "search" else bot_named(level, game, seed)


def tables(seed: int, players: int = 4, most: int = 400, game: Any = GAME) -> Any:
    """A game of weighted players, decision by decision."""
    table = Table(game, players, {}, seed)
    luck, policy = Random(seed).random, Policy(game)
    for _ in range(most):
        if table.over:
            return
        yield table
        ask = next_ask(table.run)
        table.decide(ask.seat, policy.answer(table.state, ask, luck))


@pytest.mark.parametrize("seed", range(3))
def test_what_the_seat_cannot_know_changes_no_byte_of_its_glimpse(seed):
    for n, table in enumerate(tables(seed)):
        seat = next_ask(table.run).seat
        twin = twins(table, seat, seed=1000 + n).imagined
        assert twin.digest() != table.digest()
        for key in (0, n):
            assert pickle.dumps(glimpse(table, seat, key)) == pickle.dumps(glimpse(twin, seat, key))


@pytest.mark.parametrize("name", games())
def test_a_still_is_the_same_whatever_becomes_of_its_table(name):
    """It is looked at beside a table that goes on, so it must share nothing with it that changes."""
    stills = []
    for table in tables(3, most=150, game=game_named(name)):
        stills += [(still, repr(still[1:])) for still in (Still.of(table, seat) for seat in table.pending)]
    while table.log:
        table.undo()
    assert len(stills) > 100
    assert all(repr(still[1:]) == before for still, before in stills)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_moves_alike_at_tables_that_its_seat_cannot_tell_apart(level):
    for n, table in enumerate(tables(5)):
        if n % 6:
            continue
        seat = next_ask(table.run).seat
        pair = twins(table, seat, seed=n)
        moves = {repr(quick_bot(level, GAME, 3).decide(glimpse(each, seat, n))) for each in pair}
        assert len(moves) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_move_also_in_another_process(level):
    for n, table in enumerate(islice(tables(6), 0, 60, 7)):
        seen = glimpse(table, next_ask(table.run).seat, n)
        sent: Glimpse = pickle.loads(pickle.dumps(seen))
        assert quick_bot(level, GAME, n).decide(seen) == quick_bot(level, GAME, n).decide(sent)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_bot_answers_legally_to_the_end(level, players):
    table = Table(GAME, players, {}, players)
    bots = [quick_bot(level, GAME, seat) for seat in range(players)]
    while not table.over:
        seat = next_ask(table.run).seat
        table.decide(seat, bots[seat].decide(glimpse(table, seat, 0)))
    assert table.result


def test_a_glimpse_holds_no_real_chance_and_no_hidden_card():
    for n, table in enumerate(tables(7)):
        seat = next_ask(table.run).seat
        excerpt = glimpse(table, seat, n).excerpt
        assert excerpt is not None
        assert set(excerpt.start.chance.values()).isdisjoint(table.state.chance.values())
        assert set(excerpt.start.chance.values()).isdisjoint(table.saves[-1].state.chance.values())


def test_worlds_of_a_glimpse_look_to_the_seat_like_the_table():
    for n, table in enumerate(tables(8)):
        seat = next_ask(table.run).seat
        seen = glimpse(table, seat, n)
        world = seen.world(n)
        assert view(world.state, seat) == view(table.state, seat) == seen.view
        assert list(world.pending[seat].options) == list(seen.prompt.options)


def test_without_a_fair_world_a_bot_still_answers():
    table = Table(GAME, 4, {}, 1)
    seat = next_ask(table.run).seat
    blind = Glimpse(GAME.id, seat, 0, {}, glimpse(table, seat, 0).prompt, None)
    for level in LEVELS:
        assert bot_named(level, GAME, 1).decide(blind) in blind.prompt.options


def test_the_clock_stops_a_search():
    table = next(islice(tables(9), 3, None))
    seen = glimpse(table, next_ask(table.run).seat, 0)
    bot = Search(GAME, 1, iterations=10**9, seconds=0.0)
    assert bot.grown(seen).visits == 1
    assert seen.ask.allows(bot.decide(seen))


def test_the_tries_go_to_all_answers_alike_and_then_to_the_better_half():
    branches = [(Node(), name) for name in "abcdefgh"]
    order = []
    for node, name in halving(branches, 96):
        order.append(name)
        node.visits += 1
        node.total += ord(name) - ord("a")
    # 96 tries in three rounds: 4 for each of eight, 8 for each of four, 16 for each of two.
    assert {name: node.visits for node, name in branches} == dict(
        zip("abcdefgh", (4, 4, 4, 4, 12, 12, 28, 28), strict=True)
    )
    assert order[:16] == list("abcdefgh") * 2


def test_with_few_tries_only_the_likeliest_answers_are_thought_about():
    assert [considered(20, iterations) for iterations in (4, 30, 60, 1000)] == [2, 5, 8, 20]


def test_where_only_one_answer_makes_sense_a_search_does_not_think():
    for table in tables(4):
        seat = next_ask(table.run).seat
        seen = glimpse(table, seat, 0)
        sensible = Policy(GAME).sensible(seen.world(0).state, seen.ask)
        if len(sensible) == 1 < len(seen.prompt.options):
            bot = Search(GAME, 1, iterations=50, seconds=1e9)
            assert (bot.grown(seen).visits, bot.decide(seen)) == (1, sensible[0])
            return
    raise AssertionError("no such question in the whole game")


def test_only_the_seat_that_is_asked_gets_a_glimpse():
    table = Table(GAME, 4, {}, 1)
    with pytest.raises(Refused):
        glimpse(table, next(seat for seat in range(4) if seat not in table.pending), 0)


def test_an_unknown_level_is_named():
    with pytest.raises(BadOptions):
        bot_named("oracle", GAME, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_an_explanation_is_data_with_names(level):
    table = next(islice(tables(10), 30, None))
    seen = glimpse(table, next_ask(table.run).seat, 0)
    bot = quick_bot(level, GAME, 1)
    told = bot.explain(seen)
    data = told.data(seen)
    assert told.key == f"bot-{level}"
    assert told.answer == bot.decide(seen)
    assert data["answer"] in [each["answer"] for each in data["candidates"]] or level == "random"
    for belief in data["beliefs"]:
        assert all(0 < p <= 1 for _, p in belief["chances"])


def test_beliefs_about_a_laid_card_add_up_to_one_card():
    for table in tables(11):
        if table.state.creature_due and table.state.creature in table.waiting_for:
            break
    seen = glimpse(table, table.state.creature, 0)
    laid = [each for each in quick_bot("search", GAME, 1).explain(seen).beliefs if each.pile == "played"]
    assert {each.owner for each in laid} == set(table.state.hunted)
    assert all(sum(each.chances.values()) == pytest.approx(len(table.state.played[each.owner])) for each in laid)


def test_equal_cards_are_believed_in_under_one_name():
    table = Table(game_named("predator"), 2, {"avatars": "random"}, 1)
    seen = glimpse(table, next_ask(table.run).seat, 0)
    [hand] = [each for each in beliefs(seen, 1, worlds=20) if each.pile == "hand"]
    assert "experience" in hand.chances
    assert all(0 < p <= 1 for p in hand.chances.values())


@pytest.mark.parametrize(("least", "most"), [(0, 2), (1, 1), (2, 2), (0, 4), (3, 4)])
def test_single_picks_reach_every_answer_once(least, most):
    ask = Ask(0, (7, 8, 8, 9), "x", least=least, most=most, single=False)
    found = list(_answers(ask, ()))
    assert len(found) == len(set(found))
    assert set(found) == set(ask.answers())


def _answers(ask: Ask, moves: tuple[Any, ...]) -> Any:
    picks = Picks(ask)
    complete = [picks.pick(move) for move in moves]
    if complete and complete[-1]:
        yield picks.answer
        return
    for move in picks.moves():
        yield from _answers(ask, (*moves, move))


def test_search_takes_as_many_iterations_as_its_game_advises_or_as_it_is_told():
    predator, not_alone = game_named("predator"), game_named("not_alone")
    assert [bot_named("search", game, 1).iterations for game in (predator, not_alone)] == [60, 300]
    assert bot_named("search:7", predator, 1).iterations == 7
