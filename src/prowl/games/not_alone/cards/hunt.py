"""The twenty Hunt cards. A card without a procedure is simply in force: the rules ask for it where it matters."""

from __future__ import annotations

from functools import partial

from prowl.kernel.events import emit, only
from prowl.kernel.prompts import Rule, choose, choose_some, in_secret
from prowl.kernel.views import show

from ..rules.place_cards import choose_discard, discard, return_commitments
from ..rules.planet import ADJACENT, PAIRS
from ..rules.tokens import lay
from ..state import Planet
from .kinds import HuntCard, hunt
from .numbers import PLACES


def in_force(id: str, *, phase: int, symbol: str = "", pair: bool = False) -> HuntCard:
    """A card that only has to have been played."""
    return HuntCard(id=id, kind="hunt", phase=phase, symbol=symbol, pair=pair)


@hunt("despair", phase=1, symbol="artemia")
def DESPAIR(s: Planet, me: int) -> None:
    s.despair = True
    return_commitments(s)


@hunt("force_field", phase=1, symbol="target", pair=True)
def FORCE_FIELD(s: Planet, me: int) -> Rule[None]:
    _, *pair = yield from choose(s, me, [("target", *pair) for pair in PAIRS], "force_field")
    s.banned = [int(place) for place in pair]
    lay(s, "target", s.banned[:])
    return_commitments(s)


@hunt("anticipation", phase=2)
def ANTICIPATION(s: Planet, me: int) -> Rule[None]:
    named = yield from choose(s, me, s.hunted, "anticipation.seat")
    s.anticipated.append(named)
    emit(s, "anticipated", seat=named)


def _with_many_cards(s: Planet, keep: int) -> list[int]:
    return [seat for seat in s.hunted if len(s.hand[seat]) > keep]


@hunt("ascendancy", phase=2, keep=2, playable=lambda s: bool(_with_many_cards(s, 2)))
def ASCENDANCY(s: Planet, me: int, keep: int) -> Rule[None]:
    chosen = yield from choose(s, me, _with_many_cards(s, keep), "ascendancy.seat")
    emit(s, "chosen", seat=chosen)
    cards = yield from choose_discard(s, chosen, len(s.hand[chosen]) - keep, "ascendancy_discard.place")
    discard(s, chosen, cards)


FIERCENESS = in_force("fierceness", phase=2)


@hunt("forbidden_zone", phase=2, n=1)
def FORBIDDEN_ZONE(s: Planet, me: int, n: int) -> Rule[None]:
    yield from discard_together(s, dict.fromkeys(s.hunted, n), "forbidden_zone.place")


def discard_together(s: Planet, due: dict[int, int], about: str) -> Rule[None]:
    """These Hunted choose at the same time what to discard, as far as their hands allow."""
    picks = yield from in_secret(
        s, {seat: partial(choose_discard, s, seat, n, about) for seat, n in due.items() if s.hand[seat]}
    )
    for seat, cards in picks.items():
        discard(s, seat, cards)


INTERFERENCE = in_force("interference", phase=2)
PERSECUTION = in_force("persecution", phase=2)
MUTATION = in_force("mutation", phase=2, symbol="artemia")


@hunt("phobia", phase=2, symbol="artemia", keep=2)
def PHOBIA(s: Planet, me: int, keep: int) -> Rule[None]:
    chosen = yield from choose(s, me, s.hunted, "phobia.seat")
    emit(s, "chosen", seat=chosen)
    hand = tuple(s.hand[chosen])
    shown = max(0, len(hand) - keep)
    cards = yield from choose_some(
        s, chosen, hand, "phobia_show.place", least=shown, most=shown, secret=("place",), values={"n": shown}
    )
    if not shown:
        return
    show(s, "place", list(cards), to=s.creature, owner=chosen)
    emit(s, "showed", seat=chosen, n=len(cards), place=only((chosen, s.creature), list(cards)))


VIRUS = in_force("virus", phase=2, symbol="artemia", pair=True)
CLONE = in_force("clone", phase=2, symbol="target")
MIRAGE = in_force("mirage", phase=2, symbol="target", pair=True)
SCREAM = in_force("scream", phase=2, symbol="target")
TOXIN = in_force("toxin", phase=2, symbol="target")


@hunt("cataclysm", phase=3)
def CATACLYSM(s: Planet, me: int) -> Rule[None]:
    place = yield from choose(s, me, PLACES, "cataclysm.space")
    s.disabled.append(place)
    emit(s, "disabled", place=place)


@hunt("detour", phase=3)
def DETOUR(s: Planet, me: int) -> Rule[None]:
    ways = [
        ("detour", seat, here, there)
        for seat in s.hunted
        for here in dict.fromkeys(s.stands[seat])
        for there in ADJACENT[here]
    ]
    _, seat, here, there = yield from choose(s, me, ways, "detour")
    s.stands[int(seat)][s.stands[int(seat)].index(int(here))] = int(there)
    emit(s, "detoured", seat=seat, place=here, place2=there)


STASIS = in_force("stasis", phase=4)


@hunt("tracking", phase=4, cards=2)
def TRACKING(s: Planet, me: int, cards: int) -> None:
    s.tracking = True


FLASHBACK = in_force("flashback", phase=0)

HUNT: tuple[HuntCard, ...] = (
    DESPAIR,
    FORCE_FIELD,
    ANTICIPATION,
    ASCENDANCY,
    FIERCENESS,
    FORBIDDEN_ZONE,
    INTERFERENCE,
    PERSECUTION,
    MUTATION,
    PHOBIA,
    VIRUS,
    CLONE,
    MIRAGE,
    SCREAM,
    TOXIN,
    CATACLYSM,
    DETOUR,
    STASIS,
    TRACKING,
    FLASHBACK,
)
