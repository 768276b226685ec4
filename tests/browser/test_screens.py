"""Every screen: it is there, it says what it is, and nobody is shut out of it (axe-core)."""

from __future__ import annotations

from pathlib import Path

import pytest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All rules of axe-core but the experimental one about names: a card is read as a whole sentence, longer than its face.
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}
BOTS = [{"kind": "bot"}, {"kind": "bot"}]


def violations(page) -> list[str]:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("options => axe.run(document, options)", RULES)
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["night", "day"])
def test_every_screen_is_open_to_everyone(hall, phone, theme):
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    seats = [{"kind": "me"}, *BOTS]
    playing = vera.found(game="not_alone", seats=seats, settings={"creature": "2"}, seed=4)
    creature = vera.found(game="not_alone", seats=seats, settings={"creature": "1"}, seed=4)
    gathering = vera.found(game="not_alone", seats=[*seats, {"kind": "open"}], listed=True)
    other = vera.found(game="tremble", seats=seats, seed=4)
    screens = {
        "/": "article.game",
        "/new": ".games button",
        f"/t/{gathering}": "#invite",
        f"/t/{playing}": ".planet .pcard.legal",
        f"/t/{creature}": "section.ask:not(.waiting)",
        f"/t/{other}": "section.ask:not(.waiting)",
        "/rules/not_alone": "#rule-NA-1",
        "/rules/not_alone?show=cards": ".pcard",
        "/settings": ".settings",
        "/nothing/here": "h1",
    }
    vera.goto("/")
    vera.page.evaluate("theme => localStorage.setItem('prowl.look', JSON.stringify({theme, speed: 'off'}))", theme)
    found = {}
    for path, sign in screens.items():
        vera.goto(path)
        vera.page.locator(sign).first.wait_for()
        if bad := violations(vera.page):
            found[path] = bad
    assert found == {}


def test_the_back_button_leads_back(hall):
    vera = hall.player("Vera")
    vera.goto("/")
    vera.page.get_by_role("button", name="Rules and cards").click()
    vera.page.locator("#rule-NA-1").wait_for()
    vera.page.go_back()
    vera.page.locator("article.game").first.wait_for()


def test_a_guest_comes_in_plays_and_changes_the_language(hall):
    vera = hall.player("Vera")
    vera.goto("/")
    vera.page.get_by_role("button", name="Play with bots").first.click()
    vera.page.get_by_label("Your name").fill("Вероника-Константиновна")
    vera.page.get_by_role("button", name="That is me").click()
    vera.page.locator("div.planet[role=group]").wait_for()
    vera.goto("/settings")
    vera.page.get_by_role("button", name="Language").click()
    vera.page.get_by_role("option", name="Русский").click()
    vera.page.get_by_role("heading", name="Настройки").wait_for()


def test_rules_and_cards_are_there_without_a_line(hall):
    vera = hall.player("Vera", service_workers="allow")
    vera.goto("/rules/not_alone")
    vera.page.locator("#rule-NA-1").wait_for()
    for _ in range(200):
        if vera.page.evaluate("caches.match('/api/games/tremble/rules').then((kept) => kept !== undefined)"):
            break
        vera.pump()
    vera.context.set_offline(True)
    vera.goto("/rules/tremble?show=cards")
    vera.page.locator(".pcard").first.wait_for()
    vera.goto("/rules/not_alone")
    vera.page.locator("#rule-NA-1").wait_for()
