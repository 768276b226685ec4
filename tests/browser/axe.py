"""What axe-core says of a page, and whether whoever speaks to it can say what stands there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Day breaks at once: no colour is caught half-way.
TO_DAY = """() => {
  document.documentElement.dataset.theme = 'light';
  for (const change of document.getAnimations()) change.finish();
}"""
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
# axe-core asks only those with a label of their own. Here every word seen on what can be pressed is in its name,
# whole or, where a picture stands in its midst, in two halves.
UNSAID = """() => {
  axe.setup(document.documentElement);
  const words = (text) => text.normalize('NFKC').toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? [];
  const pressed = 'button, a[href], summary, [role=option], [role=menuitem], [role=tab], [role=radio]';
  const all = [...document.querySelectorAll(pressed)].filter((node) => node.checkVisibility());
  const names = all.map((node) => axe.commons.text.accessibleText(node));
  axe.teardown();
  const heard = [...document.querySelectorAll('.sr')];
  for (const node of heard) node.style.display = 'none';
  const seen = all.map((node) => words(node.innerText));
  for (const node of heard) node.style.display = '';
  const missing = names.map((name, i) => seen[i].filter((word) => !words(name).join(' ').includes(word)));
  // What lies behind a dialog has no name; that what lies before it has one, axe-core sees to.
  return names.flatMap((name, i) => name && missing[i].length ? [`unsaid: ${missing[i].join(' ')} in "${name}"`] : []);
}"""


def violations(page: Any, options: dict[str, Any] | None = None) -> list[str]:
    """With all of axe-core's own rules, if nothing else is asked for."""
    found = page.evaluate("options => axe.run(document, options)", {**(options or {}), "resultTypes": ["violations"]})
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def shut_out(page: Any) -> list[str]:
    """What is wrong with a screen by night, and with its colours by day: the theme changes nothing else."""
    assert AXE.exists(), "axe-core is not installed: make web"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    night = violations(page) + page.evaluate(UNSAID)
    page.evaluate(TO_DAY)
    day = [f"by day {each}" for each in violations(page, COLOURS)]
    page.evaluate("delete document.documentElement.dataset.theme")
    return night + day
