"""What abilities, equipment and attached cards change in moves, hand-offs and dice."""

from __future__ import annotations

import pytest

from prowl.games.dead_of_winter.cards.crossroads import NAMES as CROSSROADS
from prowl.games.dead_of_winter.rules.exposure import expose
from tests.games.dead_of_winter.table import (
    ANN,
    BOB,
    EVE,
    GUS,
    acting,
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

POLICE, GAS, COLONY = place("police"), place("gas"), place("colony")


@rule("DW-189")
def test_an_ability_that_speaks_of_moving_works_in_stage_2():
    s = table(people={ANN: ["rod_miller"]}, morale=[3, 5, 4])
    scene = moving(luck(s, "bite")).say(ANN, "move", "rod_miller", POLICE)
    assert scene.s.lying == []


@rule("DW-189", "DW-B56")
def test_equipment_makes_one_move_a_round_safe_and_is_heard_where_it_arrives():
    s = table(morale=[3, 5, 4], gear={"daniel_smith": ["snowmobile_keys"]})
    scene = moving(luck(s, "bite")).say(ANN, "move_with", "daniel_smith", POLICE, "snowmobile_keys")
    assert (scene.s.lying, scene.s.noise[POLICE]) == ([], 1)
    assert scene.s.used_items == scene.s.gear[ANN]


def attach(s, name, survivor):
    card = CROSSROADS.index(name)
    s.crossroads_past.remove(card)
    s.attached, s.attached_to, s.attached_n = [card], [who(survivor)], [0]
    return s


@rule("DW-B129")
def test_the_snowmobile_is_safe_and_loud_and_gone_after_the_4th_ride():
    s = attach(table(morale=[3, 5, 4], at={"daniel_smith": "gas"}), "arctic_king", "daniel_smith")
    scene = moving(luck(s, "bite")).say(ANN, "move", "daniel_smith", POLICE)
    assert (scene.s.lying, scene.s.noise[GAS], scene.s.noise[POLICE]) == ([], 1, 1)
    s = attach(table(morale=[3, 5, 4]), "arctic_king", "daniel_smith")
    s.attached_n = [3]
    scene = moving(s).say(ANN, "move", "daniel_smith", POLICE)
    assert scene.s.zombies[door(("colony", 1))] == 1
    assert scene.s.attached == []
    assert CROSSROADS.index("arctic_king") in scene.s.crossroads_past


@rule("DW-B129")
def test_the_dog_rolls_one_result_of_a_round_again():
    s = attach(table(), "lost_dog", "daniel_smith")
    luck(s, "bite", "blank", "wound")
    assert [expose(s, who("daniel_smith")) for _ in range(2)] == ["blank", "wound"]


@rule("DW-B129")
def test_who_is_restless_only_searches_and_despairs_in_a_turn_without_a_move():
    there = {"fatima_maktabi": "gas"}
    s = table(people={ANN: ["fatima_maktabi"]}, at=there, dice={ANN: [6]}, zombies={"gas": 1})
    scene = acting(attach(s, "fatima_x", "fatima_maktabi"))
    assert deeds(scene, ANN, "attack", "build", "search") == [["search", "fatima_maktabi"]]
    scene.say(ANN, "done").say(EVE, "done")
    assert scene.s.despair[who("fatima_maktabi")] == 1
    s = table(people={ANN: ["fatima_maktabi"]}, at=there, moved=[who("fatima_maktabi")])
    scene = acting(attach(s, "fatima_x", "fatima_maktabi")).say(ANN, "done").say(EVE, "done")
    assert scene.s.despair[who("fatima_maktabi")] == 0


@rule("DW-189")
def test_cole_winters_takes_another_own_survivor_along_without_exposure():
    people = {ANN: ["cole_winters", "daniel_smith", "mike_cho"]}
    s = table(people=people, at={"mike_cho": "gas"}, morale=[3, 5, 4])
    scene = moving(luck(s, "wound"))
    assert {tuple(option[1:3]) for option in deeds(scene, ANN, "move_both")} == {("cole_winters", "daniel_smith")}
    assert GAS not in [option[3] for option in deeds(scene, ANN, "move_both")]
    scene.say(ANN, "move_both", "cole_winters", "daniel_smith", POLICE)
    assert [scene.s.place[who(name)] for name in people[ANN]] == [POLICE, POLICE, GAS]
    assert (scene.s.wounds[who("cole_winters")], scene.s.wounds[who("daniel_smith")]) == (1, 0)
    assert sorted(scene.s.moved) == sorted([who("cole_winters"), who("daniel_smith")])
    assert scene.s.used_abilities == [who("cole_winters")]
    assert scene.asked == [EVE]


@rule("DW-B67")
def test_polly_nash_hands_off_to_a_friendly_survivor_anywhere_once_per_round():
    people = {ANN: ["polly_nash"], BOB: ["maria_lopez", "mike_cho"]}
    s = table(people=people, at={"mike_cho": "gas"}, gear={"polly_nash": ["pistol", "hammer"]})
    scene = acting(s)
    assert ["hand_off", "pistol", "mike_cho"] in scene.options(ANN)
    assert ["hand_off", "pistol", "loretta_clay"] not in scene.options(ANN)
    scene.say(ANN, "hand_off", "pistol", "mike_cho").say(BOB, "accept", "pistol", ANN)
    assert items(scene, scene.s.gear[BOB]) == ["pistol"]
    assert [option[2] for option in deeds(scene, ANN, "hand_off")] == ["maria_lopez"]


@rule("DW-197")
def test_the_walkie_talkie_lowers_a_die_of_another_player_but_not_of_the_other_active_one():
    s = table(gear={"daniel_smith": ["walkie_talkie"]}, dice={ANN: [4], BOB: [3], EVE: [4], GUS: [1]})
    scene = acting(s)
    assert deeds(scene, ANN, "tune") == [["tune", BOB, 3, 4]]
    scene.say(ANN, "tune", BOB, 3, 4)
    assert (scene.s.dice[ANN], scene.s.dice[BOB]) == ([5], [2])
    assert deeds(scene, ANN, "tune") == []


@rule("DW-B45")
@pytest.mark.parametrize(("ability", "dice"), [("edward_white", [4, 1]), ("edward_white", [1])])
def test_an_ability_with_a_die_needs_another_die_and_its_card(ability, dice):
    s = table(people={ANN: [ability]}, dice={ANN: dice}, hand={ANN: ["medicine"]}, zombies={("colony", 1): 3})
    options = deeds(acting(s), ANN, "attack_by")
    assert bool(options) == (len(dice) == 2)
    if options:
        scene = acting(s.copy()).say(ANN, *options[0])
        assert scene.s.zombies[6] == 0
        assert scene.s.dice[ANN] == []
        assert items(scene, scene.s.waste[0]) == ["medicine"]


@rule("DW-B44")
def test_without_the_card_it_pays_with_an_attack_cannot_be_helped():
    s = table(gear={"daniel_smith": ["lighter"]}, dice={ANN: [6]}, zombies={("colony", 1): 3})
    assert deeds(acting(s), ANN, "attack_with") == []
