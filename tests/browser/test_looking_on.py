"""Who looks on at a whole game is sent nothing that lies hidden: every frame that came to the page is read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.player import WHOLE_GAME, Player

BOT = {"kind": "bot", "level": "random"}


def looked_on(hall: Any, game: str) -> tuple[Player, list[dict[str, Any]]]:
    """Somebody who was there before the first card was dealt, and what all eyes together have seen."""
    zed = hall.player("Zed")
    zed.call_myself()
    table = zed.found(game=game, seats=[{"kind": "open"}, BOT, BOT], seed=8)
    zed.goto(f"/t/{table}")
    zed.page.get_by_role("button", name="Start").click()
    zed.page.locator("#outcome").wait_for(timeout=WHOLE_GAME)
    told = zed.context.request.get(f"/api/tables/{table}/replay?eyes=all")
    return zed, told.json()["frames"]


def moments(frames: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every moment of a game, with the whole view then."""
    view: dict[str, Any] = {}
    for frame in frames:
        view = {**view, **frame.get("view", {}), **frame.get("changed", {})}
        yield frame, view


def split(view: dict[str, Any], hidden: dict[str, list[int]]) -> tuple[dict[Any, Any], list[Any]]:
    """What lies in piles that not everybody sees, and all the rest of the table."""
    kept: dict[Any, Any] = {}
    for pile, owners in hidden.items():
        for owner in owners:
            kept[pile, owner] = view[pile] if owner < 0 else view[pile][owner]
    rest = [
        [cards for owner, cards in enumerate(value) if (name, owner) not in kept]
        if any((name, owner) in kept for owner in range(len(value) if isinstance(value, list) else 0))
        else value
        for name, value in view.items()
        if (name, -1) not in kept
    ]
    return kept, rest


def names(value: Any) -> set[str]:
    """All cards that are named in it."""
    return set(re.findall(r'"([a-z0-9_]+)"', json.dumps(value)))


@pytest.mark.parametrize("game", ["not_alone", "tremble"])
def test_a_whole_game_tells_who_looks_on_nothing_that_is_hidden(hall, game):
    zed, truth = looked_on(hall, game)
    seen = {frame["version"]: (frame, view) for frame, view in moments(zed.states)}
    assert set(seen) == set(range(len(truth)))
    public: set[str] = set()
    heard: set[str] = set()
    secrets = 0
    for at, (moment, view) in enumerate(moments(truth)):
        frame, told = seen[at]
        assert (frame["seat"], frame.get("prompt")) == (-1, None)
        # The numbers of places are no names: whoever lays one tells only that it lies there.
        assert all(event["place"] is None for event in frame["events"] if event["event"] == "laid_face_down")
        kept, rest = split(view, moment["hidden"])
        public |= names(rest)
        heard |= names({**frame, "view": None, "changed": None}) | names(list(told.values()))
        for (pile, owner), cards in kept.items():
            shown = told[pile] if owner < 0 else told[pile][owner]
            assert shown == {"count": len(cards)}, (at, pile, owner)
            hidden = names(cards) - public
            secrets += len(hidden)
            assert not hidden & heard, (at, pile, owner)
    assert secrets
    assert '"key"' not in json.dumps([frame for frame in zed.frames if frame["type"] == "table"])
    assert zed.page.get_by_role("button", name="Undo").count() == 0
