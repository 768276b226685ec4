"""What can go wrong, as values that every language can say."""

from __future__ import annotations


class ProwlError(Exception):
    """An error with a message key and values, so that it is told in the reader's language."""

    def __init__(self, key: str, /, **values: object) -> None:
        # Only the key goes to `args`: an error must survive the way back from a worker process.
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return f"{self.key} {self.values}" if self.values else self.key


class Refused(ProwlError):
    """A decision that the rules do not offer. Nothing has changed."""


class BadOptions(ProwlError):
    """Table options, player counts or seeds that the game does not know."""


class BadFile(ProwlError):
    """A table file that is damaged, foreign or tampered with."""


class RuleFailure(ProwlError):
    """A rule raised. The table stands as before the decision; `report` says what happened."""

    def __init__(self, report: str) -> None:
        super().__init__("rule-failure")
        self.report = report


class NoFairWorld(ProwlError):
    """No deal was found that fits everything the seat has seen."""


class Over(Exception):
    """Raised by `finish`: the game ends at once, wherever the rules stand."""


class Closed(Exception):
    """Raised by `close`: the chapter ends at once, wherever the rules stand."""
