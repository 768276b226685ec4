"""Chapter 3.6: general principles."""

from __future__ import annotations

import pytest

from prowl.games.encounters.core.effects import discard_choice, enemies_forward, nearest_to_combat
from prowl.games.encounters.core.piles import living, next_player, own_characters
from prowl.games.encounters.core.track import enemies_up
from prowl.kernel.prompts import Rule
from tests.games.predator.table import (
    ANN,
    BOB,
    EVE,
    acting,
    invaded,
    moves,
    names,
    play,
    points,
    row,
    struck,
    table,
    told,
)
from tests.kit import rule


def done(flow: Rule[None] | None) -> None:
    """Carry out an effect that asks nothing."""
    for _ in flow or ():
        raise AssertionError("a question")


@rule("PR-70")
def test_the_text_of_a_card_beats_the_rules():
    """Not a Single Track changes what a scan costs by the rules."""
    scene = acting(table(attack=3, wilds={"hills": "?smart_disc", "ruins": "not_a_single_track"}))
    assert moves(scene, ANN, "scan") == []


@rule("PR-71")
def test_cannot_beats_can():
    s = table(
        hand={ANN: ["real_nasty_habit", "put_him_on_the_payroll"]},
        wilds={"hills": "heat_vision"},
        combat=["no_killing"],
    )
    scene = play(acting(s), ANN, "real_nasty_habit", "put_him_on_the_payroll").say(ANN, "end")
    assert names(scene.s.wounds[ANN]) == ["flesh_wound"]


@rule("PR-72")
def test_as_much_of_an_instruction_as_possible_is_carried_out():
    s = table(hand={ANN: ["experience"]})
    done(discard_choice(2, "you").run(s, ANN, -1, n=2, who="you"))
    assert (s.hand[ANN], names(s.discard[ANN])) == ([], ["experience"])


@rule("PR-73")
def test_a_choice_belongs_to_the_active_player_if_the_text_names_nobody():
    s = table(hand={ANN: []}, wilds={"hills": "?hanging_trophy"}, attack=7, marks=[1, 1])
    scene = acting(s).say(ANN, "scan", "hills").say(ANN, "fight", "hanging_trophy")
    assert scene.s.marks == [2, 1]
    assert scene.questions() == {ANN: "unmark.seat"}


@rule("PR-74")
def test_the_active_player_goes_first_then_the_others_clockwise():
    s = table(3, settings={"film": "film_2"}, hazards=1, wilds={"hills": "?ow_hazard"}, attack=2, active=BOB)
    for me in range(3):
        s.hand[me] = [s.deck[me].pop(), s.deck[me].pop()]
    scene = acting(s, BOB).say(BOB, "scan", "hills")
    asked = []
    while scene.asked and scene.ask(scene.asked[0]).about == "discard.own":
        asked.append(scene.asked[0])
        scene.pick(scene.asked[0], scene.options(scene.asked[0])[0][1])
    assert asked == [BOB, EVE, ANN]


@rule("PR-75")
def test_enemy_abilities_at_once_go_through_the_combat_zone_from_right_to_left_then_from_hills_on():
    s = table(
        combat=["no_killing", "trophy_case"],
        wilds={"river": "smart_disc", "hills": "el_scorpio", "ruins": "?first_hunt"},
    )
    assert names(enemies_up(s)) == ["trophy_case", "no_killing", "el_scorpio", "smart_disc"]


@rule("PR-76")
def test_showing_a_card_changes_nothing_but_what_is_known():
    """Jurisdictional Intrusion shows what it draws; the cards stay in hand."""
    hand = ["officer_tech", "jurisdictional_intrusion"]
    scene = play(acting(table(hand={ANN: hand}, deck={ANN: ["bad_idea", "experience"]})), ANN, *hand)
    assert names(scene.s.hand[ANN]) == ["bad_idea", "experience"]
    assert told(scene, "showed", "own") == ["bad_idea", "experience"]


@rule("PR-77", "PR-526")
def test_the_next_player_is_yourself_if_you_are_the_only_one_alive():
    assert next_player(table(3), ANN) == BOB
    assert next_player(table(3, alive=[True, False, True]), ANN) == EVE
    assert next_player(table(3, alive=[True, False, False]), ANN) == ANN
    assert next_player(table(1), ANN) == ANN


@rule("PR-78")
def test_your_characters_are_hand_and_played_cards_never_copies():
    s = table(hand={ANN: ["experience", "bad_idea"]}, discard={ANN: ["lone_ranger"]}, offered={BOB: ["the_speech"]})
    scene = acting(s).say(ANN, "copy", "the_speech").say(ANN, "play", "bad_idea")
    assert sorted(names(own_characters(scene.s, ANN))) == ["bad_idea", "experience"]


def killed_one(*hand: str, victim: str):
    """Running the Streets kills one card after all have been played."""
    s = table(hand={ANN: ["running_the_streets", *hand], BOB: ["the_speech"]})
    scene = play(acting(s), ANN, "running_the_streets", *hand).say(BOB, "coordinate", "the_speech")
    return scene.say(ANN, "use", "running_the_streets").pick(ANN, victim)


@rule("PR-79")
def test_a_played_character_that_is_killed_still_counts():
    scene = killed_one("im_gonna_finish_it", "knock_knock", victim="im_gonna_finish_it")
    assert scene.s.attack == 4
    scene.say(ANN, "use", "im_gonna_finish_it")
    assert scene.s.attack == 8


@rule("PR-79")
def test_a_card_in_hand_can_be_killed_too():
    s = table(hand={ANN: ["running_the_streets", "experience"], BOB: ["the_speech"]})
    scene = play(acting(s), ANN, "running_the_streets").say(BOB, "coordinate", "the_speech")
    scene.say(ANN, "use", "running_the_streets").pick(ANN, "experience")
    assert (scene.s.hand[ANN], names(scene.s.graveyard[ANN])) == ([], ["experience"])


@rule("PR-80")
def test_killed_cards_go_to_the_pile_of_their_type():
    assert names(killed_one("experience", victim="experience").s.graveyard[ANN]) == ["experience"]
    assert names(acting(table(attack=2, combat=["first_hunt"])).say(ANN, "fight", "first_hunt").s.dead_enemies) == [
        "first_hunt"
    ]


@rule("PR-81", "PR-A16")
@pytest.mark.parametrize("victim", ["experience", "brute_force", "running_the_streets", "officer_tech"])
def test_starting_cards_roles_and_officers_may_be_killed(victim):
    scene = killed_one("experience", "brute_force", "officer_tech", victim=victim)
    assert names(scene.s.graveyard[ANN]) == [victim]


@rule("PR-82", "PR-139")
def test_a_copy_cannot_be_killed():
    s = table(hand={ANN: ["running_the_streets"]}, offered={BOB: ["officer_tech"]})
    scene = (
        play(acting(s), ANN, "running_the_streets")
        .say(ANN, "copy", "officer_tech")
        .say(ANN, "use", "running_the_streets")
    )
    assert scene.options(ANN) == [["own", "running_the_streets"]]


@rule("PR-83", "PR-139")
def test_to_copy_a_card_is_to_act_as_if_it_had_just_been_played():
    s = table(hand={ANN: ["long_tall_sally"]}, offered={BOB: ["stick_around"]}, wilds={"hills": "?smart_disc"})
    scene = acting(s).say(ANN, "copy", "stick_around")
    assert (scene.s.attack, row(scene)) == (2, {"hills": "smart_disc"})


@rule("PR-84")
def test_points_paid_for_a_text_serve_for_nothing_else():
    s = table(
        attack=6,
        recruit=6,
        operations=["lost_ship"],
        objectives=["war_zone", "personal_little_war", "other_world_life_form"],
        objective=2,
    )
    assert acting(s).say(ANN, "task", "lost_ship").s.outcome == "minor"
    scene = acting(table(attack=3, attached={"river": "guerrilla_camp"})).say(ANN, "task", "guerrilla_camp")
    assert points(scene) == (0, 0)


@rule("PR-85")
def test_an_enemy_that_gets_minus_one_is_one_cheaper():
    scene = acting(table(hand={ANN: ["knock_knock"]}, combat=["first_hunt"]))
    assert moves(scene, ANN, "fight") == []
    scene.say(ANN, "play", "knock_knock").say(ANN, "fight", "first_hunt")
    assert scene.s.attack == 1


@rule("PR-86")
def test_other_cards_may_lie_over_an_attached_card_which_does_not_move():
    s = table(attached={"graveyard": "guerrilla_camp"}, wilds={"underground": "?smart_disc"})
    scene = invaded(s)
    assert row(scene)["graveyard"] == "?smart_disc"
    assert names(scene.s.attached[1]) == ["guerrilla_camp"]


@rule("PR-87")
def test_a_space_with_an_attached_card_alone_is_clear():
    assert moves(acting(table(attack=3, attached={"river": "guerrilla_camp"})), ANN, "task") == ["guerrilla_camp"]
    s = table(attack=3, attached={"river": "guerrilla_camp"}, wilds={"river": "?smart_disc"})
    assert moves(acting(s), ANN, "task") == []


@rule("PR-88")
def test_an_enemy_in_front_of_a_player_is_not_moved_by_effects_that_move_enemies():
    s = table(front={ANN: ["no_killing"]})
    done(nearest_to_combat(3).run(s, ANN, -1, n=3))
    done(enemies_forward(1).run(s, ANN, -1, n=1))
    assert (names(s.front[ANN]), s.combat) == (["no_killing"], [])


@rule("PR-152")
def test_enemies_in_front_of_a_dying_player_go_to_the_combat_zone():
    scene = struck(table(health=[1, 10], front={ANN: ["no_killing"]}, combat=["trophy_case"]))
    assert names(scene.s.combat) == ["no_killing", "trophy_case"]
    assert scene.s.front == [[], []]


@rule("PR-A46")
def test_discard_then_draw_draws_even_if_the_hand_was_empty():
    hand = ["officer_intel", "door_swings_both_ways"]
    scene = play(acting(table(hand={ANN: hand})), ANN, *hand)
    assert len(scene.s.hand[ANN]) == 1


@rule("PR-526")
def test_each_player_means_the_living():
    s = table(3, alive=[True, False, True], hand={ANN: ["experience"], EVE: ["experience"]})
    assert living(s) == [ANN, EVE]
