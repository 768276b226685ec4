"""Strangers come through the door: from an empty cookie jar to a seat, read from the raw frames of their line.

A page that only looks on shows much of what a player's page shows. So every test here asks the frames: to which seat
does the table speak, and does it take what that seat decides?
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.cells import ONE_SIZE, ROLE
from tests.browser.player import Player
from tests.browser.tables import say

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
TWO = [{"kind": "me"}, {"kind": "open"}]
THREE = [*TWO, {"kind": "open"}]
# Vera is the Creature and has nothing to choose first: who joins her is one of the Hunted, asked for a place at once.
HUNTED = {"creature": "1", "board_side": "1"}


def host(hall: Any, seats: list[dict[str, str]] = TWO, **wish: Any) -> tuple[Player, str]:
    """Vera on the page of her table; it waits for players where a seat is open."""
    vera = hall.player("Vera")
    vera.call_myself()
    table = vera.found(**{"game": "not_alone", "seats": seats, "settings": HUNTED, "seed": 11, **wish})
    vera.goto(f"/t/{table}")
    vera.until(lambda: vera.tables)
    return vera, table


def give_name(player: Player) -> None:
    player.page.get_by_label("Your name").fill(player.name)
    player.page.get_by_role("button", name="That is me").click()


def take_seat(player: Player) -> None:
    player.page.get_by_role("button", name="Take seat", exact=True).first.click()


def accepted(player: Player) -> set[int]:
    """The seats whose decisions were sent by this page and counted by the table."""
    sent = [frame for frame in player.sent if frame["type"] == "decide"]
    counted = {(state["seat"], state.get("question", 0)) for state in player.states}
    return {frame["seat"] for frame in sent if (frame["seat"], frame["question"] + 1) in counted}


def plays(player: Player, seat: int, *others: Player) -> None:
    """The line speaks to this seat and takes what it decides through the page, which was loaded once."""
    player.sits(seat)
    for _ in range(400):
        if accepted(player):
            break
        # Others may have to move first.
        if not player.answer_quickly():
            for other in others:
                other.answer_quickly()
        player.pump()
    assert accepted(player) == {seat}
    assert [frame for frame in player.frames if frame["type"] == "problem"] == []
    assert player.loads == 1


def is_here(watcher: Player, seat: int) -> None:
    """To this player the seat's owner is present."""
    watcher.until(lambda: watcher.tables and watcher.tables[-1]["seats"][seat].get("present"))


@ONE_SIZE
def test_a_stranger_who_takes_the_last_open_seat_plays_it(hall, game, phone):
    settings = ROLE.get(game, {})
    vera, table = host(hall, game=game, settings=settings)
    artyom = hall.player("Artyom", phone=phone)
    artyom.goto(f"/t/{table}")
    take_seat(artyom)
    give_name(artyom)
    plays(artyom, 1, vera)
    is_here(vera, 1)


@SIZES
def test_a_stranger_who_sits_down_early_plays_when_the_table_is_full(hall, phone):
    vera, table = host(hall, THREE)
    artyom = hall.player("Artyom", phone=phone)
    artyom.goto(f"/t/{table}")
    take_seat(artyom)
    give_name(artyom)
    is_here(vera, 1)
    zed = hall.player("Zed")
    zed.goto(f"/t/{table}")
    take_seat(zed)
    give_name(zed)
    plays(artyom, 1)
    plays(zed, 2)


@SIZES
def test_a_stranger_who_sits_down_early_plays_when_the_host_starts(hall, phone):
    vera, table = host(hall, THREE)
    artyom = hall.player("Artyom", phone=phone)
    artyom.goto(f"/t/{table}")
    take_seat(artyom)
    give_name(artyom)
    is_here(vera, 1)
    vera.page.get_by_role("button", name="Start").click()
    plays(artyom, 1)


@SIZES
def test_a_stranger_is_not_shut_out_of_a_table_without_spectators_by_sitting_down(hall, phone):
    _, table = host(hall, spectators=False)
    artyom = hall.player("Artyom", phone=phone)
    artyom.goto(f"/t/{table}")
    take_seat(artyom)
    give_name(artyom)
    plays(artyom, 1)


def test_who_was_named_in_another_tab_meanwhile_sits_down_as_that_guest(hall):
    _, table = host(hall)
    artyom = hall.player("Artyom")
    artyom.goto(f"/t/{table}")
    artyom.page.get_by_role("button", name="Take seat", exact=True).wait_for()
    # The page of the table was there first: its line knows nobody.
    artyom.call_myself()
    take_seat(artyom)
    give_name(artyom)
    plays(artyom, 1)


def test_who_closes_the_question_for_a_name_may_sit_down_later(hall):
    _, table = host(hall)
    artyom = hall.player("Artyom")
    artyom.goto(f"/t/{table}")
    take_seat(artyom)
    artyom.shut()
    take_seat(artyom)
    give_name(artyom)
    plays(artyom, 1)


@SIZES
def test_a_stranger_with_the_key_of_a_seat_plays_it(hall, phone):
    vera, table = host(hall, [{"kind": "me"}, {"kind": "bot"}], settings={"creature": "2"})
    answer = vera.context.request.post(f"/api/tables/{table}/key", data={"seat": 0})
    device = hall.player("Vera", phone=phone)
    device.goto(f"/t/{table}?key={answer.json()['keys']['0']}")
    assert "key" not in device.page.url
    plays(device, 0)


@SIZES
def test_a_stranger_who_sat_down_plays_the_same_seat_of_the_rematch(hall, phone):
    vera, table = host(hall)
    artyom = hall.player("Artyom", phone=phone)
    artyom.goto(f"/t/{table}")
    take_seat(artyom)
    give_name(artyom)
    plays(artyom, 1)
    vera.menu("Propose to end the game early")
    artyom.page.get_by_role("button", name="Agree").click()
    vera.page.get_by_role("button", name="Play again").click()
    agree = artyom.page.get_by_role("button", name="Agree")
    agree.wait_for()
    # From here on everything is about the next game.
    artyom.frames.clear()
    artyom.sent.clear()
    agree.click()
    artyom.page.wait_for_url(lambda url: table not in url)
    plays(artyom, 1)


@SIZES
def test_a_spectator_who_is_asked_for_a_name_is_heard_under_it(hall, phone):
    _, table = host(hall, [{"kind": "me"}, {"kind": "bot"}])
    zed = hall.player("Zed", phone=phone)
    zed.goto(f"/t/{table}")
    zed.until(lambda: zed.states)
    if phone:
        zed.page.get_by_role("button", name="Talk", exact=True).click()
    say(zed, "Good luck")
    give_name(zed)
    zed.until(lambda: [line["name"] for frame in zed.frames for line in frame.get("lines", ())] == ["Zed"])
    assert zed.states[-1]["seat"] == -1
    assert zed.tables[-1]["you"]
    assert zed.loads == 1
