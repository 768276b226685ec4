"""Tremble, Humans! on its own board: a whole game, a battle, the keyboard, and nobody shut out."""

from __future__ import annotations

import json

import pytest

from tests.browser.cells import SIZES
from tests.browser.player import Player
from tests.browser.tables import asked
from tests.browser.test_screens import shut_out

FIRST_GAME = {"missions": "off"}


def two_captains(hall, **rest) -> list[Player]:
    """Vera and Artyom alone over Earth, without missions."""
    people = [hall.player(name, **rest) for name in ("Vera", "Artyom")]
    for player in people:
        player.call_myself()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = people[0].found(game="tremble", seats=seats, settings=FIRST_GAME, seed=21)
    people[1].sit(table, 1)
    for seat, player in enumerate(people):
        player.goto(f"/t/{table}")
        player.page.locator("section.ask").wait_for()
        player.sits(seat)
    return people


def buy_nothing(people: list[Player]) -> None:
    """Both let the market pass, whoever is asked first; then both have to plan."""
    for _ in people:
        no = [player.page.get_by_role("button", name="No ships today") for player in people]
        no[0].or_(no[0].page.locator("section.ask.waiting")).first.wait_for()
        asked_one = people[0] if no[0].count() else people[1]
        asked_one.page.get_by_role("button", name="No ships today").click()
        asked_one.page.get_by_role("button", name="No ships today").wait_for(state="detached")
    for player in people:
        asked(player, "Starting Saucer: where to?")


def send_to(player: Player, slot: int) -> None:
    player.page.get_by_role("group", name="Cities").get_by_role("button").nth(slot - 1).click()
    player.page.locator("section.ask .btn.go", has_text="Send to").click()


def over_one_city(hall, **rest) -> list[Player]:
    """Both starting saucers meet at the first city; the one who decides first comes first."""
    people = two_captains(hall, **rest)
    buy_nothing(people)
    for player in people:
        send_to(player, 1)
    close_scenes(people)
    waiting = people[0].page.locator("section.ask.waiting h2", has_text="Waiting for Artyom")
    waiting.or_(people[0].page.locator(".plates")).first.wait_for()
    return people[::-1] if waiting.count() else people


def close_scenes(people: list[Player]) -> None:
    """The fleets are revealed before the eyes of those who have not switched it off."""
    for player in people:
        if player.page.evaluate("document.documentElement.dataset.speed") != "off":
            player.page.get_by_role("dialog", name="The fleets are revealed").get_by_role("button", name="Next").click()


def test_my_plan_lies_in_my_orbit_and_nowhere_else_until_all_are_revealed(hall):
    vera, artyom = two_captains(hall)
    buy_nothing([vera, artyom])
    send_to(vera, 2)
    asked(vera, "You may still change your mind")
    mine = vera.page.locator(".column").nth(1).locator(".orbit")
    assert "strength" in mine.inner_text()
    assert artyom.page.locator(".orbit .tiny").count() == 0
    vera.page.get_by_role("button", name="Choose again").click()
    asked(vera, "Starting Saucer: where to?")
    assert vera.page.locator(".orbit .tiny").count() == 0


def test_a_finished_plan_is_still_there_after_a_reload_and_only_for_me(hall):
    vera, artyom = two_captains(hall)
    buy_nothing([vera, artyom])
    before = len(artyom.frames)
    send_to(vera, 2)
    asked(vera, "You may still change your mind")
    while artyom.version < vera.version:
        artyom.pump()
    vera.page.reload()
    asked(vera, "You may still change your mind")
    vera.page.locator(".column").nth(1).locator(".orbit .tiny").wait_for()
    told = json.dumps(artyom.frames[before:])
    assert '"plan": [2]' in json.dumps(vera.frames)
    assert '"plan": [2]' not in told
    assert '"reconsider"' not in told


def test_the_keyboard_sends_a_fleet(hall):
    vera, artyom = two_captains(hall)
    buy_nothing([vera, artyom])
    vera.page.keyboard.press("3")
    city = vera.page.get_by_role("group", name="Cities").get_by_role("button").nth(2)
    city.and_(vera.page.locator("[aria-pressed=true]")).wait_for()
    vera.page.keyboard.press("3")
    asked(vera, "You may still change your mind")


def test_a_battle_is_a_scene_with_its_chances_and_the_dice_that_decide_it(hall):
    first, second = over_one_city(hall, speed="fast")
    sides = first.page.get_by_role("region", name="Battle").locator("section.side")
    assert sides.count() == 2
    assert [text.split() for text in sides.locator(".chance").all_inner_texts()] == [["50%", "to", "win"]] * 2
    plates = first.page.locator("button.plate")
    figures = [plates.filter(has_text=way).locator(".figure").inner_text().split() for way in ("Stay", "Retreat")]
    assert figures == [["50%", "to", "win"], ["0", "ships", "lost"]]
    asked(second, f"Waiting for {first.name}")
    for player in (first, second):
        player.page.locator("button.plate", has_text="Stay").click()
        player.page.locator("section.ask .btn.go", has_text="Stay").click()
    won = 0
    for player in (first, second):
        scene = player.page.get_by_role("dialog", name="Battle")
        scene.wait_for()
        for side in scene.locator("section.side").all():
            dice = [int(label[-1]) for label in labels(side.get_by_role("img", name="Die"))]
            total = int(side.locator(".total b").inner_text())
            assert total == 3 + sum(dice)
            won += side.get_by_text("wins", exact=True).count()
        player.page.keyboard.press("Space")
        scene.wait_for(state="detached")
    assert won == 2


def labels(found) -> list[str]:
    return [str(each.get_attribute("aria-label")) for each in found.all()]


def test_whoever_bows_and_leaves_keeps_the_ship(hall):
    first, second = over_one_city(hall)
    first.page.locator("section.ask .actions").get_by_role("button", name="Retreat").click()
    asked(second, "is yours")
    assert first.page.get_by_role("group", name="Your fleet").get_by_role("button").count() == 1
    second.page.locator("button.plate", has_text="Quick raid").click()
    second.page.locator("section.ask .btn.go", has_text="Quick raid").click()
    second.page.locator(".plates").wait_for(state="detached")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_city_says_why_it_is_dark_and_opens_the_rule(hall, phone):
    people = two_captains(hall, phone=phone)
    buy_nothing(people)
    vera, page = people[0], people[0].page
    send_to(vera, 2)
    asked(vera, "You may still change your mind")
    page.get_by_role("group", name="Cities").get_by_role("button").nth(1).click(force=True)
    page.get_by_text("Your plan is made").wait_for()
    page.get_by_role("button", name="Rule TH-194").click()
    page.get_by_role("dialog").locator("#rule-TH-194.here").wait_for()


@SIZES
def test_planning_and_battle_are_open_to_everyone(hall, phone):
    people = two_captains(hall, phone=phone)
    buy_nothing(people)
    found = {"planning": shut_out(people[0].page)}
    for player in people:
        player.page.evaluate("delete document.documentElement.dataset.theme")
        send_to(player, 1)
    people[0].page.get_by_role("region", name="Battle").wait_for()
    found["battle"] = shut_out(people[0].page)
    assert found == {"planning": [], "battle": []}


def five_captains(hall, **rest) -> Player:
    """A captain on a phone among four bots."""
    vera = hall.player("Вероника Преображенская", phone=True, lang="ru", **rest)
    vera.call_myself()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 4]
    table = vera.found(game="tremble", seats=seats, settings=FIRST_GAME, seed=7)
    vera.goto(f"/t/{table}")
    return vera


# The signs of a captain's chip that lie upon one another.
PILED_UP = """() => [...document.querySelectorAll('.crew button')].flatMap((chip) => {
  const nodes = [...chip.querySelectorAll('svg, b, .figures > *')];
  const parts = nodes.map((node) => [node, node.getBoundingClientRect()]);
  return parts.flatMap(([a, p], i) => parts.slice(i + 1)
    .filter(([b, q]) => !a.contains(b) && !b.contains(a))
    .filter(([, q]) => p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
    .map(([b]) => `${a.outerHTML.slice(0, 60)} on ${b.outerHTML.slice(0, 60)}`));
})"""


def test_nothing_lies_on_the_figures_of_a_captain_who_is_ready(hall):
    vera = five_captains(hall)
    vera.play_until("section.ask h2", "куда?")
    vera.page.locator(".crew").get_by_label("готово").nth(3).wait_for()
    assert vera.page.evaluate(PILED_UP) == []


def test_all_six_cities_are_in_sight_while_a_ship_is_sent_from_a_phone(hall):
    vera = five_captains(hall)
    vera.play_until("section.ask h2", "куда?")
    cities = vera.page.get_by_role("group", name="Города").get_by_role("button")
    assert cities.count() == 6
    sheet = vera.page.locator(".sheet section.ask").bounding_box()
    assert cities.last.bounding_box()["y"] + cities.last.bounding_box()["height"] <= sheet["y"] + 1


def test_the_way_on_from_the_reveal_is_in_reach_on_a_phone(hall):
    vera = five_captains(hall, speed="fast")
    vera.play_until("[role=dialog]", "Флоты прибывают")
    way = vera.page.get_by_role("dialog", name="Флоты открыты").get_by_role("button", name="Дальше")
    assert way.bounding_box()["y"] + way.bounding_box()["height"] <= vera.page.viewport_size["height"]
    way.tap()
    way.wait_for(state="detached")
