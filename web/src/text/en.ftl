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
