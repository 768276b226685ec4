"""What standing statements change when a number is read (XF-166, XF-167, XF-171): never written into the state."""

from __future__ import annotations

from ...core.cards import ENEMY, Standing
from ...core.house import Said
from ...core.piles import character
from ...core.state import SPACES
from ...core.track import foe
from ...core.values import is_forbidden, statements
from ..cards.kinds import DOUBLE_STRIKE, END_GAME, FIELD, SHADOWS, STEALTH, TRIPLE_STRIKE, EndGame
from ..state import Case

# Revealed cards with their zones.
Lying = list[tuple[int, str]]
NO_CARD = -1
BENEATH = 2
VULNERABLE = 2


def revealed(s: Case) -> Lying:
    """Face-up cards with their zone: the Bureau, then the Field from right to left, then the Shadows (XF-174)."""
    found = [(pile[0], "") for slot, pile in enumerate(s.hq) if pile and s.hq_up[slot]]
    found += [(card, FIELD) for card in reversed(s.combat)]
    found += [(s.wilds[space][0], SHADOWS) for space in reversed(range(SPACES)) if s.up[space]]
    return found


def more_statements(s: Case) -> Said:
    """What cards say besides revealed Enemies: Agents, Informants, End Game cards, Evidence, Climax, passing texts."""
    cards = s.book.cards
    lying = [(card, zone) for card, zone in revealed(s) if cards[card].type != ENEMY]
    lying += [(card, "") for card in [*s.bound, *s.clone_bound, *s.climax[s.active]]]
    found = [
        (card, each)
        for card, zone in lying
        if cards[card].standing
        for each in cards[card].standing
        if each.where in ("", zone)
    ]
    return found + [(NO_CARD, Standing(what=what, target=target, n=n)) for what, target, n in s.lasting + s.for_good]


def hold(pile: list[tuple[str, str, int]], what: str, target: str = "", n: int = 0) -> None:
    """A statement that no card on the mat makes holds from now on."""
    pile.append((what, target, n))


def forbidden(s: Case, key: str, said: Said | None = None) -> bool:
    """Cannot beats can (XF-167)."""
    return is_forbidden(statements(s) if said is None else said, key)


def extra(s: Case, kind: str, said: Said | None = None) -> int:
    """How much more, or less, something of this kind costs."""
    total = 0
    for _, each in statements(s) if said is None else said:
        if each.target == kind:
            total += each.n if each.what == "cost" else -each.n if each.what == "cheaper" else 0
    return total


# -- keywords and values ----------------------------------------------------------------------


def evidence_of(s: Case, card: int) -> list[int]:
    """The Evidence whose texts are texts of this End Game card (XF-198, XF-248)."""
    return s.clone_bound if card == s.clone_card else s.bound


def keywords(s: Case, card: int) -> set[str]:
    """Printed keywords; an End Game card also has what its Evidence and its own text grant."""
    kind = foe(s, card)
    if kind.type != END_GAME:
        return set(kind.flags)
    here = FIELD if card in s.combat else SHADOWS
    texts = [each for proof in evidence_of(s, card) for each in s.book.cards[proof].standing]
    texts += [each for each in kind.standing if each.where in ("", here)]
    granted = [each.target for each in texts if each.what == "grant"]
    found = set(kind.flags) | set(granted)
    if DOUBLE_STRIKE in granted and DOUBLE_STRIKE in kind.flags:
        found.add(TRIPLE_STRIKE)
    return found


def immunities(s: Case, card: int) -> list[str]:
    """Classes whose points cannot be used against it (XF-218)."""
    return [each.removeprefix("immune_") for each in keywords(s, card) if each.startswith("immune_")]


def end_figure(s: Case, card: int, what: str) -> int:
    """Defence or Health of an End Game card with its Evidence."""
    kind = foe(s, card)
    assert isinstance(kind, EndGame)
    texts = [each for proof in evidence_of(s, card) for each in s.book.cards[proof].standing]
    more: int = sum(each.n for each in texts if each.what == f"eg_{what}")
    if card == first_end(s):
        more += sum(n for each, _, n in s.for_good if each == f"eg_{what}")
    printed = kind.defence if what == "defence" else kind.health
    return printed + more


def first_end(s: Case) -> int:
    """The End Game card that was revealed first and is still on the mat."""
    return s.end_card if s.end_card != NO_CARD else s.clone_card


def value(s: Case, card: int, said: Said) -> int:
    """What must be paid to defeat it; never below 0 (XF-133, XF-135, XF-227)."""
    kind = foe(s, card)
    if kind.type == END_GAME:
        return end_figure(s, card, "defence")
    race = getattr(kind, "race", "")
    total = kind.value + BENEATH * s.hosts.count(card)
    for source, each in said:
        if each.what in ("boost", "reduce") and (each.target == race or (each.target == "self" and source == card)):
            total += each.n if each.what == "boost" else -each.n
    weak = [flag.removeprefix("vulnerable_") for flag in kind.flags if flag.startswith("vulnerable_")]
    total -= VULNERABLE * sum(character(s, played).klass in weak for played in s.plays)
    return max(0, total)


def hidden_from_fights(s: Case, card: int) -> bool:
    """Stealth: cannot be fought in the Shadows (XF-225)."""
    return STEALTH in foe(s, card).flags and card not in s.combat
