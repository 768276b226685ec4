### Legendary Encounters: Predator, Hunters in English.

## The game

game-name = Predator: Hunters

phase-1 = Prey phase

kind-officer = Killer Instinct
kind-arsenal = Card of the Arsenal
kind-prey = Prey
kind-gear-up = Gear Up!
kind-gear = Gear
kind-trap = Trap
kind-test = Test
kind-rivalry = Rivalry card
kind-prey-deck = Prey deck
kinds-officer = Killer Instinct
kinds-arsenal = Arsenal
kinds-prey = Prey
kinds-gear-up = Gear Up!
kinds-gear = Gear
kinds-trap = Traps
kinds-test = Tests
kinds-rivalry = Rivalry cards
kinds-prey-deck = Prey decks

## Words to look up

term-honour = Honour
term-honour-about = Trophies bring it, and your own Avatar while it lives. The most Honour wins.
term-dishonour = Dishonour
term-dishonour-about = It never kills. At the end of the game it is taken off your Honour.
term-trophy = Trophy Room
term-trophy-about = All you have killed, avoided, removed and passed. Only you may look inside; everybody sees what you take.
term-worthy = Worthy Prey
term-worthy-about = Some cards ask for it, and it breaks ties.
term-ultimate = Ultimate Prey
term-ultimate-about = Killing it ends the game at once.
term-gear = Gear
term-gear-about = It lies on a Prey card and changes it. Kill the bearer and take both.
term-trap = Trap
term-trap-about = Works until you pay its price. Then it is a trophy.
term-duel = Duel
term-duel-about = Pay Attack equal to the Defence of a rival, who then takes a Strike card. If it kills, the Avatar is your trophy.
term-runner = Runner
term-runner-about = Moves one space more at the end of every Prey phase.
term-escape = Escape
term-escape-about = In the Combat Zone it is gone at once, with its Gear.
term-lethal = Lethal
term-lethal-about = Any damage from its strike kills.
term-disarming = Disarming
term-disarming-about = Revealed, it makes each player discard two random cards.
term-arrest = Arrest
term-arrest-about = An arrested Prey card has no text, cannot be fought and does not strike until the Officer is dead.
term-double-strike = Double Strike
term-double-strike-about = It strikes twice. Avoid each strike by itself.
term-heal = Heal
term-heal-about = Heal points remove Strike cards whose whole damage you pay.
term-restore = Restore
term-restore-about = Restore points remove Strike cards whose whole Dishonour you pay.
term-scan = Scan
term-scan-about = Pay Attack and turn a face-down card up: Hills 2, Ruins 2, River 3, Graveyard 3, Underground 4.
term-wilds = The Wilds
term-combat = Combat Zone
term-combat-about = Whatever stands here strikes the active player in every Strike phase.
term-hq = HQ
term-hq-about = Five cards of the Arsenal. An emptied slot is filled at once.
term-test = Test
term-test-about = Do what it asks in one turn, and it is your trophy.
term-rivalry = Rivalry card
term-rivalry-about = Brings Honour at the end of the game.
term-health = Health
term-defence = Defence
term-initiative = Initiative
term-initiative-about = The lowest goes first.

## Teams and groups

team-jungle = Woodland
team-city = Urban
group-urban-intel = Urban: Intel
group-urban-strength = Urban: Strength
group-urban-survival = Urban: Survival
group-urban-tech = Urban: Tech
group-woodland-intel = Woodland: Intel
group-woodland-strength = Woodland: Strength
group-woodland-survival = Woodland: Survival
group-woodland-tech = Woodland: Tech

## When a sentence of a card happens

timing-once = Activate:
timing-team-jungle = With an earlier { team-jungle } card:
timing-team-city = With an earlier { team-city } card:
timing-on-kill = For each Prey card you kill this turn:
timing-upkeep = At the start of the Prey phase:
timing-attached = When attached:

## Sentences of Hunters' own

trophy-price = Price { $n }.
trophy-honour = { $n } Honour.
strike-dishonour = { $n } Dishonour.

flag-worthy = Worthy Prey.
flag-ultimate = Ultimate Prey.
flag-escape = Escape.
flag-lethal = Lethal.
flag-gear-up = Discard it and attach 1 Gear card to the Prey card nearest the Prey deck.
flag-duels-cheaper = A Duel with you costs 2 Attack less.
flag-laser = Once in each other player's turn: that player may pay 3 Attack, and you take a Strike card.
flag-log = Whenever another player kills Worthy Prey, you take a Strike card.
flag-razor = Whenever you kill Prey, the next player draws a card.
flag-tripwire = Your first fight each turn costs 1 Attack more.

effect-heal-points = Heal { $n }.
effect-restore-points = Restore { $n }.
effect-duel = { $n ->
    [one] Duel
   *[other] { $n } Duels
}.
effect-weaken = This turn { $whom ->
    [worthy] Worthy Prey gets
    [underground] Prey in Underground gets
    [combat] Prey in the Combat Zone gets
    [wilds] Prey in the Wilds gets
   *[all] all Prey gets
} −{ $n }.
effect-comes-back = At the end of the turn this card goes on top of your deck.
effect-add-prey = Add { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the Prey deck.
effect-look = { $n ->
    [one] Look at the top card of the Prey deck. Leave it there or put it under the deck.
   *[other] Look at the top { $n } cards of the Prey deck, one by one. Leave each there or put it under the deck.
}
effect-look-and-order = Look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the Prey deck and put them back in any order.
effect-gear = Attach { $n ->
    [one] { $n } Gear card
   *[other] { $n } Gear cards
} to the Prey card nearest the Prey deck.
effect-nudge = Move a face-up Prey card in the Wilds 1 space { $by ->
    [-1] away from the Combat Zone, if that space is clear
   *[other] towards the Combat Zone
}.
effect-advance = In the Wilds it moves { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} towards the Combat Zone.
effect-arrest = Arrest (it goes straight onto the Prey card in the Wilds nearest the Combat Zone).
effect-disarm = Disarming (each player discards 2 random cards).
effect-give-up = This card leaves the game.
effect-blow-up = Kill every Prey card in the Combat Zone except the Ultimate Prey.
effect-dishonour = Take { $n } permanent Dishonour.
effect-lose-trophy = You lose one of your trophies with the least Honour.

standing-boost-bearer = Its bearer gets +{ $n }.
standing-boost-other-prey-in-wilds = All other Prey in the Wilds gets +{ $n }.
standing-forbid-fight-bearer = Its bearer cannot be fought in the Wilds.
standing-forbid-reduce-bearer = Nothing lowers the value of its bearer.
standing-forbid-avoid = In the Combat Zone: no strike can be avoided.
standing-forbid-fight-self = It cannot be fought in the Wilds.
standing-forbid-heal = You cannot heal.
standing-forbid-restore = You cannot restore Honour.

test-killed-worthy = To pass: kill { $n ->
    [one] { $n } Worthy Prey card
   *[other] { $n } Worthy Prey cards
} in one turn.
test-hazard-avoided = To pass: avoid { $n ->
    [one] { $n } Hazard
   *[other] { $n } Hazards
} in one turn.
test-killed-with-gear = To pass: kill { $n ->
    [one] { $n } Prey card
   *[other] { $n } Prey cards
} with Gear in one turn.
test-attack-unspent = To pass: have { $n } unspent Attack.
test-killed = To pass: kill { $n ->
    [one] { $n } Prey card
   *[other] { $n } Prey cards
} in one turn.
test-turn-ended-without-fight = To pass: end { $n ->
    [one] a turn
   *[other] { $n } turns
} without a fight. It must lie here from the start of the turn.
test-recruit-spent = To pass: spend { $n } Recruit in one turn.
test-classes-played = To pass: play cards of { $n } different classes in one turn.
test-same-class-played = To pass: play { $n } cards of one class in one turn.
test-strikes-taken = To pass: take { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
} in your own turn and live.
test-duels-won = To pass: harm a rival in { $n ->
    [one] { $n } Duel
   *[other] { $n } Duels
} in one turn.
test-killed-in-combat = To pass: kill { $n ->
    [one] { $n } Prey card
   *[other] { $n } Prey cards
} in the Combat Zone in one turn.
test-killed-in-underground = To pass: kill { $n ->
    [one] { $n } Prey card
   *[other] { $n } Prey cards
} in Underground in one turn.
test-removed-strikes = To pass: heal or remove { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
} in one turn.
test-traps-removed = To pass: remove { $n ->
    [one] { $n } Trap
   *[other] { $n } Traps
} in one turn.

score-hazards = At the end of the game: { $honour } Honour for { $each ->
    [one] each Hazard
   *[other] every { $each } Hazards
} in your Trophy Room.
score-worthy = At the end of the game: { $honour } Honour for { $each ->
    [one] each Worthy Prey card
   *[other] every { $each } Worthy Prey cards
} in your Trophy Room.
score-gear = At the end of the game: { $honour } Honour for { $each ->
    [one] each Gear card
   *[other] every { $each } Gear cards
} in your Trophy Room.
score-prey = At the end of the game: { $honour } Honour for { $each ->
    [one] each Prey card
   *[other] every { $each } Prey cards
} in your Trophy Room.
score-predators = At the end of the game: { $honour } Honour for { $each ->
    [one] each Avatar
   *[other] every { $each } Avatars
} in your Trophy Room.
score-arsenal = At the end of the game: { $honour } Honour for { $each ->
    [one] each card of the Arsenal
   *[other] every { $each } cards of the Arsenal
} you own, passed Tests included.
score-no-dishonour = At the end of the game: { $honour } Honour if you have { $each ->
    [one] no Dishonour at all
   *[other] less than { $each } Dishonour
}.
score-most-gear-and-hazards = At the end of the game: { $honour } Honour if nobody has more Gear and Hazards together in the Trophy Room than you, and you have at least { $each }.
score-most-damage = At the end of the game: { $honour } Honour if you are alive and no living Predator has more damage than you, and you have at least { $each }.
score-most-trophies = At the end of the game: { $honour } Honour if nobody has more trophies than you, and you have at least { $each }.

## Avatars

card-jungle-hunter = Jungle Hunter
card-jungle-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-trophy-of-the-jungle }.
card-city-hunter = City Hunter
card-city-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-heat-of-the-city }.
card-elder-hunter = Elder Hunter
card-elder-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-take-it }.
card-scout-hunter = Scout Hunter
card-scout-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-first-to-the-kill }.
card-stalker-hunter = Stalker Hunter
card-stalker-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-silent-approach }.
card-warrior-hunter = Warrior Hunter
card-warrior-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-blade-to-blade }.
card-guardian-hunter = Guardian Hunter
card-guardian-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-standing-watch }.
card-shaman-hunter = Shaman Hunter
card-shaman-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-rites-of-the-hunt }.
card-snake-hunter = Snake Hunter
card-snake-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-patient-fang }.
card-boar-hunter = Boar Hunter
card-boar-hunter-text = Health { $health }, Defence { $defence }, Initiative { $initiative }, Honour { $honour }. Role card: { card-head-on }.

## Role cards

card-trophy-of-the-jungle = Trophy of the Jungle
card-heat-of-the-city = Heat of the City
card-take-it = Take It
card-first-to-the-kill = First to the Kill
card-silent-approach = Silent Approach
card-blade-to-blade = Blade to Blade
card-standing-watch = Standing Watch
card-rites-of-the-hunt = Rites of the Hunt
card-patient-fang = Patient Fang
card-head-on = Head-On

## Killer Instinct

card-instinct-intel = Killer Instinct (Intel)
card-instinct-strength = Killer Instinct (Strength)
card-instinct-survival = Killer Instinct (Survival)
card-instinct-tech = Killer Instinct (Tech)

## Arsenal

card-wi-heat-of-prey = Heat of the Prey
card-wi-voice-mimic = Voice Mimic
card-wi-treetop-watch = Treetop Watch
card-wi-read-the-trail = Read the Trail
card-ws-skull-and-spine = Skull and Spine
card-ws-bare-handed = Bare-Handed
card-ws-wrist-blades = Wrist Blades
card-ws-war-cry = War Cry
card-wv-last-laugh = Last Laugh
card-wv-field-medicine = Field Medicine
card-wv-glowing-blood = Glowing Blood
card-wv-river-crossing = River Crossing
card-wt-self-destruct = Self-Destruct Device
card-wt-plasma-caster = Plasma Caster
card-wt-cloaking-device = Cloaking Device
card-wt-wrist-computer = Wrist Computer
card-ui-many-spectra = Many Spectra
card-ui-rooftop-hunt = Rooftop Hunt
card-ui-want-some-candy = Borrowed Words
card-ui-scent-of-conflict = Scent of Conflict
card-us-kings-skull = Skull of the King
card-us-combi-stick = Combi-Stick
card-us-alley-brawl = Alley Brawl
card-us-meat-hook = Meat Hook
card-uv-clan-returns = The Clan Returns
card-uv-spare-the-unarmed = Spare the Unarmed
card-uv-bathroom-surgery = Bathroom Surgery
card-uv-elevator-shaft = Elevator Shaft
card-ut-returning-blade = Returning Blade
card-ut-smart-disc = Smart Disc
card-ut-net-gun = Net Gun
card-ut-laser-sight = Laser Sight

## Prey Strike cards

card-ps-close-call = Wild Shot
card-ps-flesh-wound = Flesh Wound
card-ps-just-a-scratch = Just a Scratch
card-ps-gotta-hand-it = Gotta Hand It to 'Em
card-ps-unworthy-shot = Unworthy Shot
card-ps-mocked = Mocked by Prey
card-ps-broken-mask = Broken Mask
card-ps-cornered = Cornered
card-ps-shameful-retreat = Shameful Retreat
card-ps-old-grudge = Old Grudge
card-ps-lost-trophy = Lost Trophy

## Gear

card-g-assault-rifle = Assault Rifle
card-g-minigun = Minigun
card-g-grenades = Grenade Belt
card-g-flak-vest = Flak Vest
card-g-mud = Mud Camouflage
card-g-machete = Machete
card-g-radio = Field Radio
card-g-shotgun = Shotgun
card-g-liquid-nitrogen = Liquid Nitrogen
card-g-thermal-suit = Thermal Suit

## Traps

card-t-flash = Flash Trap
card-t-laser = Laser Trap
card-t-log = Log Trap
card-t-razor = Razor Trap
card-t-poison = Poison Trap
card-t-snare = Snare Trap
card-t-shadow = Shadow Trap
card-t-net = Net Trap
card-t-spike-pit = Spike Pit
card-t-tripwire = Tripwire

## Prey

card-ns-rebel = Jungle Rebel
card-ns-camp-guard = Camp Guard
card-ns-advisor = Foreign Advisor
card-ns-gear-up = Gear Up! “{ card-no-sport }”
card-ns-hazard = Tripflare Line
card-pt-hawkins = Hawkins
card-pt-poncho = Poncho
card-pt-blain = Blain
card-pt-mac = Mac
card-pt-patrol = Jungle Patrol
card-pt-gear-up = Gear Up! “{ card-payback-time }”
card-pt-hazard = Claymore Ring
card-wh-dutch = Dutch
card-wh-billy = Billy
card-wh-dillon = Dillon
card-wh-anna = Anna
card-wh-rescue = Rescue Squad
card-wh-sniper = Hidden Sniper
card-wh-gear-up = Gear Up! “{ card-what-the-hell-are-you }”
card-wh-hazard = Counterweight Trap
card-dh-scorpion = Scorpion Gunman
card-dh-voodoo = Voodoo Posse Member
card-dh-king-willie = King Willie
card-dh-gear-up = Gear Up! “{ card-drawn-by-heat }”
card-dh-hazard = Burning Barricade
card-th-police-officer = Police Officer
card-th-danny = Danny
card-th-lambert = Lambert
card-th-subway-armed = Armed Commuter
card-th-gear-up = Gear Up! “{ card-this-is-history }”
card-th-hazard = Runaway Subway
card-tb-harrigan = Harrigan
card-tb-keyes = Keyes
card-tb-garber = Garber
card-tb-leona = Leona
card-tb-owlf = O.W.L.F. Trooper
card-tb-captain = Strike Team Captain
card-tb-gear-up = Gear Up! “{ card-a-taste-for-beef }”
card-tb-hazard = Ultraviolet Lights
card-m-lookout = Lookout
card-m-porter = Porter
card-m-deserter = Deserter
card-m-rifleman = Rifleman
card-m-medic = Medic
card-m-runner = Message Runner
card-m-heavy = Heavy Gunner
card-m-scavenger = Scavenger

## Tests

card-test-courage = Test of Courage
card-test-focus = Test of Focus
card-test-respect = Test of Respect
card-test-strength = Test of Strength
card-test-speed = Test of Speed
card-test-slaughter = Test of Slaughter
card-test-patience = Test of Patience
card-test-wealth = Test of Provision
card-test-mastery = Test of Mastery
card-test-unity = Test of Discipline
card-test-endurance = Test of Endurance
card-test-rival = Test of Dominance
card-test-close = Test of Nerve
card-test-reach = Test of Reach
card-test-purity = Test of Purity
card-test-cunning-trap = Test of Escape

## Rivalry cards

card-cunning = Cunning
card-fearlessness = Fearlessness
card-technique = Technique
card-cleverness = Cleverness
card-savagery = Savagery
card-rivalry-purity = Purity
card-scars = Scars
card-bloodlust = Bloodlust
card-collector = Collector
card-armourer = Armourer

## Texts of cards that are more than their sentences

card-heat-of-the-city-text = If you have killed a Prey card this turn, draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. Activate, if you have killed 2 Prey cards this turn: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.

## Prey decks

card-no-sport = No Sport
card-no-sport-text = Mini-deck 1 of film 1.
card-payback-time = Payback Time
card-payback-time-text = Mini-deck 2 of film 1.
card-what-the-hell-are-you = What the Hell Are You?
card-what-the-hell-are-you-text = Mini-deck 3 of film 1, with the Ultimate Prey { card-wh-dutch }.
card-drawn-by-heat = Drawn by Heat and Conflict
card-drawn-by-heat-text = Mini-deck 1 of film 2.
card-this-is-history = This Is History
card-this-is-history-text = Mini-deck 2 of film 2.
card-a-taste-for-beef = A Taste for Beef
card-a-taste-for-beef-text = Mini-deck 3 of film 2, with the Ultimate Prey { card-tb-harrigan }.

## Questions and moves

ask-setup-avatar = Choose your Avatar
ask-setup-avatar-detail = Its Role card goes into your deck. The lowest Initiative goes first.
ask-look = Leave the top Prey card there or put it under the deck?
ask-order-enemy = Which card goes on top of the Prey deck?
ask-nudge-enemy = Which Prey card moves?
ask-lose = Which trophy do you lose?

move-avatar = { $avatar }
move-setup-avatar = Choose { $avatar }
move-officer = Recruit Killer Instinct
move-avoid = Avoid { $enemy }
move-remove = Remove { $trap }
move-heal = Heal { $strike }
move-duel = Duel: { $seat }
move-laser = Laser Trap: { $seat }
move-leave = Leave it on top
move-under = Put it under the deck
move-card = { $trophy }

## What happens

event-avatar-taken = { $seat } is the { $avatar }.
event-first-player = The lowest Initiative goes first: { $seat }.
event-prey-entered = Prey enters: { $enemy } ({ $space }).
event-geared-up = { $enemy }
event-gear-attached = { $gear } is attached to { $enemy }.
event-gear-waits = No Prey can take it. { $gear } waits in Underground.
event-gear-reshuffled = The Gear discard pile is shuffled into a new deck.
event-escaped = { $enemy } reaches the Combat Zone and escapes.
event-arrested = { $guard } arrests { $enemy }.
event-released = { $enemy } is free again.
event-disarmed = { $enemy } disarms: each player discards two random cards.
event-hazard-avoided = { $seat } pays { $n } and avoids { $enemy }.
event-hazard-went-off = { $enemy } enters the Combat Zone and is discarded.
event-trap-laid = { $seat } draws a Trap: { $trap }.
event-trap-removed = { $seat } pays { $n } and removes { $trap }.
event-traps-reshuffled = The Trap discard pile is shuffled into a new deck.
event-trophy-taken = Trophy of { $seat }: { $trophy } ({ $n } Honour).
event-trophy-lost = { $seat } loses a trophy: { $trophy }.
event-avatar-lost = { $seat } loses a trophy: { $avatar }.
event-dishonoured = { $seat } takes { $n } permanent Dishonour.
event-duelled = { $seat } spends { $n } Attack on a Duel.
event-laser-fired = { $seat } spends { $n } Attack on a Laser Trap.
event-challenged = { $seat } has to take a Strike card.
event-avatar-slain = { $seat } takes an Avatar as a trophy: { $avatar } ({ $n } Honour).
event-last-turns = A Predator is dead. This round is finished, then each living Predator takes 1 more turn.
event-mercenaries-come = The Prey deck is empty. { $n ->
    [one] { $n } Mercenary comes
   *[other] { $n } Mercenaries come
}.
event-looked = { $seat } looks at the top of the Prey deck: { $enemy }.
event-looked-hidden = { $seat } looks at the top of the Prey deck.
event-put-under = { $seat } puts the top card under the Prey deck.
event-test-came-up = On the Testing Ground: { $barracks }.
event-test-passed = { $seat } passes: { $barracks }.
event-game-over = The game is over. { $outcome }.

## What may lie where one cannot look. $cards are names with their chances.

pile-hand = { $seat }, in hand: { $cards }
pile-wilds = { $at ->
    [1] { space-graveyard }
    [2] { space-river }
    [3] { space-ruins }
    [4] { space-hills }
   *[other] { space-underground }
}, face down: { $cards }
pile-trophies = { $seat }, Trophy Room: { $cards }
pile-rivalry = { $seat }, Rivalry card: { $cards }

## How it ends

outcome-ultimate-killed = The Ultimate Prey is killed
outcome-ultimate-killed-story = The best of them fought to the end. The skull is clean, the clan is watching, and somebody is proud.
outcome-hunter-dead = A Predator is dead
outcome-hunter-dead-story = The prey had teeth after all. Those who are left gather the trophies and count them in silence.
outcome-prey-gone = The Prey is gone
outcome-prey-gone-story = No tracks, no heat, no breath. The hunt is over because there is nothing left to hunt.
outcome-pack-won = The pack has won
outcome-pack-won-story = They hunted side by side, and nobody asked whose blade it was. The ship lifts off with the greatest skull of all.
outcome-pack-lost = The pack has lost
outcome-pack-lost-story = The ship leaves with empty hooks on the wall. This place will be told about, but not with pride.

## Table options

mode-rivals = Hunters
mode-rivals-about = You play the Predators. Trophies bring Honour, and the most Honour wins.
mode-together = Hunters: co-op
mode-together-about = The Predators hunt as a pack and win only by killing the Ultimate Prey.

setting-film = Cards
setting-film-about = Which film sets the scene. In a free mix everything that is not named below is drawn by lot.
setting-film-film-1 = Film 1: the jungle
setting-film-film-2 = Film 2: the city
setting-film-mix = Free mix
setting-prey-1 = Prey deck 1
setting-prey-1-about = The mini-deck on top.
setting-prey-2 = Prey deck 2
setting-prey-2-about = The mini-deck in the middle.
setting-prey-3 = Prey deck 3
setting-prey-3-about = The mini-deck at the bottom, with the Ultimate Prey.
setting-prey-1-film = As in the film
setting-prey-1-random = Drawn by lot
setting-prey-1-no-sport = { card-no-sport }
setting-prey-1-drawn-by-heat = { card-drawn-by-heat }
setting-prey-2-film = As in the film
setting-prey-2-random = Drawn by lot
setting-prey-2-payback-time = { card-payback-time }
setting-prey-2-this-is-history = { card-this-is-history }
setting-prey-3-film = As in the film
setting-prey-3-random = Drawn by lot
setting-prey-3-what-the-hell-are-you = { card-what-the-hell-are-you }
setting-prey-3-a-taste-for-beef = { card-a-taste-for-beef }
setting-avatars = Avatars
setting-avatars-about = Who you are: chosen, dealt, or two dealt to each player who keeps one. Chosen or dealt, one is the Predator of the film.
setting-avatars-choose = Chosen
setting-avatars-random = Dealt
setting-avatars-two = One of two
setting-mercenaries = Mercenaries
setting-mercenaries-about = How many Mercenaries, easy Prey, go into each mini-deck. More of them make the game easier.
setting-mercenaries-table = By the number of players
setting-mercenaries-1 = One more (easier)
setting-mercenaries-2 = Two more (easier)
setting-mercenaries--1 = One fewer (harder)
setting-mercenaries--2 = Two fewer (harder)
setting-preparation = Preparation turns
setting-preparation-about = Turns without a Prey phase before the game begins. Five players always have one.
setting-ambush = Ambush at the start
setting-ambush-about = Harder: each player first has a turn of nothing but a Prey phase and a Strike phase.
setting-ambush-off = No
setting-ambush-on = Yes
setting-tests = Tests
setting-tests-about = Ten Tests are shuffled into the Arsenal. Do what one asks, and it is your trophy.
setting-tests-off = Without
setting-tests-on = With Tests
setting-rivalry = Rivalry cards
setting-rivalry-about = Everybody has one, which brings Honour at the end of the game. Only with Tests, and not in co-op.
setting-rivalry-off = Without
setting-rivalry-secret = Secret
setting-rivalry-open = Open
setting-side = Kind of game
setting-side-about = Rivals count their Honour against each other. A pack wins or loses together.
setting-side-rivals = Rivals
setting-side-together = Co-op
setting-open-trophies = Open Trophy Rooms
setting-open-trophies-about = Everybody sees all trophies.
setting-open-trophies-off = No
setting-open-trophies-on = Yes
setting-hazard-points = Hazards and Traps are paid with
setting-hazard-points-about = What it takes to avoid a Hazard or remove a Trap.
setting-hazard-points-recruit = Recruit
setting-hazard-points-attack = Attack
setting-gear-reach = Gear reaches
setting-gear-reach-about = Where Gear may find a bearer. If nobody is left in the Wilds, the leftmost Prey card of the Combat Zone may take it.
setting-gear-reach-wilds = The Wilds only
setting-gear-reach-combat = The Combat Zone too
setting-arsenal = Arsenal
setting-arsenal-about = The four groups whose cards can be recruited.
setting-arsenal-film = As in the film
setting-arsenal-random = Drawn by lot
setting-arsenal-urban-intel = { group-urban-intel }
setting-arsenal-urban-strength = { group-urban-strength }
setting-arsenal-urban-survival = { group-urban-survival }
setting-arsenal-urban-tech = { group-urban-tech }
setting-arsenal-woodland-intel = { group-woodland-intel }
setting-arsenal-woodland-strength = { group-woodland-strength }
setting-arsenal-woodland-survival = { group-woodland-survival }
setting-arsenal-woodland-tech = { group-woodland-tech }

## Why something cannot be used now

why-officer = Killer Instinct costs { $cost } Recruit, you have { $have }
why-mud = Mud Camouflage: it can't be fought in the Wilds
why-hazard = Costs { $cost } to avoid, you have { $have }
why-trap = Costs { $cost } to remove, you have { $have }
why-no-duel = You have no Duel left
why-defence = You need { $cost } Attack, the rival's Defence; you have { $have }
