"""One press chooses, Escape takes it back, a second press sends: at the tables of all games, by hand and by key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.browser.conftest import Hall, Server
from tests.browser.player import Player
from tests.browser.test_keys import decided, decided_after
from tests.browser.typist import Typist

CALM = {"first": "1", "avatars": "random", "preparation": "2", "young_blood": "2"}
NO_BOARD = "export const bound = undefined;"


@dataclass(frozen=True)
class Kind:
    """A table: its game and options, the cards of which one is asked for, and whether it has a board of its own."""

    game: str
    settings: dict[str, str]
    cards: str
    own_board: bool = True


KINDS = {
    "not_alone": Kind("not_alone", {"creature": "2"}, ".planet .pcard"),
    "predator": Kind("predator", CALM, "section.hq .pcard"),
    "tremble": Kind("tremble", {"missions": "off"}, "[aria-label='Cities'] .pcard"),
    "generic": Kind("predator", CALM, ".options .pcard", own_board=False),
}


@dataclass(frozen=True)
class Sitting:
    player: Player
    cards: str


@pytest.fixture(scope="module", params=KINDS)
def sitting(request: pytest.FixtureRequest, chromium: Any, server: Server) -> Iterator[Sitting]:
    """Vera at a table with a bot: all tests of a game play on at the same one."""
    kind = KINDS[request.param]
    hall = Hall(chromium, server.address)
    vera = hall.player("Vera")
    if not kind.own_board:
        chunk = {"body": NO_BOARD, "content_type": "text/javascript"}
        vera.page.route(f"**/assets/{kind.game}-*.js", lambda route: route.fulfill(**chunk))
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    vera.goto(f"/t/{vera.found(game=kind.game, seats=seats, settings=kind.settings, seed=4)}")
    yield Sitting(vera, kind.cards)
    hall.close()
    assert vera.faults == []


def by_mouse(sitting: Sitting) -> Callable[[], None]:
    card = sitting.player.page.locator(f"{sitting.cards}.legal").first.element_handle()
    return lambda: card.click()


def by_key(sitting: Sitting) -> Callable[[], None]:
    keys = Typist(sitting.player)
    keys.walk_to(f"{sitting.cards}.legal")
    return lambda: keys.press("Enter")


def heard_from(player: Player, before: int) -> None:
    """Wait for the answer's own answer: the next question is another one."""
    for _ in range(400):
        if player.version != before:
            return
        player.pump()
    raise AssertionError("what was sent is not answered")


@pytest.mark.parametrize("hand", [by_mouse, by_key])
def test_a_card_is_chosen_by_a_press_put_back_by_escape_and_sent_by_a_second_press(sitting, hand):
    vera = sitting.player
    vera.play_until(f"{sitting.cards}.legal")
    sent = decided(vera)
    press = hand(sitting)
    picked = vera.page.locator(f"{sitting.cards}.picked")
    press()
    picked.wait_for()
    vera.page.keyboard.press("Escape")
    picked.wait_for(state="detached")
    press()
    picked.wait_for()
    assert decided(vera) == sent
    before = vera.version
    press()
    picked.wait_for(state="detached")
    assert len(decided_after(vera, sent)) == len(sent) + 1
    heard_from(vera, before)
