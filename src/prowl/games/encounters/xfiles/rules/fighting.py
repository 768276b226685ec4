"""Fighting Enemies, Agents and the End Game card; what the defeated leave behind (XF-132 to XF-140, XF-294)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose_some

from ...core.cards import DEATH, ENEMY, FIRST_DEATH
from ...core.house import Said
from ...core.piles import living
from ...core.track import foe
from ...core.values import statements
from ..cards.kinds import AGENT, APPREHEND, END_GAME, FRIGHTENING, SWIFT
from ..state import Case
from . import belief, bureau, points
from .evidence import did, watching
from .said import Lying, hidden_from_fights, immunities, keywords, revealed, value
from .shadows import drop_riders, uproot
from .strikes import suffer
from .texts import resolve

FIGHTABLE = (ENEMY, AGENT, END_GAME)


def targets(s: Case, lying: Lying) -> list[int]:
    """Revealed Enemies and Agents anywhere, and the End Game card; Stealth keeps out of it (XF-132, XF-203)."""
    found = [card for card, _ in lying if foe(s, card).type in FIGHTABLE]
    return [card for card in found if not hidden_from_fights(s, card)]


def paid_with(s: Case, card: int) -> str:
    """Recruit instead of Attack with Apprehend (XF-138, XF-213)."""
    return points.RECRUIT if APPREHEND in keywords(s, card) else points.ATTACK


def affordable(s: Case, card: int, said: Said) -> bool:
    """The points allowed must cover the whole value at once (XF-133, XF-218)."""
    return points.available(s, paid_with(s, card), immunities(s, card)) >= value(s, card, said)


def fightable(s: Case, me: int, said: Said, lying: Lying) -> list[int]:
    """What may be fought now; before something Frightening a card must be discarded (XF-217)."""
    return [
        card
        for card in targets(s, lying)
        if affordable(s, card, said) and (s.hand[me] or FRIGHTENING not in keywords(s, card))
    ]


def open_immunities(s: Case) -> list[str]:
    return sorted({klass for card in targets(s, revealed(s)) for klass in immunities(s, card)})


def fight(s: Case, me: int, card: int) -> Rule[None]:
    """Frightening, Swift, pay, defeat; a fight that can no longer be paid ends without payment (XF-294)."""
    if FRIGHTENING in keywords(s, card):
        chosen = yield from choose_some(
            s, me, tuple(s.hand[me]), "discard.own", least=1, most=1, secret=("own",), values={"n": 1}
        )
        s.house.discard(s, me, chosen)
    if SWIFT in keywords(s, card):
        emit(s, "enemy_struck", enemy=card, seat=me)
        yield from suffer(s, me, card)
    said = statements(s)
    if not s.alive[me] or s.cut_short or not affordable(s, card, said):
        return
    cost = value(s, card, said)
    leads = watching(s)
    points.spend(s, paid_with(s, card), cost, immunities(s, card), open_immunities(s))
    emit(s, "fought", seat=me, enemy=card, n=cost)
    if foe(s, card).type == END_GAME:
        yield from s.house.hit_end(s, me, card)
        return
    yield from defeat(s, me, card)
    yield from did(s, me, "fight", leads)


def defeat(s: Case, me: int, card: int) -> Rule[None]:
    """On top of the Defeated Conspiracy cards; then its text, and who lay beneath it (XF-134, XF-136, XF-183)."""
    if foe(s, card).type == AGENT:
        bureau.leave(s, card)
    else:
        uproot(s, card)
    s.dead_enemies.append(card)
    emit(s, "enemy_killed", seat=me, enemy=card)
    if drop_riders(s, card):
        for seat in living(s):
            belief.gain(s, seat, belief.BELIEF, 1)
    yield from resolve(s, me, card, DEATH)
    if s.book.cards[card].at(FIRST_DEATH) and card not in s.seen_once:
        s.seen_once.append(card)
        yield from resolve(s, me, card, FIRST_DEATH)
