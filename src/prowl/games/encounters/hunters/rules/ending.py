"""Death, the last turns, scoring and tie-breaks (PR-201 to PR-208, PR-221 to PR-226, PR-532, PR-533)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prowl.kernel.events import emit, finish
from prowl.kernel.game import Result
from prowl.kernel.prompts import Rule
from prowl.kernel.views import renew

from ...core.piles import leave_for_good
from . import rivalry
from .duel import NOBODY
from .prey import PACK_WON
from .trophies import dishonour, honour_of_trophies

if TYPE_CHECKING:
    from ..state import Chase

HUNTER_DEAD = "hunter_dead"
PREY_GONE = "prey_gone"
PACK_LOST = "pack_lost"
# Alone the rulebook sets no mark; this much makes a master hunter.
MASTER = 60
MERCENARY_RUN = 3


# -- rounds -----------------------------------------------------------------------------------


def begin_round(s: Chase) -> None:
    """After a death the round is finished, then every living Predator has one more turn (PR-201)."""
    if s.rounds_to_go == 0:
        end_by_death(s)
    s.rounds_to_go = max(s.rounds_to_go - 1, -1)


def ambushed(s: Chase) -> bool:
    return s.ambush == 0


def begin_ambush(s: Chase) -> None:
    """A turn of the Prey for everyone: no card is played, the hand stays (PR-224)."""
    s.ambush -= 1
    begin_round(s)


def prepared(s: Chase) -> bool:
    return s.preparation == 0


def begin_preparation(s: Chase) -> None:
    """A whole turn for everyone without the Prey phase (PR-222, PR-A21)."""
    s.preparation -= 1
    begin_round(s)


# -- death ------------------------------------------------------------------------------------


def die(s: Chase, me: int) -> Rule[None]:
    """The Dishonour is noted, Traps are discarded, trophies stay; the slayer takes the Avatar (PR-194, PR-532)."""
    s.noted[me] = dishonour(s, me) - s.shame[me]
    leave_for_good(s, me)
    s.trap_discard += s.traps[me]
    s.traps[me] = []
    if s.attacker != NOBODY:
        s.slain[s.attacker].append(s.avatar[me])
        emit(s, "avatar_slain", seat=s.attacker, avatar=s.avatar[me], n=s.predators[s.avatar[me]].honour)
    if not any(s.alive):
        end_by_death(s)
    if s.rounds_to_go < 0:
        s.rounds_to_go = 1
        emit(s, "last_turns")
    yield from ()


def end_by_death(s: Chase) -> None:
    """Rivals count their Honour, a pack has lost (PR-226)."""
    if s.together:
        finish(s, PACK_LOST)
    finish(s, HUNTER_DEAD)


def end_by_deck(s: Chase) -> None:
    if s.together:
        finish(s, PACK_LOST)
    finish(s, PREY_GONE)


def deck_is_empty(s: Chase) -> bool:
    """The unused Mercenaries make a new deck; without them the game is over (PR-204, PR-A22)."""
    if not s.enemy_box:
        end_by_deck(s)
    renew(s, "enemy", s.enemy_deck, s.enemy_box)
    s.layers, s.runs = [len(s.enemy_deck)], [MERCENARY_RUN]
    s.layer_at = [0] * len(s.layer_at)
    emit(s, "mercenaries_come", n=len(s.enemy_deck))
    return True


# -- scoring ----------------------------------------------------------------------------------


def honour(s: Chase, me: int) -> int:
    """Trophies, the own Avatar while alive, the Rivalry card, less the Dishonour (PR-206)."""
    own = s.predators[s.avatar[me]].honour if s.alive[me] else 0
    return honour_of_trophies(s, me) + own + rivalry.score(s, me) - dishonour(s, me)


def ultimate(s: Chase, me: int) -> int:
    return sum("ultimate" in s.book.cards[card].flags for card in s.trophies[me])


def is_alive(s: Chase, me: int) -> int:
    return int(s.alive[me])


# The questions that break a tie, one after another (PR-208).
TIE_BREAKS: tuple[Callable[[Chase, int], int], ...] = (
    honour,
    ultimate,
    rivalry.predators,
    rivalry.worthy,
    rivalry.prey,
    rivalry.all_trophies,
    is_alive,
)


def best(s: Chase) -> list[int]:
    """At each question only the best of those tied stay in, dead or alive (PR-207, PR-208)."""
    seats = list(range(s.players))
    for asked in TIE_BREAKS:
        most = max(asked(s, seat) for seat in seats)
        seats = [seat for seat in seats if asked(s, seat) == most]
    return seats


def result(s: Chase) -> Result:
    """The most Honour wins; a pack wins together, and its Honour is counted together (PR-226, PR-231)."""
    scores = tuple(honour(s, me) for me in range(s.players))
    if s.together:
        won = range(s.players) if s.outcome == PACK_WON else ()
        return Result(s.outcome, tuple(won), (sum(scores),) * s.players)
    if s.players == 1:
        return Result(s.outcome, (0,) if scores[0] >= MASTER else (), scores)
    return Result(s.outcome, tuple(best(s)), scores)
