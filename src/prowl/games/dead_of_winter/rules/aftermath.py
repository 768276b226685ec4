"""After every deed: morale that has reached 0, and the ability that waits for the start of a turn.

DW-B110, B113, DW-170.
"""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, may

from ..cards.survivors import SURVIVORS
from ..effects.deed import ABILITY, deed
from ..effects.verbs import can, perform
from ..state import COLONIES, Winter
from .death import is_settled
from .ending import end_game
from .places import active_group, playing
from .turn import in_order
from .wolf import leave, wolf_falls


def look_at_morale(s: Winter, *turn: int) -> None:
    """In the standard game morale 0 ends it, after the batch of zombies; the Lone Wolf leaves (DW-B110, B113, 170)."""
    if wolf_falls(s):
        leave(s)
    if not playing(s):
        end_game(s, "nobody_left")
    if s.variant != COLONIES and s.morale[0] == 0 and not s.arrivals and not s.dying:
        end_game(s, "morale")


def all_settled(s: Winter, *turn: int) -> bool:
    ends = (s.variant != COLONIES and s.morale[0] == 0) or not playing(s)
    return is_settled(s) and not wolf_falls(s) and not ends


def turn_start(s: Winter, turn: int) -> Rule[None]:
    """Abilities of the start of a turn (DW-B38)."""
    for seat in in_order(s):
        for survivor in active_group(s, seat):
            card = SURVIVORS[survivor]
            waits = any(call.verb == "at" and call.words["moment"] == "turn_start" for call in card.ability)
            doing = deed(s, seat, ABILITY, survivor, survivor)
            if (
                waits
                and can(doing, card.ability)
                and (yield from may(s, seat, "turn_start", values={"survivor": survivor}))
            ):
                emit(s, "ability_used", seat=seat, survivor=survivor)
                yield from perform(doing, card.ability)
