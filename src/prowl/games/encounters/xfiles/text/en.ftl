### Legendary Encounters: The X-Files in English.

## The game

game-name = The X-Files
kind-starter = Starting card
kinds-starter = Starting cards
kind-special-agent = Special Agent
kinds-special-agent = Special Agents
kind-belief = Belief card
kinds-belief = Belief cards
kind-doubt = Doubt card
kinds-doubt = Doubt cards
kind-academy = Academy character
kinds-academy = Academy characters
kind-syndicate = Syndicate Agent
kinds-syndicate = Syndicate Agents
kind-informant = Informant
kinds-informant = Informants
kind-lead = Lead
kinds-lead = Leads
kind-evidence = Evidence card
kinds-evidence = Evidence cards
kind-strike = Strike card
kinds-strike = Strike cards
kind-end-game = End Game card
kinds-end-game = End Game cards
kind-climax = Climax card
kinds-climax = Climax cards
kind-enemy = Enemy
kinds-enemy = Enemies
kind-event = Event
kinds-event = Events
kind-ally = Ally
kinds-ally = Allies
kind-avatar = Avatar
kinds-avatar = Avatars
phase-1 = Conspiracy Phase
space-s5 = space 5 of the Shadows
space-s4 = space 4 of the Shadows
space-s3 = space 3 of the Shadows
space-s2 = space 2 of the Shadows
space-s1 = space 1 of the Shadows
bureau-firing-range = Firing Range
bureau-infirmary = Infirmary
bureau-records-room = Records Room
bureau-surveillance-van = Surveillance Van
bureau-basement-office = Basement Office

## Words to look up

term-coordinate = Coordinate
term-coordinate-about = In the Action Phase of another player: set this card aside and draw another. That player may play a copy. One card per turn each. Alone: discard it to draw a card.
term-sacrifice = Sacrifice
term-sacrifice-about = In your Action Phase you may defeat this card, from your hand or after playing it, to use the text.
term-vigilant = Vigilant
term-vigilant-about = It stays in play at Clean-up and can be used on any turn by discarding it.
term-ambush = Ambush
term-ambush-about = When revealed, it moves to the Field.
term-apprehend = Apprehend
term-apprehend-about = It is fought with Recruit Points.
term-elude = Elude
term-elude-about = At the end of a turn in the Field it leaves, and its text is resolved.
term-ferocious = Ferocious
term-ferocious-about = If its strike is a Miss, take on until it is not.
term-frightening = Frightening
term-frightening-about = Before fighting it, discard a card.
term-lethal = Lethal
term-lethal-about = If its strike deals damage, the player is defeated.
term-maul = Maul
term-maul-about = If its strike deals damage, the player also gains a Scar.
term-range = Range
term-range-about = Revealed in the Shadows, it strikes as if in the Field.
term-ravage = Ravage
term-ravage-about = On entering the Field it strikes at once.
term-runner = Runner
term-runner-about = Revealed in the Shadows, it moves one space more at the end of every Conspiracy Phase.
term-stationary = Stationary
term-stationary-about = It is not pushed: other cards jump over it.
term-stealth = Stealth
term-stealth-about = It can't be fought in the Shadows.
term-swift = Swift
term-swift-about = When fought, it strikes first.
term-immunity = Immunity
term-immunity-about = Points from cards of that class can't be used to fight it.
term-vulnerability = Vulnerability
term-vulnerability-about = Its value is 2 lower for each card of that class you have played this turn.
term-scar = Scar
term-scar-about = A Strike card face down under the Avatar: 1 damage, never healed.
term-double-strike = Double Strike
term-double-strike-about = It strikes twice. Avoid each strike by itself.

## Classes and characters

group-burks = Chuck Burks
group-doggett = John Doggett
group-follmer = Brad Follmer
group-gunmen = the Lone Gunmen
group-mulder = Fox Mulder
group-pendrell = Sean Pendrell
group-reyes = Monica Reyes
group-scully = Dana Scully
group-skinner = Walter Skinner

## When a sentence of a card happens

timing-once = Activate:
timing-combo-intel = Activate, if you already played another Intel card:
timing-combo-leadership = Activate, if you already played another Leadership card:
timing-combo-science = Activate, if you already played another Science card:
timing-combo-tech = Activate, if you already played another Tech card:
timing-combo-will = Activate, if you already played another Will card:
timing-reveal = Revealed:
timing-first-reveal = First revealed:
timing-struck = Strike:
timing-death = Defeated:
timing-first-death = First defeated:
timing-elude = Elude:
timing-event = Event:
timing-draw = Drawn in your Action Phase, or held when it begins:
timing-cleanup = Clean-up:
timing-the-end = The End:
timing-on-hit = When the End Game card takes damage:
timing-action-start = At the start of the Action Phase:
timing-belief-played = Whenever a player plays a Belief card:
timing-on-belief = Instead of your Avatar's Belief text, “Lessons from the Past”:
timing-sac = Sacrifice:
timing-now = At once:
timing-game-start = At the start of the game:
timing-discover = To discover:
timing-collect = To collect:
timing-vig-strike-any = Before any player takes a Strike card, discard this card:
timing-vig-drawn-you = After you took a Strike card, discard this card:
timing-vig-drawn-other = After another player took a Strike card, discard this card:
timing-vig-drawn-any = After any player took a Strike card, return this card to the box:

## Keywords

flag-ambush = Ambush.
flag-apprehend = Apprehend.
flag-ferocious = Ferocious.
flag-frightening = Frightening.
flag-lethal = Lethal.
flag-maul = Maul.
flag-range = Range.
flag-ravage = Ravage.
flag-stationary = Stationary.
flag-stealth = Stealth.
flag-swift = Swift.
flag-vigilant = Vigilant.
flag-immune-intel = Immunity to Intel.
flag-immune-leadership = Immunity to Leadership.
flag-immune-science = Immunity to Science.
flag-immune-tech = Immunity to Tech.
flag-immune-will = Immunity to Will.
flag-vulnerable-intel = Vulnerability to Intel.
flag-vulnerable-science = Vulnerability to Science.
flag-vulnerable-tech = Vulnerability to Tech.
flag-vulnerable-will = Vulnerability to Will.

## Avatars

avatar-figures = Rank { $rank }, Defence { $defence }, Health { $health }.
belief-avatar-skinner = Belief, “Pull Rank”:
doubt-avatar-skinner = Doubt, “Chain of Command”:
belief-avatar-mulder = Belief, “Spooky Hunch”:
doubt-avatar-mulder = Doubt, “Trust No One”:
belief-avatar-scully = Belief, “First Do No Harm”:
doubt-avatar-scully = Doubt, “There Must Be an Explanation”:
belief-avatar-doggett = Belief, “Stand Your Ground”:
doubt-avatar-doggett = Doubt, “By the Book”:
belief-avatar-reyes = Belief, “Open Mind”:
doubt-avatar-reyes = Doubt, “Bad Vibrations”:

## What a Lead asks for

deed-spend-attack = pay { $n } Attack.
deed-spend-recruit = pay { $n ->
    [one] { $n } Recruit Point
   *[other] { $n } Recruit Points
}.
deed-play-intel = play { $n ->
    [one] { $n } Intel card
   *[other] { $n } Intel cards
} in one turn.
deed-play-leadership = play { $n ->
    [one] { $n } Leadership card
   *[other] { $n } Leadership cards
} in one turn.
deed-play-science = play { $n ->
    [one] { $n } Science card
   *[other] { $n } Science cards
} in one turn.
deed-play-tech = play { $n ->
    [one] { $n } Tech card
   *[other] { $n } Tech cards
} in one turn.
deed-play-will = play { $n ->
    [one] { $n } Will card
   *[other] { $n } Will cards
} in one turn.
deed-scan-shadows = scan { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the Shadows in one turn.
deed-scan-bureau = scan { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the Bureau in one turn.
deed-recruit = recruit or gain { $n ->
    [one] { $n } character
   *[other] { $n } characters
} in one turn.
deed-fight = fight and defeat { $n ->
    [one] { $n } Enemy
   *[other] { $n } Enemies
} in one turn.
deed-return-belief = return { $n ->
    [one] { $n } Belief card
   *[other] { $n } Belief cards
} to the pile.
deed-discard = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
deed-take-strike = take { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
} that can't be avoided or cancelled.

## What a sentence of a card says

effect-draw = { $who ->
    [each] Each player draws
    [any_other] Another player of your choice draws
   *[you] Draw
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
effect-discard-choice = { $who ->
    [each] Each player discards
   *[you] Discard
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
effect-discard-random = { $who ->
    [each] Each player discards
   *[you] Discard
} { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
}.
effect-belief = { $who ->
    [each] Each player gains
   *[you] Gain
} { $n ->
    [one] { $n } Belief card
   *[other] { $n } Belief cards
}.
effect-doubt = { $who ->
    [each] Each player gains
    [next] The next player gains
   *[you] Gain
} { $n ->
    [one] { $n } Doubt card
   *[other] { $n } Doubt cards
}.
effect-scar = { $who ->
    [each] Each player gains
   *[you] Gain
} { $n ->
    [one] { $n } Scar
   *[other] { $n } Scars
}.
effect-strike = { $who ->
    [each] Each player takes
    [next] The next player takes
   *[you] Take
} { $n ->
    [one] { $n } Strike card
   *[other] { $n } Strike cards
}.
effect-heal = { $n ->
    [all] { $who ->
        [any] A player of your choice heals all Strike cards.
       *[you] Heal all your Strike cards.
    }
    [one] { $who ->
        [any] Heal { $n } Strike card of any player.
        [each] Each player heals { $n } Strike card.
       *[you] Heal { $n } of your Strike cards.
    }
   *[other] { $who ->
        [any] Heal { $n } Strike cards of any player.
        [each] Each player heals { $n } Strike cards.
       *[you] Heal { $n } of your Strike cards.
    }
}
effect-kill-own = { $who ->
    [each] { $where ->
        [hand] { $how ->
            [may] Each player may defeat { $n } card from hand.
           *[must] Each player defeats { $n } card from hand.
        }
       *[other] Each player may defeat { $n } of the own cards.
    }
   *[you] You may defeat { $n } of your cards.
}
effect-next-hand = In your next Clean-up Phase draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
} fewer.
effect-special-agent = Gain the top Special Agent.
effect-gain-from-bureau = Gain a revealed character of cost { $most } or less from the Bureau.
effect-pay = Pay { $n ->
    [one] { $n } Recruit Point
   *[other] { $n } Recruit Points
}:
effect-pay-cards = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}:
effect-resolve-belief = Resolve your Avatar's Belief text.
effect-resolve-doubt = Resolve your Avatar's Doubt text, once a turn.
effect-put-away = Then return this card.
effect-return-doubt = Return 1 Doubt card from your hand or discard pile to its pile.
effect-scan-bureau = Scan { $n ->
    [one] { $n } Bureau space
   *[other] { $n } Bureau spaces
} for free.
effect-scan = Scan { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
} in the Shadows for free.
effect-add = Add { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the Conspiracy Deck.
effect-peek = { $n ->
    [one] Look at { $n } hidden card in the Shadows and leave it hidden.
   *[other] Look at { $n } hidden cards in the Shadows and leave them hidden.
}
effect-hide-bureau = Hide all other revealed cards in the Bureau.
effect-hide-enemies = Hide every revealed Enemy in the Shadows.
effect-leftmost-on = The leftmost card in the Shadows moves 1 space to the left.
effect-informants-on = Every revealed Informant in the Shadows moves 1 space to the left.
effect-purge-bureau = The leftmost revealed character in the Bureau is defeated.
effect-defeat-agent = Defeat a revealed Syndicate Agent.
effect-avoid-it = Avoid the strike.
effect-cancel-it = Cancel the strike.
effect-true-believer = Gain 1 Belief card or +1 Attack.
effect-internal-inquiry = Defeat a revealed Syndicate Agent or scan 2 Bureau spaces for free.
effect-train-bomb = Take 2 Strike cards, or you and the next player take 1 each.
effect-gulag-test = Take 1 Strike card or discard 2 cards.
effect-last-stand = Defeat 1 card from your hand or take 2 Strike cards.
effect-tribunal = Each player discards 2 cards or gains 1 Doubt card.
effect-one-wish = Draw 2 cards, gain 1 Belief card or heal 1 Strike card of any player: your choice.
effect-taken = Defeat a character from your hand that is no starting card; if you have none, any card.
effect-fight-next-player = Pay Attack equal to the next player's Defence and that player takes 1 Strike card; if you can't, you take it.
effect-swap-avatars = You and the next player exchange Avatars with all damage until the end of your next turn.
effect-jeffrey-spender = He goes beneath a revealed Enemy in the Shadows, if there is one: its value is 2 higher, and when it is defeated each player gains 1 Belief card.
effect-fourth-lead = You may bring a random Lead from outside the game into the Shadows, revealed.
effect-modeski = Recruit any Lone Gunmen card from outside the game at its cost.
effect-fear = another player returns a Belief card from hand to its pile. Alone: play a Belief card this turn.
effect-bring-clone = Put Clone hidden in the space to its right, with Evidence cards of its own.
effect-lose-series = The Series is lost.
effect-scarify = { $which ->
    [self] This Strike card becomes a Scar.
   *[newest] Turn your newest Strike card into a Scar.
}
effect-return-enemy = { $which ->
    [self] It returns to the Shadows, hidden.
   *[last] The last defeated Enemy returns to the Shadows, hidden.
}
effect-defeat-in-field = Defeat an Enemy in the Field with a value of { $most } or less.
effect-harden = The End Game card has +{ $n } Health for the rest of the game.
effect-costs = { $kind ->
    [scan_shadows] This turn a scan in the Shadows costs { $n } more.
   *[recruit] This turn characters cost { $n } more.
}
effect-forbid = { $key ->
    [coordinate] This turn nobody can coordinate. Alone: you can't play cards with Coordinate.
    [discuss] Nobody discusses this turn.
    [scan_bureau] The Bureau can't be scanned this turn.
   *[scan_shadows] The Shadows can't be scanned this turn.
}

## What holds while a card lies there

standing-boost-alien-wilds = In the Shadows: the value of Aliens is { $n } higher.
standing-reduce-alien = The value of Aliens is { $n } lower.
standing-reduce-self-combat = In the Field: its value is { $n } lower.
standing-cassandra = A Doubt card returns to its pile without its text.
standing-extinction = Cards that would be discarded are defeated. Whoever has no card left at Clean-up is defeated.
standing-cheaper-first-scan-shadows = The first paid scan in the Shadows each turn costs { $n } less.
standing-cheaper-lead = Payments to Leads are { $n } lower.
standing-cheaper-special-agent = Special Agents cost { $n } less.
standing-cost-recruit = Characters in the Bureau cost { $n } more.
standing-cost-recruit-wilds = In the Shadows: characters in the Bureau cost { $n } more.
standing-cost-scan-bureau = A scan in the Bureau costs { $n } more.
standing-eg-defence = The End Game card has +{ $n } Defence.
standing-eg-health = The End Game card has +{ $n } Health.
standing-forbid-belief = Belief texts can't be resolved.
standing-forbid-belief-combat = In the Field: Belief texts can't be resolved.
standing-forbid-bureau-power = The powers of Bureau spaces can't be used.
standing-forbid-coordinate = Nobody can coordinate.
standing-forbid-heal = Strike cards can't be healed.
standing-forbid-peek = Hidden cards can't be looked at.
standing-forbid-play-on-own-turn = You can't play it on your own turn. Alone you can.
standing-forbid-special-agent = Special Agents can't be recruited or gained.
standing-grant-double-strike = The End Game card has Double Strike; with two it is Triple Strike.
standing-grant-ferocious = The End Game card has Ferocious.
standing-grant-ferocious-combat = In the Field: it has Ferocious.
standing-grant-frightening = The End Game card has Frightening.
standing-grant-immune-leadership = The End Game card has Immunity to Leadership.
standing-grant-maul = The End Game card has Maul.
standing-grant-range = The End Game card has Range.
standing-grant-swift = The End Game card has Swift.

## Questions

ask-setup-avatar = Choose your Avatar
ask-action-detail = Play cards, scan, recruit or fight.
ask-ally-seat = Who gains the Ally “{ $enemy }”?
ask-belief = Which text do you resolve?
ask-defeat-enemy = Which card do you defeat?
ask-either = Which do you choose?
ask-fourth-lead = Bring a random Lead from outside the game?
ask-hire-barracks = Which Lone Gunmen card do you recruit?
ask-host-enemy = Beneath which Enemy does Jeffrey Spender go?
ask-next-to-seat = Who sits to the left of { $seat }?
ask-peek-space = Which hidden card in the Shadows do you want to look at?
ask-power = Use the power of this space: { $bureau }?
ask-ready-enemy = Which Lead do you follow first?
ask-scan-bureau = Which Bureau space do you scan?
ask-scan-space = Which hidden card in the Shadows do you scan?
ask-series-next = Begin game { $n } of 3?
ask-seats = Change seats before the next game?
ask-vigil = { $seat } is about to take a Strike card. Avoid it?
ask-cancel = { $seat } has taken the Strike card “{ $strike }”. Cancel it?
ask-cancel-detail = Use a card in play, or for Fear return a Belief card from your hand.
ask-whom-seat = Which player?
ask-kill-own = Which of your cards do you defeat?
ask-kill-own-detail = It leaves your deck for good.

## Moves

move-avatar = Choose { $avatar }
move-belief-avatar = The Belief text of your Avatar
move-lessons = Lessons from the Past
move-avoid = Avoid the strike with { $own }
move-believe = Cancel it: you have played a Belief card
move-give = Cancel it: return a Belief card
move-cancel = Cancel it with { $own }
move-bureau = { $bureau }
move-climax = Use { $climax }
move-exchange = Discard { $own } and draw a card
move-follow = Follow the Lead { $enemy }
move-next = Begin the next game
move-sacrifice = Sacrifice { $own }
move-scan-bureau = Scan: { $bureau }
move-special-agent = Recruit a Special Agent
move-kill-own = Defeat { $own }
move-copied = Defeat the card of the copy: { $own }
move-belief = Gain 1 Belief card
move-attack = +1 Attack
move-agent = Defeat a Syndicate Agent
move-two-scans = Scan 2 Bureau spaces
move-strikes = Take 2 Strike cards
move-share = One Strike card each
move-one-strike = Take 1 Strike card
move-cards = Discard 2 cards
move-card = Defeat a card from your hand
move-doubt = Gain 1 Doubt card
move-draw = Draw 2 cards
move-heal = Heal 1 Strike card

## What happens

event-avatar-taken = { $seat } is { $avatar }.
event-card-entered = A hidden card enters: { $space }.
event-card-revealed = Revealed: { $enemy }.
event-entered-field = In the Field: { $enemy }.
event-ally-lost = Nobody gains the Ally { $enemy } in the Field.
event-avatars-swapped = { $seat } and { $other } exchange Avatars.
event-belief-returned = { $seat } returns a Belief card.
event-doubt-returned = { $seat } returns a Doubt card.
event-believed = { $seat } resolves a Belief text: { $avatar }.
event-doubted = { $seat } resolves a Doubt text: { $avatar }.
event-bureau-filled = A hidden card comes to the Bureau: { $bureau }.
event-bureau-hidden = Hidden again in the Bureau: { $bureau }.
event-bureau-scanned = { $bureau }: { $barracks } is revealed.
event-character-lost = Defeated in the Bureau: { $barracks }.
event-climax-dealt = { $seat } receives the Climax card { $climax }.
event-clone-came = Clone is on the way: { $space }.
event-eluded = { $enemy } eludes you.
event-end-hit = { $seat } hits { $enemy } with { $strike }: { $n } damage.
event-end-overcome = { $enemy } is overcome.
event-enemy-killed = { $seat } defeats { $enemy }.
event-enemy-returned = { $enemy } returns to the Shadows.
event-evidence-bound = { $enemy } has Evidence in force: { $evidence }.
event-evidence-collected = { $seat } collects { $evidence }. The Lead { $enemy } is done.
event-evidence-discovered = { $seat } follows the Lead { $enemy } and discovers { $evidence }.
event-fought = { $seat } pays { $n } and fights { $enemy }.
event-game-over = The game is over. { $outcome }.
event-got-up = { $seat } gets up again: all Strike cards become Scars, the next turn is lost.
event-hid-beneath = { $enemy } goes beneath { $host }.
event-hidden-again = Hidden again: { $space }.
event-informant-lost = The Informant { $enemy } is defeated.
event-lead-lost = The Lead { $enemy } is defeated.
event-killed-own = { $seat } defeats one of their own cards: { $own }.
event-peeked = { $seat } looks at { $space }: { $enemy }.
event-peeked-hidden = { $seat } looks at { $space }.
event-power-used = { $seat } uses { $bureau }.
event-scarred = { $seat } gains a Scar.
event-series-game-over = Game { $n } of 3 is over. { $outcome }. It brings { $points } points.
event-symptoms = { $seat }: Symptoms { $n }.
event-the-end-began = The End begins. The End Game card is { $enemy }.
event-they-won = { $climax }.
event-turn-skipped = { $seat } loses a turn.
event-turned-into-scar = { $strike } of { $seat } becomes a Scar.
event-vigil-used = { $seat } uses { $own }.
event-died = { $seat } is out.

## What may lie where one cannot look. $cards are names with their chances.

pile-hand = { $seat }, in hand: { $cards }
pile-wilds = { $at ->
    [1] { space-s4 }
    [2] { space-s3 }
    [3] { space-s2 }
    [4] { space-s1 }
   *[other] { space-s5 }
}, hidden: { $cards }
pile-hq = { $at ->
    [1] { bureau-infirmary }
    [2] { bureau-records-room }
    [3] { bureau-surveillance-van }
    [4] { bureau-basement-office }
   *[other] { bureau-firing-range }
}, hidden: { $cards }

## How it ends

outcome-won = The conspiracy is stopped
outcome-won-story = The file is closed, for once with a last page. Somebody will deny it by morning.
outcome-lost-agent = An agent is lost
outcome-lost-agent-story = One desk is empty on Monday. Nobody says why, and the basement light stays off.
outcome-lost-all = No agent is left
outcome-lost-all-story = There is nobody left to believe it. They stop hiding.
outcome-lost-strikes = No Strike cards are left
outcome-lost-strikes-story = Too much has been endured, and it was not enough.
outcome-series-won = Series won
outcome-series-won-story = Nine years of files, and the last one ends well.
outcome-series-lost = Series lost
outcome-series-lost-story = Nine years of files. The last one has no end.
outcome-series-destroyed = The X-Files are destroyed
outcome-series-destroyed-story = A fire in the basement. All that is left is what you remember.

## Table options

setting-seasons = Seasons
setting-seasons-about = Which seasons the Conspiracy Deck is made of. A Series always takes them in order.
setting-seasons-seasons-1-3 = Seasons 1 to 3
setting-seasons-seasons-4-6 = Seasons 4 to 6
setting-seasons-seasons-7-9 = Seasons 7 to 9
setting-seasons-random = Random
setting-seasons-all = All seasons
setting-academy = Academy
setting-academy-about = The four characters whose cards fill the Academy.
setting-academy-first = As in the first game
setting-academy-random = Random
setting-academy-burks = { group-burks }
setting-academy-doggett = { group-doggett }
setting-academy-follmer = { group-follmer }
setting-academy-gunmen = { group-gunmen }
setting-academy-mulder = { group-mulder }
setting-academy-pendrell = { group-pendrell }
setting-academy-reyes = { group-reyes }
setting-academy-scully = { group-scully }
setting-academy-skinner = { group-skinner }
setting-avatars = Avatars
setting-avatars-about = Who you are: chosen, dealt, or as in the first game.
setting-avatars-choose = Chosen
setting-avatars-random = Dealt
setting-avatars-first = As in the first game
setting-informants = Extra Informants
setting-informants-about = Easier: two Informants in each pile instead of one.
setting-informants-1 = One per pile
setting-informants-2 = Two per pile
setting-syndicate = Fewer Syndicate Agents
setting-syndicate-about = Easier: fewer than six Syndicate Agents in the Academy.
setting-syndicate-0 = None
setting-syndicate-1 = One
setting-syndicate-2 = Two
setting-syndicate-3 = Three
setting-syndicate-4 = Four
setting-syndicate-5 = Five
setting-syndicate-6 = Six
setting-start-belief = Start with a Belief card
setting-start-belief-about = Easier: everybody starts with a Belief card in the deck.
setting-start-belief-off = No
setting-start-belief-on = Yes
setting-open-bureau = Open Bureau
setting-open-bureau-about = Easier: the first five cards of the Bureau are characters and lie face up.
setting-open-bureau-off = No
setting-open-bureau-on = Yes
setting-second-chance = Second chance
setting-second-chance-about = Easier: before The End a player defeated by damage loses a turn and goes on with Scars.
setting-second-chance-off = No
setting-second-chance-on = Yes
setting-series = Series
setting-series-about = Three games in a row on one table, with Climax cards between them.
setting-series-off = No
setting-series-on = Yes
setting-scars-stay = Scars stay
setting-scars-stay-about = Harder Series: Scars are not healed between the games.
setting-scars-stay-off = No
setting-scars-stay-on = Yes
setting-they-may-have-won = This Time They May Have Won
setting-they-may-have-won-about = After a lost game the Series itself can be lost.
setting-they-may-have-won-off = No
setting-they-may-have-won-on = Yes
setting-coordinate = Coordinate
setting-coordinate-about = When cards may be coordinated. Copies are played in the Action Phase only.
setting-coordinate-action = In the Action Phase
setting-coordinate-turn = In the whole turn
setting-open-hands = Open hands
setting-open-hands-about = Everybody sees all hands.
setting-open-hands-off = No
setting-open-hands-on = Yes
setting-miss-returns = Misses return
setting-miss-returns-about = A Miss taken for the End Game card is discarded.
setting-miss-returns-off = No
setting-miss-returns-on = Yes
setting-strikes-when-needed = Strikes when needed
setting-strikes-when-needed-about = The lack of Strike cards loses only when one is needed.
setting-strikes-when-needed-off = No
setting-strikes-when-needed-on = Yes
setting-misses-only-loses = Only Misses left
setting-misses-only-loses-about = The team also loses when only Misses are left.
setting-misses-only-loses-off = No
setting-misses-only-loses-on = Yes
setting-solo-swap-fresh = Fresh Avatar
setting-solo-swap-fresh-about = Alone: in a Body Swap the Avatar from the box comes unhurt.
setting-solo-swap-fresh-off = No
setting-solo-swap-fresh-on = Yes
setting-series-new-syndicate = New Syndicate
setting-series-new-syndicate-about = In a Series other Syndicate Agents are drawn for each game.
setting-series-new-syndicate-off = No
setting-series-new-syndicate-on = Yes
setting-clone-optional = Clone does not count
setting-clone-optional-about = Overcoming Replication is enough.
setting-clone-optional-off = No
setting-clone-optional-on = Yes
setting-pressure-round = Growing pressure
setting-pressure-round-about = In the Field the End Game card strikes once more for each full round it has spent there.
setting-pressure-round-off = No
setting-pressure-round-on = Yes

## Cards told as a whole

card-field-agent-text = Everybody starts with seven of them.
card-assault-team-text = Everybody starts with five of them.
card-doggett-marine-text = Activate, if you have 2 Strike cards or more: +{ $n } Attack.
card-eg-infection-text = Double Strike. Clean-up: take 1 Symptom. With 6 Symptoms you are defeated; with 3 or more draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
} fewer. Once a turn: pay 4 Recruit Points and lose 1 Symptom.

## Starting cards, Special Agents, Belief, Doubt

card-field-agent = Field Agent
card-assault-team = Assault Team
card-special-agent-intel = Special Agent (Intel)
card-special-agent-leadership = Special Agent (Leadership)
card-special-agent-science = Special Agent (Science)
card-special-agent-tech = Special Agent (Tech)
card-special-agent-will = Special Agent (Will)
card-belief = Belief
card-doubt = Doubt

## Avatars

card-avatar-skinner = Walter Skinner
card-avatar-mulder = Fox Mulder
card-avatar-scully = Dana Scully
card-avatar-doggett = John Doggett
card-avatar-reyes = Monica Reyes

## The Academy

card-mulder-spooky-reputation = Spooky Reputation
card-mulder-profiler = Profiler
card-mulder-true-believer = True Believer
card-mulder-seeker-of-truth = Seeker of Truth
card-scully-field-autopsy = Field Autopsy
card-scully-physician = Physician
card-scully-skeptic = Healthy Scepticism
card-scully-unshaken = Unshaken Faith
card-skinner-assistant-director = Assistant Director
card-skinner-open-the-files = Open the Files
card-skinner-marine-veteran = Marine Veteran
card-skinner-call-in-favours = Call In Favours
card-doggett-detective = NYPD Detective
card-doggett-task-force = Manhunt Task Force
card-doggett-marine = Ex-Marine
card-doggett-relentless = Relentless
card-reyes-cult-expert = Cult Expert
card-reyes-intuition = Intuition
card-reyes-protector = Protector
card-reyes-second-sight = Second Sight
card-follmer-ambition = Ambition
card-follmer-office-politics = Office Politics
card-follmer-wiretap = Wiretap Order
card-follmer-internal-inquiry = Internal Inquiry
card-pendrell-crime-lab = Crime Lab
card-pendrell-professional-colleagues = Professional Colleagues
card-pendrell-implant-analysis = Implant Analysis
card-pendrell-breakthrough = Breakthrough
card-gunmen-langly = Langly: System Intrusion
card-gunmen-frohike = Frohike: Stakeout
card-gunmen-byers = Byers: Quiet Contacts
card-gunmen-trio = Three of a Kind
card-burks-image-analysis = Image Analysis
card-burks-aura-photography = Aura Photography
card-burks-consultant = Outside Consultant
card-burks-hard-proof = Hard Proof

## Syndicate Agents

card-syn-smoking-man = Cigarette Smoking Man
card-syn-krycek = Alex Krycek
card-syn-first-elder = First Elder
card-syn-strughold = Conrad Strughold
card-syn-fowley = Diana Fowley
card-syn-jeffrey-spender = Jeffrey Spender
card-syn-crew-cut-man = Crew Cut Man
card-syn-blevins = Section Chief Blevins
card-syn-men-in-black = Men in Black
card-syn-gray-haired-man = Grey-Haired Man
card-syn-cardinal = Luis Cardinal
card-syn-shapeshifter = Shapeshifter
card-syn-toothpick-man = Toothpick Man
card-syn-group-member = Syndicate Elder

## Informants

card-inf-deep-throat = Deep Throat
card-inf-x = X
card-inf-covarrubias = Marita Covarrubias
card-inf-cassandra-spender = Cassandra Spender
card-inf-modeski = Susanne Modeski
card-inf-matheson = Senator Matheson
card-inf-fenig = Max Fenig
card-inf-hosteen = Albert Hosteen
card-inf-kritschgau = Michael Kritschgau
card-inf-bruckman = Clyde Bruckman
card-inf-jeremiah-smith = Jeremiah Smith
card-inf-dales = Arthur Dales
card-inf-gibson = Gibson Praise
card-inf-well-manicured-man = Well-Manicured Man
card-inf-melissa = Melissa Scully

## Leads

card-lead-purity-flask = Purity Control Flask
card-lead-neck-implant = Neck Implant
card-lead-digital-tape = Digital Tape
card-lead-mining-files = Mining Company Files
card-lead-boxcar = Buried Boxcar
card-lead-meteor-rock = Tunguska Rock
card-lead-bee-domes = Bee Domes
card-lead-autopsy-video = Autopsy Video
card-lead-abductee-circle = Abductee Circle
card-lead-hospital-ship = Hospital Ship
card-lead-hangar-footage = Hangar Footage
card-lead-missing-agent = Missing Agent

## Evidence

card-ev1-hybrid-army = Hybrid Army
card-ev1-deep-bunkers = Deep Bunkers
card-ev1-twin-fronts = Two Fronts
card-ev1-shock-troops = Shock Troops
card-ev1-orbital-watch = Orbital Watch
card-ev1-human-shields = Human Shields
card-ev1-magnetite-shell = Hardened Shell
card-ev1-mass-graves = Mass Graves
card-ev1-first-blow = First Blow
card-ev2-guarded-labs = Guarded Labs
card-ev2-spare-bodies = Spare Bodies
card-ev2-terror = Public Terror
card-ev2-quarantine = False Quarantine
card-ev2-traitors = Traitors in the Ranks
card-ev2-jammed-lines = Jammed Lines
card-ev2-wounding-weapons = Wounding Weapons
card-ev2-frozen-funds = Frozen Funds
card-ev2-recalled-hunters = Recalled Hunters
card-ev3-checkpoints = Checkpoints
card-ev3-reserves = Reserves
card-ev3-smear-campaign = Smear Campaign
card-ev3-lost-files = Lost Files
card-ev3-tainted-water = Tainted Water
card-ev3-immune-drones = Unfeeling Drones
card-ev3-blackmail = Blackmail
card-ev3-short-supplies = Short Supplies
card-ev3-purged-bureau = Purged Bureau

## Strike cards

card-strike-miss = Miss
card-strike-glancing-blow = Glancing Blow
card-strike-gunshot = Gunshot Wound
card-strike-deep-cut = Deep Cut
card-strike-broken-bones = Broken Bones
card-strike-fear = Fear
card-strike-lost-time = Lost Time
card-strike-concussion = Concussion
card-strike-toxin = Toxic Exposure
card-strike-near-death = Near Death
card-strike-tagged = Tagged

## End Game cards

card-eg-colonization = Colonization
card-eg-extinction = Extinction
card-eg-infection = Infection
card-eg-replication = Replication
card-eg-clone = Clone
card-eg-abduction = Abduction
card-eg-martial-law = Martial Law
card-eg-super-soldiers = Super Soldiers
card-eg-cover-up = Cover-Up

## Climax cards

card-cl-mulder-discredited = Discredited
card-cl-mulder-suspended = Suspended
card-cl-scully-diagnosis = Diagnosis
card-cl-scully-reassigned = Back to Teaching
card-cl-skinner-leash = Nanotech Leash
card-cl-skinner-hearing = Disciplinary Hearing
card-cl-doggett-old-grief = Old Grief
card-cl-doggett-framed = Framed
card-cl-reyes-watched = Under Watch
card-cl-reyes-crash = Car Crash
card-cl-mulder-reincarnation = Reincarnation
card-cl-mulder-anonymous-tip = Anonymous Tip
card-cl-scully-remission = Remission
card-cl-scully-lab-access = Lab Access
card-cl-skinner-old-unit = Old Unit
card-cl-skinner-friends = Friends on the Hill
card-cl-doggett-backup = Backup Arrives
card-cl-doggett-partner = New Partner
card-cl-reyes-guardian = Guardian
card-cl-reyes-numbers = Lucky Numbers
card-cl-this-time-they-may-have-won = This Time They May Have Won

## Season 1

card-s1-tooms = Eugene Victor Tooms
card-s1-jersey-devil = Jersey Devil
card-s1-operating-system = Central Operating System
card-s1-ice-worm = Ice Worm
card-s1-howard-graves = Howard Graves
card-s1-eves = The Eves
card-s1-lively = Cecil L'Ively
card-s1-boggs = Luther Lee Boggs
card-s1-kindred = Brother Martin of the Kindred
card-s1-wood-mites = Wood Mites
card-s1-ev-lost-minutes = Lost Minutes
card-s1-ev-informant-shot = Informant Shot
card-s1-ev-little-green-file = Fallen Craft
card-s1-al-briggs = Detective Frank Briggs

## Season 2

card-s2-flukeman = Flukeman
card-s2-duane-barry = Duane Barry
card-s2-vampire-trinity = Unholy Trinity
card-s2-pfaster = Donnie Pfaster
card-s2-mrs-paddock = Mrs. Paddock
card-s2-conjoined-twin = Lanny's Twin
card-s2-banton = Chester Ray Banton
card-s2-bounty-hunter = Alien Bounty Hunter
card-s2-displays = Subliminal Displays
card-s2-calusari-twin = Vengeful Twin
card-s2-ev-ascension = Taken Up the Mountain
card-s2-ev-outbreak = Prison Outbreak
card-s2-ev-division-closed = Division Closed
card-s2-al-blockhead = Dr. Blockhead

## Season 3

card-s3-oswald = Darin Peter Oswald
card-s3-neech-manley = Neech Manley
card-s3-incanto = Virgil Incanto
card-s3-puppet = The Puppet
card-s3-rappo = Rappo Trimble
card-s3-gargoyle = Gargoyle Spirit
card-s3-pusher = Robert Patrick Modell
card-s3-roaches = Robot Roaches
card-s3-black-oil-host = Black Oil Host
card-s3-big-blue = Big Blue
card-s3-ev-paranoid-delusions = Paranoid Delusions
card-s3-ev-train-bomb = Bomb on the Train
card-s3-ev-sister-killed = Wrong Target
card-s3-al-jose-chung = Jose Chung

## Season 4

card-s4-peacocks = Peacock Brothers
card-s4-betts = Leonard Betts
card-s4-chupacabra = El Chupacabra
card-s4-aboah = Samuel Aboah
card-s4-roche = John Lee Roche
card-s4-golem = Golem
card-s4-franklyn = Dr. Jack Franklyn
card-s4-van-blundht = Eddie Van Blundht
card-s4-bees = Smallpox Bees
card-s4-tunguska-oil = Tunguska Black Oil
card-s4-ev-diagnosis = Inoperable
card-s4-ev-gulag = Gulag Test
card-s4-ev-staged-suicide = Staged Suicide
card-s4-al-penny = Penny Northern

## Season 5

card-s5-mutato = Great Mutato
card-s5-doll = Possessed Doll
card-s5-kill-switch = Kill Switch Intelligence
card-s5-strickland = Ronnie Strickland
card-s5-pincus = Greg Pincus
card-s5-moth-men = Moth Men
card-s5-linda-bowman = Linda Bowman
card-s5-rebels = Faceless Rebels
card-s5-starkey = Aaron Starkey
card-s5-skur = Edward Skur
card-s5-ev-office-fire = Office Fire
card-s5-ev-false-trail = False Trail
card-s5-ev-burning = Burning at the Dam
card-s5-al-hartwell = Sheriff Hartwell

## Season 6

card-s6-gestating-alien = Newborn Alien
card-s6-boarding-party = Boarding Party
card-s6-weinsider = Wayne Weinsider
card-s6-maurice-lyda = Maurice and Lyda
card-s6-pinker-rawls = Pinker Rawls
card-s6-dhole = Wanshang Dhole
card-s6-tulpa = Tulpa
card-s6-sea-parasite = Sea Parasite
card-s6-oates = Bernard Oates
card-s6-nanites = Blood Nanites
card-s6-ev-body-swap = Body Swap
card-s6-ev-massacre = Hangar Massacre
card-s6-ev-hallucination = Shared Hallucination
card-s6-al-fellig = Alfred Fellig

## Season 7

card-s7-rob-roberts = Rob Roberts
card-s7-undead = Raised Dead
card-s7-tony-reed = Tony Reed
card-s7-peattie = Orell Peattie
card-s7-maitreya = Maitreya
card-s7-beetles = Tobacco Beetles
card-s7-jenn = Jenn
card-s7-fear-entity = Fear Entity
card-s7-chimera = Chimera
card-s7-bellefleur-hunter = Hunter in Bellefleur
card-s7-ev-brain-surgery = Brain Surgery
card-s7-ev-starlight = Starlight
card-s7-ev-taken = Taken
card-s7-al-weems = Henry Weems

## Season 8

card-s8-bat-creature = Bat Creature
card-s8-spine-slug = Spine Slug
card-s8-billy-underwood = Billy Underwood
card-s8-tipet = Anthony Tipet
card-s8-pearce = Ray Pearce
card-s8-fakir = Vengeful Fakir
card-s8-medusa = Tunnel Organism
card-s8-randall-cooper = Randall Cooper
card-s8-billy-miles = Billy Miles
card-s8-wandering-evil = Wandering Evil
card-s8-ev-grave = Open Grave
card-s8-ev-not-happening = A Body in the Field
card-s8-ev-clinic = Falsified Records
card-s8-al-leyla = Leyla Harrison

## Season 9

card-s9-knowle-rohrer = Knowle Rohrer
card-s9-kobold = Josef Kobold
card-s9-lukesch = Erwin Lukesch
card-s9-lokensgard = Dylan Lokensgard
card-s9-reborn-avenger = Reborn Avenger
card-s9-fassl = Robert Fassl
card-s9-mad-wayne = Mad Wayne
card-s9-imagined-bugs = Imagined Bugs
card-s9-shadow-man = Shadow Man
card-s9-buried-ship = Buried Spacecraft
card-s9-ev-last-stand = Last Stand
card-s9-ev-tribunal = Tribunal
card-s9-ev-kidnapping = Kidnapping
card-s9-al-kersh = Alvin Kersh
