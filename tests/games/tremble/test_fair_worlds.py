"""What a captain must imagine: fair worlds keep what everybody knows."""

from __future__ import annotations

from prowl.games.tremble import GAME
from prowl.games.tremble.cards.cities import in_play
from prowl.kernel.table import Table
from prowl.lab.drive import random_game
from tests.kit import rule


def at_turn(turn: int) -> Table:
    return next(table for table in random_game(GAME, 3, seed=4, settings={}) if table.state.round == turn)


@rule("TH-32")
def test_in_every_imagined_world_the_early_stack_lies_on_the_late_one():
    table = at_turn(3)
    early = set(in_play(3)[0])
    real = [card in early for card in table.state.city_deck]
    for seed in range(20):
        imagined = table.clone_for(0, seed).state
        assert [card in early for card in imagined.city_deck] == real
        assert sum(card in early for card in imagined.city_box) == 6


@rule("TH-11", "TH-12")
def test_the_order_of_the_deck_and_the_cards_put_away_are_imagined_anew():
    table = at_turn(3)
    worlds = [table.clone_for(0, seed).state for seed in range(20)]
    assert len({tuple(world.city_deck) for world in worlds}) == 20
    assert len({frozenset(world.city_box) for world in worlds}) > 10


@rule("TH-14", "TH-19")
def test_hands_are_imagined_anew_but_for_the_ships_everyone_has_met():
    table = at_turn(6)
    real = table.state
    met = {ship for (_, _, ship), seats in real.known.items() if seats & 1}
    hands = set()
    for seed in range(20):
        world = table.clone_for(0, seed).state
        assert world.hand[0] == real.hand[0]
        for seat in (1, 2):
            assert [ship for ship in world.hand[seat] if ship in met] == [
                ship for ship in real.hand[seat] if ship in met
            ]
        hands.add((tuple(world.hand[1]), tuple(world.hand[2])))
    unmet = [ship for seat in (1, 2) for ship in real.hand[seat] if ship not in met]
    assert (len(hands) > 1) == bool(unmet)
