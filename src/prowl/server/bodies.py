"""What travels over HTTP: bodies of requests, and answers. The second half of the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .protocol import Key, Level, Name, Prompt, Seat, SeatInfo, Small


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat of a new table is filled: by its host, by a bot, or open to others."""

    kind: Literal["me", "bot", "open"]
    level: Level = "greedy"
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be founded. It starts by itself when no seat is open."""

    game: Key
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    title: Annotated[str, Meta(max_length=40)] = ""
    # One of the game's modes; empty: its first.
    mode: Annotated[str, Meta(max_length=64)] = ""
    settings: Annotated[dict[Key, Key], Meta(max_length=32)] = {}
    listed: bool = False
    spectators: bool = True
    # Without one: the sand timer of the game where it has one, else none; and its seconds.
    clock: Literal["none", "sand", "move", "game"] | None = None
    seconds: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    bot_delay: Annotated[float, Meta(ge=0, le=10)] = 0.8
    grace: Annotated[int, Meta(ge=10, le=86_400)] = 90
    # Which bot then plays for somebody who is away.
    stand_in: Level = "greedy"
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Me(Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: Name


class Sit(Struct, forbid_unknown_fields=True):
    """Take an open seat, or (as host) give it to a bot, or get up."""

    seat: Seat
    kind: Literal["me", "bot", "open"] = "me"
    level: Level = "greedy"


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, as it was or dealt anew from what a seat knew."""

    at: Small
    seat: Seat
    dealt: Literal["as_it_was", "as_i_knew"] = "as_it_was"
    level: Level = "greedy"


class WhatIf(Struct, forbid_unknown_fields=True):
    """How would other answers have done? `at`: how many decisions of a finished game came before this one."""

    at: Small
    dealt: Literal["as_it_was", "as_i_knew"] = "as_it_was"


class Claim(Struct, forbid_unknown_fields=True):
    """Hold a seat from this device too, by its key."""

    key: Annotated[str, Meta(min_length=16, max_length=64)]


class OneSeat(Struct, forbid_unknown_fields=True):
    """A seat that I hold."""

    seat: Seat


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""


# -- answers over HTTP ---------------------------------------------------------------------------


class Guest(Struct):
    """Who I am here; the name is empty before I have given one."""

    name: str


class Health(Struct):
    """The server and its store answer: the versions of both sides, and how many tables are in memory."""

    ok: bool
    version: str
    protocol: int
    tables: int


class House(Struct):
    """This server: its version, and whom to write to about it (`link` leads there); empty if its host names nobody.

    `invite`: the address at which others reach it, without a path; empty where nothing better is known than the address
    this page came from.
    """

    version: str
    contact: str
    link: str
    invite: str = ""


class TableInfo(Struct):
    """A table as the lobby shows it.

    `round` and `waiting` are those of its game while it is played, for who may look on there; 0 and nobody where that
    is not known without opening the table. `my_turn`: a seat that I hold and play myself is waited for.
    """

    table: str
    title: str
    game: str
    players: int
    settings: dict[str, str]
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    created: float
    listed: bool
    spectators: bool
    clock: Literal["none", "sand", "move", "game"]
    host: bool = False
    origin: Literal["new", "fork", "rematch", "replay"] = "new"
    round: int = 0
    waiting: list[int] = []
    my_turn: bool = False


class TableList(Struct):
    """Tables. With the listed ones: how many people are at any table of the server, listed or not. Bots don't count."""

    tables: list[TableInfo]
    people: int = 0


class Seated(Struct):
    """A table and the keys of the seats taken by this request: told now and never again."""

    table: TableInfo
    keys: dict[str, str]


class Forked(Struct):
    """A table that goes on from another one, and after how many decisions of it."""

    table: TableInfo
    keys: dict[str, str]
    at: int


class Chance(Struct):
    """An answer, played on by bots to the end: how often its seat won, and between which shares its chance lies."""

    answer: list[Any]
    taken: bool
    games: int
    won: int
    low: float
    high: float


class Progress(Struct, tag_field="type", tag="progress"):
    """How far it is: games that are played, at most so many in all, and the share of the work that is done."""

    played: int
    games: int
    done: float


class Chances(Struct, tag_field="type", tag="chances"):
    """What could have become of a decision: the answer that was given first, then the others, the best first."""

    seat: int
    about: str
    answers: list[Chance]


class SettingInfo(Struct):
    """A table option; the first value is the default. `needs`: values for which it takes so many players."""

    key: str
    values: list[str]
    needs: dict[str, int]


class PracticeInfo(Struct):
    """The table at which a game is learned: the newcomer sits at the first seat, bots at the others."""

    players: int
    settings: dict[str, str]
    seed: int


class ProofInfo(Struct):
    """What was proved of a bot: nothing that its seat may not know changed a move of it."""

    # The bot by its full name, and how anybody can prove the same again.
    bot: str
    command: str
    least: int
    most: int
    games: int
    decisions: int
    # Where it was asked in two worlds; where these really differed; where the question then left a choice.
    compared: int
    different: int
    choices: int
    # Of all its moves.
    digest: str


class CardInfo(Struct):
    """A card as printed; its figures are the game's own."""

    id: str
    kind: str
    copies: int
    numbers: dict[str, Any]
    figures: dict[str, Any]
    name: dict[str, str]
    text: dict[str, str]


class GameInfo(Struct):
    """A game as the lobby offers it."""

    id: str
    version: str
    least: int
    most: int
    minutes: list[int]
    age: int
    # How much there is to learn, from 1 to 5.
    weight: int
    settings: list[SettingInfo]
    modes: list[str]
    languages: list[str]
    levels: list[str]
    # By level; none for a level of which nothing is proved under these rules.
    proofs: dict[str, ProofInfo]
    pools: dict[str, str]
    # The piles that everybody always sees.
    open: list[str]
    nouns: dict[str, list[str]]
    moves: dict[str, list[str]]
    name: dict[str, str]
    # Where it is learned with a guide; none if it has no lessons.
    practice: PracticeInfo | None = None
    # Seconds of the sand timer in its box; 0 where there is none.
    timer: int = 0


class GameList(Struct):
    games: list[GameInfo]


class CardList(Struct):
    cards: list[CardInfo]


class RuleInfo(Struct):
    """A numbered rule in every language."""

    id: str
    text: dict[str, str]


class Chapter(Struct):
    """A chapter of a rulebook."""

    title: dict[str, str]
    rules: list[RuleInfo]


class RuleBook(Struct):
    intro: dict[str, str]
    chapters: list[Chapter]


class Frame(Struct, omit_defaults=True):
    """One moment of a replay: the decision that led to it, what changed, what happened, what was asked.

    `figures` follow from what is seen; left out while they are the same. With everything open `hidden` names the
    piles that not everybody saw then: the places in each field, -1 for the whole of it.
    """

    at: int
    changed: dict[str, Any]
    events: list[dict[str, Any]]
    waiting: list[int]
    prompts: dict[str, Prompt] = {}
    seat: int = -1
    answer: Any = None
    figures: dict[str, Any] | UnsetType = UNSET
    hidden: dict[str, list[int]] = {}


class Replay(Struct):
    """A finished game through somebody's eyes: a seat's, a spectator's (-1) or everybody's (-2)."""

    table: TableInfo
    eyes: int
    frames: list[Frame]
    outcome: str
    winners: list[int]
    scores: list[int]


class Report(Struct):
    """What one seat has seen, or a spectator (-1), for a bug report. No seed, no digests, nothing of the others'."""

    format: str
    prowl: str
    game: str
    rules: str
    players: int
    settings: dict[str, str]
    seat: int
    outcome: str
    frames: list[Frame]
