"""The End Game card: how The End begins, how it is fought, Replication and its Clone (XF-191 to XF-205, XF-247)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import shuffle

from ...core.cards import ON_HIT, REVEAL
from ...core.state import SPACES
from ...core.strikes import top_strike, wound
from ...core.track import foe, leave_row, space_of
from ..cards.kinds import END_GAME, THE_END
from ..state import Case
from .bureau import open_agents
from .evidence import lead_lost, watching
from .piles import remember
from .said import NO_CARD, end_figure, evidence_of
from .shadows import enter, move_on
from .texts import resolve

WON = "won"
END_LAYER = 3
ON_THE_DECK = -1


def end_revealed(s: Case, card: int) -> Rule[None]:
    """The first End Game card begins The End; Clone only brings its own Evidence (XF-201, XF-305)."""
    if card == clone_number(s):
        yield from clone_revealed(s, card)
        return
    s.end_card = card
    s.the_end = True
    emit(s, "the_end_began", enemy=card)
    yield from the_end_begins(s, card)


def the_end_begins(s: Case, card: int) -> Rule[None]:
    """Six steps, in this order, whoever's turn it is (XF-196 to XF-200, XF-299)."""
    for lead in watching(s):
        lead_lost(s, lead)
    for priority, pile in enumerate(s.evidence):
        s.bound += pile
        s.evidence[priority] = []
        s.bound += s.discovered[priority]
        s.discovered[priority] = []
    s.bound.sort(key=lambda proof: s.book.cards[proof].priority)
    if s.bound:
        emit(s, "evidence_bound", enemy=card, evidence=list(s.bound))
    for agent in open_agents(s):
        yield from resolve(s, s.active, agent, THE_END)
    for proof in list(s.bound):
        yield from resolve(s, s.active, proof, THE_END)
    yield from resolve(s, s.active, card, REVEAL)


# -- in the Conspiracy Phase --------------------------------------------------------------------------


def ends_in_shadows(s: Case) -> list[int]:
    """The End Game card first, then Clone."""
    found = [pile[0] for pile in reversed(s.wilds) if pile and foe(s, pile[0]).type == END_GAME]
    return sorted(found, key=lambda card: card == clone_number(s))


def ends_walk(s: Case) -> Rule[None]:
    """One space to the left by itself, Stationary cards pushed too; Clone follows (XF-194, XF-285, XF-306)."""
    for card in ends_in_shadows(s):
        space = space_of(s, card)
        if space is not None:
            yield from move_on(s, space, force=True)
    if s.clone_waits:
        s.clone_waits = False
        yield from place_clone(s, 0)


# -- fighting it ----------------------------------------------------------------------------------------


def hits_of(s: Case, card: int) -> list[int]:
    return s.clone_hits if card == s.clone_card else s.hits


def end_damage(s: Case, card: int) -> int:
    return sum(wound(s, strike).damage for strike in hits_of(s, card))


def hit_end(s: Case, me: int, card: int) -> Rule[None]:
    """The top Strike card is laid beside it, a Miss too; only its number counts (XF-204, XF-318, A-18)."""
    strike = top_strike(s)
    if strike is None:
        s.house.out_of_strikes(s)
        return
    n = wound(s, strike).damage
    if s.miss_returns and wound(s, strike).miss:
        s.strike_discard.append(strike)
    else:
        hits_of(s, card).append(strike)
    emit(s, "end_hit", seat=me, enemy=card, strike=strike, n=n)
    check_won(s)
    s.house.check_strikes(s)
    if n:
        for text in [card, *evidence_of(s, card)]:
            yield from resolve(s, me, text, ON_HIT)


def check_won(s: Case) -> None:
    """At its Health it is overcome; with Replication both must be (XF-3, XF-205, XF-305)."""
    for card in (s.end_card, s.clone_card):
        if card != NO_CARD and end_damage(s, card) >= end_figure(s, card, "health"):
            overcome(s, card)


def overcome(s: Case, card: int) -> None:
    other = [each for each in (s.end_card, s.clone_card) if each not in (NO_CARD, card)]
    clone_to_come = card == s.end_card and clone_hidden(s) and not s.clone_optional
    if (card == s.end_card and s.clone_optional) or (not other and not clone_to_come):
        s.house.over(s, WON)
    retire(s, card)


def retire(s: Case, card: int) -> None:
    """The first of two leaves the mat with its Evidence; its Strike cards go to the discard pile."""
    space = space_of(s, card)
    if space is not None:
        leave_row(s, space)
    elif card in s.combat:
        s.combat.remove(card)
    s.removed.append(card)
    s.strike_discard += hits_of(s, card)
    hits_of(s, card).clear()
    for proof in evidence_of(s, card):
        s.evidence_box[s.book.cards[proof].priority - 1].append(proof)
    evidence_of(s, card).clear()
    emit(s, "end_overcome", enemy=card)
    if card == s.end_card:
        s.end_card = NO_CARD
    else:
        s.clone_card = NO_CARD


# -- Replication and Clone --------------------------------------------------------------------------------


def clone_number(s: Case) -> int:
    return s.book.numbers("eg_clone")[0]


def clone_hidden(s: Case) -> bool:
    """Clone has been announced and not been revealed."""
    card = clone_number(s)
    return s.clone_waits or (s.clone_card == NO_CARD and space_of(s, card) is not None)


def bring_clone(s: Case, card: int) -> Rule[None]:
    """Face down to the right of Replication; on S1 if that is in the Field; on the deck if on S5 (XF-247, XF-248)."""
    for proof in s.bound:
        priority = s.book.cards[proof].priority - 1
        box = s.evidence_box[priority]
        if box:
            shuffle(s, "evidence", box)
            s.clone_evidence[priority].append(box.pop())
    space = space_of(s, card)
    where = SPACES - 1 if space is None else space - 1
    emit(s, "clone_came", space=max(where, 0))
    if where == ON_THE_DECK:
        s.clone_waits = True
    else:
        yield from place_clone(s, where)


def place_clone(s: Case, space: int) -> Rule[None]:
    """Its presence and its place are public."""
    card = clone_number(s)
    remember(s, "enemy", [card])
    s.set_aside.remove(card)
    yield from enter(s, card, space, up=False, layer=END_LAYER, force=True)


def clone_revealed(s: Case, card: int) -> Rule[None]:
    """Its own Evidence is shown and in force; The End does not begin again (XF-305)."""
    s.clone_card = card
    for priority, pile in enumerate(s.clone_evidence):
        s.clone_bound += pile
        s.clone_evidence[priority] = []
    if s.clone_bound:
        emit(s, "evidence_bound", enemy=card, evidence=list(s.clone_bound))
    for proof in list(s.clone_bound):
        yield from resolve(s, s.active, proof, THE_END)
    yield from resolve(s, s.active, card, REVEAL)
