"""When garbage is collected: a full collection looks at every table there is and keeps everybody waiting meanwhile,
a third of a second with 500 of them. What is thrown away after a decision is found without one.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

# Of two generations, the first more rarely than usual: next to nothing that a decision throws away needs it. A full
# collection only when the sweeper says so.
THRESHOLDS = (20_000, 5, 1_000_000_000)
# Seconds between two of them while somebody is connected, and while nobody is.
BUSY, QUIET = 900.0, 60.0


def calm() -> None:
    """From now on no full collection happens by itself; what has been loaded so far stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class Sweeper:
    """Collects everything from time to time, sooner when nobody would notice."""

    def __init__(self, now: Callable[[], float], collect: Callable[[], int] = gc.collect) -> None:
        self.now = now
        self.collect = collect
        self.swept = now()

    def tick(self, *, quiet: bool) -> None:
        if self.now() - self.swept >= (QUIET if quiet else BUSY):
            self.collect()
            self.swept = self.now()
