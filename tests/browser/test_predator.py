"""Predator through its own table: whole games, help out of turn, and nobody is shut out."""

from __future__ import annotations

import pytest

from tests.browser.cells import SIZES
from tests.browser.player import Player
from tests.browser.test_screens import shut_out

SOON_OVER = {"first": "1", "laid_out": "5", "young_blood": "-2"}
CALM = {"first": "1", "avatars": "random", "preparation": "2", "young_blood": "2"}
HAND = "[role=group][aria-label='Your hand'] .pcard"


def sat_down(player: Player, seats: list[dict[str, str]], settings: dict[str, str], seed: int) -> str:
    player.call_myself()
    table = player.found(game="predator", seats=seats, settings=settings, seed=seed)
    player.goto(f"/t/{table}")
    return table


def my_move(player: Player) -> None:
    player.page.locator("section.ask:not(.waiting) h2", has_text="Your move").wait_for()


def take_a_turn(player: Player) -> None:
    """Play the whole hand, hire an Officer if there is enough for one, end the phase."""
    my_move(player)
    legal = player.page.locator(f"{HAND}.legal")
    while (left := legal.count()) > 0:
        legal.first.click()
        player.page.locator(HAND).nth(left - 1).wait_for(state="detached")
    officer = player.page.locator("section.hq .pile .pcard.legal")
    if officer.count():
        officer.click()
        player.page.locator("section.ask .btn.go", has_text="Officer").click()
        player.page.get_by_role("log").get_by_text("Officer").first.wait_for()
    player.page.get_by_role("button", name="End the Action phase").click()
    # The turn is over when the new hand is drawn.
    player.page.locator(HAND).first.wait_for()


def test_help_is_offered_out_of_turn_and_taken_with_one_press(hall):
    vera, artyom = hall.player("Vera"), hall.player("Artyom")
    artyom.call_myself()
    table = sat_down(vera, [{"kind": "me"}, {"kind": "open"}], CALM, seed=1)
    artyom.sit(table, 1)
    artyom.goto(f"/t/{table}")
    offer = artyom.page.locator("section.ask.waiting h2", has_text="Coordinate with Vera?")
    for _ in range(12):
        my_move(vera)
        if offer.count():
            break
        take_a_turn(vera)
        take_a_turn(artyom)
    # Nobody waits for Artyom: Vera's turn goes on while he is asked.
    offer.wait_for()
    artyom.page.locator(f"{HAND}.legal").first.click()
    artyom.page.locator("section.ask .btn.go", has_text="Set aside").click()
    vera.page.get_by_role("heading", name="Artyom offers a card").wait_for()
    vera.page.get_by_role("button", name="Play a copy", exact=True).click()
    artyom.page.get_by_role("log", name="What happened").get_by_text("plays a copy of").wait_for()
    vera.page.get_by_role("heading", name="Artyom offers a card").wait_for(state="detached")
    my_move(vera)


def test_a_lone_player_leads_two_avatars(hall):
    """With open hands the screen goes from one seat to the other by itself, and the other can be asked to help."""
    vera = hall.player("Vera")
    sat_down(vera, [{"kind": "me"}, {"kind": "me"}], {**CALM, "open_hands": "on"}, seed=1)
    my_move(vera)
    plate = vera.page.locator("section.plate h2")
    first = plate.inner_text().split("\n")[0]
    take_a_turn(vera)
    other = vera.page.locator("section.plate h2", has_not_text=first)
    other.wait_for()
    my_move(vera)
    vera.page.get_by_role("button", name="Play as Vera").click()
    vera.page.locator("section.plate h2", has_text=first).wait_for()
    vera.page.locator("section.ask.waiting").wait_for()
    vera.page.get_by_role("button", name="Play as Vera").click()
    other.wait_for()
    my_move(vera)


def test_nobody_needs_a_mouse(hall):
    vera = hall.player("Vera")
    sat_down(vera, [{"kind": "me"}], CALM, seed=2)
    my_move(vera)
    # A digit plays a card of the hand, the arrows walk along it, Space enlarges.
    vera.page.keyboard.press("1")
    vera.page.locator(HAND).nth(5).wait_for(state="detached")
    vera.page.locator(HAND).first.focus()
    vera.page.keyboard.press("ArrowRight")
    vera.page.keyboard.press("Space")
    vera.page.locator(".inspector").wait_for()
    vera.page.keyboard.press("Escape")
    vera.page.locator(".inspector").wait_for(state="detached")
    vera.page.keyboard.press("Enter")
    vera.page.locator(HAND).nth(4).wait_for(state="detached")
    # What would be thrown away is asked once more.
    vera.page.get_by_role("button", name="End the Action phase").focus()
    vera.page.keyboard.press("Enter")
    vera.page.get_by_role("dialog", name="Are you sure?").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_key_shows_what_everybody_knows_and_one_what_happened(hall, phone):
    vera = hall.player("Vera", phone=phone)
    sat_down(vera, [{"kind": "me"}], CALM, seed=2)
    my_move(vera)
    page = vera.page
    page.keyboard.press("k")
    page.get_by_role("dialog", name="What everybody knows").wait_for()
    vera.shut()
    if phone:
        page.keyboard.press("l")
        page.get_by_role("dialog", name="What happened").get_by_role("log").wait_for()
    else:
        page.get_by_role("tab", name="Talk", exact=True).click()
        page.get_by_role("log", name="What happened").wait_for(state="detached")
        page.keyboard.press("l")
        page.get_by_role("log", name="What happened").wait_for()


@pytest.mark.parametrize("film", ["film_1", "mix"])
def test_every_avatar_to_choose_from_is_in_sight(hall, film):
    vera = hall.player("Vera")
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 4]
    sat_down(vera, seats, {"film": film, "avatars": "choose", "first": "1"}, seed=3)
    vera.page.locator("section.ask h2", has_text="Choose your Avatar").wait_for()
    tray = vera.page.locator(".laid .tray")
    assert tray.locator(".pcard").count() >= 5
    assert tray.evaluate("node => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 950), (1920, 1080), (2560, 1300)])
def test_a_large_screen_holds_the_whole_table(hall, width, height):
    vera = hall.player("Vera")
    vera.page.set_viewport_size({"width": width, "height": height})
    sat_down(vera, [{"kind": "me"}], {**CALM, "laid_out": "5"}, seed=2)
    my_move(vera)
    assert vera.page.evaluate("document.documentElement.scrollHeight") <= height
    hand = vera.page.locator(HAND)
    for card in hand.all():
        box = card.bounding_box()
        assert box["y"] + box["height"] <= height


def test_what_cannot_be_hired_or_scanned_says_why_and_opens_the_rule(hall):
    vera = hall.player("Vera")
    sat_down(vera, [{"kind": "me"}], {**CALM, "laid_out": "5"}, seed=2)
    my_move(vera)
    page = vera.page
    # Nothing is played yet: there are no points for anything.
    page.get_by_role("group", name="HQ").locator(".pcard.plain").first.click(force=True)
    page.get_by_text("Recruit, you have 0").wait_for()
    page.get_by_role("button", name="Rule PR-42").click()
    page.get_by_role("dialog").locator("#rule-PR-42.here").wait_for()
    vera.shut()
    page.locator(".walker .pcard").first.click(force=True)
    page.get_by_text("A scan costs").wait_for()
    page.get_by_role("button", name="Rule PR-46").click()
    page.get_by_role("dialog").locator("#rule-PR-46.here").wait_for()


def test_one_touch_on_what_cannot_be_hired_says_why_and_shows_the_large_card(hall):
    vera = hall.player("Vera", phone=True)
    sat_down(vera, [{"kind": "me"}], CALM, seed=2)
    my_move(vera)
    page = vera.page
    large, officer = page.locator(".inspector"), page.locator("section.hq .pile .pcard")
    for card, why in ((page.locator("section.hq .pcard").nth(2), "Recruit, you have 0"), (officer, "An Officer costs")):
        card.evaluate("node => node.scrollIntoView({block: 'center', inline: 'center'})")
        card.tap(force=True)
        page.get_by_text(why).wait_for()
        large.filter(has_text=card.locator(".name").inner_text()).wait_for()
        page.locator("header h1").tap(force=True)
        large.wait_for(state="detached")


@SIZES
def test_the_table_is_open_to_everyone_by_night_and_by_day(hall, phone):
    vera = hall.player("Vera", phone=phone)
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 4]
    table = sat_down(vera, seats, {**CALM, "laid_out": "5", "preparation": "0"}, seed=4)
    my_move(vera)
    assert shut_out(vera.page) == []
    vera.goto(f"/t/{table}")
    my_move(vera)
    if phone:
        vera.page.get_by_role("button", name="Menu").click()
        vera.page.get_by_role("menuitem", name="What everybody knows").click()
    else:
        vera.page.get_by_role("button", name="What everybody knows").click()
    vera.page.get_by_role("dialog", name="What everybody knows").wait_for()
    assert shut_out(vera.page) == []
