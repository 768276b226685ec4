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

    def tell(self, connection: Connection, heard: int) -> None:
        """What was said after line `heard`, to somebody who has just come."""
        lines = [_said(row) for row in self.lines if row.number > heard]
        if lines:
            connection.send(ChatUpdate(lines))

    async def say(self, connection: Connection, text: str = "", emote: str = "") -> None:
        if connection.guest is None:
            raise Denied("who-are-you", 401)
        host, lines = self.host, self.lines
        seat = connection.seats[0] if connection.seats else SPECTATOR
        name = host.seats[seat].name if seat >= 0 else connection.guest.name
        number = lines[-1].number + 1 if lines else 1
        row = TalkRow(number, seat, name, text, emote, host.now())
        lines.append(row)
        try:
            await host.store.talk(host.id, row)
        except Exception:
            log.exception("the talk cannot be written", extra={"table": host.id})
            lines.remove(row)
            raise Denied("not-said", 503) from None
        del lines[: -host.services.config.limits.talk_kept]
        host.audience.tell(ChatUpdate([_said(row)]))


def _said(row: TalkRow) -> ChatLine:
    return ChatLine(row.number, row.name, row.seat, row.text, row.emote, row.at)
