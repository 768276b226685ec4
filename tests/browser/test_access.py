"""Who sees what, from where: common knowledge, the log's links, other devices, onlookers, the number of a question."""

from __future__ import annotations

import pytest

from tests.browser.tables import asked, choose_place, laid


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_everybody_knows_has_a_panel_of_its_own(hall, phone):
    _, [vera] = laid(hall, phone=phone)
    asked(vera, "Choose a place")
    page = vera.page
    if phone:
        vera.menu("What everybody knows")
    else:
        page.keyboard.press("k")
    mine = page.get_by_role("region", name="What everybody knows").get_by_role("group", name="Vera")
    can = mine.get_by_role("listitem")
    assert can.all_inner_texts() == ["1 Lair", "2 Jungle", "3 River", "4 Beach", "5 Rover"]
    page.keyboard.press("Escape" if phone else "k")
    mine.wait_for(state="detached")


def test_what_i_lay_down_changes_nothing_that_everybody_knows(hall):
    _, [vera, artyom] = laid(hall, "Artyom")
    choose_place(vera, "Jungle")
    asked(vera, "You may still change your mind")
    told = []
    for player in (vera, artyom):
        player.page.keyboard.press("k")
        panel = player.page.get_by_role("region", name="What everybody knows").get_by_role("group", name="Vera")
        panel.get_by_text("A card lies face down").wait_for()
        told.append(panel.get_by_role("listitem").all_inner_texts())
    assert told[0] == told[1]
    assert "2 Jungle" in told[0]


def test_names_in_the_log_point_at_players_and_cards(hall):
    """With the pointer and with the arrows."""
    _, [vera, artyom] = laid(hall, "Artyom")
    choose_place(artyom, "River")
    page = vera.page
    log = page.get_by_role("log", name="What happened")
    # A line that came later would push its name from under the pointer.
    log.get_by_text("Artyom lays a card face down").wait_for()
    name = log.get_by_role("button", name="Artyom").first
    name.hover()
    plate = page.get_by_role("region", name="Artyom", exact=True)
    plate.locator(".seat.pointed").wait_for()
    page.mouse.move(5, 5)
    plate.locator(".seat.pointed").wait_for(state="detached")
    choose_place(vera, "Jungle")
    card = log.get_by_role("button", name="Jungle").first
    # The log tells of the place only when all cards are open.
    card.wait_for()
    for link, told in ((name, plate.locator(".seat.pointed")), (card, page.locator(".inspector", has_text="Jungle"))):
        log.focus()
        walk_to(page, link)
        told.wait_for()


def walk_to(page, link) -> None:
    """The arrows go from link to link of the log, from its newest line on."""
    reached = "node => node === document.activeElement"
    for _ in range(60):
        page.keyboard.press("ArrowRight")
        if link.evaluate(reached):
            return
    raise AssertionError("the arrows do not lead there")


def test_an_answer_names_the_question_it_answers(hall):
    _, [vera] = laid(hall)
    asked(vera, "Choose a place")
    question = vera.states[-1]["question"]
    choose_place(vera, "Jungle")
    vera.page.locator("section.ask h2", has_text="Choose a place").wait_for(state="detached")
    [first, *_] = [frame for frame in vera.sent if frame["type"] == "decide"]
    assert first["question"] == question


def test_a_seat_is_taken_to_another_device(hall):
    """The link holds the seat there, is gone from the address, and the table is among that device's tables."""
    table, [vera] = laid(hall)
    asked(vera, "Choose a place")
    vera.menu("Play on another device")
    vera.page.get_by_role("button", name="Make a link").click()
    link = vera.page.get_by_label("Open it on the other device").input_value()
    assert "key=" in link
    tablet = hall.player("Tablet", phone=True)
    tablet.goto(link)
    asked(tablet, "Choose a place")
    assert "key=" not in tablet.page.url
    choose_place_on_phone(tablet, "Jungle")
    vera.page.keyboard.press("Escape")
    vera.page.locator("section.ask h2", has_text="Choose a place").wait_for(state="detached")
    assert tablet.context.request.get(f"/api/tables/{table}").json()["seats"][0]["mine"]
    mine = tablet.context.request.get("/api/tables/mine").json()["tables"]
    assert [each["table"] for each in mine] == [table]
    tablet.goto("/")
    tablet.page.get_by_role("button", name="Return to the table").first.click()
    tablet.page.wait_for_url(f"**/t/{table}")


@pytest.mark.parametrize(
    ("lang", "said", "table_words"), [("en", "opens no seat", "To the table"), ("ru", "не открывает места", "К столу")]
)
def test_a_wrong_link_to_a_seat_says_so_and_leads_on(hall, lang, said, table_words):
    table, [_] = laid(hall)
    stranger = hall.player("Zed", lang=lang)
    stranger.goto(f"/t/{table}?key=0123456789")
    stranger.page.get_by_role("heading", name=said).wait_for()
    assert "key=" not in stranger.page.url
    assert stranger.states == []
    stranger.page.get_by_role("link", name=table_words).click()
    stranger.page.locator("div.planet[role=group]").wait_for()
    assert stranger.page.url.endswith(f"/t/{table}")
    assert stranger.states[-1]["seat"] == -1


def choose_place_on_phone(player, name: str) -> None:
    place = player.page.locator(".planet .pcard.legal", has_text=name)
    place.click()
    player.page.locator(f"section.ask .btn.go:has-text('{name}')").click()


def test_onlookers_are_sent_away_from_a_closed_table(hall):
    table, [vera] = laid(hall, wish={"spectators": False})
    zed = hall.player("Zed")
    zed.goto(f"/t/{table}")
    zed.page.get_by_role("link", name="To the front door").wait_for()
    assert zed.states == []
    asked(vera, "Choose a place")
