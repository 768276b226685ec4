"""The enemy mini-decks of the six objectives, and the Young Blood."""

from __future__ import annotations

from typing import Any

from ...core.cards import (
    ENEMY,
    EVENT,
    HAZARD,
    SPECIAL,
    TASK,
    Clause,
    Foe,
    Standing,
    after_strikes,
    figures,
    instead_of_dying,
    on_death,
    on_reveal,
    task_action,
    when_fought,
    when_struck,
)
from ...core.effects import (
    add,
    attach,
    avoid_all,
    discard_random,
    draw,
    end_action,
    flip_row_down,
    flip_self_down,
    kill_self,
    may_kill_starter,
    mill,
    recruit,
    strike,
)
from ..effects import (
    assault,
    board,
    camp_in_play,
    can_assault,
    can_board,
    can_fly_out,
    can_raid,
    can_settle,
    find_evidence,
    fly_out,
    in_the_wilds,
    is_marked,
    mark,
    move_camp,
    no_camp_in_play,
    not_played,
    place_on_operations,
    raid,
    settle,
    unmark,
    unmark_any,
    use_up,
)
from .people import INTEL, STRENGTH, SURVIVAL

RIVER = 2
YOUNG_BLOOD_DECK = "young_blood"


def _foe(deck: str, id: str, copies: int, value: int, text: tuple[Any, ...], flags: tuple[str, ...], type: str) -> Foe:
    clauses = tuple(each for each in text if isinstance(each, Clause))
    return Foe(
        id=id,
        kind=type,
        type=type,
        deck=deck,
        copies=copies,
        value=value,
        clauses=clauses,
        numbers=figures(clauses),
        standing=tuple(each for each in text if isinstance(each, Standing)),
        flags=frozenset(flags),
    )


class _Deck:
    """The cards of one mini-deck."""

    def __init__(self, name: str, short: str) -> None:
        self.name, self.short = name, short

    def enemy(self, id: str, copies: int, value: int, *text: Any, flags: tuple[str, ...] = ()) -> Foe:
        return _foe(self.name, id, copies, value, text, flags, ENEMY)

    def task(self, id: str, *text: Any) -> Foe:
        return _foe(self.name, id, 1, 0, text, (), TASK)

    def special(self, id: str, *text: Any) -> Foe:
        return _foe(self.name, id, 1, 0, text, (), SPECIAL)

    def events(self, copies: int) -> Foe:
        return _foe(self.name, f"{self.short}_event", copies, 0, (), (), EVENT)

    def hazard(self) -> Foe:
        return _foe(self.name, f"{self.short}_hazard", 1, 0, (), (), HAZARD)


_ea = _Deck("expendable_assets", "ea")
_ffc = _Deck("flares_frags_claymores", "ffc")
_gc = _Deck("get_to_the_choppa", "gc")
_wz = _Deck("war_zone", "wz")
_plw = _Deck("personal_little_war", "plw")
_ow = _Deck("other_world_life_form", "ow")
_yb = _Deck(YOUNG_BLOOD_DECK, "yb")

ENEMIES = (
    _ea.task("guerrilla_camp", on_reveal(attach(RIVER)), task_action(raid(), when=can_raid())),
    _ea.events(2),
    _ea.hazard(),
    _ea.enemy("soviet_advisor", 1, 5, Standing(what="boost", target="val_verde_guerrilla", n=1)),
    _ea.enemy(
        "val_verde_guerrilla",
        4,
        3,
        on_death(move_camp(1), when=camp_in_play()),
        on_death(strike(1, "you"), when=no_camp_in_play()),
    ),
    _ffc.task("defensive_position", on_reveal(place_on_operations()), task_action(settle(6), when=can_settle(6))),
    _ffc.events(2),
    _ffc.hazard(),
    _ffc.enemy("it_changed_colors", 3, 8, Standing(what="reduce", target="self_per_class", n=2)),
    _ffc.enemy("one_at_a_time", 1, 7, Standing(what="void", where="combat", target="close_call")),
    _ffc.enemy("shoulder_cannon", 2, 4, when_struck(strike(1, "you"), when=is_marked())),
    _ffc.enemy("heat_vision", 1, 4, Standing(what="forbid", where="wilds", target="avoid")),
    _gc.enemy(
        "one_ugly_mother",
        1,
        10,
        instead_of_dying(unmark(1), when=is_marked()),
        flags=("final", "runner", "double_strike"),
    ),
    _gc.task(
        "landing_zone", on_reveal(place_on_operations()), task_action(fly_out(8, 4, 10), when=can_fly_out(8, 4, 10))
    ),
    _gc.events(2),
    _gc.hazard(),
    _gc.enemy("a_world_of_hurt", 2, 8, Standing(what="forbid", target="coordinate_draw")),
    _gc.enemy("not_a_single_track", 3, 5, Standing(what="scan_cost", n=2)),
    _gc.enemy("three_red_dots", 2, 6, on_reveal(strike(1, "you"), when=not_played(SURVIVAL))),
    _gc.special("covered_in_mud", on_reveal(place_on_operations()), task_action(avoid_all(), use_up())),
    _wz.task("assault_the_stronghold", on_reveal(place_on_operations()), task_action(assault(), when=can_assault())),
    _wz.events(2),
    _wz.hazard(),
    _wz.enemy("el_scorpio", 1, 5, Standing(what="avenge", target="scorpion_enforcer", n=1)),
    _wz.enemy("scorpion_enforcer", 3, 3, on_death(mill(1))),
    _wz.enemy("voodoo_posse", 1, 4, on_death(may_kill_starter())),
    _plw.task("forensic_analysis", on_reveal(find_evidence())),
    _plw.task("physical_evidence", on_reveal(find_evidence())),
    _plw.task("witness_testimony", on_reveal(find_evidence())),
    _plw.events(2),
    _plw.hazard(),
    _plw.enemy("city_of_fear", 3, 6, Standing(what="strike_offer", n=1)),
    _plw.enemy("spear_thrust", 1, 6, when_struck(discard_random(2, "you"))),
    _plw.enemy("hanging_trophy", 1, 5, on_reveal(mark(1)), on_death(unmark_any(1))),
    _ow.enemy("one_big_ugly_mother", 1, 11, when_fought(strike("marks", "you")), flags=("final", "runner")),
    _ow.task("lost_ship", on_reveal(place_on_operations()), task_action(board(6, 5), when=can_board(6, 5))),
    _ow.events(2),
    _ow.hazard(),
    _ow.enemy("no_stopping", 2, 3, on_reveal(end_action())),
    _ow.enemy("no_killing", 3, 5, Standing(what="forbid", target="fight_final")),
    _ow.enemy("smart_disc", 2, 6, flags=("double_strike",)),
    _ow.enemy("trophy_case", 1, 6, Standing(what="boost", target="final", n=1)),
)

YOUNG_BLOOD = (
    _yb.events(3),
    _yb.enemy("over_here", 3, 1, on_reveal(strike(1, "you"), flip_self_down(), when=in_the_wilds())),
    _yb.enemy("almost_no_weight", 3, 5, after_strikes(kill_self()), flags=("double_strike",)),
    _yb.enemy("something_out_there", 3, 3, on_death(add(1), when=not_played(STRENGTH))),
    _yb.enemy("eyes_of_the_demon", 3, 2, on_death(strike(1, "you"), when=not_played(SURVIVAL))),
    _yb.enemy("fun_and_games", 3, 4, on_death(flip_row_down(), when=not_played(INTEL))),
    _yb.enemy("first_hunt", 3, 2, on_death(draw(1))),
    _yb.enemy("careless_leap", 3, 2, on_death(recruit(1))),
)
