"""The table of The X-Files: a Bureau that lies face down, Evidence, Belief and Doubt, Scars, The End."""

from __future__ import annotations

from typing import Any, ClassVar

from prowl.kernel.settings import option
from prowl.kernel.state import state
from prowl.kernel.views import EVERYONE, NOBODY, public, zone, zones

from ..core.state import Encounter

PURSES = 6
OFF = {"off": False, "on": True}


def bureau_face_up(s: Case, seat: int, slot: int) -> bool:
    """A hidden card of the Bureau is seen by nobody."""
    return s.hq_up[slot]


def no_points() -> list[int]:
    return [0] * PURSES


@state
class Case(Encounter):
    # The chapters of the rules ask one another by it; they import this state.
    house: ClassVar[Any]

    # Agents: who is out, who misses a turn; cards in force before a player, wounds that never heal
    vigils: list[list[int]] = zones("own", see=EVERYONE, own=True)
    scars: list[list[int]] = zones("strike", see=NOBODY)
    climax: list[list[int]] = zones("climax", see=EVERYONE)
    climax_box: list[int] = zone("climax", see=NOBODY)
    fewer_next: list[int] = public()
    symptoms: list[int] = public()
    skips: list[bool] = public()
    avatars_left: list[int] = public(factory=list)
    # Body Swap alone, by option: the damage that stays on the Avatar in the box
    left_wounds: list[int] = zone("strike", see=EVERYONE)
    left_scars: list[int] = zone("strike", see=NOBODY)
    # Body Swap: the two seats, and whether the turn of the first that ends it has come
    swapped_seats: list[int] = public(factory=list)

    # What can be bought, and what is not in this game
    hq: list[list[int]] = zones("barracks", see=bureau_face_up)
    hq_up: list[bool] = public()
    academy_box: list[int] = zone("barracks", see=NOBODY)
    outside: list[int] = zone("barracks", see=EVERYONE)
    lost: list[int] = zone("barracks", see=EVERYONE)
    classes: list[str] = public(factory=list)
    beliefs: list[int] = zone("belief", see=EVERYONE)
    doubts: list[int] = zone("doubt", see=EVERYONE)

    # Evidence: each card lies in exactly one of these, by Priority
    evidence: list[list[int]] = zones("evidence", see=NOBODY)
    discovered: list[list[int]] = zones("evidence", see=EVERYONE)
    collected: list[int] = zone("evidence", see=EVERYONE)
    bound: list[int] = zone("evidence", see=EVERYONE)
    clone_evidence: list[list[int]] = zones("evidence", see=NOBODY)
    clone_bound: list[int] = zone("evidence", see=EVERYONE)
    evidence_box: list[list[int]] = zones("evidence", see=NOBODY)
    # The Evidence of each Lead that has found some, and all that was found through Leads
    link: dict[int, int] = public(factory=dict)
    found: list[int] = public(factory=list)
    # How often each Lead in play has seen this turn what it waits for
    deeds: dict[int, int] = public(factory=dict)

    # The conspiracy: seasons of other games, Clone until it comes, cards beneath others and on whom they lie
    shelf: list[int] = zone("enemy", see=EVERYONE)
    set_aside: list[int] = zone("enemy", see=EVERYONE)
    clone_waits: bool = public(False)
    beneath: list[int] = zone("enemy", see=EVERYONE)
    hosts: list[int] = public(factory=list)
    seasons: list[int] = public(factory=list)
    # What everybody has seen of the Conspiracy Deck, and what each of its piles still hides
    unveiled: list[int] = public(factory=list)
    informants_left: list[int] = public(factory=list)
    leads_left: list[int] = public(factory=list)
    seen_once: list[int] = public(factory=list)

    # The End
    the_end: bool = public(False)
    end_card: int = public(-1)
    clone_card: int = public(-1)
    hits: list[int] = zone("strike", see=EVERYONE)
    clone_hits: list[int] = zone("strike", see=EVERYONE)
    turns_in_field: int = public(0)

    # The turn in progress: points by class, texts resolved, what holds until its end or for good
    attack_of: list[int] = public(factory=no_points)
    recruit_of: list[int] = public(factory=no_points)
    believed: bool = public(False)
    lessons_learned: bool = public(False)
    doubted: bool = public(False)
    scans_paid: int = public(0)
    exchanged: bool = public(False)
    cut_short: bool = public(False)
    strikers: list[int] = public(factory=list)
    lasting: list[tuple[str, str, int]] = public(factory=list)
    for_good: list[tuple[str, str, int]] = public(factory=list)

    # What the table has agreed on
    deck_from: str = option("seasons", ("seasons_1_3", "seasons_4_6", "seasons_7_9", "random", "all"))
    avatars_by: str = option("avatars", ("choose", "random", "first"))
    informants_per_pile: int = option("informants", {"1": 1, "2": 2})
    agents: int = option("syndicate", {str(n): n for n in range(6, -1, -1)})
    start_belief: bool = option("start_belief", OFF)
    open_bureau: bool = option("open_bureau", OFF)
    second_chance: bool = option("second_chance", OFF)
    series: bool = option("series", OFF)
    scars_stay: bool = option("scars_stay", OFF)
    they_may_have_won: bool = option("they_may_have_won", OFF)
    miss_returns: bool = option("miss_returns", OFF)
    strikes_when_needed: bool = option("strikes_when_needed", OFF)
    misses_only_loses: bool = option("misses_only_loses", OFF)
    solo_swap_fresh: bool = option("solo_swap_fresh", OFF)
    series_new_syndicate: bool = option("series_new_syndicate", OFF)
    clone_optional: bool = option("clone_optional", OFF)
    pressure_round: bool = option("pressure_round", OFF)
    quartet: list[str] = public(factory=list)

    # A Series
    climax_dealt: list[int] = public(factory=list)
    game_no: int = public(1)
    seating: list[int] = public(factory=list)
    won: list[bool] = public(factory=list)
    points: list[int] = public(factory=list)
