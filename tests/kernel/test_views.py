"""Who may see what: declared once, beside each field."""

from __future__ import annotations

import pytest

from prowl.kernel.state import State, state
from prowl.kernel.views import (
    EVERYONE,
    NOBODY,
    NOTHING,
    ORDER,
    OWNER,
    SPECTATOR,
    forget,
    knowledge,
    knows,
    per_seat,
    piles,
    policies,
    private,
    public,
    show,
    shuffle,
    view,
    zone,
    zones,
)
from tests.kernel.toy import Toy


@state
class Shown(State):
    open: int = public(5)
    unset: int | None = public(None)
    grid: dict[tuple[int, int], list[int]] = public(factory=dict)
    closed: int = private(6)
    of_one: int = private(7, see=lambda s, seat, owner: seat == 1)
    mine: list[int] = per_seat()
    deck: list[int] = zone("card", see=NOBODY)
    row: list[int] = zone("card", see=NOBODY, hidden=ORDER)
    box: list[int] = zone("card", see=NOBODY, hidden=NOTHING)
    pile: list[int] = zone("card", see=EVERYONE)
    stray: list[int] = zone("card", see=OWNER)
    hand: list[list[int]] = zones("card", see=OWNER)
    laid: list[list[int]] = zones("place", see=OWNER, own=True)


def example() -> Shown:
    return Shown(
        players=2,
        chance={"card": 1, "place": 2},
        mine=[10, 11],
        deck=[0, 1, 2],
        row=[3, 4],
        box=[5],
        pile=[6],
        stray=[7],
        hand=[[8], [9, 10]],
        laid=[[1], [1, 2]],
    )


def test_what_is_public_everyone_sees():
    s = example()
    s.grid = {(1, 2): [3]}
    for seat in (SPECTATOR, 0, 1):
        seen = view(s, seat)
        assert (seen["open"], seen["unset"], seen["pile"], seen["grid"]) == (5, None, [6], {"(1, 2)": [3]})
        assert (seen["players"], seen["round"], seen["outcome"]) == (2, 0, "")


def test_what_is_private_nobody_else_sees_not_even_that_it_is_there():
    assert [("of_one" in view(example(), seat)) for seat in (SPECTATOR, 0, 1)] == [False, False, True]
    assert not any("closed" in view(example(), seat) for seat in (SPECTATOR, 0, 1))


def test_chance_knowledge_and_the_place_in_the_flow_are_seen_by_nobody():
    for seat in (SPECTATOR, 0, 1):
        assert not {"chance", "known", "at", "turns", "opened", "compared", "out"} & set(view(example(), seat))


def test_an_entry_for_each_seat_is_seen_by_its_owner():
    assert [view(example(), seat)["mine"] for seat in (SPECTATOR, 0, 1)] == [[None, None], [10, None], [None, 11]]


def test_of_hidden_cards_their_number_their_order_or_nothing_is_shown():
    seen = view(example(), 0)
    assert (seen["deck"], seen["row"], seen["box"]) == ({"count": 3}, [None, None], None)
    assert seen["hand"] == [[8], {"count": 2}]


def test_what_belongs_to_nobody_is_not_shown_to_spectators():
    """Neither the shared owner nor the spectator is a seat, though both have the number -1."""
    assert [view(example(), seat)["stray"] for seat in (SPECTATOR, 0, 1)] == [{"count": 1}] * 3


def test_a_view_is_a_copy():
    s = example()
    seen = view(s, 0)
    seen["hand"][0].append(99)
    seen["pile"].append(99)
    assert (s.hand[0], s.pile) == ([8], [6])


def test_a_field_that_does_not_say_who_may_see_it_is_refused():
    @state
    class Forgetful(State):
        secret: int = 0

    with pytest.raises(TypeError, match=r"Forgetful\.secret does not say who may see it"):
        policies(Forgetful)


def test_a_peeked_card_is_seen_where_it_lies_by_that_seat_only():
    s = example()
    show(s, "card", [1, 4, 9], to=0)
    seen = view(s, 0)
    assert seen["deck"] == {"count": 3, "known": [1]}
    assert seen["row"] == [None, 4]
    assert seen["hand"] == [[8], {"count": 2, "known": [9]}]
    assert view(s, SPECTATOR)["deck"] == view(s, 1)["deck"] == {"count": 3}


def test_a_card_of_an_own_pool_is_known_for_its_owner_only():
    s = example()
    show(s, "place", [1], to=0, owner=1)
    assert view(s, 0)["laid"] == [[1], {"count": 2, "known": [1]}]
    assert knows(s, 0, "place", 1, 1)
    assert not knows(s, 0, "place", 0, 1)
    assert not knows(s, SPECTATOR, "place", 1, 1)


def test_shuffling_forgets_what_was_peeked():
    s = example()
    show(s, "card", [1, 4], to=0)
    shuffle(s, "card", s.deck)
    assert sorted(s.deck) == [0, 1, 2]
    assert not knows(s, 0, "card", -1, 1)
    assert knows(s, 0, "card", -1, 4), "the row was not shuffled"


def test_shuffling_a_pile_of_an_own_pool_forgets_too():
    s = example()
    show(s, "place", [1], to=0, owner=1)
    shuffle(s, "place", s.laid[1], owner=1)
    assert s.known == {}


def test_what_was_known_of_a_pool_can_be_forgotten():
    s = example()
    show(s, "place", [1], to=0, owner=1)
    show(s, "card", [1], to=0)
    forget(s, "place", owner=1)
    assert list(s.known) == [("card", -1, 1)]


def test_knowledge_is_every_card_whose_place_a_seat_can_see():
    s = example()
    show(s, "card", [2], to=1)
    cards = {("card", -1, card) for card in (2, 6, 9, 10)}
    places = {("place", 1, 1), ("place", 1, 2)}
    assert knowledge(s, 1) == cards | places | {("mine", 1, -1), ("of_one", -1, -1)}
    assert knowledge(s, SPECTATOR) == {("card", -1, 6)}


def test_piles_name_every_card_with_its_owner_and_pool():
    found = {(policy.name, owner, pool_owner): cards for policy, owner, pool_owner, cards in piles(example())}
    assert found["deck", -1, -1] == [0, 1, 2]
    assert found["hand", 1, -1] == [9, 10]
    assert found["laid", 1, 1] == [1, 2]
    assert len(found) == 9


def test_an_audience_may_change_with_the_game():
    s = Toy(players=2, hidden=[[1], [2]])
    assert view(s, 0)["hidden"] == [[1], {"count": 1}]
    s.found = True
    assert view(s, 0)["hidden"] == [[1], [2]]
    assert view(s, SPECTATOR)["hidden"] == [[1], [2]]
