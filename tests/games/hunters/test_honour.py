"""Chapters 8.2 to 8.5: Traps, strikes, heal and restore points, Duels."""

from __future__ import annotations

import pytest

from tests.games.hunters.table import (
    ANN,
    BOB,
    EVE,
    acting,
    moves,
    names,
    play,
    seen,
    struck,
    table,
    told,
    trophies,
    turning,
)
from tests.kit import rule


@rule("PR-180")
def test_a_trap_before_you_is_removed_for_its_price_and_is_a_trophy():
    s = table(traps={ANN: ["t_net", "t_spike_pit"], BOB: ["t_tripwire"]}, recruit=4)
    scene = acting(s)
    assert moves(scene, ANN, "remove") == ["t_net"]
    scene.say(ANN, "remove", "t_net")
    assert (trophies(scene), names(scene.s.traps[ANN]), scene.s.recruit) == (["t_net"], ["t_spike_pit"], 1)


@rule("PR-A38", "PR-411")
def test_by_table_setting_hazards_and_traps_are_paid_with_attack():
    s = table(settings={"hazard_points": "attack"}, traps={ANN: ["t_net"]}, wilds={"river": "ns_hazard"}, attack=6)
    scene = acting(s).say(ANN, "remove", "t_net").say(ANN, "avoid", "ns_hazard")
    assert (scene.s.attack, trophies(scene)) == (0, ["t_net", "ns_hazard"])


@rule("PR-411")
def test_usually_hazards_and_traps_spend_recruit_and_scans_and_duels_attack():
    s = table(
        traps={ANN: ["t_net"]},
        wilds={"river": "ns_hazard", "hills": "?m_lookout"},
        hand={ANN: ["blade_to_blade"]},
        recruit=6,
        attack=7,
    )
    scene = play(acting(s), ANN, "blade_to_blade")
    scene.say(ANN, "remove", "t_net").say(ANN, "avoid", "ns_hazard")
    assert (scene.s.recruit, scene.s.attack) == (0, 9)
    scene.say(ANN, "scan", "hills").say(ANN, "duel", BOB)
    assert (scene.s.recruit, scene.s.attack) == (0, 2)


@rule("PR-183")
def test_prey_in_the_combat_zone_strikes_with_prey_strike_cards():
    scene = struck(table(combat=["ns_rebel", "pt_blain"], strikes=["ps_just_a_scratch"]))
    assert told(scene, "enemy_struck", "enemy") == ["pt_blain", "ns_rebel"]
    assert names(scene.s.wounds[ANN]) == ["ps_just_a_scratch", "ps_flesh_wound", "ps_flesh_wound"]


@rule("PR-184")
def test_dishonour_never_kills_and_a_card_may_do_both():
    s = table(health=[2, 10], combat=["ns_rebel", "m_porter"], strikes=["ps_old_grudge", "ps_broken_mask"])
    scene = struck(s)
    assert scene.s.alive == [True, True]
    assert names(scene.s.wounds[ANN]) == ["ps_old_grudge", "ps_broken_mask"]


@rule("PR-185")
def test_a_deadly_strike_kills_at_once_and_no_further_card_is_taken():
    s = table(health=[2, 10], combat=["ns_rebel", "pt_blain"], strikes=["ps_gotta_hand_it"])
    scene = struck(s)
    assert scene.s.alive == [False, True]
    assert told(scene, "strike_drawn", "strike") == ["ps_gotta_hand_it"]


@rule("PR-186")
def test_heal_and_restore_points_are_for_the_action_phase_only():
    scene = acting(table(hand={ANN: ["uv_clan_returns"]})).say(ANN, "play", "uv_clan_returns")
    assert (scene.s.healing, scene.s.restoring) == (2, 2)


@rule("PR-187")
def test_a_strike_card_goes_only_for_all_its_damage_or_all_its_dishonour():
    wounds = {ANN: ["ps_gotta_hand_it", "ps_just_a_scratch", "ps_mocked", "ps_old_grudge"]}
    scene = acting(table(wounds=wounds, healing=2, restoring=2))
    assert moves(scene, ANN, "heal") == ["ps_just_a_scratch", "ps_mocked"]
    scene.say(ANN, "heal", "ps_mocked")
    assert (scene.s.healing, scene.s.restoring) == (2, 0)
    assert names(scene.s.strike_discard) == ["ps_mocked"]


@rule("PR-188", "PR-405")
def test_a_card_with_both_needs_both_in_full_in_one_go():
    wounds = {ANN: ["ps_broken_mask", "ps_shameful_retreat"]}
    assert moves(acting(table(wounds=wounds, healing=2)), ANN, "heal") == []
    assert moves(acting(table(wounds=wounds, restoring=1)), ANN, "heal") == []
    scene = acting(table(wounds=wounds, healing=2, restoring=1))
    assert moves(scene, ANN, "heal") == ["ps_broken_mask", "ps_shameful_retreat"]
    scene.say(ANN, "heal", "ps_shameful_retreat")
    assert (scene.s.healing, scene.s.restoring, names(scene.s.wounds[ANN])) == (0, 0, ["ps_broken_mask"])


@rule("PR-189")
def test_what_is_left_of_the_points_is_lost_with_the_turn():
    scene = acting(table(wounds={ANN: ["ps_flesh_wound"]}, healing=3, restoring=1, duels=1))
    scene.say(ANN, "heal", "ps_flesh_wound")
    assert scene.s.healing == 2
    scene.say(ANN, "end")
    assert (scene.s.healing, scene.s.restoring, scene.s.duels) == (0, 0, 0)


@rule("PR-190", "PR-405")
def test_with_three_heal_points_three_or_two_and_one_or_three_ones_go():
    wounds = {ANN: ["ps_gotta_hand_it", "ps_just_a_scratch", *["ps_flesh_wound"] * 3]}
    ways = {1: ["ps_gotta_hand_it"], 2: ["ps_just_a_scratch", "ps_flesh_wound"], 3: ["ps_flesh_wound"] * 3}
    for way in ways.values():
        scene = acting(table(wounds=wounds, healing=3))
        for card in way:
            scene.say(ANN, "heal", card)
        assert (scene.s.healing, moves(scene, ANN, "heal")) == (0, [])
        assert len(scene.s.wounds[ANN]) == 5 - len(way)


@rule("PR-191")
def test_a_predator_heals_nobody_else():
    assert moves(acting(table(wounds={BOB: ["ps_flesh_wound"]}, healing=3)), ANN, "heal") == []


@rule("PR-192")
def test_a_duel_costs_the_defence_of_the_rival_who_takes_a_strike_card():
    scene = play(acting(table(3, hand={ANN: ["us_alley_brawl"]}, attack=4)), ANN, "us_alley_brawl")
    # Six Attack are enough for the Defence of Bob (5) and of Eve (6).
    assert moves(scene, ANN, "duel") == [BOB, EVE]
    scene.say(ANN, "duel", BOB)
    assert (scene.s.attack, names(scene.s.wounds[BOB]), scene.s.wounds[ANN]) == (1, ["ps_flesh_wound"], [])
    assert moves(scene, ANN, "duel") == []


@rule("PR-192")
def test_without_a_duel_or_without_the_attack_nobody_can_be_duelled():
    assert moves(acting(table(attack=20)), ANN, "duel") == []
    assert moves(acting(table(attack=4, duels=1)), ANN, "duel") == []


@rule("PR-193")
def test_several_duels_may_hit_one_player_and_each_is_paid_by_itself():
    scene = acting(table(3, attack=11, duels=2)).say(ANN, "duel", BOB).say(ANN, "duel", BOB)
    assert (scene.s.attack, names(scene.s.wounds[BOB])) == (1, ["ps_flesh_wound"] * 2)
    other = acting(table(3, attack=11, duels=2)).say(ANN, "duel", BOB).say(ANN, "duel", EVE)
    assert (other.s.attack, len(other.s.wounds[BOB]), len(other.s.wounds[EVE])) == (0, 1, 1)


@rule("PR-192")
def test_each_duel_allows_one_attack():
    scene = acting(table(attack=20, duels=1)).say(ANN, "duel", BOB)
    assert moves(scene, ANN, "duel") == []


@rule("PR-530")
def test_a_predator_killed_by_prey_after_a_duel_is_not_the_kill_of_whoever_duelled():
    s = table(3, attack=5, duels=1, health=[1, 10, 10], combat=["ns_rebel"])
    scene = acting(s).say(ANN, "duel", BOB).say(ANN, "end")
    assert (scene.s.alive, scene.s.slain) == ([False, True, True], [[], [], []])


@rule("PR-194", "PR-530")
def test_a_duel_that_kills_takes_the_avatar_as_a_trophy_worth_its_honour():
    scene = acting(table(3, attack=5, duels=1, health=[10, 1, 10])).say(ANN, "duel", BOB)
    assert (scene.s.alive, scene.s.slain) == ([True, False, True], [[BOB], [], []])
    assert seen(scene, EVE, "avatar_slain") == [{"event": "avatar_slain", "seat": ANN, "avatar": "city_hunter", "n": 4}]


@rule("PR-530")
def test_the_target_cannot_avoid_and_carries_out_the_strike_card_in_full():
    s = table(attack=5, duels=1, avoids=2, hand={BOB: ["experience"]}, strikes=["ps_cornered"])
    scene = acting(s).say(ANN, "duel", BOB)
    assert (names(scene.s.wounds[BOB]), scene.s.hand[BOB]) == (["ps_cornered"], [])


@rule("PR-530")
def test_a_predator_killed_by_a_laser_trap_is_the_kill_of_whoever_paid():
    s = table(attack=3, traps={BOB: ["t_laser"]}, health=[10, 1], wilds={"river": "m_lookout"})
    scene = acting(s).say(ANN, "laser", BOB)
    assert (scene.s.slain[ANN], names(scene.s.trap_discard)) == ([BOB], ["t_laser"])


@rule("PR-530")
def test_a_predator_who_dies_of_prey_is_nobodys_trophy():
    scene = struck(table(3, health=[1, 10, 10], combat=["ns_rebel"]))
    assert scene.s.slain == [[], [], []]


@rule("PR-A30")
def test_the_dead_cannot_be_duelled():
    assert moves(acting(table(3, attack=9, duels=1, alive=[True, False, True])), ANN, "duel") == [EVE]


# -- Traps -------------------------------------------------------------------------------


def test_flash_trap_makes_duels_with_its_victim_cheaper_by_two_each():
    s = table(3, attack=3, duels=1, traps={BOB: ["t_flash"], EVE: ["t_flash"]})
    scene = acting(s).say(ANN, "duel", BOB)
    assert scene.s.attack == 0
    assert moves(acting(table(3, attack=1, duels=1, traps={BOB: ["t_flash", "t_flash"]})), ANN, "duel") == [BOB]


def test_laser_trap_lets_every_other_player_pay_three_attack_once_a_turn_for_a_strike():
    scene = acting(table(attack=9, traps={BOB: ["t_laser"], ANN: ["t_laser"]}))
    assert moves(scene, ANN, "laser") == [BOB]
    scene.say(ANN, "laser", BOB)
    assert (scene.s.attack, names(scene.s.wounds[BOB]), moves(scene, ANN, "laser")) == (6, ["ps_flesh_wound"], [])


def test_log_trap_strikes_its_victim_when_another_player_kills_worthy_prey():
    s = table(3, attack=8, combat=["pt_blain", "ns_rebel"], traps={BOB: ["t_log"], ANN: ["t_log"]})
    scene = acting(s).say(ANN, "fight", "ns_rebel")
    assert scene.s.wounds[BOB] == []
    scene.say(ANN, "fight", "pt_blain")
    assert [len(cards) for cards in scene.s.wounds] == [0, 1, 0]


def test_razor_trap_lets_the_next_player_draw_when_its_victim_kills_prey():
    scene = acting(table(3, attack=2, combat=["ns_rebel"], traps={ANN: ["t_razor"]})).say(ANN, "fight", "ns_rebel")
    assert [len(hand) for hand in scene.s.hand] == [0, 1, 0]
    alone = acting(table(1, attack=2, combat=["ns_rebel"], traps={ANN: ["t_razor"]})).say(ANN, "fight", "ns_rebel")
    assert alone.s.hand == [[]]


def test_poison_trap_forbids_healing_and_snare_trap_restoring():
    wounds = {ANN: ["ps_flesh_wound", "ps_mocked", "ps_broken_mask"]}
    poisoned = acting(table(wounds=wounds, traps={ANN: ["t_poison"]}, healing=5, restoring=5))
    assert moves(poisoned, ANN, "heal") == ["ps_mocked"]
    snared = acting(table(wounds=wounds, traps={ANN: ["t_snare"]}, healing=5, restoring=5))
    assert moves(snared, ANN, "heal") == ["ps_flesh_wound"]


def test_shadow_trap_draws_gear_at_the_start_of_its_victims_prey_phase():
    s = table(wilds={"river": "ns_rebel"}, traps={ANN: ["t_shadow"], BOB: ["t_shadow"]}, gear_deck=["g_mud", "g_radio"])
    scene = turning(s)
    assert [names(scene.s.geared), scene.s.bearers] == [["g_mud"], scene.s.wilds[2]]


def test_net_trap_leaves_its_victim_one_card_fewer_at_clean_up():
    scene = acting(table(traps={ANN: ["t_net", "t_net"]})).say(ANN, "end")
    assert len(scene.s.hand[ANN]) == 4


def test_spike_pit_strikes_at_the_start_of_its_victims_prey_phase():
    scene = turning(table(traps={ANN: ["t_spike_pit"], BOB: ["t_spike_pit"]}))
    assert [len(cards) for cards in scene.s.wounds] == [1, 0]


def test_tripwire_makes_the_first_fight_of_a_turn_one_dearer():
    scene = acting(table(attack=5, combat=["ns_rebel", "m_porter"], traps={ANN: ["t_tripwire"]}))
    scene.say(ANN, "fight", "ns_rebel")
    assert scene.s.attack == 2
    scene.say(ANN, "fight", "m_porter")
    assert scene.s.attack == 0


# -- Strike cards ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "damage", "dishonour"),
    [
        ("ps_flesh_wound", 1, 0),
        ("ps_just_a_scratch", 2, 0),
        ("ps_gotta_hand_it", 3, 0),
        ("ps_unworthy_shot", 0, 1),
        ("ps_mocked", 0, 2),
        ("ps_broken_mask", 1, 1),
        ("ps_cornered", 1, 0),
        ("ps_shameful_retreat", 2, 1),
        ("ps_old_grudge", 0, 3),
    ],
)
def test_a_strike_card_is_laid_at_the_avatar_with_its_damage_and_dishonour(card: str, damage: int, dishonour: int):
    scene = struck(table(combat=["ns_rebel"], strikes=[card]))
    kind = scene.s.book.cards[scene.s.wounds[ANN][0]]
    assert (kind.id, kind.damage, kind.dishonour) == (card, damage, dishonour)


def test_wild_shot_misses_and_is_discarded():
    scene = struck(table(combat=["ns_rebel"], strikes=["ps_close_call"]))
    assert (scene.s.wounds[ANN], names(scene.s.strike_discard)) == ([], ["ps_close_call"])


def test_cornered_costs_a_random_card():
    scene = struck(table(3, hand={ANN: ["experience"]}, combat=["ns_rebel"], strikes=["ps_cornered"]))
    assert told(scene, "discarded", "own") == [["experience"]]


def test_lost_trophy_costs_a_trophy_with_the_least_honour_by_choice_among_equals():
    s = table(trophies={ANN: ["pt_blain", "ns_rebel", "g_mud"]}, combat=["ns_rebel"], strikes=["ps_lost_trophy"])
    scene = struck(s)
    assert scene.options(ANN) == [["card", "ns_rebel"], ["card", "g_mud"]]
    scene.say(ANN, "card", "g_mud")
    assert (trophies(scene), names(scene.s.removed)) == (["pt_blain", "ns_rebel"], ["g_mud"])
    assert names(scene.s.strike_discard) == ["ps_lost_trophy"]


def test_lost_trophy_may_cost_an_avatar_and_nothing_where_there_is_nothing():
    s = table(slain=[[BOB], []], combat=["ns_rebel"], strikes=["ps_lost_trophy"])
    scene = struck(s)
    assert (scene.s.slain, told(scene, "avatar_lost", "avatar")) == ([[], []], ["city_hunter"])
    assert struck(table(combat=["ns_rebel"], strikes=["ps_lost_trophy"])).happened("trophy_lost") == []
