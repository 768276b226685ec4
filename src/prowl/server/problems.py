"""What a client is told when something is refused: a key and values, said in the reader's language."""

from __future__ import annotations

from typing import Any

from prowl.kernel.errors import ProwlError

from .protocol import Problem


class Denied(ProwlError):
    """A request that the server does not carry out. Nothing has changed."""

    def __init__(self, key: str, status: int = 400, /, **values: object) -> None:
        super().__init__(key, **values)
        self.status = status


def problem(error: ProwlError) -> Problem:
    return Problem(error.key, {key: _plain(value) for key, value in error.values.items()})


def _plain(value: object) -> Any:
    return value if isinstance(value, int | float | str) else str(value)


def status_of(error: ProwlError) -> int:
    return error.status if isinstance(error, Denied) else 400
