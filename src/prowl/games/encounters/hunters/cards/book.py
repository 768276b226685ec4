"""All cards of Hunters, numbered through."""

from __future__ import annotations

from ...core.cards import Book
from ...predator_box.people import STARTERS
from .arsenal import ARSENAL
from .gear import GEAR
from .people import KILLER_INSTINCT, ROLES
from .prey import MERCENARIES, PREY
from .strikes import STRIKES
from .traps import TRAPS
from .trials import RIVALRY, TESTS

BOOK = Book(
    (*STARTERS, *ROLES, *KILLER_INSTINCT, *ARSENAL, *TESTS, *STRIKES, *PREY, *MERCENARIES, *GEAR, *TRAPS, *RIVALRY)
)
