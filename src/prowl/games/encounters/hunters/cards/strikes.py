"""The sixty Prey Strike cards."""

from __future__ import annotations

from ...core.cards import Clause, on_apply
from ...core.effects import discard_random
from ..effects import lose_trophy
from .kinds import PreyStrike


def strike(id: str, copies: int, damage: int, dishonour: int, *clauses: Clause, miss: bool = False) -> PreyStrike:
    return PreyStrike(
        id=id, kind="strike", copies=copies, damage=damage, dishonour=dishonour, clauses=clauses, miss=miss
    )


STRIKES = (
    strike("ps_close_call", 8, 0, 0, miss=True),
    strike("ps_flesh_wound", 14, 1, 0),
    strike("ps_just_a_scratch", 9, 2, 0),
    strike("ps_gotta_hand_it", 4, 3, 0),
    strike("ps_unworthy_shot", 7, 0, 1),
    strike("ps_mocked", 4, 0, 2),
    strike("ps_broken_mask", 5, 1, 1),
    strike("ps_cornered", 3, 1, 0, on_apply(discard_random(1, "you"))),
    strike("ps_shameful_retreat", 2, 2, 1),
    strike("ps_old_grudge", 2, 0, 3),
    strike("ps_lost_trophy", 2, 0, 0, on_apply(lose_trophy()), miss=True),
)
