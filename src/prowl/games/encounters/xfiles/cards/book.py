"""All cards of The X-Files but the Avatars, numbered through."""

from __future__ import annotations

from ...core.cards import Book
from .academy import ACADEMY
from .climax import CLIMAX
from .ends import ENDS
from .evidence import EVIDENCE
from .informants import INFORMANTS
from .leads import LEADS
from .people import BELIEF, DOUBT, SPECIAL_AGENTS, STARTERS
from .seasons import SEASONS
from .strikes import STRIKES
from .syndicate import SYNDICATE

BOOK = Book(
    (
        *STARTERS,
        *SPECIAL_AGENTS,
        BELIEF,
        DOUBT,
        *ACADEMY,
        *SYNDICATE,
        *INFORMANTS,
        *LEADS,
        *EVIDENCE,
        *STRIKES,
        *ENDS,
        *CLIMAX,
        *SEASONS,
    )
)
