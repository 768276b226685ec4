"""What holds at every decision of every random game."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.kernel.errors import Refused
from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.rng import below
from prowl.kernel.state import digest, from_data, to_data
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR, piles, view
from prowl.lab.drive import MOVES, any_answer, any_decision, finished, luck, random_game
from prowl.lab.fairness import prove_fair
from tests.games.generic.every import every_game, everything, some_games

# Only every so many decisions, where a check takes as long as playing many games.
SELDOM = 7


@every_game
@some_games(4)
def test_games_end_with_a_result(game, players, seed):
    table = finished(game, players, seed)
    assert table.pending == {}
    assert table.waiting_for == []
    result = table.result
    assert result is not None
    assert result.outcome == table.state.outcome != ""
    assert set(result.winners) <= set(range(players))


@every_game
@some_games(3)
def test_somebody_can_always_act_and_whoever_must_act_can(game, players, seed):
    for table in random_game(game, players, seed):
        if not table.over:
            assert table.waiting_for
        for seat, ask in table.pending.items():
            assert seat == ask.seat
            assert ask.options or ask.optional, f"seat {seat} has nothing to answer to {ask.about}"
            assert ask.least <= ask.most
            named = [str(option) for option in table.wire.options(ask)]
            assert len(set(named)) == len(named), f"two options of {ask.about} have one name"


@every_game
@some_games(1)
def test_no_option_raises(game, players, seed):
    for table in random_game(game, players, seed):
        if len(table.log) % SELDOM:
            continue
        for seat, ask in table.pending.items():
            for option in ask.options:
                clone = table.clone()
                clone.send(seat, option if ask.single else any_answer(ask, luck(len(table.log))))
                assert clone.over or clone.pending


@every_game
@some_games(2)
def test_every_card_of_a_pool_is_in_exactly_one_zone(game, players, seed):
    pools = None
    for table in random_game(game, players, seed):
        found: dict = {}
        for policy, _, pool_owner, cards in piles(table.state):
            found.setdefault((policy.pool, pool_owner), Counter()).update(cards)
        twice = {pool: count for pool, cards in found.items() for count in cards.values() if count > 1}
        assert not twice
        assert_grows(pools, found)
        pools = found


def assert_grows(before, after):
    """No card leaves the table. It may change pools, or join one from a supply that is counted and not dealt."""
    gone = sum((before or {}).values(), Counter()) - sum(after.values(), Counter())
    assert not gone, f"cards are gone: {gone}"


@every_game
@some_games(2)
def test_replay_is_play(game, players, seed):
    table = finished(game, players, seed)
    again = Table.replay(game, players, table.settings, table.seed, table.log)
    assert (again.digest(), again.log, again.events) == (table.digest(), table.log, table.events)


@every_game
@some_games(1)
def test_a_clone_is_the_original_at_every_decision(game, players, seed):
    chance = luck(seed + 1)
    for table in random_game(game, players, seed):
        before = everything(table)
        clone = table.clone()
        assert everything(clone) == before
        if not table.over:
            decision = any_decision(clone, chance)
            twin = table.clone()
            clone.send(*decision)
            twin.send(*decision)
            assert everything(clone) == everything(twin)
        assert everything(table) == before, "playing on in a clone moves nothing on the table"


@every_game
@some_games(1)
def test_a_state_written_and_read_is_the_original(game, players, seed):
    for table in random_game(game, players, seed):
        again = from_data(game.state, to_data(table.state))
        assert digest(again) == digest(table.state.copy()) == table.digest()


@every_game
@some_games(2)
def test_a_saved_and_loaded_table_is_the_original(game, players, seed):
    table = finished(game, players, seed)
    names = [f"Seat {n}" for n in range(players)]
    loaded, seats = loads(dumps(to_record(table, names)))
    assert seats == names
    assert (loaded.digest(), loaded.log, loaded.events) == (table.digest(), table.log, table.events)


@every_game
@some_games(1)
def test_a_table_saved_in_the_middle_goes_on_the_same(game, players, seed):
    chance = luck(seed)
    for table in random_game(game, players, seed):
        if below(chance, MOVES, 40) == 0:
            loaded, _ = loads(dumps(to_record(table)))
            assert everything(loaded) == everything(table)


@every_game
@some_games(1)
def test_undone_and_redone_is_the_original_at_every_decision(game, players, seed):
    for table in random_game(game, players, seed):
        if not table.log:
            before = everything(table)
            continue
        after, events, log = everything(table), table.events[:], table.log[:]
        table.undo()
        assert (everything(table), table.log) == (before, log[:-1])
        table.redo()
        assert (everything(table), table.events, table.log) == (after, events, log)
        before = after


@every_game
@some_games(1)
def test_what_a_seat_may_undo_by_itself_it_can(game, players, seed):
    undone = 0
    # One game may well hold nothing that can be undone: almost every answer shows somebody something.
    for each in (seed, seed + 1, seed + 2):
        for table in random_game(game, players, each):
            if table.log and table.can_undo(table.log[-1].seat):
                after = everything(table)
                table.undo(table.log[-1].seat)
                table.redo()
                assert everything(table) == after
                undone += 1
    assert undone


@every_game
@some_games(1)
def test_an_answer_that_is_not_offered_changes_nothing(game, players, seed):
    for table in random_game(game, players, seed):
        if len(table.log) % SELDOM:
            continue
        before, events, log = everything(table), table.events[:], table.log[:]
        for seat in range(SPECTATOR, players + 1):
            for answer in (("no", "such", "move"), "pass", -1, None, (), [], 10**9):
                ask = table.pending.get(seat)
                if ask is None or not ask.allows(answer):
                    with pytest.raises(Refused):
                        table.decide(seat, answer)
        assert (everything(table), table.events, table.log) == (before, events, log)


@every_game
@some_games(1)
def test_the_spectator_is_shown_no_card_that_some_seat_is_not_shown(game, players, seed):
    for table in random_game(game, players, seed):
        public = view(table.state, SPECTATOR)
        for seat in range(players):
            own = view(table.state, seat)
            for name, value in public.items():
                assert name in own
                assert no_more(value, own[name]), f"{name} for seat {seat}"


def no_more(public, own):
    """The public value is the seat's own, or hides something of it."""
    if public == own or public is None:
        return True
    if isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        return all(no_more(a, b) for a, b in zip(public, own, strict=True))
    if isinstance(public, dict):
        count = own.get("count") if isinstance(own, dict) else len(own)
        return set(public) == {"count"} and public["count"] == count
    return False


@every_game
@some_games(1)
def test_what_a_seat_may_not_know_changes_no_byte_it_is_sent(game, players, seed):
    report = prove_fair(game, players, 1, seed)
    assert report.leaks == []
    assert report.different > report.worlds // 2, "most worlds really were others"
    assert report.decisions
    assert report.prompts
    assert report.events
