"""What holds at every decision of random games. The game is not offered yet, so the generic tests do not play it."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.dead_of_winter import GAME
from prowl.games.dead_of_winter.rules.hands import back_of
from prowl.games.dead_of_winter.rules.places import DOOR_SPACES, DOORS, SPACES, indoors, on_door
from prowl.kernel.table import Table
from prowl.kernel.views import piles
from prowl.lab.drive import any_answer, finished, luck, random_game
from prowl.lab.fairness import FairnessReport, leaks_at
from tests.games.generic.every import everything
from tests.kit import rule

TABLES = [
    (4, "colonies"),
    (5, "colonies"),
    (8, "colonies"),
    (11, "colonies"),
    (3, "ordinary"),
    (5, "ordinary"),
    (2, "coop"),
]
every_table = pytest.mark.parametrize(("players", "variant"), TABLES)


def games(players, variant, seed=0):
    return random_game(GAME, players, seed, {"variant": variant})


@every_table
def test_games_end_with_a_result(players, variant):
    for seed in range(3):
        table = finished(GAME, players, seed, {"variant": variant})
        assert table.result is not None
        assert set(table.result.winners) <= set(range(players))


@every_table
def test_somebody_can_always_act_and_no_two_options_have_one_name(players, variant):
    for table in games(players, variant, 1):
        assert table.over or table.waiting_for
        for ask in table.pending.values():
            assert ask.options or ask.optional or ask.least == 0, ask.about
            named = [str(option) for option in table.wire.options(ask)]
            assert len(set(named)) == len(named), ask.about


@every_table
def test_no_option_raises(players, variant):
    for table in games(players, variant, 2):
        if len(table.log) % 9:
            continue
        for seat, ask in table.pending.items():
            for option in ask.options:
                clone = table.clone()
                clone.send(seat, option if ask.single else any_answer(ask, luck(len(table.log))))
                assert clone.over or clone.pending


@every_table
def test_every_card_is_in_exactly_one_zone(players, variant):
    before: Counter[tuple[str, int]] | None = None
    for table in games(players, variant, 3):
        found = Counter((policy.pool, card) for policy, _, _, cards in piles(table.state) for card in cards)
        assert max(found.values()) == 1
        assert before is None or found == before
        before = found


@every_table
def test_replay_clone_undo_and_redo(players, variant):
    for table in games(players, variant, 4):
        if table.log and len(table.log) % 5 == 0:
            now = everything(table)
            assert everything(table.clone()) == now
            table.undo()
            table.redo()
            assert everything(table) == now
    again = Table.replay(GAME, players, table.settings, table.seed, table.log)
    assert (again.digest(), again.events) == (table.digest(), table.events)


@rule("DW-B3", "DW-B131", "DW-11")
@every_table
def test_spaces_bullets_and_backs_are_right(players, variant):
    for table in games(players, variant, 5):
        s = table.state
        assert sum(s.bullets) + s.bank == 33
        for door in DOORS:
            held = s.zombies[door] + s.barricades[door] + s.traps[door] + len(on_door(s, door))
            assert held <= DOOR_SPACES[door]
        for place, spaces in enumerate(SPACES):
            helpless = s.helpless[place - 6] if place >= 6 else 0
            assert len(indoors(s, place)) + helpless <= spaces
        for seat in range(players):
            assert s.backs[seat] == sorted(back_of(s, card) for card in s.hand[seat])
            assert s.gift_backs[seat] == sorted(back_of(s, card) for card in s.given[seat])


@pytest.mark.parametrize(
    ("players", "variant", "every"),
    [(3, "ordinary", 6), (5, "ordinary", 12), (5, "colonies", 6), (8, "colonies", 16), (11, "colonies", 40)],
)
@rule("DW-B131", "DW-B132", "DW-184")
def test_nothing_leaks(players, variant, every):
    report = FairnessReport(GAME.id, players)
    for table in games(players, variant, 6):
        if table.over or len(table.log) % every == 0:
            assert list(leaks_at(table, 6, report)) == []
    assert report.different
