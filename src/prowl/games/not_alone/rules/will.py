"""Will: lost, regained, and what Resisting and Giving Up do with it (NA-59 to NA-66, NA-99, NA-132)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose_some

from ..state import WILL, Planet
from .counters import ASSIMILATED_GIVING_UP, move_assimilation
from .place_cards import take_back

MOST_WILL_A_TURN = 2
CARDS_FOR_A_WILL = 2


def lose_will(s: Planet, me: int, n: int) -> None:
    """Will never falls below 0 (NA-99)."""
    lost = min(n, s.will[me])
    if lost:
        s.will[me] -= lost
        emit(s, "will_lost", seat=me, n=lost, left=s.will[me])


def regain_will(s: Planet, me: int, n: int) -> None:
    """Will never exceeds 3 (NA-132)."""
    gained = min(n, WILL - s.will[me])
    if gained:
        s.will[me] += gained
        emit(s, "will_regained", seat=me, n=gained, left=s.will[me])


def resist_prices(s: Planet, me: int) -> list[int]:
    """1 Will for 2 cards or 2 Will for 4, at most 2 Will a turn, and only as far as the discard is worth it."""
    cards = len(s.discard[me])
    payable = min(s.will[me], MOST_WILL_A_TURN - s.resisted[me])
    return [n for n in range(1, payable + 1) if cards > (n - 1) * CARDS_FOR_A_WILL]


def resist(s: Planet, me: int, price: int) -> Rule[None]:
    """Lose Will, take back twice as many Place cards; without Will left, Give Up at once (NA-62)."""
    lose_will(s, me, price)
    s.resisted[me] += price
    due = min(price * CARDS_FOR_A_WILL, len(s.discard[me]))
    cards = yield from choose_some(
        s, me, tuple(s.discard[me]), "resist.place", least=due, most=due, secret=("place",), values={"n": due}
    )
    take_back(s, me, cards)
    if s.will[me] == 0:
        give_up(s, me)


def may_give_up(s: Planet, me: int) -> bool:
    """Not with full Will and an empty discard: it could only hurt (NA-66)."""
    return s.will[me] < WILL or bool(s.discard[me])


def give_up(s: Planet, me: int) -> None:
    """All Will and the whole discard back; the Assimilation counter moves 1 forward (NA-63)."""
    emit(s, "gave_up", seat=me)
    s.will[me] = WILL
    take_back(s, me, tuple(s.discard[me]))
    move_assimilation(s, ASSIMILATED_GIVING_UP)
