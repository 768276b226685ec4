"""All cards of the game, once it is known that each of their words can be carried out."""

from __future__ import annotations

from prowl.kernel.effects import Card

from ..effects import every as every
from .crises import CRISES
from .crossroads import CROSSROADS
from .goals import GOALS
from .items import KINDS
from .missions import MISSIONS
from .objectives import EXILES, LONE_OBJECTIVES, OBJECTIVES
from .survivors import SURVIVORS
from .tactics import TACTICS

CARDS: tuple[Card, ...] = (
    *SURVIVORS,
    *KINDS,
    *CRISES,
    *CROSSROADS,
    *OBJECTIVES,
    *EXILES,
    *LONE_OBJECTIVES,
    *GOALS,
    *MISSIONS,
    *TACTICS,
)
