"""The row of spaces: cards enter, push one another on, are revealed (PR-25 to PR-31, PR-47 to PR-50).

The last space of the row is the one nearest to the Combat Zone.
"""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import show

from .cards import ENEMY, REVEAL, Foe
from .clauses import resolve
from .state import SPACES, Encounter

LAST = SPACES - 1
SEEN = -1


def foe(s: Encounter, card: int) -> Foe:
    found: Foe = s.book.cards[card]
    return found


def is_enemy(s: Encounter, card: int) -> bool:
    return foe(s, card).type == ENEMY


def nearest_first(s: Encounter) -> list[int]:
    """Occupied spaces, the one nearest to the Combat Zone first."""
    return [space for space in reversed(range(SPACES)) if s.wilds[space]]


def space_of(s: Encounter, card: int) -> int | None:
    return next((space for space in range(SPACES) if card in s.wilds[space]), None)


def enemies_up(s: Encounter) -> list[int]:
    """Face-up enemies: the Combat Zone from right to left, then the row from its last space on (PR-75)."""
    row = [s.wilds[space][0] for space in reversed(range(SPACES)) if s.up[space]]
    cards = s.book.cards
    return [card for card in [*reversed(s.combat), *row] if cards[card].type == ENEMY]


def take_from_deck(s: Encounter) -> tuple[int, int] | None:
    """The top card of the enemy deck and its layer; an empty deck is the game's business."""
    if not s.enemy_deck and not s.house.enemy_deck_empty(s):
        return None
    layer = next(i for i, n in enumerate(s.layers) if n)
    s.layers[layer] -= 1
    return s.enemy_deck.pop(), layer


def add_from_deck(s: Encounter, space: int | None = None, *, up: bool = False) -> Rule[None]:
    """The next card enters the row, face down unless the game plays them up."""
    found = take_from_deck(s)
    if found is not None:
        if space is None:
            space = 0 if s.house.entry is None else s.house.entry(s)
        emit(s, "card_entered", space=space)
        yield from enter(s, found[0], space, up=up, layer=found[1])


def enter(s: Encounter, card: int, space: int, *, up: bool, layer: int, force: bool = False) -> Rule[None]:
    """The whole chain moves first; an empty space absorbs it; what falls off the row enters the Combat Zone (PR-502).

    A card that stands is jumped over; by force it is pushed on like any other.
    """
    stands = None if force else s.house.stands
    while space < SPACES:
        if not s.wilds[space]:
            s.wilds[space], s.up[space], s.layer_at[space] = [card], up, layer
            return
        if stands is not None and stands(s, s.wilds[space][0]):
            space += 1
            continue
        pushed = s.wilds[space][0], s.up[space], s.layer_at[space]
        s.wilds[space], s.up[space], s.layer_at[space] = [card], up, layer
        card, up, layer = pushed
        space += 1
    yield from enter_combat(s, card, up=up, layer=layer)


def enter_combat(s: Encounter, card: int, *, up: bool, layer: int = SEEN) -> Rule[None]:
    """A newcomer takes the left end; face down it is turned up and resolved at once (PR-15, PR-29)."""
    s.combat.insert(0, card)
    emit(s, "entered_combat", enemy=card)
    if s.house.arrived is not None:
        yield from s.house.arrived(s, card)
    if not up and card in s.combat:
        yield from reveal(s, card, layer)


def turn_down(s: Encounter, space: int) -> None:
    """A card that everybody has seen is hidden again; whoever sits at the table remembers it."""
    s.up[space] = False
    for seat in range(s.players):
        show(s, "enemy", s.wilds[space], to=seat)


def leave_row(s: Encounter, space: int) -> int:
    card = s.wilds[space].pop()
    s.up[space] = False
    return card


def turn_up(s: Encounter, space: int) -> Rule[None]:
    """A card of the row is turned face up and its reveal resolved."""
    s.up[space] = True
    yield from reveal(s, s.wilds[space][0], s.layer_at[space])


def reveal(s: Encounter, card: int, layer: int = SEEN) -> Rule[None]:
    """An enemy stays; a card of a passing type leaves its place while it is resolved (PR-47 to PR-50, PR-505)."""
    emit(s, "card_revealed", enemy=card)
    s.revealed_now.append(card)
    if s.house.unveiled is not None and layer != SEEN:
        s.house.unveiled(s, card, layer)
    passes = s.house.passing.get(foe(s, card).type)
    if passes is None:
        yield from resolve(s, s.active, card, REVEAL)
        return
    uproot(s, card)
    s.resolving.append(card)
    yield from passes(s, card)
    if card in s.resolving:
        s.resolving.remove(card)
        s.spent.append(card)


def uproot(s: Encounter, card: int) -> None:
    """Take a card from wherever it lies in play."""
    space = space_of(s, card)
    if space is not None:
        leave_row(s, space)
    else:
        pile = next((pile for pile in (s.combat, *s.house.lying(s)) if card in pile), None)
        if pile is None:
            return
        pile.remove(card)
    if s.house.uprooted is not None:
        s.house.uprooted(s, card)


def move_on(s: Encounter, space: int, *, force: bool = False) -> Rule[None]:
    """The card of a space moves one space towards the players, pushing as usual."""
    up, layer = s.up[space], s.layer_at[space]
    card = leave_row(s, space)
    yield from enter(s, card, space + 1, up=up, layer=layer, force=force)


def to_combat(s: Encounter, space: int) -> Rule[None]:
    up, layer = s.up[space], s.layer_at[space]
    card = leave_row(s, space)
    yield from enter_combat(s, card, up=up, layer=layer)


def runners_run(s: Encounter) -> Rule[None]:
    """Each face-up Runner moves one space, the nearest first, once (PR-31, PR-503)."""
    running = [
        s.wilds[space][0] for space in nearest_first(s) if s.up[space] and "runner" in foe(s, s.wilds[space][0]).flags
    ]
    for card in running:
        space = space_of(s, card)
        if space is not None and s.up[space] and s.alive[s.active]:
            yield from move_on(s, space)
