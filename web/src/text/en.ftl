## The house

app-name = Prowl
app-tagline = Games of hunter and hunted. One table.
lang-other = Русский
theme-to-day = Switch to day
theme-to-night = Switch to night
rules-and-cards = Rules and cards
close = Close
menu = Menu
not-found = There is nothing here.
to-home = To the front door

## Home

home-games = Games
home-play-bots = Play with bots
home-create = Create a table
home-your-move = Your move
home-return = Return to the table
home-open-tables = Open tables
home-playing = { $count ->
    [one] { $count } playing
   *[other] { $count } playing
  }
home-needs = needs { $count }
home-join = Join
home-doors = Ways to play
home-new = New here?
home-new-title = Learn in five minutes
home-new-text = One guided turn of any game, against bots. Nobody is waiting for you.
home-new-go = Play a guided turn
home-new-rules = How it works
home-friends = Far apart
home-friends-title = Play with friends
home-friends-text = Create a table and send the link. Your friends join from any phone.
home-device = In one room
home-device-title = On one device
home-device-text = Pass it round the table, or play against bots on your own.
home-device-go = Pass it round
home-level-of = Bot level
home-bots-game = Game
home-bots-go = Play
home-tables-mine = Your tables
home-minutes = { $from }–{ $to } min
home-weight =
    { $weight ->
        [1] very light
        [2] light
        [3] medium
        [4] heavy
       *[5] very heavy
    }
home-weight-of = How much there is to learn: { $weight } of 5
home-players = { $from }–{ $to } players
home-seats = { $taken } of { $all } seats taken

game-artemia = Not Alone
game-artemia-line = A crew stranded on Artemia. One of you is what lives here.
game-artemia-kind = One against all
game-tremble = Tremble, Humans!
game-tremble-line = Rival captains fill their holds with citizens. Politely, if possible.
game-tremble-kind = Bluff and greed
game-predator = Predator
game-predator-series = Encounters
game-predator-line = Something in the trees is counting you. Build a team that can count back.
game-predator-kind = Together
game-xfiles = The X-Files
game-xfiles-series = Encounters
game-xfiles-line = Gather the evidence before the lights come back for you.
game-xfiles-kind = Together
game-winter = Warring Colonies
game-winter-series = Dead of Winter
game-winter-line = Two colonies, one winter, not enough of anything.
game-winter-kind = Colony vs colony

## Any table

table-undo = Undo
table-hint = Hint
table-rules = Rules
table-log = What happened
table-log-news = What is new
table-chat = Talk
table-say = Say to all…
table-turn = Turn { $turn }
table-turn-phase = Turn { $turn } · { $phase }
table-you = you
table-you-named = { $name }, you
table-clock = Time left
table-clock-of = { $name } has { $time } left
table-players = Players
table-hand = Your hand
table-skip = Skip
table-skip-key = space
table-next = Next
table-ready = ready
table-thinking = thinking
table-bot-plays = a bot plays here
table-leave = Leave the table
table-settings = Settings
table-keys = Keys
table-record = The record
known = What everybody knows
known-table = The table
known-count = { $title }: { $n }
known-note = Only what lies open to all. No hand and no card lying face down is counted.
card-down = A card lying face down, { $name }
card-new = new
card-printed = printed { $n }
state-legal = can be chosen
state-picked = chosen
state-threat = under threat
state-off = not now: { $reason }

## Not Alone

na-rescue = Rescue
na-assimilation = Assimilation
na-to-go = { $left } to go
na-rescue-track = Steps to rescue: { $left }; Artemia on { $symbols }
na-assimilation-track = Steps until the Creature wins: { $left }
na-planet = The planet Artemia
na-creature = Creature
na-lobby-lot = The Creature is drawn by lot when the game starts
na-lobby-creature = One against all: hunts the others down before rescue arrives.
na-lobby-hunted = Hunted
na-lobby-turn-1 = Each Hunted plays a Place card face down
na-lobby-turn-2 = The Creature places its Hunt tokens
na-lobby-turn-3 = Cards are revealed: a caught Hunted loses Will
na-lobby-turn-4 = Rescue is one space closer
na-hunt-cards = { $count ->
    [one] hunt card
   *[other] hunt cards
  }
na-played = played:
na-will = will { $will }
na-will-of = Will { $will } of { $of }
na-places-in-hand = Places in hand
na-survival-cards = Survival cards
na-survival-deck = Survival deck
na-can-go = may go
na-in-discard = in discard
na-possible = Can be at { $can }. In the discard: { $out }.
na-possible-nowhere = nowhere
na-possible-none = nothing
na-reserve = Place reserve
na-reserve-place = { $name }, { $count } left
na-slot = Your card will lie here
na-creature-hears = The Creature hears all
na-who-could = Could be here: { $names }
na-nobody-could = nobody can be here
na-token-hunter = Creature
na-token-planet = Artemia
na-token-target = Target
na-token-beacon = Beacon
# A token between two places counts on both.
na-token-pair = { $token }, also on: { $place }
na-here = Here: { $names }
na-phase = Phase { $phase }
na-phase-1 = Exploration
na-phase-2 = Hunting
na-phase-3 = Reckoning
na-phase-4 = End of turn
na-kind-place = Place
na-kind-hunt = Hunt · phase { $phase }
na-kind-survival = Survival · phase { $phase }
na-own-discard = Discard: { $places }. Will or a place brings them back.

## Keys

keys-digits = 1–9, 0
keys-digits-text = choose a place, a city, a card of the hand
keys-arrows = arrows
keys-arrows-text = move on the map and in the hand
keys-enter-text = choose; once more: send
keys-space-text = enlarge a card
keys-escape-text = close what lies over the table; take back the choice
keys-undo-text = undo
keys-hint-text = hint
keys-rules-text = rules
keys-log-text = what happened
keys-help-text = this list
keys-enter = Enter
keys-space = Space
keys-escape = Esc
keys-undo = U
keys-hint = H
keys-rules = R
keys-hurry = B
keys-hurry-text = hurry the bots
keys-log = L
keys-help = ?
keys-known = K
keys-known-text = what everybody knows
keys-links = ← →
keys-links-text = in the log: from name to name, from card to card
