"""The forty strikes."""

from __future__ import annotations

from typing import Any

from ...core.cards import StrikeCard, on_apply, to_cancel
from ...core.effects import add, discard_random, give_up_class
from ...core.effects import strike as draw_strike
from ..effects import is_marked, mark
from .people import INTEL, SURVIVAL


def strike(
    id: str, copies: int, damage: int, *clauses: Any, miss: bool = False, flags: tuple[str, ...] = ()
) -> StrikeCard:
    told = {"damage": damage} if any(each.when for each in clauses) else {}
    return StrikeCard(
        id=id,
        kind="strike",
        copies=copies,
        damage=damage,
        miss=miss,
        clauses=clauses,
        flags=frozenset(flags),
        numbers=told,
    )


STRIKES = (
    strike("close_call", 6, 0, miss=True),
    strike("flesh_wound", 10, 1),
    strike("deep_gash", 8, 2),
    strike("brutal_puncture", 3, 3),
    strike("stunning_blow", 3, 1, on_apply(draw_strike("marks", "you"), when=is_marked())),
    strike("open_wound", 2, 0, flags=("heal_first",)),
    strike("severed_tendon", 2, 1, to_cancel(give_up_class(SURVIVAL)), on_apply(discard_random(1, "you"))),
    strike("knocked_down", 2, 1, flags=("hand_five",)),
    strike("spotted", 2, 0, to_cancel(give_up_class(INTEL)), on_apply(mark(1)), miss=True),
    strike("panic_fire", 2, 0, on_apply(add(1)), miss=True),
)
