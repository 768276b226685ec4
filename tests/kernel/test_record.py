"""Table files: written readably, loaded strictly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import islice

import pytest

from prowl.kernel.errors import BadFile
from prowl.kernel.fair import FairWorlds
from prowl.kernel.game import Noun
from prowl.kernel.record import DEEPEST, KEYS, LONGEST, dealt_from, dumps, loads, to_record
from prowl.kernel.record import _sum as checksum
from prowl.kernel.state import from_data, to_data
from prowl.kernel.table import Table
from prowl.kernel.text import LANGUAGES, words
from prowl.kernel.views import view
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


def dealt_anew(table, seat, deal):
    """A game that goes on from what a seat knows at this table, and its answers so far."""
    excerpt = FairWorlds.of(table, seat).without_truth(deal, view(table.state, seat))
    game = Table(table.game, table.players, table.settings, 9, start=from_data(TOY.state, to_data(excerpt.start)))
    game.dealt = dealt_from(table, seat, deal)
    for who, answer in excerpt.since:
        game.decide(who, answer)
    return game


def played_to_the_end(table):
    while not table.over:
        seat = table.waiting_for[0]
        table.decide(seat, table.pending[seat].fallback)
    return table


def half_way(seed):
    return list(islice(random_game(3, seed), 8))[-1]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_dealt_anew_from_what_a_seat_knew_has_a_file_that_deals_it_again(seed):
    first = half_way(seed)
    again = dealt_anew(first, seed % 3, 100 + seed)
    # The deal of a deal, too.
    for table in (again, dealt_anew(again, 0, 5)):
        text = dumps(to_record(played_to_the_end(table), ["Ann", "Bob", "Cat"]))
        loaded, _ = loads(text, the_toy)
        assert (loaded.log, loaded.digest(), loaded.events) == (table.log, table.digest(), table.events)
        assert dumps(to_record(loaded, ["Ann", "Bob", "Cat"])) == text


def test_a_game_that_was_dealt_anew_too_often_has_no_file():
    table = half_way(1)
    for deal in range(DEEPEST):
        table = dealt_anew(table, 0, deal)
        loads(dumps(to_record(table)), the_toy)
    with pytest.raises(BadFile, match="file-fork"):
        dealt_from(table, 0, 1)


DEALT = to_record(dealt_anew(half_way(1), 0, 7))


def deeper(part, times):
    return {**part, "dealt": deeper(part, times - 1)} if times else part


@pytest.mark.parametrize(
    "wrong",
    [
        {"dealt": None},
        {"dealt": []},
        {"dealt": {}},
        {"format": 1},
        {"format": 3},
        *(
            {"dealt": {**DEALT["dealt"], **part}}
            for part in (
                *({"seat": 3}, {"seat": -1}, {"seat": True}, {"seat": 1}),
                *({"deal": "7"}, {"deal": 8}, {"deal": 1 << 80}, {"seed": 1 << 80}, {"seed": 3}),
                *(
                    {"answers": None},
                    {"answers": []},
                    {"answers": [[0, ["spot", 99]]]},
                    {"answers": [[7, ["spot", 1]]]},
                ),
                *({"more": 1}, {"dealt": None}, {"dealt": {}}),
            )
        ),
        {"dealt": deeper(DEALT["dealt"], DEEPEST)},
    ],
)
def test_a_file_that_says_something_else_of_how_it_was_dealt_is_refused(wrong):
    record = {**DEALT, **wrong}
    refused(json.dumps({**record, "sum": checksum(record)}))


def test_a_game_cannot_be_dealt_from_one_that_is_over():
    over = to_record(finished(3, 1))
    part = {"seed": over["seed"], "answers": over["answers"], "seat": 0, "deal": 1}
    record = {**DEALT, "dealt": part}
    assert refused(json.dumps({**record, "sum": checksum(record)})).key == "file-digest"


def test_the_same_deal_is_the_same_whatever_the_hashes_of_words_are():
    """Python hashes words anew in every process."""
    code = "import sys; from tests.kernel.test_record import the_toy, loads; loads(sys.stdin.read(), the_toy)"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-c", code], input=dumps(DEALT), text=True, env=environment, check=True)


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
    legal = (key, value) in (("seats", []), ("options", {})) or (key == "format" and value is RECORD["format"])
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
    assert refused(changed(format=3)).key == "file-format"


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
    assert refused(changed(options={"target": "3"})).key == "file-digest"
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
