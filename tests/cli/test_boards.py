"""Pictures of the table: what a seat knows is there, what it may not know is not."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from prowl.cli.boards import Look, any_game, board_for, look_at, not_alone
from prowl.cli.boards.whereabouts import places_of
from prowl.cli.screen import Screen
from prowl.kernel.game import game_named, games
from prowl.kernel.table import Table
from prowl.kernel.text import GameWords
from prowl.lab.drive import random_game

GAME = game_named("not_alone")
CREATURE, ANN, BOB = 0, 1, 2


def table() -> Table:
    return Table(GAME, 3, {"creature": "1", "board_side": "1"}, seed=4)


def looking(at: Table, seat: int, *, columns: int = 80, lang: str = "en") -> Look:
    console = Console(file=io.StringIO(), width=columns, record=True, highlight=False)
    words = GameWords(at.game, lang)
    return look_at(at, seat, words, Screen(lang, console))


def drawn(look: Look, picture: Any = None) -> str:
    look.screen.show((picture or board_for(look.game).picture)(look))
    return look.screen.out.export_text()


def test_a_game_without_a_board_of_its_own_gets_the_general_one():
    assert board_for(GAME) is not_alone.BOARD
    assert board_for(replace(GAME, id="unheard_of")) is any_game.BOARD


# -- Not Alone ---------------------------------------------------------------------------


def test_the_planet_lies_in_two_rows_of_five():
    lines = drawn(looking(table(), ANN)).splitlines()
    upper = next(line for line in lines if "Lair" in line)
    lower = next(line for line in lines if "Swamp" in line)
    assert [name for name in ("Lair", "Jungle", "River", "Beach", "Rover") if name in upper] == upper.split()[2::3]
    assert all(name in lower for name in ("Swamp", "Shelter", "Wreck", "Source", "Artefact"))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("columns", [80, 100, 140])
def test_nothing_is_cut_off_at_the_usual_widths(columns, lang):
    for at in random_game(GAME, 7, 1, {}):
        if len(at.log) % 40 == 0:
            for seat in (-1, 0, 3):
                text = drawn(looking(at, seat, columns=columns, lang=lang))
                assert "…" not in text
                assert "⟦" not in text


def test_a_hunted_could_be_wherever_an_own_card_is_not_in_the_open():
    at = table()
    at.decide(ANN, ("place", 4))
    s = at.state
    s.discard[BOB], s.hand[BOB] = [2, 3], [1, 4, 5]
    assert places_of(looking(at, CREATURE), BOB) == (set(), {1, 4, 5})
    assert places_of(looking(at, CREATURE), ANN) == (set(), {1, 2, 3, 4, 5})
    assert places_of(looking(at, ANN), ANN) == ({4}, set())


def test_a_place_taken_from_the_reserve_is_known_to_all():
    at = table()
    look = looking(at, CREATURE)
    look.seen["events"].append({"event": "took_from_reserve", "seat": BOB, "place": 8})
    assert 8 in places_of(look, BOB)[1]
    assert 8 not in places_of(look, ANN)[1]


def test_where_force_field_bans_nobody_can_be():
    at = table()
    at.state.banned = [1, 2]
    assert places_of(looking(at, CREATURE), BOB)[1] == {3, 4, 5}


def test_the_picture_of_a_seat_does_not_change_with_what_it_may_not_know():
    first, second = table(), table()
    first.decide(ANN, ("place", 1))
    second.decide(ANN, ("place", 5))
    assert drawn(looking(first, BOB)) == drawn(looking(second, BOB))
    assert drawn(looking(first, -1)) == drawn(looking(second, -1))
    assert drawn(looking(first, ANN)) != drawn(looking(second, ANN))


def test_tokens_beacon_and_tracks_are_shown():
    at = table()
    s = at.state
    s.creature_token, s.artemia_token, s.beacon = [3], [7, 8], True
    s.rescue = 4
    text = drawn(looking(at, ANN))
    upper = text.splitlines()[next(i for i, line in enumerate(text.splitlines()) if "Lair" in line) + 1]
    assert "▲" in upper.split("│")[3]
    assert "☼" in upper.split("│")[4]
    rescue = next(line for line in text.splitlines() if line.startswith("Rescue"))
    assert rescue.count("━━") == 10
    assert rescue.count("✱") == 3
    assert "4 steps" in rescue


def test_the_rules_of_the_moment_are_those_of_the_phase():
    at = table()
    assert not_alone.chapters(looking(at, ANN)) == ["7"]
    at.state.phase = 4
    assert not_alone.chapters(looking(at, ANN)) == ["10"]


def test_the_cards_at_hand():
    at = table()
    assert len(not_alone.hand(looking(at, CREATURE))) == 3
    assert not_alone.hand(looking(at, ANN))[:5] == ["lair", "jungle", "river", "beach", "rover"]
    assert not_alone.hand(looking(at, -1)) == []


# -- Any game ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games().values(), ids=games())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_general_board_shows_any_game(game, lang):
    for at in random_game(game, game.players[-1], 3, {}):
        if len(at.log) % 60 == 0:
            for seat in (-1, 0):
                look = looking(at, seat, lang=lang, columns=160)
                assert "⟦" not in drawn(look, any_game.picture)
                assert set(any_game.hand(look)) <= {card.id for card in game.cards}
        if len(at.log) > 300:
            break


def test_the_general_board_names_open_cards_and_counts_hidden_ones():
    at = table()
    text = drawn(looking(at, ANN), any_game.picture)
    assert "Lair, Jungle, River, Beach, Rover" in " ".join(text.split())
    assert "5 cards" in text
    assert any_game.hand(looking(at, CREATURE)) == not_alone.hand(looking(at, CREATURE))
