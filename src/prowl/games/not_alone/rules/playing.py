"""Playing Hunt and Survival cards, and the windows in which everybody may (NA-41 to NA-52, NA-159, NA-165)."""

from __future__ import annotations

from typing import Any

from prowl.kernel.effects import perform
from prowl.kernel.events import emit
from prowl.kernel.prompts import PASS, Rule, anyone

from ..cards.hunt import HUNT
from ..cards.numbers import FLASHBACK
from ..cards.survival import SURVIVAL, is_playable
from ..state import Planet, Sighted
from .tokens import owe_artemia, owe_target

HUNTING = 2


def may_hunt(s: Planet) -> bool:
    """Whether the Creature can still play a Hunt card this turn (NA-42)."""
    return bool(s.hunt_hand) and s.hunt_played < s.hunt_allowed and not s.sacrifice


def hunt_effect(s: Sighted, number: int) -> int:
    """The card whose effect it has: Flashback works as the top card of the Hunt discard."""
    if number != FLASHBACK:
        return number
    return s.hunt_discard[-1] if s.hunt_discard else FLASHBACK


def hunt_playable(s: Planet, number: int) -> bool:
    card = HUNT[hunt_effect(s, number)]
    return card.phase == s.phase and (card.playable is None or card.playable(s))


def hunt_moves(s: Planet) -> list[Any]:
    """The Hunt cards that can be played now; an open question shows none once Sacrifice is played (NA-169)."""
    return [("hunt", number) for number in s.hunt_hand if hunt_playable(s, number)] if may_hunt(s) else []


def play_hunt(s: Planet, number: int) -> Rule[None]:
    """The card goes to the discard as it is played; its effect and its symbol hold for the turn (NA-167)."""
    effect = hunt_effect(s, number)
    card = HUNT[effect]
    s.hunt_hand.remove(number)
    s.hunt_discard.append(number)
    s.hunt_played += 1
    s.in_force.append(effect)
    if effect == number:
        emit(s, "hunt_played", seat=s.creature, hunt=number)
    else:
        emit(s, "flashback_played", seat=s.creature, hunt=effect)
    if s.phase == HUNTING and card.symbol == "target":
        owe_target(s, card.pair)
    elif s.phase == HUNTING and card.symbol == "artemia":
        owe_artemia(s, card.pair)
    yield from perform(card, s, s.creature)


def may_survive(s: Planet, me: int) -> bool:
    """Whether this Hunted can still play a Survival card this turn (NA-48)."""
    return bool(s.survival_hand[me]) and not s.survival_played[me] and not s.despair


def survival_moves(s: Planet, me: int) -> list[Any]:
    in_phase = [n for n in s.survival_hand[me] if SURVIVAL[n].phase == s.phase and not SURVIVAL[n].at_own_place]
    return [("survival", number) for number in in_phase if is_playable(s, me, SURVIVAL[number])]


def own_place_moves(s: Planet, me: int, spot: int) -> list[Any]:
    """Survival cards that are played when one's own place is resolved: Drone and Gate."""
    return [
        ("survival", number)
        for number in s.survival_hand[me]
        if SURVIVAL[number].at_own_place and is_playable(s, me, SURVIVAL[number], spot)
    ]


def play_survival(s: Planet, me: int, number: int, *spot: int) -> Rule[None]:
    """A played Survival card is discarded, then does what it says."""
    s.survival_hand[me].remove(number)
    s.survival_discard.append(number)
    s.survival_played[me] = True
    emit(s, "survival_played", seat=me, survival=number)
    card = SURVIVAL[number]
    if card.at_own_place and callable(card.play):
        yield from card.play(s, me, *spot, **card.numbers)
    else:
        yield from perform(card, s, me)


def play_card(s: Planet, seat: int, move: Any) -> Rule[None]:
    _, number = move
    if seat == s.creature:
        yield from play_hunt(s, number)
    else:
        yield from play_survival(s, seat, number)


def window_moves(s: Planet) -> dict[int, list[Any]]:
    """For everybody who holds an unplayed card and may still play, what it could be (NA-159)."""
    moves: dict[int, list[Any]] = {}
    if may_hunt(s):
        moves[s.creature] = hunt_moves(s)
    for me in s.hunted:
        if may_survive(s, me):
            moves[me] = survival_moves(s, me)
    return moves


def may_play(s: Planet) -> bool:
    """Whether anybody is to be asked for a card; in playouts only who has one that fits."""
    if may_hunt(s) and (not s.quick or hunt_moves(s)):
        return True
    # A plain loop: in playouts this is asked more often than anything else.
    for me in s.hunted:  # noqa: SIM110
        if may_survive(s, me) and (not s.quick or survival_moves(s, me)):
            return True
    return False


def card_window(s: Planet, about: str) -> Rule[bool]:
    """Everybody who may play is asked, also who could not; whether somebody played."""
    played = yield from anyone(s, {seat: [*moves, PASS] for seat, moves in window_moves(s).items()}, about)
    if played is None:
        return False
    yield from play_card(s, *played)
    return True
