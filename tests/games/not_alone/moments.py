"""Moments of a turn that the tests of places and cards begin at.

Ann holds a Survival card that does nothing in phase 3, so that every window stops the play and the
table can be looked at.
"""

from __future__ import annotations

from typing import Any

from tests.games.not_alone.table import ANN, CREATURE, exploring, hunting, reckoning, table
from tests.kit import Scene

IDLE = "adrenaline"
PAIRS = [(1, 2), (1, 6), (2, 3), (2, 7), (3, 4), (3, 8), (4, 5), (4, 9), (5, 10), (6, 7), (7, 8), (8, 9), (9, 10)]
ALL_PLACES = list(range(1, 11))


def revealed(place: int, *more: int, players: int = 2, survival: str = IDLE, **fields: Any) -> Scene:
    """Ann's cards lie open and she is asked for a phase 3 card."""
    fields.setdefault("survivals", {ANN: [survival]})
    return reckoning(table(players, played={ANN: [place, *more], **fields.pop("others", {})}, **fields))


def resolving(place: int, *more: int, **fields: Any) -> Scene:
    """Ann's place is being resolved."""
    return pass_window(revealed(place, *more, **fields))


def pass_window(scene: Scene) -> Scene:
    """Everybody passes this one window."""
    for seat in scene.asked:
        scene.say(seat, "pass")
    return scene


def windows(scene: Scene) -> set[str]:
    return set(scene.questions().values())


def lay_creature(scene: Scene, place: int) -> Scene:
    return scene.say(CREATURE, "creature", place)


def cards_offered(scene: Scene, seat: int) -> list[str]:
    """The names of the Hunt or Survival cards this seat may play now."""
    if seat not in scene.run.pending:
        return []
    return [option[1] for option in scene.options(seat) if option[0] in ("hunt", "survival")]


def at_each_phase(seat: int, card: str, **fields: Any) -> list[int]:
    """The phases in which the card is offered to the seat that holds it, on a table where it could do something."""
    return [phase for phase, begin in PHASES.items() if card in cards_offered(begin(**fields), seat)]


def _explore(**fields: Any) -> Scene:
    return exploring(table(2, **{"hand": {ANN: [1, 2, 3, 8]}, **fields}))


def _hunt(**fields: Any) -> Scene:
    # No Creature token: who holds a card is asked in the window that follows.
    scene = hunting(table(2, **{"played": {ANN: [1]}, "hand": {ANN: [2, 3, 8]}, **fields}))
    return scene.say(CREATURE, "creature", 1)


def _reckon(**fields: Any) -> Scene:
    tokens = {"creature_token": [1], "artemia_token": [1]}
    return reckoning(table(2, **{"played": {ANN: [1]}, "hand": {ANN: [2, 3, 8]}, **tokens, **fields}))


def _end(**fields: Any) -> Scene:
    from tests.games.not_alone.table import ending

    return ending(table(2, **{"played": {ANN: [1]}, "hand": {ANN: [2, 3, 8]}, "beacon": True, **fields}))


PHASES = {1: _explore, 2: _hunt, 3: _reckon, 4: _end}


class Played:
    """A Hunt card played as itself, or by Flashback as its copy."""

    def __init__(self, flashback: bool) -> None:
        self.flashback = flashback

    def name(self, card: str) -> str:
        return "flashback" if self.flashback else card

    def holding(self, card: str) -> dict[str, Any]:
        """What the Creature holds, for `table`."""
        return {"hunts": ["flashback"], "hunt_discard": [card]} if self.flashback else {"hunts": [card]}

    def __call__(self, scene: Scene, card: str) -> Scene:
        return scene.say(CREATURE, "hunt", self.name(card))


def twice(card: str) -> dict[str, Any]:
    """The Creature may play the card and Flashback as its copy, for `table`."""
    return {"hunts": [card, "flashback"], "hunt_allowed": 2}


def play_twice(scene: Scene, card: str) -> Scene:
    return scene.say(CREATURE, "hunt", card).say(CREATURE, "hunt", "flashback")
