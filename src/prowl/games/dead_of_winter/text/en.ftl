### Dead of Winter: Warring Colonies in English.

## The game

game-name = Dead of Winter: Warring Colonies
phase-1 = Draw Crossroads Cards
phase-2 = Move Survivors
phase-3 = Simultaneous Actions
phase-4 = Resolve Crossroads Cards
role-wolf = Lone Wolf
role-betrayer = Betrayer
role-place-1 = Leader
role-place-2 = Second from the leader
role-place-3 = Third from the leader
role-place-4 = Fourth from the leader
role-place-5 = Fifth from the leader
outcome-goal = Main objective completed
outcome-goal-story = It is done. Somebody counts those who are left, and then counts again, because the number is too good.
outcome-last-colony = Last colony standing
outcome-last-colony-story = On the other side of the town the fires have gone out. Nobody cheers; it is very quiet without them.
outcome-both-fallen = Both colonies have fallen
outcome-both-fallen-story = Two gates stand open, and the snow drifts in through both of them alike.
outcome-time = Out of time
outcome-time-story = The calendar on the wall has no pages left. The winter does not care for calendars.
outcome-morale = Morale is 0
outcome-morale-story = Nobody gave up all at once. It was one chair after another that stayed empty at supper.
outcome-cold = No fuel for the winter
outcome-cold-story = The last can was empty. They sat close together and told each other about summer.
outcome-nobody-left = Nobody is left
outcome-nobody-left-story = The last light in the window goes out, and there is nobody to put it on again.

## Table options

setting-variant = Game
setting-variant-about = Warring Colonies: two colonies against each other, 4 to 11 players. Standard game: one colony, 3 to 5 players. Co-op: one colony and no secrets, 2 to 5 players.
setting-variant-colonies = Warring Colonies
setting-variant-ordinary = Standard game
setting-variant-coop = Co-op
setting-teams = Teams
setting-teams-about = Who belongs to which colony.
setting-teams-random = At random
setting-teams-halves = First half against second
setting-teams-alternate = Every other seat
setting-wolf = Lone Wolf
setting-wolf-about = With an odd number of players one of them belongs to no colony.
setting-wolf-random = Drawn by lot
setting-wolf-1 = Seat 1
setting-wolf-2 = Seat 2
setting-wolf-3 = Seat 3
setting-wolf-4 = Seat 4
setting-wolf-5 = Seat 5
setting-wolf-6 = Seat 6
setting-wolf-7 = Seat 7
setting-wolf-8 = Seat 8
setting-wolf-9 = Seat 9
setting-wolf-10 = Seat 10
setting-wolf-11 = Seat 11
setting-goal = Main objective
setting-goal-about = A main objective of your choice, or one drawn by lot.
setting-goal-random = Drawn by lot
setting-goal-eight-weeks = { card-eight-weeks }
setting-goal-kill-them = { card-kill-them }
setting-goal-find-a-cure = { card-find-a-cure }
setting-goal-home-sweet-home = { card-home-sweet-home }
setting-goal-raiding-party = { card-raiding-party }
setting-goal-leave-it-behind = { card-leave-it-behind }
setting-goal-stockpile = { card-stockpile }
setting-goal-winter-has-come = { card-winter-has-come }
setting-goal-too-many-mouths = { card-too-many-mouths }
setting-goal-more-samples = { card-more-samples }
setting-goal-divide-and-conquer = { card-divide-and-conquer }
setting-goal-divide-and-conquer-hard = { card-divide-and-conquer-hard }
setting-goal-killing-blow = { card-killing-blow }
setting-goal-arms-race = { card-arms-race }
setting-goal-starve-them-out = { card-starve-them-out }
setting-goal-great-stockpile = { card-great-stockpile }
setting-goal-hold-the-walls = { card-hold-the-walls }
setting-goal-exodus = { card-exodus }
setting-side = Side of the main objective
setting-side-about = Standard game only: the hardcore side is harder.
setting-side-normal = Normal
setting-side-hardcore = Hardcore
setting-crossroads = Crossroads cards
setting-crossroads-about = The 50 cards of Warring Colonies alone make a quicker game.
setting-crossroads-wc-plus-base = All crossroads cards
setting-crossroads-wc-only = Warring Colonies only
setting-sensitive = Leave out four survivors
setting-sensitive-about = Leave out Annaleigh Chan, Blue, Melissa Gupta and Jamie Gilmour.
setting-sensitive-keep = No
setting-sensitive-remove = Yes
setting-quick-game = Quick Play
setting-quick-game-about = The sand timer runs from the start of the simultaneous actions.
setting-quick-game-off = Off
setting-quick-game-on = On
setting-last-colony = The last colony standing
setting-last-colony-about = What a colony gets when the other one has fallen.
setting-last-colony-completes = Has completed the objective
setting-last-colony-checks = Must still have completed it
setting-fuel-when-moving = Fuel when moving
setting-fuel-when-moving-about = Whether your own fuel cards can be played in the moving stage.
setting-fuel-when-moving-on = Allowed
setting-fuel-when-moving-off = Only requested fuel
setting-trade = Cards may be given to
setting-trade-about = Who may be asked for cards and take items.
setting-trade-anyone = Anyone
setting-trade-friends = Friendly players only
setting-random-items = Random Items
setting-random-items-about = Standard game: 5 random items in each item deck.
setting-random-items-off = Off
setting-random-items-on = On
setting-betrayer-sure = Betrayer variant
setting-betrayer-sure-about = Standard game: a betrayer is more likely.
setting-betrayer-sure-off = Off
setting-betrayer-sure-on = On
setting-elimination = Player elimination
setting-elimination-about = A player who loses the last survivor is out of the game.
setting-elimination-off = Off
setting-elimination-on = On
setting-keep-first-player = Keep the first player
setting-keep-first-player-about = Standard game: a vote may let the first player keep the token.
setting-keep-first-player-off = Off
setting-keep-first-player-on = On

## Places, entrances, colonies

place-0 = at the police station
place-1 = at the grocery store
place-2 = at the school
place-3 = at the library
place-4 = at the hospital
place-5 = at the gas station
place-6 = in the Sun Colony
place-7 = in the Moon Colony
place-8 = in the Den
door-0 = at the police station
door-1 = at the grocery store
door-2 = at the school
door-3 = at the library
door-4 = at the hospital
door-5 = at the gas station
door-6 = at entrance 1 of the Sun Colony
door-7 = at entrance 2 of the Sun Colony
door-8 = at entrance 3 of the Sun Colony
door-9 = at entrance 4 of the Sun Colony
door-10 = at entrance 5 of the Sun Colony
door-11 = at entrance 6 of the Sun Colony
door-12 = at entrance 1 of the Moon Colony
door-13 = at entrance 2 of the Moon Colony
door-14 = at entrance 3 of the Moon Colony
door-15 = at entrance 4 of the Moon Colony
door-16 = at entrance 5 of the Moon Colony
door-17 = at entrance 6 of the Moon Colony
camp-0 = The Sun Colony
camp-1 = The Moon Colony
camp-2 = The Den
face-blank = blank
face-wound = wound
face-frostbite = frostbite
face-bite = bitten
faces-s1 = +1 strength
faces-s2 = +2 strength
faces-s3 = +3 strength
faces-w1 = 1 wound
faces-w2 = 2 wounds
faces-z1 = 1 zombie
faces-z2 = 2 zombies
token-wound = a wound
token-frostbite = frostbite
token-despair = despair
kind-any = any card
word-0 = food
word-1 = medicine
word-2 = fuel
word-3 = tools
word-4 = weapons
word-5 = zombies
word-6 = hunger
word-7 = cold
word-8 = hope
word-9 = danger
word-10 = tomorrow
word-11 = later
word-12 = help
word-13 = wait
words-food = food
words-medicine = medicine
words-fuel = fuel
words-tools = tools
words-weapons = weapons
words-zombies = zombies
words-hunger = hunger
words-cold = cold
words-hope = hope
words-danger = danger
words-tomorrow = tomorrow
words-later = later
words-help = help
words-wait = wait
pile-dealt = { $seat }, dealt survivors: { $cards }
pile-hand = { $seat }, in hand: { $cards }
pile-held = { $seat }, being looked at: { $cards }
pile-given = { $seat }, contributed: { $cards }
pile-objective = { $seat }, secret objective: { $cards }
pile-exile = { $seat }, exile objective: { $cards }
pile-lone-objective = The Lone Wolf’s secret objective: { $cards }
pile-drawn = { $seat }, crossroads card drawn: { $cards }
pile-missions = The Lone Wolf’s missions: { $cards }

## Survivors

card-harman-brooks = Harman Brooks
card-sparky = Sparky
card-thomas-heart = Thomas Heart
card-loretta-clay = Loretta Clay
card-janet-taylor = Janet Taylor
card-gray-beard = Grey Beard
card-buddy-davis = Buddy Davis
card-forest-plum = Forest Plum
card-alexis-grey = Alexis Grey
card-rod-miller = Rod Miller
card-james-meyers = James Meyers
card-olivia-brown = Olivia Brown
card-ashley-ross = Ashley Ross
card-bev-russell = Bev Russell
card-edward-white = Edward White
card-arthur-thurston = Arthur Thurston
card-david-garcia = David Garcia
card-maria-lopez = Maria Lopez
card-gabriel-diaz = Gabriel Diaz
card-andrew-evans = Andrew Evans
card-carla-thompson = Carla Thompson
card-john-price = John Price
card-mike-cho = Mike Cho
card-annaleigh-chan = Annaleigh Chan
card-talia-jones = Talia Jones
card-jenny-clark = Jenny Clark
card-brian-lee = Brian Lee
card-sophie-robinson = Sophie Robinson
card-brandon-kane = Brandon Kane
card-daniel-smith = Daniel Smith
card-anita-wallace = Anita Wallace
card-blue = Blue
card-cole-winters = Cole Winters
card-derek-yoshida = Derek Yoshida
card-emma-han = Emma Han
card-eric-parker = Eric Parker
card-fatima-maktabi = Fatima Rhodes
card-gia-najjar = Gia Najjar
card-jamie-gilmour = Jamie Gilmour
card-melissa-gupta = Melissa Gupta
card-nadia-rivers = Nadia Rivers
card-rocco-bellini = Rocco Bellini
card-rosa-rodriguez = Rosa Rodriguez
card-lena-ortiz = Lena Ortiz
card-walt-jennings = Walt Jennings
card-june-park = June Park
card-silas-boone = Silas Boone
card-tess-moreau = Tess Moreau
card-omar-haddad = Omar Haddad
card-greta-lindqvist = Greta Lindqvist
card-charlotte-ross = Charlotte Ross
card-george-coleman = George Coleman
card-bernadette-wilson = Bernadette Wilson
card-honiahaka = Honiahaka
card-huang-fen = Huang Fen
card-the-enforcer = The Enforcer
card-marcus-johnson = Marcus Johnson
card-danika-walker = Danika Walker
card-father-fitzpatrick = Father Fitzpatrick
card-scott-wheeler = Scott Wheeler
card-ines-calder = Ines Calder
card-viktor-hale = Viktor Hale
card-polly-nash = Polly Nash
card-elias-thorn = Elias Thorn
card-mabel-stone = Mabel Stone

## Jobs of survivors

term-job-harman-brooks = Park Ranger
term-job-sparky = Stunt Dog
term-job-thomas-heart = Soldier
term-job-loretta-clay = Cook
term-job-janet-taylor = Nurse
term-job-gray-beard = Pirate
term-job-buddy-davis = Fitness Trainer
term-job-forest-plum = Mall Santa
term-job-alexis-grey = Librarian
term-job-rod-miller = Truck Driver
term-job-james-meyers = Psychiatrist
term-job-olivia-brown = Doctor
term-job-ashley-ross = Construction Worker
term-job-bev-russell = Mother
term-job-edward-white = Chemist
term-job-arthur-thurston = Principal
term-job-david-garcia = Accountant
term-job-maria-lopez = Teacher
term-job-gabriel-diaz = Fireman
term-job-andrew-evans = Farmer
term-job-carla-thompson = Police Dispatcher
term-job-john-price = Student
term-job-mike-cho = Ninja
term-job-annaleigh-chan = Lawyer
term-job-talia-jones = Fortune Teller
term-job-jenny-clark = Waitress
term-job-brian-lee = Mayor
term-job-sophie-robinson = Pilot
term-job-brandon-kane = Janitor
term-job-daniel-smith = Sheriff
term-job-anita-wallace = Mechanical Engineer
term-job-blue = Chimpanzee
term-job-cole-winters = Snowplough Driver
term-job-derek-yoshida = Coach
term-job-emma-han = Researcher
term-job-eric-parker = Quartermaster
term-job-fatima-maktabi = Olympic Athlete
term-job-gia-najjar = Model
term-job-jamie-gilmour = Toddler’s Mother
term-job-melissa-gupta = Neighbour
term-job-nadia-rivers = Union Leader
term-job-rocco-bellini = Chef
term-job-rosa-rodriguez = Ex-convict
term-job-lena-ortiz = Student
term-job-walt-jennings = Night Watchman
term-job-june-park = Paramedic
term-job-silas-boone = Trapper
term-job-tess-moreau = Electrician
term-job-omar-haddad = Baker
term-job-greta-lindqvist = Ski Instructor
term-job-charlotte-ross = Burglar
term-job-george-coleman = Union Boss
term-job-bernadette-wilson = Judge
term-job-honiahaka = Elder
term-job-huang-fen = Violinist
term-job-the-enforcer = Vigilante
term-job-marcus-johnson = Scavenger
term-job-danika-walker = Butcher
term-job-father-fitzpatrick = Priest
term-job-scott-wheeler = Bounty Hunter
term-job-ines-calder = Scout
term-job-viktor-hale = Gunsmith
term-job-polly-nash = Courier
term-job-elias-thorn = Retired General
term-job-mabel-stone = Farmhand

## Survivors in sentences: whom, to whom, whose

whom-harman-brooks = { card-harman-brooks }
to-whom-harman-brooks = { card-harman-brooks }
whose-harman-brooks = { card-harman-brooks }
whom-sparky = { card-sparky }
to-whom-sparky = { card-sparky }
whose-sparky = { card-sparky }
whom-thomas-heart = { card-thomas-heart }
to-whom-thomas-heart = { card-thomas-heart }
whose-thomas-heart = { card-thomas-heart }
whom-loretta-clay = { card-loretta-clay }
to-whom-loretta-clay = { card-loretta-clay }
whose-loretta-clay = { card-loretta-clay }
whom-janet-taylor = { card-janet-taylor }
to-whom-janet-taylor = { card-janet-taylor }
whose-janet-taylor = { card-janet-taylor }
whom-gray-beard = { card-gray-beard }
to-whom-gray-beard = { card-gray-beard }
whose-gray-beard = { card-gray-beard }
whom-buddy-davis = { card-buddy-davis }
to-whom-buddy-davis = { card-buddy-davis }
whose-buddy-davis = { card-buddy-davis }
whom-forest-plum = { card-forest-plum }
to-whom-forest-plum = { card-forest-plum }
whose-forest-plum = { card-forest-plum }
whom-alexis-grey = { card-alexis-grey }
to-whom-alexis-grey = { card-alexis-grey }
whose-alexis-grey = { card-alexis-grey }
whom-rod-miller = { card-rod-miller }
to-whom-rod-miller = { card-rod-miller }
whose-rod-miller = { card-rod-miller }
whom-james-meyers = { card-james-meyers }
to-whom-james-meyers = { card-james-meyers }
whose-james-meyers = { card-james-meyers }
whom-olivia-brown = { card-olivia-brown }
to-whom-olivia-brown = { card-olivia-brown }
whose-olivia-brown = { card-olivia-brown }
whom-ashley-ross = { card-ashley-ross }
to-whom-ashley-ross = { card-ashley-ross }
whose-ashley-ross = { card-ashley-ross }
whom-bev-russell = { card-bev-russell }
to-whom-bev-russell = { card-bev-russell }
whose-bev-russell = { card-bev-russell }
whom-edward-white = { card-edward-white }
to-whom-edward-white = { card-edward-white }
whose-edward-white = { card-edward-white }
whom-arthur-thurston = { card-arthur-thurston }
to-whom-arthur-thurston = { card-arthur-thurston }
whose-arthur-thurston = { card-arthur-thurston }
whom-david-garcia = { card-david-garcia }
to-whom-david-garcia = { card-david-garcia }
whose-david-garcia = { card-david-garcia }
whom-maria-lopez = { card-maria-lopez }
to-whom-maria-lopez = { card-maria-lopez }
whose-maria-lopez = { card-maria-lopez }
whom-gabriel-diaz = { card-gabriel-diaz }
to-whom-gabriel-diaz = { card-gabriel-diaz }
whose-gabriel-diaz = { card-gabriel-diaz }
whom-andrew-evans = { card-andrew-evans }
to-whom-andrew-evans = { card-andrew-evans }
whose-andrew-evans = { card-andrew-evans }
whom-carla-thompson = { card-carla-thompson }
to-whom-carla-thompson = { card-carla-thompson }
whose-carla-thompson = { card-carla-thompson }
whom-john-price = { card-john-price }
to-whom-john-price = { card-john-price }
whose-john-price = { card-john-price }
whom-mike-cho = { card-mike-cho }
to-whom-mike-cho = { card-mike-cho }
whose-mike-cho = { card-mike-cho }
whom-annaleigh-chan = { card-annaleigh-chan }
to-whom-annaleigh-chan = { card-annaleigh-chan }
whose-annaleigh-chan = { card-annaleigh-chan }
whom-talia-jones = { card-talia-jones }
to-whom-talia-jones = { card-talia-jones }
whose-talia-jones = { card-talia-jones }
whom-jenny-clark = { card-jenny-clark }
to-whom-jenny-clark = { card-jenny-clark }
whose-jenny-clark = { card-jenny-clark }
whom-brian-lee = { card-brian-lee }
to-whom-brian-lee = { card-brian-lee }
whose-brian-lee = { card-brian-lee }
whom-sophie-robinson = { card-sophie-robinson }
to-whom-sophie-robinson = { card-sophie-robinson }
whose-sophie-robinson = { card-sophie-robinson }
whom-brandon-kane = { card-brandon-kane }
to-whom-brandon-kane = { card-brandon-kane }
whose-brandon-kane = { card-brandon-kane }
whom-daniel-smith = { card-daniel-smith }
to-whom-daniel-smith = { card-daniel-smith }
whose-daniel-smith = { card-daniel-smith }
whom-anita-wallace = { card-anita-wallace }
to-whom-anita-wallace = { card-anita-wallace }
whose-anita-wallace = { card-anita-wallace }
whom-blue = { card-blue }
to-whom-blue = { card-blue }
whose-blue = { card-blue }
whom-cole-winters = { card-cole-winters }
to-whom-cole-winters = { card-cole-winters }
whose-cole-winters = { card-cole-winters }
whom-derek-yoshida = { card-derek-yoshida }
to-whom-derek-yoshida = { card-derek-yoshida }
whose-derek-yoshida = { card-derek-yoshida }
whom-emma-han = { card-emma-han }
to-whom-emma-han = { card-emma-han }
whose-emma-han = { card-emma-han }
whom-eric-parker = { card-eric-parker }
to-whom-eric-parker = { card-eric-parker }
whose-eric-parker = { card-eric-parker }
whom-fatima-maktabi = { card-fatima-maktabi }
to-whom-fatima-maktabi = { card-fatima-maktabi }
whose-fatima-maktabi = { card-fatima-maktabi }
whom-gia-najjar = { card-gia-najjar }
to-whom-gia-najjar = { card-gia-najjar }
whose-gia-najjar = { card-gia-najjar }
whom-jamie-gilmour = { card-jamie-gilmour }
to-whom-jamie-gilmour = { card-jamie-gilmour }
whose-jamie-gilmour = { card-jamie-gilmour }
whom-melissa-gupta = { card-melissa-gupta }
to-whom-melissa-gupta = { card-melissa-gupta }
whose-melissa-gupta = { card-melissa-gupta }
whom-nadia-rivers = { card-nadia-rivers }
to-whom-nadia-rivers = { card-nadia-rivers }
whose-nadia-rivers = { card-nadia-rivers }
whom-rocco-bellini = { card-rocco-bellini }
to-whom-rocco-bellini = { card-rocco-bellini }
whose-rocco-bellini = { card-rocco-bellini }
whom-rosa-rodriguez = { card-rosa-rodriguez }
to-whom-rosa-rodriguez = { card-rosa-rodriguez }
whose-rosa-rodriguez = { card-rosa-rodriguez }
whom-lena-ortiz = { card-lena-ortiz }
to-whom-lena-ortiz = { card-lena-ortiz }
whose-lena-ortiz = { card-lena-ortiz }
whom-walt-jennings = { card-walt-jennings }
to-whom-walt-jennings = { card-walt-jennings }
whose-walt-jennings = { card-walt-jennings }
whom-june-park = { card-june-park }
to-whom-june-park = { card-june-park }
whose-june-park = { card-june-park }
whom-silas-boone = { card-silas-boone }
to-whom-silas-boone = { card-silas-boone }
whose-silas-boone = { card-silas-boone }
whom-tess-moreau = { card-tess-moreau }
to-whom-tess-moreau = { card-tess-moreau }
whose-tess-moreau = { card-tess-moreau }
whom-omar-haddad = { card-omar-haddad }
to-whom-omar-haddad = { card-omar-haddad }
whose-omar-haddad = { card-omar-haddad }
whom-greta-lindqvist = { card-greta-lindqvist }
to-whom-greta-lindqvist = { card-greta-lindqvist }
whose-greta-lindqvist = { card-greta-lindqvist }
whom-charlotte-ross = { card-charlotte-ross }
to-whom-charlotte-ross = { card-charlotte-ross }
whose-charlotte-ross = { card-charlotte-ross }
whom-george-coleman = { card-george-coleman }
to-whom-george-coleman = { card-george-coleman }
whose-george-coleman = { card-george-coleman }
whom-bernadette-wilson = { card-bernadette-wilson }
to-whom-bernadette-wilson = { card-bernadette-wilson }
whose-bernadette-wilson = { card-bernadette-wilson }
whom-honiahaka = { card-honiahaka }
to-whom-honiahaka = { card-honiahaka }
whose-honiahaka = { card-honiahaka }
whom-huang-fen = { card-huang-fen }
to-whom-huang-fen = { card-huang-fen }
whose-huang-fen = { card-huang-fen }
whom-the-enforcer = the Enforcer
to-whom-the-enforcer = the Enforcer
whose-the-enforcer = the Enforcer
whom-marcus-johnson = { card-marcus-johnson }
to-whom-marcus-johnson = { card-marcus-johnson }
whose-marcus-johnson = { card-marcus-johnson }
whom-danika-walker = { card-danika-walker }
to-whom-danika-walker = { card-danika-walker }
whose-danika-walker = { card-danika-walker }
whom-father-fitzpatrick = { card-father-fitzpatrick }
to-whom-father-fitzpatrick = { card-father-fitzpatrick }
whose-father-fitzpatrick = { card-father-fitzpatrick }
whom-scott-wheeler = { card-scott-wheeler }
to-whom-scott-wheeler = { card-scott-wheeler }
whose-scott-wheeler = { card-scott-wheeler }
whom-ines-calder = { card-ines-calder }
to-whom-ines-calder = { card-ines-calder }
whose-ines-calder = { card-ines-calder }
whom-viktor-hale = { card-viktor-hale }
to-whom-viktor-hale = { card-viktor-hale }
whose-viktor-hale = { card-viktor-hale }
whom-polly-nash = { card-polly-nash }
to-whom-polly-nash = { card-polly-nash }
whose-polly-nash = { card-polly-nash }
whom-elias-thorn = { card-elias-thorn }
to-whom-elias-thorn = { card-elias-thorn }
whose-elias-thorn = { card-elias-thorn }
whom-mabel-stone = { card-mabel-stone }
to-whom-mabel-stone = { card-mabel-stone }
whose-mabel-stone = { card-mabel-stone }

## Items

card-pistol = Colt 1911 Pistol
card-sniper-rifle = Tikka T3 Rifle
card-shotgun = FN SLP Shotgun
card-lighter = Lighter
card-switchblade = Switchblade
card-jazzercise = A Journey in Jazzercise
card-cookbook = Survivor’s Cookbook
card-leadership = Guide to Leadership
card-martial-arts = Beginner’s Martial Arts
card-barricades-123 = 1, 2, 3 Barricades
card-blueprint-police = Police Station Blueprints
card-blueprint-grocery = Grocery Store Blueprints
card-blueprint-library = Library Blueprints
card-blueprint-hospital = Hospital Blueprints
card-blueprint-gas = Gas Station Blueprints
card-blueprint-school = School Blueprints
card-junk = Junk
card-padlock = Pad Lock
card-night-vision = Night Vision Goggles
card-walkie-talkie = Walkie Talkie
card-rotten-flesh = Rotten Flesh
card-hammer = Hammer
card-snow-shoes = Snow Shoes
card-wrench = Wrench
card-scissors = Scissors
card-megaphone = Megaphone
card-baseball-bat = Baseball Bat
card-mop = Mop
card-flashlight = Flashlight
card-reading-lamp = Reading Lamp
card-medicine = Medicine
card-adrenaline = Adrenaline Shot
card-fuel = Fuel
card-food-1 = Food 1
card-food-2 = Food 2
card-food-3 = Food 3
card-outsider-1 = Outsiders 1
card-outsider-2 = Outsiders 2
card-outsider-3 = Outsiders 3
card-ammo-box = Box of Ammo
card-bulletproof-vest = Bulletproof Vest
card-assault-rifle = Assault Rifle
card-smoke-grenade = Smoke Grenade
card-spy-radio = Spy Radio
card-white-flag = White Flag
card-canned-stew = Canned Stew
card-ration-pack = Ration Pack
card-antibiotics = Antibiotics
card-painkillers = Painkillers
card-jerrycan = Jerrycan
card-snowmobile-keys = Snowmobile Keys
card-hunting-rifle = Hunting Rifle
card-machete = Machete
card-crossbow = Crossbow
card-sandbags = Sandbags
card-tripwire-charge = Tripwire Charge
card-town-map = Town Map
card-field-manual = Field Manual
card-dog-whistle = Whistle
card-backpack = Backpack
card-stray-group = Stray Group
card-flare-gun = Flare Gun

## Crises

card-despair = Despair
card-fuel-shortage = Fuel Shortage
card-horror-in-the-night = Horror in the Night
card-illness = Illness
card-legions-of-death = Legions of Death
card-overpopulation = Overpopulation
card-strength-of-the-dead = Strength of the Dead
card-unending-hordes = Unending Hordes
card-zombie-surge = Zombie Surge
card-exhaustion = Exhaustion
card-empty-pantry = Empty Pantry
card-being-watched = They Are Watching Us
card-reorganization = Reorganization
card-surrounded-wards = Surrounded Wards
card-dead-streets = Dead Streets
card-firewood = No Firewood
card-vermin = Vermin
card-desperate-measures = Desperate Measures
card-broken-walls = Broken Walls
card-blizzard = Blizzard
card-long-winter = Long Winter
card-poisoned-well = Poisoned Well
card-blackout = Blackout
card-roaming-herd = Roaming Herd
card-snowed-in = Snowed In
card-refugee-column = Refugee Column
card-deserters = Deserters
card-plague-wind = Plague Wind
card-looters = Looters
card-damp-powder = Damp Powder
card-broken-truce = Broken Truce

## Crossroads

card-gambling = Gambling
card-army = Army
card-helpless = Helpless
card-abandoned = Abandoned
card-brandon-kane-x = Brandon Kane
card-gabriel-diaz-x = Gabriel Diaz
card-old-divisions = Old Divisions
card-john-price-x = John Price
card-dynamite = Dynamite
card-book-of-the-dead = Book of the Dead
card-arctic-king = The Arctic King
card-heads-up = Heads Up
card-mike-cho-x = Mike Cho
card-lovers-quarrel = Lovers’ Quarrel
card-maude = Maude
card-music = Music
card-riot = Riot
card-wavering-loyalties = Wavering Loyalties
card-outsiders = Outsiders
card-radio-signal = Radio Signal
card-wounded-survivor = Wounded Survivor
card-rod-miller-x = Rod Miller
card-christmas = Christmas
card-collapsing-barriers = Collapsing Barriers
card-supply-drop = Supply Drop
card-rascals = Rascals
card-creature-comforts = Creature Comforts
card-crazed-survivor = Crazed Survivor
card-toxic-waste = Toxic Waste
card-thomas-heart-x = Thomas Heart
card-sunshine-state = The Sunshine State
card-forest-plum-x = Forest Plum
card-harman-brooks-x = Harman Brooks
card-hunger-x = Pangs of Hunger
card-outbreak = Outbreak
card-unsanitary = Unsanitary
card-that-feeling = That Loving Feeling…
card-derek-yoshida-x = Derek Yoshida
card-road-to-hell = Road to Hell
card-moral-support = Moral Support
card-toys = Toys
card-cole-winters-x = Cole Winters
card-rats = Rats
card-the-boy = The Boy
card-close-shave = Close Shave
card-secession = Secession
card-ice-fishing = Ice Fishing
card-rocco-bellini-x = Rocco Bellini
card-back-to-school = Back to School
card-gunman = Gunman
card-fatima-x = Fatima Rhodes
card-eric-parker-x = Eric Parker
card-parley = Parley
card-rooftop-sniper = Rooftop Sniper
card-the-prisoner = The Prisoner
card-hidden-armory = Hidden Armoury
card-double-agent = Double Agent
card-border-dispute = Border Dispute
card-burning-stores = Burning Stores
card-white-lie = White Lie
card-deserter = The Deserter
card-old-friends = Old Friends
card-sabotage = Sabotage
card-leaflet-drop = Leaflets
card-exchange = Prisoner Exchange
card-ricochet = Ricochet
card-signal-fires = Signal Fires
card-night-raid = Night Raid
card-mutual-threat = Mutual Threat
card-the-ultimatum = The Ultimatum
card-stray-bullet = Stray Bullet
card-common-grave = Common Grave
card-dead-drop = Dead Drop
card-false-colours = False Colours
card-spotlights = Spotlights
card-blood-feud = Blood Feud
card-smugglers = Smugglers
card-powder-keg = Powder Keg
card-turncoat-letter = The Letter
card-last-stand = Last Stand
card-frozen-creek = Frozen Creek
card-honiahaka-x = Honiahaka
card-enforcer-x = The Enforcer
card-father-fitzpatrick-x = Father Fitzpatrick
card-danika-walker-x = Danika Walker
card-marcus-johnson-x = Marcus Johnson
card-broken-heater = Broken Heater
card-collapsed-roof = Collapsed Roof
card-sleepwalker = Sleepwalker
card-generator = The Generator
card-bad-meat = Bad Meat
card-choir = The Choir
card-lost-dog = Lost Dog
card-locked-cellar = Locked Cellar
card-snow-blind = Snow Blindness
card-overworked = Overworked
card-wounded-pride = Wounded Pride
card-strange-radio = Strange Broadcast
card-mass-grave-digging = Hard Ground
card-birthday = Birthday
card-rusty-traps = Rusty Traps
card-stowaways = Stowaways

## Stories of the crossroads

story-gambling = Somebody has found a deck of cards, and by the third hand nobody is playing for matchsticks any more.
story-army = Trucks stop at the gate. Soldiers want half of your food, and they do not ask twice.
story-helpless = The old, the sick, the small: every evening there are more of them and less in the pot.
story-abandoned = Behind the rubbish somebody has left a child in a crate lined with newspapers.
story-brandon-kane-x = Brandon Kane has started to burn the rubbish in the yard, too close to everything that burns.
story-gabriel-diaz-x = A fireman comes out of the smoke with three people who can hardly walk.
story-old-divisions = Two families that have not spoken for years sleep wall to wall, and tonight one of them wants the other out.
story-john-price-x = In the chemistry room a student has been living on vending machines for weeks.
story-dynamite = Edward White has mixed something, and John Price knows where to throw it.
story-book-of-the-dead = A diary lies open on the reading desk. Its last pages name everyone who died here.
story-arctic-king = Under a tarpaulin stands a racing snowmobile, all chrome, with a full tank.
story-heads-up = A uniform moves behind the counter. It used to be a colleague of somebody you know.
story-mike-cho-x = Somebody in black drops from the roof into the middle of the dead and begins to count.
story-lovers-quarrel = They whisper first. Then they stop whispering.
story-maude = Between the shelves an old lady is doing her shopping as if nothing had happened.
story-music = A wind-up gramophone, one record, and suddenly everybody remembers the words.
story-riot = The helpless have pushed their beds against the pantry door and will not open.
story-wavering-loyalties = One of yours has been eating at another fire lately.
story-outsiders = A whole column stands in the snow outside, and nobody in it knocks.
story-radio-signal = Between two stations a child’s voice reads out an address, over and over.
story-wounded-survivor = The trail of blood ends at a door. Behind it somebody is still breathing.
story-rod-miller-x = Rod Miller’s truck is burning on the main road, and he is still behind the wheel.
story-christmas = By somebody’s calendar it is the twenty-fourth.
story-collapsing-barriers = The boards groan, a nail flies out, and hands come through the gap.
story-supply-drop = A parachute sinks behind the trees. You are not the only ones who saw it.
story-rascals = A row of mobility scooters stands in the corridor, charged and ready to race.
story-creature-comforts = With enough fuel there could be hot water tonight, for everyone.
story-crazed-survivor = She offers you her groceries and does not see what is standing behind her.
story-toxic-waste = The barrels behind the shed have begun to leak.
story-thomas-heart-x = The shot still echoes when Thomas Heart starts to scream orders at people who are not there.
story-sunshine-state = Two of the helpless have packed: they are going south, to the sun, on foot.
story-forest-plum-x = Forest Plum is drunk, in costume, and rings his bell for all he is worth.
story-harman-brooks-x = Harman Brooks knows a cabin, a stream and a few herbs that the doctors have forgotten.
story-hunger-x = New mouths, the same pot. Somebody has to say aloud what everyone is counting.
story-outbreak = One of the helpless has a fever, and the cough goes from bed to bed.
story-unsanitary = The smell has reached the dormitory. So have the flies, in the middle of winter.
story-that-feeling = Two people share a blanket in a ruin, and for a moment the world is far away.
story-derek-yoshida-x = Derek Yoshida blows his whistle at dawn: laps round the yard, everyone, now.
story-road-to-hell = A bus lies across the road. Two faces look out of its back window.
story-moral-support = It is only a thing passed from hand to hand, but the hand stays a little longer.
story-toys = A box of toys that nobody had the heart to burn.
story-cole-winters-x = A snowplough waits at the crossroads with its lights on. The driver wants to eat first.
story-rats = They are in the walls, they are in the flour, and they are not afraid.
story-the-boy = He stands among the shelves with a teddy bear and a carving knife.
story-close-shave = Hot water, a razor and an unsteady hand.
story-secession = One of yours has a plan, a map and a group of one.
story-ice-fishing = The lake is frozen, and somebody has left a hole and a line.
story-rocco-bellini-x = Rocco Bellini swears that he can make soup out of anything, and begins to prove it.
story-back-to-school = The bell rings. Something still follows the timetable.
story-gunman = A man on the roof lowers his rifle when he sees yours.
story-fatima-x = Fatima cannot sit still. If she stops running, she says, she will never start again.
story-eric-parker-x = Eric Parker has listed who owes whom what, and he reads the list out at supper.
story-parley = Both of you have lowered your guns. Somebody has to speak first.
story-rooftop-sniper = A red dot wanders over the snow and stops on a coat.
story-the-prisoner = The enemy at your gate has slipped, and now there are four of you and one of them.
story-hidden-armory = Behind the lockers the wall sounds hollow.
story-double-agent = One of yours would go over to them, for show, and would like to hear what they say at table.
story-border-dispute = Your boards, their nails, and nobody remembers where the line was.
story-burning-stores = Their shed is dry, the wind is right, and you have a can of fuel.
story-white-lie = “We have plenty,” you say, and put the card on the table.
story-deserter = He has had enough of their soup and asks what is in yours.
story-old-friends = The guard at their gate sat next to you at school.
story-sabotage = A few screws, a quarter of an hour, and their gate is only for show.
story-leaflet-drop = There is still ink in the machine. What should it say?
story-exchange = Two groups stand face to face in the snow with people between them.
story-ricochet = The shot was meant for a zombie.
story-signal-fires = A fire in the right place would lead the herd away, to somebody else.
story-night-raid = Their leader sleeps with the window open.
story-mutual-threat = For a minute there are no colonies, only the living and the dead.
story-the-ultimatum = A messenger with a white rag reads out your terms.
story-stray-bullet = They have not seen you yet, and your finger is on the trigger.
story-common-grave = Yours and theirs lie side by side, and the ground is hard for both.
story-dead-drop = Behind a loose brick there is a tin with a note for somebody else.
story-false-colours = In their coat, with their password, one could walk right through.
story-spotlights = Light on the wall, full on the faces of those who hide there.
story-blood-feud = Somebody has written a name on the wall and the date below it.
story-smugglers = They want no names, only goods, and they are never here twice.
story-powder-keg = So much powder under one roof, and somebody smokes in there.
story-turncoat-letter = Between the things you were given lies a letter that was not meant for you.
story-last-stand = There is nothing left to lose, and somebody says so with a smile.
story-frozen-creek = Something glitters under the ice, an arm’s length from the bank.
story-honiahaka-x = Honiahaka has dreamt, and asks for silence before he tells it.
story-enforcer-x = A stranger with a badge of his own making wipes his axe and looks at your group.
story-father-fitzpatrick-x = Father Fitzpatrick has set up a table, a candle and two rows of chairs.
story-danika-walker-x = Danika Walker does not stop after the first one.
story-marcus-johnson-x = A man pushes a shopping trolley through the dead and nods to you.
story-broken-heater = The heater gives one last cough. By midnight there is ice inside the windows.
story-collapsed-roof = The roof has come down, and what was out of reach now lies on the floor.
story-sleepwalker = One of them walks out every night, smiling, with bare feet.
story-generator = It runs. It is warm, it is bright, and it can be heard for miles.
story-bad-meat = It smells a little. Everybody is too hungry to say so.
story-choir = Somebody starts to sing, and then they all do, louder than is wise.
story-lost-dog = It has followed you for an hour, always at the same distance.
story-locked-cellar = The cellar door is steel, and the key is surely on the other side.
story-snow-blind = White sky, white ground, and after a while white eyes.
story-overworked = One more load, and one more, and then a hand slips.
story-wounded-pride = The wound is nothing. That somebody saw it is worse.
story-strange-radio = Numbers, a pause, numbers. Then a name that you know.
story-mass-grave-digging = The spade rings on the ground as on iron.
story-birthday = Somebody is seven today and has told everyone.
story-rusty-traps = In the shed hangs a row of bear traps, red with rust.
story-stowaways = There was a knocking in the boot all the way.

## Secret objectives

card-new-destination = A New Destination
card-my-books = All I Need Is My Books
card-burn-it-down = Burn It All Down
card-collector = Collector
card-desire-to-live = Desire to Live
card-experienced = Experienced
card-germaphobe = Germ-a-phobe
card-historian = Historian
card-hoarder = Hoarder
card-hope = Hope
card-hunger = Hunger
card-hypochondriac = Hypochondriac
card-junkie = Junkie
card-justice = Justice
card-leader = Leader
card-loner = Loner
card-masochist = Masochist
card-neat-freak = Neat Freak
card-protected = Protected
card-repopulate = Repopulate
card-revenge = Revenge
card-safety = Safety
card-way-back-home = The Way Back Home
card-zombie-robot = Zombie Killing Robot!
card-us-or-them = Us or Them
card-night-watch = Night Watch
card-mechanic = Mechanic
card-survival-kit = Survival Kit
card-armed-group = Armed Group
card-empty-handed = Empty Handed
card-pathfinder = Pathfinder
card-homebody = Homebody
card-feast = Feast
card-frugal = Frugal
card-teacher = Mentor
card-big-family = Big Family
card-pharmacist = Field Doctor
card-scarred = Scarred
card-old-leader = Unbroken Leader
card-successor = Successor
card-driver = Long Haul
card-quiet-life = Quiet Life
card-hunter = Hunter
card-builder = Builder
card-sentimental = Sentimental
card-trader = Trader
card-caretaker = Caretaker
card-optimist = Optimist
card-b-accept-fate = Accept Your Fate
card-b-all-for-one = All for One
card-b-cult-leader = Cult Leader
card-b-gluttony = Gluttony
card-b-mad-scientist = Mad Scientist
card-b-obsessed = Obsessed
card-b-runaway = Runaway
card-b-serial-killers = Serial Killers
card-b-take-over = Take Over
card-b-trigger-happy = Trigger Happy
card-x-handy = Handy
card-x-new-friends = New Friends
card-x-forgiveness = Forgiveness
card-x-revenge = Revenge
card-x-warlord = Warlord
card-x-wanderer = Wanderer
card-x-medic = Outcast Medic
card-x-arsonist = Arsonist
card-x-scholar = Scholar
card-x-survivor = Survive Alone
card-lw-kingmaker = Kingmaker
card-lw-balance = Balance
card-lw-hermit = Hermit
card-lw-vulture = Vulture
card-lw-pack-leader = Pack Leader
card-lw-saboteur = Saboteur
card-lw-wanderer = Drifter
card-lw-avenger = Avenger

## Main objectives

card-eight-weeks = Eight Weeks of Darkness
card-eight-weeks-hardcore = Eight Weeks of Darkness (Hardcore)
card-kill-them = Kill Them
card-kill-them-hardcore = Kill Them (Hardcore)
card-find-a-cure = Find a Cure
card-find-a-cure-hardcore = Find a Cure (Hardcore)
card-home-sweet-home = Home Sweet Home
card-home-sweet-home-hardcore = Home Sweet Home (Hardcore)
card-raiding-party = Raiding Party
card-raiding-party-hardcore = Raiding Party (Hardcore)
card-leave-it-behind = Leave It All Behind
card-leave-it-behind-hardcore = Leave It All Behind (Hardcore)
card-stockpile = Stockpile
card-stockpile-hardcore = Stockpile (Hardcore)
card-winter-has-come = Winter Has Come
card-winter-has-come-hardcore = Winter Has Come (Hardcore)
card-too-many-mouths = Too Many Mouths
card-too-many-mouths-hardcore = Too Many Mouths (Hardcore)
card-more-samples = We Need More Samples
card-more-samples-hardcore = We Need More Samples (Hardcore)
card-divide-and-conquer = Divide and Conquer
card-divide-and-conquer-hard = Divide and Conquer (Hard)
card-killing-blow = The Killing Blow
card-arms-race = Arms Race
card-starve-them-out = Starve Them Out
card-great-stockpile = The Great Stockpile
card-hold-the-walls = Hold the Walls
card-exodus = Exodus

## Missions

card-m-scout-both = Eyes on Both
card-m-thief = Night Thief
card-m-clear = Street Sweeper
card-m-cache = Hidden Cache
card-m-mercy = Act of Mercy
card-m-spark = Set a Spark
card-m-crisis = Unlikely Help
card-m-tower = Watchtower
card-m-mercenary = Mercenary
card-m-runner = Runner
card-m-herder = Herder
card-m-recluse = Recluse
card-m-recruit = Recruit
card-m-trophy = Trophy

## Tactics cards

card-offensive = Offensive
card-defence = On Guard
card-retreat = Retreat
card-ambush = Ambush
card-covering-fire = Covering Fire

## Kinds of cards

kind-person = Survivor
kind-item = Item
kind-crisis = Crisis
kind-crossroads = Crossroads
kind-secret = Secret objective
kind-betrayal = Betrayal objective
kind-exile = Exile objective
kind-lone-wolf = Lone Wolf objective
kind-goal = Main objective
kind-mission = Mission
kind-tactic = Tactics card
kinds-person = Survivors
kinds-item = Items
kinds-crisis = Crises
kinds-crossroads = Crossroads
kinds-secret = Secret objectives
kinds-betrayal = Betrayal objectives
kinds-exile = Exile objectives
kinds-lone-wolf = Lone Wolf objectives
kinds-goal = Main objectives
kinds-mission = Missions
kinds-tactic = Tactics cards

## Kinds of items, as in “2 fuel cards”

kind-weapon = weapon
kind-fuel = fuel
kind-education = education
kind-food = food
kind-medicine = medicine
kind-tool = tool
kind-survivor = outsider
other-weapon = weapon
other-fuel = fuel
other-food = food
other-medicine = medicine
other-tool = tool

## Where

at-police = at the police station
at-grocery = at the grocery store
at-school = at the school
at-library = at the library
at-hospital = at the hospital
at-gas = at the gas station
at-colony = in the colony
at-rival = at an entrance of the enemy colony
at-den = in the Den
at-here = at this location
at-outside = at a non-colony location
at-location-random = at a random non-colony location
at-own-place = at the location of one of your survivors

## Before which entrances

before-police = at the police station
before-grocery = at the grocery store
before-school = at the school
before-library = at the library
before-hospital = at the hospital
before-gas = at the gas station
before-colony = at the colony
before-rival = at the enemy colony
before-both = at each colony
before-here = at this location
before-each-location = at each non-colony location
before-location-random = at a random non-colony location
before-own-place = at the location of one of your survivors
before-place-any = at any one location
before-colony-any = at a colony of your choice
before-freed = on each space freed this way
before-that-entrance = at that entrance

## Where to

to-grocery = to the grocery store
to-hospital = to the hospital
to-school = to the school
to-colony = to the colony
to-home = home
to-rival = to an entrance of the enemy colony
to-location-any = to any other non-colony location
to-location-random = to a random non-colony location
to-own-place = to the location of one of your survivors

## Where from

source-colony = from the colony
source-rival = from the enemy colony
source-own-place = from the location of one of your survivors
source-place-any = from any one location

## Whose deck

of-police = of the police station
of-grocery = of the grocery store
of-school = of the school
of-hospital = of the hospital
of-gas = of the gas station
of-here = of this location
of-location-any = of any non-colony location
of-each-location = of each non-colony location

## Whom: accusative

whom-self = this survivor
whom-new = the new survivor
whom-sent = each survivor moved this way
whom-own = one of your survivors
whom-own-2 = 2 of your other survivors
whom-own-colony = one of your survivors in the colony
whom-own-outside = one of your survivors at a non-colony location
whom-own-all-rival = all your survivors at the entrances of the enemy colony
whom-follower = one of your followers
whom-enemy-colony = an enemy survivor at an entrance of your colony
whom-enemy-all-colony = all enemy survivors at the entrances of your colony
whom-lowest-colony = the survivor with the lowest influence in the colony
whom-lowest-colony-2 = the 2 survivors with the lowest influence in the colony
whom-lowest-anywhere-2 = the 2 survivors with the lowest influence
whom-each-player-one-colony = one survivor of each player who has any in the colony

## To whom: dative

to-whom-self = this survivor
to-whom-it = that survivor
to-whom-own = one of your survivors
to-whom-own-colony = one of your survivors in the colony
to-whom-friendly-all = each friendly survivor
to-whom-friendly-all-colony = each friendly survivor in the colony
to-whom-enemy-here = an enemy survivor at this location
to-whom-enemy-colony = an enemy survivor at an entrance of your colony
to-whom-lowest-colony = the friendly survivor with the lowest influence in the colony
to-whom-highest-colony = the friendly survivor with the highest influence in the colony
to-whom-highest-anywhere-3 = each of the 3 survivors with the highest influence
to-whom-highest-anywhere-5 = each of the 5 survivors with the highest influence
to-whom-lowest-anywhere-but-forest-plum = the friendly survivor with the lowest influence other than Forest Plum

## Whose: genitive

whose-self = this survivor
whose-own = one of your survivors
whose-own-all = each of your survivors
whose-near = one of your survivors, or a friendly survivor at the same location as one of yours
whose-friendly-all = each friendly survivor
whose-friendly-all-colony = each friendly survivor in the colony
whose-friendly-here = a friendly survivor at this location
whose-friendly-3 = each of up to 3 friendly survivors
whose-enemy-here = an enemy survivor at this location
whose-pair = these two survivors
whose-helpless = each helpless survivor

## Players

player-player = another player
player-friend = another friendly player
player-each-friend-colony = each friendly player with a survivor in the colony
player-poorer-friend = a friendly player who has fewer survivors than you
player-left-player = the player to your left
player-mate-player = another player with a survivor at this location
player-enemy-controller = the player who controls an enemy survivor at this location
player-rival-player = a player of the enemy colony
player-rival-players = every player of the enemy colony
player-rival-leader = the leader of the enemy colony
player-that-colony-player = a player of that colony
player-losing-leader = the leader of the losing colony
player-giver = the player who gave you the card

## What cards do: the colony

effect-morale-up = { $scope ->
        [rival] The enemy colony gains { $n } morale.
        [both] Each colony gains { $n } morale.
        [den] You gain { $n } morale.
       *[colony] The colony gains { $n } morale.
    }
effect-morale-down = { $scope ->
        [rival] The enemy colony loses { $n } morale.
        [both] Each colony loses { $n } morale.
        [that_colony] That colony loses { $n } morale.
       *[colony] The colony loses { $n } morale.
    }
effect-morale-down-half-removed = { $scope ->
        [rival] The enemy colony loses 1 morale for every 2 helpless survivors removed, rounded up.
        [both] Each colony loses 1 morale for every 2 helpless survivors removed, rounded up.
       *[colony] The colony loses 1 morale for every 2 helpless survivors removed, rounded up.
    }
effect-morale-down-intruders = { $scope ->
        [rival] The enemy colony loses 1 morale for each enemy survivor at its entrances.
        [both] Each colony loses 1 morale for each enemy survivor at its entrances.
       *[colony] The colony loses 1 morale for each enemy survivor at its entrances.
    }
effect-food-up = { $scope ->
        [rival] Add { $n } food to the food supply of the enemy colony.
        [both] Add { $n } food to the food supply of each colony.
        [den] Add { $n } food to the Den.
       *[colony] Add { $n } food to the food supply.
    }
effect-food-down = { $scope ->
        [rival] Remove { $n } food from the food supply of the enemy colony.
        [both] Remove { $n } food from the food supply of each colony.
       *[colony] Remove { $n } food from the food supply.
    }
effect-food-set = { $scope ->
        [rival] { $n ->
            [0] Remove all food from the food supply of the enemy colony.
           *[other] The food supply of the enemy colony holds { $n } food.
        }
        [both] { $n ->
            [0] Remove all food from the food supply of each colony.
           *[other] The food supply of each colony holds { $n } food.
        }
       *[colony] { $n ->
            [0] Remove all food from the food supply.
           *[other] The food supply holds { $n } food.
        }
    }
effect-starve-up = { $scope ->
        [rival] The enemy colony gets { $n } starvation { $n ->
            [one] token
           *[other] tokens
        }.
        [both] Each colony gets { $n } starvation { $n ->
            [one] token
           *[other] tokens
        }.
       *[colony] The colony gets { $n } starvation { $n ->
            [one] token
           *[other] tokens
        }.
    }
effect-helpless-up = { $scope ->
        [rival] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to the enemy colony.
        [both] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to each colony.
       *[colony] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to the colony.
    }
effect-helpless-up-each = { $scope ->
        [rival] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to the enemy colony for each player.
        [both] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to each colony for each of its players.
       *[colony] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to the colony for each player.
    }
effect-helpless-up-each-and = { $scope ->
        [rival] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to the enemy colony for each player and { $more } more.
        [both] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to each colony for each of its players and { $more } more.
       *[colony] Add { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } to the colony for each player and { $more } more.
    }
effect-helpless-down = { $scope ->
        [rival] Remove { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } from the enemy colony.
        [both] Remove { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } from each colony.
       *[colony] Remove { $n } helpless { $n ->
            [one] survivor
           *[other] survivors
        } from the colony.
    }
effect-helpless-down-all = { $scope ->
        [rival] Remove all helpless survivors from the enemy colony.
        [both] Remove all helpless survivors from each colony.
       *[colony] Remove all helpless survivors from the colony.
    }
effect-kill-helpless = { $n } helpless { $n ->
        [one] survivor is
       *[other] survivors are
    } killed.
effect-unruly = { $n } helpless { $n ->
        [one] survivor becomes
       *[other] survivors become
    } unruly.
effect-bullets-up = { $scope ->
        [rival] The enemy colony gets { $n } { $n ->
            [one] bullet
           *[other] bullets
        }.
        [both] Each colony gets { $n } { $n ->
            [one] bullet
           *[other] bullets
        }.
       *[colony] The colony gets { $n } { $n ->
            [one] bullet
           *[other] bullets
        }.
    }
effect-bullets-down = { $scope ->
        [rival] The enemy colony loses { $n } { $n ->
            [one] bullet
           *[other] bullets
        }.
        [both] Each colony loses { $n } { $n ->
            [one] bullet
           *[other] bullets
        }.
       *[colony] The colony loses { $n } { $n ->
            [one] bullet
           *[other] bullets
        }.
    }
effect-bullets-set = { $scope ->
        [rival] { $n ->
            [0] The enemy colony loses all its bullets.
           *[other] The enemy colony has { $n } bullets.
        }
        [both] { $n ->
            [0] Each colony loses all its bullets.
           *[other] Each colony has { $n } bullets.
        }
       *[colony] { $n ->
            [0] The colony loses all its bullets.
           *[other] The colony has { $n } bullets.
        }
    }
effect-bullets-steal =
    The colony takes { $n ->
        [one] 1 bullet
       *[other] up to { $n } bullets
    } from the enemy colony.
effect-waste-up =
    Put { $n } random removed { $n ->
        [one] card
       *[other] cards
    } on the waste pile.
effect-waste-down =
    Remove the { $n ->
        [one] top card
       *[other] top { $n } cards
    } of the waste pile from the game.
effect-waste-removed = Put all removed { $kind } and { $other } cards on the waste pile.
effect-crisis-up =
    The current crisis counts { $n } more matching { $n ->
        [one] card
       *[other] cards
    }.
effect-crisis-skip = Discard the current crisis: it has no effect. The cards contributed to it are removed from the game.
effect-truce = There is no combat { $at } this round.
effect-defect = { $scope ->
        [rival] The leader of the enemy colony chooses a follower who leaves.
        [both] In each colony the leader chooses a follower of any of its players who leaves.
       *[colony] The colony leader chooses a follower in the colony’s groups who leaves.
    } Its items go to its player’s hand, its card goes back to the survivor deck.

## The board

effect-zombies-up =
    Add { $n } { $n ->
        [one] zombie
       *[other] zombies
    } { $before }.
effect-zombies-down =
    Remove { $n } { $n ->
        [one] zombie
       *[other] zombies
    } { $before }.
effect-zombies-down-n = Remove that many zombies { $before }.
effect-zombies-set = { $n ->
        [0] Remove all zombies { $before }.
       *[other] There are { $n } zombies { $before }.
    }
effect-zombies-full = Put a zombie on every empty entrance space { $before }.
effect-move-z =
    Move up to { $n } { $n ->
        [one] zombie
       *[other] zombies
    } { $source } to empty entrance spaces: { $to }.
effect-killz =
    Kill { $n ->
        [one] 1 zombie
       *[other] up to { $n } zombies
    } { $before }. Roll for exposure for each.
effect-killz-safe =
    Kill { $n ->
        [one] 1 zombie
       *[other] up to { $n } zombies
    } { $before } without rolling for exposure.
effect-killz-one-roll =
    Kill { $n ->
        [one] 1 zombie
       *[other] up to { $n } zombies
    } { $before }. Roll for exposure only once.
effect-attack-free = One of your survivors attacks a zombie without spending a die.
effect-build-free = Build a barricade at this location without spending a die.
effect-barricade-up =
    Build { $n ->
        [one] 1 barricade
       *[other] up to { $n } barricades
    } { $before }.
effect-barricade-up-n = Build a barricade { $before }.
effect-barricade-down =
    Remove { $n } { $n ->
        [one] barricade
       *[other] barricades
    } { $before }.
effect-barricade-set = { $n ->
        [0] Remove all barricades { $before }.
       *[other] There are { $n } barricades { $before }.
    }
effect-trap-up =
    Set { $n ->
        [one] 1 explosive trap
       *[other] up to { $n } explosive traps
    } { $before }.
effect-noise-up =
    Put { $n ->
        [one] 1 noise token
       *[other] up to { $n } noise tokens
    } { $at }.
effect-noise-full = Fill all noise spaces { $at }.

## Survivors

effect-wound = { $scope ->
        [rival] Give { $n } { $n ->
            [one] wound
           *[other] wounds
        } to { $to_whom } of the enemy colony.
        [both] In each colony give { $n } { $n ->
            [one] wound
           *[other] wounds
        } to { $to_whom }.
       *[colony] Give { $n } { $n ->
            [one] wound
           *[other] wounds
        } to { $to_whom }.
    }
effect-frost =
    Give { $n } frostbite { $n ->
        [one] token
       *[other] tokens
    } to { $to_whom }.
effect-despair =
    Give { $n } despair { $n ->
        [one] token
       *[other] tokens
    } to { $to_whom }.
effect-heal =
    Heal { $n } { $n ->
        [one] wound
       *[other] wounds
    } of { $whose }.
effect-heal-any =
    Heal { $n } { $n ->
        [one] wound or despair token
       *[other] wounds or despair tokens
    } of { $whose }.
effect-cure-despair =
    Remove { $n } despair { $n ->
        [one] token
       *[other] tokens
    } from { $whose }.
effect-distribute = The player who controls { $whose } distributes { $n } wounds among the other friendly survivors at the same location.
effect-expose = { $scope ->
        [rival] In the enemy colony roll for exposure { $n ->
            [one] once
           *[other] { $n } times
        } for { $whom }.
        [both] In each colony roll for exposure { $n ->
            [one] once
           *[other] { $n } times
        } for each of { $whom }.
       *[colony] Roll for exposure { $n ->
            [one] once
           *[other] { $n } times
        } for { $whom }.
    }
effect-kill = Kill { $whom }.
effect-remove = Remove { $whom } from the game.
effect-send = Send { $whom } { $to }.
effect-make-room = Send survivors home until there are { $n } empty spaces { $at }.
effect-gain =
    You get { $n } new { $n ->
        [one] survivor
       *[other] survivors
    } from the survivor deck.
effect-gain-named = { $who } joins your group.
effect-take-out = Remove { $whom } from the survivor deck and from the game.
effect-transfer = Give control of { $whom } to { $player }.
effect-nomove = Until the end of your next turn (standard game: this turn) { $whose } can’t move.
effect-noact = Until the end of your next turn (standard game: this turn) { $whose } can’t take actions with dice.
effect-nosearch = Until the end of your next turn (standard game: this turn) { $whose } can’t search.
effect-noplay = Until the end of your next turn (standard game: this turn) you can’t play { $kind } cards.

## Cards

effect-draw =
    Draw { $n } { $n ->
        [one] card
       *[other] cards
    } from the item deck { $of }.
effect-draw-starting =
    Draw { $n } starter { $n ->
        [one] item
       *[other] items
    }.
effect-find =
    Look through the item deck { $of }, take { $n } { $n ->
        [one] card
       *[other] cards
    } of your choice and shuffle the deck.
effect-find-kind =
    Look through the item deck { $of }, take { $n } { $kind } { $n ->
        [one] card
       *[other] cards
    } of your choice and shuffle the deck.
effect-dig =
    Reveal the top { $n } cards of the item deck { $of }. You may keep { $most } { $kind } { $most ->
        [one] card
       *[other] cards
    }. Shuffle the rest back.
effect-look = Look at the top { $n } cards of the item deck { $of }. Keep { $most }, put the rest under the deck.
effect-reveal-until =
    Reveal cards of the item deck { $of } until you have found { $n } { $kind } { $n ->
        [one] card
       *[other] cards
    }. Take { $n ->
        [one] it
       *[other] them
    } and shuffle the rest back.
effect-mill =
    Remove the top { $n } { $n ->
        [one] card
       *[other] cards
    } of the item deck { $of } from the game unseen.
effect-retrieve =
    Take { $n } removed { $kind } { $n ->
        [one] card
       *[other] cards
    } into your hand.
effect-discard-kind =
    Put { $n } { $kind } { $n ->
        [one] card
       *[other] cards
    } from your hand on the waste pile without using { $n ->
        [one] it
       *[other] them
    }.
effect-lose =
    Remove { $n } { $n ->
        [one] card
       *[other] cards
    } of your hand from the game.
effect-lose-same-type = Remove { $n } cards of one type in your hand from the game.
effect-play = Play a { $kind } card from your hand.
effect-pool-discard-kind =
    Friendly players together put { $n } { $kind } { $n ->
        [one] card
       *[other] cards
    } from their hands on the waste pile without using { $n ->
        [one] it
       *[other] them
    }.
effect-pool-lose =
    Friendly players together remove { $n } { $kind } { $n ->
        [one] card
       *[other] cards
    } in their hands from the game.
effect-pool-spend =
    Friendly players together spend { $n } action { $n ->
        [one] die
       *[other] dice
    }.
effect-steal-random =
    Take { $n } random { $n ->
        [one] card
       *[other] cards
    } from the hand of { $player }.
effect-steal-choice =
    Look at the hand of { $player } and take { $n } { $n ->
        [one] card
       *[other] cards
    } of your choice.
effect-give =
    Give { $n } { $n ->
        [one] card
       *[other] cards
    } from your hand to { $player }.
effect-give-me =
    Give { $n } { $n ->
        [one] card
       *[other] cards
    } from your hand to the player whose turn it is.
effect-peek-hand = Look at the hand of { $player }.
effect-peek-hand-n =
    Look at { $n } random { $n ->
        [one] card
       *[other] cards
    } in the hand of { $player }.
effect-peek-objective = Look at the secret objective of { $player }.
effect-peek-deck =
    Look at the { $n ->
        [one] top card
       *[other] top { $n } cards
    } of the item deck { $of }.
effect-peek-deck-reorder =
    Look at the { $n ->
        [one] top card
       *[other] top { $n } cards
    } of the item deck { $of } and put them back in any order.
effect-peek-each-location =
    Look at the { $n ->
        [one] top card
       *[other] top { $n } cards
    } of the item deck of each non-colony location.
effect-peek-crisis =
    Look at the { $n ->
        [one] top card
       *[other] top { $n } cards
    } of the crisis deck.
effect-peek-crisis-reorder =
    Look at the { $n ->
        [one] top card
       *[other] top { $n } cards
    } of the crisis deck and put them back in any order.
effect-announce =
    You may tell everyone { $n } { $n ->
        [one] word
       *[other] words
    }.

## Dice

effect-die-up =
    Roll { $n } more action { $n ->
        [one] die
       *[other] dice
    } next time.
effect-die-all-up =
    Each friendly player rolls { $n } more action { $n ->
        [one] die
       *[other] dice
    } next time.
effect-die-all-down =
    Each friendly player rolls { $n } fewer action { $n ->
        [one] die
       *[other] dice
    } next time.
effect-spend =
    Spend { $n } action { $n ->
        [one] die
       *[other] dice
    }.
effect-spend-value =
    Spend { $n } action { $n ->
        [one] die
       *[other] dice
    } of { $value } or more.
effect-bump =
    Add 1 to { $n ->
        [one] an unused die
       *[other] each of { $n } unused dice
    }.
effect-reroll =
    You may reroll { $n } unused { $n ->
        [one] die
       *[other] dice
    }.
effect-reroll-any = You may reroll any number of unused dice.
effect-setdie = Turn one unused die to any number.
effect-setdie-n = Turn one unused die to { $n }.
effect-let-bump =
    Let { $player } add 1 to { $n ->
        [one] an unused die
       *[other] each of { $n } unused dice
    }.
effect-let-reroll =
    Let { $player } reroll { $n } unused { $n ->
        [one] die
       *[other] dice
    }.
effect-let-give =
    Ask { $player } for { $n } { $n ->
        [one] card
       *[other] cards
    }; giving is voluntary.

## Attached cards, the Lone Wolf, moments

effect-attach-dog = Attach this card to { $to_whom }: once per round one exposure result of that survivor may be rerolled, and the second result stands.
effect-attach-snowmobile = Attach this card to { $to_whom }: that survivor moves without rolling for exposure, but makes 1 noise where it leaves and where it arrives (a colony gets 1 zombie instead). After the fourth such move remove this card from the game.
effect-attach-restless = Attach this card to { $to_whom }: search is the only action with a die she may take. In each of her player’s turns she must move, or she gets 1 despair token at the end of that turn.
effect-standing-extra-goal = Put this card beside the colony: to complete the main objective the colony also needs 5 or more food.
effect-standing-extra-exposure = Next round each move is followed by two exposure rolls instead of one. Fuel or a safe move cancels both.
effect-mission = Draw a mission.
effect-note-colony-choice = Secretly choose a colony and note it down.
effect-note-colony-random = Secretly note down a random colony.
effect-at-turn-start = Use it at the start of your turn.
effect-at-move = Play it when one of your survivors moves.
effect-script-gambling = Starting with the colony leader each player may stake cards from hand, one for each of their survivors in the colony. Everyone rolls a die for each card staked; the highest single die wins all of them.
effect-script-gifts = The player of Forest Plum draws 4 cards of the grocery deck, shows them and gives each to another friendly player.
effect-none = Nothing happens.
clause-able = (If possible.)

## Clauses

clause-roll = Roll a die.
clause-roll-n = Roll a die.
clause-face = { $first }:
clause-faces = { $first }–{ $last }:
clause-pay = You may pay:
clause-then = If it is paid:
clause-else = If not:
clause-each-player = Each player:
clause-for-each = For { $whose }:
clause-choose = As { $player } chooses:
clause-either = Choose one:
clause-option = ({ $n })
clause-or = Or:
if-exposed-alive = If that survivor lives:
if-helpless =
    If the colony has { $n ->
        [one] a helpless survivor
       *[other] { $n } or more helpless survivors
    }:
if-in-play = If { $who } is in the colony’s groups:
if-not-in-play-nor = If neither { $whose } nor { $other } is in the colony’s groups:
only-at = Only { $at }.
only-food = Only with { $n } or more food in the supply.
only-helpless =
    Only with { $n ->
        [one] a helpless survivor
       *[other] { $n } or more helpless survivors
    } in the colony.
only-survivor-at = Only if { $who } is { $at }. The player of that survivor may choose this instead of a vote: nothing happens.
only-zombies =
    Only with { $n ->
        [one] a zombie
       *[other] { $n } or more zombies
    } { $before }.

## Abilities and items

ability-leader-only = Works only while this survivor is a group leader.
ability-always-at = Works { $at }.
ability-turn = Once per turn:
ability-round = Once per round:
ability-round-at = Once per round, { $at }:
ability-round-die =
    Once per round, { $n ->
        [one] with any die
       *[other] with a die of { $n } or more
    }:
ability-round-at-die =
    Once per round, { $at }, { $n ->
        [one] with any die
       *[other] with a die of { $n } or more
    }:
ability-game-at-die =
    Once per game, { $at }, { $n ->
        [one] with any die
       *[other] with a die of { $n } or more
    }:
item-waste = Then put it on the waste pile.
item-equip = Equip it.
item-event = Then remove it from the game.

## Standing statements

mod-search-look =
    A search looks at { $n } more { $n ->
        [one] card
       *[other] cards
    }.
mod-search-look-at =
    A search { $at } looks at { $n } more { $n ->
        [one] card
       *[other] cards
    }.
mod-search-keep =
    You may keep { $n } more { $n ->
        [one] card
       *[other] cards
    }.
mod-search-keep-there =
    You may keep { $n } more { $n ->
        [one] card
       *[other] cards
    } there.
mod-noise-look = Making noise draws { $n } cards instead of 1.
mod-noise-keep =
    After making noise you may keep { $n } more { $n ->
        [one] card
       *[other] cards
    }.
mod-attack-pay = Put a { $kind } card from your hand on the waste pile without using it:
mod-attack-kills = An attack kills up to { $n } zombies.
mod-attack-safe = Don’t roll for exposure after an attack.
mod-attack-any-die = An attack may use any die.
mod-attack-again = After an attack this survivor may attack once more at the same location without spending a die.
mod-attack-noise = The attack makes { $n } noise.
mod-attack-value = The attack value is { $n } lower.
mod-attack-reroll = You may reroll one exposure result after an attack; the second result stands.
mod-group-values = The attack and search values are 1 lower for each other friendly survivor at the same location.
mod-move-safe = Don’t roll for exposure after a move.
mod-move-safe-at = Don’t roll for exposure after a move { $to }.
mod-move-safe-twice = Don’t roll for exposure after your next { $n } moves this turn.
mod-move-noise = The move makes { $n } noise at its destination.
mod-move-best-of-2 = After a move roll for exposure twice and use the milder result.
mod-move-with = When this survivor moves, another of your survivors at the same location may move to the same place without rolling for exposure.
mod-frost-as-wound = Frostbite counts as a wound.
mod-frost-as-blank = Frostbite counts as a blank.
mod-bite-as-wound = A bite counts as a wound.
mod-spread-immune = A spreading bite passes this survivor by.
mod-death-at = This survivor dies at { $n } wounds.
mod-expose-ignore-first = The first wound or frostbite rolled for this survivor each round has no effect.
mod-clean = Cleaning waste removes { $n } cards.
mod-build = Building a barricade builds up to { $n } of them.
mod-dice =
    Roll { $n } more action { $n ->
        [one] die
       *[other] dice
    } each round.
mod-vote = Your vote counts { $n } times.
mod-arrivals-at = When zombies are added for the survivors { $at }, add { $n } fewer.
mod-copy-abilities = This survivor has the abilities of all other friendly survivors at the same location.
mod-handoff-anywhere = This survivor may hand off an item to a friendly survivor at any location.
mod-walkie = In your turn you may lower an unused die of another player by 1 and raise one of yours by 1; each of your dice once per round.
mod-equip-twice = Once per round this survivor may use one weapon a second time.
mod-battle-shield =
    In each combat { $n ->
        [one] the first wound given to this survivor has
       *[other] the first { $n } wounds given to this survivor have
    } no effect.
mod-battle-weapon = In combat this survivor’s weapons give +{ $n } strength.

## Crises

crisis-needs = Contribute { $kind } cards, one for each player.
crisis-needs-either = Contribute { $kind } or { $other } cards, one for each player.
crisis-fail = If it is not prevented:

## When a crossroads is triggered

when-state = Trigger:
when-move = Trigger: One of your survivors has moved.
when-search = Trigger: One of your survivors has searched.
when-attack = Trigger: One of your survivors has attacked.
when-killz = Trigger: One of your survivors has killed a zombie.
when-barricade = Trigger: One of your survivors has built a barricade.
when-clean = Trigger: You have cleaned waste.
when-play-food = Trigger: You have played a food card.
when-play-fuel = Trigger: You have played a fuel card.
when-play-education = Trigger: You have played an education card.
when-use-weapon = Trigger: One of your survivors has used a weapon.
when-contribute = Trigger: You have contributed a card to the crisis.
when-spend-food = Trigger: You have spent food.
when-request-met = Trigger: A request of yours has brought you a card.
when-handoff = Trigger: One of your survivors has handed off an item.
when-wounded = Trigger: One of your survivors has been wounded and lives.
when-turn-end = Trigger: Your turn is ending.
by-player = You choose.
by-vote = The colony votes.
by-voters = Players with a survivor in the colony vote.
by-controller = The player who controls the named survivor chooses.
by-leader = The colony leader chooses.

## Conditions

need-main = The main objective is completed.
need-own-at = One of your survivors is { $at }.
need-own-all-at = All your survivors are { $at }.
need-own-none-at = None of your survivors is { $at }.
need-enemy-at = An enemy survivor is at an entrance of your colony.
need-not-enemy-at = No enemy survivor is at an entrance of your colony.
need-at = This happened { $at }.
need-dest = It moved { $to }.
need-from = It came { $source }.
need-outside = This survivor is at a non-colony location.
need-outside-first = One of your survivors is at a non-colony location.
need-alone = No other survivor is at the same location.
need-with-enemy = An enemy survivor is at the same location.
need-with-friend = Another friendly survivor is at the same location.
need-with-wounded-enemy = One of your survivors shares a location with a wounded survivor of a colony.
need-pair-alone = Two of your human survivors are alone together at a non-colony location.
need-own-count =
    You have at least { $n } { $n ->
        [one] survivor
       *[other] survivors
    }.
need-own-count-exactly =
    You have exactly { $n } { $n ->
        [one] survivor
       *[other] survivors
    }.
need-own-count-at =
    You have at least { $n } { $n ->
        [one] survivor
       *[other] survivors
    } { $at }.
need-own-locations = Your survivors are at { $n } or more different non-colony locations.
need-own-entrance = One of your survivors is at an entrance of a colony.
need-own-entrances = Your survivors are at entrances of both colonies.
need-more-than-a-friend = You have more survivors than another friendly player.
need-most-survivors = You have more survivors than any other friendly player.
need-most-cards = You have more cards in hand than any other friendly player.
need-lead-survivors = You have at least { $n } more survivors than any other player.
need-top-influence = Your group leader has the highest influence of all survivors in play.
need-start-leader = Your first group leader still leads your group.
need-not-start-leader = Your first group leader no longer leads your group.
need-leader = You are the colony leader (standard game: the first player).
need-leader-wounds =
    Your group leader has { $n ->
        [one] a wound
       *[other] { $n } or more wounds
    }.
need-wounds-own = Your survivors have { $n } or more wounds in all.
need-wounds-own-none = None of your survivors is wounded.
need-frost-own-none = None of your survivors has a frostbite token.
need-zombie-kills = Your survivors have killed { $n } or more zombies.
need-zombie-kills-turn = Your survivors have killed { $n } or more zombies this turn.
need-contributed-turn = You have contributed { $n } or more cards to the crisis this turn.
need-moves-turn = You have moved { $n } or more survivors this turn.
need-noisy-searches-turn = You have searched with noise { $n } or more times this turn.
need-supported-winner = Your survivors took part in combat on the winning side.
need-hand =
    You have at least { $n } { $n ->
        [one] card
       *[other] cards
    } in hand.
need-hand-none = Your hand is empty.
need-hand-kind =
    You have { $n ->
        [one] at least 1 { $kind } card
       *[other] at least { $n } { $kind } cards
    } in hand.
need-hand-only = You have cards in hand, and all of them are { $kind } cards.
need-hand-types = You have cards of at least { $n } different types in hand.
need-has = You have a { $kind } card in hand.
need-armed = This survivor is armed.
need-equipped = This survivor carries a { $kind } card.
need-equipped-at = One of your survivors { $at } carries a { $kind } card.
need-equip-any =
    Your survivors carry at least { $n } { $n ->
        [one] item
       *[other] items
    }.
need-equip-kind =
    Your survivors carry { $n ->
        [one] at least 1 { $kind } card
       *[other] at least { $n } { $kind } cards
    }.
need-equip-kind-every-player =
    The survivors of each player carry { $n ->
        [one] at least 1 { $kind } card
       *[other] at least { $n } { $kind } cards
    }.
need-start-items =
    You have at least { $n } starter { $n ->
        [one] item
       *[other] items
    } in hand or equipped.
need-helpless =
    The colony has { $n ->
        [one] a helpless survivor
       *[other] { $n } or more helpless survivors
    }.
need-helpless-majority = The colony has more helpless survivors than others.
need-unruly-none = None of the helpless survivors is unruly.
need-food = The food supply holds { $n } or more food.
need-food-each = The food supply holds { $n } or more food for each player.
need-food-half-colony = The food supply holds 1 or more food for every 2 people in the colony, rounded up.
need-starve-none = The colony has no starvation tokens.
need-rival-starve = The enemy colony has { $n } or more starvation tokens.
need-rival-starve-over = The enemy colony has at least { $n } more starvation tokens than yours.
need-waste = The waste pile has { $n } or more cards.
need-waste-most = The waste pile has { $n } or fewer cards.
need-morale = Morale is { $n } or more.
need-morale-most = Morale is { $n } or less.
need-morale-none = Morale is 0.
need-morale-over = Your colony has more morale than the enemy colony.
need-morale-gap-most = The morale of the two colonies differs by { $n } at most.
need-bullets = The colony has { $n } or more bullets.
need-weapons-each-and =
    The colony’s survivors carry at least { $n } weapon { $n ->
        [one] card
       *[other] cards
    } for each of its players, plus { $more }.
need-zombies =
    There { $n ->
        [one] is at least 1 zombie
       *[other] are at least { $n } zombies
    } { $before }.
need-zombies-all-locations-most = At the non-colony locations there are { $n } zombies or fewer in all.
need-barricades =
    There { $n ->
        [one] is at least 1 barricade
       *[other] are at least { $n } barricades
    } { $before }.
need-barricades-each-location =
    There { $n ->
        [one] is at least 1 barricade
       *[other] are at least { $n } barricades
    } at each non-colony location.
need-barricaded-entrances = { $n } or more entrances of the colony have a barricade.
need-clear-entrances = { $n } or more entrances of the colony have no zombies.
need-noise =
    There { $n ->
        [one] is at least 1 noise token
       *[other] are at least { $n } noise tokens
    } { $at }.
need-noise-none = There is no noise token at any location.
need-deck-most = The item deck { $of } has { $n } or fewer cards.
need-decks-empty = { $n ->
        [one] An item deck is empty.
       *[other] At least { $n } item decks are empty.
    }
need-controls = The colony has more survivors than the enemy colony { $at }.
need-controlled = The colony controls { $n } or more non-colony locations.
need-controlled-over = The colony controls more non-colony locations than the enemy colony.
need-battles-won = The colony has won { $n } or more combats.
need-battles-won-at =
    At least { $n } of them { $n ->
        [one] was
       *[other] were
    } won at the enemy colony.
need-pile =
    At least { $n } { $kind } { $n ->
        [one] card lies
       *[other] cards lie
    } on the main objective.
need-pile-each =
    At least { $n } { $kind } { $n ->
        [one] card
       *[other] cards
    } for each player { $n ->
        [one] lies
       *[other] lie
    } on the main objective.
need-pile-each-and =
    At least { $n } { $kind } { $n ->
        [one] card
       *[other] cards
    } for each player, plus { $more }, lie on the main objective.
need-pile-zombie-each = At least { $n } zombies for each player lie on the main objective.
need-last-round = The last round has come.
need-graveyard = { $n } or more survivors of the colony are in the Graveyard.
need-graveyard-all = { $n } or more survivors are in the Graveyard.
need-removed-survivors = { $n } or more friendly survivors have died or left the game.
need-removed-others = { $n } or more survivors of other players have died or left the game.
need-exiled = { $n ->
        [one] At least one player has been exiled.
       *[other] At least { $n } players have been exiled.
    }
need-died-turn = A friendly survivor died this turn.
need-died-battle-or-turn = A friendly survivor died this turn or in the last combat.
need-added-both-this-turn = This turn you brought both a survivor and a helpless survivor to the colony.
need-in-play = { $who } is in the colony’s groups.
need-in-deck = { $who } is still in the survivor deck.
need-survivor-at = { $who } is { $at }.
need-survivor-is = It was { $who }.
need-noted-completed = The colony you noted has completed the main objective.
need-noted-deaths = { $n } or more survivors of the colony you noted have died.
need-not-early-completion = No colony has completed the main objective before the last round.
need-missions = You have completed { $n } or more missions.
need-colony-fallen = A colony has fallen.

## Objectives, missions

goal-figures = Morale { $morale }, rounds { $round }.
goal-win = Goal:
special-kill-them = An exiled player is out of the game and draws no exile objective.
special-more-samples = After each zombie killed roll a die: on 4 or more put the zombie on this card.
special-winter-has-come = At the start of each Colony Phase a player must put 1 fuel card on this card, or the game is lost. Fuel can’t be added at any other time.
objective-setup = Set-up:
objective-loyal = If you are not the betrayer, this is your new objective:
objective-betrayer = If you are the betrayer, instead of morale 0:
mission-task = Task:
mission-turn-end = At the end of your turn:
mission-reward = Reward:

## Tactics

card-offensive-text =
    +{ $n } strength. If you lose this combat, distribute { $more } more { $more ->
        [one] wound
       *[other] wounds
    }.
card-defence-text = +{ $n } strength. If both leaders reveal this card, the combat ends at once.
card-retreat-text = All survivors of your side return home and the combat ends: the other leader wins it, but nobody is wounded. You can’t choose it in your own colony.
card-ambush-text = +{ $bonus } strength if the other leader reveals Offensive, otherwise +0.
card-covering-fire-text = The first { $bullets } bullets you spend count 2 strength each.

## Questions

ask-announce-words = Which { $most } words do you tell everyone?
ask-battle-bullets = How many bullets do you bid?
ask-battle-side = Combat. Run away or take part?
ask-battle-tactic = Which tactics card do you play?
ask-battle-target = Your combat die shows wounds: which enemy survivor gets them?
ask-battle-wound = Your side has lost. Who gets the next wound?
ask-branch = Which of these?
ask-bump-dice = Which dice do you raise by 1?
ask-claim = Do you claim a mission?
ask-claim-survivor = Which survivor completes the mission?
ask-cross-option = Crossroads: which option do you choose?
ask-cross-survivor = Which of your survivors is meant by this crossroads card?
ask-cross-third = Do you take the third option instead of a vote?
ask-cross-vote = The colony votes on the crossroads card: option 1 or option 2?
ask-cross-vote-tied = The vote is tied, and you decide: option 1 or option 2?
ask-deed = What do you do?
ask-defect-survivor = Which follower leaves the colony?
ask-distribute-survivor = Who gets the next wound?
ask-draft-survivor = Which survivors do you keep? Choose { $most }.
ask-duty = The winter objective needs fuel. Do you give a card?
ask-elect-seat = Who should lead the colony?
ask-exile = Is this player exiled?
ask-exile-tied = The vote is tied, and you decide: is this player exiled?
ask-gain-place = Where does the new survivor appear?
ask-gift-seat = Who gets “{ $item }”?
ask-give-item = Which card do you give away?
ask-heal-token = Which token is removed?
ask-keep-item = Which cards do you keep?
ask-keep-token = Does the first player keep the token?
ask-late = You kept a change of dice for now. Which die?
ask-leader-seat = The vote is tied. Who leads the colony?
ask-leader-survivor = Which survivor leads your group?
ask-leave-place = Exile: where does { $survivor } go?
ask-let = A friendly survivor offers you help. Do you take it?
ask-loan = What do you do with the card you were given?
ask-lure-doors = Which zombies move?
ask-mission = Do you swap a mission?
ask-move = Do you move a survivor?
ask-note = Which colony do you note down?
ask-order-crisis = Which crisis goes next on top?
ask-order-item = Which card goes next on top?
ask-pay = Do you pay?
ask-pay-item = Which card do you pay with?
ask-pick-door = At which entrance?
ask-pick-place = Which location?
ask-pick-seat = Which player?
ask-pick-survivor = Which survivor?
ask-pick-survivors = Which survivors? Choose { $most }.
ask-play-item = Which card do you play?
ask-pool-dice = How many dice do you give?
ask-pool-item = Which cards do you give for the colony?
ask-promote-survivor = Who leads your group now?
ask-reroll-dice = Which dice do you reroll?
ask-rival = Which colony is meant?
ask-run-place = Where does { $survivor } run to?
ask-search = Which card do you keep, or do you make noise?
ask-send-place = No space at home. Where does { $survivor } go?
ask-set-dice = Which die do you change?
ask-spoils-survivor = Who gets “{ $item }”?
ask-spread = { $survivor } may be infected. Kill this survivor or roll the exposure die?
ask-stake-item = Which cards do you stake?
ask-steal-item = Which card do you take?
ask-swap-survivor = Who swaps places with { $survivor }?
ask-trade = Somebody asks for a card or offers an item. Will you answer?
ask-trading = Waiting for the others.
ask-turn-start = Do you use the ability of { $survivor } now?

## Moves

move-survivor = { $survivor }
move-survivors = { $survivors }
move-place = { $place }
move-door = { $door }
move-doors = A zombie, entrance { $doors }
move-seat = { $seat }
move-item = { $item }
move-items = { $items }
move-crisis = { $crisis }
move-tactic = { $tactic }
move-bullets = Bid { $bullets }
move-dice = { $dice }
move-die = { $die }
move-skip = Let it go
move-nothing = Nothing suitable
move-option = { $option ->
        [0] Option 1
        [1] Option 2
       *[other] Option 3
    }
move-branch = { $branch ->
        [0] The first
        [1] The second
       *[other] The third
    }
move-token = { $token }
move-word = { $word }
move-words = { $words }
move-note = { $note ->
        [0] The Sun Colony
       *[other] The Moon Colony
    }
move-side = { $side }
move-third = Option 3
move-take = Take option 3
move-leave = Let the colony vote
move-vote = { $vote }
move-cross-vote-yes = Option 1
move-cross-vote-no = Option 2
move-cross-vote-tied-yes = Option 1
move-cross-vote-tied-no = Option 2
move-move = Move { $survivor }: { $place }
move-move-both = Move { $survivor } and { $survivor2 }: { $place }
move-move-with = Move { $survivor } with “{ $item }”: { $place }
move-enter = Move { $survivor }: { $door }
move-enter-both = Move { $survivor } and { $survivor2 }: { $door }
move-enter-with = Move { $survivor } with “{ $item }”: { $door }
move-evict = Move { $survivor }: { $place }; { $survivor2 } goes home
move-fuel = Play “{ $item }” for the next move
move-drive = Use “{ $item }” for the next move
move-attack = { $survivor } attacks { $door }
move-attack-with = { $survivor } attacks { $door } with “{ $item }”
move-attack-by = { $survivor } attacks { $door } by the ability of { $survivor2 }
move-search = { $survivor } searches
move-search-with = { $survivor } searches with “{ $item }”
move-search-by = { $survivor } searches by the ability of { $survivor2 }
move-noise = Make noise
move-noise-with = Make noise with “{ $item }”
move-keep = Keep “{ $item }”
move-keep-all = Keep all missions
move-build = { $survivor } builds a barricade { $door }
move-build-with = { $survivor } builds { $door } with “{ $item }”
move-build-by = { $survivor } builds { $door } by the ability of { $survivor2 }
move-clean = { $survivor } cleans waste
move-clean-with = { $survivor } cleans waste with “{ $item }”
move-clean-by = { $survivor } cleans waste by the ability of { $survivor2 }
move-spend-food = Spend food: { $die } becomes 1 more
move-play = Play “{ $item }”
move-equip = Equip “{ $item }”: { $survivor }
move-heal = “{ $item }” for { $survivor }
move-calm = Calm an unruly survivor with “{ $item }”
move-eat = Eat “{ $item }”: die { $die } becomes 1 more
move-use = Use the ability of { $survivor }
move-copy = { $survivor } uses the ability of { $survivor2 }
move-use-item = { $survivor } uses “{ $item }”
move-give = Contribute “{ $item }”
move-add = Put “{ $item }” on the main objective
move-burn = Give “{ $item }”
move-waste = Put “{ $item }” on the waste pile
move-request = Request: { $kind }
move-withdraw = Withdraw
move-lend = Give “{ $item }” to { $seat }
move-hand-off = Hand off “{ $item }” to { $survivor }
move-accept = Accept “{ $item }” from { $seat }
move-strike = { $survivor } attacks { $target }
move-attract = { $survivor } attracts zombies from elsewhere: { $place }
move-accuse = Vote to exile { $seat }
move-claim = Complete the mission “{ $mission }”
move-swap = Swap the mission “{ $mission }”
move-join = { $camp }
move-run = Run away
move-kill = Kill
move-roll = Roll the exposure die
move-tune = Walkie Talkie: { $seat } lowers a die of { $die }, you raise one of { $die2 }
move-target = { $survivor }
move-wound = { $survivor }
move-done = Done

## What happened

event-ability-used = { $seat } uses the ability of { $survivor }.
event-accused = { $seat } calls a vote to exile a player.
event-acquitted = { $seat } is not exiled.
event-added = { $seat } puts “{ $item }” on the main objective.
event-announced = { $seat } tells everyone: { $words }.
event-ate = { $seat } eats “{ $item }”: a die now shows { $n }.
event-attached = “{ $crossroads }” stays in play.
event-attacked = { $survivor } attacks { $door }.
event-attracted = { $survivor } attracts a zombie: it is now { $door }.
event-ballot-counted = The votes: { $yes } for, { $no } against.
event-barricade-built = A barricade is built { $door }.
event-barricade-fell = A barricade falls { $door }.
event-battle-began = Combat { $place }.
event-battle-dice = Combat dice: { $faces }.
event-battle-ended = { $winner ->
        [0] The Sun Colony wins the combat { $place } by { $n }.
        [1] The Moon Colony wins the combat { $place } by { $n }.
       *[other] Nobody wins the combat { $place }.
    }
event-became-unruly = { $camp }: unruly helpless survivors, { $n } more.
event-bitten = { $survivor } is bitten.
event-bullets-added = Both colonies get their bullets.
event-bullets-changed = { $camp } now has { $bullets } { $bullets ->
        [one] bullet
       *[other] bullets
    }.
event-calmed = { $seat } calms an unruly survivor with “{ $item }”.
event-card-die-rolled = { $seat } rolls { $n }.
event-card-discarded = { $seat } puts “{ $item }” on the waste pile.
event-card-given = { $seat } is given “{ $item }”.
event-card-given-hidden = { $seat } is given a card.
event-card-lost = { $seat } removes “{ $item }” from the game.
event-card-retrieved = { $seat } takes the removed card “{ $item }”.
event-card-staked = { $seat } stakes a card.
event-card-stolen = { $seat } takes “{ $item }” from another hand.
event-card-stolen-hidden = { $seat } takes a card from another hand.
event-card-taken = { $seat } takes “{ $item }” { $place }.
event-card-taken-hidden = { $seat } takes a card { $place }.
event-cards-revealed = Revealed { $place }: { $items }.
event-cast-out = { $seat } goes into exile.
event-changed-hands = { $survivor } changes hands.
event-cleaned = { $seat } cleans { $n } { $n ->
        [one] card
       *[other] cards
    } of waste.
event-contributed = { $seat } contributes “{ $item }”.
event-contributed-hidden = { $seat } contributes a card.
event-contributions-opened = Contributions count { $n }, needed { $need }.
event-crises-peeked = { $seat } looks at the next crises.
event-crises-peeked-hidden = { $seat } looks at the next crises.
event-crisis-helped = The crisis counts { $n } more, thanks to { $seat }.
event-crisis-revealed = The crisis is “{ $crisis }”.
event-crisis-skipped = The crisis is discarded.
event-crossroads-chosen = { $option ->
        [0] Option 1 is chosen.
        [1] Option 2 is chosen.
        [2] Option 3 is chosen.
       *[other] No option is possible.
    }
event-crossroads-drawn = { $seat } draws the crossroads card “{ $crossroads }”.
event-crossroads-drawn-hidden = { $seat } draws a crossroads card.
event-crossroads-opened = The crossroads “{ $crossroads }” is triggered for { $seat }.
event-deck-peeked = { $seat } sees { $place }: { $items }.
event-deck-peeked-hidden = { $seat } looks at cards { $place }.
event-defected = { $survivor } deserts.
event-despaired = { $survivor } despairs: { $n } { $n ->
        [one] token
       *[other] tokens
    }.
event-dice-rolled = { $seat } rolls the action dice.
event-die-changed = { $seat } turns a die from { $value } to { $to }.
event-die-spent = { $seat } spends a die of { $n }.
event-died = { $survivor } dies.
event-done = { $seat } is done.
event-drew = { $seat } draws “{ $item }” { $place }.
event-drew-hidden = { $seat } draws a card { $place }.
event-driven-out = { $survivor } is driven away { $door }.
event-equipped = { $survivor } is equipped with “{ $item }”.
event-evicted = { $survivor } has to leave: { $n } { $n ->
        [one] bullet
       *[other] bullets
    }.
event-exiled = { $seat } gets the exile objective “{ $exile }”.
event-exiled-hidden = { $seat } gets an exile objective.
event-exposed = { $survivor }, exposure: { $face }.
event-fed = { $camp } eats { $n } food.
event-fists-opened = The fists open.
event-food-changed = { $camp } now has { $food } food.
event-food-spent = { $seat } spends food: a die now shows { $n }.
event-frostbitten = { $survivor } gets { $n } frostbite { $n ->
        [one] token
       *[other] tokens
    }.
event-fuel-burnt = { $seat } plays “{ $item }” for a move.
event-game-over = The game is over.
event-goal-completed = { $camp } has completed the main objective.
event-goal-set = The main objective is “{ $goal }”.
event-hand-peeked = { $seat } sees a hand: { $items }.
event-hand-peeked-hidden = { $seat } looks at a hand.
event-handed-off = { $survivor } gets “{ $item }”.
event-healed = { $survivor } loses a token: { $token }.
event-held-back = { $survivor } is held back for a while.
event-helpless-came = { $camp }: { $n } helpless { $n ->
        [one] survivor comes
       *[other] survivors come
    }.
event-helpless-left = { $camp }: { $n } helpless { $n ->
        [one] survivor goes
       *[other] survivors go
    }.
event-item-used = { $survivor } uses “{ $item }”.
event-joined = { $seat } supports a side: { $camp }.
event-kept = { $seat } keeps { $survivors }.
event-kept-for-next-roll = { $seat } keeps a change of dice for the next roll.
event-kept-item = { $seat } keeps “{ $item }”.
event-kept-item-hidden = { $seat } keeps a card.
event-leads = { $camp } is led by { $seat }.
event-left-colony = { $survivor } leaves the colony and is now { $place }.
event-left-game = { $survivor } leaves the game.
event-lent = { $seat } gives “{ $item }”, and it is played at once.
event-lost-everybody = { $seat } has lost the last survivor and the whole hand.
event-milled = { $n } { $n ->
        [one] card is
       *[other] cards are
    } removed { $place }.
event-mission-done = The Lone Wolf completes the mission “{ $mission }”.
event-mission-drawn = The Lone Wolf draws a mission.
event-mission-drawn-hidden = The Lone Wolf draws a mission.
event-mission-dropped = The Lone Wolf swaps the mission “{ $mission }”.
event-morale-changed = { $camp }: morale is now { $morale }.
event-moved = { $door ->
        [-1] { $survivor } is now { $place }.
       *[other] { $survivor } is now { $door }.
    }
event-moving-over = { $seat } passes.
event-named-leader = { $seat } names a group leader: { $survivor }.
event-next-roll-changed = { $seat } will roll another number of dice next time.
event-noise-made = Noise { $place }.
event-noise-rolled = The noise { $place } is resolved.
event-objective-peeked = { $seat } looks at a secret objective.
event-objective-peeked-hidden = { $seat } looks at a secret objective.
event-offered = { $seat } offers “{ $item }” to { $survivor }.
event-order-rolled = Equal morale: a die decides. { $camp } goes first.
event-overrun = Zombies overrun the survivors { $place }.
event-played = { $seat } plays “{ $item }”.
event-pool-failed = Together they could not pay.
event-pot-won = { $seat } wins the whole pot.
event-present-given = { $seat } gets a present: “{ $item }”.
event-promoted = { $survivor } now leads the group of { $seat }.
event-ran = { $survivor } runs away and is now { $place }.
event-requested = { $seat } asks for a card: { $kind }.
event-rerolled = { $survivor } rolled { $face }; it is rolled again.
event-rode = { $survivor } rides the snowmobile, for the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } time.
event-round-began =
    A new round begins; { $track } { $track ->
        [one] round is
       *[other] rounds are
    } left.
event-sacrificed = { $seat } kills { $survivor } to stop the spread.
event-sample-taken = A sample is taken: { $n } in all.
event-searched = { $survivor } searches { $place }.
event-sent = { $survivor } is now { $place }.
event-spoils-taken = { $survivor } takes “{ $item }” from the dead.
event-starved = { $camp } gets { $n } starvation { $n ->
        [one] token
       *[other] tokens
    }.
event-stolen = { $seat } takes “{ $item }”.
event-stolen-hidden = { $seat } takes a card from another hand.
event-strength-counted = The strength of both sides is counted.
event-struck = { $survivor } attacks { $target } and rolls { $roll }.
event-survivor-joined = { $survivor } joins { $seat } { $place }.
event-swapped-places = { $survivor } swaps places and is now { $place }.
event-tactics-revealed = Tactics: { $tactics }.
event-taken-out = { $survivor } leaves the survivor deck for good.
event-track-moved = The round tracker moves to { $track }.
event-trap-set = An explosive trap is set { $door }.
event-trap-went-off = An explosive trap goes off { $door }: all zombies there are gone.
event-truce-called = Truce: no combat { $place } this round.
event-tuned = { $seat } raises a die to { $n } over the walkie talkie.
event-turn-began = A turn begins.
event-undefended = { $camp } is unguarded: { $n } enemy { $n ->
        [one] survivor stands
       *[other] survivors stand
    } at its entrances.
event-unmasked = { $seat } shows the secret objective “{ $objective }”.
event-votes-counted = { $camp } has voted.
event-waste-changed = { $camp }: { $n } { $n ->
        [one] card
       *[other] cards
    } in the waste pile.
event-waste-stank = { $camp } has too much waste: morale falls by { $n }.
event-withdrawn = { $seat } withdraws.
event-wolf-left = The Lone Wolf leaves the game.
event-won = The secret objectives are opened.
event-wounded = { $survivor } gets { $n } { $n ->
        [one] wound
       *[other] wounds
    }.
event-zombie-came = A zombie comes { $door }.
event-zombie-killed = { $survivor } kills a zombie { $door }.
event-zombie-lured = A zombie moves: it is now { $target }.
event-zombie-removed = A zombie is removed { $door }.
event-zombies-filled = Zombies fill every empty space { $door }.

## Rules: events, questions, moves
