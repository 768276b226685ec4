card-take = Take
card-peek = Peek
card-peek-text = Look at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the deck.
effect-draw-cards = Draw { $n ->
    [one] one card
   *[other] { $n } cards
}.

ask-hide-spot = Where do you hide?
ask-hide-again = You are hidden. You may come out again.
ask-seek-spot = Where is your neighbour?
ask-turn-peek = Do you peek?
ask-turn-take = Do you take a card?
ask-throw = You may throw a card away.
ask-react = Do you throw a card away?
ask-tidy-card = Which card do you lay under the deck?

move-spot = Spot { $spot }
move-withdraw = Come out
move-take = Take a card
move-throw = Throw away { $card }
move-card = Card { $card }

event-wind-blew = The wind blows at spot { $spot }.
event-hid = { $seat } hides at spot { $spot }.
event-hid-hidden = { $seat } hides.
event-withdrew = { $seat } comes out.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-peeked = { $seat } peeks at { $card }.
event-peeked-hidden = { $seat } peeks at the deck.
event-threw = { $seat } throws { $card } away.
event-game-over = The game is over.
