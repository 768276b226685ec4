"""What can be read at the table: the rules of the moment, what happened, what a bot would do."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from prowl.bots import bot_named, glimpse
from prowl.kernel.aside import reason_of
from prowl.kernel.rng import stream
from prowl.kernel.rulebook import NumberedRule, rules_of
from prowl.kernel.table import Table
from prowl.kernel.text import key_of

from .boards import Board, Look
from .errors import Mistake
from .names import answered

ADVISER = "search"
BEST = 5
LIKELIEST = 6


def log_page(look: Look, events: list[dict[str, Any]], lines: int | None = None) -> Group:
    """What happened, as this seat may know it; the last lines if there are many."""
    shown = events if lines is None else events[-lines:]
    told = [Text(f"· {look.words.event(event)}") for event in shown]
    if len(shown) < len(events):
        told.insert(0, Text(look.say("log-earlier", n=len(events) - len(shown)), "dim"))
    return Group("", *told, "")


# -- The rules of the moment -----------------------------------------------------------


def help_page(look: Look, board: Board, wish: str) -> Group:
    """The cards at hand and the rules of this moment; or a chapter or a rule that is asked for by its number."""
    rules = rules_of(look.game)
    if wish:
        found = [rule for rule in rules if wish in (rule.chapter.number, rule.id)]
        if not found:
            raise Mistake("no-such-rule", wish=wish)
        return Group(*chapter_pages(look, found))
    now = [rule for rule in rules if rule.chapter.number in board.chapters(look)]
    cards = board.hand(look)
    return Group(
        *chapter_pages(look, now), cards_page(look, cards), why_page(look, board, cards), contents(look, rules)
    )


def chapter_pages(look: Look, rules: list[NumberedRule]) -> list[RenderableType]:
    pages: list[RenderableType] = []
    for chapter, group in groupby(rules, key=lambda rule: rule.chapter):
        table = Grid.grid(padding=(0, 2, 0, 0))
        table.add_column(style="cyan", no_wrap=True)
        for rule in group:
            table.add_row(rule.id, Text(rule.text[look.screen.language]))
        pages += ["", Text(f"{chapter.number}. {chapter.title[look.screen.language]}", "bold"), table]
    return pages


def cards_page(look: Look, ids: list[str]) -> Group:
    """The texts of these cards."""
    cards = {card.id: card for card in look.game.cards}
    table = Grid.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for each in dict.fromkeys(ids):
        table.add_row(look.words.card_name(cards[each]), Text(look.words.card_text(cards[each])))
    return Group("", Text(look.say("help-cards"), "bold"), table) if ids else Group()


def why_page(look: Look, board: Board, ids: list[str]) -> Group:
    """Which of these cards cannot be used now, and why; those with the same reason together."""
    alike: dict[tuple[str, str], list[str]] = {}
    for each in dict.fromkeys(ids):
        if why := reason_of(look.reasons, board.thing(each)):
            said = look.words.words.say(key_of("why", why.key), **why.values), why.rule
            alike.setdefault(said, []).append(look.words.words.say(key_of("card", each)))
    lines = [
        Text(look.say("help-why", cards=look.words.listed(cards), reason=reason, rule=rule))
        for (reason, rule), cards in alike.items()
    ]
    return Group("", Text(look.say("help-not-now"), "bold"), *lines) if lines else Group()


def contents(look: Look, rules: list[NumberedRule]) -> Group:
    """Which chapters can be asked for."""
    titles = dict.fromkeys((rule.chapter.number, rule.chapter.title[look.screen.language]) for rule in rules)
    listed = " · ".join(f"{number} {title}" for number, title in titles)
    return Group("", Text(look.say("help-chapters", chapters=listed), "dim"))


# -- What a bot would do -----------------------------------------------------------------


def hint_page(look: Look, table: Table) -> Group:
    """What a searching bot would answer in this seat, seeing no more than the seat does, and why."""
    adviser = bot_named(ADVISER, table.game, table.seed)
    seen = glimpse(table, look.seat, stream(table.seed, f"hint {len(table.log)}"))
    thought = adviser.explain(seen).data(seen)
    about = look.seen["prompt"]["about"]
    advice = look.say(
        "hint", answer=answered(look.words, look.screen, about, thought["answer"]), worlds=thought["worlds"]
    )
    return Group(
        "", Text(advice, "bold green"), candidates(look, about, thought["candidates"]), *beliefs(look, thought)
    )


def candidates(look: Look, about: str, tried: list[dict[str, Any]]) -> Grid:
    table = Grid(*(look.say(f"hint-{name}") for name in ("option", "visits", "value")), box=None, header_style="dim")
    for each in tried[:BEST]:
        value = "—" if each["value"] is None else look.say("percent", n=round(100 * each["value"]))
        table.add_row(answered(look.words, look.screen, about, each["answer"]), str(each["visits"]), value)
    return table


def beliefs(look: Look, thought: dict[str, Any]) -> list[Text]:
    """What the bot thinks lies where it cannot look, the likeliest first."""
    lines = []
    for belief in thought["beliefs"]:
        pile = key_of("pile", belief["key"].removeprefix("bot-belief-"))
        if not look.words.words.has(pile):
            continue
        at = belief["seat"]
        likely = sorted(belief["chances"], key=lambda each: -each[1])[:LIKELIEST]
        cards = ", ".join(
            look.say("hint-chance", card=named(look, card), percent=look.say("percent", n=round(100 * p)))
            for card, p in likely
        )
        lines.append(Text(look.words.words.say(pile, cards=cards, at=at, seat=look.words.seat(at)), "dim"))
    return lines


def named(look: Look, card: Any) -> Any:
    key = key_of("card", card)
    return look.words.words.say(key) if look.words.words.has(key) else card
