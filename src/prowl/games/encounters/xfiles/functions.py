"""Cards that are procedures of their own; each is told by its own text."""

from __future__ import annotations

from typing import Any

from prowl.kernel.events import emit
from prowl.kernel.prompts import Rule, choose, choose_some, may
from prowl.kernel.rng import below
from prowl.kernel.views import shuffle

from ..core.cards import ENEMY
from ..core.piles import character, draw_one_by_one, living, next_player
from ..core.riders import lay_on
from ..core.state import SPACES
from ..core.track import foe
from .cards.kinds import LEAD
from .effects import discard_some, heal, verb
from .mat_effects import defeat_agent as defeat_an_agent
from .mat_effects import scan_bureau
from .rules import belief as beliefs
from .rules import bureau, points, strikes, the_end
from .rules.shadows import enter, entry, reveal
from .state import Case


def either(s: Case, me: int, options: dict[tuple[str], bool]) -> Rule[str]:
    """One alternative; one that can be done in full must be preferred to one that cannot."""
    doable = [option for option, full in options.items() if full] or list(options)
    chosen = yield from choose(s, me, doable, "either")
    return chosen[0]


def carry_out(s: Case, me: int, card: int, effect: Any) -> Rule[None]:
    flow = effect.run(s, me, card, **effect.numbers)
    if flow is not None:
        yield from flow


# -- a choice of two ---------------------------------------------------------------------------------------


@verb
def true_believer(s: Case, me: int, card: int) -> Rule[None]:
    if (yield from either(s, me, {("belief",): bool(s.beliefs), ("attack",): True})) == "belief":
        beliefs.gain(s, me, beliefs.BELIEF, 1)
    else:
        points.gain(s, points.ATTACK, 1, character(s, card).klass)


@verb
def internal_inquiry(s: Case, me: int, card: int) -> Rule[None]:
    found = {("agent",): bool(bureau.open_agents(s)), ("two_scans",): len(bureau.hidden_slots(s)) > 1}
    chosen = yield from either(s, me, found)
    yield from carry_out(s, me, card, defeat_an_agent() if chosen == "agent" else scan_bureau(2))


@verb
def train_bomb(s: Case, me: int, card: int) -> Rule[None]:
    if (yield from either(s, me, {("strikes",): True, ("share",): True})) == "strikes":
        yield from strikes.deal(s, me, card, 2)
    else:
        yield from strikes.deal(s, me, card, 1)
        yield from strikes.deal(s, next_player(s, me), card, 1)


@verb
def gulag_test(s: Case, me: int, card: int) -> Rule[None]:
    if (yield from either(s, me, {("one_strike",): True, ("cards",): len(s.hand[me]) > 1})) == "one_strike":
        yield from strikes.deal(s, me, card, 1)
    else:
        yield from discard_some(s, me, 2)


@verb
def last_stand(s: Case, me: int, card: int) -> Rule[None]:
    if (yield from either(s, me, {("strikes",): True, ("card",): bool(s.hand[me])})) == "strikes":
        yield from strikes.deal(s, me, card, 2)
    else:
        yield from defeat_from_hand(s, me, s.hand[me])


def defeat_from_hand(s: Case, me: int, cards: list[int]) -> Rule[None]:
    chosen = yield from choose_some(s, me, tuple(cards), "kill.own", least=1, most=1, secret=("own",))
    for each in chosen:
        s.house.defeat_own(s, me, each)


@verb
def tribunal(s: Case, me: int, card: int) -> Rule[None]:
    """Every living player in turn makes the choice."""
    for seat in living(s):
        found = {("cards",): len(s.hand[seat]) > 1, ("doubt",): bool(s.doubts)}
        if (yield from either(s, seat, found)) == "cards":
            yield from discard_some(s, seat, 2)
        else:
            beliefs.gain(s, seat, beliefs.DOUBT, 1)


@verb
def one_wish(s: Case, me: int, card: int) -> Rule[None]:
    """Jenn: the choice is free (XF-244)."""
    hurt = any(s.wounds[seat] for seat in living(s))
    chosen = yield from either(s, me, {("draw",): True, ("belief",): bool(s.beliefs), ("heal",): hurt})
    if chosen == "draw":
        yield from draw_one_by_one(s, me, 2)
    elif chosen == "belief":
        beliefs.gain(s, me, beliefs.BELIEF, 1)
    else:
        yield from carry_out(s, me, card, heal(1, "any"))


@verb
def taken(s: Case, me: int, card: int) -> Rule[None]:
    """A character other than a starting card if there is one in hand, otherwise any card."""
    better = [own for own in s.hand[me] if is_better(s, own)]
    if s.hand[me]:
        yield from defeat_from_hand(s, me, better or s.hand[me])


def is_better(s: Case, own: int) -> bool:
    printed = character(s, own)
    return not printed.starter and printed.kind not in (beliefs.BELIEF, beliefs.DOUBT)


# -- Avatars -------------------------------------------------------------------------------------------------


@verb
def fight_next_player(s: Case, me: int, card: int) -> Rule[None]:
    """Pay the next player's Defence and that player is struck, or be struck (XF-140, XF-259)."""
    target = next_player(s, me)
    price = s.house.avatars[s.avatar[target]].defence
    if s.attack >= price:
        points.spend(s, points.ATTACK, price)
        yield from strikes.deal(s, target, card, 1)
    else:
        yield from strikes.deal(s, me, card, 1)


@verb
def swap_avatars(s: Case, me: int, card: int) -> Rule[None]:
    """Body Swap, until the end of the next turn of this player (XF-240, XF-256)."""
    other = next_player(s, me)
    if other != me:
        s.swapped_seats = [me, other, 0]
        yield from s.house.swap(s, me, other)
    elif s.avatars_left:
        at = below(s.chance, "dice", len(s.avatars_left))
        s.avatars_left[0], s.avatars_left[at] = s.avatars_left[at], s.avatars_left[0]
        s.swapped_seats = [me, -1, 0]
        s.house.change_avatar(s, me)
        yield from strikes.compare(s, me)


@verb
def be_defeated(s: Case, me: int, card: int) -> Rule[None]:
    yield from s.house.defeated(s, me, by_damage=False)


@verb
def symptom(s: Case, me: int, card: int, n: int) -> None:
    """Infection: a counter for each player (XF-243)."""
    s.symptoms[me] = max(0, s.symptoms[me] + n)
    emit(s, "symptoms", seat=me, n=s.symptoms[me])


@verb
def has_symptoms(s: Case, me: int, card: int, n: int) -> bool:
    return s.symptoms[me] >= n


@verb
def lose_series(s: Case, me: int, card: int) -> None:
    """Read where Climax cards are dealt."""


# -- Informants, Agents, Strikes, the End Game card ------------------------------------------------------------


@verb
def jeffrey_spender(s: Case, me: int, card: int) -> Rule[None]:
    """He goes beneath a revealed Enemy in the Shadows, if there is one (XF-251)."""
    near = [s.wilds[space][0] for space in range(SPACES) if s.up[space] and foe(s, s.wilds[space][0]).type == ENEMY]
    if near:
        host = yield from choose(s, me, near, "host.enemy")
        bureau.leave(s, card)
        lay_on(s.beneath, s.hosts, card, host)
        emit(s, "hid_beneath", enemy=card, host=host)


@verb
def fourth_lead(s: Case, me: int, card: int) -> Rule[None]:
    """X: a random Lead from outside, revealed on the empty space nearest the deck (XF-250)."""
    leads = [each for each in s.enemy_box if foe(s, each).type == LEAD]
    if not leads or not (yield from may(s, me, "fourth_lead")):
        return
    s.enemy_box = [each for each in s.enemy_box if each not in leads]
    shuffle(s, "enemy", leads)
    found = leads.pop()
    s.enemy_box += leads
    first = entry(s)
    empty = [space for space in range(first, SPACES) if not s.wilds[space]]
    yield from enter(s, found, empty[0] if empty else first, up=True, layer=0)
    yield from reveal(s, found)


@verb
def modeski(s: Case, me: int, card: int) -> Rule[None]:
    """Any Lone Gunmen card outside the game at its cost; no power (XF-249)."""
    chosen = yield from choose(s, me, s.house.for_hire(s), "hire.barracks")
    points.spend(s, points.RECRUIT, character(s, chosen).cost)
    s.outside.remove(chosen)
    s.discard[me].append(chosen)
    emit(s, "gained", seat=me, own=chosen, to="discard")


@verb
def fear(s: Case, me: int, card: int) -> None:
    """Read where a strike is cancelled (`strikes.beliefs_against_fear`)."""


@verb
def bring_clone(s: Case, me: int, card: int) -> Rule[None]:
    yield from the_end.bring_clone(s, card)
