"""What would have become of other answers: played on in a worker, for whoever looks back at a game.

In pieces: between two of them bots that wait for a worker come first, and who has asked is told how far it is. When
nobody listens any more there is no next piece.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from random import SystemRandom
from typing import NamedTuple

from prowl.kernel.errors import NoFairWorld
from prowl.kernel.table import Decision
from prowl.lab.what_if import Contest, Question
from prowl.store import TableRow

from .bodies import Chance, Chances, Progress, WhatIf
from .bots import BotRoom
from .history import at_moment
from .protocol import Problem

# Of the time a worker has for one answer, what goes into all games together; and what goes into one piece of them.
SHARE = 0.6
PIECE = 0.5

chance = SystemRandom()


class Piece(NamedTuple):
    """What a worker gives back: how far it has come, and at the end what it has found."""

    contest: Contest
    chances: Chances | None = None


class Wish(NamedTuple):
    """A moment of a finished game, and the luck that all pieces share."""

    row: TableRow
    log: Sequence[Decision]
    wish: WhatIf
    seed: int


def play_piece(
    game: str, level: str, luck: int, asked: Wish, before: Contest | None, seconds: float, piece: float
) -> Piece | None:
    """In a worker: play on a little; nothing if no world can be dealt."""
    at = asked.wish.at
    table = at_moment(asked.row, asked.log[:at])
    seat, taken = asked.log[at]
    question = Question(table, seat, taken, asked.wish.dealt, asked.seed)
    try:
        contest = question.go_on(before or question.begin(seconds=seconds), piece)
    except NoFairWorld:
        return None
    if not contest.over:
        return Piece(contest)
    wire, ask = table.wire, table.pending[seat]
    chances = [
        Chance(wire.answer(ask, each.answer), each.taken, each.games, each.won, *each.interval)
        for each in contest.found
    ]
    return Piece(contest, Chances(seat, ask.about, chances))


async def played_on(
    room: BotRoom, row: TableRow, log: Sequence[Decision], wish: WhatIf
) -> AsyncIterator[Progress | Chances | Problem]:
    """How far it is after each piece, and at last how often the seat would have won with each answer."""
    asked, contest = Wish(row, log, wish, chance.getrandbits(60)), None
    yield Progress(0, 0, 0.0)
    while True:
        piece = await room.play_on(play_piece, row.game, asked, contest, room.seconds * SHARE, PIECE)
        if piece is None:
            yield Problem("no-what-if")
            return
        contest = piece.contest
        yield Progress(contest.played, contest.planned, contest.done)
        if piece.chances is not None:
            yield piece.chances
            return
