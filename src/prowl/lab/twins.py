"""Two tables that a seat cannot tell apart: the real one, and one in which all that it may not know is otherwise."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from prowl.kernel.errors import NoFairWorld, Refused
from prowl.kernel.fair import FairWorlds
from prowl.kernel.rng import stream
from prowl.kernel.state import State, to_data
from prowl.kernel.table import Decision, Save, Table
from prowl.kernel.views import view

TRIES = 8
# A line of a log of which a twin knows only that there was one.
BLANK = Decision(-1, None)


class Twins(NamedTuple):
    """The same position twice, as its seat sees it."""

    real: Table
    imagined: Table

    @property
    def differ(self) -> bool:
        """Whether more than luck to come is otherwise: the others could prove nothing."""
        return _hidden(self.real) != _hidden(self.imagined)


def twins(table: Table, seat: int, seed: int) -> Twins | None:
    """The table set up again and its twin; None if no other world shows the seat what it has seen."""
    save = table.saves[-1]
    real = _set_up(table, save.state, table.log[save.at :], table.log[: save.at])
    seen = sent_to(real, seat)
    for attempt in range(TRIES):
        imagined = _imagined(table, seat, stream(seed, f"twin {attempt}"), same_luck=attempt >= TRIES // 2)
        if imagined is not None and sent_to(imagined, seat) == seen:
            return Twins(real, imagined)
    return None


def _imagined(table: Table, seat: int, seed: int, *, same_luck: bool) -> Table | None:
    """A table in a world that is fair to the seat; with the `same_luck` since the save point if it is told so."""
    save = table.saves[-1]
    try:
        excerpt = FairWorlds.of(table, seat).without_truth(seed, view(table.state, seat))
        start = excerpt.start.copy()
        if same_luck:
            start.chance.update(_used(save.state, table.state))
        return _set_up(table, start, excerpt.since, [BLANK] * save.at)
    except (NoFairWorld, Refused):
        return None


def _used(before: State, now: State) -> dict[str, int]:
    """The streams of chance that something was drawn from, as they were before: the seat may have seen what."""
    return {name: value for name, value in before.chance.items() if now.chance[name] != value}


def _set_up(table: Table, start: State, since: Any, earlier: list[Decision]) -> Table:
    """A table that goes on from a save point, after as many decisions as there were."""
    made = Table(table.game, table.players, table.settings, start=start)
    for who, answer in since:
        made.decide(who, answer)
    made.log[:0] = earlier
    moved = [Save(save.at + len(earlier), save.state, save.events) for save in made.saves]
    made.saves.clear()
    made.saves.extend(moved)
    return made


def sent_to(table: Table, seat: int) -> str:
    """What the seat is sent of the position, byte for byte."""
    return json.dumps(table.seen_by(seat))


def _hidden(table: Table) -> tuple[dict[str, Any], list[Decision]]:
    """All of a position but luck to come: the state, and the answers since the save point, which may be secret yet."""
    save = table.saves[-1]
    return {**to_data(table.state), "chance": None}, table.log[save.at :]
