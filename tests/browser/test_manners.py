"""How the pages behave towards people: nothing typed is lost, nothing is covered, the focus stays near the question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BOTS
from tests.browser.tables import asked, choose_place, laid

# Whether one rectangle of the page lies over another.
COVERS = """([over, under]) => {
  const box = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  return box(over).some((a) => box(under).some((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""


def test_a_spectator_without_a_name_is_asked_for_it_and_then_heard(hall):
    table, [vera] = laid(hall)
    looker = hall.player("Zed")
    looker.goto(f"/t/{table}")
    field = looker.page.get_by_placeholder("Say to all")
    field.fill("Good luck, all of you")
    field.press("Enter")
    name = looker.page.get_by_label("Your name")
    name.wait_for()
    assert name.evaluate("node => node === document.activeElement"), "what is to be filled in has the focus"
    # Who thinks better of it has lost nothing.
    looker.shut()
    assert field.input_value() == "Good luck, all of you"
    field.press("Enter")
    name.fill("Zed")
    name.press("Enter")
    vera.page.get_by_role("log", name="Talk").get_by_text("Good luck, all of you").wait_for()
    looker.page.get_by_role("log", name="Talk").get_by_text("Good luck, all of you").wait_for()
    looker.page.locator(".chat form[aria-busy=false]").wait_for()
    assert field.input_value() == ""


def test_what_is_refused_stays_in_the_field(hall):
    _, [vera] = laid(hall)
    field = vera.page.get_by_placeholder("Say to all")
    talk = vera.page.get_by_role("log", name="Talk").get_by_role("listitem")
    for number in range(60):
        field.fill(f"line {number}")
        field.press("Enter")
        vera.page.locator(".chat form[aria-busy=false]").wait_for()
        if field.input_value():
            break
    assert field.input_value() == f"line {number}"
    vera.page.get_by_text("Wait a moment").wait_for()
    assert talk.filter(has_text=re.compile(f"line {number}$")).count() == 0


def test_a_vote_and_a_pause_cover_nothing(hall):
    _, [vera, artyom] = laid(hall, "Artyom", wish={"clock": "sand", "seconds": 600})
    asked(vera, "Choose a place")
    vera.menu("Stop the clocks")
    artyom.page.get_by_role("alert", name="Vote").wait_for()
    assert not artyom.page.evaluate(COVERS, [".note", ".pcard, .side section, section.ask"])
    artyom.page.get_by_role("button", name="Agree").click()
    vera.page.get_by_text("The clocks stand still").wait_for()
    vera.page.locator(".toast").wait_for()
    assert not vera.page.evaluate(COVERS, [".note, .toast", ".pcard, .side section, section.ask"])
    assert vera.page.locator(".note").bounding_box()["height"] < 64


def test_after_an_answer_the_keyboard_begins_at_the_question(hall):
    _, [vera, _artyom] = laid(hall, "Artyom")
    asked(vera, "Choose a place")
    keys = vera.page.keyboard
    keys.press("3")
    vera.page.locator(".planet .pcard.picked").wait_for()
    keys.press("3")
    asked(vera, "You may still change your mind")
    vera.page.locator("section.ask h2:focus").wait_for()
    keys.press("Tab")
    assert vera.page.evaluate("document.activeElement.closest('section.ask') !== null")


def test_a_mouse_leaves_the_focus_alone(hall):
    _, [vera, _artyom] = laid(hall, "Artyom")
    choose_place(vera, "River")
    asked(vera, "You may still change your mind")
    assert not vera.page.evaluate("document.activeElement?.matches('section.ask h2')")


def test_a_reason_goes_with_its_question(hall):
    _, [vera, _artyom] = laid(hall, "Artyom")
    asked(vera, "Choose a place")
    vera.page.keyboard.press("8")
    vera.page.get_by_text("You do not hold this place").wait_for()
    choose_place(vera, "River")
    vera.page.get_by_text("You do not hold this place").wait_for(state="detached", timeout=3000)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_can_be_done_after_a_game_is_in_sight(hall, finished, phone):
    vera = hall.player("Vera", phone=phone, storage_state=finished.browser)
    vera.goto(f"/t/{finished.table}")
    vera.page.locator("#outcome").wait_for()
    for name in ("Play again", "Watch the game again", "Save as a .prowl file", "To the front door"):
        act = vera.page.get_by_role("button", name=name).or_(vera.page.get_by_role("link", name=name))
        box = act.first.bounding_box()
        assert box["y"] + box["height"] <= vera.page.viewport_size["height"], name


@pytest.mark.parametrize(
    ("path", "words"),
    [("/t/doesnotexist", "There is no such table"), ("/rules/chess", "There is no such game")],
)
def test_what_is_not_there_is_said_once(hall, path, words):
    vera = hall.player("Vera")
    vera.goto(path)
    vera.page.get_by_text(words).wait_for()
    assert vera.page.get_by_text(words).count() == 1
    assert vera.page.locator(".toast").count() == 0
    assert vera.page.get_by_text("One moment").count() == 0


def test_a_closed_table_says_so_once(hall):
    vera, zed = hall.player("Vera"), hall.player("Zed")
    vera.call_myself()
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, *BOTS], spectators=False)
    zed.goto(f"/t/{table}")
    zed.page.get_by_text("plays without spectators").wait_for()
    assert zed.page.locator(".toast").count() == 0


def test_a_house_that_is_away_is_named_and_tried_again(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    vera.goto("/")
    vera.page.get_by_role("button", name="Vera: change the name").wait_for()
    unknown = vera.page.get_by_text("open tables can’t be listed right now")
    vera.page.route("**/api/**", lambda route: route.abort())
    vera.page.route_web_socket(re.compile("/ws/"), lambda line: line.close(code=1006))
    vera.page.get_by_role("button", name="Create a table").first.click()
    vera.page.go_back()
    vera.page.get_by_text("The house cannot be reached.", exact=True).wait_for()
    assert unknown.or_(vera.page.locator(".tables li")).count() > 0
    assert vera.page.get_by_text("No open tables right now").count() == 0
    vera.page.locator("article.game").get_by_role("button", name="Play with bots").first.click()
    assert vera.page.get_by_label("Your name").count() == 0
    vera.page.unroute_all()
    vera.page.get_by_role("button", name="Try again").click()
    vera.page.get_by_text("The house cannot be reached.", exact=True).wait_for(state="detached")
    unknown.wait_for(state="detached")


def test_to_sit_takes_one_press(hall):
    vera, artyom = hall.player("Vera"), hall.player("Artyom")
    for player in (vera, artyom):
        player.call_myself()
    open_seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    vera.found(game="not_alone", seats=open_seats, title="One press", listed=True)
    artyom.goto("/")
    row = artyom.page.get_by_role("listitem").filter(has_text="One press")
    row.get_by_role("button", name="Join").click()
    artyom.page.get_by_role("button", name="Leave seat").wait_for()


def test_a_touch_that_puts_the_large_card_away_presses_nothing(hall):
    vera = hall.player("Vera", phone=True)
    vera.call_myself()
    wish = {"game": "not_alone", "seats": [{"kind": "me"}, *BOTS], "settings": {"creature": "1"}, "seed": 3}
    vera.goto(f"/t/{vera.found(**wish)}")
    dark = vera.play_until(".sheet:has(.tokens) .hand .pcard.off")
    place, large = vera.page.locator(".planet .pcard.legal").first, vera.page.locator(".inspector")
    dark.tap(force=True)
    large.wait_for()
    place.tap(force=True)
    large.wait_for(state="detached")
    picked = vera.page.locator(".planet .pcard.picked")
    assert picked.count() == 0
    place.tap(force=True)
    picked.wait_for()


# How far the newest line of the log, and the one that is being read, are from its upper edge.
LOG = """(log) => {
  const lines = [...log.querySelectorAll('li')], edge = log.getBoundingClientRect().top;
  const read = lines.find((line) => 'read' in line.dataset) ?? lines[0];
  const below = (line) => Math.round(line.getBoundingClientRect().top - edge);
  return {lines: lines.length, room: log.scrollHeight - log.clientHeight, newest: below(lines[0]), read: below(read)};
}"""

# Somebody goes to older lines and begins to read one. A page hears of a scroll with the next frame.
READ_OLDER = """(log) => new Promise((done) => {
  log.scrollTo(0, 90);
  const lines = [...log.querySelectorAll('li')], edge = log.getBoundingClientRect().top;
  lines.find((line) => line.getBoundingClientRect().top >= edge).dataset.read = '';
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""


def test_the_newest_line_of_the_log_is_in_sight_unless_somebody_reads_older_ones(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    bots = [{"kind": "bot", "level": "random"}] * 6
    wish = {"seats": [{"kind": "me"}, *bots], "settings": {"creature": "7"}, "seed": 3}
    vera.at_table(vera.found(game="not_alone", **wish))
    story = vera.page.get_by_role("log", name="What happened")
    story.locator("li").first.wait_for()
    while (log := story.evaluate(LOG))["room"] < 120 or vera.look()["waiting"]:
        assert not vera.over()
        assert 0 <= log["newest"] < 60
        vera.answer_quickly()
        vera.pump()
    story.evaluate(READ_OLDER)
    before = story.evaluate(LOG)
    while story.evaluate(LOG)["lines"] == before["lines"]:
        vera.answer_quickly()
        vera.pump()
    after = story.evaluate(LOG)
    # A scroll position is a whole number of pixels, a line's height need not be.
    assert abs(after["read"] - before["read"]) <= 1
    assert after["newest"] < before["newest"]


def test_a_table_i_can_go_back_to_is_not_offered_to_me_a_second_time(hall):
    vera, artyom = hall.player("Vera"), hall.player("Artyom")
    for player in (vera, artyom):
        player.call_myself()
    vera.found(game="not_alone", seats=[{"kind": "me"}, {"kind": "open"}], title="Twice told", listed=True)
    for player, offered in ((vera, 0), (artyom, 1)):
        player.goto("/")
        player.page.get_by_text("Twice told").first.wait_for()
        # What is mine and what is offered are asked for one after the other.
        offers = player.page.get_by_role("listitem").filter(has_text="Twice told")
        expect(offers).to_have_count(offered)


def test_the_way_on_is_in_sight_however_many_cards_are_revealed_on_a_phone(hall):
    vera = hall.player("Vera", phone=True, speed="fast", reduced_motion="no-preference")
    vera.call_myself()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 6]
    vera.goto(f"/t/{vera.found(game='not_alone', seats=seats, settings={'creature': '7'}, seed=3)}")
    way_on = vera.play_until(".reveal .btn.go")
    assert vera.page.locator(".reveal li").count() >= 6
    foot = way_on.bounding_box()
    assert foot["y"] + foot["height"] <= vera.page.viewport_size["height"]
    assert vera.page.locator(".over:has(.reveal)").evaluate("node => node.scrollHeight > node.clientHeight")


# Holds back what makes the page of the result answer to presses.
UNSETTLED = """() => {
  const later = window.setTimeout;
  window.setTimeout = (act, ms, ...rest) => (ms === 400 ? ((window.settle = act), 0) : later(act, ms, ...rest));
}"""
PRESSED = """(node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_a_press_that_was_meant_for_the_table_presses_nothing_on_the_result_that_has_just_come(hall, finished):
    vera = hall.player("Vera", phone=True, storage_state=finished.browser)
    vera.context.add_init_script(f"({UNSETTLED})()")
    vera.goto(f"/t/{finished.table}")
    door = vera.page.locator(".over .acts").get_by_role("link", name="To the front door")
    door.wait_for()
    assert not door.evaluate(PRESSED)
    vera.page.evaluate("() => window.settle()")
    vera.page.locator(".over.settled").wait_for()
    assert door.evaluate(PRESSED)
