"""Chapter 3.4: strikes."""

from __future__ import annotations

import pytest

from tests.games.predator.table import (
    ANN,
    BOB,
    EVE,
    SPACES,
    acting,
    names,
    play,
    row,
    seen,
    struck,
    table,
    told,
)
from tests.kit import rule


@rule("PR-57")
def test_enemies_strike_from_right_to_left_once_each():
    scene = struck(table(combat=["no_killing", "trophy_case", "el_scorpio"]))
    assert told(scene, "enemy_struck", "enemy") == ["el_scorpio", "trophy_case", "no_killing"]
    assert names(scene.s.wounds[ANN]) == ["flesh_wound"] * 3
    assert scene.s.wounds[BOB] == []


@rule("PR-58")
def test_damage_is_laid_at_the_avatar_and_kills_at_once_when_it_reaches_health():
    s = table(health=[3, 10], combat=["no_killing", "trophy_case", "el_scorpio"], strikes=["flesh_wound", "deep_gash"])
    scene = struck(s)
    assert told(scene, "strike_drawn", "strike") == ["flesh_wound", "deep_gash"]
    assert scene.s.alive == [False, True]


@rule("PR-58")
def test_a_card_whose_text_works_while_it_lies_there_is_laid_at_the_avatar():
    scene = struck(table(combat=["no_killing"], strikes=["open_wound"]))
    assert names(scene.s.wounds[ANN]) == ["open_wound"]


@rule("PR-59")
def test_a_miss_has_no_effect_and_is_discarded():
    scene = struck(table(combat=["no_killing"], strikes=["close_call"]))
    assert (scene.s.wounds[ANN], names(scene.s.strike_discard)) == ([], ["close_call"])


@rule("PR-60")
def test_a_strike_outside_this_phase_is_resolved_in_the_same_way():
    scene = acting(table(attack=2, combat=["eyes_of_the_demon"], strikes=["deep_gash"])).say(
        ANN, "fight", "eyes_of_the_demon"
    )
    assert names(scene.s.wounds[ANN]) == ["deep_gash"]


@rule("PR-60")
@pytest.mark.parametrize(
    ("card", "fields", "n"),
    [("three_red_dots", {}, 1), ("gc_event", {"objective": 2, "marks": [2, 0]}, 2)],
    ids=["enemy", "event"],
)
def test_everybody_is_told_which_card_brings_a_strike_outside_this_phase(card, fields, n):
    scene = acting(table(attack=2, wilds={"hills": f"?{card}"}, **fields)).say(ANN, "scan", "hills")
    (dealt,) = seen(scene, BOB, "strike_dealt")
    assert (dealt["enemy"], dealt["seat"], dealt["n"]) == (card, ANN, n)
    happened = [event.name for event in scene.events]
    assert happened.index("strike_dealt") < happened.index("strike_drawn")


@rule("PR-60")
@pytest.mark.parametrize(
    ("fight", "wilds", "brings"),
    [("eyes_of_the_demon", {}, "eyes_of_the_demon"), ("scorpion_enforcer", {"hills": "el_scorpio"}, "el_scorpio")],
)
def test_a_strike_for_a_kill_names_the_card_that_says_so(fight, wilds, brings):
    scene = acting(table(attack=20, combat=[fight], wilds=wilds)).say(ANN, "fight", fight)
    assert told(scene, "strike_dealt", "enemy") == [brings]


@rule("PR-60")
def test_a_card_that_brings_no_strike_is_not_named():
    scene = acting(table(attack=2, objective=2, marks=[0, 0], wilds={"hills": "?gc_event"})).say(ANN, "scan", "hills")
    assert told(scene, "strike_dealt", "enemy") == []


@rule("PR-61")
def test_the_strike_text_of_an_enemy_is_carried_out_when_it_strikes():
    s = table(combat=["spear_thrust"], hand={ANN: ["experience"] * 3}, deck={ANN: ["brute_force"] * 5})
    assert [len(each) for each in told(struck(s), "discarded", "own")] == [1, 1]


@rule("PR-62")
def test_an_avoided_strike_draws_no_card_and_skips_the_strike_text():
    scene = struck(table(combat=["spear_thrust"], hand={ANN: ["experience"] * 3}, avoids=1)).say(ANN, "yes")
    assert told(scene, "strike_drawn", "strike") == []
    assert told(scene, "discarded", "own") == []


@rule("PR-63")
def test_an_avoid_may_be_kept_for_any_strike_of_the_turn_and_then_expires():
    scene = struck(table(combat=["no_killing", "trophy_case"], avoids=1)).say(ANN, "no").say(ANN, "yes")
    assert told(scene, "strike_drawn", "strike") == ["flesh_wound"]
    scene = struck(table(combat=["no_killing"], avoids=2)).say(ANN, "no")
    assert scene.s.avoids == 0


@rule("PR-63")
def test_an_avoid_works_against_a_strike_by_another_effect():
    s = table(hand={ANN: ["officer_intel"]}, attack=2, combat=["eyes_of_the_demon"], avoids=1)
    scene = acting(s).say(ANN, "fight", "eyes_of_the_demon").say(ANN, "yes")
    assert scene.s.wounds[ANN] == []


@rule("PR-64")
@pytest.mark.parametrize(("strike", "card"), [("spotted", "officer_intel"), ("severed_tendon", "officer_survival")])
def test_cancelling_is_an_option_after_drawing_and_before_applying(strike, card):
    scene = struck(table(combat=["spear_thrust"], hand={ANN: [card, "experience", "experience"]}, strikes=[strike]))
    assert scene.options(ANN) == [["give", card], ["suffer"]]
    assert scene.view(BOB)["strike_drawn"] == [strike]
    scene.say(ANN, "give", card)
    assert names(scene.s.strike_discard) == [strike]
    assert (scene.s.wounds[ANN], scene.s.marks[ANN]) == ([], 0)
    assert told(scene, "discarded", "own") == [[card]], "the Strike text of the Enemy is skipped"


@rule("PR-64")
def test_whoever_cannot_give_the_card_is_asked_all_the_same():
    scene = struck(table(combat=["no_killing"], hand={ANN: ["experience"]}, strikes=["spotted"]))
    assert scene.options(ANN) == [["suffer"]]


@rule("PR-65", "PR-407")
def test_the_strike_discard_is_shuffled_only_when_a_card_is_needed():
    s = table(combat=["no_killing", "trophy_case"], strike_deck=["flesh_wound"], strike_discard=["deep_gash"])
    scene = struck(s)
    assert told(scene, "strike_drawn", "strike") == ["flesh_wound", "deep_gash"]
    scene = struck(table(combat=["no_killing"], strike_deck=["flesh_wound"], strike_discard=["deep_gash"]))
    assert (scene.s.strike_deck, names(scene.s.strike_discard)) == ([], ["deep_gash"])


@rule("PR-65", "PR-124")
def test_a_dead_players_strike_cards_go_to_the_strike_discard():
    s = table(health=[3, 10], wounds={ANN: ["deep_gash"]}, combat=["no_killing"])
    assert sorted(names(struck(s).s.strike_discard)) == ["deep_gash", "flesh_wound"]


@rule("PR-66")
def test_in_the_strike_phase_no_ability_can_be_used():
    s = table(hand={ANN: ["im_gonna_finish_it"]}, combat=["no_killing"], avoids=1)
    scene = play(acting(s), ANN, "im_gonna_finish_it").say(ANN, "end")
    assert scene.options(ANN) == [["yes"], ["no"]]


@rule("PR-510")
def test_one_strike_runs_in_this_order():
    """Avoid, draw, cancel, lay, the card's text, the Enemy's text."""
    s = table(combat=["spear_thrust"], hand={ANN: ["experience"] * 4}, strikes=["severed_tendon"], avoids=1)
    scene = struck(s)
    assert (scene.questions(), scene.s.strike_drawn) == ({ANN: "avoid"}, [])
    scene.say(ANN, "no")
    assert (scene.questions(), scene.s.wounds[ANN]) == ({ANN: "cancel"}, [])
    scene.say(ANN, "suffer")
    assert names(scene.s.wounds[ANN]) == ["severed_tendon"]
    assert len(told(scene, "discarded", "own")) == 1 + 2


@rule("PR-510")
def test_a_dead_victim_skips_the_texts():
    s = table(health=[1, 10], combat=["spear_thrust"], hand={ANN: ["experience"] * 4}, strikes=["severed_tendon"])
    scene = struck(s).say(ANN, "suffer")
    assert told(scene, "discarded", "own") == []


@rule("PR-149", "PR-510", "PR-409", "PR-A14")
@pytest.mark.parametrize("answers", [("yes",), ("no", "yes")])
def test_one_avoid_against_a_double_strike_leaves_exactly_one_strike_card(answers):
    scene = struck(table(combat=["smart_disc"], avoids=1))
    for answer in answers:
        scene.say(ANN, answer)
    assert names(scene.s.wounds[ANN]) == ["flesh_wound"]


@rule("PR-149")
def test_double_strike_strikes_twice():
    assert names(struck(table(combat=["smart_disc"])).s.wounds[ANN]) == ["flesh_wound"] * 2


@rule("PR-511", "PR-409", "PR-A40")
def test_an_enemy_pushed_in_during_the_strike_phase_strikes_in_it_too():
    full = dict.fromkeys(SPACES[:4], "?first_hunt") | {"river": "?careless_leap", "hills": "?trophy_case"}
    scene = struck(table(combat=["no_killing"], wilds=full, strikes=["panic_fire"]))
    assert told(scene, "enemy_struck", "enemy") == ["no_killing", "trophy_case"]


@rule("PR-511")
def test_each_enemy_has_its_turn_once_and_one_that_has_left_does_not_strike():
    scene = struck(table(combat=["almost_no_weight", "no_killing"], strikes=["close_call"] * 3))
    assert told(scene, "enemy_struck", "enemy") == ["no_killing", "almost_no_weight"]
    assert names(scene.s.combat) == ["no_killing"]


@rule("PR-512")
def test_you_on_a_strike_card_is_whoever_drew_it():
    s = table(
        hand={BOB: ["the_speech", "experience", "experience"]}, wilds={"hills": "city_of_fear"}, strikes=["spotted"]
    )
    scene = acting(s).say(BOB, "coordinate", "the_speech").say(BOB, "suffer")
    assert scene.s.marks == [0, 1]


@rule("PR-512")
def test_avoids_protect_only_the_active_player():
    s = table(hand={ANN: ["real_nasty_habit"], BOB: ["the_speech"]}, wilds={"hills": "city_of_fear"})
    scene = play(acting(s), ANN, "real_nasty_habit").say(BOB, "coordinate", "the_speech")
    assert names(scene.s.wounds[BOB]) == ["flesh_wound"]
    assert scene.s.avoids == 1


@rule("PR-513")
def test_without_any_strike_card_a_strike_has_no_effect():
    scene = struck(table(combat=["spear_thrust"], strike_deck=[], hand={ANN: ["experience"] * 3}))
    assert (scene.s.wounds[ANN], told(scene, "discarded", "own")) == ([], [])


@rule("PR-514")
def test_several_strike_cards_are_drawn_one_by_one_and_each_can_be_avoided():
    s = table(attack=2, wilds={"hills": "?gc_event"}, objective=2, marks=[3, 0], avoids=1)
    scene = acting(s).say(ANN, "scan", "hills").say(ANN, "no").say(ANN, "yes")
    assert names(scene.s.wounds[ANN]) == ["flesh_wound"] * 2


@rule("PR-A31")
def test_healing_removes_whole_strike_cards_of_one_player_chosen_by_the_active_one():
    wounds = {BOB: ["flesh_wound", "brutal_puncture"], EVE: ["deep_gash"]}
    scene = play(
        acting(table(3, hand={ANN: ["tyrannosaurus", "real_nasty_habit"]}, wounds=wounds)), ANN, "real_nasty_habit"
    )
    scene.say(ANN, "play", "tyrannosaurus").say(ANN, "yes")
    assert scene.options(ANN) == [["seat", BOB], ["seat", EVE]]
    scene.say(ANN, "seat", BOB)
    assert scene.questions() == {BOB: "heal.strike"}
    scene.say(BOB, "strike", "brutal_puncture")
    assert names(scene.s.wounds[BOB]) == ["flesh_wound"]
    assert names(scene.s.strike_discard) == ["brutal_puncture"]


@rule("PR-A31")
def test_an_open_wound_is_healed_first():
    s = table(1, hand={ANN: ["tyrannosaurus", "real_nasty_habit"]}, wounds={ANN: ["brutal_puncture", "open_wound"]})
    scene = play(acting(s), ANN, "real_nasty_habit", "tyrannosaurus")
    assert names(scene.s.wounds[ANN]) == ["brutal_puncture"]
    assert row(scene) == {}
