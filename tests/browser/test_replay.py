"""After the end: the game again, a link to a moment, another end to it, and a report of what one saw."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from tests.browser.player import WHOLE_GAME
from tests.browser.tables import asked, choose_place, laid


@pytest.fixture
def vera(hall, finished):
    return hall.player("Vera", storage_state=finished.browser)


def test_a_game_is_seen_again_step_by_step_and_through_other_eyes(vera, finished):
    page = vera.page
    vera.goto(f"/t/{finished.table}")
    page.get_by_role("link", name="Watch the game again").click()
    page.get_by_label("Moment").wait_for()
    page.get_by_role("button", name="Step forward", exact=True).click()
    page.wait_for_url("**/replay?*at=1")
    page.keyboard.press(".")
    page.wait_for_url("**/replay?*at=2")
    page.keyboard.press(",")
    page.wait_for_url("**/replay?*at=1")
    page.get_by_role("button", name="Turn", exact=False).filter(has_text="Turn 1").click()
    page.get_by_role("option", name="Turn 2", exact=True).click()
    page.get_by_text("· turn 2").first.wait_for()
    page.get_by_role("button", name="Through whose eyes").click()
    page.get_by_role("option", name="Everything open").click()
    page.wait_for_url("**/replay?eyes=all&at=*")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Stop", exact=True).click()


def moment(page) -> int:
    return int(page.get_by_label("Moment").input_value())


def test_a_game_plays_itself_from_a_moment_to_its_end_and_stops_there(vera, finished):
    page = vera.page
    vera.goto(f"/t/{finished.table}/replay?eyes=all&at=0")
    last = int(page.get_by_label("Moment").get_attribute("max"))
    vera.goto(f"/t/{finished.table}/replay?eyes=all&at={last - 3}")
    page.get_by_role("button", name="Play", exact=True).click()
    for step in (last - 2, last - 1, last):
        page.wait_for_url(f"**/replay?*at={step}")
    # It has stopped by itself: the button offers to begin again.
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert moment(page) == last
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/replay?*at=0")


def test_a_game_that_plays_itself_is_stopped_where_it_is(vera, finished):
    page = vera.page
    # Time passes in the page only as it is told to.
    page.clock.install()
    vera.goto(f"/t/{finished.table}/replay?eyes=all&at=4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Stop", exact=True).wait_for()
    page.clock.run_for(2_000)
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 4")
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    stood = moment(page)
    page.clock.run_for(10_000)
    assert moment(page) == stood


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_with_everything_open_what_was_hidden_is_told_and_laid_on_the_map(hall, finished, phone):
    player = hall.player("Zed", phone=phone)
    page = player.page
    player.goto(f"/t/{finished.table}/replay?eyes=all&at=2")
    if phone:
        page.get_by_role("button", name="What was hidden").click()
    told = page.get_by_role("list", name="What was hidden")
    told.get_by_text("The Creature holds:").wait_for()
    assert ", in hand: " in told.inner_text()
    # Nobody is there to talk to.
    assert page.get_by_placeholder("Say to all").count() == 0
    if phone:
        page.keyboard.press("Escape")
    laid = page.locator(".planet .here")
    for _ in range(12):
        if laid.count():
            break
        page.keyboard.press(".")
        player.pump(60)
    assert laid.count()
    player.goto(f"/t/{finished.table}/replay?eyes=spectator&at=2")
    page.get_by_text("2 of").first.wait_for()
    assert page.get_by_text("The Creature holds:").count() == 0


def test_on_a_phone_what_a_replay_needs_seldom_is_folded_away(hall, finished):
    player = hall.player("Zed", phone=True)
    page = player.page
    player.goto(f"/t/{finished.table}/replay?eyes=all&at=20")
    eyes = page.get_by_role("button", name="Through whose eyes")
    page.get_by_role("button", name="Play on from here").wait_for()
    assert eyes.count() == 0
    page.get_by_role("button", name="More", exact=True).tap()
    eyes.tap()
    page.get_by_role("option", name="A spectator").tap()
    page.wait_for_url("**eyes=spectator**")


# Which answers of the house the page has read, and has done with what it does then.
READ = """(() => {
  window.read = [];
  const json = Response.prototype.json;
  Response.prototype.json = async function () {
    const found = await json.call(this);
    setTimeout(() => window.read.push(this.url));
    return found;
  };
})()"""
HAS_READ = "(end) => window.read.some((each) => each.endsWith(end))"


def look_through(page, eyes: str) -> None:
    page.get_by_role("button", name="Through whose eyes").click()
    page.get_by_role("option", name=eyes).click()


@pytest.mark.parametrize("fails", [False, True], ids=["answer", "failure"])
def test_what_comes_late_for_eyes_that_nobody_looks_through_any_more_changes_nothing(vera, finished, fails):
    page, late = vera.page, []
    page.add_init_script(READ)
    page.route("**/replay?eyes=0", lambda route: late.append(route))
    vera.goto(f"/t/{finished.table}/replay?eyes=all&at=20")
    page.get_by_label("Moment").wait_for()
    look_through(page, "Vera")
    page.wait_for_url("**/replay?eyes=0&at=20")
    look_through(page, "Vesper")
    page.wait_for_function(HAS_READ, arg="eyes=1")
    hand = page.locator(".hand .pcard")
    hand.first.wait_for()
    before = hand.all_inner_texts()
    if fails:
        late[0].fulfill(status=404, json={"key": "no-such-table", "values": {}})
    else:
        late[0].continue_()
    page.wait_for_function(HAS_READ, arg="eyes=0")
    assert hand.all_inner_texts() == before


def test_a_link_leads_to_the_moment_in_a_fresh_page(hall, vera, finished):
    page = vera.page
    vera.context.grant_permissions(["clipboard-read", "clipboard-write"])
    vera.goto(f"/t/{finished.table}/replay?eyes=all&at=20")
    page.get_by_role("button", name="Link to this moment").click()
    page.get_by_text("Link copied").wait_for()
    link = page.evaluate("() => navigator.clipboard.readText()")
    stranger = hall.player("Zed")
    stranger.goto(link)
    stranger.page.get_by_text("20 of").first.wait_for()


def test_a_game_is_saved_as_a_file_and_laid_out_again(hall, vera, finished, tmp_path):
    page = vera.page
    vera.goto(f"/t/{finished.table}/replay?eyes=all&at=0")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a .prowl file").click()
    file = tmp_path / "game.prowl"
    saved.value.save_as(file)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_label("Moment").wait_for()
    assert finished.table not in page.url
    reader = hall.player("Zed", lang="ru")
    reader.goto(page.url)
    for each, names in ((page, ("Vera", "Vesper", "Moss")), (reader.page, ("Vera", "Веспер", "Мох"))):
        for name in names:
            each.get_by_text(name).first.wait_for()
        assert "greedy" not in each.locator("body").inner_text()
    page.goto("/")
    file.write_text("no game at all")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".toast").first.wait_for()
    assert "/replay" not in page.url


@pytest.mark.parametrize("dealt", ["As they were", "Dealt anew"])
def test_a_game_is_played_on_from_a_moment(vera, finished, dealt):
    page = vera.page
    vera.goto(f"/t/{finished.table}/replay?eyes=0&at=20")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Hidden cards").click()
    dialog.get_by_role("option", name=dealt).click()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.locator("div.planet[role=group]").wait_for()
    vera.lend_seat()
    page.locator("#outcome").wait_for(timeout=WHOLE_GAME)


def turned(page):
    """A tablet that is turned upright and back: each time its table is laid anew."""
    for width, height in ((820, 1180), (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("main.table" if width > height else "main.phone").wait_for()
        yield


def test_what_is_wished_of_a_game_to_play_on_outlives_the_turning_of_a_tablet(vera, finished):
    page = vera.page
    vera.goto(f"/t/{finished.table}/replay?eyes=1&at=20")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Hidden cards").click()
    dialog.get_by_role("option", name="Dealt anew").click()
    wished = dialog.get_by_role("button", name=re.compile("^Hidden cards.*Dealt anew"))
    wished.wait_for()
    for _ in turned(page):
        assert wished.is_visible()


def a_choice(vera, table: str) -> int:
    """A moment to which a choice among places has led; at many others somebody could only pass."""
    frames = vera.context.request.get(f"/api/tables/{table}/replay?eyes=all").json()["frames"]
    asked_before = [
        (after, before.get("prompts", {}).get(str(after.get("seat")))) for before, after in pairwise(frames)
    ]
    return next(
        frames.index(after)
        for after, prompt in asked_before[12:]
        if prompt and prompt["about"] == "explore" and len(prompt["options"]) > 2
    )


# How far the page says it is, each time it says so: a quick machine shows that for a moment only.
FAR = """() => {
  window.far = [];
  const note = () => {
    const bar = document.querySelector('dialog [role=progressbar]');
    const told = bar && /[\\d,]+\\sof\\sat\\smost\\s[\\d,]+\\sgames/.exec(bar.closest('dialog').innerText);
    if (told) window.far.push(Number(bar.ariaValueNow));
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def test_other_answers_are_played_on_and_compared(vera, finished):
    page = vera.page
    vera.goto(f"/t/{finished.table}/replay?eyes=all&at={a_choice(vera, finished.table)}")
    page.evaluate(FAR)
    page.get_by_role("button", name="What if?").click()
    dialog = page.get_by_role("dialog")
    bar = dialog.get_by_role("progressbar")
    dialog.get_by_text("so it was played").wait_for(timeout=60_000)
    far = page.evaluate("window.far")
    assert far
    assert far == sorted(far)
    assert 0 <= far[0] <= far[-1] <= 100
    # A tablet that is turned keeps what was found.
    for _ in turned(page):
        assert dialog.get_by_text("so it was played").is_visible()
    assert bar.count() == 0
    chances = dialog.locator("li b")
    assert chances.count() >= 1
    assert all(0 <= int(each.removesuffix("%")) <= 100 for each in chances.all_inner_texts())
    dialog.get_by_role("button", name="Hidden cards").click()
    page.get_by_role("option", name="As they were").click()
    # The server is not asked any longer by who stops it or goes away, and plays on for who asks again.
    with page.expect_event("requestfailed", lambda request: "what-if" in request.url):
        dialog.get_by_role("button", name="Stop").click()
    dialog.get_by_text("Stopped.").wait_for()
    assert dialog.get_by_text("so it was played").count() == 0
    dialog.get_by_role("button", name="Play on").click()
    dialog.get_by_text("The bots are playing").wait_for()
    with page.expect_event("requestfailed", lambda request: "what-if" in request.url):
        page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_report_holds_what_one_saw_and_nobody_elses_cards(hall, tmp_path):
    _, [vera, artyom] = laid(hall, "Artyom")
    choose_place(vera, "River")
    asked(artyom, "Choose a place")
    with artyom.page.expect_download() as saved:
        report_problem(artyom)
    saved.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert report["seat"] == 1
    laid_down = [event for event in events_of(report) if event["event"] == "laid_face_down"]
    assert laid_down
    assert all(event.get("place") is None for event in laid_down if event["seat"] == 0)


def report_problem(player) -> None:
    player.menu("Report a problem")
    dialog = player.page.get_by_role("dialog", name="Report a problem")
    dialog.get_by_text("Give it to the host of this server.").wait_for()
    dialog.get_by_role("button", name="Save the file").click()


def events_of(report) -> list[dict]:
    """All events anywhere in a report."""
    if isinstance(report, dict):
        here = [report] if "event" in report and "seat" in report else []
        return here + [found for value in report.values() for found in events_of(value)]
    if isinstance(report, list):
        return [found for value in report for found in events_of(value)]
    return []


def test_a_report_works_after_the_end(vera, finished, tmp_path):
    vera.goto(f"/t/{finished.table}")
    vera.page.get_by_role("button", name="Look at the table").click()
    with vera.page.expect_download() as saved:
        report_problem(vera)
    saved.value.save_as(tmp_path / "report.json")
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["seat"] == 0
