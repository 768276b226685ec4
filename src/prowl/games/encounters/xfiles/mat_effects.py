"""Sentences about the Shadows, the Field and the Bureau."""

from __future__ import annotations

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.views import show

from ..core.cards import ENEMY
from ..core.piles import character
from ..core.state import SPACES
from ..core.track import foe, nearest_first, space_of
from ..core.values import statements
from .cards.kinds import INFORMANT
from .effects import verb
from .rules import bureau
from .rules.action import scan_space
from .rules.fighting import defeat
from .rules.piles import remember
from .rules.said import forbidden, value
from .rules.shadows import add_from_deck, enter, entry, hide, move_on
from .state import Case

LETTERS = ("A", "B", "C")

# -- the Shadows and the Field ------------------------------------------------------------------------------


@verb
def scan(s: Case, me: int, card: int, n: int) -> Rule[None]:
    """Free scans, one after another, fewer if there are fewer hidden cards."""
    for _ in range(n):
        spaces = hidden_spaces(s)
        if not spaces or not s.alive[me] or forbidden(s, "scan_shadows"):
            return
        space = yield from choose(s, me, spaces, "scan.space")
        yield from scan_space(s, me, space)


def hidden_spaces(s: Case) -> list[int]:
    return [space for space in range(SPACES) if s.wilds[space] and not s.up[space]]


@verb
def peek(s: Case, me: int, card: int, n: int) -> Rule[None]:
    """Looked at and left hidden; only the player learns what it is."""
    for _ in range(n):
        spaces = hidden_spaces(s)
        if not spaces or not s.alive[me] or forbidden(s, "peek"):
            return
        space = yield from choose(s, me, spaces, "peek.space")
        show(s, "enemy", s.wilds[space], to=me)
        emit(s, "peeked", seat=me, space=space, enemy=only(me, s.wilds[space][0]))


@verb
def add(s: Case, me: int, card: int, n: int) -> Rule[None]:
    for _ in range(n):
        yield from add_from_deck(s)


@verb
def leftmost_on(s: Case, me: int, card: int) -> Rule[None]:
    spaces = nearest_first(s)
    if spaces:
        yield from move_on(s, spaces[0])


@verb
def informants_on(s: Case, me: int, card: int) -> Rule[None]:
    moving = [s.wilds[space][0] for space in nearest_first(s) if s.up[space]]
    for informant in moving:
        space = space_of(s, informant)
        if foe(s, informant).type == INFORMANT and space is not None:
            yield from move_on(s, space)


@verb
def hide_enemies(s: Case, me: int, card: int) -> None:
    for space in range(SPACES):
        if s.up[space] and foe(s, s.wilds[space][0]).type == ENEMY:
            hide(s, space)


@verb
def return_enemy(s: Case, me: int, card: int, which: str) -> Rule[None]:
    """From the defeated cards hidden into the Shadows; everybody knows which (XF-181, A-17)."""
    dead = [each for each in s.dead_enemies if foe(s, each).type == ENEMY]
    found = card if which == "self" and card in dead else dead[-1] if dead and which == "last" else None
    if found is not None:
        remember(s, "enemy", [found])
        s.dead_enemies.remove(found)
        emit(s, "enemy_returned", enemy=found)
        yield from enter(s, found, entry(s), up=False, layer=LETTERS.index(foe(s, found).deck))


@verb
def defeat_in_field(s: Case, me: int, card: int, most: int) -> Rule[None]:
    said = statements(s)
    near = [each for each in s.combat if foe(s, each).type == ENEMY and value(s, each, said) <= most]
    if near:
        chosen = yield from choose(s, me, near, "defeat.enemy")
        yield from defeat(s, me, chosen)


# -- the Bureau ----------------------------------------------------------------------------------------------


@verb
def special_agent(s: Case, me: int, card: int) -> Rule[None]:
    yield from bureau.take_special_agent(s, me)


@verb
def gain_from_bureau(s: Case, me: int, card: int, most: int) -> Rule[None]:
    cards = [each for each in bureau.on_sale(s) if character(s, each).cost <= most]
    if cards:
        chosen = yield from choose(s, me, cards, "gain.barracks")
        yield from bureau.take(s, me, chosen)


@verb
def scan_bureau(s: Case, me: int, card: int, n: int) -> Rule[None]:
    for _ in range(n):
        slots = bureau.hidden_slots(s)
        if not slots or not s.alive[me] or forbidden(s, "scan_bureau"):
            return
        slot = yield from choose(s, me, slots, "scan.bureau")
        yield from bureau.scan(s, me, slot)


@verb
def hide_bureau(s: Case, me: int, card: int) -> None:
    """Never the card that says it."""
    for slot, pile in enumerate(s.hq):
        if pile and s.hq_up[slot] and pile[0] != card:
            bureau.hide(s, slot)


@verb
def purge_bureau(s: Case, me: int, card: int) -> None:
    found = bureau.on_sale(s)
    if found:
        bureau.leave(s, found[0])
        s.lost.append(found[0])
        emit(s, "character_lost", barracks=found[0])


@verb
def defeat_agent(s: Case, me: int, card: int) -> Rule[None]:
    agents = bureau.open_agents(s)
    if agents:
        chosen = yield from choose(s, me, agents, "defeat.enemy")
        yield from defeat(s, me, chosen)
