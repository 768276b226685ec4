"""The Prey phase, what Prey does on its way, and how it is killed (PR-169 to PR-179, PR-195 to PR-198, PR-527)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.kernel.events import emit, finish
from prowl.kernel.prompts import Rule

from ...core.cards import DEATH, FIGHT, HAZARD, REVEAL, UPKEEP
from ...core.clauses import resolve
from ...core.deeds import FOUGHT, KILLED, note
from ...core.fighting import answer_kill
from ...core.house import Said
from ...core.riders import take_off
from ...core.strikes import NO_ENEMY
from ...core.track import (
    enemies_up,
    enter,
    foe,
    is_enemy,
    leave_row,
    move_on,
    runners_run,
    space_of,
    take_from_deck,
    uproot,
)
from ...core.turn import ENEMY_PHASE
from ...core.values import fight_cost, reductions
from ..cards.kinds import GEAR_UP
from . import traps
from .arrest import arrests, lay_over, place_of, release, to_be_arrested
from .gear import drop_gear, equip, gear_of, has, said_of, take_waiting_gear
from .trophies import take

if TYPE_CHECKING:
    from ..state import Chase

UNDERGROUND = 0
ULTIMATE_KILLED = "ultimate_killed"
PACK_WON = "pack_won"
IN_COMBAT, IN_UNDERGROUND = "killed_in_combat", "killed_in_underground"
WORTHY, WITH_GEAR = "killed_worthy", "killed_with_gear"


# -- the Prey phase -------------------------------------------------------------------------


def prey_phase(s: Chase, me: int) -> Rule[None]:
    """What lies in wait acts, a card enters, the Runners run (PR-169, PR-195)."""
    if not s.alive[me]:
        return
    s.phase = ENEMY_PHASE
    yield from traps.spring(s, me)
    for card in [card for card in enemies_up(s) if s.book.cards[card].at(UPKEEP)]:
        if s.alive[me] and card in enemies_up(s):
            yield from resolve(s, me, card, UPKEEP)
    if s.alive[me]:
        yield from add_prey(s)
    if s.alive[me]:
        yield from runners_run(s)


def add_prey(s: Chase) -> Rule[None]:
    """The top card of the Prey deck; Gear Up! and an arrest take up no space (PR-172, PR-531)."""
    found = take_from_deck(s)
    if found is None:
        return
    card, layer = found
    if foe(s, card).type == GEAR_UP:
        s.spent.append(card)
        emit(s, "geared_up", enemy=card)
        yield from equip(s, 1)
        return
    prisoner = to_be_arrested(s) if arrests(s, card) else None
    if prisoner is None:
        yield from enter_wilds(s, card, layer)
    else:
        lay_over(s, card, prisoner)


def enter_wilds(s: Chase, card: int, layer: int) -> Rule[None]:
    """It enters, the pushes are finished, it takes the Gear that waits, then it is revealed (PR-527)."""
    emit(s, "prey_entered", enemy=card, space=UNDERGROUND)
    yield from enter(s, card, UNDERGROUND, up=True, layer=layer)
    s.revealed_now.append(card)
    if is_enemy(s, card) and space_of(s, card) == UNDERGROUND:
        yield from take_waiting_gear(s, card)
    if s.book.cards[card].at(REVEAL) and card in enemies_up(s):
        yield from resolve(s, s.active, card, REVEAL)


def arrived(s: Chase, card: int) -> Rule[None]:
    """In the Combat Zone a Hazard becomes a Trap, and whoever can escapes (PR-176, PR-196)."""
    if foe(s, card).type == HAZARD:
        traps.go_off(s, card)
    elif has(s, card, "escape"):
        uproot(s, card)
        drop_gear(s, card)
        s.fled.append(card)
        emit(s, "escaped", enemy=card)
    yield from ()


def move_back(s: Chase, card: int) -> None:
    """One space towards the deck, if that is clear."""
    space = space_of(s, card)
    if space and not s.wilds[space - 1]:
        layer = s.layer_at[space]
        s.wilds[space - 1], s.up[space - 1], s.layer_at[space - 1] = [leave_row(s, space)], True, layer


def move_forward(s: Chase, card: int) -> Rule[None]:
    space = space_of(s, card)
    if space is not None:
        yield from move_on(s, space)


# -- what it takes to kill it ------------------------------------------------------------------


def can_be_fought(s: Chase, card: int, said: Said) -> bool:
    """Some cannot be fought in the Wilds, by what they say or by what they bear (PR-71)."""
    if said and any(each.target == "fight_self" and source == card for source, each in said):
        return False
    return not any(each.target == "fight_bearer" for each in said_of(s, card))


def more_value(s: Chase, card: int, said: Said) -> int:
    """What Gear, other Prey, the cards played this turn and Tripwires change."""
    change = 0
    gear = said_of(s, card)
    for each in gear:
        change += each.n
    for source, each in said:
        if each.target == "other_prey_in_wilds" and source != card and card not in s.combat:
            change += each.n
    if gear and any(each.target == "reduce_bearer" for each in gear):
        change += reductions(s, card)
    elif s.weakened:
        change -= weakness(s, card)
    if s.traps[s.active] and not s.deeds.get(FOUGHT):
        change += traps.trapped(s, s.active, "tripwire")
    return change


def weakness(s: Chase, card: int) -> int:
    """By how much the cards played this turn have made it easier prey."""
    groups = ["all", "combat" if card in s.combat else "wilds"]
    groups += ["underground"] * (space_of(s, card) == UNDERGROUND)
    groups += ["worthy"] * ("worthy" in s.book.cards[card].flags)
    return sum(s.weakened.get(group, 0) for group in groups)


def hunt(s: Chase, me: int, card: int) -> Rule[bool]:
    """The whole fight: the value is paid, the Fight text carried out, the Prey killed. The core has no more to do."""
    cost = fight_cost(s, card)
    s.attack -= cost
    emit(s, "fought", seat=me, enemy=card, n=cost)
    note(s, FOUGHT, 1)
    yield from resolve(s, me, card, FIGHT)
    if s.alive[me]:
        yield from kill_prey(s, me, card)
    return False


def kill_prey(s: Chase, me: int, card: int) -> Rule[None]:
    """Death text, that of its Gear, then all of it is the killer's trophy; the Ultimate Prey ends the game (PR-201)."""
    place = place_of(s, card)
    tell_deeds(s, card, *place)
    uproot(s, card)
    s.resolving.append(card)
    release(s, card, place)
    emit(s, "enemy_killed", seat=me, enemy=card)
    for text in [card, *gear_of(s, card)]:
        yield from resolve(s, me, text, DEATH)
    if card not in s.resolving:
        # Its Death text has put it elsewhere (PR-202).
        drop_gear(s, card)
        return
    s.resolving.remove(card)
    take(s, me, [card, *take_off(s.geared, s.bearers, card)])
    if "ultimate" in s.book.cards[card].flags:
        win(s)
    yield from traps.answer_kill(s, me, card)
    if s.alive[me]:
        yield from answer_kill(s, me)


def win(s: Chase) -> None:
    """Killing the Ultimate Prey ends the game; a pack wins by it (PR-201, PR-226)."""
    if s.together:
        finish(s, PACK_WON)
    finish(s, ULTIMATE_KILLED)


def tell_deeds(s: Chase, card: int, space: int, _: int) -> None:
    """One kill may be several deeds (PR-214)."""
    deeds = {
        KILLED: True,
        IN_COMBAT: card in s.combat,
        IN_UNDERGROUND: space == UNDERGROUND,
        WORTHY: "worthy" in s.book.cards[card].flags,
        WITH_GEAR: bool(gear_of(s, card)),
    }
    for deed, done in deeds.items():
        if done:
            note(s, deed, 1)


# -- what it does in the Combat Zone ---------------------------------------------------------------


def strikes_of(s: Chase, card: int) -> int:
    return 2 if has(s, card, "double_strike") else 1


def is_deadly(s: Chase, enemy: int, damage: int) -> bool:
    """Lethal: any damage at all kills (PR-197)."""
    return enemy != NO_ENEMY and damage > 0 and has(s, enemy, "lethal")
