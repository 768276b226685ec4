"""A person at a page: sits down, looks at the question, answers it through the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

# Nothing that comes at all takes as long, whatever else the machine does.
SECONDS = 45_000
# A whole game of bots: longer than any one thing takes on a busy machine.
WHOLE_GAME = 90_000
# Chromium tells of a lost line in its own words; the page tells the player in ours.
EXPECTED = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED", "Failed to load resource")

# What the page shows of the question, in one look.
LOOK = """() => {
  const shown = (node) => node.checkVisibility ? node.checkVisibility() : true;
  const pick = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const cards = pick('.pcard.legal, button.plate:not(.picked)').length;
  const ask = document.querySelector('.ask section.ask, .sheet section.ask, section.ask');
  return {
    over: document.querySelector('#outcome') !== null,
    waiting: ask === null || ask.classList.contains('waiting'),
    question: ask?.querySelector('h2')?.textContent?.trim() ?? '',
    cards,
    picked: pick('.pcard.picked').length,
    buttons: pick('section.ask .actions .btn.line:not(.off)').map((b) => b.textContent.trim()),
    go: pick('section.ask .actions .btn.go:not(.off)').map((b) => b.textContent.trim()),
  };
}"""

# The same look: something of it that answers the question, if nothing else is looked for and shown.
CHOOSE = """(chance, until, words) => {
  const shown = (node) => node.checkVisibility ? node.checkVisibility() : true;
  const pick = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  if (until && pick(until).some((node) => node.textContent.includes(words))) return null;
  const sure = document.querySelector('dialog[open] .btn.go');
  if (sure) return sure;
  const ask = document.querySelector('section.ask');
  if (document.querySelector('#outcome') || !ask || ask.classList.contains('waiting')) return null;
  // Who has a guide hears it out first.
  if (document.querySelector('.coach .said')) return null;
  const cards = pick('.pcard.legal, button.plate:not(.picked)');
  const go = pick('section.ask .actions .btn.go:not(.off)');
  const lines = pick('section.ask .actions .btn.line:not(.off)');
  const from = go.length && chance > 0.1 ? go : cards.length && chance > 0.05 ? cards : lines.length ? lines : cards;
  return from[Math.floor(chance * 7919) % from.length] ?? null;
}"""
# At once a press on it: what a quick hand does.
ACT = f"""([chance, until, words]) => {{
  const found = ({CHOOSE})(chance, until, words);
  found?.click();
  return found !== null;
}}"""
# Where a pointer would go to press it, unless something lies over it.
AIM = f"""(chance) => {{
  const found = ({CHOOSE})(chance, '', '');
  if (!found) return null;
  // The sheet at the foot of a phone lies over the lower end of the page.
  found.scrollIntoView({{block: 'center', inline: 'center', behavior: 'instant'}});
  const {{left, top, width, height}} = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return found.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}}"""


# A line without a page: somebody is there, and lends the first seat to a bot.
LEND = """(table) => {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`);
  line.onopen = () => line.send(JSON.stringify({type: 'take_over', seat: 0, bot: true}));
  line.onmessage = ({data}) => JSON.parse(data).outcome && document.body.toggleAttribute('data-over', true);
}"""


class Player:
    """One browser of its own."""

    def __init__(self, context: Any, name: str, phone: bool = False) -> None:
        self.context, self.name, self.phone = context, name, phone
        self.page = context.new_page()
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.faults: list[str] = []
        # How often a page was loaded from the server; what the page does by itself does not count.
        self.loads = 0
        self.chance = Random(name)
        self.page.set_default_timeout(SECONDS)
        self.page.on("pageerror", lambda error: self.faults.append(f"{name}: {error}"))
        self.page.on("console", self._heard)
        self.page.on("websocket", self._listen)
        self.page.on("load", self._loaded)

    def _loaded(self, _page: Any) -> None:
        self.loads += 1

    def _heard(self, message: Any) -> None:
        if message.type == "error" and not any(each in message.text for each in EXPECTED):
            self.faults.append(f"{self.name}: {message.text}")

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    # -- the house ---------------------------------------------------------------------

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def call_myself(self) -> None:
        """Give the name by which the server knows this browser."""
        answer = self.context.request.post("/api/me", data={"name": self.name}, headers=self._origin())
        assert answer.ok, answer.text()

    def found(self, **wish: Any) -> str:
        """Found a table over HTTP; its id."""
        answer = self.context.request.post("/api/tables", data={"bot_delay": 0, **wish}, headers=self._origin())
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["table"])

    def sit(self, table: str, seat: int) -> None:
        answer = self.context.request.post(f"/api/tables/{table}/sit", data={"seat": seat}, headers=self._origin())
        assert answer.ok, answer.text()

    def _origin(self) -> dict[str, str]:
        return {"content-type": "application/json"}

    # -- the table ---------------------------------------------------------------------

    def at_table(self, table: str) -> None:
        """Go to a table of Not Alone and wait until it is laid."""
        self.goto(f"/t/{table}")
        self.page.locator("div.planet[role=group]").wait_for()

    def menu(self, item: str) -> None:
        """Choose something from the menu of the table."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        self.page.get_by_role("menuitem", name=item, exact=True).click()

    def shut(self) -> None:
        """Close what lies over the table with Escape. It is shut only when its content is gone: keys work again."""
        self.page.keyboard.press("Escape")
        self.page.locator("dialog .inner").wait_for(state="detached")

    def lend_seat(self) -> None:
        """Let a bot play on."""
        self.menu("Let a bot play for me")

    def let_bots_play(self, table: str) -> None:
        """Have a game played to its end by bots; no page draws what nobody looks at."""
        self.goto("/settings")
        self.page.evaluate(LEND, table)
        self.page.locator("body[data-over]").wait_for(state="attached", timeout=WHOLE_GAME)

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    @property
    def states(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "state"]

    @property
    def tables(self) -> list[dict[str, Any]]:
        """What the line has said of the table itself."""
        return [frame for frame in self.frames if frame["type"] == "table"]

    @property
    def version(self) -> int:
        return int(self.states[-1]["version"]) if self.states else -1

    @property
    def turn(self) -> int:
        """The last turn of which the events tell."""
        told = [event.get("round") or 0 for state in self.states for event in state["events"]]
        return max(told, default=0)

    def over(self) -> bool:
        return bool(self.states and self.states[-1].get("outcome"))

    def answer_quickly(self) -> bool:
        """Press something that answers the question, in one go; whether there was something to press."""
        return bool(self.page.evaluate(ACT, [self.chance.random(), "", ""]))

    def play_until(self, selector: str, words: str = "", most: int = 400) -> Any:
        """Answer until the page shows this, and give it.

        To look and to press is one step in the page. In two steps the question that is looked for could come in between
        and be answered: then it would be found while its answer is on its way, and be gone a moment later.
        """
        found = self.page.locator(selector, has_text=words).filter(visible=True).first
        for _ in range(most):
            if not self.page.evaluate(ACT, [self.chance.random(), selector, words]) and found.count():
                return found
            self.pump(20)
        raise AssertionError(f"the page never shows {selector} {words}")

    def answer(self) -> bool:
        """Press something that answers the question where it is seen: with a finger on the phone, else with a mouse."""
        aim = self.page.evaluate(AIM, self.chance.random())
        if aim:
            (self.page.touchscreen.tap if self.phone else self.page.mouse.click)(*aim)
        return bool(aim)

    def sits(self, seat: int) -> None:
        """Wait until the line speaks to this seat: a spectator's page shows much of the same."""
        self.until(lambda: self.states and self.states[-1]["seat"] == seat)

    def until(self, holds: Callable[[], Any], most: int = 1000) -> None:
        """Let the page hear what arrives until this holds."""
        for _ in range(most):
            if holds():
                return
            self.pump()
        raise AssertionError(f"{self.name} waits for ever; the last frames: {self.frames[-3:]}")

    def pump(self, milliseconds: int = 40) -> None:
        """Let the page hear what has arrived."""
        self.page.wait_for_timeout(milliseconds)


def play_out(players: list[Player], quickly: bool = False, limit: int = 6000) -> None:
    """All answer whatever they are asked until the game is over: with a pointer, or as a quick hand does."""
    still = 0
    for _ in range(limit):
        if all(player.over() for player in players):
            return
        acted = False
        for player in players:
            acted = (player.answer_quickly() if quickly else player.answer()) or acted
        still = 0 if acted else still + 1
        players[0].pump(5 if acted else 30)
        assert still < 500, f"nobody can go on: {[player.look() for player in players]}"
    raise AssertionError("the game does not end")
