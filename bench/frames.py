"""Whether tables and card pages move smoothly: what a frame costs the page's own thread while it scrolls or animates.

    python -m bench.frames

Needs a built client (make web), Playwright and Chromium. Without a graphics card the pictures are painted by the
processor, so what counts is the page's own thread: a frame has 16.7 ms, and what is left of it is the painter's.
Times of the thread are processor time: what others do on the machine does not count. Frames are counted by the clock.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

from tests.browser.conftest import CHROMIUM, FLAGS, Hall, Server
from tests.browser.player import Player

MOVES = 60
STEP = 120
# Answers a table is watched for, milliseconds between them, and seconds a bot takes for one: as people do.
ANSWERS = 20
PACE = 700
BOT_DELAY = 0.5

# Notes the time of every frame until it is stopped.
WATCH = """() => {
  const times = [];
  const note = (now) => { times.push(now); window.watching = requestAnimationFrame(note); };
  window.watched = times;
  window.watching = requestAnimationFrame(note);
}"""
STOP = "() => { cancelAnimationFrame(window.watching); return window.watched; }"

SIXTY = """() => {
  const cards = [...document.querySelectorAll('.pcard')].slice(0, 60);
  document.body.replaceChildren(...cards);
  document.body.style.cssText = 'display: grid; grid-template-columns: repeat(12, 226px); gap: 8px; zoom: 0.5';
}"""
TRAVEL = """() => Promise.all([...document.querySelectorAll('.pcard')].map((card, i) => card.animate([
  { transform: 'none' },
  { transform: `translate(${(i * 37) % 200 - 100}px, ${(i * 53) % 200 - 100}px) rotateY(180deg)` },
  { transform: 'none' },
], { duration: 900, easing: 'ease-in-out' }).finished)).then(() => true)"""
# Everything that is in sight travels and turns, for as long as it takes.
ROAM = """() => [...document.querySelectorAll('.pcard')].slice(0, 60).forEach((card, i) => card.animate([
  { transform: 'none' },
  { transform: `translate(${(i * 37) % 60 - 30}px, ${(i * 53) % 60 - 30}px) rotateY(180deg)` },
  { transform: 'none' },
], { duration: 900, easing: 'ease-in-out', iterations: Infinity }))"""


class Film(NamedTuple):
    name: str
    cards: int
    frames: int
    # Milliseconds from frame to frame, in the middle and of the slowest twentieth.
    middle: float
    slow: float
    # Milliseconds of processor time of the page's own thread a frame, and how often the page is laid out and styled.
    busy: float
    layouts: float
    styles: float

    def row(self) -> str:
        figures = f"{self.cards} | {self.frames} | {self.middle:.1f} | {self.slow:.1f} | {self.busy:.1f}"
        return f"| {self.name} | {figures} | {self.layouts:.2f} | {self.styles:.2f} |"


def filmed(player: Player, name: str, move: Callable[[], None]) -> Film:
    """What frames cost while the page moves."""
    page = player.page
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    before = spent(line)
    page.evaluate(WATCH)
    move()
    times = page.evaluate(STOP)
    gaps = [b - a for a, b in pairwise(times)]
    cuts = quantiles(gaps, n=20)
    cards = page.locator(".pcard").count()
    after = spent(line)
    busy, layouts, styles = ((b - a) / len(gaps) for a, b in zip(before, after, strict=True))
    return Film(name, cards, len(gaps), cuts[9], cuts[18], 1000 * busy, layouts, styles)


def spent(line: Any) -> tuple[float, ...]:
    """Seconds of the page's thread, layouts and stylings so far."""
    found = {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}
    return tuple(found[name] for name in ("ThreadTime", "LayoutCount", "RecalcStyleCount"))


def scroll(player: Player) -> None:
    player.page.mouse.move(720, 500)
    for i in range(MOVES):
        player.page.mouse.wheel(0, STEP if i < MOVES / 2 else -STEP)
        player.page.wait_for_timeout(33)


def cards_of(game: str) -> Callable[[Player], Film]:
    def film(player: Player) -> Film:
        player.goto(f"/rules/{game}?show=cards")
        player.page.locator(".pcard").first.wait_for()
        scroll(player)
        return filmed(player, f"{game}: the page of cards scrolls", lambda: scroll(player))

    return film


def table_of(game: str, seats: int) -> Callable[[Player], Film]:
    def film(player: Player) -> Film:
        bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
        table = player.found(game=game, seats=[{"kind": "me"}, *bots], seed=3, bot_delay=BOT_DELAY)
        player.goto(f"/t/{table}")
        player.page.locator("section.ask:not(.waiting)").wait_for()
        return filmed(player, f"{game}: a table of {seats} is played, animated", lambda: play(player))

    return film


def sixty_cards(player: Player) -> Film:
    """As many cards as lie on the fullest table, as small as they lie there: all of them travel and turn at once."""
    player.goto("/rules/predator?show=cards")
    player.page.locator(".pcard").first.wait_for()
    player.page.evaluate(SIXTY)
    travel(player)
    return filmed(player, "60 cards of predator travel and turn at once", lambda: travel(player))


def sixty_roam(player: Player) -> Film:
    """The page of cards scrolls while sixty of them travel and turn."""
    player.goto("/rules/predator?show=cards")
    player.page.locator(".pcard").first.wait_for()
    player.page.evaluate(ROAM)
    scroll(player)
    return filmed(player, "predator: the page of cards scrolls while 60 travel and turn", lambda: scroll(player))


def travel(player: Player) -> None:
    for _ in range(3):
        player.page.evaluate(TRAVEL)


def play(player: Player) -> None:
    for _ in range(ANSWERS):
        player.answer_quickly()
        player.page.wait_for_timeout(PACE)
        # What is turned over is watched to its end, then put away.
        if player.page.locator(".over").count():
            player.page.wait_for_timeout(2 * PACE)
            player.page.keyboard.press("Space")


FILMS = (
    cards_of("predator"),
    cards_of("not_alone"),
    sixty_cards,
    sixty_roam,
    table_of("not_alone", 7),
    table_of("tremble", 5),
    table_of("predator", 5),
)


def main() -> None:
    from playwright.sync_api import sync_playwright

    heads = "ms from frame to frame | the slowest twentieth | ms of the page's thread a frame | layouts | stylings"
    print(f"| what | cards | frames | {heads} |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |", flush=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for film in FILMS:
                hall = Hall(browser, server.address)
                # The tests' players want everything still.
                player = hall.player("Vera", speed="normal", reduced_motion="no-preference")
                player.call_myself()
                print(film(player).row(), flush=True)
                hall.close()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
