"""Effects and conditions that only the cards of Hunters know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose
from prowl.kernel.rng import below
from prowl.kernel.views import show

from ..core.deeds import KILLED
from ..core.effects import verb
from ..core.piles import discard_cards, kill_own_card, living
from ..core.state import SPACES
from ..core.track import is_enemy, space_of, uproot
from .rules import prey
from .rules.arrest import lay_over, to_be_arrested
from .rules.gear import equip
from .rules.honour import gain_healing, gain_restoring
from .rules.trophies import lose_least

if TYPE_CHECKING:
    from .state import Chase

DISARMED = 2


@verb
def has_killed(s: Chase, me: int, card: int, kills: int) -> bool:
    return s.deeds.get(KILLED, 0) >= kills


# -- points of the turn ---------------------------------------------------------------------


@verb
def heal_points(s: Chase, me: int, card: int, n: int) -> None:
    gain_healing(s, n)


@verb
def restore_points(s: Chase, me: int, card: int, n: int) -> None:
    gain_restoring(s, n)


@verb
def duel(s: Chase, me: int, card: int, n: int) -> None:
    s.duels += n


@verb
def weaken(s: Chase, me: int, card: int, whom: str, n: int) -> None:
    """Whom it makes easier prey for the rest of the turn; several add up."""
    s.weakened[whom] = s.weakened.get(whom, 0) + n


@verb
def comes_back(s: Chase, me: int, card: int) -> None:
    s.returning.append(card)


# -- the Prey deck and the Wilds ---------------------------------------------------------------


@verb
def add_prey(s: Chase, me: int, card: int, n: int) -> Rule[None]:
    for _ in range(n):
        if s.alive[s.active]:
            yield from prey.add_prey(s)


@verb
def look(s: Chase, me: int, card: int, n: int) -> Rule[None]:
    """The top card, left there or put under the deck; everybody sees which (PR-A12)."""
    for _ in range(n):
        if not s.enemy_deck:
            return
        peek(s, me, 1)
        if (yield from choose(s, me, (("leave",), ("under",)), "look")) == ("under",):
            put_under(s)
            emit(s, "put_under", seat=me)


def peek(s: Chase, me: int, n: int) -> list[int]:
    """The top cards of the Prey deck, the topmost first, for one player's eyes."""
    top = s.enemy_deck[-n:][::-1]
    show(s, "enemy", top, to=me)
    emit(s, "looked", seat=me, enemy=only(me, top), n=len(top))
    return top


def put_under(s: Chase) -> None:
    """The top card goes under the deck; of which mini-deck it is stays known."""
    layer = next(i for i, n in enumerate(s.layers) if n)
    s.layers[layer] -= 1
    s.layers.append(1)
    s.runs.append(s.runs[layer])
    s.enemy_deck.insert(0, s.enemy_deck.pop())


@verb
def look_and_order(s: Chase, me: int, card: int, n: int) -> Rule[None]:
    """Laid back in any order, as far as they are of one mini-deck: which of them lies on top is no secret."""
    top = peek(s, me, min(n, next((n for n in s.layers if n), 0)))
    for i in range(len(top) - 1):
        chosen = yield from choose(s, me, top[i:], "order.enemy", secret=("enemy",))
        top.remove(chosen)
        top.insert(i, chosen)
    if top:
        s.enemy_deck[-len(top) :] = top[::-1]


@verb
def gear(s: Chase, me: int, card: int, n: int) -> Rule[None]:
    yield from equip(s, n)


@verb
def nudge(s: Chase, me: int, card: int, by: int) -> Rule[None]:
    """A face-up Prey card of the Wilds one space on, or back where that space is clear."""
    row = [space for space in range(SPACES) if s.up[space] and is_enemy(s, s.wilds[space][0])]
    if by < 0:
        row = [space for space in row if space and not s.wilds[space - 1]]
    if not row:
        return
    chosen = yield from choose(s, me, [s.wilds[space][0] for space in row], "nudge.enemy", always=True)
    if by < 0:
        prey.move_back(s, chosen)
    else:
        yield from prey.move_forward(s, chosen)


@verb
def advance(s: Chase, me: int, card: int, n: int) -> Rule[None]:
    for _ in range(n):
        yield from prey.move_forward(s, card)


@verb
def arrest(s: Chase, me: int, card: int) -> None:
    """Turned up somewhere in the Wilds he goes to whom he arrests; coming from the deck he is there already."""
    prisoner = to_be_arrested(s)
    if prisoner is not None and card not in s.officers_over and space_of(s, card) is not None:
        uproot(s, card)
        lay_over(s, card, prisoner)


@verb
def disarm(s: Chase, me: int, card: int) -> None:
    """Each player discards two random cards (PR-198)."""
    emit(s, "disarmed", enemy=card)
    for seat in living(s):
        for _ in range(min(DISARMED, len(s.hand[seat]))):
            discard_cards(s, seat, [s.hand[seat][below(s.chance, "dice", len(s.hand[seat]))]])


@verb
def give_up(s: Chase, me: int, card: int) -> None:
    """The card kills itself; a copy has nothing to kill."""
    if card in s.played[me]:
        kill_own_card(s, me, card)


@verb
def blow_up(s: Chase, me: int, card: int) -> Rule[None]:
    """Every Prey card of the Combat Zone dies, an Officer before whom he had arrested (PR-531)."""
    while s.alive[me]:
        doomed = [each for each in reversed(s.combat) if is_enemy(s, each) and not is_ultimate(s, each)]
        if not doomed:
            return
        yield from prey.kill_prey(s, me, doomed[0])


def is_ultimate(s: Chase, card: int) -> bool:
    return "ultimate" in s.book.cards[card].flags


# -- Honour ------------------------------------------------------------------------------------


@verb
def dishonour(s: Chase, me: int, card: int, n: int) -> None:
    """It stays for good, no card lies for it."""
    s.shame[me] += n
    emit(s, "dishonoured", seat=me, n=n)


@verb
def lose_trophy(s: Chase, me: int, card: int) -> Rule[None]:
    yield from lose_least(s, me)
