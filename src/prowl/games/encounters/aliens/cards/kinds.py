"""What is printed on the cards of the Hive besides the figures of the family."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core.cards import ENEMY, Foe


@dataclass(frozen=True, kw_only=True)
class HiveCard(Foe):
    """A card of the Hive; its Honour counts where there are Trophy Rooms (PR-317, PR-318)."""

    honour: int = 0

    @property
    def sentences(self) -> list[tuple[str, Mapping[str, Any]]]:
        plain = self.type == ENEMY and not (self.clauses or self.standing or self.flags)
        return [("hive.plain", {})] if plain else super().sentences
