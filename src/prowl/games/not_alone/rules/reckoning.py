"""Phase 3, Reckoning: the reveal and the five steps (NA-81 to NA-104, NA-180 to NA-190)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, in_secret

from ..cards.hunt import discard_together
from ..cards.numbers import FIERCENESS, LAIR, MUTATION, SCREAM, TOXIN
from ..cards.places import PLACES, use_power
from ..state import WILL, Planet
from .counters import ASSIMILATED_CAUGHT, ASSIMILATED_LAST_WILL, move_assimilation
from .decks import discard_survival
from .place_cards import discard, take_back
from .playing import card_window, may_play, may_survive, own_place_moves, play_survival
from .tokens import artemia_strikes, creature_strikes, power_disabled, targeted, token_free
from .will import lose_will

RECKONING = 3
SKIP = ("skip",)
SCREAM_CARDS = 2

Spot = tuple[int, int]


def reveal(s: Planet) -> None:
    """All played cards are turned over at once; River and Artefact of the last turn are used up (NA-81, NA-196)."""
    s.phase = RECKONING
    s.closed = False
    s.revealed = True
    s.struck = False
    emit(s, "phase_began", phase=RECKONING, round=s.round)
    for me in s.hunted:
        s.river[me] = s.artefact[me] = False
        s.stands[me] = s.played[me][:]
        s.stood[me] = s.played[me][:]
        s.resolved[me] = [False] * len(s.played[me])
        emit(s, "revealed", seat=me, place=s.played[me][:])


def reckoning_window(s: Planet) -> Rule[None] | None:
    """A window after the reveal and after each place; the last call comes when all is resolved (NA-180)."""
    if may_play(s):
        return _reckoning_window(s)
    s.closed = all_resolved(s)
    return None


def _reckoning_window(s: Planet) -> Rule[None]:
    while True:
        last = all_resolved(s)
        played = yield from card_window(s, "last_call" if last else "reckoning_window")
        if not played:
            s.closed = last
            return


def all_resolved(s: Planet) -> bool:
    return not next_spots(s) and not strike_due(s)


def resolve_next(s: Planet) -> Rule[None] | None:
    """The Target card strikes when nobody is left on a free place; then its places are resolved as well (NA-181)."""
    if s.closed:
        return None
    if strike_due(s) and not first_spots(s, token_free):
        return strike_and_resolve(s)
    spots = next_spots(s)
    return resolve_first(s, spots) if spots else None


def strike_and_resolve(s: Planet) -> Rule[None]:
    yield from strike_targets(s)
    spots = next_spots(s)
    if spots:
        yield from resolve_first(s, spots)


def next_spots(s: Planet) -> list[Spot]:
    """The table is read anew each time: a place that has become free comes first (NA-181)."""
    return first_spots(s, token_free) or (first_spots(s, target_alone) if s.target_token else [])


def first_spots(s: Planet, fits: Callable[[Planet, int, int], bool]) -> list[Spot]:
    """Unresolved cards on such places with a power, of the first Hunted who has any."""
    for me in s.hunted:
        if all(s.resolved[me]):
            continue
        stands = s.stands[me]
        spots = [
            (me, spot)
            for spot, done in enumerate(s.resolved[me])
            if not done and fits(s, me, stands[spot]) and not power_disabled(s, stands[spot])
        ]
        if spots:
            return spots
    return []


def target_alone(s: Planet, me: int, place: int) -> bool:
    """Under no token but the Target, once its effect has struck (NA-89, NA-90)."""
    return not creature_strikes(s, me, place) and not artemia_strikes(s, me, place)


def resolve_first(s: Planet, spots: list[Spot]) -> Rule[None]:
    """Clockwise from the Creature's left; an owner of two says which comes first (NA-83, NA-183)."""
    me = spots[0][0]
    own = [spot for _, spot in spots]
    spot = own[0]
    if len(own) > 1:
        place = yield from choose(s, me, list(dict.fromkeys(s.stands[me][i] for i in own)), "order.space")
        spot = next(i for i in own if s.stands[me][i] == place)
    s.resolved[me][spot] = True
    yield from resolve(s, me, spot)


def resolve(s: Planet, me: int, spot: int) -> Rule[None]:
    """Use the power, or take back one card, or play Drone or Gate instead, or skip (NA-84, NA-85)."""
    place = s.stands[me][spot]
    moves: list[Any] = [("use", place)] if PLACES[place].usable(s, me, spot) else []
    moves += [("take_back", card) for card in s.discard[me]]
    reacts = may_survive(s, me)
    if reacts:
        moves += own_place_moves(s, me, spot)
    move = yield from choose(
        s, me, [*moves, SKIP], "resolve", always=reacts and not s.quick, secret=("take_back",), values={"place": place}
    )
    match move:
        case ("use", _):
            yield from use_power(s, me, spot, place)
        case ("take_back", card):
            take_back(s, me, [card])
        case ("survival", number):
            yield from play_survival(s, me, number, spot)


# -- Step 2: the Target token ----------------------------------------------------------


def under_target(s: Planet) -> list[int]:
    return [me for me in s.hunted if any(targeted(s, me, place) for place in s.stands[me])]


def strike_due(s: Planet) -> bool:
    return not s.struck and (SCREAM in s.in_force or TOXIN in s.in_force) and bool(under_target(s))


def strike_targets(s: Planet) -> Rule[None]:
    """The effect strikes all targeted Hunted, each once; two effects in the order they were played (NA-184)."""
    s.struck = True
    for number in s.in_force:
        if number == SCREAM:
            yield from scream(s)
        elif number == TOXIN:
            yield from toxin(s)


def scream(s: Planet) -> Rule[None]:
    """Discard 2 Place cards or lose 1 Will; with fewer than 2 it must be the Will."""
    struck = [me for me in under_target(s) if s.will[me] or len(s.hand[me]) >= SCREAM_CARDS]
    picks = yield from in_secret(s, {me: partial(scream_price, s, me) for me in struck})
    for me, cards in picks.items():
        if cards:
            discard(s, me, cards)
        else:
            lose_will(s, me, 1)


def scream_price(s: Planet, me: int) -> Rule[tuple[int, ...]]:
    """The cards to discard, or none for the Will. One question, so that a second one betrays nothing."""
    prices: list[tuple[Any, ...]] = [("lose_will",)]
    prices += [("discard_two", *pair) for pair in combinations(s.hand[me], SCREAM_CARDS)]
    _, *cards = yield from choose(s, me, prices, "scream")
    return tuple(cards)


def toxin(s: Planet) -> Rule[None]:
    """Discard 1 Survival card, as far as there is one."""
    picks = yield from in_secret(
        s,
        {
            me: partial(choose, s, me, s.survival_hand[me], "toxin.survival", secret=("survival",))
            for me in under_target(s)
            if s.survival_hand[me]
        },
    )
    for me, card in picks.items():
        discard_survival(s, me, card)


# -- Step 3: the Artemia token ---------------------------------------------------------


def artemia_step(s: Planet) -> Rule[None] | None:
    """With Mutation Will is lost first; then one card of the hand for each card hit (NA-91, NA-147, NA-186)."""
    return _artemia_step(s) if s.artemia_token else None


def _artemia_step(s: Planet) -> Rule[None]:
    hits = {me: sum(artemia_strikes(s, me, place) for place in s.stands[me]) for me in s.hunted}
    for me, n in hits.items():
        lose_will(s, me, n * s.in_force.count(MUTATION))
    yield from discard_together(s, {me: n for me, n in hits.items() if n}, "artemia.place")


# -- Step 4: the Creature token --------------------------------------------------------


def creature_step(s: Planet) -> None:
    """All Will is lost, then one step for the catch, then those of Anticipation (NA-188)."""
    caught = [me for me in s.hunted if will_at_stake(s, me)]
    for me in caught:
        emit(s, "caught", seat=me)
        lose_will(s, me, will_at_stake(s, me))
    if caught:
        move_assimilation(s, ASSIMILATED_CAUGHT)
    for me in s.anticipated:
        if me in caught:
            move_assimilation(s, ASSIMILATED_CAUGHT)


def will_at_stake(s: Planet, me: int) -> int:
    """1 for each token on each card, 1 more for each card caught at the Lair, 1 more in all for each Fierceness."""
    tokens = [creature_strikes(s, me, place) for place in s.stands[me]]
    if not any(tokens):
        return 0
    lair = sum(bool(n) for n, place in zip(tokens, s.stands[me], strict=True) if place == LAIR)
    return sum(tokens) + lair + s.in_force.count(FIERCENESS)


# -- Step 5: the last Will -------------------------------------------------------------


def last_will_step(s: Planet) -> None:
    """One step in all; each Hunted without Will takes back every Place card and all Will (NA-100 to NA-103)."""
    broken = [me for me in s.hunted if s.will[me] == 0]
    if not broken:
        return
    move_assimilation(s, ASSIMILATED_LAST_WILL)
    for me in broken:
        s.hand[me] += s.discard[me] + s.played[me]
        s.discard[me].clear()
        s.played[me].clear()
        s.stood[me] = [0] * len(s.stood[me])
        s.will[me] = WILL - 1 if s.expert else WILL
        emit(s, "restored", seat=me, n=s.will[me])
