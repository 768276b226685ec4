"""Reads what is written on a card into calls: a verb, and its words by name.

    "zombies +2 here; morale -1"            two calls
    "roll(1-3: wound it 1 | 4-6: none)"     a clause: a call with branches of further calls
    "wound friendly* 1 if able"             as far as possible, even where it would be a cost

`SIGNATURES` says which words a verb takes and in which order. The name of a word chooses the case in which the text
tells it: `at` the hospital, `to` the hospital, `to_whom` the wound is given. Whatever is not understood is an error
that names the table and its line; so no card can be played that says something we do not know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .conditions import Condition, read_condition
from .vocabulary import Amount as Amount
from .vocabulary import BadWord, kind, modifier, number, place, player, scope, split, who, word
from .vocabulary import Modifier as Modifier
from .vocabulary import Number as Number
from .vocabulary import Who as Who

Reader = Callable[[str], Any]


@dataclass(frozen=True)
class Call:
    """A verb with its words. The branches of a clause have labels: the faces of a die, `then` and `else`."""

    verb: str
    words: Mapping[str, Any] = field(default_factory=dict)
    branches: tuple[Branch, ...] = ()
    able: bool = False


class Branch(NamedTuple):
    label: str
    calls: tuple[Call, ...]


Calls = tuple[Call, ...]


def amount(token: str) -> Amount:
    """`+2`, `-P`, `=0`."""
    if token[:1] not in ("+", "-", "="):
        raise BadWord(token)
    return Amount(token[0], number(token[1:]))


def die_value(token: str) -> int:
    """`4+`: a die that shows 4 or more."""
    if not re.fullmatch(r"[1-6]\+", token):
        raise BadWord(token)
    return int(token[0])


READERS: dict[str, Reader] = {
    "amount": amount,
    "number": number,
    "value": die_value,
    "scope": scope,
    "place": place,
    "deck": lambda token: token if token == "starting" else place(token),
    "who": who,
    "player": player,
    "kind": kind,
    "same": lambda token: word(token, ("same_type",)),
    "how": lambda token: word(token, ("random", "choice")),
    "rolls": lambda token: word(token, ("safe", "one_roll")),
    "keep": lambda token: word(token, ("keep",)),
    "reorder": lambda token: word(token, ("reorder",)),
    "rule": lambda token: word(token, ("dog", "snowmobile", "restless", "extra_goal", "extra_exposure")),
    "script": lambda token: word(token, ("gambling", "gifts")),
    "moment": lambda token: word(token, ("turn_start", "move")),
    "name": str,
}


class Parameter(NamedTuple):
    name: str
    read: Reader
    # What it is if the card does not say it; a word without a default must be there.
    default: Any = ...


def _parameter(text: str) -> Parameter:
    name, _, rest = text.partition(":")
    type_, is_optional, default = rest.partition("=")
    return Parameter(name, READERS[type_], (default or None) if is_optional else ...)


def _signatures(text: str) -> dict[str, tuple[Parameter, ...]]:
    """One verb a line. A verb may be two words (`peek hand`)."""
    found = {}
    for line in text.strip().splitlines():
        verb, _, words = line.partition("|")
        found[verb.strip()] = tuple(_parameter(each) for each in words.split())
    return found


SIGNATURES = _signatures(
    """
    morale          | n:amount scope:scope=colony
    food            | n:amount scope:scope=colony
    starve          | n:amount scope:scope=colony
    helpless        | n:amount scope:scope=colony
    kill_helpless   | n:number
    unruly          | n:number
    bullets         | n:amount scope:scope=colony
    bullets_steal   | n:number
    waste           | n:amount
    waste_removed   | kind:kind other:kind
    crisis skip     |
    crisis          | n:amount
    truce           | at:place
    defect          | scope:scope=colony
    zombies =full   | before:place
    zombies         | n:amount before:place
    move_z          | n:number source:place to:place
    killz           | n:number before:place rolls:rolls=
    attack free     |
    build free      |
    barricade       | n:amount before:place
    trap            | n:amount before:place
    noise full      | at:place
    noise           | n:amount at:place
    wound           | to_whom:who n:number scope:scope=colony
    frost           | to_whom:who n:number
    despair         | to_whom:who n:number
    heal            | whose:who n:number
    heal_any        | whose:who n:number
    cure_despair    | whose:who n:number
    distribute      | n:number whose:who
    expose          | whom:who n:number scope:scope=colony
    kill            | whom:who
    remove          | whom:who
    send            | whom:who to:place
    make_room       | at:place n:number
    nomove          | whose:who
    noact           | whose:who
    nosearch        | whose:who
    noplay          | kind:kind
    gain            | n:number
    gain_named      | who:name
    take_out        | whom:name
    transfer        | whom:who player:player
    draw            | of:deck n:number
    find            | of:place n:number kind:kind=
    dig             | of:place n:number most:number kind:kind
    look            | of:place n:number keep:keep most:number
    reveal_until    | of:place n:number kind:kind
    mill            | of:place n:number
    retrieve        | kind:kind n:number
    discard         | n:number kind:kind=
    lose            | n:number same:same= kind:kind=
    play            | kind:kind
    steal           | n:number how:how player:player
    give            | n:number player:player
    peek hand       | player:player n:number=
    peek objective  | player:player
    peek deck       | of:place n:number reorder:reorder=
    peek each_location | n:number
    peek crisis     | n:number reorder:reorder=
    announce        | n:number
    die             | n:amount
    die_all         | n:amount
    spend           | n:number value:value=
    reroll any      |
    reroll          | n:number
    bump            | n:number
    setdie          | n:number=
    note colony     | how:how
    mission         |
    attach          | to_whom:who rule:rule
    standing        | rule:rule
    at              | moment:moment
    script          | script:script
    none            |
    """
)
CLAUSES = ("roll", "roll_n", "if", "pay", "each_player", "for_each", "choose")


def read_calls(text: str) -> Calls:
    """The calls of a cell, in their order."""
    return tuple(read_call(each) for each in split(text, ";"))


def read_call(text: str) -> Call:
    head = re.match(r"[a-z_]+", text)
    verb = head.group() if head else ""
    if verb in CLAUSES and text.endswith(")"):
        return _clause(verb, text[len(verb) + 1 : -1])
    if verb in ("pool", "let", "either", "needs", "mod"):
        return _wrapped(verb, text[len(verb) :].strip())
    able = text.endswith(" if able")
    return _plain(text.removesuffix(" if able"), able)


def _plain(text: str, able: bool) -> Call:
    tokens = text.split(" ")
    verb = " ".join(tokens[:2]) if " ".join(tokens[:2]) in SIGNATURES else tokens[0]
    if verb not in SIGNATURES:
        raise BadWord(text)
    rest = tokens[1 + verb.count(" ") :]
    times = [int(each[1:]) for each in rest if re.fullmatch(r"x\d", each)]
    rest = [each for each in rest if not re.fullmatch(r"x\d", each)]
    words = _words(SIGNATURES[verb], rest, text)
    if times:
        words = {name: each.times(times[0]) if isinstance(each, Who) else each for name, each in words.items()}
    return Call(verb.replace(" =", "_").replace(" ", "_"), words, able=able)


def _words(parameters: tuple[Parameter, ...], tokens: list[str], text: str) -> dict[str, Any]:
    """The words by name: each parameter takes the next token if it can read it, else it has its default."""
    found: dict[str, Any] = {}
    rest = list(tokens)
    for each in parameters:
        try:
            found[each.name] = each.read(rest[0] if rest else "")
            del rest[:1]
        except BadWord:
            if each.default is ...:
                raise BadWord(text) from None
            if each.default is not None:
                found[each.name] = each.default
    if rest:
        raise BadWord(text)
    return found


def _wrapped(verb: str, text: str) -> Call:
    """Verbs that take another call, a condition or a list of names."""
    if verb == "needs":
        return Call("needs", {"condition": read_condition(text)})
    if verb == "mod":
        return Call("mod", {"names": tuple(modifier(each) for each in re.findall(r"[a-z_0-9+=@-]+(?: \d)?", text))})
    if verb == "pool":
        return Call("pool", branches=(Branch("then", (read_call(text),)),))
    if verb == "either":
        return Call("either", branches=tuple(Branch("", (read_call(each),)) for each in text.split(" / ")))
    named, _, call = text.partition(" ")
    return Call("let", {"player": player(named)}, (Branch("then", (read_call(call),)),))


def _clause(verb: str, inside: str) -> Call:
    """`roll(1-3: … | 4-6: …)`, `if(condition: … | else: …)`, `pay(… : … | else: …)`."""
    parts = split(inside, "|")
    if verb in ("roll_n", "each_player"):
        return Call(verb, branches=(Branch("then", read_calls(inside)),))
    if verb == "roll":
        return Call(verb, branches=tuple(_branch(part) for part in parts))
    head, _, first = parts[0].partition(": ")
    if verb == "choose":
        options = [first, *parts[1:]]
        return Call(verb, {"player": player(head)}, tuple(Branch("", read_calls(each)) for each in options))
    otherwise = tuple(Branch("else", read_calls(part.removeprefix("else: "))) for part in parts[1:])
    branches = (Branch("then", read_calls(first)), *otherwise)
    if verb == "for_each":
        words: dict[str, Any] = {"who": who(head) if head != "helpless" else Who("helpless")}
        return Call(verb, words, branches)
    if verb == "pay":
        return Call(verb, branches=(Branch("pay", read_calls(head)), *branches))
    return Call(verb, {"condition": read_condition(head)}, branches)


def _branch(text: str) -> Branch:
    label, _, calls = text.partition(": ")
    if not re.fullmatch(r"[1-6](-[1-6])?", label):
        raise BadWord(text)
    return Branch(label, read_calls(calls))


__all__ = ["Amount", "BadWord", "Branch", "Call", "Calls", "Condition", "Modifier", "Number", "Who", "read_calls"]
