"""What Predator tells besides the view: what things cost and who is hurt, where answers lie, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from prowl.games.encounters.core.aside import ACTED_ON
from prowl.games.encounters.core.story import Story
from prowl.games.encounters.predator import GAME
from prowl.games.encounters.predator.aside import ASIDE, RULES, reasons
from prowl.games.encounters.predator.cards.book import BOOK
from prowl.kernel.aside import Seen, seen_by
from prowl.kernel.rulebook import rules_of
from prowl.kernel.table import Table
from prowl.lab.drive import random_game
from tests.games.predator.table import (
    ANN,
    BOB,
    SPACES,
    SPECTATOR,
    acting,
    agree,
    cleaning,
    new_game,
    play,
    struck,
    table,
    turning,
)
from tests.kit import Scene, rule


def eyes(scene: Scene, seat: int) -> Seen:
    return seen_by(scene.s, seat, scene.run.pending.get(seat), scene.events)


def told(scene: Scene, name: str, seat: int = ANN) -> Any:
    return ASIDE.all_figures(eyes(scene, seat))[name]


def fights(scene: Scene, seat: int = ANN) -> list[Any]:
    """What each of the Combat Zone costs, and whether it can be fought at all."""
    return [each and (each["cost"], not each["barred"]) for each in told(scene, "combat", seat)]


def why(scene: Scene, thing: str, seat: int = ANN) -> tuple[Any, ...] | None:
    """The key, the rule and the numbers of a reason."""
    found = reasons(eyes(scene, seat)).get(thing)
    return found and (found.key, found.rule, *found.values.values())


# -- what things cost --------------------------------------------------------------------


@rule("PR-51", "PR-85", "PR-508")
def test_everybody_is_told_what_every_fight_costs_now():
    s = table(
        hand={ANN: ["knock_knock"]},
        combat=["val_verde_guerrilla", "smart_disc"],
        wilds={"hills": "soviet_advisor", "river": "?first_hunt"},
    )
    scene = acting(s)
    for seat in (ANN, BOB, SPECTATOR):
        assert fights(scene, seat) == [(4, True), (6, True)]
        row = [each["fight"] for each in told(scene, "row", seat)]
        assert row == [None, None, None, None, {"cost": 5, "short": 5, "barred": False}]
    scene.say(ANN, "play", "knock_knock")
    assert fights(scene) == [(3, True), (5, True)]


@rule("PR-51")
def test_an_enemy_lacks_the_attack_that_its_value_is_above_the_pool():
    scene = acting(table(attack=4, combat=["smart_disc", "first_hunt"]))
    assert [each["short"] for each in told(scene, "combat")] == [2, 0]


@rule("PR-508")
def test_the_costs_are_told_in_the_middle_of_an_effect_too():
    s = table(hand={ANN: ["knock_knock", "if_it_bleeds"]}, combat=["smart_disc"])
    scene = acting(s).say(ANN, "play", "knock_knock").say(ANN, "play", "if_it_bleeds")
    assert scene.ask(ANN).about == "ability"
    assert fights(scene) == [(3, True)]


@rule("PR-51")
def test_what_is_no_enemy_costs_no_fight():
    s = table(wilds={"hills": "lost_ship"}, combat=["landing_zone"])
    assert (told(acting(s), "combat"), told(acting(s), "row")[4]["fight"]) == ([None], None)


@rule("PR-71", "PR-120")
@pytest.mark.parametrize(
    ("objective", "row", "cost", "open"),
    [(1, "trophy_case", 11, False), (2, "trophy_case", 11, True), (2, "no_killing", 10, False)],
)
def test_the_final_enemy_cannot_be_fought_too_early_nor_while_a_card_forbids_it(objective, row, cost, open):
    scene = acting(table(attack=20, objective=objective, combat=["one_ugly_mother"], wilds={"hills": row}))
    assert fights(scene) == [(cost, open)]


@rule("PR-13", "PR-16", "PR-46")
def test_every_scan_is_told_as_printed_and_as_it_costs_now():
    row = told(acting(table(attack=5, wilds={"river": "not_a_single_track"})), "row")
    assert [each["space"] for each in row] == list(SPACES)
    assert [each["printed"] for each in row] == [4, 3, 3, 2, 2]
    assert [each["scan"] for each in row] == [
        {"cost": 6, "short": 1},
        *[{"cost": 5, "short": 0}] * 2,
        *[{"cost": 4, "short": 0}] * 2,
    ]


@rule("PR-42", "PR-44", "PR-96")
def test_what_is_for_sale_tells_what_it_costs_and_how_much_recruit_is_lacking():
    scene = acting(table(recruit=2, hq=["bad_idea", "the_speech"]))
    assert told(scene, "hq") == [{"cost": 6, "short": 4}, {"cost": 1, "short": 0}, None, None, None]
    assert told(scene, "officer") == {"cost": 3, "short": 1, "card": "officer_leadership"}


# -- what stands ahead, who is hurt, what is done -----------------------------------------


@rule("PR-57", "PR-149")
def test_every_enemy_of_the_combat_zone_strikes_once_and_twice_with_double_strike():
    s = table(combat=["first_hunt", "smart_disc", "landing_zone"], wilds={"hills": "smart_disc"})
    assert told(acting(s), "strikes") == 3


@rule("PR-511")
def test_whoever_has_struck_strikes_no_more_in_this_phase():
    scene = struck(table(avoids=2, combat=["first_hunt", "smart_disc"]))
    assert (scene.ask(ANN).about, told(scene, "strikes")) == ("avoid", 1)


@rule("PR-58", "PR-124")
def test_damage_is_taken_off_health_and_the_dead_have_none():
    s = table(3, wounds={ANN: ["deep_gash", "flesh_wound", "open_wound"]}, alive=[True, True, False])
    crew = told(acting(s), "crew")
    assert crew == [{"damage": 3, "left": 7}, {"damage": 0, "left": 10}, {"damage": 0, "left": 0}]


@rule("PR-524")
def test_an_offer_that_was_copied_is_taken_and_an_equal_one_is_not():
    s = table(3, hand={ANN: []}, offered={1: ["the_speech"], 2: ["the_speech"]})
    scene = acting(s)
    assert told(scene, "taken") == [[], [False], [False]]
    assert told(scene, "spots")[:2] == ["offered:1:0", "offered:2:0"]
    scene.answer(ANN, ("copy", scene.s.offered[1][0]))
    assert told(scene, "taken") == [[], [True], [False]]
    assert told(scene, "spots")[0] == "offered:2:0"


@rule("PR-128")
def test_a_location_has_three_hazards():
    assert told(acting(table()), "hazards") == 3


# -- the story of a game ------------------------------------------------------------------


def story(scene: Scene) -> dict[str, Any]:
    """The game in numbers, as if it were over now."""
    return Story(scene.s).tell(eyes(scene, SPECTATOR))


@rule("PR-58", "PR-64", "PR-A31")
def test_the_story_counts_damage_that_was_suffered_and_health_that_is_left():
    hand = {ANN: ["tyrannosaurus", "tyrannosaurus"]}
    scene = acting(table(attack=2, hand=hand, wilds={"hills": "?three_red_dots"}, strikes=["deep_gash"]))
    scene.say(ANN, "scan", "hills")
    assert (story(scene)["seats"][ANN]["damage"], story(scene)["points"][-1]["health"]) == (2, 18)
    play(scene, ANN, "tyrannosaurus", "tyrannosaurus")
    assert (story(scene)["seats"][ANN]["damage"], story(scene)["points"][-1]["health"]) == (2, 20)
    assert (story(scene)["strikes"], len(scene.happened("healed"))) == (1, 1)


@rule("PR-64")
def test_a_strike_that_was_cancelled_or_avoided_did_no_damage():
    s = table(hand={ANN: ["real_nasty_habit"]}, combat=["first_hunt"], strikes=["severed_tendon"])
    cancelled = story(struck(s).say(ANN, "give", "real_nasty_habit"))
    assert (cancelled["strikes"], cancelled["seats"][ANN]["damage"], cancelled["avoided"]) == (0, 0, 0)
    avoided = story(struck(table(avoids=1, combat=["first_hunt"])).say(ANN, "yes"))
    assert (avoided["strikes"], avoided["avoided"]) == (0, 1)


@rule("PR-42", "PR-55", "PR-112", "PR-133")
def test_kills_help_hiring_and_objectives_are_counted():
    s = table(
        hand={ANN: ["experience"], BOB: ["the_speech"]},
        attack=9,
        recruit=9,
        combat=["first_hunt"],
        hq=["bad_idea"],
        attached={"hills": "guerrilla_camp"},
    )
    scene = acting(s).say(BOB, "coordinate", "the_speech")
    scene.say(ANN, "fight", "first_hunt").say(ANN, "recruit", "bad_idea").say(ANN, "task", "guerrilla_camp")
    told = story(scene)
    assert told["seats"] == [
        {"damage": 0, "kills": 1, "recruited": 1, "offered": 0},
        {"damage": 0, "kills": 0, "recruited": 0, "offered": 1},
    ]
    assert {key: told[key] for key in ("kills", "offered", "objectives")} == {"kills": 1, "offered": 1, "objectives": 1}


@rule("PR-58", "PR-124")
@pytest.mark.parametrize("seed", range(3))
def test_the_story_of_a_finished_game_ends_with_the_health_that_is_left(seed):
    *_, at = random_game(GAME, 3, seed, {"avatars": "random"})
    told = things(at, SPECTATOR)["figures"]
    ended = told["story"]["points"][-1]
    assert ended["health"] == sum(each["left"] for each in told["crew"])
    assert ended["turn"] == told["story"]["turns"] == len(told["story"]["points"]) - 1
    assert at.state.outcome


def test_the_story_is_told_in_the_end_only():
    assert "story" not in ASIDE.all_figures(eyes(acting(table()), ANN))


# -- where answers lie --------------------------------------------------------------------


@rule("PR-37")
def test_every_action_is_found_on_the_table_and_its_end_nowhere():
    s = table(
        hand={ANN: ["experience", "brute_force", "experience"]},
        attack=9,
        recruit=9,
        combat=["first_hunt", "smart_disc"],
        wilds={"hills": "first_hunt", "river": "?first_hunt"},
        hq=["bad_idea", "the_speech"],
        operations=["covered_in_mud"],
    )
    assert told(acting(s), "spots") == [
        *("hand:0", "hand:1", "hand:2"),
        *("combat:1", "combat:0", "wilds:4", "wilds:2"),
        *("hq:0", "hq:1", "officers", "operations:0", None),
    ]


@rule("PR-34", "PR-51", "PR-86")
def test_of_equal_things_those_are_meant_that_can_be_used():
    s = table(hand={ANN: ["bad_idea", "bad_idea"]}, combat=["first_hunt"], attached={"hills": "guerrilla_camp"})
    scene = play(acting(s), ANN, "bad_idea", "bad_idea").say(ANN, "use", "bad_idea")
    used = scene.s.activated.index(False)
    scene.s.attack = 1
    scene.ask(ANN).renew()
    assert told(scene, "spots") == [f"plays:{used}", "attached:4:0", None], "the camp costs 1, the Enemy 2"


@rule("PR-78", "PR-79")
def test_own_cards_lie_in_hand_or_among_those_played_and_never_in_the_discard_pile():
    s = table(hand={ANN: ["the_speech", "too_many_pencils", "experience"]}, deck={ANN: []}, plays=[])
    s.plays, s.copied, s.activated, s.swapped = [BOOK.numbers("stick_around")[0]], [True], [False], [False]
    scene = agree(acting(s).say(ANN, "play", "too_many_pencils"))
    assert scene.ask(ANN).about == "kill.own"
    assert told(scene, "spots") == ["hand:0", "hand:1", "plays:1"]
    s = table(discard={ANN: ["experience", "brute_force"]}, hand={ANN: ["position_and_situation"]}, offers_made=1)
    scene = play(acting(s), ANN, "position_and_situation").say(ANN, "use", "position_and_situation")
    assert (scene.ask(ANN).about, told(scene, "spots")) == ("topdeck.own", [None, None])


@rule("PR-46", "PR-A31")
def test_a_space_and_a_seat_are_answers_where_they_are():
    wilds = {"river": "?first_hunt", "hills": "?careless_leap"}
    scene = acting(table(hand={ANN: ["stick_around"]}, wilds=wilds)).say(ANN, "play", "stick_around")
    assert (scene.ask(ANN).about, told(scene, "spots")) == ("scan.space", ["wilds:2", "wilds:4"])
    hurt = {ANN: ["flesh_wound"], BOB: ["flesh_wound"]}
    s = table(hand={ANN: ["i_see_you", "bad_idea"]}, wounds=hurt)
    scene = play(acting(s), ANN, "bad_idea", "i_see_you").say(ANN, "use", "i_see_you")
    assert (scene.ask(ANN).about, told(scene, "spots")) == ("heal.seat", ["seat:0", "seat:1"])


@rule("PR-7")
def test_an_avatar_lies_nowhere_on_the_table():
    scene = new_game(first="1")
    assert scene.ask(ANN).about == "setup.avatar"
    assert set(told(scene, "spots")) == {None}


def test_who_is_asked_nothing_is_told_of_no_answers():
    assert told(acting(table()), "spots", SPECTATOR) == []


# -- why not: the active player -----------------------------------------------------------


@rule("PR-42")
def test_a_card_that_costs_more_recruit_than_there_is_cannot_be_recruited():
    scene = acting(table(recruit=5, hq=["bad_idea", "danny_boy"]))
    assert why(scene, "hq:0") == ("recruit", "PR-42", 6, 5)
    assert why(scene, "hq:1") is None
    assert why(scene, "hq:2") is None, "nothing lies there"


@rule("PR-44")
@pytest.mark.parametrize(("recruit", "reason"), [(2, ("officer", "PR-44", 3, 2)), (3, None)])
def test_an_officer_costs_three_recruit(recruit, reason):
    assert why(acting(table(recruit=recruit)), "officers") == reason


@rule("PR-51")
def test_an_enemy_needs_its_value_in_attack():
    scene = acting(table(attack=3, combat=["smart_disc", "first_hunt"], wilds={"hills": "soviet_advisor"}))
    assert why(scene, "combat:0") == ("fight", "PR-51", 6, 3)
    assert why(scene, "combat:1") is None
    assert why(scene, "wilds:4") == ("fight", "PR-51", 5, 3)


@rule("PR-120")
def test_the_final_enemy_cannot_be_fought_before_the_second_objective_is_complete():
    s = table(attack=20, objective=1, combat=["one_ugly_mother"], wilds={"hills": "one_big_ugly_mother"})
    assert why(acting(s), "combat:0") == ("final", "PR-120")
    assert why(acting(s), "wilds:4") == ("final", "PR-120")
    s.objective = 2
    assert why(acting(s), "combat:0") is None


@rule("PR-71")
def test_a_card_may_forbid_to_fight_the_final_enemy():
    s = table(attack=20, objective=2, combat=["one_big_ugly_mother"], wilds={"hills": "no_killing"})
    assert why(acting(s), "combat:0") == ("forbidden", "PR-71")
    assert why(acting(s), "wilds:4") is None, "the one that forbids it can be fought"


@rule("PR-46")
def test_a_scan_is_paid_and_needs_a_card_lying_face_down():
    s = table(attack=2, wilds={"graveyard": "?first_hunt", "hills": "?first_hunt", "river": "lost_ship"})
    scene = acting(s)
    assert why(scene, "wilds:1") == ("scan", "PR-46", 3, 2)
    assert why(scene, "wilds:4") is None
    assert why(scene, "wilds:0") == ("clear", "PR-46")
    assert why(scene, "wilds:2") == ("seen", "PR-46")


@rule("PR-34")
def test_a_played_card_is_used_once_and_only_if_it_says_so():
    s = table(hand={ANN: ["bad_idea", "experience", "bad_idea", "knock_knock"]})
    scene = play(acting(s), ANN, "bad_idea", "experience")
    assert why(scene, "plays:0") is None
    assert why(scene, "plays:1") == ("played", "PR-34")
    scene.say(ANN, "use", "bad_idea")
    assert why(scene, "plays:0") == ("used", "PR-34")
    assert why(scene, "hand:0") is None


@rule("PR-517")
def test_an_action_text_is_used_once_a_turn_and_other_cards_have_none():
    s = table(objective=0, objectives=["war_zone", "personal_little_war", "other_world_life_form"])
    s.operations = BOOK.numbers("assault_the_stronghold") + BOOK.numbers("wz_event")[:1]
    scene = acting(s)
    assert why(scene, "operations:0") is None
    assert why(scene, "operations:1") == ("no-action", "PR-517")
    s.used_tasks = s.operations[:1]
    assert why(acting(s), "operations:0") == ("task-used", "PR-517")


@rule("PR-115")
@pytest.mark.parametrize(("objective", "reason"), [(0, ("task-early", "PR-115")), (1, None)])
def test_a_task_serves_its_own_objective_only(objective, reason):
    s = table(recruit=6, objective=objective, operations=["defensive_position"])
    assert why(acting(s), "operations:0") == reason


@rule("PR-84", "PR-87")
@pytest.mark.parametrize(
    ("attack", "wilds", "reason"),
    [
        (9, {"river": "?first_hunt"}, ("task-camp", "PR-87")),
        (2, {}, ("task-attack", "PR-84", 3, 2)),
        (3, {"hills": "?first_hunt"}, None),
    ],
)
def test_the_camp_must_lie_clear_and_be_paid_for(attack, wilds, reason):
    scene = acting(table(attack=attack, wilds=wilds, attached={"river": "guerrilla_camp"}))
    assert why(scene, "attached:2:0") == reason


@rule("PR-84", "PR-87")
@pytest.mark.parametrize(
    ("players", "recruit", "wilds", "reason"),
    [
        (2, 8, {"hills": "?first_hunt"}, ("task-hills", "PR-87")),
        (2, 7, {}, ("task-recruit", "PR-84", 8, 7)),
        (1, 3, {}, ("task-recruit", "PR-84", 4, 3)),
        (4, 9, {}, ("task-recruit", "PR-84", 10, 9)),
        (4, 10, {}, None),
    ],
)
def test_the_landing_zone_needs_hills_clear_and_its_price_by_players(players, recruit, wilds, reason):
    s = table(players, recruit=recruit, objective=2, wilds=wilds, operations=["landing_zone"])
    assert why(acting(s), "operations:0") == reason


@rule("PR-84", "PR-517")
@pytest.mark.parametrize(
    ("attack", "recruit", "combat", "reason"),
    [
        (6, 6, ["first_hunt"], ("task-combat", "PR-517")),
        (5, 6, [], ("task-attack", "PR-84", 6, 5)),
        (6, 5, [], ("task-recruit", "PR-84", 6, 5)),
        (6, 6, [], None),
    ],
)
def test_the_lost_ship_needs_an_empty_combat_zone_and_both_points(attack, recruit, combat, reason):
    objectives = ["war_zone", "personal_little_war", "other_world_life_form"]
    s = table(
        attack=attack, recruit=recruit, objective=2, objectives=objectives, combat=combat, operations=["lost_ship"]
    )
    assert why(acting(s), "operations:0") == reason


# -- why not: everybody else, and other times ---------------------------------------------


@rule("PR-500")
def test_only_the_active_player_acts():
    scene = acting(table(3, hand={ANN: ["experience"], BOB: ["the_speech"]}, offered={2: ["the_speech"]}))
    found = reasons(eyes(scene, BOB))
    assert {thing: each.key for thing, each in found.items()} == dict.fromkeys(
        {*ACTED_ON, "operations"} - {"hand"}, "not-active"
    )
    assert {each.rule for each in found.values()} == {"PR-500"}


@rule("PR-133")
def test_only_a_card_with_coordinate_is_offered():
    scene = acting(table(hand={BOB: ["the_speech", "experience"]}))
    assert why(scene, "hand:0", BOB) is None
    assert why(scene, "hand:1", BOB) == ("no-coordinate", "PR-133")
    none = acting(table(hand={BOB: ["experience"]}))
    assert why(none, "hand", BOB) == ("no-coordinate", "PR-133")


@rule("PR-134")
def test_one_card_is_offered_in_each_turn_of_another_player():
    scene = acting(table(hand={ANN: ["experience"], BOB: ["the_speech", "the_speech"]}))
    scene.say(BOB, "coordinate", "the_speech")
    assert why(scene, "hand", BOB) == ("offered", "PR-134")
    assert why(scene, "hq", BOB) == ("not-active", "PR-500")


@rule("PR-A10", "PR-133", "PR-500")
def test_by_table_setting_a_card_is_offered_before_the_enemy_phase_too():
    s = table(settings={"coordinate": "turn"}, hand={BOB: ["the_speech", "experience"]})
    scene = turning(s)
    assert scene.ask(BOB).about == "coordinate_early"
    assert (why(scene, "hand:0", BOB), why(scene, "hand:1", BOB)) == (None, ("no-coordinate", "PR-133"))
    assert why(scene, "hq", BOB) == ("not-active", "PR-500")
    assert why(scene, "hq", ANN) == ("waits", "PR-500"), "Bob has to answer first"


@rule("PR-500")
def test_while_a_choice_is_demanded_nothing_else_is_accepted():
    s = table(hand={ANN: ["the_speech", "too_many_pencils", "experience"]}, deck={ANN: []})
    scene = agree(play(acting(s), ANN, "the_speech").say(ANN, "play", "too_many_pencils"))
    assert scene.ask(ANN).about == "ability" or scene.ask(ANN).about in ("kill.own", "action")
    s = table(
        hand={ANN: ["stick_around"]}, wilds={"river": "?first_hunt", "ruins": "?first_hunt", "hills": "first_hunt"}
    )
    scene = acting(s).say(ANN, "play", "stick_around")
    assert scene.ask(ANN).about == "scan.space"
    assert why(scene, "hq") == ("asked", "PR-500")
    assert (why(scene, "wilds:2"), why(scene, "wilds:4")) == (None, ("asked", "PR-500"))


@rule("PR-66")
def test_once_the_strikes_have_begun_nothing_of_the_action_phase_is_used():
    scene = struck(table(avoids=1, hand={ANN: ["experience"]}, combat=["first_hunt"]))
    assert scene.ask(ANN).about == "avoid"
    assert {each.key for each in reasons(eyes(scene, ANN)).values()} == {"strikes"}
    assert why(scene, "hand") == ("strikes", "PR-66")
    assert why(scene, "hand", BOB) == ("not-active", "PR-500")


@rule("PR-500")
def test_after_the_turn_the_next_player_acts():
    scene = cleaning(table())
    assert scene.asked == [BOB]
    assert why(scene, "hq", ANN) == ("not-active", "PR-500")


# -- all of them --------------------------------------------------------------------------


def test_every_reason_has_a_rule_of_the_book():
    assert set(RULES.values()) <= {each.id for each in rules_of(GAME)}


def things(table: Table, seat: int) -> dict[str, Any]:
    eyes = seen_by(table.state, seat, table.pending.get(seat), table.events)
    return {"figures": ASIDE.all_figures(eyes), "reasons": reasons(eyes)}


@rule("PR-42", "PR-46", "PR-51", "PR-500")
@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("settings", [{}, {"film": "film_2", "coordinate": "turn"}, {"film": "mix", "laid_out": "5"}])
def test_nothing_that_answers_has_a_reason_against_it_and_whatever_does_not_has_one(players, settings):
    for at in random_game(GAME, players, 3, settings):
        for seat, ask in at.pending.items():
            told = things(at, seat)
            spots = told["figures"]["spots"]
            assert len(spots) == len(ask.options)
            legal = [each for each in spots if each is not None]
            assert len(set(legal)) == len(legal), "every answer lies at a place of its own"
            against = told["reasons"]
            assert not [each for each in legal if each in against or each.partition(":")[0] in against]
            if ask.about == "action":
                assert everything(at, seat) <= set(legal) | set(against)


def everything(at: Table, seat: int) -> set[str]:
    """All that lies where things are acted on."""
    s = at.state
    found = {f"hand:{i}" for i in range(len(s.hand[seat]))} | {f"plays:{i}" for i in range(len(s.plays))}
    found |= {f"hq:{i}" for i, slot in enumerate(s.hq) if slot} | {f"wilds:{i}" for i in range(len(s.wilds))}
    found |= {f"combat:{i}" for i in range(len(s.combat))} | {f"operations:{i}" for i in range(len(s.operations))}
    found |= {f"attached:{at}:{i}" for at, pile in enumerate(s.attached) for i in range(len(pile))}
    return found | ({"officers"} if s.officers else set())


@rule("PR-51", "PR-58", "PR-508")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_fight_was_said_to_cost_is_what_is_paid_and_damage_kills_at_full_health(seed):
    said: dict[int, int] = {}
    fought = 0
    for at in random_game(GAME, 3, seed, {"avatars": "random"}):
        for event in at.events[fought:]:
            if event.name == "fought":
                assert event.values["n"] == said[event.values["enemy"]]
        fought = len(at.events)
        told = things(at, SPECTATOR)["figures"]
        assert [each["left"] > 0 for each in told["crew"]] == at.state.alive
        up = [pile[0] if up else None for pile, up in zip(at.state.wilds, at.state.up, strict=True)]
        costs = [*told["combat"], *(each["fight"] for each in told["row"])]
        said = {card: each["cost"] for card, each in zip([*at.state.combat, *up], costs, strict=True) if each}


@rule("PR-20", "PR-408")
def test_what_lies_face_down_changes_nothing_that_is_told():
    one = table(hand={BOB: ["the_speech"]}, wilds={"hills": "?soviet_advisor", "river": "val_verde_guerrilla"})
    two = table(hand={BOB: ["experience"]}, wilds={"hills": "?one_ugly_mother", "river": "val_verde_guerrilla"})
    for seat in (ANN, SPECTATOR):
        first, second = eyes(acting(one), seat), eyes(acting(two), seat)
        assert ASIDE.all_figures(first) == ASIDE.all_figures(second)
        assert seat < 0 or reasons(first) == reasons(second)
