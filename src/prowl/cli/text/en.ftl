### The command line in English.

prowl-about = Prowl: one table for board games of hunter and hunted. Without a command it opens a table to browsers. Or play in the terminal, watch bots play, replay games, read cards and rules.

## Commands

command-games = What can be played: games, players, table options, languages
command-play = Play in the terminal, against bots or with others at one keyboard
command-simulate = Let bots play many games and count the results
command-balance = Let bots play many games of several configurations and report on the balance
command-record = Let bots play one game and keep it in a file
command-replay = Run a recorded game again, verify it, tell it in words
command-view = Exactly what a seat was sent after so many answers of a recorded game
command-cards = The cards: definition, English and Russian side by side
command-rules = The numbered rules, and the tests that prove them
command-puzzles = Positions in which the rules tell what is right: let bots solve them, look at one, solve one yourself
command-prove-fair = Check that nothing hidden changes a byte of what a seat is sent, or a move of a bot
command-serve = Open tables to browsers

metavar-command = COMMAND
metavar-game = GAME
metavar-file = FILE
metavar-level = LEVEL
metavar-card = CARD
metavar-puzzle = PUZZLE
metavar-setting = KEY=VALUE

arg-version = Show the version
version-compiled = prowl { $version } (compiled)
version-pure = prowl { $version } (pure Python)
arg-lang = Language of everything that is said: en or ru. Otherwise PROWL_LANG or LANG decides
arg-json = Data for programs instead of words for people
arg-game = A game by its id; “prowl games” lists them
arg-players = Number of players
arg-seat = A seat, counted from 1; “spectator” is nobody's seat. For “play” also several (1,2) or “all”
arg-bots = Who plays the other seats: random, greedy or search (search:100 tries so often, whatever the clock says); or one level for each seat, separated by commas
arg-bots-proved = Check bots instead: levels separated by commas, search with its iterations, such as greedy,search:20
arg-seed = All luck comes from this number: the same number, the same game
arg-set = Table options, such as expert=yes
arg-load = Go on with a game that was saved with “s FILE”
arg-guide = Be told what to do during the first turn, at a table made for learning
arg-games = Number of games
arg-jobs = How many processes work at once; the result is the same for any number
arg-keep = A file for the games played; when the same call is made again, those in it are not played again
arg-balance-players = Numbers of players, such as 2-4 or 2,4; otherwise every number of the game
arg-balance-games = Number of games of each configuration, 100 if not given
arg-balance-bots = Who plays, each strength a configuration: weighted (by the game's own weights, fast), random, greedy, search
arg-balance-set = Table options; KEY=A,B plays a configuration with each value
arg-balance-output = Write the report to this file, as Markdown
arg-without = Cards by their ids, separated by commas: for each one more configuration, with the same seeds, in which it is not in the box
arg-from = Number of the first game: machines that share the work play different numbers of the same seed
arg-sample = One game in so many is watched closely: rules that are run, decisions that are weighed. 20 if not given, 0 for none
arg-output = The file to write
arg-file = A recorded game
arg-step = Wait for Enter after every answer
arg-until = Stop after this many answers
arg-at = After how many answers
arg-all = All games; “rules” then has a line for each rule with its number of tests
arg-every = Look at one decision in so many, 10 if not given
arg-check = Exit code 1 if a rule has no test
arg-solvers = Who solves the puzzles: random, greedy or search, several separated by commas; search:60 tries 60 times
arg-tries = How often each bot meets each puzzle, every time with other luck
arg-show-puzzle = Show one puzzle as its player sees it
arg-play-puzzle = Show one puzzle, ask for the answer and say whether it is right
arg-solve = With --show: say also what is right, and why
arg-lan = Let friends on the local network join: listen there, and print the address with a QR code
arg-host = Address to listen on; if not given, this computer only, or with --lan all its networks
arg-port = Port to listen on, 8080 if not given; 0 for any free one
arg-db = File of the database, prowl.db if not given
arg-contact = Whom players write to about this server: a mail address or an https: page
arg-public-url = Address people use, if a proxy stands in front
arg-origin = A further address whose pages may connect; can be given several times
arg-workers = Number of processes for bots to think in
arg-bot-delay = Seconds bots wait before they answer, for all tables
arg-think = Seconds after which a bot must have answered
arg-proxies = Addresses of proxies whose headers are believed
arg-log-level = Which messages are logged: these and graver ones
arg-unlimited = No limits on how often clients ask, for load tests

## What argparse says

argparse-usage = usage:{ " " }
argparse-positionals = arguments
argparse-options = options
argparse-commands = commands
argparse-help = Show this help
argparse-error = %(prog)s: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = Something is missing: %s.
argparse-unrecognized = This means nothing here: %s.
argparse-one = One value must follow.
argparse-at-most-one = At most one value may follow.
argparse-at-least-one = At least one value must follow.
argparse-expected = { $n ->
    [one] { $n } value must follow.
   *[other] { $n } values must follow.
}
argparse-explicit = It takes no value, but was given %r.
argparse-not-allowed = It does not go together with %s.
argparse-one-required = One of these is needed: %s.
argparse-invalid-value = %(value)r is no value for this.
argparse-invalid-choice = There is no %(value)r here. Choose one of: %(choices)s.
argparse-unknown-command = There is no command %(parser_name)r. Choose one of: %(choices)s.
argparse-ambiguous = %(option)s could mean any of these: %(matches)s.
argparse-hint = “{ $command } --help” explains.
bad-number = “{ $text }” is no whole number from { $least } up.

## What “serve” says

serve-alone = Only this computer can open it. To let friends on your network join, restart Prowl with --lan (or: make play LAN=1).
serve-invite = Friends on your network can join at { $address }
serve-no-network = No local network found: for now only this computer can open it. Connect to a network and restart Prowl, or name an address of this computer with --host.

## What can go wrong

error-cannot-listen = Prowl cannot listen on { $host }:{ $port }: { $reason }.
error-lan-on-loopback = With --host { $host } only this computer can open Prowl, so --lan makes no sense. Leave out one of the two.
error-bad-contact = “{ $contact }” is no contact. Write a mail address (me@example.org) or the address of a page (https://example.org/help).
error-database-in-use = Another Prowl server has the database { $path } open. Stop it, or name another file with --db.
error-no-database = Prowl cannot open the database { $path }: { $reason }.
error-bad-range = { $option } is { $value }, but must lie from { $least } to { $most }.
error-bad-address = “{ $address }” is no address of a site. Write it as browsers show it, such as https://example.org.
error-interrupted = Interrupted.
error-unexpected = Something in Prowl failed ({ $kind }: { $detail }). With PROWL_DEBUG=1 the whole story is told.
error-unfit-machine = This file holds what Prowl needs for Python 3.11 to 3.14 on Linux, macOS (Apple silicon) and Windows; here is Python { $python }, and something is missing. Try another Python, or install Prowl with pip.
error-bad-setting = “{ $text }” is no table option. Write KEY=VALUE, such as expert=yes.
error-unknown-bot = There is no bot “{ $level }”. Choose one of: { $known }.
error-bots-count = { $n ->
    [one] { $n } bot level was named
   *[other] { $n } bot levels were named
} for { $players } seats. Name one for all, or one for each.
error-cannot-read = { $why ->
    [missing] There is no file “{ $file }”.
    [directory] “{ $file }” is a directory, not a file.
    [forbidden] The file “{ $file }” may not be read.
   *[other] The file “{ $file }” cannot be read.
}
error-cannot-write = { $why ->
    [missing] The directory of “{ $file }” does not exist.
    [directory] “{ $file }” is a directory, not a file.
    [forbidden] The file “{ $file }” may not be written.
   *[other] The file “{ $file }” cannot be written.
}
error-beyond-end = The game has { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, so it cannot stand after { $at }.
error-bad-seat = There is no seat “{ $seat }”. The seats are 1 to { $players }.
error-rules-one-or-all = Name one game, or ask for --all.
error-solve-what = --solve says what is right in one puzzle: name it with --show.
error-puzzle-of-which-game = Name the game of the puzzle too, such as: prowl puzzles not_alone --show stop_the_clock
error-unknown-puzzle = There is no puzzle “{ $puzzle }” in { $game }. { $n ->
    [0] It has none.
   *[other] Choose one of: { $known }.
}
error-rules-untested = { $n ->
    [one] { $n } rule has no test
   *[other] { $n } rules have no test
}: { $rules }.
error-simulate-failed = { $n ->
    [one] { $n } game did not end as it should.
   *[other] { $n } games did not end as they should.
} { $detail }
error-bad-numbers = “{ $text }” are no numbers of players. Write them like 2-4 or 2,4.
error-unknown-card = There is no card “{ $card }” in { $game }. “prowl cards { $game }” lists them.
error-card-stays = { $why ->
    [stacked] The card “{ $card }” cannot be taken out: the rules build its deck in layers that have to keep their size.
    [own] The card “{ $card }” cannot be taken out: it belongs to a player from the start.
    [laid] The card “{ $card }” cannot be taken out: the rules lay it out, it is not dealt from a deck.
    [few] The card “{ $card }” cannot be taken out: its deck has no other card to take its place.
   *[absent] The card “{ $card }” cannot be taken out: with these players and options no common deck holds it.
}
error-unfair = { $n ->
    [one] { $n } leak: a seat was
   *[other] { $n } leaks: seats were
} sent something that depends on what must stay hidden.
error-unfair-bots = { $n ->
    [one] { $n } difference: a bot was
   *[other] { $n } differences: bots were
} led by something that its seat cannot see, or by chance.
error-only-with-bots = { $option } goes together with --bots only.
error-bot-by-clock = “{ $level }” thinks by the clock, so it may move otherwise the next time. Name its iterations, such as { $level }:20.
error-load-brings = { $option } cannot be changed: a saved game brings its own.
error-load-other-game = The file “{ $file }” holds a game of { $game }.
error-save-where = Name a file: s FILE
error-no-such-rule = There is no chapter and no rule “{ $wish }”.
error-not-a-number = “{ $text }” is no answer. Type a number from 1 to { $most }, or ? for help.
error-pick-one = One number, please.
error-pick-some = { $least ->
    [0] { $most ->
        [one] At most { $most } number, please; 0 for none.
       *[other] Up to { $most } numbers, please; 0 for none.
    }
   *[other] From { $least } to { $most } different numbers, please.
}
error-pick-exactly = { $n ->
    [one] One number, please.
   *[other] { $n } different numbers, please.
}

## Words of many places

yes = yes
no = no
percent = { $n }%
seat-you = { $name } (you)
pile = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pile-known = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, known: { $known }
players-range = { $least }–{ $most }
column-game = Game
column-players = Players
column-modes = Modes
column-options = Table options, the default first
column-languages = Languages
column-card = Definition
column-en = English
column-ru = Russian
column-rule = Rule
column-tests = Tests
column-text = Text
column-puzzle = Puzzle
column-title = Title
column-kind = Kind
tests = { $n ->
    [one] { $n } test
   *[other] { $n } tests
}
rules-title = { $game }: { $done } of { $all } rules have a test
outcome = { $how }. { $n ->
    [0] Nobody wins.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
}

## Many games, recorded games

simulate-playing = Playing
report-games = Games
report-finished = Finished
report-errors = Failed
report-decisions = Decisions
report-rounds-mean = Rounds a game, on average
report-cpu-seconds = Seconds of computing
report-wins = Wins, { $seat } ({ $bot })
report-share = { $n } ({ $percent }%)
recorded = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, kept in { $file }.
replay-answer = { $seat }: { $answer }
replay-more = Enter: go on · q: stop{ " " }
verified = Verified: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, every fingerprint agrees.
view-not-asked = This seat is not asked anything now.
fair-comparing = Comparing
fair-compared = Compared in { $games ->
    [one] { $games } random game
   *[other] { $games } random games
} at { $decisions } decisions: { $views } views, { $prompts } questions, { $waiting-lists } lists of who is waited for and { $events } events, { $bytes } bytes in all, each with its like in { $worlds } worlds in which everything hidden was dealt again.
fair-leak = Leak: seed { $seed }, after { $decision } answers, { $seat }: { $part }
spectator = spectator
part-view = the view
part-prompt = the question
part-waiting = who is waited for
part-events = the events
fair-bot-compared = { $game }, bot { $bot }: { $games ->
    [one] { $games } game, { $decisions } decisions
   *[other] { $games } games, { $decisions } decisions
}. At { $compared } of them the bot was asked again in a world that its seat cannot tell from the real one; at { $different } something hidden really was otherwise, and at { $choices } of these it had a choice. No such world was found for { $alone }.
fair-bot-digest = Fingerprint of the moves: { $digest }
fair-bot-finding = Difference: bot { $bot }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }, after { $decision } answers, { $seat }: { $part }
fair-bot-real = as it is:  … { $text } …
fair-bot-imagined = otherwise: … { $text } …
part-glimpse = what it is handed
part-move = its move
part-explanation = its reasons
fair-bots-proved = Not a move and not a reason differed: these bots see nothing that their seats cannot see.
fair-proved = No byte differed: nothing hidden leaks.

## The balance lab. Shares are in percent.

balance-title = Balance of { $game }, rules version { $rules }
balance-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of each configuration, numbers { $first } to { $last } of seed { $seed }; all seats: { $bots }. In parentheses: 95 % intervals.
balance-written = The report is in { $file }.
balance-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
balance-without = without { $card }
balance-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
balance-plus = +{ NUMBER($n, maximumFractionDigits: 1) }
balance-minus = −{ NUMBER($n, maximumFractionDigits: 1) }
balance-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
balance-share-off = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }) ≠
balance-difference = { $difference } ({ $low } … { $high })
balance-difference-clear = { $difference } ({ $low } … { $high }) ≠
balance-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($middle, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) } · { $longest }
balance-question = { NUMBER($asked, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($choices, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $spread }
balance-use = { NUMBER($taken, maximumFractionDigits: 0) }% · { $change }
balance-even = If all won equally often
balance-outcomes = How games end
balance-outcomes-note = The share of games that ended this way.
balance-outcomes-row = Outcome
balance-roles = Who wins: roles
balance-roles-note = The share of its games that a role won; ≠ marks an interval that does not hold the even share.
balance-roles-row = Role
balance-seats = Who wins: seats
balance-seats-note = The share of games that a seat won; ≠ marks an interval that does not hold the even share.
balance-seats-row = Seat
balance-length = Length
balance-length-note = Mean · quartiles · longest. A decision is an answer to a question that left a choice.
balance-length-row = A game
balance-rounds = Rounds
balance-decisions = Decisions
balance-lead = The lead
balance-lead-note = By the game's own valuation at the end of each round: of a side, of a seat, or of the players against the game.
balance-lead-row = A game
balance-changes-of-lead = Changes of the lead
balance-halfway = The later winner leads halfway
balance-for-good = Part of the game after which the winner leads for good
balance-changes = Cards taken out
balance-changes-note = The same seeds with and without the card, so the luck of the deal largely cancels out; ≠ marks a difference that is hardly chance.
balance-changes-row = Configuration
balance-changes-what = Wins, rounds
balance-changes-before = With the card
balance-changes-after = Without it
balance-changes-change = Difference
balance-all-players = All players
balance-questions = Decisions that mattered
balance-questions-note = Asked in a game · with a choice · how far the best answer is from the worst, in points of the chance to win, to a greedy bot that tries each of them. The last is measured on a sample; – means never. First comes what weighs most in a whole game.
balance-questions-row = Question
balance-answers = Cards that go with winning: what players chose
balance-answers-note = How many of those who could did · by how many points they won oftener than those who could and did not. This is correlation: whoever is ahead may simply choose so. Rows with fewer than { $few } seats on either side are left out.
balance-answers-row = Choice
balance-events = Cards that go with winning: what happened to players
balance-events-note = To how many of the seats of the same roles it happened · by how many points they won oftener than the others. This is correlation too: long games bring more of everything, and may be won by others than short ones. Rows with fewer than { $few } seats on either side are left out.
balance-events-row = Event
balance-never = What never happened
balance-never-note = Counts. Rules are watched by function: one counts as run when a function that names it was run in a game of the sample; { $n ->
    [one] { $n } numbered rule is
   *[other] { $n } numbered rules are
} named by a function.
balance-never-row = Never
balance-never-named = Cards that no question and no event ever named
balance-never-taken = Cards offered and never chosen
balance-never-happened = Events that never happened
balance-never-run = Numbered rules that were never run
balance-not-measured = not measured
balance-lists = Never in any configuration
balance-lists-note = What is missing from every column above.
balance-lists-which = Which

## Puzzles

puzzles-solving = Solving
puzzles-solved = Right every time
puzzles-known = { $sign } this level is known not to be right every time.
puzzle-kind-win = win now
puzzle-kind-survive = do not lose
puzzle-kind-gain = gain for nothing
puzzle-kind-waste = pay for nothing
puzzle-kind-ally = help
puzzle-seat = You are: { $seat }
puzzle-keys = number: answer · ? rules · q leave
puzzle-right = Right.
puzzle-wrong = Not right.
puzzle-right-answers = { $n ->
    [one] The right answer: { $answers }
   *[other] The right answers: { $answers }
}
puzzle-wrong-answers = { $n ->
    [one] The wrong answer: { $answers }
   *[other] The wrong answers: { $answers }
}
puzzle-input-ended = The input has ended without an answer.

## At the table

play-prompt = ›{ " " }
play-keys = number: answer · ? rules · h hint · u undo · l log · s FILE save · q quit
play-seed = seed { $seed }
play-thinking = { $seat } is thinking …
play-left = You leave the table. The game goes on only if you saved it.
play-input-ended = The input has ended, and with it this sitting.
play-saved = Saved. Go on with: prowl play { $game } --load { $file }
play-curtain = Now it is the turn of: { $seat }
play-curtain-enter = Press Enter when nobody else is looking.{ " " }
play-agree = Others have acted since, or something became known. Does everybody agree to go back? (y/n){ " " }
play-agree-yes = y yes
play-won = You have won.
play-lost = You have lost.
play-keep = s FILE keeps the game, Enter leaves.{ " " }
ask-some = { $least ->
    [0] Up to { $most }: type the numbers with spaces between them, 0 for none.
   *[other] From { $least } to { $most }: type the numbers with spaces between them.
}
ask-exactly = { $n ->
    [1] Choose 1.
   *[other] Exactly { $n }: type the numbers with spaces between them.
}
ask-nothing = Nothing now
help-cards = Your cards
help-not-now = Not now
help-why = { $cards } — { $reason } (? { $rule })
help-chapters = ? and a number shows a chapter or a rule, for example “? 3”. Chapters: { $chapters }
log-earlier = · … { $n } earlier (l shows all)
hint-thinking = Thinking about it …
hint = A bot in your seat would choose: { $answer }. It imagined { $worlds ->
    [one] { $worlds } world that fits
   *[other] { $worlds } worlds that fit
} what you can see.
hint-option = Answer
hint-visits = Tried
hint-value = Looks
hint-chance = { $card } { $percent }

## Not Alone

na-turn = Turn { $round }
na-you-creature = the Creature
na-you-hunted = one of the Hunted
na-token-creature = Creature
na-token-target = Target
na-token-artemia = Artemia
na-beacon = beacon
na-standing = ● is here  ? could be here
na-rescue = Rescue
na-assimilation = Assimilation
na-steps = { $n ->
    [one] { $n } step to go
   *[other] { $n } steps to go
}
na-hunted = Hunted
na-will = Will
na-hand = Hand
na-laid = Laid
na-survival = Survival
na-discard = Discard
na-marks = Effects
na-creature-cards = the Creature · Hunt cards in hand: { $n }, in the deck: { $deck }
na-hunt-discard = last: { $card }
na-in-force = In force: { $cards }
na-own-cards = Your cards:

## Tremble, Humans!

tremble-turn = Turn { $round }
tremble-first = { $seat } acts first
tremble-no-cities = No cities in the row.
tremble-city = City
tremble-type = Centre
tremble-cultural = cultural
tremble-scientific = scientific
tremble-industrial = industrial
tremble-raid = Raid
tremble-search = Search
tremble-fleets = Fleets
tremble-captain = Captain
tremble-people = People
tremble-fuel = Fuel
tremble-ships = At home
tremble-captured = Cities
tremble-credits = Credits
tremble-missions = Missions
tremble-searching = { $turns ->
    [one] { $city }, +{ $n } in { $turns } turn
   *[other] { $city }, +{ $n } in { $turns } turns
}
tremble-army = { $army }, strength { $n }: every search flees or fights.
tremble-decks = City deck: { $cities } · ship deck: { $ships } · credits left: { $credits }
tremble-ship = strength { $strength }, fuel { $fuel }
tremble-reserve = stays at home
tremble-away = searches { $city }
tremble-offer = on offer for { $n } thousand
tremble-missions-of = Missions of { $seat }:

## Predator

predator-round = { $round ->
    [0] Preparation
   *[other] Round { $round }
}
predator-before = before the first turn
predator-objective = Objective { $at } of { $of }:
predator-location = Location, hazards { $at } of { $of }:
predator-deck = Enemy deck
predator-scan = scan { $n }
predator-nobody = nobody
predator-strikes = { $n ->
    [one] { $n } strike coming
   *[other] { $n } strikes coming
}
predator-officer = Officer
predator-recruit = Recruit
predator-attack = Attack
predator-avoids = { $n ->
    [one] avoid { $n } strike
   *[other] avoid { $n } strikes
}
predator-played = Played this turn:
predator-offers = { $name } offers:
predator-player = Player
predator-avatar = Avatar
predator-health = Health
predator-marks = Marks
predator-hand = Hand
predator-own-deck = Deck
predator-discard = Discard
predator-dead = dead
predator-wounds = Your Strike cards:
predator-own = Your cards:
