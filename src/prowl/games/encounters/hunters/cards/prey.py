"""The mini-decks of Prey, and the Mercenaries."""

from __future__ import annotations

from ...core.cards import HAZARD, Clause, Standing, on_death, on_reveal, upkeep, when_fought, when_struck
from ...core.effects import discard_random, draw, recruit, strike
from ..effects import advance, arrest, disarm, dishonour, gear, heal_points, look_and_order, restore_points
from .kinds import GEAR_UP, Prey

MERCENARY_DECK = "mercenaries"


class _Deck:
    """The cards of one mini-deck."""

    def __init__(self, name: str, short: str) -> None:
        self.name, self.short = name, short

    def prey(
        self, id: str, copies: int, value: int, honour: int, *text: Clause | Standing, flags: tuple[str, ...] = ()
    ) -> Prey:
        return Prey(
            id=id,
            kind="prey",
            deck=self.name,
            copies=copies,
            value=value,
            honour=honour,
            clauses=tuple(each for each in text if isinstance(each, Clause)),
            standing=tuple(each for each in text if isinstance(each, Standing)),
            flags=frozenset(flags),
        )

    def gear_up(self, copies: int) -> Prey:
        flags = frozenset({GEAR_UP})
        return Prey(id=f"{self.short}_gear_up", kind=GEAR_UP, type=GEAR_UP, deck=self.name, copies=copies, flags=flags)

    def hazard(self, copies: int, price: int, honour: int) -> Prey:
        return Prey(
            id=f"{self.short}_hazard",
            kind=HAZARD,
            type=HAZARD,
            deck=self.name,
            copies=copies,
            price=price,
            honour=honour,
        )


_ns = _Deck("no_sport", "ns")
_pt = _Deck("payback_time", "pt")
_wh = _Deck("what_the_hell_are_you", "wh")
_dh = _Deck("drawn_by_heat", "dh")
_th = _Deck("this_is_history", "th")
_tb = _Deck("a_taste_for_beef", "tb")
_m = _Deck(MERCENARY_DECK, "m")

PREY = (
    _ns.prey("ns_rebel", 3, 2, 1),
    _ns.prey("ns_camp_guard", 2, 3, 1, on_death(draw(1))),
    _ns.prey("ns_advisor", 1, 5, 2, Standing(what="boost", target="other_prey_in_wilds", n=1), flags=("worthy",)),
    _ns.gear_up(2),
    _ns.hazard(1, 3, 1),
    _pt.prey("pt_hawkins", 1, 4, 2, on_death(draw(1)), flags=("runner",)),
    _pt.prey("pt_poncho", 1, 5, 2, when_struck(discard_random(1, "you"))),
    _pt.prey(
        "pt_blain",
        1,
        6,
        3,
        flags=(
            "worthy",
            "double_strike",
        ),
    ),
    _pt.prey("pt_mac", 1, 5, 3, upkeep(advance(1)), flags=("worthy",)),
    _pt.prey("pt_patrol", 3, 3, 1, on_reveal(disarm())),
    _pt.gear_up(2),
    _pt.hazard(2, 4, 2),
    _wh.prey(
        "wh_dutch",
        1,
        10,
        7,
        Standing(what="forbid", where="combat", target="avoid"),
        flags=(
            "ultimate",
            "double_strike",
        ),
    ),
    _wh.prey(
        "wh_billy",
        1,
        8,
        4,
        on_death(restore_points(1)),
        Standing(what="forbid", where="wilds", target="fight_self"),
        flags=("worthy",),
    ),
    _wh.prey("wh_dillon", 1, 7, 4, when_struck(strike(1, "you")), flags=("worthy",)),
    _wh.prey("wh_anna", 1, 2, 0, on_death(dishonour(2)), flags=("escape",)),
    _wh.prey("wh_rescue", 3, 4, 2, on_reveal(gear(1))),
    _wh.prey("wh_sniper", 1, 5, 2, flags=("lethal",)),
    _wh.gear_up(3),
    _wh.hazard(2, 6, 3),
    _dh.prey("dh_scorpion", 3, 2, 1),
    _dh.prey("dh_voodoo", 2, 3, 1, flags=("runner",)),
    _dh.prey("dh_king_willie", 1, 5, 2, on_death(look_and_order(2)), flags=("worthy",)),
    _dh.gear_up(2),
    _dh.hazard(1, 3, 1),
    _th.prey("th_police_officer", 3, 3, 1, on_reveal(arrest())),
    _th.prey("th_danny", 1, 6, 3, on_reveal(gear(1)), flags=("worthy",)),
    _th.prey(
        "th_lambert",
        1,
        6,
        3,
        flags=(
            "worthy",
            "runner",
        ),
    ),
    _th.prey("th_subway_armed", 2, 3, 1, flags=("escape",)),
    _th.gear_up(2),
    _th.hazard(2, 4, 2),
    _tb.prey(
        "tb_harrigan",
        1,
        10,
        7,
        when_fought(discard_random(1, "you")),
        flags=(
            "ultimate",
            "runner",
        ),
    ),
    _tb.prey("tb_keyes", 1, 8, 4, on_reveal(disarm()), flags=("worthy",)),
    _tb.prey("tb_garber", 1, 6, 3, when_struck(strike(1, "you")), flags=("worthy",)),
    _tb.prey("tb_leona", 1, 2, 0, on_death(dishonour(3)), flags=("escape",)),
    _tb.prey("tb_owlf", 3, 4, 2, Standing(what="forbid", where="combat", target="avoid")),
    _tb.prey("tb_captain", 1, 6, 2, on_reveal(gear(1))),
    _tb.gear_up(3),
    _tb.hazard(2, 6, 3),
)

MERCENARIES = (
    _m.prey("m_lookout", 3, 1, 1),
    _m.prey("m_porter", 3, 2, 1, on_death(draw(1))),
    _m.prey("m_deserter", 3, 2, 1, flags=("escape",)),
    _m.prey("m_rifleman", 3, 3, 1),
    _m.prey("m_medic", 3, 2, 1, on_death(heal_points(1))),
    _m.prey("m_runner", 3, 2, 1, flags=("runner",)),
    _m.prey("m_heavy", 3, 4, 2),
    _m.prey("m_scavenger", 3, 3, 1, on_death(recruit(2))),
)
