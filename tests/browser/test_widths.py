"""From a phone to a very wide screen: nothing sticks out, and nothing lies over what answers the question."""

from __future__ import annotations

from typing import Any

import pytest

SIZES = {390: 844, 700: 900, 768: 1024, 1024: 768, 1199: 800, 1440: 900, 1920: 1080, 2560: 1440}
# Each with as many as can play.
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "not_alone": (7, {"creature": "7"}),
    "tremble": (5, {}),
    "predator": (5, {}),
}
ANSWERS = 12
MENU = "header button[aria-haspopup=menu]"
# Whatever answers must be under the pointer that is held to its middle.
LOOK = """(door) => {
  const pick = (what) => [...document.querySelectorAll(what)].filter((node) => node.checkVisibility());
  const menu = pick(door).at(-1).getBoundingClientRect();
  const answers = pick('.pcard.legal, button.plate, section.ask .actions .btn');
  const covered = answers.filter((node) => {
    node.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const {left, top, width, height} = node.getBoundingClientRect();
    return !node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  scrollTo(0, 0);
  return {
    wide: document.documentElement.scrollWidth > innerWidth,
    menu: menu.left >= 0 && menu.right <= innerWidth && menu.top >= 0 && menu.bottom <= innerHeight,
    answers: answers.length,
    covered: covered.map((node) => node.textContent.trim()),
  };
}"""


def misfits(page: Any, door: str = MENU) -> dict[int, Any]:
    """At which widths the page is too wide, its menu out of sight, or an answer out of reach."""
    found = {}
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = page.evaluate(LOOK, door)
        if seen["wide"] or not seen["menu"] or seen["covered"] or (door == MENU and not seen["answers"]):
            found[width] = seen
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_front_page_fits_every_width(hall, lang):
    vera = hall.player("Vera", lang=lang)
    vera.call_myself()
    vera.goto("/")
    vera.page.locator("article.game").first.wait_for()
    vera.page.locator("button.me").wait_for()
    assert misfits(vera.page, door="button.me") == {}


@pytest.mark.parametrize("game", TABLES)
def test_a_full_table_fits_every_width(hall, game):
    """Before the first answer in English, in the midst of the game in Russian."""
    people, settings = TABLES[game]
    bots = [{"kind": "bot", "level": "random"}] * (people - 1)
    vera = hall.player("Vera")
    vera.call_myself()
    table = vera.found(game=game, seats=[{"kind": "me"}, *bots], settings=settings, seed=5)
    vera.goto(f"/t/{table}")
    asked = vera.page.locator("section.ask:not(.waiting)")
    asked.wait_for()
    assert misfits(vera.page) == {}
    answered = 0
    while answered < ANSWERS:
        answered += vera.answer_quickly()
        vera.pump()
    vera.page.evaluate("localStorage.setItem('prowl.lang', 'ru')")
    vera.page.reload()
    asked.wait_for()
    assert misfits(vera.page) == {}
