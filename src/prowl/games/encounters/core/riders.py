"""Cards that lie on cards: gear on its bearer, prey under its guard. A zone, and beside it the list of their hosts.

    geared: list[int] = zone("gear", see=EVERYONE)
    bearers: list[int] = public(factory=list)       # for each card of `geared` the one it lies on; NOBODY waits

A rider goes where its host goes; what happens to it when the host leaves play is the game's to say (`House.uprooted`).
"""

from __future__ import annotations

# The host of a rider that waits for one.
NOBODY = -1


def lay_on(riders: list[int], hosts: list[int], rider: int, host: int = NOBODY) -> None:
    riders.append(rider)
    hosts.append(host)


def riders_of(riders: list[int], hosts: list[int], host: int) -> list[int]:
    """The cards that lie on this one, the first first."""
    return [rider for rider, on in zip(riders, hosts, strict=True) if on == host]


def host_of(riders: list[int], hosts: list[int], rider: int) -> int:
    return hosts[riders.index(rider)]


def take_up(riders: list[int], hosts: list[int], host: int) -> list[int]:
    """The riders that wait find their host."""
    waiting = riders_of(riders, hosts, NOBODY)
    hosts[:] = [host if on == NOBODY else on for on in hosts]
    return waiting


def take_off(riders: list[int], hosts: list[int], host: int) -> list[int]:
    """All riders of a card leave it and their zone."""
    gone = riders_of(riders, hosts, host)
    riders[:] = [rider for rider in riders if rider not in gone]
    hosts[:] = [on for on in hosts if on != host]
    return gone
