"""The row of spaces: cards enter, push one another on, are revealed (PR-25 to PR-31, PR-47 to PR-50)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import show

from .cards import ENEMY, EVENT, HAZARD, REVEAL, Foe
from .clauses import resolve
from .state import SPACES, Encounter

HILLS = SPACES - 1


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
    """Face-up enemies: the Combat Zone from right to left, then the row from Hills on (PR-75)."""
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


def add_from_deck(s: Encounter, space: int = 0, *, up: bool = False) -> Rule[None]:
    """The next card enters the row, face down unless the game plays them up."""
    found = take_from_deck(s)
    if found is not None:
        emit(s, "card_entered", space=space)
        yield from enter(s, found[0], space, up=up, layer=found[1])


def enter(s: Encounter, card: int, space: int, *, up: bool, layer: int) -> Rule[None]:
    """The whole chain moves first; an empty space absorbs it; what falls off Hills enters the Combat Zone (PR-502)."""
    while space < SPACES:
        if not s.wilds[space]:
            s.wilds[space], s.up[space], s.layer_at[space] = [card], up, layer
            return
        pushed = s.wilds[space][0], s.up[space], s.layer_at[space]
        s.wilds[space], s.up[space], s.layer_at[space] = [card], up, layer
        card, up, layer = pushed
        space += 1
    yield from enter_combat(s, card, up=up)


def enter_combat(s: Encounter, card: int, *, up: bool) -> Rule[None]:
    """A newcomer takes the left end; face down it is turned up and resolved at once (PR-15, PR-29)."""
    s.combat.insert(0, card)
    emit(s, "entered_combat", enemy=card)
    if not up:
        yield from reveal(s, card)


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
    yield from reveal(s, s.wilds[space][0])


def reveal(s: Encounter, card: int) -> Rule[None]:
    """An enemy stays; an event or a hazard leaves its place while it is resolved (PR-47 to PR-50, PR-505)."""
    emit(s, "card_revealed", enemy=card)
    s.revealed_now.append(card)
    kind = foe(s, card).type
    if kind in (EVENT, HAZARD):
        uproot(s, card)
        s.resolving.append(card)
        yield from (s.house.event if kind == EVENT else s.house.hazard)(s, card)
        if card in s.resolving:
            s.resolving.remove(card)
            s.spent.append(card)
    else:
        yield from resolve(s, s.active, card, REVEAL)


def uproot(s: Encounter, card: int) -> None:
    """Take a card from wherever it lies in play."""
    space = space_of(s, card)
    if space is not None:
        leave_row(s, space)
        return
    for pile in (s.combat, s.operations, *s.attached, *s.front):
        if card in pile:
            pile.remove(card)
            return


def move_on(s: Encounter, space: int) -> Rule[None]:
    """The card of a space moves one space towards the players, pushing as usual."""
    up, layer = s.up[space], s.layer_at[space]
    card = leave_row(s, space)
    yield from enter(s, card, space + 1, up=up, layer=layer)


def to_combat(s: Encounter, space: int) -> Rule[None]:
    up = s.up[space]
    card = leave_row(s, space)
    yield from enter_combat(s, card, up=up)


def runners_run(s: Encounter) -> Rule[None]:
    """Each face-up Runner moves one space, the nearest first, once (PR-31, PR-503)."""
    running = [
        s.wilds[space][0] for space in nearest_first(s) if s.up[space] and "runner" in foe(s, s.wilds[space][0]).flags
    ]
    for card in running:
        space = space_of(s, card)
        if space is not None and s.up[space] and s.alive[s.active]:
            yield from move_on(s, space)
