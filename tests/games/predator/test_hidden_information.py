"""PR-20: who may see what, pile by pile."""

from __future__ import annotations

import pytest

from prowl.games.encounters.predator import GAME
from prowl.lab.fairness import prove_fair
from tests.games.predator.table import ANN, BOB, EVE, SPECTATOR, acting, seen, table
from tests.kit import Scene, rule

ALL = (SPECTATOR, ANN, BOB, EVE)


def somewhere(**fields) -> Scene:
    return acting(
        table(
            3,
            hand={ANN: ["bad_idea", "the_speech"], BOB: ["cut_your_name"]},
            discard={ANN: ["old_painless"], BOB: ["lone_ranger"]},
            wounds={BOB: ["deep_gash"]},
            wilds={"hills": "smart_disc", "ruins": "?no_killing"},
            attached={"river": "guerrilla_camp"},
            combat=["trophy_case"],
            operations=["lost_ship"],
            dead=["first_hunt"],
            hq=["danny_boy"],
            barracks=["knock_knock"],
            strike_discard=["close_call"],
            **fields,
        )
    )


@rule("PR-20")
@pytest.mark.parametrize(
    ("field", "count"), [("enemy_deck", 5), ("barracks", 1), ("officers", 10), ("strike_deck", 38), ("enemy_box", 0)]
)
def test_of_these_piles_everybody_knows_the_count_only(field, count):
    scene = somewhere()
    for seat in ALL:
        assert scene.view(seat)[field] == {"count": count}


@rule("PR-20")
def test_nobody_sees_a_deck_not_even_the_owner():
    scene = somewhere()
    for seat in ALL:
        assert scene.view(seat)["deck"] == [{"count": 12}] * 3


@rule("PR-20")
def test_nobody_sees_a_face_down_card_in_the_wilds():
    scene = somewhere()
    for seat in ALL:
        assert scene.view(seat)["wilds"] == [{"count": 0}] * 3 + [{"count": 1}, ["smart_disc"]]


@rule("PR-20")
def test_a_hand_is_seen_by_its_owner_only():
    scene = somewhere()
    assert scene.view(ANN)["hand"] == [["bad_idea", "the_speech"], {"count": 1}, {"count": 0}]
    assert scene.view(BOB)["hand"] == [{"count": 2}, ["cut_your_name"], {"count": 0}]
    assert scene.view(SPECTATOR)["hand"] == [{"count": 2}, {"count": 1}, {"count": 0}]


@rule("PR-20")
def test_with_open_hands_everybody_sees_all_hands():
    scene = somewhere(settings={"open_hands": "on"})
    for seat in ALL:
        assert scene.view(seat)["hand"] == [["bad_idea", "the_speech"], ["cut_your_name"], []]


@rule("PR-20")
@pytest.mark.parametrize(
    ("field", "shown"),
    [
        ("combat", ["trophy_case"]),
        ("attached", [[], [], ["guerrilla_camp"], [], []]),
        ("operations", ["lost_ship"]),
        ("hq", [["danny_boy"], [], [], [], []]),
        ("discard", [["old_painless"], ["lone_ranger"], []]),
        ("dead_enemies", ["first_hunt"]),
        ("wounds", [[], ["deep_gash"], []]),
        ("strike_discard", ["close_call"]),
        ("marks", [0, 0, 0]),
        ("location", "val_verdean_jungle"),
    ],
)
def test_these_piles_are_open_to_everybody(field, shown):
    scene = somewhere()
    for seat in ALL:
        assert scene.view(seat)[field] == shown


@rule("PR-20")
def test_played_and_coordinated_cards_are_open_to_everybody():
    scene = somewhere().say(ANN, "play", "the_speech").say(BOB, "coordinate", "cut_your_name")
    for seat in ALL:
        assert scene.view(seat)["played"][ANN] == ["the_speech"]
        assert scene.view(seat)["offered"][BOB] == ["cut_your_name"]


@rule("PR-20")
def test_what_somebody_draws_is_told_to_that_player_only():
    scene = somewhere().say(BOB, "coordinate", "cut_your_name")
    assert seen(scene, BOB, "drew")[0]["own"] is not None
    for seat in (SPECTATOR, ANN, EVE):
        assert seen(scene, seat, "drew")[0]["own"] is None


@rule("PR-20", "PR-47")
def test_a_card_turned_face_down_again_is_hidden_though_the_players_remember_it():
    scene = acting(table(wilds={"hills": "?over_here"}, attack=2)).say(ANN, "scan", "hills")
    assert scene.view(ANN)["wilds"][4] == {"count": 1, "known": ["over_here"]}
    assert scene.view(SPECTATOR)["wilds"][4] == {"count": 1}


@rule("PR-518")
def test_a_player_may_look_through_the_own_discard_at_any_time():
    scene = somewhere()
    assert scene.view(BOB)["discard"][BOB] == ["lone_ranger"]


@rule("PR-408")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_a_client_receives_changes_if_unseen_cards_change_places(players):
    report = prove_fair(GAME, players, 1, 7)
    assert report.leaks == []
    assert report.different == report.worlds
