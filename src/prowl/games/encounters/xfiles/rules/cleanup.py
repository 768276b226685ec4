"""Clean-up and the end-of-turn step (XF-59, XF-158 to XF-165, XF-297, XF-298)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from ...core.cards import CLEANUP, ELUDE
from ...core.piles import draw_cards
from ...core.turn import CLEAN_UP, forget_turn, return_offers
from ...core.values import statements
from ..cards.kinds import END_GAME, INFORMANT, LEAD, VIGILANT
from ..state import Case
from .evidence import lead_lost
from .points import lose_all
from .said import NO_CARD
from .shadows import drop_riders, uproot
from .texts import resolve

HAND = 6


def clean_up(s: Case, me: int) -> Rule[None]:
    """Clean-up texts, discard, draw six; a player defeated on the own turn has none (XF-297, A-14)."""
    if not s.alive[me]:
        return
    s.phase = CLEAN_UP
    yield from clean_up_texts(s, me)
    if not s.alive[me]:
        return
    sweep(s, me)
    draw_cards(s, me, max(0, HAND - s.fewer_next[me]))
    s.fewer_next[me] = 0
    if extinct(s) and not (s.hand[me] or s.deck[me] or s.discard[me]):
        yield from s.house.defeated(s, me, by_damage=False)


def clean_up_texts(s: Case, me: int) -> Rule[None]:
    """Strike cards of the player, the Evidence in force, the End Game card (XF-164, XF-297)."""
    lying = [*s.wounds[me], *s.bound, *s.clone_bound, *(card for card in (s.end_card, s.clone_card) if card != NO_CARD)]
    for card in lying:
        if s.alive[me]:
            yield from resolve(s, me, card, CLEANUP)


def extinct(s: Case) -> bool:
    """Extinction: what would be discarded is defeated (XF-242)."""
    return any(each.what == "extinction" for _, each in statements(s))


def sweep(s: Case, me: int) -> None:
    """Played cards and the hand are discarded; Vigilant cards stay in play (XF-158, XF-211)."""
    stay = [card for card in s.played[me] if VIGILANT in s.book.cards[card].flags]
    gone = [card for card in s.played[me] if card not in stay]
    s.vigils[me] += stay
    s.played[me] = []
    s.house.to_discard(s, me, gone)
    hand, s.hand[me] = s.hand[me], []
    s.house.to_discard(s, me, hand)


# -- the end of the turn --------------------------------------------------------------------------------


def end_of_turn(s: Case, me: int) -> Rule[None]:
    """Coordinated cards to their owners, then the Field from right to left, then this turn's effects end (XF-298)."""
    return_offers(s)
    for card in list(reversed(s.combat)):
        if card in s.combat:
            yield from leave_field(s, me, card)
    if any(s.book.cards[card].type == END_GAME for card in s.combat):
        s.turns_in_field += 1
    yield from s.house.swap_back(s, me)
    forget_turn(s)


def leave_field(s: Case, me: int, card: int) -> Rule[None]:
    """Informants and Leads are defeated; what eludes leaves, and its text resolves (XF-59, XF-215, XF-304)."""
    kind = s.book.cards[card]
    if kind.type == INFORMANT:
        uproot(s, card)
        s.dead_enemies.append(card)
        emit(s, "informant_lost", enemy=card)
    elif kind.type == LEAD:
        lead_lost(s, card)
    elif kind.at(ELUDE):
        uproot(s, card)
        drop_riders(s, card)
        s.dead_enemies.append(card)
        emit(s, "eluded", enemy=card)
        yield from resolve(s, me, card, ELUDE)


def forget(s: Case) -> None:
    """What lasts this turn ends with it."""
    lose_all(s)
    s.believed = s.lessons_learned = s.doubted = s.exchanged = s.cut_short = False
    s.scans_paid = 0
    s.lasting, s.strikers, s.deeds = [], [], {}
