"""The nine seasons: ten Enemies, three Events and an Ally each; the letter is the pile they go to."""

from __future__ import annotations

from typing import Any

from ...core.cards import ENEMY, EVENT, combo, first_death, on_death, on_reveal, once, sacrifice, to_elude, when_struck
from ..effects import (
    avoid_it,
    belief,
    cancel_it,
    discard_choice,
    discard_random,
    doubt,
    draw,
    forbid,
    heal,
    kill_own,
    next_hand,
    scar,
    scarify,
    strike,
)
from ..functions import fight_next_player, gulag_test, last_stand, one_wish, swap_avatars, taken, train_bomb, tribunal
from ..mat_effects import add, defeat_agent, hide_bureau, hide_enemies, informants_on, return_enemy, scan
from .kinds import (
    ALIEN,
    AMBUSH,
    APPREHEND,
    CONSTRUCT,
    COORDINATE,
    CREATURE,
    DOUBLE_STRIKE,
    DRAWN_YOU,
    FEROCIOUS,
    FRIGHTENING,
    HUMAN,
    INTEL,
    LEADERSHIP,
    LETHAL,
    MAUL,
    RANGE,
    RAVAGE,
    RUNNER,
    SPIRIT,
    STATIONARY,
    STEALTH,
    STRIKE_ANY,
    SWIFT,
    VIGILANT,
    WILL,
    Ally,
    SeasonCard,
    changes,
    costs_more,
    forbids,
    in_field,
    in_shadows,
    on_event,
    printed,
    vigil,
)


class _Season:
    """The fourteen cards of one season."""

    def __init__(self, number: int, letter: str) -> None:
        self.number, self.letter = number, letter

    def enemy(self, name: str, type: str, value: int, *text: Any) -> SeasonCard:
        return self._foe(f"s{self.number}_{name}", ENEMY, text, race=type, value=value)

    def event(self, name: str, *effects: Any) -> SeasonCard:
        return self._foe(f"s{self.number}_ev_{name}", EVENT, (on_event(*effects),))

    def _foe(self, id: str, type: str, text: tuple[Any, ...], **figures: Any) -> SeasonCard:
        return SeasonCard(
            id=id,
            kind=type,
            type=type,
            deck=self.letter,
            season=self.number,
            **printed(text),
            **figures,
        )

    def ally(self, name: str, klass: str, attack: int, recruit: int, *text: Any) -> Ally:
        return Ally(
            id=f"s{self.number}_al_{name}",
            kind="ally",
            deck=self.letter,
            season=self.number,
            klass=klass,
            attack=attack,
            recruit=recruit,
            **printed(text),
        )


_s1 = _Season(1, "A")
_s2 = _Season(2, "B")
_s3 = _Season(3, "C")
_s4 = _Season(4, "A")
_s5 = _Season(5, "B")
_s6 = _Season(6, "C")
_s7 = _Season(7, "A")
_s8 = _Season(8, "B")
_s9 = _Season(9, "C")

SEASONS = (
    _s1.enemy("tooms", HUMAN, 3, STEALTH, when_struck(next_hand(1))),
    _s1.enemy("jersey_devil", CREATURE, 2, RUNNER),
    _s1.enemy("operating_system", CONSTRUCT, 3, STATIONARY, "vulnerable_tech", costs_more("scan_bureau", 1)),
    _s1.enemy("ice_worm", ALIEN, 2, when_struck(doubt(1))),
    _s1.enemy("howard_graves", SPIRIT, 2, "immune_tech", on_death(belief(1))),
    _s1.enemy("eves", HUMAN, 2, on_reveal(discard_choice(1))),
    _s1.enemy("lively", HUMAN, 3, RANGE),
    _s1.enemy("boggs", HUMAN, 3, APPREHEND, on_death(scan(1))),
    _s1.enemy("kindred", ALIEN, 2, to_elude(doubt(1, "each"))),
    _s1.enemy("wood_mites", CREATURE, 4, "vulnerable_science", when_struck(scar(1))),
    _s1.event("lost_minutes", discard_choice(1)),
    _s1.event("informant_shot", informants_on(), doubt(1, "each")),
    _s1.event("little_green_file", add(1)),
    _s1.ally("briggs", INTEL, 3, 0, once(scan(1))),
    _s2.enemy("flukeman", CREATURE, 3, STEALTH, when_struck(scar(1))),
    _s2.enemy("duane_barry", HUMAN, 3, APPREHEND, when_struck(next_hand(2))),
    _s2.enemy("vampire_trinity", CREATURE, 4, DOUBLE_STRIKE),
    _s2.enemy("pfaster", HUMAN, 4, FRIGHTENING),
    _s2.enemy("mrs_paddock", SPIRIT, 4, to_elude(doubt(1, "each"), discard_choice(1, "each"))),
    _s2.enemy("conjoined_twin", CREATURE, 3, AMBUSH),
    _s2.enemy("banton", HUMAN, 4, MAUL, "vulnerable_science"),
    _s2.enemy("bounty_hunter", ALIEN, 5, FEROCIOUS, on_death(belief(1))),
    _s2.enemy("displays", CONSTRUCT, 3, STATIONARY, "vulnerable_tech", in_shadows(costs_more("recruit", 1))),
    _s2.enemy("calusari_twin", SPIRIT, 5, "immune_science", on_reveal(doubt(1))),
    _s2.event("ascension", taken()),
    _s2.event("outbreak", strike(1), strike(1, "next")),
    _s2.event("division_closed", hide_bureau(), forbid("scan_bureau")),
    _s2.ally("blockhead", WILL, 3, 0, VIGILANT, vigil(DRAWN_YOU, cancel_it())),
    _s3.enemy("oswald", HUMAN, 5, RANGE),
    _s3.enemy("neech_manley", SPIRIT, 5, when_struck(next_hand(1)), on_death(belief(1))),
    _s3.enemy("incanto", HUMAN, 4, APPREHEND, when_struck(scar(1))),
    _s3.enemy("puppet", HUMAN, 3, STEALTH),
    _s3.enemy("rappo", SPIRIT, 4, "immune_will", on_reveal(strike(1))),
    _s3.enemy("gargoyle", SPIRIT, 6, FRIGHTENING),
    _s3.enemy("pusher", HUMAN, 5, "vulnerable_will", when_struck(strike(1, "next"))),
    _s3.enemy("roaches", CONSTRUCT, 5, RUNNER, "vulnerable_tech"),
    _s3.enemy("black_oil_host", ALIEN, 6, LETHAL, in_field(changes("self", -1))),
    _s3.enemy("big_blue", CREATURE, 7, RAVAGE, MAUL),
    _s3.event("paranoid_delusions", fight_next_player()),
    _s3.event("train_bomb", train_bomb()),
    _s3.event("sister_killed", doubt(1, "each")),
    _s3.ally("jose_chung", INTEL, 0, 3, once(draw(1), belief(1))),
    _s4.enemy("peacocks", HUMAN, 3, DOUBLE_STRIKE),
    _s4.enemy("betts", HUMAN, 3, first_death(return_enemy("self"))),
    _s4.enemy("chupacabra", CREATURE, 2, when_struck(doubt(1))),
    _s4.enemy("aboah", CREATURE, 2, STEALTH),
    _s4.enemy("roche", HUMAN, 2, APPREHEND, in_field(forbids("belief"))),
    _s4.enemy("golem", CONSTRUCT, 3, "vulnerable_will"),
    _s4.enemy("franklyn", SPIRIT, 3, to_elude(scar(1))),
    _s4.enemy("van_blundht", HUMAN, 2, APPREHEND, on_reveal(discard_choice(1)), on_death(draw(1))),
    _s4.enemy("bees", CREATURE, 2, RUNNER, when_struck(scarify("newest"))),
    _s4.enemy("tunguska_oil", ALIEN, 4, MAUL, on_death(belief(1))),
    _s4.event("diagnosis", scar(1)),
    _s4.event("gulag", gulag_test()),
    _s4.event("staged_suicide", doubt(1, "each")),
    _s4.ally("penny", WILL, 0, 2, once(heal(1, "any")), sacrifice(heal(1, "each"))),
    _s5.enemy("mutato", CREATURE, 3, APPREHEND, on_death(draw(1, "each"))),
    _s5.enemy("doll", CONSTRUCT, 3, SWIFT),
    _s5.enemy("kill_switch", CONSTRUCT, 4, RANGE, "vulnerable_tech"),
    _s5.enemy("strickland", CREATURE, 3, when_struck(next_hand(1))),
    _s5.enemy("pincus", CREATURE, 4, STEALTH, when_struck(doubt(1))),
    _s5.enemy("moth_men", CREATURE, 3, AMBUSH),
    _s5.enemy("linda_bowman", HUMAN, 4, "immune_leadership", when_struck(next_hand(1))),
    _s5.enemy("rebels", ALIEN, 5, when_struck(strike(1, "next"))),
    _s5.enemy("starkey", SPIRIT, 5, FRIGHTENING),
    _s5.enemy("skur", HUMAN, 4, FEROCIOUS),
    _s5.event("office_fire", discard_choice(2, "each")),
    _s5.event("false_trail", doubt(1, "each"), forbid("scan_shadows")),
    _s5.event("burning", add(1), strike(1)),
    _s5.ally("hartwell", LEADERSHIP, 2, 2, COORDINATE),
    _s6.enemy("gestating_alien", ALIEN, 6, RAVAGE),
    _s6.enemy("boarding_party", HUMAN, 5, DOUBLE_STRIKE),
    _s6.enemy("weinsider", SPIRIT, 4, STEALTH, when_struck(doubt(1))),
    _s6.enemy("maurice_lyda", SPIRIT, 4, STATIONARY, when_struck(strike(1, "next"))),
    _s6.enemy("pinker_rawls", HUMAN, 5, "immune_tech", when_struck(next_hand(1))),
    _s6.enemy("dhole", CREATURE, 5, RUNNER, FEROCIOUS),
    _s6.enemy("tulpa", CONSTRUCT, 7, MAUL, on_death(belief(1))),
    _s6.enemy("sea_parasite", CREATURE, 5, AMBUSH, "vulnerable_science"),
    _s6.enemy("oates", HUMAN, 3, APPREHEND, to_elude(strike(1), strike(1, "next"))),
    _s6.enemy("nanites", CONSTRUCT, 6, "vulnerable_tech", when_struck(scarify("newest"))),
    _s6.event("body_swap", swap_avatars()),
    _s6.event("massacre", defeat_agent(), strike(1), strike(1, "next")),
    _s6.event("hallucination", hide_enemies(), doubt(1, "each")),
    _s6.ally("fellig", WILL, 4, 0, sacrifice(heal("all", "any"))),
    _s7.enemy("rob_roberts", HUMAN, 3, SWIFT),
    _s7.enemy("undead", SPIRIT, 2, "immune_leadership"),
    _s7.enemy("tony_reed", HUMAN, 2, RUNNER, SWIFT),
    _s7.enemy("peattie", HUMAN, 3, RANGE, "vulnerable_will"),
    _s7.enemy("maitreya", CONSTRUCT, 3, "vulnerable_tech", when_struck(next_hand(1))),
    _s7.enemy("beetles", CREATURE, 2, when_struck(scarify("newest"))),
    _s7.enemy("jenn", SPIRIT, 2, APPREHEND, on_death(one_wish(), doubt(1))),
    _s7.enemy("fear_entity", SPIRIT, 3, FRIGHTENING),
    _s7.enemy("chimera", CREATURE, 2, AMBUSH),
    _s7.enemy("bellefleur_hunter", ALIEN, 4, on_reveal(discard_random(1)), on_death(belief(1))),
    _s7.event("brain_surgery", scar(1), draw(1)),
    _s7.event("starlight", kill_own(1, "each", "may", "hand"), doubt(1, "each")),
    _s7.event("taken", discard_choice(3)),
    _s7.ally("weems", WILL, 0, 2, VIGILANT, vigil(STRIKE_ANY, avoid_it())),
    _s8.enemy("bat_creature", CREATURE, 3, RAVAGE),
    _s8.enemy("spine_slug", CREATURE, 3, MAUL),
    _s8.enemy("billy_underwood", SPIRIT, 3, to_elude(doubt(1), doubt(1)), on_death(belief(1))),
    _s8.enemy("tipet", HUMAN, 4, RANGE),
    _s8.enemy("pearce", CONSTRUCT, 4, "immune_will", "vulnerable_tech"),
    _s8.enemy("fakir", HUMAN, 4, STEALTH, when_struck(next_hand(1))),
    _s8.enemy("medusa", CREATURE, 4, STATIONARY, RANGE),
    _s8.enemy("randall_cooper", HUMAN, 3, APPREHEND, RANGE),
    _s8.enemy("billy_miles", ALIEN, 5, FEROCIOUS, first_death(return_enemy("self"))),
    _s8.enemy("wandering_evil", SPIRIT, 5, when_struck(doubt(1, "next")), on_reveal(doubt(1))),
    _s8.event("grave", return_enemy("last")),
    _s8.event("not_happening", doubt(1, "each"), discard_choice(1, "each")),
    _s8.event("clinic", hide_bureau(), strike(1)),
    _s8.ally("leyla", INTEL, 2, 1, once(draw(1))),
    _s9.enemy("knowle_rohrer", ALIEN, 7, DOUBLE_STRIKE),
    _s9.enemy("kobold", SPIRIT, 5, "immune_intel", when_struck(doubt(1))),
    _s9.enemy("lukesch", HUMAN, 4, AMBUSH),
    _s9.enemy("lokensgard", CREATURE, 3, APPREHEND, when_struck(next_hand(1))),
    _s9.enemy("reborn_avenger", SPIRIT, 6, FRIGHTENING, MAUL),
    _s9.enemy("fassl", HUMAN, 4, STEALTH, to_elude(scar(1))),
    _s9.enemy("mad_wayne", HUMAN, 5, "vulnerable_intel", when_struck(next_hand(1))),
    _s9.enemy("imagined_bugs", CREATURE, 5, RUNNER, "vulnerable_will"),
    _s9.enemy("shadow_man", ALIEN, 6, SWIFT, on_death(belief(1))),
    _s9.enemy("buried_ship", CONSTRUCT, 5, STATIONARY, in_shadows(changes("alien", 2))),
    _s9.event("last_stand", last_stand()),
    _s9.event("tribunal", tribunal()),
    _s9.event("kidnapping", strike(1), strike(1, "next")),
    _s9.ally("kersh", LEADERSHIP, 2, 3, combo(LEADERSHIP, draw(1))),
)
