"""The Hive decks of the four Alien films, Drones, and the Hatchery."""

from __future__ import annotations

from ...core.cards import (
    ENEMY,
    EVENT,
    HAZARD,
    TASK,
    Clause,
    Standing,
    figures,
    instead_of_dying,
    on_death,
    on_entering,
    on_reveal,
    task_action,
    upkeep,
    when_drawn,
    when_struck,
)
from ...core.effects import add, discard_random, draw, flip_row_down, strike
from ...predator_box.effects import not_played
from ...predator_box.people import INTEL, SURVIVAL, TECH
from ..effects import (
    acid_hits,
    bears_events,
    burst,
    burst_open,
    can_complete,
    can_place,
    complete,
    creep,
    died_in_combat,
    find,
    hugger,
    lay_egg,
    open_egg,
    place_gun,
    save_brother,
    to_operations,
    wound_beast,
)
from .kinds import HiveCard

UNDERGROUND, RIVER = "underground", "river"
DRONES, HATCHERY = "drones", "hatchery"


class _Deck:
    """The cards of one mini-deck; its number is the Honour of its Enemies unless a card says otherwise (PR-317)."""

    def __init__(self, name: str, short: str, honour: int) -> None:
        self.name, self.short, self.honour = name, short, honour

    def enemy(
        self,
        id: str,
        copies: int,
        value: int,
        *text: Clause | Standing,
        honour: int | None = None,
        flags: tuple[str, ...] = (),
    ) -> HiveCard:
        worth = self.honour if honour is None else honour
        return self._card(id, ENEMY, copies, value, worth, text, flags)

    def task(self, id: str, copies: int, honour: int, *text: Clause | Standing) -> HiveCard:
        return self._card(id, TASK, copies, 0, honour, text, ())

    def events(self, copies: int, honour: int = 0) -> HiveCard:
        return self._card(f"{self.short}_event", EVENT, copies, 0, honour, (), ())

    def hazard(self) -> HiveCard:
        return self._card(f"{self.short}_hazard", HAZARD, 1, 0, 0, (), ())

    def _card(
        self,
        id: str,
        type: str,
        copies: int,
        value: int,
        honour: int,
        text: tuple[Clause | Standing, ...],
        flags: tuple[str, ...],
    ) -> HiveCard:
        clauses = tuple(each for each in text if isinstance(each, Clause))
        return HiveCard(
            id=id,
            kind=type,
            type=type,
            deck=self.name,
            copies=copies,
            value=value,
            honour=honour,
            clauses=clauses,
            numbers=figures(clauses),
            standing=tuple(each for each in text if isinstance(each, Standing)),
            flags=frozenset(flags),
        )


_sos = _Deck("the_sos", "sos", 1)
_noh = _Deck("no_one_can_hear_you", "noh", 2)
_apo = _Deck("a_perfect_organism", "apo", 3)
_tlc = _Deck("the_lost_colony", "tlc", 1)
_tmc = _Deck("they_mostly_come", "tmc", 2)
_wle = _Deck("whos_laying_the_eggs", "wle", 3)
_wab = _Deck("where_are_the_brothers", "wab", 1)
_bot = _Deck("the_beast_is_out_there", "bot", 2)
_nsi = _Deck("nobody_can_stop_it", "nsi", 3)
_brk = _Deck("breakout", "brk", 1)
_yat = _Deck("youre_a_thing", "yat", 2)
_sby = _Deck("shell_breed_youll_die", "sby", 3)
_dr = _Deck(DRONES, "dr", 1)
_hatchery = _Deck(HATCHERY, "hatchery", 1)

HIVE = (
    _sos.task("sos_part", 2, 1, on_reveal(find())),
    _sos.events(2),
    _sos.hazard(),
    _sos.enemy("sos_egg", 2, 2, on_reveal(open_egg(INTEL))),
    _sos.enemy("sos_shape", 2, 3),
    _noh.task(
        "ventilation_seal",
        1,
        2,
        on_reveal(to_operations()),
        task_action(complete(5, UNDERGROUND), when=can_complete(5, UNDERGROUND)),
    ),
    _noh.enemy(
        "ash", 1, 6, Standing(what="forbid", target="fight_without_duel"), when_struck(discard_random(1, "you"))
    ),
    _noh.events(2),
    _noh.hazard(),
    _noh.enemy("noh_young", 4, 5, flags=("runner",)),
    _noh.enemy("noh_skin", 2, 3, on_death(add(1))),
    _apo.enemy("perfect_organism", 1, 12, flags=("final", "double_strike"), honour=5),
    _apo.events(2),
    _apo.hazard(),
    _apo.enemy("apo_tail", 3, 6, when_struck(discard_random(1, "you"))),
    _apo.enemy("apo_jaws", 3, 7, flags=("lethal",)),
    _apo.enemy("apo_vents", 3, 5, on_reveal(creep(1))),
    _tlc.enemy("colonist_host", 3, 3, on_entering(burst_open())),
    _tlc.events(2),
    _tlc.hazard(),
    _tlc.enemy("tlc_egg", 2, 2, on_reveal(open_egg(INTEL))),
    _tlc.enemy("tlc_crawler", 1, 4),
    _tmc.task("sentry_gun", 2, 0, on_reveal(to_operations()), task_action(place_gun(4), when=can_place(4))),
    _tmc.events(2),
    _tmc.hazard(),
    _tmc.enemy("tmc_warrior", 4, 5, on_death(strike(1, "you"), when=died_in_combat())),
    _tmc.enemy("tmc_swarm", 2, 4, flags=("runner",)),
    _wle.enemy("queen", 1, 12, upkeep(lay_egg()), flags=("final",), honour=5),
    _wle.events(2),
    _wle.hazard(),
    _wle.enemy("wle_egg", 3, 2, on_reveal(open_egg(INTEL))),
    _wle.enemy("wle_guard", 3, 6, Standing(what="boost", target="final", n=1)),
    _wle.enemy("wle_praetorian", 3, 8, flags=("double_strike",)),
    _wab.task("missing_brother", 2, 1, on_reveal(save_brother())),
    _wab.events(2),
    _wab.hazard(),
    _wab.enemy("wab_hound", 3, 4, flags=("runner",)),
    _wab.enemy("wab_egg", 1, 2, on_reveal(open_egg(INTEL))),
    _bot.task(
        "bishops_head", 1, 2, on_reveal(to_operations()), task_action(complete(5, RIVER), when=can_complete(5, RIVER))
    ),
    _bot.events(2),
    _bot.hazard(),
    _bot.enemy("bot_runner", 4, 5, flags=("runner",)),
    _bot.enemy("bot_ambush", 3, 6, on_reveal(strike(1, "you"))),
    _nsi.enemy(
        "the_beast", 1, 9, instead_of_dying(wound_beast(), when=bears_events()), flags=("final", "runner"), honour=3
    ),
    _nsi.events(3, honour=2),
    _nsi.hazard(),
    _nsi.enemy("nsi_pack", 4, 6, flags=("runner",)),
    _nsi.enemy("nsi_foundry", 4, 7, when_struck(strike(1, "you"))),
    _brk.enemy("xenomorph_clone", 3, 4),
    _brk.events(2),
    _brk.hazard(),
    _brk.enemy("brk_egg", 2, 2, on_reveal(open_egg(INTEL))),
    _brk.enemy("brk_handler", 1, 3, on_death(strike(1, "you"))),
    _yat.events(2),
    _yat.hazard(),
    _yat.enemy("yat_swimmer", 4, 5, Standing(what="forbid", where="river", target="fight_self")),
    _yat.enemy("yat_warrior", 4, 6),
    _sby.enemy("cloned_queen", 1, 10, upkeep(lay_egg()), flags=("final",), honour=5),
    _sby.enemy("newborn", 1, 11, flags=("final", "lethal"), honour=5),
    _sby.events(2),
    _sby.hazard(),
    _sby.enemy("sby_escort", 4, 6, when_struck(hugger(1, "you"))),
    _sby.enemy("sby_hybrid", 4, 7),
)

DRONE_CARDS = (
    _dr.events(3),
    _dr.enemy("dr_scout", 3, 2, on_death(draw(1))),
    _dr.enemy("dr_drone", 3, 3),
    _dr.enemy("dr_acid", 3, 3, on_death(strike(1, "you"), when=acid_hits(SURVIVAL))),
    _dr.enemy("dr_crawler", 3, 2, flags=("runner",)),
    _dr.enemy("dr_nest", 3, 4, on_death(add(1), when=not_played(TECH))),
    _dr.enemy("dr_lurker", 3, 4, on_death(flip_row_down(), when=not_played(INTEL))),
    _dr.enemy("dr_bearer", 3, 3, when_struck(hugger(1, "you"))),
)

HATCHERY_CARDS = (
    _hatchery.enemy("facehugger", 10, 3),
    _hatchery.enemy("chestburster", 6, 3, when_drawn(burst())),
)
