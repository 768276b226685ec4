"""Setup (TH-28 to TH-41, TH-188, TH-189)."""

from __future__ import annotations

from functools import partial
from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.game import Settings
from prowl.kernel.prompts import Rule, choose_some, in_secret
from prowl.kernel.rng import below
from prowl.kernel.settings import chosen
from prowl.kernel.views import shuffle

from ..cards.cities import in_play
from ..cards.missions import MISSIONS
from ..cards.ships import DECK_SHIPS, STARTING_SAUCERS
from ..state import Earth
from .constants import CREDIT_CARDS, MISSIONS_DEALT, MISSIONS_KEPT, REMOVED, START_PEOPLE
from .fleet import met


def setup(players: int, settings: Settings, chance: dict[str, int]) -> Earth:
    s = Earth(
        players=players,
        chance=chance,
        **chosen(Earth, settings),
        first=below(chance, "setup", players),
        people=[START_PEOPLE] * players,
        fuel=[0] * players,
        credits_left=CREDIT_CARDS,
        credits=[0] * players,
        credits_taken=[0] * players,
        **_piles(players),
    )
    stack_cities(s)
    hand_out_ships(s)
    if s.missions:
        deal_missions(s)
    return s


def _piles(players: int) -> dict[str, Any]:
    """An empty pile for every captain."""
    names: tuple[str, ...] = ("hand", "drawn", "attack", "target", "searching", "search_of")
    names += ("captured", "mission_hand", "mission_dropped")
    return {name: [[] for _ in range(players)] for name in names}


def stack_cities(s: Earth) -> None:
    """The early stack on top of the late one, 6 cards of each put away unseen (TH-30 to TH-32)."""
    early, late = in_play(s.players)
    for stack in (late, early):
        shuffle(s, "city", stack)
        s.city_box += [stack.pop() for _ in range(REMOVED)]
        s.city_deck += stack


def hand_out_ships(s: Earth) -> None:
    """One starting saucer each, the others to the box; everybody knows them (TH-34, TH-35)."""
    for me in range(s.players):
        s.hand[me].append(STARTING_SAUCERS[me])
    s.ship_box = list(STARTING_SAUCERS[s.players :])
    for ship in STARTING_SAUCERS[: s.players]:
        met(s, ship)
    s.ship_deck = list(DECK_SHIPS)
    shuffle(s, "ship", s.ship_deck)


def deal_missions(s: Earth) -> None:
    s.mission_deck = [i for i, mission in enumerate(MISSIONS) if mission.players <= s.players]
    shuffle(s, "mission", s.mission_deck)
    for me in range(s.players):
        s.mission_hand[me] = [s.mission_deck.pop() for _ in range(MISSIONS_DEALT)]


def choose_missions(s: Earth) -> Rule[None]:
    """Everyone keeps 1 to 3 missions, simultaneously and in secret (TH-40, TH-189)."""
    if not s.missions:
        return
    picks = yield from in_secret(s, {me: partial(keep_missions, s, me) for me in range(s.players)})
    for me, kept in picks.items():
        s.mission_dropped[me] = [mission for mission in s.mission_hand[me] if mission not in kept]
        s.mission_hand[me] = list(kept)
        emit(s, "missions_kept", seat=me, n=len(kept), mission=only(me, list(kept)))


def keep_missions(s: Earth, me: int) -> Rule[tuple[int, ...]]:
    least, most = MISSIONS_KEPT
    return choose_some(s, me, tuple(s.mission_hand[me]), "keep.mission", least=least, most=most, secret=("mission",))
