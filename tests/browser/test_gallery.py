"""Every screen of every game, on recorded moments: nobody is shut out of it, and it fits every width.

The pages are those of a table with a server (`web/src/kit`); a game is here as soon as it is installed.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.axe import shut_out
from tests.browser.cells import EVERY_GAME, full
from tests.browser.conftest import Hall
from tests.browser.gallery import DRAWN, Gallery, look_at
from tests.browser.recorder import recorded
from tests.browser.widths import MENU, misfits

# A few moments of a game, or every question it can ask and every end.
MOMENTS = pytest.mark.parametrize("every", [False, pytest.param(True, marks=full)], ids=["few", "every"])
EYES = pytest.mark.parametrize(
    ("phone", "lang"),
    [(False, "en"), (True, "ru"), pytest.param(True, "en", marks=full), pytest.param(False, "ru", marks=full)],
    ids=["desktop-en", "phone-ru", "phone-en", "desktop-ru"],
)
# Russian words are the longer ones.
LANGUAGES = pytest.mark.parametrize("lang", ["ru", pytest.param("en", marks=full)])
# TODO(#19): what the boards owed when the gallery was opened, by table. The one table frame pays it, line by line.
KNOWN = {
    # By day, too pale: the number of cards that are gone.
    "not_alone.7": r"\.gone > ",
    # A role beside a long name.
    "predator": "Радист|Агент ЦРУ|Лейтенант|Разведчик|Партизан",
    # On the phone, the ships of a city are seen and not all said; the long text of a mission on a desktop.
    "tremble.5": "^unsaid: |^Захватите|^Capture",
    # A long name beside its running clock.
    "tremble.2": "^unsaid: |Воскресенск",
}
SCENE = "[role=dialog][aria-modal=true]"


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory):
    made = Gallery(recorded(tmp_path_factory.mktemp("recorded")))
    yield made
    made.close()


class Visitors:
    """One browser for each language and size: whoever comes again finds the page open."""

    def __init__(self, chromium: Any, address: str) -> None:
        self.hall = Hall(chromium, address)
        self.pages: dict[Any, Any] = {}

    def page(self, phone: bool, lang: str, speed: str = "off") -> Any:
        if (phone, lang, speed) not in self.pages:
            vera = self.hall.player("Vera", phone=phone, lang=lang, speed=speed)
            vera.goto("/settings")
            self.pages[phone, lang, speed] = vera.page
        return self.pages[phone, lang, speed]

    def faults(self) -> list[str]:
        told = [fault for player in self.hall.players for fault in player.faults]
        for player in self.hall.players:
            player.faults.clear()
        return told


@pytest.fixture(scope="module")
def all_visitors(chromium, gallery):
    made = Visitors(chromium, gallery.address)
    yield made
    made.hall.close()


@pytest.fixture
def visitors(all_visitors):
    yield all_visitors
    assert all_visitors.faults() == []


def known(path: str) -> str:
    return next((faults for table, faults in KNOWN.items() if path.startswith(f"/t/{table}")), "$^")


@MOMENTS
@EYES
@EVERY_GAME
def test_every_moment_of_a_game_is_open_to_everyone(gallery, visitors, game, phone, lang, every):
    """By night, and its colours by day."""
    page = visitors.page(phone, lang)
    found = {}
    for path in gallery.pages(game, every):
        look_at(page, path)
        if bad := [each for each in shut_out(page) if not re.search(known(path), each)]:
            found[path] = bad
    assert found == {}


@MOMENTS
@LANGUAGES
@EVERY_GAME
def test_every_moment_of_a_game_fits_every_width(gallery, visitors, game, lang, every):
    """With names as long as names may be, at the fullest table."""
    page = visitors.page(False, lang)
    found = {}
    for path in gallery.wide(game, every):
        look_at(page, path)
        if bad := misfits(page, MENU if ".ask." in path else "header :is(a, button)", known(path)):
            found[path] = bad
    assert found == {}


@MOMENTS
@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), pytest.param(True, "ru", marks=full)])
@EVERY_GAME
def test_whatever_comes_up_by_itself_is_open_to_everyone(gallery, visitors, game, phone, lang, every):
    """Reveals, battles, the end: the scenes that lie over the table when the next answer is given."""
    page = visitors.page(phone, lang, "fast")
    found, seen = {}, set()
    for name in gallery.turning_points(game, every):
        look_at(page, f"/t/{name}")
        page.evaluate("dispatchEvent(new Event('kit-next'))")
        page.evaluate(DRAWN)
        scene = page.locator(SCENE)
        label = scene.first.get_attribute("aria-label") if scene.count() else None
        if label is not None and label not in seen:
            seen.add(label)
            if bad := shut_out(page):
                found[name, label] = bad
    assert found == {}
