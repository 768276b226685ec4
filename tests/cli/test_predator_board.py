"""Predator's board in the terminal: what lies in the Wilds is shown as far as it is known, and no further."""

from __future__ import annotations

import pytest

from prowl.cli.boards import board_for, predator
from prowl.games.encounters.predator.cards.book import BOOK
from prowl.kernel.game import game_named
from prowl.kernel.table import Table
from prowl.lab.drive import random_game
from tests.cli.test_boards import drawn, looking

GAME = game_named("predator")
ANN, BOB = 0, 1


def table(players: int = 2, **settings: str) -> Table:
    return Table(GAME, players, {"avatars": "random", "first": "1", "laid_out": "3", **settings}, seed=4)


def put(at: Table, name: str, space: int, *, up: bool) -> None:
    """Change the card of a space for another one of the deck."""
    s = at.state
    card = next(each for each in s.enemy_deck if BOOK.cards[each].id == name)
    s.enemy_deck[s.enemy_deck.index(card)] = s.wilds[space][0] if s.wilds[space] else card
    s.wilds[space], s.up[space] = [card], up


def line(text: str, start: str) -> str:
    return next(each for each in text.splitlines() if each.startswith(start))


def test_predator_has_a_board_of_its_own():
    assert board_for(GAME) is predator.BOARD


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("columns", [80, 140])
def test_nothing_is_cut_off_at_the_usual_widths(columns, lang):
    for at in random_game(GAME, 5, 1, {}):
        if len(at.log) % 40 == 0:
            for seat in (-1, 0, 4):
                text = drawn(looking(at, seat, columns=columns, lang=lang))
                assert "…" not in text
                assert "⟦" not in text


def test_the_wilds_run_from_the_deck_to_the_hills():
    row = line(drawn(looking(table(), ANN, columns=100)), "│ Enemy deck")
    names = ["Enemy deck", "Underground", "Graveyard", "River", "Ruins", "Hills"]
    assert [each.strip() for each in row.split("│")[1:-1]] == names


def test_a_card_lying_face_down_shows_its_back_and_the_cost_of_a_scan():
    at = table()
    put(at, "soviet_advisor", 1, up=False)
    text = drawn(looking(at, ANN))
    assert "▒▒▒ scan 3" in text
    assert "Soviet Advisor" not in text


def test_a_card_lying_face_up_shows_its_value_and_name():
    at = table()
    put(at, "soviet_advisor", 1, up=True)
    assert "5 Soviet Advisor" in drawn(looking(at, ANN, columns=140))


def test_everybody_sees_what_fights_and_scans_cost_now_and_what_is_printed():
    at = table()
    put(at, "not_a_single_track", 1, up=True)
    at.state.combat = [next(card for card in at.state.enemy_deck if BOOK.cards[card].id == "val_verde_guerrilla")]
    put(at, "soviet_advisor", 2, up=True)
    for seat in (ANN, BOB, -1):
        text = drawn(looking(at, seat, columns=140))
        assert "4 (3) Val Verde Guerrilla" in text
        assert "5 Soviet Advisor" in text
        assert "▒▒▒ scan 6 (4)" in text


def test_the_picture_of_a_seat_does_not_change_with_what_lies_face_down():
    first, second = table(), table()
    put(second, "soviet_advisor", 1, up=False)
    assert drawn(looking(first, ANN)) == drawn(looking(second, ANN))
    assert drawn(looking(first, -1)) == drawn(looking(second, -1))


def test_the_combat_zone_tells_how_many_strikes_stand_ahead():
    at = table()
    foes = {BOOK.cards[card].id: card for card in at.state.enemy_deck}
    at.state.combat = [foes["soviet_advisor"], foes["one_ugly_mother"]]
    row = line(drawn(looking(at, ANN, columns=140)), "Combat Zone")
    assert "5 Soviet Advisor · 10 One Ugly Mother... (Double Strike, Final Enemy, Runner)" in row
    assert "3 strikes coming" in row


def test_objective_and_location_are_told_in_full():
    text = " ".join(drawn(looking(table(), ANN)).split())
    assert "Objective 1 of 3: Expendable Assets. Objective 1. Find the Guerrilla Camp and wipe it out." in text
    assert "Location, hazards 0 of 3: The Val Verdean Jungle. Hazard 1" in text


def test_health_falls_with_the_damage_of_strike_cards():
    at = table()
    s = at.state
    gash = next(card for card in s.strike_deck if BOOK.cards[card].id == "deep_gash")
    s.strike_deck.remove(gash)
    s.wounds[ANN] = [gash]
    text = drawn(looking(at, ANN))
    assert text.count("♡") == 2
    assert text.count("♥") == sum(s.health) - 2
    assert "Your Strike cards: Deep Gash" in text


def test_only_the_own_hand_is_named():
    at = table()
    hand = predator.known(looking(at, ANN).view["hand"][ANN])
    assert set(hand) <= set(predator.hand(looking(at, ANN)))
    assert "Your cards:" in drawn(looking(at, ANN))
    assert "Your cards:" not in drawn(looking(at, -1))


def test_the_rules_of_the_moment_are_those_of_play_once_it_has_begun():
    at = table()
    assert predator.chapters(looking(at, ANN)) == ["6", "3"]
    choosing = Table(GAME, 2, {"avatars": "choose"}, seed=4)
    assert predator.chapters(looking(choosing, ANN)) == ["5"]
