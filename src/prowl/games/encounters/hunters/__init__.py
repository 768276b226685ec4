"""Legendary Encounters: Predator, the second book of the box: Predators hunt for trophies, as rivals or as a pack."""

from .meta import GAME

__all__ = ["GAME"]
