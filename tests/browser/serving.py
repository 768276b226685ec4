"""`prowl serve` with a clock that a test puts forward: no test waits for time to pass."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

from prowl.cli.main import main
from prowl.server import serving


def serve(ahead: Path, arguments: list[str]) -> int:
    """Serve in a time that is as many seconds ahead as the file says."""
    usual = serving.configured

    def now() -> float:
        return time.time() + float(ahead.read_text())

    serving.configured = lambda args: replace(usual(args), now=now)
    return main(["serve", *arguments])


if __name__ == "__main__":
    raise SystemExit(serve(Path(sys.argv[1]), sys.argv[2:]))
