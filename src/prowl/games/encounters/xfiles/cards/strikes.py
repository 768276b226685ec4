"""The forty Strike cards."""

from __future__ import annotations

from ...core.cards import Clause, StrikeCard, at_cleanup, on_apply, to_cancel
from ..effects import doubt, next_hand, scarify
from ..functions import fear


def strike(id: str, copies: int, damage: int, *clauses: Clause, miss: bool = False) -> StrikeCard:
    return StrikeCard(id=id, kind="strike", copies=copies, damage=damage, miss=miss, clauses=clauses)


#   id, copies, damage, text
STRIKES = (
    strike("strike_miss", 4, 0, miss=True),
    strike("strike_glancing_blow", 8, 1),
    strike("strike_gunshot", 8, 2),
    strike("strike_deep_cut", 6, 2),
    strike("strike_broken_bones", 4, 3),
    strike("strike_fear", 3, 1, on_apply(doubt(1)), to_cancel(fear())),
    strike("strike_lost_time", 2, 1, on_apply(next_hand(2))),
    strike("strike_concussion", 2, 2, on_apply(next_hand(1))),
    strike("strike_toxin", 1, 2, at_cleanup(scarify("self"))),
    strike("strike_near_death", 1, 4),
    strike("strike_tagged", 1, 1, on_apply(scarify("self"), doubt(1))),
)
