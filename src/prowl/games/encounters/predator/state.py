"""The table of Predator's Hunted mode."""

from __future__ import annotations

from prowl.kernel.state import state
from prowl.kernel.views import public

from ..core.state import Encounter


@state
class Hunt(Encounter):
    location: str = public("")
    objectives: list[str] = public()
    objective: int = public(0)
    hazards: int = public(0)
    lost_evidence: int = public(0)

    defence_counts: bool = public(False)
    all_or_nothing: bool = public(False)
    # All or Nothing: the rounds that are still to begin after a death; -1 while nobody has died.
    rounds_to_go: int = public(-1)
    preparation: int = public(0)
    laid_out: int = public(0)
    avatars_by: str = public("choose")
    avatars_left: list[int] = public(factory=list)
