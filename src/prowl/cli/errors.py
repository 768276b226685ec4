"""What can go wrong on the command line, and the exit code for it."""

from __future__ import annotations

from prowl.kernel.errors import BadOptions, ProwlError

BAD_USAGE = 2
FAILED = 1
INTERRUPTED = 130


class Mistake(ProwlError):
    """Something was asked for that cannot be done as asked."""


class Failed(ProwlError):
    """A check did not hold."""


def exit_code(error: ProwlError) -> int:
    return BAD_USAGE if isinstance(error, Mistake | BadOptions) else FAILED
