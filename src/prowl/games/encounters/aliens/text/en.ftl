### The Aliens in English: what the games with them share.

## Rooms of the Complex

room-underground = Ventilation Shafts
room-graveyard = Power Station
room-river = Weapons Locker
room-ruins = Med-Lab
room-hills = Airlock

## Sentences of the Aliens' own

hive-plain = It strikes, and nothing more.

timing-enter = On entering the Combat Zone:
timing-draw = When drawn:

effect-find = It is found: take this card as a trophy, or put it in Operations.
effect-to-operations = Goes to Operations.
effect-save-brother = Until the end of the turn you may pay 3 Recruit to save him; otherwise he is dead. Revealed in the Combat Zone he is dead already.
effect-open-egg = Show an { $klass } card in hand or in play, or a Facehugger jumps on you.
effect-lay-egg = If no Facehugger is on the active player, one jumps.
effect-burst-open = It dies, nobody's trophy, and a Facehugger jumps on the active player.
effect-burst = You die, and it enters the Combat Zone.
effect-creep = Moves on { $n ->
    [one] { $n } room
   *[other] { $n } rooms
}.
effect-flip-row-down = All cards in the Complex are turned face down.
effect-hugger = { $who ->
    [each] { $n ->
        [one] A Facehugger jumps on each player.
       *[other] { $n } Facehuggers jump on each player.
    }
   *[you] { $n ->
        [one] A Facehugger jumps on you.
       *[other] { $n } Facehuggers jump on you.
    }
}

standing-forbid-fight-self = In the Weapons Locker it cannot be fought.
standing-forbid-fight-without-duel = Among rivals it can be fought only by using up a Duel.
standing-boost-final = The Final Enemy gets +{ $n }.

## Cards

card-sos-part = S.O.S. Part
card-sos-event = Rough Landing
card-sos-event-text = Fires the Event text of the current Objective.
card-sos-hazard = Hazard “{ card-the-sos }”
card-sos-hazard-text = Fires the next Hazard of the Location.
card-sos-egg = Egg “{ card-the-sos }”
card-sos-shape = Lurking Shape
card-ventilation-seal = Ventilation Seal
card-ash = Ash
card-noh-event = People Are Disappearing
card-noh-event-text = Fires the Event text of the current Objective.
card-noh-hazard = Hazard “{ card-no-one-can-hear-you }”
card-noh-hazard-text = Fires the next Hazard of the Location.
card-noh-young = Half-Grown Xenomorph
card-noh-skin = Shed Skin
card-perfect-organism = Perfect Organism
card-apo-event = It's Hunting Us
card-apo-event-text = Fires the Event text of the current Objective.
card-apo-hazard = Hazard “{ card-a-perfect-organism }”
card-apo-hazard-text = Fires the next Hazard of the Location.
card-apo-tail = Barbed Tail
card-apo-jaws = Inner Jaws
card-apo-vents = Shadow in the Vents
card-colonist-host = Colonist Host
card-tlc-event = Low Visibility
card-tlc-event-text = Fires the Event text of the current Objective.
card-tlc-hazard = Hazard “{ card-the-lost-colony }”
card-tlc-hazard-text = Fires the next Hazard of the Location.
card-tlc-egg = Egg “{ card-the-lost-colony }”
card-tlc-crawler = Wall Crawler
card-sentry-gun = Sentry Gun
card-tmc-event = Somebody's Gonna Have to Go Out There
card-tmc-event-text = Fires the Event text of the current Objective.
card-tmc-hazard = Hazard “{ card-they-mostly-come }”
card-tmc-hazard-text = Fires the next Hazard of the Location.
card-tmc-warrior = Warrior
card-tmc-swarm = Ceiling Swarm
card-queen = Queen
card-wle-event = Taken to the Hatchery
card-wle-event-text = Fires the Event text of the current Objective.
card-wle-hazard = Hazard “{ card-whos-laying-the-eggs }”
card-wle-hazard-text = Fires the next Hazard of the Location.
card-wle-egg = Egg “{ card-whos-laying-the-eggs }”
card-wle-guard = Hive Guard
card-wle-praetorian = Praetorian
card-missing-brother = Missing Brother
card-wab-event = Dead on Arrival
card-wab-event-text = Fires the Event text of the current Objective.
card-wab-hazard = Hazard “{ card-where-are-the-brothers }”
card-wab-hazard-text = Fires the next Hazard of the Location.
card-wab-hound = Newborn Runner
card-wab-egg = Egg “{ card-where-are-the-brothers }”
card-bishops-head = Bishop's Head
card-bot-event = Easy Prey
card-bot-event-text = Fires the Event text of the current Objective.
card-bot-hazard = Hazard “{ card-the-beast-is-out-there }”
card-bot-hazard-text = Fires the next Hazard of the Location.
card-bot-runner = Tunnel Runner
card-bot-ambush = Ceiling Ambush
card-the-beast = The Beast
card-nsi-event = It's a Dragon!
card-nsi-event-text = Fires the Event text of the current Objective.
card-nsi-hazard = Hazard “{ card-nobody-can-stop-it }”
card-nsi-hazard-text = Fires the next Hazard of the Location.
card-nsi-pack = Chasing Runner
card-nsi-foundry = Foundry Stalker
card-xenomorph-clone = Xenomorph Clone
card-brk-event = They've Escaped
card-brk-event-text = Fires the Event text of the current Objective.
card-brk-hazard = Hazard “{ card-breakout }”
card-brk-hazard-text = Fires the next Hazard of the Location.
card-brk-egg = Egg “{ card-breakout }”
card-brk-handler = Acid Spill
card-yat-event = Absolute Horror
card-yat-event-text = Fires the Event text of the current Objective.
card-yat-hazard = Hazard “{ card-youre-a-thing }”
card-yat-hazard-text = Fires the next Hazard of the Location.
card-yat-swimmer = Swimming Xenomorph
card-yat-warrior = Cloned Warrior
card-cloned-queen = Cloned Queen
card-newborn = Newborn
card-sby-event = It's Their Ship Now
card-sby-event-text = Fires the Event text of the current Objective.
card-sby-hazard = Hazard “{ card-shell-breed-youll-die }”
card-sby-hazard-text = Fires the next Hazard of the Location.
card-sby-escort = Cocoon Keeper
card-sby-hybrid = Hybrid Brood
card-dr-event = Event “Drones”
card-dr-event-text = Fires the Event text of the current Objective.
card-dr-scout = Scout Drone
card-dr-drone = Drone
card-dr-acid = Acid-Blooded Drone
card-dr-crawler = Shaft Crawler
card-dr-nest = Nest Builder
card-dr-lurker = Lurker
card-dr-bearer = Egg Bearer
card-facehugger = Facehugger
card-chestburster = Chestburster

## Texts of cards that are more than their sentences

card-ventilation-seal-text = Reveal: goes to Operations. Action, Objective 2, Ventilation Shafts clear: pay { $recruit } Recruit and complete the Objective.
card-bishops-head-text = Reveal: goes to Operations. Action, Objective 2, Weapons Locker clear: pay { $recruit } Recruit and complete the Objective.
card-sentry-gun-text = Reveal: goes to Operations. Action, Objective 2: pay { $recruit } Recruit and set it up in a room without one. Enemies there get −2. The second one completes the Objective.
card-the-beast-text = Final Enemy. Runner. Fight: if an Event card lies on it, take that card instead; the Beast stays alive.
card-tmc-warrior-text = Death in the Combat Zone: draw { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
}.
card-dr-acid-text = Death in the Combat Zone: if you have played no Survival card this turn, draw { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
}.
card-dr-nest-text = Death: if you have played no Tech card this turn, add { $n ->
    [one] { $n } Hive card
   *[other] { $n } Hive cards
}.
card-dr-lurker-text = Death: if you have played no Intel card this turn, turn every card in the Complex face down.
card-facehugger-text = Lies in front of its victim and does not strike. Left alive until its deadline it implants a Chestburster.

## Objectives

card-the-sos = The S.O.S.
card-the-sos-text = Objective 1. Find both S.O.S. parts. Event: each player draws 1 Strike card.
card-no-one-can-hear-you = No One Can Hear You Scream
card-no-one-can-hear-you-text = Objective 2. Seal the Ventilation Shafts. Event: each player discards 2 random cards.
card-a-perfect-organism = A Perfect Organism
card-a-perfect-organism-text = Objective 3. Kill the Perfect Organism. Event: the card nearest the Combat Zone goes there, then add 1 Hive card.
card-the-lost-colony = The Lost Colony
card-the-lost-colony-text = Objective 1. Three Colonist Hosts must die. Event: add 2 Hive cards.
card-they-mostly-come = They Mostly Come at Night
card-they-mostly-come-text = Objective 2. Set up two Sentry Guns. Event: each player draws 2 Strike cards.
card-whos-laying-the-eggs = Who's Laying the Eggs?
card-whos-laying-the-eggs-text = Objective 3. Kill the Queen. Event: the leftmost HQ card becomes a captive in Operations, then add 1 Hive card. A captive is rescued for Recruit equal to its cost.
card-where-are-the-brothers = Where Are the Brothers?
card-where-are-the-brothers-text = Objective 1. Find both Missing Brothers and save those who live. Event: each player who has saved none draws 2 Strike cards.
card-the-beast-is-out-there = The Beast Is Out There
card-the-beast-is-out-there-text = Objective 2. Place Bishop's Head in the Complex. Event: each player shows the hand and discards 1 random card of cost 1 or more.
card-nobody-can-stop-it = Nobody Can Stop It
card-nobody-can-stop-it-text = Objective 3. Kill the Beast. Event: add 1 Hive card; if the Beast is in play, this card is laid on it.
card-breakout = Breakout
card-breakout-text = Objective 1. Kill three Xenomorph Clones. Event: add 1 Hive card, then every Enemy in the Complex moves on 1 room.
card-youre-a-thing = You're a Thing. A Construct.
card-youre-a-thing-text = Objective 2. At its start the top 3 cards of the HQ deck go to the Combat Zone as Failed Clones. Kill them all, each for Attack equal to its cost. Event: each player draws 1 Strike card for each of them.
card-shell-breed-youll-die = She'll Breed. You'll Die.
card-shell-breed-youll-die-text = Objective 3. Kill the Cloned Queen and the Newborn. Event: the leftmost HQ card is killed and its slot is lost, then add 1 Hive card.

## Locations

card-the-nostromo = The Nostromo
card-the-nostromo-text = Hazard 1, Brought Something Back: add 3 Hive cards. Hazard 2, It's Loose: the top 2 Hive cards go to the Combat Zone. Hazard 3, Self-Destruct: it stays and moves like an Enemy; in the Combat Zone each player draws 3 Strike cards; before that it can be disarmed for 8 Recruit.
card-hadleys-hope = Hadley's Hope
card-hadleys-hope-text = Hazard 1, What Are We Supposed to Use, Harsh Language?: each player discards all cards with Attack. Hazard 2, They Cut the Power: the Complex is filled up, turned face down and shuffled. Hazard 3, Cocooned: each player draws a Trap; where there are none, each Avatar becomes a captive until somebody pays 6 Recruit.
card-fiorina-161 = Fiorina “Fury” 161
card-fiorina-161-text = Hazard 1, Stowaway: 5 Facehuggers are shuffled into the HQ deck. Hazard 2, Blood and Terror: trophies of every player come back into the Complex, or two dead Enemies into the Combat Zone. Hazards 3 and 4, There's No One Coming to Help Us: all HQ cards are killed, and the Hazard comes back once.
card-the-auriga = The Auriga
card-the-auriga-text = Hazard 1, No Time to Waste: gain this card; whoever draws it draws 1 Strike card and passes it on. Hazard 2, We Have to Work Together: add 1 Hive card for each of the five classes that nobody shows. Hazard 3, They're All Dead: each player kills all cards in hand with Recruit.

## What happens

ask-show = { $enemy }: show a card of the class it names?
ask-show-detail = If you show none, a Facehugger jumps on you.
move-show = Show { $own }
move-hide = Show nothing
event-hugger-jumped = A Facehugger jumps on { $seat }.
