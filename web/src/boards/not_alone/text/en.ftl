## The board of Not Alone

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
