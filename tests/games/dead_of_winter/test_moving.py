"""Stage 2: moving survivors, one at a time in turn."""

from __future__ import annotations

from tests.games.dead_of_winter.table import (
    ANN,
    BOB,
    EVE,
    GUS,
    IDA,
    deeds,
    door,
    items,
    luck,
    moving,
    place,
    table,
    who,
)
from tests.kit import rule

POLICE, GAS, COLONY, RIVAL = place("police"), place("gas"), place("colony"), place("rival")


def moves(scene, seat, name):
    return [tuple(option[2:]) for option in deeds(scene, seat, "move") if option[1] == name]


@rule("DW-53")
def test_the_colony_with_lower_morale_moves_first_then_the_players_alternate():
    scene = moving(luck(table(morale=[5, 3, 4]), "blank"))
    assert scene.asked == [EVE]
    scene.say(EVE, "move", "loretta_clay", POLICE)
    assert scene.asked == [ANN]


@rule("DW-183")
def test_equal_morale_is_decided_by_the_higher_die():
    assert moving(luck(table(), 2, 5)).asked == [EVE]
    assert moving(luck(table(), 5, 2)).asked == [ANN]
    assert moving(luck(table(), 3, 3, 1, 4)).asked == [EVE]


@rule("DW-54")
def test_who_has_passed_moves_no_more_and_the_other_goes_on():
    people = {ANN: ["daniel_smith", "ashley_ross"]}
    scene = moving(luck(table(people=people, morale=[3, 5, 4]), "blank", "blank"))
    scene.say(ANN, "move", "daniel_smith", POLICE).say(EVE, "pass")
    assert scene.asked == [ANN]
    scene.say(ANN, "move", "ashley_ross", POLICE)
    assert scene.asked == [ANN]
    scene.say(ANN, "pass")
    assert scene.ask(ANN).about == "deed"


@rule("DW-55", "DW-B63")
def test_each_survivor_moves_once_and_to_any_place_with_room():
    scene = moving(luck(table(morale=[3, 5, 4], people={ANN: ["daniel_smith"]}), "blank"))
    assert moves(scene, ANN, "daniel_smith") == [(0,), (1,), (2,), (3,), (4,), (5,)]
    scene.say(ANN, "move", "daniel_smith", POLICE).say(EVE, "pass")
    assert deeds(scene, ANN, "move", "enter", "evict") == []


@rule("DW-58", "DW-B69", "DW-B70")
def test_exposure_is_rolled_after_a_move():
    scene = moving(luck(table(morale=[3, 5, 4]), "wound"))
    scene.say(ANN, "move", "daniel_smith", POLICE)
    assert scene.s.wounds[who("daniel_smith")] == 1
    scene = moving(luck(table(morale=[3, 5, 4]), "frostbite"))
    scene.say(ANN, "move", "daniel_smith", POLICE)
    assert scene.s.frost[who("daniel_smith")] == 1


@rule("DW-56")
def test_the_only_other_action_of_stage_2_is_a_request():
    scene = moving(table(morale=[3, 5, 4], hand={ANN: ["food_1"]}, dice={ANN: [6]}, zombies={("colony", 1): 1}))
    assert scene.verbs(ANN) == {"move", "enter", "request", "pass"}


@rule("DW-57", "DW-B64")
def test_a_fuel_card_makes_the_next_move_safe_and_a_move_must_follow():
    scene = moving(luck(table(morale=[3, 5, 4], hand={ANN: ["fuel"]}), "bite"))
    scene.say(ANN, "fuel", "fuel")
    assert scene.asked == [ANN]
    assert scene.verbs(ANN) == {"move", "enter"}
    scene.say(ANN, "move", "daniel_smith", POLICE)
    assert scene.s.lying == []
    assert items(scene, scene.s.waste[0]) == ["fuel"]


@rule("DW-57")
def test_without_the_option_an_own_fuel_card_cannot_be_used():
    scene = moving(table(morale=[3, 5, 4], hand={ANN: ["fuel"]}, settings={"fuel_when_moving": "off"}))
    assert deeds(scene, ANN, "fuel") == []


@rule("DW-60", "DW-62")
def test_a_rival_colony_is_entered_by_an_empty_entrance_space_and_one_may_go_from_door_to_door():
    full = {("rival", 1): 3, ("rival", 2): 2}
    scene = moving(luck(table(morale=[3, 5, 4], zombies=full), "blank"))
    doors = [door(("rival", n)) for n in range(1, 7)]
    assert [option[2] for option in deeds(scene, ANN, "enter")] == doors[1:]
    scene.say(ANN, "enter", "daniel_smith", doors[1])
    assert (scene.s.place[who("daniel_smith")], scene.s.door[who("daniel_smith")]) == (RIVAL, doors[1])
    scene = moving(table(morale=[3, 5, 4], zombies={("rival", 1): 3}, at={"daniel_smith": ("rival", 2)}))
    assert [option[2] for option in deeds(scene, ANN, "enter")] == doors[2:]


@rule("DW-64")
def test_nobody_stands_on_the_entrances_of_the_own_colony():
    scene = moving(table(morale=[3, 5, 4]))
    assert all(option[2] in range(12, 18) for option in deeds(scene, ANN, "enter"))


@rule("DW-69")
def test_a_survivor_at_the_rival_colony_goes_home_by_a_move_if_there_is_room():
    there = {"daniel_smith": ("rival", 2)}
    assert (COLONY,) in moves(moving(table(morale=[3, 5, 4], at=there)), ANN, "daniel_smith")
    crowded = moving(table(morale=[3, 5, 4], at=there, helpless=[23, 0, 0]))
    assert (COLONY,) not in moves(crowded, ANN, "daniel_smith")


FULL = {ANN: ["daniel_smith"], BOB: ["maria_lopez"], EVE: ["loretta_clay"], GUS: ["sophie_robinson", "ashley_ross"]}


def full_police(**fields):
    """Bob's Maria and two of Gus stand at the police station."""
    there = dict.fromkeys(["maria_lopez", "sophie_robinson", "ashley_ross"], "police")
    return table(people=FULL, at=there, morale=[3, 5, 4], **fields)


def evictions(scene, seat):
    return [option[3] for option in deeds(scene, seat, "evict")]


@rule("DW-65", "DW-67")
def test_into_a_full_location_a_friend_is_sent_home_for_nothing_an_enemy_for_a_bullet_an_armed_one_for_two():
    assert evictions(moving(full_police()), ANN) == ["maria_lopez"]
    assert evictions(moving(full_police(bullets=[1, 0, 0])), ANN) == ["maria_lopez", "ashley_ross", "sophie_robinson"]
    armed = {"ashley_ross": ["shotgun"]}
    assert evictions(moving(full_police(bullets=[1, 0, 0], gear=armed)), ANN) == ["maria_lopez", "sophie_robinson"]
    assert "ashley_ross" in evictions(moving(full_police(bullets=[2, 0, 0], gear=armed)), ANN)


@rule("DW-65", "DW-68", "DW-186")
def test_the_enemy_is_paid_for_and_put_home_with_wounds_and_equipment_then_the_mover_arrives():
    s = full_police(bullets=[2, 0, 0], bank=31, gear={"ashley_ross": ["shotgun"]}, wounds={"ashley_ross": 1})
    scene = moving(luck(s, "wound")).say(ANN, "evict", "daniel_smith", POLICE, "ashley_ross")
    assert (scene.s.bullets[0], scene.s.bank) == (0, 33)
    assert scene.s.place[who("ashley_ross")] == RIVAL
    assert scene.s.door[who("ashley_ross")] == -1
    assert scene.s.wounds[who("ashley_ross")] == 1
    assert items(scene, scene.s.gear[GUS]) == ["shotgun"]
    assert scene.s.place[who("daniel_smith")] == POLICE
    assert scene.s.wounds[who("daniel_smith")] == 1


@rule("DW-66")
def test_survivors_of_the_other_active_player_are_never_sent_home():
    scene = moving(full_police(bullets=[5, 0, 0], active=[ANN, GUS]))
    assert evictions(scene, ANN) == ["maria_lopez"]


@rule("DW-187")
def test_an_own_survivor_that_was_sent_home_may_still_move():
    people = {ANN: ["daniel_smith", "maria_lopez"], BOB: ["mike_cho"]}
    there = {"maria_lopez": "gas", "mike_cho": "gas"}
    scene = moving(luck(table(people=people, at=there, morale=[3, 5, 4]), "blank"))
    scene.say(ANN, "evict", "daniel_smith", GAS, "maria_lopez").say(EVE, "pass")
    assert scene.s.place[who("maria_lopez")] == COLONY
    assert (POLICE,) in moves(scene, ANN, "maria_lopez")


@rule("DW-188")
def test_who_finds_no_room_at_home_is_put_at_a_location_of_the_controllers_choice():
    s = full_police(bullets=[1, 0, 0], helpless=[0, 23, 0])
    scene = moving(luck(s, "blank")).say(ANN, "evict", "daniel_smith", POLICE, "ashley_ross")
    assert scene.asked == [GUS]
    assert scene.options(GUS) == [["place", each] for each in (1, 2, 3, 4, 5)]
    scene.say(GUS, "place", GAS)
    assert (scene.s.place[who("ashley_ross")], scene.s.place[who("daniel_smith")]) == (GAS, POLICE)


@rule("DW-155")
def test_the_lone_wolf_moves_alone_and_to_the_entrances_of_both_colonies():
    scene = moving(table(5, active=[IDA]))
    assert scene.asked == [IDA]
    assert {option[2] for option in deeds(scene, IDA, "enter")} == set(range(6, 18))


@rule("DW-157")
def test_the_lone_wolf_pays_a_die_of_any_value_to_send_a_foreign_survivor_home():
    there = dict.fromkeys(["maria_lopez", "sophie_robinson", "ashley_ross"], "police")
    s = table(5, people=FULL, at=there, active=[IDA], dice={IDA: [2, 5]})
    scene = moving(luck(s, "blank")).say(IDA, "evict", "elias_thorn", POLICE, "maria_lopez")
    assert (scene.s.dice[IDA], scene.s.used[IDA]) == ([5], [2])
    assert scene.s.place[who("maria_lopez")] == COLONY
    assert evictions(moving(table(5, people=FULL, at=there, active=[IDA])), IDA) == []


@rule("DW-156", "DW-65")
def test_a_lone_wolf_survivor_is_sent_to_the_den_for_a_bullet():
    people = {**FULL, GUS: ["sophie_robinson"]}
    there = dict.fromkeys(["maria_lopez", "sophie_robinson", "elias_thorn"], "police")
    s = table(5, people=people, at=there, morale=[3, 5, 4], bullets=[1, 0, 0])
    scene = moving(luck(s, "blank")).say(ANN, "evict", "daniel_smith", POLICE, "elias_thorn")
    assert scene.s.place[who("elias_thorn")] == place("den")
    assert scene.s.bullets[0] == 0


@rule("DW-59")
def test_a_bite_in_stage_2_is_resolved_at_once():
    people = {ANN: ["daniel_smith", "ashley_ross"]}
    scene = moving(luck(table(people=people, at={"ashley_ross": "police"}, morale=[3, 5, 4]), "bite"))
    scene.say(ANN, "move", "daniel_smith", POLICE)
    assert who("daniel_smith") in scene.s.graveyard[0]
    assert scene.ask(ANN).about == "spread"
