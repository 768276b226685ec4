"""Tables of Not Alone as the tests need them."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player


def laid(hall: Any, *others: str, wish: dict[str, Any] | None = None, **rest: Any) -> tuple[str, list[Player]]:
    """A table of Not Alone with Vera and others among the Hunted, and a bot that hunts."""
    people = [hall.player(name, **rest) for name in ("Vera", *others)]
    for player in people:
        player.call_myself()
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others), {"kind": "bot"}]
    settings = {"creature": str(len(seats))}
    table = people[0].found(game="not_alone", seats=seats, settings=settings, seed=11, **(wish or {}))
    for number, player in enumerate(people[1:], 1):
        player.sit(table, number)
    for player in people:
        player.at_table(table)
    return table, people


def choose_place(player: Player, name: str) -> None:
    player.page.locator(".hand .pcard.legal", has_text=name).click()
    player.page.locator(f"section.ask .btn.go:has-text('{name}')").click()


def asked(player: Player, words: str) -> None:
    player.page.locator("section.ask h2", has_text=words).wait_for()
