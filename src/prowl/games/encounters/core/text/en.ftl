### The Encounters family in English: what its games share.

## Phases and places of a card

phase-1 = Enemy phase
phase-2 = Action phase
phase-3 = Strike phase
phase-4 = Clean-up

to-discard = discard pile

klass-intel = Intel
klass-leadership = Leadership
klass-strength = Strength
klass-survival = Survival
klass-tech = Tech

## When a sentence of a card happens

timing-once = Once this turn:
timing-class-intel = With an earlier Intel card:
timing-class-leadership = With an earlier Leadership card:
timing-class-strength = With an earlier Strength card:
timing-class-survival = With an earlier Survival card:
timing-class-tech = With an earlier Tech card:
timing-turn = This turn:
timing-on-kill = For each Enemy you kill this turn:
timing-reveal = Reveal:
timing-struck = Strike:
timing-death = Death:
timing-fight = Fight:
timing-after-strikes = After its strikes:
timing-action = Action:
timing-apply = When you take it:
timing-cancel = To cancel it:

flag-coordinate = Coordinate.
flag-double-strike = Double Strike.
flag-final = Final Enemy.
flag-runner = Runner.
flag-heal-first = No other Strike card of yours can be healed before this one.
flag-hand-five = While it lies here you draw 1 card fewer at clean-up.

strike-damage = { $n } damage.
strike-miss = A miss: discard it.

## What a sentence of a card says

effect-attack = +{ $n } Attack.
effect-recruit = +{ $n } Recruit.
effect-draw = Draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
effect-discard-choice = { $who ->
    [each] Each player discards
   *[you] Discard
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
effect-discard-random = { $who ->
    [each] Each player discards
   *[you] Discard
} { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
}.
effect-mill = Discard the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck.
effect-may-kill-own = You may kill one of your Characters.
effect-may-kill-starter = You may kill one of your starting cards.
effect-gain-from-hq = Gain a card of cost { $most } or less from HQ.
effect-topdeck = Put { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your discard pile on top of your deck.
effect-next-recruit-on-top = The next card you recruit this turn may go on top of your deck.
effect-swap-points = Exchange printed Attack and Recruit of { $n ->
    [one] { $n } card
   *[other] { $n } cards
} played this turn.
effect-double-attack = Double your unspent Attack.
effect-scan = { $n ->
    [one] { $n } free scan
   *[other] { $n } free scans
}.
effect-scan-all = Scan every face-down card for free.
effect-add = { $n ->
    [marks] Add one card of the Enemy deck for each of your Marks
    [one] Add { $n } card of the Enemy deck
   *[other] Add { $n } cards of the Enemy deck
}.
effect-kill-self = It dies.
effect-place-on-operations = Goes to Operations.
effect-strike = { $n ->
    [marks] Draw one Strike card for each of your Marks
    [one] { $who ->
        [marked] Each marked player draws { $n } Strike card
       *[you] Draw { $n } Strike card
    }
   *[other] { $who ->
        [marked] Each marked player draws { $n } Strike cards
       *[you] Draw { $n } Strike cards
    }
}.
effect-heal = Heal { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
} of any player.
effect-avoid = Avoid { $n ->
    [one] any { $n } strike
   *[other] any { $n } strikes
} this turn.
effect-avoid-all = Avoid every strike of the Strike phase.
effect-mark = Take { $n ->
    [one] { $n } Mark
   *[other] { $n } Marks
}.
effect-unmark-any = Take { $n ->
    [one] { $n } Mark
   *[other] { $n } Marks
} off any player.
effect-reduce = { $whom ->
    [fought_in_combat] Enemies you fight in the Combat Zone get −{ $n }.
    [revealed_this_turn] Enemies revealed this turn get −{ $n }.
   *[fought] Enemies you fight get −{ $n }. Copies of this card do not add up.
}
effect-give-up-class = Discard 1 { $klass } card from hand.
effect-end-action = The Action phase ends at once.

## Questions

ask-action = Your move
ask-action-detail = Play, scan, recruit and fight in any order.
ask-coordinate = Coordinate with { $seat }?
ask-coordinate-detail = Set one card aside, draw another. Nobody waits for you.
ask-coordinate-early = Coordinate with { $seat }, or pass
ask-coordinate-early-detail = The copy can be played in the Action phase only.
ask-ability = Use the ability of { $own }?
ask-ability-detail = Now or never: it cannot be saved for later.
ask-avoid = Avoid this strike?
ask-cancel = { $strike }: cancel it?
ask-cancel-detail = Give up a card of the class it names, or take it.
ask-on-top = Put { $own } on top of your deck?
ask-discard-own = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ask-kill-own = Kill one of your Characters?
ask-kill-own-detail = It leaves your deck for good. Choose none to keep all.
ask-topdeck-own = Which card goes on top of your deck?
ask-gain-barracks = Which card do you gain?
ask-heal-seat = Who is healed?
ask-heal-strike = Which Strike card is removed?
ask-scan-space = Which space do you scan?
ask-swap = Whose points do you exchange?
ask-swap-detail = Only cards whose points are unspent.
ask-unmark-seat = Who loses a Mark?

## Moves

move-play = Play { $own }
move-copy = Play a copy of { $own }
move-use = Activate { $own }
move-fight = Fight { $enemy }
move-scan = Scan: { $space }
move-recruit = Recruit { $barracks }
move-officer = Recruit an Officer
move-task = Use { $enemy }
move-end = End the Action phase
move-avoid-yes = Avoid the strike
move-avoid-no = Take the strike
move-coordinate = Set aside { $own }
move-give = Discard { $own }: no strike
move-suffer = Take the strike
move-swap = Exchange: { $own }
move-keep = Leave the points
move-own = { $own }
move-discard-own = Discard { $own }
move-kill-own = Kill { $own }
move-topdeck-own = On top: { $own }
move-barracks = Gain { $barracks }
move-seat = { $seat }
move-strike = Remove { $strike }
move-space = { $space }
move-scan-space = Scan: { $space }
move-enemy = { $enemy }

## What happens

event-objective-began = Objective: { $objective }.
event-objective-completed = Done: { $objective }.
event-turn-began = { $round ->
    [0] Preparation. { $seat } is up.
   *[other] Round { $round }. { $seat } is up.
}
event-card-entered = Something enters: { $space }.
event-card-revealed = Revealed: { $enemy }.
event-entered-combat = In the Combat Zone: { $enemy }.
event-attached = { $enemy } is attached: { $space }.
event-played = { $seat } plays { $own }.
event-copied = { $seat } plays a copy of { $own }.
event-activated = { $seat } activates { $own }.
event-task-used = { $seat } uses { $enemy }.
event-coordinated = { $seat } coordinates: { $own }.
event-swapped = { $seat } exchanges the points of { $own }.
event-drew = { $seat } draws { $own }.
event-drew-hidden = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-discarded = { $seat } discards { $own }.
event-milled = { $seat } turns over and discards { $own }.
event-showed = { $seat } draws and shows { $own }.
event-gained = { $seat } gets { $own } ({ $to }).
event-put-on-top = { $seat } puts on top of the deck: { $own }.
event-killed-own = { $seat } kills one of their own cards: { $own }.
event-hq-filled = New in HQ: { $barracks }.
event-deck-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-fought = { $seat } pays { $n } Attack and fights { $enemy }.
event-enemy-killed = Dead: { $enemy }.
event-enemy-removed = Gone unseen: { $enemy }.
event-enemy-struck = { $enemy } strikes { $seat }.
event-strike-dealt = { $enemy } brings { $seat } { $n ->
    [one] a strike
   *[other] { $n } strikes
}.
event-strike-avoided = { $seat } avoids the strike.
event-strike-drawn = { $seat } takes a strike: { $strike }.
event-strike-replaced = { $strike } does not count. { $seat } draws again.
event-strike-cancelled = { $seat } cancels { $strike }.
event-strikes-reshuffled = The Strike discard pile is shuffled into a new deck.
event-healed = { $seat } is healed: { $strike } is off.
event-marked = { $seat }: { $n ->
    [0] no Mark
    [one] { $n } Mark
   *[other] { $n } Marks
}.
event-died = { $seat } is dead.

## Why something cannot be used now

why-not-active = Only the active player acts
why-asked = Something else is asked now
why-waits = Another player has to choose first
why-strikes = The strikes have begun
why-no-coordinate = Only a card with Coordinate can be offered
why-offered = One card in each turn of another player
why-recruit = Costs { $cost } Recruit, you have { $have }
why-officer = An Officer costs { $cost } Recruit, you have { $have }
why-scan = A scan costs { $cost } Attack, you have { $have }
why-clear = Nothing lies here to be scanned
why-seen = This card lies face up already
why-fight = Needs { $cost } Attack, you have { $have }
why-forbidden = A card forbids this fight
why-played = It did its work when it was played
why-used = Used already this turn
why-no-action = It has no Action text
why-task-used = Once a turn, and used already
