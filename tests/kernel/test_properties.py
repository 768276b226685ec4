"""What holds at every decision of every random game."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from prowl.kernel.events import seen_event
from prowl.kernel.fair import FairWorlds
from prowl.kernel.record import dumps, loads, to_record
from prowl.kernel.run import Run
from prowl.kernel.state import digest, from_data, to_data
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR, piles, view
from tests.kernel.play import any_decision, everything, finished, luck, random_game, the_toy
from tests.kernel.toy import CARDS, SPOTS, TOY, Toy

games = st.tuples(st.integers(2, 4), st.integers(0, 2**32))
at_random = settings(max_examples=25, deadline=None, derandomize=True, database=None)


@at_random
@given(games)
def test_every_random_game_ends_and_has_a_result(game):
    table = finished(*game)
    assert table.result is not None
    assert table.result.outcome == table.state.outcome
    assert table.pending == {}
    assert table.waiting_for == []


@at_random
@given(games)
def test_replay_is_the_game_as_played(game):
    table = finished(*game)
    again = Table.replay(TOY, table.players, table.settings, table.seed, table.log)
    assert again.digest() == table.digest()
    assert again.events == table.events
    assert again.log == table.log


@at_random
@given(games)
def test_a_clone_is_the_original_at_every_decision_and_has_the_same_future(game):
    chance = luck(1)
    for table in random_game(*game):
        clone = table.clone()
        before = everything(table)
        assert everything(clone) == before
        if not table.over:
            decision = any_decision(table, chance)
            twin = table.clone()
            clone.send(*decision)
            twin.send(*decision)
            assert everything(clone) == everything(twin)
        assert everything(table) == before


@at_random
@given(games)
def test_a_saved_and_loaded_table_is_the_original(game):
    table = finished(*game)
    loaded, names = loads(dumps(to_record(table, ["Ann"] * table.players)), the_toy)
    assert names == ["Ann"] * table.players
    assert loaded.digest() == table.digest()
    assert loaded.log == table.log
    assert loaded.events == table.events


@at_random
@given(games)
def test_a_state_written_as_data_and_read_again_is_the_original(game):
    for table in random_game(*game):
        again = from_data(Toy, to_data(table.state))
        assert digest(again) == table.digest()
        assert to_data(again) == to_data(table.state)


@at_random
@given(games)
def test_undo_and_redo_come_back_to_the_original(game):
    for table in random_game(*game):
        if table.log:
            there, events, log = everything(table), table.events[:], table.log[:]
            before = everything(table.at(len(log) - 1))
            table.undo()
            assert everything(table) == before
            assert table.log == log[:-1]
            table.redo()
            assert (everything(table), table.events, table.log) == (there, events, log)


@at_random
@given(games)
def test_all_undone_is_the_start(game):
    table = finished(*game)
    end, events = everything(table), table.events[:]
    for _ in range(len(table.log)):
        table.undo()
    assert everything(table) == everything(Table(TOY, table.players, table.settings, table.seed))
    while table.undone:
        table.redo()
    assert (everything(table), table.events) == (end, events)


def told(table: Table, run: Run, seat: int, events: list) -> tuple:
    """All that a run would send to a seat."""
    ask = run.pending.get(seat)
    return (
        table.wire.view(view(run.state, seat)),
        table.wire.prompt(ask) if ask else None,
        sorted(run.must_act()),
        [table.wire.event(seen_event(event, seat)) for event in events],
    )


@at_random
@given(games)
def test_fair_worlds_look_to_the_seat_like_the_real_one(game):
    for n, table in enumerate(random_game(*game)):
        if table.over:
            return
        since = table.events[table.saves[-1].events :]
        for seat in range(table.players):
            events: list = []
            world = FairWorlds.of(table, seat).deal(n, events)
            assert told(table, world, seat, events) == told(table, table.run, seat, since)


@at_random
@given(games)
def test_a_fair_world_can_be_played_to_its_end(game):
    for n, table in enumerate(random_game(*game)):
        if table.over or n % 7:
            continue
        world = table.clone_for(n % table.players, seed=n)
        world.state.quick = True
        chance = luck(n)
        while not world.over:
            world.send(*any_decision(world, chance))


@at_random
@given(games)
def test_every_card_is_in_exactly_one_zone(game):
    for table in random_game(*game):
        found: dict = {}
        for policy, _, pool_owner, cards in piles(table.state):
            found.setdefault((policy.pool, pool_owner), Counter()).update(cards)
        assert found.pop(("card", -1)) == Counter(range(len(CARDS)))
        assert found == {("spot", seat): Counter(SPOTS) for seat in range(table.players)}


@at_random
@given(games)
def test_a_spectator_sees_no_more_than_every_seat(game):
    for table in random_game(*game):
        public = view(table.state, SPECTATOR)
        for seat in range(table.players):
            own = view(table.state, seat)
            for name in ("round", "wind", "left", "discard", "outcome", "guess"):
                assert public[name] == own[name]
        if not table.state.found:
            assert all(isinstance(hand, dict) for hand in public["hand"] + public["hidden"])
