"""Who sits where. A seat belongs to a guest, or to whoever has its key; keys are kept as hashes only."""

from __future__ import annotations

import secrets
from hmac import compare_digest

import msgspec

from prowl.bots import LEVELS
from prowl.store import SeatRow, hashed

from .bodies import SeatWish
from .identity import Guest, tidy
from .problems import Denied

MOST_DEVICES = 8
MOST_LETTERS = 24
# A person in a file of the command `prowl`, which does not ask for names.
SOMEBODY = "person"


def fresh_key() -> str:
    return secrets.token_urlsafe(24)


def holds(row: SeatRow, guest: Guest | None) -> bool:
    """Whether this guest plays the seat, from this device or another."""
    return guest is not None and row.kind == "human" and (row.guest == guest.id or guest.id in row.also)


def is_host(row: SeatRow, host: str) -> bool:
    """Whether the guest who founded the table sits here."""
    return row.kind == "human" and row.guest == host


def seated(seat: int, guest: Guest) -> tuple[SeatRow, str]:
    """The seat with this guest on it, and its key, which is told once."""
    key = fresh_key()
    return SeatRow(seat, "human", guest.id, guest.name, key_hash=hashed(key)), key


def opened(seat: int) -> SeatRow:
    return SeatRow(seat, "open")


def manned(seat: int, level: str, name: str = "") -> SeatRow:
    return SeatRow(seat, "bot", level=level, name=name)


def in_file(row: SeatRow) -> str:
    """A seat in a `.prowl` file: the name of who sits there, or for a bot without one its level."""
    # Somebody may be called like that. The space, which no name ends with, tells them apart.
    return f"{row.name} " if _is_no_name(row.name) else row.name or row.level


def from_file(seat: int, said: str) -> SeatRow:
    """A seat of a file: nobody's here. Who has no name in it is named by the page, in the reader's language."""
    if said == SOMEBODY:
        return SeatRow(seat, "human")
    try:
        name = tidy(said)
    except Denied:
        return manned(seat, "")
    if _is_no_name(said):
        return manned(seat, said.partition(":")[0])
    return SeatRow(seat, "human", name=name[:MOST_LETTERS])


def _is_no_name(said: str) -> bool:
    """Whether it says in the words of the command `prowl` who sat there: a bot's level, or just somebody."""
    return said == SOMEBODY or said.partition(":")[0] in LEVELS


def wished(seat: int, wish: SeatWish, guest: Guest) -> tuple[SeatRow, str]:
    """A seat of a new table, and its key if its founder sits there."""
    name = tidy(wish.name)[:MOST_LETTERS] if wish.name.strip() else ""
    if wish.kind == "me":
        row, key = seated(seat, guest)
        row.name = name or guest.name
        return row, key
    return (manned(seat, wish.level, name) if wish.kind == "bot" else opened(seat)), ""


def claimed(row: SeatRow, key: str, guest: Guest) -> SeatRow:
    """The seat, held from one more device. A wrong key is refused in the same words as a seat without one."""
    if row.kind != "human" or not compare_digest(row.key_hash, hashed(key)):
        raise Denied("wrong-key", 403)
    if holds(row, guest):
        return row
    # The oldest makes room: a link that many have opened must not shut out the one it was meant for.
    return msgspec.structs.replace(row, also=[*row.also, guest.id][-MOST_DEVICES:])


def rekeyed(row: SeatRow, guest: Guest) -> tuple[SeatRow, str]:
    """The seat with a new key, held by the guest who sits there and the one who asks for it, by nobody else."""
    key = fresh_key()
    also = [guest.id] if guest.id != row.guest else []
    return msgspec.structs.replace(row, key_hash=hashed(key), also=also), key
