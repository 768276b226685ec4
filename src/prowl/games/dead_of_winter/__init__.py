"""Dead of Winter: Warring Colonies: two colonies, one winter, up to eleven secret objectives."""

from .meta import GAME

__all__ = ["GAME"]
