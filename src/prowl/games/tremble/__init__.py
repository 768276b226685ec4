"""Tremble, Humans!: alien captains bid for cities with secret fleets."""

from .meta import GAME

__all__ = ["GAME"]
