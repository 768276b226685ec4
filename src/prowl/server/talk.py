"""What is said at one table. Everyone hears everything, unless the host has silenced somebody for all."""

from __future__ import annotations

from logging import getLogger
from typing import TYPE_CHECKING, Literal

from prowl.kernel.views import SPECTATOR
from prowl.store import Note, TalkRow, hashed

from .connections import Connection
from .identity import Guest
from .problems import Denied
from .protocol import ChatLine, ChatUpdate

if TYPE_CHECKING:
    from .host import TableHost


log = getLogger("prowl.table")

LETTERS_OF_A_SIGN = 12


class Talk:
    """The last lines, whoever adds one, and whom nobody is to hear."""

    def __init__(self, host: TableHost, lines: list[TalkRow]) -> None:
        self.host, self.lines = host, lines
        # The number of the last line that anybody has begun to write.
        self.last = 0

    def tell(self, connection: Connection, heard: int) -> None:
        """What was said after line `heard`, to somebody who has just come."""
        lines = [self._said(row) for row in self.lines if row.number > heard]
        if lines:
            connection.send(ChatUpdate(lines))

    async def say(self, connection: Connection, text: str = "", emote: str = "") -> None:
        person = self._person(connection)
        if person in self.silenced:
            raise Denied("silenced", 403)
        await self._add(connection, person, text=text, emote=emote)

    # -- whom nobody hears -------------------------------------------------------------

    @property
    def silenced(self) -> list[str]:
        """The people whom the host has silenced; those of a rematch were silenced before it."""
        found: list[str] = self.host.row.notes.get("silenced", self.host.row.terms.get("silenced", []))
        return found

    async def silence(self, connection: Connection, who: str, silent: bool) -> None:
        """The host takes the word from somebody, or gives it back. Everybody is told."""
        host, me = self.host, self._person(connection)
        if connection.guest is None or connection.guest.id != host.row.host:
            raise Denied("host-only", 403)
        names = self._names()
        person = next((each for each in names if self._sign(each) == who and each != me), None)
        if person is None:
            raise Denied("no-such-person", 404)
        if (person in self.silenced) == silent:
            return
        await self._note([each for each in self.silenced if each != person] + [person] * silent)
        host.tell_table()
        await self._add(connection, me, what="silenced" if silent else "heard", whom=names[person])

    async def _note(self, silenced: list[str]) -> None:
        host = self.host
        try:
            await host.store.note(Note(host.id, "silenced", silenced))
        except Exception:
            log.exception("a note cannot be written", extra={"table": host.id})
            raise Denied("not-stored", 503) from None
        host.row.notes["silenced"] = silenced

    def _names(self) -> dict[str, str]:
        """Everybody who has spoken or sits here, by the name they have now."""
        spoken = {row.guest: row.name for row in self.lines if row.guest}
        return spoken | {row.guest: row.name for row in self.host.seats if row.kind == "human" and row.guest}

    # -- people ------------------------------------------------------------------------

    def _person(self, connection: Connection) -> str:
        """Who speaks: from whatever device, the guest the seat was first given to."""
        guest = self._guest(connection)
        seat = connection.seats[0] if connection.seats else SPECTATOR
        return self.host.seats[seat].guest if seat >= 0 else guest.id

    def _guest(self, connection: Connection) -> Guest:
        if connection.guest is None:
            raise Denied("who-are-you", 401)
        return connection.guest

    def sign_of(self, connection: Connection) -> str:
        return self._sign(self._person(connection)) if connection.guest is not None else ""

    def signs_of_silenced(self) -> list[str]:
        return [self._sign(person) for person in self.silenced]

    def _sign(self, person: str) -> str:
        """What others know a person by: at another table nobody can tell that it is the same one."""
        return hashed(f"{self.host.id} {person}")[:LETTERS_OF_A_SIGN]

    # -- lines -------------------------------------------------------------------------

    async def _add(
        self,
        connection: Connection,
        person: str,
        text: str = "",
        emote: str = "",
        what: Literal["", "silenced", "heard"] = "",
        whom: str = "",
    ) -> None:
        host, seat = self.host, connection.seats[0] if connection.seats else SPECTATOR
        name = host.seats[seat].name if seat >= 0 else self._guest(connection).name
        self.last = max(self.last, self.lines[-1].number if self.lines else 0) + 1
        row = TalkRow(self.last, seat, name, text, emote, host.services.config.today(), person, what, whom)
        try:
            await host.store.talk(host.id, row)
        except Exception:
            log.exception("the talk cannot be written", extra={"table": host.id})
            self.last -= self.last == row.number
            raise Denied("not-said", 503) from None
        # Only now: who came in the meantime hears it with the others, not twice.
        self.lines.append(row)
        del self.lines[: -host.services.config.limits.talk_kept]
        host.audience.tell(ChatUpdate([self._said(row)]))

    def _said(self, row: TalkRow) -> ChatLine:
        who = self._sign(row.guest or row.name)
        return ChatLine(row.number, row.name, row.seat, row.text, row.emote, row.at, who, row.what, row.whom)
