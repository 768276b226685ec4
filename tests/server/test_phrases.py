"""A question is put in the same words, by the same object, until anything in it changes."""

from __future__ import annotations

import json

from prowl.kernel.prompts import Ask
from prowl.kernel.table import Table
from prowl.server.audience import Audience
from tests.kernel.toy import TOY


def asking(ask: Ask):
    audience, wire = Audience(), Table(TOY, 3, {}, 5).wire
    return lambda: audience.question(wire, 0, ask)


def test_a_question_that_has_not_changed_is_not_worded_again():
    put = asking(Ask(0, lambda: [1, 2], "hide.spot", values=lambda: {"n": 1}))
    assert put() is put()


def test_other_values_are_told_though_the_options_are_the_same():
    left = [3]
    ask = Ask(0, [1, 2], "hide.spot", values=lambda: {"left": left})
    put = asking(ask)
    assert json.loads(put().text)["values"] == {"left": [3]}
    left.append(4)
    ask.renew()
    assert json.loads(put().text)["values"] == {"left": [3, 4]}


def test_other_options_are_told_though_the_question_is_the_same():
    spots = [1, 2, 3]
    ask = Ask(0, lambda: list(spots), "hide.spot")
    put = asking(ask)
    assert len(put().named) == 3
    spots.pop()
    ask.renew()
    assert len(put().named) == 2
