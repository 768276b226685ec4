"""Belief and Doubt, and drawing cards while they act (XF-84 to XF-93, XF-288 to XF-290)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ...core.action import ACTION_PHASE
from ...core.values import statements
from ..cards.kinds import ON_BELIEF
from ..state import Case
from .piles import leave_hand
from .said import forbidden
from .texts import perform

BELIEF, DOUBT = "belief", "doubt"


def kind(s: Case, card: int) -> str:
    found: str = s.book.cards[card].kind
    return found


def gain(s: Case, me: int, what: str, n: int) -> None:
    """From its pile to the discard pile; nothing if the pile is empty (XF-187, XF-236)."""
    pile = s.beliefs if what == BELIEF else s.doubts
    for _ in range(min(n, len(pile))):
        card = pile.pop()
        s.discard[me].append(card)
        emit(s, "gained", seat=me, own=card, to="discard")


def give_back(s: Case, me: int, card: int) -> None:
    """A Belief or a Doubt returns to its pile (XF-229)."""
    if kind(s, card) == BELIEF:
        s.beliefs.append(card)
        emit(s, "belief_returned", seat=me)
    else:
        s.doubts.append(card)
        emit(s, "doubt_returned", seat=me)


# -- Belief -------------------------------------------------------------------------------------


def lessons(s: Case, me: int) -> list[int]:
    """Reincarnation offers another text whenever Belief is resolved (XF-246)."""
    if s.lessons_learned:
        return []
    return [card for card in s.climax[me] if s.book.cards[card].at(ON_BELIEF)]


def can_believe(s: Case, me: int) -> bool:
    """Each Belief text is resolved at most once a turn, whatever the source (XF-86, XF-290)."""
    return not forbidden(s, BELIEF) and (not s.believed or bool(lessons(s, me)))


def believe(s: Case, me: int) -> Rule[None]:
    """The Belief text of the own Avatar, or what Reincarnation teaches (XF-85, XF-246)."""
    if not can_believe(s, me):
        return
    moves = [("avatar",)] if not s.believed else []
    moves += [("lessons",)] if lessons(s, me) else []
    move = yield from choose(s, me, moves, "belief")
    emit(s, "believed", seat=me, avatar=s.avatar[me])
    if move == ("avatar",):
        s.believed = True
        yield from perform(s, me, -1, s.house.avatars[s.avatar[me]].belief)
        return
    card = lessons(s, me)[0]
    s.lessons_learned = True
    yield from perform(s, me, card, s.book.cards[card].at(ON_BELIEF)[0].effects)


# -- Doubt --------------------------------------------------------------------------------------


def face_doubt(s: Case, me: int) -> Rule[None]:
    """A Doubt in hand: the Doubt text of the own Avatar, once a turn, and back to its pile (XF-89, XF-91, XF-241)."""
    held = [card for card in s.hand[me] if kind(s, card) == DOUBT]
    if s.doubted or not held:
        return
    s.doubted = True
    give_back(s, me, leave_hand(s, me, held[0]))
    if any(each.what == "cassandra" for _, each in statements(s)):
        return
    emit(s, "doubted", seat=me, avatar=s.avatar[me])
    yield from perform(s, me, -1, s.house.avatars[s.avatar[me]].doubt)


def drawn(s: Case, me: int, card: int) -> Rule[None]:
    """A Doubt drawn in the own Action Phase acts before the next card; elsewhere it waits (XF-90, XF-93, XF-288)."""
    if me == s.active and s.phase == ACTION_PHASE:
        yield from face_doubt(s, me)
