"""Errors carry a key and values, and can be told in every language."""

from __future__ import annotations

import pickle

import pytest

from prowl.kernel.errors import BadFile, BadOptions, NoFairWorld, ProwlError, Refused, RuleFailure


def test_an_error_may_carry_a_value_called_key():
    error = BadOptions("unknown-option", key="colour", known="target")
    assert error.key == "unknown-option"
    assert error.values == {"key": "colour", "known": "target"}


def test_an_error_reads_as_its_key_and_values():
    assert str(Refused("game-is-over")) == "game-is-over"
    assert str(Refused("not-your-turn", seat=1)) == "not-your-turn {'seat': 1}"


@pytest.mark.parametrize("kind", [BadFile, BadOptions, NoFairWorld, ProwlError, Refused])
def test_an_error_survives_the_way_back_from_another_process(kind):
    error = pickle.loads(pickle.dumps(kind("not-offered", answer="x", key=3)))
    assert type(error) is kind
    assert (error.key, error.values) == ("not-offered", {"answer": "x", "key": 3})


def test_a_failure_report_survives_the_way_back_from_another_process():
    error = pickle.loads(pickle.dumps(RuleFailure("what happened")))
    assert (error.key, error.report) == ("rule-failure", "what happened")
