"""PR-20 where a question, a purchase or a card that looks like another could betray something hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prowl.games.encounters.core.action import begin_action
from prowl.games.encounters.predator import GAME
from prowl.games.encounters.predator.state import Hunt
from prowl.kernel.table import Table, sent
from prowl.kernel.views import show
from tests.games.predator.table import ANN, BOB, acting, before, names, play, table, told
from tests.kit import Scene, rule


@rule("PR-20")
def test_an_officer_bought_to_go_on_top_lies_open_so_that_the_purchase_is_not_taken_back_alone():
    s = before(table(2, hand={ANN: ["the_speech", "luck_is_my_specialty"]}, recruit=3), begin_action)
    game = Table(GAME, 2, {"avatars": "random", "first": "1"}, 0, start=s)
    for answer in (["play", "the_speech"], ["play", "luck_is_my_specialty"], ["yes"], ["officer"]):
        game.decide(ANN, game.wire.parse(game.pending[ANN], answer))
    assert game.pending[ANN].about == "on_top"
    assert game.state.discard[ANN] == [game.pending[ANN].values["own"]]
    assert not game.can_undo(ANN)


@rule("PR-20", "PR-408")
@pytest.mark.parametrize("other", ["experience", "bad_idea"])
def test_whoever_kills_a_voodoo_posse_is_asked_whatever_the_hand_holds(other: str):
    s = table(2, hand={ANN: ["officer_tech", other], BOB: ["the_speech"]}, wilds={"hills": "voodoo_posse"}, attack=4)
    scene = acting(s).say(ANN, "fight", "voodoo_posse")
    assert scene.questions()[ANN] == "kill.own"
    assert sent(scene.wire, scene.run, BOB, [])["prompt"] is None


def plays(copy: int) -> Scene:
    scene = acting(seen())
    return scene.answer(ANN, [move for move in scene.ask(ANN).options if move[0] == "play"][copy])


def offers(copy: int) -> Scene:
    scene = acting(seen(), BOB)
    return scene.answer(ANN, scene.ask(ANN).options[copy])


def seen() -> Hunt:
    """Everybody has seen the first of Ann's two equal cards."""
    s = table(2, hand={ANN: ["the_speech", "the_speech"]})
    for seat in (ANN, BOB):
        show(s, "own", s.hand[ANN][:1], to=seat, owner=ANN)
    return s


@rule("PR-20")
@pytest.mark.parametrize("leave", [plays, offers])
def test_which_of_two_equal_cards_leaves_the_hand_cannot_be_seen(leave: Callable[[int], Scene]):
    assert leave(0).view(BOB) == leave(1).view(BOB)
    assert "known" not in leave(1).view(BOB)["hand"][ANN]


@rule("PR-20")
def test_cards_shown_by_jurisdictional_intrusion_are_remembered_in_the_hand():
    hand, deck = ["officer_tech", "jurisdictional_intrusion"], ["the_speech", "experience"]
    scene = play(acting(table(2, hand={ANN: hand}, deck={ANN: deck})), ANN, *hand)
    shown = told(scene, "showed", "own")
    assert shown
    assert sorted(scene.view(BOB)["hand"][ANN]["known"]) == sorted(shown)


def test_aint_got_time_to_bleed_shows_two_cards_before_it_discards_any():
    s = table(1, hand={ANN: ["aint_got_time_to_bleed"]}, strike_deck=["brutal_puncture"])
    scene = play(acting(s), ANN, "aint_got_time_to_bleed").say(ANN, "use", "aint_got_time_to_bleed")
    assert (scene.s.attack, names(scene.s.strike_discard)) == (2 + 3, ["brutal_puncture"])


@rule("PR-A44")
def test_a_card_that_reveals_the_end_of_the_action_phase_is_finished_first():
    wilds = {"hills": "?no_stopping", "ruins": "?smart_disc", "river": "?trophy_case"}
    scene = acting(table(2, hand={ANN: ["i_woke_up", "experience"]}, wilds=wilds)).say(ANN, "play", "i_woke_up")
    scene.say(ANN, "space", "hills")
    assert scene.questions() == {ANN: "scan.space"}
    scene.say(ANN, "space", "ruins")
    assert scene.happened("turn_ended") or ["play", "experience"] not in scene.options(ANN)
