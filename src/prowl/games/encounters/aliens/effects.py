"""Effects and conditions of the cards of the Aliens."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import below
from prowl.kernel.views import show

from ..core.effects import verb, whom
from ..core.piles import character, discard_cards, living
from ..core.strikes import deal
from ..core.track import enter_combat, move_on, space_of, take_from_deck, uproot
from ..core.values import classes_played
from .house import FACEHUGGERS, Infested

HIDE = ("hide",)

# -- conditions ---------------------------------------------------------------------------


@verb
def died_in_combat(s: Infested, me: int, card: int) -> bool:
    return s.fell_in_combat


@verb
def acid_hits(s: Infested, me: int, card: int, klass: str) -> bool:
    """It died in the Combat Zone, and its killer has played no card of the class."""
    return s.fell_in_combat and klass not in classes_played(s)


# -- the Hatchery -------------------------------------------------------------------------


@verb
def hugger(s: Infested, me: int, card: int, n: int, who: str) -> None:
    """Facehuggers jump; from an empty pile none does (PR-541)."""
    for seat in whom(s, me, who):
        for _ in range(n):
            jump(s, seat)


def jump(s: Infested, me: int) -> None:
    if s.hatchery[FACEHUGGERS] and s.alive[me]:
        hugger = s.hatchery[FACEHUGGERS].pop()
        s.front[me].append(hugger)
        emit(s, "hugger_jumped", seat=me, enemy=hugger)
        s.house.jumps(s, me)


@verb
def open_egg(s: Infested, me: int, card: int, klass: str) -> Rule[None]:
    """Whoever shows no card of the class, in hand or played, has a Facehugger on the face (PR-76)."""
    if klass in classes_played(s):
        return
    fitting = [("show", own) for own in s.hand[me] if character(s, own).klass == klass]
    # Asked by what everybody knows, a hand that is not empty, so that the question betrays no card.
    if fitting or (s.hand[me] and not s.quick):
        shown = yield from choose(s, me, [*fitting, HIDE], "show", always=True, secret=("own",), values={"enemy": card})
        if shown != HIDE:
            show_card(s, me, int(shown[1]))
            return
    jump(s, me)


def show_card(s: Infested, me: int, card: int) -> None:
    """Everybody has seen it now."""
    for seat in range(s.players):
        show(s, "own", [card], to=seat, owner=me)
    emit(s, "showed", seat=me, own=card)


@verb
def lay_egg(s: Infested, me: int, card: int) -> None:
    """A Facehugger for an active player who has none."""
    if not s.front[s.active]:
        jump(s, s.active)


@verb
def burst_open(s: Infested, me: int, card: int) -> None:
    """The Colonist Host dies, nobody's trophy, and a Facehugger jumps (PR-334)."""
    uproot(s, card)
    s.dead_enemies.append(card)
    emit(s, "enemy_removed", enemy=card)
    jump(s, s.active)


@verb
def burst(s: Infested, me: int, card: int) -> Rule[None]:
    yield from s.house.burst(s, me, card)


# -- Objectives ---------------------------------------------------------------------------


@verb
def find(s: Infested, me: int, card: int) -> Rule[None]:
    yield from s.house.found(s, me, card)


@verb
def to_operations(s: Infested, me: int, card: int) -> None:
    uproot(s, card)
    s.operations.append(card)


@verb
def save_brother(s: Infested, me: int, card: int) -> Rule[None]:
    yield from s.house.brother(s, me, card)


@verb
def can_complete(s: Infested, me: int, card: int, recruit: int, space: str) -> bool:
    """While the second Objective is current, with its room clear and the Recruit there."""
    return s.objective == 1 and not s.wilds[s.house.spaces.index(space)] and s.recruit >= recruit


@verb
def complete(s: Infested, me: int, card: int, recruit: int, space: str) -> Rule[None]:
    s.recruit -= recruit
    yield from s.house.found(s, me, card)


@verb
def can_place(s: Infested, me: int, card: int, recruit: int) -> bool:
    return s.objective == 1 and s.recruit >= recruit


@verb
def place_gun(s: Infested, me: int, card: int, recruit: int) -> Rule[None]:
    s.recruit -= recruit
    yield from s.house.place_gun(s, me, card)


@verb
def bears_events(s: Infested, me: int, card: int) -> bool:
    return bool(s.on_beast)


@verb
def wound_beast(s: Infested, me: int, card: int) -> Rule[None]:
    yield from s.house.wound_beast(s, me, card)


@verb
def lay_out_clones(s: Infested, me: int, card: int, n: int) -> None:
    s.house.lay_out_clones(s, n)


# -- on the way ---------------------------------------------------------------------------


@verb
def creep(s: Infested, me: int, card: int, n: int) -> Rule[None]:
    """Revealed in the Complex it is one room on already (PR-311)."""
    for _ in range(n):
        space = space_of(s, card)
        if space is not None:
            yield from move_on(s, space)


@verb
def add_to_combat(s: Infested, me: int, card: int, n: int) -> Rule[None]:
    """The top cards of the Hive straight into the Combat Zone."""
    for _ in range(n):
        found = take_from_deck(s)
        if found is not None:
            yield from enter_combat(s, found[0], up=False, layer=found[1])


# -- Events and Hazards -------------------------------------------------------------------


@verb
def take_captive(s: Infested, me: int, card: int) -> None:
    s.house.take_captive(s, card)


@verb
def lie_on_beast(s: Infested, me: int, card: int) -> None:
    s.house.lay_on_beast(s, card)


@verb
def lose_slot(s: Infested, me: int, card: int) -> None:
    s.house.lose_slot(s, card)


@verb
def strike_per_clone(s: Infested, me: int, card: int) -> Rule[None]:
    """Each player a Strike card for each Failed Clone in the Combat Zone (PR-343)."""
    clones = sum(character(s, each).cost > 0 for each in s.combat)
    for seat in living(s):
        yield from deal(s, seat, card, clones)


@verb
def discard_dear(s: Infested, me: int, card: int, n: int) -> None:
    """Each player shows the hand and discards random cards among those that cost anything (PR-339)."""
    for seat in living(s):
        for _ in range(n):
            dear = [own for own in s.hand[seat] if character(s, own).cost]
            if dear:
                discard_cards(s, seat, [dear[below(s.chance, "dice", len(dear))]])


@verb
def discard_attackers(s: Infested, me: int, card: int) -> None:
    """Each player shows the hand and discards every card with printed Attack (PR-337)."""
    for seat in living(s):
        discard_cards(s, seat, [own for own in s.hand[seat] if character(s, own).attack])


@verb
def hazard(s: Infested, me: int, card: int, name: str) -> Rule[None]:
    yield from s.house.hazard(s, me, card, name)
