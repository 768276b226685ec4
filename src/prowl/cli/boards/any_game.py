"""The board of any game: the view as tables, piles by the names of their cards."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from prowl.kernel.text import key_of
from prowl.kernel.views import EVERYONE, Policy, policies

from . import Board, Look, seat_colour


def picture(look: Look) -> RenderableType:
    shown = [policy for policy in policies(look.game.state) if policy.name in look.view]
    return Group(common(look, [p for p in shown if not p.each]), seats(look, [p for p in shown if p.each]))


def common(look: Look, shown: list[Policy]) -> Grid:
    """What lies in the middle, a line for each thing; what is empty is left out."""
    table = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    for policy in shown:
        value = look.view[policy.name]
        if value:
            table.add_row(label(look, policy.name), Text(said(look, policy, value)))
    return table


def seats(look: Look, shown: list[Policy]) -> Grid:
    """What belongs to the players, a column for each of them."""
    table = Grid()
    table.add_column("")
    for seat in range(look.players):
        table.add_column(Text(seat_name(look, seat), seat_colour(seat)))
    for policy in shown:
        row = look.view[policy.name]
        if any(row):
            table.add_row(label(look, policy.name), *(Text(said(look, policy, value)) for value in row))
    return table


def seat_name(look: Look, seat: int) -> str:
    name = look.words.seat(seat)
    return look.say("seat-you", name=name) if seat == look.seat else name


def label(look: Look, field: str) -> str:
    key = key_of("field", field)
    return look.words.words.say(key) if look.words.words.has(key) else field.replace("_", " ")


def said(look: Look, policy: Policy, value: Any) -> str:
    """A value in words: cards by name, hidden piles by their size."""
    noun = policy.pool or policy.name
    if value is None:
        return "—"
    if isinstance(value, bool):
        return look.say("yes" if value else "no")
    if isinstance(value, list):
        return ", ".join(said(look, policy, each) for each in value) or "—"
    if isinstance(value, dict) and set(value) <= {"count", "known"}:
        known = ", ".join(str(look.words.thing(noun, card)) for card in value.get("known", ()))
        return look.say("pile-known", n=value["count"], known=known) if known else look.say("pile", n=value["count"])
    if isinstance(value, dict):
        return ", ".join(f"{key}: {said(look, policy, each)}" for key, each in value.items()) or "—"
    return str(look.words.thing(noun, value))


def hand(look: Look) -> list[str]:
    """Cards that lie open to this seat but not to everyone."""
    cards = {card.id for card in look.game.cards}
    found: list[str] = []
    for policy in policies(look.game.state):
        if not policy.pool or policy.see is EVERYONE or policy.name not in look.view:
            continue
        value = look.view[policy.name]
        if policy.each:
            value = value[look.seat] if look.seat >= 0 else None
        if isinstance(value, list):
            found += [card for card in value if card in cards and card not in found]
    return found


def chapters(look: Look) -> list[str]:
    """Which rules matter now only a game's own board can say."""
    return []


BOARD = Board(picture, hand, chapters)
