### Not Alone in English.

## The game

game-name = Not Alone

kind-place = Place card
kind-hunt = Hunt card
kind-survival = Survival card
kinds-place = Place cards
kinds-hunt = Hunt cards
kinds-survival = Survival cards

phase-1 = Exploration
phase-2 = Hunting
phase-3 = Reckoning
phase-4 = End of turn

token-creature = Creature token
token-target = Target token
token-artemia = Artemia token

side-1 = side 1
side-2 = side 2

## Words to look up

term-will = Will
term-rescue = Rescue
term-assimilation = Assimilation
term-beacon = Beacon
term-reserve = Reserve
term-survival-deck = Survival deck
term-hunt-deck = Hunt deck
term-discard = Discard
term-hand = Hand

## Why a thing cannot be used now. $phase is the number of a phase.

# Cards of the hand
why-force-field = Not this turn: Force Field
why-wrong-phase = Only in phase { $phase }
why-not-playable = It would change nothing now
why-already-played = This turn's card is played
why-despair = Not this turn: Despair
why-sacrifice = Not this turn: Sacrifice
why-laid-first = Only before you lay a place
why-own-place = Only while your place is resolved
why-no-window = Not at this moment of the phase
why-nothing-to-copy = The Hunt discard is empty

# Places
why-in-discard = In your discard
why-laid = This card lies in front of you already
why-take-back-first = Your card lies there already: take it back first
why-not-in-hand = You do not hold this place
why-too-few = Too few cards: Resist or Give Up first
why-explore-later = Places are chosen in phase { $phase }
why-not-next = Only a place next to the first one
why-not-next-token = Only a place next to the token
why-not-next-hunted = Only a place next to that Hunted
why-not-next-mine = Only a usable place next to yours
why-not-due = None of your cards is due there
why-not-in-discard = Not in your discard
why-not-laid = Only the cards you have laid
why-just-played = The card just played is not in your discard yet
why-owned = You own this place already
why-not-in-reserve = The reserve has none left
why-power-used = Its power has been used this turn
why-power-idle = Its power would change nothing now
why-no-creature = Only a place where the Creature token lies
why-not-copied = Its power cannot be copied now

# Tokens
why-tokens-later = Tokens are laid in phase { $phase }
why-tokens-laid = A token once laid stays
why-token-stays = This token stays where it is
why-declined = Declined: nowhere this turn
why-needs-target = Only with a Target card
why-needs-artemia = Only with an Artemia card or symbol

## Places

place-1 = Lair
place-2 = Jungle
place-3 = River
place-4 = Beach
place-5 = Rover
place-6 = Swamp
place-7 = Shelter
place-8 = Wreck
place-9 = Source
place-10 = Artefact

# The second place of a sentence.
place2-1 = { place-1 }
place2-2 = { place-2 }
place2-3 = { place-3 }
place2-4 = { place-4 }
place2-5 = { place-5 }
place2-6 = { place-6 }
place2-7 = { place-7 }
place2-8 = { place-8 }
place2-9 = { place-9 }
place2-10 = { place-10 }

card-lair = { place-1 }
card-lair-text = Take back 1 card (table option: all) or copy the place under the Creature token. Caught here: 1 extra Will lost.
card-jungle = { place-2 }
card-jungle-text = Return this card and { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your discard to hand.
card-river = { place-3 }
card-river-text = Next turn lay 2 cards. Once the tokens are down, keep one; the other returns unseen.
card-beach = { place-4 }
card-beach-text = Put the beacon here, or take it off for Rescue +1. Once per turn for all.
card-rover = { place-5 }
card-rover-text = Take from the reserve a place 6–10 that you do not own.
card-swamp = { place-6 }
card-swamp-text = Return this card and up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your discard to hand.
card-shelter = { place-7 }
card-shelter-text = Draw { $draw ->
    [one] { $draw } Survival card
   *[other] { $draw } Survival cards
}, keep { $keep }, discard the rest.
card-wreck = { place-8 }
card-wreck-text = Rescue +1. Once per turn for all.
card-source = { place-9 }
card-source-text = Any Hunted regains { $n } Will, or you draw { $n ->
    [one] { $n } Survival card
   *[other] { $n } Survival cards
}.
card-artefact = { place-10 }
card-artefact-text = Next turn lay 2 cards; both places count. This power cannot be copied.

## Hunt cards

card-despair = Despair
card-despair-text = Until the turn ends no Survival card is played or drawn. All laid Place cards are chosen again.
card-force-field = Force Field
card-force-field-text = Two adjacent places under the Target token cannot be played this turn. All choose their cards again.
card-anticipation = Anticipation
card-anticipation-text = Name one Hunted. If the Creature token catches that Hunted this turn, Assimilation moves 1 more.
card-ascendancy = Ascendancy
card-ascendancy-text = One Hunted who holds more than { $keep ->
    [one] { $keep } Place card
   *[other] { $keep } Place cards
} keeps { $keep } of them and discards the rest.
card-fierceness = Fierceness
card-fierceness-text = Each Hunted caught by the Creature token loses 1 extra Will.
card-forbidden-zone = Forbidden Zone
card-forbidden-zone-text = All Hunted at the same time discard { $n ->
    [one] { $n } Place card
   *[other] { $n } Place cards
} each from hand.
card-interference = Interference
card-interference-text = Beach and Wreck are switched off this turn: no power, no take-back.
card-persecution = Persecution
card-persecution-text = This turn a place power returns at most 1 Place card to hand.
card-mutation = Mutation
card-mutation-text = The Artemia token also costs 1 Will, before it costs the card.
card-phobia = Phobia
card-phobia-text = One Hunted shows the Creature all Place cards in hand except { $keep } of the Hunted's own choice.
card-virus = Virus
card-virus-text = The Artemia token lies on two adjacent places and works on both.
card-clone = Clone
card-clone-text = The Target token strikes like a second Creature token. A catch still moves Assimilation by 1 only.
card-mirage = Mirage
card-mirage-text = The Target token switches two adjacent places off: no power, no take-back.
card-scream = Scream
card-scream-text = Under the Target token: discard 2 Place cards or lose 1 Will. Then the place works as usual.
card-toxin = Toxin
card-toxin-text = Under the Target token: discard 1 Survival card; no power, no take-back.
card-cataclysm = Cataclysm
card-cataclysm-text = Switch one place off until the turn ends: no power, no take-back. What is done stays done.
card-detour = Detour
card-detour-text = After the reveal move one Hunted to an adjacent place. The card played stays the same.
card-stasis = Stasis
card-stasis-text = The Rescue counter does not move at the end of this turn.
card-tracking = Tracking
card-tracking-text = Next turn the Creature may play up to { $cards ->
    [one] { $cards } Hunt card
   *[other] { $cards } Hunt cards
}.
card-flashback = Flashback
card-flashback-text = Works as the top card of the Hunt discard: its phase, its symbol, its effect.

## Survival cards

card-adrenaline = Adrenaline
card-ingenuity = Ingenuity
card-sacrifice = Sacrifice
card-sacrifice-text = Discard { $n ->
    [one] { $n } Place card
   *[other] { $n } Place cards
} from hand. No Hunt card can be played for the rest of the turn.
card-sixth-sense = Sixth Sense
card-sixth-sense-text = Take { $n ->
    [one] { $n } Place card
   *[other] { $n } Place cards
} from your discard into hand.
card-smokescreen = Smokescreen
card-smokescreen-text = Until the turn ends the Place discards of all Hunted are hidden from the Creature.
card-strike-back = Strike Back
card-strike-back-text = { $n ->
    [one] { $n } random card of the Creature's hand goes
   *[other] { $n } random cards of the Creature's hand go
} under the Hunt deck.
card-vortex = Vortex
card-vortex-text = Exchange your face-down card for one from your discard. The old card goes there face up.
card-detector = Detector
card-detector-text = The Artemia token does not touch you this turn.
card-dodge = Dodge
card-dodge-text = The Creature token does not touch you this turn, nor does Clone.
card-drone = Drone
card-drone-text = Use the power of the Rover instead of your own place's.
card-gate = Gate
card-gate-text = Use the power of an adjacent place instead of your own. Not the Artefact.
card-hologram = Hologram
card-hologram-text = Move the Artemia token to an adjacent place.
card-wrong-track = Wrong Track
card-wrong-track-text = Move the Creature token (under Clone, it or the Target token) to an adjacent place.
card-amplifier = Amplifier
card-double-back = Double Back
card-double-back-text = Return a Place card you played this turn to hand.

## Short wording for small cards

card-lair-brief = Take back 1 card, or copy the place under the Creature
card-jungle-brief = Back to hand: this card and 1 more
card-river-brief = Next turn lay 2, keep 1 once the tokens are down
card-beach-brief = Put up the beacon, or take it off: Rescue +1
card-rover-brief = Take a place 6–10 from the reserve
card-swamp-brief = Back to hand: this card and up to 2 more
card-shelter-brief = Draw 2 Survival cards, keep 1
card-wreck-brief = Rescue +1, once a turn for all
card-source-brief = 1 Will to any Hunted, or 1 Survival card
card-artefact-brief = Next turn lay 2 cards, both count
card-despair-brief = No Survival cards this turn; all choose again
card-force-field-brief = Two adjacent places cannot be played this turn
card-anticipation-brief = Name a Hunted: caught by you, Assimilation +1 more
card-ascendancy-brief = One Hunted keeps only 2 Place cards in hand
card-fierceness-brief = Each Hunted you catch loses 1 extra Will
card-forbidden-zone-brief = Every Hunted discards 1 Place card
card-interference-brief = Beach and Wreck do not work this turn
card-persecution-brief = Powers return at most 1 card this turn
card-mutation-brief = The Artemia token also costs 1 Will
card-phobia-brief = One Hunted shows you all places but 2
card-virus-brief = The Artemia token covers two adjacent places
card-clone-brief = The Target token catches like the Creature token
card-mirage-brief = Two adjacent places do not work
card-scream-brief = Under the Target: discard 2 places or lose 1 Will
card-toxin-brief = Under the Target: lose 1 Survival card, no power
card-cataclysm-brief = One place stops working until the turn ends
card-detour-brief = Move one revealed Hunted to an adjacent place
card-stasis-brief = Rescue does not move at the end of this turn
card-tracking-brief = Next turn play up to 2 Hunt cards
card-flashback-brief = Works as the top card of the Hunt discard
card-adrenaline-brief = Regain 1 Will
card-ingenuity-brief = Put the beacon on the Beach
card-sacrifice-brief = Discard 1 place: no more Hunt cards this turn
card-sixth-sense-brief = Take 2 places back from your discard
card-smokescreen-brief = The Creature cannot see the discards this turn
card-strike-back-brief = 2 random Hunt cards go under the deck
card-vortex-brief = Swap your laid card for one in your discard
card-detector-brief = The Artemia token does not touch you
card-dodge-brief = The Creature token does not touch you
card-drone-brief = Use the Rover instead of your place
card-gate-brief = Use an adjacent place instead of yours
card-hologram-brief = Move the Artemia token to an adjacent place
card-wrong-track-brief = Move the Creature token to an adjacent place
card-amplifier-brief = Take the beacon off the Beach: Rescue +1
card-double-back-brief = Take back a place you played this turn

effect-regain-will = Regain { $n } Will.
effect-light-the-beacon = Put the beacon on the Beach. The Beach's own power stays free.
effect-take-the-beacon = Take the beacon off the Beach: Rescue +1.

## Questions, and a second line for those that need one

ask-setup-side = Choose the side of the board
ask-setup-side-detail = Artemia symbols: side 1 has them on the last 6 Rescue spaces, side 2 on every other space from 11 down to 1.

ask-explore = Choose a place
ask-explore-detail = The card lies face down. Until the reveal only you know it.
ask-resist-place = { $n ->
    [one] Take back { $n } card
   *[other] Take back { $n } cards
}
ask-resist-place-detail = This is what your Will has bought.
ask-sacrifice-place = Choose the card to sacrifice
ask-sacrifice-place-detail = It goes to your discard. No Hunt card can be played until the turn ends.
ask-sixth-sense-place = { $n ->
    [one] Take back { $n } card
   *[other] Take back { $n } cards
}
ask-lurk = Play a Hunt card, or wait
ask-lurk-detail = Force Field and Despair make everyone choose again.
ask-force-field = Choose two adjacent places
ask-force-field-detail = Nobody may play them this turn. Cards already laid go back to hand.

ask-hunting = Lay the hunt tokens
ask-hunting-detail = Everyone sees where they lie. The cards are turned over afterwards.
ask-swirl = You may play a Survival card
ask-swirl-detail = The Creature is laying its tokens. Nobody waits for you.
ask-hunting-window = Play a phase 2 card or pass
ask-hunting-window-detail = The tokens are down. When all have passed, the cards are turned over.
ask-anticipation-seat = Name one of the Hunted
ask-anticipation-seat-detail = If the Creature token catches that Hunted this turn, Assimilation moves 1 more.
ask-ascendancy-seat = Whose hand shall be thinned?
ask-ascendancy-seat-detail = That Hunted keeps 2 Place cards and discards the others.
ask-ascendancy-discard-place = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
ask-ascendancy-discard-place-detail = Ascendancy leaves you the rest.
ask-forbidden-zone-place = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
ask-forbidden-zone-place-detail = All Hunted discard at the same time.
ask-phobia-seat = Who shall show you a hand?
ask-phobia-seat-detail = All Place cards except 2 of that Hunted's own choice.
ask-phobia-show-place = { $n ->
    [one] Choose { $n } card to show
   *[other] Choose { $n } cards to show
}
ask-phobia-show-place-detail = Only the Creature sees them.
ask-vortex-out-place = Which card do you take off the table?
ask-vortex-out-place-detail = It goes face up to your discard.
ask-vortex-in-place = Which place do you lay instead?
ask-vortex-in-place-detail = Everyone who sees your discard knows it too.
ask-river-keep-place = Which card stays?
ask-river-keep-place-detail = The tokens are down. The other card returns to your hand unseen.

ask-reckoning-window = Play a phase 3 card or pass
ask-reckoning-window-detail = The places are open. The next one is resolved when all have passed.
ask-last-call = Last call for phase 3 cards
ask-last-call-detail = When all have passed, the Artemia and Creature tokens strike.
ask-order-space = Which of your places comes first?
ask-resolve = { $place }: what do you do here?
ask-resolve-detail = The power or a card from the discard: one of the two, or neither.
ask-lair = Choose what the Lair gives you
ask-gather-place = { $most ->
    [one] Choose { $most } card to return
   *[other] Choose { $most } cards to return
}
ask-gather-place-detail = What you choose goes back to your hand.
ask-rover-reserve = Choose a place from the reserve
ask-rover-reserve-detail = It goes to your hand, and everyone sees it.
ask-shelter-survival = Which card do you keep?
ask-shelter-survival-detail = The other one goes to the discard, open to all.
ask-source = Restore Will or draw a card
ask-gate-space = Which place's power do you use?
ask-gate-space-detail = Your own place gives nothing this time.
ask-cataclysm-space = Which place is switched off?
ask-cataclysm-space-detail = No power and no take-back there until the turn ends.
ask-detour = Whom do you lead astray, and where?
ask-detour-detail = Tokens and power count for the new place.
ask-hologram-space = Where does the Artemia token go?
ask-wrong-track = Which token goes where?
ask-scream = Discard 2 cards or lose 1 Will
ask-scream-detail = The Scream leaves no third way.
ask-toxin-survival = Discard a Survival card
ask-toxin-survival-detail = This place has no power and no take-back this turn.
ask-artemia-place = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
ask-artemia-place-detail = The planet has felt you. What you choose goes to your discard.

ask-end-window = Play a phase 4 card or pass
ask-end-window-detail = When all have passed, the turn ends.
ask-double-back-space = Which card returns to your hand?

## Moves. A message of the form move-(question)-(move) is preferred where there is one.

move-side = Play on { $side }

move-place = Go to the { $place }
move-withdraw = Take back what you have laid
move-resist = { $n ->
    [one] Resist: { $n } Will → up to 2 cards
   *[other] Resist: { $n } Will → up to 4 cards
}
move-give-up = Give Up: all Will and discard back, Assimilation +1
move-hunt = Play { $hunt }
move-survival = Play { $survival }

move-creature = Hunt at the { $place }
move-target = Target token: { $place }
move-artemia = Artemia token: { $place }
move-force-field-target = Close { $place }
move-decline = Lay no { $token }

move-use = Use the { $place }
move-take-back = Take back { $place }
move-skip = Do nothing here
move-take-all = Take back the whole discard
move-copy = Copy the { $place }
move-reserve = Take { $place }
move-heal = Restore Will: { $seat }
move-draw = Draw a Survival card
move-lose-will = Lose 1 Will
move-discard-two = Discard { $place }
move-detour = { $seat }: { $place } → { $place2 }
move-move-creature = Creature token → { $place }
move-move-target = Target token → { $place }

move-seat = Choose { $seat }
move-space = Choose the { $place }

move-resist-place = Take back { $place }
move-sixth-sense-place = Take back { $place }
move-gather-place = Take back { $place }
move-sacrifice-place = Discard { $place }
move-ascendancy-discard-place = Discard { $place }
move-forbidden-zone-place = Discard { $place }
move-artemia-place = Discard { $place }
move-phobia-show-place = Show { $place }
move-vortex-out-place = Take off { $place }
move-vortex-in-place = Lay { $place }
move-river-keep-place = Stay with the { $place }
move-shelter-survival = Keep { $survival }
move-toxin-survival = Discard { $survival }
move-order-space = { $place } first
move-gate-space = Use the { $place }
move-cataclysm-space = Switch off the { $place }
move-hologram-space = Artemia token → { $place }
move-double-back-space = Take back { $place }

## What happens

event-side-chosen = The board lies with { $side } up.
event-phase-began = Turn { $round }. { $phase }.

event-laid-face-down = { $seat } lays face down: { $place }.
event-laid-face-down-hidden = { $seat } lays a card face down.
event-withdrew = { $seat } takes the laid cards back unseen.
event-commitments-returned = All laid cards go back to hand. Everyone chooses again.
event-resisted = { $seat } resists for { $n } Will.
event-gave-up = { $seat } gives up: all Will and the whole discard come back.
event-took-back = { $seat } takes back: { $place }.
event-took-back-hidden = { $seat } takes something back from the discard. The smoke hides what.
event-discarded = { $seat } discards: { $place }.
event-discarded-hidden = { $seat } discards something. The smoke hides what.
event-took-from-reserve = { $seat } takes from the reserve: { $place }.
event-played-card-returned = { $seat } returns a played card to hand: { $place }.

event-hunt-played = { $seat } plays { $hunt }.
event-flashback-played = { $seat } plays Flashback. It works as { $hunt }.
event-survival-played = { $seat } plays { $survival }.
event-anticipated = The Creature waits for { $seat }.
event-chosen = The Creature chooses { $seat }.
event-showed = { $seat } shows the Creature: { $place }.
event-showed-hidden = { $seat } shows the Creature { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-struck-back = { $seat } strikes back. Under the Hunt deck: { $hunt }.
event-struck-back-hidden = { $seat } strikes back. Under the Hunt deck { $n ->
    [one] goes { $n } card, unseen
   *[other] go { $n } cards, unseen
}.
event-swapped = { $seat } exchanges the face-down card: { $place } → { $place2 }.
event-swapped-hidden = { $seat } exchanges the face-down card. The smoke hides for what.
event-kept-one = { $seat } keeps one card and takes the other back to hand.

event-token-laid = The Creature lays the { $token }: { $place }.
event-token-moved = The { $token } moves. It is now here: { $place }.
event-token-declined = The Creature lays no { $token }.

event-revealed = { $seat } is revealed: { $place }.
event-power-used = { $seat } uses the { $place }.
event-river-pending = { $seat } will lay 2 cards next turn and keep one.
event-artefact-pending = { $seat } will lay 2 cards next turn, and both will count.
event-wreck-used = The Wreck is empty for this turn.
event-beacon-lit = { $seat } puts the beacon on the Beach.
event-beacon-taken = { $seat } takes the beacon off the Beach.
event-disabled = Nothing works here until the turn ends: { $place }.
event-detoured = { $seat } strays from the path: { $place } → { $place2 }.
event-caught = { $seat } does not get away: the Creature is here.
event-will-lost = { $seat } loses { $n } Will, { $left } left.
event-will-regained = { $seat } regains { $n } Will, now { $left }.
event-restored = { $seat } breaks, takes back every Place card and starts again with { $n } Will.

event-drew-survival = { $seat } draws { $n ->
    [one] the Survival card
   *[other] the Survival cards
} { $survival }.
event-drew-survival-hidden = { $seat } draws { $n ->
    [one] { $n } Survival card
   *[other] { $n } Survival cards
}.
event-discarded-survival = { $seat } discards the Survival card { $survival }.
event-survival-reshuffled = The Survival discard is shuffled into a new deck.
event-drew-hunt = { $seat } draws { $n ->
    [one] the Hunt card
   *[other] the Hunt cards
} { $hunt }.
event-drew-hunt-hidden = { $seat } draws { $n ->
    [one] { $n } Hunt card
   *[other] { $n } Hunt cards
}.
event-hunt-reshuffled = The Hunt discard is shuffled into a new deck.

event-rescue-moved = { $left ->
    [0] Rescue +1: help is here.
    [one] Rescue +1: { $left } step to go.
   *[other] Rescue +1: { $left } steps to go.
}
event-rescue-stood-still = Rescue comes no nearer: Stasis holds.
event-assimilation-moved = { $left ->
    [0] Assimilation +1: nobody is leaving.
    [one] Assimilation +1: { $left } step to go.
   *[other] Assimilation +1: { $left } steps to go.
}
event-game-over = The game is over. { $outcome }.

## What may lie where one cannot look. $cards are names with their chances.

pile-hand = { $seat }, in hand: { $cards }
pile-played = { $seat }, face down: { $cards }
pile-discard = { $seat }, discarded: { $cards }
pile-survival-hand = { $seat }, Survival cards: { $cards }
pile-hunt-hand = The Creature holds: { $cards }

## How it ends

role-creature = Creature
role-hunted = Hunted
outcome-rescued = The Hunted are rescued
outcome-rescued-story = A light comes down through the spores, and this time it is not the planet's. They climb aboard and do not look back.
outcome-assimilated-giving-up = The Hunted have given up
outcome-assimilated-giving-up-story = One more yes, and the voice in the head is no stranger's. When help arrives, nobody wants to go.
outcome-assimilated-caught = The Hunted are caught
outcome-assimilated-caught-story = The steps behind them fall silent: there is nobody left to follow. By morning Artemia has closed over the tracks.
outcome-assimilated-last-will = The last Will is broken
outcome-assimilated-last-will-story = One hand lets go, quietly, and it does not even hurt. The planet knows them all by name now, and it is gentle with its own.

## Table options

setting-creature = Creature
setting-creature-about = Who hunts: a seat of your choice, or one drawn by lot.
setting-creature-random = Drawn by lot
setting-creature-1 = Seat 1
setting-creature-2 = Seat 2
setting-creature-3 = Seat 3
setting-creature-4 = Seat 4
setting-creature-5 = Seat 5
setting-creature-6 = Seat 6
setting-creature-7 = Seat 7
setting-board-side = Side of the board
setting-board-side-about = Where the Artemia symbols are: on the last 6 Rescue spaces (side 1) or on every other space from 11 down to 1 (side 2).
setting-board-side-creature = The Creature chooses
setting-board-side-1 = Side 1
setting-board-side-2 = Side 2
setting-lair-takes-back = The Lair takes back
setting-lair-takes-back-about = How many cards the power of the Lair returns. Other editions play the whole discard.
setting-lair-takes-back-one = 1 card
setting-lair-takes-back-all = The whole discard
setting-expert = Expert variant
setting-expert-about = A Hunted who loses the last Will in the Reckoning gets back 2 Will, not 3.
setting-expert-no = No: 3 Will
setting-expert-yes = Yes: 2 Will
setting-copy-disabled = Copy powers that are switched off
setting-copy-disabled-about = Whether the Lair and Gate can copy a place that a Hunt card has switched off.
setting-copy-disabled-no = No: nothing to copy
setting-copy-disabled-yes = Yes
setting-stasis-stops-amplifier = Stasis stops Amplifier
setting-stasis-stops-amplifier-about = Whether Amplifier can still be played once Stasis has been.
setting-stasis-stops-amplifier-yes = Yes: it cannot be played
setting-stasis-stops-amplifier-no = No: Rescue still moves

## The first turn: what a newcomer is told

lesson-hunted-goal = You are stranded on Artemia, and something here has noticed. Hold out until the Rescue counter comes home, and all the Hunted win. If Assimilation is there first, you stay.
lesson-hunted-places = You hold five places. What you use up lies open in your discard, so the Creature can tell where you could be. Only not where you are.
lesson-hunted-lay = Choose one place and lay it face down. Each has a power to use, if nothing finds you there. What is obvious to you is obvious to it.
lesson-hunted-again = Your card comes back to you unseen: the Creature has made everyone choose again. See what has changed, then lay a place once more.
lesson-hunted-hunt = Now it hunts. Every turn it may lay the Creature token on a place; a card or the Rescue track can bring more tokens. All you can do is keep still.
lesson-hunted-survival = You hold a Survival card, so you are asked, whatever it says. It works only in the phase printed on it, one a turn. If this is not the time, let it be.
lesson-hunted-artemia = The Artemia token lies there as well. Whoever stands under it discards a place from hand and gets nothing from the place.
lesson-hunted-power = Nothing keeps you from your place. Use its power, or take one card back from your discard if any lies there. Never both.
lesson-hunted-caught = It has found you. That costs you Will, and the place gives you nothing. Assimilation moves one step, however many it caught.
lesson-hunted-will = Used places wait in your discard. Before you lay a card you may Resist: each Will takes two of them back. Give Up and all return, your Will too, but Assimilation moves a step.
lesson-creature-goal = You are what lives here. Each turn in which you catch somebody, Assimilation moves. If it comes home before Rescue does, they never leave.
lesson-creature-watch = Their discards lie open before you. A place that somebody owns and has not used up is a place where they can be. Count.
lesson-creature-cards = You hold three Hunt cards and may play one a turn, in the phase printed on it. You may also wait. They can hear you wait.
lesson-creature-token = Lay the Creature token where you think somebody is. Whoever stands there loses Will and gets nothing from the place.
lesson-creature-caught = You have found somebody. Everyone you caught loses Will, and Assimilation moves one step, however many they are.
lesson-reveal = All places are turned up at once. Those without a token are settled first, the one with the Creature last.
lesson-end = That was a whole turn, and rescue is a step nearer. From here you go on alone. Or nearly.

## Puzzles: a title, and why the right answer is right

puzzle-wreck-before-claws = One step before the claws
puzzle-wreck-before-claws-why = The Wreck is resolved in step 1 and moves Rescue onto its last space: the Hunted win at once. The catch that would end it the other way comes only in step 4.
puzzle-gate-to-the-wreck = The place next door
puzzle-gate-to-the-wreck-why = Gate uses the power of an adjacent place. The Wreck lies next to the Shelter, and one step of Rescue is all that is missing.
puzzle-guarded-wreck = What it guards, it opens
puzzle-guarded-wreck-why = The Lair uses the power of the place where the Creature token lies. The token guards the Wreck, so from the Lair the last step can be made.
puzzle-beacon-and-one-more = Two steps in one turn
puzzle-beacon-and-one-more-why = Taking the beacon moves Rescue one step, and the end of the turn moves it one more. The Creature has played its card, so nothing stops the second step.
puzzle-amplifier-now = The last signal
puzzle-amplifier-now-why = The Amplifier moves Rescue now and the end of the turn moves it again: that makes two, and two are missing. One Survival card a turn, so Double Back would waste the moment.
puzzle-keep-the-wreck = Which of the two
puzzle-keep-the-wreck-why = The tokens lie already. On the Swamp the Creature waits; at the Wreck nobody does, and it wins before anybody is caught.
puzzle-last-step-of-all = Not one step more
puzzle-last-step-of-all-why = Giving Up moves Assimilation onto its last space, and Resisting away the last Will forces a Hunted to Give Up at once. Either loses the game on the spot.
puzzle-dodge-at-the-last-call = The last call
puzzle-dodge-at-the-last-call-why = This is the last moment for a card before the tokens strike. Whoever is caught now moves Assimilation onto its last space; only Dodge prevents the catch.
puzzle-the-only-way-out = The only way out
puzzle-the-only-way-out-why = The token must go to an adjacent place. On two of the three a friend stands, and any catch would be the last one.
puzzle-scream-for-the-last-will = Two cards or the last Will
puzzle-scream-for-the-last-will-why = Losing the last Will moves Assimilation, and one step is all that is left. Two Place cards are a price that can be paid.
puzzle-water-for-the-caught = Water for the other
puzzle-water-for-the-caught-why = The caught Hunted would lose the last Will: one step for the catch and one for the Will, and two are left. With one Will more it is one step only.
puzzle-two-ways-to-be-seen = One of two is enough
puzzle-two-ways-to-be-seen-why = After the River you lay two places and keep one when the token lies. Beach, Wreck and Lair: any two of them leave you one that moves Rescue, and the end of the turn makes the second step.
puzzle-no-place-to-go = No place to go
puzzle-no-place-to-go-why = Force Field on Beach and Rover bans both cards of the first Hunted. To lay anything they must Resist with their last Will or Give Up, and either is the last step of Assimilation.
puzzle-nowhere-else = Nowhere else
puzzle-nowhere-else-why = Hand and played card together are known as a set. Whoever has an empty hand can only stand on the one place that is not in the discard.
puzzle-one-of-two = One of two
puzzle-one-of-two-why = The Hunted is on the River or at the Wreck. The Creature token lies on one of them; Clone makes a second one for the other.
puzzle-name-the-caught = Name the one you know
puzzle-name-the-caught-why = One Hunted has an empty hand and can only be on the Rover. Whoever is named and caught costs two steps, and two are left.
puzzle-stop-the-clock = Stop the clock
puzzle-stop-the-clock-why = At the end of the turn Rescue makes its last step. Stasis alone stops it.
puzzle-guard-the-wreck = Guard the Wreck
puzzle-guard-the-wreck-why = One Hunted can only be at the Wreck. Its power and the end of the turn are two steps, and two are left. Whoever stands under the token cannot use the power.
