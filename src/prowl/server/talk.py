"""What is said at one table. Everyone hears everything."""

from __future__ import annotations

from logging import getLogger
from typing import TYPE_CHECKING

from prowl.kernel.views import SPECTATOR
from prowl.store import TalkRow

from .connections import Connection
from .problems import Denied
from .protocol import ChatLine, ChatUpdate

if TYPE_CHECKING:
    from .host import TableHost


log = getLogger("prowl.table")


class Talk:
    """The last lines, and whoever adds one."""

    def __init__(self, host: TableHost, lines: list[TalkRow]) -> None:
        self.host, self.lines = host, lines
        # The number of the last line that anybody has begun to write.
        self.last = 0

    def tell(self, connection: Connection, heard: int) -> None:
        """What was said after line `heard`, to somebody who has just come."""
        lines = [_said(row) for row in self.lines if row.number > heard]
        if lines:
            connection.send(ChatUpdate(lines))

    async def say(self, connection: Connection, text: str = "", emote: str = "") -> None:
        if connection.guest is None:
            raise Denied("who-are-you", 401)
        host, seat = self.host, connection.seats[0] if connection.seats else SPECTATOR
        name = host.seats[seat].name if seat >= 0 else connection.guest.name
        self.last = max(self.last, self.lines[-1].number if self.lines else 0) + 1
        row = TalkRow(self.last, seat, name, text, emote, host.now())
        try:
            await host.store.talk(host.id, row)
        except Exception:
            log.exception("the talk cannot be written", extra={"table": host.id})
            self.last -= self.last == row.number
            raise Denied("not-said", 503) from None
        # Only now: who came in the meantime hears it with the others, not twice.
        self.lines.append(row)
        del self.lines[: -host.services.config.limits.talk_kept]
        host.audience.tell(ChatUpdate([_said(row)]))


def _said(row: TalkRow) -> ChatLine:
    return ChatLine(row.number, row.name, row.seat, row.text, row.emote, row.at)
