"""What axe-core says of a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The rules of WCAG 2.1 A and AA, and of axe-core's best practices those about headings, landmarks and names.
# Not the experimental one about names: a card is read as a whole sentence, longer than its face.
HEADINGS = ("heading-order", "page-has-heading-one", "empty-heading")
LANDMARKS = ("landmark-one-main", "landmark-unique", "aria-dialog-name")
RULES: dict[str, Any] = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
    "rules": {
        "label-content-name-mismatch": {"enabled": False},
        **{rule: {"enabled": True} for rule in HEADINGS + LANDMARKS},
    },
}
# Day breaks at once: no colour is caught half-way.
TO_DAY = """() => {
  document.documentElement.dataset.theme = 'light';
  for (const change of document.getAnimations()) change.finish();
}"""
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def violations(page: Any, options: dict[str, Any] = RULES) -> list[str]:
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def shut_out(page: Any) -> list[str]:
    """What axe-core says of a screen by night, and of its colours by day: the theme changes nothing else."""
    assert AXE.exists(), "axe-core is not installed: make web"
    page.evaluate(AXE.read_text("utf-8"))
    night = violations(page)
    page.evaluate(TO_DAY)
    day = [f"by day {each}" for each in violations(page, COLOURS)]
    page.evaluate("delete document.documentElement.dataset.theme")
    return night + day
