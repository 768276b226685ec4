"""At the table: the line breaks, moves are taken back, others look on, nobody needs a mouse."""

from __future__ import annotations

import re

from tests.browser.cells import ONE_SIZE
from tests.browser.conftest import BOTS
from tests.browser.player import WHOLE_GAME
from tests.browser.tables import asked, choose, choose_place, laid, planned, say


def test_a_line_that_breaks_in_the_middle_comes_back_by_itself(hall):
    """The socket is cut under the page; the page says so, comes back and plays on where it was."""
    vera, lines = hall.player("Vera"), []

    def through(line) -> None:
        lines.append(line)
        line.connect_to_server()

    vera.page.route_web_socket(re.compile("/ws/"), through)
    vera.call_myself()
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, *BOTS], settings={"creature": "3"}, seed=11)
    vera.goto(f"/t/{table}")
    asked(vera, "Choose a place")
    choose_place(vera, "River")
    vera.page.locator("section.ask h2", has_text="Choose a place").wait_for(state="detached")
    lines[0].close(code=1012, reason="restart")
    vera.page.locator("div.planet[role=group]").wait_for()
    for _ in range(200):
        if len(lines) > 1:
            break
        vera.pump()
    assert len(lines) > 1, "the page has not come back"
    vera.play_until("section.ask h2", "Choose a place")


def test_a_fresh_page_asks_the_same_and_says_while_there_is_no_line(hall):
    _, [vera] = laid(hall)
    asked(vera, "Choose a place")
    vera.page.keyboard.press("2")
    vera.page.reload()
    asked(vera, "Choose a place")
    vera.context.set_offline(True)
    vera.page.get_by_text("No connection").wait_for()
    vera.context.set_offline(False)
    vera.page.get_by_text("No connection").wait_for(state="detached")


def test_a_move_is_taken_back_alone_and_by_consent(hall):
    _, [vera, artyom] = laid(hall, "Artyom")
    asked(vera, "Choose a place")
    choose_place(vera, "Jungle")
    asked(vera, "You may still change your mind")
    vera.page.get_by_role("button", name="Undo").click()
    asked(vera, "Choose a place")
    choose_place(vera, "Beach")
    # Once another has acted, it takes everybody's consent.
    asked(artyom, "Choose a place")
    choose_place(artyom, "River")
    vera.page.get_by_role("button", name="Undo").click()
    vote = artyom.page.get_by_role("alert", name="Vote")
    vote.get_by_text("Vera asks to undo a move").wait_for()
    # Which card it was is Vera's secret.
    vote.get_by_text("The move: Vera lays a card face down").wait_for()
    assert "Beach" not in vote.inner_text()
    vera.page.get_by_role("alert", name="Vote").get_by_text("Beach").wait_for()
    artyom.page.get_by_role("button", name="Agree").click()
    asked(vera, "Choose a place")
    vera.page.get_by_text("All have agreed").wait_for()


def test_what_was_learned_since_stands_beside_the_vote(hall):
    """The cards are open by now: taking the choice back would undo what everybody has seen."""
    _, [vera, artyom] = laid(hall, "Artyom")
    choose_place(vera, "Beach")
    choose_place(artyom, "River")
    asked(vera, "Play a phase 2 card")
    vera.page.locator("section.ask .btn", has_text="Pass").click()
    for _ in range(300):
        if any(event["event"] == "revealed" for state in vera.states for event in state["events"]):
            break
        artyom.answer_quickly()
        vera.pump(20)
    vera.page.get_by_role("button", name="Undo").click()
    vote = artyom.page.get_by_role("alert", name="Vote")
    vote.get_by_text("Vera asks to undo a move").wait_for()
    vote.get_by_text("has learned since").first.wait_for()
    before = vera.version
    vote.get_by_role("button", name="Refuse").click()
    vera.page.get_by_text("It was refused").wait_for()
    assert vera.version == before


def test_people_talk_and_hush(hall):
    _, [vera, artyom] = laid(hall, "Artyom")
    field = vera.page.get_by_placeholder("Say to all")
    field.fill("Who takes the beach?")
    field.press("Enter")
    artyom.page.get_by_text("Who takes the beach?").wait_for()
    artyom.page.get_by_role("button", name="Signs and hush").click()
    artyom.page.get_by_role("menuitemcheckbox", name="Hush Vera").click()
    artyom.page.get_by_text("Who takes the beach?").wait_for(state="detached")


def test_who_is_hushed_stays_so_at_this_table_until_heard_again(hall):
    _, [vera, artyom] = laid(hall, "Artyom")
    say(vera, "Beach?")
    artyom.page.get_by_text("Beach?").wait_for()
    say(artyom, "No")
    hush(artyom, "Vera")
    artyom.page.get_by_text("Beach?").wait_for(state="detached")
    say(vera, "Swamp?")
    artyom.page.reload()
    artyom.page.get_by_role("log", name="Talk").get_by_text("No").wait_for()
    assert artyom.page.get_by_text("Beach?").or_(artyom.page.get_by_text("Swamp?")).count() == 0
    hush(artyom, "Vera")
    for line in ("Beach?", "Swamp?"):
        artyom.page.get_by_text(line).wait_for()


def test_a_spectator_may_hush_others_and_is_not_asked_whether_to_hush_oneself(hall):
    table, [vera] = laid(hall)
    zed = hall.player("Zed")
    zed.call_myself()
    zed.at_table(table)
    say(zed, "Good luck")
    zed.page.get_by_role("log", name="Talk").get_by_text("Good luck").wait_for()
    say(vera, "Thank you")
    zed.page.get_by_text("Thank you").wait_for()
    hush(zed, "Vera")
    zed.page.get_by_text("Thank you").wait_for(state="detached")


@ONE_SIZE
def test_every_sign_can_be_pressed_and_is_heard(hall, game, phone):
    vera = hall.player("Vera", phone=phone)
    vera.call_myself()
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, *BOTS], seed=3)}")
    vera.page.locator("section.ask").first.wait_for()
    vera.sits(0)
    signs = vera.page.get_by_role("button", name="Signs and hush")
    talk = vera.page.get_by_role("button", name="Talk", exact=True).or_(vera.page.get_by_role("tab", name="Talk"))
    signs.or_(talk).first.wait_for()
    if not signs.count():
        talk.first.click()
    heard = vera.page.get_by_role("log", name="Talk").get_by_role("listitem")
    for sign in ("Hello", "Well played", "Let me think", "Ouch", "Ha", "Thanks"):
        signs.click()
        # A real pointer: what lies under something else cannot be pressed.
        vera.page.get_by_role("menuitem", name=sign, exact=True).click()
        heard.filter(has_text=sign).wait_for()
    assert heard.count() == 6
    signs.click()
    vera.page.keyboard.press("Escape")
    vera.page.get_by_role("menu").wait_for(state="detached")
    assert signs.is_visible()


def hush(player, name: str) -> None:
    """Or hear again. Nobody is asked whether to hush oneself."""
    player.page.get_by_role("button", name="Signs and hush").click()
    people = player.page.get_by_role("menuitemcheckbox")
    assert people.all_inner_texts() == [f"Hush {name}"]
    people.click()


def test_the_host_silences_somebody_for_all_and_gives_the_word_back(hall):
    table, [vera, artyom] = laid(hall, "Artyom")
    zed = hall.player("Zed")
    zed.call_myself()
    zed.at_table(table)
    say(zed, "Take the Lair")
    heard = {player.name: player.page.get_by_role("log", name="Talk") for player in (vera, artyom, zed)}
    heard["Artyom"].get_by_text("Take the Lair").wait_for()
    # Only the host is asked.
    artyom.page.get_by_role("button", name="Signs and hush").click()
    assert artyom.page.get_by_role("menuitemcheckbox").all_inner_texts() == ["Hush Zed"]
    artyom.page.keyboard.press("Escape")
    silence = vera.page.get_by_role("menuitemcheckbox", name="Silence Zed for all")
    vera.page.get_by_role("button", name="Signs and hush").click()
    silence.click()
    for log in heard.values():
        log.get_by_text("Vera has silenced Zed at this table").wait_for()
    say(zed, "And the Swamp")
    zed.page.get_by_text("The host has silenced you at this table").wait_for()
    # Nothing that was written is lost.
    assert zed.page.get_by_placeholder("Say to all").input_value() == "And the Swamp"
    vera.page.get_by_role("button", name="Signs and hush").click()
    assert silence.get_attribute("aria-checked") == "true"
    silence.click()
    heard["Zed"].get_by_text("Vera lets Zed speak again").wait_for()
    say(zed, "Thank you")
    heard["Vera"].get_by_text("Thank you").wait_for()
    assert heard["Vera"].get_by_text("And the Swamp").count() == 0


def test_who_is_hushed_stays_so_under_another_name_and_a_namesake_is_heard(hall):
    table, [vera] = laid(hall)
    zed, other = hall.player("Zed"), hall.player("Zed")
    for player in (zed, other):
        player.call_myself()
        player.at_table(table)
    say(zed, "Take the Lair")
    talk = vera.page.get_by_role("log", name="Talk")
    talk.get_by_text("Take the Lair").wait_for()
    vera.page.get_by_role("button", name="Signs and hush").click()
    vera.page.get_by_role("menuitemcheckbox", name="Hush Zed").click()
    zed.name = "Yan"
    zed.call_myself()
    zed.at_table(table)
    say(zed, "It is me again")
    zed.page.get_by_role("log", name="Talk").get_by_text("It is me again").wait_for()
    say(other, "I am another Zed")
    talk.get_by_text("I am another Zed").wait_for()
    assert talk.get_by_text("It is me again").count() == 0


def test_two_seats_on_one_device_have_a_curtain_between_them(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    planned(vera, "Not Alone", ["Me", "On this device", "On this device", "Bot, medium"], seed=3)
    choose(vera, "Creature", "Seat 4")
    vera.page.get_by_label("Player’s name, seat 2").fill("Artyom")
    vera.page.get_by_role("button", name="Start the game").click()
    vera.page.get_by_role("button", name="I am Vera", exact=True).click()
    asked(vera, "Choose a place")
    # Who has typed no name has one all the same: nobody takes another's cards up.
    for name in ("Artyom", "Alex"):
        choose_place(vera, "Lair")
        lift = vera.page.get_by_role("button", name=f"I am {name}", exact=True)
        lift.wait_for()
        assert vera.page.locator(".pcard").count() == 0
        lift.click()
        asked(vera, "Choose a place")


def tab_to_a_choice(player) -> None:
    """Press Tab until the focus is on something that answers the question."""
    for _ in range(12):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement?.matches('.pcard.legal, section.ask .actions .btn:not(.off)')"):
            return
    raise AssertionError("no choice can be reached with Tab")


def test_the_keyboard_is_enough(hall):
    """A whole turn without a mouse: digits, Tab and Enter answer, letters open the rest."""
    _, [vera] = laid(hall)
    asked(vera, "Choose a place")
    keys = vera.page.keyboard
    keys.press("3")
    vera.page.locator(".planet .pcard.picked").wait_for()
    keys.press("3")
    vera.page.locator("section.ask h2", has_text="Choose a place").wait_for(state="detached")
    keys.press("?")
    vera.page.get_by_role("dialog").wait_for()
    vera.shut()
    keys.press("r")
    vera.page.get_by_role("dialog").get_by_text("NA-1", exact=True).wait_for()
    vera.shut()
    for _ in range(300):
        seen = vera.look()
        if vera.over() or seen["question"].startswith("Choose a place"):
            break
        if seen["waiting"]:
            vera.pump(20)
            continue
        before = vera.version
        tab_to_a_choice(vera)
        keys.press("Enter")
        if vera.page.locator("dialog[open] .btn.go").count():
            vera.page.locator("dialog[open] .btn.go").focus()
            keys.press("Enter")
        vera.pump(20)
        assert vera.version >= before
    asked(vera, "Choose a place")


def test_russian(hall):
    _, [vera] = laid(hall, lang="ru")
    asked(vera, "Выберите")
    assert vera.page.locator("html").get_attribute("lang") == "ru"
    text = vera.page.locator("main").inner_text()
    assert "⟦" not in text
    assert "Логово" in text
    vera.page.get_by_role("button", name="Меню", exact=True).click()
    vera.page.get_by_role("menuitem", name="Пусть за меня играет бот").click()
    vera.page.locator("#outcome").wait_for(timeout=WHOLE_GAME)
    assert "⟦" not in vera.page.locator("body").inner_text()


def test_what_cannot_be_done_says_why_and_opens_the_rule(hall):
    _, [vera] = laid(hall)
    asked(vera, "Choose a place")
    page = vera.page
    page.keyboard.press("8")
    page.get_by_text("You do not hold this place").wait_for()
    page.get_by_role("button", name="Rule NA-55").click()
    page.get_by_role("dialog").locator("#rule-NA-55.here").wait_for()
    vera.shut()
    # A card of the hand that has its time later.
    vera.play_until(".hand .pcard.off", "Only in phase").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Rule NA-47").wait_for()
    # Pressed again, what has been named is opened.
    page.keyboard.press("Enter")
    page.get_by_role("dialog").locator("#rule-NA-47.here").wait_for()


def test_a_token_that_lies_in_the_box_says_why_it_is_not_laid(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    vera.goto(f"/t/{vera.found(game='not_alone', seats=[{'kind': 'me'}, *BOTS], settings={'creature': '1'}, seed=3)}")
    token = vera.play_until("section.ask .tokens button[aria-disabled=true]", "Target")
    token.focus()
    vera.page.keyboard.press("Enter")
    vera.page.get_by_role("button", name="Rule NA-71").wait_for()
    vera.page.keyboard.press("Enter")
    vera.page.get_by_role("dialog").locator("#rule-NA-71.here").wait_for()


def test_a_slip_that_is_dear_is_asked_about_once_more(hall):
    """Giving up is; laying a card, which can be taken back, is not."""
    _, [vera] = laid(hall)
    choose_place(vera, "River")
    vera.page.locator("section.ask h2", has_text="Choose a place").wait_for(state="detached")
    assert vera.page.locator("dialog[open]").count() == 0
    vera.play_until("section.ask .btn.line", "Give Up").click()
    sure = vera.page.get_by_role("dialog", name="Are you sure?")
    sure.get_by_role("button", name="No, back").click()
    sure.wait_for(state="detached")
    given_up = [frame for frame in vera.sent if frame["type"] == "decide" and frame["answer"][0] == "give_up"]
    assert given_up == []
