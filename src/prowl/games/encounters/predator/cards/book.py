"""All cards of Predator, numbered through."""

from __future__ import annotations

from ...core.cards import Book
from .barracks import BARRACKS
from .enemies import ENEMIES, YOUNG_BLOOD
from .people import OFFICERS, ROLES, STARTERS
from .strikes import STRIKES

BOOK = Book((*STARTERS, *ROLES, *OFFICERS, *BARRACKS, *STRIKES, *ENEMIES, *YOUNG_BLOOD))
