"""The draft: who keeps whom, who leads, where everybody starts (DW-26 to DW-30, DW-149, DW-B28 to B30, B124)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, choose_some, in_secret
from prowl.kernel.views import shuffle

from ..cards.objectives import LONE_OBJECTIVES
from ..effects.deed import SETUP, deed
from ..effects.verbs import perform
from ..state import COLONIES, Winter
from .places import FIRST_COLONY, home_of, stand


def draft_sizes(s: Winter, seat: int) -> tuple[int, int]:
    """Deal 4 and keep 2; 5 and 3 with 4 or 5 players in Warring Colonies and for the wolf; 4 and 3 with two players."""
    if s.variant == COLONIES:
        return (5, 3) if s.players <= 5 or seat == s.wolf else (4, 2)
    return (4, 3) if s.players == 2 else (4, 2)


def deal_survivors(s: Winter) -> None:
    """From which everybody keeps some (DW-26, DW-149, DW-B28, DW-B124)."""
    for seat in range(s.players):
        n, _ = draft_sizes(s, seat)
        s.dealt[seat] = sorted(s.survivor_deck.pop() for _ in range(n))


def draft(s: Winter) -> Rule[None]:
    """All choose at the same time and in secret whom they keep (DW-26)."""
    picks = {seat: partial(keep_some, s, seat) for seat in range(s.players)}
    kept = yield from in_secret(s, picks)
    for seat, survivors in kept.items():
        s.group[seat] = list(survivors)
        s.survivor_deck += [each for each in s.dealt[seat] if each not in survivors]
        s.dealt[seat] = []
        emit(s, "kept", seat=seat, survivors=survivors)
    shuffle(s, "survivor", s.survivor_deck)


def keep_some(s: Winter, seat: int) -> Rule[Sequence[int]]:
    _, n = draft_sizes(s, seat)
    best_first = sorted(s.dealt[seat], reverse=True)
    return (yield from choose_some(s, seat, best_first, "draft.survivor", least=n, most=n))


def name_leaders(s: Winter) -> Rule[None]:
    """Each names one of them group leader, all at once (DW-27)."""
    picks = {seat: partial(name_leader, s, seat) for seat in range(s.players)}
    named = yield from in_secret(s, picks)
    for seat, survivor in named.items():
        s.group[seat] = [survivor, *(each for each in s.group[seat] if each != survivor)]
        s.start_leader[seat] = survivor
        emit(s, "named_leader", seat=seat, survivor=survivor)


def name_leader(s: Winter, seat: int) -> Rule[int]:
    return (yield from choose(s, seat, sorted(s.group[seat]), "leader.survivor"))


def take_places(s: Winter) -> None:
    """Survivors start at home; the highest group leader of each colony leads it (DW-28, DW-30, DW-B29, DW-B30)."""
    for seat in range(s.players):
        for survivor in s.group[seat]:
            stand(s, survivor, home_of(s, seat))
    for camp in (0, 1):
        if s.circle[camp]:
            s.leader[camp] = max(s.circle[camp], key=lambda seat: s.group[seat][0])
            emit(s, "leads", seat=s.leader[camp], camp=camp, place=FIRST_COLONY + camp)


def set_up_wolf(s: Winter) -> Rule[None]:
    """The Lone Wolf follows the set-up of the secret objective (DW-149)."""
    if s.wolf >= 0:
        card = s.lone_objective[0]
        yield from perform(deed(s, s.wolf, SETUP, card=card), LONE_OBJECTIVES[card].setup)
