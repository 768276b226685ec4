"""The rulebook's worked examples: NA-136 to NA-142, one turn of six players."""

from __future__ import annotations

import pytest

from tests.games.not_alone.table import exploring, hunting, seen, table
from tests.kit import Scene, rule

GRISHA, TANYA, ROMA, FEDYA, MASHA, RITA = range(6)
PLAYED = {TANYA: [2], ROMA: [1], FEDYA: [5], MASHA: [8], RITA: [8]}


@rule("NA-136", "NA-59")
def test_tanya_resists():
    scene = exploring(table(6, hand={TANYA: [1, 2]}))
    assert (len(scene.s.hand[TANYA]), scene.s.will[TANYA]) == (2, 3)
    scene.say(TANYA, "resist", 1)
    assert scene.options(TANYA) == [["place", 3], ["place", 4], ["place", 5]]
    scene.pick(TANYA, 3, 5)
    assert (scene.s.will[TANYA], len(scene.s.hand[TANYA])) == (2, 4)
    scene.say(TANYA, "place", 2)
    assert (len(scene.s.hand[TANYA]), scene.s.played[TANYA]) == (3, [2])


@pytest.fixture
def hunt() -> Scene:
    """Grisha lays the Creature token on 8, Artemia on 2, and plays Mirage on 5 and 10."""
    s = table(6, played=PLAYED, discard={ROMA: [2], FEDYA: [1]}, hunts=["mirage", "clone"], rescue=6)
    s.will[RITA] = 1
    scene = hunting(s)
    scene.say(GRISHA, "creature", 8).say(GRISHA, "artemia", 2)
    return scene.say(GRISHA, "hunt", "mirage").say(GRISHA, "target", 5, 10)


@rule("NA-137")
def test_grisha_lays_three_tokens_in_one_turn_with_one_hunt_card(hunt):
    assert (hunt.s.creature_token, hunt.s.artemia_token, hunt.s.target_token) == ([8], [2], [5, 10])
    assert hunt.s.hunt_played == 1
    assert hunt.happened("hunt_played")[0]["seat"] == GRISHA


@rule("NA-138", "NA-A2")
def test_roma_copies_the_wreck_under_the_creature_token_and_moves_rescue_forward(hunt):
    assert hunt.questions() == {ROMA: "resolve"}
    assert hunt.options(ROMA) == [["use", 1], ["take_back", 2], ["skip"]]
    hunt.say(ROMA, "use", 1)
    assert hunt.s.rescue == 5


@rule("NA-139", "NA-86")
def test_fedya_on_5_has_no_power_and_no_take_back(hunt):
    hunt.say(ROMA, "use", 1)
    assert hunt.questions() == {TANYA: "artemia.place"}, "Fedya is asked nothing"
    hunt.pick(TANYA, 1)
    assert hunt.s.round == 2
    assert FEDYA not in [event["seat"] for name in ("power_used", "took_back") for event in hunt.happened(name)]


@rule("NA-140", "NA-91", "NA-92")
def test_tanya_on_2_discards_1_card_and_has_no_power(hunt):
    hunt.say(ROMA, "use", 1)
    assert hunt.options(TANYA) == [["place", 1], ["place", 3], ["place", 4], ["place", 5]]
    hunt.pick(TANYA, 4)
    assert seen(hunt, GRISHA, "discarded") == [{"event": "discarded", "seat": TANYA, "place": [4]}]
    assert [event["seat"] for event in hunt.happened("power_used")] == [ROMA, ROMA]


@rule("NA-141", "NA-96")
def test_masha_and_rita_lose_1_will_each_and_assimilation_moves_1_for_it(hunt):
    hunt.say(ROMA, "use", 1).pick(TANYA, 4)
    assert [(event["seat"], event["n"]) for event in hunt.happened("will_lost")] == [(MASHA, 1), (RITA, 1)]
    assert hunt.s.will[MASHA] == 2
    names = [event.name for event in hunt.events]
    assert names[names.index("assimilation_moved") - 1] == "will_lost"


@rule("NA-142", "NA-100", "NA-101")
def test_it_was_ritas_last_will(hunt):
    hunt.say(ROMA, "use", 1).pick(TANYA, 4)
    assert [event["left"] for event in hunt.happened("assimilation_moved")] == [10, 9], "2 this turn"
    assert hunt.s.will[RITA] == 3
    assert (sorted(hunt.s.hand[RITA]), hunt.s.discard[RITA]) == ([1, 2, 3, 4, 5, 8], [])
    assert hunt.s.discard[MASHA] == [8]
