"""Who sees no colours sees all that is meant: states of cards, kinds of cards, whose turn it is."""

from __future__ import annotations

import base64
from itertools import combinations
from typing import Any

from tests.browser.cells import EVERY_GAME
from tests.browser.tables import asked, laid

# Light and shade that an eye tells apart, and the least part of a picture in which they must differ.
LEVELS = 40
LEAST = 0.01
# What cannot be chosen now says so in words.
STATES = {"plain": "plain", "legal": "legal live", "picked": "picked live", "threat": "threat"}
# How much of two pictures differs. They are compared in the page: it can read them already.
UNLIKE = """async ([one, other, levels]) => {
  const read = async (picture) => {
    const image = Object.assign(new Image(), {src: `data:image/png;base64,${picture}`});
    await image.decode();
    const {width, height} = image;
    const canvas = Object.assign(document.createElement('canvas'), {width, height}).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 === 0);
  };
  const [a, b] = [await read(one), await read(other)];
  return a.filter((light, i) => Math.abs(light - b[i]) > levels).length / a.length;
}"""
DRESS = """(card, look) => {
  card.classList.remove('plain', 'legal', 'live', 'picked', 'threat');
  card.classList.add(...look.split(' '));
  card.blur();
}"""
# One badge of every colour in use, all painted the same; the words in which its card says the same.
BADGES = """() => {
  const found = new Map();
  for (const badge of document.querySelectorAll('.pcard .badge')) {
    const {color} = badge.style;
    if (found.has(color)) continue;
    badge.style.cssText = 'color: #fff; background: #000; box-shadow: none; position: fixed; z-index: 9; '
      + `left: ${found.size * 48}px; top: 0; width: 48px; height: 48px; border-radius: 0`;
    found.set(color, badge.closest('.pcard').querySelector('.kind').textContent);
  }
  for (const badge of [...document.querySelectorAll('.pcard .badge[style*=fixed]')]) document.body.append(badge);
  return [...found.values()];
}"""


def see_no_colours(player: Any) -> None:
    told = player.context.new_cdp_session(player.page)
    told.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def picture(player: Any, x: float, y: float, width: float, height: float) -> str:
    clip = {"x": x, "y": y, "width": width, "height": height}
    return base64.b64encode(player.page.screenshot(clip=clip, animations="disabled")).decode()


def alike(player: Any, pictures: dict[str, str]) -> list[tuple[str, str]]:
    """The pairs nobody could tell apart."""
    compare = [[pictures[one], pictures[other], LEVELS] for one, other in combinations(pictures, 2)]
    unlike = [player.page.evaluate(UNLIKE, each) for each in compare]
    return [pair for pair, part in zip(combinations(pictures, 2), unlike, strict=True) if part < LEAST]


def test_a_card_in_every_state_is_told_apart_without_colours(hall):
    _, [vera] = laid(hall)
    asked(vera, "Choose a place")
    see_no_colours(vera)
    card = vera.page.locator(".planet .pcard").first
    box = card.bounding_box()
    seen = {}
    for state, look in STATES.items():
        card.evaluate(DRESS, look)
        seen[state] = picture(vera, box["x"] - 8, box["y"] - 8, box["width"] + 16, box["height"] + 16)
    assert alike(vera, seen) == []


@EVERY_GAME
def test_cards_that_differ_in_a_colour_differ_in_their_sign_and_in_a_word(hall, game):
    vera = hall.player("Vera")
    vera.goto(f"/rules/{game}?show=cards")
    vera.page.locator(".pcard .badge").first.wait_for()
    see_no_colours(vera)
    words = vera.page.evaluate(BADGES)
    assert all(words)
    assert len(set(words)) == len(words) > 1
    assert alike(vera, {word: picture(vera, 48 * at, 0, 48, 48) for at, word in enumerate(words)}) == []
