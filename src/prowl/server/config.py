"""How a server is run. Everything a test or a host may want to change is here."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Rate:
    """So many a second, and so many at once after a pause."""

    per_second: float
    at_once: float


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What one client may ask of the server."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    upload_bytes: int = 2 * 1024 * 1024
    # No game is longer: all of it is played again for a replay, a fork, and when the table comes back. Without a
    # limit a secret choice could be made and reconsidered without end. The longest golden game has 827.
    decisions: int = 5000
    messages: Rate = Rate(per_second=20, at_once=60)
    reads: Rate = Rate(per_second=20, at_once=200)
    requests: Rate = Rate(per_second=10, at_once=60)
    # Websockets that are opened, and tables that are asked for as a whole: whoever comes is told everything anew. By
    # guest, and from one address, where a family or a class may sit.
    visits: Rate = Rate(per_second=1, at_once=60)
    visits_from: Rate = Rate(per_second=5, at_once=300)
    looks: Rate = Rate(per_second=1, at_once=10)
    looks_from: Rate = Rate(per_second=5, at_once=60)
    guests: Rate = Rate(per_second=1, at_once=60)
    talk: Rate = Rate(per_second=1, at_once=6)
    hints: Rate = Rate(per_second=0.5, at_once=4)
    # What bots decide at all tables without people together.
    alone: Rate = Rate(per_second=20, at_once=20)
    heavy: Rate = Rate(per_second=1, at_once=10)
    refusals: int = 200
    tables_per_guest: int = 30
    # Files that one guest may lay out within a day, and tables from files that are kept.
    uploads_per_day: int = 50
    uploads: int = 5000
    # Onlookers of one table, and tabs in which one person may sit at it.
    connections_per_table: int = 200
    tabs: int = 20
    # Open connections in all and from one address, and how many seconds the head of a request may take.
    connections: int = 5000
    connections_from: int = 200
    head_seconds: float = 20.0
    talk_kept: int = 500
    waiting_bytes: int = 4 * 1024 * 1024


FREE = Rate(per_second=1e9, at_once=1e9)
UNLIMITED = Limits(
    messages=FREE,
    reads=FREE,
    requests=FREE,
    visits=FREE,
    visits_from=FREE,
    looks=FREE,
    looks_from=FREE,
    guests=FREE,
    talk=FREE,
    hints=FREE,
    alone=FREE,
    heavy=FREE,
)


@dataclass(frozen=True, kw_only=True)
class Config:
    """One server."""

    db: str = "prowl.db"
    public_url: str = ""
    # Where others find this server, if they cannot use the address its own pages have.
    invite: str = ""
    # Whom to write to about this server: a mail address or a page.
    contact: str = ""
    origins: tuple[str, ...] = ()
    durable: bool = True
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    # A bot that has not answered after this many seconds answers what the clock would.
    think_seconds: float = 8.0
    # None: as each table has agreed.
    bot_delay: float | None = None
    idle_seconds: float = 120.0
    # Tables without people: how long a bot waits there at least, unless `bot_delay` says it for all, and how long such
    # a table plays on after the last look at it.
    alone_delay: float = 0.4
    alone_seconds: float = 600.0
    tick_seconds: float = 0.25
    # The time that passes, for clocks and rates: nobody can set it back. And the time of day, for what is kept.
    now: Callable[[], float] = time.monotonic
    today: Callable[[], float] = time.time
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        return self.public_url.lower().startswith("https:")
