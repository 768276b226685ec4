"""The example of docs/bots.md runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_bot_plays_a_game(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text("utf-8"), re.DOTALL)
    exec(compile(example, "bots.md", "exec"), {"__name__": "example"})
    assert "Result(outcome=" in capsys.readouterr().out
