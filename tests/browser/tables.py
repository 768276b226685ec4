"""Tables of Not Alone as the tests need them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tests.browser.player import Player

# How many seats the page of a new table begins with.
PLANNED = 4


def laid(hall: Any, *others: str, wish: dict[str, Any] | None = None, **rest: Any) -> tuple[str, list[Player]]:
    """A table of Not Alone with Vera and others among the Hunted, and a bot that hunts."""
    people = [hall.player(name, **rest) for name in ("Vera", *others)]
    for player in people:
        player.call_myself()
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others), {"kind": "bot"}]
    more = {"settings": {"creature": str(len(seats))}, "seed": 11, **(wish or {})}
    table = people[0].found(game="not_alone", seats=seats, **more)
    for number, player in enumerate(people[1:], 1):
        player.sit(table, number)
    for number, player in enumerate(people):
        player.at_table(table)
        player.sits(number)
    return table, people


def choose_place(player: Player, name: str) -> None:
    player.page.locator(".hand .pcard.legal", has_text=name).click()
    player.page.locator(f"section.ask .btn.go:has-text('{name}')").click()


def asked(player: Player, words: str) -> None:
    player.page.locator("section.ask h2", has_text=words).wait_for()


def say(player: Player, text: str) -> None:
    field = player.page.get_by_placeholder("Say to all")
    field.fill(text)
    field.press("Enter")


def choose(player: Player, label: str, option: str) -> None:
    """Take an option of a list on the page of a new table."""
    player.page.get_by_role("button", name=re.compile(f"^{re.escape(label)} ")).click()
    player.page.get_by_role("option", name=option).first.click()


def planned(player: Player, game: str, seats: Sequence[str], seed: int | None = None) -> None:
    """Fill in the page of a new table: its game, and who sits where in the words of the page.

    The page has no field for a seed: where one is needed, it is put into what the page sends.
    """
    if seed is not None:
        player.page.route(
            "**/api/tables", lambda route: route.continue_(post_data={**route.request.post_data_json, "seed": seed})
        )
    player.goto("/new")
    player.page.get_by_role("radio", name=game).click()
    player.page.get_by_role("radio", name=game, checked=True).wait_for()
    for number in range(PLANNED, len(seats), -1):
        player.page.get_by_role("button", name=f"Remove seat {number}").click()
    for number, who in enumerate(seats, 1):
        choose(player, f"Seat {number}", who)
