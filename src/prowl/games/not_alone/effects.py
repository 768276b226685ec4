"""The standard sentences of Not Alone's cards: verbs whose text is written once, in `text/`."""

from __future__ import annotations

from prowl.kernel.effects import effect

from .rules.counters import light_beacon
from .rules.counters import take_beacon as taken
from .rules.will import regain_will
from .state import Planet

regain = effect(regain_will)


@effect
def light_the_beacon(s: Planet, me: int) -> None:
    light_beacon(s, me)


@effect
def take_the_beacon(s: Planet, me: int) -> None:
    taken(s, me)
