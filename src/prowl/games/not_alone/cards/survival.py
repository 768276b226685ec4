"""The fifteen Survival cards. A function is played with the seat of the Hunted; `playable` is the printed condition."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose, choose_some
from prowl.kernel.rng import below
from prowl.kernel.views import show

from ..effects import light_the_beacon, regain, take_the_beacon
from ..rules.place_cards import discard, in_open, obtainable, return_played, take_back, take_from_reserve
from ..rules.planet import ADJACENT, next_to
from ..rules.tokens import artemia_strikes, clone_in_force, creature_strikes, move
from ..state import WILL, Planet
from .kinds import SurvivalCard, survival
from .numbers import STASIS
from .places import copyable_places, use_power

ADRENALINE = SurvivalCard(
    id="adrenaline", kind="survival", phase=1, play=(regain(1),), playable=lambda s, me: s.will[me] < WILL
)

INGENUITY = SurvivalCard(
    id="ingenuity", kind="survival", phase=1, play=(light_the_beacon(),), playable=lambda s, me: not s.beacon
)


def _can_be_stopped(s: Planet, me: int) -> bool:
    return s.hunt_played < s.hunt_allowed and not s.sacrifice and bool(s.hand[me])


@survival("sacrifice", phase=1, n=1, playable=_can_be_stopped)
def SACRIFICE(s: Planet, me: int, n: int) -> Rule[None]:
    # At once: the Creature may not slip a card in while the Hunted thinks about what to discard.
    s.sacrifice = True
    card = yield from choose(s, me, s.hand[me], "sacrifice.place", secret=("place",))
    discard(s, me, [card])


@survival("sixth_sense", phase=1, n=2, playable=lambda s, me: bool(s.discard[me]))
def SIXTH_SENSE(s: Planet, me: int, n: int) -> Rule[None]:
    n = min(n, len(s.discard[me]))
    cards = yield from choose_some(
        s, me, tuple(s.discard[me]), "sixth_sense.place", least=n, most=n, secret=("place",), values={"n": n}
    )
    take_back(s, me, cards)


@survival("smokescreen", phase=1)
def SMOKESCREEN(s: Planet, me: int) -> None:
    s.smokescreen = True


@survival("strike_back", phase=1, n=2, playable=lambda s, me: bool(s.hunt_hand))
def STRIKE_BACK(s: Planet, me: int, n: int) -> None:
    """The Creature sees which of its cards go under the deck; nobody else does."""
    cards = []
    for _ in range(min(n, len(s.hunt_hand))):
        card = s.hunt_hand.pop(below(s.chance, "strike", len(s.hunt_hand)))
        s.hunt_deck.insert(0, card)
        cards.append(card)
    show(s, "hunt", cards, to=s.creature)
    emit(s, "struck_back", seat=me, n=len(cards), hunt=only(s.creature, cards))


def swappable(s: Planet, me: int) -> list[int]:
    """Discarded places that Vortex may bring onto the table: not those under Force Field (NA-177)."""
    return [card for card in s.discard[me] if card not in s.banned]


@survival("vortex", phase=2, playable=lambda s, me: bool(s.played[me] and swappable(s, me)))
def VORTEX(s: Planet, me: int) -> Rule[None]:
    out = yield from choose(s, me, s.played[me], "vortex_out.place", secret=("place",))
    back = yield from choose(s, me, swappable(s, me), "vortex_in.place", secret=("place",))
    s.played[me][s.played[me].index(out)] = back
    s.discard[me][s.discard[me].index(back)] = out
    emit(s, "swapped", seat=me, place=in_open(s, [out]), place2=in_open(s, [back]))


def _on_artemia(s: Planet, me: int) -> bool:
    return any(artemia_strikes(s, me, place) for place in s.stands[me])


@survival("detector", phase=3, playable=_on_artemia)
def DETECTOR(s: Planet, me: int) -> None:
    s.ignores_artemia[me] = True


def _on_creature(s: Planet, me: int) -> bool:
    return any(creature_strikes(s, me, place) for place in s.stands[me])


@survival("dodge", phase=3, playable=_on_creature)
def DODGE(s: Planet, me: int) -> None:
    s.ignores_creature[me] = True


@survival("drone", phase=3, at_own_place=True, playable=lambda s, me, spot: bool(obtainable(s, me)))
def DRONE(s: Planet, me: int, spot: int) -> Rule[None]:
    number = yield from choose(s, me, obtainable(s, me), "rover.reserve")
    take_from_reserve(s, me, number)


def gates(s: Planet, me: int, spot: int) -> list[int]:
    """The adjacent places whose power can be copied."""
    return copyable_places(s, me, spot, list(ADJACENT[s.stands[me][spot]]))


@survival("gate", phase=3, at_own_place=True, playable=lambda s, me, spot: bool(gates(s, me, spot)))
def GATE(s: Planet, me: int, spot: int) -> Rule[None]:
    number = yield from choose(s, me, gates(s, me, spot), "gate.space")
    yield from use_power(s, me, spot, number)


@survival("hologram", phase=3, playable=lambda s, me: bool(s.artemia_token))
def HOLOGRAM(s: Planet, me: int) -> Rule[None]:
    place = yield from choose(s, me, next_to(s.artemia_token), "hologram.space")
    move(s, "artemia", place)


def _movable(s: Planet) -> list[tuple[str, int]]:
    """Where the Creature token can go, with Clone also where the Target token can go."""
    moves: list[tuple[str, int]] = [("move_creature", place) for place in next_to(s.creature_token)]
    if clone_in_force(s):
        moves += [("move_target", place) for place in next_to(s.target_token)]
    return moves


@survival("wrong_track", phase=3, playable=lambda s, me: bool(_movable(s)))
def WRONG_TRACK(s: Planet, me: int) -> Rule[None]:
    which, place = yield from choose(s, me, _movable(s), "wrong_track")
    move(s, which.removeprefix("move_"), place)


def _beacon_free(s: Planet, me: int) -> bool:
    return s.beacon and not (s.stasis_stops_amplifier and STASIS in s.in_force)


AMPLIFIER = SurvivalCard(id="amplifier", kind="survival", phase=4, play=(take_the_beacon(),), playable=_beacon_free)


def _on_table(s: Planet, me: int) -> list[int]:
    return [card for card in s.stood[me] if card]


@survival("double_back", phase=4, playable=lambda s, me: bool(_on_table(s, me)))
def DOUBLE_BACK(s: Planet, me: int) -> Rule[None]:
    card = yield from choose(s, me, _on_table(s, me), "double_back.space")
    return_played(s, me, s.stood[me].index(card))


SURVIVAL: tuple[SurvivalCard, ...] = (
    ADRENALINE,
    INGENUITY,
    SACRIFICE,
    SIXTH_SENSE,
    SMOKESCREEN,
    STRIKE_BACK,
    VORTEX,
    DETECTOR,
    DODGE,
    DRONE,
    GATE,
    HOLOGRAM,
    WRONG_TRACK,
    AMPLIFIER,
    DOUBLE_BACK,
)


def is_playable(s: Planet, me: int, card: SurvivalCard, *spot: Any) -> bool:
    """A card can be played only if it can do something (NA-165)."""
    return card.playable is None or bool(card.playable(s, me, *spot))
