### Legendary Encounters: Predator in English.

## The game

game-name = Predator

kind-starter = Starting card
kind-role = Role card
kind-officer = Officer
kind-barracks = Character of the Barracks
kind-strike = Strike card
kind-enemy = Enemy
kind-event = Event
kind-hazard = Hazard
kind-task = Task
kind-special = Special card
kind-avatar = Avatar
kind-location = Location
kind-objective = Objective
kinds-starter = Starting cards
kinds-role = Role cards
kinds-officer = Officers
kinds-barracks = Characters of the Barracks
kinds-strike = Strike cards
kinds-enemy = Enemies
kinds-event = Events
kinds-hazard = Hazards
kinds-task = Tasks
kinds-special = Special cards
kinds-avatar = Avatars
kinds-location = Locations
kinds-objective = Objectives

space-underground = Underground
space-graveyard = Graveyard
space-river = River
space-ruins = Ruins
space-hills = Hills

## Words to look up

term-coordinate = Coordinate
term-coordinate-about = In the Action phase of another player: set this card aside, draw another. That player may play a copy. Once per turn each.
term-backup = Call for Backup
term-backup-about = Once after playing the card: the bonus once for each card coordinated to you so far this turn.
term-brothers = Brothers in Arms
term-brothers-about = Once after playing the card: the bonus once for each other Barracks Character of whom you have played a card this turn.
term-showboat = Showboat
term-showboat-about = Once after playing the card: the bonus once for each other card of the same Character you have played this turn.
term-runner = Runner
term-runner-about = Face-up in the Wilds it moves one space more at the end of every Enemy phase.
term-double-strike = Double Strike
term-double-strike-about = It strikes twice. Avoid each strike by itself.
term-final = Final Enemy
term-final-about = Cannot be fought before Objective 2 is complete. Kill it: Major Victory.
term-mark = Mark
term-mark-about = The Predator has seen you. Hazards, Events and Enemies count your Marks.
term-scan = Scan
term-scan-about = Pay Attack and turn a face-down card up: Hills 2, Ruins 2, River 3, Graveyard 3, Underground 4.
term-wilds = The Wilds
term-combat = Combat Zone
term-combat-about = Whatever stands here strikes the active player in every Strike phase.
term-hq = HQ
term-hq-about = Five cards for hire. An emptied slot is filled at once.
term-operations = Operations
term-operations-about = Tasks and what has been found lie here.
term-health = Health

## Classes, teams, Characters

team-dutch = Dutch's Team
team-harrigan = Harrigan's Squad
group-blain = Blain
group-danny = Danny
group-dillon = Dillon
group-dutch = Dutch
group-harrigan = Harrigan
group-keyes = Keyes
group-lambert = Lambert
group-mac = Mac

timing-team-dutch = With an earlier card of { team-dutch }:
timing-team-harrigan = With an earlier card of { team-harrigan }:
timing-backup = Call for Backup:
timing-brothers = Brothers in Arms:
timing-showboat = Showboat:

## Sentences of Predator's own

effect-bleed = Show and discard 2 Strike cards. Attack + their damage.
effect-intrude = Draw and show a card. Go on until you show a starting card, 3 cards at most.
effect-find-evidence = In the Wilds: found, goes to Operations. In the Combat Zone: lost for good.
effect-use-up = Then it leaves the game.

standing-boost-val-verde-guerrilla = Every Val Verde Guerrilla gets +{ $n }.
standing-boost-final = The Final Enemy gets +{ $n }.
standing-reduce-self-per-class = Gets −{ $n } for each different class you have played this turn.
standing-void-close-call = In the Combat Zone: Close Call does not count. The active player draws again.
standing-forbid-avoid = In the Wilds: no strike can be avoided.
standing-forbid-coordinate-draw = Whoever coordinates draws no replacement.
standing-forbid-fight-final = The Final Enemy cannot be fought.
standing-scan-cost = Every scan costs { $n } more.
standing-avenge-scorpion-enforcer = When a Scorpion Enforcer dies, the active player draws { $n } Strike card.
standing-strike-offer = Whoever coordinates draws { $n } Strike card.

## Starting cards, roles, Officers

card-experience = Experience
card-experience-text = Everybody starts with seven of them.
card-brute-force = Brute Force
card-brute-force-text = Everybody starts with five of them.
card-command-decisions = Command Decisions
card-it-aint-no-man = It Ain't No Man
card-fighting-the-good-fight = Fighting the Good Fight
card-in-the-shadows = In the Shadows
card-position-and-situation = Position and Situation
card-knocking-on-doors = Knocking on Doors
card-partners-in-crime = Partners in Crime
card-the-highest-tech = The Highest Tech
card-running-the-streets = Running the Streets
card-sources-and-contacts = Sources and Contacts
card-officer-intel = Officer (Intel)
card-officer-leadership = Officer (Leadership)
card-officer-strength = Officer (Strength)
card-officer-survival = Officer (Survival)
card-officer-tech = Officer (Tech)

## Avatars

card-lieutenant = Lieutenant
card-lieutenant-text = Health { $health }, Defence { $defence }. Role card: { card-command-decisions }.
card-tracker = Tracker
card-tracker-text = Health { $health }, Defence { $defence }. Role card: { card-it-aint-no-man }.
card-guerrilla = Guerrilla
card-guerrilla-text = Health { $health }, Defence { $defence }. Role card: { card-fighting-the-good-fight }.
card-cia-agent = CIA Agent
card-cia-agent-text = Health { $health }, Defence { $defence }. Role card: { card-in-the-shadows }.
card-radioman = Radioman
card-radioman-text = Health { $health }, Defence { $defence }. Role card: { card-position-and-situation }.
card-detective = Detective
card-detective-text = Health { $health }, Defence { $defence }. Role card: { card-knocking-on-doors }.
card-swat-officer = SWAT Officer
card-swat-officer-text = Health { $health }, Defence { $defence }. Role card: { card-partners-in-crime }.
card-owlf-agent = O.W.L.F. Agent
card-owlf-agent-text = Health { $health }, Defence { $defence }. Role card: { card-the-highest-tech }.
card-gangster = Gangster
card-gangster-text = Health { $health }, Defence { $defence }. Role card: { card-running-the-streets }.
card-reporter = Reporter
card-reporter-text = Health { $health }, Defence { $defence }. Role card: { card-sources-and-contacts }.

## Barracks

card-if-it-bleeds = If It Bleeds, We Can Kill It
card-bad-idea = Bad Idea
card-knock-knock = Knock Knock
card-stick-around = Stick Around
card-i-woke-up = I Woke Up
card-before-anybody-knows = Before Anybody Knows We Were There
card-real-nasty-habit = Real Nasty Habit
card-too-many-pencils = Pushing Too Many Pencils
card-gonna-have-me-some-fun = Gonna Have Me Some Fun
card-i-see-you = I See You
card-cut-your-name = Gonna Cut Your Name Into Him!
card-long-tall-sally = Long Tall Sally
card-aint-got-time-to-bleed = Ain't Got Time to Bleed
card-alabama-tick = Dug In Like an Alabama Tick
card-tyrannosaurus = Sexual Tyrannosaurus
card-old-painless = Old Painless
card-im-gonna-finish-it = I'm Gonna Finish It
card-feel-the-heat = Feel the Heat
card-the-speech = The Speech
card-now-its-personal = Now It's Personal
card-put-him-on-the-payroll = Put Him on the Payroll
card-danny-boy = Danny Boy
card-take-a-good-look = Take a Good Look
card-fifteen-years = Fifteen Years on the Street
card-lions-tigers-bears = Lions, Tigers, Bears
card-jurisdictional-intrusion = Jurisdictional Intrusion
card-enjoy-the-show = Enjoy the Show
card-too-late-to-go-home = Too Late to Go Home Now
card-lone-ranger = The Lone Ranger
card-luck-is-my-specialty = Luck Is My Specialty
card-no-autographs = No Autographs
card-door-swings-both-ways = The Door Swings Both Ways

## Strike cards

card-close-call = Close Call
card-flesh-wound = Flesh Wound
card-deep-gash = Deep Gash
card-brutal-puncture = Brutal Puncture
card-stunning-blow = Stunning Blow
card-open-wound = Open Wound
card-severed-tendon = Severed Tendon
card-knocked-down = Knocked Down
card-spotted = Spotted
card-panic-fire = Panic Fire
card-stunning-blow-text = { $damage } damage. If you are marked: draw one Strike card for each of your Marks.

## Locations and Objectives

card-val-verdean-jungle = The Val Verdean Jungle
card-val-verdean-jungle-text = Hazard 1, Something in the Trees: the cards nearest to the Combat Zone go there, one for each of your Marks. Hazard 2, Blood Trail: the same, and each player discards 1 random card. Hazard 3, It Kills One at a Time: the same, and each marked player draws 1 Strike card.
card-streets-of-los-angeles = The Streets of Los Angeles
card-streets-of-los-angeles-text = Hazard 1, Record Heat Wave: add one card of the Enemy deck for each of your Marks. Hazard 2, Press Circus: the same, and each player discards 1 card. Hazard 3, Federal Lockdown: the same, and each marked player draws 1 Strike card.
card-expendable-assets = Expendable Assets
card-expendable-assets-text = Objective 1. Find the Guerrilla Camp and wipe it out. Event: the camp moves 1 space back.
card-flares-frags-claymores = Flares, Frags, and Claymores
card-flares-frags-claymores-text = Objective 2. Take up the Defensive Position. Event: add 1 card of the Enemy deck on Hills, face-down.
card-get-to-the-choppa = Get to the Choppa!
card-get-to-the-choppa-text = Objective 3. Major: kill the Final Enemy. Minor: fly out from the Landing Zone. Event: draw one Strike card for each of your Marks.
card-war-zone = War Zone
card-war-zone-text = Objective 1. Take the stronghold by assault. Event: the card goes to Operations.
card-personal-little-war = Personal Little War
card-personal-little-war-text = Objective 2. Collect the evidence. Found and lost make three: everybody draws as many cards as were found. Event: one piece of evidence on Operations is lost.
card-other-world-life-form = Other-World Life-Form
card-other-world-life-form-text = Objective 3. Major: kill the Final Enemy. Minor: reach the Lost Ship. Event: take 1 Mark.

## Enemy decks

card-guerrilla-camp = Guerrilla Camp
card-soviet-advisor = Soviet Advisor
card-val-verde-guerrilla = Val Verde Guerrilla
card-defensive-position = Defensive Position
card-it-changed-colors = It Changed Colors
card-one-at-a-time = One at a Time
card-shoulder-cannon = Shoulder Cannon
card-heat-vision = Heat Vision
card-one-ugly-mother = One Ugly Mother...
card-landing-zone = Landing Zone
card-a-world-of-hurt = A World of Hurt
card-not-a-single-track = Not a Single Track
card-three-red-dots = Three Red Dots
card-covered-in-mud = Covered in Mud
card-assault-the-stronghold = Assault the Stronghold
card-el-scorpio = El Scorpio
card-scorpion-enforcer = Scorpion Enforcer
card-voodoo-posse = Voodoo Posse
card-forensic-analysis = Forensic Analysis
card-physical-evidence = Physical Evidence
card-witness-testimony = Witness Testimony
card-city-of-fear = City of Fear
card-spear-thrust = Spear Thrust
card-hanging-trophy = Hanging Trophy
card-one-big-ugly-mother = One Big Ugly Mother...
card-lost-ship = Lost Ship
card-no-stopping = No Stopping What Can't Be Stopped
card-no-killing = No Killing What Can't Be Killed
card-smart-disc = Returning Disc
card-trophy-case = Trophy Case
card-over-here = Over Here
card-almost-no-weight = Almost No Weight. Cuts Like Steel.
card-something-out-there = Something Out There Waiting for Us
card-eyes-of-the-demon = The Eyes of the Demon
card-fun-and-games = Fun and Games
card-first-hunt = First Hunt
card-careless-leap = Careless Leap
card-guerrilla-camp-text = Reveal: attach it to the River. Action, Objective 1, its space clear: pay Attack (Hills 1, Ruins 2, River 3, Graveyard 4, Underground 5) and complete the Objective.
card-val-verde-guerrilla-text = Death: with the camp in play it moves { $by ->
    [one] { $by } space
   *[other] { $by } spaces
} forward; without it draw { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
}.
card-defensive-position-text = Reveal: goes to Operations. Action, Objective 2, Hills clear: pay { $recruit } Recruit and complete the Objective.
card-shoulder-cannon-text = Strike: if you are marked, draw { $n ->
    [one] { $n } more Strike card
   *[other] { $n } more Strike cards
}.
card-one-ugly-mother-text = Final Enemy. Runner. Double Strike. Fight: if you are marked, lose { $n ->
    [one] { $n } Mark
   *[other] { $n } Marks
} and it stays alive.
card-landing-zone-text = Reveal: goes to Operations. Action, Objective 3, Hills clear: pay { $recruit } Recruit ({ $alone } if you play alone, { $crowd } with four or five players) and fly out. Minor Victory.
card-three-red-dots-text = Reveal: if you have played no Survival card this turn, draw { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
}.
card-assault-the-stronghold-text = Reveal: goes to Operations. Action, Objective 1: each player turns over and discards the top card of their own deck. If their Attack is at least their Recruit, discard an Event from Operations; if there is none, complete the Objective.
card-lost-ship-text = Reveal: goes to Operations. Action, Objective 3, Combat Zone empty: pay { $each } Recruit and { $each } Attack ({ $alone } and { $alone } if you play alone). Minor Victory.
card-over-here-text = Reveal in the Wilds: draw { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
}, then turn it face-down.
card-something-out-there-text = Death: if you have played no Strength card this turn, add { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the Enemy deck.
card-eyes-of-the-demon-text = Death: if you have played no Survival card this turn, draw { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
}.
card-fun-and-games-text = Death: if you have played no Intel card this turn, turn every card in the Wilds face-down.

card-ea-event = Event “{ card-expendable-assets }”
card-ea-event-text = Fires the Event text of the current Objective.
card-ffc-event = Event “{ card-flares-frags-claymores }”
card-ffc-event-text = Fires the Event text of the current Objective.
card-gc-event = Event “{ card-get-to-the-choppa }”
card-gc-event-text = Fires the Event text of the current Objective.
card-wz-event = Event “{ card-war-zone }”
card-wz-event-text = Fires the Event text of the current Objective.
card-plw-event = Event “{ card-personal-little-war }”
card-plw-event-text = Fires the Event text of the current Objective.
card-ow-event = Event “{ card-other-world-life-form }”
card-ow-event-text = Fires the Event text of the current Objective.
card-yb-event = Event “Young Blood”
card-yb-event-text = Fires the Event text of the current Objective.
card-ea-hazard = Hazard “{ card-expendable-assets }”
card-ea-hazard-text = Marks the active player, then fires the next Hazard of the Location.
card-ffc-hazard = Hazard “{ card-flares-frags-claymores }”
card-ffc-hazard-text = Marks the active player, then fires the next Hazard of the Location.
card-gc-hazard = Hazard “{ card-get-to-the-choppa }”
card-gc-hazard-text = Marks the active player, then fires the next Hazard of the Location.
card-wz-hazard = Hazard “{ card-war-zone }”
card-wz-hazard-text = Marks the active player, then fires the next Hazard of the Location.
card-plw-hazard = Hazard “{ card-personal-little-war }”
card-plw-hazard-text = Marks the active player, then fires the next Hazard of the Location.
card-ow-hazard = Hazard “{ card-other-world-life-form }”
card-ow-hazard-text = Marks the active player, then fires the next Hazard of the Location.

## Questions and moves

ask-setup-avatar = Choose your Avatar
ask-setup-avatar-detail = Its Role card goes into your deck.
ask-evidence-enemy = Which evidence is lost?
move-avatar = Choose { $avatar }
move-evidence-enemy = Give up { $enemy }

## What happens

event-avatar-taken = { $seat } is the { $avatar }.
event-objective-began = Objective: { $objective }.
event-objective-completed = Done: { $objective }.
event-evidence-found = Evidence found: { $enemy }.
event-evidence-lost = Evidence lost: { $enemy }.
event-enemies-reshuffled = The dead Enemies are shuffled into a new deck. There will be no third.
event-strike-shown = Shown and discarded: { $strike }.
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

## How it ends

outcome-major = Major Victory
outcome-major-story = It laughs once, and then it is quiet. You count your people, and for the first time the number stays the same.
outcome-minor = Minor Victory
outcome-minor-story = You are out. It is not dead, and it knows your faces. Do not look down.
outcome-lost-dead = All dead
outcome-lost-dead-story = The last radio is still on. Nobody answers. Something repeats the final words, in your voice.
outcome-lost-nothing = All or Nothing: nothing
outcome-lost-nothing-story = They gave it everything and everything was not enough. The sun comes up over an empty clearing.
outcome-lost-time = Out of time
outcome-lost-time-story = Too many shadows, too few hours. Whatever you came for, it is over now, and the trees are moving again.

## Table options

mode-hunted = Hunted
mode-hunted-about = You play the humans, and win or lose together.

setting-film = Cards
setting-film-about = Which film sets the scene. In a free mix everything that is not named below is drawn by lot.
setting-film-film-1 = Film 1: the jungle
setting-film-film-2 = Film 2: the city
setting-film-mix = Free mix
setting-location = Location
setting-location-about = Where it happens.
setting-location-film = As in the film
setting-location-random = Drawn by lot
setting-location-val-verdean-jungle = { card-val-verdean-jungle }
setting-location-streets-of-los-angeles = { card-streets-of-los-angeles }
setting-objective-1 = Objective 1
setting-objective-1-about = What has to be done first, and its deck of Enemies.
setting-objective-1-film = As in the film
setting-objective-1-random = Drawn by lot
setting-objective-1-expendable-assets = { card-expendable-assets }
setting-objective-1-war-zone = { card-war-zone }
setting-objective-2 = Objective 2
setting-objective-2-about = What has to be done second, and its deck of Enemies.
setting-objective-2-film = As in the film
setting-objective-2-random = Drawn by lot
setting-objective-2-flares-frags-claymores = { card-flares-frags-claymores }
setting-objective-2-personal-little-war = { card-personal-little-war }
setting-objective-3 = Objective 3
setting-objective-3-about = How it can end, and the deck with the Final Enemy.
setting-objective-3-film = As in the film
setting-objective-3-random = Drawn by lot
setting-objective-3-get-to-the-choppa = { card-get-to-the-choppa }
setting-objective-3-other-world-life-form = { card-other-world-life-form }
setting-characters = Characters
setting-characters-about = The four whose cards fill the Barracks.
setting-characters-film = As in the film
setting-characters-random = Drawn by lot
setting-characters-blain = { group-blain }
setting-characters-danny = { group-danny }
setting-characters-dillon = { group-dillon }
setting-characters-dutch = { group-dutch }
setting-characters-harrigan = { group-harrigan }
setting-characters-keyes = { group-keyes }
setting-characters-lambert = { group-lambert }
setting-characters-mac = { group-mac }
setting-avatars = Avatars
setting-avatars-about = Who you are: chosen among those of the film, dealt, or two dealt to each player who keeps one.
setting-avatars-choose = Chosen
setting-avatars-random = Dealt
setting-avatars-two = One of two
setting-first = First player
setting-first-about = Who begins: a seat of your choice, or one drawn by lot.
setting-first-random = Drawn by lot
setting-first-1 = Seat 1
setting-first-2 = Seat 2
setting-first-3 = Seat 3
setting-first-4 = Seat 4
setting-first-5 = Seat 5
setting-young-blood = Young Blood
setting-young-blood-about = How many Young Blood cards, easy Enemies, go into each deck. More of them make the game easier.
setting-young-blood-table = By the number of players
setting-young-blood-one-each = One per player
setting-young-blood-1 = One more (easier)
setting-young-blood-2 = Two more (easier)
setting-young-blood--1 = One fewer (harder)
setting-young-blood--2 = Two fewer (harder)
setting-preparation = Preparation turns
setting-preparation-about = Turns without an Enemy phase before the game begins. Five players always have one.
setting-defence = Defence counts as Health
setting-defence-about = Easier: the Defence of each Avatar is added to its Health.
setting-defence-off = No
setting-defence-on = Yes
setting-laid-out = Enemies at the start
setting-laid-out-about = Harder: so many cards lie face-down in the Wilds when the game begins.
setting-all-or-nothing = All or Nothing
setting-all-or-nothing-about = After the first death the round is finished and every survivor has one more turn. Win by then or lose.
setting-all-or-nothing-off = No
setting-all-or-nothing-on = Yes
setting-open-hands = Open hands
setting-open-hands-about = Everybody sees all hands.
setting-open-hands-off = No
setting-open-hands-on = Yes
setting-coordinate = Coordinate
setting-coordinate-about = When cards may be coordinated. Copies are played in the Action phase only.
setting-coordinate-action = In the Action phase
setting-coordinate-turn = In the whole turn

## Why something cannot be used now

why-final = The Final Enemy: only after Objective 2
why-task-early = Only while its own Objective is current
why-task-camp = The space of the camp must be clear
why-task-hills = Hills must be clear
why-task-combat = The Combat Zone must be empty
why-task-attack = Costs { $cost } Attack, you have { $have }
why-task-recruit = Costs { $cost } Recruit, you have { $have }

## The first turn: what a newcomer is told

lesson-goal = Something is hunting you. Complete three Objectives, in order, and you all win. If everyone dies, you all lose.
lesson-avatar = Pick your Avatar. Its Role card joins your twelve starting cards. When damage reaches its Health, you are dead.
lesson-wilds = Eyes on the Wilds. Every turn one more card enters, face-down, and pushes those in its way. What is pushed off the Hills is in the Combat Zone.
lesson-play = Use your hand. Play cards one at a time, in any order. Points go into two pools, Recruit and Attack. What you do not spend is lost.
lesson-recruit = Recruit hires from HQ. The card goes to your discard pile and comes up after the next shuffle.
lesson-attack = Attack scans a face-down card, or fights an Enemy you can see. Pay its whole value. There are no half kills.
lesson-revealed = Contact. A revealed Enemy stays and keeps coming. An Event or a Hazard goes off at once.
lesson-finish = Hand empty. Spend what is left, end the phase. Every Enemy in the Combat Zone strikes you. Then you draw six new cards.
lesson-struck = Strike card. Damage stays with your Avatar until it is healed. Some strikes miss. Do not count on it.
lesson-partner = Not your turn. Stay sharp. In another player's Action phase you may lend one card that has Coordinate, and draw a replacement at once.
lesson-end = One round done. Read the Objective, find what it asks for, hire for the fights to come. You are in command now.

## Puzzles: a title, and why the right answer is right

puzzle-the-mother-first = The last one first
puzzle-the-mother-first-why = Killing the Final Enemy wins at once. Attack spent on anything else is missing for it.
puzzle-get-to-the-chopper = Get to the chopper
puzzle-get-to-the-chopper-why = Hills are clear and the price lies there: the Landing Zone ends the game with a victory for all. Any recruit bought first leaves too little.
puzzle-a-leap-to-the-chopper = One point from the dead
puzzle-a-leap-to-the-chopper-why = The Enemy's Death text gives the one Recruit that is missing. Then the Landing Zone can be paid.
puzzle-kill-before-you-look = Kill before you look
puzzle-kill-before-you-look-why = The Attack is there. The card in hand makes you scan, and what turns up may end the Action phase or protect the Final Enemy.
puzzle-fly-before-you-look = Fly before you look
puzzle-fly-before-you-look-why = The price is there. The card in hand makes you scan, and one wound more is death.
puzzle-knock-first = Knock first
puzzle-knock-first-why = Long Tall Sally counts one more only after another Strength card. Knock Knock first makes 9 Attack against a value of 9; the other way round it is 8.
puzzle-brothers-last = Brothers last
puzzle-brothers-last-why = Bad Idea counts the other Characters played so far and can be used once. Now there are none; after Long Tall Sally it makes the 10 that are needed.
puzzle-double-at-the-end = Double at the end
puzzle-double-at-the-end-why = The Attack is doubled as it is now. First all that adds to it: 6 doubled is 12, enough for 11; 4 doubled and 2 more is not.
puzzle-keep-the-last-shot = The last shot
puzzle-keep-the-last-shot-why = The Speech is the one Attack that is missing. Experience gives none.
puzzle-one-point-short = One point short
puzzle-one-point-short-why = The active player lacks one Attack for the Final Enemy. A copy of The Speech gives it, and you draw another card for yours.
puzzle-help-costs-nothing = Help costs nothing
puzzle-help-costs-nothing-why = The card set aside is replaced at once. The other player may play a copy, and your hand is as large as before.
puzzle-help-costs-a-life = Too dear a help
puzzle-help-costs-a-life-why = While City of Fear lies open whoever coordinates is struck, and the next wound would be your last.
puzzle-who-strikes-first = Who strikes now
puzzle-who-strikes-first-why = Only Enemies in the Combat Zone strike this turn. There is Attack for one of them, and Health for no wound at all.
puzzle-let-it-lie = Let it lie
puzzle-let-it-lie-why = Nobody has to play all cards. This one makes you scan, what turns up may strike, and one wound more is death; in the Combat Zone nobody waits.
puzzle-into-the-mud = Into the mud
puzzle-into-the-mud-why = The Enemy strikes twice and one wound kills. Covered in Mud avoids every strike of this turn.
puzzle-step-aside = Step aside
puzzle-step-aside-why = There is one strike to come and one to avoid. Kept for later it is lost, and so may be your life.
puzzle-a-card-for-a-life = A card for a life
puzzle-a-card-for-a-life-why = The strike can be cancelled by a Survival card from the hand. Suffered, its damage kills.
puzzle-the-deepest-wound = The deepest wound
puzzle-the-deepest-wound-why = One Strike card is healed, whatever its damage. The deepest one gives back three points, the others two or one.
puzzle-too-early-a-call = Too early a call
puzzle-too-early-a-call-why = A Call for Backup without an offer gives nothing and is used up; with the turn over it is gone as well. Somebody may still offer a card.
