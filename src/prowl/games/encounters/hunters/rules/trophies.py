"""The Trophy Room: what is taken into it, and what it is worth (PR-163, PR-179, PR-206, PR-209)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose

from ...core.strikes import wound

if TYPE_CHECKING:
    from ..state import Chase


def take(s: Chase, me: int, cards: Sequence[int]) -> None:
    """Everybody sees what is taken; afterwards only its owner may look (PR-163)."""
    s.trophies[me] += cards
    emit(s, "trophy_taken", seat=me, trophy=list(cards), n=sum(worth(s, card) for card in cards))


def worth(s: Chase, card: int) -> int:
    found: int = s.book.cards[card].honour
    return found


def honour_of_trophies(s: Chase, me: int) -> int:
    """Cards, and the Avatars of slain Predators."""
    return sum(worth(s, card) for card in s.trophies[me]) + sum(s.predators[avatar].honour for avatar in s.slain[me])


def dishonour(s: Chase, me: int) -> int:
    """What lies at the Avatar, what was noted at a death, and what stays for good (PR-184, PR-532)."""
    lying = sum(shame_of(s, card) for card in s.wounds[me])
    return lying + s.noted[me] + s.shame[me]


def shame_of(s: Chase, card: int) -> int:
    found: int = getattr(wound(s, card), "dishonour", 0)
    return found


def lose_least(s: Chase, me: int) -> Rule[None]:
    """One of the trophies with the least Honour leaves the game, by choice of its owner."""
    rooms = [("card", card, worth(s, card)) for card in s.trophies[me]]
    rooms += [("avatar", avatar, s.predators[avatar].honour) for avatar in s.slain[me]]
    if not rooms:
        return
    least = min(honour for _, _, honour in rooms)
    options = [(kind, thing) for kind, thing, honour in rooms if honour == least]
    kind, thing = yield from choose(s, me, options, "lose")
    if kind == "avatar":
        s.slain[me].remove(thing)
        emit(s, "avatar_lost", seat=me, avatar=thing)
    else:
        s.trophies[me].remove(thing)
        s.removed.append(thing)
        emit(s, "trophy_lost", seat=me, trophy=thing)
