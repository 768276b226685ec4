"""A finished game in numbers, from what everybody was told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from prowl.kernel.aside import Seen

from .state import Encounter
from .strikes import wound

COLUMNS = ("damage", "kills", "recruited", "offered")


class Story:
    """Counts a game through, event by event."""

    def __init__(self, s: Encounter) -> None:
        self.s = s
        self.hurt = [0] * s.players
        self.seats = [dict.fromkeys(COLUMNS, 0) for _ in range(s.players)]
        self.turns = self.strikes = self.avoided = self.objectives = 0
        self.points = [self.point()]

    def tell(self, eyes: Seen) -> dict[str, Any]:
        told: dict[str, Callable[[Mapping[str, Any]], None]] = {
            "turn_began": self.turn_began,
            "strike_drawn": self.strike_drawn,
            "strike_cancelled": self.strike_cancelled,
            "strike_avoided": self.strike_avoided,
            "healed": self.healed,
            "enemy_killed": lambda event: self.add(event, "kills"),
            "gained": lambda event: self.add(event, "recruited"),
            "coordinated": lambda event: self.add(event, "offered"),
            "objective_completed": self.objective_completed,
        }
        for event in eyes.told(*told):
            told[event["event"]](event)
        return {
            "turns": self.turns,
            "kills": self.total("kills"),
            "strikes": self.strikes,
            "avoided": self.avoided,
            "offered": self.total("offered"),
            "objectives": self.objectives,
            "points": [*self.points, self.point()],
            "seats": self.seats,
        }

    def point(self) -> dict[str, int]:
        """How the team stands: the health that is left (PR-58), and the enemies killed so far."""
        left = sum(max(0, health - hurt) for health, hurt in zip(self.s.health, self.hurt, strict=True))
        return {"turn": self.turns, "health": left, "kills": self.total("kills")}

    def total(self, column: str) -> int:
        return sum(own[column] for own in self.seats)

    def add(self, event: Mapping[str, Any], column: str, n: int = 1) -> None:
        self.seats[event["seat"]][column] += n

    def turn_began(self, event: Mapping[str, Any]) -> None:
        if self.turns:
            self.points.append(self.point())
        self.turns += 1

    def strike_drawn(self, event: Mapping[str, Any], sign: int = 1) -> None:
        """Its damage is suffered (PR-57, PR-58)."""
        damage = sign * wound(self.s, event["strike"]).damage
        self.strikes += sign
        self.hurt[event["seat"]] += damage
        self.add(event, "damage", damage)

    def strike_cancelled(self, event: Mapping[str, Any]) -> None:
        """As if the strike had never happened (PR-64)."""
        self.strike_drawn(event, -1)

    def strike_avoided(self, event: Mapping[str, Any]) -> None:
        self.avoided += 1

    def healed(self, event: Mapping[str, Any]) -> None:
        """The strike is taken off (PR-A31); what is healed was suffered all the same."""
        self.hurt[event["seat"]] -= wound(self.s, event["strike"]).damage

    def objective_completed(self, event: Mapping[str, Any]) -> None:
        self.objectives += 1
