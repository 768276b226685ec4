"""What nobody may know, and how it may be imagined."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.games.dead_of_winter import GAME
from prowl.games.dead_of_winter.cards.crossroads import CROSSROADS
from prowl.games.dead_of_winter.cards.items import DECK_OF, RANDOM
from prowl.games.dead_of_winter.cards.objectives import BETRAYALS, LONE_OBJECTIVES, OBJECTIVES
from prowl.games.dead_of_winter.rules.crossroads import candidates_now
from prowl.games.dead_of_winter.rules.hands import back_of
from prowl.kernel.fair import FairWorlds
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.lab.drive import random_game
from tests.games.dead_of_winter.table import ANN, BOB, EVE, IDA, acting, table
from tests.kit import rule


def worlds(game_table, seat, n=12):
    fair = FairWorlds.of(game_table, seat)
    return [fair.deal(seed).state for seed in range(n)]


def some_table(players, variant, after, seed=3):
    """A random game after so many decisions."""
    return next(each for each in random_game(GAME, players, seed, {"variant": variant}) if len(each.log) == after)


@rule("DW-B131", "DW-181")
@pytest.mark.parametrize(("players", "variant"), [(4, "colonies"), (5, "ordinary")])
def test_in_every_world_the_backs_of_hands_gifts_and_decks_are_the_real_ones(players, variant):
    real = some_table(players, variant, 60)
    for world in worlds(real, ANN):
        assert world.backs == real.state.backs
        for seat in range(players):
            assert sorted(back_of(world, card) for card in world.hand[seat]) == real.state.backs[seat]
        for place, deck in enumerate(world.decks):
            assert {back_of(world, card) for card in deck} <= {place}
        assert {card for card in world.strays if world.strays[card] in range(6)} <= {
            card for card, deck in enumerate(DECK_OF) if deck == RANDOM
        }


@rule("DW-B131")
def test_worlds_differ_in_what_the_seat_does_not_know_and_agree_in_the_own_hand():
    real = some_table(4, "colonies", 60)
    found = worlds(real, ANN)
    assert {tuple(world.hand[ANN]) for world in found} == {tuple(real.state.hand[ANN])}
    assert len({tuple(sorted(world.hand[EVE])) for world in found}) > 1


@rule("DW-B24", "DW-B132")
def test_the_betrayal_card_may_lie_with_anybody_or_nobody_but_only_once():
    real = some_table(3, "ordinary", 30)
    places = Counter()
    for world in worlds(real, SPECTATOR, 60):
        dealt = [card for cards in world.objective for card in cards]
        assert sum(card in BETRAYALS for card in dealt + world.objective_rest) == 1
        places[next((i for i, card in enumerate(dealt) if card in BETRAYALS), -1)] += 1
    assert set(places) == {-1, 0, 1, 2}


@rule("DW-B116")
def test_who_kept_an_objective_in_exile_holds_a_betrayal_card():
    s = table(3, "ordinary", objective={ANN: "hope", BOB: "b_runaway", EVE: "collector"}, at={"maria_lopez": "gas"})
    s.exiled[BOB], s.exile[BOB] = True, [s.exile_deck.pop()]
    real = Table(GAME, 3, {"variant": "ordinary"}, start=acting(s).s.copy())
    for world in worlds(real, ANN):
        assert world.objective[BOB][0] in BETRAYALS
        assert world.objective[EVE][0] not in BETRAYALS


@rule("DW-19", "DW-20")
def test_in_warring_colonies_nobody_is_imagined_with_a_card_that_was_left_out():
    real = some_table(5, "colonies", 20)
    for world in worlds(real, ANN):
        dealt = [card for cards in world.objective for card in cards]
        assert not any(card in BETRAYALS or OBJECTIVES[card].out_of_wc for card in dealt)


@rule("DW-149")
def test_the_colony_noted_by_the_wolf_follows_from_the_imagined_objective():
    real = some_table(5, "colonies", 30)
    seat = next(each for each in range(5) if each != real.state.wolf)
    for world in worlds(real, seat, 30):
        notes = any(call.verb == "note_colony" for call in LONE_OBJECTIVES[world.lone_objective[0]].setup)
        assert (world.noted >= 0) == notes


@rule("DW-B91")
def test_in_the_standard_game_no_world_has_a_drawn_card_that_would_lie_open():
    for real in random_game(GAME, 3, 8, {"variant": "ordinary"}):
        if len(real.log) % 15 or real.over or not real.state.active or real.state.crossed:
            continue
        for world in worlds(real, SPECTATOR, 4):
            for drawer, cards in enumerate(world.drawn):
                card = CROSSROADS[cards[0]] if cards else None
                if card and card.when == "state" and world.looked == len(world.deeds):
                    assert list(candidates_now(world, world.drawn_for[drawer], card.condition)) == []


@rule("DW-184", "DW-B132")
def test_nobody_sees_whether_a_condition_was_met_or_what_the_others_hold():
    s = table(5, hand={BOB: ["food_1"]}, missions=["m_clear"], objective={BOB: "hope"})
    scene = acting(s)
    for seat in (ANN, EVE, SPECTATOR):
        seen = scene.view(seat)
        assert "met" not in seen
        assert "deeds" not in seen
        assert seen["hand"][BOB] == {"count": 1}
        assert seen["objective"][BOB] == {"count": 1}
        assert seen["missions"] == {"count": 1}
        assert seen["lone_objective"] == {"count": 1}
        assert "noted" not in seen
    assert scene.view(IDA)["missions"] == ["m_clear"]
    assert scene.view(BOB)["objective"][BOB] == ["hope"]
