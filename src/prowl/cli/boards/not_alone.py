"""Not Alone in the terminal: the planet, both tracks, and what every seat holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from prowl.games.not_alone.cards.numbers import PLACE_NAMES, PLACES, SURVIVAL_NAMES
from prowl.games.not_alone.rules.planet import COLUMNS
from prowl.kernel.rulebook import rules_of
from prowl.kernel.text import key_of

from . import Board, Look, seat_colour

TOKENS = {"creature": ("▲", "bold red"), "target": ("◎", "bold magenta"), "artemia": ("✱", "bold green")}
BEACON = ("☼", "bold yellow")
WIDEST = 110
FIRST_PHASE_CHAPTER = 6
SETUP_CHAPTER = 3

Whereabouts = tuple[set[int], set[int]]


def picture(look: Look) -> RenderableType:
    return Group(heading(look), planet(look), legend(look), tracks(look), people(look), *creature(look), *own(look))


# -- Words ---------------------------------------------------------------------------


def place_name(look: Look, number: int) -> str:
    return look.words.words.say(key_of("card", PLACE_NAMES[number - 1]))


def card_name(look: Look, card: str) -> str:
    return look.words.words.say(key_of("card", card))


def heading(look: Look) -> Text:
    """The turn, the phase, and who one is."""
    view = look.view
    text = Text.assemble((look.say("na-turn", round=view["round"]), "bold"), " · ", phase(look))
    if look.seat >= 0:
        role = look.say("na-you-creature" if look.seat == view["creature"] else "na-you-hunted")
        text.append(" · ")
        text.append(f"{look.words.seat(look.seat)}, {role}", f"bold {seat_colour(look.seat)}")
    return text


def phase(look: Look) -> str:
    """The phase by the title of its chapter in the rules."""
    number = chapters(look)[0]
    titles = (rule.chapter.title for rule in rules_of(look.game) if rule.chapter.number == number)
    return next(titles)[look.screen.language]


def chapters(look: Look) -> list[str]:
    now = look.view["phase"]
    return [str(FIRST_PHASE_CHAPTER + now if now else SETUP_CHAPTER)]


# -- The planet ----------------------------------------------------------------------


def planet(look: Look) -> Grid:
    """Two rows of five places; on each its tokens, who stands there and who could."""
    width = (min(look.screen.out.width, WIDEST) - COLUMNS - 1) // COLUMNS - 2
    table = Grid(box=box.ROUNDED, show_header=False, show_lines=True, border_style="blue", padding=(0, 1))
    for _ in range(COLUMNS):
        table.add_column(width=width, no_wrap=True)
    where = {seat: places_of(look, seat) for seat in sorted(look.view["hunted"])}
    for first in (0, COLUMNS):
        table.add_row(*(place(look, number, width, where) for number in PLACES[first : first + COLUMNS]))
    return table


def places_of(look: Look, seat: int) -> Whereabouts:
    """Where this Hunted is for certain, because the cards lie open to this seat, and else where it could be."""
    laid = look.view["stands"][seat] or look.view["played"][seat]
    if isinstance(laid, list):
        return set(laid), set()
    return set(), set(look.figures["can"][seat])


def place(look: Look, number: int, width: int, where: dict[int, Whereabouts]) -> Text:
    sure = [seat for seat, (here, _) in where.items() if number in here]
    perhaps = [seat for seat, (_, maybe) in where.items() if number in maybe]
    lines = [title(look, number), tokens(look, number, width), Text.assemble(*standing(sure, perhaps))]
    return Text("\n").join(lines)


def title(look: Look, number: int) -> Text:
    """Number and name, struck out while the place has no power."""
    style = "dim strike" if number in look.figures["off"] else "bold"
    return Text.assemble((f"{number} ", "cyan"), (place_name(look, number), style))


def tokens(look: Look, number: int, width: int) -> Text:
    """Hunt tokens here, a ban of Force Field, the beacon; on the right how many cards the reserve holds."""
    text = Text()
    for token, (sign, style) in TOKENS.items():
        if number in look.view[f"{token}_token"]:
            text.append(f"{sign} ", style)
    if number in look.view["banned"]:
        text.append("⊘ ", "bold magenta")
    if number in look.figures["beacon"]:
        text.append(*BEACON)
    reserve = dict(look.figures["reserve"])
    if number in reserve:
        text.append(f"×{reserve[number]}".rjust(max(1, width - text.cell_len)), "dim")
    return text


def standing(sure: list[int], perhaps: list[int]) -> Iterable[tuple[str, str]]:
    """`●2 ?134`: seat 2 is here, seats 1, 3 and 4 could be."""
    if sure:
        yield "●", "bold"
        yield from ((str(seat + 1), f"bold {seat_colour(seat)}") for seat in sure)
        yield " ", ""
    if perhaps:
        yield "?", "dim"
        yield from ((str(seat + 1), f"dim {seat_colour(seat)}") for seat in perhaps)


def legend(look: Look) -> Text:
    """What the signs mean."""
    text = Text(style="dim")
    for token, (sign, style) in TOKENS.items():
        text.append(sign, style).append(f" {look.say(f'na-token-{token}')}  ")
    text.append(*BEACON).append(f" {look.say('na-beacon')}  ")
    return text.append(look.say("na-standing"))


# -- The tracks ----------------------------------------------------------------------


def tracks(look: Look) -> Grid:
    """Both counters on their way, with the Artemia symbols ahead."""
    view, lengths = look.view, look.figures["tracks"]
    table = Grid.grid(padding=(0, 1, 0, 0))
    rescue = track(lengths["rescue"], view["rescue"], look.figures["symbols"], "bright_cyan")
    table.add_row(Text(look.say("na-rescue"), "bright_cyan"), rescue, steps_left(look, view["rescue"]))
    assimilation = track(lengths["assimilation"], view["assimilation"], (), "bright_red")
    table.add_row(Text(look.say("na-assimilation"), "bright_red"), assimilation, steps_left(look, view["assimilation"]))
    return table


def track(length: int, left: int, symbols: Iterable[int], colour: str) -> Text:
    """One sign for each space: gone, the counter, ahead, the last."""
    text = Text()
    for to_go in range(length, -1, -1):
        if to_go == left:
            text.append("◆ " if left else "◆", f"bold {colour}")
        elif to_go == 0:
            text.append("⚑", colour)
        elif to_go > left:
            text.append("━━", colour)
        else:
            text.append("✱ " if to_go in symbols else "· ", "green" if to_go in symbols else "dim")
    return text


def steps_left(look: Look, left: int) -> Text:
    return Text(look.say("na-steps", n=left), "dim")


# -- Who holds what ------------------------------------------------------------------


def people(look: Look) -> Grid:
    """The Hunted: Will, cards in hand, face down and in the discard, and what waits for the next turn."""
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for name in ("hunted", "will", "hand", "laid", "survival", "discard", "marks"):
        table.add_column(look.say(f"na-{name}"))
    for seat in look.view["hunted"]:
        table.add_row(*hunted(look, seat))
    return table


def hunted(look: Look, seat: int) -> list[Text]:
    view = look.view
    name = look.words.seat(seat)
    return [
        Text(look.say("seat-you", name=name) if seat == look.seat else name, seat_colour(seat)),
        will(view["will"][seat], look.figures["will"]),
        numbers(view["hand"][seat]),
        numbers(view["played"][seat]),
        Text(str(size(view["survival_hand"][seat]))),
        numbers(view["discard"][seat]),
        Text(", ".join(marks(look, seat))),
    ]


def will(left: int, most: int) -> Text:
    return Text.assemble(("♥" * left, "bright_red"), ("♡" * (most - left), "dim"))


def size(pile: Any) -> int:
    return len(pile) if isinstance(pile, list) else int(pile["count"])


def numbers(pile: Any) -> Text:
    """An open pile by its numbers; a hidden one as so many backs, with the numbers one has been shown."""
    if isinstance(pile, list):
        return Text(" ".join(str(card) for card in sorted(pile)) or "–")
    known = pile.get("known", [])
    return Text.assemble(("▒" * (pile["count"] - len(known)) or "–", "dim"), *(f" {card}" for card in known))


def marks(look: Look, seat: int) -> Iterable[str]:
    view = look.view
    if view["river"][seat]:
        yield place_name(look, PLACE_NAMES.index("river") + 1)
    if view["artefact"][seat]:
        yield place_name(look, PLACE_NAMES.index("artefact") + 1)
    if seat in view["anticipated"]:
        yield card_name(look, "anticipation")
    if view["ignores_creature"][seat]:
        yield card_name(look, "dodge")
    if view["ignores_artemia"][seat]:
        yield card_name(look, "detector")


def creature(look: Look) -> list[Text]:
    """The Creature, its cards, and what holds this turn."""
    view = look.view
    seat = view["creature"]
    name = look.words.seat(seat)
    line = Text.assemble((look.say("seat-you", name=name) if seat == look.seat else name, seat_colour(seat)))
    line.append(" · ", "dim").append(
        look.say("na-creature-cards", n=size(view["hunt_hand"]), deck=size(view["hunt_deck"]))
    )
    if view["hunt_discard"]:
        line.append(" · ", "dim").append(look.say("na-hunt-discard", card=card_name(look, view["hunt_discard"][-1])))
    lines = [line]
    if in_force := [look.game.nouns["hunt"].name(number) for number in view["in_force"]]:
        cards = look.words.listed([card_name(look, card) for card in in_force])
        lines.append(Text(look.say("na-in-force", cards=cards), "bright_magenta"))
    return lines


def own(look: Look) -> list[Text]:
    """The names of one's own cards."""
    named = [card_name(look, card) for card in hand(look)]
    if not named:
        return []
    return [Text.assemble((look.say("na-own-cards"), "dim"), " ", ", ".join(named))]


def hand(look: Look) -> list[str]:
    """The cards whose text matters to this seat: those in hand and those on the table."""
    view, seat = look.view, look.seat
    if seat < 0:
        return []
    if seat == view["creature"]:
        return list(view["hunt_hand"])
    places = [*view["hand"][seat], *view["played"][seat]]
    return [*(PLACE_NAMES[number - 1] for number in sorted(places)), *view["survival_hand"][seat]]


def thing(card: str) -> str:
    """A place by its number, any other card by its kind and its name."""
    if card in PLACE_NAMES:
        return f"place:{PLACE_NAMES.index(card) + 1}"
    return f"survival:{card}" if card in SURVIVAL_NAMES else f"hunt:{card}"


BOARD = Board(picture, hand, chapters, thing)
