"""The Shadows and the Field: cards enter, push, are revealed and leave (XF-60 to XF-70, XF-112 to XF-118)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ...core.cards import ENEMY, EVENT, FIRST_REVEAL, REVEAL
from ...core.piles import living
from ...core.riders import take_off
from ...core.state import SPACES
from ...core.track import foe, leave_row, nearest_first, space_of
from ..cards.kinds import (
    ALLY,
    AMBUSH,
    END_GAME,
    EVENT_TEXT,
    INFORMANT,
    LEAD,
    RAVAGE,
    RUNNER,
    STATIONARY,
)
from ..state import Case
from .piles import remember
from .texts import resolve

FIELD = SPACES
SEEN = -1


def entry(s: Case) -> int:
    """Where a card comes in: S5; or left of the End Game card, at last in the Field (XF-60, XF-195, A-17)."""
    if any(foe(s, card).type == END_GAME for card in s.combat):
        return FIELD
    ends = [space for space in range(SPACES) if s.wilds[space] and foe(s, s.wilds[space][0]).type == END_GAME]
    return max(ends) + 1 if ends else 0


def add_from_deck(s: Case) -> Rule[None]:
    """The top card of the Conspiracy Deck enters hidden and unseen; nothing if there is none (XF-60, XF-239)."""
    if not s.enemy_deck:
        return
    layer = next(i for i, n in enumerate(s.layers) if n)
    s.layers[layer] -= 1
    space = entry(s)
    emit(s, "card_entered", space=min(space, SPACES - 1))
    yield from enter(s, s.enemy_deck.pop(), space, up=False, layer=layer)


def stands(s: Case, space: int) -> bool:
    """A revealed Stationary card is not pushed: the card jumps over it (XF-224)."""
    return s.up[space] and STATIONARY in foe(s, s.wilds[space][0]).flags


def enter(s: Case, card: int, space: int, *, up: bool, layer: int, force: bool = False) -> Rule[None]:
    """The whole row moves first; then what was pushed out of S1 enters the Field (XF-62, XF-315)."""
    while space < SPACES:
        if s.wilds[space] and not force and stands(s, space):
            space += 1
            continue
        pushed = (s.wilds[space][0], s.up[space], s.layer_at[space]) if s.wilds[space] else None
        s.wilds[space], s.up[space], s.layer_at[space] = [card], up, layer
        if pushed is None:
            return
        card, up, layer = pushed
        space += 1
    yield from enter_field(s, card, up=up, layer=layer)


def enter_field(s: Case, card: int, *, up: bool, layer: int = SEEN) -> Rule[None]:
    """On the left; hidden it is revealed and resolved; then Ravage strikes (XF-66, XF-67, XF-222, A-22)."""
    s.combat.insert(0, card)
    emit(s, "entered_field", enemy=card)
    if not up:
        yield from reveal(s, card, layer)
    if card in s.combat and RAVAGE in foe(s, card).flags and s.alive[s.active]:
        yield from s.house.ravages(s, card)


def move_on(s: Case, space: int, *, force: bool = False) -> Rule[None]:
    """The card of a space moves one space to the left, pushing."""
    up, layer = s.up[space], s.layer_at[space]
    card = leave_row(s, space)
    yield from enter(s, card, space + 1, up=up, layer=layer, force=force)


def runners_run(s: Case) -> Rule[None]:
    """Every revealed Runner in the Shadows moves one more space, left to right (XF-70, XF-223)."""
    running = [s.wilds[space][0] for space in nearest_first(s) if s.up[space]]
    for card in running:
        space = space_of(s, card)
        if RUNNER in foe(s, card).flags and space is not None and s.up[space]:
            yield from move_on(s, space)


# -- revealing --------------------------------------------------------------------------------


def turn_up(s: Case, space: int) -> Rule[None]:
    s.up[space] = True
    yield from reveal(s, s.wilds[space][0], s.layer_at[space])


def reveal(s: Case, card: int, layer: int = SEEN) -> Rule[None]:
    """Each sort of card does its own (XF-112 to XF-118)."""
    unveil(s, card, layer)
    emit(s, "card_revealed", enemy=card)
    s.revealed_now.append(card)
    match foe(s, card).type:
        case kind if kind == EVENT:
            yield from happen(s, card)
        case kind if kind == ALLY:
            yield from welcome(s, card)
        case kind if kind == LEAD:
            yield from s.house.lead_revealed(s, card)
        case kind if kind == END_GAME:
            yield from s.house.end_revealed(s, card)
        case kind if kind in (ENEMY, INFORMANT):
            if AMBUSH in foe(s, card).flags:
                yield from spring(s, card)
            yield from say_revealed(s, card)


def unveil(s: Case, card: int, layer: int) -> None:
    """A card seen for the first time: everybody can tell what its pile still hides."""
    if card not in s.unveiled:
        s.unveiled.append(card)
        left = {INFORMANT: s.informants_left, LEAD: s.leads_left}.get(foe(s, card).type)
        if left and layer != SEEN:
            left[layer] -= 1


def say_revealed(s: Case, card: int) -> Rule[None]:
    """ "Revealed" each time, "First Revealed" once a game (XF-112, XF-170)."""
    if s.book.cards[card].at(FIRST_REVEAL) and card not in s.seen_once:
        s.seen_once.append(card)
        yield from resolve(s, s.active, card, FIRST_REVEAL)
    yield from resolve(s, s.active, card, REVEAL)


def spring(s: Case, card: int) -> Rule[None]:
    """Ambush: it moves to the Field when revealed (XF-212)."""
    space = space_of(s, card)
    if space is not None:
        leave_row(s, space)
        yield from enter_field(s, card, up=True)


def happen(s: Case, card: int) -> Rule[None]:
    """An Event leaves its place, its text is resolved, then it is defeated (XF-113)."""
    uproot(s, card)
    s.resolving.append(card)
    yield from resolve(s, s.active, card, EVENT_TEXT)
    if card in s.resolving:
        s.resolving.remove(card)
        s.dead_enemies.append(card)


def welcome(s: Case, card: int) -> Rule[None]:
    """In the Shadows the active player says who gains the Ally; in the Field nobody does (XF-114, XF-115)."""
    in_field = card in s.combat
    uproot(s, card)
    if in_field:
        s.lost.append(card)
        emit(s, "ally_lost", enemy=card)
        return
    s.resolving.append(card)
    seats = living(s)
    seat = yield from choose(s, s.active if s.alive[s.active] else seats[0], seats, "ally.seat", values={"enemy": card})
    s.resolving.remove(card)
    s.discard[seat].append(card)
    emit(s, "gained", seat=seat, own=card, to="discard")


# -- leaving ----------------------------------------------------------------------------------


def uproot(s: Case, card: int) -> None:
    """Take a card from the Shadows or the Field; what lies beneath it is defeated (XF-183)."""
    space = space_of(s, card)
    if space is not None:
        leave_row(s, space)
    elif card in s.combat:
        s.combat.remove(card)


def drop_riders(s: Case, card: int) -> list[int]:
    """The cards beneath a card that leaves or is hidden are defeated."""
    dropped = take_off(s.beneath, s.hosts, card)
    s.dead_enemies += dropped
    return dropped


def hide(s: Case, space: int) -> None:
    """Turned face down; whoever sits at the table remembers it (XF-181, A-36)."""
    drop_riders(s, s.wilds[space][0])
    remember(s, "enemy", s.wilds[space])
    s.up[space] = False
    emit(s, "hidden_again", space=space)
