"""Predator in the terminal: the Wilds and what comes out of them, headquarters, the team, and one's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from prowl.games.encounters.core.cards import Character, EncounterCard, Foe
from prowl.games.encounters.predator.meta import GAME
from prowl.kernel.effects import Card
from prowl.kernel.text import key_of

from . import Board, Look, seat_colour

ATTACK, RECRUIT = ("✶", "bright_red"), ("★", "bright_yellow")
BACK = "▒▒▒"
WIDEST = 120
Figures = Mapping[str, Any]
SETUP_CHAPTER, CORE_CHAPTER, PLAY_CHAPTER = "5", "3", "6"


def picture(look: Look) -> RenderableType:
    enemies: list[RenderableType] = [wilds(look), combat(look), *operations(look)]
    return Group(heading(look), *goals(look), *enemies, headquarters(look), *turn(look), team(look), *own(look))


# -- Words ---------------------------------------------------------------------------


@cache
def card_of(name: str) -> Card:
    return next(card for card in GAME.cards if card.id == name)


def card_name(look: Look, card: str) -> str:
    return look.words.words.say(key_of("card", card))


def term(look: Look, key: str) -> str:
    return look.words.words.say(key_of("term", key))


def heading(look: Look) -> Text:
    """The round, the phase, whose turn it is, and who one is."""
    view = look.view
    phase = look.words.words.say(key_of("phase", view["phase"])) if view["phase"] else look.say("predator-before")
    text = Text.assemble((look.say("predator-round", round=view["round"]), "bold"), " · ", phase)
    text.append(" · ").append(look.words.seat(view["active"]), seat_colour(view["active"]))
    if look.seat >= 0:
        text.append(" · ").append(look.say("seat-you", name=look.words.seat(look.seat)), seat_colour(look.seat))
    return text


def goals(look: Look) -> list[Text]:
    """The Objective of the moment and the Location, with their texts."""
    view = look.view
    objective = view["objectives"][view["objective"]]
    done = {"at": view["objective"] + 1, "of": len(view["objectives"])}
    hazards = {"at": view["hazards"], "of": look.figures["hazards"]}
    return [
        goal(look, objective, look.say("predator-objective", **done), "bright_green"),
        goal(look, view["location"], look.say("predator-location", **hazards), "green"),
    ]


def goal(look: Look, card: str, title: str, colour: str) -> Text:
    text = Text.assemble((f"{title} ", "dim"), (card_name(look, card), f"bold {colour}"))
    return text.append(f". {look.words.card_text(card_of(card))}")


# -- The Wilds -----------------------------------------------------------------------


def wilds(look: Look) -> Grid:
    """From the deck to the players: what lies on each space, what a scan costs, what is attached."""
    spaces = look.figures["row"]
    table = row_of(look, len(spaces) + 1, "green")
    deck = Text.assemble((look.say("predator-deck"), "dim"), "\n", (str(size(look.view["enemy_deck"])), "bold"))
    table.add_row(deck, *(space(look, at, figures) for at, figures in enumerate(spaces)))
    return table


def row_of(look: Look, columns: int, colour: str) -> Grid:
    width = (min(look.screen.out.width, WIDEST) - columns - 1) // columns - 1
    table = Grid(box=box.ROUNDED, show_header=False, border_style=colour, padding=(0, 0, 0, 1))
    for _ in range(columns):
        table.add_column(width=width, overflow="fold")
    return table


def space(look: Look, at: int, figures: Figures) -> Text:
    view = look.view
    name = look.words.words.say(key_of("space", figures["space"]))
    text = Text.assemble((name, "cyan"), "\n")
    pile = view["wilds"][at]
    if not size(pile):
        text.append("·", "dim")
    elif view["up"][at]:
        text.append(enemy(look, pile[0], figures["fight"]))
    else:
        text.append(f"{BACK} ", "green").append(scan(look, figures))
        for card in known(pile):
            text.append(f"\n{card_name(look, card)}", "dim italic")
    for card in view["attached"][at]:
        text.append("\n⚑ ", "bright_green").append(card_name(look, card), "bright_green")
    return text


def scan(look: Look, figures: Figures) -> Text:
    now = figures["scan"]["cost"]
    return Text(look.say("predator-scan", n=now), "dim").append(changed(figures["printed"], now))


def changed(printed: int, now: int) -> str:
    return "" if now == printed else f" ({printed})"


def enemy(look: Look, card: str, fight: Figures | None) -> Text:
    """The value to be paid now and the name, the printed value if it is another; keywords that make it worse."""
    kind = card_of(card)
    assert isinstance(kind, Foe)
    text = Text()
    if fight is not None:
        text.append(f"{fight['cost']}{changed(kind.value, fight['cost'])} ", "bold bright_red")
    text.append(card_name(look, card))
    flags = [term(look, flag) for flag in sorted(kind.flags)]
    return text.append(f" ({', '.join(flags)})", "red") if flags else text


def combat(look: Look) -> Text:
    """Who stands in front of the players, from the newcomer to the oldest, and how many strikes that means."""
    cards = look.view["combat"]
    text = Text.assemble((term(look, "combat"), "bold bright_red"), ": ")
    if not cards:
        return text.append(look.say("predator-nobody"), "dim")
    fights = zip(cards, look.figures["combat"], strict=True)
    text.append(Text(" · ").join(enemy(look, card, fight) for card, fight in fights))
    return text.append(f"  {look.say('predator-strikes', n=look.figures['strikes'])}", "red")


def operations(look: Look) -> list[Text]:
    cards = look.view["operations"]
    if not cards:
        return []
    named = ", ".join(card_name(look, card) for card in cards)
    return [Text.assemble((f"{term(look, 'operations')}: ", "dim"), (named, "bright_green"))]


# -- Headquarters and the turn -------------------------------------------------------


def headquarters(look: Look) -> Grid:
    """What can be hired, cost first; the pile of Officers last."""
    table = row_of(look, len(look.view["hq"]) + 1, "yellow")
    slots = zip(look.view["hq"], look.figures["hq"], strict=True)
    table.add_row(*(slot(look, *each) for each in slots), officers(look))
    return table


def slot(look: Look, pile: list[str], cost: Figures | None) -> Text:
    if cost is None:
        return Text("·", "dim")
    card = character(pile[0])
    text = Text.assemble(price(look, cost), (card_name(look, card.id), "bold"), "\n")
    return text.append(points(card)).append(look.words.words.say(key_of("klass", card.klass)), "dim")


def officers(look: Look) -> Text:
    left = size(look.view["officers"])
    text = Text.assemble(price(look, look.figures["officer"]), (look.say("predator-officer"), "bold"))
    return text.append(f"\n×{left}", "dim")


def price(look: Look, cost: Figures) -> tuple[str, str]:
    """What can be paid now shines."""
    mine = look.view["active"] == look.seat and not cost["short"]
    return f"{cost['cost']} ", "bold bright_yellow" if mine else "cyan"


def character(card: str) -> Character:
    found = card_of(card)
    assert isinstance(found, Character)
    return found


def points(card: EncounterCard) -> Text:
    text = Text()
    if isinstance(card, Character):
        for (sign, style), n in ((ATTACK, card.attack), (RECRUIT, card.recruit)):
            if n:
                text.append(f"{sign}{n} ", style)
    return text


def turn(look: Look) -> list[Text]:
    """Points to spend, cards played this turn, cards that others have offered."""
    view = look.view
    lines = [pools(look)]
    if view["plays"]:
        lines.append(listed(look, look.say("predator-played"), view["plays"]))
    for seat, cards in enumerate(view["offered"]):
        if cards:
            lines.append(listed(look, look.say("predator-offers", name=look.words.seat(seat)), cards))
    return lines


def pools(look: Look) -> Text:
    view = look.view
    text = Text()
    for (sign, style), field in ((RECRUIT, "recruit"), (ATTACK, "attack")):
        text.append(f"{sign} {view[field]} ", f"bold {style}").append(f"{look.say(f'predator-{field}')}   ")
    if view["avoids"]:
        text.append(look.say("predator-avoids", n=view["avoids"]), "bright_cyan")
    return text


def listed(look: Look, title: str, cards: Iterable[str]) -> Text:
    """Equal cards once, with their number."""
    heaps = Counter(cards)
    named = (f"{card_name(look, card)} ×{n}" if n > 1 else card_name(look, card) for card, n in heaps.items())
    return Text.assemble((f"{title} ", "dim"), ", ".join(named))


# -- The team ------------------------------------------------------------------------


def team(look: Look) -> Grid:
    """Everybody's Avatar, health, Marks and cards."""
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for name in ("player", "avatar", "health", "marks", "hand", "own-deck", "discard"):
        table.add_column(look.say(f"predator-{name}"))
    for seat in range(look.players):
        table.add_row(*member(look, seat))
    return table


def member(look: Look, seat: int) -> list[Text]:
    view = look.view
    name = look.words.seat(seat)
    avatar = view["avatar"][seat]
    return [
        Text(look.say("seat-you", name=name) if seat == look.seat else name, seat_colour(seat)),
        Text(card_name(look, avatar) if isinstance(avatar, str) else "–"),
        health(look, seat),
        Text("◎" * view["marks"][seat] or "–", "bright_red"),
        *(Text(str(size(view[pile][seat]))) for pile in ("hand", "deck", "discard")),
    ]


def health(look: Look, seat: int) -> Text:
    view = look.view
    if not view["alive"][seat]:
        return Text(look.say("predator-dead"), "dim")
    left = look.figures["crew"][seat]["left"]
    return Text.assemble(("♥" * left, "bright_red"), ("♡" * (view["health"][seat] - left), "dim"))


def own(look: Look) -> list[Text]:
    """The names of one's own cards and of the strikes one carries."""
    if look.seat < 0:
        return []
    found = []
    if look.view["wounds"][look.seat]:
        found.append(listed(look, look.say("predator-wounds"), look.view["wounds"][look.seat]))
    if cards := list(known(look.view["hand"][look.seat])):
        found.append(listed(look, look.say("predator-own"), cards))
    return found


def size(pile: Any) -> int:
    return len(pile) if isinstance(pile, list) else int(pile["count"])


def known(pile: Any) -> list[str]:
    cards: list[str] = pile if isinstance(pile, list) else pile.get("known", [])
    return cards


# -- Pages to look up ----------------------------------------------------------------


def hand(look: Look) -> list[str]:
    """The cards whose text matters to this seat: one's own, what stands against one, what can be hired."""
    view, seat = look.view, look.seat
    mine = [] if seat < 0 else [*known(view["hand"][seat]), *view["wounds"][seat]]
    row = [pile[0] for pile, up in zip(view["wilds"], view["up"], strict=True) if up]
    piles = (view["combat"], row, view["operations"], *view["attached"], *view["hq"])
    avatar = [each for each in view["avatar"][seat : seat + 1] if isinstance(each, str) and seat >= 0]
    return list(dict.fromkeys([*mine, *view["plays"], *chain.from_iterable(piles), *avatar]))


def chapters(look: Look) -> list[str]:
    return [PLAY_CHAPTER, CORE_CHAPTER] if look.view["phase"] else [SETUP_CHAPTER]


BOARD = Board(picture, hand, chapters)
