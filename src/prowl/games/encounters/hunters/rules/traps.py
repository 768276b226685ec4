"""Hazards and Traps: avoided or removed for their price, or they lie before you and work (PR-175, PR-176, PR-180)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import renew

from ...core.cards import HAZARD, UPKEEP
from ...core.clauses import resolve
from ...core.deeds import note
from ...core.piles import draw_cards, living, next_player
from ...core.state import SPACES
from ...core.strikes import deal
from ...core.track import uproot
from .trophies import take

if TYPE_CHECKING:
    from ..state import Chase

HAZARD_AVOIDED, TRAPS_REMOVED = "hazard_avoided", "traps_removed"


# -- Hazards ------------------------------------------------------------------------------


def avoidable(s: Chase) -> list[int]:
    """Hazards that lie face up in the Wilds (PR-175)."""
    cards = s.book.cards
    hazards = [s.wilds[space][0] for space in range(SPACES) if s.up[space] and cards[s.wilds[space][0]].type == HAZARD]
    return [card for card in hazards if price(s, card) <= purse(s)]


def avoid_hazard(s: Chase, me: int, card: int) -> None:
    pay(s, price(s, card))
    uproot(s, card)
    emit(s, "hazard_avoided", seat=me, enemy=card, n=price(s, card))
    take(s, me, [card])
    note(s, HAZARD_AVOIDED, 1)


def go_off(s: Chase, card: int) -> None:
    """A Hazard has reached the Combat Zone: the active player gets a Trap instead (PR-176)."""
    uproot(s, card)
    s.fled.append(card)
    emit(s, "hazard_went_off", enemy=card)
    if s.alive[s.active]:
        lay_trap(s, s.active)


# -- Traps --------------------------------------------------------------------------------


def lay_trap(s: Chase, me: int) -> None:
    """The discard is shuffled when a Trap is needed; none left, none drawn (PR-529)."""
    if not s.trap_deck:
        if not s.trap_discard:
            return
        renew(s, "trap", s.trap_deck, s.trap_discard)
        emit(s, "traps_reshuffled")
    trap = s.trap_deck.pop()
    s.traps[me].append(trap)
    emit(s, "trap_laid", seat=me, trap=trap)


def removable(s: Chase, me: int) -> list[int]:
    """Traps before the player, in a pack before anybody, for which there are points enough (PR-180, PR-229)."""
    seats = living(s) if s.together else [me]
    return [trap for seat in seats for trap in s.traps[seat] if price(s, trap) <= purse(s)]


def remove_trap(s: Chase, me: int, trap: int) -> None:
    """Whoever pays takes it as a trophy."""
    pay(s, price(s, trap))
    victim = next(seat for seat in range(s.players) if trap in s.traps[seat])
    s.traps[victim].remove(trap)
    emit(s, "trap_removed", seat=me, trap=trap, n=price(s, trap))
    take(s, me, [trap])
    note(s, TRAPS_REMOVED, 1)


def price(s: Chase, card: int) -> int:
    found: int = s.book.cards[card].price
    return found


def purse(s: Chase) -> int:
    """Hazards and Traps are paid with Recruit, by table setting with Attack (PR-A38)."""
    return s.attack if s.paid_with_attack else s.recruit


def pay(s: Chase, n: int) -> None:
    if s.paid_with_attack:
        s.attack -= n
    else:
        s.recruit -= n


def moves(s: Chase, me: int) -> list[Any]:
    return [*(("avoid", card) for card in avoidable(s)), *(("remove", trap) for trap in removable(s, me))]


# -- what Traps do --------------------------------------------------------------------------


def trapped(s: Chase, me: int, flag: str) -> int:
    """How many Traps with this text lie before the player."""
    return sum(flag in s.book.cards[trap].flags for trap in s.traps[me])


def cannot(s: Chase, me: int, what: str) -> bool:
    """Whether a Trap before the player forbids it: healing or restoring (PR-230)."""
    return any(each.target == what for trap in s.traps[me] for each in s.book.cards[trap].standing)


def spring(s: Chase, me: int) -> Rule[None]:
    """What the player's own Traps do at the start of the Prey phase."""
    for trap in s.traps[me][:]:
        if s.alive[me]:
            yield from resolve(s, me, trap, UPKEEP)


def answer_kill(s: Chase, me: int, card: int) -> Rule[None]:
    """A kill lets the next player draw by the killer's Razor Traps; Worthy Prey hurts rivals by their Log Traps."""
    if trapped(s, me, "razor") and next_player(s, me) != me:
        draw_cards(s, next_player(s, me), trapped(s, me, "razor"))
    if "worthy" in s.book.cards[card].flags:
        for seat in living(s):
            if seat != me:
                yield from deal(s, seat, card, trapped(s, seat, "log"))
