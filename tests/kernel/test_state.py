"""State: plain data, copied by generated code."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Dict, List  # noqa: UP035

import pytest

from prowl.kernel.state import State, comparer, copiers, digest, from_data, state, to_data
from tests.kernel.play import finished


@state
class Every(State):
    """One field of every type that a state may hold."""

    number: int = 1
    word: str = "a"
    flag: bool = False
    part: float = 0.5
    maybe: int | None = None
    pair: tuple[int, str] = (1, "b")
    chain: tuple[int, ...] = (1, 2)
    pair_or_none: tuple[int, int] | None = None
    flat: list[int]
    nested: list[list[int]]
    deep: list[list[list[int]]]
    by_seat: dict[int, int]
    piles: dict[int, list[int]]
    maps: list[dict[str, list[int]]]
    pairs: dict[tuple[int, int], list[list[int]]]


def example() -> Every:
    return Every(
        players=2,
        pair_or_none=(5, 6),
        flat=[1, 2],
        nested=[[1], [2, 3]],
        deep=[[[1]], [[2], []]],
        by_seat={1: 10, 0: 20},
        piles={3: [1, 2], 1: []},
        maps=[{"a": [1]}, {}],
        pairs={(1, 2): [[3]], (0, 1): []},
    )


def test_a_copy_is_equal_to_the_original():
    s = example()
    assert to_data(s.copy()) == to_data(s)
    assert type(s.copy()) is Every


def test_a_copy_shares_nothing_that_can_change():
    s = example()
    before = to_data(s)
    twin = s.copy()
    twin.flat.append(9)
    twin.nested[0].append(9)
    twin.deep[0][0].append(9)
    twin.by_seat[7] = 7
    twin.piles[3].append(9)
    twin.maps[0]["a"].append(9)
    twin.pairs[1, 2][0].append(9)
    twin.chance["x"] = 1
    twin.known["x", 0, 1] = 1
    twin.turns.append([1])
    assert to_data(s) == before


def test_a_keepsake_is_equal_to_the_state_and_shares_with_the_last_one_only_what_is_the_same():
    s = example()
    last = s.copy()
    s.flat.append(3)
    s.nested[0].append(3)
    s.by_seat[7] = 7
    kept = s.keepsake(last)
    assert to_data(kept) == to_data(s)
    assert kept.deep is last.deep
    for name in ("flat", "nested", "by_seat", "piles", "maps", "pairs"):
        assert getattr(kept, name) is not getattr(last, name)
    before = to_data(kept)
    for value in (s.flat, s.nested[0], s.nested, s.deep, s.deep[0]):
        value.clear()
    assert to_data(kept) == before


def test_a_field_copied_by_itself_shares_nothing_with_the_state():
    s = example()
    whole, copied = s.copy(), copiers(type(s))
    assert {name: copied[name](getattr(s, name)) for name in copied} == {name: getattr(whole, name) for name in copied}
    before = to_data(s)
    for value in (copied["flat"](s.flat), copied["deep"](s.deep)[0][0], copied["maps"](s.maps)[0]["a"]):
        value.append(9)
    assert to_data(s) == before


def test_a_keepsake_keeps_the_order_of_a_dict():
    s = example()
    s.by_seat = {1: 1, 2: 2}
    last = s.copy()
    s.by_seat = {2: 2, 1: 1}
    assert list(s.keepsake(last).by_seat) == [2, 1]


@state
class Loose(State):
    """Values that can be equal without being the same."""

    flags: list[int | bool]
    parts: list[float]
    maybe: list[int | float | None]
    pairs: list[tuple[int | bool, str]]
    maps: List[Dict[str, int]]  # noqa: UP006
    odd: list[list[dict[int, int]]]


def test_a_keepsake_shares_nothing_that_is_equal_without_being_the_same():
    def loose(one, zero, order):
        return Loose(
            players=2,
            flags=[one],
            parts=[zero],
            maybe=[one],
            pairs=[(one, "a")],
            maps=[dict.fromkeys(order, 0)],
            odd=[[dict.fromkeys(order, 0)]],
        )

    s, last = loose(True, -0.0, "ab"), loose(1, 0.0, "ba")
    assert repr(to_data(s.keepsake(last))) == repr(to_data(s))


def test_states_are_compared_field_by_field():
    s = example()
    twin = s.copy()
    twin.out = []
    assert comparer(Every)(s, twin) == []
    twin.word, twin.deep = "other", []
    assert comparer(Every)(s, twin) == ["word", "deep"]


def test_a_copy_has_no_listeners():
    s = example()
    s.out, s.quick, s.dealer = [], True, print
    twin = s.copy()
    assert (twin.out, twin.quick, twin.dealer) == (None, False, None)


def test_listeners_are_no_part_of_the_game():
    s = example()
    before = digest(s)
    s.out, s.quick, s.dealer = [], True, print
    assert digest(s) == before


@pytest.mark.parametrize("hint", ["set[int]", "list[int] | None", "object", "State", "dict[str, object]"])
def test_a_field_that_cannot_be_copied_is_refused_when_the_class_is_made(hint):
    made = type("Wrong", (State,), {"__annotations__": {"wrong": hint}, "__module__": __name__})
    with pytest.raises(TypeError, match="a state holds"):
        state(made)


def test_every_kind_of_field_can_be_written_as_data_and_read_again():
    s = example()
    again = from_data(Every, to_data(s))
    assert to_data(again) == to_data(s)
    assert again.pair == (1, "b")
    assert again.pair_or_none == (5, 6)
    assert again.pairs == s.pairs


def test_the_order_of_a_dict_is_part_of_the_state():
    """Rules may walk along a dict, so a state read from data must walk the same way."""
    s, other = example(), example()
    other.by_seat = {0: 20, 1: 10}
    assert digest(s) != digest(other)
    assert list(from_data(Every, to_data(s)).by_seat) == [1, 0]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("number", "1"),
        ("number", True),
        ("number", 1.0),
        ("word", 1),
        ("flag", 1),
        ("maybe", "x"),
        ("pair", [1]),
        ("pair", [1, 2]),
        ("flat", [1, None]),
        ("nested", [1]),
        ("by_seat", [[1]]),
        ("pair_or_none", [1, "x"]),
    ],
)
def test_data_of_the_wrong_type_is_refused(name, value):
    with pytest.raises((TypeError, ValueError)):
        from_data(Every, {**to_data(example()), name: value})


def test_data_with_a_field_too_many_or_too_few_is_refused():
    data = to_data(example())
    with pytest.raises(ValueError, match="fields"):
        from_data(Every, {**data, "more": 1})
    del data["flat"]
    with pytest.raises(ValueError, match="fields"):
        from_data(Every, data)


def test_a_digest_tells_every_field_apart():
    s = finished().state
    before = digest(s)
    for change in ({"left": 9}, {"lucky": 9}, {"opened": 99}, {"round": 99}, {"outcome": "x"}, {"at": 0}):
        twin = s.copy()
        for name, value in change.items():
            setattr(twin, name, value)
        assert digest(twin) != before


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_digest_is_the_same_in_every_process(hash_seed):
    code = "from tests.kernel.play import finished; print(finished(3, 5).digest())"
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == finished(3, 5).digest()


def test_a_state_has_no_room_for_undeclared_fields():
    with pytest.raises(AttributeError):
        example().surprise = 1
