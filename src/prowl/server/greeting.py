"""What `prowl serve` says in the terminal: where to look, and how friends join."""

from __future__ import annotations

import os
import shutil
from io import StringIO
from typing import NamedTuple, TextIO

import segno

from prowl.kernel.text import Words

BLOCKS = "█▀▄"
# White on black whatever the terminal's colours are: where its letters are dark, the code would be a negative.
WHITE, PLAIN = "\x1b[97;40m", "\x1b[0m"


class Doors(NamedTuple):
    """Where a server is found."""

    page: str
    # Where others find it; empty where nothing is known.
    invite: str = ""
    # Whether it was opened to the local network; whether nobody but this machine can find it.
    lan: bool = False
    alone: bool = False


def greeting(doors: Doors, words: Words, out: TextIO) -> str:
    """Programs read the address from the first line."""
    lines = [f"Prowl: {doors.page}"]
    if doors.lan and doors.invite:
        lines += [words.say("serve-invite", address=doors.invite), *_code(doors.invite, out)]
    elif doors.lan:
        lines.append(words.say("serve-no-network"))
    elif doors.alone:
        lines.append(words.say("serve-alone"))
    return "\n".join(lines)


def _code(text: str, out: TextIO) -> list[str]:
    """A QR code for the cameras of phones, on a terminal that can show it."""
    if not out.isatty() or not _can_write(BLOCKS, out):
        return []
    drawn = StringIO()
    segno.make_qr(text).terminal(drawn, compact=True)
    lines = drawn.getvalue().splitlines()
    # Lines that are broken are no code.
    if len(lines[0]) > shutil.get_terminal_size().columns:
        return []
    # Set wherever a terminal has colours; on Windows it is not, and letters are light there.
    coloured = os.environ.get("TERM", "dumb") != "dumb"
    return [f"{WHITE}{line}{PLAIN}" for line in lines] if coloured else lines


def _can_write(text: str, out: TextIO) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
