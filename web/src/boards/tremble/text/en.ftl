### The board of Tremble, Humans! Names stay as they are. People are in thousands.

## What lies on the table

th-phase-1 = Fuel
th-phase-2 = Buying
th-phase-3 = Intelligence
th-phase-4 = Planning
th-phase-5 = Refuelling
th-phase-6 = Battle
th-phase-7 = Reward
th-people = People
th-people-thousand = People, thousand
th-thousand = k
th-fuel = Fuel
th-fuel-of = Fuel { $fuel } of { $most }
th-fuel-planned = Fuel { $fuel }, the plan burns { $burn }
th-fuel-short = { $n } short
th-fuel-need = Burns { $burn } of { $fuel } fuel
th-ships = Ships
th-missions = Missions
th-missions-count = Missions, { $n }
th-credits = credit { $n }
th-first = first
th-ready = ready
th-home = Ships at home
th-unknown = { $n ->
    [one] { $n } unknown ship
   *[other] { $n } unknown ships
}
th-captured = Captured:
th-captured-cultural = Cultural centres captured
th-captured-scientific = Scientific centres captured
th-captured-industrial = Industrial centres captured
th-city-deck = Cards in the city deck
th-ship-deck = Cards in the ship deck
th-cities-left = { $n ->
    [one] city left
   *[other] cities left
}
th-ships-left = { $n ->
    [one] ship left
   *[other] ships left
}
th-cities = Cities
th-type-cultural = Cultural
th-type-scientific = Scientific
th-type-industrial = Industrial
th-raid = raid
th-search = search
th-strength = strength
th-will-be = will be
th-nobody = nobody
th-guest = { $name }: strength { $strength }
th-no-cities = No cities lie in the row. Intelligence brings the next ones.
th-before = Before the first turn

## Ships

th-with-saucer = +{ $n } with a saucer
th-with-tripod = +{ $n } with a tripod
th-with-cruiser = +{ $n } with a cruiser
th-with-another-saucer = +{ $n } with another saucer
th-with-another-tripod = +{ $n } with another tripod
th-with-another-cruiser = +{ $n } with another cruiser
th-at-cultural = +{ $n } at culture
th-at-scientific = +{ $n } at science
th-at-industrial = +{ $n } at industry
th-does-quick-search = Searches in 1 turn
th-does-joins = May join a battle from the reserve
th-does-relocates = May change its city after the reveal
th-fleet = Your fleet
th-no-ships = You have no ship left.
th-to = → { $slot } { $city }
th-to-short = → { $slot }
th-reserve = reserve
th-away = { $n ->
    [one] away { $n } turn
   *[other] away { $n } turns
}
th-searching-at = { $n ->
    [one] Searches { $city }, { $n } more turn
   *[other] Searches { $city }, { $n } more turns
}
th-price = { $n } k
th-ship-figures = Strength { $strength }, fuel { $fuel }
th-ship-note = Fuel { $fuel }, price { $price } thousand
th-ship-note-free = Fuel { $fuel }, not for sale
th-note = { $supply } fuel come every turn, { $tank } fit in.
th-note-burn = Hatched: burns on take-off. { $supply } come every turn, { $tank } fit in.
th-note-short = { $n } fuel short: you would have to scrap ships.
th-go-city = Send to { $city }
th-go-short = Send to { $city }, { $n } fuel short
th-go-move = Fly to { $city }
th-go-stay = Stay at { $city }

## Searches and missions

th-searches = Searches
th-no-searches = Nobody searches now.
th-turns-left = turns left
th-search-label = { $turns ->
    [one] { $city }: { $name } searches, { $pays } thousand, { $turns } more turn
   *[other] { $city }: { $name } searches, { $pays } thousand, { $turns } more turns
}
th-army-may-come = If an army comes, every search flees or fights.
th-faces-army = has yet to meet the army
th-army-here = { $army } is here. Every search flees or fights.
th-your-missions = Your missions
th-only-you = secret
th-no-missions = None accepted yet.
th-pays = +{ $reward } / −{ $penalty }
th-have-of = { $have } of { $of }
th-most = you have { $have }, the best of the others { $rival }
th-mission-done = fulfilled so far

## The ways on, and what they cost

th-percent = { $n }%
th-plus = +{ $n }
th-to-win = to win
th-to-hold = to hold out
th-ships-lost = ships lost
th-now = at once
th-later = later
th-stay-win = The highest sum with dice takes all of { $city }
th-stay-lose = Whoever loses gives up one ship
th-stay-reserve = The reserve may join: +{ $strength } for { $fuel } fuel, then { $chance }%
th-retreat-home = All ships come home safely
th-retreat-one = { $name } takes { $city } without a fight
th-retreat-many = The others settle it among themselves
th-raid-now = Whoever is in the street, right now
th-raid-home = All ships come home
th-search-later = Those in hiding too, when the search is over
th-search-army = At least one ship stays; armies may come
th-fight-win = The search goes on if sum and dice suffice
th-fight-lose = Otherwise city and one ship are lost
th-flee-lose = { $city } is lost, and nothing is paid

## What everybody knows

th-know-first = First this turn
th-know-met = At home, met by all
th-know-searching = Searches, with the turns left
th-know-captured = Captured
th-know-credits = { $n ->
    [one] { $n } open credit
   *[other] { $n } open credits
}
th-know-table = The table
th-know-decks = City deck { $cities }, ship deck { $ships }, credits left { $credits }
th-know-armies = Armies that have marched
th-know-cities = Cities out of the game
th-know-ships = Ship discard

## Battle and reveal

th-battle = Battle
th-battle-at = Turn { $turn } · Battle · City { $slot }
th-battle-title = { $n ->
    [2] { $city }: two captains, one city
    [3] { $city }: three captains, one city
    [4] { $city }: four captains, one city
   *[other] { $city }: five captains, one city
}
th-battle-won = { $name } takes { $city }
th-battle-cultural = Cultural centre. Raid { $quick }, search { $search }. It goes to one of them.
th-battle-scientific = Scientific centre. Raid { $quick }, search { $search }. It goes to one of them.
th-battle-industrial = Industrial centre. Raid { $quick }, search { $search }. It goes to one of them.
th-retreated = retreated
th-won = wins
th-beaten = beaten
th-die = Die: { $n }
th-die-open = Die, not rolled yet
th-rolled-again = { $n ->
    [2] A tie: rolled again
   *[other] Ties: rolled { $n } times
}
th-stand = A search against an army
th-stand-turn = Turn { $turn } · An army marches
th-stand-held = { $city }: the search goes on
th-stand-lost = { $city } is free again
th-stand-need = needed; equal is enough
th-holds = holds out
th-reveal = The fleets are revealed
th-reveal-turn = Turn { $turn } · All cards face up
th-reveal-title = The fleets arrive
th-reveal-wanted = { $n ->
    [0] Everybody has a city of their own.
    [one] { $n } city is wanted by more than one.
   *[other] { $n } cities are wanted by more than one.
}
th-reveal-home = Sent no ship:

## The result in numbers

th-num-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
th-num-battles = { $count ->
    [one] { $count } city was contested
   *[other] { $count } cities were contested
}
th-num-retreats = { $count ->
    [one] { $count } polite retreat
   *[other] { $count } polite retreats
}
th-num-armies = { $count ->
    [one] { $count } army marched
   *[other] { $count } armies marched
}
th-num-lost = { $count ->
    [one] { $count } ship lost
   *[other] { $count } ships lost
}
th-num-best = Best haul: { $city }, { $n } thousand, by { $name }
th-num-captain = Captain
th-num-col-raids = raids
th-num-col-searches = searches
th-num-col-battles = battles won
th-num-col-bought = bought
th-num-col-lost = lost
th-num-col-missions = missions
th-plot-title = People in thousands, turn by turn; the last point is the final score
th-plot-label = People of every captain over the turns. In the end: { $ends }.

## Before the game

th-lobby-turn-2 = Pay with people for new ships
th-lobby-turn-4 = Send your ships to the cities, face down
th-lobby-turn-6 = Captains at the same city fight or retreat
th-lobby-turn-7 = Collect people in the cities you hold
