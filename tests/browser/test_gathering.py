"""The page of a table that waits for players: the invitation, the chat, the seats and what fits on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.axe import shut_out
from tests.browser.player import Player
from tests.browser.tables import say

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}
ELSEWHERE = "http://192.168.1.20:8000"
NEAR = "Only this computer can open this link."


def hosted(hall: Any, *seats: dict[str, str], phone: bool = False, **wish: Any) -> tuple[Player, str]:
    """Vera, who has a table that waits for players; she is not at its page yet."""
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    return vera, vera.found(**{"game": "not_alone", "seats": [ME, *seats], "settings": {"creature": "1"}, **wish})


def at_door(player: Player, table: str) -> Player:
    player.goto(f"/t/{table}")
    player.page.locator("#invite").wait_for()
    return player


def invited_from(player: Player, address: str) -> None:
    """The server says that others reach it at this address."""
    player.page.route("**/api/house", lambda route: route.fulfill(json={**route.fetch().json(), "invite": address}))


def card(player: Player, seat: int) -> Any:
    return player.page.locator(f"[data-seat='{seat}']")


# -- the chat --------------------------------------------------------------------------


def heard(player: Player) -> list[str]:
    return [line["text"] for frame in player.frames for line in frame.get("lines", ())]


def test_what_is_said_before_the_game_is_heard_by_all_at_the_table(hall):
    vera, table = hosted(hall, OPEN, OPEN)
    artyom = hall.player("Artyom")
    artyom.call_myself()
    artyom.sit(table, 1)
    for player in (vera, artyom):
        at_door(player, table)
    say(vera, "Who hunts?")
    artyom.page.get_by_role("log").get_by_text("Who hunts?").wait_for()
    say(artyom, "You do")
    vera.page.get_by_role("log").get_by_text("You do").wait_for()
    assert vera.page.get_by_placeholder("Say to all").input_value() == ""


@SIZES
def test_a_stranger_who_says_something_is_asked_for_a_name_and_loses_no_word(hall, phone):
    vera, table = hosted(hall, OPEN)
    at_door(vera, table)
    zed = at_door(hall.player("Zed", phone=phone), table)
    if phone:
        zed.page.get_by_role("button", name="Talk", exact=True).click()
    say(zed, "Is it late?")
    zed.page.get_by_label("Your name").fill("Zed")
    zed.page.get_by_role("button", name="That is me").click()
    vera.page.get_by_role("log").get_by_text("Is it late?").wait_for()
    assert heard(zed) == heard(vera) == ["Is it late?"]


def test_the_phone_counts_the_lines_that_were_not_read_and_forgets_them_when_they_are(hall):
    vera, table = hosted(hall, OPEN)
    zed = hall.player("Zed", phone=True)
    zed.call_myself()
    for player in (vera, zed):
        at_door(player, table)
    for text in ("One", "Two"):
        say(vera, text)
        zed.until(lambda text=text: text in heard(zed))
    zed.page.get_by_role("button", name="Talk: 2 new").click()
    zed.page.get_by_role("log").get_by_text("Two").wait_for()
    zed.shut()
    assert zed.page.get_by_role("button", name="Talk", exact=True).is_visible()


# -- the invitation --------------------------------------------------------------------

JSQR = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
# What a camera reads from a code on the page.
READ = """async (code) => {
  const side = 480, image = new Image(side, side), canvas = new OffscreenCanvas(side, side).getContext('2d');
  const alone = code.cloneNode(true);
  for (const name of ['width', 'height']) alone.setAttribute(name, side);
  alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  image.src = URL.createObjectURL(new Blob([alone.outerHTML], {type: 'image/svg+xml'}));
  await image.decode();
  canvas.drawImage(image, 0, 0, side, side);
  return jsQR(canvas.getImageData(0, 0, side, side).data, side, side)?.data;
}"""


def read(player: Player, code: Any) -> str | None:
    player.page.evaluate(JSQR.read_text("utf-8"))
    found: str | None = code.evaluate(READ)
    return found


@SIZES
def test_the_code_the_field_and_what_is_shared_are_one_link(hall, phone):
    vera, table = hosted(hall, OPEN, phone=phone, title="Night watch")
    vera.context.add_init_script("navigator.share = (told) => { window.shared = told; return Promise.resolve(); }")
    invited_from(vera, ELSEWHERE)
    at_door(vera, table)
    link = f"{ELSEWHERE}/t/{table}"
    assert vera.page.locator("#invite").input_value() == link
    assert read(vera, vera.page.locator(".code svg")) == link
    vera.page.get_by_role("button", name="Share").click()
    assert vera.page.evaluate("window.shared") == {"title": "Night watch", "url": link}


def test_where_the_browser_cannot_share_there_is_no_button_for_it(hall):
    vera, table = hosted(hall, OPEN)
    vera.context.add_init_script("Object.defineProperty(navigator, 'share', {value: undefined})")
    at_door(vera, table)
    assert vera.page.get_by_role("button", name="Share").count() == 0


@SIZES
def test_full_screen_shows_the_code_the_name_and_the_link_alone(hall, phone):
    vera, table = hosted(hall, OPEN, phone=phone, title="Night watch")
    at_door(vera, table)
    vera.page.get_by_role("button", name="Full screen").click()
    dialog = vera.page.get_by_role("dialog", name="Night watch")
    link = vera.page.locator("#invite").input_value()
    assert dialog.get_by_text(link, exact=True).is_visible()
    code = dialog.get_by_role("img", name=link)
    assert read(vera, code) == link
    assert code.bounding_box()["width"] >= (300 if phone else 450)
    assert dialog.get_by_role("button").count() == 1
    assert shut_out(vera.page) == []


def test_the_link_is_copied_where_a_page_has_no_clipboard(hall):
    """As over plain http in a home network."""
    vera, table = hosted(hall, OPEN)
    vera.context.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    at_door(vera, table)
    copy = vera.page.get_by_role("button", name="Copy")
    copy.click()
    vera.page.get_by_text("Link copied.").wait_for()
    assert copy.evaluate("button => button === document.activeElement"), "the keyboard is where it was"
    field = vera.page.get_by_placeholder("Say to all")
    field.press("ControlOrMeta+v")
    assert field.input_value() == vera.page.locator("#invite").input_value()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_link_that_only_this_computer_opens_says_so_and_how_to_change_it(hall, lang):
    _, table = hosted(hall, OPEN)
    zed = at_door(hall.player("Zed", lang=lang), table)
    words = {"en": NEAR, "ru": "Эту ссылку откроет только этот компьютер."}[lang]
    zed.page.get_by_text(words).wait_for()
    for command in ("prowl serve --lan", "make play LAN=1"):
        assert zed.page.get_by_text(command, exact=True).is_visible()


def test_a_link_that_others_open_has_no_warning(hall):
    vera, table = hosted(hall, OPEN)
    invited_from(vera, ELSEWHERE)
    at_door(vera, table)
    assert vera.page.get_by_text(NEAR).count() == 0
    assert vera.page.get_by_text("prowl serve").count() == 0


# -- the seats -------------------------------------------------------------------------


@SIZES
def test_a_creature_that_is_fixed_stands_first_and_the_others_are_hunted(hall, phone):
    vera, table = hosted(hall, BOT, OPEN, settings={"creature": "2"}, phone=phone)
    at_door(vera, table)
    assert vera.page.locator("[data-seat]").evaluate_all("cards => cards.map((card) => card.dataset.seat)") == [
        *("1", "0", "2")
    ]
    assert card(vera, 1).get_by_text("Creature", exact=True).is_visible()
    assert card(vera, 0).get_by_text("Hunted · you, the host").is_visible()
    assert card(vera, 2).get_by_text("Hunted · waiting for a player").is_visible()
    assert vera.page.get_by_text("drawn by lot").count() == 0


def test_a_creature_drawn_by_lot_is_said_to_be_and_stands_on_no_seat(hall):
    vera, table = hosted(hall, BOT, OPEN, settings={})
    at_door(vera, table)
    vera.page.get_by_text("The Creature is drawn by lot when the game starts").wait_for()
    assert vera.page.locator(".seats").get_by_text("Creature").count() == 0
    assert vera.page.locator(".seats").get_by_text("Hunted").count() == 0


def test_who_plays_first_in_predator_has_it_on_the_seat_if_it_is_fixed(hall):
    vera, table = hosted(hall, BOT, OPEN, game="predator", settings={"first": "2"})
    at_door(vera, table)
    assert card(vera, 1).get_by_text("First player · bot, medium").is_visible()
    assert vera.page.locator(".seats").get_by_text("First player").count() == 1


def test_the_host_gives_a_bot_another_level_and_clears_its_seat(hall):
    vera, table = hosted(hall, BOT, OPEN)
    at_door(vera, table)
    zed = at_door(hall.player("Zed"), table)
    card(zed, 1).get_by_text("Hunted · bot, medium").wait_for()
    assert card(zed, 1).get_by_role("button").count() == 0
    change = card(vera, 1).get_by_role("button", name="Change Vesper")
    change.press("ArrowDown")
    vera.page.get_by_role("menuitemcheckbox", name="Medium", checked=True).wait_for()
    vera.page.get_by_role("menuitemcheckbox", name="Hard").click()
    card(zed, 1).get_by_text("Hunted · bot, hard").wait_for()
    change.click()
    vera.page.get_by_role("menuitem", name="Clear seat").click()
    card(zed, 1).get_by_text("Open seat").wait_for()


def test_who_sits_down_is_said_aloud_and_so_is_who_leaves(hall):
    vera, table = hosted(hall, OPEN, OPEN)
    at_door(vera, table)
    artyom = hall.player("Artyom")
    artyom.call_myself()
    at_door(artyom, table)
    said = vera.page.locator("[aria-live=polite]")
    artyom.page.get_by_role("button", name="Take seat").first.click()
    said.get_by_text("Artyom takes seat 2.").wait_for()
    artyom.page.get_by_role("button", name="Leave seat").click()
    said.get_by_text("Seat 2 is open again.").wait_for()


def test_the_phone_leads_a_guest_to_a_seat_that_is_not_the_creatures(hall):
    vera, table = hosted(hall, OPEN, OPEN, settings={"creature": "2"})
    at_door(vera, table)
    artyom = hall.player("Artyom", phone=True)
    artyom.call_myself()
    at_door(artyom, table)
    artyom.page.get_by_role("region", name="Waiting for players").get_by_role("button", name="Take seat").click()
    card(vera, 2).get_by_text("Artyom").wait_for()


def test_only_the_host_can_start_and_is_told_who_takes_the_open_seats(hall):
    vera, table = hosted(hall, OPEN, OPEN)
    at_door(vera, table)
    zed = at_door(hall.player("Zed"), table)
    assert zed.page.get_by_role("button", name="Start").count() == 0
    zed.page.get_by_text("The host starts the game").wait_for()
    vera.page.get_by_text("Waiting for 2 more players").wait_for()
    vera.page.get_by_text("bots take the open seats").wait_for()
    vera.page.get_by_role("button", name="Start the game").click()
    # Zed looked on and took no seat.
    for player, seat in ((vera, 0), (zed, -1)):
        player.page.locator("section.ask").first.wait_for()
        player.sits(seat)


# -- the screen ------------------------------------------------------------------------

# What scrolls, and what can be pressed but is not wholly on the screen.
BEYOND = """() => {
  const page = document.documentElement;
  const pressed = [...document.querySelectorAll('button, a[href], input')].filter((node) => node.checkVisibility());
  const out = pressed.filter((node) => {
    const {left, top, right, bottom} = node.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return !inside || !node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  return {
    tall: page.scrollHeight > innerHeight,
    wide: page.scrollWidth > innerWidth,
    out: out.map((node) => node.textContent.trim() || node.id),
  };
}"""
NOTHING = {"tall": False, "wide": False, "out": []}
# What can be pressed and lies under the bar, though the page can be scrolled as far as it goes.
COVERED = """() => [...document.querySelectorAll('button, a[href], input')].filter((node) => {
  if (!node.checkVisibility()) return false;
  node.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const {left, top, right, bottom} = node.getBoundingClientRect();
  return !node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((node) => node.textContent.trim() || node.id)"""
LONG = "Константин Воскресенский"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("creature", ["random", "7", "1"])
@pytest.mark.parametrize("seats", [2, 7])
def test_the_page_fits_a_desk_without_scrolling(hall, seats, creature, lang):
    vera = hall.player(LONG, lang=lang)
    vera.call_myself()
    creature = creature if creature == "random" else str(min(seats, int(creature)))
    named = {"kind": "bot", "name": LONG}
    wish = {"seats": [ME, *[named] * (seats - 3), *[OPEN] * min(2, seats - 1)], "settings": {"creature": creature}}
    at_door(vera, vera.found(game="not_alone", title=LONG, clock="sand", seconds=300, **wish))
    found = {}
    for width, height in ((1440, 900), (1366, 650), (1280, 600)):
        vera.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = vera.page.evaluate(BEYOND)
    assert {size: bad for size, bad in found.items() if bad != NOTHING} == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
@pytest.mark.parametrize("seats", [2, 7])
def test_nothing_of_the_phone_lies_under_the_bar(hall, seats, width, height, lang):
    vera = hall.player(LONG, phone=True, lang=lang)
    vera.call_myself()
    wish = {"seats": [ME, *[BOT] * (seats - 2), OPEN], "settings": {"creature": "2"}}
    vera.page.set_viewport_size({"width": width, "height": height})
    at_door(vera, vera.found(game="not_alone", title=LONG, **wish))
    seen = vera.page.evaluate(BEYOND)
    assert (seen["tall"], seen["wide"]) == (False, False)
    assert vera.page.evaluate(COVERED) == []


@SIZES
def test_the_page_of_a_host_is_open_to_everyone(hall, phone):
    vera, table = hosted(hall, BOT, OPEN, OPEN, phone=phone)
    vera.context.add_init_script("navigator.share = () => Promise.resolve()")
    at_door(vera, table)
    found = {"page": shut_out(vera.page)}
    vera.page.get_by_role("button", name="Table options").click()
    vera.page.get_by_role("dialog", name="Table options").get_by_text("Spectators").wait_for()
    found["options"] = shut_out(vera.page)
    assert found == {"page": [], "options": []}
