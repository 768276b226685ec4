"""Legendary Encounters: Predator. So far the Hunted mode: humans, co-operative."""

from .meta import GAME

__all__ = ["GAME"]
