"""Calls and conditions as sentences: keys of messages, each with its words.

One call is one sentence, `effect.<verb>`; a change says in its key whether it goes up or down, a number that is not a
plain one what it stands for. A clause is told by what stands before each of its branches: “Roll a die. 1–3: …”.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .conditions import All, Condition, Either, Not, Test
from .vocabulary import Amount, Number, Who
from .words import Call, Modifier

Sentence = tuple[str, dict[str, Any]]

SIGNS = {"+": "up", "-": "down", "=": "set"}
BY_KEY = ("rolls", "how", "reorder", "rule", "script", "moment", "same")


def say_calls(calls: Iterable[Call]) -> list[Sentence]:
    said = list(calls)
    return [sentence for i, call in enumerate(said) if not _is_told_next(said, i) for sentence in say_call(call)]


def _is_told_next(calls: list[Call], i: int) -> bool:
    """Who takes a card of choice looks at the hand anyway."""
    following = calls[i + 1] if i + 1 < len(calls) else None
    return calls[i].verb == "peek_hand" and following is not None and following.verb == "steal"


def say_call(call: Call) -> list[Sentence]:
    """The sentences of a call; `if able` says that it is done as far as possible."""
    if call.verb in CLAUSES:
        return CLAUSES[call.verb](call)
    key, words = _said(call)
    able: list[Sentence] = [("clause.able", {})] if call.able else []
    return [(f"effect.{key}", words), *able]


def _said(call: Call) -> Sentence:
    """The key and the words of a call; of one inside another the two together (`pool_discard_kind`)."""
    key, words = [call.verb], dict[str, Any]()
    for name, value in call.words.items():
        if name in BY_KEY:
            key.append(value)
        elif _is_extra(call, name):
            key.append(name)
            words |= _word(name, value)[1]
        elif value in ("me", "starting"):
            key.append(value)
        elif name != "keep":
            more, found = _word(name, value)
            key += more
            words |= found
    for branch in call.branches:
        inner, found = _said(branch.calls[0])
        key.append(inner.removesuffix("_me"))
        words = found | words
    return "_".join(key), words


def _is_extra(call: Call, name: str) -> bool:
    """Words that some calls of the verb do without."""
    return (call.verb, name) in {
        ("discard", "kind"),
        ("find", "kind"),
        ("peek_hand", "n"),
        ("setdie", "n"),
        ("spend", "value"),
    }


def _word(name: str, value: Any) -> tuple[list[str], dict[str, Any]]:
    """What a word adds to the key, and what to the words."""
    if isinstance(value, Amount):
        key, words = _word(name, value.by)
        return [SIGNS[value.sign], *key], words
    if isinstance(value, Number):
        return _number(name, value)
    return [], {name: _key(value)}


def _number(name: str, value: Number) -> tuple[list[str], dict[str, Any]]:
    if value.per not in ("", "P", "Q"):
        return [value.per], {}
    words = {name: value.n, "more": value.plus} if value.plus else {name: value.n}
    key = ["each"] if value.per else []
    return [*key, *(["and"] if value.plus else [])], words


def _key(value: Any) -> Any:
    """A place, a player or a survivor as its message is called."""
    text = str(value) if isinstance(value, Who | str) else value
    return text.replace("?", "_any").replace("#", "_random").replace("@", "_") if isinstance(text, str) else text


# -- clauses ------------------------------------------------------------------------------


def _branches(call: Call) -> list[Sentence]:
    """What stands in the branches, one after another."""
    return [sentence for branch in call.branches for sentence in say_calls(branch.calls)]


def _roll(call: Call) -> list[Sentence]:
    faces = [(_faces(branch.label), *say_calls(branch.calls)) for branch in call.branches]
    return [("clause.roll", {}), *(sentence for each in faces for sentence in each)]


def _faces(label: str) -> Sentence:
    first, _, last = label.partition("-")
    if not last:
        return "clause.face", {"first": int(first)}
    return "clause.faces", {"first": int(first), "last": int(last)}


def _roll_n(call: Call) -> list[Sentence]:
    return [("clause.roll_n", {}), *_branches(call)]


def _if(call: Call) -> list[Sentence]:
    """Each condition has a message of its own that ends in a colon."""
    said = say_condition(call.words["condition"])
    key, words = said[0]
    if len(said) > 1:
        key, words = f"{key}_nor", {"whose": words["who"], "other": said[1][1]["who"]}
    return [("if." + key.removeprefix("need."), words), *_labelled(call, ("else",))]


def _pay(call: Call) -> list[Sentence]:
    return _labelled(call, ("pay", "then", "else"))


def _labelled(call: Call, labels: tuple[str, ...]) -> list[Sentence]:
    """Branches behind a word of their own."""
    found: list[Sentence] = []
    for branch in call.branches:
        if branch.label in labels:
            found.append((f"clause.{branch.label}", {}))
        found += say_calls(branch.calls)
    return found


def _each_player(call: Call) -> list[Sentence]:
    return [("clause.each_player", {}), *_branches(call)]


def _for_each(call: Call) -> list[Sentence]:
    return [("clause.for_each", {"whose": _key(call.words["who"])}), *_branches(call)]


def _choose(call: Call) -> list[Sentence]:
    return [("clause.choose", {"player": _key(call.words["player"])}), *_alternatives(call)]


def _either(call: Call) -> list[Sentence]:
    return [("clause.either", {}), *_alternatives(call)]


def _alternatives(call: Call) -> list[Sentence]:
    found = say_calls(call.branches[0].calls)
    for branch in call.branches[1:]:
        found += [("clause.or", {}), *say_calls(branch.calls)]
    return found


def _needs(call: Call) -> list[Sentence]:
    return [("only." + key.removeprefix("need."), words) for key, words in say_condition(call.words["condition"])]


def _mod(call: Call) -> list[Sentence]:
    return [_modifier(each) for each in call.words["names"]]


def _modifier(each: Modifier) -> Sentence:
    words: dict[str, Any] = {"n": each.n} if each.n else {}
    key = f"mod.{each.name}"
    if each.kind:
        words["kind"] = each.kind
    if each.place and each.name == "search_keep":
        key += "_there"
    elif each.place:
        words["to" if each.name == "move_safe" else "at"] = _key(each.place)
        key += "_at"
    if each.name == "move_safe" and each.n:
        key += "_twice"
    return key, words


CLAUSES = {
    "roll": _roll,
    "roll_n": _roll_n,
    "if": _if,
    "pay": _pay,
    "each_player": _each_player,
    "for_each": _for_each,
    "choose": _choose,
    "either": _either,
    "needs": _needs,
    "mod": _mod,
}


# -- conditions ---------------------------------------------------------------------------


def say_condition(condition: Condition, no: str = "") -> list[Sentence]:
    """One sentence for each part of it."""
    match condition:
        case All(parts):
            return [sentence for part in parts for sentence in say_condition(part, no)]
        case Either(parts):
            said = [say_condition(part, no) for part in parts]
            return [*said[0], *(each for part in said[1:] for each in (("clause.or", {}), *part))]
        case Not(part):
            return say_condition(part, "not_")
        case Test(name="every_player", inner=inner) if inner is not None:
            return [(f"{key}_every_player", words) for key, words in say_condition(inner)]
        case Test():
            return [_test(condition, no)] if condition.name != "any" else []
    return []


COMPARED = {">=": "", "<=": "most", "=": "exactly", ">": "over"}


def _test(test: Test, no: str) -> Sentence:
    key, words = [f"{no}{test.name}"], dict(zip(_arguments(test), map(_key, test.args), strict=True))
    if test.args and test.name in ("own_count", "battles_won"):
        key.append("at")
    if test.args and test.name in ("hand", "equip") and test.args != ("any",):
        key.append("kind")
    if test.args and test.args[0] in ("each_location", "all_locations", "zombie", "any"):
        key.append(test.args[0])
        words = {}
    if test.name in ("enemy_at", "own_entrances", "battles_won"):
        # Only ever the entrances of the own colony, those of both, and the enemy colony.
        words = {}
    if test.sign and isinstance(test.n, Number):
        is_none = test.sign == "=" and test.n == Number(0)
        key.append("none" if is_none else COMPARED[test.sign])
        if not is_none:
            more, found = _number("n", test.n)
            key += more
            words |= found
    elif isinstance(test.n, str) and test.sign:
        key.append("over")
        words |= {"n": int(test.n[-1])} if test.n != "rival" else {}
    return "need." + "_".join(part for part in key if part), words


def _arguments(test: Test) -> tuple[str, ...]:
    """Under which names the arguments are told."""
    if test.name in ("survivor_at", "equipped_at"):
        return ("who" if test.name == "survivor_at" else "kind", "at")
    if test.name in ("in_play", "in_deck", "survivor_is"):
        return ("who",)
    if test.name in ("has", "equipped", "hand", "hand_only", "equip", "pile"):
        return ("kind",) * len(test.args)
    if test.name in ("dest", "from"):
        return ("to" if test.name == "dest" else "source",)
    if test.name in ("zombies", "barricades"):
        return ("before",) * len(test.args)
    return ("of" if test.name == "deck" else "at",) * len(test.args)


def say_trigger(condition: Condition) -> list[Sentence]:
    """Of a state that may hold at any time: it begins with one of your survivors somewhere."""
    said = say_condition(condition)
    if ("need.outside", {}) not in said:
        return said
    rest = [sentence for sentence in said if sentence[0] != "need.outside"]
    return [("need.outside_first", {}), *rest]


def for_the_wolf(said: list[Sentence]) -> list[Sentence]:
    """The Lone Wolf's own colony is the den (DW-212)."""
    return [(key, words | {"scope": "den"} if words.get("scope") == "colony" else words) for key, words in said]
