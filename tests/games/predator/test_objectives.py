"""Chapters 6.1 to 6.3: Objectives, the Final Enemy, victory and defeat, Hazards and Marks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prowl.games.encounters.core.fighting import kill_enemy
from prowl.games.encounters.predator import GAME
from prowl.games.encounters.predator.cards.enemies import ENEMIES
from prowl.games.encounters.predator.cards.scenes import LOCATIONS, OBJECTIVES
from prowl.games.encounters.predator.effects import mark
from prowl.games.encounters.predator.rules.house import BY_ID
from prowl.kernel.errors import Over
from tests.games.predator.table import (
    ANN,
    BOB,
    EVE,
    SPACES,
    acting,
    cleaning,
    invaded,
    moves,
    names,
    row,
    struck,
    table,
    told,
)
from tests.kit import new_state, rule

CITY = ["war_zone", "personal_little_war", "other_world_life_form"]
JUNGLE = ["expendable_assets", "flares_frags_claymores", "get_to_the_choppa"]
EVIDENCE = ["forensic_analysis", "physical_evidence", "witness_testimony"]


# -- Objectives ------------------------------------------------------------------------


@rule("PR-110")
def test_only_one_objective_is_current():
    s = table(
        attack=9, recruit=9, operations=["defensive_position", "landing_zone"], attached={"river": "guerrilla_camp"}
    )
    assert moves(acting(s), ANN, "task") == ["guerrilla_camp"]


@rule("PR-111")
def test_objectives_ask_to_find_cards_to_attach_cards_or_to_kill():
    tasks = {card.deck: card.id for card in ENEMIES if card.type == "task"}
    assert set(tasks) == {each.id for each in OBJECTIVES}
    finals = [card.deck for card in ENEMIES if "final" in card.flags]
    assert finals == ["get_to_the_choppa", "other_world_life_form"]


@rule("PR-112", "PR-516")
def test_a_completed_objective_makes_way_for_the_next_and_its_tasks_are_discarded():
    scene = acting(table(attack=3, attached={"river": "guerrilla_camp"})).say(ANN, "task", "guerrilla_camp")
    assert scene.s.objective == 1
    assert (scene.s.attached[2], names(scene.s.spent)) == ([], ["guerrilla_camp"])
    assert told(scene, "objective_completed", "objective") == ["expendable_assets"]
    assert told(scene, "objective_began", "objective") == ["flares_frags_claymores"]


@rule("PR-113")
def test_the_setup_text_is_carried_out_when_the_objective_becomes_current(monkeypatch):
    second = BY_ID["flares_frags_claymores"]
    monkeypatch.setitem(BY_ID, second.id, replace(second, setup=(mark(1),)))
    scene = acting(table(attack=3, attached={"river": "guerrilla_camp"}))
    assert scene.s.marks == [0, 0]
    scene.say(ANN, "task", "guerrilla_camp")
    assert scene.s.marks == [1, 0]


@rule("PR-114", "PR-122")
def test_completing_the_third_objective_wins_at_once():
    scene = acting(table(recruit=8, operations=["landing_zone"], objective=2)).say(ANN, "task", "landing_zone")
    assert (scene.run.over, scene.s.outcome) == (True, "minor")


@rule("PR-115", "PR-116", "PR-118")
def test_a_task_found_early_waits_until_its_objective_is_current():
    s = table(attack=5, recruit=8, wilds={"hills": "?defensive_position"}, attached={"river": "guerrilla_camp"})
    scene = acting(s).say(ANN, "scan", "hills")
    assert names(scene.s.operations) == ["defensive_position"]
    assert moves(scene, ANN, "task") == ["guerrilla_camp"]
    scene.say(ANN, "task", "guerrilla_camp").say(ANN, "task", "defensive_position")
    assert (scene.s.objective, scene.s.recruit) == (2, 2)


@rule("PR-516", "PR-118")
def test_evidence_found_early_completes_the_second_objective_as_soon_as_it_is_current():
    deck = {ANN: ["brute_force"] * 5, BOB: ["brute_force"] * 5}
    s = table(objectives=CITY, operations=["assault_the_stronghold", *EVIDENCE], deck=deck)
    scene = acting(s).say(ANN, "task", "assault_the_stronghold")
    assert scene.s.objective == 2
    assert [len(hand) for hand in scene.s.hand] == [3, 3]
    assert names(scene.s.spent) == ["assault_the_stronghold", *EVIDENCE]


@rule("PR-516")
def test_a_text_that_was_being_resolved_goes_on_afterwards():
    """Two scans: the first completes Objective 2, the Event of the second uses Objective 3."""
    s = table(
        objectives=CITY,
        objective=1,
        hand={ANN: ["i_woke_up"]},
        operations=EVIDENCE[:2],
        wilds={"hills": "?witness_testimony", "ruins": "?wz_event"},
    )
    scene = acting(s).say(ANN, "play", "i_woke_up").say(ANN, "space", "hills")
    assert (scene.s.objective, scene.s.marks) == (2, [1, 0])


@rule("PR-517")
def test_an_action_text_may_be_used_by_the_active_player_once_per_turn():
    deck = {ANN: ["experience"] * 9, BOB: ["experience"] * 9}
    scene = acting(table(objectives=CITY, operations=["assault_the_stronghold"], deck=deck))
    scene.say(ANN, "task", "assault_the_stronghold")
    assert moves(scene, ANN, "task") == []
    scene.say(ANN, "end")
    assert moves(scene, BOB, "task") == ["assault_the_stronghold"]


# -- Final Enemy, victory, defeat ------------------------------------------------------


@rule("PR-119")
def test_the_final_enemy_is_in_mini_deck_3():
    numbers = {each.id: each.number for each in OBJECTIVES}
    assert {numbers[card.deck] for card in ENEMIES if "final" in card.flags} == {3}


@rule("PR-120")
@pytest.mark.parametrize(("objective", "fights"), [(0, []), (1, []), (2, ["one_ugly_mother"])])
def test_the_final_enemy_can_be_fought_only_after_objective_2(objective, fights):
    assert moves(acting(table(attack=20, combat=["one_ugly_mother"], objective=objective)), ANN, "fight") == fights


@rule("PR-120")
def test_before_that_it_moves_and_strikes_as_usual():
    assert row(invaded(table(wilds={"river": "one_ugly_mother"})))["ruins"] == "one_ugly_mother"
    assert len(struck(table(combat=["one_ugly_mother"])).s.wounds[ANN]) == 2


@rule("PR-A15")
def test_before_objective_2_is_complete_no_effect_kills_it_either():
    s = table(combat=["one_ugly_mother"], objective=1)
    for _ in kill_enemy(s, ANN, s.combat[0]):
        raise AssertionError
    assert (names(s.combat), s.dead_enemies) == (["one_ugly_mother"], [])
    s.objective = 2
    with pytest.raises(Over):
        next(kill_enemy(s, ANN, s.combat[0]))
    assert s.outcome == "major"


@rule("PR-121", "PR-122")
def test_killing_the_final_enemy_is_the_major_victory():
    scene = acting(table(attack=10, combat=["one_ugly_mother"], objective=2)).say(ANN, "fight", "one_ugly_mother")
    assert (scene.run.over, scene.s.outcome) == (True, "major")


@rule("PR-122")
@pytest.mark.parametrize(("objectives", "task"), [(JUNGLE, "landing_zone"), (CITY, "lost_ship")])
def test_every_mini_deck_3_holds_another_way(objectives, task):
    s = table(attack=6, recruit=8, objectives=objectives, operations=[task], objective=2)
    assert acting(s).say(ANN, "task", task).s.outcome == "minor"


@rule("PR-123", "PR-526")
def test_when_all_are_dead_the_game_is_lost_at_once():
    scene = struck(table(health=[1, 1], alive=[True, False], combat=["no_killing"]))
    assert (scene.run.over, scene.s.outcome) == (True, "lost_dead")
    assert GAME.result(scene.s).winners == ()


@rule("PR-123")
def test_if_one_lives_to_reach_a_victory_all_win_together():
    s = table(recruit=8, alive=[True, False], operations=["landing_zone"], objective=2)
    assert GAME.result(acting(s).say(ANN, "task", "landing_zone").s).winners == (ANN, BOB)


@rule("PR-124")
def test_a_dead_player_leaves_with_all_cards():
    s = table(health=[1, 10], hand={ANN: ["experience"]}, discard={ANN: ["bad_idea"]}, combat=["no_killing"])
    scene = struck(s)
    assert scene.s.deck[ANN] == scene.s.hand[ANN] == scene.s.discard[ANN] == []
    assert len(scene.s.gone[ANN]) == 14
    assert names(scene.s.strike_discard) == ["flesh_wound"]


@rule("PR-125", "PR-407")
def test_an_empty_enemy_deck_is_made_anew_of_the_dead_enemies_only():
    s = table(enemies=["smart_disc"], dead=["no_killing", "trophy_case"], operations=["landing_zone"])
    s.spent = [card for card in range(len(GAME.nouns["enemy"].names)) if GAME.nouns["enemy"].names[card] == "ea_event"][
        :1
    ]
    scene = invaded(s)
    assert (scene.s.exhausted, scene.s.enemy_deck) == (False, []), "taking the last card changes nothing"
    scene.say(ANN, "end")
    assert scene.s.exhausted
    assert sorted([*names(scene.s.enemy_deck), row(scene)["underground"][1:]]) == ["no_killing", "trophy_case"]
    assert names(scene.s.spent) == ["ea_event"]


@rule("PR-126", "PR-407")
def test_the_second_time_all_lose():
    scene = invaded(table(enemies=[], dead=["no_killing"], exhausted=True))
    assert (scene.run.over, scene.s.outcome) == (True, "lost_time")


@rule("PR-127")
def test_without_a_dead_enemy_the_first_time_counts_as_the_second():
    assert invaded(table(enemies=[])).s.outcome == "lost_time"


# -- Hazards and Marks -----------------------------------------------------------------


@rule("PR-128")
def test_the_nth_hazard_of_the_game_fires_number_n():
    assert all(len(location.hazards) == 3 for location in LOCATIONS)
    s = table(
        attack=6,
        wilds={"hills": "?ea_hazard", "ruins": "?ffc_hazard"},
        hand={ANN: ["experience"] * 2, BOB: ["experience"]},
    )
    scene = acting(s).say(ANN, "scan", "hills")
    assert told(scene, "discarded", "seat") == [ANN, BOB], "the first moves the second to the Combat Zone, which fires"
    assert scene.s.hazards == 2


@rule("PR-129", "PR-A45")
def test_a_pushed_hazard_marks_the_active_player():
    full = dict.fromkeys(SPACES[:4], "?first_hunt") | {"river": "?careless_leap", "hills": "?ea_hazard"}
    assert invaded(table(wilds=full), BOB).s.marks == [0, 1]


@rule("PR-409", "PR-502")
def test_the_first_hazard_in_the_jungle_moves_the_card_that_has_just_arrived_on_hills():
    full = dict.fromkeys(SPACES[:3], "?first_hunt") | {"ruins": "?trophy_case", "hills": "?ea_hazard"}
    scene = invaded(table(wilds=full, enemies=["careless_leap"]))
    assert scene.s.marks == [1, 0]
    assert names(scene.s.combat) == ["trophy_case"]


@rule("PR-130")
def test_marks_add_up_and_last():
    scene = acting(table(attack=4, objectives=CITY, objective=2, wilds={"hills": "?ow_event", "ruins": "?wz_event"}))
    scene.say(ANN, "scan", "hills").say(ANN, "scan", "ruins").say(ANN, "end")
    assert scene.s.marks == [2, 0]


@rule("PR-131")
def test_marked_players_are_those_with_at_least_one_mark():
    s = table(3, attack=2, wilds={"hills": "?ea_hazard"}, hazards=2, marks=[0, 2, 0])
    scene = acting(s).say(ANN, "scan", "hills")
    assert told(scene, "strike_drawn", "seat") == [ANN, BOB]


@rule("PR-132", "PR-A6")
def test_a_fourth_hazard_only_marks():
    scene = acting(table(attack=2, wilds={"hills": "?ea_hazard", "river": "?no_killing"}, hazards=3)).say(
        ANN, "scan", "hills"
    )
    assert (scene.s.marks, scene.s.combat, scene.s.hazards) == ([1, 0], [], 3)


# -- death -----------------------------------------------------------------------------


@rule("PR-153")
def test_if_a_player_dies_in_the_turn_of_another_that_turn_goes_on():
    s = table(health=[10, 1], hand={BOB: ["the_speech"]}, wilds={"hills": "city_of_fear"})
    scene = acting(s).say(BOB, "coordinate", "the_speech")
    assert scene.s.alive == [True, False]
    assert scene.questions() == {ANN: "action"}


@rule("PR-152")
def test_what_a_dying_helper_coordinated_leaves_the_game_but_still_counts_for_backup():
    s = table(
        health=[10, 1], hand={ANN: ["fighting_the_good_fight"], BOB: ["the_speech"]}, wilds={"hills": "city_of_fear"}
    )
    scene = acting(s).say(BOB, "coordinate", "the_speech")
    assert moves(scene, ANN, "copy") == []
    assert "the_speech" in names(scene.s.gone[BOB])
    scene.say(ANN, "play", "fighting_the_good_fight").say(ANN, "use", "fighting_the_good_fight")
    assert scene.s.attack == 2 + 1


@rule("PR-152")
def test_a_copy_already_played_stays_valid():
    s = table(
        3,
        health=[10, 1, 10],
        marks=[0, 1, 0],
        hazards=2,
        attack=2,
        hand={ANN: ["long_tall_sally"], BOB: ["stick_around"]},
        wilds={"hills": "?ea_hazard"},
    )
    scene = acting(s).say(BOB, "coordinate", "stick_around").say(ANN, "copy", "stick_around")
    assert scene.s.alive == [True, False, True]
    assert scene.s.attack == 4
    assert names(scene.s.plays) == ["stick_around"]


@rule("PR-526")
def test_the_marks_of_a_dead_player_are_gone():
    assert struck(table(health=[1, 10], marks=[2, 0], combat=["no_killing"])).s.marks == [0, 0]


# -- variants and score ----------------------------------------------------------------


@rule("PR-159", "PR-A24")
def test_all_or_nothing_finishes_the_round_and_gives_every_survivor_one_more_turn():
    s = table(3, settings={"all_or_nothing": "on"}, health=[1, 30, 30], combat=["no_killing"])
    scene = struck(s)
    turns = []
    while not scene.run.over:
        turns.append((scene.s.round, scene.asked[0]))
        scene.say(scene.asked[0], "end")
    assert turns == [(1, BOB), (1, EVE), (2, BOB), (2, EVE)]
    assert scene.s.outcome == "lost_nothing"


@rule("PR-159")
def test_without_the_setting_the_game_goes_on():
    scene = struck(table(2, health=[1, 30], combat=["no_killing"]))
    for _ in range(3):
        scene.say(BOB, "end")
    assert not scene.run.over


@rule("PR-A39")
def test_a_death_in_the_last_seats_turn_ends_the_round_with_that_turn():
    s = table(3, settings={"all_or_nothing": "on"}, health=[30, 30, 1], combat=["no_killing"])
    scene = struck(s, EVE)
    turns = []
    while not scene.run.over:
        turns.append((scene.s.round, scene.asked[0]))
        scene.say(scene.asked[0], "end")
    assert turns == [(2, ANN), (2, BOB)]


@rule("PR-A18")
def test_a_further_death_adds_no_round():
    s = table(3, settings={"all_or_nothing": "on"}, health=[1, 2, 30], combat=["no_killing"])
    scene = struck(s)
    while not scene.run.over:
        scene.say(scene.asked[0], "end")
    assert scene.s.alive == [False, False, True]
    assert scene.s.round == 3
    assert scene.s.outcome == "lost_nothing"


@rule("PR-160")
@pytest.mark.parametrize(
    ("outcome", "alive", "points"),
    [("lost_dead", 0, 0), ("lost_time", 2, 0), ("major", 2, 7), ("major", 1, 6), ("minor", 3, 3), ("minor", 1, 1)],
)
def test_a_defeat_is_0_a_major_victory_5_and_1_for_each_survivor_a_minor_1_for_each(outcome, alive, points):
    s = new_state(GAME, 3)
    s.outcome, s.alive = outcome, [me < alive for me in range(3)]
    assert GAME.result(s).scores == (points,) * 3


def test_the_clean_up_of_a_dead_player_draws_nothing():
    assert cleaning(table(alive=[False, True], deck={ANN: ["experience"] * 6})).s.hand[ANN] == []
