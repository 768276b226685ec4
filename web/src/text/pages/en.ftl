## The line and the house

loading = One moment…
net-offline = No connection. Rules and cards are still here.
net-away = The house cannot be reached.
net-away-text = It is tried again and again; nothing is lost.
net-again = Try again
net-failed = That did not work. Try again.
net-lost = The line is cut.
net-lost-text = The table waits and you will be back by yourself; nothing is lost.
link-copied = Link copied.
link-copy = Copy link
link-share = Share
title-your-turn = ● Your turn · { $game }
title-table = { $table } · { $game } · Prowl
title-home = Prowl · Games of hunter and hunted
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }

## Names

name-title = What shall we call you?
name-label = Your name
name-example = Vera
name-text = No account, no password. The others see this name; this browser remembers it.
name-give = That is me
name-empty = Write a name first
name-known = Hello, { $name }.
name-change = { $name }: change the name
bot-name-1 = Rook
bot-name-2 = Vesper
bot-name-3 = Moss
bot-name-4 = Flint
bot-name-5 = Wren
bot-name-6 = Ember
bot-name-7 = Quill
bot-name-8 = Sable
bot-name-9 = Drift
bot-name-10 = Lark
bot-name-11 = Onyx

## Home

home-in-play = In play
home-gathering = Waiting for players
home-your-turn = your turn
home-in-turn = turn { $turn }
home-watch = Watch
home-no-tables = No open tables right now.
home-away = Can’t reach the server, so open tables can’t be listed right now.
home-who = { $names } · { $when }
home-what = { $game } · { $who }
home-past = Watch the replay: { $name }, { $about }
home-past-all = My games
home-upload = Open a file

## A new table, and one that gathers

new-title = Create a table
new-options = Table options
new-table = The table
new-seat = Seat { $seat }
new-seat-name = Player’s name, seat { $seat }
new-seat-mine = Your name, seat { $seat }
new-seat-equal = This name is taken at the table. Choose another one.
new-seat-away = Remove seat { $seat }
new-fair = Bots see only what their own seat may see. They never look at your cards.
new-seat-more = Add a seat
new-name = Name of the table
new-name-room = { $used } of { $most } characters
new-name-example = We’ll pick one if you don’t
new-listed = Listed on the home page
new-listed-note = If not, only people with the link can find it.
new-spectators = Spectators may watch
new-spectators-note = They see only what everyone at the table can see.
new-mode = Mode
new-clock = Clock
new-seconds = Time
new-delay = Bots wait
new-grace = A bot takes over for an absent player after
new-stand-in = Stand-in bot
new-then-gather = { $count ->
    [one] { $count } seat is open. You’ll get a link to send to a friend.
   *[other] { $count } seats are open. You’ll get a link to send to friends.
  }
new-then-start = { $count ->
   *[other] Nobody to wait for: the game starts at once.
  }
new-open = Create the table
new-start = Start the game
who-me = Me
who-me-note = You play here
who-device = On this device
who-device-note = You pass the device round
who-open = Open seat
who-open-note = For anyone with the link
who-greedy = Bot, medium
who-greedy-note = Plays sensibly and quickly
who-search = Bot, hard
who-search-note = Thinks ahead and takes its time
who-random = Bot, easy
who-random-note = Plays anything the rules allow
level-greedy = Medium
level-search = Hard
level-random = Easy
clock-none = No clock
clock-none-note = Everyone takes the time they need
clock-sand = Sand timer
clock-sand-note = One glass for all who are asked, turned with every phase
clock-game = The game’s sand timer
clock-game-note = Turned when the rules say so
clock-move = Move clock
clock-move-note = Its own time for every question
gather-status = Waiting for players
gather-invite = Invite friends
gather-link = Invite link
gather-code = QR code of the invite link { $link }
gather-camera = Point a phone camera at the code. No account needed, just a name.
gather-copy = Copy
gather-full = Full screen
link-near = Only this computer can open this link.
link-near-how = To let others in, start the server with one of these:
gather-taken = { $taken } of { $all } seats taken
gather-minutes = { $from }–{ $to } minutes
gather-spectators-yes = Spectators welcome
gather-spectators-no = No spectators
gather-options = Table options
gather-seats = Seats
gather-turn = New to this game? One turn in pictures
gather-rules = Read the rules
gather-terms = The table
gather-came = { $name } takes seat { $seat }.
gather-left = Seat { $seat } is open again.
term-clock = { $clock }, { $time }
term-spectators = Spectators
term-spectators-yes = can watch
term-spectators-no = not allowed
term-found = Who can find the table
term-found-yes = everyone, on the home page
term-found-no = people with the link
gather-waiting = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
  }
gather-start = Start the game
gather-start-text = If you start now, bots take the open seats.
gather-take = Take a seat to play.
gather-wait = The host starts the game, or it starts by itself when every seat is taken.
seat-open = Open seat
seat-open-note = waiting for a player
seat-you = you
seat-you-host = you, the host
seat-host = host
seat-player = player
seat-bot-random = bot, easy
seat-bot-greedy = bot, medium
seat-bot-search = bot, hard
seat-away = away
seat-take = Take seat
seat-to-bot = Bot
seat-get-up = Leave seat
seat-free = Clear seat
seat-change = Change
seat-change-of = Change { $name }

## At the table

table-over = The game is over
table-wait = One moment…
table-waiting-for = Waiting for { $names }
table-done-with = Done: { $things }
table-done-none = None
table-done-count = Done ({ $count })
table-pick-between = Choose { $least } to { $most }
table-pick-exactly = Choose { $count }
table-redo = Redo
table-bot = Let a bot play for me
table-bot-back = Play myself again
table-bot-plays-you = A bot plays for you.
table-pause = Stop the clocks
table-resume = Let the clocks run
why-rule = Rule { $rule }
table-paused = The clocks stand still.
clock-call = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
clock-up = Time is up: the table has answered for { $names }
clock-up-yours = Time is up: the table has answered for you
table-hurry = Hurry the bots
table-hurry-asked = asked by { $names }
table-hurry-waits = waiting for { $names }
table-hurried = The bots hurry
table-resign = Propose to end the game early
table-result = Result
table-replay = Watch the game again
table-rematch = Play again
table-device = Play on another device
device-text = Whoever opens this link holds your seat, too: keep it to yourself. A new link takes your seat from all devices that opened an older one.
device-link = Open it on the other device
device-make = Make a link
seat-link-shut = This link opens no seat.
seat-link-wrong = It is not complete, or a newer one has taken its place. Ask whoever sits there for the new link.
seat-link-later = Too many links were opened from here. Wait a moment and open it again.
seat-link-look = To the table
table-report = Report a problem
report-text = A file is saved with everything that your seat was sent, and nothing that it was not. It helps to find out what went wrong.
report-to = Send it to
report-to-host = Give it to the host of this server.
report-save = Save the file
table-report-saved = The report is saved. It holds nothing that you did not see.
table-sure = Are you sure?
table-sure-yes = Yes, do it
table-sure-no = No, back
table-leave-text = You can leave and come back at any time. If you leave for good, a bot plays on for you.
table-leave-door = Leave for now
table-leave-good = Leave for good
curtain-title = { $name }, it is your turn
curtain-text = Pass the device on. The others look away.
curtain-lift = I am { $name }
chat-unread = { $chat }: { $count } new
chat-signs = Signs and hush
chat-hush = Hush { $name }
chat-silence = Silence { $name } for all
chat-silenced = { $name } has silenced { $whom } at this table
chat-heard = { $name } lets { $whom } speak again
emote-hello = Hello
emote-well_played = Well played
emote-thinking = Let me think
emote-ouch = Ouch
emote-laugh = Ha
emote-thanks = Thanks

## Votes

vote = Vote
vote-undo = { $name } asks to undo a move
vote-resign = { $name } proposes to end the game early
vote-pause = { $name } asks to stop the clocks
vote-resume = { $name } asks to let the clocks run
vote-rematch = { $name } would like to play again
vote-move = The move: { $move }
vote-move-unseen = What it was has not been shown yet.
vote-learned = { $name } has learned since: { $things }
vote-learned-hidden = { $count ->
    [one] { $name } has learned one thing since that you do not know
   *[other] { $name } has learned { $count } things since that you do not know
  }
vote-waits = Waiting for { $names }
vote-yes = Agree
vote-no = Refuse
vote-withdraw = Withdraw
vote-refused = It was refused.
vote-agreed = All have agreed.

## Hints

hint-thinking = A bot thinks about it…
hint-would = A bot would
hint-worlds = { $worlds ->
    [one] In the one world that was tried it came off best.
   *[other] In { $worlds } worlds that fit what you know it came off best.
  }
hint-visits = { $visits ->
    [one] tried once
   *[other] tried { $visits } times
  }
hint-why = { $worlds ->
    [one] In the one world that was tried it came off best, worth { $value }.
   *[other] In { $worlds } worlds that fit what you know it came off best, worth { $value }.
  }
hint-take = Pick it for me
hint-all = What was weighed
hint-figures = { $visits } · { $value }
hint-value = worth { $value }
hint-chance = { $card } { $percent }
hint-percent = { $n }%

## Results

result-won = You have won
result-lost = You have lost
result-winners = { $count ->
    [one] Winner
   *[other] Winners
  }
result-numbers = Everyone in numbers
result-to-rematch = To the next game
result-file = Save as a .prowl file
result-look = Look at the table
num-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
num-caught = { $count ->
    [0] never caught
    [one] caught once
   *[other] caught { $count } times
  }
num-escapes = { $count ->
    [one] { $count } escape
   *[other] { $count } escapes
  }
num-haunt = { $count ->
    [one] favourite place: { $place }, { $count } visit
   *[other] favourite place: { $place }, { $count } visits
  }
num-beacons = { $count ->
    [one] the beacon called once
   *[other] the beacon called { $count } times
  }
num-gave-up = { $count ->
    [one] gave up once
   *[other] gave up { $count } times
  }
num-player = Hunted
num-col-caught = caught
num-col-will = will lost
num-col-cards = cards played
plot-title = Steps to go, turn by turn
plot-label = Both tracks over the turns. Steps to go in the end: rescue { $rescue }, assimilation { $assimilation }.

## Replay

replay = Replay
replay-first = To the beginning
replay-back = Step back
replay-next = Step forward
replay-play = Play
replay-stop = Stop
replay-moment = Moment
replay-at = { $at } of { $last } · turn { $turn }
replay-start = The table is laid.
replay-decided = { $name } has decided.
replay-move = { $name }: { $move }
replay-turn = Turn
replay-eyes = Through whose eyes
replay-eyes-all = Everything open
replay-eyes-spectator = A spectator
replay-hidden = What was hidden
replay-hidden-none = Nothing is hidden now.
replay-more = More
replay-share = Link to this moment
replay-fork = Play on from here
replay-fork-text = A new table starts in turn { $turn }. You take a seat, bots take the others.
replay-fork-seat = Your seat
replay-fork-dealt = Hidden cards
replay-fork-level = Bots
replay-fork-go = Play on
dealt-as_it_was = As they were
dealt-as_it_was-note = Everything lies as it lay in that game
dealt-as_i_knew = Dealt anew
dealt-as_i_knew-note = Only what that seat knew stays; the rest is drawn again
what-if = What if?
what-if-nobody = Nobody has answered anything yet
what-if-text = What would have come of another answer? From here quick bots play on for everybody, to the end, many times for each likely answer of { $name }.
what-if-games = { $games ->
    [one] One game for each answer. The bar shows between which chances the truth probably lies.
   *[other] { $games } games for each answer. The bar shows between which chances the truth probably lies.
}
what-if-shares = The better answers were played on more often. The bar shows between which chances the truth probably lies.
what-if-played = { $games ->
    [one] one game
   *[other] { $games } games
}
what-if-only = There was no other likely answer. { $games ->
    [one] It was played on once.
   *[other] It was played on { $games } times.
}
what-if-taken = so it was played
what-if-chance = { $n }%
what-if-between = { $low }–{ $high }%
what-if-wait = The bots are playing…
what-if-far = { $games ->
    [one] { $played } of at most one game
   *[other] { $played } of at most { $games } games
}
what-if-stop = Stop
what-if-stopped = Stopped.
what-if-again = Play on

## Rules, cards, settings

rules-cards = Cards
rules-find = Search the rules
rules-find-word = card
rules-chapters = Chapters
rules-no-game = There is no such game here. These are on the shelf:
rules-of = { $game }: rules and cards
rules-none = Nothing fits.
cards-find = Search the cards
cards-find-example = draw
cards-kinds = Kinds of cards
cards-all = All
set-language = Language
set-day = By day
set-day-note = Light paper instead of night
set-speed = Animations
set-speed-normal = Normal
set-speed-normal-note = Cards travel and turn
set-speed-fast = Fast
set-speed-fast-note = The same, in half the time
set-speed-off = Off
set-speed-off-note = Everything is at once where it belongs
set-reveal = The moment of the reveal
set-reveal-note = Show the cards as they are turned over
set-autopass = Pass by itself
set-autopass-note = When passing is all you can do. It waits as long as a person would, so that nobody can tell.
set-mute = Silence
set-volume = Volume
set-try-sound = Listen
about-contact = About this server write to
about-host = For questions about this server turn to its host.
set-motion-note = If your system asks for reduced motion, nothing flies about here, whatever is chosen above.

## Not Alone

na-laid = laid
na-laid-long = lies face down in front of you
na-note-placing = press a place
na-somebody-else = Somebody else
na-note-due = still to lay
na-note-on = { $places }
na-note-not-now = not this turn
na-reveal = The cards are turned over
na-reveal-nobody = Nobody is here
na-reveal-found = Found: { $names }
na-reveal-at = The Creature is here: { $places }
na-reveal-nowhere = The Creature has stayed away.
na-fate-free = Safe for now
na-fate-caught = The Creature is here
na-fate-planet = Artemia is awake here
na-fate-target = Under the Target token
na-to-go-why = steps to go
na-off = switched off
na-know-at = Stands at
na-know-can = Can be at
na-know-out = In the open discard
na-know-empty = Nobody can be at
na-know-barred = Nobody may go to
na-know-off = Switched off until the turn ends
na-know-smoke = Smoke lies over the discards: the Creature cannot see into them, so nothing is ruled out.
na-know-laid = A card lies face down.
na-know-river = Lays two cards, keeps one (River).
na-know-artefact = Lays two cards, and both count (Artefact).
na-know-awaited = The Creature waits for this one.
na-know-card-played = Has played a Survival card this turn.
na-know-hunt-cards = Hunt cards: { $hand } in hand, { $deck } in the deck
na-know-hunt-discard = In the Hunt discard
na-know-survival = In the deck: { $deck }
na-know-survival-discard = In the Survival discard

## Parts of a table

zone-hand = Hand
zone-row = Cities
zone-attack = Sent out
zone-searching = Searching
zone-drawn = On offer
zone-captured = Captured
zone-searches = Searches
zone-army = Army
zone-city-discard = City discard
zone-ship-discard = Ship discard
zone-mission-hand = Missions
zone-mission-deck = Mission deck
zone-city-deck = City deck
zone-ship-deck = Ship deck

## A guided first turn

learn-title = Your first turn
learn-text = Choose a game. You sit down with bots, somebody looks over your shoulder, and after one turn you go on alone or get up.
learn-players = { $bots ->
    [0] You alone
    [one] You and one bot
   *[other] You and { $bots } bots
}
learn-begin = { $game }: begin the guided turn
guide = Guide
guide-place = { $n } of { $of }
guide-understood = Understood
guide-rule = Read the rule
guide-alone = Go on alone

## What is proved of bots

fair-badge = cannot see your cards
fair-badge-of = { $name }: cannot see your cards
fair-mark = { $name } cannot see your cards: how do we know?
fair-menu = Bots cannot see your cards
fair-title = This bot cannot see your cards
fair-text = You need not take our word for it. A bot ({ $level }) was tried in { $game }: at { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} it was asked twice, once as the cards really lay, and once after everything that its seat may not know had been dealt otherwise.
fair-result = Its move was the same every time, and so were its reasons, letter for letter. What it cannot see does not lead it.
fair-games = Games, with { $least ->
    [1] one player
   *[other] { $least }
} to { $most } players
fair-compared = Decisions at which it was asked twice
fair-different = … where something hidden really was otherwise
fair-choices = … and where it had a choice
fair-found = Moves or reasons that differed
fair-tries = For this it made { $count } attempts a decision, so that no clock had a say. At the table it makes more of the same kind.
fair-check = Anybody who has Prowl can try it again. This command plays the same games and must count the same:
fair-copy = Copy the command
fair-copied = The command is copied.
fair-digest = Fingerprint of its moves:
