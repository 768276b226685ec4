"""After the end: the game again through any eyes, as a file, or as the start of another one."""

from __future__ import annotations

from .hall import Hall
from .identity import Identity
from .routes import Route


class Replays:
    """The handlers for finished games."""

    def __init__(self, hall: Hall, identity: Identity) -> None:
        self.hall, self.identity = hall, identity

    def routes(self) -> list[Route]:
        return []
