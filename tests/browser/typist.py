"""A person who has no mouse: presses keys, looks where the focus is, and presses keys again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.browser.player import Player

# More steps than any screen has stops for the keyboard.
STOPS = 70
PATIENCE = 1000
MINE = "section.ask:not(.waiting)"
CARDS = ".pcard.legal, button.plate:not(.picked)"
LINES = "section.ask .actions .btn.line:not(.off)"
GO = "section.ask .actions .btn.go:not(.off)"
SCENE = "[role=dialog][aria-modal=true] .btn.go"

# Where the keyboard is: whether its line can be seen, whether it is on screen, and whether it is where it should be.
FOCUS = """([what, says]) => {
  const at = document.activeElement;
  const {outlineStyle, outlineWidth} = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const words = at.getAttribute('aria-label') ?? at.textContent.trim();
  return {
    lost: at === document.body,
    name: `${at.tagName.toLowerCase()}.${at.className} ${words.slice(0, 60)}`,
    lined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    seen: box.width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
    there: at.matches(what) && words.includes(says),
  };
}"""
# Which way is the shorter one: nobody walks through the whole page to what lies right behind.
BACK = """(what) => {
  const at = document.activeElement;
  const all = [...document.querySelectorAll(what)].filter((node) => node.checkVisibility() && node !== at);
  const behind = (node) => at.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
  return at !== document.body && all.length > 0 && all.every(behind);
}"""
# What can be done now, in one look.
ASKED = """([mine, cards, lines, go, scene]) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  if (document.querySelector('#outcome')) return {over: true};
  if (seen('dialog[open] .btn.go').length) return {sure: true};
  if (seen(scene).length) return {scene: true};
  if (!document.querySelector(mine)) return {};
  return {cards: seen(cards).length, lines: seen(lines).length, go: seen(go).length};
}"""


class Astray(AssertionError):
    """Step by step the keyboard did not come to what was looked for."""


class Typist:
    """Plays with Tab, arrows, Enter and Space. Nothing here touches the page but keys."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.chance = Random(player.name)
        self.did: list[str] = []

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def on(self, selector: str, says: str = "") -> bool:
        return bool(self.page.evaluate(FOCUS, [selector, says])["there"])

    def stop(self, selector: str = "*", says: str = "") -> dict[str, Any]:
        """Where the keyboard stands: on screen, with a line around it, unless it has left the page."""
        at: dict[str, Any] = self.page.evaluate(FOCUS, [selector, says])
        assert at["lost"] or at["lined"], f"nothing shows the focus: {at}"
        assert at["lost"] or at["seen"], f"the focus is off the screen: {at}"
        return at

    def walk_to(self, selector: str, says: str = "", *, nth: int = 0) -> None:
        """Step on until the focus is on the nth thing that matches and says this."""
        way: list[str] = []
        key = "Shift+Tab" if self.page.evaluate(BACK, selector) else "Tab"
        rounds = 0
        # Behind the last thing of a page the keyboard is in the browser itself: a whole round has been walked.
        while rounds < 2 and len(way) < STOPS:
            self.press(key)
            at = self.stop(selector, says)
            rounds += at["lost"]
            if at["lost"]:
                continue
            way.append(at["name"])
            nth -= at["there"]
            if nth < 0:
                self.did.append(at["name"])
                return
        self._come_back(key)
        raise Astray(f"the keyboard does not reach {selector} {says}: {way}")

    def _come_back(self, key: str) -> None:
        """Who walked out of the page by hand walks in again by hand."""
        for _ in range(3):
            if not self.stop()["lost"]:
                return
            self.press(key)

    def kept(self) -> None:
        """The focus is not lost: it stays where it was or is led to the question."""
        for _ in range(PATIENCE):
            if not self.stop()["lost"]:
                return
            self.player.pump(20)
        raise AssertionError(f"the focus is lost: {self.did}, {self.sees()}, {self.player.look()}")

    def sees(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(ASKED, [MINE, CARDS, LINES, GO, SCENE])
        return found

    def act(self) -> bool:
        """Do one thing that leads on; whether there was something to do."""
        seen, version = self.sees(), self.player.version
        try:
            acted = self._act(seen)
        except Astray:
            # Others may have acted on the way: then there is something else to do.
            if self.sees() == seen and self.player.version == version:
                raise
            return True
        return acted

    def _act(self, seen: dict[str, Any]) -> bool:
        if seen.get("scene"):
            self.press("Space")
            return True
        if seen.get("sure"):
            self.walk_to("dialog[open] .btn.go")
        elif seen.get("go") and self.chance.random() < 0.8:
            self.walk_to(GO)
        elif seen.get("cards") and (not seen["lines"] or self.chance.random() < 0.8):
            self.walk_to(CARDS, nth=self.chance.randrange(min(4, seen["cards"])))
        elif seen.get("lines"):
            self.walk_to(LINES, nth=self.chance.randrange(seen["lines"]))
        else:
            return False
        self.press("Enter")
        return True

    def play(self, over: Callable[[], bool], limit: int = 3000) -> None:
        """Answer whatever is asked until it is over. After everything that is done the focus is somewhere."""
        still = 0
        for _ in range(limit):
            if over():
                return
            if self.act():
                self.kept()
                still = 0
            else:
                still += 1
                assert still < 500, f"nobody can go on: {self.player.look()}"
                self.player.pump(20)
        raise AssertionError("it does not come to an end")
