"""Chapters 8.7 and 8.9: death, the last turns, scoring, ties; preparation and ambush."""

from __future__ import annotations

import pytest

from prowl.games.encounters.hunters import GAME
from prowl.games.encounters.hunters.cards.book import BOOK
from prowl.games.encounters.hunters.rules.ending import honour
from tests.games.hunters.table import (
    ANN,
    BOB,
    EVE,
    acting,
    hunting,
    moves,
    names,
    new_game,
    row,
    struck,
    table,
    told,
    trophies,
    turning,
)
from tests.kit import rule


def over(scene) -> str:
    return scene.s.outcome


@rule("PR-201")
def test_killing_the_ultimate_prey_ends_the_game_at_once_with_the_trophy_taken():
    scene = acting(table(combat=["wh_dutch"], gear={"wh_dutch": ["g_mud"]}, attack=10)).say(ANN, "fight", "wh_dutch")
    assert over(scene) == "ultimate_killed"
    assert trophies(scene) == ["wh_dutch", "g_mud"]


@rule("PR-201")
def test_death_text_comes_before_the_end():
    s = table(combat=["wh_dutch"], gear={"wh_dutch": ["g_grenades"]}, attack=10)
    scene = acting(s).say(ANN, "fight", "wh_dutch")
    assert (over(scene), names(scene.s.wounds[ANN])) == ("ultimate_killed", ["ps_flesh_wound"])


@rule("PR-201")
def test_after_a_death_the_round_is_finished_and_every_living_predator_has_one_more_turn():
    scene = struck(table(3, health=[1, 10, 10], combat=["ns_rebel"]))
    turns = []
    while not over(scene):
        (seat,) = scene.asked
        turns.append(seat)
        scene.say(seat, "end")
        if scene.s.combat and not over(scene):
            scene.s.combat.clear()
    assert turns == [BOB, EVE, BOB, EVE]
    assert over(scene) == "hunter_dead"


@rule("PR-201", "PR-533")
def test_a_death_in_the_turn_of_the_last_player_still_leaves_one_whole_round():
    scene = struck(table(2, health=[10, 1], combat=["ns_rebel"]), BOB)
    assert (scene.asked, scene.s.round) == ([ANN], 2)
    scene.s.combat.clear()
    scene.say(ANN, "end")
    assert over(scene) == "hunter_dead"


@rule("PR-201")
def test_a_second_death_does_not_lengthen_the_game():
    s = table(3, health=[10, 1, 10], alive=[False, True, True], rounds_to_go=0, combat=["ns_rebel"])
    scene = struck(s, BOB)
    assert (scene.s.alive, scene.s.rounds_to_go) == ([False, False, True], 0)
    scene.s.combat.clear()
    assert over(scene.say(EVE, "end")) == "hunter_dead"


@rule("PR-201", "PR-204", "PR-A22")
def test_an_empty_prey_deck_is_made_anew_of_the_unused_mercenaries_and_then_the_game_ends():
    scene = hunting(table(prey=[], box=["m_porter", "m_heavy"]))
    assert len(scene.happened("mercenaries_come")) == 1
    assert (len(scene.s.enemy_deck), len(row(scene)), scene.s.enemy_box) == (1, 1, [])
    assert over(hunting(table(prey=[]))) == "prey_gone"


@rule("PR-202")
def test_a_death_text_that_puts_the_ultimate_prey_elsewhere_does_not_end_the_game(monkeypatch):
    from prowl.games.encounters.core.cards import on_death
    from prowl.games.encounters.core.effects import verb
    from prowl.games.encounters.hunters.rules import prey

    def back_into_the_deck(s, me, card):
        s.resolving.remove(card)
        s.enemy_deck.insert(0, card)

    real = prey.resolve

    def resolve(s, me, card, timing):
        if timing == "death" and BOOK.names[card] == "wh_dutch":
            clause = on_death(verb(back_into_the_deck)())
            clause.effects[0].run(s, me, card)
            return
        yield from real(s, me, card, timing)

    monkeypatch.setattr(prey, "resolve", resolve)
    scene = acting(table(combat=["wh_dutch"], attack=10)).say(ANN, "fight", "wh_dutch")
    assert (over(scene), trophies(scene)) == ("", [])
    assert names(scene.s.enemy_deck)[0] == "wh_dutch"


@rule("PR-203", "PR-406", "PR-533")
def test_the_ultimate_prey_ends_the_game_also_in_the_last_turns():
    s = table(3, alive=[True, True, False], rounds_to_go=0, combat=["wh_dutch"], attack=10)
    assert over(acting(s).say(ANN, "fight", "wh_dutch")) == "ultimate_killed"


@rule("PR-533")
def test_a_used_up_prey_deck_ends_the_last_turns_too():
    assert over(hunting(table(3, alive=[True, True, False], rounds_to_go=0, prey=[]))) == "prey_gone"


@rule("PR-205")
def test_the_dead_take_no_turns_and_keep_the_trophy_room():
    scene = struck(table(3, health=[1, 10, 10], combat=["ns_rebel"], trophies={ANN: ["pt_blain"]}))
    assert (scene.asked, trophies(scene)) == ([BOB], ["pt_blain"])


@rule("PR-532", "PR-A41")
def test_at_a_death_cards_leave_traps_and_strikes_are_discarded_and_dishonour_is_noted():
    s = table(
        3,
        health=[1, 10, 10],
        hand={ANN: ["experience"]},
        wounds={ANN: ["ps_mocked"]},
        traps={ANN: ["t_net"]},
        combat=["ns_rebel"],
        shame=[1, 0, 0],
    )
    scene = struck(s)
    s = scene.s
    assert (s.hand[ANN], s.deck[ANN], len(s.gone[ANN])) == ([], [], 13)
    assert (names(s.trap_discard), names(s.strike_discard)) == (["t_net"], ["ps_mocked", "ps_flesh_wound"])
    assert (s.traps[ANN], s.wounds[ANN], s.noted) == ([], [], [2, 0, 0])
    assert honour(s, ANN) == -3


@rule("PR-533")
def test_if_nobody_is_left_alive_the_game_ends_at_once():
    assert over(struck(table(1, health=[1], combat=["ns_rebel"]))) == "hunter_dead"
    scene = struck(table(2, health=[1, 1], alive=[True, False], combat=["ns_rebel"]))
    assert over(scene) == "hunter_dead"


# -- scoring -----------------------------------------------------------------------------


@rule("PR-206", "PR-209")
def test_the_score_is_all_trophies_and_the_own_avatar_less_dishonour():
    s = table(
        trophies={ANN: ["pt_blain", "g_minigun", "ns_hazard", "t_spike_pit", "test_courage"]},
        slain=[[BOB], []],
        wounds={ANN: ["ps_broken_mask", "ps_old_grudge"]},
        shame=[2, 0],
    )
    # 3 + 2 + 1 + 2 + 3 for cards, 4 for Bob, 4 for the own Avatar, less 1 + 3 + 2.
    assert honour(s, ANN) == 13
    assert honour(s, BOB) == 4


@rule("PR-206")
def test_the_score_may_be_negative():
    assert honour(table(alive=[False, True], noted=[5, 0]), ANN) == -5


@rule("PR-161", "PR-207", "PR-406")
def test_the_most_honour_wins_dead_or_alive():
    s = table(trophies={ANN: ["wh_billy", "wh_dillon"]}, alive=[False, True], outcome="hunter_dead")
    assert (GAME.result(s).winners, GAME.result(s).scores) == ((ANN,), (8, 4))


@rule("PR-208", "PR-406", "PR-412")
@pytest.mark.parametrize(
    ("ann", "bob", "slain", "alive", "winner"),
    [
        # The Ultimate Prey before anything else.
        (["wh_dutch"], ["wh_billy", "pt_blain"], [[], []], [True, True], ANN),
        # More Predators (City Hunter, 4 Honour).
        ([], ["wh_dillon"], [[BOB], []], [True, True], ANN),
        # More Worthy Prey.
        (["pt_blain"], ["pt_patrol", "pt_poncho"], [[], []], [True, True], ANN),
        # More Prey cards in all; the Ultimate Prey is Prey, but not Worthy.
        (["ns_rebel", "m_porter"], ["m_heavy"], [[], []], [True, True], ANN),
        # More cards in the Trophy Room.
        (["g_mud", "g_radio"], ["g_minigun"], [[], []], [True, True], ANN),
        # Being alive (an Avatar's 4 Honour make up for the dead one's).
        (["g_mud"], ["g_radio"], [[], []], [True, True], None),
    ],
)
def test_a_tie_is_broken_by_one_question_after_another(ann, bob, slain, alive, winner):
    s = table(trophies={ANN: ann, BOB: bob}, slain=slain, alive=alive, outcome="prey_gone")
    assert honour(s, ANN) == honour(s, BOB)
    assert GAME.result(s).winners == ((ANN, BOB) if winner is None else (winner,))


@rule("PR-208", "PR-412")
def test_among_equals_the_living_wins_and_the_noted_dishonour_counts():
    s = table(
        trophies={ANN: ["g_minigun"], BOB: ["pt_hazard"]}, alive=[False, True], noted=[0, 4], outcome="hunter_dead"
    )
    assert honour(s, ANN) == honour(s, BOB) == 2
    assert GAME.result(s).winners == (BOB,)


@rule("PR-A23")
def test_a_tie_that_remains_is_a_shared_victory():
    for alive in ([True, True], [False, False]):
        assert GAME.result(table(alive=alive, outcome="hunter_dead")).winners == (ANN, BOB)


@rule("PR-221")
def test_alone_honour_is_counted_and_sixty_make_a_master():
    few = table(1, trophies={ANN: ["pt_blain"]}, outcome="prey_gone")
    assert (GAME.result(few).winners, GAME.result(few).scores) == ((), (7,))
    many = table(1, slain=[[2] * 10], outcome="prey_gone")
    assert GAME.result(many).winners == (ANN,)


# -- Trophy Rooms ------------------------------------------------------------------------


@rule("PR-163", "PR-A12")
def test_a_trophy_room_shows_its_number_to_all_and_its_cards_to_its_owner():
    scene = acting(table(trophies={ANN: ["pt_blain", "g_mud"]}))
    assert scene.view(ANN)["trophies"][ANN] == ["pt_blain", "g_mud"]
    assert scene.view(BOB)["trophies"][ANN] == {"count": 2}
    opened = acting(table(settings={"open_trophies": "on"}, trophies={ANN: ["pt_blain"]}))
    assert opened.view(BOB)["trophies"][ANN] == ["pt_blain"]


@rule("PR-163", "PR-A12")
def test_everybody_sees_what_is_taken():
    scene = acting(table(combat=["ns_rebel"], attack=2)).say(ANN, "fight", "ns_rebel")
    assert told(scene, "trophy_taken", "trophy") == [["ns_rebel"]]


# -- preparation and ambush --------------------------------------------------------------


@rule("PR-222", "PR-A21", "PR-165")
def test_a_preparation_turn_skips_the_prey_phase_only():
    scene = new_game(2, avatars="random", preparation="1")
    first = scene.s.first
    assert (scene.asked, row(scene), scene.s.round) == ([first], {}, 0)
    scene.say(first, "end")
    assert (scene.asked, row(scene)) == ([1 - first], {})
    scene.say(1 - first, "end")
    assert (scene.asked, scene.s.round) == ([first], 1)
    assert len(scene.happened("prey_entered")) + len(scene.happened("geared_up")) >= 1


@rule("PR-224")
def test_an_ambush_is_a_turn_of_prey_and_strikes_for_everyone_and_the_hands_stay():
    scene = new_game(2, seed=3, avatars="random", ambush="on")
    assert len(scene.happened("turn_began")) == 3
    assert [len(hand) for hand in scene.s.hand] == [6, 6]
    assert scene.happened("played") == []
    assert scene.s.round == 1


@rule("PR-225")
def test_a_group_that_duels_a_lot_may_take_more_mercenaries_and_still_duel():
    scene = acting(table(settings={"mercenaries": "2"}, attack=5, duels=1))
    assert moves(scene, ANN, "duel") == [BOB]


@rule("PR-220")
def test_every_game_draws_its_own_ten_tests():
    from tests.kit import new_state

    drawn = {tuple(sorted(names(new_state(GAME, 2, seed, tests="on").tests_box))) for seed in range(4)}
    assert len(drawn) > 1


def test_the_turn_of_an_active_player_who_dies_in_the_prey_phase_ends():
    scene = turning(table(3, health=[1, 10, 10], traps={ANN: ["t_spike_pit"]}, wilds={"river": "ns_rebel"}))
    assert scene.asked == [BOB]
    assert told(scene, "prey_entered", "space") == ["underground"]
