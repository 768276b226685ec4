"""Lay out a table of Not Alone: known hands, known decks, every card in exactly one zone.

    scene = exploring(table(hunts=["despair"], survivals={ANN: ["dodge"]}, discard={ANN: [1, 2]}))

Decks not mentioned lie in the order of the card numbers, hands of Hunt and Survival cards are empty,
and every Hunted holds those of places 1-5 that lie nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from prowl.games.not_alone import GAME
from prowl.games.not_alone.cards.numbers import HUNT_NAMES, SURVIVAL_NAMES
from prowl.games.not_alone.rules.end_of_turn import begin_end_of_turn
from prowl.games.not_alone.rules.exploration import exploration
from prowl.games.not_alone.rules.hunting import begin_hunting
from prowl.games.not_alone.rules.reckoning import reveal
from prowl.games.not_alone.state import Planet
from prowl.kernel.events import seen_event
from prowl.kernel.positions import Box, lay, set_fields
from tests.kit import Scene, new_state

CREATURE, ANN, BOB, EVE = range(4)
SPECTATOR = -1
FIRST_PLACES = [1, 2, 3, 4, 5]
IDLE = {"pass", "skip"}

Piles = Mapping[int, Sequence[int]]


def table(
    players: int = 4,
    creature: int = CREATURE,
    *,
    settings: Mapping[str, str] | None = None,
    hunts: Sequence[str] = (),
    next_hunts: Sequence[str] = (),
    hunt_discard: Sequence[str] = (),
    in_force: Sequence[str] = (),
    survivals: Mapping[int, Sequence[str]] | None = None,
    next_survivals: Sequence[str] = (),
    survival_discard: Sequence[str] = (),
    hand: Piles | None = None,
    played: Piles | None = None,
    discard: Piles | None = None,
    **fields: Any,
) -> Planet:
    """A state at the start of a turn; `fields` are set as they are.

    `hunts` is the Creature's hand, `next_hunts` the top of the deck (first drawn first), `hunt_discard` the discard
    (top last), `in_force` the cards already played this turn. A Hunted whose hand is given has the rest of
    places 1-5 in the discard, otherwise in hand.
    """
    s: Planet = new_state(GAME, players, creature=str(creature + 1), **{"board_side": "1", **(settings or {})})
    s.round = 1
    lay_hunts(s, hunts, next_hunts, [*hunt_discard, *in_force])
    s.in_force = [HUNT_NAMES.index(name) for name in in_force]
    s.hunt_played = len(in_force)
    lay_survivals(s, survivals or {}, next_survivals, survival_discard)
    for me in s.hunted:
        lay_places(s, me, (hand or {}).get(me), (played or {}).get(me, ()), (discard or {}).get(me))
    set_fields(s, fields)
    return s


def lay_hunts(s: Planet, hand: Sequence[str], top: Sequence[str], discarded: Sequence[str]) -> None:
    box = Box(HUNT_NAMES)
    lay(s, box, hunt_hand=hand, hunt_discard=discarded, hunt_deck=top)
    s.hunt_deck = box.left + s.hunt_deck


def lay_survivals(s: Planet, hands: Mapping[int, Sequence[str]], top: Sequence[str], discarded: Sequence[str]) -> None:
    box = Box(SURVIVAL_NAMES)
    lay(s, box, survival_hand={seat: hands.get(seat, ()) for seat in range(s.players)})
    lay(s, box, survival_discard=discarded, survival_deck=top)
    s.survival_deck = box.left + s.survival_deck


def lay_places(
    s: Planet, me: int, hand: Sequence[int] | None, played: Sequence[int], discard: Sequence[int] | None
) -> None:
    given = [*(hand or ()), *played, *(discard or ())]
    rest = [place for place in FIRST_PLACES if place not in given]
    assert not rest or hand is None or discard is None, f"places {rest} of seat {me} lie nowhere"
    s.played[me] = list(played)
    s.hand[me] = list(hand) if hand is not None else rest
    s.discard[me] = list(discard) if discard is not None else rest if hand is not None else []
    for place in given:
        if place > 5:
            s.reserve[place - 6] -= 1


# -- Where the play begins -------------------------------------------------------------


def exploring(s: Planet) -> Scene:
    """From phase 1 on."""
    return Scene(GAME, s, exploration)


def hunting(s: Planet) -> Scene:
    """From phase 2 on, with the `played` cards face down."""
    return Scene(GAME, s, begin_hunting)


def reckoning(s: Planet) -> Scene:
    """From the reveal on, with the tokens where the state has them."""
    return Scene(GAME, s, reveal)


def ending(s: Planet) -> Scene:
    """From phase 4 on, with the `played` cards revealed."""
    s.revealed = True
    for me in s.hunted:
        s.stands[me], s.stood[me] = s.played[me][:], s.played[me][:]
        s.resolved[me] = [True] * len(s.played[me])
    return Scene(GAME, s, begin_end_of_turn)


# -- Playing ---------------------------------------------------------------------------


def lay_cards(scene: Scene, cards: Mapping[int, int | Iterable[int]]) -> Scene:
    """Each of these Hunted lays a card, or several, face down."""
    for seat, places in cards.items():
        for place in [places] if isinstance(places, int) else places:
            scene.say(seat, "place", place)
    return scene


def quiet_turn(scene: Scene, cards: Mapping[int, int | Iterable[int]], creature: int) -> Scene:
    """A whole turn in which only Place cards and the Creature token are laid."""
    if CREATURE in scene.asked:
        scene.say(CREATURE, "pass")
    lay_cards(scene, cards)
    if ["decline", "artemia"] in scene.options(CREATURE):
        scene.say(CREATURE, "decline", "artemia")
    scene.say(CREATURE, "creature", creature)
    return skip_all(scene)


def skip_all(scene: Scene) -> Scene:
    """Everybody passes every window and skips every place, until something else is asked or the next turn begins."""
    while not scene.run.over and (seat := _idle(scene)) is not None:
        scene.say(seat, "pass" if ["pass"] in scene.options(seat) else "skip")
    return scene


def _idle(scene: Scene) -> int | None:
    return next((seat for seat in scene.asked if scene.ask(seat).about != "lurk" and scene.verbs(seat) & IDLE), None)


# -- Looking ---------------------------------------------------------------------------


def seen(scene: Scene, seat: int, name: str) -> list[dict[str, Any]]:
    """Every event of this name as the seat was told it, cards by name, hidden values None."""
    return [scene.wire.event(seen_event(event, seat)) for event in scene.events if event.name == name]


def hunt_names(cards: Iterable[int]) -> list[str]:
    return [HUNT_NAMES[card] for card in cards]


def survival_names(cards: Iterable[int]) -> list[str]:
    return [SURVIVAL_NAMES[card] for card in cards]
