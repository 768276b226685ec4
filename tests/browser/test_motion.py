"""How the table moves: cards that turn, a speed, a way to skip, figures that do not wait, and nothing that costs."""

from __future__ import annotations

import pytest

from tests.browser.cells import EVERY_GAME, ROLE, full, one_cell
from tests.browser.conftest import BOTS

# Notes every animation as it begins, and holds it there once the page is told to: nothing depends on a clock.
NOTE = """(() => {
  window.motions = [];
  window.held = '';
  const plain = ['offset', 'computedOffset', 'easing', 'composite'];
  const seen = new WeakSet();
  // A transition that is turned back half-way takes less time than its style says.
  const whole = ({transitionProperty, effect: {target, pseudoElement}}, duration) => {
    const style = getComputedStyle(target, pseudoElement);
    const at = style.transitionProperty.split(', ').findLastIndex((way) => way === transitionProperty || way === 'all');
    const times = style.transitionDuration.split(', ');
    return transitionProperty && at >= 0 ? 1000 * parseFloat(times[at % times.length]) : duration;
  };
  const note = (each) => {
    const {target, pseudoElement} = each.effect ?? {};
    const {duration, iterations} = each.effect?.getComputedTiming() ?? {};
    if (!target || seen.has(each) || !(duration > 0)) return;
    seen.add(each);
    const frames = each.effect.getKeyframes();
    const ways = [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((way) => !plain.includes(way));
    const name = each.animationName ?? each.transitionProperty ?? ways.join();
    const where = `${target.tagName}.${target.className?.baseVal ?? target.className}${pseudoElement ?? ''}`;
    const turns = frames.some((frame) => /rotateY\\(90deg\\)/.test(frame.transform ?? ''));
    window.motions.push({name, where, ways, duration: whole(each, duration), turns, endless: iterations === Infinity});
    if (window.held && target.closest(window.held)) each.pause();
  };
  const all = () => document.getAnimations().forEach(note);
  for (const type of ['animationstart', 'transitionrun']) addEventListener(type, all, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...rest) {
    const made = animate.apply(this, rest);
    note(made);
    return made;
  };
})()"""

# Under way, and stopped there.
STUCK = """(where) => document.getAnimations().filter((each) => each.playState === 'paused'
  && each.effect.target?.closest(where) && each.effect.getComputedTiming().progress < 1).length"""

# What a browser draws on the way without laying the page out, or painting it, once more.
CHEAP = {"transform", "transformOrigin", "translate", "rotate", "scale", "opacity", "filter", "clipPath"}
# These are painted, but only where they are: a sign, a button. `visibility` changes once.
SMALL = {"color", "backgroundColor", "fill", "stroke", "visibility"}

# Those in which cards are turned over for all to see.
REVEALING = ["not_alone", "tremble"]
SCENE = ".over main.reveal"


def seated(hall, game: str, speed: str = "normal"):
    """Vera at a table with bots, who likes things to move."""
    vera = hall.player("Vera", speed=speed, reduced_motion="no-preference")
    vera.context.add_init_script(NOTE)
    vera.call_myself()
    settings = ROLE.get(game, {})
    vera.goto(f"/t/{vera.found(game=game, seats=[{'kind': 'me'}, *BOTS], settings=settings, seed=3)}")
    vera.page.locator("section.ask:not(.waiting)").wait_for()
    return vera


def hold(player, where: str) -> None:
    """From now on whatever begins to move there does not get any further."""
    player.page.evaluate("(where) => { window.held = where; }", where)


def motions(player) -> list[dict]:
    return list(player.page.evaluate("window.motions"))


def played(player, answers: int) -> None:
    for _ in range(answers):
        player.answer_quickly()
        player.page.keyboard.press("Space")
        player.pump(20)


@pytest.mark.parametrize("game", REVEALING)
def test_every_card_is_turned_over_at_the_reveal(hall, game):
    vera = seated(hall, game)
    hold(vera, ".over")
    vera.play_until(SCENE)
    cards = vera.page.locator(f"{SCENE} .flip").count()
    assert cards > 1
    vera.page.wait_for_function("(n) => window.motions.filter((each) => each.turns).length === n", arg=cards)


@pytest.mark.parametrize("game", REVEALING)
def test_fast_is_faster_than_normal(hall, game):
    took = {}
    for speed in ("normal", "fast"):
        vera = seated(hall, game, speed)
        vera.page.locator(".pcard.legal:visible").first.hover()
        vera.play_until(SCENE)
        vera.page.wait_for_function("() => window.motions.some((each) => each.turns)")
        took[speed] = [each for each in motions(vera) if not each["endless"]]
    # The same thing in the same place: what else moves depends on how far the bots were.
    slow, quick = ({(each["name"], each["where"]): each["duration"] for each in took[speed]} for speed in took)
    both = slow.keys() & quick.keys()
    assert [each for each in both if quick[each] >= slow[each]] == []
    assert len({name for name, _ in both}) > 3


@one_cell("way", ["button", "Space"], REVEALING)
def test_a_reveal_can_be_skipped_before_it_is_over(hall, game, way):
    vera = seated(hall, game)
    hold(vera, ".over")
    vera.play_until(SCENE)
    vera.page.wait_for_function(f"() => ({STUCK})('.over') > 0")
    if way == "Space":
        vera.page.keyboard.press("Space")
    else:
        label = "Skip" if game == "not_alone" else "Next"
        # The scene is held while it still comes out of the dark.
        vera.page.locator(SCENE).get_by_role("button", name=label).first.dispatch_event("click")
    vera.page.locator(SCENE).wait_for(state="detached")


def told(player, *events: str) -> list[dict]:
    return [event for state in player.states for event in state["events"] if event["event"] in events]


def seen_now(player) -> dict:
    """The view as the server has told it last."""
    view: dict = {}
    for state in player.states:
        view |= state.get("view") or state.get("changed") or {}
    return view


def test_figures_are_new_while_things_still_travel(hall):
    """Nothing that travels arrives here; will and the tracks say all the same how things stand."""
    vera = seated(hall, "not_alone")
    hold(vera, ".table")
    for _ in range(400):
        if told(vera, "rescue_moved") and told(vera, "will_lost", "will_regained"):
            break
        vera.answer_quickly()
        vera.page.keyboard.press("Space")
        vera.pump(20)
    assert vera.page.evaluate(STUCK, ".table") > 0
    settled(vera)
    wills = seen_now(vera)["will"]
    shown = vera.page.locator(".pips[aria-label^=Will]").evaluate_all(
        "all => all.map((each) => Number(/\\d+/.exec(each.ariaLabel)[0]))"
    )
    assert sorted(shown) == sorted(wills[seat] for seat in (0, 2))
    left = told(vera, "rescue_moved")[-1]["left"]
    assert vera.page.locator(".end.prey b").inner_text().split()[0] == str(left)
    assert vera.page.evaluate(STUCK, ".table") > 0


def settled(player) -> None:
    """Whatever the server has sent is on the page: the line is empty, and a frame has been drawn since."""
    before = -1
    while before != len(player.frames):
        before = len(player.frames)
        player.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        player.pump()


@pytest.mark.parametrize("answers", [30, pytest.param(80, marks=full)])
@EVERY_GAME
def test_nothing_is_laid_out_or_shaded_anew_for_a_frame_of_a_movement(hall, game, answers):
    vera = seated(hall, game)
    vera.page.locator(".pcard.legal:visible").first.hover()
    played(vera, answers)
    seen = motions(vera)
    assert len(seen) > 10
    dear = {f"{each['where']}: {way}" for each in seen for way in each["ways"] if way not in CHEAP | SMALL}
    assert dear == set()
