"""The Bureau: scanning, recruiting, the powers of its spaces, Syndicate Agents (XF-94 to XF-109)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, may

from ...core.cards import REVEAL
from ...core.house import Said
from ...core.piles import character
from ...core.state import HQ_SLOTS
from ...core.track import foe
from ..cards.kinds import AGENT, THE_END
from ..state import Case
from .evidence import did, watching
from .piles import remember
from .said import NO_CARD, extra, forbidden
from .texts import perform, resolve

SCAN_COSTS = (1, 1, 1, 1, 2)
SPECIAL_AGENT_COST = 3


def is_agent(s: Case, card: int) -> bool:
    return foe(s, card).type == AGENT


def refill(s: Case, slot: int) -> None:
    """At once, face down, while the Academy lasts (XF-102, XF-235)."""
    s.hq[slot] = []
    s.hq_up[slot] = False
    if s.barracks:
        s.hq[slot] = [s.barracks.pop()]
        emit(s, "bureau_filled", bureau=slot)


def hidden_slots(s: Case) -> list[int]:
    return [slot for slot in range(HQ_SLOTS) if s.hq[slot] and not s.hq_up[slot]]


def scan_costs(s: Case, said: Said) -> list[int]:
    more = extra(s, "scan_bureau", said)
    return [max(0, cost + more) for cost in SCAN_COSTS]


def scan(s: Case, me: int, slot: int) -> Rule[None]:
    """The card is turned up and stays; an Agent's text resolves, The End's too once it has begun (XF-94, XF-104)."""
    leads = watching(s)
    s.hq_up[slot] = True
    card = s.hq[slot][0]
    emit(s, "bureau_scanned", bureau=slot, barracks=card)
    if is_agent(s, card):
        yield from resolve(s, me, card, REVEAL)
        if s.the_end:
            yield from resolve(s, me, card, THE_END)
    yield from did(s, me, "scan_bureau", leads)


def hide(s: Case, slot: int) -> None:
    """Turned face down; whoever sits at the table remembers it (XF-181, A-36)."""
    remember(s, "barracks", s.hq[slot])
    s.hq_up[slot] = False
    emit(s, "bureau_hidden", bureau=slot)


# -- recruiting -----------------------------------------------------------------------------------


def on_sale(s: Case) -> list[int]:
    """Revealed characters, from the first space on."""
    return [pile[0] for slot, pile in enumerate(s.hq) if pile and s.hq_up[slot] and not is_agent(s, pile[0])]


def price(s: Case, card: int, said: Said) -> int:
    return max(0, character(s, card).cost + extra(s, "recruit", said))


def special_agent_price(s: Case, said: Said) -> int:
    return max(0, SPECIAL_AGENT_COST + extra(s, "special_agent", said))


def take(s: Case, me: int, card: int) -> Rule[None]:
    """To the discard pile; the space is refilled, then its power may be used (XF-99, XF-101, XF-102)."""
    slot = next(slot for slot in range(HQ_SLOTS) if card in s.hq[slot])
    refill(s, slot)
    s.discard[me].append(card)
    emit(s, "gained", seat=me, own=card, to="discard")
    power = s.house.powers[slot]
    if not forbidden(s, "bureau_power") and (yield from may(s, me, "power", values={"bureau": slot})):
        emit(s, "power_used", seat=me, bureau=slot)
        yield from perform(s, me, NO_CARD, power)
    yield from recruited(s, me)


def recruited(s: Case, me: int) -> Rule[None]:
    if me == s.active:
        yield from did(s, me, "recruit", watching(s))


def take_special_agent(s: Case, me: int) -> Rule[None]:
    """The top one, unseen until bought; no power (XF-103, XF-234)."""
    if s.officers and not forbidden(s, "special_agent"):
        card = s.officers.pop()
        s.discard[me].append(card)
        emit(s, "gained", seat=me, own=card, to="discard")
        yield from recruited(s, me)


def open_agents(s: Case) -> list[int]:
    """Syndicate Agents that lie face up, from left to right."""
    return [pile[0] for slot, pile in enumerate(s.hq) if pile and s.hq_up[slot] and is_agent(s, pile[0])]


def leave(s: Case, card: int) -> None:
    """The card is taken from its space, which is refilled."""
    refill(s, next(slot for slot in range(HQ_SLOTS) if card in s.hq[slot]))
