"""Not Alone: one Creature hunts up to six stranded explorers by out-guessing them."""

from .meta import GAME

__all__ = ["GAME"]
