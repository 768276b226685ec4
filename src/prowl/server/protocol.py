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
Level = Literal["random", "greedy", "search"]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Small = Annotated[int, Meta(ge=0, le=1_000_000)]
# An option as the wire names it, or a list of them for a question for several things.
WireAnswer = Annotated[list[Any], Meta(max_length=64)]


# -- requests over the websocket ---------------------------------------------------------------


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client may ask of a table."""


class Decide(Request, tag="decide"):
    """Answer the open question of a seat that I hold.

    `about` and `question` are those of the state I saw: an answer that comes twice, or too late,
    must not be taken for the answer to the next question. Without `question` only `about` is compared.
    """

    seat: Seat
    about: Annotated[str, Meta(max_length=80)]
    answer: WireAnswer
    question: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Undo(Request, tag="undo"):
    """Take back my last decision; where it cannot be taken back alone, ask the others."""

    seat: Seat


class Redo(Request, tag="redo"):
    """Give the answer again that I have just taken back."""

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
    """Say it with a sign."""

    emote: Literal["hello", "well_played", "thinking", "ouch", "laugh", "thanks"]


class Silence(Request, tag="silence"):
    """As the host: nobody hears this person at the table any more, or everybody does again. All are told.

    `who` is the sign of the person in a line of the talk: the same after another name, another one at every table.
    """

    who: Key
    silent: bool


class Hint(Request, tag="hint"):
    """What would a bot do in my place, and why?"""

    seat: Seat


class TakeOver(Request, tag="take_over"):
    """Let a bot play my seat for a while, or take it back."""

    seat: Seat
    bot: bool


class Hurry(Request, tag="hurry"):
    """I wait for bots only: let them answer without their pause until a person is to act.

    Only who has a seat may. They hurry when all people who are at the table have asked for it: in a bot's pause
    others may still act.
    """


class Resync(Request, tag="resync"):
    """I missed something: send the whole view, and the events after version `have`."""

    have: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


AnyRequest = Decide | Undo | Redo | Vote | Propose | Say | Emote | Silence | Hint | TakeOver | Hurry | Resync


# -- updates over the websocket ----------------------------------------------------------------


class Update(Struct, tag_field="type", omit_defaults=True):
    """What a table tells a client. A field that has its default value is left out."""


class SeatInfo(Struct, omit_defaults=True):
    """One seat as everybody knows it. `host`: whoever founded the table sits there."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: str = ""
    present: bool = False
    bot_plays: bool = False
    mine: bool = False
    host: bool = False


class Clocks(Struct, omit_defaults=True, frozen=True):
    """Seconds each seat has left; who is running; whether the clocks stand."""

    mode: Literal["none", "sand", "move", "game"] = "none"
    left: dict[str, float] = {}
    running: list[int] = []
    paused: bool = False


class TableUpdate(Update, tag="table"):
    """The table itself: its game, options, terms and seats.

    `seconds`: what a clock gives, 0 without one. `grace`: seconds after which a bot sits in for who is away.
    `stand_in`: the level of that bot.
    `seeded`: its founder chose the seed, and so may know the deal. `origin`: what it came from.
    `hurry`: seats that have asked the bots to hurry. `hurried`: all have, and the bots leave out their pause.
    `you`: who I am in the talk. `silenced`: whom nobody hears there, as the host wants it.
    `notice`: the rules have changed since it was begun; it goes on from its last save point, or cannot go on.
    """

    table: str
    title: str
    game: str
    rules: str
    players: int
    settings: dict[str, str]
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    mode: str = ""
    host: bool = False
    listed: bool = False
    spectators_allowed: bool = True
    spectators: int = 0
    clocks: Clocks = Clocks()
    seconds: int = 0
    bot_delay: float = 0.0
    hurry: list[int] = []
    hurried: bool = False
    grace: int = 0
    stand_in: Level = "greedy"
    rematch: str = ""
    seeded: bool = False
    origin: Literal["new", "fork", "rematch", "replay"] = "new"
    notice: Literal["", "restored", "stopped"] = ""
    you: str = ""
    silenced: list[str] = []


class Prompt(Struct):
    """An open question. An answer is one of `options`, or a list of at least `least` and at most `most` of them.

    `optional`: nobody waits for it. The sentence is the message `ask-<about>` with `values`.
    """

    about: str
    options: list[list[Any]]
    least: int
    most: int
    single: bool
    optional: bool
    values: dict[str, Any]


class Why(Struct, omit_defaults=True):
    """Why a thing cannot be used now: the game's message `why-<key>` with its values, and the number of the rule."""

    key: str
    rule: str
    values: dict[str, Any] = {}


class LessonTold(Struct, omit_defaults=True):
    """What a guide says: the game's message `lesson-<key>`, and the number of the rule. `last`: the guide goes."""

    key: str
    rule: str
    last: bool = False


class StateUpdate(Update, tag="state"):
    """The game as one seat sees it (-1: as a spectator does).

    `view` is whole, or `changed` holds only the fields that differ from version `since`; a client
    that does not stand at that version asks for a `resync`. Of the events it has, a client keeps the
    first `first_event` and adds `events`: after an undo there may be fewer than before.
    Who connects with `aside=1` is also told what follows from the view: `figures`, and why things cannot be used
    (`reasons`, by a field of the view and a place in it, or as the game says; one for the field alone stands for all
    that lies there and has none of its own); both left out while they are the same.
    Who connects with `guide=1` is taught the first turn: `lessons` are what the guide has said last, in order.
    """

    version: int
    seat: int
    first_event: int
    events: list[dict[str, Any]]
    waiting: list[int]
    view: dict[str, Any] | UnsetType = UNSET
    changed: dict[str, Any] | UnsetType = UNSET
    since: int = -1
    prompt: Prompt | None = None
    question: int = 0
    can_undo: bool = False
    can_redo: bool = False
    outcome: str = ""
    winners: list[int] = []
    scores: list[int] = []
    undone: int = 0
    figures: dict[str, Any] | UnsetType = UNSET
    reasons: dict[str, Why] | UnsetType = UNSET
    lessons: list[LessonTold] | UnsetType = UNSET


class ClockUpdate(Update, tag="clock"):
    """The clocks were started, stopped or turned. `late`: seats that were answered for, because their time was up."""

    clocks: Clocks
    late: list[int] = []


class ChatLine(Struct, omit_defaults=True):
    """Something said, with the seat of the one who said it (-1: a spectator).

    `who`: the same for all that one person says at this table. `what`: the host has silenced `whom`, or lets `whom` be
    heard again; nothing is said then.
    """

    number: int
    name: str
    seat: int
    text: str = ""
    emote: str = ""
    at: float = 0.0
    who: str = ""
    what: Literal["", "silenced", "heard"] = ""
    whom: str = ""


class ChatUpdate(Update, tag="chat"):
    """New lines of the talk at the table."""

    lines: list[ChatLine]


class Learned(Struct, omit_defaults=True):
    """Something a seat has learned: a card of a pool (`name` only if the reader knows it too), or a private entry."""

    what: str
    name: str | int = ""
    owner: int = -1


class BallotUpdate(Update, tag="ballot"):
    """Something is being voted on: by whom, and who has agreed.

    For an undo: `move` is what the decision in question has brought at once, as the log of this pair of eyes tells it
    (nothing if all of it is still hidden), and `learned` what each seat has learned since.
    """

    ballot: int
    what: Literal["undo", "resign", "pause", "resume", "rematch"]
    by: int
    agreed: list[int]
    awaited: list[int]
    outcome: Literal["open", "agreed", "refused"] = "open"
    learned: dict[str, list[Learned]] = {}
    move: list[dict[str, Any]] = []


class Candidate(Struct, omit_defaults=True):
    """One answer a bot has weighed."""

    answer: Any
    visits: int
    value: float | None = None


class Belief(Struct):
    """How likely each card is to lie in a pile that the seat cannot see: pairs of card and chance."""

    key: str
    seat: int
    chances: list[Any]


class HintUpdate(Update, tag="hint"):
    """What a bot would answer in the place of a seat and what it has weighed. `key` is the message that says how."""

    seat: int
    key: str
    answer: Any
    candidates: list[Candidate] = []
    beliefs: list[Belief] = []
    worlds: int = 0
    values: dict[str, Any] = {}


class Problem(Update, tag="problem"):
    """A request was refused. `key` and `values` say why in every language."""

    key: str
    values: dict[str, Any] = {}


AnyUpdate = TableUpdate | StateUpdate | ClockUpdate | ChatUpdate | BallotUpdate | HintUpdate | Problem
