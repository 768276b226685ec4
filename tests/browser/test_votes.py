"""What the people at a table decide together: to end the game, to play again."""

from __future__ import annotations

from tests.browser.tables import asked, laid


def test_the_game_is_ended_when_all_agree_and_played_again_with_the_same_seats(hall):
    table, [vera, artyom] = laid(hall, "Artyom")
    asked(vera, "Choose a place")
    vera.menu("Propose to end the game early")
    artyom.page.get_by_text("Vera proposes to end the game early").wait_for()
    artyom.page.get_by_role("button", name="Agree").click()
    for player in (vera, artyom):
        player.page.locator("#outcome", has_text="The game was ended early").wait_for()
    # Once more, and everybody sits where they sat.
    artyom.page.get_by_role("button", name="Play again").click()
    vera.page.get_by_text("Artyom would like to play again").wait_for()
    vera.page.get_by_role("button", name="Agree").click()
    for player in (vera, artyom):
        # Nobody has to look for the way.
        player.page.wait_for_url(lambda url: table not in url)
        player.page.locator("div.planet[role=group]").wait_for()
    for player, seat in ((vera, 0), (artyom, 1)):
        player.sits(seat)
        seats = next(frame for frame in reversed(player.frames) if frame["type"] == "table")["seats"]
        assert [each["seat"] for each in seats if each.get("mine")] == [seat]
        assert [each.get("name", "") for each in seats][:2] == ["Vera", "Artyom"]


def test_one_who_refuses_is_enough_to_play_on(hall):
    _, [vera, artyom] = laid(hall, "Artyom")
    asked(vera, "Choose a place")
    vera.menu("Propose to end the game early")
    artyom.page.get_by_text("Vera proposes to end the game early").wait_for()
    artyom.page.get_by_role("button", name="Refuse").click()
    vera.page.get_by_text("It was refused").wait_for()
    asked(vera, "Choose a place")
    assert vera.page.locator("#outcome").count() == 0


def test_a_bot_plays_on_for_who_leaves_for_good(hall):
    table, [vera, artyom] = laid(hall, "Artyom")
    asked(vera, "Choose a place")
    artyom.menu("Leave the table")
    artyom.page.get_by_role("dialog").get_by_role("button", name="Leave for good").click()
    artyom.page.wait_for_url(lambda url: table not in url)
    vera.page.get_by_text("Artyom", exact=True).first.wait_for()
    for _ in range(50):
        vera.pump()
        if next(frame for frame in reversed(vera.frames) if frame["type"] == "table")["seats"][1]["kind"] == "bot":
            break
    seats = next(frame for frame in reversed(vera.frames) if frame["type"] == "table")["seats"]
    assert seats[1]["kind"] == "bot"
    assert seats[0]["kind"] == "human"
