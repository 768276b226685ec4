"""The ten places and their powers.

A power is used from a spot: `spot` is the index of the revealed card whose turn it is, so that
"this card" means the card its owner played there, also when the power is copied (NA-195).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, choose_some

from ..rules.counters import light_beacon, move_rescue, take_beacon
from ..rules.decks import discard_survival, draw_survival, survival_cards_left
from ..rules.place_cards import obtainable, return_played, take_back, take_from_reserve
from ..rules.tokens import creature_places, power_disabled
from ..rules.will import regain_will
from ..state import WILL, Planet
from .kinds import PlaceCard
from .numbers import (
    ARTEFACT,
    BEACH,
    JUNGLE,
    LAIR,
    PERSECUTION,
    PLACE_NAMES,
    RIVER,
    ROVER,
    SHELTER,
    SOURCE,
    SWAMP,
    WRECK,
)


def place(
    number: int, *, usable: Callable[..., bool], copyable: bool = True, **numbers: int
) -> Callable[[Any], PlaceCard]:
    """Make a place of the power below."""
    return lambda power: PlaceCard(
        id=PLACE_NAMES[number - 1],
        kind="place",
        number=number,
        copies=4 if number > ROVER else 7,
        usable=usable,
        copyable=copyable,
        numbers=numbers,
        play=power,
    )


def _card_on_table(s: Planet, me: int, spot: int) -> bool:
    return bool(s.stood[me][spot])


def _gathers(s: Planet, me: int, spot: int) -> bool:
    return _card_on_table(s, me, spot) or bool(s.discard[me])


def _gather(s: Planet, me: int, spot: int, n: int) -> Rule[None]:
    """This card and n of the discard return to hand; under Persecution one card in all."""
    this = s.stood[me][spot]
    if PERSECUTION in s.in_force:
        cards = [this] * bool(this) + s.discard[me]
        card = yield from choose(s, me, cards, "gather.place", secret=("place",))
        if card == this:
            return_played(s, me, spot)
        else:
            take_back(s, me, [card])
        return
    if this:
        return_played(s, me, spot)
    n = min(n, len(s.discard[me]))
    cards_back = yield from choose_some(
        s, me, tuple(s.discard[me]), "gather.place", least=n, most=n, secret=("place",), values={"n": n}
    )
    take_back(s, me, cards_back)


def copyable_places(s: Planet, me: int, spot: int, places: list[int]) -> list[int]:
    """Those of the places whose power can be copied and would change something now (NA-194, NA-A13)."""
    return [
        number
        for number in sorted(set(places))
        if PLACES[number].copyable
        and (s.copy_disabled or not power_disabled(s, number))
        and PLACES[number].usable(s, me, spot)
    ]


def lair_copies(s: Planet, me: int, spot: int) -> list[int]:
    """What the Lair can copy: another place that holds a Creature token."""
    return copyable_places(s, me, spot, [number for number in creature_places(s) if number != LAIR])


def _lair_takes_all(s: Planet, me: int) -> bool:
    return s.lair_takes_all and len(s.discard[me]) > 1 and PERSECUTION not in s.in_force


def _lair_usable(s: Planet, me: int, spot: int) -> bool:
    return _lair_takes_all(s, me) or bool(lair_copies(s, me, spot))


@place(LAIR, usable=_lair_usable)
def LAIR_CARD(s: Planet, me: int, spot: int) -> Rule[None]:
    moves: list[Any] = [("take_all",)] if _lair_takes_all(s, me) else []
    moves += [("copy", number) for number in lair_copies(s, me, spot)]
    move = yield from choose(s, me, moves, "lair")
    if move == ("take_all",):
        take_back(s, me, tuple(s.discard[me]))
    else:
        yield from use_power(s, me, spot, move[1])


@place(JUNGLE, usable=_gathers, n=1)
def JUNGLE_CARD(s: Planet, me: int, spot: int, n: int) -> Rule[None]:
    yield from _gather(s, me, spot, n)


def _nothing_pending(s: Planet, me: int, spot: int) -> bool:
    """River and Artefact cannot both be pending, nor one of them twice (NA-155)."""
    return not (s.river[me] or s.artefact[me])


@place(RIVER, usable=_nothing_pending)
def RIVER_CARD(s: Planet, me: int, spot: int) -> None:
    s.river[me] = True
    emit(s, "river_pending", seat=me)


@place(BEACH, usable=lambda s, me, spot: not s.beach_used)
def BEACH_CARD(s: Planet, me: int, spot: int) -> None:
    s.beach_used = True
    if s.beacon:
        take_beacon(s, me)
    else:
        light_beacon(s, me)


@place(ROVER, usable=lambda s, me, spot: bool(obtainable(s, me)))
def ROVER_CARD(s: Planet, me: int, spot: int) -> Rule[None]:
    number = yield from choose(s, me, obtainable(s, me), "rover.reserve")
    take_from_reserve(s, me, number)


@place(SWAMP, usable=_gathers, n=2)
def SWAMP_CARD(s: Planet, me: int, spot: int, n: int) -> Rule[None]:
    yield from _gather(s, me, spot, n)


def _can_draw(s: Planet) -> bool:
    return not s.despair and survival_cards_left(s) > 0


@place(SHELTER, usable=lambda s, me, spot: _can_draw(s), draw=2, keep=1)
def SHELTER_CARD(s: Planet, me: int, spot: int, draw: int, keep: int) -> Rule[None]:
    drawn = draw_survival(s, me, draw)
    if len(drawn) <= keep:
        return
    kept = yield from choose(s, me, drawn, "shelter.survival", secret=("survival",))
    for card in drawn:
        if card != kept:
            discard_survival(s, me, card)


@place(WRECK, usable=lambda s, me, spot: not s.wreck_used)
def WRECK_CARD(s: Planet, me: int, spot: int) -> None:
    s.wreck_used = True
    emit(s, "wreck_used", seat=me)
    move_rescue(s)


def _healable(s: Planet) -> list[int]:
    """Hunted short of Will; one without any is past help until step 5 (NA-190)."""
    return [seat for seat in s.hunted if 0 < s.will[seat] < WILL]


@place(SOURCE, usable=lambda s, me, spot: bool(_healable(s)) or _can_draw(s), n=1)
def SOURCE_CARD(s: Planet, me: int, spot: int, n: int) -> Rule[None]:
    moves: list[Any] = [("heal", seat) for seat in _healable(s)]
    if _can_draw(s):
        moves.append(("draw",))
    move = yield from choose(s, me, moves, "source")
    if move == ("draw",):
        draw_survival(s, me, n)
    else:
        regain_will(s, move[1], n)


@place(ARTEFACT, usable=_nothing_pending, copyable=False)
def ARTEFACT_CARD(s: Planet, me: int, spot: int) -> None:
    s.artefact[me] = True
    emit(s, "artefact_pending", seat=me)


PLACES: dict[int, PlaceCard] = {
    card.number: card
    for card in (
        LAIR_CARD,
        JUNGLE_CARD,
        RIVER_CARD,
        BEACH_CARD,
        ROVER_CARD,
        SWAMP_CARD,
        SHELTER_CARD,
        WRECK_CARD,
        SOURCE_CARD,
        ARTEFACT_CARD,
    )
}


def use_power(s: Planet, me: int, spot: int, number: int) -> Rule[None]:
    """Use the power of a place as if standing there."""
    emit(s, "power_used", seat=me, place=number)
    card = PLACES[number]
    assert callable(card.play)
    flow = card.play(s, me, spot, **card.numbers)
    if flow is not None:
        yield from flow
