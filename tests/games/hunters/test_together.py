"""Chapter 8.9: the pack."""

from __future__ import annotations

import pytest

from prowl.games.encounters.hunters import GAME
from tests.games.hunters.table import ANN, BOB, acting, hunting, moves, names, struck, table, trophies
from tests.kit import rule

PACK = {"side": "together"}


@rule("PR-226")
def test_the_pack_wins_by_killing_the_ultimate_prey():
    scene = acting(table(settings=PACK, combat=["wh_dutch"], attack=10)).say(ANN, "fight", "wh_dutch")
    assert scene.s.outcome == "pack_won"
    assert GAME.result(scene.s).winners == (ANN, BOB)


@rule("PR-226")
def test_an_end_by_death_or_by_used_up_decks_is_a_defeat():
    assert hunting(table(settings=PACK, prey=[])).s.outcome == "pack_lost"
    dead = struck(table(settings=PACK, health=[1, 10], combat=["ns_rebel"], alive=[True, False]))
    assert dead.s.outcome == "pack_lost"
    scene = struck(table(settings=PACK, health=[10, 1], combat=["ns_rebel"]), BOB)
    scene.s.combat.clear()
    assert scene.say(ANN, "end").s.outcome == "pack_lost"
    assert GAME.result(scene.s).winners == ()


@rule("PR-227")
def test_duels_do_nothing_in_a_pack():
    scene = acting(table(settings=PACK, attack=9, duels=1))
    assert moves(scene, ANN, "duel") == []


@rule("PR-229")
def test_in_a_pack_others_may_be_healed_and_restored():
    s = table(settings=PACK, wounds={BOB: ["ps_flesh_wound", "ps_mocked"]}, healing=1, restoring=2)
    scene = acting(s)
    assert moves(scene, ANN, "heal") == ["ps_flesh_wound", "ps_mocked"]
    scene.say(ANN, "heal", "ps_mocked")
    assert names(scene.s.wounds[BOB]) == ["ps_flesh_wound"]


@rule("PR-229")
def test_in_a_pack_a_trap_before_another_may_be_removed_and_is_the_payers_trophy():
    scene = acting(table(settings=PACK, traps={BOB: ["t_net"]}, recruit=3)).say(ANN, "remove", "t_net")
    assert (scene.s.traps[BOB], trophies(scene)) == ([], ["t_net"])


@rule("PR-230", "PR-A13")
@pytest.mark.parametrize(("trap", "left"), [("t_poison", "ps_mocked"), ("t_snare", "ps_flesh_wound")])
def test_a_poison_or_snare_trap_stops_its_victim_from_curing_anybody_but_not_the_others(trap: str, left: str):
    wounds = {ANN: ["ps_flesh_wound", "ps_mocked"]}
    own = acting(table(settings=PACK, wounds=wounds, traps={ANN: [trap]}, healing=3, restoring=3))
    assert moves(own, ANN, "heal") == [left]
    other = acting(table(settings=PACK, wounds=wounds, traps={ANN: [trap]}, healing=3, restoring=3), BOB)
    assert moves(other, BOB, "heal") == ["ps_flesh_wound", "ps_mocked"]


@rule("PR-231")
def test_the_honour_of_the_whole_pack_is_its_score_won_or_lost():
    s = table(settings=PACK, trophies={ANN: ["pt_blain"], BOB: ["wh_billy"]}, outcome="pack_lost")
    assert GAME.result(s).scores == (15, 15)


@rule("PR-A1", "PR-161")
def test_hunters_are_rivals_unless_the_table_says_otherwise():
    assert GAME.checked(2, {})["side"] == "rivals"
