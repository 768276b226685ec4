"""From an empty room to a table with people at it: founding, finding, reading the terms, sitting down."""

from __future__ import annotations


def term(player, name: str) -> str:
    """What the page of a gathering table says behind one of its terms."""
    found = player.page.locator("dt", has_text=name).locator("xpath=following-sibling::dd[1]")
    return " ".join(found.inner_text().split())


def test_who_opens_the_link_reads_all_terms_of_the_table(hall):
    vera, artyom = hall.player("Vera"), hall.player("Artyom", lang="ru")
    vera.call_myself()
    wish = {"clock": "move", "seconds": 60, "grace": 30, "spectators": False, "listed": False}
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, {"kind": "open"}], **wish)
    for player in (vera, artyom):
        player.goto(f"/t/{table}")
        player.page.locator("#invite").wait_for()
    assert term(vera, "Clock") == "Move clock, 60 seconds"
    assert term(vera, "A bot steps in for an absent player after") == "30 seconds"
    # The house has one delay for all tables here.
    assert term(vera, "Bots wait") == "0 seconds"
    assert term(vera, "Spectators") == "stay outside"
    assert term(vera, "The table is found by") == "those who have the link"
    assert term(artyom, "Часы") == "Часы на ход, 60 секунд"
    assert term(artyom, "Бот заменит отсутствующего через") == "30 секунд"
    assert term(artyom, "Зрители") == "не допускаются"
