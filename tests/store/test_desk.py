"""The loop writes lines by itself while the disk is quick, and leaves them to the thread otherwise; none is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from itertools import count

import pytest

from prowl.store import Conflict, Line, SqliteStore, TableRow
from prowl.store.desk import IN_A_ROW, SHUNNED, SLOW, TURNS, write_all

PAGE = 4096


def line(number):
    return Line(number, "decide", 0, ["place", number])


def with_store(tmp_path, story, **more):
    """A store with a note of what its desk leaves to the thread."""

    async def run():
        store = SqliteStore(str(tmp_path / "log.db"), durable=False, **more)
        await store.open()
        left = []
        leave = store._desk.leave
        store._desk.leave = lambda lines, changes: (left.append(len(lines) + len(changes)), leave(lines, changes))
        try:
            return await story(store, left)
        finally:
            await store.close()

    return asyncio.run(run())


def numbers(tmp_path):
    with sqlite3.connect(tmp_path / "log.db") as other:
        return [seq for (seq,) in other.execute("select seq from log where table_id = 't' order by seq")]


def test_what_comes_in_one_turn_of_the_loop_is_on_disk_without_the_thread(tmp_path):
    async def story(store, left):
        await asyncio.gather(*(store.append("t", line(n)) for n in range(1, 8)))
        assert (numbers(tmp_path), left) == ([*range(1, 8)], [])

    with_store(tmp_path, story)


def groups_of(store):
    """How many lines the desk writes at a time."""
    found = []
    write = store._desk._write
    store._desk._write = lambda rows, changes: (found.append(len(rows)), write(rows, changes))[1]
    return found


def test_lines_that_come_turn_after_turn_share_a_commit(tmp_path):
    async def story(store, left):
        groups = groups_of(store)
        first = store.append("t", line(1))
        await asyncio.sleep(0)
        await asyncio.gather(first, store.append("t", line(2)))
        await store.append("t", line(3))
        assert (numbers(tmp_path), groups) == ([1, 2, 3], [2, 1])

    with_store(tmp_path, story)


def test_a_line_does_not_wait_for_ever_though_others_keep_coming(tmp_path):
    async def story(store, left):
        groups = groups_of(store)
        first = store.append("t", line(1))
        later = []
        while not first.done():
            await asyncio.sleep(0)
            later.append(store.append("t", line(len(later) + 2)))
        assert groups == [TURNS + 1]
        await asyncio.gather(*later)

    with_store(tmp_path, story)


def test_more_lines_than_one_statement_takes_go_to_the_thread(tmp_path):
    async def story(store, left):
        await asyncio.gather(*(store.append("t", line(n)) for n in range(1, 300)))
        assert (numbers(tmp_path), left) == ([*range(1, 300)], [299])

    with_store(tmp_path, story)


def test_a_slow_disk_is_left_to_the_thread_for_a_while(tmp_path):
    # Every look at the clock is a little later than the last: the first commit takes too long.
    times = iter([0.0, SLOW * 2, *[1.0] * 10])

    async def story(store, left):
        for n in range(1, SHUNNED + 4):
            await store.append("t", line(n))
            assert len(left) == min(max(n - 1, 0), SHUNNED + 1)
        assert numbers(tmp_path) == [*range(1, SHUNNED + 4)]

    with_store(tmp_path, story, now=lambda: next(times))


def test_each_time_it_is_slow_again_the_disk_is_left_to_the_thread_twice_as_long(tmp_path):
    ticks = count(0.0, SLOW * 2)

    async def story(store, left):
        spans = []
        for n in range(1, 7 * SHUNNED):
            await store.append("t", line(n))
            if store._desk.mine < 0 and spans[-1:] != [store._desk.shunned]:
                spans.append(store._desk.shunned)
        assert spans == [2 * SHUNNED, 4 * SHUNNED, 8 * SHUNNED]
        assert numbers(tmp_path) == [*range(1, 7 * SHUNNED)]

    with_store(tmp_path, story, now=lambda: next(ticks))


def test_when_memory_runs_out_the_thread_sees_to_it(tmp_path):
    class Full:
        in_transaction = False

        def execute(self, *args):
            raise MemoryError

        def close(self):
            real.close()

    async def story(store, left):
        nonlocal real
        real, store._desk.db = store._desk.db, Full()
        await store.append("t", line(1))
        assert (numbers(tmp_path), left) == ([1], [1])

    real = None
    with_store(tmp_path, story)


def test_the_write_ahead_log_is_cleared_however_long_the_loop_writes(tmp_path):
    async def story(store, left):
        for n in range(1, 4001):
            await asyncio.gather(*(store.append(table, line(n)) for table in "tuv"))
        assert len(left) == 4000 // (IN_A_ROW + 1)
        # Each of these groups takes up to five pages: what is written between two clearings, with room for a change.
        assert (tmp_path / "log.db-wal").stat().st_size < 6 * IN_A_ROW * PAGE

    with_store(tmp_path, story, now=lambda: 0.0)


def test_where_somebody_else_is_writing_the_loop_goes_on_and_the_thread_waits(tmp_path):
    async def story(store, left):
        other = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
        other.execute("begin immediate")
        first = asyncio.ensure_future(store.append("t", line(1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert left == [1]
        # Those that come meanwhile wait for the thread, too.
        second = asyncio.ensure_future(store.append("t", line(2)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not first.done()
        assert not second.done()
        other.execute("commit")
        await asyncio.gather(first, second)
        assert (numbers(tmp_path), left) == ([1, 2], [1])
        other.close()

    with_store(tmp_path, story)


def test_who_does_not_wait_any_more_hinders_nobody(tmp_path):
    async def story(store, left):
        first, second = (store.append("t", line(n)) for n in (1, 2))
        first.cancel()
        await second
        assert numbers(tmp_path) == [1, 2]

    with_store(tmp_path, story)


def test_lines_do_not_overtake_one_for_which_nobody_waits_any_more(tmp_path):
    async def story(store, left):
        other = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
        other.execute("begin immediate")
        first = store.append("t", line(1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert left == [1]
        first.cancel()
        second = asyncio.ensure_future(store.append("t", Line(1, "decide", 1, ["place", 2])))
        other.execute("commit")
        other.close()
        with pytest.raises(Conflict):
            await second
        assert numbers(tmp_path) == [1]

    with_store(tmp_path, story)


def test_a_line_asked_for_by_another_loop_is_written_by_the_thread(tmp_path):
    async def story(store, left):
        await asyncio.to_thread(asyncio.run, elsewhere(store))
        assert (numbers(tmp_path), left) == ([1], [])

    async def elsewhere(store):
        await store.append("t", line(1))

    with_store(tmp_path, story)


def statuses(tmp_path):
    with sqlite3.connect(tmp_path / "log.db") as other:
        return dict(other.execute("select id, status from tables"))


async def founded(store, *tables):
    for name in tables:
        await store.found(TableRow(name, "not_alone", "1", 2, {}, 7, "host", 0.0, {}), [], [])


def test_that_a_game_is_over_is_written_with_the_lines_of_others_and_holds_nobody_up(tmp_path):
    async def story(store, left):
        await founded(store, "t", "u")
        await asyncio.gather(store.append("t", line(1)), store.status("u", "over"), store.append("t", line(2)))
        assert (numbers(tmp_path), left) == ([1, 2], [])
        assert statuses(tmp_path) == {"t": "gathering", "u": "over"}

    with_store(tmp_path, story)


def test_a_line_that_is_refused_takes_no_change_with_it(tmp_path):
    async def story(store, left):
        await founded(store, "t", "u")
        await store.append("t", line(1))
        both = store.append("t", line(1)), store.status("u", "over")
        refused, changed = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(refused, Conflict)
        assert (changed, left) == (None, [2])
        assert statuses(tmp_path)["u"] == "over"

    with_store(tmp_path, story)


def test_a_change_that_is_asked_for_at_the_end_is_made(tmp_path):
    async def story(store, left):
        await founded(store, "t")
        store.status("t", "over")

    with_store(tmp_path, story)
    assert statuses(tmp_path) == {"t": "over"}


class Stuck:
    """A connection that fails after it has begun, and twice cannot go back."""

    def __init__(self, db):
        self.db, self.fails = db, ["update", "rollback", "rollback"]

    @property
    def in_transaction(self):
        return self.db.in_transaction

    def execute(self, statement, values=()):
        if self.fails and statement.startswith(self.fails[0]):
            raise sqlite3.OperationalError(self.fails.pop(0))
        return self.db.execute(statement, values)


def test_nothing_is_called_kept_while_something_begun_cannot_be_ended(tmp_path):
    async def story(store, left):
        db = Stuck(sqlite3.connect(tmp_path / "log.db", isolation_level=None))
        row = ("t", 1, b"{}")
        assert not write_all(db, [], [("update tables set status = ?", ("over",))])
        assert not write_all(db, [row], [])
        assert numbers(tmp_path) == []
        assert write_all(db, [row], [])
        assert numbers(tmp_path) == [1]
        db.db.close()

    with_store(tmp_path, story)
