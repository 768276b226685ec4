"""Fair worlds: what the seat may not know is dealt again, what it knows stays."""

from __future__ import annotations

from collections import Counter

import pytest

from prowl.kernel.errors import NoFairWorld
from prowl.kernel.fair import FairWorlds, clone_for
from prowl.kernel.prompts import Rule, choose, choose_some, in_secret, side_by_side
from prowl.kernel.state import digest
from prowl.kernel.table import Table
from prowl.kernel.views import show, shuffle
from tests.kernel.play import any_decision, everything, game_of, luck, started, table_of
from tests.kernel.toy import TOY, Toy, hide, throw_away

SEEDS = range(60)


def worlds(table: Table, seat: int) -> list[Toy]:
    fair = FairWorlds.of(table, seat)
    return [fair.deal(seed).state for seed in SEEDS]


def test_hidden_cards_are_dealt_again_and_known_ones_stay():
    table = Table(TOY, 3, seed=1)
    found = worlds(table, 0)
    assert {tuple(s.hand[0]) for s in found} == {tuple(table.state.hand[0])}
    others = set(range(8)) - set(table.state.hand[0])
    assert {s.hand[1][0] for s in found} == {s.hand[2][0] for s in found} == {s.deck[-1] for s in found} == others


def test_the_same_seed_deals_the_same_world():
    table = Table(TOY, 3, seed=1)
    assert everything(clone_for(table, 0, 5)) == everything(clone_for(table, 0, 5))
    assert digest(clone_for(table, 0, 5).state) != digest(clone_for(table, 0, 6).state)


def test_a_world_had_again_is_the_same_after_its_cards_were_played_and_after_others():
    table = Table(TOY, 3, seed=1)
    table.decide(1, 2)
    fair = FairWorlds.of(table, 0)
    first = fair.deal(5)
    before = everything(first)
    seat, ask = next(iter(first.pending.items()))
    first.send(seat, next(iter(ask.answers())))
    assert everything(first) != before
    assert everything(fair.deal(5)) == before
    fair.deal(6)
    assert everything(fair.deal(5)) == before


def test_dealing_worlds_leaves_the_table_alone():
    table = Table(TOY, 3, seed=1)
    table.decide(1, 2)
    before = everything(table), table.events[:]
    worlds(table, 0)
    assert (everything(table), table.events) == before


def test_chance_to_come_is_fresh():
    table = Table(TOY, 2, seed=1)
    assert not {s.chance["dice"] for s in worlds(table, 0)} & {table.state.chance["dice"]}


def test_a_secret_answer_of_somebody_else_is_carried_along_with_the_cards():
    table = table_of(hide, players=2)
    table.decide(1, 2)
    found = worlds(table, 0)
    assert {s.hidden[1][0] for s in found} == {1, 2, 3}
    assert all(sorted(s.hidden[1] + s.spot[1]) == [1, 2, 3] for s in found)


def test_the_own_secret_answer_stays():
    table = table_of(hide, players=2)
    table.decide(1, 2)
    assert {s.hidden[1][0] for s in worlds(table, 1)} == {2}


def test_the_kinds_of_things_an_answer_names_are_those_declared_for_its_verb():
    """`throw` names a card: the card is carried along though the verb is not called so."""

    def rule(s: Toy) -> Rule[None]:
        s.hand[1] += [s.deck.pop(), s.deck.pop()]
        _, card = yield from choose(s, 1, [("throw", c) for c in s.hand[1]], "x", secret=("throw",))
        s.hand[1].remove(card)
        s.deck.insert(0, card)
        yield from choose(s, 0, (1, 2), "y.n")

    table, _ = started(rule)
    table.decide(1, table.pending[1].options[0])
    assert len({s.deck[0] for s in worlds(table, 0)}) == 7


def test_several_secret_picks_stay_as_many():
    def rule(s: Toy) -> Rule[None]:
        s.hand[1] += [s.deck.pop(), s.deck.pop()]
        gone = yield from choose_some(s, 1, tuple(s.hand[1]), "x.card", least=1, most=3, secret=("card",))
        s.hand[1] = [card for card in s.hand[1] if card not in gone]
        s.deck += gone
        yield from choose(s, 0, (1, 2), "y.n")

    table, _ = started(rule)
    table.decide(1, tuple(table.pending[1].options[:2]))
    assert {len(s.hand[1]) for s in worlds(table, 0)} == {1}


def test_a_secret_answer_that_is_no_card_is_drawn_anew_until_it_is_opened():
    def rule(s: Toy) -> Rule[None]:
        picks = yield from in_secret(s, {p: lambda p=p: choose(s, p, (1, 2, 3), "x.n") for p in range(3)})
        s.guess = list(picks.values())
        yield from choose(s, 0, (1, 2), "y.n")

    table, _ = started(rule, players=3)
    table.decide(1, 3)
    fair = FairWorlds.of(table, 0)
    opened = set()
    for seed in SEEDS:
        run = fair.deal(seed)
        run.send(2, 1)
        run.send(0, 1)
        opened.add(run.state.guess[1])
    assert opened == {1, 2, 3}
    table.decide(2, 1)
    table.decide(0, 1)
    assert {tuple(s.guess) for s in worlds(table, 0)} == {(1, 3, 1)}


def test_several_secret_things_that_are_no_cards_are_drawn_anew_from_all_that_is_legal():
    def rule(s: Toy) -> Rule[None]:
        def some(p: int) -> Rule[tuple[int, ...]]:
            return choose_some(s, p, tuple(range(30)), "x.n", least=1, most=15)

        s.guess = [len(pick) for pick in (yield from in_secret(s, {p: lambda p=p: some(p) for p in range(2)})).values()]
        yield from choose(s, 0, (1, 2), "y.n")

    table, _ = started(rule)
    table.decide(1, (4, 9))
    fair = FairWorlds.of(table, 0)
    sizes = set()
    for seed in SEEDS:
        run = fair.deal(seed)
        run.send(0, (1,))
        sizes.add(run.state.guess[1])
    assert min(sizes) >= 1
    assert max(sizes) <= 15
    assert len(sizes) > 8


def reshuffled(then=lambda s: None):
    """A phase in which the open discard becomes the deck and is shuffled."""

    def rule(s: Toy) -> Rule[None]:
        s.discard, s.deck = s.deck, []
        yield from choose(s, 0, (1, 2), "x.n")
        s.deck, s.discard = s.discard, []
        shuffle(s, "card", s.deck)
        then(s)
        yield from choose(s, 0, (1, 2), "y.n")

    table, _ = started(rule)
    table.decide(0, 1)
    return table


def test_nobody_knows_the_order_of_a_pile_shuffled_since_the_save_point():
    """Its cards lay open before, so they stay the same cards; but their order must not be the real one."""
    table = reshuffled()
    found = worlds(table, 0)
    assert len({tuple(s.deck) for s in found}) > 50
    tops = Counter(s.deck[-1] for s in found)
    assert set(tops) == set(table.state.deck)


def test_a_card_seen_after_the_shuffle_stays_where_it_is():
    table = reshuffled(lambda s: show(s, "card", s.deck[-1:], to=0))
    assert {s.deck[-1] for s in worlds(table, 0)} == {table.state.deck[-1]}
    assert len({s.deck[-1] for s in worlds(table, 1)}) > 1


def test_a_card_drawn_after_the_shuffle_stays_in_the_hand():
    table = reshuffled(lambda s: s.hand[0].append(s.deck.pop()))
    assert {tuple(s.hand[0]) for s in worlds(table, 0)} == {tuple(table.state.hand[0])}
    assert len({s.hand[0][-1] for s in worlds(table, 1)}) > 1


def test_a_card_seen_on_its_way_is_not_dealt_again_before_that():
    """Thrown openly, then shuffled away: the others saw it leave that hand."""

    def rule(s: Toy) -> Rule[None]:
        _, card = yield from choose(s, 1, [("throw", s.hand[1][0]), ("pass",)], "x")
        throw_away(s, 1, card)
        yield from choose(s, 0, (1, 2), "y.n")
        s.deck, s.discard = s.deck + s.discard, []
        shuffle(s, "card", s.deck)
        yield from choose(s, 0, (1, 2), "z.n")

    table, _ = started(rule)
    (before,) = table.state.hand[1]
    table.decide(1, ("throw", before))
    table.decide(0, 1)
    events: list = []
    FairWorlds.of(table, 0).deal(3, events)
    assert [event.values["card"] for event in events if event.name == "threw"] == [before]
    assert len({s.deck.index(before) for s in worlds(table, 0)}) > 1


def test_what_another_seat_peeked_at_tells_nothing_about_the_card():
    def rule(s: Toy) -> Rule[None]:
        yield from choose(s, 1, (1, 2), "x.n")

    def peek(s: Toy) -> None:
        show(s, "card", s.deck[-1:], to=1)

    table = table_of(peek, rule)
    found = worlds(table, 0)
    assert all(list(s.known) == [("card", -1, s.deck[-1])] for s in found)
    assert len({s.deck[-1] for s in found}) > 3


def test_hidden_things_that_are_no_cards_are_dealt_again_by_the_game():
    assert len({s.lucky for s in worlds(Table(TOY, 2, seed=1), 0)}) > 4


def test_deals_that_cannot_have_come_about_are_dealt_again():
    game = game_of(hide, possible=lambda s, seat: s.hand[1] == [s.lucky])
    table = Table(game, 2)
    try:
        found = [FairWorlds.of(table, 0).deal(seed).state for seed in SEEDS]
    except NoFairWorld:
        pytest.fail("one deal in fifty fits")
    assert all(s.hand[1] == [s.lucky] for s in found)


def test_if_no_deal_fits_it_is_said():
    table = Table(game_of(hide, possible=lambda s, seat: False), 2)
    with pytest.raises(NoFairWorld) as error:
        table.clone_for(0, 1)
    assert error.value.values == {"seat": 0}


def test_a_fair_world_can_be_made_in_the_middle_of_flows_side_by_side():
    def rule(s: Toy) -> Rule[None]:
        yield from side_by_side({p: lay(s, p) for p in range(s.players)})

    def lay(s: Toy, me: int) -> Rule[None]:
        for _ in range(2):
            spot = yield from choose(s, me, s.spot[me], "lay.spot", secret=("spot",))
            s.spot[me].remove(spot)
            s.hidden[me].append(spot)

    table, _ = started(rule, players=3)
    chance = luck(4)
    while not table.over:
        for seat in range(3):
            for s in worlds(table, seat)[:5]:
                assert [len(cards) for cards in s.hidden] == [len(cards) for cards in table.state.hidden]
                assert s.hidden[seat] == table.state.hidden[seat]
        table.decide(*any_decision(table, chance))


# -- what happens without a question ---------------------------------------------------------


def drawn_unasked(s: Toy) -> None:
    """Seat 1 draws; the first card of all makes itself known, the others do not."""
    s.hand[1].append(s.deck.pop())
    s.left += s.hand[1][-1] == 0
    if s.left:
        s.discard.append(s.hand[1].pop())


def ask_then_draw(s: Toy) -> Rule[None]:
    yield from choose(s, 0, (1, 2), "x.n")
    drawn_unasked(s)
    yield from choose(s, 0, (1, 2), "x.n")


def witness(s: Toy) -> object:
    return s.left, [len(hand) for hand in s.hand]


@pytest.mark.parametrize("seed", range(12))
def test_a_world_in_which_an_unasked_card_had_acted_otherwise_is_refused(seed):
    for game in (game_of(ask_then_draw), game_of(ask_then_draw, witness=witness)):
        table = Table(game, 2, seed=seed)
        table.decide(0, 1)
        found = {witness_of(world) for world in worlds(table, 0)}
        assert witness_of(table.state) in found
        assert len(found) == 1 or game.witness is None


def witness_of(s: Toy) -> str:
    return str(witness(s))


def test_without_a_witness_worlds_disagree_with_what_was_seen():
    table = Table(game_of(ask_then_draw), 2, seed=0)
    table.decide(0, 1)
    assert len({witness_of(world) for world in worlds(table, 0)}) > 1


def test_what_was_witnessed_goes_with_the_excerpt():
    table = Table(game_of(ask_then_draw, witness=witness), 2, seed=0)
    table.decide(0, 1)
    assert FairWorlds.of(table, 0).excerpt.witness == witness(table.state)
