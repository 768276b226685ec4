"""Legendary Encounters: The X-Files. Co-operative, one to five agents against the conspiracy."""

from .meta import GAME

__all__ = ["GAME"]
