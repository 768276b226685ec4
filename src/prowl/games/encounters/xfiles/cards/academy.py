"""The Academy: nine characters of fourteen cards, four of whom are chosen for a game."""

from __future__ import annotations

from typing import Any

from prowl.kernel.settings import Setting

from ...core.cards import Character, combo, once
from ..effects import attack, avoid_it, cancel_it, draw, heal, is_hurt, kill_own, recruit, resolve_belief
from ..functions import internal_inquiry, true_believer
from ..mat_effects import defeat_in_field, gain_from_bureau, peek, scan, scan_bureau
from .kinds import (
    COORDINATE,
    DRAWN_OTHER,
    INTEL,
    LEADERSHIP,
    SCIENCE,
    STRIKE_ANY,
    TECH,
    VIGILANT,
    WILL,
    forbids,
    printed,
    vigil,
)

RARE, UNCOMMON, COMMON = 1, 3, 5


class _Group:
    """The cards of one character."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(
        self,
        id: str,
        klass: str,
        copies: int,
        cost: int,
        attack: int,
        recruit: int,
        *text: Any,
    ) -> Character:
        return Character(
            id=id,
            kind="academy",
            klass=klass,
            group=self.name,
            copies=copies,
            cost=cost,
            attack=attack,
            recruit=recruit,
            **printed(text),
        )


_mulder = _Group("mulder")
_scully = _Group("scully")
_skinner = _Group("skinner")
_doggett = _Group("doggett")
_reyes = _Group("reyes")
_follmer = _Group("follmer")
_pendrell = _Group("pendrell")
_gunmen = _Group("gunmen")
_burks = _Group("burks")

#   id, class, copies, cost, attack, recruit, text
ACADEMY = (
    _mulder("mulder_spooky_reputation", INTEL, COMMON, 2, 1, 0, once(scan(1))),
    _mulder("mulder_profiler", INTEL, COMMON, 4, 3, 0, COORDINATE, combo(INTEL, draw(1))),
    _mulder("mulder_true_believer", WILL, UNCOMMON, 4, 3, 0, once(true_believer())),
    _mulder("mulder_seeker_of_truth", WILL, RARE, 7, 5, 0, once(scan(2), attack(2))),
    _scully("scully_field_autopsy", SCIENCE, COMMON, 3, 1, 1, COORDINATE, combo(SCIENCE, draw(1))),
    _scully("scully_physician", SCIENCE, COMMON, 2, 0, 2, once(heal(1, "any"))),
    _scully("scully_skeptic", WILL, UNCOMMON, 4, 4, 0, once(kill_own(1, "you", "may"))),
    _scully("scully_unshaken", WILL, RARE, 6, 5, 0, once(resolve_belief(), draw(1))),
    _skinner("skinner_assistant_director", LEADERSHIP, COMMON, 3, 0, 2, COORDINATE, combo(LEADERSHIP, recruit(1))),
    _skinner("skinner_open_the_files", LEADERSHIP, COMMON, 3, 2, 1, once(scan_bureau(1), recruit(1))),
    _skinner("skinner_marine_veteran", WILL, UNCOMMON, 4, 3, 0, VIGILANT, vigil(STRIKE_ANY, avoid_it())),
    _skinner("skinner_call_in_favours", LEADERSHIP, RARE, 7, 2, 4, once(gain_from_bureau(5))),
    _doggett("doggett_detective", WILL, COMMON, 2, 1, 0, COORDINATE, combo(WILL, attack(1))),
    _doggett("doggett_task_force", LEADERSHIP, COMMON, 3, 3, 0, COORDINATE),
    _doggett("doggett_marine", WILL, UNCOMMON, 5, 4, 0, once(attack(2), when=is_hurt(2))),
    _doggett("doggett_relentless", WILL, RARE, 7, 6, 0, combo(WILL, defeat_in_field(6))),
    _reyes("reyes_cult_expert", INTEL, COMMON, 3, 1, 1, COORDINATE, once(peek(1))),
    _reyes("reyes_intuition", WILL, COMMON, 3, 3, 0, combo(WILL, draw(1))),
    _reyes("reyes_protector", WILL, UNCOMMON, 4, 3, 0, VIGILANT, vigil(DRAWN_OTHER, cancel_it())),
    _reyes("reyes_second_sight", INTEL, RARE, 6, 3, 2, once(scan(1), scan_bureau(1), draw(1))),
    _follmer("follmer_ambition", LEADERSHIP, COMMON, 2, 0, 1, combo(LEADERSHIP, recruit(2))),
    _follmer(
        "follmer_office_politics",
        LEADERSHIP,
        COMMON,
        4,
        0,
        3,
        COORDINATE,
        combo(LEADERSHIP, kill_own(1, "you", "may"), attack(1)),
    ),
    _follmer("follmer_wiretap", INTEL, UNCOMMON, 4, 4, 0, combo(LEADERSHIP, scan(1))),
    _follmer("follmer_internal_inquiry", LEADERSHIP, RARE, 6, 4, 2, once(internal_inquiry())),
    _pendrell("pendrell_crime_lab", TECH, COMMON, 3, 0, 2, COORDINATE, combo(TECH, draw(1))),
    _pendrell("pendrell_professional_colleagues", SCIENCE, COMMON, 3, 3, 1, COORDINATE, forbids("play_on_own_turn")),
    _pendrell("pendrell_implant_analysis", SCIENCE, UNCOMMON, 4, 4, 0, combo(SCIENCE, heal(1, "any"))),
    _pendrell("pendrell_breakthrough", TECH, RARE, 6, 3, 2, once(draw(2))),
    _gunmen("gunmen_langly", TECH, COMMON, 2, 0, 1, combo(TECH, recruit(1), scan_bureau(1))),
    _gunmen("gunmen_frohike", INTEL, COMMON, 3, 3, 0, COORDINATE, combo(INTEL, attack(1))),
    _gunmen("gunmen_byers", TECH, UNCOMMON, 4, 0, 4, COORDINATE),
    _gunmen("gunmen_trio", INTEL, RARE, 7, 4, 2, combo(TECH, draw(2))),
    _burks("burks_image_analysis", TECH, COMMON, 2, 1, 0, COORDINATE, combo(TECH, attack(2))),
    _burks("burks_aura_photography", SCIENCE, COMMON, 3, 3, 0, combo(SCIENCE, scan(1), attack(1))),
    _burks("burks_consultant", SCIENCE, UNCOMMON, 4, 3, 1, COORDINATE),
    _burks("burks_hard_proof", TECH, RARE, 6, 5, 0, once(scan(1), draw(1))),
)

GROUPS = (
    "burks",
    "doggett",
    "follmer",
    "gunmen",
    "mulder",
    "pendrell",
    "reyes",
    "scully",
    "skinner",
)

# The four whose cards fill the Academy.
CHARACTERS = Setting("academy", ("first", "random"), pick=4, among=GROUPS)
