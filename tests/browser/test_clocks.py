"""Time at the table: clocks that run out, stand and are called; seats whose players have gone. Nobody waits for it."""

from __future__ import annotations

import re

from tests.browser.cells import ONE_SIZE
from tests.browser.tables import asked, choose_place, laid


def test_when_time_is_up_the_default_is_answered(hall, server):
    _, [vera, artyom] = laid(hall, "Artyom", wish={"clock": "move", "seconds": 60})
    asked(vera, "Choose a place")
    assert vera.page.get_by_role("timer", name="Time left").is_visible()
    before = vera.version
    server.pass_time(61)
    for player in (vera, artyom):
        player.page.locator("section.ask h2", has_text="Choose a place").wait_for(state="detached")
    assert vera.version > before
    assert not any(frame["type"] == "decide" for frame in vera.sent)


def test_when_the_sand_has_run_out_who_is_late_is_answered_for_and_all_are_told(hall, server):
    _, [vera, artyom] = laid(hall, "Artyom", wish={"clock": "sand", "seconds": 60})
    for player in (vera, artyom):
        asked(player, "Choose a place")
        player.page.get_by_role("timer", name="Time left").wait_for()
    choose_place(vera, "River")
    artyom.page.get_by_text("Vera lays a card face down").first.wait_for()
    server.pass_time(61)
    artyom.page.get_by_role("status").get_by_text("Time is up: the table has answered for you").wait_for()
    vera.page.get_by_role("status").get_by_text("Time is up: the table has answered for Artyom").wait_for()
    for player in (vera, artyom):
        player.page.get_by_text(re.compile("Artyom lays .*face down")).first.wait_for()
        assert [frame["late"] for frame in player.frames if frame.get("late")] == [[1]]
    assert not any(frame["type"] == "decide" for frame in artyom.sent)
    # The glass is turned: the next phase has all its time again.
    turned = [frame["clocks"]["left"] for frame in artyom.frames if frame["type"] == "clock"][-1]
    assert all(seconds > 50 for seconds in turned.values())


@ONE_SIZE
def test_every_clock_that_runs_is_shown_to_all_on_the_plate_of_its_seat(hall, game, phone):
    people = [hall.player(name, phone=phone) for name in ("Vera", "Artyom")]
    for player in people:
        player.call_myself()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = people[0].found(game=game, seats=seats, clock="move", seconds=60, seed=5)
    people[1].sit(table, 1)
    for player in people:
        player.goto(f"/t/{table}")
    for seat, player in enumerate(people):
        player.page.locator("section.ask").first.wait_for()
        player.sits(seat)
        running = [frame["clocks"]["running"] for frame in player.frames if "clocks" in frame][-1]
        assert running
        for each in running:
            name = re.compile(rf"^{people[each].name} has (1:00|0:\d\d) left$")
            player.page.get_by_role("timer", name=name).wait_for()
        assert player.page.get_by_role("timer", name=re.compile(" has .* left$")).count() == len(running)


def test_the_clock_is_called_at_thirty_ten_and_five_seconds(hall):
    vera = hall.player("Vera")
    vera.page.clock.install()
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = vera.found(game="not_alone", seats=seats, settings={"creature": "2"}, clock="move", seconds=60)
    vera.at_table(table)
    asked(vera, "Choose a place")
    call = vera.page.locator("[data-clock][role=status]")
    assert call.inner_text().strip() == ""
    for seconds, words in ((31, "30 seconds left"), (20, "10 seconds left"), (5, "5 seconds left")):
        vera.page.clock.fast_forward(seconds * 1000)
        call.get_by_text(words, exact=True).wait_for(state="attached")


def test_the_clocks_stand_when_all_agree_and_run_again(hall, server):
    _, [vera, artyom] = laid(hall, "Artyom", wish={"clock": "move", "seconds": 60})
    asked(vera, "Choose a place")
    vera.menu("Stop the clocks")
    artyom.page.get_by_text("Vera asks to stop the clocks").wait_for()
    vera.page.get_by_text("Waiting for Artyom").first.wait_for()
    artyom.page.get_by_role("button", name="Agree").click()
    for player in (vera, artyom):
        player.page.get_by_text("The clocks stand still").wait_for()
    question = vera.states[-1]["question"]
    server.pass_time(300)
    vera.page.get_by_role("button", name="Let the clocks run").click()
    artyom.page.get_by_text("Vera asks to let the clocks run").wait_for()
    artyom.page.get_by_role("button", name="Agree").click()
    for player in (vera, artyom):
        player.page.get_by_text("The clocks stand still").wait_for(state="detached")
    asked(vera, "Choose a place")
    assert vera.states[-1]["question"] == question


def test_a_bot_sits_in_for_who_has_gone_and_gets_up_again(hall, server):
    table, [vera, artyom] = laid(hall, "Artyom", wish={"grace": 30})
    asked(vera, "Choose a place")
    away = vera.page.locator("section[aria-label=Players]").get_by_text("away")
    artyom.goto("/rules/not_alone")
    away.wait_for()
    server.pass_time(31)
    vera.page.get_by_label("a bot plays here").wait_for()
    artyom.at_table(table)
    vera.page.get_by_label("a bot plays here").wait_for(state="detached")
    # At will, too: lend the seat and take it back.
    artyom.lend_seat()
    vera.page.get_by_label("a bot plays here").wait_for()
    artyom.page.get_by_role("button", name="Play myself again").click()
    vera.page.get_by_label("a bot plays here").wait_for(state="detached")
