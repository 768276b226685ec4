"""The table of Dead of Winter: everything on it, and who may see it.

Places are numbers: 0 to 5 the locations in printed order, 6 and 7 the colonies, 8 the den, -1 not in play. Doors 0 to 5
are the entrances of the locations, 6 to 11 and 12 to 17 those of the colonies. Camps are 0 and 1 for the colonies and 2
for the den; the standard game has camp 0 only. Survivors are numbered in order of influence, so the lowest is `min()`.
Lists by camp have 3 entries, by seat one for each player, by survivor 65, by door 18.
"""

from __future__ import annotations

from prowl.kernel.state import State, state
from prowl.kernel.views import EVERYONE, NOBODY, OWNER, private, public, zone, zones

COLONIES, ORDINARY, COOP = range(3)


def giver(s: Winter, seat: int, owner: int) -> bool:
    """Contributions lie open in Warring Colonies and face down in the standard game (DW-92, DW-B61)."""
    return s.variant == COLONIES or seat == owner


def until_revealed(s: Winter, seat: int, owner: int) -> bool:
    """A secret objective is its owner's until the end, or until an exiled player shows it (DW-B132, DW-B116)."""
    return bool(s.outcome) or s.unmasked[owner] or seat == owner


def the_wolf(s: Winter, seat: int, owner: int) -> bool:
    return seat == s.wolf >= 0


def the_wolf_until_the_end(s: Winter, seat: int, owner: int) -> bool:
    return bool(s.outcome) or the_wolf(s, seat, owner)


@state
class Winter(State):
    # The table options
    variant: int = public(COLONIES)
    hardcore: bool = public(False)
    quick_game: bool = public(False)
    last_colony_completes: bool = public(True)
    fuel_when_moving: bool = public(True)
    trade_friends_only: bool = public(False)
    random_items: bool = public(False)
    betrayer_sure: bool = public(False)
    elimination: bool = public(False)
    keep_first_player: bool = public(False)

    # Who belongs where: the camp of each seat, the seats of each camp clockwise, its leader (standard game: the first
    # player), the Lone Wolf's seat or -1; seats that are out of the game (DW-B127, DW-170)
    camp: list[int] = public()
    circle: list[list[int]] = public()
    leader: list[int] = public()
    wolf: int = public(-1)
    out_of_game: list[int] = public(factory=list)

    # The colony boards. `track` is the round marker, common to both.
    morale: list[int] = public()
    food: list[int] = public()
    starve: list[int] = public()
    bullets: list[int] = public()
    bank: int = public(0)
    helpless: list[int] = public()
    unruly: list[int] = public()
    completed: list[bool] = public()
    fallen: list[bool] = public()
    battles_won: list[int] = public()
    battles_away: list[int] = public()
    track: int = public(0)
    goal: int = public(0)
    samples: int = public(0)

    # Survivors. The first of a group is its leader.
    survivor_deck: list[int] = zone("survivor", see=NOBODY)
    dealt: list[list[int]] = zones("survivor", see=OWNER)
    group: list[list[int]] = zones("survivor", see=EVERYONE)
    graveyard: list[list[int]] = zones("survivor", see=EVERYONE)
    gone: list[list[int]] = zones("survivor", see=EVERYONE)
    place: list[int] = public()
    door: list[int] = public()
    wounds: list[int] = public()
    frost: list[int] = public()
    despair: list[int] = public()
    # Bitten ones lie on their side; whoever has received a fatal wound, or must leave the game, waits to be taken away
    lying: list[int] = public(factory=list)
    dying: list[int] = public(factory=list)
    vanishing: list[int] = public(factory=list)
    moved: list[int] = public(factory=list)
    # Who may not do something, and for how many turns of its controller; `no_play` by seat * 10 + type
    no_move: dict[int, int] = public(factory=dict)
    no_act: dict[int, int] = public(factory=dict)
    no_search: dict[int, int] = public(factory=dict)
    no_play: dict[int, int] = public(factory=dict)
    used_abilities: list[int] = public(factory=list)
    used_once: list[int] = public(factory=list)
    start_leader: list[int] = public()
    promised: list[int] = public(factory=list)
    # How many survivors each seat has lost
    losses: list[int] = public()
    died_turn: list[int] = public(factory=list)
    died_battle: list[int] = public(factory=list)

    # Entrances and noise; zombies of the batch in progress that are still to come: (door of a location, or the first
    # door of a colony; how many; the next door to be tried)
    zombies: list[int] = public()
    barricades: list[int] = public()
    traps: list[int] = public()
    noise: list[int] = public()
    arrivals: list[tuple[int, int, int]] = public(factory=list)

    # Items. `carrier` names the survivor that carries each card of `gear`; `backs` and `gift_backs` the decks that the
    # cards of a hand, and the gifts, came from; `resettled` maps cards of the dead to the deck they were shuffled into.
    decks: list[list[int]] = zones("item", see=NOBODY)
    hand: list[list[int]] = zones("item", see=OWNER)
    held: list[list[int]] = zones("item", see=OWNER)
    gear: list[list[int]] = zones("item", see=EVERYONE)
    carrier: list[list[int]] = public()
    waste: list[list[int]] = zones("item", see=EVERYONE)
    goal_pile: list[list[int]] = zones("item", see=EVERYONE)
    revealed: list[int] = zone("item", see=EVERYONE)
    in_play: list[int] = zone("item", see=EVERYONE)
    removed: list[int] = zone("item", see=EVERYONE)
    given: list[list[int]] = zones("item", see=giver)
    buried: list[int] = zone("item", see=NOBODY)
    buried_backs: list[int] = public(factory=list)
    box: list[int] = zone("item", see=NOBODY)
    backs: list[list[int]] = public()
    gift_backs: list[list[int]] = public()
    resettled: dict[int, int] = public(factory=dict)
    # The deck in which each random item lies or lay; told by its back once it is drawn
    strays: dict[int, int] = private(factory=dict)
    used_items: list[int] = public(factory=list)
    again_items: list[int] = public(factory=list)

    # The crisis
    crisis_deck: list[int] = zone("crisis", see=NOBODY)
    crisis: list[int] = zone("crisis", see=EVERYONE)
    crisis_past: list[int] = zone("crisis", see=EVERYONE)
    crisis_bonus: int = public(0)
    crisis_off: bool = public(False)
    crisis_total: int = public(0)
    crisis_calls: list[int] = public(factory=list)
    hard_winter: int = public(0)

    # Secret objectives, exile
    objective: list[list[int]] = zones("objective", see=until_revealed)
    objective_rest: list[int] = zone("objective", see=NOBODY)
    objective_box: list[int] = zone("objective", see=NOBODY)
    objective_past: list[int] = zone("objective", see=EVERYONE)
    exile_deck: list[int] = zone("exile", see=NOBODY)
    exile: list[list[int]] = zones("exile", see=until_revealed)
    exiled: list[bool] = public()
    unmasked: list[bool] = public()
    accused: int = public(-1)
    has_accused: bool = public(False)
    leaving: list[int] = public(factory=list)
    lone_objective: list[int] = zone("lone", see=the_wolf_until_the_end)
    lone_box: list[int] = zone("lone", see=NOBODY)
    # The colony noted by the Lone Wolf, and what everybody is told of it at the end
    noted: int = private(-1, see=the_wolf)
    told: int = public(-1)

    # Crossroads. `drawn_for` is the active seat whom a drawn card concerns, by the seat that drew it; `met` the
    # survivors for whom its condition has held, by the camp of the active seat (-1: for nobody in particular).
    crossroads_deck: list[int] = zone("crossroads", see=NOBODY)
    drawn: list[list[int]] = zones("crossroads", see=OWNER)
    drawn_for: list[int] = public()
    crossroads_open: list[int] = zone("crossroads", see=EVERYONE)
    crossroads_past: list[int] = zone("crossroads", see=EVERYONE)
    attached: list[int] = zone("crossroads", see=EVERYONE)
    attached_to: list[int] = public(factory=list)
    attached_n: list[int] = public(factory=list)
    applying: int = public(-1)
    candidates: list[int] = public(factory=list)
    # Where `self` stood when it met the condition, for cards applied after its death (DW-195)
    met_at: dict[int, int] = private(factory=dict)
    met: list[list[int]] = private(factory=list)
    left: list[int] = public(factory=list)
    # How many deeds of the turn have been held against the drawn cards, and the option that was chosen
    looked: int = private(0)
    option: int = public(-1)
    # The options between which a vote is held
    choices: list[int] = public(factory=list)
    # Whether the active player has the cards that the chosen option costs
    affordable: bool = public(True)
    crossed: bool = public(False)

    # The Lone Wolf's missions
    mission_deck: list[int] = zone("mission", see=NOBODY)
    missions: list[int] = zone("mission", see=the_wolf)
    missions_done: list[int] = zone("mission", see=EVERYONE)
    missions_past: list[int] = zone("mission", see=EVERYONE)
    mission_swapped: bool = public(False)

    # Dice by seat: unused and used ones, fewer and more at the next roll, and what was kept for after it
    dice: list[list[int]] = public()
    used: list[list[int]] = public()
    owed: list[int] = public()
    extra: list[int] = public()
    kept: list[list[int]] = public()
    # How often a Walkie Talkie was used this round
    tuned: list[int] = public()

    # The turn. `order` is the order of camps for the occasion, fixed when it was needed (DW-183); `acted` counts the
    # answers of each seat in this turn; `counts` are its kills, gifts, moves and noisy searches, `kills` all kills.
    stage: int = public(0)
    active: list[int] = public(factory=list)
    turn_over: list[int] = public(factory=list)
    order: list[int] = public(factory=list)
    mover: int = public(-1)
    passed: list[int] = public(factory=list)
    done: list[int] = public(factory=list)
    requesting: list[int] = public()
    lent: list[int] = public(factory=list)
    offering: list[list[int]] = public()
    searching: list[list[int]] = public()
    noisy: list[int] = public()
    # Safe moves still to be made, and whether fuel was just played, so that a move must follow
    fuelled: list[int] = public()
    must_move: bool = public(False)
    acted: list[int] = public()
    turn: int = public(0)
    counts: list[list[int]] = public()
    kills: list[int] = public()
    deeds: list[tuple[str, int, int, int, int]] = private(factory=list)

    # Bites: the places where they were rolled, in that order; the place where one spreads and how many spreads are to
    # come there; the survivor that is exposed to it and the face that was rolled
    bites: list[int] = public(factory=list)
    spreading: int = public(-1)
    spreads: int = public(0)
    exposed: int = public(-1)
    exposed_face: str = public("")

    # The battle. Lists by camp; -1 is nothing.
    battle_order: list[int] = public(factory=list)
    battle_at: int = public(-1)
    battling: bool = public(False)
    support: int = public(-1)
    tactic: list[int] = public(factory=list)
    strength: list[int] = public(factory=list)
    bid: list[int] = public(factory=list)
    faces: list[str] = public(factory=list)
    targets: list[int] = public(factory=list)
    to_wound: int = public(0)
    loser: int = public(-1)
    winner: int = public(-1)
    shielded: dict[int, int] = public(factory=dict)
    truces: list[int] = public(factory=list)

    # Ballots, and who has won
    votes: list[int] = public(factory=list)
    token_stays: bool = public(False)
    # How the game will end, once the winners are known
    ending: str = public("")
    winners: list[int] = public(factory=list)
