"""A table and its seats as everybody may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prowl.store import SeatRow

from .connections import Connection
from .protocol import SeatInfo, TableUpdate
from .seats import is_host

if TYPE_CHECKING:
    from .host import TableHost


def table_update(host: TableHost, connection: Connection) -> TableUpdate:
    """The table as one connection is told of it."""
    row, terms = host.row, host.row.terms
    return TableUpdate(
        table=row.id,
        title=terms.get("title", ""),
        game=row.game,
        rules=row.rules,
        players=row.players,
        settings=row.settings,
        status=row.status,  # type: ignore[arg-type]
        seats=[seat_info(host, seat, seat.seat in connection.seats) for seat in host.seats],
        mode=terms.get("mode", ""),
        host=connection.guest is not None and connection.guest.id == row.host,
        listed=bool(terms.get("listed")),
        spectators_allowed=bool(terms.get("spectators", True)),
        spectators=host.audience.spectators(),
        clocks=host.clocks.shown(host.now()),
        seconds=int(host.clocks.seconds) if host.clocks.mode != "none" else 0,
        bot_delay=host.pilot.delay(),
        hurry=sorted(host.pilot.haste.seats),
        hurried=host.playing and host.pilot.haste.on,
        grace=host.pilot.grace(),
        stand_in=host.pilot.stand_in(),
        rematch=row.notes.get("rematch", ""),
        notice=host.notice,
        seeded=bool(terms.get("seeded")),
        origin=terms.get("origin", "new"),
        you=host.talk.sign_of(connection),
        silenced=host.talk.signs_of_silenced(),
    )


def seat_info(host: TableHost, row: SeatRow, mine: bool) -> SeatInfo:
    present, flies = host.is_present(row), host.pilot.flies(row.seat)
    return SeatInfo(row.seat, row.kind, row.name, row.level, present, flies, mine, is_host(row, host.row.host))
