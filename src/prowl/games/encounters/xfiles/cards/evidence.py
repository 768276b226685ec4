"""The Evidence: nine cards of each Priority, one of which is in play."""

from __future__ import annotations

from typing import Any

from ...core.cards import at_cleanup, on_hit
from ..effects import discard_choice, doubt, next_hand, scar, strike
from ..mat_effects import hide_bureau, return_enemy
from .kinds import Evidence, at_the_end, costs_more, forbids, grants, more_defence, more_health, printed


def evidence(priority: int, id: str, *text: Any) -> Evidence:
    return Evidence(
        id=id,
        kind="evidence",
        priority=priority,
        **printed(text),
    )


#   priority, id, text
EVIDENCE = (
    evidence(1, "ev1_hybrid_army", more_defence(3)),
    evidence(1, "ev1_deep_bunkers", more_health(4)),
    evidence(1, "ev1_twin_fronts", grants("double_strike")),
    evidence(1, "ev1_shock_troops", at_the_end(strike(1, "each")), more_defence(1)),
    evidence(1, "ev1_orbital_watch", grants("range"), more_health(2)),
    evidence(1, "ev1_human_shields", more_defence(2), on_hit(doubt(1))),
    evidence(1, "ev1_magnetite_shell", more_defence(2), more_health(1)),
    evidence(1, "ev1_mass_graves", grants("ferocious"), more_health(3)),
    evidence(1, "ev1_first_blow", grants("swift")),
    evidence(2, "ev2_guarded_labs", more_defence(2)),
    evidence(2, "ev2_spare_bodies", more_health(3)),
    evidence(2, "ev2_terror", grants("frightening")),
    evidence(2, "ev2_quarantine", forbids("heal")),
    evidence(2, "ev2_traitors", at_the_end(doubt(1, "each")), more_defence(1)),
    evidence(2, "ev2_jammed_lines", forbids("coordinate"), more_health(1)),
    evidence(2, "ev2_wounding_weapons", grants("maul")),
    evidence(2, "ev2_frozen_funds", costs_more("recruit", 2), more_defence(1)),
    evidence(2, "ev2_recalled_hunters", at_the_end(return_enemy("last"))),
    evidence(3, "ev3_checkpoints", more_defence(1)),
    evidence(3, "ev3_reserves", more_health(2)),
    evidence(3, "ev3_smear_campaign", at_the_end(doubt(1, "each"))),
    evidence(3, "ev3_lost_files", at_the_end(discard_choice(2, "each"))),
    evidence(3, "ev3_tainted_water", at_the_end(scar(1, "each"))),
    evidence(3, "ev3_immune_drones", grants("immune_leadership")),
    evidence(3, "ev3_blackmail", forbids("belief")),
    evidence(3, "ev3_short_supplies", at_cleanup(next_hand(1))),
    evidence(3, "ev3_purged_bureau", at_the_end(hide_bureau()), forbids("bureau_power")),
)
