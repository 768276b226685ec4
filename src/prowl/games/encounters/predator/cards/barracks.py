"""The barracks: eight characters of fourteen cards, four of whom are chosen for a game."""

from __future__ import annotations

from typing import Any

from prowl.kernel.settings import Setting

from ...core.cards import Character, brothers, of_class, of_team, on_kill, on_play, once, showboat, this_turn
from ...core.effects import (
    attack,
    avoid,
    avoid_all,
    discard_choice,
    double_attack,
    draw,
    heal,
    may_kill_own,
    next_recruit_on_top,
    recruit,
    reduce,
    scan,
    scan_all,
)
from ..effects import bleed, intrude
from .people import INTEL, LEADERSHIP, STRENGTH, SURVIVAL, TECH

DUTCHS_TEAM, HARRIGANS_SQUAD = "dutch", "harrigan"
RARE, UNCOMMON, COMMON = 1, 3, 5


class _Group:
    """The cards of one character."""

    def __init__(self, name: str, team: str) -> None:
        self.name, self.team = name, team

    def __call__(
        self,
        id: str,
        klass: str,
        copies: int,
        cost: int,
        attack: int,
        recruit: int,
        *clauses: Any,
        coordinate: bool = False,
    ) -> Character:
        return Character(
            id=id,
            kind="barracks",
            klass=klass,
            team=self.team,
            group=self.name,
            copies=copies,
            cost=cost,
            attack=attack,
            recruit=recruit,
            clauses=clauses,
            flags=frozenset({"coordinate"} if coordinate else ()),
        )


_dutch = _Group("dutch", DUTCHS_TEAM)
_dillon = _Group("dillon", DUTCHS_TEAM)
_mac = _Group("mac", DUTCHS_TEAM)
_blain = _Group("blain", DUTCHS_TEAM)
_harrigan = _Group("harrigan", HARRIGANS_SQUAD)
_danny = _Group("danny", HARRIGANS_SQUAD)
_keyes = _Group("keyes", HARRIGANS_SQUAD)
_lambert = _Group("lambert", HARRIGANS_SQUAD)

#            id                          class       copies    cost att rec  text
BARRACKS = (
    _dutch(
        "if_it_bleeds", SURVIVAL, RARE, 8, 5, 0, this_turn(reduce("fought_in_combat", 2)), of_team("dutch", draw(2))
    ),
    _dutch("bad_idea", LEADERSHIP, UNCOMMON, 6, 1, 0, brothers(attack(2))),
    _dutch("knock_knock", STRENGTH, COMMON, 3, 2, 0, this_turn(reduce("fought", 1))),
    _dutch("stick_around", INTEL, COMMON, 4, 2, 0, on_play(scan(1)), coordinate=True),
    _dillon("i_woke_up", INTEL, RARE, 7, 4, 0, on_play(scan(2), draw(2))),
    _dillon("before_anybody_knows", STRENGTH, UNCOMMON, 5, 0, 1, brothers(recruit(2))),
    _dillon("real_nasty_habit", SURVIVAL, COMMON, 3, 1, 0, on_play(avoid(1)), coordinate=True),
    _dillon("too_many_pencils", LEADERSHIP, COMMON, 3, 0, 2, of_team("dutch", may_kill_own(), draw(1))),
    _mac("gonna_have_me_some_fun", TECH, RARE, 8, 4, 0, on_kill(draw(2))),
    _mac("i_see_you", SURVIVAL, UNCOMMON, 5, 2, 0, brothers(heal(1))),
    _mac("cut_your_name", LEADERSHIP, COMMON, 2, 0, 0, on_play(draw(1)), coordinate=True),
    _mac("long_tall_sally", STRENGTH, COMMON, 4, 3, 0, of_class(STRENGTH, attack(1))),
    _blain("aint_got_time_to_bleed", STRENGTH, RARE, 7, 2, 0, once(bleed())),
    _blain("alabama_tick", TECH, UNCOMMON, 6, 2, 0, brothers(scan(1))),
    _blain("tyrannosaurus", SURVIVAL, COMMON, 2, 0, 2, of_class(SURVIVAL, heal(1))),
    _blain("old_painless", STRENGTH, COMMON, 5, 3, 0, of_team("dutch", attack(1)), of_class(TECH, attack(1))),
    _harrigan("im_gonna_finish_it", SURVIVAL, RARE, 8, 0, 0, once(double_attack())),
    _harrigan("feel_the_heat", STRENGTH, UNCOMMON, 5, 3, 0, of_team("harrigan", may_kill_own(), attack(1))),
    _harrigan("the_speech", LEADERSHIP, COMMON, 1, 1, 0, coordinate=True),
    _harrigan("now_its_personal", TECH, COMMON, 4, 2, 0, showboat(attack(1))),
    _danny("put_him_on_the_payroll", TECH, RARE, 8, 4, 0, this_turn(avoid_all())),
    _danny("danny_boy", SURVIVAL, UNCOMMON, 5, 3, 0, on_play(scan(1)), of_team("harrigan", draw(1))),
    _danny("take_a_good_look", INTEL, COMMON, 4, 1, 0, on_play(draw(1)), coordinate=True),
    _danny("fifteen_years", LEADERSHIP, COMMON, 2, 0, 2, showboat(recruit(1))),
    _keyes(
        "lions_tigers_bears", STRENGTH, RARE, 8, 5, 0, on_play(scan_all()), this_turn(reduce("revealed_this_turn", 2))
    ),
    _keyes("jurisdictional_intrusion", TECH, UNCOMMON, 5, 3, 0, of_class(TECH, intrude())),
    _keyes("enjoy_the_show", INTEL, COMMON, 3, 0, 2, showboat(scan(1))),
    _keyes("too_late_to_go_home", SURVIVAL, COMMON, 3, 2, 0, of_team("harrigan", heal(1))),
    _lambert("lone_ranger", STRENGTH, RARE, 7, 4, 0, showboat(attack(2))),
    _lambert("luck_is_my_specialty", LEADERSHIP, UNCOMMON, 6, 2, 2, of_class(LEADERSHIP, next_recruit_on_top())),
    _lambert("no_autographs", SURVIVAL, COMMON, 4, 2, 0, showboat(heal(1))),
    _lambert("door_swings_both_ways", INTEL, COMMON, 3, 2, 0, of_class(INTEL, discard_choice(1, "you"), draw(1))),
)

GROUPS = ("blain", "danny", "dillon", "dutch", "harrigan", "keyes", "lambert", "mac")
# Whose cards fill the barracks (PR-98).
CHARACTERS = Setting("characters", ("film", "random"), pick=4, among=GROUPS)
