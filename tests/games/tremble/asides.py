"""What the game says aside of a scene, to one pair of eyes."""

from __future__ import annotations

from typing import Any

from prowl.games.tremble.aside import ASIDE
from prowl.kernel.aside import Reason, Seen, seen_by
from tests.kit import Scene


def eyes(scene: Scene, seat: int) -> Seen:
    return seen_by(scene.s, seat, scene.run.pending.get(seat), scene.events)


def reasons(scene: Scene, seat: int) -> dict[str, Reason]:
    assert ASIDE.reasons is not None
    return dict(ASIDE.reasons(eyes(scene, seat)))


def why(scene: Scene, seat: int, thing: str) -> tuple[str, str] | None:
    """The key and the rule of a reason, or None where there is none."""
    found = reasons(scene, seat).get(thing)
    return found and (found.key, found.rule)


def figures(scene: Scene, seat: int) -> dict[str, Any]:
    return ASIDE.all_figures(eyes(scene, seat))
