"""What is printed on each kind of card besides its text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from prowl.kernel.effects import Card


@dataclass(frozen=True, kw_only=True)
class PlaceCard(Card):
    """A place. `usable` says whether its power would change anything now (NA-197)."""

    number: int
    usable: Callable[..., bool]
    copyable: bool = True


@dataclass(frozen=True, kw_only=True)
class HuntCard(Card):
    """A Hunt card: its phase (0 for that of the card it copies), its symbol, and whether its token covers a pair."""

    phase: int
    symbol: str = ""
    pair: bool = False


@dataclass(frozen=True, kw_only=True)
class SurvivalCard(Card):
    """A Survival card: its phase, and whether it is played only when one's own place is resolved."""

    phase: int
    at_own_place: bool = False


def hunt(
    id: str, *, phase: int, symbol: str = "", pair: bool = False, playable: Any = None, **numbers: int
) -> Callable[[Any], HuntCard]:
    """Make a Hunt card of the procedure below."""
    return lambda play: HuntCard(
        id=id, kind="hunt", phase=phase, symbol=symbol, pair=pair, playable=playable, numbers=numbers, play=play
    )


def survival(
    id: str, *, phase: int, at_own_place: bool = False, playable: Any = None, **numbers: int
) -> Callable[[Any], SurvivalCard]:
    """Make a Survival card of the procedure below."""
    return lambda play: SurvivalCard(
        id=id, kind="survival", phase=phase, at_own_place=at_own_place, playable=playable, numbers=numbers, play=play
    )
