"""Any legal answer, each as likely as the other."""

from __future__ import annotations

from typing import Any

from .base import Bot
from .glimpse import Glimpse
from .policy import Policy


class RandomBot(Bot):
    level = "random"

    def decide(self, glimpse: Glimpse) -> Any:
        return any_answer(self, glimpse)


def any_answer(bot: Bot, glimpse: Glimpse) -> Any:
    """A random legal answer, which needs no world."""
    blind = Policy(bot.game, blind=True)
    ask = glimpse.ask
    # Without weights the policy does not look at the state.
    return blind.answer(None, ask, bot.luck(glimpse).random)  # type: ignore[arg-type]
