"""Results that outlast an interruption: a file with one line of JSON for each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

START = b'["'


class Kept:
    """What was found under each key. Without a path nothing outlasts the process.

    A line that was cut off in the middle of writing is passed over, so its result is found anew. A file that holds
    something else altogether is refused.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.found: dict[str, Any] = {}
        if path is not None and path.exists():
            lines = [line for line in path.read_bytes().splitlines() if line]
            if lines and not lines[0].startswith(START):
                raise ValueError(f"{path} does not hold kept results")
            for line in lines:
                self._recall(line)

    def _recall(self, line: bytes) -> None:
        try:
            key, value = msgspec.json.decode(line, type=tuple[str, Any])
        except msgspec.DecodeError:
            return
        self.found[key] = value

    def add(self, key: str, value: Any) -> None:
        self.found[key] = msgspec.to_builtins(value)
        if self.path is not None:
            with self.path.open("ab") as file:
                # A line break on both sides: what comes after a line cut off is not lost with it.
                file.write(b"\n" + msgspec.json.encode((key, value)) + b"\n")
