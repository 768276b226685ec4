"""Table files: written readably, loaded strictly."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from prowl.kernel.errors import BadFile
from prowl.kernel.game import Noun
from prowl.kernel.record import KEYS, LONGEST, dumps, loads, to_record
from prowl.kernel.record import _sum as checksum
from prowl.kernel.table import Table
from prowl.kernel.text import LANGUAGES, words
from tests.kernel.play import finished, random_game, the_toy
from tests.kernel.toy import TOY

RECORD = to_record(finished(2, 3), ["Ann", "Боб 2"])
TEXT = dumps(RECORD)


def refused(text) -> BadFile:
    """The clear error that a file gets, which can be told in every language."""
    with pytest.raises(BadFile) as error:
        loads(text, the_toy)
    for language in LANGUAGES:
        said = words(language).error(error.value)
        assert "⟦" not in said
        assert len(said) < 600
    return error.value


def changed(**changes) -> str:
    """The file with changes and a checksum that fits them: tampered with skill."""
    record = {**RECORD, **changes}
    return json.dumps({**record, "sum": checksum(record)})


def test_a_file_holds_the_whole_game_in_readable_lines():
    assert set(RECORD) == KEYS
    lines = TEXT.splitlines()
    assert '  "game": "toy",' in lines
    assert any(line.startswith('    [0, ["spot", ') for line in lines)
    assert "Боб" in TEXT


def test_a_loaded_file_is_the_table_and_can_be_played_on():
    for n, table in enumerate(random_game(3, 2)):
        if n % 10:
            continue
        loaded, _ = loads(dumps(to_record(table)), the_toy)
        assert (loaded.log, loaded.digest(), loaded.events) == (table.log, table.digest(), table.events)
        assert loaded.over == table.over


def test_a_table_that_goes_on_from_a_state_has_no_file():
    """Seed and answers are not its whole game."""
    table = finished(2, 3)
    fork = Table(TOY, 2, seed=3, start=table.at(4).state)
    with pytest.raises(BadFile, match="file-fork"):
        to_record(fork)


def test_a_file_is_read_from_text_and_from_bytes():
    assert loads(TEXT, the_toy)[1] == loads(TEXT.encode(), the_toy)[1] == ["Ann", "Боб 2"]


def test_writing_what_was_read_gives_the_same_file():
    table, seats = loads(TEXT, the_toy)
    assert dumps(to_record(table, seats)) == TEXT


def test_a_game_with_equal_cards_can_be_written_and_read():
    game = replace(TOY, nouns={"card": Noun("card", ("ace",) * 4 + ("king",) * 4)})
    table = Table.replay(game, 2, {}, 3, finished(2, 3).log)
    loaded, _ = loads(dumps(to_record(table)), lambda name: game)
    assert loaded.digest() == table.digest()


@pytest.mark.parametrize("end", range(0, len(TEXT), 50))
def test_a_truncated_file_is_refused(end):
    assert refused(TEXT[:end]).key == "file-damaged"
    refused(TEXT.encode()[:end])


DIGITS = [i for i, letter in enumerate(TEXT) if letter.isdigit()]


@pytest.mark.parametrize("at", DIGITS[:60] + DIGITS[60::25])
def test_a_file_with_a_flipped_digit_is_refused(at):
    refused(TEXT[:at] + str((int(TEXT[at]) + 1) % 10) + TEXT[at + 1 :])


@pytest.mark.parametrize("at", range(0, len(TEXT), 37))
def test_a_file_with_a_damaged_byte_is_refused(at):
    for byte in (0, 0xFF, ord("}"), ord('"')):
        data = bytearray(TEXT.encode())
        if data[at] != byte:
            data[at] = byte
            refused(bytes(data))


WRONG = [
    None,
    True,
    1,
    -1,
    1.5,
    "",
    "x",
    [],
    {},
    [1],
    ["x"],
    {"x": 1},
    [[]],
    [[1]],
    [[1, 2]],
    [[1, None]],
    [[True, []]],
]


@pytest.mark.parametrize("key", sorted(KEYS))
@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_a_value_of_the_wrong_type_is_refused(key, value):
    legal = (key == "seats" and value == []) or (key == "format" and value is RECORD["format"])
    text = json.dumps({**RECORD, key: value}) if key == "sum" else changed(**{key: value})
    if legal:
        loads(text, the_toy)
    else:
        refused(text)


@pytest.mark.parametrize("key", sorted(KEYS))
def test_a_missing_key_is_refused(key):
    refused(dumps({name: value for name, value in RECORD.items() if name != key}))


def test_a_key_too_many_or_twice_is_refused():
    refused(dumps({**RECORD, "more": 1}))
    refused(TEXT.replace('"seed": 3', '"seed": 4,\n  "seed": 3'))


@pytest.mark.parametrize(
    "text",
    ["", " ", "null", "1", "[]", "{}", '"x"', "\ufeff{}", '{"name": "x", "version": 1}', "<html></html>", "PK\x03\x04"],
)
def test_a_foreign_file_is_refused(text):
    assert refused(text).key in ("file-foreign", "file-damaged")
    refused(text.encode())


def test_text_that_is_no_unicode_is_refused():
    refused(b"\xff\xfe{}")
    refused(TEXT.encode("utf-16"))
    refused(TEXT.replace("Ann", "\ud800"))
    refused(TEXT.replace("Ann", r"\ud800"))


@pytest.mark.parametrize("depth", [10, 200, 900, 990, 5000, 100_000])
@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")])
def test_huge_nesting_is_refused(depth, left, right):
    nest = left * depth + "1" + right * depth
    refused(nest)
    for key in ("format", "answers", "options", "seats", "game"):
        refused(json.dumps({**RECORD, key: "NEST"}).replace('"NEST"', nest))
    refused(changed(answers=[[0, "NEST"]]).replace('"NEST"', nest))


def test_a_huge_number_is_refused():
    refused(TEXT.replace('"seed": 3', '"seed": ' + "9" * 5000))
    refused(changed(seed=1 << 65))
    refused(changed(players=10**30))


def test_a_file_that_is_too_long_is_refused():
    assert refused(" " * (LONGEST + 1)).key == "file-too-long"


def test_another_rules_version_is_refused():
    error = refused(changed(rules="2"))
    assert (error.key, error.values) == ("file-rules", {"wanted": "2", "have": "1"})


def test_another_format_is_refused():
    assert refused(changed(format=2)).key == "file-format"


def test_a_game_that_is_not_installed_is_refused():
    assert refused(changed(game="chess")).key == "file-game"
    with pytest.raises(BadFile, match="file-game"):
        loads(TEXT)


def test_a_file_changed_without_its_checksum_is_refused():
    assert refused(TEXT.replace("Ann", "Eve")).key == "file-digest"


def test_tampering_with_the_content_is_found_even_if_the_checksum_fits():
    assert refused(changed(seed=4)).key in ("file-answer", "file-digest")
    assert refused(changed(players=3, seats=[])).key in ("file-answer", "file-digest")
    assert refused(changed(options={"target": "4"})).key in ("file-answer", "file-digest")
    assert refused(changed(options={})).key == "file-digest"
    assert refused(changed(options={"target": "5"})).key == "file-damaged"
    assert refused(changed(end="0" * 24)).key == "file-digest"
    assert refused(changed(digests=RECORD["digests"][:-1])).key == "file-digest"
    assert refused(changed(answers=RECORD["answers"][:-1])).key == "file-digest"


def test_an_answer_that_was_not_offered_is_named():
    answers = [*RECORD["answers"][:4], [0, ["spot", 9]], *RECORD["answers"][5:]]
    error = refused(changed(answers=answers))
    assert (error.key, error.values) == ("file-answer", {"number": 5})
    assert refused(changed(answers=[*RECORD["answers"], [0, ["pass"]]])).key == "file-answer"
    assert refused(changed(answers=[[7, ["spot", 1]]])).values == {"number": 1}


@pytest.mark.parametrize("seats", [["Ann"], ["Ann", "Bob", "Cid"], ["Ann", 2]])
def test_seat_names_must_fit_the_seats(seats):
    assert refused(changed(seats=seats)).key == "file-damaged"
