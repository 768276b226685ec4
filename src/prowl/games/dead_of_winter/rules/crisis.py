"""The crisis (DW-B61, B101 to B104, B122, B142, B143, DW-44 to 46, 92, 93, 123, 124, 160, 199)."""

from __future__ import annotations

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule
from prowl.kernel.views import renew

from ..cards.crises import CRISES
from ..effects.deed import CRISIS, deed
from ..effects.verbs import perform
from ..state import COLONIES, Winter
from .exposure import by_morale, roll_order
from .giving import fits_crisis
from .morale import change_morale
from .places import colonies, playing

MARGIN = 2


def reveal_crisis(s: Winter) -> None:
    """One for all each round; used ones are shuffled into a new deck (DW-44, DW-B142)."""
    if not s.crisis_deck:
        renew(s, "crisis", s.crisis_deck, s.crisis_past)
    s.crisis = [s.crisis_deck.pop()]
    s.crisis_bonus, s.crisis_off, s.crisis_total, s.crisis_calls = 0, False, 0, []
    emit(s, "crisis_revealed", crisis=s.crisis[0])


def need(s: Winter) -> int:
    """As many cards as there are players; neither exiled ones nor the Lone Wolf count (DW-B102, DW-B122, DW-46)."""
    return sum(not s.exiled[seat] and seat != s.wolf for seat in playing(s))


def open_contributions(s: Winter) -> None:
    """In the standard game they are shuffled and revealed: matching cards +1, others -1 (DW-B101, DW-123)."""
    cards = sorted(card for given in s.given for card in given)
    s.given = [[] for _ in s.given]
    s.gift_backs = [[] for _ in s.gift_backs]
    s.revealed = cards
    if s.crisis_off:
        s.crisis_calls = []
        return
    s.crisis_total = s.crisis_bonus + sum(1 if fits_crisis(s, card) else -1 for card in cards)
    prevented = s.crisis_total >= need(s)
    emit(s, "contributions_opened", items=cards, n=s.crisis_total, need=need(s))
    roll_order(s)
    s.crisis_calls = [] if prevented else list(range(len(CRISES[s.crisis[0]].fail)))
    if prevented and s.crisis_total >= need(s) + MARGIN:
        for camp in colonies(s):
            change_morale(s, camp, 1)


def crisis_is_over(s: Winter, *turn: int) -> bool:
    return not s.crisis_calls


def crisis_step(s: Winter) -> Rule[None]:
    """The failure effect, one sentence after another; each hits both colonies unless it says otherwise (DW-45)."""
    call = CRISES[s.crisis[0]].fail[s.crisis_calls.pop(0)]
    leader = s.leader[by_morale(s)[0]] if s.variant == COLONIES else s.leader[0]
    yield from perform(deed(s, leader, CRISIS, card=s.crisis[0]), (call,))


def discard_crisis(s: Winter) -> None:
    """Contributions leave the game, the crisis is discarded (DW-B104, DW-123)."""
    s.removed += s.revealed
    s.revealed = []
    s.crisis_past += s.crisis
    s.crisis = []
