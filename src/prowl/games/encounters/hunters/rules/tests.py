"""Tests: deeds of a turn, counted from when the Test came up (PR-211 to PR-216)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from prowl.kernel.events import emit

from ...core.deeds import FOUGHT, count
from ...core.piles import character
from .trophies import take

if TYPE_CHECKING:
    from ..state import Chase

RECRUIT_SPENT, ATTACK_GAINED, CARDS_PLAYED = "recruit_spent", "attack_gained", "cards_played"
WITHOUT_FIGHT = "turn_ended_without_fight"
# Not among what was done before: the Test lay there when the turn began.
CAME_UP = "came_up"


def diverted(s: Chase, slot: int, card: int) -> bool:
    """A Test that comes up for HQ goes to the Testing Ground, and the next card comes up (PR-212)."""
    if s.book.cards[card].kind != "test":
        return False
    look_at_points(s)
    s.testing.append(card)
    s.done_before.append({**s.deeds, CARDS_PLAYED: len(s.plays), CAME_UP: 1})
    emit(s, "test_came_up", barracks=card)
    return True


def did(s: Chase, deed: str, n: int) -> None:
    """A deed of the active player; whoever meets a Test passes it at once (PR-214)."""
    count(s.deeds, deed, n)
    if s.with_tests:
        look_at_points(s)
        pass_tests(s)


def look_at_points(s: Chase) -> None:
    """Points that have come since the last look were gained, points that have gone were spent."""
    if s.attack > s.attack_seen:
        count(s.deeds, ATTACK_GAINED, s.attack - s.attack_seen)
    if s.recruit < s.recruit_seen:
        count(s.deeds, RECRUIT_SPENT, s.recruit_seen - s.recruit)
    s.attack_seen, s.recruit_seen = s.attack, s.recruit


def look_at_tests(s: Chase, me: int) -> None:
    """After an action: the points may have changed."""
    if s.alive[me]:
        look_at_points(s)
        pass_tests(s)


def pass_tests(s: Chase) -> None:
    """One deed may pass several Tests (PR-214)."""
    if not s.testing or not s.alive[s.active]:
        return
    for card in [card for card in s.testing if is_passed(s, card)]:
        i = s.testing.index(card)
        del s.testing[i], s.done_before[i]
        emit(s, "test_passed", seat=s.active, barracks=card)
        take(s, s.active, [card])


def is_passed(s: Chase, card: int) -> bool:
    return progress(s, card) >= int(s.book.cards[card].wanted.n)


def progress(s: Chase, card: int) -> int:
    """How much of the deed has been done since the Test came up (PR-215)."""
    before = s.done_before[s.testing.index(card)]
    deed = s.book.cards[card].wanted.deed
    match deed:
        case "attack_unspent":
            return min(s.attack, s.deeds.get(ATTACK_GAINED, 0) - before.get(ATTACK_GAINED, 0))
        case "classes_played":
            return len(played_classes(s, before))
        case "same_class_played":
            return max(played_classes(s, before).values(), default=0)
    return s.deeds.get(deed, 0) - before.get(deed, 0)


def played_classes(s: Chase, before: dict[str, int]) -> Counter[str]:
    played = s.plays[before.get(CARDS_PLAYED, 0) :]
    return Counter(character(s, card).klass for card in played if character(s, card).klass)


def end_of_turn(s: Chase, me: int) -> None:
    """A turn without a fight is a deed too, for the Tests that lay there when it began (PR-215)."""
    if not s.alive[me] or s.deeds.get(FOUGHT):
        return
    count(s.deeds, WITHOUT_FIGHT, 1)
    for before in s.done_before:
        if CAME_UP in before:
            before[WITHOUT_FIGHT] = 1
    pass_tests(s)


def forget(s: Chase) -> None:
    """With the turn its deeds are over; the Tests that lie there wait for those of the next one."""
    s.deeds = {}
    s.done_before = [{} for _ in s.testing]
    s.attack_seen = s.recruit_seen = 0
