"""From a phone to a very wide screen: nothing sticks out or is cut, and nothing lies over what answers the question."""

from __future__ import annotations

import pytest

from prowl.kernel.game import games
from tests.browser.recorder import LONG
from tests.browser.widths import SIZES, STUBS, misfits


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_front_page_fits_every_width(hall, lang):
    vera = hall.player(LONG, lang=lang)
    vera.call_myself()
    for game in games():
        vera.found(game=game, seats=[{"kind": "me"}, {"kind": "open"}], title=f"{LONG}: {game}", listed=True)
    vera.goto("/")
    vera.page.locator("article.game").first.wait_for()
    vera.page.locator("button.me").wait_for()
    vera.page.locator("section.running").nth(len(games()) - 1).wait_for()
    assert misfits(vera.page, door="button.me") == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_simple_pages_fit_every_width(hall, lang):
    vera = hall.player(LONG, lang=lang)
    vera.call_myself()
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}]
    gathering = vera.found(game="not_alone", seats=seats, title=f"{LONG}, {lang}")
    pages = {
        "/learn": "main li button",
        "/new": ".games button",
        "/settings": ".settings",
        "/rules/tremble": "dl dt",
        f"/t/{gathering}": "#invite",
    }
    found = {}
    for path, sign in pages.items():
        vera.goto(path)
        vera.page.locator(sign).first.wait_for()
        if bad := misfits(vera.page, door='a[href="/settings"]'):
            found[path] = bad
    assert found == {}


@pytest.mark.parametrize("creature", [1, 2], ids=["creature", "hunted"])
def test_my_own_plate_tells_a_long_name_whole(hall, creature):
    vera = hall.player(LONG)
    vera.call_myself()
    wish = {"seats": [{"kind": "me"}, {"kind": "bot"}], "settings": {"creature": str(creature)}}
    vera.at_table(vera.found(game="not_alone", **wish))
    name = vera.page.locator(".me .seat .name")
    assert name.inner_text() == LONG
    beyond = name.evaluate("node => [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight]")
    assert max(beyond) < 4


# They differ in the tenth letter, and in the twelfth.
ALIKE = ("Александра Петровна", "Александр Петрович", "Александр Кузнецов", "Константин", "Константин Лебедев", "Вера")
TOLD_APART = 15


def test_names_that_begin_alike_are_told_apart_at_a_full_table(hall):
    vera = hall.player(LONG, lang="ru")
    vera.call_myself()
    seats = [{"kind": "me"}, *({"kind": "me", "name": name} for name in ALIKE)]
    vera.goto(f"/t/{vera.found(game='not_alone', seats=seats, settings={'creature': '7'}, seed=4)}")
    vera.page.locator(".btn.go").click()
    plates = vera.page.locator("section[aria-label=Игроки] .seat .name")
    for width in (390, 1440):
        vera.page.set_viewport_size({"width": width, "height": SIZES[width]})
        plates.nth(len(ALIKE) - 2).wait_for()
        assert vera.page.evaluate(STUBS, TOLD_APART) == [], width


# The names of the cards in the hand that cannot be read whole.
UNREAD = """() => [...document.querySelectorAll('.hand .pcard')].filter((card) => {
  const name = card.querySelector('.name'), words = document.createRange();
  words.selectNodeContents(name);
  return !name.checkVisibility() || words.getBoundingClientRect().right > card.getBoundingClientRect().right;
}).map((card) => card.textContent.trim())"""


def test_a_small_card_of_the_phone_tells_its_name_however_long(hall):
    vera = hall.player(LONG, phone=True, lang="ru")
    vera.call_myself()
    wish = {"seats": [{"kind": "me"}, {"kind": "bot"}], "settings": {"creature": "1", "board_side": "1"}}
    vera.goto(f"/t/{vera.found(game='not_alone', seed=3, **wish)}")
    vera.page.locator(".hand .pcard .name", has_text="Предвидение").wait_for()
    assert vera.page.evaluate(UNREAD) == []
