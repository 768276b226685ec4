"""Chapters 3.1, 3.2 and 3.5: the turn, the Enemy phase, the clean-up."""

from __future__ import annotations

import pytest

from prowl.games.encounters.predator import GAME
from tests.games.predator.table import (
    ANN,
    BOB,
    EVE,
    SPACES,
    acting,
    cleaning,
    invaded,
    names,
    new_game,
    play,
    row,
    struck,
    table,
    told,
    turning,
)
from tests.kit import Scene, new_state, rule

FULL = dict(zip(SPACES, ["?smart_disc", "?smart_disc", "no_killing", "?trophy_case", "?el_scorpio"], strict=True))


def ended(scene: Scene, seat: int = ANN) -> Scene:
    return scene.say(seat, "end")


# -- the turn --------------------------------------------------------------------------


@rule("PR-21", "PR-501")
def test_a_turn_is_enemy_action_strike_clean_up():
    scene = turning(table(combat=["smart_disc"], hand={ANN: ["experience"]}))
    assert row(scene) == {"underground": "?careless_leap"}
    assert (scene.s.phase, scene.questions()[ANN]) == (2, "action")
    ended(scene)
    order = [event.name for event in scene.events]
    wanted = ["turn_began", "card_entered", "enemy_struck", "strike_drawn", "drew"]
    assert sorted(wanted, key=order.index) == wanted
    assert scene.s.active == BOB


@rule("PR-22")
def test_turns_pass_clockwise():
    scene = turning(table(3))
    for seat in (ANN, BOB, EVE):
        assert scene.asked == [seat]
        ended(scene, seat)
    assert scene.asked == [ANN]
    assert told(scene, "turn_began", "seat") == [ANN, BOB, EVE, ANN]


@rule("PR-23", "PR-156")
def test_five_players_first_take_one_turn_each_without_an_enemy_phase():
    scene = new_game(5, avatars="random", first="1")
    for seat in range(5):
        assert (scene.s.round, row(scene)) == (0, {})
        ended(scene, seat)
    assert scene.s.round == 1
    assert len(row(scene)) == 1


@rule("PR-156")
@pytest.mark.parametrize(
    ("players", "wish", "turns"), [(2, "0", 0), (2, "1", 1), (3, "2", 2), (5, "0", 1), (5, "2", 2)]
)
def test_the_number_set_is_the_number_of_preparation_turns_in_all(players, wish, turns):
    assert new_state(GAME, players, preparation=wish).preparation == turns


@rule("PR-24", "PR-526")
def test_a_dead_player_takes_no_turns():
    scene = ended(turning(table(3, alive=[True, False, True])))
    assert scene.asked == [EVE]
    assert told(scene, "turn_began", "seat") == [ANN, EVE]


@rule("PR-500")
def test_another_player_acts_only_to_coordinate_or_when_asked():
    scene = acting(table(3, hand={BOB: ["the_speech"], EVE: ["bad_idea"]}))
    assert scene.asked == [ANN]
    assert scene.questions() == {ANN: "action", BOB: "coordinate", EVE: "coordinate"}
    assert scene.options(BOB) == [["coordinate", "the_speech"]]
    assert scene.options(EVE) == []


@rule("PR-500")
def test_the_game_waits_for_a_choice_and_accepts_nothing_else():
    s = table(3, hand={ANN: ["tyrannosaurus", "i_see_you"]}, wounds={BOB: ["deep_gash", "flesh_wound"]})
    scene = play(acting(s), ANN, "i_see_you", "tyrannosaurus")
    assert scene.questions() == {BOB: "heal.strike"}


@rule("PR-501", "PR-66")
def test_the_action_phase_ends_when_the_player_says_so_and_nothing_of_it_can_be_used_later():
    scene = acting(table(hand={ANN: ["real_nasty_habit", "bad_idea"]}, combat=["smart_disc"]))
    ended(play(scene, ANN, "bad_idea", "real_nasty_habit"))
    assert scene.questions() == {ANN: "avoid"}


# -- the Enemy phase -------------------------------------------------------------------


@rule("PR-25")
def test_exactly_one_card_enters_underground_face_down():
    scene = invaded(table(enemies=["smart_disc", "no_killing"]))
    assert row(scene) == {"underground": "?smart_disc"}
    assert len(scene.s.enemy_deck) == 1


@rule("PR-26", "PR-27", "PR-28", "PR-402")
def test_a_card_pushes_others_only_as_far_as_needed_and_each_keeps_its_facing():
    wilds = {"underground": "no_killing", "graveyard": "?trophy_case", "ruins": "smart_disc"}
    scene = invaded(table(wilds=wilds, enemies=["first_hunt"]))
    assert row(scene) == {
        "underground": "?first_hunt",
        "graveyard": "no_killing",
        "river": "?trophy_case",
        "ruins": "smart_disc",
    }


@rule("PR-29", "PR-402", "PR-502")
def test_a_card_pushed_off_hills_enters_the_combat_zone_and_is_revealed():
    scene = invaded(table(wilds=FULL, enemies=["first_hunt"]))
    assert names(scene.s.combat) == ["el_scorpio"]
    assert row(scene) == {
        "underground": "?first_hunt",
        "graveyard": "?smart_disc",
        "river": "?smart_disc",
        "ruins": "no_killing",
        "hills": "?trophy_case",
    }
    assert told(scene, "card_revealed", "enemy") == ["el_scorpio"]


@rule("PR-30", "PR-402")
def test_cards_that_enter_together_are_resolved_one_after_another():
    """The third Hazard moves two cards: the first reveals and strikes before the second is turned up."""
    s = table(wilds={"river": "?el_scorpio", "ruins": "?three_red_dots", "hills": "?ea_hazard"}, attack=2, marks=[1, 0])
    scene = acting(s).say(ANN, "scan", "hills")
    order = [event.name for event in scene.events if event.name in ("card_revealed", "strike_drawn", "entered_combat")]
    assert order == [
        "card_revealed",
        "entered_combat",
        "card_revealed",
        "strike_drawn",
        "entered_combat",
        "card_revealed",
    ]
    assert names(scene.s.combat) == ["el_scorpio", "three_red_dots"]


@rule("PR-31", "PR-150", "PR-A8")
def test_a_face_up_runner_moves_on_one_space_at_the_end_of_the_enemy_phase():
    scene = invaded(table(wilds={"graveyard": "one_ugly_mother", "river": "?first_hunt"}, enemies=["careless_leap"]))
    assert row(scene) == {"underground": "?careless_leap", "river": "one_ugly_mother", "ruins": "?first_hunt"}


@rule("PR-31")
def test_a_runner_runs_off_hills_into_the_combat_zone():
    scene = invaded(table(wilds={"hills": "one_ugly_mother"}))
    assert names(scene.s.combat) == ["one_ugly_mother"]


@rule("PR-150", "PR-A7")
def test_a_face_down_runner_does_not_run():
    scene = invaded(table(wilds={"river": "?one_ugly_mother"}))
    assert row(scene)["river"] == "?one_ugly_mother"


@rule("PR-503", "PR-A8")
def test_runners_move_nearest_first_and_once_each():
    scene = invaded(table(wilds={"river": "one_big_ugly_mother", "ruins": "one_ugly_mother"}))
    assert row(scene) == {"underground": "?careless_leap", "ruins": "one_big_ugly_mother", "hills": "one_ugly_mother"}


@rule("PR-503", "PR-A28", "PR-23")
def test_in_a_preparation_turn_no_runner_moves():
    scene = new_game(1, preparation="1", laid_out="1")
    assert scene.s.round == 0
    before = row(scene)
    ended(scene)
    assert scene.s.round == 1
    assert len(before) == 1


@rule("PR-A28")
def test_in_a_preparation_turn_cards_that_lie_there_can_be_scanned():
    scene = new_game(1, preparation="1", laid_out="1")
    scene.s.attack = 4
    scene.ask(ANN).renew()
    assert ["scan", "underground"] in scene.options(ANN)


@rule("PR-504")
def test_several_cards_are_added_one_after_another_on_underground():
    s = table(
        settings={"film": "film_2"},
        wilds={"hills": "?wz_hazard"},
        attack=2,
        marks=[1, 0],
        enemies=["smart_disc", "no_killing"],
    )
    scene = acting(s).say(ANN, "scan", "hills")
    assert row(scene) == {"underground": "?no_killing", "graveyard": "?smart_disc"}


@rule("PR-504")
def test_a_card_that_leaves_at_once_is_not_replaced():
    scene = acting(table(wilds={"hills": "?landing_zone"}, attack=2)).say(ANN, "scan", "hills")
    assert row(scene) == {}
    assert told(scene, "card_entered", "space") == []


@rule("PR-505")
def test_a_hazard_being_resolved_is_not_the_nearest_card():
    scene = acting(table(wilds={"hills": "?ea_hazard", "river": "?smart_disc"}, attack=2)).say(ANN, "scan", "hills")
    assert names(scene.s.combat) == ["smart_disc"]


@rule("PR-505")
def test_a_card_revealed_meanwhile_is_resolved_completely_first():
    """The second Hazard moves a Hazard into the Combat Zone; then its own text goes on."""
    s = table(
        wilds={"hills": "?ea_hazard", "ruins": "?ffc_hazard"}, hazards=1, attack=2, hand={ANN: ["experience"] * 3}
    )
    scene = acting(s).say(ANN, "scan", "hills")
    assert told(scene, "card_revealed", "enemy") == ["ea_hazard", "ffc_hazard"]
    assert scene.s.marks[ANN] == 2
    assert names(scene.s.spent) == ["ffc_hazard", "ea_hazard"]
    assert len(scene.s.hand[ANN]) == 2


# -- the clean-up ----------------------------------------------------------------------


@rule("PR-33", "PR-67")
def test_played_cards_and_the_hand_are_discarded_and_six_cards_drawn():
    scene = acting(table(hand={ANN: ["experience", "brute_force", "bad_idea"]})).say(ANN, "play", "experience")
    assert names(scene.s.played[ANN]) == ["experience"]
    ended(scene)
    assert sorted(names(scene.s.discard[ANN])) == ["bad_idea", "brute_force", "experience"]
    assert (len(scene.s.hand[ANN]), scene.s.played[ANN]) == (6, [])


@rule("PR-67", "PR-80", "PR-81")
def test_killed_cards_are_not_among_them():
    hand = ["running_the_streets", "experience", "brute_force"]
    scene = acting(table(hand={ANN: hand, BOB: ["the_speech"]})).say(BOB, "coordinate", "the_speech")
    play(scene, ANN, *hand).say(ANN, "use", "running_the_streets").pick(ANN, "experience")
    ended(scene)
    assert sorted(names(scene.s.discard[ANN])) == ["brute_force", "running_the_streets"]
    assert names(scene.s.graveyard[ANN]) == ["experience"]


@rule("PR-68", "PR-407")
def test_the_discard_is_shuffled_only_when_a_card_is_needed_and_the_deck_is_empty():
    scene = cleaning(table(deck={ANN: ["experience"] * 6}, discard={ANN: ["bad_idea"]}))
    assert (scene.s.deck[ANN], names(scene.s.discard[ANN])) == ([], ["bad_idea"])
    assert scene.happened("deck_reshuffled") == []
    scene = cleaning(table(deck={ANN: ["experience"] * 5}, discard={ANN: ["bad_idea", "bad_idea"]}))
    assert (len(scene.s.hand[ANN]), len(scene.s.deck[ANN]), scene.s.discard[ANN]) == (6, 1, [])


@rule("PR-69", "PR-A27")
def test_if_deck_and_discard_are_empty_fewer_cards_are_drawn():
    scene = cleaning(table(deck={ANN: ["experience"] * 2}))
    assert len(scene.s.hand[ANN]) == 2


@rule("PR-A27")
def test_played_cards_are_not_in_the_discard_before_the_clean_up():
    scene = play(
        acting(table(hand={ANN: ["cut_your_name", "i_woke_up"]}, deck={ANN: []})), ANN, "cut_your_name", "i_woke_up"
    )
    assert scene.s.hand[ANN] == []


@rule("PR-515", "PR-138")
def test_coordinated_cards_go_home_and_points_and_avoids_are_lost():
    s = table(3, hand={ANN: ["real_nasty_habit", "experience"], BOB: ["the_speech"], EVE: ["cut_your_name"]})
    scene = play(acting(s), ANN, "real_nasty_habit", "experience")
    scene.say(BOB, "coordinate", "the_speech").say(EVE, "coordinate", "cut_your_name")
    ended(scene)
    assert names(scene.s.discard[BOB]) == ["the_speech"]
    assert names(scene.s.discard[EVE]) == ["cut_your_name"]
    assert (scene.s.attack, scene.s.recruit, scene.s.avoids, scene.s.offers_made) == (0, 0, 0, 0)


@rule("PR-151", "PR-124")
def test_if_the_active_player_dies_the_turn_ends_at_once():
    s = table(
        health=[2, 10], combat=["smart_disc", "no_killing"], strikes=["brutal_puncture"], offered={BOB: ["the_speech"]}
    )
    scene = struck(s)
    assert scene.s.alive == [False, True]
    assert told(scene, "enemy_struck", "enemy") == ["no_killing"]
    assert names(scene.s.discard[BOB]) == ["the_speech"]
    assert scene.asked == [BOB]


@rule("PR-151")
def test_a_death_in_the_enemy_phase_leaves_no_action_and_no_run():
    wilds = FULL | {"hills": "?three_red_dots", "river": "one_ugly_mother"}
    scene = invaded(table(health=[1, 10], wilds=wilds, objective=2))
    assert scene.s.alive == [False, True]
    assert scene.asked == [BOB]
    assert told(scene, "turn_began", "seat") == [BOB]
