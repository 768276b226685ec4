"""Death: equipment, morale, promotion, the last survivor, replacements."""

from __future__ import annotations

from prowl.games.dead_of_winter.rules.death import take_away
from prowl.games.dead_of_winter.rules.exposure import kill
from prowl.games.dead_of_winter.rules.turn import turns, who_acts
from tests.games.dead_of_winter.table import ANN, BOB, EVE, IDA, items, place, table, who
from tests.games.dead_of_winter.table import at as begin
from tests.kit import rule

DANIEL, ASHLEY, MIKE = who("daniel_smith"), who("ashley_ross"), who("mike_cho")
GROUP = {ANN: ["daniel_smith", "ashley_ross", "mike_cho"]}


def dead(s, *names):
    for name in names:
        kill(s, who(name))
    return begin(s, take_away)


@rule("DW-B79", "DW-120")
def test_a_death_costs_its_own_colony_one_morale_wherever_it_happens():
    s = table(people=GROUP, at={"mike_cho": ("rival", 1)}, track=3)
    kill(s, MIKE)
    morale = [s.morale[0], s.morale[1]]
    for _ in take_away(s):
        pass
    assert s.morale[:2] == [morale[0] - 1, morale[1]]
    assert MIKE in s.graveyard[0]
    assert s.place[MIKE] == -1


def settle(s):
    """Take everybody away; nobody is asked anything."""
    while s.dying or s.vanishing:
        for ask in take_away(s):
            raise AssertionError(ask.about)
    return s


def killed(name, **layout):
    s = table(**{"people": GROUP, **layout})
    kill(s, who(name))
    return settle(s)


@rule("DW-B80")
def test_equipment_of_who_died_at_home_returns_to_the_hand():
    s = killed("ashley_ross", gear={"ashley_ross": ["pistol", "hammer"]})
    assert items(None, s.hand[ANN]) == ["hammer", "pistol"]
    assert s.gear[ANN] == []


@rule("DW-B80")
def test_equipment_of_who_died_at_a_location_is_shuffled_into_its_deck_and_takes_its_back():
    s = killed("ashley_ross", gear={"ashley_ross": ["pistol"]}, at={"ashley_ross": "gas"}, decks={"gas": ["fuel"]})
    assert items(None, s.decks[5]) == ["fuel", "pistol"]
    assert set(s.resettled.values()) == {5}


@rule("DW-119")
def test_the_rival_leader_equips_survivors_inside_with_the_items_of_who_died_at_an_entrance():
    people = {**GROUP, EVE: ["loretta_clay", "emma_han"]}
    there = {"ashley_ross": ("rival", 1), "sophie_robinson": "gas"}
    s = table(people=people, at=there, gear={"ashley_ross": ["pistol", "hammer"]})
    scene = dead(s, "ashley_ross")
    assert scene.asked == [EVE]
    assert scene.options(EVE) == [["survivor", "loretta_clay"], ["survivor", "emma_han"]]
    scene.say(EVE, "survivor", "emma_han").say(EVE, "survivor", "loretta_clay")
    assert scene.s.carrier[EVE] == [who("emma_han"), who("loretta_clay")]
    assert items(scene, scene.s.gear[EVE]) == ["hammer", "pistol"]


@rule("DW-119")
def test_without_a_friendly_survivor_inside_the_items_are_removed_from_the_game():
    people = {**GROUP, EVE: ["loretta_clay"]}
    away = {"ashley_ross": ("rival", 1), "loretta_clay": "gas", "sophie_robinson": "gas"}
    s = killed("ashley_ross", people=people, at=away, gear={"ashley_ross": ["pistol"]})
    assert items(None, s.removed) == ["pistol"]


@rule("DW-B17")
def test_if_the_group_leader_dies_the_player_promotes_one_of_the_followers():
    scene = dead(table(people=GROUP), "daniel_smith")
    assert scene.options(ANN) == [["survivor", "mike_cho"], ["survivor", "ashley_ross"]]
    scene.say(ANN, "survivor", "ashley_ross")
    assert scene.s.group[ANN] == [ASHLEY, MIKE]


@rule("DW-B17")
def test_a_single_follower_is_promoted_without_a_question():
    s = killed("daniel_smith", people={ANN: ["daniel_smith", "ashley_ross"]})
    assert s.group[ANN] == [ASHLEY]


@rule("DW-B140")
def test_several_deaths_are_settled_in_ascending_influence():
    s = table(people=GROUP)
    for name in ("daniel_smith", "mike_cho", "ashley_ross"):
        kill(s, who(name))
    settle(s)
    assert s.graveyard[0] == [MIKE, ASHLEY, DANIEL]


@rule("DW-B83")
def test_with_the_last_survivor_the_hand_leaves_the_game_and_a_new_one_leads_the_group():
    s = table(hand={ANN: ["food_1", "fuel"]}, track=4)
    top = s.survivor_deck[-1]
    scene = dead(s, "daniel_smith")
    assert scene.s.hand[ANN] == []
    assert items(scene, scene.s.buried[:2]) == ["food_1", "fuel"]
    assert scene.s.group[ANN][0] == top
    assert scene.s.place[top] == place("colony")


@rule("DW-B83")
def test_in_a_full_colony_the_new_survivor_comes_to_the_first_location_with_room():
    s = table(helpless=[23, 0, 0], food=[20, 20, 20], at={"maria_lopez": "colony"})
    top = s.survivor_deck[-1]
    kill(s, DANIEL)
    settle(s)
    s.helpless[0] = 23
    scene = begin(s, take_away)
    assert scene.s.place[top] == place("police")


@rule("DW-B82")
def test_removing_is_not_killing():
    s = table(people=GROUP, gear={"ashley_ross": ["pistol"]}, at={"ashley_ross": "gas"})
    s.vanishing.append(ASHLEY)
    settle(s)
    assert s.morale[0] == 5
    assert s.gone[0] == [ASHLEY]
    assert items(None, s.hand[ANN]) == ["pistol"]


@rule("DW-B84")
def test_morale_never_goes_below_0():
    s = killed("ashley_ross", morale=[0, 5, 4])
    assert s.morale[0] == 0


@rule("DW-171", "DW-170")
def test_a_death_of_the_lone_wolf_costs_wolf_morale_and_at_0_the_wolf_leaves():
    s = table(5, people={IDA: ["elias_thorn", "mike_cho"]}, morale=[5, 5, 1], hand={IDA: ["fuel"]})
    scene = dead(s, "mike_cho")
    assert scene.s.out_of_game == [IDA]
    assert (scene.s.group[IDA], scene.s.hand[IDA]) == ([], [])
    assert scene.s.gone[2] == [who("elias_thorn")]


@rule("DW-215")
def test_the_lone_wolf_gets_a_new_survivor_in_the_den():
    s = table(5, people={IDA: ["elias_thorn"]}, morale=[5, 5, 3])
    scene = dead(s, "elias_thorn")
    assert scene.s.place[scene.s.group[IDA][0]] == place("den")


@rule("DW-B127")
def test_with_player_elimination_who_loses_the_last_survivor_is_out():
    s = table(3, "ordinary", settings={"elimination": "on"}, objective={ANN: "hope", BOB: "hope"})
    s.objective = [[], [], []]
    kill(s, DANIEL)
    settle(s)
    assert s.out_of_game == [ANN]
    assert s.promised == []


@rule("DW-B127")
def test_when_everybody_is_out_the_game_is_over():
    s = table(3, "ordinary", settings={"elimination": "on"}, out_of_game=[BOB, EVE], morale=[9, 0, 0])
    scene = dead(s, "daniel_smith")
    assert (scene.s.outcome, scene.s.winners) == ("nobody_left", [])


@rule("DW-B127")
def test_an_eliminated_player_has_no_turn_and_passes_the_token_on():
    s = table(3, "ordinary", settings={"elimination": "on"}, morale=[9, 0, 0])
    kill(s, DANIEL)
    settle(s)
    assert (s.leader[0], turns(s)) == (BOB, [BOB, EVE])
    assert who_acts(s, ANN) == []
