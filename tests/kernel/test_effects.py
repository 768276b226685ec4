"""Cards and the effects that say what they do."""

from __future__ import annotations

import pytest

from prowl.kernel.effects import Card, effect, perform
from prowl.kernel.prompts import Rule, choose
from tests.kernel.play import started
from tests.kernel.toy import TAKE, Toy


@effect
def gain(s: Toy, me: int, n: int) -> None:
    s.left += n


@effect
def pay(s: Toy, me: int, least: int, most: int) -> Rule[None]:
    s.left -= yield from choose(s, me, tuple(range(least, most + 1)), "pay.n")


def test_an_effect_is_its_verb_with_its_numbers():
    assert (gain(2).verb, gain(2).numbers) == ("gain", {"n": 2})
    assert (pay(1, 3).verb, pay(1, 3).numbers) == ("pay", {"least": 1, "most": 3})


def test_an_effect_with_the_wrong_number_of_numbers_is_refused():
    with pytest.raises(TypeError, match="gain takes"):
        gain(1, 2)


def test_a_card_does_what_it_says_sentence_by_sentence():
    card = Card(id="deal", kind="act", play=(gain(5), pay(1, 3), gain(10)))
    table, _ = started(lambda s: perform(card, s, 1))
    assert table.state.left == 5
    table.decide(1, 3)
    assert table.state.left == 12


def test_a_card_that_is_a_procedure_gets_its_numbers():
    def play(s: Toy, me: int, give: int, take: int) -> Rule[None]:
        s.left = take - (yield from choose(s, me, (0, give), "trade.n"))

    table, _ = started(lambda s: perform(Card(id="trade", kind="act", numbers={"give": 1, "take": 4}, play=play), s, 0))
    table.decide(0, 1)
    assert table.state.left == 3


def test_a_procedure_that_never_asks_is_a_plain_function():
    def play(s: Toy, me: int) -> None:
        s.left = 9

    table, _ = started(lambda s: perform(Card(id="x", kind="act", play=play), s, 0))
    assert (table.state.left, table.log) == (9, [])


def test_a_card_is_definition_and_cannot_change():
    with pytest.raises(AttributeError):
        TAKE.id = "other"
