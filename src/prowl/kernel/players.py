"""Who plays for everybody where nobody watches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .state import State

if TYPE_CHECKING:
    from .prompts import Ask, Reply, Values


class Player:
    """Answers for everybody in a playout, which nobody watches: in place, so that no rule has to wait.

    What nobody must answer, and questions to several seats of which one is to answer, still wait: see `reply`.
    """

    __slots__ = ()

    def one(self, s: State, seat: int, options: Sequence[Any], about: str, values: Values) -> Any:
        """One of the options."""
        raise NotImplementedError

    def some(
        self, s: State, seat: int, options: Sequence[Any], about: str, least: int, most: int, values: Values
    ) -> tuple[Any, ...]:
        """From `least` to `most` of the options, in their order."""
        raise NotImplementedError

    def reply(self, s: State, asked: Mapping[int, Ask]) -> Reply:
        """The answer to one of the questions that wait."""
        raise NotImplementedError
