"""From a phone to a very wide screen: nothing sticks out or is cut, and nothing lies over what answers the question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Finished, Hall

SIZES = {390: 844, 700: 900, 820: 1180, 1024: 768, 1199: 800, 1440: 900, 1920: 1080, 2560: 1440}
# Each with as many as can play.
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "not_alone": (7, {"creature": "7"}),
    "tremble": (5, {}),
    "predator": (5, {}),
}
ANSWERS = 12
MENU = "header button[aria-haspopup=menu]"
# As long as a name may be, and of two words.
LONG = "Константин Воскресенский"
# Words that are cut off though nothing tells the whole: neither a title, nor a card that opens at a press.
CUT = """() => {
  const hides = /hidden|clip/, scrolls = /auto|scroll/, slack = 4;
  const shown = (node) => node.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const texts = (node) => [...node.childNodes].filter((each) => each.nodeType === 3 && each.data.trim());
  const tells = (node) => node.closest('[title], .pcard, .sr, svg, [inert], summary') !== null;
  const edges = (node) => {
    const range = document.createRange();
    const all = texts(node).flatMap((text) => (range.selectNodeContents(text), [...range.getClientRects()]));
    const real = all.filter((each) => each.width > 1 && each.height > 1);
    return real.length && {
      left: Math.min(...real.map((each) => each.left)),
      right: Math.max(...real.map((each) => each.right)),
      bottom: Math.max(...real.map((each) => each.bottom)),
    };
  };
  const cut = (node) => {
    const words = edges(node);
    if (!words) return false;
    for (let box = node; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), frame = box.getBoundingClientRect();
      if (scrolls.test(style.overflowX)) return false;
      const beyond = words.right > frame.right + slack || words.left < frame.left - slack;
      if (hides.test(style.overflowX) && beyond) return true;
      if (scrolls.test(style.overflowY)) words.bottom = 0;
      if (hides.test(style.overflowY) && words.bottom > frame.bottom + slack) return true;
    }
    return words.left < -slack || words.right > innerWidth + slack;
  };
  const all = [...document.querySelectorAll('body *')];
  const found = all.filter((node) => texts(node).length && shown(node) && !tells(node) && cut(node));
  return found.map((node) => node.textContent.trim());
}"""
# Names of which less than the first letters can be read.
STUBS = """(letters) => {
  const range = document.createRange();
  const readable = (name, text) => {
    const frame = name.getBoundingClientRect();
    return [...text.data].filter((_, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const {right, bottom} = range.getBoundingClientRect();
      return right <= frame.right + 1 && bottom <= frame.bottom + 4;
    }).length;
  };
  const names = [...document.querySelectorAll('.seat .name')].filter((node) => node.checkVisibility());
  const stubs = names.filter((name) => readable(name, name.firstChild) < Math.min(letters, name.textContent.length));
  return stubs.map((name) => name.textContent);
}"""
LETTERS = 7
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
        seen = {**page.evaluate(LOOK, door), "cut": page.evaluate(CUT), "stubs": page.evaluate(STUBS, LETTERS)}
        bad = seen["wide"] or not seen["menu"] or seen["cut"] or seen["stubs"]
        # Elsewhere nothing is asked; what answered last may lie under the result.
        if bad or (door == MENU and (seen["covered"] or not seen["answers"])):
            found[width] = seen
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_front_page_fits_every_width(hall, lang):
    vera = hall.player(LONG, lang=lang)
    vera.call_myself()
    for game in TABLES:
        vera.found(game=game, seats=[{"kind": "me"}, {"kind": "open"}], title=f"{LONG}: {game}", listed=True)
    vera.goto("/")
    vera.page.locator("article.game").first.wait_for()
    vera.page.locator("button.me").wait_for()
    vera.page.locator("section.running").nth(2).wait_for()
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


@pytest.mark.parametrize("game", TABLES)
def test_a_full_table_fits_every_width(hall, game):
    """Before the first answer in English, in the midst of the game in Russian."""
    people, settings = TABLES[game]
    bots = [{"kind": "bot", "level": "random", "name": LONG}] * (people - 1)
    vera = hall.player(LONG)
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


@pytest.fixture(scope="module", params=TABLES)
def played_out(request: pytest.FixtureRequest, chromium: Any, server: Any) -> Finished:
    """A game of as many as can play it, all with long names, that quick bots have played to its end."""
    people, settings = TABLES[request.param]
    hall = Hall(chromium, server.address)
    vera = hall.player(LONG)
    vera.call_myself()
    bots = [{"kind": "bot", "level": "random", "name": LONG}] * (people - 1)
    seats = [{"kind": "me"}, *bots]
    table = vera.found(game=request.param, seats=seats, stand_in="random", settings=settings, seed=5)
    vera.let_bots_play(table)
    made = Finished(table, vera.context.storage_state())
    hall.close()
    return made


@pytest.mark.parametrize(("lang", "eyes"), [("en", "all"), ("ru", "0")])
def test_a_result_and_its_replay_fit_every_width(hall, played_out, lang, eyes):
    vera = hall.player(LONG, storage_state=played_out.browser)
    vera.goto("/settings")
    vera.page.evaluate("lang => localStorage.setItem('prowl.lang', lang)", lang)
    pages = {"": "#outcome", f"/replay?eyes={eyes}&at=20": "input[type=range]"}
    found = {}
    for path, sign in pages.items():
        vera.goto(f"/t/{played_out.table}{path}")
        vera.page.locator(sign).first.wait_for()
        if bad := misfits(vera.page, door="header :is(a, button)"):
            found[path] = bad
    assert found == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", TABLES)
def test_the_cards_of_a_game_fit_every_width(hall, game, lang):
    vera = hall.player("Vera", lang=lang)
    vera.goto(f"/rules/{game}?show=cards")
    vera.page.locator(".pcard").first.wait_for()
    assert misfits(vera.page, door='a[href="/settings"]') == {}


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
