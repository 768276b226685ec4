"""Phase 1, Exploration (NA-55 to NA-70, NA-171 to NA-175)."""

from __future__ import annotations

from functools import partial
from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import PASS, Rule, choose, side_by_side

from ..cards.numbers import PLACES
from ..state import Planet, Sighted
from .playing import hunt_moves, may_hunt, may_survive, play_hunt, play_survival, survival_moves
from .will import give_up, may_give_up, resist, resist_prices

EXPLORATION = 1
WITHDRAW = ("withdraw",)
GIVE_UP = ("give_up",)
LAY = (PASS, *(("place", card) for card in PLACES))  # by the number of the place, which begins with 1
MOST_BANNED = 2  # by Force Field; with more cards than that and one there is always a choice


def exploration(s: Planet) -> Rule[None]:
    """Each Hunted may Resist or Give Up, then lays a Place card face down; the Creature may play a Hunt card."""
    s.phase = EXPLORATION
    emit(s, "phase_began", phase=EXPLORATION, round=s.round)
    if s.quick:
        yield from explore_in_turn(s)
        return
    flows = {me: explore(s, me) for me in s.hunted}
    flows[s.creature] = lurk(s)
    yield from side_by_side(flows)


def explore_in_turn(s: Planet) -> Rule[None]:
    """In playouts, where nobody waits for anybody, one after another is the same and cheaper."""
    yield from lurk(s)
    for me in s.hunted:
        yield from explore(s, me, once=True)


def cards_due(s: Sighted, me: int) -> int:
    """2 after the River or the Artefact, otherwise 1 (NA-57)."""
    return 2 if s.river[me] or s.artefact[me] else 1


def has_committed(s: Planet, me: int) -> bool:
    return len(s.played[me]) == cards_due(s, me)


def explore(s: Planet, me: int, once: bool = False) -> Rule[None]:
    """A Hunted acts until the due cards lie there; unless `once`, they can be withdrawn until the phase closes."""
    moves = partial(exploration_moves, s, me)
    committed = False if once else partial(has_committed, s, me)
    while True:
        move = yield from choose(
            s,
            me,
            moves,
            "explore",
            always=may_survive(s, me) or len(s.hand[me]) > MOST_BANNED + 1,
            optional=committed,
            secret=("place",),
            first=True,  # whoever falls asleep goes somewhere rather than giving up
        )
        match move:
            case ("place", card):
                lay_face_down(s, me, card)
                if once and has_committed(s, me):
                    return
            case ("withdraw",):
                withdraw(s, me)
            case ("resist", price):
                emit(s, "resisted", seat=me, n=price)
                yield from resist(s, me, price)
            case ("survival", number):
                yield from play_survival(s, me, number)
            case ("give_up",):
                give_up(s, me)


def exploration_moves(s: Planet, me: int) -> list[Any]:
    """Before the first card is down also Resist, Give Up and Survival cards (NA-58, NA-173)."""
    if has_committed(s, me):
        return [WITHDRAW]
    moves: list[Any] = layable(s, me)
    if s.played[me]:
        moves.append(WITHDRAW)
        return moves
    if s.discard[me]:
        moves += [("resist", price) for price in resist_prices(s, me)]
    if may_survive(s, me):
        moves += survival_moves(s, me)
    if may_give_up(s, me):
        moves.append(GIVE_UP)
    return moves


def layable(s: Planet, me: int) -> list[Any]:
    """Cards of the hand that Force Field does not ban, if there are enough for all that are due (NA-67)."""
    cards = [LAY[card] for card in s.hand[me] if card not in s.banned]
    return cards if len(cards) >= cards_due(s, me) - len(s.played[me]) else []


def lay_face_down(s: Planet, me: int, card: int) -> None:
    s.hand[me].remove(card)
    s.played[me].append(card)
    emit(s, "laid_face_down", seat=me, place=only(me, card))


def withdraw(s: Planet, me: int) -> None:
    """The cards come back to hand unseen (NA-70)."""
    s.hand[me] += s.played[me]
    s.played[me].clear()
    emit(s, "withdrew", seat=me)


def lurk(s: Planet) -> Rule[None]:
    """The Creature plays phase 1 cards until it passes or cannot play any more (NA-171)."""
    while may_hunt(s):
        move = yield from choose(
            s,
            s.creature,
            lambda: [*hunt_moves(s), PASS],
            "lurk",
            always=not s.quick,
            optional=lambda: not may_hunt(s),
        )
        if move == PASS:
            return
        yield from play_hunt(s, move[1])
