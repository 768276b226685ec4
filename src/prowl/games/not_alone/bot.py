"""What bots are told about Not Alone: how good a planet looks, and what sensible players do.

The Creature aims by possibility: a Hunted can be wherever the cards that are not in the discard lead.
The Hunted mix, because whoever always takes the best place is caught there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from prowl.kernel.game import Mind
from prowl.kernel.prompts import PASS, Ask

from .cards.numbers import ARTEFACT, BEACH, ROVER, SWAMP, WRECK
from .rules.place_cards import obtainable, owns
from .state import WILL, Planet

# -- How good it looks -------------------------------------------------------------------


def value(s: Planet, seat: int) -> float:
    """How likely this seat's side is to win."""
    hope = hunted_hope(s)
    return 1.0 - hope if seat == s.creature else hope


def hunted_hope(s: Planet) -> float:
    """How likely the Hunted are to win. The figures began as a fit to the rounds of 240 games between greedy bots and
    were rounded by hand; Survival cards, the beacon and the Swamp count otherwise than in the fit, which took what
    greedy Hunted do in trouble for its cause.
    """
    n = len(s.hunted)
    will = sum(s.will[me] for me in s.hunted) / n
    low = sum(s.will[me] <= 1 for me in s.hunted) / n
    cards = sum(min(len(s.hand[me]), 4) for me in s.hunted) / n
    survival = sum(len(s.survival_hand[me]) for me in s.hunted) / n
    odds = (
        -3.9
        + 0.63 * s.assimilation
        - 0.41 * s.rescue
        + 0.95 * s.assimilation / max(s.rescue, 1)
        + 0.20 * will
        - 0.35 * low
        + 0.55 * cards
        + 0.15 * s.beacon
        + 0.15 * survival
        + 0.8 * sum(owns(s, me, SWAMP) for me in s.hunted) / n
        + 0.12 * min(sum(owns(s, me, WRECK) for me in s.hunted), 2)
    )
    return 1.0 / (1.0 + exp(-odds))


NEVER = 0.0

# -- Where to go ------------------------------------------------------------------------

#         Lair  Jungle River Beach Rover Swamp Shelter Wreck Source Artefact
DRAW = (0, 0.6, 0.9, 0.8, 1.3, 1.2, 1.2, 0.8, 2.0, 0.8, 1.5)
# How often each is laid (the logarithm of the odds), fitted to 3000 cards that greedy Hunted laid before their
# valuation was changed: by itself, then for each card more than four in hand, each more than two in the discard, each
# five steps more than five to Rescue and to Assimilation. The Rover and the Jungle are for small hands, the Beach and
# the Wreck for large ones.
LAID = (
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (0.08, 0.30, 0.17, -0.58, 0.40),  # Lair
    (0.03, -0.39, 0.26, 0.14, -0.28),  # Jungle
    (-0.45, -0.19, 0.02, -0.15, -0.08),  # River
    (-0.23, 0.33, 0.11, -0.37, 0.47),  # Beach
    (-0.07, -0.51, -0.18, 0.39, -0.05),  # Rover
    (-0.04, -0.40, 0.05, 0.12, -0.02),  # Swamp
    (0.32, 0.11, 0.11, 0.20, -0.25),  # Shelter
    (-0.04, 0.38, -0.08, 0.20, -0.05),  # Wreck
    (0.56, 0.32, -0.04, 0.02, -0.21),  # Source
    (-0.18, 0.06, -0.42, 0.03, 0.06),  # Artefact
)
LAID_LIT = 0.3  # the Beach, when it takes the beacon
LARGE_HAND = 6


def appeal(s: Planet, me: int, place: int) -> float:
    """How often a Hunted goes there."""
    if place == ROVER and not obtainable(s, me):
        return 0.5
    if place == ARTEFACT and (s.river[me] or s.artefact[me]):
        return 0.6
    return laid(s, me, place)


def laid(s: Planet, me: int, place: int) -> float:
    """How likely a hidden card is to be the one that its owner has laid; what Force Field bans is never laid."""
    if place in s.banned:
        return NEVER
    itself, hand, discard, rescue, assimilation = LAID[place]
    held = len(s.hand[me]) + len(s.played[me])
    odds = (
        itself
        + hand * (min(held, LARGE_HAND) - 4)
        + discard * (len(s.discard[me]) - 2)
        + rescue * (s.rescue - 5) / 5
        + assimilation * (s.assimilation - 5) / 5
    )
    return exp(odds + LAID_LIT) if place == BEACH and s.beacon else exp(odds)


def aims(s: Planet) -> list[float]:
    """For each place how many Hunted are to be expected there."""
    found = [0.0] * (ARTEFACT + 1)
    for me in s.hunted:
        possible = s.hand[me] + s.played[me]
        weights = [laid(s, me, place) for place in possible]
        total = sum(weights) or 1.0
        for place, weight in zip(possible, weights, strict=True):
            found[place] += weight * max(len(s.played[me]), 1) / total
    return found


# -- What to answer: a function for each question, from state and options to weights ----------


def explore(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Lay a card; Resist when few are left, give up when nothing else helps."""
    return [_explore(s, me, option) for option in options]


def _explore(s: Planet, me: int, option: Any) -> float:
    match option:
        case ("place", card):
            return appeal(s, me, card)
        case ("resist", price):
            return _resist(s, me, price)
        case ("survival", number):
            return SURVIVAL_NOW[number]
        case ("give_up",):
            return _give_up(s, me)
    # To withdraw a card, only to lay it again, leads nowhere.
    return NEVER


SMALL_HAND = (8.0, 6.0, 2.0, 0.4, 0.1)


def _resist(s: Planet, me: int, price: int) -> float:
    urge = SMALL_HAND[min(len(s.hand[me]), 4)]
    if s.will[me] <= price:
        return NEVER if s.assimilation == 1 else 0.1 * urge
    return urge * (1.0 if price == 1 else 0.5)


def _give_up(s: Planet, me: int) -> float:
    if s.assimilation == 1:
        return NEVER
    if len(s.hand[me]) > 2 or s.will[me] > 1:
        return 0.01
    return 1.5


#               adr  ing  sac  six  smo  str  vor  det  dod  dro  gat  hol  wro  amp  dou
SURVIVAL_NOW = (2.0, 1.5, 0.4, 1.5, 0.5, 0.6, 0.3, 3.0, 9.0, 1.0, 1.0, 1.5, 4.0, 9.0, 2.0)
#           des  for  ant  asc  fie  for  int  per  mut  pho  vir  clo  mir  scr  tox  cat  det  sta  tra  fla
HUNT_NOW = (0.5, 0.7, 0.6, 0.8, 1.2, 0.8, 0.8, 0.5, 1.2, 0.7, 1.2, 2.0, 1.0, 1.2, 0.8, 0.6, 1.0, 4.0, 2.0, 1.0)


#         Lair  Jungle River Beach Rover Swamp Shelter Wreck Source Artefact
STAKES = (0, 1.4, 1.0, 1.0, 1.3, 1.1, 1.2, 0.9, 2.0, 1.0, 1.4)


def hunting(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Tokens where most Hunted are to be expected, and where they would gain most."""
    sharp = [aim * stake for aim, stake in zip(aims(s), STAKES, strict=True)]
    if s.beacon:
        sharp[BEACH] *= 1.5
    weights = []
    for option in options:
        verb = option[0]
        if verb == "hunt":
            weights.append(0.15 * sum(sharp) * HUNT_NOW[option[1]])
        elif verb == "decline":
            weights.append(NEVER)
        else:
            taken = s.creature_token if verb != "creature" else s.artemia_token + s.target_token
            weights.append(sum((sharp[place] * (0.2 if place in taken else 1.0) for place in option[1:]), 0.0) + 1e-6)
    return weights


def force_field(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    found = aims(s)
    return [found[a] * DRAW[a] + found[b] * DRAW[b] + 0.01 for _, a, b in options]


def window(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Play a card now, or wait."""
    return [
        1.0 if option == PASS else HUNT_NOW[option[1]] if option[0] == "hunt" else SURVIVAL_NOW[option[1]]
        for option in options
    ]


def resolve(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """The power of the place, or a card of the discard, rarely nothing."""
    return [_resolve(s, me, option) for option in options]


#       Lair Jungle River Beach Rover Swamp Shelter Wreck Source Artefact
USES = (0, 3.0, 4.0, 2.0, 9.0, 6.0, 6.0, 2.5, 15.0, 2.5, 7.0)


def _resolve(s: Planet, me: int, option: Any) -> float:
    match option:
        case ("use", place):
            return 25.0 if place == BEACH and s.beacon else USES[place]
        case ("take_back", card):
            return DRAW[card] * (1.0 if len(s.hand[me]) < 3 else 0.4)
        case ("survival", _):
            return 1.0
    return 0.02


def wanted(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Place cards to have in hand."""
    return [DRAW[card] for card in options]


def unwanted(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Place cards to part with."""
    return [1.0 / DRAW[card] for card in options]


def weakest(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """The Hunted with few cards and little Will."""
    return [1.0 / (1 + len(s.hand[who]) + s.will[who]) for who in options]


def strongest(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    return [1.0 + len(s.hand[who]) for who in options]


def keep_survival(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    return [SURVIVAL_NOW[card] for card in options]


def lose_survival(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    return [1.0 / SURVIVAL_NOW[card] for card in options]


def places(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Powers to copy, places to take from the reserve."""
    return [6.0 if option == ("take_all",) else USES[_place(option)] for option in options]


def _place(option: Any) -> int:
    place: int = option[1] if isinstance(option, tuple) else option
    return place


def source(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Heal whoever is nearest to the last Will, otherwise draw."""
    return [1.0 if option == ("draw",) else 2.0 * (WILL - s.will[option[1]]) for option in options]


def empty(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Move a token to where the fewest Hunted stand."""
    stood = [place for who in s.hunted for place in s.stands[who]]
    return [1.0 / (1 + 9 * stood.count(_place(option))) for option in options]


def scream(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    rich = len(s.hand[me]) > 3
    return [
        (0.2 if rich or s.will[me] == 1 else 1.0) * len(options) if option == ("lose_will",) else 1.0
        for option in options
    ]


def detour(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    """Onto a token."""
    return [
        5.0 if there in s.creature_token else 2.0 if there in s.artemia_token or there in s.target_token else 0.1
        for _, _, _, there in options
    ]


def cataclysm(s: Planet, me: int, options: Sequence[Any]) -> list[float]:
    stood = [place for who in s.hunted for place in s.stands[who]]
    return [0.05 + stood.count(place) * USES[place] for place in options]


QUESTIONS: dict[str, Callable[[Planet, int, Sequence[Any]], list[float]]] = {
    "explore": explore,
    "lurk": window,
    "hunting": hunting,
    "hunting_window": window,
    "reckoning_window": window,
    "last_call": window,
    "end_window": window,
    "swirl": window,
    "force_field": force_field,
    "resolve": resolve,
    "river_keep.place": wanted,
    "resist.place": wanted,
    "gather.place": wanted,
    "sixth_sense.place": wanted,
    "vortex_in.place": wanted,
    "vortex_out.place": unwanted,
    "double_back.space": wanted,
    "ascendancy_discard.place": unwanted,
    "forbidden_zone.place": unwanted,
    "artemia.place": unwanted,
    "phobia_show.place": unwanted,
    "sacrifice.place": unwanted,
    "anticipation.seat": weakest,
    "ascendancy.seat": strongest,
    "phobia.seat": weakest,
    "shelter.survival": keep_survival,
    "toxin.survival": lose_survival,
    "lair": places,
    "gate.space": places,
    "order.space": places,
    "rover.reserve": places,
    "source": source,
    "hologram.space": empty,
    "wrong_track": empty,
    "scream": scream,
    "detour": detour,
    "cataclysm.space": cataclysm,
}


def weights(s: Planet, ask: Ask, options: Sequence[Any]) -> Sequence[float]:
    """How likely a sensible player is to choose each option."""
    answer = QUESTIONS.get(ask.about)
    return [1.0] * len(options) if answer is None else answer(s, ask.seat, options)


def outguess(s: Planet, seat: int) -> Sequence[int]:
    """The Creature wins by knowing where the Hunted think they are safe."""
    return s.hunted if seat == s.creature else ()


# What a move was worth shows at the end of the round, so no question before that stops the look ahead.
MIND = Mind(
    value=value,
    weights=weights,
    lying={"played": laid},
    outguess=outguess,
    halfway=frozenset(QUESTIONS),
)
