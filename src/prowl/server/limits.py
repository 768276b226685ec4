"""Rates: a bucket that fills with time and is emptied by requests."""

from __future__ import annotations

from collections.abc import Callable

from .config import Rate
from .identity import Guest
from .problems import Denied

MOST_BUCKETS = 20_000


class Bucket:
    """What one client may still do."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.at = now

    def take(self, now: float) -> bool:
        """Whether there is room for one more."""
        self.left = min(self.rate.at_once, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each client that did something lately."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.found: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        """Count one request, or refuse it."""
        now = self.now()
        bucket = self.found.get(who)
        if bucket is None:
            if len(self.found) >= MOST_BUCKETS:
                self._forget(now)
            bucket = self.found[who] = Bucket(self.rate, now)
        if not bucket.take(now):
            raise Denied("too-fast", 429)

    def _forget(self, now: float) -> None:
        """Buckets that have filled up again say nothing; if all are in use, the oldest half goes."""
        full = self.rate.at_once / self.rate.per_second
        self.found = {who: bucket for who, bucket in self.found.items() if now - bucket.at < full}
        if len(self.found) >= MOST_BUCKETS:
            for who in list(self.found)[: MOST_BUCKETS // 2]:
                del self.found[who]


class Costly:
    """Counts what costs a lot twice: by guest, and by where it comes from, since names cost nothing."""

    def __init__(self, guest: Rate, address: Rate, now: Callable[[], float]) -> None:
        self.guests, self.addresses = Buckets(guest, now), Buckets(address, now)

    def check(self, guest: Guest | None, address: str) -> None:
        """Count one request, or refuse it."""
        if guest is not None:
            self.guests.check(guest.id)
        self.addresses.check(address)
