"""What a seat sees of a game, as TypeScript: from the state's fields, and from who may see each of them."""

from __future__ import annotations

import inspect
from dataclasses import fields
from typing import Any, get_args, get_origin, get_type_hints

from prowl.kernel.game import Game, games
from prowl.kernel.state import State
from prowl.kernel.views import COUNT, EVERYONE, NOBODY, ORDER, Policy, policies

HEADER = "// Made by scripts/protocol from {module}. Do not edit.\n"
LEAVES = {int: "number", float: "number", bool: "boolean", str: "string"}


def view_types() -> dict[str, str]:
    """The TypeScript files by their folders, one for each game and one for what a family of games shares."""
    made: dict[str, str] = {}
    for game in games().values():
        family = _family(game.state)
        if family is not None:
            made[_folder(family)] = _file(game, family)
        made[game.id] = _file(game, game.state, family)
    return made


def _family(cls: type[State]) -> type[State] | None:
    """What all games of a family share: the state from which theirs descend."""
    above = [base for base in cls.__mro__[1:] if issubclass(base, State) and base is not State]
    return above[-1] if above else None


def _folder(family: type[State]) -> str:
    """`encounters` for what lies in prowl.games.encounters.core."""
    return family.__module__.split(".")[2]


def _file(game: Game, cls: type[State], family: type[State] | None = None) -> str:
    inherited = {each.name for each in fields(family)} if family else set()
    shown = [policy for policy in policies(cls) if policy.name not in inherited and _is_shown(policy)]
    hints = get_type_hints(cls)
    lines = [f"  {_field(game, policy, hints[policy.name])};" for policy in shown]
    extends = f" extends {family.__name__}" if family else ""
    parts = [
        HEADER.format(module=cls.__module__),
        "import type { View } from '../../lib/net';",
        *(["import type { Pile } from '../shared/pile';"] if any("Pile<" in line for line in lines) else []),
        *([f"import type {{ {family.__name__} }} from '../{_folder(family)}/view';"] if family else []),
        "",
        *_comment(cls),
        f"export interface {cls.__name__}{extends} {{",
        *lines,
        "}",
        "",
        "/** The view that the server sends: it is made from the same declarations. */",
        f"export const viewOf = (view: View) => view as unknown as {cls.__name__};",
    ]
    return "\n".join(parts) + "\n"


def _comment(cls: type) -> list[str]:
    doc = inspect.getdoc(inspect.getmodule(cls))
    return [f"/** {doc.splitlines()[0]} */"] if doc else []


def _is_shown(policy: Policy) -> bool:
    """What nobody sees is not told at all, unless it is a pile that can be counted."""
    return bool(policy.pool) or policy.see is not NOBODY


def _field(game: Game, policy: Policy, hint: Any) -> str:
    whole = policy.see is EVERYONE
    inner = get_args(hint)[0] if policy.each else hint
    told = _entry(policy, _script(game, policy, inner), whole)
    if policy.each:
        told = f"readonly {_grouped(told)}[]"
    left_out = not policy.each and not policy.pool and not whole
    return f"{policy.name}{'?' if left_out else ''}: {told}"


def _entry(policy: Policy, told: str, whole: bool) -> str:
    """One field, or one seat's entry of it; who may not see it learns how many cards there are, or nothing."""
    if whole or (not policy.each and not policy.pool):
        return told
    if policy.hidden == COUNT:
        return f"Pile<{told.removeprefix('readonly ').removesuffix('[]')}>"
    if policy.hidden == ORDER:
        return f"readonly ({told.removeprefix('readonly ').removesuffix('[]')} | null)[]"
    return f"{told} | null"


def _script(game: Game, policy: Policy, hint: Any) -> str:
    if get_origin(hint) in (list, tuple):
        return f"readonly {_grouped(_script(game, policy, get_args(hint)[0]))}[]"
    noun = game.nouns.get(policy.pool or policy.name)
    if hint is int and noun is not None and noun.names:
        # A card in a pile has a name; a field that may be without one keeps its number.
        return "string" if policy.pool else "string | number"
    return LEAVES.get(hint, "unknown")


def _grouped(told: str) -> str:
    return f"({told})" if " " in told else told
