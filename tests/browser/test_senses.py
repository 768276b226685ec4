"""What is heard and what stands out: the sound of my turn, the focus, the shapes of the seats."""

from __future__ import annotations

import pytest

from tests.browser.cells import EVERY_GAME, ROLE
from tests.browser.conftest import BOTS
from tests.browser.tables import asked, choose_place, laid, say

# Every tone that is started, and how loud it may become.
LISTEN = """() => {
  window.heard = {tones: 0, loudest: 0};
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...rest) { window.heard.tones += 1; return start.apply(this, rest); };
  const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
  AudioParam.prototype.exponentialRampToValueAtTime = function (value, when) {
    if (value <= 1) window.heard.loudest = Math.max(window.heard.loudest, value);
    return ramp.call(this, value, when);
  };
}"""


def heard_at_my_turn(hall, **prefs) -> dict[str, float]:
    """What sounds until Vera is asked, with these habits of hers."""
    vera = hall.player("Vera")
    kept = ", ".join(f"{key}: {str(value).lower()}" for key, value in prefs.items())
    vera.context.add_init_script(f"localStorage.setItem('prowl.prefs', JSON.stringify({{autopass: false, {kept}}}))")
    vera.context.add_init_script(f"({LISTEN})()")
    vera.call_myself()
    vera.at_table(vera.found(game="not_alone", seats=[{"kind": "me"}, *BOTS], settings={"creature": "2"}, seed=4))
    asked(vera, "Choose a place")
    found: dict[str, float] = vera.page.evaluate("window.heard")
    return found


def test_my_turn_is_heard_as_loud_as_i_want_it(hall):
    loud = heard_at_my_turn(hall, mute=False, volume=100)
    low = heard_at_my_turn(hall, mute=False, volume=20)
    assert loud["tones"] > 0
    assert low["tones"] > 0
    assert 0 < low["loudest"] < loud["loudest"]


@pytest.mark.parametrize("habit", [{"mute": True, "volume": 100}, {"mute": False, "volume": 0}], ids=["mute", "zero"])
def test_nothing_is_heard_by_who_wants_silence(hall, habit):
    assert heard_at_my_turn(hall, **habit)["tones"] == 0


# The first tone of my turn, and whether the page may be heard at all.
MY_TURN = 587.3
TONES = """(() => {
  window.tones = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    this.begins = value;
    return set.call(this, value, when);
  };
  const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
  AudioParam.prototype.exponentialRampToValueAtTime = function (value, when) {
    this.peak = Math.max(this.peak ?? 0, value);
    return ramp.call(this, value, when);
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (this instanceof OscillatorNode)
      window.tones.push({pitch: this.frequency.begins, loud: to.gain.peak, context: this.context});
    return connect.call(this, to, ...rest);
  };
})()"""


def heard_when_another_has_answered(hall, **prefs) -> list[float]:
    """How loud my turn was on a page that was touched before: Vera has answered, Artyom ends what she waits for."""
    vera, artyom = hall.player("Vera"), hall.player("Artyom")
    kept = ", ".join(f"{key}: {str(value).lower()}" for key, value in prefs.items())
    vera.context.add_init_script(f"localStorage.setItem('prowl.prefs', JSON.stringify({{autopass: false, {kept}}}))")
    vera.context.add_init_script(TONES)
    for player in (vera, artyom):
        player.call_myself()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    table = vera.found(game="not_alone", seats=seats, settings={"creature": "3"}, seed=11)
    artyom.sit(table, 1)
    for player in (vera, artyom):
        player.at_table(table)
        asked(player, "Choose a place")
    choose_place(vera, "River")
    vera.page.locator("section.ask.waiting").wait_for()
    assert vera.page.evaluate("navigator.userActivation.hasBeenActive")
    vera.page.evaluate("window.tones.length = 0")
    choose_place(artyom, "Lair")
    vera.page.locator("section.ask:not(.waiting)").wait_for()
    if not prefs["mute"] and prefs["volume"]:
        vera.page.wait_for_function(f"() => window.tones.some((each) => each.pitch === {MY_TURN})")
        vera.page.wait_for_function("() => window.tones.every((each) => each.context.state === 'running')")
    settled = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    vera.page.evaluate(settled)
    loud: list[float] = vera.page.evaluate(
        f"window.tones.filter((each) => each.pitch === {MY_TURN}).map((each) => each.loud)"
    )
    return loud


def test_another_players_answer_that_makes_it_my_turn_is_heard_on_an_open_page(hall):
    loud = heard_when_another_has_answered(hall, mute=False, volume=100)
    low = heard_when_another_has_answered(hall, mute=False, volume=20)
    assert loud
    assert low
    assert 0 < max(low) < min(loud)


@pytest.mark.parametrize("habit", [{"mute": True, "volume": 100}, {"mute": False, "volume": 0}], ids=["mute", "zero"])
def test_another_players_answer_is_not_heard_by_who_wants_silence(hall, habit):
    assert heard_when_another_has_answered(hall, **habit) == []


# The one tone of talk.
TALK = 1400


def hears(player) -> None:
    """From now on every page of this player sounds, and remembers its tones."""
    player.context.add_init_script("localStorage.setItem('prowl.prefs', JSON.stringify({autopass: false}))")
    player.context.add_init_script(TONES)


def tones_of_talk(player) -> int:
    return int(player.page.evaluate(f"window.tones.filter((each) => each.pitch === {TALK}).length"))


def said(player, text: str) -> None:
    player.page.get_by_role("log", name="Talk").get_by_text(text).wait_for()


def test_talk_is_heard_when_it_is_new_and_not_when_somebody_comes_in(hall):
    table, [vera, artyom] = laid(hall, "Artyom")
    say(vera, "Beach?")
    said(artyom, "Beach?")
    hears(artyom)
    artyom.at_table(table)
    said(artyom, "Beach?")
    assert tones_of_talk(artyom) == 0
    say(vera, "Swamp?")
    said(artyom, "Swamp?")
    assert tones_of_talk(artyom) == 1


def test_what_was_missed_while_the_line_was_lost_is_heard(hall):
    vera, artyom = hall.player("Vera"), hall.player("Artyom")
    hears(artyom)
    for player in (vera, artyom):
        player.call_myself()
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, *BOTS], settings={"creature": "2"}, seed=4)
    for player in (vera, artyom):
        player.at_table(table)
    artyom.context.set_offline(True)
    artyom.page.get_by_text("No connection").wait_for()
    say(vera, "Swamp?")
    said(vera, "Swamp?")
    artyom.context.set_offline(False)
    said(artyom, "Swamp?")
    assert tones_of_talk(artyom) == 1


def test_nobody_hears_a_tone_for_own_words_at_the_table_or_looking_on(hall):
    vera, zed = hall.player("Vera"), hall.player("Zed")
    for player in (vera, zed):
        hears(player)
        player.call_myself()
    table = vera.found(game="not_alone", seats=[{"kind": "me"}, *BOTS], settings={"creature": "2"}, seed=4)
    for player in (vera, zed):
        player.at_table(table)
    for player, other in ((zed, vera), (vera, zed)):
        say(player, f"I am {player.name}")
        said(player, f"I am {player.name}")
        said(other, f"I am {player.name}")
    assert [tones_of_talk(player) for player in (vera, zed)] == [1, 1]


def test_who_is_hushed_is_not_heard_either(hall):
    table, [vera, artyom] = laid(hall, "Artyom")
    zed = hall.player("Zed")
    zed.call_myself()
    hears(artyom)
    for player in (artyom, zed):
        player.at_table(table)
    say(vera, "Beach?")
    said(artyom, "Beach?")
    artyom.page.get_by_role("button", name="Signs and hush").click()
    artyom.page.get_by_role("menuitemcheckbox", name="Hush Vera").click()
    say(vera, "Swamp?")
    said(zed, "Swamp?")
    say(zed, "Good luck")
    said(artyom, "Good luck")
    assert tones_of_talk(artyom) == 2


def test_the_keyboards_place_can_always_be_seen(hall):
    """Whatever Tab and the arrows reach has a line around it."""
    _, [vera] = laid(hall)
    asked(vera, "Choose a place")
    page = vera.page
    reached = []
    for key in ["Tab"] * 12 + ["ArrowRight"] * 3:
        page.keyboard.press(key)
        look = """() => {
          const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement);
          return [document.activeElement.tagName, outlineStyle, parseFloat(outlineWidth)];
        }"""
        reached.append(page.evaluate(look))
    assert [each for each in reached if each[0] != "BODY" and (each[1] == "none" or each[2] < 2)] == []
    assert len([each for each in reached if each[0] == "BUTTON"]) > 5


def test_seven_seats_have_seven_shapes_and_a_name_each(hall):
    vera = hall.player("Vera")
    vera.call_myself()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 6]
    vera.at_table(vera.found(game="not_alone", seats=seats, settings={"creature": "1"}, seed=4))
    badges = vera.page.locator(".seat").evaluate_all(
        "all => all.map((n) => [n.querySelector('svg').innerHTML, n.querySelector('.name').textContent.trim()])"
    )
    assert all(name for _, name in badges)
    assert len({name for _, name in badges}) == 7
    assert len({shape for shape, _ in badges}) == 7


# Whatever is on its way in any frame and changes more than light and colour.
MOVES = """(() => {
  window.moved = new Set();
  const soft = ['opacity', 'color', 'backgroundColor', 'borderColor', 'boxShadow', 'fill', 'stroke', 'filter'];
  const still = ['offset', 'computedOffset', 'easing', 'composite', ...soft];
  const hard = (name) => !still.includes(name) && !/^border.*Color$/.test(name);
  const look = () => {
    for (const each of document.getAnimations()) {
      const {duration} = each.effect.getComputedTiming();
      if (each.playState !== 'running' || !(duration > 0)) continue;
      const ways = each.effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter(hard));
      const {tagName, className} = each.effect.target ?? {};
      if (ways.length) window.moved.add(`${tagName}.${className?.baseVal ?? className}: ${[...new Set(ways)]}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""


def moved(player) -> list[str]:
    return list(player.page.evaluate("[...window.moved]"))


def followed(hall, game: str, motion: str):
    """Vera plays through a reveal and opens what lies over the table, with the mouse over the cards."""
    vera = hall.player("Vera", speed="normal", reduced_motion=motion)
    vera.context.add_init_script(MOVES)
    vera.call_myself()
    settings = ROLE.get(game, {})
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, *BOTS], settings=settings, seed=3)}")
    vera.page.locator("section.ask:not(.waiting)").wait_for()
    vera.page.locator(".pcard.legal:visible").first.hover()
    for _ in range(40):
        vera.answer_quickly()
        vera.page.keyboard.press("Space")
        vera.pump(20)
    for key in ("k", "l", "?"):
        vera.page.keyboard.press(key)
        vera.pump(60)
    return vera


@EVERY_GAME
def test_nothing_moves_for_who_wants_it_still(hall, game):
    assert moved(followed(hall, game, "reduce")) == []


def test_things_move_for_everybody_else(hall):
    assert len(moved(followed(hall, "not_alone", "no-preference"))) > 3


def test_no_other_page_moves_for_who_wants_it_still(hall, finished):
    vera = hall.player("Vera", speed="normal", reduced_motion="reduce", storage_state=finished.browser)
    vera.context.add_init_script(MOVES)
    replay = f"/t/{finished.table}/replay?eyes=all&at=20"
    for path in ("/", "/new", "/learn", "/settings", "/rules/not_alone?show=cards", f"/t/{finished.table}", replay):
        vera.goto(path)
        # A whole game may have to be played again for it, beside whatever else the machine does.
        vera.page.locator("h1").first.wait_for(timeout=60_000)
        for key in ("Tab", "Tab", "."):
            vera.page.keyboard.press(key)
            vera.pump()
        assert moved(vera) == [], path


# How far from its end the way begins of what travels there, in pixels.
COMES_FROM = """(where) =>
[...document.querySelectorAll(where)].flatMap((node) => node.getAnimations()).some((each) => {
  const first = each.effect.getKeyframes()[0]?.transform ?? "";
  const [x, y] = (/translate\\((-?[\\d.]+)px,\\s*(-?[\\d.]+)px/.exec(first) ?? []).slice(1).map(Number);
  return Math.hypot(x, y) > 100;
})"""


def sat_down(hall, creature: str):
    vera = hall.player("Vera", speed="normal", reduced_motion="no-preference")
    vera.call_myself()
    settings = {"creature": creature}
    vera.goto(f"/t/{vera.found(game='not_alone', seats=[{'kind': 'me'}, *BOTS], settings=settings, seed=3)}")
    vera.page.locator("section.ask:not(.waiting)").wait_for()
    return vera


def test_a_token_travels_from_the_plate_of_the_creature_to_its_place(hall):
    vera = sat_down(hall, "1")
    vera.play_until("section.ask h2", "Lay the hunt tokens")
    vera.page.locator(".planet .pcard.legal").nth(3).click()
    vera.page.locator("section.ask .btn.go").click()
    vera.page.wait_for_function(COMES_FROM, arg=".planet .drop")


def test_a_card_travels_from_the_hand_to_where_it_lies(hall):
    vera = sat_down(hall, "2")
    vera.page.locator(".hand .pcard.legal").first.click()
    vera.page.locator("section.ask .btn.go").click()
    vera.page.wait_for_function(COMES_FROM, arg=".slot.full")
