## Tables of the Encounters family

enc-creep = Each turn they come one space closer.
enc-deck = Deck
enc-clear = clear
enc-seen = seen
enc-known = known to be { $name }
enc-down = A card lying face down: { $space }
enc-scan-cost = Scan: { $n } Attack
enc-short = { $n } short
enc-short-brief = { $n } short
enc-barred = not now
enc-attached = lies at { $space }
enc-hq = { $name } · recruit from here
enc-left = { $n } left
enc-cost-n = costs { $n } Recruit
enc-attack = attack
enc-recruit = recruit
enc-avoid = avoid
enc-attack-n = Attack { $n }
enc-recruit-n = Recruit { $n }
enc-health-n = Health { $n }
enc-defence-n = Defence { $n }
enc-strikes-coming = { $count ->
    [one] { $count } strike coming
   *[other] { $count } strikes coming
  }
enc-strikes-follow = { $count ->
    [one] { $count } strike follows
   *[other] { $count } strikes follow
  }
enc-no-strikes = no strikes
enc-combat-empty = nobody here
enc-strikes-you = strikes in every Strike phase
enc-end-sure = { $count ->
    [one] You still hold { $count } card you could play. What is left in hand is discarded.
   *[other] You still hold { $count } cards you could play. What is left in hand is discarded.
  }
enc-spend = Your hand is empty. Spend what you have, or end the phase.
enc-nothing-left = Your hand is empty, and nothing more can be done.
enc-played = Played
enc-played-by = Played by { $name }
enc-copy = a copy
enc-used = used up
enc-objective = Objective { $at } of { $of }
enc-location = Location · hazards { $at } of { $of }
enc-objective-short = Objective { $at } of { $of }
enc-location-short = Hazards: { $at } of { $of }
enc-health-of = Health { $left } of { $of }
enc-wounds = { $damage } of { $of } wounds
enc-marks = { $count ->
    [one] { $count } Mark
   *[other] { $count } Marks
  }
enc-dead = dead
enc-no-avatar = No Avatar yet
enc-choose-avatar = Choose who you are.
enc-piles = Deck { $deck } · discard { $discard }
enc-team = Team
enc-in-hand = Cards in hand
enc-away = away
enc-look-at = Open cards of { $name }
enc-eyes = Play as { $name }
enc-offers = Coordinate
enc-offers-you = { $name } offers a card
enc-offers-to = { $name } helps { $to }
enc-offer-term = { $term }.
enc-offer-text = You may play a copy this turn, at any time of the Action phase. { $name } keeps the card.
enc-take = Play a copy
enc-later = Not now
enc-known-title = What everybody knows
enc-known-text = Every open pile. Hold or press Space on a card to read it.
enc-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
enc-pile-wounds = Strike cards of { $name }
enc-pile-hand = Hand of { $name }
enc-pile-discard = Discard pile of { $name }
enc-pile-graveyard = Killed cards of { $name }
enc-pile-front = In front of { $name }
enc-pile-strikes = Strike cards, discarded
enc-pile-dead = Dead Enemies
enc-pile-spent = Events and Hazards, done
enc-pile-removed = Out of the game
enc-preparation = Preparation
enc-turn-of = { $name }: turn { $turn }
enc-acts-now = it is their turn
enc-turn-yours = Your turn
enc-goals = Objective and Location
enc-phase-1 = Enemy
enc-phase-2 = Action
enc-phase-3 = Strike
enc-phase-4 = Clean-up

## After the game

enc-num-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
enc-num-kills = { $count ->
    [one] { $count } Enemy killed
   *[other] { $count } Enemies killed
  }
enc-num-strikes = { $count ->
    [one] { $count } strike taken
   *[other] { $count } strikes taken
  }
enc-num-avoided = { $count ->
    [one] { $count } strike avoided
   *[other] { $count } strikes avoided
  }
enc-num-offered = { $count ->
    [one] { $count } card lent to a teammate
   *[other] { $count } cards lent to teammates
  }
enc-num-objectives = { $count ->
    [0] no Objective complete
    [one] { $count } Objective complete
   *[other] { $count } Objectives complete
  }
enc-plot-title = Health of the whole team and Enemies killed, turn by turn
enc-plot-label = Health and kills over the turns. In the end { $health } health left and { $kills } Enemies killed.
enc-plot-health = Health
enc-plot-kills = Killed
enc-col-player = Player
enc-col-damage = damage
enc-col-kills = killed
enc-col-recruited = hired
enc-col-offered = lent

## Before the game

enc-lobby-turn-1 = A new Enemy enters the Wilds, the others creep closer
enc-lobby-turn-2 = Play cards to recruit, scan and fight
enc-lobby-turn-3 = Enemies in the Combat Zone strike
enc-lobby-turn-4 = Discard your cards and draw a new hand
