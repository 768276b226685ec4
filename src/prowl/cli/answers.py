"""Questions as numbered lists, and typed lines as answers."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from prowl.kernel.prompts import Ask
from prowl.kernel.text import key_of

from .boards import Look
from .errors import Mistake

NOTHING = "0"


def question(look: Look, keys: str = "play-keys") -> Group:
    """The question, its second line, the numbered answers, and the keys where somebody can press them."""
    prompt = look.seen["prompt"]
    lines: list[RenderableType] = [Text(look.words.question(prompt), "bold reverse")]
    detail = f"{key_of('ask', prompt['about'])}-detail"
    if look.words.words.has(detail):
        lines.append(Text(look.words.words.say(detail, **look.words.values(prompt["values"])), "dim"))
    if not prompt["single"]:
        lines.append(Text(how_many(look, prompt["least"], prompt["most"]), "cyan"))
    lines.append(Columns(numbered(look, prompt), padding=(0, 3), column_first=True))
    if keys:
        lines.append(Text(look.say(keys), "dim"))
    return Group(*lines)


def how_many(look: Look, least: int, most: int) -> str:
    return look.say("ask-exactly", n=most) if least == most else look.say("ask-some", least=least, most=most)


def numbered(look: Look, prompt: dict[str, Any]) -> list[Text]:
    options = [look.words.option(prompt["options"][i], prompt["about"]) for i in order(prompt["options"])]
    lines = [answer(str(number), option) for number, option in enumerate(options, 1)]
    if prompt["optional"] or (not prompt["single"] and prompt["least"] == 0):
        lines.append(answer(NOTHING, look.say("ask-nothing")))
    return lines


def order(options: list[list[Any]]) -> list[int]:
    """The options as they are listed: each verb's together, by their numbers where they have any."""
    verbs = list(dict.fromkeys(option[0] for option in options))

    def rank(i: int) -> tuple[int, list[int]]:
        verb, *things = options[i]
        return verbs.index(verb), things if all(isinstance(thing, int) for thing in things) else []

    return sorted(range(len(options)), key=rank)


def answer(number: str, words: str) -> Text:
    return Text.assemble((f"{number:>2} ", "bold cyan"), words)


def picked(ask: Ask, options: list[list[Any]], line: str) -> Any:
    """The answer that a line of numbers means; None for turning an offer down."""
    numbers = [each for each in line.replace(",", " ").split() if each != NOTHING]
    if not numbers and ask.optional:
        return None
    if not all(each.isdecimal() and 1 <= int(each) <= len(ask.options) for each in numbers):
        raise Mistake("not-a-number", text=line, most=len(ask.options))
    listed = order(options)
    places = sorted({listed[int(each) - 1] for each in numbers})
    if ask.single:
        if len(places) != 1:
            raise Mistake("pick-one")
        return ask.options[places[0]]
    if not line or not ask.least <= len(places) <= ask.most:
        raise wrong_number(ask.least, ask.most)
    return tuple(ask.options[i] for i in places)


def wrong_number(least: int, most: int) -> Mistake:
    return Mistake("pick-exactly", n=most) if least == most else Mistake("pick-some", least=least, most=most)
