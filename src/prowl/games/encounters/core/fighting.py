"""Fighting and killing enemies (PR-51 to PR-56, PR-509)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule

from .cards import DEATH, FIGHT, INSTEAD, ON_KILL
from .clauses import carry_out, holds, resolve
from .deeds import FOUGHT, KILLED, note
from .piles import character
from .state import Encounter
from .strikes import deal
from .track import foe, is_enemy, space_of, uproot
from .values import fight_cost, points_for, spend, standing


def fight(s: Encounter, me: int, card: int) -> Rule[None]:
    """Exactly the value is paid, then the enemy's Fight text, then it dies (PR-51, PR-A35)."""
    before = s.house.before_fight
    if before is not None and not (yield from before(s, me, card)):
        return
    cost = fight_cost(s, card)
    spend(s, points_for(s, card), cost, card)
    emit(s, "fought", seat=me, enemy=card, n=cost)
    note(s, FOUGHT, 1)
    yield from resolve(s, me, card, FIGHT)
    if s.alive[me] and not (yield from is_spared(s, me, card)):
        yield from kill_enemy(s, me, card)


def is_spared(s: Encounter, me: int, card: int) -> Rule[bool]:
    """Whether something happens to it instead of its death."""
    instead = [each for each in s.book.cards[card].at(INSTEAD) if holds(s, me, card, each.when)]
    for clause in instead:
        yield from carry_out(s, me, card, clause)
    return bool(instead)


def kill_enemy(s: Encounter, me: int, card: int, *, killer: bool = True) -> Rule[None]:
    """The enemy leaves play, then its Death text fires (PR-54, PR-55)."""
    if not s.house.can_die(s, card):
        return
    if is_face_down(s, card):
        remove_unseen(s, card)
        return
    uproot(s, card)
    if s.house.grave is None:
        s.dead_enemies.append(card)
    else:
        s.house.grave(s, me, card)
    emit(s, "enemy_killed", seat=me, enemy=card)
    note(s, KILLED, 1)
    s.house.killed(s, me, card)
    yield from resolve(s, me, card, DEATH)
    yield from avenge(s, card)
    if killer:
        yield from answer_kill(s, me)


def avenge(s: Encounter, card: int) -> Rule[None]:
    """Whoever stands up for the dead strikes the active player."""
    for avenger, said in standing(s, "avenge"):
        if said.target == s.book.cards[card].id:
            yield from deal(s, s.active, avenger, said.n)


def answer_kill(s: Encounter, me: int) -> Rule[None]:
    """What the cards played this turn give their player for a kill, in the order they were played."""
    for played in s.plays[:]:
        for clause in character(s, played).at(ON_KILL):
            yield from carry_out(s, me, played, clause)


def is_face_down(s: Encounter, card: int) -> bool:
    space = space_of(s, card)
    return space is not None and not s.up[space]


def remove_unseen(s: Encounter, card: int) -> None:
    """A face-down card killed fires no text and goes to the pile of its type (PR-A17)."""
    uproot(s, card)
    (s.dead_enemies if is_enemy(s, card) else s.spent).append(card)
    emit(s, "enemy_removed", enemy=card)


def is_final(s: Encounter, card: int) -> bool:
    return "final" in foe(s, card).flags
