"""Everything that travels between server and client, typed once.

The TypeScript types of the browser client and the tables of `docs/protocol.md` are generated from
this file. Requests come from clients, updates go to them; both are JSON objects with a `type`.
A request that does not fit its type is refused with a `problem` and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

VERSION = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Small = Annotated[int, Meta(ge=0, le=1_000_000)]
# An option as the wire names it, or a list of them for a question for several things.
WireAnswer = Annotated[list[Any], Meta(max_length=64)]


# -- requests over the websocket ---------------------------------------------------------------


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client may ask of a table."""


class Decide(Request, tag="decide"):
    """Answer the open question of a seat that I hold. `about` is the question I saw."""

    seat: Seat
    about: Annotated[str, Meta(max_length=80)]
    answer: WireAnswer


class Undo(Request, tag="undo"):
    """Take back my last decision; where it cannot be taken back alone, ask the others."""

    seat: Seat


class Redo(Request, tag="redo"):
    seat: Seat


class Vote(Request, tag="vote"):
    """Yes or no to what is being voted on."""

    ballot: Small
    yes: bool


class Propose(Request, tag="propose"):
    """Put a question to the other people: end the game, pause or restart the clocks, play again."""

    what: Literal["resign", "pause", "resume", "rematch"]


class Say(Request, tag="say"):
    """Say something to the whole table."""

    text: ChatText


class Emote(Request, tag="emote"):
    emote: Literal["hello", "well_played", "thinking", "ouch", "laugh", "thanks"]


class Hint(Request, tag="hint"):
    """What would a bot do in my place, and why?"""

    seat: Seat


class TakeOver(Request, tag="take_over"):
    """Let a bot play my seat for a while, or take it back."""

    seat: Seat
    bot: bool


class Resync(Request, tag="resync"):
    """I missed something: send everything after update number `have`, or the whole picture."""

    have: Small


AnyRequest = Decide | Undo | Redo | Vote | Propose | Say | Emote | Hint | TakeOver | Resync


# -- updates over the websocket ----------------------------------------------------------------


class Update(Struct, tag_field="type", omit_defaults=True):
    """What a table tells a client. `number` counts the updates of this connection's audience."""


class SeatInfo(Struct, omit_defaults=True):
    """One seat as everybody knows it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: str = ""
    present: bool = False
    bot_plays: bool = False
    mine: bool = False


class Clocks(Struct, omit_defaults=True):
    """Seconds each seat has left; who is running; whether the clocks stand."""

    mode: Literal["none", "sand", "move"] = "none"
    left: dict[str, float] = {}
    running: list[int] = []
    paused: bool = False


class TableUpdate(Update, tag="table"):
    """The table itself: its game, options and seats."""

    table: str
    game: str
    rules: str
    players: int
    settings: dict[str, str]
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    host: bool = False
    listed: bool = False
    spectators_allowed: bool = True
    spectators: int = 0
    clocks: Clocks = Clocks()
    rematch: str = ""


class StateUpdate(Update, tag="state"):
    """The game as one seat sees it (-1: as a spectator does).

    `view` is whole, or `changed` holds only the fields that differ from version `since`.
    Events are those that happened after event number `first_event`.
    """

    version: int
    seat: int
    first_event: int
    events: list[dict[str, Any]]
    waiting: list[int]
    view: dict[str, Any] | UnsetType = UNSET
    changed: dict[str, Any] | UnsetType = UNSET
    since: int = -1
    prompt: dict[str, Any] | None = None
    can_undo: bool = False
    can_redo: bool = False
    outcome: str = ""
    winners: list[int] = []
    undone: int = 0


class ClockUpdate(Update, tag="clock"):
    clocks: Clocks


class ChatLine(Struct, omit_defaults=True):
    number: int
    name: str
    seat: int
    text: str = ""
    emote: str = ""
    at: float = 0.0


class ChatUpdate(Update, tag="chat"):
    lines: list[ChatLine]


class BallotUpdate(Update, tag="ballot"):
    """Something is being voted on: by whom, who has agreed, and what was learned since (for an undo)."""

    ballot: int
    what: Literal["undo", "resign", "pause", "resume", "rematch"]
    by: int
    agreed: list[int]
    awaited: list[int]
    outcome: Literal["open", "agreed", "refused"] = "open"
    learned: dict[str, list[str]] = {}


class Candidate(Struct, omit_defaults=True):
    """One answer a bot has weighed."""

    answer: Any
    visits: int
    value: float


class HintUpdate(Update, tag="hint"):
    seat: int
    candidates: list[Candidate]
    beliefs: dict[str, Any] = {}


class Problem(Update, tag="problem"):
    """A request was refused. `key` and `values` say why in every language."""

    key: str
    values: dict[str, Any] = {}


AnyUpdate = TableUpdate | StateUpdate | ClockUpdate | ChatUpdate | BallotUpdate | HintUpdate | Problem


# -- HTTP --------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat of a new table is filled: by its host, by a bot, or open to others."""

    kind: Literal["me", "bot", "open"]
    level: Literal["random", "greedy", "search"] = "greedy"
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Key
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    settings: Annotated[dict[Key, Key], Meta(max_length=32)] = {}
    listed: bool = False
    spectators: bool = True
    clock: Literal["none", "sand", "move"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 60
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 0.8
    grace: Annotated[int, Meta(ge=10, le=86_400)] = 90
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Me(Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: Name


class Sit(Struct, forbid_unknown_fields=True):
    """Take an open seat, or (as host) give it to a bot, or get up."""

    seat: Seat
    kind: Literal["me", "bot", "open"] = "me"
    level: Literal["random", "greedy", "search"] = "greedy"


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, as it was or dealt anew from what a seat knew."""

    at: Small
    seat: Seat
    dealt: Literal["as_it_was", "as_i_knew"] = "as_it_was"
    level: Literal["random", "greedy", "search"] = "greedy"
