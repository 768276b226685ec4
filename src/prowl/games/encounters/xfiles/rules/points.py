"""Points by the class of the card that gave them, and how they are spent (XF-72 to XF-74, XF-218, A-20)."""

from __future__ import annotations

from collections.abc import Iterable

from ..cards.kinds import CLASSES
from ..state import Case

PURSE = {"": 0, **{klass: i for i, klass in enumerate(CLASSES, 1)}}
ATTACK, RECRUIT = "attack", "recruit"


def purse(s: Case, what: str) -> list[int]:
    return s.attack_of if what == ATTACK else s.recruit_of


def gain(s: Case, what: str, n: int, klass: str = "") -> None:
    """Points belong to the class of the card whose text gave them."""
    purse(s, what)[PURSE[klass]] += n
    count(s)


def count(s: Case) -> None:
    s.attack, s.recruit = sum(s.attack_of), sum(s.recruit_of)


def available(s: Case, what: str, without: Iterable[str] = ()) -> int:
    """What may be spent where some classes do not count."""
    return (s.attack if what == ATTACK else s.recruit) - sum(purse(s, what)[PURSE[klass]] for klass in without)


def spend(s: Case, what: str, n: int, without: Iterable[str] = (), first: Iterable[str] = ()) -> None:
    """Least useful points first: of classes to which something open is immune; classless last (R-1)."""
    points = purse(s, what)
    shut = set(without)
    order = [*first, *CLASSES, ""]
    for klass in order:
        if klass not in shut:
            paid = min(n, points[PURSE[klass]])
            points[PURSE[klass]] -= paid
            n -= paid
    assert n == 0, "spent more than there is"
    count(s)


def lose_all(s: Case) -> None:
    """What is unspent at the end of the Action Phase is lost (XF-74)."""
    s.attack_of, s.recruit_of = [0] * len(PURSE), [0] * len(PURSE)
    count(s)
