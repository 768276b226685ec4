"""Leads and Evidence: discovering, collecting, and what a Lead counts (XF-119 to XF-131, XF-291, XF-292)."""

from __future__ import annotations

from collections.abc import Iterable

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, choose_some

from ...core.house import Said
from ...core.piles import living
from ...core.values import statements
from ..cards.kinds import LEAD, Deed, Lead
from ..state import Case
from . import belief, points
from .piles import leave_hand
from .said import Lying, extra, revealed
from .shadows import uproot
from .strikes import lay, take_strike

INSTEAD_OF_CLASS = {1: 4, 2: 7}


def lead(s: Case, card: int) -> Lead:
    found = s.book.cards[card]
    assert isinstance(found, Lead)
    return found


def watching(s: Case, lying: Lying | None = None) -> list[int]:
    """The Leads that lie revealed now."""
    found = revealed(s) if lying is None else lying
    return [card for card, _ in found if s.book.cards[card].type == LEAD]


def undiscovered(s: Case) -> list[int]:
    """Face-down Evidence, the lowest Priority first, of equals the one placed first (XF-121, XF-131)."""
    return [card for pile in s.evidence for card in pile]


def wants(s: Case, card: int) -> Deed | None:
    """The condition a Lead waits for: to discover, then to collect; nothing once The End has begun (XF-301)."""
    if s.the_end:
        return None
    if card in s.link:
        return lead(s, card).collect
    return lead(s, card).discover if undiscovered(s) else None


# -- deeds that are counted -------------------------------------------------------------------------


def did(s: Case, me: int, name: str, leads: Iterable[int]) -> Rule[None]:
    """A deed of the active player counts for every Lead that waited for it (XF-126, XF-292, A-12)."""
    if me != s.active:
        return
    ready = []
    for card in leads:
        deed = wants(s, card) if card in watching(s) else None
        if deed is not None and deed.name == name:
            s.deeds[card] = s.deeds.get(card, 0) + 1
            if s.deeds[card] >= deed.n:
                ready.append(card)
    while ready:
        card = yield from choose(s, me, ready, "ready.enemy")
        ready.remove(card)
        if wants(s, card) is not None:
            yield from follow(s, me, card)


def played_class(s: Case, me: int, klass: str) -> Rule[None]:
    if klass:
        yield from did(s, me, f"play_{klass}", watching(s))


# -- conditions that are paid -----------------------------------------------------------------------


def due(s: Case, card: int, said: Said) -> Deed | None:
    """What this Lead can be paid with now; a class that nobody teaches here may be bought (XF-292)."""
    deed = wants(s, card)
    if deed is None:
        return None
    if deed.name.startswith("play_") and deed.name.removeprefix("play_") not in s.classes:
        deed = Deed(name="spend_recruit", n=INSTEAD_OF_CLASS[deed.n])
    if deed.name.startswith("spend_"):
        deed = Deed(name=deed.name, n=max(0, deed.n + extra(s, LEAD, said)))
    return deed


def can_pay(s: Case, me: int, deed: Deed) -> bool:
    match deed.name:
        case "spend_attack":
            return s.attack >= deed.n
        case "spend_recruit":
            return s.recruit >= deed.n
        case "discard":
            return len(s.hand[me]) >= deed.n
        case "return_belief":
            return len(returnable(s, me)) >= deed.n
    return deed.name == "take_strike"


def returnable(s: Case, me: int) -> list[int]:
    """Beliefs in hand, or played this turn and not activated."""
    unused = [card for i, card in enumerate(s.plays) if not s.activated[i] and card in s.played[me]]
    return [card for card in s.hand[me] + unused if belief.kind(s, card) == belief.BELIEF]


def payable_leads(s: Case, me: int, said: Said, lying: Lying) -> list[int]:
    found = []
    for card in watching(s, lying):
        deed = due(s, card, said)
        if deed is not None and can_pay(s, me, deed):
            found.append(card)
    return found


def pay_lead(s: Case, me: int, card: int) -> Rule[None]:
    """Paid in full at once, then the Lead is followed (XF-292)."""
    deed = due(s, card, statements(s))
    assert deed is not None
    match deed.name:
        case "spend_attack" | "spend_recruit":
            points.spend(s, deed.name.removeprefix("spend_"), deed.n)
        case "discard":
            cards = yield from choose_some(
                s,
                me,
                tuple(s.hand[me]),
                "discard.own",
                least=deed.n,
                most=deed.n,
                secret=("own",),
                values={"n": deed.n},
            )
            s.house.discard(s, me, cards)
        case "return_belief":
            for own in returnable(s, me)[: deed.n]:
                if own in s.hand[me]:
                    own = leave_hand(s, me, own)
                else:
                    s.played[me].remove(own)
                belief.give_back(s, me, own)
        case _:
            yield from volunteer(s, me, deed.n)
    if s.alive[me] and not s.cut_short and wants(s, card) is not None:
        yield from follow(s, me, card)


def volunteer(s: Case, me: int, n: int) -> Rule[None]:
    """Voluntary Strikes cannot be avoided or cancelled."""
    for _ in range(n):
        strike = take_strike(s, me)
        if strike is not None and s.alive[me]:
            yield from lay(s, me, strike)
    s.house.check_strikes(s)


# -- discovering and collecting ---------------------------------------------------------------------


def follow(s: Case, me: int, card: int) -> Rule[None]:
    """Discover the topmost face-down Evidence, or collect the one this Lead is linked to (XF-121, XF-122)."""
    s.deeds[card] = 0
    if card not in s.link:
        discover(s, me, card)
        return
    proof = s.link[card]
    pile = next(pile for pile in s.discovered if proof in pile)
    pile.remove(proof)
    s.collected.append(proof)
    emit(s, "evidence_collected", seat=me, enemy=card, evidence=proof)
    uproot(s, card)
    s.dead_enemies.append(card)
    yield from ()


def discover(s: Case, me: int, card: int) -> None:
    proof = undiscovered(s)[0]
    for pile, shown in zip(s.evidence, s.discovered, strict=True):
        if proof in pile:
            pile.remove(proof)
            shown.append(proof)
    s.link[card] = proof
    s.found.append(proof)
    emit(s, "evidence_discovered", seat=me, enemy=card, evidence=proof)


def all_found(s: Case) -> bool:
    """Every Evidence of the game was discovered through Leads (XF-130, A-46)."""
    in_play = [*s.collected, *s.bound, *(card for pile in [*s.evidence, *s.discovered] for card in pile)]
    return all(card in s.found for card in in_play)


def lead_lost(s: Case, card: int) -> None:
    """A Lead is defeated; without a discovery each player gains a Doubt, unless all is found (XF-129, XF-130)."""
    uproot(s, card)
    s.dead_enemies.append(card)
    emit(s, "lead_lost", enemy=card)
    if card not in s.link and not all_found(s):
        for seat in living(s):
            belief.gain(s, seat, belief.DOUBT, 1)
