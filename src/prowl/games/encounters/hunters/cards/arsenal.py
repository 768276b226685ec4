"""The Arsenal: eight groups of fourteen cards, each of one class and one team, four of which are chosen for a game."""

from __future__ import annotations

from prowl.kernel.settings import Setting

from ...core.cards import Character, Clause, of_class, of_team, on_kill, on_play, once, this_turn
from ...core.effects import attack, avoid, avoid_all, discard_choice, draw, recruit, topdeck
from ...predator_box.people import INTEL, STRENGTH, SURVIVAL, TECH
from ..effects import blow_up, comes_back, duel, give_up, heal_points, look, nudge, restore_points, weaken
from .people import CITY, JUNGLE

RARE, UNCOMMON, COMMON = 1, 3, 5


class _Group:
    """The cards of one group."""

    def __init__(self, name: str, klass: str, team: str) -> None:
        self.name, self.klass, self.team = name, klass, team

    def __call__(self, id: str, copies: int, cost: int, attack: int, recruit: int, *clauses: Clause) -> Character:
        return Character(
            id=id,
            kind="arsenal",
            klass=self.klass,
            team=self.team,
            group=self.name,
            copies=copies,
            cost=cost,
            attack=attack,
            recruit=recruit,
            clauses=clauses,
        )


_woodland_intel = _Group("woodland_intel", INTEL, JUNGLE)
_woodland_strength = _Group("woodland_strength", STRENGTH, JUNGLE)
_woodland_survival = _Group("woodland_survival", SURVIVAL, JUNGLE)
_woodland_tech = _Group("woodland_tech", TECH, JUNGLE)
_urban_intel = _Group("urban_intel", INTEL, CITY)
_urban_strength = _Group("urban_strength", STRENGTH, CITY)
_urban_survival = _Group("urban_survival", SURVIVAL, CITY)
_urban_tech = _Group("urban_tech", TECH, CITY)

ARSENAL = (
    _woodland_intel("wi_heat_of_prey", RARE, 7, 3, 0, on_play(draw(2)), of_class(INTEL, weaken("worthy", 2))),
    _woodland_intel("wi_voice_mimic", UNCOMMON, 5, 2, 0, once(nudge(1)), of_class(INTEL, draw(1))),
    _woodland_intel("wi_treetop_watch", COMMON, 3, 1, 0, on_play(draw(1))),
    _woodland_intel("wi_read_the_trail", COMMON, 2, 0, 2, of_class(INTEL, look(1))),
    _woodland_strength("ws_skull_and_spine", RARE, 8, 5, 0, on_play(duel(1)), on_kill(restore_points(1), draw(1))),
    _woodland_strength("ws_bare_handed", UNCOMMON, 5, 3, 0, on_play(duel(1)), of_class(STRENGTH, attack(1))),
    _woodland_strength("ws_wrist_blades", COMMON, 4, 2, 0, of_class(STRENGTH, attack(1))),
    _woodland_strength("ws_war_cry", COMMON, 2, 1, 1, of_team(JUNGLE, attack(1))),
    _woodland_survival("wv_last_laugh", RARE, 7, 2, 0, on_play(heal_points(3)), this_turn(avoid_all())),
    _woodland_survival(
        "wv_field_medicine", UNCOMMON, 5, 2, 0, on_play(heal_points(2)), of_class(SURVIVAL, restore_points(1))
    ),
    _woodland_survival("wv_glowing_blood", COMMON, 3, 1, 0, on_play(heal_points(1)), of_class(SURVIVAL, draw(1))),
    _woodland_survival("wv_river_crossing", COMMON, 3, 0, 2, of_class(SURVIVAL, avoid(1))),
    _woodland_tech("wt_self_destruct", RARE, 8, 0, 0, once(give_up(), blow_up())),
    _woodland_tech("wt_plasma_caster", UNCOMMON, 6, 3, 0, of_class(TECH, attack(2))),
    _woodland_tech("wt_cloaking_device", COMMON, 3, 1, 0, on_play(avoid(1))),
    _woodland_tech("wt_wrist_computer", COMMON, 2, 0, 2, of_class(TECH, topdeck(1))),
    _urban_intel("ui_many_spectra", RARE, 7, 2, 0, on_play(draw(1), weaken("all", 1)), of_class(INTEL, draw(1))),
    _urban_intel("ui_rooftop_hunt", UNCOMMON, 5, 2, 0, on_play(weaken("wilds", 1)), of_class(INTEL, draw(1))),
    _urban_intel("ui_want_some_candy", COMMON, 4, 1, 1, on_play(draw(1))),
    _urban_intel("ui_scent_of_conflict", COMMON, 2, 0, 2, of_team(CITY, discard_choice(1, "you"), draw(1))),
    _urban_strength("us_kings_skull", RARE, 8, 4, 0, on_play(duel(1), weaken("all", 1)), of_class(STRENGTH, attack(2))),
    _urban_strength("us_combi_stick", UNCOMMON, 6, 4, 0, of_class(STRENGTH, duel(1))),
    _urban_strength("us_alley_brawl", COMMON, 3, 2, 0, on_play(duel(1))),
    _urban_strength("us_meat_hook", COMMON, 4, 2, 0, on_kill(recruit(1))),
    _urban_survival("uv_clan_returns", RARE, 7, 2, 2, on_play(heal_points(2), restore_points(2))),
    _urban_survival("uv_spare_the_unarmed", UNCOMMON, 4, 1, 0, on_play(restore_points(2)), of_class(SURVIVAL, draw(1))),
    _urban_survival("uv_bathroom_surgery", COMMON, 3, 0, 1, on_play(heal_points(2))),
    _urban_survival("uv_elevator_shaft", COMMON, 3, 1, 1, of_class(SURVIVAL, avoid(1))),
    _urban_tech("ut_returning_blade", RARE, 8, 4, 0, on_kill(attack(1)), of_class(TECH, comes_back())),
    _urban_tech("ut_smart_disc", UNCOMMON, 6, 3, 0, of_team(CITY, attack(1)), once(topdeck(1))),
    _urban_tech("ut_net_gun", COMMON, 3, 1, 0, once(nudge(-1)), of_class(TECH, attack(1))),
    _urban_tech("ut_laser_sight", COMMON, 3, 1, 1, of_class(TECH, attack(1))),
)

GROUPS = tuple(sorted({card.group for card in ARSENAL}))
# Which four of them make the Arsenal deck (PR-166).
ARSENAL_GROUPS = Setting("arsenal", ("film", "random"), pick=4, among=GROUPS)
FILM_GROUPS = {
    "film_1": ("woodland_intel", "woodland_strength", "woodland_survival", "woodland_tech"),
    "film_2": ("urban_intel", "urban_strength", "urban_survival", "urban_tech"),
}
