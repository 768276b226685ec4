"""Tremble, Humans! in the terminal: the cities and who calls on them, the captains, searches, and one's own fleet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from prowl.games.tremble.cards.cities import CITIES, NAMES, army
from prowl.games.tremble.cards.missions import MISSIONS
from prowl.games.tremble.cards.ships import KINDS
from prowl.kernel.text import key_of

from . import Board, Look, seat_colour

SHIP = {ship.id: ship for ship in KINDS}
CITY = {city.id: city for city in CITIES}
MISSION = {mission.id: mission for mission in MISSIONS}
TYPE_COLOURS = {"cultural": "yellow", "scientific": "green", "industrial": "red"}
CELL = 2
FIRST_PHASE_CHAPTER = 4
SETUP_CHAPTER = 3


def picture(look: Look) -> RenderableType:
    common = (heading(look), cities(look), captains(look), *searches(look), decks(look))
    return Group(*common, *fleet(look), *missions(look))


# -- Words ---------------------------------------------------------------------------


def name(look: Look, card: str) -> str:
    return look.words.words.say(key_of("card", card))


def captain(look: Look, seat: int) -> Text:
    said = look.words.seat(seat)
    return Text(look.say("seat-you", name=said) if seat == look.seat else said, seat_colour(seat))


def heading(look: Look) -> Text:
    """The turn, the phase, who acts first, and who one is."""
    view = look.view
    text = Text(look.say("tremble-turn", round=max(1, view["round"])), "bold")
    if view["phase"]:
        text.append(" · ").append(look.words.words.say(f"phase-{view['phase']}"), "bold")
    first = view["first"]
    return text.append(" · ").append(look.say("tremble-first", seat=look.words.seat(first)), seat_colour(first))


def chapters(look: Look) -> list[str]:
    now = look.view["phase"]
    return [str(FIRST_PHASE_CHAPTER + now if now else SETUP_CHAPTER)]


# -- The cities ----------------------------------------------------------------------


def cities(look: Look) -> RenderableType:
    """A line for each city of the row: what it is, what it pays, and the fleets over it."""
    view = look.view
    if not view["row"]:
        return Text(look.say("tremble-no-cities"), "dim")
    table = Grid(box=box.ROUNDED, border_style="blue", header_style="dim", padding=(0, 1))
    table.add_column("", style="cyan", justify="right")
    for column in ("city", "type"):
        table.add_column(look.say(f"tremble-{column}"))
    for column in ("raid", "search"):
        table.add_column(look.say(f"tremble-{column}"), justify="right")
    table.add_column(look.say("tremble-fleets"))
    for at, (city, slot) in enumerate(zip(view["row"], view["slots"], strict=True)):
        card = CITY[city]
        kind = Text(look.say(f"tremble-{card.type}"), TYPE_COLOURS[card.type])
        pays = (str(card.quick), str(card.search))
        table.add_row(str(slot), Text(name(look, city), "bold"), kind, *pays, guests(look, at))
    return table


def guests(look: Look, at: int) -> Text:
    """Every captain known to be here, with the strength of the fleet; the winner is marked."""
    won = dict(enumerate(look.view["winner"])).get(at, -1)
    lines = []
    for fleet in look.figures["cities"][at]:
        seat = fleet["seat"]
        mark = "★ " if seat == won else ""
        lines.append(Text(f"{mark}{look.words.seat(seat)} {fleet['strength']}", seat_colour(seat)))
    return Text("\n").join(lines)


# -- The captains --------------------------------------------------------------------


def captains(look: Look) -> Grid:
    """People, fuel, ships and captured cities of everybody."""
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("captain", "people", "fuel", "ships", "captured", "credits", "missions"):
        table.add_column(look.say(f"tremble-{column}"), justify="right" if column == "people" else "left")
    for seat in range(look.players):
        table.add_row(*about(look, seat))
    return table


def about(look: Look, seat: int) -> list[Text]:
    view = look.view
    return [
        captain(look, seat),
        Text(str(view["people"][seat]), "bold"),
        gauge(view["fuel"][seat], look.figures["tank"]),
        at_home(look, seat),
        captured(look, seat),
        Text(str(view["credits"][seat] or "–")),
        Text(str(size(view["mission_hand"][seat]) or "–")),
    ]


def gauge(fuel: int, tank: int) -> Text:
    full = fuel // CELL
    return Text.assemble(("▰" * full, "yellow"), ("▱" * (tank // CELL - full), "dim"), f" {fuel}")


def size(pile: Any) -> int:
    return len(pile) if isinstance(pile, list) else int(pile["count"])


def at_home(look: Look, seat: int) -> Text:
    """Ships at home by their strength, as far as they have been met; a back for each of the others."""
    pile = look.view["hand"][seat]
    known = pile if isinstance(pile, list) else pile.get("known", [])
    text = Text(" ".join(str(SHIP[ship].strength) for ship in known))
    text.append(" " if known else "").append("▒" * (size(pile) - len(known)), "dim")
    return text if text.plain.strip() else Text("–", "dim")


def captured(look: Look, seat: int) -> Text:
    """How many of each type."""
    taken = look.figures["captains"][seat]["captured"]
    return Text("·").join(Text(str(n), TYPE_COLOURS[kind]) for kind, n in taken.items())


# -- Searches, decks, army -------------------------------------------------------------


def searches(look: Look) -> Iterable[Text]:
    view = look.view
    for city, seat, turns in zip(view["searches"], view["searched_by"], view["counter"], strict=True):
        said = look.say("tremble-searching", city=name(look, city), n=CITY[city].search, turns=turns)
        yield Text.assemble(("⌕ ", "cyan"), captain(look, seat), ": ", said)
    for card in view["army"]:
        need = army(NAMES.index(card)).strength
        yield Text(look.say("tremble-army", army=name(look, card), n=need), "bold red")


def decks(look: Look) -> Text:
    view = look.view
    piles = {"cities": size(view["city_deck"]), "ships": size(view["ship_deck"]), "credits": view["credits_left"]}
    return Text(look.say("tremble-decks", **piles), "dim")


# -- One's own -------------------------------------------------------------------------


def fleet(look: Look) -> Iterable[Text]:
    """One's own ships: at home, sent, searching; and those one is looking at."""
    if look.seat < 0:
        return
    view, me, bound = look.view, look.seat, look.figures["bound"]
    for zone in ("hand", "attack"):
        for i, ship in enumerate(view[zone][me]):
            slot = bound.get(f"{zone}:{i}")
            yield own(look, ship, "" if slot is None else where(look, slot))
    for ship, city in zip(view["searching"][me], view["search_of"][me], strict=True):
        yield own(look, ship, look.say("tremble-away", city=name(look, city)), "dim")
    for ship in view["drawn"][me]:
        yield own(look, ship, look.say("tremble-offer", n=SHIP[ship].price), "cyan")


def where(look: Look, slot: int) -> str:
    view = look.view
    if slot not in view["slots"]:
        return look.say("tremble-reserve")
    return f"→ {slot} {name(look, view['row'][view['slots'].index(slot)])}"


def own(look: Look, ship: str, place: str, style: str = "") -> Text:
    card = SHIP[ship]
    figures = look.say("tremble-ship", strength=card.strength, fuel=card.fuel)
    text = Text.assemble((f"  {name(look, ship)}", style or "bold"), (f" · {figures}", "dim"))
    return text.append(f"  {place}", style or "yellow") if place else text


def missions(look: Look) -> Iterable[Text]:
    """One's own missions and what they pay; in the end everybody's."""
    for seat in range(look.players):
        pile = look.view["mission_hand"][seat]
        if isinstance(pile, list) and pile:
            told = [mission(look, card) for card in pile]
            said = look.say("tremble-missions-of", seat=look.words.seat(seat))
            yield Text.assemble((said, "dim"), " ", ", ".join(told))


def mission(look: Look, card: str) -> str:
    return f"{name(look, card)} +{MISSION[card].reward}/−{MISSION[card].penalty}"


def hand(look: Look) -> list[str]:
    """The cards whose text matters to this seat."""
    view, me = look.view, look.seat
    if me < 0:
        return []
    piles = (view[pile][me] for pile in ("hand", "attack", "searching", "drawn", "mission_hand"))
    return list(dict.fromkeys(card for pile in piles for card in pile))


BOARD = Board(picture, hand, chapters)
