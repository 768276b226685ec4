### Tremble, Humans! in English. People are counted in thousands.

## The game

game-name = Tremble, Humans!

kind-ship = Ship
kind-city = City
kind-army = Human army
kind-mission = Mission
kinds-ship = Ships
kinds-city = Cities
kinds-army = Human armies
kinds-mission = Missions

phase-1 = Fuel supply
phase-2 = Buying ships
phase-3 = Intelligence
phase-4 = Attack planning
phase-5 = Refuelling
phase-6 = Battle
phase-7 = Reward

symbol-saucer = Flying saucer
symbol-tripod = Tripod
symbol-cruiser = Cruiser

## Words to look up

term-people = People
term-fuel = Fuel
term-counter = Search counter
term-army = Human army
term-ship-deck = Ship deck
term-city-deck = City deck
term-hand = Hand

## Why a card cannot be used. $n are turns, thousands, fuel, ships, or the number of the phase.

why-searching = { $n ->
    [one] Searching: { $n } more turn
   *[other] Searching: { $n } more turns
}
why-too-dear = Too dear: { $n } thousand
why-no-fuel = Not enough fuel: burns { $n }
why-flown = Has flown this turn
why-no-reserve = Cannot join from the reserve
why-room-left = A ship is scrapped only when you have { $n }
why-buy-first = First choose the ship to buy
why-not-attacking = Only attacking ships are scrapped
why-not-there = This ship is not there
why-not-moving = This ship cannot change its city
why-stayed-home = Stayed at home: no city to change
why-planned = Your plan is made: choose again to change it
why-no-ship = You have no ship at home to send
why-not-planning = Ships are sent in phase { $n }

## Ships

card-starting-saucer = Starting Saucer
card-escort-saucer = Escort Saucer
card-museum-raider = Museum Raider
card-brain-collector = Brain Collector
card-smoke-skimmer = Smoke Skimmer
card-cruiser-satellite = Cruiser Satellite
card-swarm-saucer = Swarm Saucer
card-academy-scout = Academy Scout
card-cellar-sniffer = Cellar Sniffer
card-orbital-reserve = Orbital Reserve
card-zigzag-saucer = Zigzag Saucer
card-covered-tripod = Covered Tripod
card-opera-crusher = Opera Crusher
card-factory-stomper = Factory Stomper
card-lab-breaker = Lab Breaker
card-observatory-hunter = Observatory Hunter
card-furnace-walker = Furnace Walker
card-basement-comber = Basement Comber
card-drop-tripod = Drop Tripod
card-long-legged-tripod = Long-Legged Tripod
card-net-cruiser = Net Cruiser
card-palace-cruiser = Palace Cruiser
card-dockyard-cruiser = Dockyard Cruiser
card-flagship = Flagship
card-lurking-cruiser = Lurking Cruiser
card-bare-hulk = Bare Hulk

ability-partner-saucer = +{ $n } strength together with a flying saucer.
ability-partner-tripod = +{ $n } strength together with a tripod.
ability-partner-cruiser = +{ $n } strength together with a cruiser.
ability-partner-saucer-too = +{ $n } strength together with another flying saucer.
ability-partner-tripod-too = +{ $n } strength together with another tripod.
ability-city-cultural = +{ $n } strength against a cultural centre.
ability-city-scientific = +{ $n } strength against a scientific centre.
ability-city-industrial = +{ $n } strength against an industrial centre.
ability-quick-search = Searches for 1 turn instead of 2.
ability-joins = May join a battle of yours from the hand, for its fuel.
ability-relocates = After the reveal it may change its city.
ability-none = No ability.

## Cities. $quick and $search are thousands.

card-florence = Florence
card-salzburg = Salzburg
card-avignon = Avignon
card-granada = Granada
card-bruges = Bruges
card-cusco = Cusco
card-weimar = Weimar
card-suzdal = Suzdal
card-siena = Siena
card-bath = Bath
card-luxor = Luxor
card-samarkand = Samarkand
card-paris = Paris
card-rome = Rome
card-london = London
card-new-york = New York
card-vienna = Vienna
card-athens = Athens
card-kyoto = Kyoto
card-saint-petersburg = Saint Petersburg
card-istanbul = Istanbul
card-venice = Venice
card-prague = Prague
card-cairo = Cairo
card-madrid = Madrid
card-barcelona = Barcelona
card-mexico-city = Mexico City
card-buenos-aires = Buenos Aires
card-rio-de-janeiro = Rio de Janeiro
card-new-orleans = New Orleans
card-oxford = Oxford
card-cambridge = Cambridge
card-heidelberg = Heidelberg
card-uppsala = Uppsala
card-leiden = Leiden
card-dubna = Dubna
card-gottingen = Göttingen
card-princeton = Princeton
card-coimbra = Coimbra
card-tsukuba = Tsukuba
card-lund = Lund
card-ithaca = Ithaca
card-boston = Boston
card-geneva = Geneva
card-zurich = Zurich
card-novosibirsk = Novosibirsk
card-tokyo = Tokyo
card-san-francisco = San Francisco
card-bangalore = Bangalore
card-stockholm = Stockholm
card-copenhagen = Copenhagen
card-berlin = Berlin
card-moscow = Moscow
card-haifa = Haifa
card-houston = Houston
card-munich = Munich
card-kazan = Kazan
card-edinburgh = Edinburgh
card-toronto = Toronto
card-daejeon = Daejeon
card-wolfsburg = Wolfsburg
card-katowice = Katowice
card-cherepovets = Cherepovets
card-ostrava = Ostrava
card-sheffield = Sheffield
card-bilbao = Bilbao
card-norilsk = Norilsk
card-gary = Gary
card-linz = Linz
card-tampere = Tampere
card-eindhoven = Eindhoven
card-jamshedpur = Jamshedpur
card-detroit = Detroit
card-shanghai = Shanghai
card-osaka = Osaka
card-manchester = Manchester
card-essen = Essen
card-turin = Turin
card-chicago = Chicago
card-magnitogorsk = Magnitogorsk
card-chelyabinsk = Chelyabinsk
card-rotterdam = Rotterdam
card-mumbai = Mumbai
card-shenzhen = Shenzhen
card-sao-paulo = São Paulo
card-pittsburgh = Pittsburgh
card-birmingham = Birmingham
card-nagoya = Nagoya
card-busan = Busan
card-johannesburg = Johannesburg

type-cultural = Cultural centre
type-scientific = Scientific centre
type-industrial = Industrial centre

region-europe = Europe
region-asia = Asia
region-america = America
region-africa = Africa

city-text = { $type }, { $region }. Raid { $quick }, search { $search } thousand.
city-early = Marked ★.

## Human armies

card-border-patrol = Border Patrol
card-national-guard = National Guard
card-tank-brigade = Tank Brigade
card-air-fleet = Air Fleet
card-special-forces = Special Forces
card-united-army-of-earth = United Army of Earth

army-text = Strength { $strength }. Every search that is running flees or fights.

## Missions. Forms of types and regions that fit into their sentences.

card-art-dealers-order = Art Dealer's Order
card-laboratory-supply = Laboratory Supply
card-strong-hands-wanted = Strong Hands Wanted
card-the-grand-collection = The Grand Collection
card-galactic-academy = Galactic Academy
card-mines-of-titan = Mines of Titan
card-sample-set = Sample Set
card-balanced-shipment = Balanced Shipment
card-busy-season = Busy Season
card-conveyor = Conveyor
card-old-world-tour = Old World Tour
card-rising-sun = Rising Sun
card-new-world-order = New World Order
card-big-fish = Big Fish
card-early-birds = Early Birds
card-crowned-heads = Crowned Heads
card-student-exchange = Student Exchange
card-minds-and-muses = Minds and Muses
card-patron-of-the-arts = Patron of the Arts
card-chief-scientist = Chief Scientist
card-baron-of-industry = Baron of Industry
card-across-the-ocean = Across the Ocean
card-narrow-specialist = Narrow Specialist
card-harbour-masters = Harbour Masters
card-round-the-world = Round the World
card-mass-production = Mass Production
card-full-catalogue = Full Catalogue
card-giants-of-earth = Giants of Earth
card-terror-of-the-planet = Terror of the Planet
card-olympic-harvest = Olympic Harvest

types-cultural = cultural
types-scientific = scientific
types-industrial = industrial

regions-europe = Europe
regions-asia = Asia
regions-america = America
regions-africa = Africa

mission-type-at-least = Capture at least { $n } { $types } centres.
mission-each-type-at-least = Capture at least { $n } centres of each type.
mission-types-sum-at-least = Capture at least { $n } { $types } centres together.
mission-total-at-least = Capture at least { $n } cities.
mission-region-at-least = Capture at least { $n } cities in { $regions }.
mission-regions-each-at-least = Capture at least { $n } cities in each of these: { $regions }.
mission-quick-value-at-least = Capture at least { $n } cities with a raid of { $value } thousand or more.
mission-star-at-least = Capture at least { $n } cities marked ★.
mission-named-at-least = Capture at least { $n } of these: { $city }.
mission-most-of-type = Capture more { $types } centres than any other captain.
mission-most-total = Capture more cities than any other captain.
mission-top-two-types-at-least = Capture at least { $first } centres of one type and at least { $second } of another.
mission-pays = Fulfilled: +{ $reward } thousand. Otherwise: −{ $penalty } thousand.

## Questions, and a second line for those that need one

ask-keep-mission = Which missions do you accept?
ask-keep-mission-detail = One to three. A mission you cannot fulfil will cost you in the end.

ask-money = A word about money? You have { $n } thousand
ask-money-detail = A credit brings 50 thousand and costs 60 thousand.
ask-buy-draw = Have a look at two new ships?
ask-buy-draw-detail = Looking is free. You may buy one of them; you have { $n } thousand.
ask-buy-ship = Which one shall be yours? You have { $n } thousand
ask-buy-ship-detail = On offer: { $ship }. What you do not buy goes to the ship discard, open to all.

ask-army = { $army } at { $city }: { $strength } and two dice against { $need }
ask-army-detail = Equal is enough. Flee and you lose the city; lose and you lose a ship as well.
ask-join-fight = { $city }: call a ship from the reserve?
ask-join-fight-detail = It costs its fuel and comes home after the fight, if it comes home.
ask-army-loss-ship = Which ship stays behind at { $city }?
ask-army-loss-ship-detail = It goes to the ship discard, the others come home. There is no reward.

ask-plan-slot = { $lacking ->
    [0] { $ship }: where to?
   *[other] { $ship }: where to? { $lacking } fuel would be lacking
}
ask-plan-slot-detail = { $lacking ->
    [0] Fuel: { $fuel }. Planned so far: { $needed }. Nobody sees your plan before all are done.
   *[other] Fuel: { $fuel }. Planned so far: { $needed }. Whoever sends more than there is fuel for loses ships.
}
ask-no-fuel-ship = Which ship do you scrap? { $needed } fuel is needed, { $fuel } is there
ask-no-fuel-ship-detail = One after another, until the fuel will do for the rest.
ask-relocate-slot = { $ship } may change its mind. It flies to city { $slot }
ask-relocate-slot-detail = Moving costs no fuel. Staying is a choice, too.

ask-battle = { $city }: you have { $strength }, your strongest rival { $rival }
ask-battle-detail = Stay and roll, or bow and leave. Ships that leave are safe, their fuel is spent.
ask-battle-join = { $city }: call a ship from the reserve? Fuel: { $fuel }
ask-battle-join-detail = Nobody can retreat any more. Then the dice.
ask-battle-loss-ship = Which ship do you lose at { $city }?
ask-battle-loss-ship-detail = The others come home.

ask-reward = { $city } is yours: { $quick } thousand now or { $search } thousand later?
ask-reward-detail = { $latest ->
    [0] This is the last turn: no search can be finished any more.
    [1] One turn at most is still to come: only a quick search can be finished.
   *[other] { $soonest ->
        [1] The end is near: a search of two turns may come too late.
       *[other] A search needs 2 more turns, 1 with a quick-search ship. Armies may come meanwhile.
    }
}
ask-search-ship = Which ships stay at { $city } to search?
ask-search-ship-detail = One is enough. The more stay, the better they stand against an army.

## Moves. A message of the form move-(question)-(move) is preferred where there is one.

move-mission = Accept { $mission }
move-credit = Take a credit: 50 for 60 thousand
move-repay = Pay a credit back: 60 thousand
move-go-on = Go on
move-draw = Look at two ships
move-buy-draw-pass = No ships today
move-buy = Buy { $ship }
move-swap = Buy { $ship }, scrap { $ship2 }
move-buy-ship-pass = Buy neither
move-fight = Stand and fight
move-flee = Flee
move-join = Call { $ship }
move-done = Leave it at that
move-slot = Choose city { $slot }
move-plan-slot = { $slot ->
    [0] Stay at home
   *[other] Attack city { $slot }
}
move-relocate-slot = Fly to city { $slot }
move-ship = Choose { $ship }
move-no-fuel-ship = Scrap { $ship }
move-army-loss-ship = Lose { $ship }
move-battle-loss-ship = Lose { $ship }
move-search-ship = Leave { $ship } there
move-stay = Stay
move-retreat = Retreat
move-raid = Quick raid
move-search = Search

## What happens

event-missions-kept = { $seat } accepts: { $mission }.
event-missions-kept-hidden = { $seat } accepts { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}.
event-turn-began = Turn { $round }. { $seat } acts first.
event-fuel-supplied = Fuel arrives: { $n } for everyone.
event-credit-taken = { $seat } takes a credit: +{ $n } thousand.
event-credit-repaid = { $seat } pays a credit back: −{ $n } thousand.
event-draw-declined = { $seat } does not look at new ships.
event-ships-drawn = { $seat } looks at: { $ship }.
event-ships-drawn-hidden = { $seat } looks at { $n ->
    [one] { $n } new ship
   *[other] { $n } new ships
}.
event-ship-bought = { $seat } buys { $ship } for { $n } thousand.
event-ship-bought-hidden = { $seat } buys a ship for { $n } thousand.
event-ship-given-up = { $seat } scraps: { $ship }.
event-ships-put-away = { $seat } leaves: { $ship }.
event-ships-reshuffled = The ship discard is shuffled into a new deck.

event-city-dealt = City { $slot }: { $city }.
event-army-came = { $army } marches in, strength { $n }.
event-fled = { $seat } flees from { $city }.
event-stood-firm = { $seat } stays at { $city } and fights.
event-army-held-off = { $seat }: { $strength } + { $die } + { $die2 } = { $n } against { $need }. The search at { $city } goes on.
event-army-won = { $seat }: { $strength } + { $die } + { $die2 } = { $n } against { $need }. { $city } is free again.
event-ship-lost = { $seat } loses: { $ship }.

event-attack-revealed = { $seat } → { $slot }, { $city }: { $ship }.
event-stayed-home = { $seat } sends nobody.
event-fuel-paid = { $seat } burns { $n } fuel.
event-ship-relocated = { $seat } redirects { $ship } → { $slot }, { $city }.

event-battle-began = Too many guests at { $city }, city { $slot }: { $seat }.
event-stayed = { $seat } stays at { $city }.
event-retreated = { $seat } retreats from { $city }.
event-ship-joined = { $seat } calls { $ship } from the reserve for { $n } fuel.
event-battle-rolled = { $seat }: { $strength } + { $die } + { $die2 } = { $n }.
event-tied = A tie at { $n }: { $seat } roll again.
event-city-won = { $seat } wins { $city }, city { $slot }.
event-city-spared = Nobody calls on { $city }, city { $slot }.

event-search-went-on = { $seat } searches { $city }: { $n ->
    [one] { $n } more turn
   *[other] { $n } more turns
}.
event-search-paid = { $seat } ends the search at { $city }: +{ $n } thousand.
event-city-raided = { $seat } raids { $city }: +{ $n } thousand.
event-search-began = { $seat } begins a search at { $city }: { $ship }. Counter { $n }.

event-search-unfinished = { $n ->
    [0] { $seat } cannot finish the search at { $city }.
   *[other] { $seat } breaks off the search at { $city }: +{ $n } thousand.
}
event-credit-collected = { $seat } has not repaid: −{ $n } thousand.
event-mission-fulfilled = { $seat } shows { $mission }: fulfilled, +{ $n } thousand.
event-mission-failed = { $seat } shows { $mission }: not fulfilled, −{ $n } thousand.
event-scored = { $seat } has { $n } thousand in the end.
event-game-over = The game is over. { $outcome }.

## What may lie where one cannot look. $cards are names with their chances.

pile-hand = { $seat }, in hand: { $cards }
pile-drawn = { $seat }, ships to choose from: { $cards }
pile-attack = { $seat }, sent out in secret: { $cards }
pile-mission-hand = { $seat }, missions: { $cards }
pile-mission-dropped = { $seat }, missions turned down: { $cards }

## How it ends

role-place-1 = Start player of turn 1
role-place-2 = Second from the start player
role-place-3 = Third from the start player
role-place-4 = Fourth from the start player
role-place-5 = Fifth from the start player
outcome-won = One captain has the fullest hold
outcome-won-story = The hold is full, the ledger is in order, and the guests have been assured that the food is excellent. Earth is left with its monuments and a thank-you note.
outcome-shared = The fullest holds weigh the same
outcome-shared-story = They count twice, bow to each other and agree that it was a pleasure. Down below nobody asks to be counted again.

## Table options

setting-missions = Missions
setting-missions-about = Secret orders that pay or cost in the end. For a first game we advise leaving them out.
setting-missions-on = With missions
setting-missions-off = Without missions
setting-unfinished-search = Searches unfinished at the end
setting-unfinished-search-about = What a search brings that the end of the game interrupts.
setting-unfinished-search-nothing = Nothing
setting-unfinished-search-quick = The quick raid, and the city is captured
setting-credit-per-captain = Credits per captain
setting-credit-per-captain-about = How many credits one captain may take in the whole game. There are 5 cards in any case.
setting-credit-per-captain-none = No limit
setting-credit-per-captain-1 = 1
setting-credit-per-captain-2 = 2
setting-credit-per-captain-3 = 3
setting-join-against-armies = Reserve against armies
setting-join-against-armies-about = Whether ships that may join a battle may also join a fight against an army.
setting-join-against-armies-off = No
setting-join-against-armies-on = Yes

## The first turn: what a newcomer is told

lesson-goal = Welcome aboard, Captain. Down there live a great many people who do not know yet how well they would look in your hold. Whoever has the most of them when the cities run out wins.
lesson-missions = A few private orders, for your eyes only. Each one fulfilled pays at the end, each one neglected costs. Modesty is no disgrace: one is enough.
lesson-fuel = Every turn begins with 8 fuel, compliments of the fleet. The tank holds 20, and what you do not burn will keep.
lesson-buy = First, some shopping. You may look at two ships and buy one of them at most. One pays in people; they will hardly notice the difference.
lesson-ship = A ship shows its strength, the fuel that a flight burns, and its price. Most have a talent besides. Do choose one you can afford to fly.
lesson-cities = Here are the cities of this turn. The smaller figure is what a quick raid brings, the larger one what a patient search brings. A city that nobody visits does not wait.
lesson-plan = Send each ship to a city, or leave it at home. Several may call on the same city. Nobody sees your plan until all plans are turned up together.
lesson-tank = Mind the fuel. A plan dearer than your tank is accepted with a smile; then you scrap ships until the rest can fly.
lesson-reveal = The plans are on the table. A city with a single visitor is won without a shot. Where two captains meet, they compare strengths, and manners.
lesson-battle = The weakest decides first: stay, or withdraw with every ship and no refund of fuel. Those who stay add two dice to their strength. Each loser parts with one ship.
lesson-reward = The city is yours. A raid pays at once and frees your ships. A search pays better, but at least one of them stays behind, as a rule for two more turns.
lesson-army = Somebody is searching. When a human army turns up among the cities, every search must flee or fight it. Humans can be so petty.
lesson-end = A complete turn, Captain, and hardly a complaint. So it goes on until the last city card is played. The humans are in your capable hands now.

## Puzzles: a title, and why the right answer is right

puzzle-no-time-to-search = The last turn
puzzle-no-time-to-search-why = The city deck is empty, so this turn is the last one. A search begun now brings nothing; the raid pays at once, and enough to win.
puzzle-time-for-one-search = Just in time
puzzle-time-for-one-search-why = One card is left, so one more turn comes, and no army is left in it. The Net Cruiser searches in one turn: London pays in full, more than the other captain can still reach.
puzzle-one-turn-is-not-two = One turn is not two
puzzle-one-turn-is-not-two-why = One card is left, so one more turn comes; this hull searches for two. The raid pays now, and whatever the last city is, nobody gets past you.
puzzle-leave-the-sniffer = Who stays behind
puzzle-leave-the-sniffer-why = Only a search that ends next turn is paid, and it takes a quick-search ship to end it then. Any group with the Cellar Sniffer will do, none without it.
puzzle-credit-for-nothing = A credit for nothing
puzzle-credit-for-nothing-why = Nothing can be bought any more this turn, and it is the last one: four cards fill one row. The credit brings 50 and costs 60.
puzzle-one-saucer-too-many = One saucer too many
puzzle-one-saucer-too-many-why = Cruiser and tripod burn all the fuel. Whatever flies besides, one ship will be given up, and the two others visit no more cities than before.
puzzle-which-hull-to-lose = Two hulls
puzzle-which-hull-to-lose-why = Both have strength 9 and burn 5 fuel. The Net Cruiser also searches quickly, the Bare Hulk does nothing else.
puzzle-no-roll-is-enough = No roll is enough
puzzle-no-roll-is-enough-why = A saucer of 3 and a roll of at most 12 make 15; the army has 20. To fight loses the ship as well as the search.
puzzle-every-roll-is-enough = Every roll is enough
puzzle-every-roll-is-enough-why = The Palace Cruiser has 13 at a cultural centre, and two dice never show less than 2. The army has 14, and equal is enough.
puzzle-no-roll-can-lose = No roll can lose
puzzle-no-roll-can-lose-why = 22 against 5: two rolls differ by 10 at most. The city is won for certain, and the winner loses no ship.
puzzle-away-from-the-fleet = Other cities are lovely too
puzzle-away-from-the-fleet-why = At this city stands a fleet that no roll of yours can beat. A ship that relocates alone to a city nobody attacks wins it without a battle.
puzzle-fuel-for-nobody = Fuel is worth nothing
puzzle-fuel-for-nobody-why = The game ends with this turn, and ships and fuel left over are worth nothing. The Orbital Reserve can only add to your strength.
puzzle-the-fourth-laboratory = The fourth laboratory
puzzle-the-fourth-laboratory-why = Stockholm brings 25 and fulfils the mission: 25 more, instead of 15 less. Paris brings 50, and the mission fails.
puzzle-all-for-paris = All for Paris
puzzle-all-for-paris-why = Everybody knows the other captain's only ship, a tripod of 5. Against saucer and cruiser together, 16, no roll helps it; against the saucer alone it may win Paris and the game.
puzzle-a-city-for-each = A city for each
puzzle-a-city-for-each-why = Nobody else has a ship. One ship is enough for a city, so the second one earns something only at another.
puzzle-ships-enough = Ships enough
puzzle-ships-enough-why = At most three cities will come in this last turn, and four ships with full tanks are at home. Another one can only cost people.
