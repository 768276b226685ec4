"""What Hunters tells besides the view: prices, Honour, where answers lie, and why not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prowl.games.encounters.hunters import GAME
from prowl.games.encounters.hunters.aside import ASIDE, RULES, reasons
from prowl.games.encounters.hunters.rules.ending import honour
from prowl.kernel.aside import Seen, seen_by
from prowl.kernel.rulebook import rules_of
from prowl.kernel.text import LANGUAGES, word_packages, words
from tests.games.hunters.table import ANN, BOB, EVE, SPECTATOR, acting, names, struck, table
from tests.games.hunters.test_hidden_information import TABLES, sensible_game
from tests.kit import Scene


def eyes(scene: Scene, seat: int) -> Seen:
    return seen_by(scene.s, seat, scene.run.pending.get(seat), scene.events)


def told(scene: Scene, name: str, seat: int = ANN) -> Any:
    return ASIDE.all_figures(eyes(scene, seat))[name]


def why(scene: Scene, thing: str, seat: int = ANN) -> tuple[Any, ...] | None:
    found = reasons(eyes(scene, seat)).get(thing)
    return found and (found.key, found.rule, *found.values.values())


def test_everybody_is_told_what_hazards_traps_and_duels_cost():
    s = table(wilds={"river": "ns_hazard"}, traps={ANN: ["t_net"], BOB: ["t_flash"]}, recruit=2, attack=1)
    scene = acting(s)
    for seat in (ANN, BOB, SPECTATOR):
        assert told(scene, "hazards", seat) == [None, None, {"cost": 3, "short": 1}, None, None]
        assert told(scene, "traps", seat) == [[{"cost": 3, "short": 1}], [{"cost": 3, "short": 1}]]
        assert told(scene, "duel", seat) == [None, {"cost": 3, "short": 2}]


def test_gear_and_the_arrested_are_told_with_the_place_of_whom_they_lie_with():
    s = table(
        wilds={"river": "ns_rebel", "hills": "th_police_officer"},
        combat=["m_porter"],
        gear={"ns_rebel": ["g_mud"], "m_porter": ["g_radio"]},
        waiting=["g_minigun"],
        arrested={"th_police_officer": "pt_mac"},
    )
    scene = acting(s)
    assert told(scene, "gear") == ["wilds:2", "combat:0", None]
    assert told(scene, "arrested") == ["wilds:4"]


def test_what_a_fight_costs_counts_gear():
    scene = acting(table(combat=["ns_rebel"], gear={"ns_rebel": ["g_flak_vest"]}, attack=3))
    assert told(scene, "combat") == [{"cost": 4, "short": 1, "barred": False}]


def test_pools_tests_and_the_end_are_told():
    s = table(testing=["test_speed"], combat=["m_lookout"], attack=1, healing=2, restoring=1, duels=1, rounds_to_go=0)
    scene = acting(s).say(ANN, "fight", "m_lookout")
    assert told(scene, "pools") == {"heal": 2, "restore": 1, "duels": 1}
    assert told(scene, "tests") == [{"done": 1, "wanted": 2}]
    assert told(scene, "ending") == {"rounds": 0, "mercenaries": 0, "master": 60}


def test_one_is_told_the_own_honour_in_its_parts_and_nobody_elses():
    s = table(trophies={ANN: ["pt_blain", "g_mud"]}, slain=[[BOB], []], wounds={ANN: ["ps_mocked"]}, shame=[1, 0])
    scene = acting(s)
    parts = {"trophies": 4, "predators": 4, "avatar": 4, "dishonour": -3, "all": 9}
    assert told(scene, "honour") == parts
    assert told(scene, "honour")["all"] == honour(scene.s, ANN)
    assert told(scene, "honour", BOB)["trophies"] == 0
    assert "honour" not in ASIDE.all_figures(eyes(scene, SPECTATOR))
    assert told(scene, "dishonour", BOB) == [3, 0]


def test_answers_lie_at_traps_strike_cards_rivals_and_hazards():
    s = table(
        wilds={"river": "ns_hazard"},
        traps={ANN: ["t_poison", "t_net"]},
        wounds={ANN: ["ps_flesh_wound", "ps_mocked"]},
        recruit=3,
        attack=5,
        duels=1,
        restoring=2,
    )
    scene = acting(s)
    lies = dict(zip(map(tuple, scene.options(ANN)), told(scene, "spots"), strict=True))
    assert lies[("avoid", "ns_hazard")] == "wilds:2"
    assert lies[("remove", "t_net")] == "traps:0:1"
    assert lies[("heal", "ps_mocked")] == "wounds:0:1"
    assert lies[("duel", BOB)] == "seat:1"
    assert lies[("end",)] is None


@pytest.mark.parametrize(
    ("fields", "thing", "reason"),
    [
        ({"wilds": {"river": "ns_hazard"}, "recruit": 1}, "wilds:2", ("hazard", "PR-175", 3, 1)),
        ({"wilds": {"river": "ns_hazard"}, "recruit": 3}, "wilds:2", None),
        ({"wilds": {"hills": "wh_billy"}, "attack": 9}, "wilds:4", ("forbidden", "PR-71")),
        ({"wilds": {"hills": "ns_rebel"}, "gear": {"ns_rebel": ["g_mud"]}}, "wilds:4", ("mud", "PR-71")),
        ({"traps": {ANN: ["t_net"]}, "recruit": 2}, "traps:0:0", ("trap", "PR-180", 3, 2)),
        ({"traps": {ANN: ["t_net"]}, "recruit": 3}, "traps:0:0", None),
        ({"traps": {BOB: ["t_net"]}}, "traps:1:0", None),
        ({"attack": 9}, "seat:1", ("no-duel", "PR-192")),
        ({"attack": 4, "duels": 1}, "seat:1", ("defence", "PR-192", 5, 4)),
        ({"attack": 5, "duels": 1}, "seat:1", None),
        ({"attack": 3, "traps": {BOB: ["t_laser"]}}, "seat:1", None),
        ({"combat": ["ns_rebel"], "attack": 1}, "combat:0", ("fight", "PR-51", 2, 1)),
    ],
)
def test_one_is_told_why_something_cannot_be_used_now(fields: dict[str, Any], thing: str, reason: Any):
    assert why(acting(table(**fields)), thing) == reason


def test_only_the_active_player_acts():
    scene = acting(table(3, combat=["ns_rebel"]))
    assert why(scene, "combat", BOB) == ("not-active", "PR-500")
    assert names(scene.s.combat) == ["ns_rebel"]
    assert struck(table(3, combat=["ns_rebel"])).asked in ([BOB], [EVE])


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_all_that_is_told_in_a_game_is_plain_data_and_has_words(players: int, settings: dict[str, str]):
    said: set[tuple[str, tuple[str, ...]]] = set()
    for each in sensible_game(players, 3, settings):
        for seat in range(SPECTATOR, players):
            looking = seen_by(each.state, seat, each.pending.get(seat), each.events)
            found = ASIDE.all_figures(looking)
            assert json.loads(json.dumps(found)) == found
            if seat >= 0:
                said |= {(why.key, tuple(sorted(why.values))) for why in reasons(looking).values()}
    for language in LANGUAGES:
        spoken = words(language, *word_packages(GAME))
        for key, values in said:
            assert spoken.has(f"why-{key}")
            assert spoken.say(f"why-{key}", **dict.fromkeys(values, 3)).strip()


def test_the_rules_of_hunters_among_the_reasons_stand_in_its_rulebook():
    known = {each.id for each in rules_of(GAME)}
    assert {RULES[key] for key in ("hazard", "trap", "no-duel", "defence")} <= known
