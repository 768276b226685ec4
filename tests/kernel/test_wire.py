"""The border: JSON data with names instead of numbers."""

from __future__ import annotations

import json

import pytest

from prowl.kernel.errors import Refused
from prowl.kernel.game import Noun
from prowl.kernel.prompts import PASS, Ask
from prowl.kernel.table import Table
from prowl.kernel.views import SPECTATOR
from prowl.kernel.wire import Wire
from tests.kernel.play import game_of, random_game
from tests.kernel.toy import TOY

WIRE = Wire(TOY)


def test_an_option_is_a_verb_and_the_names_of_its_things():
    assert WIRE.option("x", ("throw", 3)) == ["throw", "c3"]
    assert WIRE.option("x", PASS) == ["pass"]
    assert WIRE.option("x", ("throw", 1, 2)) == ["throw", "c1", "c2"]


def test_a_bare_value_is_short_for_the_last_word_of_its_question():
    assert WIRE.option("tidy.card", 4) == ["card", "c4"]
    assert WIRE.option("hide.spot", 2) == ["spot", 2]


def test_no_part_of_an_option_is_lost_even_if_it_is_not_declared():
    assert WIRE.option("x", ("swap", 1, 2)) == ["swap", 1, 2]
    assert WIRE.option("x", ("take", 5)) == ["take", 5]


def test_a_prompt_says_everything_a_client_needs():
    ask = Ask(0, (1, 2), "tidy.card", least=0, most=1, single=False, values={"card": 3, "n": 2})
    assert WIRE.prompt(ask) == {
        "about": "tidy.card",
        "options": [["card", "c1"], ["card", "c2"]],
        "least": 0,
        "most": 1,
        "single": False,
        "optional": False,
        "values": {"card": "c3", "n": 2},
    }


@pytest.mark.parametrize(
    "ask",
    [
        Ask(0, (("throw", 1), ("throw", 2), PASS), "x"),
        Ask(0, (1, 2, 3), "hide.spot"),
        Ask(0, (1, 2, 3), "tidy.card", least=0, most=3, single=False),
        Ask(0, (2, 2, 1), "tidy.card", least=0, most=3, single=False),
    ],
)
def test_every_answer_can_be_said_and_understood(ask):
    for answer in ask.answers():
        assert WIRE.parse(ask, json.loads(json.dumps(WIRE.answer(ask, answer)))) == answer


def test_of_equal_cards_each_has_a_name_of_its_own():
    """Two copies of a card look alike, but the log must say which one was meant."""
    wire = Wire(game_of(nouns={"card": Noun("card", ("ace", "ace", "ace", "king"))}))
    ask = Ask(0, (0, 1, 2, 3), "tidy.card", least=0, most=4, single=False)
    assert wire.options(ask) == [["card", "ace"], ["card", "ace", "#2"], ["card", "ace", "#3"], ["card", "king"]]
    for answer in ask.answers():
        assert wire.parse(ask, wire.answer(ask, answer)) == answer


def test_an_option_has_the_same_name_however_often_and_beside_whatever_it_is_offered(monkeypatch):
    monkeypatch.setattr("prowl.kernel.wire.KEPT", 2)
    wire = Wire(game_of(nouns={"card": Noun("card", ("ace", "ace", "king"))}))
    pair, second = Ask(0, (0, 1, 2), "tidy.card"), Ask(0, (1, 2), "tidy.card")
    for _ in range(3):
        assert wire.options(pair) == [["card", "ace"], ["card", "ace", "#2"], ["card", "king"]]
        assert wire.options(second) == [["card", "ace"], ["card", "king"]]
        assert wire.options(Ask(0, (1, 2), "hide.spot")) == [["spot", 1], ["spot", 2]]


def test_picks_may_be_said_in_any_order():
    ask = Ask(0, (1, 2, 3), "tidy.card", least=0, most=3, single=False)
    assert WIRE.parse(ask, [["card", "c3"], ["card", "c1"]]) == (1, 3)


GARBAGE = [None, True, 1, 1.5, "c1", "card", [], {}, ["card"], ["card", "c9"], ["card", "c1", "c2"], [["card", "c1"]]]


@pytest.mark.parametrize("data", [*GARBAGE, ["card", 1], ["card", None], ["card", ["c1"]], {"card": "c1"}, [[]] * 50])
def test_garbage_is_refused(data):
    with pytest.raises(Refused, match="not-offered"):
        WIRE.parse(Ask(0, (1, 2), "tidy.card"), data)


@pytest.mark.parametrize("data", [None, 1, "c1", {}, ["card", "c1"], [["card", "c9"]], [1], [["card", "c1"]] * 3])
def test_garbage_for_several_is_refused(data):
    with pytest.raises(Refused, match="not-offered"):
        WIRE.parse(Ask(0, (1, 2), "tidy.card", least=0, most=2, single=False), data)


def test_a_pick_said_twice_is_understood_but_not_allowed():
    ask = Ask(0, (1, 2), "tidy.card", least=0, most=2, single=False)
    assert not ask.allows(WIRE.parse(ask, [["card", "c1"], ["card", "c1"]]))


def test_garbage_of_any_size_is_refused_with_a_short_message():
    deep: list = []
    for _ in range(900):
        deep = [deep]
    for data in (deep, "x" * 10**6, list(range(10**5))):
        with pytest.raises(Refused) as refused:
            WIRE.parse(Ask(0, (1, 2), "tidy.card"), data)
        assert len(str(refused.value)) < 300


def test_views_name_cards_and_hide_the_numbers_of_hidden_ones():
    seen = Table(TOY, 2, seed=1).seen_by(0)["view"]
    assert [name[0] for name in seen["hand"][0]] == ["c"]
    assert seen["hand"][1] == {"count": 1}
    assert seen["deck"] == {"count": 6}
    assert WIRE.view({"deck": {"count": 3, "known": [1]}, "hand": [[None, 2]]}) == {
        "deck": {"count": 3, "known": ["c1"]},
        "hand": [[None, "c2"]],
    }


def test_events_name_cards():
    assert WIRE.event({"event": "drew", "seat": 1, "card": [1, 2]}) == {
        "event": "drew",
        "seat": 1,
        "card": ["c1", "c2"],
    }
    assert WIRE.event({"event": "drew", "seat": 1, "card": None}) == {"event": "drew", "seat": 1, "card": None}


def test_everything_sent_is_json_data():
    for table in random_game(3, 9):
        for seat in range(SPECTATOR, 3):
            sent = table.seen_by(seat)
            assert json.loads(json.dumps(sent)) == sent
