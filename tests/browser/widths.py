"""At which widths a page is too wide, its menu out of sight, its words cut, or an answer out of reach."""

from __future__ import annotations

import re
from typing import Any

SIZES = {390: 844, 700: 900, 820: 1180, 1024: 768, 1199: 800, 1440: 900, 1920: 1080, 2560: 1440}
MENU = "header button[aria-haspopup=menu]"
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


def misfits(page: Any, door: str = MENU, known: str = "$^") -> dict[int, Any]:
    """At which widths something is wrong with the page. `known`: words that are known to be cut."""
    found = {}
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = {**page.evaluate(LOOK, door), "cut": page.evaluate(CUT), "stubs": page.evaluate(STUBS, LETTERS)}
        seen |= {what: [each for each in seen[what] if not re.search(known, each)] for what in ("cut", "stubs")}
        bad = seen["wide"] or not seen["menu"] or seen["cut"] or seen["stubs"]
        # Elsewhere nothing is asked; what answered last may lie under the result.
        if bad or (door == MENU and (seen["covered"] or not seen["answers"])):
            found[width] = seen
    return found
